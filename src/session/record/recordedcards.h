// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/worth/elsewhere.h"
#include "storage/store.h"

namespace openshoe::session {

/// A round of the record, to be played by other rules.
struct RecordedCards {
    /// Why its cards can't be dealt again.
    enum class Trouble {
        None,
        StillPlayed, ///< its end is not on record
        Unreadable,  ///< its log doesn't fold to its end
        NoCards,     ///< none were dealt, or they don't match its shoe
    };
    Trouble trouble = Trouble::None;
    storage::RoundRecord record;
    CardsPlayed played; ///< empty if there is trouble
};

/// The round with the cards that may be revealed: from a finished shoe, all from the round's first card on; from one in
/// use, those that have left it, but none of a round still in progress, as some of its cards are face down. Errors:
/// there is no such round (Input), or it can't be read.
[[nodiscard]] base::Result<RecordedCards> cardsOnRecord(storage::Tables& tables, storage::RoundId round);

} // namespace openshoe::session
