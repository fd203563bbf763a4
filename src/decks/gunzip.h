// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace openshoe::decks {

/// What a gzip file holds. None where it is damaged or holds more than `most` bytes. Qt unpacks such files too, but as
/// much as they say.
[[nodiscard]] std::optional<QByteArray> gunzip(const QByteArray& packed, qsizetype most);

} // namespace openshoe::decks
