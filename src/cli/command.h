// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/inwords.h"

#include <QStringList>

#include <functional>
#include <string>
#include <vector>

namespace openshoe::cli {

/// Exit codes of the program.
enum ExitCode {
    Done = 0,
    Failed = 1,    ///< it could not be done: a failed verification, a damaged database
    WrongCall = 2, ///< the command line or its input is wrong
};

/// Runs a command: returns the exit code, or the error to print, whose kind determines the exit code. A command that
/// returns an input error must not have printed anything. `arguments` are those after the command's name.
using Run = std::function<base::Result<int>(const QStringList& arguments)>;

/// One command. Its name may have two words ("fairness verify").
struct Command {
    std::string name;
    const char* summary; ///< one line for the help, translated in the context Cli
    Run run;
};

/// Every command, in the order of the help. To add one, write a file with a function like those below and a line in
/// commands.cpp.
[[nodiscard]] const std::vector<Command>& commands();

[[nodiscard]] Command variantsCommand();
[[nodiscard]] Command variantsCheckCommand();
[[nodiscard]] Command variantsAddCommand();
[[nodiscard]] Command variantsRemoveCommand();
[[nodiscard]] Command presetsCommand();
[[nodiscard]] Command compareCommand();
[[nodiscard]] Command rulesCommand();
[[nodiscard]] Command playCommand();
[[nodiscard]] Command analyzeCommand();
[[nodiscard]] Command strategyCommand();
[[nodiscard]] Command adviseCommand();
[[nodiscard]] Command simulateCommand();
[[nodiscard]] Command countSystemsCommand();
[[nodiscard]] Command countEffectsCommand();
[[nodiscard]] Command countCorrelationsCommand();
[[nodiscard]] Command countIndicesCommand();
[[nodiscard]] Command countSimulateCommand();
[[nodiscard]] Command countRiskCommand();
[[nodiscard]] Command fairnessVerifyCommand();
[[nodiscard]] Command limitsCommand();

/// Finds and runs the command and prints its error; returns the program's exit code. `arguments` excludes the program's
/// name.
[[nodiscard]] int runProgram(const QStringList& arguments);

} // namespace openshoe::cli
