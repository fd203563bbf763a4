// SPDX-License-Identifier: GPL-3.0-or-later
#include "player.h"
#include "testprogram.h"
#include "verified.h"

#include "formats/rulesjson.h"
#include "storage/record/database.h"
#include "storage/record/topups.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace openshoe;
using namespace openshoe::storage;
using base::Money;
using engine::Events;

namespace {

engine::Events opening(const char* currency, Money balance, int firstCard = 0) {
    return {engine::RoundOpened{.currency = currency, .firstCard = firstCard},
            engine::PlayerPresent{.player = {}, .id = "you", .balance = balance}};
}

} // namespace

/// Each table of the store, in a folder of its own.
class TestStorage : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = Store::open(m_folder->path(), Access::Play).value();
        m_account = m_store->call([](Tables& t) { return t.accounts.create("you", QStringLiteral("You")); }).value();
        m_finished = 0;
    }

    void cleanup() { m_store.reset(); }

    void accounts() {
        const auto wallets = m_store->call([&](Tables& t) { return t.accounts.wallets(m_account.id); }).value();
        QCOMPARE(wallets.size(), std::size_t(4));
        QCOMPARE(wallets[0].balance.text(), "5000.00");
        for (const char* key : {"", "You", "a b", "0123456789012345678901234567890123456789x", "you"}) {
            const auto made = m_store->call([&](Tables& t) { return t.accounts.create(key, QStringLiteral("X")); });
            QVERIFY2(!made && made.error().kind == base::Error::Kind::Input, key);
        }
        QVERIFY(!m_store->call([&](Tables& t) { return t.accounts.create("x", QString()); }));
        const auto trial = m_store->call(
            [](Tables& t) { return t.accounts.create("guest", QStringLiteral("Gast"), AccountKind::Trial); });
        VERIFIED(trial);
        VERIFIED(m_store->call([&](Tables& t) { return t.accounts.rename(trial->id, QStringLiteral("Guest")); }));
        const auto found = m_store->call([](Tables& t) { return t.accounts.find("guest"); }).value();
        QCOMPARE(found->name, QStringLiteral("Guest"));
        QCOMPARE(found->kind, AccountKind::Trial);
        QCOMPARE(m_store->call([](Tables& t) { return t.accounts.list(); })->size(), std::size_t(2));
        QCOMPARE(m_store->call([&](Tables& t) { return t.accounts.topUp(m_account.id, "gold"); })->text(),
                 "10000000.00");
        QVERIFY(!m_store->call([&](Tables& t) { return t.accounts.topUp(m_account.id, "roubles"); }));
        QVERIFY(!m_store->call([&](Tables& t) { return t.accounts.topUp(99, "gold"); }));
        QCOMPARE(m_store->call([&](Tables& t) { return t.plays.transfers(m_account.id); })->size(), std::size_t(5));
        clean();
    }

    // The latest goes first, each once; what was opened with stays, and so does what the wallet no longer holds.
    void topUpsAreTakenBack() {
        const auto back = [this] {
            return m_store->call([&](Tables& t) { return TopUps(t.db).takeBack(m_account.id, "gold"); });
        };
        const auto last = [this] {
            return m_store->call([&](Tables& t) { return TopUps(t.db).latest(m_account.id); }).value();
        };
        QVERIFY(last().empty());
        QVERIFY(!back());
        QVERIFY(!m_store->call([&](Tables& t) { return TopUps(t.db).takeBack(99, "gold"); }));
        for (int i = 0; i < 2; ++i)
            VERIFIED(m_store->call([&](Tables& t) { return t.accounts.topUp(m_account.id, "gold"); }));
        QCOMPARE(last().size(), std::size_t(1));
        QCOMPARE(last().at("gold").text(), "5000000.00");
        QCOMPARE(back()->text(), "10000000.00");
        VERIFIED(m_store->call([&](Tables& t) { return t.accounts.topUp(m_account.id, "gold"); }));
        QCOMPARE(back()->text(), "10000000.00");
        QCOMPARE(back()->text(), "5000000.00");
        QVERIFY(last().empty());
        QVERIFY(!back());
        const auto moved = m_store->call([&](Tables& t) { return t.plays.transfers(m_account.id); }).value();
        QCOMPARE(moved.size(), std::size_t(10));
        QCOMPARE(moved[0].reason, "taken-back");
        QCOMPARE(moved[0].amount.text(), "-5000000.00");
        base::Money sum;
        for (const TransferRow& row : moved)
            sum += row.currency == "gold" ? row.amount : base::Money{};
        QCOMPARE(sum.text(), "5000000.00");
        const auto days =
            m_store->call([&](Tables& t) { return t.sums.balances(m_account.id, "gold", QTimeZone::utc()); }).value();
        QCOMPARE(days.back().balance.text(), "5000000.00");
        clean();
        // Lost meanwhile.
        VERIFIED(m_store->call([&](Tables& t) { return t.accounts.topUp(m_account.id, "sweeps"); }));
        const auto rules = rulesOf("classic");
        const auto least = rules.limitIn("sweeps")->min;
        VERIFIED(m_store->call([&](Tables& t) -> base::Result<void> {
            Sql& sql = t.db.sql();
            return sql
                .transaction([&] { // as if it had been played away
                    sql.run("UPDATE books SET balance = balance - ? WHERE kind = 0 AND currency = 'sweeps'",
                            base::Money::minor(2'500'00) + least);
                    return 0;
                })
                .map([](int) {});
        }));
        const auto refused = m_store->call([&](Tables& t) { return TopUps(t.db).takeBack(m_account.id, "sweeps"); });
        QVERIFY(!refused && refused.error().kind == base::Error::Kind::Input);
        QVERIFY2(refused.error().text().find("no longer holds it") != std::string::npos,
                 refused.error().text().c_str());
    }

    void shoes() {
        const auto rules = rulesOf("deluxe");
        QVERIFY(!m_store->call([&](Tables& t) { return t.shoes.inUse(m_account.id, rules); })->has_value());
        const auto seed = fairness::Seed::draw();
        const auto shoe = m_store->call([&](Tables& t) { return t.shoes.create(m_account.id, rules, seed); });
        VERIFIED(shoe);
        QCOMPARE(shoe->seed.number, 1);
        QCOMPARE(shoe->commitment, seed.commitment());
        QCOMPARE(shoe->variant, "deluxe");
        const auto named = m_store->call([&](Tables& t) {
            return t.shoes.setClientSeed(shoe->id, fairness::ClientSeed::fromText("schön", {}).value());
        });
        VERIFIED(named);
        QCOMPARE(m_store->call([&](Tables& t) { return t.shoes.inUse(m_account.id, rules); })->value().seed,
                 named->seed);
        // Another for the same game finishes the first; other games have their own.
        const auto second =
            m_store->call([&](Tables& t) { return t.shoes.create(m_account.id, rules, fairness::Seed::draw()); });
        VERIFIED(second);
        QCOMPARE(second->seed.number, 2);
        QVERIFY(m_store->call([&](Tables& t) { return t.shoes.find(shoe->id); })->value().finished);
        VERIFIED(m_store->call(
            [&](Tables& t) { return t.shoes.create(m_account.id, rulesOf("boxes"), fairness::Seed::draw()); }));
        QVERIFY(m_store->call([&](Tables& t) { return t.shoes.inUse(m_account.id, rules); })->has_value());
        // Even if its rules were different then: what was played from it can be verified from now on.
        auto edited = rules;
        edited.decks = 2;
        VERIFIED(m_store->call([&](Tables& t) { return t.shoes.create(m_account.id, edited, seed); }));
        QVERIFY(!m_store->call([&](Tables& t) { return t.shoes.inUse(m_account.id, rules); })->has_value());
        QVERIFY(m_store->call([&](Tables& t) { return t.shoes.find(second->id); })->value().finished);
        QVERIFY(m_store->call([&](Tables& t) { return t.shoes.inUse(m_account.id, rulesOf("boxes")); })->has_value());
        VERIFIED(m_store->call([&](Tables& t) { return t.shoes.finish(second->id); }));
        QVERIFY(!m_store->call([&](Tables& t) { return t.shoes.finish(99); }));
        QVERIFY(!m_store->call([&](Tables& t) { return t.shoes.setClientSeed(second->id, {}); }));
        QCOMPARE(m_store->call([&](Tables& t) { return t.shoes.list(m_account.id, 10); })->size(), std::size_t(4));
        clean();
    }

    void aRoundThatCannotBe() {
        const auto rules = rulesOf("rundown");
        const auto shoe =
            m_store->call([&](Tables& t) { return t.shoes.create(m_account.id, rules, fairness::Seed::draw()); })
                .value();
        const auto begin = [&](const Events& events) {
            return m_store->call([&](Tables& t) { return t.journal.begin(m_account.id, rules, shoe.id, events); });
        };
        const Money wallet = Money::minor(5'000'00);
        QVERIFY(!begin({}));
        QVERIFY(!begin({engine::BettingClosed{}}));
        QVERIFY(!begin(opening("usd", wallet, 5)));
        QVERIFY(!begin(opening("usd", Money::minor(1))));
        const auto round = begin(opening("usd", wallet));
        VERIFIED(round);
        QCOMPARE(round->round, RoundId(1));
        QVERIFY(!begin(opening("usd", wallet))); // one at a time
        QVERIFY(!m_store->call([&](Tables& t) { return t.accounts.topUp(m_account.id, "usd"); }));
        QVERIFY(!m_store->call([&](Tables& t) { return TopUps(t.db).takeBack(m_account.id, "usd"); }));
        const auto append = [&](const Events& events) {
            return m_store->call([&](Tables& t) { return t.journal.append(round->round, events); });
        };
        const auto stake = [](std::int64_t minor) {
            return engine::StakePlaced{.player = {}, .seat = {1}, .amount = Money::minor(minor)};
        };
        QVERIFY(!append({engine::HandHit{.seat = {1}}}));                // doesn't fold
        QVERIFY(!append({engine::RoundOpened{.currency = "usd"}}));      // a round within the round
        QVERIFY(!append({engine::SeatTaken{{}, {1}}, stake(5'000'02)})); // more than there is
        QVERIFY(!m_store->call([&](Tables& t) { return t.journal.append(77, {}); }));
        const auto staked = append({engine::SeatTaken{{}, {1}}, stake(10'00)});
        VERIFIED(staked);
        QCOMPARE(m_store->call([&](Tables& t) { return t.accounts.balance(m_account.id, "usd"); })->text(), "4990.00");
        QVERIFY(!append({engine::RoundCancelled{}})); // something lies on the table
        QVERIFY(!m_store->call([&](Tables& t) { return t.shoes.finish(shoe.id); }));
        QVERIFY(!m_store->call([&](Tables& t) { return t.shoes.setClientSeed(shoe.id, {}); }));
        const auto row = m_store->call([&](Tables& t) { return t.rounds.find(round->round); });
        QCOMPARE(row->value().wagered.text(), "10.00");
        clean();
        VERIFIED(append({engine::StakeReturned{.player = {}, .seat = {1}, .amount = Money::minor(10'00)}}));
        VERIFIED(append({engine::RoundCancelled{}}));
        QCOMPARE(m_store->call([](Tables& t) { return t.rounds.count({}); }).value(), 0);
        QCOMPARE(begin(opening("usd", wallet))->round, RoundId(1)); // the number is free again
        clean();
    }

    void roundsWithoutPlaysAreNotKept() {
        const auto rules = rulesOf("rundown");
        const auto boxes = rulesOf("boxes");
        const auto start = [&](const engine::RuleSet& game, const char* currency) {
            const auto shoe =
                m_store->call([&](Tables& t) { return t.shoes.create(m_account.id, game, fairness::Seed::draw()); })
                    .value();
            return m_store
                ->call([&](Tables& t) {
                    return t.journal.begin(m_account.id, game, shoe.id, opening(currency, Money::minor(5'000'00)));
                })
                .value()
                .round;
        };
        const RoundId first = start(rules, "usd");
        const RoundId second = start(boxes, "coin");
        const auto end = [&](RoundId round) {
            return m_store
                ->call([&](Tables& t) {
                    return t.journal.append(round, {engine::BettingClosed{}, engine::RoundSettled{}});
                })
                .value();
        };
        QVERIFY(end(first).finished); // a later round already has its number: it stays
        QVERIFY(!end(second).finished);
        QCOMPARE(m_store->call([](Tables& t) { return t.rounds.count({}); }).value(), 1);
        clean();
    }

    void sixGames() {
        for (const TestGame& game : testGames)
            play(game, 25);
        const auto rounds = m_store->call([](Tables& t) { return t.rounds.list({}, 10'000); }).value();
        QCOMPARE(static_cast<std::int64_t>(rounds.size()),
                 m_store->call([](Tables& t) { return t.rounds.count({}); }).value());
        QVERIFY(m_finished > 100);
        for (const RoundRow& row : rounds) {
            QCOMPARE(row.values.size(), row.results.size());
            const auto record = m_store->call([&](Tables& t) { return t.rounds.record(row.id); });
            VERIFIED(record);
            QVERIFY(engine::replay(record->events));
            QCOMPARE(record->rules.id, row.variant);
            Money net;
            const auto plays = m_store->call([&](Tables& t) { return t.plays.ofRound(row.id); });
            VERIFIED(plays);
            for (const PlayRow& p : *plays)
                net += p.returned - p.stake;
            QCOMPARE(net, row.net());
        }
        const auto last = m_store->call([&](Tables& t) { return t.rounds.lastPlayed(m_account.id); });
        QCOMPARE(last->size(), std::size_t(6));
        for (const LastRound& one : *last) {
            const RoundFilter of{.account = m_account.id, .variant = one.variant};
            const auto newest = m_store->call([&](Tables& t) { return t.rounds.list(of, 1); });
            VERIFIED(newest);
            QCOMPARE(one.started, newest->front().started);
            QCOMPARE(one.currency, newest->front().currency);
            QCOMPARE(one.net, newest->front().net());
            QCOMPARE(one.state, newest->front().state);
        }
        clean();
    }

    // A session ends where somebody sits down elsewhere; what others play meanwhile is none of it.
    void sessions() {
        const AccountRow you = m_account;
        const auto newest = [&] { return m_store->call([](Tables& t) { return t.rounds.list({}, 1000); }).value(); };
        play({"rundown", "usd"}, 6);
        const auto before = newest();
        play({"classic", "gold"}, 4);
        m_account = m_store->call([](Tables& t) { return t.accounts.create("other", QStringLiteral("X")); }).value();
        play({"rundown", "usd"}, 3);
        m_account = you;
        play({"classic", "gold"}, 5);
        std::int64_t count = 0;
        RoundId first = 0;
        Money net;
        for (const RoundRow& row : newest()) {
            if (row.account != you.id || row.variant != "classic")
                continue;
            ++count;
            first = row.id;
            net += row.net();
        }
        const auto all = newest();
        const auto session = m_store->call([&](Tables& t) { return t.rounds.sittingUntil(all.front().id); });
        VERIFIED(session);
        QVERIFY(count > 5 && first > before.front().id);
        QCOMPARE(session->rounds, count);
        QCOMPARE(session->first, first);
        QCOMPARE(session->last, all.front().id);
        QCOMPARE(session->net, net);
        QCOMPARE(session->ended, *all.front().ended);
        const auto earlier = m_store->call([&](Tables& t) { return t.rounds.sittingUntil(before.front().id); });
        VERIFIED(earlier);
        QCOMPARE(earlier->rounds, static_cast<std::int64_t>(before.size()));
        QCOMPARE(earlier->first, before.back().id);
        clean();
    }

    void pagesAndFilters() {
        play({"rundown", "usd"}, 60);
        play({"classic", "gold"}, 40);
        const auto all = m_store->call([](Tables& t) { return t.rounds.list({}, 1000); }).value();
        const auto plain = [&](const RoundFilter& filter, auto pass) {
            std::vector<RoundId> expected;
            for (const RoundRow& row : all) {
                if (pass(row))
                    expected.push_back(row.id);
            }
            std::vector<RoundId> found;
            for (std::optional<RoundId> before;;) {
                const auto page = m_store->call([&](Tables& t) { return t.rounds.list(filter, 7, before); }).value();
                for (const RoundRow& row : page)
                    found.push_back(row.id);
                if (page.size() < 7)
                    break;
                before = page.back().id;
            }
            QCOMPARE(found, expected);
            QCOMPARE(m_store->call([&](Tables& t) { return t.rounds.count(filter); }).value(),
                     static_cast<std::int64_t>(expected.size()));
        };
        plain({}, [](const RoundRow&) { return true; });
        plain({.account = m_account.id}, [](const RoundRow&) { return true; });
        plain({.account = 99}, [](const RoundRow&) { return false; });
        plain({.variant = "classic"}, [](const RoundRow& r) { return r.variant == "classic"; });
        plain({.variant = "unknown"}, [](const RoundRow&) { return false; });
        plain({.account = m_account.id, .currency = "usd"}, [](const RoundRow& r) { return r.currency == "usd"; });
        for (const auto result :
             {engine::PlayResult::Win, engine::PlayResult::Returned, engine::PlayResult::EvenMoney}) {
            plain({.account = m_account.id, .ending = result}, [&](const RoundRow& r) {
                return std::find(r.results.begin(), r.results.end(), result) != r.results.end();
            });
        }
        plain({.account = m_account.id, .sideBetWon = true}, [](const RoundRow& r) { return !r.sideBets.empty(); });
        plain({.account = m_account.id, .state = RoundState::Returned},
              [](const RoundRow& r) { return r.state == RoundState::Returned; });
        const QDateTime from = all[all.size() / 2].started;
        plain({.account = m_account.id, .from = from}, [&](const RoundRow& r) { return r.started >= from; });
        plain({.account = m_account.id, .variant = "rundown", .to = from},
              [&](const RoundRow& r) { return r.variant == "rundown" && r.started < from; });
    }

    void playRecord() {
        play({"rundown", "usd"}, 60);
        const PlayFilter filter{.account = m_account.id};
        std::vector<PlayRow> plays;
        for (std::optional<PlayPlace> before;;) {
            const auto page = m_store->call([&](Tables& t) { return t.plays.list(filter, 9, before); }).value();
            plays.insert(plays.end(), page.begin(), page.end());
            if (page.size() < 9)
                break;
            before = PlayPlace{page.back().round, page.back().number};
        }
        // From the newest back: each running balance is the previous one plus the play's own net; top-ups happen
        // between rounds.
        for (std::size_t i = 0; i + 1 < plays.size(); ++i) {
            if (plays[i].round == plays[i + 1].round)
                QCOMPARE(plays[i].balance - (plays[i].returned - plays[i].stake), plays[i + 1].balance);
        }
        QCOMPARE(plays.front().balance,
                 m_store->call([&](Tables& t) { return t.accounts.balance(m_account.id, "usd"); }).value());
        const auto totals = m_store->call([&](Tables& t) { return t.plays.totals(filter); }).value();
        QCOMPARE(totals.size(), std::size_t(1));
        QCOMPARE(totals[0].plays, static_cast<std::int64_t>(plays.size()));
        PlayFilter sides = filter;
        sides.kind = engine::StakeKind::Side;
        const auto sidePlays = m_store->call([&](Tables& t) { return t.plays.list(sides, 100); });
        VERIFIED(sidePlays);
        for (const PlayRow& p : *sidePlays)
            QVERIFY(!p.bet.empty() && !p.outcome.empty());
    }

    void jobsInOrder() {
        std::vector<QFuture<int>> futures;
        int order = 0;
        for (int i = 0; i < 20; ++i)
            futures.push_back(m_store->post([&order](Tables&) { return order++; }));
        for (int i = 0; i < 20; ++i)
            QCOMPARE(futures[static_cast<std::size_t>(i)].result(), i);
        // A job that calls the store again doesn't deadlock.
        QCOMPARE(m_store->call([&](Tables&) { return m_store->call([](Tables&) { return 7; }); }), 7);
    }

    void readersWhilePlaying() {
        play({"premium", "sweeps"}, 5);
        const auto reader = Store::open(m_folder->path(), Access::Read);
        VERIFIED(reader);
        QCOMPARE((*reader)->call([](Tables& t) { return t.rounds.count({}); }).value(),
                 m_store->call([](Tables& t) { return t.rounds.count({}); }).value());
        QVERIFY(!(*reader)->call([&](Tables& t) { return t.accounts.topUp(m_account.id, "usd"); }));
        play({"premium", "sweeps"}, 2);
        QVERIFY((*reader)->call([](Tables& t) { return t.checker.run(); })->problems.empty());
    }

private:
    void play(const TestGame& game, int rounds) {
        TestPlayer player(*m_store, m_account, rulesOf(game.variant), game.currency, 4711);
        player.onFinished = [this](const FinishedRound& round) { isAsRead(round); };
        for (int i = 0; i < rounds; ++i)
            VERIFIED(player.playRound());
    }

    // What the last step of a round hands over is what anyone would read.
    void isAsRead(FinishedRound round) {
        const RoundId id = round.row.id;
        const auto record = m_store->call([&](Tables& t) { return t.rounds.record(id); });
        VERIFIED(record);
        QVERIFY(round.row == record->row);
        QVERIFY(round.table == *engine::replay(record->events));
        auto plays = m_store->call([&](Tables& t) { return t.plays.ofRound(id); }).value();
        QCOMPARE(round.plays.size(), plays.size());
        for (std::size_t i = 0; i < plays.size(); ++i) {
            QCOMPARE(formats::playedRulesToJson(*round.plays[i].rules), formats::playedRulesToJson(*plays[i].rules));
            round.plays[i].rules = plays[i].rules;
            QVERIFY(round.plays[i] == plays[i]);
        }
        m_finished += 1;
    }

    void clean() {
        const auto report = m_store->call([](Tables& t) { return t.checker.run(); });
        VERIFIED(report);
        QVERIFY2(report->problems.empty(),
                 report->problems.empty() ? "" : report->problems.front().detail.english().c_str());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Store> m_store;
    AccountRow m_account;
    int m_finished = 0; ///< rounds
};

OPENSHOE_TEST(TestStorage, Core)
#include "tst_storage.moc"
