// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/elsewhere.h"
#include "storage/store.h"

namespace openshoe::session {

/// A round of the record, to be played by other rules.
struct RecordedCards {
    /// Why its cards can't be laid out anew.
    enum class Trouble {
        None,
        StillPlayed, ///< its end is not on record
        Unreadable,  ///< its log doesn't fold to its end
        NoCards,     ///< none were dealt, or they are not those of its shoe
    };
    Trouble trouble = Trouble::None;
    storage::RoundRecord record;
    CardsPlayed played; ///< empty where there is trouble
};

/// The round with the cards that may be told of: of a finished shoe all from the round's first on; of one in use those
/// that have left it, but none of a round that is still being played, some of whose cards lie face down. Errors: there
/// is no such round (Input), or it can't be read.
[[nodiscard]] base::Result<RecordedCards> cardsOnRecord(storage::Tables& tables, storage::RoundId round);

} // namespace openshoe::session
