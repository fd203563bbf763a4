// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commandline.h"
#include "counting/system.h"
#include "engine/rules.h"

#include <QJsonObject>
#include <QString>

#include <string>

namespace openshoe::cli {

// What the commands "count …" share.

/// The option --system, with the systems there are.
void addSystemOption(CommandLine& line, const QString& otherwise = {});
/// The system typed, or the first one.
[[nodiscard]] base::Result<counting::CountSystem> systemFrom(const CommandLine& line);
/// The convention in a sentence, printed beside every figure that depends on it.
[[nodiscard]] QString conventionText(const counting::CountSystem& system);
[[nodiscard]] QJsonObject conventionJson(const counting::CountSystem& system);

[[nodiscard]] bool keepsShoe(const engine::RuleSet& rules);
/// For a game that can't be counted: why, and what would change that.
[[nodiscard]] QString uncountedText();

/// The option --threads, and how many were asked for; by default as many as there are processors.
void addThreadsOption(CommandLine& line);
[[nodiscard]] base::Result<int> threadsFrom(const CommandLine& line);

[[nodiscard]] std::string percentText(double value, int digits = 4);

} // namespace openshoe::cli
