// SPDX-License-Identifier: GPL-3.0-or-later
#include "games.h"

#include "analysis/dealing.h"
#include "analysis/engine_player.h"
#include "analysis/simulator.h"
#include "testprogram.h"

#include <QTest>

#include <cmath>

using namespace openshoe;
using analysis::Simulation;
using analysis::SimulationSetup;
using tests::gameWith;

namespace {

// Rounds played both ways in each game. The long form, with OPENSHOE_LONG_TESTS=1: more than a million.
std::uint64_t roundsToCompare() { return qEnvironmentVariableIsSet("OPENSHOE_LONG_TESTS") ? 1'050'000 : 20'000; }

analysis::SimulationResult simulated(SimulationSetup setup) {
    Simulation simulation(std::move(setup));
    simulation.start();
    return simulation.result();
}

SimulationSetup setupFor(const QString& id, const QStringList& changes, std::uint64_t rounds, int threads = 2) {
    return {
        .rules = gameWith(id, changes), .rounds = rounds, .seed = 20260131, .threads = threads, .throughEngine = false};
}

} // namespace

class TestSimulator : public QObject {
    Q_OBJECT
private slots:
    void fastPathEqualsTheEngine_data();
    void fastPathEqualsTheEngine();
    void meansAgree_data();
    void meansAgree();
    void sameSeedSameFigures();
    void countsEveryRoundOnce_data();
    void countsEveryRoundOnce();
    void cutCards();
    void throughTheEngine();
    void cancels();
    void refusesBadSetups();
};

void TestSimulator::fastPathEqualsTheEngine_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("changes");
    for (const QString& id : tests::sixGames())
        QTest::addRow("%s", qPrintable(id)) << id << QStringList();
    const auto row = [](const char* id, const QStringList& changes) {
        QTest::addRow("%s %s", id, qPrintable(changes.join(' '))) << QString(id) << changes;
    };
    row("premium", {"split.hands=4", "split.resplitAces=true"});
    row("premium", {"split.hands=3", "split.aces=free", "decks=1"});
    row("premium", {"surrender.when=early", "surrender.against=any", "double.on=9-11"});
    row("premium", {"dealer.hint=class", "surrender.when=early", "split.hands=4", "insurance.withBlackjack=true",
                    "evenMoney.on=[]"});
    row("premium", {"dealer.exposeTwoGold=true", "dealer.peek=false", "insurance.pays=3:1"});
    row("down-under", {"dealer.push22=gold-any", "dealer.hitsSoft17=true", "split.hands=4"});
    row("classic", {"dealer.push22=all", "dealer.standsOn=18", "split.hands=4"});
    row("premium", {"dealer.push22=gold-any", "dealer.standsOn=19", "dealer.hitsSoft17=true"});
    row("premium", {"dealer.standsOn=21"});
    row("premium", {"pack=spanish", "decks=1"});
    for (const char* takes : {"original", "original-and-busted", "busted-plus-one"})
        row("boxes", {QStringLiteral("dealer.blackjackTakes=%1").arg(QLatin1StringView(takes)), "split.hands=4",
                      "surrender.when=none"});
    row("classic", {"dealer.ties=dealer", "evenMoney.on=[]"});
    row("classic", {"dealer.ties=player-on-21", "split.aces=hit", "split.hands=4", "split.resplitAces=true",
                    "split.aceHands=3"});
    row("rundown", {"split.pairs=rank", "split.hands=4"});
    row("premium", {"double.rescue=true", "split.hands=4"});
    row("down-under", {"double.rescue=true", "dealer.hitsSoft17=true"});
    row("classic", {"double.rescue=true", "double.cards=any", "split.aces=free", "charlie.cards=six",
                    "charlie.wins=at-end"});
    row("boxes", {"double.rescue=true", "dealer.secondCard=after-players", "charlie.cards=six", "charlie.wins=at-end"});
    row("boxes", {"double.rescue=true", "dealer.blackjackTakes=original"});
    row("premium", {"double.times=3", "split.hands=4"});
    row("down-under", {"double.times=2", "double.rescue=true", "dealer.hitsSoft17=true"});
    row("classic", {"double.times=3", "double.rescue=true", "double.cards=any", "split.aces=free", "charlie.cards=six",
                    "charlie.wins=at-end"});
    row("boxes", {"double.times=2", "dealer.secondCard=after-players", "charlie.cards=five", "charlie.wins=at-end"});
    row("boxes", {"double.times=3", "double.on=9-11", "dealer.push22=gold-any"});
    row("boxes", {"double.times=3", "dealer.blackjackTakes=original"});
    row("premium", {"double.times=3", "dealer.open=true", "dealer.ties=dealer"});
    // More states than sixteen bits number.
    row("down-under", {"double.times=3", "double.cards=any", "charlie.cards=seven", "dealer.push22=gold-any",
                       "dealer.exposeTwoGold=true"});
    const QStringList freeBets{"double.free=9-11", "split.free=not-tens", "dealer.push22=all", "split.hands=4",
                               "split.resplitAces=true"};
    row("premium", freeBets + QStringList{"dealer.hitsSoft17=true"});
    row("premium", freeBets + QStringList{"double.rescue=true", "double.cards=any", "split.aces=free"});
    row("premium", {"double.free=any-two"});
    row("down-under", {"double.free=10-11", "split.free=all", "dealer.push22=gold-any", "dealer.exposeTwoGold=true"});
    for (const char* takes : {"all", "original", "original-and-busted", "busted-plus-one"}) {
        const QString key = QStringLiteral("dealer.blackjackTakes=%1").arg(QLatin1StringView(takes));
        row("classic", freeBets + QStringList{key, "split.aces=free", "double.cards=any"});
        row("boxes", freeBets + QStringList{key, "dealer.secondCard=after-players", "split.aces=free",
                                            "charlie.cards=five", "charlie.wins=at-end"});
    }
    row("classic", {"split.free=all", "charlie.cards=five", "double.cards=any", "dealer.open=true"});
    row("premium", {"double.free=any-two", "split.free=all", "dealer.open=true", "dealer.push22=gold-any",
                    "charlie.cards=seven", "double.cards=any", "bonus.mixed678=2:1"});
    row("premium", freeBets + QStringList{"double.times=3", "double.rescue=true", "double.cards=any"});
    row("premium", freeBets + QStringList{"surrender.when=late", "surrender.cards=any", "dealer.ties=dealer"});
    row("classic", {"surrender.when=late", "surrender.cards=any", "double.times=3", "double.rescue=true",
                    "double.cards=any", "split.hands=4"});
    const QStringList anyTime{"surrender.when=late", "surrender.against=any", "surrender.cards=any"};
    row("premium", anyTime + QStringList{"split.hands=4", "split.aces=free"});
    row("classic", anyTime + QStringList{"dealer.ties=dealer", "double.cards=any", "double.rescue=true"});
    row("boxes", anyTime + QStringList{"dealer.secondCard=after-players", "split.aces=hit", "dealer.ties=dealer"});
    row("down-under", {"surrender.when=late", "surrender.against=2-9", "surrender.cards=any", "dealer.ties=dealer"});
    row("premium", anyTime + QStringList{"dealer.open=true", "charlie.cards=six"});
    row("boxes", {"surrender.cards=any", "dealer.blackjackTakes=original"});
    // Super Fun 21, but for the suits.
    row("premium", anyTime + QStringList{"decks=1", "dealer.hitsSoft17=true", "dealer.ties=push-not-blackjacks",
                                         "blackjackPays=1:1", "double.cards=any", "double.rescue=true", "split.hands=4",
                                         "split.aces=free", "split.resplitAces=true", "charlie.cards=six",
                                         "bonus.fiveCards=2:1", "evenMoney.on=[]"});
    for (const char* wins : {"at-once", "at-end", "unless-21"}) {
        row("premium", {"charlie.cards=five", QStringLiteral("charlie.wins=%1").arg(QLatin1StringView(wins)),
                        "double.cards=any"});
        row("classic", {"charlie.cards=six", QStringLiteral("charlie.wins=%1").arg(QLatin1StringView(wins)),
                        "split.aces=hit", "split.hands=4"});
    }
    row("down-under",
        {"double.cards=any", "charlie.cards=seven", "dealer.push22=gold-any", "dealer.exposeTwoGold=true"});
    row("boxes", {"double.cards=any", "double.on=10-11", "dealer.blackjackTakes=busted-plus-one"});
    row("premium", {"dealer.ties=dealer-not-blackjacks", "evenMoney.on=[]", "split.hands=4", "dealer.push22=gold-any"});
    row("boxes", {"insurance.withBlackjack=true", "evenMoney.on=[\"ace\",\"ten\"]", "blackjackPays=6:5"});
    row("premium", {"decks=1", "split.hands=1", "double.afterSplit=false"});
    for (const char* takes : {"all", "original", "original-and-busted", "busted-plus-one"})
        row("boxes", {"dealer.secondCard=after-players", "split.hands=4", "double.cards=any",
                      QStringLiteral("dealer.blackjackTakes=%1").arg(QLatin1StringView(takes))});
    row("down-under", {"dealer.secondCard=after-players", "surrender.when=early", "surrender.against=any"});
    row("premium", {"dealer.secondCard=after-players", "insurance.pays=4:1", "insurance.withBlackjack=true",
                    "evenMoney.on=[]", "surrender.when=late", "dealer.blackjackTakes=original"});
    row("classic", {"dealer.secondCard=after-players", "dealer.ties=player-on-21", "evenMoney.on=[\"ten\"]"});
    for (const char* ties : {"push", "dealer", "dealer-not-blackjacks"})
        row("premium", {"dealer.open=true", QStringLiteral("dealer.ties=%1").arg(QLatin1StringView(ties)),
                        "split.hands=4", "double.on=9-11"});
    row("premium", {"dealer.open=true", "surrender.when=early", "insurance.withBlackjack=true", "evenMoney.on=[]"});
    row("down-under", {"dealer.open=true", "table.dealerFirstCard=down", "evenMoney.on=[\"ace\",\"ten\"]"});
    row("classic", {"dealer.open=true", "charlie.cards=seven", "dealer.push22=gold-any", "double.cards=any",
                    "dealer.blackjackTakes=original"});
    const QStringList always{
        "dealer.ties=player-always-on-21", "double.cards=any",   "double.rescue=true", "surrender.when=late",
        "surrender.against=10-ace",        "surrender.void=true"};
    for (const char* takes : {"all", "original", "original-and-busted", "busted-plus-one"}) {
        const QString key = QStringLiteral("dealer.blackjackTakes=%1").arg(QLatin1StringView(takes));
        row("classic", always + QStringList{key, "split.hands=4", "split.aces=free", "dealer.push22=all"});
        row("boxes", always + QStringList{key, "dealer.secondCard=after-players", "split.hands=3", "split.aces=hit",
                                          "bonus.fiveCards=3:2", "bonus.mixed777=3:1", "dealer.hitsSoft17=true"});
        row("boxes", always + freeBets + QStringList{key, "dealer.secondCard=after-players"});
        row("premium", always + QStringList{key, "dealer.peek=false", "dealer.push22=gold-initial",
                                            "surrender.cards=any", "dealer.exposeTwoGold=true"});
        row("boxes", {key, "dealer.secondCard=after-players", "surrender.when=late", "surrender.void=true",
                      "surrender.cards=any", "charlie.cards=five", "charlie.wins=at-end", "dealer.ties=dealer"});
    }
    row("premium", always + QStringList{"dealer.push22=all"});
    // The cards of these rounds are all spades; the machine knows no suits.
    const QStringList bonuses{"bonus.fiveCards=3:2", "bonus.sixCards=2:1", "bonus.sevenCards=3:1",
                              "bonus.mixed678=5:2",  "bonus.mixed777=7:2"};
    row("premium", bonuses);
    row("premium", bonuses + freeBets);
    row("premium", bonuses + QStringList{"pack=spanish", "dealer.ties=player-on-21", "double.cards=any",
                                         "double.rescue=true", "split.aces=free", "split.hands=4",
                                         "split.resplitAces=true", "surrender.when=late"});
    row("premium", bonuses + QStringList{"dealer.open=true", "double.rescue=true", "dealer.ties=dealer"});
    row("premium", bonuses + QStringList{"decks=1", "dealer.ties=player-on-21", "double.cards=any", "split.hands=4"});
    row("classic", bonuses + QStringList{"split.aces=free", "dealer.push22=all", "charlie.cards=five"});
    row("classic",
        bonuses + QStringList{"dealer.secondCard=after-players", "charlie.cards=six", "charlie.wins=at-end"});
    row("boxes", bonuses + QStringList{"dealer.blackjackTakes=busted-plus-one", "dealer.ties=dealer"});
    row("down-under", {"bonus.mixed678=3:1", "dealer.secondCard=after-players", "dealer.blackjackTakes=original"});
    row("premium", {"bonus.sevenCards=5:1", "bonus.mixed777=3:1", "dealer.hint=class", "dealer.exposeTwoGold=true",
                    "dealer.peek=false", "dealer.push22=gold-any"});
    for (const char* wins : {"at-once", "at-end", "unless-21"})
        row("classic", {"dealer.secondCard=after-players", "charlie.cards=five", "split.hands=4", "split.aces=free",
                        QStringLiteral("charlie.wins=%1").arg(QLatin1StringView(wins))});
}

void TestSimulator::fastPathEqualsTheEngine() {
    QFETCH(QString, id);
    QFETCH(QStringList, changes);
    const engine::RuleSet rules = gameWith(id, changes);
    const auto game = analysis::Analyser().analyse(rules);
    const analysis::Automaton automaton(rules, game->strategy, game->views);
    analysis::EnginePlayer player(rules, game->strategy, game->views);
    analysis::FreshShoeDealer dealer(automaton, rules.newShoe(), 4711, 0);
    analysis::Tally tally;
    for (std::uint64_t rounds = 0; rounds < roundsToCompare(); rounds += analysis::FreshShoeDealer::batch) {
        dealer.deal(analysis::FreshShoeDealer::batch, tally);
        for (const auto& round : dealer.lastBatch()) {
            std::array<engine::Card, 32> shoe;
            for (std::size_t i = 0; i < shoe.size(); ++i)
                shoe[i] = {static_cast<engine::Rank>(round.cards[i] + 1), engine::Suit::Spades};
            const auto played = player.play(shoe);
            QVERIFY(played.has_value());
            std::size_t drawn = 0;
            const auto alone = automaton.play([&] { return static_cast<int>(round.cards[drawn++]); });
            QCOMPARE(static_cast<int>(drawn), player.drawn());
            QVERIFY(std::abs(played->net - round.outcome.net) < 1e-9 &&
                    std::abs(played->stake - round.outcome.stake) < 1e-9);
            QVERIFY(alone == round.outcome);
        }
    }
    QVERIFY(tally.rounds >= roundsToCompare());
}

void TestSimulator::meansAgree_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("changes");
    for (const QString& id : tests::sixGames())
        QTest::addRow("%s", qPrintable(id)) << id << QStringList{"shuffle.when=every-round"};
    QTest::newRow("four hands") << "rundown" << QStringList{"split.hands=4", "split.resplitAces=true"};
    for (const char* takes : {"original", "original-and-busted", "busted-plus-one"})
        QTest::newRow(takes) << "classic"
                             << QStringList{QStringLiteral("dealer.blackjackTakes=%1").arg(QLatin1StringView(takes)),
                                            "split.hands=4", "split.aces=free"};
    QTest::newRow("dealer wins ties") << "premium" << QStringList{"dealer.ties=dealer-not-blackjacks"};
    QTest::newRow("21 wins ties") << "premium" << QStringList{"dealer.ties=player-on-21", "split.aces=hit"};
    QTest::newRow("doubles later") << "premium" << QStringList{"double.cards=any", "split.hands=4"};
    QTest::newRow("doubles are surrendered") << "premium" << QStringList{"double.rescue=true", "decks=8"};
    QTest::newRow("doubled again") << "premium" << QStringList{"double.times=3", "double.on=9-11", "decks=8"};
    QTest::newRow("doubled again or surrendered")
        << "premium" << QStringList{"double.times=2", "double.rescue=true", "split.hands=4"};
    QTest::newRow("free doubles") << "premium" << QStringList{"double.free=9-11", "dealer.push22=all"};
    QTest::newRow("free splits") << "premium" << QStringList{"split.free=all", "dealer.push22=all"};
    QTest::newRow("free bets, four hands")
        << "premium"
        << QStringList{"double.free=9-11", "split.free=not-tens",    "dealer.push22=all",  "dealer.hitsSoft17=true",
                       "split.hands=4",    "split.resplitAces=true", "bonus.fiveCards=3:2"};
    QTest::newRow("free bets, no peek") << "classic"
                                        << QStringList{"double.free=10-11", "split.free=all",
                                                       "dealer.blackjackTakes=original", "double.cards=any",
                                                       "double.rescue=true"};
    QTest::newRow("surrender at any time")
        << "premium"
        << QStringList{"surrender.when=late", "surrender.cards=any", "dealer.ties=dealer", "split.hands=4"};
    const QStringList always{"dealer.ties=player-always-on-21",
                             "dealer.secondCard=after-players",
                             "double.rescue=true",
                             "surrender.when=late",
                             "surrender.void=true",
                             "split.hands=3"};
    for (const char* takes : {"all", "original-and-busted", "busted-plus-one"})
        QTest::addRow("21 always wins, %s", takes)
            << "premium"
            << always + QStringList{QStringLiteral("dealer.blackjackTakes=%1").arg(QLatin1StringView(takes))};
    QTest::newRow("five cards win") << "classic" << QStringList{"charlie.cards=five"};
    QTest::newRow("bonuses for 21") << "premium"
                                    << QStringList{"bonus.fiveCards=3:2",  "bonus.sixCards=2:1",
                                                   "bonus.sevenCards=3:1", "bonus.mixed678=3:2",
                                                   "bonus.spades678=9:1",  "bonus.suited777=9:1", "double.cards=any"};
    QTest::newRow("a blackjack of one suit")
        << "premium" << QStringList{"blackjackPays=1:1", "suitedBlackjack.pays=2:1", "suitedBlackjack.suit=diamonds"};
    QTest::newRow("22 pushes all") << "premium" << QStringList{"dealer.push22=all"};
    QTest::newRow("dealer stands on 18") << "premium" << QStringList{"dealer.standsOn=18", "dealer.hitsSoft17=true"};
    QTest::newRow("second card after the players")
        << "premium" << QStringList{"dealer.secondCard=after-players", "dealer.blackjackTakes=original"};
    QTest::newRow("the dealer's cards open") << "premium" << QStringList{"dealer.open=true", "dealer.ties=dealer"};
    QTest::newRow("Spanish decks") << "premium" << QStringList{"pack=spanish", "dealer.ties=player-on-21"};
    QTest::newRow("one deck") << "premium" << QStringList{"decks=1", "split.hands=3"};
}

void TestSimulator::meansAgree() {
    QFETCH(QString, id);
    QFETCH(QStringList, changes);
    // The long form, with 10⁸ rounds, is long/campaign.py.
    const auto result = simulated(setupFor(id, changes, 2'000'000));
    QVERIFY2(std::abs(result.deviation()) < 4, qPrintable(QString::number(result.deviation())));
    const auto game = analysis::Analyser().analyse(gameWith(id, changes));
    QVERIFY(std::abs(result.standardDeviation - game->standardDeviation) < 0.003);
    QVERIFY(std::abs(result.averageStake - game->averageStake) < 0.003);
}

void TestSimulator::sameSeedSameFigures() {
    auto setup = setupFor("down-under", {}, 300'000, 2);
    const auto first = simulated(setup);
    const auto again = simulated(setup);
    QCOMPARE(again.expectation, first.expectation);
    QCOMPARE(again.standardError, first.standardError);
    ++setup.seed;
    QVERIFY(simulated(setup).expectation != first.expectation);
    // Pinned: the same on every machine.
    QCOMPARE(first.expectation, -1309 / 300'000.0);
}

void TestSimulator::countsEveryRoundOnce_data() {
    QTest::addColumn<quint64>("rounds");
    QTest::addColumn<int>("threads");
    for (const quint64 rounds : {1U, 7U, 63U, 64U, 65U, 1000U, 300'001U}) {
        for (const int threads : {1, 2, 3, 16})
            QTest::addRow("%llu rounds, %d threads", static_cast<unsigned long long>(rounds), threads)
                << rounds << threads;
    }
}

void TestSimulator::countsEveryRoundOnce() {
    QFETCH(quint64, rounds);
    QFETCH(int, threads);
    QCOMPARE(static_cast<quint64>(simulated(setupFor("premium", {}, rounds, threads)).rounds), rounds);
    QCOMPARE(static_cast<quint64>(simulated(setupFor("deluxe", {}, rounds, threads)).rounds), rounds);
}

void TestSimulator::cutCards() {
    // A shoe in use is worth a little less than a full one, but far less than the spread of so few rounds: both agree.
    const auto result = simulated(setupFor("deluxe", {}, 1'000'000));
    QVERIFY(std::abs(result.deviation()) < 5);
    // One deck with the cut card near its end: rounds the shoe can't finish are left out, and nothing breaks.
    const auto few = simulated(setupFor("boxes", {"decks=1", "shuffle.penetration=0.9"}, 200'000));
    QCOMPARE(few.rounds, std::uint64_t{200'000});
    QVERIFY(std::abs(few.expectation - few.exact) < 0.05);
}

void TestSimulator::throughTheEngine() {
    for (const char* id : {"deluxe", "boxes", "down-under"}) {
        auto setup = setupFor(id, {}, 30'000);
        setup.throughEngine = true;
        const auto result = simulated(setup);
        QCOMPARE(result.rounds, std::uint64_t{30'000});
        QVERIFY2(std::abs(result.deviation()) < 4, id);
    }
    auto setup = setupFor("boxes", {"decks=1", "shuffle.penetration=0.9"}, 5'000);
    setup.throughEngine = true;
    QCOMPARE(simulated(setup).rounds, std::uint64_t{5'000});
}

void TestSimulator::cancels() {
    Simulation simulation(setupFor("premium", {}, SimulationSetup::mostRounds, 2));
    simulation.start();
    while (simulation.progress() <= 0)
        QTest::qWait(1);
    simulation.cancel();
    const auto result = simulation.result();
    QVERIFY(simulation.finished());
    QVERIFY(result.rounds > 0 && result.rounds < SimulationSetup::mostRounds);
}

void TestSimulator::refusesBadSetups() {
    auto setup = setupFor("premium", {}, 100, 1);
    QVERIFY(analysis::check(setup).has_value());
    setup.rounds = 0;
    QCOMPARE(analysis::check(setup).error().where, "rounds");
    setup.rounds = 1'000'000'000'000'000'000;
    QCOMPARE(analysis::check(setup).error().where, "rounds");
    setup.rounds = 1;
    setup.threads = 0;
    QCOMPARE(analysis::check(setup).error().where, "threads");
    setup.threads = 1'000'000;
    QCOMPARE(analysis::check(setup).error().where, "threads");
    setup.threads = 1;
    setup.rules.decks = 9;
    QCOMPARE(analysis::check(setup).error().where, "/decks");
}

OPENSHOE_TEST(TestSimulator, Core)
#include "tst_simulator.moc"
