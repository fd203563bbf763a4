// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/shared/daterange.h"

#include "models/shared/dates.h"

namespace openshoe::models {

DateRange::DateRange(QObject* parent) : QObject(parent) {
    connect(&m_spans, &Choices::chosen, this, &DateRange::changed);
    retranslate();
}

void DateRange::retranslate() {
    m_spans.offer({{tr("All days"), {}},
                   {tr("Today"), QStringLiteral("1")},
                   {tr("%n days", "the last ones", 7), QStringLiteral("7")},
                   {tr("%n days", "the last ones", 30), QStringLiteral("30")},
                   {tr("From … to …", "days that are written"), QString::fromLatin1(writtenDays)}});
    emit changed();
}

bool DateRange::isWritten() const {
    return m_spans.value() == QLatin1String(writtenDays);
}

QString DateRange::example() {
    return dateText(QDate::currentDate());
}

void DateRange::write(QString& day, const QString& written) {
    if (day == written.trimmed())
        return;
    day = written.trimmed();
    emit changed();
}

void DateRange::clear() {
    m_first.clear();
    m_last.clear();
    m_spans.choose({});
}

QString DateRange::problemOf(const QString& written) const {
    return written.isEmpty() || dateFrom(written) ? QString() : tr("Type a date like %1.").arg(example());
}

QString DateRange::problemOfLast() const {
    const auto first = dateFrom(m_first);
    const auto last = dateFrom(m_last);
    return first && last && *last < *first ? tr("This day is before the first one.") : problemOf(m_last);
}

QString DateRange::problem() const {
    if (!isWritten())
        return {};
    return problemOfFirst().isEmpty() ? problemOfLast() : problemOfFirst();
}

DateRange::Moments DateRange::moments() const {
    if (!narrows())
        return {};
    std::optional<QDate> first;
    std::optional<QDate> last;
    if (isWritten()) {
        first = dateFrom(m_first);
        last = dateFrom(m_last);
    } else {
        first = QDate::currentDate().addDays(1 - m_spans.value().toInt());
    }
    Moments moments;
    if (first)
        moments.from = first->startOfDay().toUTC();
    if (last)
        moments.to = last->addDays(1).startOfDay().toUTC();
    return moments;
}

} // namespace openshoe::models

#include "moc_daterange.cpp"
