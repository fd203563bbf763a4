// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/periods.h"

#include "formats/amounts.h"
#include "models/words/dates.h"
#include "session/worth/statistics.h"

#include <QCoreApplication>

#include <array>
#include <set>

namespace openshoe::models {

namespace {

struct PeriodWords {
    Q_DECLARE_TR_FUNCTIONS(PeriodWords)
};

constexpr std::size_t mostPeriods = 10; // as many bars as leave room for the texts beneath them

enum class Length { Day, Week, Month, Year };
/// Several of a length, as the distance between two periods or marks.
struct Stride {
    Length length = Length::Day;
    int count = 1;
};
// Beyond centuries nobody plays, but a clock may show anything.
constexpr std::array yearsAtOnce{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000};

int floored(int value, int step) {
    return (value - ((value % step) + step) % step) / step * step;
}

QDate beginOf(QDate day, const Stride& stride) {
    switch (stride.length) {
    case Length::Day: break;
    case Length::Week: {
        const int first = formats::readersLocale().firstDayOfWeek();
        return day.addDays(-((day.dayOfWeek() - first + 7) % 7));
    }
    case Length::Month: return {day.year(), floored(day.month() - 1, stride.count) + 1, 1};
    case Length::Year: {
        const int year = floored(day.year(), stride.count);
        return {year == 0 ? 1 : year, 1, 1}; // there is no year 0
    }
    }
    return day;
}

QDate nextOf(QDate begin, const Stride& stride) {
    switch (stride.length) {
    case Length::Day: return begin.addDays(stride.count);
    case Length::Week: return begin.addDays(7 * stride.count);
    case Length::Month: return begin.addMonths(stride.count);
    case Length::Year: break;
    }
    return beginOf(begin.addYears(stride.count), stride);
}

QString written(QDate day, const QString& form) {
    return formats::readersLocale().toString(day, form);
}

QString shortDayText(QDate day) {
    return written(day, PeriodWords::tr("d MMM", "form of a date, for QLocale::toString"));
}

Period named(QDate begin, const Stride& stride) {
    Period period{.plain = begin.toString(Qt::ISODate), .first = begin, .last = nextOf(begin, stride).addDays(-1)};
    switch (stride.length) {
    case Length::Day:
        period.text = dateText(begin);
        period.shortText = shortDayText(begin);
        break;
    case Length::Week:
        period.text = PeriodWords::tr("Week from %1").arg(dateText(begin));
        period.shortText = shortDayText(begin);
        break;
    case Length::Month:
        period.text = monthText(begin);
        period.shortText = written(begin, PeriodWords::tr("MMM yy", "form of a date, for QLocale::toString"));
        break;
    case Length::Year:
        period.text = period.shortText = QString::number(begin.year());
        if (stride.count > 1)
            period.text = QStringLiteral("%1–%2").arg(begin.year()).arg(begin.year() + stride.count - 1);
        break;
    }
    return period;
}

// The beginnings from the first day's period to the last's; empty if there are more than fit.
std::vector<QDate> beginsOf(QDate first, QDate last, const Stride& stride) {
    std::vector<QDate> begins;
    for (QDate at = beginOf(first, stride); at.isValid() && at <= last; at = nextOf(at, stride)) {
        if (begins.size() == mostPeriods)
            return {};
        begins.push_back(at);
    }
    return begins;
}

std::vector<Stride> strides() {
    std::vector<Stride> all{{Length::Day}, {Length::Week}, {Length::Month}};
    for (const int years : yearsAtOnce)
        all.push_back({Length::Year, years});
    return all;
}

} // namespace

std::vector<Period> periodsOf(const std::vector<storage::DaySums>& days) {
    if (days.empty())
        return {};
    for (const Stride& stride : strides()) {
        const auto begins = beginsOf(days.front().day, days.back().day, stride);
        if (begins.empty())
            continue;
        std::vector<Period> periods;
        auto day = days.begin();
        for (std::size_t i = 0; i < begins.size(); ++i) {
            Period period = named(begins[i], stride);
            for (; day != days.end() && (i + 1 == begins.size() || day->day < begins[i + 1]); ++day)
                session::add(period.sums, day->sums);
            periods.push_back(std::move(period));
        }
        return periods;
    }
    return {};
}

namespace {

using AxisMarks = std::vector<paper::Axis::Mark>;

double placeOf(const QDateTime& moment) {
    return static_cast<double>(moment.toMSecsSinceEpoch());
}

// Whole multiples of so many minutes within a day, and midnight as a date.
AxisMarks minuteMarks(const QDateTime& from, const QDateTime& to, int minutes, std::size_t most) {
    AxisMarks marks;
    constexpr int day = 24 * 60;
    QDate date = from.date();
    for (int minute = 0;; minute += minutes) {
        if (minute >= day) {
            minute = 0;
            date = date.addDays(1);
        }
        const QDateTime at(date, QTime(minute / 60, minute % 60));
        if (at > to || marks.size() > most)
            return marks;
        if (at >= from)
            marks.push_back({placeOf(at), minute == 0 ? shortDayText(date) : timeOfDayText(at)});
    }
}

QString markText(QDate day, const Stride& stride) {
    switch (stride.length) {
    case Length::Month: return written(day, PeriodWords::tr("MMM yyyy", "form of a date, for QLocale::toString"));
    case Length::Year: return QString::number(day.year());
    case Length::Day:
    case Length::Week: break;
    }
    return shortDayText(day);
}

AxisMarks dayMarks(const QDateTime& from, const QDateTime& to, const Stride& stride, std::size_t most) {
    AxisMarks marks;
    for (QDate day = beginOf(from.date(), stride); day.isValid(); day = nextOf(day, stride)) {
        const QDateTime at = day.startOfDay();
        if (at > to || marks.size() > most)
            break;
        if (at >= from)
            marks.push_back({placeOf(at), markText(day, stride)});
    }
    return marks;
}

} // namespace

paper::Axis timeAxis(const QDateTime& from, const QDateTime& to, int about) {
    paper::Axis axis{.from = placeOf(from), .to = placeOf(to)};
    const QDateTime begin = from.toLocalTime();
    const QDateTime end = to.toLocalTime();
    const auto most = static_cast<std::size_t>(about);
    const auto take = [&](AxisMarks marks) {
        std::set<QString> texts;
        for (const paper::Axis::Mark& mark : marks)
            texts.insert(mark.text);
        if (marks.empty() || marks.size() > most || texts.size() < marks.size())
            return false;
        axis.marks = std::move(marks);
        return true;
    };
    if (begin.secsTo(end) < 2 * 24 * 60 * 60) {
        for (const int minutes : {1, 2, 5, 10, 15, 30, 60, 2 * 60, 3 * 60, 6 * 60, 12 * 60}) {
            if (take(minuteMarks(begin, end, minutes, most)))
                return axis;
        }
    }
    for (const int days : {1, 2, 5}) {
        if (take(dayMarks(begin, end, {Length::Day, days}, most)))
            return axis;
    }
    for (const int weeks : {1, 2, 4}) {
        if (take(dayMarks(begin, end, {Length::Week, weeks}, most)))
            return axis;
    }
    for (const int months : {1, 2, 3, 6}) {
        if (take(dayMarks(begin, end, {Length::Month, months}, most)))
            return axis;
    }
    for (const int years : yearsAtOnce) {
        if (take(dayMarks(begin, end, {Length::Year, years}, most)))
            return axis;
    }
    return axis;
}

} // namespace openshoe::models
