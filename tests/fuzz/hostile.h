// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <functional>
#include <utility>

namespace openshoe::fuzz {

/// Documents within the 16 MiB limit that are designed to take time or memory: a name, and a function to make each.
/// Under a sanitizer they have a tenth of the size.
[[nodiscard]] QList<std::pair<const char*, std::function<QByteArray()>>> hostileDocuments();

} // namespace openshoe::fuzz
