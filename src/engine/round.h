// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state.h"

#include <span>

namespace openshoe::engine {

// The round: commands in, events out. Randomness enters only as the shoe, the order in which cards are drawn; the same
// rules, shoe and commands give the same events, byte for byte.

/// Begins a round: records who is there and who holds which seat. Players who can't cover the minimum lose their seats.
struct OpenRound {};
/// Stakes on a place. The first main stake takes the seat; in a shared game later ones are mirrored on the player's
/// other seats.
struct PlaceStake {
    PlayerNumber player;
    SeatNumber seat;
    StakeKind kind = StakeKind::Main; ///< main, behind or side
    int sideBet = -1;                 ///< index into the rule set's side bets; anything else is refused as not offered
    base::Money amount;
};
/// Gives up a held seat before the cards are dealt; stakes on it go back to their owners.
struct LeaveSeat {
    PlayerNumber player;
    SeatNumber seat;
};
/// Closes the betting and deals. Without a main play nothing is dealt and the round is over.
struct Deal {};
/// A decision; `early` registers it for the seat's turn (hit, stand, double, split, surrender).
struct Act {
    PlayerNumber player;
    SeatNumber seat;
    HandNumber hand;
    Action action = Action::Stand;
    bool early = false;
};
/// The silence rule answers the current question: offers and follows are declined, 11 or less hits, more stands.
struct Silence {};
/// The round can't go on: every play is returned.
struct Cancel {};

using Command = std::variant<OpenRound, PlaceStake, LeaveSeat, Deal, Act, Silence, Cancel>;

/// What a command did. A refused stake may still have seated someone, so there can be both a refusal and events.
struct CommandResult {
    Events events;
    std::optional<Refusal> refusal;
    friend bool operator==(const CommandResult&, const CommandResult&) = default;
};

/// Pure: `state` is not changed; fold the events to get the next one. `shoe` is the whole shoe in drawing order, of
/// which `state.shoeDrawn` cards are gone. If the shoe runs out, the refusal is `shoe-exhausted` and there are no
/// events.
[[nodiscard]] CommandResult apply(const RuleSet& rules, const TableState& state, const Command& command,
                                  std::span<const Card> shoe);

/// The same without copying: folds each event into `state` and appends it to `events`. After `shoe-exhausted` or
/// `amount-overflow` the state must not be used any more (callers that need one keep a copy).
[[nodiscard]] std::optional<Refusal> applyTo(const RuleSet& rules, TableState& state, const Command& command,
                                             std::span<const Card> shoe, Events& events);

/// What the round waits for. Aligned so that it is returned in memory: assembling it from its bytes in a register
/// stalls for longer than finding it takes.
struct alignas(16) Question {
    QuestionKind kind = QuestionKind::Turn;
    PlayerNumber player;
    SeatNumber seat;
    HandNumber hand;
    StakeKind on = StakeKind::Main; ///< whose stake the question is about: the seat's own or one behind
    friend bool operator==(const Question&, const Question&) = default;
};

/// The question being asked; nothing while betting is open or when the round is over. Derived from the state alone.
[[nodiscard]] std::optional<Question> question(const RuleSet& rules, const TableState& state);

/// Questions after the current one that are already certain: the other offers, the other follows.
[[nodiscard]] std::vector<Question> laterQuestions(const RuleSet& rules, const TableState& state);

/// Whether the rules offer the action as an answer to this question: nothing if so, `not-offered` if not, or
/// `insufficient-balance` if only the money is missing.
[[nodiscard]] std::optional<Refusal> check(const RuleSet& rules, const TableState& state, const Question& question,
                                           Action action);

/// What the action, which the rules offer, would take from the player's wallet now.
[[nodiscard]] base::Money costOf(const RuleSet& rules, const TableState& state, const Question& question,
                                 Action action);

/// Whether the house stakes this double or split of the hand: it costs nothing, and those betting behind get it too.
[[nodiscard]] bool isFree(const RuleSet& rules, const Hand& hand, Action action);

/// The actions the rules offer, in the order of `Action`, with what each would cost now.
struct Offer {
    Action action = Action::Stand;
    base::Money cost;
    bool affordable = true;
};
[[nodiscard]] std::vector<Offer> offers(const RuleSet& rules, const TableState& state, const Question& question);

/// Whether an early decision could be registered for this seat: nothing if so, otherwise why not.
[[nodiscard]] std::optional<Refusal> checkEarly(const RuleSet& rules, const TableState& state, PlayerNumber player,
                                                SeatNumber seat, HandNumber hand, Action action);

/// Whether the hand gets no more cards and no more decisions.
[[nodiscard]] bool isFinished(const RuleSet& rules, const Seat& seat, const Hand& hand);

/// The dealer's exposed card; meaningful once the deal is over.
[[nodiscard]] Card upCard(const RuleSet& rules, const DealerHand& dealer);
/// The other one of the dealer's first two cards; meaningful if it has been dealt.
[[nodiscard]] Card holeCard(const RuleSet& rules, const DealerHand& dealer);
[[nodiscard]] HoleClass holeClass(Card card);
/// Whether the dealer may have blackjack with this up card: an ace or a ten-value one.
[[nodiscard]] constexpr bool isPeekable(Card up) { return up.rank == Rank::Ace || pointValue(up) == 10; }

/// Whether the dealer draws on these cards.
[[nodiscard]] bool dealerDraws(const RuleSet& rules, const Cards& cards);

/// The game's seats in dealing and playing order.
[[nodiscard]] std::span<const SeatNumber> seatOrder(const RuleSet& rules);

/// Replaces the shoe by a fresh one before the next round.
void changeShoe(const RuleSet& rules, TableState& state, bool scripted);

/// Whether the round that just ended was the shoe's last.
[[nodiscard]] bool shoeIsSpent(const RuleSet& rules, const TableState& state);

} // namespace openshoe::engine
