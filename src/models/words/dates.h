// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QDateTime>
#include <QString>

#include <optional>

namespace openshoe::models {

// Days and times of day as they are written everywhere in the window: in the reader's language and time zone, a time of
// day as in the reader's country.

/// "22 Nov 2026".
[[nodiscard]] QString dateText(QDate day);
/// "November 2026".
[[nodiscard]] QString monthText(QDate day);
/// "10:55", "10:55 AM".
[[nodiscard]] QString timeOfDayText(const QDateTime& time);
/// "22 Nov 2026, 10:55".
[[nodiscard]] QString dateTimeText(const QDateTime& time);
/// The same without the date for a time of today.
[[nodiscard]] QString momentText(const QDateTime& time);
/// Where there is room for one only: the time of day if it is today, otherwise the date.
[[nodiscard]] QString briefMomentText(const QDateTime& time);

/// Reads a typed day: as dateText() writes it, in the short form of the reader's country with a two- or four-digit
/// year, or as 2026-11-22. Nothing if it isn't a day.
[[nodiscard]] std::optional<QDate> dateFrom(const QString& typed);

} // namespace openshoe::models
