// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/shared/choices.h"

#include <QDate>
#include <QDateTime>
#include <QObject>
#include <QString>

#include <optional>

namespace openshoe::models {

/// Days to look at: all, today, the last ones, or from one to another as they are written. Days are those of the
/// reader's time zone.
class DateRange : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by what is looked for")
    Q_PROPERTY(openshoe::models::Choices* spans READ spans CONSTANT)
    /// The first and the last day are written by the reader.
    Q_PROPERTY(bool written READ isWritten NOTIFY changed)
    /// As they were written; empty for no bound.
    Q_PROPERTY(QString first READ first WRITE setFirst NOTIFY changed)
    Q_PROPERTY(QString last READ last WRITE setLast NOTIFY changed)
    /// What is wrong with each of them, and what to do; empty where nothing is.
    Q_PROPERTY(QString problemOfFirst READ problemOfFirst NOTIFY changed)
    Q_PROPERTY(QString problemOfLast READ problemOfLast NOTIFY changed)
    /// Today, as the reader's country writes it.
    Q_PROPERTY(QString example READ example NOTIFY changed)

public:
    explicit DateRange(QObject* parent = nullptr);

    /// From the beginning of the first day (included) to the end of the last (not included); nothing for no bound. Of
    /// days that can't be read, or in the wrong order, see problem().
    struct Moments {
        std::optional<QDateTime> from;
        std::optional<QDateTime> to;
    };
    [[nodiscard]] Moments moments() const;
    /// Empty where the days are some that can be looked at.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool narrows() const { return m_spans.narrows(); }

    [[nodiscard]] Choices* spans() { return &m_spans; }
    [[nodiscard]] bool isWritten() const;
    [[nodiscard]] QString first() const { return m_first; }
    [[nodiscard]] QString last() const { return m_last; }
    [[nodiscard]] QString problemOfFirst() const { return problemOf(m_first); }
    [[nodiscard]] QString problemOfLast() const;
    [[nodiscard]] QString example() const;
    void setFirst(const QString& day) { write(m_first, day); }
    void setLast(const QString& day) { write(m_last, day); }

    /// All days again, and nothing written.
    void clear();
    /// Another language is spoken.
    void retranslate();

    /// The value of `spans` for days that are written; the others are the number of days, or empty for all.
    static constexpr const char* writtenDays = "written";

signals:
    void changed();

private:
    void write(QString& day, const QString& written);
    [[nodiscard]] QString problemOf(const QString& written) const;

    Choices m_spans;
    QString m_first;
    QString m_last;
};

/// A day as a person writes it: as the reader's country does, with two digits of the year or four, or 2026-11-22.
/// Nothing where it is none.
[[nodiscard]] std::optional<QDate> dateFrom(const QString& written);
/// As the reader's country writes it, with four digits of the year.
[[nodiscard]] QString writtenDate(QDate day);

} // namespace openshoe::models
