// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

/// A day on a calendar's sheet.
struct CalendarDay {
    Q_GADGET
    QML_VALUE_TYPE(calendarDay)
    /// "7".
    Q_PROPERTY(QString text MEMBER text)
    /// "7 Nov 2026", as a field for a day takes it.
    Q_PROPERTY(QString name MEMBER name)
    /// Belongs to the month shown, not to the one before or after it.
    Q_PROPERTY(bool inMonth MEMBER inMonth)
    Q_PROPERTY(bool today MEMBER today)
    /// Where the keys are.
    Q_PROPERTY(bool current MEMBER current)

public:
    QString text;
    QString name;
    bool inMonth = false;
    bool today = false;
    bool current = false;
    friend bool operator==(const CalendarDay&, const CalendarDay&) = default;
};

/// The month around a day, for choosing another one; weeks begin as in the reader's country.
class Calendar : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by what days are chosen for")
    /// "November 2026".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// The names of the days of the week, from the first one.
    Q_PROPERTY(QList<QString> weekDays READ weekDays NOTIFY changed)
    /// Six weeks.
    Q_PROPERTY(QList<openshoe::models::CalendarDay> days READ days NOTIFY changed)

public:
    static constexpr int daysInWeek = 7;
    static constexpr int daysShown = 6 * daysInWeek;

    explicit Calendar(QObject* parent = nullptr) : QObject(parent), m_current(QDate::currentDate()) {}

    [[nodiscard]] QString title() const;
    [[nodiscard]] QList<QString> weekDays() const;
    [[nodiscard]] QList<CalendarDay> days() const;
    [[nodiscard]] QDate current() const { return m_current; }

public slots:
    /// Turns to that day; to today if it isn't one.
    void turnTo(const QString& typed);
    void moveDays(int days);
    void moveMonths(int months);

signals:
    void changed();

private:
    void setCurrent(QDate day);
    [[nodiscard]] QDate firstShown() const;

    QDate m_current;
};

} // namespace openshoe::models
