// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/periods.h"

#include "formats/amounts.h"
#include "session/statistics.h"

#include <QCoreApplication>

#include <set>

namespace openshoe::models {

namespace {

struct PeriodWords {
    Q_DECLARE_TR_FUNCTIONS(PeriodWords)
};

constexpr std::size_t mostPeriods = 10; // as many bars as leave room for the texts beneath them

enum class Length { Day, Week, Month, Year };
constexpr Length lengths[] = {Length::Day, Length::Week, Length::Month, Length::Year};

QDate beginOf(QDate day, Length length) {
    switch (length) {
    case Length::Day: break;
    case Length::Week: {
        const int first = formats::readersLocale().firstDayOfWeek();
        return day.addDays(-((day.dayOfWeek() - first + 7) % 7));
    }
    case Length::Month: return {day.year(), day.month(), 1};
    case Length::Year: return {day.year(), 1, 1};
    }
    return day;
}

QString written(QDate day, const QString& form) {
    return formats::readersLocale().toString(day, form);
}

Period named(QDate begin, Length length) {
    Period period{.plain = begin.toString(Qt::ISODate)};
    switch (length) {
    case Length::Day:
        period.text = dayText(begin);
        period.shortText = written(begin, PeriodWords::tr("d MMM", "form of a date, for QLocale::toString"));
        break;
    case Length::Week:
        period.text = PeriodWords::tr("Week from %1").arg(dayText(begin));
        period.shortText = written(begin, PeriodWords::tr("d MMM", "form of a date, for QLocale::toString"));
        break;
    case Length::Month:
        period.text = written(begin, PeriodWords::tr("MMMM yyyy", "form of a date, for QLocale::toString"));
        period.shortText = written(begin, PeriodWords::tr("MMM yy", "form of a date, for QLocale::toString"));
        break;
    case Length::Year: period.text = period.shortText = QString::number(begin.year()); break;
    }
    return period;
}

} // namespace

std::vector<Period> periodsOf(const std::vector<storage::DaySums>& days) {
    for (const Length length : lengths) {
        std::set<QDate> begins;
        for (const storage::DaySums& day : days)
            begins.insert(beginOf(day.day, length));
        // Days a year apart would have the same short text.
        const bool tellable = days.empty() || length == Length::Month || length == Length::Year ||
                              days.front().day.addYears(1) > days.back().day;
        if (length != Length::Year && (begins.size() > mostPeriods || !tellable))
            continue;
        std::vector<Period> periods;
        QDate last;
        for (const storage::DaySums& day : days) {
            const QDate begin = beginOf(day.day, length);
            if (begin != last)
                periods.push_back(named(begin, length));
            last = begin;
            session::add(periods.back().sums, day.sums);
        }
        return periods;
    }
    return {};
}

QString dayText(QDate day) {
    return formats::readersLocale().toString(day,
                                             PeriodWords::tr("d MMM yyyy", "form of a date, for QLocale::toString"));
}

paper::Axis timeAxis(const QDateTime& from, const QDateTime& to, int about) {
    paper::Axis axis{.from = static_cast<double>(from.toMSecsSinceEpoch()),
                     .to = static_cast<double>(to.toMSecsSinceEpoch())};
    const bool withinADay = from.secsTo(to) < 24 * 60 * 60;
    const QLocale reader = formats::readersLocale();
    QString before;
    for (int i = 0; i <= about; ++i) {
        const double at = axis.from + (axis.to - axis.from) * i / about;
        const QDateTime moment = QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(at)).toLocalTime();
        const QString text =
            withinADay ? reader.toString(moment.time(), QLocale::ShortFormat)
            : from.daysTo(to) < 300
                ? written(moment.date(), PeriodWords::tr("d MMM", "form of a date, for QLocale::toString"))
                : written(moment.date(), PeriodWords::tr("MMM yyyy", "form of a date, for QLocale::toString"));
        if (text != before)
            axis.marks.push_back({at, text});
        before = text;
    }
    return axis;
}

} // namespace openshoe::models
