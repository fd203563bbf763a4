// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paper/diagram.h"
#include "storage/record/sums.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace openshoe::models {

// Days as the pictures show them, written as the reader's locale does.

/// A day, week, month, year or several years.
struct Period {
    QString text;      ///< "22 Nov 2026", "November 2026"
    QString shortText; ///< beneath a bar, different for each: "22 Nov"
    QString plain;     ///< its first day: "2026-11-22"
    QDate first;
    QDate last;
    storage::RoundSums sums;
};

/// The days, which must be in ascending order, and those between them without a round; if there are too many, the
/// weeks, months or years from the first to the last.
[[nodiscard]] std::vector<Period> periodsOf(const std::vector<storage::DaySums>& days);

/// From one moment to a later one, with at most `about` times or days marked where they are: whole minutes, hours,
/// days, months or years.
[[nodiscard]] paper::Axis timeAxis(const QDateTime& from, const QDateTime& to, int about);

} // namespace openshoe::models
