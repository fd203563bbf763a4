// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "engine/cards.h"
#include "engine/names.h"
#include "engine/rules.h"

#include <string>
#include <variant>
#include <vector>

namespace openshoe::engine {

// The event log is the source of truth: everything that happens to a table is one of these events, and a state is the
// fold of them. The log of one round is self-contained: it begins with RoundOpened, then who is there and who holds
// which seat, and ends with RoundSettled or RoundCancelled. Each event names its type and lists its fields once, for
// every reader and writer: fields(event, visitor) calls visitor("key", member) in the order in which they are written.

#define OPENSHOE_EVENT(typeName, ...)                                                                                  \
    static constexpr const char* type = typeName;                                                                      \
    template <typename Self, typename Visitor>                                                                         \
    static void fields([[maybe_unused]] Self& e, [[maybe_unused]] Visitor&& v) {                                       \
        __VA_ARGS__                                                                                                    \
    }

/// A round begins and stakes may be placed. `firstCard` cards have left the shoe before it.
struct RoundOpened {
    std::string currency;
    int firstCard = 0;
    bool burnDue = false; ///< the shoe is new and this game burns
    OPENSHOE_EVENT("round-opened", v("currency", e.currency); v("firstCard", e.firstCard); v("burnDue", e.burnDue);)
    friend bool operator==(const RoundOpened&, const RoundOpened&) = default;
};

/// Someone is at the table, with this balance in the wallet.
struct PlayerPresent {
    PlayerNumber player;
    std::string id;
    base::Money balance;
    bool trial = false;
    OPENSHOE_EVENT("player-present", v("player", e.player); v("id", e.id); v("balance", e.balance);
                   v("trial", e.trial);)
    friend bool operator==(const PlayerPresent&, const PlayerPresent&) = default;
};

/// A seat still held from the previous round.
struct SeatHeld {
    PlayerNumber player;
    SeatNumber seat;
    bool idle = false; ///< nothing was staked on it in the previous round
    OPENSHOE_EVENT("seat-held", v("player", e.player); v("seat", e.seat); v("idle", e.idle);)
    friend bool operator==(const SeatHeld&, const SeatHeld&) = default;
};

struct SeatTaken {
    PlayerNumber player;
    SeatNumber seat;
    OPENSHOE_EVENT("seat-taken", v("player", e.player); v("seat", e.seat);)
    friend bool operator==(const SeatTaken&, const SeatTaken&) = default;
};

struct SeatLeft {
    PlayerNumber player;
    SeatNumber seat;
    LeaveReason reason = LeaveReason::Left;
    OPENSHOE_EVENT("seat-left", v("player", e.player); v("seat", e.seat); v("reason", e.reason);)
    friend bool operator==(const SeatLeft&, const SeatLeft&) = default;
};

/// Money moves from the wallet to a place on the table; repeated stakes add up.
struct StakePlaced {
    PlayerNumber player;
    SeatNumber seat;
    StakeKind kind = StakeKind::Main;
    int sideBet = 0; ///< which of the rule set's side bets, for `side`
    base::Money amount;
    OPENSHOE_EVENT("stake-placed", v("player", e.player); v("seat", e.seat); v("kind", e.kind); v("sideBet", e.sideBet);
                   v("amount", e.amount);)
    friend bool operator==(const StakePlaced&, const StakePlaced&) = default;
};

/// The whole stake on a place goes back before any card is dealt.
struct StakeReturned {
    PlayerNumber player;
    SeatNumber seat;
    StakeKind kind = StakeKind::Main;
    int sideBet = 0;
    base::Money amount;
    OPENSHOE_EVENT("stake-returned", v("player", e.player); v("seat", e.seat); v("kind", e.kind);
                   v("sideBet", e.sideBet); v("amount", e.amount);)
    friend bool operator==(const StakeReturned&, const StakeReturned&) = default;
};

struct BettingClosed {
    OPENSHOE_EVENT("betting-closed", )
    friend bool operator==(const BettingClosed&, const BettingClosed&) = default;
};

struct CardBurned {
    Card card;
    bool shown = false;
    OPENSHOE_EVENT("card-burned", v("card", e.card); v("shown", e.shown);)
    friend bool operator==(const CardBurned&, const CardBurned&) = default;
};

/// Seat 0 is the dealer.
struct CardDealt {
    SeatNumber seat;
    HandNumber hand;
    Card card;
    bool faceUp = true;
    OPENSHOE_EVENT("card-dealt", v("seat", e.seat); v("hand", e.hand); v("card", e.card); v("faceUp", e.faceUp);)
    friend bool operator==(const CardDealt&, const CardDealt&) = default;
};

/// The dealer announces the class of the hole card.
struct HintGiven {
    HoleClass hole = HoleClass::Small;
    OPENSHOE_EVENT("hint-given", v("hole", e.hole);)
    friend bool operator==(const HintGiven&, const HintGiven&) = default;
};

/// The dealer's golden rule: two gold cards, both shown before the players act.
struct DealerExposed {
    OPENSHOE_EVENT("dealer-exposed", )
    friend bool operator==(const DealerExposed&, const DealerExposed&) = default;
};

struct InsuranceTaken {
    PlayerNumber player;
    SeatNumber seat;
    StakeKind on = StakeKind::Main;
    base::Money stake;
    OPENSHOE_EVENT("insurance-taken", v("player", e.player); v("seat", e.seat); v("on", e.on); v("stake", e.stake);)
    friend bool operator==(const InsuranceTaken&, const InsuranceTaken&) = default;
};

struct EvenMoneyTaken {
    PlayerNumber player;
    SeatNumber seat;
    StakeKind on = StakeKind::Main;
    OPENSHOE_EVENT("even-money-taken", v("player", e.player); v("seat", e.seat); v("on", e.on);)
    friend bool operator==(const EvenMoneyTaken&, const EvenMoneyTaken&) = default;
};

/// A question other than a turn was answered no: insurance, even money, or surrender before the peek.
struct OfferDeclined {
    PlayerNumber player;
    SeatNumber seat;
    StakeKind on = StakeKind::Main;
    QuestionKind question = QuestionKind::Insurance;
    Cause cause = Cause::Player;
    OPENSHOE_EVENT("offer-declined", v("player", e.player); v("seat", e.seat); v("on", e.on);
                   v("question", e.question); v("cause", e.cause);)
    friend bool operator==(const OfferDeclined&, const OfferDeclined&) = default;
};

struct DealerPeeked {
    bool blackjack = false;
    OPENSHOE_EVENT("dealer-peeked", v("blackjack", e.blackjack);)
    friend bool operator==(const DealerPeeked&, const DealerPeeked&) = default;
};

/// Everything before the players' own decisions is done.
struct TurnsStarted {
    OPENSHOE_EVENT("turns-started", )
    friend bool operator==(const TurnsStarted&, const TurnsStarted&) = default;
};

/// A decision made before the seat's turn; a newer one replaces an older one.
struct EarlyRegistered {
    SeatNumber seat;
    Action action = Action::Hit;
    OPENSHOE_EVENT("early-registered", v("seat", e.seat); v("action", e.action);)
    friend bool operator==(const EarlyRegistered&, const EarlyRegistered&) = default;
};

struct HandHit {
    SeatNumber seat;
    HandNumber hand;
    Cause cause = Cause::Player;
    OPENSHOE_EVENT("hand-hit", v("seat", e.seat); v("hand", e.hand); v("cause", e.cause);)
    friend bool operator==(const HandHit&, const HandHit&) = default;
};

struct HandStood {
    SeatNumber seat;
    HandNumber hand;
    Cause cause = Cause::Player;
    OPENSHOE_EVENT("hand-stood", v("seat", e.seat); v("hand", e.hand); v("cause", e.cause);)
    friend bool operator==(const HandStood&, const HandStood&) = default;
};

/// The main play is doubled by `stake`; its one card follows once those betting behind have answered.
struct HandDoubled {
    SeatNumber seat;
    HandNumber hand;
    base::Money stake;
    Cause cause = Cause::Player;
    OPENSHOE_EVENT("hand-doubled", v("seat", e.seat); v("hand", e.hand); v("stake", e.stake); v("cause", e.cause);)
    friend bool operator==(const HandDoubled&, const HandDoubled&) = default;
};

/// The hand is split in two: its second card begins hand + 1, and the seat's later hands move up by one. `stake` goes
/// on the new hand; both second cards follow once those betting behind have answered.
struct HandSplit {
    SeatNumber seat;
    HandNumber hand;
    base::Money stake;
    Cause cause = Cause::Player;
    OPENSHOE_EVENT("hand-split", v("seat", e.seat); v("hand", e.hand); v("stake", e.stake); v("cause", e.cause);)
    friend bool operator==(const HandSplit&, const HandSplit&) = default;
};

struct HandSurrendered {
    SeatNumber seat;
    HandNumber hand;
    Cause cause = Cause::Player;
    OPENSHOE_EVENT("hand-surrendered", v("seat", e.seat); v("hand", e.hand); v("cause", e.cause);)
    friend bool operator==(const HandSurrendered&, const HandSurrendered&) = default;
};

/// Someone betting behind follows the seat's double or split, staking `stake` more.
struct Followed {
    PlayerNumber player;
    SeatNumber seat;
    HandNumber hand;
    base::Money stake;
    OPENSHOE_EVENT("followed", v("player", e.player); v("seat", e.seat); v("hand", e.hand); v("stake", e.stake);)
    friend bool operator==(const Followed&, const Followed&) = default;
};

struct FollowDeclined {
    PlayerNumber player;
    SeatNumber seat;
    HandNumber hand;
    Cause cause = Cause::Player;
    OPENSHOE_EVENT("follow-declined", v("player", e.player); v("seat", e.seat); v("hand", e.hand); v("cause", e.cause);)
    friend bool operator==(const FollowDeclined&, const FollowDeclined&) = default;
};

struct HoleTurned {
    OPENSHOE_EVENT("hole-turned", )
    friend bool operator==(const HoleTurned&, const HoleTurned&) = default;
};

/// The dealer busts with exactly 22, which doesn't win for every hand.
struct TwentyTwoPushed {
    OPENSHOE_EVENT("twenty-two", )
    friend bool operator==(const TwentyTwoPushed&, const TwentyTwoPushed&) = default;
};

/// A play is decided; `returned` (the stake included) goes to the wallet.
struct PlaySettled {
    PlayerNumber player;
    SeatNumber seat;
    HandNumber hand;
    StakeKind kind = StakeKind::Main;
    StakeKind on = StakeKind::Main; ///< what an insurance insures
    int sideBet = 0;
    base::Money stake;
    base::Money returned;
    PlayResult result = PlayResult::Lose;
    SideOutcome outcome = SideOutcome::None; ///< of a side bet
    SideOutcome second = SideOutcome::None;  ///< the second match of a dealer match
    OPENSHOE_EVENT("play-settled", v("player", e.player); v("seat", e.seat); v("hand", e.hand); v("kind", e.kind);
                   v("on", e.on); v("sideBet", e.sideBet); v("stake", e.stake); v("returned", e.returned);
                   v("result", e.result); v("outcome", e.outcome); v("second", e.second);)
    friend bool operator==(const PlaySettled&, const PlaySettled&) = default;
};

struct RoundSettled {
    base::Money wagered;
    base::Money returned;
    OPENSHOE_EVENT("round-settled", v("wagered", e.wagered); v("returned", e.returned);)
    friend bool operator==(const RoundSettled&, const RoundSettled&) = default;
};

/// The round could not go on; every play was returned (one PlaySettled with `returned` for each).
struct RoundCancelled {
    OPENSHOE_EVENT("round-cancelled", )
    friend bool operator==(const RoundCancelled&, const RoundCancelled&) = default;
};

/// The deal is over though the dealer has but one card: the second one follows when the hands have been played.
struct DealEnded {
    OPENSHOE_EVENT("deal-ended", )
    friend bool operator==(const DealEnded&, const DealEnded&) = default;
};

/// The hands have been played, and both of the dealer's cards lay face up: there is none to turn.
struct TurnsEnded {
    OPENSHOE_EVENT("turns-ended", )
    friend bool operator==(const TurnsEnded&, const TurnsEnded&) = default;
};

/// The house doubles the hand for its players: `stake` is its marker on the main play, and each play behind gets one of
/// its own, for what may be won on it, without being asked. One card follows.
struct HandDoubledFree {
    SeatNumber seat;
    HandNumber hand;
    base::Money stake;
    Cause cause = Cause::Player;
    OPENSHOE_EVENT("hand-doubled-free", v("seat", e.seat); v("hand", e.hand); v("stake", e.stake); v("cause", e.cause);)
    friend bool operator==(const HandDoubledFree&, const HandDoubledFree&) = default;
};

/// The hand is split as in HandSplit, but nobody stakes anything: the house's markers lie on the new hand, `stake` on
/// the main play and one on each play behind.
struct HandSplitFree {
    SeatNumber seat;
    HandNumber hand;
    base::Money stake;
    Cause cause = Cause::Player;
    OPENSHOE_EVENT("hand-split-free", v("seat", e.seat); v("hand", e.hand); v("stake", e.stake); v("cause", e.cause);)
    friend bool operator==(const HandSplitFree&, const HandSplitFree&) = default;
};

#undef OPENSHOE_EVENT

/// Stored logs contain the index into this list: append, never reorder.
using AnyEvent =
    std::variant<RoundOpened, PlayerPresent, SeatHeld, SeatTaken, SeatLeft, StakePlaced, StakeReturned, BettingClosed,
                 CardBurned, CardDealt, HintGiven, DealerExposed, InsuranceTaken, EvenMoneyTaken, OfferDeclined,
                 DealerPeeked, TurnsStarted, EarlyRegistered, HandHit, HandStood, HandDoubled, HandSplit,
                 HandSurrendered, Followed, FollowDeclined, HoleTurned, TwentyTwoPushed, PlaySettled, RoundSettled,
                 RoundCancelled, DealEnded, TurnsEnded, HandDoubledFree, HandSplitFree>;

/// One of them; std::visit, std::get_if and the like take it as they take the variant. A variant that many files copy
/// is copied by code that each of them compiles, for every type in it: a second or two a file. This one's is in
/// events.cpp.
struct Event : AnyEvent {
    using AnyEvent::AnyEvent;
    Event();
    Event(const Event&);
    Event(Event&&) noexcept;
    Event& operator=(const Event&);
    Event& operator=(Event&&) noexcept;
    ~Event();
    friend bool operator==(const Event&, const Event&);
    friend bool operator<(const Event&, const Event&) = delete; // otherwise Qt would find the variant's
};
using Events = std::vector<Event>;

} // namespace openshoe::engine
