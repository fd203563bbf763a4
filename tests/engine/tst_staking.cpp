// SPDX-License-Identifier: GPL-3.0-or-later
// Where and how much may be staked, as the round and the bet slip both ask it.
#include "engine/staking.h"

#include "testprogram.h"

#include <QTest>

using namespace openshoe;
using namespace openshoe::engine;
using base::Money;

namespace {

RuleSet rulesWith(bool behind, int seatsPerPlayer) {
    RuleSet rules{.id = "a", .name = "A", .limits = {{"coin", Money::minor(100), Money::minor(10'000)}}};
    rules.table = {.seats = 7, .seatsPerPlayer = seatsPerPlayer, .behind = behind};
    return rules;
}

QString said(std::optional<Refusal> refusal) { return refusal ? name(*refusal) : "fine"; }

} // namespace

class TestStaking : public QObject {
    Q_OBJECT

private slots:
    void whoMayStakeWhere() {
        const RuleSet shared = rulesWith(true, 2);
        QCOMPARE(said(checkMain(shared, Holder::Nobody, 1, false)), "fine");
        QCOMPARE(said(checkMain(shared, Holder::Nobody, 2, false)), "seat-limit");
        QCOMPARE(said(checkMain(shared, Holder::Player, 2, false)), "fine");
        QCOMPARE(said(checkMain(shared, Holder::Other, 2, true)), "seat-taken");
        QCOMPARE(said(checkMain(shared, Holder::Nobody, 0, true)), "trial-not-seated");
        QCOMPARE(said(checkMain(rulesWith(false, 2), Holder::Nobody, 0, true)), "fine");
        QCOMPARE(said(checkBehind(shared, Holder::Other)), "fine");
        QCOMPARE(said(checkBehind(shared, Holder::Player)), "behind-own-seat");
        QCOMPARE(said(checkBehind(shared, Holder::Nobody)), "seat-empty");
        QCOMPARE(said(checkBehind(rulesWith(false, 2), Holder::Other)), "behind-not-offered");
        QCOMPARE(said(checkSide(Holder::Other)), "fine");
        QCOMPARE(said(checkSide(Holder::Player)), "fine");
        QCOMPARE(said(checkSide(Holder::Nobody)), "seat-empty");
    }

    void limitsAreThoseOfThePlace() {
        RuleSet rules = rulesWith(true, 2);
        rules.sideBets = {{.id = "b", .limits = {{"coin", Money::minor(50), Money::minor(500)}}}};
        QVERIFY(limitOn(rules, StakeKind::Main, -1, "coin") == &rules.limits[0]);
        QVERIFY(limitOn(rules, StakeKind::Behind, -1, "coin") == &rules.limits[0]);
        QVERIFY(limitOn(rules, StakeKind::Side, 0, "coin") == &rules.sideBets[0].limits[0]);
        QVERIFY(!limitOn(rules, StakeKind::Side, 0, "gold") && !limitOn(rules, StakeKind::Main, -1, "gold"));
        QVERIFY(!limitOn(rules, StakeKind::Side, 1, "coin") && !limitOn(rules, StakeKind::Side, -1, "coin"));
        const Limit& limit = rules.limits[0];
        QCOMPARE(said(checkTotal(limit, limit.min - Money::minor(2))), "below-minimum");
        QCOMPARE(said(checkTotal(limit, limit.min)), "fine");
        QCOMPARE(said(checkTotal(limit, limit.max)), "fine");
        QCOMPARE(said(checkTotal(limit, limit.max + Money::minor(2))), "above-maximum");
    }

    // The wallet covers the amount on each seat, or only in all, or not even once.
    void anAmountIsDividedAmongSeats() {
        const auto each = [](int amount, int seats, int wallet) {
            return eachOf(Money::minor(amount), seats, Money::minor(wallet)).minorUnits();
        };
        QCOMPARE(each(1000, 2, 2000), 1000);
        QCOMPARE(each(1000, 2, 1999), 500);
        QCOMPARE(each(1000, 3, 1000), 332); // down to the step
        QCOMPARE(each(1000, 3, 999), 1000);
        QCOMPARE(each(1000, 1, 1000), 1000);
    }
};

OPENSHOE_TEST(TestStaking, None)
#include "tst_staking.moc"
