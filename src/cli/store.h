// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commandline.h"
#include "storage/store.h"

namespace openshoe::cli {

// Shared by the commands that read the record of play.

/// Opens the data folder of the command line for reading only; doesn't disturb a program that is playing on it.
[[nodiscard]] storage::FileResult<std::unique_ptr<storage::Store>> openRecord(const CommandLine& line);

/// The recorded round that a command is about.
struct RoundAsked {
    storage::RoundId id = 0;
    std::unique_ptr<storage::Store> store;
};
/// The round with this number, and the opened record. An input error if `number` isn't a whole number from 1.
[[nodiscard]] base::Result<RoundAsked> askedRound(const CommandLine& line, const QString& number);
/// Adds the argument ID, parses the command line and opens the record; empty if only help was requested.
[[nodiscard]] base::Result<std::optional<RoundAsked>> askForRound(CommandLine& line, const QStringList& arguments);

/// The error for an option whose value isn't one of `words`.
[[nodiscard]] base::Error notOneOf(const CommandLine& line, const char* option, const QString& words);

/// --account, --variant, --currency, --from, --to.
void addCommonFilters(CommandLine& line);
[[nodiscard]] base::Result<storage::RoundFilter> commonFilter(const CommandLine& line, storage::Store& store);
/// Those, plus --result, --ending, --side-bet-won, --state, --recovered, --mistake.
void addRoundFilters(CommandLine& line);
[[nodiscard]] base::Result<storage::RoundFilter> roundFilter(const CommandLine& line, storage::Store& store);

} // namespace openshoe::cli
