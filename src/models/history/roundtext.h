// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/archive/archive.h"
#include "models/history/rounddetails.h"
#include "models/history/rundownmodel.h"
#include "session/worth/luck.h"

namespace openshoe::models {

/// What goes into a line of the Rundown besides the round's row.
struct RoundParts {
    std::vector<storage::PlayRow> plays;
    std::vector<engine::Cards> hands;   ///< the person's and those they bet behind, each once, in the plays' order
    engine::Cards dealer;
    bool damaged = false;               ///< its log is missing or can't be replayed to the end
    std::optional<storage::Mark> worst; ///< of its decisions and side bets, if they are priced
    std::optional<session::Luck> luck;  ///< if it is priced
    storage::Note note;
};
/// Those of a round that has just ended.
[[nodiscard]] RoundParts partsOf(const storage::FinishedRound& round);
/// Runs on the store's thread.
[[nodiscard]] RoundParts readParts(storage::Tables& tables, const storage::RoundRow& row);

/// What goes into an expanded line. The row is set even if the rest of the round is missing.
struct RoundRead {
    std::optional<storage::RoundRow> row;
    base::Result<storage::RoundRecord> record;
    std::optional<storage::RoundPrice> price; ///< empty if it isn't priced
    storage::Note note;
    std::optional<storage::OwnCountRow> countBefore; ///< told at the table before it, and after it
    std::optional<storage::OwnCountRow> countAfter;
};
/// Runs on the store's thread.
[[nodiscard]] RoundRead readRound(storage::Tables& tables, storage::RoundId round);

/// A finished round in words: its line in the Rundown, and everything an expanded line shows.
[[nodiscard]] RundownRow rundownRow(const storage::RoundRow& row, const RoundParts& parts, const Archive& archive);
/// Shows the worst mark of its decisions and side bets.
void setMark(RundownRow& row, std::optional<storage::Mark> worst);
void setNote(RundownRow& row, const storage::Note& note);
/// Tells what it is sorted by, if that isn't its time or net.
void setRank(RundownRow& row, const storage::RoundRow& stored, const RoundParts& parts, storage::RoundOrder order);
void fillDetails(RoundDetails& details, const RoundRead& read);
void fillNote(RoundDetails& details, const storage::Note& note);

/// How a play ended: "Won", "Straight".
[[nodiscard]] QString playResultText(const storage::PlayRow& play);

} // namespace openshoe::models
