// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace openshoe::cli {

/// Something that may be typed next.
struct Completion {
    QString word;
    QString what; ///< in a few words; may be empty
};

// In place of words: the shell offers its own.
inline constexpr const char* anyFile = ":file";
inline constexpr const char* anyFolder = ":folder";

/// Prints those that begin with `begun`, one a line: the word, a tab, what it is.
void printCompletions(const std::vector<Completion>& completions, const QString& begun);

} // namespace openshoe::cli
