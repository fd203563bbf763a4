// SPDX-License-Identifier: GPL-3.0-or-later
#include "decisions.h"
#include "games.h"

#include "analysis/analysis.h"
#include "testprogram.h"

#include <QTest>

#include <cmath>

using namespace openshoe;
using analysis::ChartCell;
using analysis::Play;
using analysis::PlayValues;
using tests::gameWith;

namespace {

// Decks × soft 17 × double after splits × peek × surrender: a hundred and twenty games.
QList<QStringList> everyGame() {
    QList<QStringList> all{{}};
    const auto times = [&](const char* key, const QStringList& values) {
        QList<QStringList> more;
        for (const QStringList& changes : all) {
            for (const QString& value : values)
                more << changes + QStringList{QString::fromLatin1(key) + '=' + value};
        }
        all = more;
    };
    times("decks", {"1", "2", "4", "6", "8"});
    times("dealer.hitsSoft17", {"false", "true"});
    times("double.afterSplit", {"false", "true"});
    times("dealer.peek", {"false", "true"});
    times("surrender.when", {"none", "late", "early"});
    return all;
}

// What `advise` says of the first two cards that make a cell, weighted by how often they are dealt.
struct TwoCards {
    double often = 0;
    double escaped = 0; // weight of the dealer's blackjack before the peek
    std::array<double, analysis::playCount> sum{};
    std::array<bool, analysis::playCount> offered{true, true, true, true, true};

    void add(double weight, const analysis::Advice& advice, bool escapes) {
        often += weight;
        escaped += escapes ? weight * advice.blackjack / (1 - advice.blackjack) : 0;
        for (std::size_t play = 0; play < analysis::playCount; ++play) {
            offered[play] = offered[play] && advice.value[play];
            sum[play] += weight * advice.value[play].value_or(0);
        }
    }
    [[nodiscard]] PlayValues values() const {
        PlayValues values;
        for (std::size_t play = 0; play < analysis::playCount; ++play) {
            if (offered[play])
                values.value[play] = sum[play] / often;
        }
        values.choose(escaped / (escaped + often));
        return values;
    }
};

analysis::HandCounts twoCards(int a, int b) {
    analysis::HandCounts cards{};
    ++cards[static_cast<std::size_t>(a)];
    ++cards[static_cast<std::size_t>(b)];
    return cards;
}

// How often these cards are dealt against the column, but for a factor that all hands share.
double howOften(const analysis::Decision& decision, int a, int b, const analysis::Column& column, int decks) {
    auto shoe = analysis::fullPointShoe(decks);
    double ways = a == b ? 1 : 2;
    for (const int point : {a, b, column.up})
        ways *= shoe.of[static_cast<std::size_t>(point)]--;
    const auto unseen = decision.unseen.points();
    double holes = 0;
    for (int p = 0; p < analysis::pointKinds; ++p)
        holes += analysis::contains(column.holes, p) ? unseen.of[static_cast<std::size_t>(p)] : 0;
    return ways * holes;
}

// Whether the cell says what is best, and what is best where that can't be done.
bool isBestOf(const ChartCell& cell, const PlayValues& plays, double escaped) {
    PlayValues rest = plays;
    rest.value[static_cast<std::size_t>(cell.play)].reset();
    if (cell.play == Play::Surrender && cell.otherwise != Play::Split)
        rest.value[static_cast<std::size_t>(Play::Double)].reset();
    if (cell.play == Play::Double)
        rest.value[static_cast<std::size_t>(Play::Surrender)].reset();
    if (cell.otherwise != Play::Split && cell.play != cell.otherwise)
        rest.value[static_cast<std::size_t>(Play::Split)].reset();
    rest.choose(escaped);
    return plays.isBest(cell.play) && (cell.play == cell.otherwise || rest.isBest(cell.otherwise));
}

} // namespace

class TestCharts : public QObject {
    Q_OBJECT
private slots:
    void everyCellIsTheBestPlay_data();
    void everyCellIsTheBestPlay();
    void openCardsGoByTheTotal();
    void pairsThatArentSplit();
    void tiesAreTies();
};

void TestCharts::everyCellIsTheBestPlay_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("changes");
    for (const QString& id : tests::sixGames())
        QTest::newRow(qPrintable(id)) << id << QStringList();
    const auto changed = [](const QStringList& changes) {
        QTest::newRow(qPrintable(changes.join(' '))) << QStringLiteral("premium") << changes;
    };
    for (const char* decks : {"1", "2", "6"}) {
        const QString few = QStringLiteral("decks=%1").arg(QLatin1String(decks));
        for (const char* surrender : {"none", "early"})
            changed({few, "split.hands=1", "double.afterSplit=false",
                     QStringLiteral("surrender.when=%1").arg(QLatin1String(surrender))});
    }
    changed({"decks=2", "split.hands=4", "double.on=9-11", "surrender.when=early", "surrender.against=2-9"});
    changed({"decks=2", "dealer.hint=class", "surrender.when=early"});
    // All of them with OPENSHOE_LONG_TESTS=1, half a minute; otherwise so many that every value of every rule is among
    // them, with every value of every other.
    const auto all = everyGame();
    const int step = qEnvironmentVariableIsSet("OPENSHOE_LONG_TESTS") ? 1 : 7;
    for (qsizetype i = 0; i < all.size(); i += step)
        changed(all[i]);
}

void TestCharts::everyCellIsTheBestPlay() {
    QFETCH(QString, game);
    QFETCH(QStringList, changes);
    const engine::RuleSet rules = gameWith(game, changes);
    const auto figures = analysis::Analyser().analyse(rules);
    const analysis::Chart& chart = figures->chart;
    analysis::Adviser adviser(rules);
    for (std::size_t column = 0; column < chart.columns.size(); ++column) {
        const auto against = analysis::columnName(chart.columns[column]);
        // Only an early surrender escapes a blackjack that the dealer then looks for.
        const bool escapes = rules.dealer.peek && rules.surrender.when == engine::SurrenderWhen::Early;
        std::array<TwoCards, 22> hard;
        for (int a = 0; a < analysis::pointKinds; ++a) {
            for (int b = a; b < analysis::pointKinds; ++b) {
                if (a == analysis::ace && b == analysis::ten)
                    continue;
                const auto decision = tests::decisionOn(rules, twoCards(a, b), chart.columns[column]);
                const auto advice = adviser.advise(decision);
                QVERIFY(advice.has_value());
                if (a != b && a != analysis::ace) {
                    hard[static_cast<std::size_t>(a + b + 2)].add(
                        howOften(decision, a, b, chart.columns[column], rules.decks), *advice, escapes);
                    continue;
                }
                const auto& row = a == b ? chart.pairs[static_cast<std::size_t>((a + 9) % 10)]
                                         : chart.soft[static_cast<std::size_t>(b - 1)];
                QVERIFY2(isBestOf(row.cells[column], *advice, escapes ? advice->blackjack : 0),
                         qPrintable(QStringLiteral("%1 against %2: %3, best is %4")
                                        .arg(row.label.c_str(), against.c_str(), code(row.cells[column]),
                                             analysis::name(advice->best))));
            }
        }
        for (std::size_t total = 5; total <= 19; ++total) {
            const PlayValues first = hard[total].values();
            const auto& row = chart.hard[total - 5];
            const ChartCell& cell = row.cells[column];
            const auto& told = figures->cells->hard[total - 5][column];
            for (const Play play : analysis::everyPlay)
                QVERIFY(std::abs(first.of(play).value_or(9) - told.first->of(play).value_or(9)) < 1e-12);
            // One decision for all hands of the total. In these games, those of three cards or more never outweigh
            // those of two.
            QVERIFY2(first.isBest(cell.play),
                     qPrintable(QStringLiteral("%1 against %2: %3, best is %4")
                                    .arg(row.label.c_str(), against.c_str(), code(cell), analysis::name(first.best))));
        }
    }
}

// Of a dealer's open cards a column stands for all pairs that make its total, each as often as it is dealt.
void TestCharts::openCardsGoByTheTotal() {
    const engine::RuleSet rules =
        gameWith("premium", {"dealer.open=true", "decks=2", "surrender.when=late", "dealer.ties=dealer"});
    const auto figures = analysis::Analyser().analyse(rules);
    const analysis::Chart& chart = figures->chart;
    QCOMPARE(chart.columns.size(), std::size_t(26));
    analysis::Adviser adviser(rules);
    for (std::size_t column = 0; column < chart.columns.size(); ++column) {
        const auto total = analysis::openTotal(chart.columns[column]);
        QCOMPARE(total.soft, column >= 17);
        QCOMPARE(total.total, static_cast<int>(column) + (total.soft ? 12 - 17 : 4));
        std::array<TwoCards, 22> hard;
        for (int a = 0; a < analysis::pointKinds; ++a) {
            for (int b = a; b < analysis::pointKinds; ++b) {
                if (a == analysis::ace && b == analysis::ten)
                    continue;
                TwoCards hand;
                for (const analysis::Column& pair : figures->views.columns) {
                    if (analysis::openTotal(pair) != total)
                        continue;
                    const auto decision = tests::decisionOn(rules, twoCards(a, b), pair);
                    const auto advice = adviser.advise(decision);
                    QVERIFY(advice.has_value());
                    const double weight = howOften(decision, a, b, pair, rules.decks);
                    hand.add(weight, *advice, false);
                    if (a != b && a != analysis::ace)
                        hard[static_cast<std::size_t>(a + b + 2)].add(weight, *advice, false);
                }
                if (a != b && a != analysis::ace)
                    continue;
                const auto& row = a == b ? chart.pairs[static_cast<std::size_t>((a + 9) % 10)]
                                         : chart.soft[static_cast<std::size_t>(b - 1)];
                QVERIFY2(isBestOf(row.cells[column], hand.values(), 0), row.label.c_str());
            }
        }
        for (std::size_t points = 5; points <= 19; ++points) {
            const PlayValues first = hard[points].values();
            const auto& told = figures->cells->hard[points - 5][column];
            for (const Play play : analysis::everyPlay)
                QVERIFY(std::abs(first.of(play).value_or(9) - told.first->of(play).value_or(9)) < 1e-12);
        }
    }
}

// Reported: the pair's row took what is best for other hands of the same total.
void TestCharts::pairsThatArentSplit() {
    const auto cellOf = [](const QStringList& changes, const char* pair) {
        const auto game = analysis::Analyser().analyse(gameWith("premium", changes));
        for (const auto& row : game->chart.pairs) {
            if (row.label == pair)
                return QString::fromLatin1(code(row.cells[8])); // a ten
        }
        return QString();
    };
    QCOMPARE(cellOf({"decks=1"}, "77"), "S");
    QCOMPARE(cellOf({"decks=1", "surrender.when=late"}, "77"), "Rs");
    QCOMPARE(cellOf({"decks=1", "split.hands=1", "double.afterSplit=false"}, "77"), "S");
    QCOMPARE(cellOf({"decks=1", "surrender.when=early", "dealer.peek=false"}, "88"), "R");
}

// What rounding leaves decides nothing.
void TestCharts::tiesAreTies() {
    PlayValues plays;
    plays.set(Play::Stand, 0.3);
    plays.set(Play::Hit, 0.1 + 0.2);
    plays.set(Play::Double, 0.3 - 1e-6);
    QVERIFY(*plays.of(Play::Hit) > *plays.of(Play::Stand));
    plays.choose();
    QCOMPARE(plays.best, Play::Stand);
    QCOMPARE(plays.lead, 0.0);
    QVERIFY(plays.isBest(Play::Stand) && plays.isBest(Play::Hit));
    QVERIFY(!plays.isBest(Play::Double) && !plays.isBest(Play::Split));
    plays.set(Play::Hit, 0.3 + 1e-6);
    plays.choose();
    QCOMPARE(plays.best, Play::Hit);
    QVERIFY(plays.lead > 0 && !plays.isBest(Play::Stand));

    // A third of the cards unseen are tens: insurance is even, to the last bit.
    const engine::RuleSet rules = gameWith("premium", {"decks=1"});
    auto decision = tests::decisionOn(rules, twoCards(4, 5), {.up = analysis::ace, .holes = analysis::allPoints});
    QVERIFY(decision.unseen.remove(tests::cardOf(1, 0)));
    const auto even = analysis::advise(rules, decision);
    QVERIFY(even && even->insurance);
    QCOMPARE(*even->insurance, 0.0);
    QVERIFY(!std::signbit(*even->insurance));
}

OPENSHOE_TEST(TestCharts, Core)
#include "tst_charts.moc"
