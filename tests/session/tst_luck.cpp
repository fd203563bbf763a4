// SPDX-License-Identifier: GPL-3.0-or-later
// Splitting luck and play: they add up to the net, and the rarity of a stretch follows the normal distribution.
#include "session/worth/luck.h"

#include "testprogram.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace openshoe;
using base::Money;
using session::luckOf;

namespace {

storage::RoundSums sums(std::int64_t rounds, std::int64_t net, double atStart, double cost, double variance) {
    return {
        .priced = rounds, .pricedNet = Money::minor(net), .cost = cost, .mainAtStart = atStart, .variance = variance};
}

} // namespace

class LuckTest : public QObject {
    Q_OBJECT

private slots:
    void theNormalDistributionIsThePublishedOne_data() {
        QTest::addColumn<double>("deviations");
        QTest::addColumn<double>("below");
        QTest::newRow("half") << 0.0 << 0.5;
        QTest::newRow("one") << 1.0 << 0.841344746068543;
        QTest::newRow("minus one") << -1.0 << 0.158655253931457;
        QTest::newRow("1.96") << 1.959963984540054 << 0.975;
        QTest::newRow("minus three") << -3.0 << 0.00134989803163009;
        QTest::newRow("eight") << 8.0 << 0.999999999999999378;
    }
    void theNormalDistributionIsThePublishedOne() {
        QFETCH(double, deviations);
        QFETCH(double, below);
        QVERIFY(std::abs(session::normalBelow(deviations) - below) < 1e-14);
    }

    void addsUpToTheNetToTheLastUnit() {
        std::mt19937_64 random(20);
        std::uniform_real_distribution<double> amount(-1e9, 1e9);
        for (int i = 0; i < 10'000; ++i) {
            storage::RoundSums some =
                sums(500, std::llround(amount(random)), amount(random), std::abs(amount(random)), 1e12);
            some.sideAtStart = amount(random);
            const session::Luck luck = luckOf(some);
            QCOMPARE((luck.luck + luck.hands + luck.sideBets - luck.mistakes).minorUnits(),
                     some.pricedNet.minorUnits());
            QVERIFY(std::abs(static_cast<double>(luck.luck.minorUnits()) - some.luck()) <= 2);
            QVERIFY(luck.mistakes >= Money{});
        }
    }

    void saysHowRareAStretchIs() {
        // 400 rounds of 10.00 with a deviation of 11.50 each: 230.00 in all.
        const double variance = 400 * 1150.0 * 1150.0;
        const auto better = [&](std::int64_t net) { return *luckOf(sums(400, net, -2000, 500, variance)).better; };
        QCOMPARE(luckOf(sums(400, 0, -2000, 500, variance)).deviation, 23000.0);
        QVERIFY(std::abs(better(-2500) - 0.5) < 1e-12); // exactly what the play was worth
        QVERIFY(std::abs(better(-2500 + 23000) - 0.8413447) < 1e-6);
        QVERIFY(std::abs(better(-2500 - 46000) - 0.0227501) < 1e-6);
    }

    void saysNothingOfFewRoundsAndWhereNoLuckIsPossible() {
        QVERIFY(!luckOf(sums(session::fewestToCompare - 1, 0, 0, 0, 1e6)).better);
        QVERIFY(luckOf(sums(session::fewestToCompare, 0, 0, 0, 1e6)).better);
        QVERIFY(!luckOf(sums(1000, 0, 0, 0, 0)).better);
        QVERIFY(!luckOf(storage::RoundSums{}).better);
        QCOMPARE(luckOf(storage::RoundSums{}), session::Luck{});
    }

    void oneRoundIsToldApartInTheSameWay() {
        storage::RoundPrice round;
        round.mainAtStart = -5.3;
        round.sideAtStart = -12.6;
        round.cost = 31.2;
        round.mainVariance = 1'000'000;
        round.sideVariance = 400'000;
        round.covariance = 22'500;
        round.mainNet = Money::minor(-1000);
        round.sideNet = Money::minor(500);
        const session::Luck luck = luckOf(round);
        QCOMPARE(luck.net, Money::minor(-500));
        QCOMPARE(luck.hands, Money::minor(-5));
        QCOMPARE(luck.sideBets, Money::minor(-13));
        QCOMPARE(luck.mistakes, Money::minor(31));
        QCOMPARE(luck.play(), Money::minor(-49));
        QCOMPARE(luck.luck, Money::minor(-451));
        QCOMPARE(luck.deviation, std::sqrt(1'445'000.0));
        QVERIFY(!luck.better);
    }
};

OPENSHOE_TEST(LuckTest, Core)
#include "tst_luck.moc"
