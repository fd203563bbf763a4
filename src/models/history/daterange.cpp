// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/daterange.h"

#include "models/words/dates.h"

namespace openshoe::models {

DateRange::DateRange(QObject* parent) : QObject(parent) {
    connect(&m_spans, &Choices::chosen, this, &DateRange::changed);
    retranslate();
}

void DateRange::offer() {
    std::vector<ChoiceRow> spans{{tr("All days"), {}}};
    if (!m_session.isEmpty())
        spans.push_back({m_session, QString::fromLatin1(session)});
    spans.insert(spans.end(), {{tr("Today"), QStringLiteral("1")},
                               {tr("Yesterday"), QString::fromLatin1(yesterday)},
                               {tr("%n days", "the last ones", 7), QStringLiteral("7")},
                               {tr("%n days", "the last ones", 30), QStringLiteral("30")},
                               {tr("From … to …", "days that are written"), QString::fromLatin1(writtenDays)}});
    m_spans.offer(std::move(spans));
}

void DateRange::offerSession(const QString& name) {
    m_session = name;
    offer();
}

void DateRange::retranslate() {
    offer();
    rewrite(m_first);
    rewrite(m_last);
    emit changed();
}

bool DateRange::isWritten() const {
    return m_spans.value() == QLatin1String(writtenDays);
}

QString DateRange::example() {
    return dateText(QDate::currentDate());
}

void DateRange::write(Bound& bound, const QString& written) {
    if (bound.written == written.trimmed())
        return;
    bound = {.written = written.trimmed(), .day = dateFrom(written)};
    emit changed();
}

void DateRange::rewrite(Bound& bound) {
    if (bound.day && dateFrom(bound.written) != bound.day)
        bound.written = dateText(*bound.day);
}

void DateRange::clear() {
    m_first = {};
    m_last = {};
    m_spans.choose({});
}

QJsonObject DateRange::toJson() const {
    if (!narrows() || isSession())
        return {};
    QJsonObject days{{"span", m_spans.value()}};
    if (isWritten() && m_first.day)
        days.insert("first", m_first.day->toString(Qt::ISODate));
    if (isWritten() && m_last.day)
        days.insert("last", m_last.day->toString(Qt::ISODate));
    return days;
}

void DateRange::setFrom(const QJsonObject& days) {
    clear();
    const auto bound = [&](const char* name) {
        const QDate day = QDate::fromString(days[QLatin1StringView(name)].toString(), Qt::ISODate);
        return day.isValid() ? Bound{.written = dateText(day), .day = day} : Bound();
    };
    m_first = bound("first");
    m_last = bound("last");
    m_spans.choose(days["span"].toString());
    emit changed();
}

QString DateRange::problemOf(const Bound& bound) {
    return bound.written.isEmpty() || bound.day ? QString() : tr("Type a date like %1.").arg(example());
}

QString DateRange::problemOfLast() const {
    return m_first.day && m_last.day && *m_last.day < *m_first.day ? tr("This day comes before the first day.")
                                                                   : problemOf(m_last);
}

QString DateRange::problem() const {
    if (!isWritten())
        return {};
    return problemOfFirst().isEmpty() ? problemOfLast() : problemOfFirst();
}

DateRange::Moments DateRange::moments() const {
    if (!narrows() || isSession())
        return {};
    std::optional<QDate> first;
    std::optional<QDate> last;
    if (isWritten()) {
        first = m_first.day;
        last = m_last.day;
    } else if (m_spans.value() == QLatin1String(yesterday)) {
        first = last = QDate::currentDate().addDays(-1);
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
