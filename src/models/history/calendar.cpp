// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/calendar.h"

#include "formats/amounts.h"
#include "models/words/dates.h"

namespace openshoe::models {

QString Calendar::title() const {
    return monthText(m_current);
}

QList<QString> Calendar::weekDays() const {
    QList<QString> names;
    const QDate first = firstShown();
    for (int i = 0; i < daysInWeek; ++i)
        names << formats::readersLocale().standaloneDayName(first.addDays(i).dayOfWeek(), QLocale::ShortFormat);
    return names;
}

QList<CalendarDay> Calendar::days() const {
    QList<CalendarDay> days;
    const QDate first = firstShown();
    for (int i = 0; i < daysShown; ++i) {
        const QDate day = first.addDays(i);
        days << CalendarDay{.text = formats::readersLocale().toString(day.day()),
                            .name = dateText(day),
                            .inMonth = day.month() == m_current.month(),
                            .today = day == QDate::currentDate(),
                            .current = day == m_current};
    }
    return days;
}

void Calendar::turnTo(const QString& typed) {
    setCurrent(dateFrom(typed).value_or(QDate::currentDate()));
}

void Calendar::moveDays(int days) {
    setCurrent(m_current.addDays(days));
}

void Calendar::moveMonths(int months) {
    setCurrent(m_current.addMonths(months));
}

// Rounds are dated by a clock, so by years of four digits.
void Calendar::setCurrent(QDate day) {
    constexpr int lastYear = 9999;
    if (day.isValid() && day.year() > 0 && day.year() <= lastYear)
        m_current = day;
    emit changed();
}

QDate Calendar::firstShown() const {
    const QDate begin(m_current.year(), m_current.month(), 1);
    const int weekBegins = formats::readersLocale().firstDayOfWeek();
    return begin.addDays(-((begin.dayOfWeek() - weekBegins + daysInWeek) % daysInWeek));
}

} // namespace openshoe::models

#include "moc_calendar.cpp"
