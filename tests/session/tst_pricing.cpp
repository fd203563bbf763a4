// SPDX-License-Identifier: GPL-3.0-or-later
// What decisions and rounds were worth: published costs, the same figures as advice gives, rounds that add up, luck
// with mean 0 and the predicted spread, and a store that gets priced completely however often it is stopped.
#include "../storage/player.h"
#include "session/worth/pricingqueue.h"
#include "shoeplay.h"
#include "tables.h"
#include "testprogram.h"

#include "formats/roundjson.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::storage;

namespace {

// A hand dealt from the top of a full shoe, at the question of its turn.
session::SeenDecision asked(const RuleSet& rules, const QStringList& cards, const QString& up, Action answer) {
    session::SeenDecision seen{.question = {.kind = QuestionKind::Turn, .seat = SeatNumber{1}},
                               .stake = test::money("10.00"),
                               .answer = answer};
    for (const Action action : {Action::Hit, Action::Stand, Action::Double, Action::Split})
        seen.offers.push_back({.action = action});
    std::vector<Card> gone{*Card::parse(up.toStdString())};
    analysis::Decision decision{.hand = {}, .up = gone.front(), .unseen = {}};
    for (const QString& card : cards) {
        gone.push_back(*Card::parse(card.toStdString()));
        decision.hand.add(gone.back());
    }
    decision.unseen = *analysis::Shoe::without(rules.newShoe(), gone);
    seen.decision = decision;
    return seen;
}

double worth(const DecisionPrice& price, Action action) {
    return price.worth[static_cast<std::size_t>(action)].value_or(-99);
}

std::vector<RoundPrice> allPrices(Store& store) {
    std::vector<RoundPrice> prices;
    const auto rounds = store.call([](Tables& t) { return t.rounds.list({}, 10'000); });
    for (const RoundRow& round : *rounds) {
        const auto price = store.call([&](Tables& t) { return t.prices.find(round.id); });
        if (price && *price)
            prices.push_back(**price);
    }
    return prices;
}

} // namespace

class TestPricing : public QObject {
    Q_OBJECT

private slots:
    // Infinite decks, dealer stands on soft 17: Wizard of Odds, Blackjack, appendix 1. Eight decks differ by some
    // thousandths. That splitting tens against a 6 costs 13 % of the stake is widely quoted.
    void publishedCosts_data() {
        QTest::addColumn<QStringList>("cards");
        QTest::addColumn<QString>("up");
        QTest::addColumn<int>("chosen");
        QTest::addColumn<int>("best");
        QTest::addColumn<double>("bestWorth");
        QTest::addColumn<double>("cost");
        const auto row = [](const char* name, const QStringList& cards, const char* up, Action chosen, Action best,
                            double bestWorth, double cost) {
            QTest::newRow(name) << cards << QString::fromLatin1(up) << static_cast<int>(chosen)
                                << static_cast<int>(best) << bestWorth << cost;
        };
        row("stood on 16 against 10", {"TS", "6H"}, "TC", Action::Stand, Action::Hit, -0.539826, 0.000604);
        row("stood on 12 against 3", {"TS", "2H"}, "3C", Action::Stand, Action::Hit, -0.233691, 0.018811);
        row("split tens against 6", {"TS", "KH"}, "6C", Action::Split, Action::Stand, 0.703956, 0.13);
        row("hit 20 against 8", {"TS", "KH"}, "8C", Action::Hit, Action::Stand, 0.791830, 1.644);
    }
    void publishedCosts() {
        QFETCH(QStringList, cards);
        QFETCH(QString, up);
        QFETCH(int, chosen);
        QFETCH(int, best);
        QFETCH(double, bestWorth);
        QFETCH(double, cost);
        const RuleSet rules = test::game("rundown");
        const auto price = session::priceOf(rules, asked(rules, cards, up, static_cast<Action>(chosen)));
        QCOMPARE(static_cast<int>(price.best), best);
        QVERIFY2(std::abs(worth(price, price.best) - bestWorth) < 0.005, qPrintable(QString::number(bestWorth)));
        QVERIFY2(std::abs(price.cost - cost) < 0.006, qPrintable(QString::number(price.cost)));
        QVERIFY(price.exact);
    }

    // Every decision of played shoes has the worths advise() gives for what the person saw, and the round's cost is
    // their sum; before the first card of a fresh shoe a hand is worth what the game is.
    void agreesWithAdvice_data() { games(); }
    void agreesWithAdvice() {
        const RuleSet rules = gameOfRow();
        test::ShoePlay play(rules, {.hands = 2, .sideBets = true, .careless = 50}, 3);
        const auto shoe = play.next();
        session::Pricer pricer(rules, m_analyser);
        const auto prices = pricer.price(shoe);
        QCOMPARE(prices.size(), shoe.rounds.size());
        std::vector<Events> logs;
        for (const auto& round : shoe.rounds)
            logs.push_back(round.events);
        const auto decisions = session::decisionsSeen(rules, logs, "you");
        QVERIFY(decisions && !decisions->empty());
        std::size_t next = 0;
        for (std::size_t i = 0; i < prices.size(); ++i) {
            QCOMPARE(prices[i].trouble.english(), std::string());
            double cost = 0;
            for (const DecisionPrice& price : prices[i].decisions) {
                const auto& seen = (*decisions)[next++];
                QCOMPARE(seen.log, i);
                const auto advice = analysis::advise(rules, *seen.decision);
                QVERIFY(advice);
                if (seen.question.kind == QuestionKind::Turn) {
                    const double chosen = *advice->of(*analysis::playOf(price.chosen));
                    QCOMPARE(worth(price, price.chosen), chosen);
                    QVERIFY(std::abs(worth(price, price.best) - chosen - price.cost) < 1e-12);
                }
                if (seen.question.kind == QuestionKind::Insurance)
                    QCOMPARE(worth(price, Action::Insurance), 2 * *advice->insurance);
                // A cached solution gives the same result as a fresh one, to the last bit.
                QVERIFY(price.worth == session::priceOf(rules, seen).worth);
                QVERIFY(price.cost >= 0);
                cost += price.cost * static_cast<double>(price.stake.minorUnits());
            }
            QCOMPARE(prices[i].cost, cost);
        }
        QCOMPARE(next, decisions->size());
        const double staked = static_cast<double>(play.stake().minorUnits()) *
                              std::min({2, rules.table.seats, rules.table.seatsPerPlayer});
        const double edge = m_analyser->analyse(rules)->expectation;
        QVERIFY(std::abs(prices.front().mainAtStart - staked * edge) < 1e-9 * staked);
        QCOMPARE(prices.front().error, 0.0);
    }

    // The long form is measure_luck.
    void luckIsFair_data() { games(); }
    void luckIsFair() {
        const RuleSet rules = gameOfRow();
        for (const test::ShoePlay::How how : {test::ShoePlay::How{}, {.hands = 3, .sideBets = true, .careless = 30}}) {
            test::ShoePlay play(rules, how, 11);
            session::Pricer pricer(rules, m_analyser, 20);
            test::Luck luck;
            while (luck.rounds < 1500) {
                for (const RoundPrice& price : pricer.price(play.next()))
                    luck.add(price, static_cast<double>(play.stake().minorUnits()));
            }
            QCOMPARE(luck.troubles, 0);
            QVERIFY2(std::abs(luck.mean()) < 4 * luck.standardError(), qPrintable(QString::number(luck.mean())));
            QVERIFY2(std::abs(luck.spread() - 1) < 0.1, qPrintable(QString::number(luck.spread())));
        }
    }

    // A store gets priced completely however often that is stopped, with the same result as in one go, and is otherwise
    // unchanged.
    void goesOnWhereItWas() {
        QTemporaryDir folder;
        auto store = Store::open(folder.path(), Access::Play).value();
        playAllGames(*store, 12, 5);
        int stops = 0;
        session::PricingPace pace{.shoesAtOnce = 2};
        pace.told = [&](const session::PricingState&) { return ++stops % 2 != 0; };
        for (bool more = true; more;) {
            const auto state = session::priceHistory(*store, *store, pace);
            QVERIFY(state);
            more = state->stopped;
        }
        QVERIFY(stops > 4);
        const auto parts = allPrices(*store);
        const auto progress = store->call([](Tables& t) { return t.prices.progress(session::pricingVersion); });
        QCOMPARE(progress->rounds, progress->priced);
        QCOMPARE(progress->troubled, 0);
        QVERIFY(store->call([](Tables& t) { return t.prices.forget(); }));
        QVERIFY(allPrices(*store).empty());
        QVERIFY(session::priceHistory(*store, *store, {.threads = 2}));
        const auto whole = allPrices(*store);
        QVERIFY(!whole.empty());
        QVERIFY(parts == whole);
        const auto report = store->call([](Tables& t) { return t.checker.run(); });
        QVERIFY(report && report->problems.empty());
        for (const RoundPrice& price : whole) {
            const auto row = store->call([&](Tables& t) { return t.rounds.find(price.round); });
            if ((*row)->state == RoundState::Settled)
                QCOMPARE((*row)->net(), price.mainNet + price.sideNet);
            const auto review = session::reviewRound(*store, price.round, m_analyser);
            QVERIFY(review);
            QVERIFY(review->price == price);
            QCOMPARE(review->seen.size(), price.decisions.size());
        }
        QVERIFY(!session::reviewRound(*store, 99'999, m_analyser));
    }

    void behindTheTable() {
        QTemporaryDir folder;
        auto store = Store::open(folder.path(), Access::Play).value();
        playAllGames(*store, 6, 5);
        session::PricingQueue queue;
        QSignalSpy progressed(&queue, &session::PricingQueue::progressed);
        QSignalSpy priced(&queue, &session::PricingQueue::priced);
        queue.open(*store);
        QTRY_VERIFY_WITH_TIMEOUT(queue.isIdle(), 60'000);
        const auto before = store->call([](Tables& t) { return t.prices.progress(session::pricingVersion); });
        QCOMPARE(before->rounds, before->priced);
        QVERIFY(before->rounds > 20);
        QVERIFY(progressed.count() > 0);
        const auto last = store->call([](Tables& t) { return t.rounds.list({}, 1); });
        queue.add(last->front().id);
        QTRY_COMPARE_WITH_TIMEOUT(priced.count(), 1, 60'000);
        QCOMPARE(priced.front().front().toLongLong(), last->front().id);
        queue.add(99'999); // is logged and stops nothing
        queue.add(last->front().id);
        QTRY_COMPARE_WITH_TIMEOUT(priced.count(), 2, 60'000);
        queue.close();
        queue.open(*store);
        QTRY_VERIFY_WITH_TIMEOUT(queue.isIdle(), 60'000);
    }

    // A round whose log doesn't fold is marked, and those after it are still priced.
    void brokenRound() {
        const RuleSet rules = test::game("classic");
        test::ShoePlay play(rules, {}, 4);
        auto shoe = play.next();
        auto one = shoe.rounds.front();
        shoe.rounds.push_back(one);
        shoe.rounds.push_back(play.next().rounds.front());
        shoe.rounds[1].events.erase(shoe.rounds[1].events.begin() + 4);
        const auto prices = session::Pricer(rules, m_analyser).price(shoe);
        QCOMPARE(prices.size(), 3U);
        QVERIFY(prices[0].trouble.empty());
        QVERIFY(QString::fromStdString(prices[1].trouble.english()).contains(u"event"));
        QVERIFY(prices[1].decisions.empty());
        QVERIFY(prices[2].trouble.empty());
    }

private:
    static constexpr const char* open = "open cards";
    static constexpr const char* free = "free plays";
    static void games() {
        QTest::addColumn<QString>("game");
        for (const QString& id : test::allGames())
            QTest::newRow(id.toLatin1().constData()) << id;
        QTest::newRow(open) << QStringLiteral("rundown");
        QTest::newRow(free) << QStringLiteral("rundown");
    }
    static RuleSet gameOfRow() {
        QFETCH(QString, game);
        RuleSet rules = test::game(game.toLatin1().constData());
        rules.dealer.open = QTest::currentDataTag() == std::string_view(open);
        if (QTest::currentDataTag() == std::string_view(free)) {
            rules.doubling.free = FreeDoubles::NineToEleven;
            rules.split.free = FreeSplits::NotTens;
        }
        return rules;
    }
    std::shared_ptr<analysis::Analyser> m_analyser = std::make_shared<analysis::Analyser>();
};

OPENSHOE_TEST(TestPricing, Core)
#include "tst_pricing.moc"
