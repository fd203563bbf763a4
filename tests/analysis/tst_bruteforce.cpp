// SPDX-License-Identifier: GPL-3.0-or-later
#include "bruteforce.h"
#include "games.h"

#include "analysis/advice.h"
#include "analysis/chart_figures.h"
#include "analysis/core.h"
#include "analysis/game_value.h"
#include "analysis/outcomes.h"
#include "testprogram.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>

using namespace openshoe;
using tests::BruteForce;

namespace {

// A hundred-thousandth of what the specification allows for a figure compared with outside sources.
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

// Small shoes with few kinds of cards, so that whole games can be played through card by card.
constexpr BruteForce::Shoe thin{0, 2, 0, 0, 0, 3, 3, 0, 0, 2, 6};
constexpr BruteForce::Shoe lowCards{0, 3, 0, 3, 0, 2, 0, 3, 0, 0, 5};
constexpr BruteForce::Shoe pairsOnly{0, 3, 0, 0, 0, 0, 4, 0, 4, 0, 6};
constexpr BruteForce::Shoe sixToEight{0, 2, 0, 0, 0, 0, 3, 4, 2, 0, 5};

} // namespace

class TestBruteForce : public QObject {
    Q_OBJECT
private slots:
    void wholeGames_data();
    void wholeGames();
    void otherDealers_data();
    void otherDealers();
    void singleHands_data();
    void singleHands();
    void freeHands_data();
    void freeHands();
    void cells_data();
    void cells();
    void stakesOnDoubles();
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
    change("premium", {"dealer.secondCard=after-players", "surrender.when=early", "dealer.exposeTwoGold=true"}, 2);
    change("premium", {"dealer.hint=class", "surrender.when=early", "surrender.against=any"}, 0);
    for (const int shoe : {0, 1, 2}) {
        change("premium", {"dealer.open=true"}, shoe);
        change("premium", {"dealer.open=true", "dealer.ties=dealer-not-blackjacks", "blackjackPays=1:1"}, shoe);
        change("down-under", {"dealer.open=true", "dealer.ties=dealer", "surrender.when=early"}, shoe);
        change("classic", {"dealer.open=true", "double.cards=any", "dealer.blackjackTakes=original"}, shoe);
    }
    change("premium", {"dealer.open=true", "split.hands=4", "surrender.when=late", "surrender.against=2-9"}, 2);
    change("premium", {"dealer.open=true", "dealer.secondCard=after-players"}, 2);
    change("premium", {"dealer.exposeTwoGold=true", "dealer.peek=false"}, 0);
    change("premium",
           {"dealer.exposeTwoGold=true", "dealer.hint=class", "dealer.peek=false", "insurance.withBlackjack=true"}, 0);
    change("premium", {"dealer.push22=gold-any", "dealer.peek=false"}, 1);
    for (const char* takes : {"original", "original-and-busted", "busted-plus-one"}) {
        const QString key = QStringLiteral("dealer.blackjackTakes=%1").arg(QLatin1StringView(takes));
        for (const int shoe : {0, 1, 2})
            change("classic", {key, "split.aces=free"}, shoe);
        change("boxes", {key}, 0);
        change("premium", {"dealer.exposeTwoGold=true", "dealer.peek=false", "surrender.when=late", key}, 0);
    }
    change("classic", {"dealer.blackjackTakes=original", "split.hands=3"}, 2);
    change("classic", {"dealer.blackjackTakes=original-and-busted", "split.hands=4", "split.aces=free"}, 2);
    for (const char* ties : {"dealer.ties=dealer", "dealer.ties=dealer-not-blackjacks", "dealer.ties=player-on-21",
                             "dealer.ties=push-not-blackjacks"}) {
        change("premium", {ties}, 0);
        change("classic", {ties, "insurance.pays=9:1", "evenMoney.on=[]", "insurance.withBlackjack=true"}, 1);
        change("boxes", {ties, "dealer.push22=all"}, 2);
    }
    change("premium", {"dealer.push22=all", "split.hands=3"}, 2);
    change("premium", {"dealer.push22=all", "dealer.peek=false"}, 1);
    for (const int shoe : {0, 1, 2}) {
        change("premium", {"double.cards=any"}, shoe);
        change("premium", {"split.aces=hit", "double.cards=any"}, shoe);
        for (const char* wins : {"at-once", "at-end", "unless-21"}) {
            const QString key = QStringLiteral("charlie.wins=%1").arg(QLatin1StringView(wins));
            change("classic", {"charlie.cards=five", key}, shoe);
            change("boxes", {"charlie.cards=five", key, "dealer.push22=all", "dealer.ties=player-on-21"}, shoe);
        }
    }
    change("boxes", {"double.cards=any", "double.on=9-11"}, 1);
    change("down-under", {"double.cards=any", "double.afterSplit=false", "dealer.push22=gold-any"}, 1);
    for (const char* takes : {"original", "original-and-busted", "busted-plus-one"}) {
        const QString key = QStringLiteral("dealer.blackjackTakes=%1").arg(QLatin1StringView(takes));
        change("classic", {"double.cards=any", "split.aces=hit", key}, 0);
        change("classic", {"double.cards=any", "charlie.cards=five", "charlie.wins=at-end", key}, 1);
    }
    change("classic", {"charlie.cards=five", "double.cards=any"}, 1);
    change("premium", {"charlie.cards=six"}, 1);
    change("premium", {"split.aces=hit", "split.hands=4", "split.resplitAces=true", "split.aceHands=3"}, 1);
    change("premium", {"split.pairs=rank", "split.hands=4"}, 1);
    for (const int shoe : {0, 1, 2}) {
        change("premium", {"double.rescue=true"}, shoe);
        change("classic", {"double.rescue=true", "double.cards=any", "split.aces=free"}, shoe);
    }
    change("premium", {"double.rescue=true", "split.hands=4", "dealer.push22=gold-any"}, 2);
    change("down-under", {"double.rescue=true", "dealer.ties=dealer"}, 1);
    change("classic", {"double.rescue=true", "dealer.blackjackTakes=original"}, 0);
    change("premium", {"double.rescue=true", "double.cards=any", "charlie.cards=five"}, 1);
    for (const int shoe : {0, 1, 2}) {
        change("premium", {"double.times=2"}, shoe);
        change("classic", {"double.times=3", "double.rescue=true"}, shoe);
    }
    change("premium", {"double.times=3", "double.on=9-11", "split.hands=4", "dealer.push22=gold-any"}, 2);
    change("classic", {"double.times=2", "double.rescue=true", "double.cards=any", "split.aces=free"}, 1);
    change("premium", {"double.times=3", "double.cards=any", "charlie.cards=five"}, 1);
    change("classic", {"double.times=3", "dealer.blackjackTakes=original"}, 0);
    change("premium", {"double.times=2", "dealer.open=true", "dealer.ties=dealer"}, 1);
    change("down-under", {"split.pairs=rank"}, 2);
    // Where doubling again, what the house stakes and later surrenders meet.
    for (const int shoe : {0, 1, 2}) {
        change("premium", {"double.times=2", "double.free=9-11", "split.free=all"}, shoe);
        change("classic",
               {"double.times=3", "double.free=10-11", "split.free=not-tens", "double.rescue=true", "double.cards=any",
                "split.aces=free"},
               shoe);
        change("premium",
               {"surrender.when=late", "surrender.cards=any", "split.free=not-tens", "double.free=9-11",
                "dealer.push22=all", "dealer.ties=dealer"},
               shoe);
        change("premium", {"surrender.when=late", "surrender.cards=any", "double.times=3", "double.rescue=true"}, shoe);
    }
    change("premium", {"surrender.when=late", "surrender.cards=any", "split.free=all", "split.hands=4"}, 2);
    // Doubles and splits that the house stakes.
    for (const int shoe : {0, 1, 2}) {
        change("premium", {"double.free=any-two"}, shoe);
        change("premium", {"double.free=9-11", "dealer.push22=all", "double.rescue=true"}, shoe);
        change("classic", {"double.free=10-11", "double.cards=any", "split.aces=free", "bonus.fiveCards=3:1"}, shoe);
        change("premium", {"split.free=all"}, shoe);
        change("premium", {"split.free=all", "dealer.push22=all", "dealer.hitsSoft17=true"}, shoe);
        change("premium", {"split.free=not-tens", "double.free=9-11", "dealer.push22=all", "split.aces=free"}, shoe);
        change("classic",
               {"split.free=all", "double.free=10-11", "double.cards=any", "bonus.fiveCards=3:1", "bonus.mixed678=2:1",
                "charlie.cards=six"},
               shoe);
        for (const char* takes : {"original", "original-and-busted", "busted-plus-one"})
            change("classic",
                   {QStringLiteral("dealer.blackjackTakes=%1").arg(QLatin1StringView(takes)), "double.free=10-11",
                    "split.free=not-tens", "split.aces=free"},
                   shoe);
    }
    change("premium", {"split.free=all", "split.hands=3", "double.free=any-two", "dealer.push22=gold-any"}, 2);
    change("premium", {"split.free=not-tens", "split.hands=4", "split.resplitAces=true"}, 2);
    change("premium", {"split.free=all", "split.hands=4", "double.rescue=true", "dealer.open=true"}, 2);
    change("classic", {"split.free=all", "split.hands=3", "dealer.blackjackTakes=original"}, 2);
    for (const int shoe : {0, 1, 2}) {
        const QString any = "surrender.cards=any";
        change("premium", {"surrender.when=late", any}, shoe);
        change("classic", {"surrender.when=late", any, "split.aces=free", "double.cards=any", "double.rescue=true"},
               shoe);
        change("boxes", {"surrender.when=late", any, "surrender.against=2-9", "dealer.ties=dealer"}, shoe);
        change("down-under", {"surrender.when=late", any, "dealer.push22=gold-any"}, shoe);
    }
    change("premium", {"surrender.when=late", "surrender.cards=any", "split.hands=4", "dealer.ties=dealer"}, 2);
    change("premium", {"surrender.when=early", "surrender.cards=any"}, 0);
    change("premium", {"surrender.when=early", "surrender.cards=any", "dealer.open=true", "dealer.ties=dealer"}, 1);
    change("classic", {"surrender.when=late", "surrender.cards=any", "dealer.blackjackTakes=original"}, 0);
    change("classic", {"surrender.when=late", "surrender.cards=any", "dealer.secondCard=after-players"}, 1);
    change("premium", {"surrender.when=late", "surrender.cards=any", "charlie.cards=five", "bonus.fiveCards=2:1"}, 1);
    // Super Fun 21, all its rules together.
    for (const int shoe : {0, 1, 2})
        change("classic",
               {"dealer.peek=true", "dealer.ties=push-not-blackjacks", "blackjackPays=1:1", "suitedBlackjack.pays=2:1",
                "suitedBlackjack.suit=diamonds", "double.cards=any", "double.rescue=true", "split.aces=free",
                "surrender.when=late", "surrender.cards=any", "charlie.cards=six", "bonus.fiveCards=2:1"},
               shoe);
    // Bonuses for 21: by the number of cards, and by the cards and their suits.
    const QStringList spanish{"bonus.fiveCards=3:2", "bonus.sixCards=2:1",  "bonus.sevenCards=3:1",
                              "bonus.mixed678=3:2",  "bonus.suited678=2:1", "bonus.spades678=3:1",
                              "bonus.mixed777=3:2",  "bonus.suited777=2:1", "bonus.spades777=3:1"};
    const auto bonuses = [&](const char* id, const QStringList& changes, int on) { change(id, spanish + changes, on); };
    for (const int shoe : {1, 3}) {
        bonuses("premium", {}, shoe);
        bonuses("premium", {"dealer.ties=player-on-21", "double.cards=any", "split.aces=free"}, shoe);
        bonuses("classic", {}, shoe);
        bonuses("boxes", {"dealer.push22=all"}, shoe);
        for (const char* takes : {"original", "original-and-busted", "busted-plus-one"})
            bonuses("classic", {QStringLiteral("dealer.blackjackTakes=%1").arg(QLatin1StringView(takes))}, shoe);
        for (const char* wins : {"at-once", "at-end", "unless-21"})
            bonuses("classic", {"charlie.cards=five", QStringLiteral("charlie.wins=%1").arg(QLatin1StringView(wins))},
                    shoe);
    }
    // Spanish 21, all its rules together.
    for (const int shoe : {1, 2, 3})
        bonuses("premium", {"pack=spanish", "dealer.ties=player-on-21", "double.cards=any", "double.rescue=true",
                            "split.aces=free", "surrender.when=late"}, shoe);
    bonuses("premium", {"dealer.open=true", "dealer.ties=dealer", "double.rescue=true"}, 1);
    // 21 that wins whatever the dealer has.
    const QString always = "dealer.ties=player-always-on-21";
    const QStringList takes{"dealer.blackjackTakes=all", "dealer.blackjackTakes=original",
                            "dealer.blackjackTakes=original-and-busted", "dealer.blackjackTakes=busted-plus-one"};
    for (const int shoe : {0, 1, 2}) {
        change("premium", {always}, shoe);
        change("premium", {always, "dealer.push22=all", "dealer.blackjackTakes=original"}, shoe);
        change("boxes", {always, "dealer.push22=gold-any", "split.free=all", "double.free=9-11"}, shoe);
        change("down-under", {always, "double.cards=any", "dealer.push22=gold-initial"}, shoe);
        for (const QString& key : takes) {
            change("classic", {always, key}, shoe);
            change("classic", {always, key, "split.aces=free", "double.cards=any", "dealer.push22=all"}, shoe);
            change("classic", {always, key, "split.free=not-tens", "double.free=10-11", "split.aces=hit"}, shoe);
        }
    }
    change("premium", {always, "split.hands=4", "split.resplitAces=true", "dealer.push22=all"}, 2);
    change("classic", {always, "split.hands=4", "split.resplitAces=true"}, 2);
    change("classic", {always, "split.hands=3", "dealer.blackjackTakes=original"}, 2);
    change("classic", {always, "split.hands=4", "dealer.blackjackTakes=original-and-busted", "split.aces=free"}, 2);
    change("classic", {always, "split.hands=3", "split.free=all", "dealer.push22=all"}, 2);
    change("classic", {always, "dealer.secondCard=after-players", "split.aces=free"}, 0);
    change("premium", {always, "dealer.open=true", "dealer.push22=all"}, 1);
    for (const char* wins : {"charlie.wins=at-end", "charlie.wins=unless-21"}) {
        for (const QString& key : takes)
            change("classic", {always, key, "charlie.cards=five", wins, "bonus.fiveCards=2:1"}, 1);
    }
    for (const int shoe : {1, 3}) {
        bonuses("premium", {always, "dealer.push22=all"}, shoe);
        for (const QString& key : takes)
            bonuses("classic", {always, key, "split.aces=free", "double.cards=any"}, shoe);
    }
    // Doubles given up where a blackjack found late leaves some stakes.
    for (const int shoe : {0, 1, 2}) {
        for (const QString& key : takes) {
            change("classic", {"double.rescue=true", key}, shoe);
            change("classic", {"double.rescue=true", key, "double.times=3", "double.cards=any", "split.aces=free"},
                   shoe);
            change("classic", {"double.rescue=true", key, "double.free=10-11", "split.free=not-tens"}, shoe);
            change("classic", {"double.rescue=true", key, always, "dealer.push22=all", "split.aces=free"}, shoe);
        }
    }
    change("classic", {"double.rescue=true", "split.hands=4", "dealer.blackjackTakes=original-and-busted"}, 2);
    change("boxes", {"double.rescue=true", "dealer.exposeTwoGold=true", "dealer.blackjackTakes=busted-plus-one"}, 0);
    change("premium", {"double.rescue=true", "dealer.blackjackTakes=original"}, 0);
    // Surrender only against an ace or a ten, and void against a blackjack found late.
    const QString high = "surrender.against=10-ace";
    const QString isVoid = "surrender.void=true";
    for (const int shoe : {0, 1, 2}) {
        change("premium", {"surrender.when=late", high}, shoe);
        change("premium", {"surrender.when=early", high}, shoe);
        change("boxes", {"surrender.when=early", high, isVoid}, shoe);
        change("premium", {"surrender.when=late", high, "surrender.cards=any", isVoid}, shoe);
        change("premium", {"surrender.when=late", high, "dealer.open=true", isVoid}, shoe);
        change("classic", {"surrender.when=late", "surrender.cards=any", high, "dealer.ties=dealer"}, shoe);
        for (const QString& key : takes)
            change("classic", {"surrender.when=late", isVoid, key}, shoe);
        for (const char* against : {"surrender.against=any", "surrender.against=2-9", "surrender.against=10-ace"})
            change("classic",
                   {"surrender.when=late", isVoid, "surrender.cards=any", against, "split.aces=free",
                    "dealer.ties=dealer"},
                   shoe);
        change("classic",
               {"surrender.when=late", isVoid, "surrender.cards=any", "double.rescue=true", "double.times=2",
                "double.cards=any"},
               shoe);
        change("down-under",
               {"surrender.when=late", "surrender.against=any", isVoid, "dealer.peek=false", "surrender.cards=any"},
               shoe);
        change("boxes", {"surrender.when=late", isVoid, "dealer.exposeTwoGold=true", "surrender.cards=any"}, shoe);
    }
    change("classic", {"surrender.when=late", isVoid, "surrender.cards=any", "split.hands=4", "dealer.ties=dealer"}, 2);
    change("classic", {"surrender.when=late", isVoid, "surrender.cards=any", "split.hands=3", "split.free=all"}, 2);
    change("classic", {"surrender.when=late", isVoid, "surrender.cards=any", "charlie.cards=five"}, 1);
    // All of them together.
    for (const int shoe : {0, 1, 2, 3}) {
        for (const QString& key : takes) {
            bonuses("classic",
                    {always, key, "double.rescue=true", "surrender.when=late", high, isVoid, "surrender.cards=any",
                     "dealer.secondCard=after-players", "double.cards=any"},
                    shoe);
            change("boxes",
                   {always, key, "double.rescue=true", "surrender.when=late", isVoid, "dealer.push22=all",
                    "split.free=not-tens", "double.free=9-11", "dealer.hitsSoft17=true"},
                   shoe);
        }
    }
    change("classic",
           {always, "double.rescue=true", "surrender.when=late", high, isVoid, "surrender.cards=any", "split.hands=4",
            "bonus.fiveCards=3:2", "bonus.mixed777=2:1"},
           2);
    change("classic",
           {always, "double.rescue=true", "surrender.when=late", isVoid, "split.hands=4",
            "dealer.blackjackTakes=original-and-busted", "dealer.secondCard=after-players"},
           2);
    change("premium", {"bonus.fiveCards=5:1", "dealer.ties=dealer"}, 1);
    change("premium", {"bonus.suited777=50:1", "dealer.ties=dealer", "decks=8"}, 3);
    change("down-under", {"bonus.spades678=40:1", "split.hands=3"}, 3);
    change("down-under", {"dealer.push22=gold-any"}, 0);
    change("down-under", {"dealer.push22=gold-any", "dealer.hitsSoft17=true"}, 2);
    change("boxes", {"blackjackPays=6:5", "evenMoney.on=[\"ace\",\"ten\"]"}, 0);
    change("deluxe", {"insurance.pays=5:2"}, 0);
    for (const char* suit : {"any", "spades", "diamonds"}) {
        const QString key = QStringLiteral("suitedBlackjack.suit=%1").arg(QLatin1StringView(suit));
        change("boxes", {"suitedBlackjack.pays=2:1", key, "blackjackPays=1:1", "evenMoney.on=[\"ace\",\"ten\"]"}, 0);
        change("premium", {"suitedBlackjack.pays=5:1", key, "dealer.ties=player-on-21", "dealer.open=true"}, 2);
    }
    change("premium", {"suitedBlackjack.pays=6:5", "insurance.pays=9:1", "insurance.withBlackjack=true"}, 0);
}

void TestBruteForce::wholeGames() {
    QFETCH(QString, variant);
    QFETCH(QStringList, changes);
    QFETCH(int, shoe);
    const engine::RuleSet rules = tests::gameWith(variant, changes);
    const BruteForce::Shoe cards = shoe == 0 ? thin : shoe == 1 ? lowCards : shoe == 2 ? pairsOnly : sixToEight;
    const double slow = BruteForce(rules).game(cards);
    const double fast = ours(rules, cards);
    QVERIFY2(std::abs(slow - fast) <= tolerance,
             qPrintable(QString("brute force %1, analyser %2").arg(slow, 0, 'g', 17).arg(fast, 0, 'g', 17)));
}

void TestBruteForce::otherDealers_data() {
    QTest::addColumn<bool>("hitsSoft");
    QTest::addColumn<int>("standsOn");
    for (int standsOn = 18; standsOn <= 21; ++standsOn) {
        QTest::addRow("stands on %d", standsOn) << false << standsOn;
        QTest::addRow("hits soft %d", standsOn) << true << standsOn;
    }
}

void TestBruteForce::otherDealers() {
    QFETCH(bool, hitsSoft);
    QFETCH(int, standsOn);
    engine::RuleSet rules = tests::gameWith("premium", {"dealer.push22=gold-any"});
    rules.dealer.drawing = {.standsOn = standsOn, .hitsSoft = hitsSoft};
    const double slow = BruteForce(rules).game(thin);
    const double fast = ours(rules, thin);
    QVERIFY2(std::abs(slow - fast) <= tolerance,
             qPrintable(QString("brute force %1, analyser %2").arg(slow, 0, 'g', 17).arg(fast, 0, 'g', 17)));
}

void TestBruteForce::singleHands_data() {
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("decks");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("up");
    QTest::addColumn<QString>("seen");
    QTest::addColumn<QString>("hole"); // small, medium, large, a card dealt open, or nothing
    QTest::addColumn<QStringList>("changes");
    const auto row = [](const char* id, int decks, const char* hand, const char* up, const char* seen,
                        const char* hole) {
        QTest::addRow("%s %d decks: %s against %s %s, seen %s", id, decks, hand, up, hole, seen)
            << QString(id) << decks << QString(hand) << QString(up) << QString(seen) << QString(hole)
            << QStringList();
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
    const auto with = [](const QStringList& changes, const char* id, int decks, const char* hand, const char* up) {
        QTest::addRow("%s %s %d decks: %s against %s", id, qPrintable(changes.join(' ')), decks, hand, up)
            << QString(id) << decks << QString(hand) << QString(up) << QString() << QString() << changes;
    };
    with({"double.cards=any"}, "premium", 1, "6S 5H", "6C");
    with({"double.cards=any"}, "premium", 1, "TS 4H", "TC");
    with({"double.cards=any"}, "premium", 1, "4S 4H 3C", "6C");
    with({"double.rescue=true"}, "premium", 1, "6S 5H", "TC");
    with({"double.rescue=true", "double.cards=any"}, "premium", 1, "4S 4H 3C", "TC");
    with({"double.times=3", "double.rescue=true"}, "premium", 1, "3S 2H", "6C");
    with({"double.times=2"}, "classic", 1, "6S 5H", "TC");
    with({"double.times=2", "double.cards=any"}, "premium", 1, "4S 2H 3C", "6C");
    with({"double.cards=any"}, "classic", 1, "4S 4H 3C", "TC");
    with({"double.cards=any", "dealer.blackjackTakes=original"}, "classic", 1, "5S 3H", "TC");
    with({"charlie.cards=five", "charlie.wins=at-end"}, "classic", 1, "4S 4H 3C 3S", "AC");
    with({"charlie.cards=five", "charlie.wins=unless-21"}, "classic", 1, "4S 4H 3C 6S", "TC");
    with({"charlie.cards=five"}, "classic", 1, "4S 4H 3C 6S", "TC");
    with({"pack=spanish"}, "premium", 1, "KS 6H", "9C");
    with({"pack=spanish"}, "premium", 1, "8S 8H", "QC");
    with({"pack=spanish", "dealer.ties=player-on-21"}, "classic", 2, "6S 5H", "KC");
    // Of one deck only a few cards are left, and of the tens some are kings.
    const QString left = "KD KC QS QH TD 9S 8D 8H 7C 5S AH AD";
    for (const char* hands : {"split.hands=2", "split.hands=3", "split.hands=4"}) {
        for (const char* up : {"6C", "JC"}) {
            QStringList seen;
            for (int i = 0; i < engine::cardsPerDeck; ++i) {
                const auto card = QString::fromStdString(engine::Card::fromIndex(i).text());
                if (!left.contains(card) && card != "KS" && card != "KH" && card != up)
                    seen << card;
            }
            QTest::addRow("two kings against %s, %s", up, hands)
                << QString("premium") << 1 << QString("KS KH") << QString(up) << seen.join(' ') << QString()
                << QStringList{"split.pairs=rank", hands};
            for (const char* hole : {"KD", "QS"})
                QTest::addRow("two kings against %s and %s, %s", up, hole, hands)
                    << QString("premium") << 1 << QString("KS KH") << QString(up) << seen.join(' ') << QString(hole)
                    << QStringList{"split.pairs=rank", "dealer.open=true", hands};
        }
    }
    with({"charlie.cards=six", "dealer.ties=player-on-21"}, "premium", 1, "2S 2H 3C 3S 2C", "6C");
    const auto open = [](const char* id, const char* hand, const char* up, const char* second,
                         const QStringList& more = {}) {
        const QStringList changes = more + QStringList{"dealer.open=true"};
        QTest::addRow("%s %s: %s against %s %s", id, qPrintable(changes.join(' ')), hand, up, second)
            << QString(id) << 1 << QString(hand) << QString(up) << QString() << QString(second) << changes;
    };
    open("premium", "TS 6H", "TC", "7D");
    open("premium", "8S 8H", "AC", "6D", {"dealer.ties=dealer"});
    open("premium", "5S 4H 2C", "6C", "TD", {"double.cards=any"});
    open("classic", "AS 7H", "5C", "TD", {"dealer.ties=dealer-not-blackjacks"});
    with({"bonus.mixed678=5:1"}, "premium", 1, "7S 8H", "TC");
    with({"bonus.mixed678=5:1", "double.cards=any"}, "classic", 2, "6S 7H", "AC");
    with({"bonus.mixed777=9:1"}, "premium", 1, "7S 7H", "6C");
    with({"bonus.fiveCards=3:1", "double.cards=any"}, "classic", 1, "4S 4H 3C 3S", "AC");
    // Suits that are seen: the third card must be of the same.
    with({"bonus.suited678=50:1", "bonus.spades678=80:1"}, "premium", 1, "7S 8S", "6C");
    with({"bonus.suited678=50:1", "bonus.spades678=80:1"}, "premium", 1, "7H 6H", "8C");
    with({"bonus.suited678=50:1", "bonus.mixed678=2:1"}, "classic", 1, "7H 8D", "6H");
    with({"bonus.suited777=60:1", "bonus.mixed777=3:1"}, "premium", 2, "7S 7S", "7H");
    with({"bonus.suited678=90:1", "bonus.spades777=70:1"}, "premium", 3, "7S 7S", "6S");
    with({"bonus.suited678=90:1"}, "premium", 2, "6D 6D", "4S");
    with({"bonus.sixCards=9:1", "double.cards=any"}, "premium", 1, "4S 4H 3C 3S", "6C");
    const QStringList anyTime{"surrender.when=late", "surrender.cards=any"};
    with(anyTime, "premium", 1, "TS 2H", "TC");
    with(anyTime, "premium", 1, "8S 8H", "AC");
    with(anyTime, "classic", 1, "2S 3H 7C", "TC");
    with(anyTime + QStringList{"double.cards=any"}, "premium", 1, "TS 2H 4C", "9C");
    for (const char* up : {"TC", "AC"})
        with(anyTime + QStringList{"surrender.void=true"}, "classic", 1, "2S 3H 7C", up);
    with(anyTime + QStringList{"surrender.void=true"}, "classic", 1, "8S 8H", "TC");
    for (const char* takes : {"all", "original", "original-and-busted", "busted-plus-one"}) {
        const QStringList late{QStringLiteral("dealer.blackjackTakes=%1").arg(QLatin1StringView(takes))};
        with(late + QStringList{"dealer.ties=player-always-on-21"}, "classic", 1, "6S 5H", "TC");
        with(late + QStringList{"double.rescue=true", "double.cards=any"}, "classic", 1, "4S 4H 3C", "TC");
    }
    for (const char* takes : {"original-and-busted", "busted-plus-one"})
        with({QStringLiteral("dealer.blackjackTakes=%1").arg(QLatin1StringView(takes)), "double.rescue=true",
              "dealer.ties=player-always-on-21"},
             "classic", 1, "9S 9H", "TC");
    with({"dealer.ties=player-always-on-21", "dealer.push22=all", "bonus.mixed678=5:1"}, "classic", 1, "7S 8H", "TC");
}

void TestBruteForce::singleHands() {
    QFETCH(QString, variant);
    QFETCH(int, decks);
    QFETCH(QString, hand);
    QFETCH(QString, up);
    QFETCH(QString, seen);
    QFETCH(QString, hole);
    QFETCH(QStringList, changes);
    const engine::RuleSet rules = tests::gameWith(variant, changes + QStringList{QString("decks=%1").arg(decks)});
    analysis::Decision decision;
    decision.unseen = analysis::Shoe::full(rules.newShoe());
    BruteForce::Shoe shoe = BruteForce::decks(decks, rules.pack == engine::Pack::Spanish ? 12 : 16);
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
    if (hole.size() > 2)
        decision.hint = hole == "small"    ? engine::HoleClass::Small
                        : hole == "medium" ? engine::HoleClass::Medium
                                           : engine::HoleClass::Large;
    if (hole.size() == 2) {
        decision.hole = engine::Card::parse(hole.toStdString()).value();
        holes = {engine::pointValue(*decision.hole)};
    }
    const int point = engine::pointValue(decision.up);
    if (rules.dealer.peeks())
        holes.erase(point == 1 ? 10 : point == 10 ? 1 : 0);

    const auto advice = analysis::advise(rules, decision);
    QVERIFY2(advice.has_value(), advice ? "" : advice.error().text().c_str());
    BruteForce::Seen suits{.suits = {static_cast<int>(decision.hand[0].suit), static_cast<int>(decision.hand[1].suit)}};
    for (int card = 0; card < engine::cardsPerDeck; ++card) {
        const engine::Card one = engine::Card::fromIndex(card);
        suits.left[static_cast<std::size_t>(engine::pointValue(one))][static_cast<std::size_t>(one.suit)] +=
            decision.unseen.count(one);
    }
    const BruteForce slow(rules, BruteForce::Counts::Net, suits);
    const auto compare = [&](analysis::Play play, double expected) {
        const auto value = advice->of(play);
        QVERIFY2(value && std::abs(*value - expected) <= tolerance,
                 qPrintable(QString("%1: brute force %2, analyser %3")
                                .arg(analysis::name(play))
                                .arg(expected, 0, 'g', 17)
                                .arg(value.value_or(99), 0, 'g', 17)));
    };
    compare(analysis::Play::Stand, slow.stand(cards, point, shoe, holes, false));
    compare(analysis::Play::Hit, slow.hit(cards, point, shoe, holes, false));
    const bool doubles = cards.size() == 2 || rules.doubling.cards == engine::DoubleCards::Any;
    if (doubles)
        compare(analysis::Play::Double, slow.doubled(cards, point, shoe, holes, false));
    if (cards.size() == 2 && cards[0] == cards[1]) {
        BruteForce split(rules, BruteForce::Counts::Net,
                         BruteForce::Seen{.suits = {suits.suits[0]}, .left = suits.left});
        if (rules.split.pairs == engine::SplitPairs::Rank)
            split.setLikeTens(decision.unseen.count(decision.hand[0].rank) -
                              (decision.hole && decision.hole->rank == decision.hand[0].rank ? 1 : 0));
        compare(analysis::Play::Split, split.split(cards[0], point, shoe, holes));
    }

    const auto outcomes = analysis::outcomes(rules, decision);
    QVERIFY(outcomes.has_value());
    const BruteForce pushes(rules, BruteForce::Counts::Pushes, suits);
    const BruteForce signs(rules, BruteForce::Counts::Signs, suits);
    const auto compareChances = [&](analysis::Play play, double sign, double push) {
        const auto chances = outcomes->of(play);
        QVERIFY(chances.has_value());
        QVERIFY2(std::abs(chances->push - push) <= tolerance,
                 qPrintable(QString("%1 pushes: brute force %2, analyser %3")
                                .arg(analysis::name(play))
                                .arg(push, 0, 'g', 17)
                                .arg(chances->push, 0, 'g', 17)));
        QVERIFY(std::abs(chances->win - chances->loss - sign) <= tolerance);
        QVERIFY(std::abs(chances->win + chances->push + chances->loss - 1) <= tolerance);
    };
    compareChances(analysis::Play::Stand, signs.stand(cards, point, shoe, holes, false),
                   pushes.stand(cards, point, shoe, holes, false));
    compareChances(analysis::Play::Hit, signs.hit(cards, point, shoe, holes, false),
                   pushes.hit(cards, point, shoe, holes, false));
    if (doubles)
        compareChances(analysis::Play::Double, signs.doubled(cards, point, shoe, holes, false),
                       pushes.doubled(cards, point, shoe, holes, false));
    else
        QVERIFY(!outcomes->of(analysis::Play::Double));
    if (cards.size() > 2 && rules.surrendersLater())
        compare(analysis::Play::Surrender, slow.surrendered(point, shoe, holes));
    QVERIFY(!outcomes->of(analysis::Play::Split) && !outcomes->of(analysis::Play::Surrender));
}

void TestBruteForce::freeHands_data() {
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("up");
    QTest::addColumn<bool>("split");
    QTest::addColumn<bool>("free");
    QTest::addColumn<QStringList>("changes");
    const QStringList rules{"double.free=9-11", "split.free=not-tens", "decks=1"};
    const auto row = [&](const char* variant, const char* hand, const char* up, bool split, bool free,
                         const QStringList& changes = {}) {
        QTest::addRow("%s %s %s against %s%s", variant, qPrintable(changes.join(' ')), hand, up,
                      free    ? ", free"
                      : split ? ", the first"
                              : "")
            << QString(variant) << QString(hand) << QString(up) << split << free << (rules + changes);
    };
    for (const char* variant : {"premium", "classic"}) {
        row(variant, "6S 5H", "9C", false, false);
        row(variant, "8S 8H", "TC", false, false, {"dealer.push22=all"});
        for (const bool free : {false, true}) {
            row(variant, "8S 3H", "9C", true, free);
            row(variant, "8S TH", "TC", true, free, {"dealer.push22=all"});
            row(variant, "8S 9H", "TC", true, free, {"dealer.push22=all"});
            row(variant, "6S 6H", "5C", true, free, {"split.hands=3", "dealer.blackjackTakes=busted-plus-one"});
            row(variant, "7S AH", "6C", true, free, {"bonus.fiveCards=3:1", "double.cards=any"});
            row(variant, "4S 4H 3C", "TC", true, free, {"double.cards=any", "double.rescue=true"});
            row(variant, "4S 4H 3C", "TC", true, free, {"double.cards=any", "dealer.blackjackTakes=original"});
        }
    }
}

void TestBruteForce::freeHands() {
    QFETCH(QString, variant);
    QFETCH(QString, hand);
    QFETCH(QString, up);
    QFETCH(bool, split);
    QFETCH(bool, free);
    QFETCH(QStringList, changes);
    const engine::RuleSet rules = tests::gameWith(variant, changes);
    analysis::Decision decision;
    decision.unseen = analysis::Shoe::full(rules.newShoe());
    decision.fromSplit = split;
    decision.hands = split ? 2 : 1;
    decision.free = free;
    BruteForce::Shoe shoe = BruteForce::decks(rules.decks);
    BruteForce::Hand cards;
    const auto take = [&](const QString& text) {
        const engine::Card card = engine::Card::parse(text.toStdString()).value();
        --shoe[static_cast<std::size_t>(engine::pointValue(card))];
        return decision.unseen.remove(card) ? card : engine::Card{};
    };
    for (const QString& text : hand.split(' ')) {
        decision.hand.add(take(text));
        cards.push_back(engine::pointValue(decision.hand[decision.hand.size() - 1]));
    }
    decision.up = take(up);
    const int point = engine::pointValue(decision.up);
    BruteForce::Holes holes{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    if (rules.dealer.peeks())
        holes.erase(point == 1 ? 10 : point == 10 ? 1 : 0);
    const auto advice = analysis::advise(rules, decision);
    QVERIFY2(advice.has_value(), advice ? "" : advice.error().text().c_str());
    const auto outcomes = analysis::outcomes(rules, decision);
    QVERIFY(outcomes.has_value());
    const auto compare = [&](analysis::Play play, auto&& slowly) {
        engine::RuleSet left = rules;
        left.split.hands -= split ? 1 : 0; // the pair is two hands already
        const auto player = [&](BruteForce::Counts counts) {
            BruteForce slow(left, counts);
            if (free)
                slow.setFree();
            return slow;
        };
        const double net = slowly(player(BruteForce::Counts::Net));
        const auto value = advice->of(play);
        QVERIFY2(value && std::abs(*value - net) <= tolerance, qPrintable(QString("%1: brute force %2, analyser %3")
                                                                              .arg(analysis::name(play))
                                                                              .arg(net, 0, 'g', 17)
                                                                              .arg(value.value_or(99), 0, 'g', 17)));
        if (play == analysis::Play::Split)
            return;
        const auto chances = outcomes->of(play);
        QVERIFY(chances.has_value());
        QVERIFY2(std::abs(chances->push - slowly(player(BruteForce::Counts::Pushes))) <= tolerance,
                 analysis::name(play));
        QVERIFY2(std::abs(chances->win - chances->loss - slowly(player(BruteForce::Counts::Signs))) <= tolerance,
                 analysis::name(play));
    };
    compare(analysis::Play::Stand,
            [&](const BruteForce& slow) { return slow.stand(cards, point, shoe, holes, split); });
    compare(analysis::Play::Hit, [&](const BruteForce& slow) { return slow.hit(cards, point, shoe, holes, split); });
    if (advice->of(analysis::Play::Double))
        compare(analysis::Play::Double,
                [&](const BruteForce& slow) { return slow.doubled(cards, point, shoe, holes, split); });
    QVERIFY(advice->of(analysis::Play::Double) || cards.size() > 2);
    const bool hard = BruteForce::total(cards) == 11;
    QCOMPARE(advice->isFree(analysis::Play::Double), cards.size() == 2 && hard);
    const bool pair = cards.size() == 2 && cards[0] == cards[1];
    QCOMPARE(advice->isFree(analysis::Play::Split), pair);
    if (pair)
        compare(analysis::Play::Split,
                [&](const BruteForce& slow) { return slow.split(cards[0], point, shoe, holes); });
    QCOMPARE(advice->of(analysis::Play::Split).has_value(), pair);
}

namespace {

// The hands that a player who keeps to the chart reaches, and how often: followed card by card, with the hole card
// dealt first.
class ChartWalk {
public:
    using Hand = BruteForce::Hand;
    struct Place {
        std::size_t column = 0;
        int total = 0;
        bool soft = false;
        bool pair = false;
        auto operator<=>(const Place&) const = default;
    };

    ChartWalk(const analysis::Chart& chart, BruteForce::Shoe shoe, const engine::RuleSet& rules)
        : m_chart(chart), m_shoe(shoe), m_peek(rules.dealer.peeks()),
          m_doublesLater(rules.doubling.cards == engine::DoubleCards::Any), m_surrendersLater(rules.surrendersLater()),
          m_wins(static_cast<std::size_t>(rules.charlie.number())) {
        for (std::size_t column = 0; column < chart.columns.size(); ++column) {
            const int up = chart.columns[column].up + 1;
            draw(up, 1, [&](double chance) {
                for (int hole = 1; hole <= 10; ++hole) {
                    if (!(m_peek && hole + up == 11 && (hole == 1 || up == 1)))
                        draw(hole, chance, [&](double both) { deal(column, both); });
                }
            });
        }
    }

    [[nodiscard]] const std::map<Place, std::map<Hand, double>>& places() const { return m_places; }
    [[nodiscard]] static Place placeOf(std::size_t column, const Hand& hand) {
        return {column, BruteForce::total(hand), BruteForce::soft(hand), hand.size() == 2 && hand[0] == hand[1]};
    }
    template <typename T>
    [[nodiscard]] static const T& at(const std::vector<std::vector<T>>& hard, const std::vector<std::vector<T>>& soft,
                                     const std::vector<std::vector<T>>& pairs, const Place& place) {
        const int point = place.soft ? 1 : place.total / 2;
        const auto row = static_cast<std::size_t>(place.pair ? (point + 8) % 10 : place.total - (place.soft ? 13 : 5));
        return (place.pair ? pairs : place.soft ? soft : hard)[row][place.column];
    }
    [[nodiscard]] analysis::Play charted(const Place& place, std::size_t cards) const {
        const auto cells = [](const std::vector<analysis::ChartRow>& rows) {
            std::vector<std::vector<analysis::ChartCell>> all;
            for (const auto& row : rows)
                all.push_back(row.cells);
            return all;
        };
        const analysis::ChartCell cell = at(cells(m_chart.hard), cells(m_chart.soft), cells(m_chart.pairs), place);
        const bool later = (m_doublesLater && cell.play == analysis::Play::Double) ||
                           (m_surrendersLater && cell.play == analysis::Play::Surrender);
        return cards == 2 || later ? cell.play : cell.otherwise;
    }

private:
    template <typename Then> void draw(int point, double chance, const Then& then) {
        int& left = m_shoe[static_cast<std::size_t>(point)];
        if (left == 0)
            return;
        const int all = std::accumulate(m_shoe.begin(), m_shoe.end(), 0);
        const double next = chance * left / all;
        --left;
        then(next);
        ++left;
    }
    void deal(std::size_t column, double chance) {
        for (int a = 1; a <= 10; ++a) {
            draw(a, chance, [&](double one) {
                for (int b = 1; b <= 10; ++b)
                    draw(b, one, [&](double two) { go(column, {a, b}, two); });
            });
        }
    }
    void go(std::size_t column, Hand hand, double chance) {
        std::sort(hand.begin(), hand.end());
        if (BruteForce::total(hand) > 20 || (m_wins > 0 && hand.size() >= m_wins))
            return;
        const Place place = placeOf(column, hand);
        m_places[place][hand] += chance;
        if (charted(place, hand.size()) != analysis::Play::Hit)
            return;
        for (int p = 1; p <= 10; ++p) {
            draw(p, chance, [&](double next) {
                Hand more = hand;
                more.push_back(p);
                go(column, more, next);
            });
        }
    }

    const analysis::Chart& m_chart;
    BruteForce::Shoe m_shoe;
    bool m_peek;
    bool m_doublesLater;
    bool m_surrendersLater;
    std::size_t m_wins; ///< with so many cards; 0: no number of cards does
    std::map<Place, std::map<Hand, double>> m_places;
};

// Means of plays over hands, and the best play.
struct Mean {
    double chance = 0;
    std::map<analysis::Play, double> net;

    void add(double times, const std::map<analysis::Play, double>& values) {
        chance += times;
        for (const auto& [play, value] : values)
            net[play] += times * value;
    }
    [[nodiscard]] bool is(const std::optional<analysis::PlayValues>& ours) const {
        if ((chance > 0) != ours.has_value())
            return false;
        return std::all_of(net.begin(), net.end(), [&](const auto& entry) {
            const auto value = ours->of(entry.first);
            // With four cards or more, standing on few points isn't evaluated.
            return value ? std::abs(*value - entry.second / chance) <= tolerance : entry.first == analysis::Play::Stand;
        });
    }
};

std::map<analysis::Play, double> slowValues(const BruteForce& slow, const BruteForce::Hand& hand, int up,
                                            BruteForce::Shoe shoe, const engine::RuleSet& rules) {
    --shoe[static_cast<std::size_t>(up)];
    for (const int card : hand)
        --shoe[static_cast<std::size_t>(card)];
    BruteForce::Holes holes{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    if (rules.dealer.peeks())
        holes.erase(up == 1 ? 10 : up == 10 ? 1 : 0);
    using analysis::Play;
    std::map<Play, double> values{{Play::Stand, slow.stand(hand, up, shoe, holes, false)},
                                  {Play::Hit, slow.hit(hand, up, shoe, holes, false)}};
    if (hand.size() == 2 || rules.doubling.cards == engine::DoubleCards::Any)
        values[Play::Double] = slow.doubled(hand, up, shoe, holes, false);
    if (hand.size() > 2 && rules.surrendersLater())
        values[Play::Surrender] = slow.surrendered(up, shoe, holes);
    if (hand.size() == 2) {
        if (hand[0] == hand[1])
            values[Play::Split] = slow.split(hand[0], up, shoe, holes);
        if (rules.surrender.when != engine::SurrenderWhen::None)
            values[Play::Surrender] = slow.surrendered(up, shoe, holes);
    }
    return values;
}

} // namespace

void TestBruteForce::cells_data() {
    QTest::addColumn<QStringList>("changes");
    QTest::addColumn<int>("shoe");
    QTest::newRow("peek") << QStringList() << 0;
    QTest::newRow("no peek, surrender") << QStringList{"dealer.peek=false", "surrender.when=late",
                                                       "surrender.against=any"}
                                        << 0;
    QTest::newRow("low cards") << QStringList{"dealer.hitsSoft17=true"} << 1;
    QTest::newRow("doubles later") << QStringList{"double.cards=any", "dealer.hitsSoft17=true"} << 1;
    QTest::newRow("five cards win") << QStringList{"charlie.cards=five", "charlie.wins=unless-21"} << 1;
    QTest::newRow("surrender at any time") << QStringList{"surrender.when=late", "surrender.cards=any"} << 1;
    QTest::newRow("void surrender, at any time")
        << QStringList{"dealer.peek=false", "surrender.when=late", "surrender.cards=any", "surrender.void=true"} << 1;
    QTest::newRow("void surrender, 21 always wins") << QStringList{"dealer.peek=false",
                                                                   "surrender.when=late",
                                                                   "surrender.void=true",
                                                                   "dealer.ties=player-always-on-21",
                                                                   "dealer.blackjackTakes=original-and-busted",
                                                                   "double.rescue=true"}
                                                    << 0;
    QTest::newRow("pairs") << QStringList{"surrender.when=late", "surrender.against=any"} << 2;
}

void TestBruteForce::cells() {
    QFETCH(QStringList, changes);
    QFETCH(int, shoe);
    const engine::RuleSet rules = tests::gameWith("premium", changes);
    const BruteForce::Shoe cards = shoe == 0 ? thin : shoe == 1 ? lowCards : pairsOnly;
    const auto core = analysis::Core::make(analysis::PlayRules::of(rules), pointShoe(cards));
    const auto pay = analysis::PayRules::of(rules);
    const auto chart = analysis::chartOf(*core, analysis::BasicStrategist(core).solve(pay));
    const auto figures = analysis::figuresOf(*core, pay, chart);

    const BruteForce slow(rules);
    const ChartWalk walk(chart, cards, rules);
    int departed = 0;
    for (const auto& [place, hands] : walk.places()) {
        const QByteArray what = QStringLiteral("column %1, %2%3%4")
                                    .arg(place.column)
                                    .arg(place.total)
                                    .arg(place.soft ? " soft" : "", place.pair ? " pair" : "")
                                    .toUtf8();
        const analysis::CellFigures& cell = ChartWalk::at(figures.hard, figures.soft, figures.pairs, place);
        Mean first, later;
        std::map<BruteForce::Hand, double> departures;
        for (const auto& [hand, chance] : hands) {
            const auto values = slowValues(slow, hand, chart.columns[place.column].up + 1, cards, rules);
            (hand.size() == 2 ? first : later).add(chance, values);
            const auto best = std::max_element(values.begin(), values.end(),
                                               [](const auto& a, const auto& b) { return a.second < b.second; });
            if (best->second > values.at(walk.charted(place, hand.size())) + tolerance)
                departures[hand] = chance;
        }
        QVERIFY2(first.is(cell.first), what);
        QVERIFY2(later.is(cell.later), what);
        QVERIFY2(cell.departures.size() == departures.size(), what);
        for (const analysis::Departure& departure : cell.departures) {
            BruteForce::Hand hand;
            for (int p = 0; p < analysis::pointKinds; ++p)
                hand.insert(hand.end(), departure.cards[static_cast<std::size_t>(p)], p + 1);
            QVERIFY2(departures.contains(hand), what);
            QVERIFY2(std::abs(departure.share - departures[hand] / (first.chance + later.chance)) <= tolerance, what);
            ++departed;
        }
    }
    QVERIFY(departed > 0);
}

// What is staked on a hand that may be doubled again, and the square of what it wins.
void TestBruteForce::stakesOnDoubles() {
    for (const QStringList& changes : {QStringList{"double.times=1"},
                                       {"double.times=2"},
                                       {"double.times=3"},
                                       {"double.rescue=true", "double.times=3"},
                                       {"double.times=3", "double.on=9-11"}}) {
        const engine::RuleSet rules = tests::gameWith("premium", QStringList{"decks=1"} + changes);
        const auto core =
            analysis::Core::make(analysis::PlayRules::of(rules), pointShoe(BruteForce::decks(rules.decks)));
        const auto squares = core->squares();
        for (const auto& [hand, up] : {std::pair{BruteForce::Hand{2, 3}, 6}, {{1, 4}, 5}, {{3, 6}, 10}, {{5, 6}, 1}}) {
            BruteForce::Holes holes{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
            holes.erase(up == 1 ? 10 : up == 10 ? 1 : 0); // the dealer peeked
            BruteForce::Shoe shoe = BruteForce::decks(rules.decks);
            for (const int card : {hand[0], hand[1], up})
                --shoe[static_cast<std::size_t>(card)];
            const auto slow = [&, &cards = hand, up = up](BruteForce::Counts counts) {
                return BruteForce(rules, counts).doubled(cards, up, shoe, holes, false);
            };
            const auto& hands = core->hands();
            const auto start = std::ranges::find_if(hands, [&, &cards = hand](const analysis::StartingHand& one) {
                return one.a == cards[0] - 1 && one.b == cards[1] - 1;
            });
            QVERIFY(start != hands.end());
            const auto i = static_cast<std::size_t>(start - hands.begin());
            const auto& columns = core->solver().columnList();
            const auto c =
                static_cast<std::size_t>(std::ranges::find(columns, up - 1, &analysis::Column::up) - columns.begin());
            const analysis::HandFigures& figures = core->figures(static_cast<int>(i));
            if (figures.doubled.empty())
                continue;
            const double unit = figures.weight[c];
            const double raise = figures.doubledRaise.empty() ? 0 : figures.doubledRaise[c];
            QVERIFY(std::abs(figures.doubled[c] / unit - slow(BruteForce::Counts::Net)) <= tolerance);
            QVERIFY(std::abs(2 + raise / unit - slow(BruteForce::Counts::Stakes)) <= tolerance);
            QVERIFY(std::abs(squares[i].doubled[c] / unit - slow(BruteForce::Counts::Squares)) <= tolerance);
        }
    }
}

OPENSHOE_TEST(TestBruteForce, Core)
#include "tst_bruteforce.moc"
