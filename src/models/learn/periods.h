// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paper/diagram.h"
#include "storage/rows.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace openshoe::models {

// Days as pictures show them, as the reader's country writes them.

/// A day, a week, a month or a year with rounds in it.
struct Period {
    QString text;      ///< "22 Nov 2026", "November 2026"
    QString shortText; ///< beneath a bar, different for each: "22 Nov"
    QString plain;     ///< its first day: "2026-11-22"
    storage::RoundSums sums;
};

/// The days, which come rising, or where they are many, the weeks, months or years they are in.
[[nodiscard]] std::vector<Period> periodsOf(const std::vector<storage::DaySums>& days);

/// "22 Nov 2026"
[[nodiscard]] QString dayText(QDate day);

/// From one moment to another, which is later, with at most so many times or days along it.
[[nodiscard]] paper::Axis timeAxis(const QDateTime& from, const QDateTime& to, int about);

} // namespace openshoe::models
