// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state.h"

#include <span>

namespace openshoe::engine {

// The round: commands in, events out. Randomness enters as the shoe, the order in which cards are drawn; the same
// rules, shoe and commands give the same events, byte for byte.

/// Begins a round: records who is there and who holds which seat. Whoever can't cover the minimum loses their seats.
struct OpenRound {};
/// Stakes on a place. In a shared game the first stake takes the seat, later ones are mirrored to the person's others.
struct PlaceStake {
    PlayerNumber player;
    SeatNumber seat;
    StakeKind kind = StakeKind::Main; ///< main, behind or side
    int sideBet = -1;                 ///< index into the rule set's side bets; anything else is refused as not offered
    base::Money amount;
};
/// Gives a held seat up before the cards are dealt; what lies on it goes back to whom it belongs.
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
/// The rule for silence answers what is being asked: offers and follows are declined, 11 or less hits, above stands.
struct Silence {};
/// The round can't go on: every play is returned.
struct Cancel {};

using Command = std::variant<OpenRound, PlaceStake, LeaveSeat, Deal, Act, Silence, Cancel>;

/// What a command did. A refused stake may still have seated someone, so there can be a refusal and events.
struct Applied {
    Events events;
    std::optional<Refusal> refusal;
    friend bool operator==(const Applied&, const Applied&) = default;
};

/// Pure: `state` is not changed; fold the events to get the next one. `shoe` is the whole shoe in drawing order, of
/// which `state.shoeDrawn` cards are gone. Where the shoe does not last, the refusal is `shoe-exhausted` without
/// events.
[[nodiscard]] Applied apply(const RuleSet& rules, const TableState& state, const Command& command,
                            std::span<const Card> shoe);

/// The same without copying: folds each event into `state` and appends it to `events`. After `shoe-exhausted` or
/// `amount-overflow` the state is not to be used further (the caller keeps a copy if it needs one).
[[nodiscard]] std::optional<Refusal> applyTo(const RuleSet& rules, TableState& state, const Command& command,
                                             std::span<const Card> shoe, Events& events);

/// What the round waits for. Aligned so that it is handed back in memory: put together from its bytes in a register it
/// would be waited for, longer than it takes to find it.
struct alignas(16) Question {
    QuestionKind kind = QuestionKind::Turn;
    PlayerNumber player;
    SeatNumber seat;
    HandNumber hand;
    StakeKind on = StakeKind::Main; ///< whose stake is asked about: the seat's own or one behind
    friend bool operator==(const Question&, const Question&) = default;
};

/// The question being asked; nothing while stakes are open and when the round is over. Derived from the state alone.
[[nodiscard]] std::optional<Question> question(const RuleSet& rules, const TableState& state);

/// Questions to come after the present one that are already certain: the other offers, the other follows.
[[nodiscard]] std::vector<Question> laterQuestions(const RuleSet& rules, const TableState& state);

/// Whether the rules offer the action as an answer to that question: nothing if so, `not-offered`, or
/// `insufficient-balance` where only the money is missing.
[[nodiscard]] std::optional<Refusal> check(const RuleSet& rules, const TableState& state, const Question& question,
                                           Action action);

/// The actions the rules offer, in the order of `Action`, with what each costs now.
struct Offer {
    Action action = Action::Stand;
    base::Money cost;
    bool affordable = true;
};
[[nodiscard]] std::vector<Offer> offers(const RuleSet& rules, const TableState& state, const Question& question);

/// Whether an early decision could be registered for that seat: nothing if so, else why not.
[[nodiscard]] std::optional<Refusal> checkEarly(const RuleSet& rules, const TableState& state, PlayerNumber player,
                                                SeatNumber seat, HandNumber hand, Action action);

/// A hand that will get no more cards and no more decisions.
[[nodiscard]] bool isFinished(const RuleSet& rules, const Seat& seat, const Hand& hand);

/// The dealer's exposed card; meaningful once two cards are dealt.
[[nodiscard]] Card upCard(const RuleSet& rules, const DealerHand& dealer);
[[nodiscard]] Card holeCard(const RuleSet& rules, const DealerHand& dealer);
[[nodiscard]] HoleClass holeClass(Card card);

/// Whether the dealer draws to these cards.
[[nodiscard]] bool dealerDraws(const RuleSet& rules, const Cards& cards);

/// The game's seats in the order in which they are dealt and played.
[[nodiscard]] std::span<const SeatNumber> seatOrder(const RuleSet& rules);

/// The shoe is replaced by a fresh one before the next round.
void changeShoe(const RuleSet& rules, TableState& state, bool scripted);

/// Whether the round just over was the shoe's last.
[[nodiscard]] bool shoeIsSpent(const RuleSet& rules, const TableState& state);

} // namespace openshoe::engine
