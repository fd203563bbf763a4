// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace openshoe::cli {

/// The translation context of everything the command line says to people. What is typed or read by programs stays
/// English: commands, options, KEY=VALUE, ids, JSON, CSV; numbers are formatted the same in every language.
struct Cli {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// A count for tr(), clamped to int, for "%n rounds".
[[nodiscard]] constexpr int counted(std::int64_t count) {
    return static_cast<int>(std::min<std::int64_t>(count, std::numeric_limits<int>::max()));
}

} // namespace openshoe::cli
