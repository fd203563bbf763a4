// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/survey.h"
#include "cli/commandline.h"
#include "counting/system.h"
#include "engine/rules.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <array>
#include <string>

namespace openshoe::cli {

// What the commands "count …" share.

/// The names of the point values, in the order of the literature: 2 … 9, T, A.
inline constexpr std::array<const char*, analysis::pointKinds> pointNames{"2", "3", "4", "5", "6",
                                                                          "7", "8", "9", "T", "A"};
/// Where a figure by point value has the one of this column.
[[nodiscard]] constexpr std::size_t pointAt(std::size_t column) {
    return (column + 1) % analysis::pointKinds;
}
/// The columns from `first` on, of so many.
[[nodiscard]] std::vector<std::size_t> columnsFrom(std::size_t first, std::size_t columns);

inline constexpr auto noSystem = "none"; ///< of someone who doesn't count

/// The option --system, with the systems there are. `nobody`: also for someone who doesn't count.
void addSystemOption(CommandLine& line, bool nobody);
/// The system of --system, which must be given.
[[nodiscard]] base::Result<counting::CountSystem> systemFrom(const CommandLine& line, bool nobody = false);
/// The argument SYSTEM, the first one.
void addSystemArgument(CommandLine& line);

/// "deck", "half", "quarter": what the true count is per; "none": the running count decides.
[[nodiscard]] QString divisorName(const counting::Convention& convention);
[[nodiscard]] QString roundingName(const counting::Convention& convention);
/// The convention in a sentence, printed beside every figure that depends on it.
[[nodiscard]] QString conventionText(const counting::CountSystem& system);
[[nodiscard]] QJsonObject conventionJson(const counting::CountSystem& system);

[[nodiscard]] bool keepsShoe(const engine::RuleSet& rules);
/// For a game that can't be counted: why, and that `call` shows what would change that.
[[nodiscard]] QString uncountedText(const QString& call = QStringLiteral("--penetration 0.75"));
/// The option --penetration, which deals any game from a shoe that is kept so long.
void addPenetrationOption(CommandLine& line);
/// The game of this argument with the changes of --preset, --set and --penetration.
[[nodiscard]] base::Result<engine::RuleSet> countedRules(const CommandLine& line, int argument);
/// "Premium, 6 decks".
[[nodiscard]] QString gameText(const engine::RuleSet& rules);

/// The option --threads, and how many were asked for; by default as many as there are processors.
void addThreadsOption(CommandLine& line);
[[nodiscard]] base::Result<int> threadsFrom(const CommandLine& line);

/// The option --shoes, and how many used shoes were asked for.
void addShoesOption(CommandLine& line);
[[nodiscard]] base::Result<int> shoesFrom(const CommandLine& line);
/// The game in so many used shoes, with progress; an error if Ctrl+C stopped it.
[[nodiscard]] base::Result<std::shared_ptr<const advantage::Survey>> surveyOf(const engine::RuleSet& rules, int shoes,
                                                                              int threads);

/// A number of this option within [least, most]; `otherwise` if it isn't given.
[[nodiscard]] base::Result<double> numberFrom(const CommandLine& line, const char* name, double least, double most,
                                              double otherwise);
/// The error for an option that must be given.
[[nodiscard]] base::Error missing(const CommandLine& line, const QString& option, const QString& allowed);

[[nodiscard]] std::string percentText(double value, int digits = 4);
[[nodiscard]] QJsonValue orNull(double value); ///< null if it is infinite or no number

} // namespace openshoe::cli
