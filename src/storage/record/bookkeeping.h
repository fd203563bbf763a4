// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state.h"
#include "storage/rows/rows.h"

#include <map>

namespace openshoe::storage {

// Which bookings and plays follow from a round's events. Pure functions, used twice: when events are stored, and when
// the stored books are checked against them. Internal to storage.

/// Whose money: the account's wallet, the stakes on the table, the house, and the house's account for company at the
/// table.
enum class BookKind : std::uint8_t { Wallet, Stakes, House, Company };

struct BookPair {
    BookKind debit = BookKind::Wallet;  ///< where the money comes from
    BookKind credit = BookKind::Stakes; ///< where it goes to
    friend auto operator<=>(const BookPair&, const BookPair&) = default;
};

/// The total moved between each pair of books; only amounts above 0.
using Bookings = std::map<BookPair, base::Money>;

/// Adds what the event moves, given the state before it. `own` is the account's player (its key). A stake moves from
/// its player to the table, or back. When a play is settled, the player is paid from the table up to the stake and from
/// the house beyond it; what is lost moves from the table to the house.
void book(Bookings& bookings, const engine::TableState& before, const engine::Event& event, const std::string& own);

/// The bookings of a whole log, which must fold.
[[nodiscard]] base::Result<Bookings> bookingsOf(const engine::Events& events, const std::string& own);

/// One stored play. A side bet is stored as its index in the rule set.
struct StoredPlay {
    int seat = 0;
    int hand = 0;
    engine::StakeKind kind = engine::StakeKind::Main;
    engine::StakeKind on = engine::StakeKind::Main;
    int sideBet = 0;
    base::Money stake;
    base::Money returned;
    engine::PlayResult result = engine::PlayResult::Lose;
    engine::SideOutcome outcome = engine::SideOutcome::None;
    engine::SideOutcome second = engine::SideOutcome::None;
    base::Money balance; ///< running
    friend bool operator==(const StoredPlay&, const StoredPlay&) = default;
};

/// The result of a finished round for the account's own player.
struct Outcome {
    std::string hands; ///< "18:lose,21:win"
    std::optional<int> dealer;
    std::string sideBets; ///< "pair,poker"
    int results = 0;      ///< a bit for each engine::PlayResult in `hands`
    base::Money wagered;
    base::Money returned;
    std::vector<StoredPlay> plays; ///< by seat, hand, kind, side bet
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// `state` is the fold of a finished round.
[[nodiscard]] Outcome outcomeOf(const engine::RuleSet& rules, const engine::TableState& state, const std::string& own);

/// Whether the round has no plays and no card was dealt.
[[nodiscard]] inline bool isEmpty(const engine::TableState& state) {
    return state.plays.empty() && state.drawn == 0;
}

} // namespace openshoe::storage
