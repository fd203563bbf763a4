// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/events.h"

#include <optional>

namespace openshoe::engine {

/// A person at the table.
struct Player {
    std::string id;
    base::Money balance;
    bool trial = false;
    friend bool operator==(const Player&, const Player&) = default;
};

/// One hand of cards on a seat.
struct Hand {
    Cards cards;
    int doubledOn = 0; ///< how many cards it had when it was first doubled; 0 if it wasn't
    int doubles = 0;   ///< how often it was doubled, each time for one card
    bool fromSplit = false;
    bool splitAces = false; ///< began with an ace from a split pair
    bool stood = false;
    bool surrendered = false;
    bool freeSplit = false;  ///< the house staked it when a pair was split: its player has nothing to lose with it
    bool freeDouble = false; ///< the house staked its double

    [[nodiscard]] bool doubled() const { return doubledOn > 0; }
    /// Whether its last double is over, and with it everything but standing and, where the rules have them, a surrender
    /// and another double.
    [[nodiscard]] bool hasDoublesCard() const { return doubled() && cards.size() >= doubledOn + doubles; }
    /// How many of its doubles have got their card.
    [[nodiscard]] int doublesDealt() const { return doubled() ? cards.size() - doubledOn : 0; }
    /// A blackjack: an ace and a ten-value as the first two cards of a hand that was never split.
    [[nodiscard]] bool isBlackjack() const { return !fromSplit && isNatural(cards); }
    /// Removes the cards and resets every flag.
    void clear();
    friend bool operator==(const Hand&, const Hand&) = default;
};

/// One stake on one place: a main or behind play of one hand, an insurance, a side bet.
struct Play {
    PlayerNumber player;
    SeatNumber seat;
    HandNumber hand;
    StakeKind kind = StakeKind::Main;
    StakeKind on = StakeKind::Main; ///< what an insurance insures
    int sideBet = 0;
    base::Money stake;
    base::Money house;              ///< what the house staked for the player: won like a stake, never lost or returned
    base::Money raise;              ///< how much of the stake was added when the hand was doubled
    bool offerAnswered = false;     ///< insurance or even money
    bool surrenderAnswered = false; ///< surrender before the peek
    bool followAnswered = false;    ///< for the pending double or split
    bool settled = false;
    base::Money returned;
    PlayResult result = PlayResult::Lose;
    SideOutcome outcome = SideOutcome::None;
    SideOutcome second = SideOutcome::None;

    /// What is paid at 1:1 if it wins, and what doubling or splitting costs or puts beside it.
    [[nodiscard]] base::Money played() const { return stake + house; }
    friend bool operator==(const Play&, const Play&) = default;
};

struct Seat {
    std::optional<PlayerNumber> holder;
    bool idle = false;     ///< held, but nothing was staked on it in the previous round
    bool wasHeld = false;  ///< held since an earlier round
    bool dealtIn = false;
    bool turnBegun = false;
    std::optional<Action> early;
    std::array<Hand, maxHands> hands{};
    int handCount = 0;
    std::array<Card, 2> dealt{}; ///< the first hand's first two cards, which a split parts

    [[nodiscard]] const Hand& hand(HandNumber number) const { return hands[number.index()]; }
    /// Empties the seat. Touches only the hands in use (most seats have none); the others are empty already.
    void clear();
    friend bool operator==(const Seat&, const Seat&) = default;
};

struct DealerHand {
    Cards cards;            ///< in the order dealt
    bool firstUp = false;    ///< the first card was dealt face up
    bool holeTurned = false; ///< both first cards are face up
    std::optional<HoleClass> hint;
    void clear();
    friend bool operator==(const DealerHand&, const DealerHand&) = default;
};

/// In order: between rounds, betting, the deal, offers before the peek, the players' turns, the dealer's turn, over.
enum class Phase : std::uint8_t { Idle, Betting, Dealing, Offers, Turns, Dealer, Over };

/// A double or split waiting for those betting behind, and then for its cards.
struct PendingAct {
    Action action = Action::Double;
    SeatNumber seat;
    HandNumber hand;
    friend bool operator==(const PendingAct&, const PendingAct&) = default;
};

/// A table as a value: everything there is to know about it, hidden cards included. Whoever shows it decides what is
/// seen.
struct TableState {
    std::string currency;
    std::vector<Player> players;
    std::array<Seat, maxSeats> seats{};
    std::vector<Play> plays; ///< in the order staked
    DealerHand dealer;
    Phase phase = Phase::Idle;
    std::optional<PendingAct> pending;
    bool cancelled = false;
    int shoeDrawn = 0; ///< cards that have left the shoe, including burned ones
    bool burnDue = false;
    int firstCard = 0; ///< shoeDrawn when the round opened
    int drawn = 0;     ///< cards dealt in this round, excluding burned ones

    [[nodiscard]] const Seat& seat(SeatNumber number) const { return seats[number.index()]; }
    [[nodiscard]] Seat& seat(SeatNumber number) { return seats[number.index()]; }
    /// The seats this player holds, by number.
    [[nodiscard]] std::vector<SeatNumber> seatsOf(PlayerNumber player) const;
    [[nodiscard]] const Player& player(PlayerNumber number) const { return players[number.value]; }
    /// The play of this kind on this place; null if there is none. `sideBet` matters for side bets only.
    [[nodiscard]] const Play* find(StakeKind kind, PlayerNumber player, SeatNumber seat, HandNumber hand = {},
                                   int sideBet = 0) const;
    [[nodiscard]] Play* find(StakeKind kind, PlayerNumber player, SeatNumber seat, HandNumber hand = {},
                             int sideBet = 0);
    /// The main stake on a seat's first hand, 0 if there is none.
    [[nodiscard]] base::Money mainStake(SeatNumber seat) const;
    [[nodiscard]] std::optional<PlayerNumber> playerNamed(const std::string& id) const;

    friend bool operator==(const TableState&, const TableState&) = default;
};

/// The only way a state changes. Total: for an event that doesn't fit the state (a damaged log), returns an error that
/// says why and leaves the state unspecified.
[[nodiscard]] base::Result<void> fold(TableState& state, const Event& event);

/// Folds a round's log from an empty state. The error names the first event that doesn't fold; `folded`, if given,
/// receives how many fold before it.
[[nodiscard]] base::Result<TableState> replay(const Events& events, std::size_t* folded = nullptr);

} // namespace openshoe::engine
