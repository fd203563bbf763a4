// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/said.h"
#include "engine/cards.h"
#include "engine/names.h"

#include <compare>
#include <optional>
#include <vector>

namespace openshoe::engine {

// What side bets can be on. Each kind and each outcome is a row of a table in sidebets.cpp: its name in files, the
// words for it, what makes it happen. Files, settlement, odds, rules text and editor all read that row.

/// `Combination` pays any outcomes, whatever kind they belong to.
enum class SideBetKind : std::uint8_t {
    Pairs, Poker3, DealerMatch, Lucky, Combination, DealerBust,
    OverUnder, Twenty, RoyalMatch, Blackjack, DealerTotal, BadBeat,
    DealerCards, BothHands,
};

/// Every outcome a side bet can pay. `None` is a lost bet. Rounds are stored with its number: new ones come last.
enum class SideOutcome : std::uint8_t {
    None,
    Mixed,
    Colored,
    Perfect,
    SuitedTrips,
    Flush,
    Straight,
    ThreeOfAKind,
    StraightFlush,
    SuitedThreeOfAKind,
    Match,
    SuitedMatch,
    Total19,
    Total20,
    Total21,
    Suited21,
    SixSevenEight,
    SevenSevenSeven,
    SuitedSixSevenEight,
    SuitedSevenSevenSeven,
    DealerBust,
    DealerBust3,
    DealerBust4,
    DealerBust5,
    DealerBust6,
    DealerBust7,
    DealerBust8, ///< 8: or more cards
    Pair,
    Under13,
    Over13,
    Exactly13,
    Twenty,
    TwentySuited,
    TwentyRanked,
    TwentyMatched,
    Queens,
    QueensOfHearts,
    QueensAgainstBlackjack,
    QueensOfHeartsAgainstBlackjack,
    SuitedCards,
    RoyalMatch,
    PlayerBlackjack,
    SuitedBlackjack,
    AceJackSuited,
    Dealer17,
    Dealer18,
    Dealer19,
    Dealer20,
    Dealer21,
    DealerBlackjack,
    Dealer22,
    BustBy6,
    BustBy7,
    BustBy8,
    BustBy9,
    BustBy10, ///< the card that busts the dealer
    ThirdCardBust6,
    ThirdCardBust7,
    ThirdCardBust8,
    ThirdCardBust9,
    ThirdCardBust10, ///< and is the third
    DealerBust7AgainstBlackjack,
    DealerBust8AgainstBlackjack,
    TwentyTo21,
    TwentyToBlackjack,
    BlackjackToBlackjack,
    DealerSuited,
    DealerPair,
    DealerColored,
    DealerPerfect,
    DealerRoyalMatch,
    BothSuited,
    BothTwenty,
    BothPairs,
    BothSuitedBlackjacks,
    BothPerfect,
    BothRoyalMatch,
    SameSuitedBlackjack,
    BothSameTotal,
};
inline constexpr int sideOutcomeCount = 79;

template <> inline constexpr int enumCount<SideBetKind> = 14;
template <> inline constexpr int enumCount<SideOutcome> = sideOutcomeCount;

struct SideBetKindInfo {
    SideBetKind kind = SideBetKind::Pairs;
    const char* name = ""; ///< in files
    base::Sentence title;
    base::Sentence explained; ///< what a bet of this kind is on and how it is decided
    /// Said instead of `explained` where this outcome is paid.
    SideOutcome special = SideOutcome::None;
    base::Sentence specialExplained{};
    bool eachCard = false;   ///< each of the hand's two cards is judged by itself, and what they win adds up
    bool withUpCard = true;  ///< the up card may decide it
};

/// How the dealer's hand ended; without cards while it hasn't.
struct DealerEnd {
    int cards = 0;
    int total = 0;
    int last = 0; ///< points of the last card, the ace as 1

    [[nodiscard]] constexpr bool isBust() const { return total > 21; }
    [[nodiscard]] constexpr bool isBlackjack() const { return cards == 2 && total == 21; }
    friend constexpr auto operator<=>(const DealerEnd&, const DealerEnd&) = default;
};
[[nodiscard]] DealerEnd endOf(const Cards& dealer);

/// What decides a side bet: the hand's first two cards, the dealer's up card and, later, the hole card and the dealer's
/// hand.
struct DecidingCards {
    Card first;
    Card second;
    Card up;
    DealerEnd dealer{};
    std::optional<Card> hole{}; ///< once it is turned over
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
    bool waits = false;   ///< the dealer's finished hand, or the hole card, takes part in it: never made before
    bool withHand = true; ///< the hand's first two cards take part in it
    bool ofHole = false;  ///< it waits for the hole card alone: what the dealer draws takes no part in it
};

[[nodiscard]] const SideBetKindInfo& infoOf(SideBetKind kind);
[[nodiscard]] const SideOutcomeInfo& infoOf(SideOutcome outcome);

/// Where an outcome stands among those of its kind: the higher, the better. Of all of them no two are equal.
[[nodiscard]] int rankOf(SideOutcome outcome);

/// The outcomes a kind of side bet can have, best last.
[[nodiscard]] std::vector<SideOutcome> outcomesOf(SideBetKind kind);
/// Whether it is one of them.
[[nodiscard]] bool canHave(SideBetKind kind, SideOutcome outcome);

[[nodiscard]] inline const char* name(SideBetKind value) { return infoOf(value).name; }
[[nodiscard]] inline const char* name(SideOutcome value) { return infoOf(value).name; }

} // namespace openshoe::engine
