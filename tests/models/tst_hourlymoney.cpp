// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/figures/hourlymoney.h"

#include "models/preferences/settingscontroller.h"
#include "tables.h"
#include "testprogram.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace openshoe;
using namespace openshoe::models;
using test::game;

class TestHourlyMoney : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    [[nodiscard]] QString file() const { return m_folder.filePath(QStringLiteral("settings.ini")); }
    static engine::RuleSet dollars(std::int64_t least = 500) {
        engine::RuleSet rules = game("classic");
        rules.limits = {{.currency = "usd", .min = base::Money::minor(least), .max = base::Money::minor(100'000)}};
        return rules;
    }

private slots:
    void cleanup() { QFile::remove(file()); }

    // 100 rounds of 5 are 500 staked.
    void tellsWhatAnHourCosts() {
        SettingsController settings(file());
        const Pace pace = paceIn(dollars(), settings);
        QCOMPARE(pace.rounds, 100);
        QCOMPARE(pace.stake, base::Money::minor(500));
        QCOMPARE(hourlyText(-0.004775, pace), QStringLiteral("Costs about $2.39 an hour"));
        QCOMPARE(hourlyText(0.0082, pace), QStringLiteral("Gains about $4.10 an hour"));
        QCOMPARE(hourlyText(-0.000001, pace), QStringLiteral("Costs next to nothing"));
        QCOMPARE(hourlyText(-0.25, pace), QStringLiteral("Costs about $125 an hour"));
        QCOMPARE(hourlyText(-0.2509, pace), QStringLiteral("Costs about $125 an hour")); // no cents any more
        QCOMPARE(hourlyNetText(-0.0136, pace), QStringLiteral("−\u2060$6.80"));
        QCOMPARE(hourlySizeText(-0.0136, pace), QStringLiteral("$6.80"));
    }

    void aChangeIsKeptForEveryPage() {
        {
            SettingsController settings(file());
            HourlyMoney one(settings);
            HourlyMoney other(settings);
            one.setGame(dollars());
            other.setGame(dollars(2500));
            QSignalSpy told(&other, &HourlyMoney::changed);
            one.writeStake(QStringLiteral("12.50"));
            one.writeRounds(QStringLiteral("70"));
            QCOMPARE(told.count(), 2);
            QCOMPARE(one.paceText(), QStringLiteral("At $12.50 a round, 70 rounds an hour"));
            // That table takes no less than 25.
            QCOMPARE(other.paceText(), QStringLiteral("At $25 a round, 70 rounds an hour"));
            one.stepStake(-1);
            QCOMPARE(one.stakeText(), QStringLiteral("7.50"));
            one.stepStake(-1);
            QCOMPARE(one.stakeText(), QStringLiteral("5"));
            one.stepRounds(1);
            QCOMPARE(one.roundsText(), QStringLiteral("80"));
        }
        SettingsController settings(file());
        QCOMPARE(settings.stakeFor("usd"), base::Money::minor(500));
        QVERIFY(!settings.stakeFor("gold"));
        QCOMPARE(settings.roundsAnHour(), 80);
    }

    void whatIsNotAllowedChangesNothing_data() {
        QTest::addColumn<QString>("stake");
        QTest::addColumn<QString>("rounds");
        for (const char* stake : {"", "x", "4.99", "1000.01", "-5", "0", "1e3", "99999999999999999999"})
            QTest::addRow("stake %s", stake) << QString::fromLatin1(stake) << QString();
        for (const char* rounds : {"", "x", "0", "2001", "1.5", "-1", "9999999999999"})
            QTest::addRow("rounds %s", rounds) << QString() << QString::fromLatin1(rounds);
    }
    void whatIsNotAllowedChangesNothing() {
        QFETCH(const QString, stake);
        QFETCH(const QString, rounds);
        SettingsController settings(file());
        HourlyMoney money(settings);
        money.setGame(dollars());
        const QString before = money.paceText();
        QSignalSpy changed(&money, &HourlyMoney::changed);
        if (rounds.isEmpty()) {
            money.writeStake(stake);
            QVERIFY(!money.stakeProblem().isEmpty() && money.roundsProblem().isEmpty());
        }
        if (stake.isEmpty()) {
            money.writeRounds(rounds);
            QCOMPARE(money.roundsProblem(), QStringLiteral("Type a whole number from 1 to 2,000."));
        }
        QCOMPARE(changed.count(), 0);
        QCOMPARE(money.paceText(), before);
        money.forgetProblems();
        QVERIFY(money.stakeProblem().isEmpty() && money.roundsProblem().isEmpty());
    }

    void aFileEditedByHandDoesNoHarm() {
        QFile edited(file());
        QVERIFY(edited.open(QIODevice::WriteOnly));
        edited.write("[hour]\nrounds=nan\nstake\\usd=-3\nstake\\gold=9e9\n");
        edited.close();
        SettingsController settings(file());
        QCOMPARE(settings.roundsAnHour(), 100);
        QCOMPARE(paceIn(dollars(), settings).stake, base::Money::minor(500));
        QVERIFY(!settings.stakeFor("gold"));
    }
};

OPENSHOE_TEST(TestHourlyMoney, Core)
#include "tst_hourlymoney.moc"
