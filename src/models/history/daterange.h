// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/history/calendar.h"
#include "models/lists/choices.h"

#include <QDate>
#include <QDateTime>
#include <QJsonObject>
#include <QObject>
#include <QString>

#include <optional>

namespace openshoe::models {

/// A range of days: all, today, yesterday, the last few, or from one day to another as typed by the reader. Days are in
/// the reader's time zone.
class DateRange : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by what is looked for")
    Q_PROPERTY(openshoe::models::Choices* spans READ spans CONSTANT)
    /// From which a day can be chosen instead of typing it.
    Q_PROPERTY(openshoe::models::Calendar* calendar READ calendar CONSTANT)
    /// The reader types the first and the last day.
    Q_PROPERTY(bool written READ isWritten NOTIFY changed)
    /// As typed; empty for no bound. A day stays the same day when the language changes, written as in the new one.
    Q_PROPERTY(QString first READ first WRITE setFirst NOTIFY changed)
    Q_PROPERTY(QString last READ last WRITE setLast NOTIFY changed)
    /// What is wrong with each, and what to do; empty if nothing is.
    Q_PROPERTY(QString problemOfFirst READ problemOfFirst NOTIFY changed)
    Q_PROPERTY(QString problemOfLast READ problemOfLast NOTIFY changed)

public:
    explicit DateRange(QObject* parent = nullptr);

    /// From the start of the first day (inclusive) to the end of the last (exclusive); nullopt for no bound. For days
    /// that can't be read or are in the wrong order, see problem().
    struct Moments {
        std::optional<QDateTime> from;
        std::optional<QDateTime> to;
    };
    [[nodiscard]] Moments moments() const;
    /// Empty if the days make a valid range.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool narrows() const { return m_spans.narrows(); }

    [[nodiscard]] Choices* spans() { return &m_spans; }
    [[nodiscard]] Calendar* calendar() { return &m_calendar; }
    [[nodiscard]] bool isWritten() const;
    [[nodiscard]] QString first() const { return m_first.written; }
    [[nodiscard]] QString last() const { return m_last.written; }
    [[nodiscard]] QString problemOfFirst() const { return problemOf(m_first); }
    [[nodiscard]] QString problemOfLast() const;
    /// Today, as a day can be typed.
    [[nodiscard]] static QString example();
    void setFirst(const QString& day) { write(m_first, day); }
    void setLast(const QString& day) { write(m_last, day); }

    /// A session, or a shoe, is among the spans, under that name; none if it is empty. It is no stretch of days:
    /// moments() leaves it to whoever offers it.
    void offerSession(const QString& name);
    [[nodiscard]] bool isSession() const { return m_spans.value() == QLatin1String(session); }

    /// What is chosen, for setFrom(); empty for all days. A session is left out: it is only for now.
    [[nodiscard]] QJsonObject toJson() const;
    /// Chooses what toJson() gave; what can't be read is left out.
    void setFrom(const QJsonObject& days);

    /// Back to all days, with nothing typed.
    void clear();
    /// The language has changed: makes the texts anew.
    void retranslate();

    /// The value in `spans` for typed days; the others are a number of days, or empty for all.
    static constexpr const char* writtenDays = "written";
    static constexpr const char* yesterday = "yesterday";
    static constexpr const char* session = "session";

signals:
    void changed();

private:
    struct Bound {
        QString written;
        std::optional<QDate> day; ///< read in the language it was typed in; empty if it is none
    };
    void write(Bound& bound, const QString& written);
    static void rewrite(Bound& bound);
    [[nodiscard]] static QString problemOf(const Bound& bound);

    void offer();

    Choices m_spans;
    QString m_session; ///< its name
    Bound m_first;
    Bound m_last;
    Calendar m_calendar;
};

} // namespace openshoe::models
