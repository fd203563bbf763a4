// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state.h"

#include <optional>
#include <string_view>

namespace openshoe::engine {

/// The rule that decided a play.
enum class Ground : std::uint8_t {
    Blackjack,            ///< it is paid
    BothBlackjack,        ///< the dealer has one too
    DealerBlackjack,      ///< it beats the hand
    DealerBlackjackTakes, ///< it also takes what was doubled or split, because the dealer didn't peek
    Bust,
    Surrendered,
    DealerBust,
    Push22, ///< the dealer busts with 22, which doesn't win
    Paid22, ///< the dealer busts with 22, but this hand wins anyway
    Higher,
    Equal,
    Lower,
    EvenMoney,
    InsuranceWon,
    InsuranceLost,
    SideBet,
    Cancelled,             ///< the round was cancelled and everything goes back
    DealerBlackjackLeaves, ///< it beats the hand, but some or all of what was doubled or split comes back
    TieLost,               ///< an equal total, where the dealer wins ties
    TieWon,                ///< 21 against 21, where the player wins; against a blackjack too, where 21 always does
    Charlie,               ///< so many cards that it wins
    Bonus,                 ///< 21 made in a way that pays more
    SurrenderVoid,         ///< the dealer's blackjack takes all of a surrendered hand
};
inline constexpr int groundCount = 23;
/// "blackjack", "both-blackjack" …
[[nodiscard]] const char* name(Ground ground);
/// The ground with this name; nothing if there is none.
[[nodiscard]] std::optional<Ground> groundNamed(std::string_view name);

/// Whether the hand has so many cards that it ends there, and wins.
[[nodiscard]] bool isCharlie(const RuleSet& rules, const Hand& hand);

/// What a hand that isn't a blackjack wins if it wins: 1:1, or its bonus.
[[nodiscard]] base::Odds winningOdds(const RuleSet& rules, const Hand& hand);
/// Whether it is a 21 that pays more, which only a blackjack may beat.
[[nodiscard]] bool hasBonus(const RuleSet& rules, const Hand& hand);
/// Whether it is a 21 that wins whatever the dealer has.
[[nodiscard]] bool winsAlways(const RuleSet& rules, const Hand& hand);

/// Why `hand` ends as it does against the dealer's finished hand, if all of its stake ends in the same way; of one that
/// is decided without it, against those that there are.
[[nodiscard]] Ground groundOf(const RuleSet& rules, const Hand& hand, const Cards& dealer);
/// Why a settled play in this state ended as it did.
[[nodiscard]] Ground groundOf(const RuleSet& rules, const TableState& state, const Play& play);

/// How a main or behind play ended and what is returned, stake included.
struct Settlement {
    PlayResult result = PlayResult::Lose;
    base::Money returned;
    friend bool operator==(const Settlement&, const Settlement&) = default;
};

/// Settles `hand` against the dealer's finished hand, all of its stake in the same way. `house`: what the house staked
/// for the player, which is paid for if the hand wins.
[[nodiscard]] Settlement settleHand(const RuleSet& rules, const Hand& hand, const Cards& dealer, base::Money stake,
                                    base::Money house = {});
/// Settles a main or behind play against the dealer's finished hand, in a state where every hand is finished.
[[nodiscard]] Settlement settleOnHand(const RuleSet& rules, const TableState& state, const Play& play);

/// What a main or behind play, not settled yet, is sure of before the dealer's hand is finished: a bust, what a
/// surrendered hand gets back, a Charlie, 21 or a blackjack once the dealer can't have what beats it. Nothing if the
/// dealer's cards may still decide, or if the play is an insurance or a side bet.
[[nodiscard]] std::optional<Settlement> certainOf(const RuleSet& rules, const TableState& state, const Play& play);

/// Whether the play is on a blackjack that is paid as the turns begin: the dealer can't have one, and other hands are
/// still to be played.
[[nodiscard]] bool isPaidAtOnce(const RuleSet& rules, const TableState& state, const Play& play);

/// Settles an insurance against the dealer's first two cards.
[[nodiscard]] Settlement settleInsurance(const RuleSet& rules, const Cards& dealer, base::Money stake);

/// A side bet's outcome. Only a dealer match can have two.
struct SideResult {
    SideOutcome outcome = SideOutcome::None; ///< None: lost
    SideOutcome second = SideOutcome::None;
    friend bool operator==(const SideResult&, const SideResult&) = default;
};

/// Whether a bet of this kind pays `a` rather than `b` where the cards make both: the best of its kind; a combination
/// pays what is paid most, of equals the first.
[[nodiscard]] bool precedes(SideBetKind kind, const SideBet::Pay& a, const SideBet::Pay& b);

/// The outcome that counts of those that the pay table lists and the cards make.
[[nodiscard]] SideResult evaluate(const SideBet& bet, const DecidingCards& cards);

/// Whether the dealer's hole card or finished hand may decide bets of this pay table; whether the one or the other may.
[[nodiscard]] bool waitsForDealer(const SideBet& bet);
[[nodiscard]] bool waitsForHole(const SideBet& bet);
[[nodiscard]] bool waitsForDraw(const SideBet& bet);
/// Whether what isn't known of them may still decide a bet: whether it can make an outcome that would count instead of
/// what these cards made. If not, the bet is settled at once: after the deal, or when the hole card is turned over.
[[nodiscard]] bool waitsForDealer(const SideBet& bet, const DecidingCards& dealt);

/// The cards that take part in an outcome of a bet; in `None`, those that were looked at.
struct TakesPart {
    bool hand = true;    ///< the first two cards
    bool up = true;      ///< the dealer's up card: it doesn't in a plain pair, which the hand's two cards make
    bool hole = false;   ///< the hole card
    bool dealer = false; ///< the dealer's finished hand
};
[[nodiscard]] TakesPart takesPart(const SideBet& bet, SideOutcome outcome);

/// What is returned for a side bet's stake: stake and winnings, or nothing.
[[nodiscard]] base::Money returnedBy(const SideBet& bet, const SideResult& result, base::Money stake);

/// "flush", "match+suited-match"; "lose" for a lost bet.
[[nodiscard]] std::string sideResultName(SideOutcome outcome, SideOutcome second);

/// The public name of a play's result: a side bet's outcome or the result itself.
[[nodiscard]] std::string resultName(const Play& play);

} // namespace openshoe::engine
