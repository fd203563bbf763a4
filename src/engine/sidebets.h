// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/said.h"
#include "engine/cards.h"
#include "engine/names.h"

#include <vector>

namespace openshoe::engine {

// What side bets can be on. Each kind and each outcome is a row of a table in sidebets.cpp: its name in files, the
// words for it, what makes it happen. Files, settlement, odds, rules text and editor all read that row.

/// `Combination` pays any outcomes of the first cards, whatever kind they belong to. `DealerBust` looks at the dealer's
/// finished hand, the others at a hand's first two cards and the dealer's up card.
enum class SideBetKind : std::uint8_t { Pairs, Poker3, DealerMatch, Lucky, Combination, DealerBust };

/// Every outcome a side bet can pay. `None` is a lost bet. Rounds are stored with its number: new ones come last.
enum class SideOutcome : std::uint8_t {
    None,
    Mixed, Colored, Perfect, SuitedTrips,
    Flush, Straight, ThreeOfAKind, StraightFlush, SuitedThreeOfAKind,
    Match, SuitedMatch,
    Total19, Total20, Total21, Suited21, SixSevenEight, SevenSevenSeven, SuitedSixSevenEight, SuitedSevenSevenSeven,
    DealerBust, DealerBust3, DealerBust4, DealerBust5, DealerBust6, DealerBust7, DealerBust8, ///< 8: or more cards
};
inline constexpr int sideOutcomeCount = 27;

template <> inline constexpr int enumCount<SideBetKind> = 6;
template <> inline constexpr int enumCount<SideOutcome> = sideOutcomeCount;

struct SideBetKindInfo {
    SideBetKind kind = SideBetKind::Pairs;
    const char* name = ""; ///< in files
    base::Sentence title;
    base::Sentence explained; ///< what a bet of this kind is on and how it is decided
    /// Said instead of `explained` where this outcome is paid.
    SideOutcome special = SideOutcome::None;
    base::Sentence specialExplained{};
    bool waitsForDealer = false; ///< settled when the dealer's hand is finished; the others right after the deal
    bool eachCard = false;       ///< each of the hand's two cards is judged by itself, and what they win adds up
    bool withUpCard = true;      ///< the up card may decide it
};

/// What decides a side bet: the first cards, or with how many cards the dealer busted (0: not bust).
struct DecidingCards {
    Card first;
    Card second;
    Card up;
    int bustWith = 0;
};

struct SideOutcomeInfo {
    SideOutcome outcome = SideOutcome::None;
    SideBetKind kind = SideBetKind::Pairs;
    const char* name = ""; ///< in files, the database and JSON
    base::Sentence caption;
    base::Sentence words; ///< the same within a sentence
    /// Whether the cards make it. They may make several outcomes of a kind at once, of which the best one that a pay
    /// table lists is paid: a suited three of a kind pays as a three of a kind if only that is listed.
    bool (*happens)(const DecidingCards& cards) = nullptr;
    SideOutcome within = SideOutcome::None; ///< what such cards make too: where they don't, this needs no look
    bool withUpCard = true;                 ///< the up card takes part in it
};

[[nodiscard]] const SideBetKindInfo& infoOf(SideBetKind kind);
[[nodiscard]] const SideOutcomeInfo& infoOf(SideOutcome outcome);

/// Where an outcome stands among those of its kind: the higher, the better. Of all of them no two are equal.
[[nodiscard]] int rankOf(SideOutcome outcome);

[[nodiscard]] inline bool waitsForDealer(SideBetKind kind) { return infoOf(kind).waitsForDealer; }

/// The outcomes a kind of side bet can have, best last.
[[nodiscard]] std::vector<SideOutcome> outcomesOf(SideBetKind kind);
/// Whether it is one of them.
[[nodiscard]] bool canHave(SideBetKind kind, SideOutcome outcome);

[[nodiscard]] inline const char* name(SideBetKind value) { return infoOf(value).name; }
[[nodiscard]] inline const char* name(SideOutcome value) { return infoOf(value).name; }

} // namespace openshoe::engine
