// SPDX-License-Identifier: GPL-3.0-or-later
// The days of pictures: every one has its place, and marks stand where what they say is.
#include "models/statistics/periods.h"

#include "models/words/dates.h"
#include "testprogram.h"

#include <QLocale>
#include <QTest>

#include <set>

using namespace openshoe;
using namespace openshoe::models;

class TestPeriods : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en_GB"))); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void daysWithoutRoundsKeepTheirPlace() {
        const QDate monday(2026, 11, 23);
        const auto periods = periodsOf({played(monday, 3), played(monday.addDays(1), 1), played(monday.addDays(6), 2)});
        QCOMPARE(periods.size(), std::size_t(7));
        const std::vector<std::int64_t> rounds{3, 1, 0, 0, 0, 0, 2};
        for (std::size_t i = 0; i < periods.size(); ++i) {
            QCOMPARE(periods[i].sums.rounds, rounds[i]);
            QCOMPARE(periods[i].plain, monday.addDays(static_cast<qint64>(i)).toString(Qt::ISODate));
        }
        QCOMPARE(periods[2].text, dateText(monday.addDays(2)));
    }

    // Whatever the distance, the periods are equally long, adjoin each other, and hold every round.
    void longerOnesAdjoinEachOther() {
        for (const int days : {0, 1, 9, 10, 30, 60, 69, 70, 200, 299, 310, 400, 2000, 3650, 5000, 30000}) {
            const QDate first(2026, 3, 5);
            std::vector<storage::DaySums> all{played(first, 1)};
            if (days > 0)
                all.push_back(played(first.addDays(days), 2));
            const auto periods = periodsOf(all);
            QVERIFY2(!periods.empty() && periods.size() <= 10, qPrintable(QString::number(days)));
            std::int64_t rounds = 0;
            std::set<QString> texts;
            QDate before;
            qint64 longest = 0;
            qint64 shortest = INT64_MAX;
            for (const Period& period : periods) {
                rounds += period.sums.rounds;
                texts.insert(period.shortText);
                const QDate begin = QDate::fromString(period.plain, Qt::ISODate);
                QVERIFY(begin.isValid());
                if (before.isValid()) {
                    longest = std::max(longest, before.daysTo(begin));
                    shortest = std::min(shortest, before.daysTo(begin));
                }
                before = begin;
            }
            QCOMPARE(rounds, days > 0 ? 3 : 1);
            QCOMPARE(texts.size(), periods.size());
            QVERIFY2(periods.size() < 2 || longest * 10 <= shortest * 12, qPrintable(QString::number(days)));
            QCOMPARE(periods.front().sums.rounds, periods.size() == 1 ? rounds : 1);
            QVERIFY(periods.back().sums.rounds > 0);
        }
        QVERIFY(periodsOf({}).empty());
    }

    // From minutes to decades: a few marks, each different, at a whole minute, hour, day, month or year.
    void marksStandWhereTheySay() {
        const QDateTime from(QDate(2026, 3, 5), QTime(14, 37, 11));
        for (const qint64 minutes : {1, 3, 20, 90, 400, 1'000, 1'600, 2'500, 6'000, 20'000, 60'000, 200'000, 400'000,
                                     900'000, 3'000'000, 30'000'000}) {
            const QDateTime to = from.addSecs(60 * minutes);
            const paper::Axis axis = timeAxis(from, to, 5);
            const QString told = QString::number(minutes);
            QVERIFY2(!axis.marks.empty() && axis.marks.size() <= 5, qPrintable(told));
            std::set<QString> texts;
            for (const paper::Axis::Mark& mark : axis.marks) {
                QVERIFY2(mark.at >= axis.from && mark.at <= axis.to, qPrintable(told));
                const QDateTime at = QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(mark.at));
                const bool midnight = at == at.date().startOfDay();
                QVERIFY2(at.time().second() == 0 && at.time().msec() == 0, qPrintable(told));
                QVERIFY2(midnight || mark.text == timeOfDayText(at), qPrintable(told + u' ' + mark.text));
                texts.insert(mark.text);
            }
            QCOMPARE(texts.size(), axis.marks.size());
        }
    }

private:
    static storage::DaySums played(QDate day, std::int64_t rounds) {
        return {.day = day, .currency = "usd", .sums = {.rounds = rounds}};
    }
};

OPENSHOE_TEST(TestPeriods, Core)
#include "tst_periods.moc"
