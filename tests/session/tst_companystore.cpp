// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds with company on disk: the books balance, the check proves them, and what is computed from them concerns only
// the person.
#include "companytables.h"
#include "testprogram.h"

#include "session/round/decisions.h"
#include "session/round/me.h"
#include "session/table/seating.h"
#include "session/table/storagejournal.h"
#include "session/worth/historypricing.h"
#include "session/worth/statistics.h"
#include "storage/record/bookkeeping.h"

#include <QTemporaryDir>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::test;
using session::CompanyWish;
using session::TableSession;

class TestCompanyStore : public QObject {
    Q_OBJECT

    static std::unique_ptr<storage::Store> open(const QString& folder) {
        auto store = storage::Store::open(folder, storage::Access::Play);
        if (!store)
            qFatal("%s", store.error().text().c_str());
        return std::move(*store);
    }

    static session::TableKey playerAt(storage::Store& store, bool trial) {
        auto account = store.call([&](storage::Tables& t) {
            return t.accounts.obtain(trial ? "trial" : "player", QStringLiteral("Player"),
                                     trial ? storage::AccountKind::Trial : storage::AccountKind::Standard);
        });
        if (!account)
            qFatal("%s", account.error().text().c_str());
        auto table = key("deluxe", nullptr, trial);
        table.account = account->id;
        table.accountName = trial ? "trial" : "player";
        return table;
    }

    static void prove(storage::Store& store, std::int64_t rounds) {
        const auto report = store.call([](storage::Tables& t) { return t.checker.run(); });
        QVERIFY(report);
        QCOMPARE(report->rounds, rounds);
        QVERIFY2(report->problems.empty(),
                 report->problems.empty() ? "" : report->problems.front().detail.english().c_str());
    }

private slots:
    void theBooksBalance_data() {
        QTest::addColumn<bool>("trial");
        QTest::newRow("seated") << false;
        QTest::newRow("behind") << true;
    }

    void theBooksBalance() {
        QFETCH(bool, trial);
        QTemporaryDir folder;
        auto store = open(folder.path());
        session::StorageJournal journal(*store);
        const auto table = playerAt(*store, trial);
        TableSession s(journal, table);
        s.setCompany(CompanyWish::Full, sharedAnalyser());
        s.open();
        QTRY_COMPARE(s.stage(), TableSession::Stage::Ready);
        const auto settle = [&] {
            if (!QTest::qWaitFor([&] { return !s.isBusy(); }))
                qFatal("the journal doesn't answer");
        };
        Whimsical person(s, trial ? 21 : 20);
        const base::Money before = s.wallet();
        base::Money net;
        storage::Bookings booked;
        int rounds = 0, watched = 0;
        while (rounds < 25) {
            person.draft();
            settle();
            const bool alone = s.slip().isEmpty();
            if (alone ? s.watch() : s.deal()) {
                s.resetSlip();
                continue;
            }
            settle();
            QVERIFY(finish(s, person, settle));
            settle();
            QVERIFY2(s.stage() == TableSession::Stage::Ready, s.failure().text().c_str());
            ++rounds;
            watched += alone ? 1 : 0;
            const auto state = replay(s.events()).value();
            for (const Play& play : state.plays) {
                if (play.player == session::me())
                    net += play.returned - play.stake;
            }
            const auto record = store->call([&](storage::Tables& t) { return t.rounds.record(s.round()); });
            QVERIFY(record);
            QVERIFY(record->events == s.events());
            const auto moved = storage::bookingsOf(s.events(), table.accountName);
            QVERIFY(moved);
            for (const auto& [books, amount] : *moved)
                booked[books] += amount;
        }
        QCOMPARE(s.wallet(), before + net);
        // What the company won or lost is in its own book, and nowhere else.
        using storage::BookKind;
        const auto in = [&](BookKind book) {
            base::Money sum;
            for (const auto& [books, amount] : booked)
                sum += books.credit == book ? amount : books.debit == book ? base::Money{} - amount : base::Money{};
            return sum;
        };
        QCOMPARE(in(BookKind::Stakes), base::Money{});
        QCOMPARE(in(BookKind::Wallet), net);
        QCOMPARE(in(BookKind::Wallet) + in(BookKind::House) + in(BookKind::Company), base::Money{});
        QVERIFY(!in(BookKind::Company).isZero());
        prove(*store, rounds);
        // What is computed from these rounds.
        QVERIFY(session::priceHistory(*store, *store, {}));
        const auto progress =
            store->call([](storage::Tables& t) { return t.prices.progress(session::pricingVersion); });
        QCOMPARE(progress->priced, rounds);
        QCOMPARE(progress->troubled, 0);
        const auto rows = store->call([](storage::Tables& t) { return t.rounds.list({}, 100); });
        for (const auto& row : *rows) {
            const auto price = store->call([&](storage::Tables& t) { return t.prices.find(row.id); });
            QVERIFY(price && *price);
            if (row.state == storage::RoundState::Settled)
                QCOMPARE(row.net(), (*price)->mainNet + (*price)->sideNet);
        }
        const auto told = store->call([&](storage::Tables& t) {
            return session::readStatistics(t, {.account = table.account, .currency = table.currency}, QTimeZone::utc());
        });
        QVERIFY(told);
        QCOMPARE(told->all.rounds, rounds);
        qInfo("%d rounds, %d watched, net %s", rounds, watched, net.text().c_str());
    }

    // Killed in the middle, on disk: the next start finishes it with the people in its log, and the check agrees.
    void anInterruptedRoundIsFinished() {
        QTemporaryDir folder;
        std::vector<std::string> there;
        std::int64_t round = 0;
        for (int killedAfter = 0; killedAfter < 3; ++killedAfter) {
            auto store = open(folder.path());
            session::StorageJournal journal(*store);
            TableSession s(journal, playerAt(*store, true));
            s.setCompany(CompanyWish::Full, sharedAnalyser());
            s.open();
            QTRY_COMPARE(s.stage(), TableSession::Stage::Ready);
            do {
                QVERIFY(!s.watch());
                QTRY_VERIFY(!s.isBusy());
                for (int i = 0; i < killedAfter && s.isPlaying(); ++i) {
                    QVERIFY(!s.answerForCompany());
                    QTRY_VERIFY(!s.isBusy());
                }
            } while (!s.isPlaying());
            round = s.round();
            there.clear();
            for (const Player& player : s.state().players)
                there.push_back(player.id);
            const auto left = store->call([](storage::Tables& t) { return session::settleLeftRounds(t, true); });
            QVERIFY(left);
            QCOMPARE(left->finished, 1);
            const auto record = store->call([&](storage::Tables& t) { return t.rounds.record(round); });
            QVERIFY(record);
            const auto end = replay(record->events).value();
            QVERIFY(std::holds_alternative<RoundSettled>(record->events.back()));
            for (std::size_t i = 0; i < there.size(); ++i)
                QCOMPARE(end.players[i].id, there[i]);
            // Nobody was silent.
            for (const Event& event : record->events) {
                const auto* stood = std::get_if<HandStood>(&event);
                QVERIFY(!stood || stood->cause != Cause::Silence);
            }
            const auto report = store->call([](storage::Tables& t) { return t.checker.run(); });
            QVERIFY(report && report->problems.empty());
        }
    }

    // A decision made among others is priced with their face-up cards gone from the shoe.
    void othersCardsAreSeen() {
        LeanJournal journal(22);
        TableSession s(journal, key("deluxe"));
        s.setCompany(CompanyWish::Full, sharedAnalyser());
        s.open();
        Whimsical person(s, 22);
        std::vector<Events> logs;
        while (logs.size() < 6) {
            const bool watching = logs.size() == 3;
            if (!watching) {
                int mine = 1;
                while (mine < 7 && s.companyDraft().at(seat(mine)))
                    ++mine;
                if (s.heldSeats().empty())
                    QVERIFY(!s.change(&session::BetSlip::set, mainAt(mine), money("10.00")).refusal);
                else
                    QVERIFY(!s.change(&session::BetSlip::set, mainAt(s.heldSeats().front().value), money("10.00"))
                                 .refusal);
            }
            const bool fresh = s.shoe()->drawn == 0;
            QVERIFY(!(watching ? s.watch() : s.deal()));
            QVERIFY(finish(s, person));
            if (fresh)
                logs.clear();
            logs.push_back(s.events());
        }
        const RuleSet& rules = s.rules();
        const auto decisions = session::decisionsSeen(rules, logs, "player");
        QVERIFY(decisions);
        QVERIFY(decisions->size() >= 3);
        for (const auto& seen : *decisions) {
            QVERIFY(seen.decision);
            int open = 0;
            for (std::size_t log = 0; log <= seen.log; ++log) {
                const Events& events = logs[log];
                const std::size_t end = log == seen.log ? seen.event : events.size();
                for (std::size_t i = 0; i < end; ++i) {
                    const auto* dealt = std::get_if<CardDealt>(&events[i]);
                    const auto* burned = std::get_if<CardBurned>(&events[i]);
                    open += (dealt && dealt->faceUp) || (burned && burned->shown) ? 1 : 0;
                    open += std::holds_alternative<HoleTurned>(events[i]) ? 1 : 0;
                }
            }
            QCOMPARE(seen.decision->unseen.total(), rules.cards() - open);
            QVERIFY(open > seen.decision->hand.size() + 8); // including the others' cards
            // Without the others at the table the same hand would be worth something else.
            std::vector<Card> own(seen.decision->hand.begin(), seen.decision->hand.end());
            own.push_back(seen.decision->up);
            auto alone = seen;
            alone.decision->unseen = *analysis::Shoe::without(rules.newShoe(), own);
            const auto price = session::priceOf(rules, seen);
            const auto then = session::priceOf(rules, alone);
            const auto best = static_cast<std::size_t>(price.best);
            QVERIFY(price.worth[best] && then.worth[best]);
            const bool fixed = price.best == Action::Decline || price.best == Action::Surrender;
            QCOMPARE(*price.worth[best] == *then.worth[best], fixed);
        }
        storage::ShoeToPrice shoe{.shoe = 1, .account = 1, .accountKey = "player", .rules = rules, .trouble = {}};
        for (std::size_t i = 0; i < logs.size(); ++i)
            shoe.rounds.push_back({.id = static_cast<std::int64_t>(i) + 1, .events = logs[i], .due = true});
        session::Pricer pricer(rules, sharedAnalyser(), session::Pricer::always);
        const auto prices = pricer.price(shoe);
        QCOMPARE(prices.size(), logs.size());
        int played = 0;
        for (std::size_t i = 0; i < prices.size(); ++i) {
            QVERIFY2(prices[i].trouble.empty(), prices[i].trouble.english().c_str());
            const auto end = replay(logs[i]).value();
            base::Money mine;
            bool staked = false;
            for (const Play& play : end.plays) {
                if (play.player == session::me()) {
                    mine += play.returned - play.stake;
                    staked = true;
                }
            }
            QCOMPARE(prices[i].mainNet + prices[i].sideNet, mine);
            QCOMPARE(prices[i].mainVariance > 0, staked);
            QCOMPARE(prices[i].mainAtStart != 0, staked);
            played += staked ? 1 : 0;
        }
        QVERIFY(played >= 3);
    }
};

OPENSHOE_TEST(TestCompanyStore, Core)
#include "tst_companystore.moc"
