// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace openshoe::decks {

/// The contents of a gzip file; none if it is damaged or holds more than `most` bytes. Qt can unpack such files too,
/// but without a limit.
[[nodiscard]] std::optional<QByteArray> gunzip(const QByteArray& packed, qsizetype most);

} // namespace openshoe::decks
