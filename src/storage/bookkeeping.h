// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state.h"
#include "storage/rows.h"

#include <map>

namespace openshoe::storage {

// Which bookings and plays follow from a round's events. Pure, and used twice: when events are stored, and when the
// stored books are checked against them. Internal to storage.

/// Whose money: the account's wallet, what lies on the table, the house's, and the house's for company at the table.
enum class BookKind : std::uint8_t { Wallet, Stakes, House, Company };

struct BookPair {
    BookKind debit = BookKind::Wallet;  ///< where the money comes from
    BookKind credit = BookKind::Stakes; ///< where it goes to
    friend auto operator<=>(const BookPair&, const BookPair&) = default;
};

/// What moved in all, for each pair of books; amounts above 0 only.
using Bookings = std::map<BookPair, base::Money>;

/// Adds what the event moves, in the state before it. `own` is the account's player (its key). A stake goes from its
/// player to the table, or back. When a play is settled, what returns goes to the player: up to the stake from the
/// table, beyond it from the house. What is lost goes from the table to the house.
void book(Bookings& bookings, const engine::TableState& before, const engine::Event& event, const std::string& own);

/// The bookings of a log from its beginning. The log must fold.
[[nodiscard]] base::Result<Bookings> bookingsOf(const engine::Events& events, const std::string& own);

/// One stored play. Side bets stand by their place in the rule set.
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

/// What a finished round comes to for the account's own player.
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

/// Whether nobody staked anything that was played.
[[nodiscard]] inline bool isEmpty(const engine::TableState& state) {
    return state.plays.empty() && state.drawn == 0;
}

} // namespace openshoe::storage
