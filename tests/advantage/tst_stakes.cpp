// SPDX-License-Identifier: GPL-3.0-or-later
// Counting simulated against the engine, against exact figures and against two published simulations; stakes and risk
// against identities and published tables.
#include "advantage/counted_play.h"
#include "advantage/counting_run.h"
#include "advantage/removal.h"
#include "advantage/risk.h"
#include "advantage/stakes.h"
#include "analysis/analysis.h"
#include "analysis/engine_player.h"
#include "rules.h"
#include "testprogram.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

using namespace openshoe;
using advantage::CountBin;
using advantage::CountBins;
using advantage::CountingResult;
using advantage::CountingSetup;
using advantage::Outcomes;
using advantage::Rate;
using engine::Card;
using engine::RuleSet;
using tests::book;
using tests::changed;
using tests::systemNamed;

namespace {

std::shared_ptr<const analysis::GameAnalysis> analysed(const RuleSet& rules) {
    static analysis::Analyser analyser;
    return analyser.analyse(rules);
}

CountingResult simulated(const CountingSetup& setup, const std::vector<advantage::IndexPlay>& indices = {}) {
    const auto game = analysed(setup.rules);
    return advantage::simulateCounting(setup, game->views, game->strategy, indices);
}

CountBins all(const CountingResult& result) {
    return advantage::merged(result.fitted, result.settled);
}

CountBin total(const CountBins& bins) {
    CountBin sum;
    for (const CountBin& bin : bins)
        sum += bin;
    return sum;
}

counting::CountSystem exactly(const char* id) {
    counting::CountSystem system = systemNamed(id);
    system.convention.decks = counting::Estimate::Exact;
    return system;
}

bool near(double ours, double expected, double within) {
    return std::abs(ours - expected) <= within;
}

QString told(double ours, double expected) {
    return QString("%1, expected %2").arg(ours, 0, 'g', 10).arg(expected);
}

} // namespace

class TstStakes : public QObject {
    Q_OBJECT
private slots:
    void everyRoundEndsAsInTheEngine_data();
    void everyRoundEndsAsInTheEngine();
    void playsFollowWhatHasBeenSeen();
    void openCardsAreCountedAtOnce();
    void exactAgainstSimulated_data();
    void exactAgainstSimulated();
    void binsAsPublished_data();
    void binsAsPublished();
    void tablesTogetherAreTablesOneByOne();
    void companyTakesCards();
    void aShoeMayRunOut();
    void aShoeShuffledEveryRoundHasNoCount();
    void aStoppedRunSaysWhatItHas();
    void theSameSeedGivesTheSame();
    void aSuitIsPaidOrNot();
    void whatCannotBeSimulatedIsTold();
    void stakesArePricedFromBins();
    void whatCannotBeStakedIsTold();
    void theBestRampFollowsKelly();
    void chipsMakeStakes();
    void identitiesOfRisk();
    void tripRuinAsPublished_data();
    void tripRuinAsPublished();
    void skewedGamesAreNotNormal();
    void sessionsRoundByRound();
};

void TstStakes::everyRoundEndsAsInTheEngine_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("changes");
    for (const char* game : {"deluxe", "rundown", "boxes", "down-under", "classic", "premium"})
        QTest::newRow(game) << game << QStringList{};
    QTest::newRow("two decks, late surrender")
        << "classic" << QStringList{"decks=2", "surrender.when=late", "split.hands=4", "split.resplitAces=true"};
    QTest::newRow("doubles later, split aces are hit")
        << "premium"
        << QStringList{"double.cards=any", "split.aces=hit", "split.hands=4", "split.resplitAces=true",
                       "split.aceHands=3"};
    QTest::newRow("five cards win at once") << "classic" << QStringList{"charlie.cards=five", "double.cards=any"};
    QTest::newRow("six cards win unless against 21")
        << "boxes" << QStringList{"charlie.cards=six", "charlie.wins=unless-21", "dealer.ties=player-on-21"};
    QTest::newRow("doubles are surrendered")
        << "premium" << QStringList{"double.rescue=true", "split.hands=4", "double.cards=any"};
    QTest::newRow("doubled again") << "premium" << QStringList{"double.times=2"};
    QTest::newRow("doubled again or surrendered")
        << "classic" << QStringList{"double.times=3", "double.rescue=true", "split.hands=4", "double.cards=any"};
    for (const char* takes : {"all", "original", "original-and-busted", "busted-plus-one"})
        QTest::addRow("free bets, a late blackjack takes %s", takes)
            << "classic" << QStringList{"double.free=9-11",
                                        "split.free=not-tens",
                                        "dealer.push22=all",
                                        "split.hands=4",
                                        "split.resplitAces=true",
                                        "double.rescue=true",
                                        "double.cards=any",
                                        "split.aces=free",
                                        QStringLiteral("dealer.blackjackTakes=%1").arg(QLatin1StringView(takes))};
    QTest::newRow("free bets, second card after the players")
        << "premium"
        << QStringList{"double.free=any-two", "split.free=all", "dealer.secondCard=after-players",
                       "dealer.blackjackTakes=original", "split.hands=4"};
    QTest::newRow("surrender at any time")
        << "premium"
        << QStringList{"surrender.when=late", "surrender.cards=any", "split.hands=4", "dealer.ties=dealer"};
    QTest::newRow("surrender at any time, second card after the players")
        << "boxes" << QStringList{"surrender.when=late", "surrender.cards=any", "dealer.secondCard=after-players"};
    QTest::newRow("21 wins ties") << "premium" << QStringList{"dealer.ties=player-on-21"};
    const QStringList always{"dealer.ties=player-always-on-21",
                             "double.rescue=true",
                             "double.cards=any",
                             "surrender.when=late",
                             "surrender.void=true",
                             "split.hands=3",
                             "bonus.fiveCards=2:1",
                             "split.aces=free",
                             "dealer.push22=all"};
    for (const char* takes : {"all", "original", "original-and-busted", "busted-plus-one"}) {
        const QString key = QStringLiteral("dealer.blackjackTakes=%1").arg(QLatin1StringView(takes));
        QTest::addRow("21 always wins, a late blackjack takes %s", takes) << "classic" << always + QStringList{key};
        QTest::addRow("21 always wins, second card after the players, %s", takes)
            << "premium" << always + QStringList{key, "dealer.secondCard=after-players", "surrender.against=10-ace"};
    }
    QTest::newRow("surrender at any time is void")
        << "boxes" << QStringList{"surrender.when=late", "surrender.cards=any", "surrender.void=true"};
    QTest::newRow("surrender is void") << "classic" << QStringList{"surrender.when=late", "surrender.void=true"};
    QTest::newRow("21 always wins") << "classic" << QStringList{"dealer.ties=player-always-on-21"};
    QTest::newRow("Spanish 21")
        << "premium"
        << QStringList{"pack=spanish", "dealer.ties=player-on-21", "double.cards=any", "double.rescue=true",
                       "split.hands=4", "split.aces=free", "split.resplitAces=true", "surrender.when=late",
                       "bonus.fiveCards=3:2", "bonus.sixCards=2:1", "bonus.sevenCards=3:1", "bonus.mixed678=3:2"};
    QTest::newRow("bonuses for 21")
        << "classic"
        << QStringList{"bonus.fiveCards=3:2", "bonus.sevenCards=3:1", "bonus.mixed678=2:1", "bonus.mixed777=5:1",
                       "double.cards=any", "split.hands=4"};
    QTest::newRow("second card after the players") << "boxes" << QStringList{"dealer.secondCard=after-players"};
    QTest::newRow("second card after the players, first stakes lost")
        << "premium"
        << QStringList{"dealer.secondCard=after-players", "dealer.blackjackTakes=original", "insurance.pays=4:1",
                       "split.hands=4", "split.aces=free"};
    QTest::newRow("second card after the players, five cards win")
        << "classic" << QStringList{"dealer.secondCard=after-players", "charlie.cards=five", "charlie.wins=at-end"};
    QTest::newRow("open cards") << "boxes" << QStringList{"dealer.open=true", "split.hands=4"};
    QTest::newRow("open cards, dealer wins ties, surrender")
        << "down-under" << QStringList{"dealer.open=true", "dealer.ties=dealer-not-blackjacks", "surrender.when=early"};
}

void TstStakes::everyRoundEndsAsInTheEngine() {
    QFETCH(QString, game);
    QFETCH(QStringList, changes);
    CountingSetup setup;
    setup.rules = changed(game, changes);
    setup.system = systemNamed("hi-lo");
    const auto figures = analysed(setup.rules);
    advantage::CountedPlayer ours(setup, figures->views, figures->strategy, {});
    analysis::EnginePlayer engine(setup.rules, figures->strategy, figures->views);
    std::mt19937 random(5);
    std::vector<Card> shoe;
    for (int i = 0; i < setup.rules.cards(); ++i)
        shoe.push_back(Card::fromIndex(i % 52));
    for (int round = 0; round < 4000; ++round) {
        std::ranges::shuffle(shoe, random);
        const auto cards = std::span(shoe).first(60);
        const auto expected = engine.play(cards);
        QVERIFY(expected);
        const auto played = ours.play(cards);
        QCOMPARE(played.outcome.net, expected->net);
        QCOMPARE(played.outcome.stake, expected->stake);
        QCOMPARE(static_cast<int>(played.drawn), engine.drawn());
    }
}

// A sixteen against a ten: the hand and the up card have been counted, the hole card hasn't.
void TstStakes::playsFollowWhatHasBeenSeen() {
    CountingSetup setup;
    setup.rules = book();
    setup.system = exactly("hi-lo");
    setup.system.convention.quarterDecks = 0; // the running count
    const auto game = analysed(setup.rules);
    const auto drawnWith = [&](int from, const char* cards) {
        std::vector<Card> shoe;
        for (const QString& word : QString(cards).split(' '))
            shoe.push_back(*Card::parse(word.toStdString()));
        advantage::IndexPlay index{.which = {analysis::Switch::Kind::Stand, 0, analysis::TotalPlay::classOf(16, false)},
                                   .count = from};
        for (std::size_t c = 0; c < game->views.columns.size(); ++c)
            index.which.view = game->views.columns[c].up == analysis::ten ? static_cast<int>(c) : index.which.view;
        advantage::CountedPlayer player(setup, game->views, game->strategy, {index});
        return static_cast<int>(player.play(shoe).drawn);
    };
    // Player TS 6S, dealer TH with a five face down: the count is -1 when it is decided.
    QCOMPARE(drawnWith(-1, "TS TH 6S 5H 2S TD TC 9S"), 5); // stands; the dealer draws one, the deuce, to 17
    QCOMPARE(drawnWith(0, "TS TH 6S 5H 2S TD TC 9S"), 6);  // takes the deuce; the dealer's ten follows
    // A deuce seen makes it 0: the next decision follows it (16 of three cards).
    QCOMPARE(drawnWith(0, "TS TH 4S 5H 2S TD TC 9S"), 6);    // 14, 16 at count 0: stands
    QCOMPARE(drawnWith(1, "TS TH 4S 5H 2S 5D TD TC 9S"), 7); // 14, 16 at count 0: takes another, 21; the dealer busts
}

// The same hand against a ten and a five that both lie open: both have been counted, which makes it 0.
void TstStakes::openCardsAreCountedAtOnce() {
    CountingSetup setup;
    setup.rules = book({"dealer.open=true"});
    setup.system = exactly("hi-lo");
    setup.system.convention.quarterDecks = 0; // the running count
    const auto game = analysed(setup.rules);
    const auto drawnWith = [&](int from) {
        std::vector<Card> shoe;
        for (const QString& word : QString("TS TH 6S 5H 2S TD TC 9S").split(' '))
            shoe.push_back(*Card::parse(word.toStdString()));
        advantage::IndexPlay index{.which = {analysis::Switch::Kind::Stand, 0, analysis::TotalPlay::classOf(16, false)},
                                   .count = from};
        for (std::size_t g = 0; g < game->views.groups.size(); ++g) {
            const auto hard15 = analysis::OpenTotal{.total = 15, .soft = false};
            const bool isHard15 = analysis::openTotal(game->views.first(static_cast<int>(g))) == hard15;
            index.which.view = isHard15 ? static_cast<int>(g) : index.which.view;
        }
        advantage::CountedPlayer player(setup, game->views, game->strategy, {index});
        return static_cast<int>(player.play(shoe).drawn);
    };
    QCOMPARE(drawnWith(0), 5); // stands; the dealer's 15 takes the deuce
    QCOMPARE(drawnWith(1), 6); // takes the deuce and stands on 18; the dealer busts
}

// Rounds dealt when exactly so many cards have been seen: the mean is what a full shoe is worth, because nobody looked;
// and the mean of result times count follows from the effects of removal without any approximation.
void TstStakes::exactAgainstSimulated_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("changes");
    QTest::newRow("deluxe") << "deluxe" << QStringList{};
    QTest::newRow("boxes") << "boxes" << QStringList{};
    QTest::newRow("two decks") << "classic" << QStringList{"decks=2", "split.hands=4", "dealer.hitsSoft17=true"};
    QTest::newRow("second card after the players") << "boxes" << QStringList{"dealer.secondCard=after-players"};
    QTest::newRow("open cards") << "boxes" << QStringList{"dealer.open=true"};
    QTest::newRow("bonuses for 21") << "premium"
                                    << QStringList{"decks=2", "bonus.fiveCards=2:1", "bonus.suited678=9:1",
                                                   "bonus.mixed777=3:1"};
    QTest::newRow("rarer rules") << "classic"
                                 << QStringList{"charlie.cards=five", "double.cards=any", "dealer.ties=player-on-21"};
}

void TstStakes::exactAgainstSimulated() {
    QFETCH(QString, game);
    QFETCH(QStringList, changes);
    const RuleSet rules = changed(game, changes);
    const auto removal = advantage::gameRemoval(rules, analysis::fullPointShoe(rules.newShoe()));
    for (counting::CountSystem system : formats::countSystems()) {
        for (int& tag : system.tags)
            tag *= 2; // whole points, so that the running count is a bin of its own
        system.sideCounts.clear();
        system.start = system.startPerDeck = 0;
        system.pivot.reset();
        system.convention = {.quarterDecks = 0};
        CountingSetup setup{.rules = rules, .system = system, .rounds = 300'000, .seed = 2};
        setup.after = rules.cards() / 2;
        const CountBins bins = all(simulated(setup));
        double exactly = 0;
        for (int i = 0; i < 52; ++i) {
            const auto card = static_cast<std::size_t>(i);
            exactly +=
                *setup.after / 52.0 * system.tags[card] / 2.0 * (removal->kept.worth + removal->kept.effect[card]);
        }
        double n = 0, product = 0, square = 0, counts = 0, countSquares = 0;
        for (const CountBin& bin : bins) {
            n += static_cast<double>(bin.rounds);
            product += bin.count * bin.net;
            square += static_cast<double>(bin.count) * bin.count * bin.square;
            counts += static_cast<double>(bin.count) * static_cast<double>(bin.rounds);
            countSquares += static_cast<double>(bin.count) * bin.count * static_cast<double>(bin.rounds);
        }
        const CountBin sum = total(bins);
        QCOMPARE(sum.rounds, setup.rounds);
        const double error = std::sqrt(sum.square) / n;
        QVERIFY2(near(sum.net / n, removal->kept.worth, 3 * error), system.id.c_str());
        const double productError = std::sqrt(square) / n;
        QVERIFY2(near(product / n, exactly, 3 * productError),
                 qPrintable(QString("%1: %2 (%3)")
                                .arg(QString::fromStdString(system.id), told(product / n, exactly))
                                .arg(productError)));
        // The count itself is what it must be: nothing, for a balanced one.
        const double mean = *setup.after * counting::deckSum(system.tags) / 104.0;
        const double countError = std::sqrt(countSquares / n - counts / n * counts / n) / std::sqrt(n);
        QVERIFY2(near(counts / n, mean, 3 * countError), qPrintable(told(counts / n, mean)));
    }
}

// Two unrelated simulators: ride-free-sim (basic strategy, no insurance; 24 and 60 million rounds) and BJW (a thousand
// million; insurance at 3). Six decks, doubled after splits, split to four hands, three quarters dealt, true count to
// the nearest, cards left exact.
void TstStakes::binsAsPublished_data() {
    QTest::addColumn<bool>("hitsSoft17");
    QTest::addColumn<QVector<double>>("frequency"); // per cent, of −5 … 7
    QTest::addColumn<QVector<double>>("mean");      // per cent
    QTest::addColumn<QVector<double>>("error");
    QTest::addColumn<QVector<double>>("variance");
    const QVector<double> often{1.61, 2.92, 5.10, 9.19, 17.03, 26.28, 16.08, 8.74, 4.86, 2.78, 1.54, .90, .46};
    const QVector<double> variance{1.406, 1.394, 1.380, 1.367, 1.354, 1.342, 1.329,
                                   1.318, 1.305, 1.296, 1.280, 1.271, 1.260};
    QTest::newRow("stands") << false << often << QVector<double>{-3.03, -2.33, -1.89, -1.37, -.81, -.43, .17,
                                                                 .62,   1.01,  1.64,  1.73,  2.37, 2.39}
                            << QVector<double>{.19, .14, .11, .08, .06, .05, .06, .08, .11, .14, .18, .24, .34}
                            << QVector<double>{};
    QTest::newRow("hits") << true << often << QVector<double>{-3.39, -2.70, -2.22, -1.49, -1.06, -.55, -.10,
                                                              .42,   .85,   1.38,  1.76,  2.39,  2.64}
                          << QVector<double>{.12, .09, .07, .05, .04, .03, .04, .05, .07, .09, .12, .15, .21}
                          << variance;
}

void TstStakes::binsAsPublished() {
    QFETCH(bool, hitsSoft17);
    QFETCH(QVector<double>, frequency);
    QFETCH(QVector<double>, mean);
    QFETCH(QVector<double>, error);
    QFETCH(QVector<double>, variance);
    CountingSetup setup{.rules = book({"insurance.offered=false"}), .system = exactly("hi-lo"), .rounds = 6'000'000};
    setup.rules.dealer.drawing.hitsSoft = hitsSoft17;
    setup.system.convention.rounding = counting::Rounding::Nearest;
    const CountBins bins = all(simulated(setup));
    for (const CountBin& bin : bins) {
        const int at = bin.count + 5;
        if (at < 0 || at >= mean.size())
            continue;
        const double n = static_cast<double>(bin.rounds);
        const double often = 100 * n / static_cast<double>(setup.rounds);
        QVERIFY2(near(often, frequency[at], 0.25), qPrintable(told(often, frequency[at])));
        const double ours = bin.net / n;
        const double spread = bin.square / n - ours * ours;
        const double within = 3.3 * std::hypot(100 * std::sqrt(spread / n), error[at]);
        QVERIFY2(near(100 * ours, mean[at], within),
                 qPrintable(QString("%1: ").arg(bin.count) + told(100 * ours, mean[at])));
        QVERIFY2(variance.isEmpty() || near(spread, variance[at], 0.03), qPrintable(told(spread, variance.value(at))));
    }
    // The cut card: low counts are seen more often than high ones.
    const auto often = [&](int count) { return std::ranges::find(bins, count, &CountBin::count)->rounds; };
    QVERIFY(often(-1) > often(1));
}

// Sixty-four tables step by step, or one after another (as with a side bet on 22, here without effect: it never comes
// to 22 if a dealer's 22 … is a bust like any other): the same means.
void TstStakes::tablesTogetherAreTablesOneByOne() {
    CountingSetup setup{.rules = book({"surrender.when=late"}), .system = exactly("hi-opt-2"), .rounds = 2'000'000};
    const CountBin together = total(all(simulated(setup)));
    setup.company = 1;
    setup.rules.shuffle.penetration = 0.5;
    const CountBin apart = total(all(simulated(setup)));
    const auto mean = [](const CountBin& bin) { return bin.net / static_cast<double>(bin.rounds); };
    QVERIFY2(near(mean(together), mean(apart), 3 * std::sqrt(2 * 1.3 / 2e6) + 0.0003),
             qPrintable(told(mean(together), mean(apart))));
    QVERIFY(near(together.stake / 2e6, apart.stake / 2e6, 0.002));
    QVERIFY(near(together.square / 2e6, apart.square / 2e6, 0.008));
}

void TstStakes::companyTakesCards() {
    CountingSetup setup{.rules = book(), .system = exactly("hi-lo"), .rounds = 400'000};
    setup.system.convention.rounding = counting::Rounding::Nearest;
    const auto startsAtNothing = [&](int company) {
        setup.company = company;
        const CountBins bins = all(simulated(setup));
        return static_cast<double>(std::ranges::find(bins, 0, &CountBin::count)->rounds) / 400'000;
    };
    // Fewer rounds from a shoe, so more of them are the first of one.
    QVERIFY(startsAtNothing(6) > startsAtNothing(0) + 0.01);
}

// One deck nearly to its end: rounds for which it runs out aren't counted, and nothing is read beyond it.
void TstStakes::aShoeMayRunOut() {
    CountingSetup setup{
        .rules = book({"decks=1", "shuffle.penetration=0.9"}), .system = exactly("hi-lo"), .rounds = 200'000};
    for (const int company : {0, 3}) {
        setup.company = company;
        const auto result = simulated(setup);
        QCOMPARE(total(all(result)).rounds, result.rounds);
        QVERIFY(result.rounds > (company == 0 ? 199'000U : 150'000U));
        QVERIFY(near(total(all(result)).net / static_cast<double>(result.rounds), 0, 0.02));
    }
}

void TstStakes::aShoeShuffledEveryRoundHasNoCount() {
    CountingSetup setup{.rules = book({"shuffle.when=every-round"}), .system = exactly("hi-lo"), .rounds = 200'000};
    const CountBins bins = all(simulated(setup));
    QCOMPARE(bins.size(), std::size_t{1});
    QCOMPARE(bins.front().count, 0);
    setup.system = exactly("ko");
    QCOMPARE(all(simulated(setup)).front().count, -20);
    // Burned cards: the first is seen.
    setup.rules = book({"shuffle.burn=first-card-value", "shuffle.when=cut-card"});
    setup.system = exactly("hi-lo");
    QVERIFY(all(simulated(setup)).size() > 3);
}

void TstStakes::aStoppedRunSaysWhatItHas() {
    CountingSetup setup{.rules = book(), .system = exactly("hi-lo"), .rounds = 1'000'000'000};
    const auto game = analysed(setup.rules);
    int looks = 0;
    const auto result =
        advantage::simulateCounting(setup, game->views, game->strategy, {}, [&] { return ++looks == 3; });
    QVERIFY(result.stopped);
    QVERIFY(result.rounds > 100'000 && result.rounds < 400'000);
    QCOMPARE(total(all(result)).rounds, result.rounds);
    const auto priced = advantage::price(all(result), advantage::flatRamp(10), 0);
    QVERIFY(priced.error > 0);
}

void TstStakes::theSameSeedGivesTheSame() {
    CountingSetup setup{.rules = book(), .system = exactly("zen"), .rounds = 100'001, .seed = 9, .threads = 2};
    const auto one = simulated(setup);
    const auto again = simulated(setup);
    QVERIFY(one.fitted == again.fitted && one.settled == again.settled);
    QCOMPARE(one.rounds, setup.rounds);
    QVERIFY(!one.stopped);
    QVERIFY(one.fitted != one.settled);
    setup.seed = 10;
    QVERIFY(simulated(setup).fitted != one.fitted);
    double chances = 0;
    double mean = 0;
    for (const auto& outcome : one.results) {
        chances += outcome.chance;
        mean += outcome.chance * outcome.net;
    }
    QVERIFY(near(chances, 1, 1e-12));
    QVERIFY(near(mean, total(all(one)).net / static_cast<double>(one.rounds), 1e-12));
}

// A blackjack of one suit is won as what it pays, and no other at the mean of both: a session of theirs adds up, and
// the squares are those of the rounds.
void TstStakes::aSuitIsPaidOrNot() {
    const auto rules = changed("premium", {"suitedBlackjack.pays=2:1"});
    const auto result = simulated({.rules = rules, .system = systemNamed("hi-lo"), .rounds = 200'000, .seed = 4});
    double mean = 0;
    double square = 0;
    std::map<double, double> chances;
    for (const auto& outcome : result.results) {
        QVERIFY2(outcome.net * 2 == std::round(outcome.net * 2), qPrintable(QString::number(outcome.net)));
        mean += outcome.chance * outcome.net;
        square += outcome.chance * outcome.net * outcome.net;
        chances[outcome.net] += outcome.chance;
    }
    const auto rounds = static_cast<double>(result.rounds);
    QVERIFY(near(mean, total(all(result)).net / rounds, 1e-12));
    QVERIFY(near(square, total(all(result)).square / rounds, 1e-12));
    QVERIFY(near(chances[1.5], 0.75 * 0.0453, 0.002)); // of 6 decks, but where the dealer has one too
}

void TstStakes::whatCannotBeSimulatedIsTold() {
    const CountingSetup good{.rules = book(), .system = systemNamed("hi-lo")};
    QVERIFY(advantage::check(good));
    const auto wrong = [&](auto change) {
        CountingSetup setup = good;
        change(setup);
        const auto checked = advantage::check(setup);
        return checked ? std::string() : checked.error().text();
    };
    QCOMPARE(wrong([](auto& s) { s.rounds = 0; }), "rounds: 0 is out of range; allowed: 1 to 1000000000000");
    QCOMPARE(wrong([](auto& s) { s.threads = 0; }), "threads: 0 is out of range; allowed: 1 to 256");
    QCOMPARE(wrong([](auto& s) { s.company = 7; }), "company: 7 is out of range; allowed: 0 to 6");
    QCOMPARE(wrong([](auto& s) { s.after = 300; }), "after: 300 is out of range; allowed: 0 to 272");
    QCOMPARE(wrong([](auto& s) { s.system.tags.fill(0); }),
             "/tags: every tag is 0, so the count would never move; at least one other is needed");
}

void TstStakes::stakesArePricedFromBins() {
    const CountBins bins{{-1, 100, -2, 130, 110}, {0, 200, -1, 260, 220}, {2, 50, 1, 65, 60}};
    const auto flat = advantage::price(bins, advantage::flatRamp(10), 0.5);
    QCOMPARE(flat.observed.mean, 10 * -2.0 / 350);
    QVERIFY(near(flat.observed.variance(), 100 * (455 / 350.0 - 4 / 350.0 / 350), 1e-9));
    QCOMPARE(flat.share, 1.0);
    QCOMPARE(flat.stake, 10.0);
    QCOMPARE(flat.turnover, 10 * 390 / 350.0);
    QVERIFY(near(flat.error, flat.observed.deviation / std::sqrt(350), 1e-12));
    // Two hands of 20 from a count of 1 on; below 0 watching.
    const advantage::Ramp ramp{.least = 10, .steps = {{.from = 1, .stake = 20, .hands = 2}}, .sitsOutBelow = 0};
    QCOMPARE(ramp.at(-1).hands, 0);
    QCOMPARE(ramp.at(0).stake, 10.0);
    QCOMPARE(ramp.at(7).stake, 20.0);
    const auto priced = advantage::price(bins, ramp, 0.5);
    QCOMPARE(priced.share, 250 / 350.0);
    QCOMPARE(priced.observed.mean, (10 * -1 + 20 * 2 * 1) / 350.0);
    QCOMPARE(priced.played.mean, (10 * -1 + 20 * 2 * 1) / 250.0);
    const double mean = 1 / 50.0;
    const double two = 2 * (65 / 50.0 - mean * mean) + 2 * 0.5 + 4 * mean * mean;
    QVERIFY(near(priced.observed.variance() + priced.observed.mean * priced.observed.mean,
                 (200 * 100 * 1.3 + 50 * 400 * two) / 350, 1e-9));
    // What is not played changes nothing but how often.
    QVERIFY(near(priced.played.mean * priced.share, priced.observed.mean, 1e-12));
    const auto line = advantage::lineThrough({{0, 10, 5, 10, 10}, {1, 30, 45, 60, 30}, {3, 10, 35, 40, 10}});
    QCOMPARE(line.perCount, 1.0);
    QCOMPARE(line.atZero, 0.5);
}

void TstStakes::whatCannotBeStakedIsTold() {
    const auto wrong = [](const advantage::Ramp& ramp, double bankroll = 1000) {
        const auto checked = advantage::check(ramp, 5, 200, bankroll);
        return checked ? std::string() : checked.error().text();
    };
    const advantage::Ramp good{.least = 5, .steps = {{1, 10, 1}, {2, 100, 2}}, .sitsOutBelow = {}};
    QCOMPARE(wrong(good), "");
    QCOMPARE(wrong({.least = 1, .steps = {}, .sitsOutBelow = {}}),
             "ramp: a stake of 1 is below the table's minimum of 5");
    QCOMPARE(wrong({.least = 5, .steps = {{1, 500, 1}}, .sitsOutBelow = {}}),
             "ramp: a stake of 500 is above the table's maximum of 200");
    QCOMPARE(wrong({.least = 5, .steps = {{2, 10, 1}, {1, 20, 1}}, .sitsOutBelow = {}}),
             "ramp: the count 1 comes after 2; counts must rise");
    QCOMPARE(wrong({.least = 5, .steps = {{2, 10, 9}}, .sitsOutBelow = {}}),
             "ramp: 9 hands can't be played; allowed: 1 to 7");
    QCOMPARE(wrong({}), "ramp: nothing is ever staked; at least one stake is needed");
    QCOMPARE(wrong(good, 150), "bankroll: a bankroll of 150 can't pay for stakes of 200 in one round");
    QCOMPARE(wrong(good, 0), "bankroll: 0 is no bankroll; more than 0 is needed");
}

void TstStakes::theBestRampFollowsKelly() {
    CountBins bins;
    for (int count = -3; count <= 6; ++count) // 0.5 % a count, from nothing at 1
        bins.push_back({count, 10'000, 10'000 * 0.005 * (count - 1), 10'000 * 1.3, 11'000});
    advantage::RampWish wish{
        .bankroll = 10'000, .kelly = 1, .least = 10, .most = 150, .stakes = {}, .sitsOutBelow = -1};
    for (int stake = 5; stake <= 500; stake += 5)
        wish.stakes.push_back(stake);
    const auto ramp = advantage::bestRamp(bins, wish);
    QCOMPARE(ramp.at(1).stake, 10.0);
    QCOMPARE(ramp.at(2).stake, 35.0); // 10,000 × 0.005 / 1.3 = 38.5, in fives
    QCOMPARE(ramp.at(3).stake, 75.0);
    QCOMPARE(ramp.at(5).stake, 150.0); // the most
    QCOMPARE(ramp.at(-2).hands, 0);
    wish.kelly = 0.5;
    QCOMPARE(advantage::bestRamp(bins, wish).at(3).stake, 35.0);
    QVERIFY(advantage::check(ramp, 10, 150, 10'000));
}

void TstStakes::chipsMakeStakes() {
    const std::array<double, 3> chips{5, 25, 100};
    const std::vector<double> expected{5, 10, 25, 30, 50, 100, 105, 125};
    QCOMPARE(advantage::chipStakes(chips, 5, 150, 2), expected);
    QCOMPARE(advantage::chipStakes(chips, 20, 60, 3), (std::vector<double>{25, 30, 35, 50, 55}));
    const std::array<double, 2> halves{0.5, 2.5};
    QCOMPARE(advantage::chipStakes(halves, 1, 3, 2), (std::vector<double>{1, 2.5, 3}));
}

void TstStakes::identitiesOfRisk() {
    const Rate round{0.02, 2.5};
    const double n0 = advantage::nZero(round);
    QCOMPARE(n0, 15'625.0);
    QVERIFY(near(advantage::desirability(round), 8, 1e-12));
    QVERIFY(near(advantage::score(round), 1e6 / n0, 1e-9));
    QCOMPARE(advantage::score({-0.02, 2.5}), 0.0);
    // Full, half and a quarter of Kelly.
    const double kelly = round.variance() / round.mean;
    QVERIFY(near(advantage::ruin(round, kelly), 0.135335, 1e-6));
    QVERIFY(near(advantage::ruin(round, 2 * kelly), 0.018316, 1e-6));
    QVERIFY(near(advantage::ruin(round, 4 * kelly), 0.0003355, 1e-7));
    QVERIFY(near(advantage::ruin(round, advantage::bankrollFor(round, 0.05)), 0.05, 1e-12));
    QCOMPARE(advantage::ruin({-0.01, 1}, 1000), 1.0);
    QVERIFY(std::isinf(advantage::bankrollFor({-0.01, 1}, 0.05)));
    // A long trip is for ever; a bankroll found is the one asked for.
    QVERIFY(near(advantage::tripRuin(round, 500, 1e9), advantage::ruin(round, 500), 1e-9));
    QVERIFY(near(advantage::tripRuin(round, advantage::tripBankrollFor(round, 0.1, 2000), 2000), 0.1, 1e-9));
    QCOMPARE(advantage::tripRuin(round, 0, 10), 1.0);
    // A barrier costs more than the end of the trip does.
    QVERIFY(advantage::tripRuin(round, 100, 3000) > advantage::normal((-100 - 60) / (2.5 * std::sqrt(3000))));
    QCOMPARE(advantage::goalBeforeRuin({0, 1}, 30, 10), 0.75);
    QVERIFY(near(advantage::goalBeforeRuin({-0.5, 1}, 5000, 5000), 0, 1e-12));
    // Hall (blackjackreview.com): bankroll and goal of 300, mean square 3.887, 0.0151 a round: ruin 8.86 % before the
    // goal.
    const Rate hall{0.0151, std::sqrt(3.887 - 0.0151 * 0.0151)};
    QVERIFY(near(1 - advantage::goalBeforeRuin(hall, 300, 300), 0.0886, 0.0002));
    QVERIFY(near(advantage::fallsBeforeRising(1, 0.5, 2), 1.0 / 3, 1e-12));
    QVERIFY(near(advantage::fallsBeforeRising(0.5, 0.5, 2), 1.0 / 9, 1e-12));
    QVERIFY(near(advantage::fallsBeforeRising(2, 0.5, 2), 0.5, 1e-12));
    // 200 at 55 %, a bankroll of 10,000, 0.3 Kelly.
    QVERIFY(near(advantage::certaintyEquivalent({20, std::sqrt(39'600.0)}, 0.3, 10'000), 13.40, 1e-9));
    QCOMPARE(advantage::kellyStake(0.01, 1.25, 10'000), 80.0);
    QCOMPARE(advantage::kellyStake(-0.01, 1.25, 10'000), 0.0);
    QVERIFY(near(advantage::behind({0, 1}, 100), 0.5, 1e-12));
    QVERIFY(near(advantage::quantile(round, 100, 0.5), 2, 1e-9));
    QVERIFY(near(advantage::quantile(round, 100, 0.975), 2 + 1.959964 * 25, 1e-3));
}

// Wizard of Odds, blackjack appendix 12: the bankroll in units for a risk of ruin within so many hands; six decks, an
// edge of 0.414 % against the player, simulated there.
void TstStakes::tripRuinAsPublished_data() {
    QTest::addColumn<double>("risk");
    QTest::addColumn<QVector<int>>("bankrolls"); // of 100, 400, 600, 700, 800, 900 hands; 0: not legible
    QTest::newRow("10 %") << .10 << QVector<int>{19, 39, 48, 53, 57, 60};
    QTest::newRow("1 %") << .01 << QVector<int>{0, 61, 0, 0, 88, 93};
    QTest::newRow("0.01 %") << .0001 << QVector<int>{45, 91, 112, 122, 131, 139};
}

void TstStakes::tripRuinAsPublished() {
    QFETCH(double, risk);
    QFETCH(QVector<int>, bankrolls);
    const std::array<int, 6> hands{100, 400, 600, 700, 800, 900};
    for (std::size_t i = 0; i < hands.size(); ++i) {
        const int published = bankrolls[static_cast<qsizetype>(i)];
        const double ours = advantage::tripBankrollFor({-0.00414, 1.15}, risk, hands[i]);
        QVERIFY2(published == 0 || near(ours, published, 1.4), qPrintable(told(ours, published)));
    }
}

void TstStakes::skewedGamesAreNotNormal() {
    // Even money at 55 %: ruin is (0.45 / 0.55) ^ bankroll exactly.
    const Outcomes even{{-1, 0.45}, {1, 0.55}};
    QVERIFY(near(advantage::skewedRuin(even, 10), std::pow(0.45 / 0.55, 10), 1e-9));
    QVERIFY(near(advantage::ruin(advantage::rateOf(even), 10), std::exp(-2 * 0.1 * 10 / 0.99), 1e-12));
    // A rare great win: the normal approximation is far off.
    const Outcomes rare{{-1, 0.989}, {100, 0.011}};
    const double exact = advantage::skewedRuin(rare, 200);
    QVERIFY(exact > 0.6 && exact < 1);
    QVERIFY(near(advantage::skewedRuin(rare, 100) * advantage::skewedRuin(rare, 100), exact, 1e-9));
    QVERIFY(near(advantage::ruin(advantage::rateOf(rare), 200), exact, 0.1));
    // The gambler's ruin, both ways.
    const double q = 0.45 / 0.55;
    QVERIFY(near(advantage::skewedGoal(even, 10, 5), (1 - std::pow(q, 10)) / (1 - std::pow(q, 15)), 1e-9));
    const Outcomes losing{{-1, 0.55}, {1, 0.45}};
    QVERIFY(near(advantage::skewedGoal(losing, 10, 5), (1 - std::pow(1 / q, 10)) / (1 - std::pow(1 / q, 15)), 1e-9));
    QCOMPARE(advantage::skewedGoal({{-1, 0.5}, {1, 0.5}}, 30, 10), 0.75);
    QCOMPARE(advantage::skewedRuin({{-1, 0.5}, {1, 0.5}}, 10), 1.0);
    QCOMPARE(advantage::skewedRuin({{0, 0.5}, {1, 0.5}}, 10), 0.0);
    const auto sum = advantage::together(even, advantage::times(even, 2));
    QCOMPARE(sum.size(), std::size_t{4});
    QVERIFY(near(advantage::rateOf(sum).mean, 0.3, 1e-12));
    QVERIFY(near(advantage::rateOf(sum).variance(), 5 * 0.99, 1e-12));
}

void TstStakes::sessionsRoundByRound() {
    const Outcomes coin{{-1, 0.5}, {1, 0.5}};
    // Three coins from a bankroll of two: LL ruins; so do none of the others.
    const auto three = advantage::sessionOf(coin, 2, 1, 3, 1);
    QVERIFY(near(three.ruin, 0.25, 1e-12));
    QVERIFY(near(three.behind, 0.25 + 0.25, 1e-12)); // LL; LWL, WLL
    QVERIFY(near(three.mean, 0, 1e-12));
    QCOMPARE(three.results.front().net, -2.0);
    // Who must put down two can't play on with one.
    QVERIFY(near(advantage::sessionOf(coin, 2, 2, 1, 1).ruin, 0.5, 1e-12));
    // Many small rounds are as the trip formula says: within what a round's size makes.
    const Outcomes round{{-1, 0.475}, {0, 0.085}, {1, 0.395}, {1.5, 0.045}};
    const Rate rate = advantage::rateOf(round);
    const auto session = advantage::sessionOf(round, 30, 1, 500, 0.5);
    QVERIFY2(near(session.ruin, advantage::tripRuin(rate, 30, 500), 0.02),
             qPrintable(told(session.ruin, advantage::tripRuin(rate, 30, 500))));
    double chances = 0;
    for (const auto& result : session.results)
        chances += result.chance;
    QVERIFY(near(chances, 1, 1e-8));
    QVERIFY(session.quantile(0.5) < 0);
    QVERIFY(near(session.behind + session.ahead, 1, 0.05));
    // With a side bet the median loses more than the mean: the difference is in rare wins.
    const auto bet = advantage::together(round, {{-1, 0.99}, {90, 0.01}});
    const auto skewed = advantage::sessionOf(bet, 1000, 2, 40, 0.5);
    QVERIFY(skewed.quantile(0.5) < skewed.mean - 3);
}

OPENSHOE_TEST(TstStakes, Core)
#include "tst_stakes.moc"
