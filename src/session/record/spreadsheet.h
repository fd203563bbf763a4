// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/round/decisions.h"
#include "storage/prices/prices.h"
#include "storage/rows/rows.h"

#include <optional>
#include <string>
#include <vector>

namespace openshoe::storage {
struct Tables;
}

namespace openshoe::session {

/// How a spreadsheet wants its lines (RFC 4180 otherwise). Programs in countries with a decimal comma usually expect
/// semicolons between cells.
struct SpreadsheetForm {
    char separator = ',';
    char decimal = '.';
    bool mark = false; ///< UTF-8's byte-order mark comes first
    friend bool operator==(const SpreadsheetForm&, const SpreadsheetForm&) = default;
};

/// A round's part of its plays' lines, as far as it can be read: of a damaged log there are no cards and no decisions.
struct PlayedRound {
    storage::RoundNotes notes;
    std::optional<engine::RuleSet> rules;
    engine::TableState table; ///< at the end
    std::vector<SeenDecision> decisions;
    std::optional<storage::RoundPrice> price; ///< empty if it isn't priced
};
/// All but the notes. Never fails: what can't be read is missing.
[[nodiscard]] PlayedRound readPlayed(storage::Tables& tables, storage::RoundId round);

/// The names of the cells, after the byte-order mark if there is one.
[[nodiscard]] std::string spreadsheetHeading(const SpreadsheetForm& form);

/// The line of one play. Its cards are those its hand ended with. `actions` and
/// `best` hold the answers given and the best ones, in order, about this stake; that insurance was declined is told by
/// the stake that it would have insured. `cost` is what these answers cost, or having taken a side bet. The round's
/// luck stands in its first play alone, so that the column adds up. `house` is what the house staked for the player.
[[nodiscard]] std::string spreadsheetLine(const SpreadsheetForm& form, const storage::PlayRow& play,
                                          const PlayedRound& round);

} // namespace openshoe::session
