// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commandline.h"
#include "storage/store.h"

namespace openshoe::cli {

// What the commands that read the record of play share.

/// The call's data folder, opened for reading only; a program that plays on it is not disturbed.
[[nodiscard]] storage::FileResult<std::unique_ptr<storage::Store>> openRecord(const CommandLine& line);

/// A round of the record that a call is about.
struct RoundAsked {
    storage::RoundId id = 0;
    std::unique_ptr<storage::Store> store;
};
/// The round with this number, and the record opened. Wrong where `number` is not whole, from 1.
[[nodiscard]] base::Result<RoundAsked> askedRound(const CommandLine& line, const QString& number);
/// Adds the argument ID, takes the call's words and opens the record; nothing where only help was asked for.
[[nodiscard]] base::Result<std::optional<RoundAsked>> askForRound(CommandLine& line, const QStringList& arguments);

/// An option that has none of the words it may have.
[[nodiscard]] base::Error notOneOf(const CommandLine& line, const char* option, const QString& words);

/// --account, --variant, --currency, --from, --to.
void addCommonFilters(CommandLine& line);
[[nodiscard]] base::Result<storage::RoundFilter> commonFilter(const CommandLine& line, storage::Store& store);
/// These, and --result, --side-bet-won, --state, --recovered, --mistake.
void addRoundFilters(CommandLine& line);
[[nodiscard]] base::Result<storage::RoundFilter> roundFilter(const CommandLine& line, storage::Store& store);

} // namespace openshoe::cli
