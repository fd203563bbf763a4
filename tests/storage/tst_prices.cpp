// SPDX-License-Identifier: GPL-3.0-or-later
#include "player.h"
#include "testprogram.h"
#include "verified.h"

#include "storage/record/database.h"

#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <cmath>
#include <map>
#include <numeric>
#include <set>

using namespace openshoe;
using namespace openshoe::storage;
using base::Money;

namespace {

// Unrealistic prices, but with every field filled and some costs equal.
RoundPrice madeUp(RoundId round, int version) {
    const double part = static_cast<double>(round) / 7;
    RoundPrice price{.round = round,
                     .version = version,
                     .trouble = {},
                     .up = static_cast<int>(round % 11),
                     .mainAtStart = -part,
                     .sideAtStart = -part / 3,
                     .afterDeal = part * 2,
                     .cost = 0,
                     .mainVariance = 1e6 + part,
                     .sideVariance = 1e3 + part,
                     .covariance = -part,
                     .error = 1e-7,
                     .mainNet = Money::minor(round * 3),
                     .sideNet = Money::minor(-round),
                     .decisions = {},
                     .sideBets = {}};
    for (int i = 1; i <= static_cast<int>(round % 4); ++i) {
        DecisionPrice decision{.number = i,
                               .event = static_cast<std::size_t>(300 + i),
                               .question = {.kind = engine::QuestionKind::FollowSplit,
                                            .player = engine::PlayerNumber{static_cast<std::uint16_t>(40'000 + i)},
                                            .seat = engine::SeatNumber{7},
                                            .hand = engine::HandNumber{4},
                                            .on = engine::StakeKind::Behind},
                               .kind = static_cast<DecisionKind>(round % answerKindCount),
                               .chosen = engine::Action::FollowSplit,
                               .best = engine::Action::Decline,
                               .worth = {},
                               .cost = static_cast<double>((round * i) % 5) * 0.049,
                               .stake = Money::minor(100 * i),
                               .exact = i % 2 == 0};
        decision.worth[static_cast<std::size_t>(engine::Action::Hit)] = -1.0 / 3;
        decision.worth[static_cast<std::size_t>(engine::Action::FollowSplit)] = 0.0;
        price.cost += decision.cost * 100 * i;
        price.decisions.push_back(decision);
    }
    return price;
}

} // namespace

/// What decisions were worth: stored, replaced, searched; nothing in the record depends on it.
class TestPrices : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = Store::open(m_folder->path(), Access::Play).value();
    }
    void cleanup() { m_store.reset(); }

    void marks() {
        QCOMPARE(markOf(0), Mark::Best);
        QCOMPARE(markOf(-1e-15), Mark::Best);
        QCOMPARE(markOf(1e-12), Mark::Best); // no figure is that accurate
        QCOMPARE(markOf(1e-6), Mark::Fine);
        QCOMPARE(markOf(std::nextafter(0.01, 0)), Mark::Fine);
        QCOMPARE(markOf(0.01), Mark::Inaccuracy);
        QCOMPARE(markOf(0.05), Mark::Mistake);
        QCOMPARE(markOf(0.15), Mark::Blunder);
        QCOMPARE(markOf(3), Mark::Blunder);
        std::set<std::string> names;
        for (int i = 0; i < markCount; ++i) {
            names.insert(name(static_cast<Mark>(i)));
            QCOMPARE(markOf(leastCost(static_cast<Mark>(i))), static_cast<Mark>(i));
        }
        QCOMPARE(names.size(), std::size_t(markCount));
        std::set<std::string> kinds;
        for (int i = 0; i < decisionKindCount; ++i)
            kinds.insert(name(static_cast<DecisionKind>(i)));
        QCOMPARE(kinds.size(), std::size_t(decisionKindCount));
    }

    void comesBackAsItWas() {
        play(5);
        QVERIFY(!find(1));
        std::vector<RoundPrice> prices;
        for (const RoundId id : finished())
            prices.push_back(madeUp(id, 1));
        addSideBets(prices);
        keep(prices);
        for (const RoundPrice& price : prices)
            QCOMPARE(find(price.round), std::optional(price));
        const auto sideBets = std::count_if(prices.begin(), prices.end(), [](auto& p) { return !p.sideBets.empty(); });
        QVERIFY(sideBets > 0);
    }

    void isReplaced() {
        play(2);
        const RoundId round = finished().front();
        RoundPrice first = madeUp(3, 1);
        first.round = round;
        keep({first});
        RoundPrice second{.round = round, .version = 2, .trouble = base::Said::verbatim("its log doesn't fold")};
        keep({second});
        QCOMPARE(find(round), std::optional(second));
        QCOMPARE(progress(1).priced, 1); // a later version has priced it
        QCOMPARE(progress(2).priced, 1);
        QCOMPARE(progress(2).troubled, 1);
        QCOMPARE(progress(2).decisions, 0);
        QCOMPARE(progress(3).priced, 0);
        keep({first, second, first});
        QCOMPARE(find(round), std::optional(first));
        QCOMPARE(progress(1).priced, 1);
        QCOMPARE(progress(1).troubled, 0);
        QCOMPARE(progress(1).decisions, 3);
        QCOMPARE(mistakeCount({.atLeast = Mark::Best}), 3);
    }

    void whatCannotBePriced() {
        play(1);
        const RoundId round = finished().front();
        for (const RoundId none : {RoundId(0), RoundId(999), openRound()}) {
            const auto kept = m_store->call([&](Tables& t) {
                return t.prices.keep({madeUp(round, 1), madeUp(none, 1)});
            });
            QVERIFY(!kept && kept.error().kind == base::Error::Kind::Input);
            QVERIFY(!find(round)); // all or nothing
            const auto shoe = m_store->call([&](Tables& t) { return t.prices.shoeOf(none); });
            QVERIFY(!shoe && shoe.error().kind == base::Error::Kind::Input);
        }
        RoundPrice price = madeUp(round, 1);
        price.sideBets.push_back({.play = 77, .expectation = 0});
        QVERIFY(!m_store->call([&](Tables& t) { return t.prices.keep({price}); }));
        QVERIFY(!find(round));
    }

    // Shoes of two accounts and six games; pricing stops after each shoe and starts over.
    void everyShoeComesUpOnce() {
        play(12);
        play(4, "other");
        const auto all = finished();
        QCOMPARE(progress(1).rounds, static_cast<std::int64_t>(all.size()));
        (void)openRound();
        QCOMPARE(progress(1).rounds, static_cast<std::int64_t>(all.size()));
        std::set<ShoeId> shoes;
        std::set<RoundId> rounds;
        while (const auto shoe = nextDue(1)) {
            QVERIFY(shoe->trouble.empty());
            QVERIFY(shoes.insert(shoe->shoe).second);
            QVERIFY(shoe->account == 1 ? shoe->accountKey == "you" : shoe->accountKey == "other");
            std::vector<RoundPrice> prices;
            RoundId last = 0;
            for (const auto& round : shoe->rounds) {
                QVERIFY(round.id > last);
                last = round.id;
                QVERIFY(round.due && round.trouble.empty() && rounds.insert(round.id).second);
                const auto record = m_store->call([&](Tables& t) { return t.rounds.record(round.id); }).value();
                QCOMPARE(record.row.shoe, shoe->shoe);
                QVERIFY(record.events == round.events && record.rules == shoe->rules);
                prices.push_back(madeUp(round.id, 1));
            }
            keep(prices);
            QCOMPARE(progress(1).priced, static_cast<std::int64_t>(rounds.size()));
        }
        QVERIFY(shoes.size() > 8);
        QCOMPARE(rounds, std::set<RoundId>(all.begin(), all.end()));
        // A new version makes all of them due; continuing after each shoe finds the same ones.
        std::set<ShoeId> again;
        ShoeId at = 0;
        while (const auto shoe = nextDue(2, at)) {
            again.insert(shoe->shoe);
            at = shoe->shoe;
        }
        QCOMPARE(again, shoes);
        QVERIFY(!nextDue(1));
    }

    void oneRoundMoreOfAShoe() {
        play(2);
        std::vector<RoundPrice> prices;
        for (const RoundId id : finished())
            prices.push_back(madeUp(id, 1));
        keep(prices);
        QVERIFY(!nextDue(1));
        play(1);
        const auto shoe = nextDue(1);
        QVERIFY(shoe && shoe->rounds.size() == 3);
        QVERIFY(!shoe->rounds[0].due && !shoe->rounds[1].due && shoe->rounds[2].due);
        const auto of = m_store->call([&](Tables& t) { return t.prices.shoeOf(shoe->rounds[1].id); });
        VERIFIED(of);
        QCOMPARE(of->shoe, shoe->shoe);
        QVERIFY(!of->rounds[0].due && of->rounds[1].due && !of->rounds[2].due);
    }

    void whatCannotBeReadIsToldInItsPlace() {
        play(3);
        const auto shoe = nextDue(1);
        QVERIFY(shoe && shoe->rounds.size() == 3);
        tamper("UPDATE logs SET events = x'02ff' WHERE round = ?", shoe->rounds[1].id);
        auto hurt = nextDue(1);
        QVERIFY(hurt->rounds[0].trouble.empty() && !hurt->rounds[1].trouble.empty() && hurt->rounds[1].events.empty());
        QVERIFY(!hurt->rounds[2].events.empty());
        tamper("DELETE FROM logs WHERE round = ?", shoe->rounds[2].id);
        QVERIFY(!nextDue(1)->rounds[2].trouble.empty());
        tamper("UPDATE rule_sets SET json = '{' WHERE id = (SELECT rule_set FROM shoes WHERE id = ?)", shoe->shoe);
        m_store.reset(); // drops what was read and cached
        m_store = Store::open(m_folder->path(), Access::Play).value();
        QVERIFY(!nextDue(1)->trouble.empty());
        keep({madeUp(shoe->rounds[0].id, 1)});
        tamper("UPDATE decision_prices SET rest = x'01' WHERE round = ?", shoe->rounds[0].id);
        if (shoe->rounds[0].id % 4 != 0)
            QVERIFY(!m_store->call([&](Tables& t) { return t.prices.find(shoe->rounds[0].id); }));
    }

    void theCostliestFirst() {
        play(4);
        play(2, "other");
        std::vector<RoundPrice> prices;
        for (const RoundId id : finished())
            prices.push_back(madeUp(id, 1));
        addSideBets(prices);
        keep(prices);
        compareMistakes({}, prices);
        compareMistakes({.rounds = {}, .kind = {}, .sideBets = true}, prices);
        compareMistakes({.rounds = {.account = 2}, .kind = {}, .atLeast = Mark::Mistake, .sideBets = true}, prices);
        compareMistakes({.rounds = {}, .kind = {}, .atLeast = Mark::Best, .sideBets = true}, prices);
        compareMistakes({.rounds = {.variant = "rundown"}, .kind = DecisionKind::SideBet}, prices);
        compareMistakes({.rounds = {}, .kind = DecisionKind::SideBet, .atLeast = Mark::Best}, prices);
        for (int mark = 0; mark < markCount; ++mark)
            compareMistakes({.atLeast = static_cast<Mark>(mark)}, prices);
        for (int kind = 0; kind < decisionKindCount; ++kind)
            compareMistakes({.kind = static_cast<DecisionKind>(kind), .atLeast = Mark::Fine}, prices);
        compareMistakes({.rounds = {.account = 2}}, prices);
        compareMistakes({.rounds = {.variant = "deluxe"}, .atLeast = Mark::Mistake}, prices);
        compareMistakes({.rounds = {.variant = "never played"}}, prices);
        compareMistakes({.rounds = {.round = 7}, .atLeast = Mark::Best}, prices);
    }

    // Each mistake in playing a hand is found by hand and up card, or both open cards, with the cards that were seen.
    void whereTheyWereMade() {
        const AccountRow you = playAllGames(*m_store, 100, 6);
        const AccountId account = you.id;
        engine::RuleSet open = rulesOf("classic");
        open.dealer.open = true;
        TestPlayer player(*m_store, you, open, "gold", 6);
        for (int i = 0; i < 100; ++i)
            VERIFIED(player.playRound());
        std::map<std::pair<Spot, DecisionKind>, SpotSums> expected;
        std::map<std::pair<RoundId, int>, DecisionCards> seen;
        std::vector<RoundPrice> prices;
        for (const RoundId id : finished())
            prices.push_back(pricedAsAsked(id, expected, seen));
        keep(prices);
        QVERIFY(expected.size() > 180);
        QVERIFY(std::ranges::count_if(expected, [](const auto& one) { return one.first.first.open > 0; }) > 30);
        const auto found = m_store->call([&](Tables& t) { return t.sums.spots({.account = account}); }).value();
        std::map<std::pair<Spot, DecisionKind>, SpotSums> all; // over the currencies
        for (const SpotSums& sums : found) {
            SpotSums& sum = all[{sums.spot, sums.kind}];
            for (std::size_t i = 0; i < markCount; ++i) {
                sum.marks[i] += sums.marks[i];
                sum.cost[i] += sums.cost[i];
                sum.stakes[i] += sums.stakes[i];
            }
        }
        QCOMPARE(all.size(), expected.size());
        for (const auto& [place, sum] : expected) {
            QCOMPARE(Spot::of(place.first.key()), std::optional(place.first));
            QCOMPARE(all[place].marks, sum.marks);
            for (std::size_t i = 0; i < markCount; ++i) {
                QVERIFY(std::abs(all[place].cost[i] - sum.cost[i]) < 1e-6);
                QVERIFY(std::abs(all[place].stakes[i] - sum.stakes[i]) < 1e-9);
            }
            const MistakeFilter there{.rounds = {.account = account}, .kind = place.second, .spot = place.first};
            const auto mistakes = m_store->call([&](Tables& t) { return t.prices.mistakes(there, 1000); }).value();
            const auto count = std::accumulate(sum.marks.begin(), sum.marks.end(), std::int64_t{0});
            QCOMPARE(static_cast<std::int64_t>(mistakes.size()), count);
            QCOMPARE(mistakeCount(there), count);
            QVERIFY(std::ranges::is_sorted(mistakes, std::greater<>(), [](const auto& m) { return m.decision.cost; }));
            for (const MistakeRow& mistake : mistakes) {
                const auto cards = m_store->call([&](Tables& t) { return t.prices.cards(mistake); }).value();
                const DecisionCards& right = seen[{mistake.round, mistake.decision.number}];
                QVERIFY(cards.hand == right.hand && cards.dealer == right.dealer && !cards.hand.empty());
                QCOMPARE(mistake.started, find(mistake.round) ? row(mistake.round).started : QDateTime());
            }
        }
        QVERIFY(m_store->call([](Tables& t) { return t.checker.run(); })->problems.empty());
        QCOMPARE(mistakeCount({.spot = Spot{.kind = DecisionKind::Hard, .value = 3, .up = 10}}), 0);
        QVERIFY(!Spot::of(0) && !Spot::of(-1) && !Spot::of(INT64_MIN) && !Spot::of(INT64_MAX));
        for (std::int64_t key = -5; key < 200'000; ++key) {
            const auto spot = Spot::of(key);
            QVERIFY2(!spot || spot->key() == key, qPrintable(QString::number(key)));
        }
        // A log that can't be read has no cards, and nothing else is lost.
        const MistakeFilter everywhere{.rounds = {.account = account}, .kind = {}};
        const auto lessons = [&] {
            return m_store->call([&](Tables& t) { return t.lessons.list(everywhere, 50, true); }).value();
        };
        const auto before = lessons();
        QCOMPARE(before.size(), std::size_t(50));
        tamper("UPDATE logs SET events = x'01' WHERE round = ?", before.front().mistake.round);
        QVERIFY(!before.front().cards.hand.empty() && lessons().front().cards.hand.empty());
        QCOMPARE(lessons().size(), std::size_t(50));
    }

    void mistakesComeBackAtGrowingDistances() {
        play(8);
        std::vector<RoundPrice> prices;
        for (const RoundId id : finished())
            prices.push_back(madeUp(id, 1));
        keep(prices);
        const auto lessons = [this] {
            return m_store->call([](Tables& t) { return t.lessons.list({}, 100); }).value_or(std::vector<LessonRow>());
        };
        const auto first = lessons();
        QCOMPARE(static_cast<std::int64_t>(first.size()), mistakeCount({}));
        QVERIFY(first.size() > 2);
        const auto asked = first.front().mistake;
        QDateTime now = QDateTime(QDate(2026, 3, 1), QTime(12, 0), QTimeZone::utc());
        QVERIFY(first.front().isDue(now) && first.front().right == 0 && !first.front().due);
        const auto answer = [&](bool right) {
            return m_store->call(
                [&](Tables& t) { return t.lessons.answered(asked.round, asked.decision.number, right, now); });
        };
        // When it is due again after each right answer; then one wrong answer, and everything starts over.
        for (const int days : {1, 3}) {
            VERIFIED(answer(true));
            QCOMPARE(lessons().front().due, std::optional(now.addDays(days)));
            QVERIFY(!lessons().front().isDue(now.addDays(days).addSecs(-1)));
            now = now.addDays(days);
            QVERIFY(lessons().front().isDue(now));
        }
        VERIFIED(answer(false));
        QCOMPARE(lessons().front().right, 0);
        QVERIFY(lessons().front().isDue(now));
        for (int i = 0; i < 3; ++i)
            VERIFIED(answer(true));
        QCOMPARE(lessons().front().right, LessonStore::timesRight);
        QVERIFY(!lessons().front().isDue(now.addYears(10)));
        QVERIFY(lessons()[1].isDue(now)); // the others are unchanged
        QCOMPARE(lessons().front().mistake.round, asked.round);
        m_store.reset();
        m_store = Store::open(m_folder->path(), Access::Play).value();
        QCOMPARE(lessons().front().right, LessonStore::timesRight);
        const auto missing = m_store->call([&](Tables& t) { return t.lessons.answered(asked.round, 99, true, now); });
        QVERIFY(!missing);
        QCOMPARE(missing.error().kind, base::Error::Kind::Input);
        clean();
    }

    void roundsByMistakeAndRecovery() {
        play(4);
        std::vector<RoundPrice> prices;
        for (const RoundId id : finished()) {
            if (id % 5 != 0)
                prices.push_back(madeUp(id, 1));
        }
        addSideBets(prices);
        keep(prices);
        for (int mark = 0; mark < markCount; ++mark) {
            std::set<RoundId> expected;
            for (const RoundPrice& price : prices) {
                for (const DecisionPrice& decision : price.decisions) {
                    if (decision.mark() >= static_cast<Mark>(mark))
                        expected.insert(price.round);
                }
                for (const SideBetPrice& bet : price.sideBets) {
                    if (bet.mark() >= static_cast<Mark>(mark))
                        expected.insert(price.round);
                }
            }
            QVERIFY(!expected.empty());
            QCOMPARE(rounds({.mistake = static_cast<Mark>(mark)}), expected);
        }
        const RoundId open = openRound();
        QVERIFY(rounds({.recovered = true}).empty());
        VERIFIED(m_store->call([](Tables& t) { return t.journal.recover(); }));
        QCOMPARE(rounds({.recovered = true}), std::set<RoundId>{open});
        QVERIFY(!rounds({.recovered = false}).contains(open));
        QCOMPARE(rounds({.recovered = false}).size() + 1, rounds({}).size());
    }

    void theCheckLeavesThemAlone() {
        play(3);
        std::vector<RoundPrice> prices;
        for (const RoundId id : finished())
            prices.push_back(madeUp(id, 1));
        keep(prices);
        clean();
        VERIFIED(m_store->call([](Tables& t) { return t.prices.forget(); }));
        clean();
        QVERIFY(!find(finished().front()));
        QCOMPARE(progress(1).priced, 0);
        QCOMPARE(mistakeCount({.atLeast = Mark::Best}), 0);
        keep(prices);
        QCOMPARE(find(prices.back().round), std::optional(prices.back()));
        // A read-only store can't keep anything.
        const auto reader = Store::open(m_folder->path(), Access::Read).value();
        QVERIFY(!reader->call([&](Tables& t) { return t.prices.keep(prices); }));
        QVERIFY(reader->call([&](Tables& t) { return t.prices.find(prices.back().round); })->has_value());
    }

private:
    void play(int rounds, const char* key = "you") {
        const auto account =
            m_store->call([&](Tables& t) { return t.accounts.obtain(key, QStringLiteral("You")); }).value();
        for (const TestGame& game : testGames) {
            TestPlayer player(*m_store, account, rulesOf(game.variant), game.currency, ++m_seed);
            for (int played = 0; played < rounds;) {
                const auto round = player.playRound();
                VERIFIED(round);
                played += *round > 0 ? 1 : 0;
            }
        }
    }

    RoundId openRound() {
        return m_store->call([](Tables& t) {
            const auto open = t.journal.openRounds().value();
            return open.empty() ? leaveOpen(t, 1) : open.front().id;
        });
    }

    std::vector<RoundRow> list(const RoundFilter& filter) {
        return m_store->call([&](Tables& t) { return t.rounds.list(filter, 10'000); }).value();
    }

    std::vector<RoundId> finished() {
        std::vector<RoundId> ids;
        for (const RoundRow& row : list({})) {
            if (row.state != RoundState::Open)
                ids.push_back(row.id);
        }
        return ids;
    }

    std::set<RoundId> rounds(const RoundFilter& filter) {
        std::set<RoundId> ids;
        for (const RoundRow& row : list(filter))
            ids.insert(row.id);
        const auto count = m_store->call([&](Tables& t) { return t.rounds.count(filter); }).value();
        return count == static_cast<std::int64_t>(ids.size()) ? ids : std::set<RoundId>{-1};
    }

    [[nodiscard]] RoundRow row(RoundId round) {
        return m_store->call([&](Tables& t) { return t.rounds.find(round); }).value().value();
    }
    // Made-up costs for the questions asked of "you" in a round, and what is to be found about them.
    RoundPrice pricedAsAsked(RoundId id, std::map<std::pair<Spot, DecisionKind>, SpotSums>& expected,
                             std::map<std::pair<RoundId, int>, DecisionCards>& seen) {
        const RoundRecord record = m_store->call([&](Tables& t) { return t.rounds.record(id); }).value();
        RoundPrice price{.round = id, .version = 1, .trouble = {}, .decisions = {}, .sideBets = {}};
        engine::TableState state;
        for (std::size_t i = 0; i < record.events.size(); ++i) {
            const auto asked = engine::question(record.rules, state);
            if (asked && state.player(asked->player).id == record.row.accountKey && i % 2 == 0) {
                const engine::Cards hand = state.seat(asked->seat).hand(asked->hand).cards;
                const engine::Card up = engine::upCard(record.rules, state.dealer);
                price.up = engine::pointValue(up);
                const auto number = static_cast<int>(price.decisions.size()) + 1;
                DecisionPrice decision{.number = number,
                                       .event = i,
                                       .question = *asked,
                                       .kind = madeUpKind(*asked, hand, i),
                                       .cost = static_cast<double>(i % 7) * 0.04,
                                       .stake = Money::minor(500 + 100 * number)};
                price.decisions.push_back(decision);
                DecisionCards& cards = seen[{id, number}];
                cards.hand.assign(hand.begin(), hand.end());
                cards.dealer = {up};
                if (state.dealer.holeTurned)
                    cards.dealer.push_back(engine::holeCard(record.rules, state.dealer));
                if (decision.cost >= 0.01 && decision.kind != DecisionKind::Insurance) {
                    Spot spot{.kind = decision.kind, .value = engine::handValue(hand).total, .up = price.up};
                    if (decision.kind == DecisionKind::Pair)
                        spot.value = engine::pointValue(hand[0]);
                    else
                        spot.kind = engine::handValue(hand).soft ? DecisionKind::Soft : DecisionKind::Hard;
                    if (record.rules.dealer.isOpen()) {
                        const engine::HandValue both = engine::handValue(state.dealer.cards);
                        spot.up = 0;
                        spot.open = both.total;
                        spot.softOpen = both.soft;
                    }
                    SpotSums& sums = expected[{spot, decision.kind}];
                    const auto mark = static_cast<std::size_t>(decision.mark());
                    ++sums.marks[mark];
                    sums.cost[mark] += decision.cost * static_cast<double>(decision.stake.minorUnits());
                    sums.stakes[mark] += decision.cost;
                }
            }
            (void)engine::fold(state, record.events[i]);
        }
        return price;
    }
    static DecisionKind madeUpKind(const engine::Question& asked, const engine::Cards& hand, std::size_t event) {
        if (asked.kind != engine::QuestionKind::Turn)
            return DecisionKind::Insurance;
        if (event % 5 == 0)
            return DecisionKind::Surrender;
        if (hand.size() == 2 && engine::pointValue(hand[0]) == engine::pointValue(hand[1]))
            return DecisionKind::Pair;
        return engine::handValue(hand).soft ? DecisionKind::Soft : DecisionKind::Hard;
    }
    void addSideBets(std::vector<RoundPrice>& prices) {
        for (RoundPrice& price : prices) {
            const auto plays = m_store->call([&](Tables& t) { return t.plays.ofRound(price.round); }).value();
            for (const PlayRow& play : plays) {
                if (play.kind == engine::StakeKind::Side)
                    price.sideBets.push_back({.play = play.number, .expectation = 0.04 - 0.03 * play.number});
            }
        }
    }

    void keep(const std::vector<RoundPrice>& prices) {
        VERIFIED(m_store->call([&](Tables& t) { return t.prices.keep(prices); }));
    }
    std::optional<RoundPrice> find(RoundId round) {
        return m_store->call([&](Tables& t) { return t.prices.find(round); }).value();
    }
    std::optional<ShoeToPrice> nextDue(int version, ShoeId after = 0) {
        return m_store->call([&](Tables& t) { return t.prices.nextDue(version, after); }).value();
    }
    PricingProgress progress(int version) {
        return m_store->call([&](Tables& t) { return t.prices.progress(version); }).value();
    }
    std::int64_t mistakeCount(const MistakeFilter& filter) {
        return m_store->call([&](Tables& t) { return t.prices.mistakeCount(filter); }).value();
    }

    // Compares the list, in pages of seven, with one computed here.
    void compareMistakes(const MistakeFilter& filter, const std::vector<RoundPrice>& prices) {
        using Row = std::tuple<double, RoundId, bool, int>; // in sort order
        std::vector<Row> expected;
        const auto among = rounds(filter.rounds);
        for (const RoundPrice& price : prices) {
            for (const DecisionPrice& decision : price.decisions) {
                if (among.contains(price.round) && decision.mark() >= filter.atLeast &&
                    (!filter.kind || decision.kind == *filter.kind))
                    expected.emplace_back(-decision.cost, -price.round, false, decision.number);
            }
            for (const SideBetPrice& bet : price.sideBets) {
                if (among.contains(price.round) && bet.mark() >= filter.atLeast &&
                    (filter.kind ? filter.kind == DecisionKind::SideBet : filter.sideBets))
                    expected.emplace_back(-bet.cost(), -price.round, true, bet.play);
            }
        }
        std::sort(expected.begin(), expected.end());
        std::vector<Row> listed;
        for (int offset = 0;; offset += 7) {
            const auto page = m_store->call([&](Tables& t) { return t.prices.mistakes(filter, 7, offset); }).value();
            for (const MistakeRow& row : page) {
                const bool taken = row.decision.kind == DecisionKind::SideBet;
                listed.emplace_back(-row.decision.cost, -row.round, taken, row.decision.number);
                if (taken) {
                    const auto plays = m_store->call([&](Tables& t) { return t.plays.ofRound(row.round); }).value();
                    const PlayRow& play = plays[static_cast<std::size_t>(row.decision.number - 1)];
                    QCOMPARE(row.bet, play.bet);
                    QCOMPARE(row.decision.stake, play.stake);
                }
                const auto line = m_store->call([&](Tables& t) { return t.rounds.find(row.round); }).value();
                QCOMPARE(row.variant, line->variant);
                QCOMPARE(row.currency, line->currency);
                QCOMPARE(row.costAmount(), row.decision.cost * static_cast<double>(row.decision.stake.minorUnits()));
            }
            if (page.size() < 7)
                break;
        }
        QVERIFY(listed == expected);
        QCOMPARE(mistakeCount(filter), static_cast<std::int64_t>(expected.size()));
    }

    void tamper(const char* statement, std::int64_t key) {
        VERIFIED(m_store->call([&](Tables& t) {
            t.db.sql().run(statement, key);
            return t.db.sql().result(0);
        }));
    }

    void clean() {
        const auto report = m_store->call([](Tables& t) { return t.checker.run(); });
        VERIFIED(report);
        QVERIFY2(report->problems.empty(),
                 report->problems.empty() ? "" : report->problems.front().detail.english().c_str());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Store> m_store;
    std::uint64_t m_seed = 0;
};

OPENSHOE_TEST(TestPrices, Core)
#include "tst_prices.moc"
