// SPDX-License-Identifier: GPL-3.0-or-later
#include "bruteforce.h"

#include "analysis/core.h"
#include "analysis/game_value.h"
#include "formats/variants.h"

#include <QTest>

using namespace openshoe;
using tests::BruteForce;

namespace {

// A hundred-thousandth of what the spec allows to a figure compared from outside.
constexpr double tolerance = 1e-12;

engine::RuleSet rulesFor(const QString& id, const QStringList& changes) {
    std::vector<formats::RuleOverride> overrides;
    for (const QString& change : changes)
        overrides.push_back(formats::RuleOverride::parse(change).value());
    const auto rules = formats::VariantCatalogue().load(id, overrides);
    if (!rules)
        qFatal("%s", rules.error().text().c_str());
    return *rules;
}

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
    const engine::RuleSet rules = rulesFor(variant, changes);
    const BruteForce::Shoe cards = shoe == 0 ? thin : shoe == 1 ? lowCards : pairsOnly;
    const double slow = BruteForce(rules).game(cards);
    const double fast = ours(rules, cards);
    QVERIFY2(std::abs(slow - fast) <= tolerance, qPrintable(QString("brute force %1, analyser %2").arg(slow, 0, 'g', 17).arg(fast, 0, 'g', 17)));
}

void TestBruteForce::singleHands_data() {}
void TestBruteForce::singleHands() {}

QTEST_GUILESS_MAIN(TestBruteForce)
#include "tst_bruteforce.moc"
