// SPDX-License-Identifier: GPL-3.0-or-later
#include "bruteforce.h"
#include "games.h"

#include "analysis/advice.h"
#include "analysis/core.h"
#include "analysis/game_value.h"

#include <QTest>

using namespace openshoe;
using tests::BruteForce;

namespace {

// A hundred-thousandth of what the spec allows to a figure compared from outside.
constexpr double tolerance = 1e-12;

analysis::PointShoe pointShoe(const BruteForce::Shoe& shoe) {
    analysis::PointShoe points;
    for (std::size_t p = 0; p < analysis::pointKinds; ++p) {
        points.of[p] = shoe[p + 1];
        points.total += shoe[p + 1];
    }
    return points;
}

double ours(const engine::RuleSet& rules, const BruteForce::Shoe& shoe) {
    const auto core = analysis::Core::make(analysis::PlayRules::of(rules), pointShoe(shoe));
    return analysis::bestPlayValue(*core, analysis::PayRules::of(rules)).expectation;
}

// Small shoes with few kinds of cards, so that whole games can be played through one card at a time.
constexpr BruteForce::Shoe thin{0, 2, 0, 0, 0, 3, 3, 0, 0, 2, 6};
constexpr BruteForce::Shoe lowCards{0, 3, 0, 3, 0, 2, 0, 3, 0, 0, 5};
constexpr BruteForce::Shoe pairsOnly{0, 3, 0, 0, 0, 0, 4, 0, 4, 0, 6};

} // namespace

class TestBruteForce : public QObject {
    Q_OBJECT
private slots:
    void wholeGames_data();
    void wholeGames();
    void singleHands_data();
    void singleHands();
};

void TestBruteForce::wholeGames_data() {
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QStringList>("changes");
    QTest::addColumn<int>("shoe");
    for (const char* id : {"deluxe", "rundown", "boxes", "down-under", "classic", "premium"}) {
        for (const int shoe : {0, 1, 2})
            QTest::addRow("%s, shoe %d", id, shoe) << QString(id) << QStringList() << shoe;
    }
    const auto change = [](const char* id, const QStringList& changes, int shoe) {
        QTest::addRow("%s %s, shoe %d", id, qPrintable(changes.join(" ")), shoe) << QString(id) << changes << shoe;
    };
    change("premium", {"surrender.when=early", "surrender.against=any"}, 0);
    change("premium", {"surrender.when=early", "surrender.against=2-9"}, 0);
    change("premium", {"surrender.when=late", "surrender.against=any"}, 1);
    change("premium", {"dealer.hitsSoft17=true", "double.on=9-11"}, 1);
    change("premium", {"double.on=10-11", "double.afterSplit=false"}, 2);
    change("premium", {"split.aces=free"}, 2);
    change("premium", {"split.hands=1", "double.afterSplit=false"}, 2);
    change("premium", {"split.hands=3"}, 2);
    change("premium", {"split.hands=3", "split.resplitAces=true"}, 2);
    change("premium", {"split.hands=4", "split.resplitAces=true", "split.aces=free"}, 2);
    change("premium", {"dealer.peek=false", "split.hands=3"}, 2);
    change("premium", {"dealer.hint=class", "surrender.when=early", "surrender.against=any"}, 0);
    change("premium", {"dealer.exposeTwoGold=true", "dealer.peek=false"}, 0);
    change("premium", {"dealer.exposeTwoGold=true", "dealer.hint=class", "dealer.peek=false", "insurance.withBlackjack=true"}, 0);
    change("premium", {"dealer.push22=gold-any", "dealer.peek=false"}, 1);
    change("down-under", {"dealer.push22=gold-any"}, 0);
    change("down-under", {"dealer.push22=gold-any", "dealer.hitsSoft17=true"}, 2);
    change("boxes", {"blackjackPays=6:5", "evenMoney.on=[\"ace\",\"ten\"]"}, 0);
    change("deluxe", {"insurance.pays=5:2"}, 0);
}

void TestBruteForce::wholeGames() {
    QFETCH(QString, variant);
    QFETCH(QStringList, changes);
    QFETCH(int, shoe);
    const engine::RuleSet rules = tests::gameWith(variant, changes);
    const BruteForce::Shoe cards = shoe == 0 ? thin : shoe == 1 ? lowCards : pairsOnly;
    const double slow = BruteForce(rules).game(cards);
    const double fast = ours(rules, cards);
    QVERIFY2(std::abs(slow - fast) <= tolerance, qPrintable(QString("brute force %1, analyser %2").arg(slow, 0, 'g', 17).arg(fast, 0, 'g', 17)));
}

void TestBruteForce::singleHands_data() {
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("decks");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("up");
    QTest::addColumn<QString>("seen");
    QTest::addColumn<QString>("hole"); // small, medium, large, or nothing
    const auto row = [](const char* id, int decks, const char* hand, const char* up, const char* seen, const char* hole) {
        QTest::addRow("%s %d decks: %s against %s %s, seen %s", id, decks, hand, up, hole, seen)
            << QString(id) << decks << QString(hand) << QString(up) << QString(seen) << QString(hole);
    };
    row("premium", 1, "TS 6H", "9C", "", "");
    row("premium", 1, "TS 6H", "TC", "", "");
    row("premium", 2, "9S 7H", "AC", "", "");
    row("premium", 2, "9S 7H", "AC", "TS TH TD 5S 4S 3S", "");
    row("premium", 2, "6S 5H", "TC", "", "");
    row("classic", 2, "6S 5H", "TC", "", "");
    row("classic", 1, "9S 3H", "4C", "", "");
    row("premium", 1, "TS TH", "6C", "", "");
    row("premium", 1, "9S 9H", "7C", "", "");
    row("premium", 2, "8S 8H", "TC", "", "");
    row("classic", 2, "8S 8H", "TC", "", "");
    row("boxes", 1, "7S 7H", "8C", "", "");
    row("down-under", 1, "TS 5H", "TC", "", "medium");
    row("down-under", 2, "TS 2H", "9C", "", "small");
    row("down-under", 1, "TS AH 2C", "8C", "", "large");
    row("down-under", 1, "8S 8H", "9C", "", "medium");
    row("premium", 1, "TS 4H 2C", "TD", "5S 5H 5C", "");
}

void TestBruteForce::singleHands() {
    QFETCH(QString, variant);
    QFETCH(int, decks);
    QFETCH(QString, hand);
    QFETCH(QString, up);
    QFETCH(QString, seen);
    QFETCH(QString, hole);
    const engine::RuleSet rules = tests::gameWith(variant, {QString("decks=%1").arg(decks)});
    analysis::Decision decision;
    decision.unseen = analysis::Shoe::full(decks);
    BruteForce::Shoe shoe = BruteForce::decks(decks);
    BruteForce::Hand cards;
    const auto take = [&](const QString& text) {
        const engine::Card card = engine::Card::parse(text.toStdString()).value();
        const bool taken = decision.unseen.remove(card);
        --shoe[static_cast<std::size_t>(engine::pointValue(card))];
        return taken ? card : engine::Card{};
    };
    for (const QString& text : hand.split(' ')) {
        decision.hand.add(take(text));
        cards.push_back(engine::pointValue(decision.hand[decision.hand.size() - 1]));
    }
    decision.up = take(up);
    for (const QString& text : seen.split(' ', Qt::SkipEmptyParts))
        take(text);
    BruteForce::Holes holes{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    if (hole == "small")
        holes = {2, 3, 4, 5};
    if (hole == "medium")
        holes = {6, 7, 8, 9};
    if (hole == "large")
        holes = {10, 1};
    if (!hole.isEmpty())
        decision.hint = hole == "small" ? engine::HoleClass::Small : hole == "medium" ? engine::HoleClass::Medium : engine::HoleClass::Large;
    const int point = engine::pointValue(decision.up);
    if (rules.dealer.peek)
        holes.erase(point == 1 ? 10 : point == 10 ? 1 : 0);

    const auto advice = analysis::advise(rules, decision);
    QVERIFY2(advice.has_value(), advice ? "" : advice.error().text().c_str());
    const BruteForce slow(rules);
    const auto compare = [&](analysis::Play play, double expected) {
        const auto value = advice->of(play);
        QVERIFY2(value && std::abs(*value - expected) <= tolerance,
                 qPrintable(QString("%1: brute force %2, analyser %3").arg(analysis::name(play)).arg(expected, 0, 'g', 17).arg(value.value_or(99), 0, 'g', 17)));
    };
    compare(analysis::Play::Stand, slow.stand(cards, point, shoe, holes, false));
    compare(analysis::Play::Hit, slow.hit(cards, point, shoe, holes, false));
    if (cards.size() == 2)
        compare(analysis::Play::Double, slow.doubled(cards, point, shoe, holes, false));
    if (cards.size() == 2 && cards[0] == cards[1])
        compare(analysis::Play::Split, slow.split(cards[0], point, shoe, holes));
}

QTEST_GUILESS_MAIN(TestBruteForce)
#include "tst_bruteforce.moc"
