// SPDX-License-Identifier: GPL-3.0-or-later
#include "filler.h"
#include "player.h"
#include "testprogram.h"
#include "verified.h"

#include "storage/record/database.h"
#include "storage/tallies/tallies.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <map>
#include <random>
#include <set>
#include <tuple>

using namespace openshoe;
using namespace openshoe::storage;
using base::Money;

namespace {

bool near(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::max({1.0, std::abs(a), std::abs(b)});
}

bool same(const RoundSums& a, const RoundSums& b) {
    return a.rounds == b.rounds && a.plays == b.plays && a.staked == b.staked && a.returned == b.returned &&
           a.milliseconds == b.milliseconds && a.priced == b.priced && a.pricedNet == b.pricedNet &&
           a.decisions == b.decisions && a.mistakes == b.mistakes && near(a.cost, b.cost) &&
           near(a.mainAtStart, b.mainAtStart) && near(a.sideAtStart, b.sideAtStart) && near(a.variance, b.variance);
}

} // namespace

/// Filters, counts and sums over many rounds, compared with what each round says.
class TestSums : public QObject {
    Q_OBJECT

    // Everything known about a round.
    struct Known {
        RoundRow row;
        std::vector<PlayRow> plays;
        std::optional<RoundPrice> price;
    };

private slots:
    void initTestCase() {
        m_store = Store::open(m_folder.path(), Access::Play).value();
        fill(*m_store, 3000);
        fillPrices(*m_store);
        read();
        // The last block but two is left as before pricing, and some rounds can't be priced.
        std::vector<RoundPrice> troubled;
        for (RoundId id = 700; id < 730; ++id)
            troubled.push_back({.round = id, .version = 1, .trouble = base::Said::verbatim("made up")});
        VERIFIED(m_store->call([&](Tables& t) { return t.prices.keep(troubled); }));
        tell("DELETE FROM tallies WHERE block = 3");
        tell("DELETE FROM round_lines WHERE block = 3");
        tell("DELETE FROM round_hands WHERE block = 2");
        tell("DELETE FROM round_prices WHERE round BETWEEN 1600 AND 1700");
        tell("DELETE FROM decision_prices WHERE round BETWEEN 1600 AND 1700");
        tell("DELETE FROM side_bet_prices WHERE round BETWEEN 1600 AND 1700");
        read();
        QCOMPARE(blocks(), 4);
        const RoundId open = m_store->call([](Tables& t) { return leaveOpen(t, 1); });
        QCOMPARE(m_known.back().row.id, open - 1);
        read();
    }

    void everyFilter() {
        std::mt19937 random(5);
        int nothing = 0;
        for (int i = 0; i < 400; ++i) {
            const RoundFilter filter = someFilter(random);
            RoundFilter unpriced = filter;
            unpriced.mistake.reset();
            std::vector<RoundId> expected;
            for (const Known& known : m_known) {
                if (passes(known, filter))
                    expected.insert(expected.begin(), known.row.id);
                // As a round that has just ended is judged, before it is priced.
                QCOMPARE(storage::passes(known.row, unpriced), passes(known, unpriced));
                QVERIFY(!filter.mistake || !storage::passes(known.row, filter));
            }
            nothing += expected.empty() ? 1 : 0;
            QCOMPARE(listed(filter, 1 + static_cast<int>(random() % 90)), expected);
            QCOMPARE(m_store->call([&](Tables& t) { return t.rounds.count(filter); }).value(),
                     static_cast<std::int64_t>(expected.size()));
        }
        QVERIFY(nothing > 20 && nothing < 300);
    }

    // How many rounds were dealt from it, and when; the account's shoes, page by page.
    void everyShoe() {
        std::map<AccountId, std::vector<ShoeId>> shoes;
        std::map<ShoeId, std::vector<const RoundRow*>> dealt;
        for (const Known& known : m_known) {
            if (known.row.state != RoundState::Open)
                dealt[known.row.shoe].push_back(&known.row);
        }
        for (const auto& [key, rounds] : dealt) {
            const ShoeId shoe = key;
            shoes[rounds.front()->account].insert(shoes[rounds.front()->account].begin(), shoe);
            const ShoeUse use = m_store->call([&](Tables& t) { return t.shoes.use(shoe); }).value();
            QCOMPARE(use.rounds, std::ssize(rounds));
            QCOMPARE(use.began, rounds.front()->started);
            QCOMPARE(use.ended, rounds.back()->ended);
        }
        QVERIFY(std::ranges::any_of(dealt, [](const auto& one) { return one.second.size() > 5; }));
        const ShoeUse unused = m_store->call([](Tables& t) { return t.shoes.use(999'999); }).value();
        QVERIFY(unused.rounds == 0 && !unused.began && !unused.ended);
        for (const auto& [key, known] : shoes) {
            const AccountId account = key;
            std::vector<ShoeId> listed;
            std::optional<ShoeId> before;
            for (;;) {
                const auto page =
                    m_store->call([&](Tables& t) { return t.shoes.list(account, 7, before); }).value();
                if (page.empty())
                    break;
                for (const ShoeRow& shoe : page)
                    listed.push_back(shoe.id);
                before = listed.back();
            }
            std::erase_if(listed, [&](ShoeId shoe) { return !dealt.contains(shoe); });
            QCOMPARE(listed, known);
        }
    }

    void mistakesOfEveryKind() {
        std::mt19937 random(6);
        for (int i = 0; i < 100; ++i) {
            MistakeFilter filter{.rounds = someFilter(random), .kind = {}, .atLeast = Mark::Best};
            if (random() % 2 == 0)
                filter.kind = static_cast<DecisionKind>(random() % 4);
            if (random() % 6 == 0)
                filter.kind = DecisionKind::SideBet;
            filter.atLeast = static_cast<Mark>(random() % markCount);
            filter.sideBets = random() % 2 == 0;
            std::vector<std::tuple<double, RoundId, bool, int>> expected; // in sort order
            for (const Known& known : m_known) {
                if (!known.price || !passes(known, filter.rounds))
                    continue;
                for (const DecisionPrice& decision : known.price->decisions) {
                    if (decision.mark() >= filter.atLeast && (!filter.kind || decision.kind == *filter.kind))
                        expected.emplace_back(-decision.cost, -known.row.id, false, decision.number);
                }
                for (const SideBetPrice& bet : known.price->sideBets) {
                    if (bet.mark() >= filter.atLeast &&
                        (filter.kind ? filter.kind == DecisionKind::SideBet : filter.sideBets))
                        expected.emplace_back(-bet.cost(), -known.row.id, true, bet.play);
                }
            }
            std::ranges::sort(expected);
            QCOMPARE(m_store->call([&](Tables& t) { return t.prices.mistakeCount(filter); }).value(),
                     static_cast<std::int64_t>(expected.size()));
            const int from = static_cast<int>(random() % 4);
            const auto page = m_store->call([&](Tables& t) { return t.prices.mistakes(filter, 5, from); }).value();
            QCOMPARE(std::ssize(page), std::clamp<std::ptrdiff_t>(std::ssize(expected) - from, 0, 5));
            for (std::size_t at = 0; at < page.size(); ++at) {
                const DecisionPrice& decision = page[at].decision;
                QVERIFY(std::tuple(-decision.cost, -page[at].round, decision.kind == DecisionKind::SideBet,
                                   decision.number) == expected[at + static_cast<std::size_t>(from)]);
            }
        }
    }

    // In every order, from any place on, with what no index has.
    void everySearch() {
        readHands();
        std::mt19937 random(9);
        int found = 0;
        for (int i = 0; i < 300; ++i) {
            const RoundSearch search = someSearch(random);
            std::vector<const Known*> expected;
            std::map<std::string, Money> nets;
            for (const Known& known : m_known) {
                if (known.row.state == RoundState::Open || !passes(known, search))
                    continue;
                expected.push_back(&known);
                nets[known.row.currency] += known.row.net();
            }
            std::ranges::sort(expected, [&](const Known* a, const Known* b) {
                const double first = keyOf(*a, search.order);
                const double second = keyOf(*b, search.order);
                return first != second ? first > second : a->row.id > b->row.id;
            });
            const auto from = static_cast<std::size_t>(random() % (expected.size() + 5));
            const int limit = 1 + static_cast<int>(random() % 100);
            const auto sorted =
                m_store->call([&](Tables& t) { return t.rounds.sorted(search, limit, static_cast<int>(from)); });
            VERIFIED(sorted);
            QCOMPARE(sorted->count, std::ssize(expected));
            QCOMPARE(sorted->rows.size(), std::min(expected.size() - std::min(from, expected.size()),
                                                   static_cast<std::size_t>(limit)));
            for (std::size_t at = 0; at < sorted->rows.size(); ++at)
                QCOMPARE(sorted->rows[at].id, expected[from + at]->row.id);
            if (!search.isPlain()) {
                QVERIFY(m_store->call([&](Tables& t) { return t.rounds.nets(search); }).value() == nets);
                std::vector<RoundId> ids;
                for (const Known* known : expected)
                    ids.push_back(known->row.id);
                std::ranges::sort(ids, std::greater<>());
                const auto page = m_store->call([&](Tables& t) { return t.rounds.found(search, 10'000); }).value();
                QVERIFY(std::ranges::equal(page, ids, {}, &RoundRow::id));
            }
            found += expected.empty() ? 0 : 1;
        }
        QVERIFY(found > 120);
    }

    // Derived data that was damaged is named by the check.
    void damagedLinesAreFound() {
        const auto problems = [this] {
            return m_store->call([](Tables& t) { return t.checker.run(); })->problems.size();
        };
        const auto before = problems();
        tell("UPDATE round_lines SET lines = zeroblob(4) WHERE block = 1");
        QCOMPARE(problems(), before + 1);
        tell("DELETE FROM round_lines WHERE block = 1");
        tell("UPDATE round_hands SET hands = zeroblob(512) WHERE block = 0");
        QCOMPARE(problems(), before + 1);
        tell("DELETE FROM round_hands WHERE block = 0");
        QCOMPARE(problems(), before);
    }

    // Sessions are the account's own rounds of one table, without a break, from the newest back.
    void everySession() {
        for (AccountId account = 1; account <= 3; ++account) {
            std::vector<std::vector<const Known*>> sessions;
            for (const Known& known : m_known) {
                if (known.row.account != account || known.row.state == RoundState::Open)
                    continue;
                const Known* last = sessions.empty() ? nullptr : sessions.back().back();
                if (!last || last->row.variant != known.row.variant || last->row.currency != known.row.currency ||
                    last->row.ended->msecsTo(known.row.started) > qint64{breakOfSessions} * 60 * 1000)
                    sessions.emplace_back();
                sessions.back().push_back(&known);
            }
            std::ranges::reverse(sessions);
            std::vector<SittingRow> rows;
            for (;;) {
                const auto page = m_store
                                      ->call([&](Tables& t) {
                                          return t.rounds.sittings(account, 7,
                                                                   rows.empty() ? std::nullopt
                                                                                : std::optional(rows.back().oldest));
                                      })
                                      .value();
                rows.insert(rows.end(), page.begin(), page.end());
                if (page.size() < 7)
                    break;
            }
            QCOMPARE(rows.size(), sessions.size());
            for (std::size_t i = 0; i < rows.size(); ++i) {
                const auto& rounds = sessions[i];
                Money net;
                double cost = 0;
                double luck = 0;
                std::pair<double, std::pair<RoundId, int>> worst{0, {0, 0}};
                for (const Known* known : rounds) {
                    net += known->row.net();
                    if (!known->price || !known->price->trouble.empty())
                        continue;
                    cost += known->price->cost;
                    luck += luckOf(*known->price);
                    for (const DecisionPrice& one : known->price->decisions) {
                        const double amount = one.cost * static_cast<double>(one.stake.minorUnits());
                        if (one.cost > 1e-9 && amount > worst.first)
                            worst = {amount, {known->row.id, one.number}};
                    }
                }
                QCOMPARE(rows[i].sitting.first, rounds.front()->row.id);
                QCOMPARE(rows[i].sitting.last, rounds.back()->row.id);
                QCOMPARE(rows[i].sitting.rounds, std::ssize(rounds));
                QVERIFY(rows[i].sitting.net == net && rows[i].variant == rounds.front()->row.variant &&
                        rows[i].currency == rounds.front()->row.currency &&
                        rows[i].started == rounds.front()->row.started);
                QVERIFY(near(rows[i].cost, cost) && std::abs(rows[i].luck - luck) < 1e-3);
                QCOMPARE(std::pair(rows[i].worstRound, rows[i].worstDecision), worst.second);
            }
        }
    }

    void playsOfEveryKind() {
        std::mt19937 random(7);
        for (int i = 0; i < 150; ++i) {
            const RoundFilter rounds = someFilter(random);
            PlayFilter filter{.account = rounds.account,
                              .variant = rounds.variant,
                              .currency = rounds.currency,
                              .kind = {},
                              .result = rounds.result,
                              .ending = rounds.ending,
                              .from = rounds.from,
                              .to = rounds.to};
            if (random() % 2 == 0)
                filter.kind = static_cast<engine::StakeKind>(random() % 4);
            std::vector<std::pair<RoundId, int>> expected;
            std::map<std::pair<std::string, std::string>, PlayTotals> totals;
            for (auto known = m_known.rbegin(); known != m_known.rend(); ++known) {
                std::set<std::pair<std::string, std::string>> counted;
                for (auto play = known->plays.rbegin(); play != known->plays.rend(); ++play) {
                    if (!passes(*known, *play, filter))
                        continue;
                    expected.emplace_back(play->round, play->number);
                    PlayTotals& total = totals[{play->variant, play->currency}];
                    total.rounds += counted.insert({play->variant, play->currency}).second ? 1 : 0;
                    ++total.plays;
                    total.staked += play->stake;
                    total.returned += play->returned;
                }
            }
            QCOMPARE(listedPlays(filter, 1 + static_cast<int>(random() % 200)), expected);
            const auto found = m_store->call([&](Tables& t) { return t.plays.totals(filter); }).value();
            QCOMPARE(found.size(), totals.size());
            for (const PlayTotals& total : found) {
                const PlayTotals& right = totals[{total.variant, total.currency}];
                QVERIFY(total.rounds == right.rounds && total.plays == right.plays && total.staked == right.staked &&
                        total.returned == right.returned);
            }
        }
    }

    void byGame() {
        compare([](const Known& k) { return k.row.variant; },
                [&](const RoundFilter& filter) {
                    std::map<std::pair<std::string, std::string>, RoundSums> found;
                    const auto sums = m_store->call([&](Tables& t) { return t.sums.games(filter); }).value();
                    for (const GameSums& sum : sums)
                        found[{sum.variant, sum.currency}] = sum.sums;
                    return found;
                });
    }

    void byDay_data() {
        QTest::addColumn<QByteArray>("zone");
#ifdef Q_OS_WIN
        const char* nepal = "Asia/Katmandu"; // by which Qt 6.4 knows Windows' zone
#else
        const char* nepal = "Asia/Kathmandu";
#endif
        for (const char* zone : {"UTC", "Europe/Berlin", nepal, "America/St_Johns", "Pacific/Chatham"})
            QTest::newRow(zone) << QByteArray(zone);
    }
    void byDay() {
        QFETCH(QByteArray, zone);
        const QTimeZone there(zone);
        QVERIFY(there.isValid());
        compare([&](const Known& k) { return k.row.started.toTimeZone(there).date(); },
                [&](const RoundFilter& filter) {
                    std::map<std::pair<QDate, std::string>, RoundSums> found;
                    const auto sums = m_store->call([&](Tables& t) { return t.sums.days(filter, there); }).value();
                    for (const DaySums& sum : sums)
                        found[{sum.day, sum.currency}] = sum.sums;
                    return found;
                });
    }

    void byUpCard() {
        compare([](const Known& k) { return priced(k) ? k.price->up : 0; },
                [&](const RoundFilter& filter) {
                    std::map<std::pair<int, std::string>, RoundSums> found;
                    const auto sums = m_store->call([&](Tables& t) { return t.sums.upCards(filter); }).value();
                    for (const UpSums& sum : sums)
                        found[{sum.up, sum.currency}] = sum.sums;
                    return found;
                },
                true);
    }

    void bySideBet() {
        std::mt19937 random(9);
        for (int i = 0; i < 40; ++i) {
            const RoundFilter filter = someFilter(random);
            using Key = std::tuple<std::string, std::string, std::string>;
            std::map<Key, SideBetSums> expected;
            for (const Known& known : m_known) {
                for (const PlayRow& play : known.plays) {
                    if (play.kind == engine::StakeKind::Side && passes(known, filter))
                        addSideBet(known, play, expected[{play.variant, play.currency, play.bet}]);
                }
            }
            const auto found = m_store->call([&](Tables& t) { return t.sums.sideBets(filter); }).value();
            QCOMPARE(found.size(), expected.size());
            for (const SideBetSums& sum : found) {
                const SideBetSums& right = expected[{sum.variant, sum.currency, sum.bet}];
                QVERIFY(sum.plays == right.plays && sum.won == right.won && sum.staked == right.staked &&
                        sum.returned == right.returned && sum.priced == right.priced &&
                        sum.pricedNet == right.pricedNet && near(sum.expected, right.expected));
            }
        }
    }

    void byDecision() {
        std::mt19937 random(10);
        for (int i = 0; i < 40; ++i) {
            const RoundFilter filter = someFilter(random);
            std::map<std::pair<DecisionKind, std::string>, DecisionSums> expected;
            for (const Known& known : m_known) {
                if (!known.price || !passes(known, filter))
                    continue;
                for (const DecisionPrice& decision : known.price->decisions) {
                    DecisionSums& sum = expected[{decision.kind, known.row.currency}];
                    ++sum.marks[static_cast<std::size_t>(decision.mark())];
                    sum.staked += decision.stake;
                    sum.cost += decision.cost * static_cast<double>(decision.stake.minorUnits());
                }
                for (const SideBetPrice& bet : known.price->sideBets) {
                    DecisionSums& sum = expected[{DecisionKind::SideBet, known.row.currency}];
                    ++sum.marks[static_cast<std::size_t>(bet.mark())];
                    const auto play = std::ranges::find(known.plays, bet.play, &PlayRow::number);
                    sum.staked += play->stake;
                    sum.cost += bet.cost() * static_cast<double>(play->stake.minorUnits());
                }
            }
            const auto found = m_store->call([&](Tables& t) { return t.sums.decisions(filter); }).value();
            QCOMPARE(found.size(), expected.size());
            for (const DecisionSums& sum : found) {
                const DecisionSums& right = expected[{sum.kind, sum.currency}];
                QVERIFY(sum.marks == right.marks && sum.staked == right.staked && near(sum.cost, right.cost));
            }
        }
    }

    // The final balance is what the wallet holds.
    void balances() {
        const QTimeZone zone("Europe/Berlin");
        for (const AccountId account : {1, 2, 3}) {
            const auto wallets = m_store->call([&](Tables& t) { return t.accounts.wallets(account); }).value();
            for (const WalletRow& wallet : wallets) {
                const auto days =
                    m_store->call([&](Tables& t) { return t.sums.balances(account, wallet.currency, zone); }).value();
                QVERIFY(!days.empty());
                const bool staked = account == 1 && wallet.currency == "usd"; // in the round left open
                QCOMPARE(days.back().balance - (staked ? Money::minor(500) : Money()), wallet.balance);
                Money given;
                Money before;
                for (const DayBalance& day : days) {
                    given += day.given;
                    RoundFilter filter{.account = account, .currency = wallet.currency};
                    filter.from = day.day.startOfDay(zone);
                    filter.to = day.day.addDays(1).startOfDay(zone);
                    Money net;
                    const auto sums = m_store->call([&](Tables& t) { return t.sums.games(filter); }).value();
                    for (const GameSums& sum : sums)
                        net += sum.sums.net();
                    QCOMPARE(day.balance, before + day.given + net);
                    before = day.balance;
                }
                QVERIFY(given.isPositive());
            }
        }
    }

    void readingCanBeStopped() {
        std::vector<double> told;
        const auto going = [&](double part) {
            told.push_back(part);
            return told.size() < 2;
        };
        const RoundFilter filter{.ending = engine::PlayResult::Win};
        const auto stopped = m_store->call([&](Tables& t) { return t.sums.upCards(filter, going); }).value();
        QCOMPARE(told.size(), std::size_t(2));
        QVERIFY(told[0] > 0 && told[1] > told[0] && told[1] < 1);
        const auto all = m_store->call([&](Tables& t) { return t.sums.upCards(filter); }).value();
        QVERIFY(!stopped.empty() && stopped.front().sums.rounds < all.front().sums.rounds);
    }

    // Blocks follow what the journal stores and what is priced, and the check proves each of them.
    void blocksAreMadeAsRoundsEnd() {
        QTemporaryDir folder;
        const auto store = Store::open(folder.path(), Access::Play).value();
        m_other = store.get();
        fill(*store, 505, {.accounts = 1});
        QCOMPARE(blocks(), 0);
        const auto account = store->call([](Tables& t) { return t.accounts.find("you"); }).value().value();
        for (const TestGame& game : testGames) {
            TestPlayer player(*store, account, rulesOf(game.variant), game.currency, 3);
            for (int i = 0; i < 3; ++i)
                VERIFIED(player.playRound());
        }
        QCOMPARE(blocks(), 1);
        QVERIFY(wrong().isEmpty());
        std::vector<RoundPrice> prices;
        for (RoundId id = 5; id < 15; ++id)
            prices.push_back({.round = id, .version = 1, .up = 7});
        VERIFIED(store->call([&](Tables& t) { return t.prices.keep(prices); }));
        QCOMPARE(blocks(), 0); // until everything is priced
        fillPrices(*store);
        QCOMPARE(blocks(), 1);
        QVERIFY(wrong().isEmpty());
        prices.resize(1);
        prices.front().up = 9;
        VERIFIED(store->call([&](Tables& t) { return t.prices.keep(prices); }));
        QCOMPARE(blocks(), 1); // for a single round, at once
        QVERIFY(wrong().isEmpty());
        VERIFIED(store->call([](Tables& t) { return t.prices.forget(); }));
        QCOMPARE(blocks(), 1);
        QVERIFY(wrong().isEmpty());
        QCOMPARE(store->call([](Tables& t) { return t.sums.games({}); }).value().front().sums.priced, 0);
        m_other = nullptr;
    }

    void aWrongBlockIsNamed_data() {
        QTest::addColumn<QString>("statement");
        QTest::newRow("another round") << "UPDATE tallies SET cells = (SELECT cells FROM tallies WHERE block = 0)"
                                          " WHERE block = 1";
        QTest::newRow("nonsense") << "UPDATE tallies SET cells = x'00' WHERE block = 1";
        QTest::newRow("quarters") << "UPDATE tallies SET quarters = x'02' WHERE block = 1";
        QTest::newRow("times") << "UPDATE tallies SET last_end = last_end + 1 WHERE block = 1";
        QTest::newRow("a price") << "UPDATE round_prices SET cost = cost + 0.001 WHERE round = 600";
        QTest::newRow("a block of nothing")
            << "INSERT INTO tallies SELECT 0, 1000000, first_start, last_start, first_end, last_end, quarters, cells"
               " FROM tallies WHERE block = 0";
        QTest::newRow("an impossible block")
            << "INSERT INTO tallies SELECT 2, 9223372036854775807, first_start, last_start, first_end, last_end,"
               " quarters, cells FROM tallies WHERE block = 0";
    }
    void aWrongBlockIsNamed() {
        QFETCH(QString, statement);
        tell("BEGIN");
        m_store->call([&](Tables& t) {
            t.db.sql().execute(statement, {});
            return 0;
        });
        const QStringList found = wrong();
        // An unreadable block is worked around.
        const RoundFilter filter{.variant = "classic"};
        const auto expected = std::count_if(m_known.begin(), m_known.end(), [&](auto& k) { return passes(k, filter); });
        const auto counted = m_store->call([&](Tables& t) { return t.rounds.count(filter); }).value();
        tell("ROLLBACK");
        QCOMPARE(found.size(), 1);
        if (QLatin1String(QTest::currentDataTag()) == QLatin1String("nonsense"))
            QCOMPARE(counted, expected);
        QVERIFY(wrong().isEmpty());
    }

    void theCheckTellsOfIt() {
        QVERIFY(m_store->call([](Tables& t) { return t.checker.run(); })->problems.empty());
        tell("UPDATE tallies SET first_start = first_start - 1 WHERE block = 0");
        const auto report = m_store->call([](Tables& t) { return t.checker.run(); }).value();
        QCOMPARE(report.problems.size(), std::size_t(1));
        QCOMPARE(report.problems.front().what, Problem::What::File);
        QVERIFY(report.problems.front().detail.english().find("rounds 1 to 512 ") != std::string::npos);
        VERIFIED(m_store->call([](Tables& t) { return t.prices.forget(); })); // the remedy it names
        QVERIFY(m_store->call([](Tables& t) { return t.checker.run(); })->problems.empty());
    }

private:
    static bool priced(const Known& known) { return known.price && known.price->trouble.empty(); }

    static NetResult resultOf(base::Money net) {
        return net.isPositive() ? NetResult::Won : net.isZero() ? NetResult::Even : NetResult::Lost;
    }

    static bool passes(const Known& known, const RoundFilter& f) {
        const RoundRow& r = known.row;
        const auto has = [](const auto& all, const auto& one) { return std::ranges::find(all, one) != all.end(); };
        const auto mistake = [&](const auto& priced) { return priced.mark() >= f.mistake.value_or(Mark::Best); };
        const bool mistaken = known.price && (std::ranges::any_of(known.price->decisions, mistake) ||
                                              std::ranges::any_of(known.price->sideBets, mistake));
        return (!f.account || r.account == *f.account) && (!f.variant || r.variant == *f.variant) &&
               (!f.currency || r.currency == *f.currency) && (!f.ending || has(r.results, *f.ending)) &&
               (!f.result || (r.state != RoundState::Open && resultOf(r.net()) == *f.result)) &&
               (!f.from || r.started >= *f.from) && (!f.to || r.started < *f.to) &&
               (!f.sideBetWon || !r.sideBets.empty()) && (!f.state || r.state == *f.state) &&
               (!f.round || r.id == *f.round) && (!f.first || r.id >= *f.first) &&
               (!f.last || r.id <= *f.last) && (!f.recovered || r.recovered == *f.recovered) &&
               (!f.shoe || (r.shoe == *f.shoe && r.state != RoundState::Open)) && (!f.mistake || mistaken);
    }

    static bool passes(const Known& known, const PlayRow& play, const PlayFilter& f) {
        return (!f.account || known.row.account == *f.account) && (!f.variant || play.variant == *f.variant) &&
               (!f.currency || play.currency == *f.currency) && (!f.kind || play.kind == *f.kind) &&
               (!f.result || resultOf(play.returned - play.stake) == *f.result) &&
               (!f.ending || play.result == *f.ending) && (!f.from || play.time >= *f.from) &&
               (!f.to || play.time < *f.to);
    }

    RoundFilter someFilter(std::mt19937& random) {
        const auto one = [&](unsigned of) { return random() % of == 0; };
        RoundFilter filter;
        if (one(3))
            filter.account = 1 + static_cast<AccountId>(random() % 3);
        if (one(3))
            filter.variant = one(20) ? "never played" : testGames[random() % std::size(testGames)].variant;
        if (one(4))
            filter.currency = testGames[random() % std::size(testGames)].currency;
        if (one(4))
            filter.ending = static_cast<engine::PlayResult>(random() % 8);
        if (one(4))
            filter.result = static_cast<NetResult>(random() % netResultCount);
        if (one(3))
            filter.from = m_known[random() % m_known.size()].row.started;
        if (one(3))
            filter.to = m_known[random() % m_known.size()].row.started.addMSecs(static_cast<int>(random() % 2));
        filter.sideBetWon = one(5);
        if (one(8))
            filter.state = static_cast<RoundState>(random() % 3);
        if (one(8))
            filter.recovered = one(2);
        if (one(5))
            filter.mistake = static_cast<Mark>(random() % markCount);
        if (one(8))
            filter.first = 1 + static_cast<RoundId>(random() % 3100);
        if (one(8))
            filter.last = 1 + static_cast<RoundId>(random() % 3100);
        if (one(25))
            filter.round = 1 + static_cast<RoundId>(random() % 3100);
        if (one(6)) {
            const RoundRow& dealt = m_known[random() % m_known.size()].row;
            filter = one(2) ? RoundFilter{.shoe = dealt.shoe} : filter;
            filter.shoe = dealt.shoe;
        }
        return filter;
    }

    // A hand as it was when something was decided on it, told without folding the log.
    struct Held {
        std::vector<int> cards; ///< points
        int up = 0;
        std::optional<engine::Action> action;
    };

    static std::vector<Held> heldIn(const RoundRecord& record) {
        using namespace engine;
        std::optional<PlayerNumber> me;
        std::set<SeatNumber> seats;
        std::map<SeatNumber, std::vector<std::vector<int>>> hands;
        std::set<SeatNumber> decided;
        std::vector<Held> held;
        int up = 0;
        const auto decide = [&](SeatNumber seat, HandNumber hand, Action action) {
            decided.insert(seat);
            if (seats.contains(seat))
                held.push_back({hands[seat].at(hand.index()), up, action});
        };
        for (const Event& event : record.events) {
            if (const auto* e = std::get_if<PlayerPresent>(&event); e && e->id == record.row.accountKey)
                me = e->player;
            if (const auto* e = std::get_if<SeatHeld>(&event); e && e->player == me)
                seats.insert(e->seat);
            if (const auto* e = std::get_if<SeatTaken>(&event); e && e->player == me)
                seats.insert(e->seat);
            if (const auto* e = std::get_if<SeatLeft>(&event); e && e->player == me)
                seats.erase(e->seat);
            if (const auto* e = std::get_if<CardDealt>(&event); e && e->seat.isDealer())
                up = up == 0 && e->faceUp ? pointValue(e->card) : up;
            if (const auto* e = std::get_if<CardDealt>(&event); e && !e->seat.isDealer()) {
                hands[e->seat].resize(std::max(hands[e->seat].size(), e->hand.index() + 1));
                hands[e->seat][e->hand.index()].push_back(pointValue(e->card));
            }
            if (const auto* e = std::get_if<HandHit>(&event))
                decide(e->seat, e->hand, Action::Hit);
            if (const auto* e = std::get_if<HandStood>(&event))
                decide(e->seat, e->hand, Action::Stand);
            if (const auto* e = std::get_if<HandDoubled>(&event))
                decide(e->seat, e->hand, Action::Double);
            if (const auto* e = std::get_if<HandSurrendered>(&event))
                decide(e->seat, e->hand, Action::Surrender);
            if (const auto* e = std::get_if<HandSplit>(&event)) {
                decide(e->seat, e->hand, Action::Split);
                auto& all = hands[e->seat];
                const int second = all[e->hand.index()].back();
                all[e->hand.index()].pop_back();
                all.insert(all.begin() + static_cast<std::ptrdiff_t>(e->hand.index()) + 1, {second});
            }
        }
        for (const SeatNumber seat : seats) {
            if (!decided.contains(seat) && !hands[seat].empty() && hands[seat][0].size() >= 2)
                held.push_back({hands[seat][0], up, std::nullopt});
        }
        return held;
    }

    static bool passes(const Held& held, const HandSought& sought) {
        using Kind = HandSought::Kind;
        int total = 0;
        for (const int card : held.cards)
            total += card;
        const bool soft = total <= 11 && std::ranges::find(held.cards, 1) != held.cards.end();
        total += soft ? 10 : 0;
        const bool two = held.cards.size() == 2;
        if ((sought.up != 0 && held.up != sought.up) || (sought.action && held.action != sought.action))
            return false;
        switch (sought.kind) {
        case Kind::Any: return true;
        case Kind::Hard: return !soft && total == sought.first;
        case Kind::Soft: return soft && total == sought.first;
        case Kind::Pair: return two && held.cards[0] == held.cards[1] && held.cards[0] == sought.first;
        case Kind::Cards:
            return two && std::minmax(held.cards[0], held.cards[1]) == std::minmax(sought.first, sought.second);
        }
        return false;
    }

    void readHands() {
        m_held.clear();
        for (const Known& known : m_known)
            m_held[known.row.id] =
                heldIn(m_store->call([&](Tables& t) { return t.rounds.record(known.row.id); }).value());
    }

    static double luckOf(const RoundPrice& price) {
        return static_cast<double>((price.mainNet + price.sideNet).minorUnits()) - price.atStart() + price.cost;
    }

    static double keyOf(const Known& known, RoundOrder order) {
        const bool priced = known.price && known.price->trouble.empty();
        const auto net = static_cast<double>(known.row.net().minorUnits());
        // As exact as they are kept.
        const double cost = priced ? static_cast<double>(static_cast<float>(known.price->cost)) : 0;
        const double luck = priced ? static_cast<double>(static_cast<float>(luckOf(*known.price))) : 0;
        switch (order) {
        case RoundOrder::Newest: return 0;
        case RoundOrder::Oldest: return -static_cast<double>(known.row.id);
        case RoundOrder::BestNet: return net;
        case RoundOrder::WorstNet: return -net;
        case RoundOrder::Costliest: return cost;
        case RoundOrder::Luckiest: return luck;
        case RoundOrder::Unluckiest: break;
        }
        return -luck;
    }

    bool passes(const Known& known, const RoundSearch& search) {
        const auto held = [&](const Held& one) { return passes(one, *search.hand); };
        return passes(known, search.filter) && (!search.netAtLeast || known.row.net() >= *search.netAtLeast) &&
               (!search.netAtMost || known.row.net() <= *search.netAtMost) &&
               (!search.hand || std::ranges::any_of(m_held[known.row.id], held));
    }

    RoundSearch someSearch(std::mt19937& random) {
        const auto one = [&](unsigned of) { return random() % of == 0; };
        RoundSearch search{.filter = one(2) ? RoundFilter() : someFilter(random)};
        if (one(4))
            search.netAtLeast = m_known[random() % m_known.size()].row.net();
        if (one(4))
            search.netAtMost = m_known[random() % m_known.size()].row.net();
        if (one(3)) {
            HandSought hand{.kind = static_cast<HandSought::Kind>(random() % 5)};
            hand.first = 1 + static_cast<int>(random() % 10);
            hand.second = 1 + static_cast<int>(random() % 10);
            if (hand.kind == HandSought::Kind::Hard || hand.kind == HandSought::Kind::Soft)
                hand.first += 10;
            hand.up = one(2) ? 0 : 1 + static_cast<int>(random() % 10);
            if (one(2))
                hand.action = static_cast<engine::Action>(random() % 5);
            search.hand = hand;
        }
        search.order = static_cast<RoundOrder>(random() % roundOrderCount);
        return search;
    }

    std::vector<RoundId> listed(const RoundFilter& filter, int page) {
        std::vector<RoundId> ids;
        std::optional<RoundId> before;
        for (;;) {
            const auto rows = m_store->call([&](Tables& t) { return t.rounds.list(filter, page, before); }).value();
            for (const RoundRow& row : rows)
                ids.push_back(row.id);
            if (static_cast<int>(rows.size()) < page)
                return ids;
            before = ids.back();
        }
    }

    std::vector<std::pair<RoundId, int>> listedPlays(const PlayFilter& filter, int page) {
        std::vector<std::pair<RoundId, int>> ids;
        std::optional<PlayPlace> before;
        for (;;) {
            const auto rows = m_store->call([&](Tables& t) { return t.plays.list(filter, page, before); }).value();
            for (const PlayRow& row : rows)
                ids.emplace_back(row.round, row.number);
            if (static_cast<int>(rows.size()) < page)
                return ids;
            before = PlayPlace{ids.back().first, ids.back().second};
        }
    }

    static void add(const Known& known, RoundSums& sums) {
        ++sums.rounds;
        sums.plays += static_cast<std::int64_t>(known.plays.size());
        sums.staked += known.row.wagered;
        sums.returned += known.row.returned;
        sums.milliseconds += known.row.started.msecsTo(*known.row.ended);
        if (!priced(known))
            return;
        const RoundPrice& price = *known.price;
        ++sums.priced;
        sums.pricedNet += price.mainNet + price.sideNet;
        sums.decisions += static_cast<std::int64_t>(price.decisions.size());
        for (const DecisionPrice& decision : price.decisions)
            sums.mistakes += decision.mark() >= firstMistake ? 1 : 0;
        sums.cost += price.cost;
        sums.mainAtStart += price.mainAtStart;
        sums.sideAtStart += price.sideAtStart;
        sums.variance += price.variance();
    }

    static void addSideBet(const Known& known, const PlayRow& play, SideBetSums& sum) {
        ++sum.plays;
        sum.won += play.result == engine::PlayResult::Side ? 1 : 0;
        sum.staked += play.stake;
        sum.returned += play.returned;
        if (!known.price)
            return;
        for (const SideBetPrice& bet : known.price->sideBets) {
            if (bet.play != play.number)
                continue;
            ++sum.priced;
            sum.pricedNet += play.returned - play.stake;
            sum.expected += bet.expectation * static_cast<double>(play.stake.minorUnits());
        }
    }

    // Compares with sums computed round by round, for random filters. `known`: skips empty keys.
    template <typename KeyOf, typename Find> void compare(KeyOf keyOf, Find find, bool known = false) {
        using Key = std::pair<decltype(keyOf(m_known.front())), std::string>;
        std::mt19937 random(8);
        for (int i = 0; i < 40; ++i) {
            const RoundFilter filter = someFilter(random);
            std::map<Key, RoundSums> expected;
            for (const Known& k : m_known) {
                if (k.row.state != RoundState::Open && passes(k, filter) &&
                    !(known && keyOf(k) == decltype(keyOf(k))()))
                    add(k, expected[{keyOf(k), k.row.currency}]);
            }
            const auto found = find(filter);
            QCOMPARE(found.size(), expected.size());
            for (const auto& [key, sums] : found)
                QVERIFY(same(sums, expected[key]));
        }
    }

    void read() {
        m_known.clear();
        const auto rows = m_store->call([](Tables& t) { return t.rounds.list({}, 10'000); }).value();
        for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
            m_known.push_back(m_store->call([&](Tables& t) {
                return Known{*row, t.plays.ofRound(row->id).value(), t.prices.find(row->id).value()};
            }));
        }
    }

    Store& store() { return m_other ? *m_other : *m_store; }
    int blocks() {
        return store().call([](Tables& t) {
            return static_cast<int>(t.db.sql().integer("SELECT count(*) FROM tallies").value_or(-1));
        });
    }
    QStringList wrong() {
        QStringList found;
        store().call([&](Tables& t) {
            Tallies(t.db.sql())
                .findWrong([&](const RoundRange& range) { found << QString::number(range.first); },
                           [](std::int64_t) { return true; });
            return 0;
        });
        return found;
    }
    void tell(const char* statement) {
        VERIFIED(m_store->call([&](Tables& t) {
            t.db.sql().run(statement);
            return t.db.sql().result(0);
        }));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Store> m_store;
    Store* m_other = nullptr;
    std::vector<Known> m_known; ///< oldest first
    std::map<RoundId, std::vector<Held>> m_held;
};

OPENSHOE_TEST(TestSums, Core)
#include "tst_sums.moc"
