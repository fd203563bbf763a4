// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "engine/round.h"
#include "engine/rules.h"
#include "engine/state.h"
#include "fairness/shuffle.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::storage {

// The values the database returns, free of SQL. Times are UTC with milliseconds; ids count from 1.

using AccountId = std::int64_t;
using ShoeId = std::int64_t;
using RoundId = std::int64_t;

enum class AccountKind : std::uint8_t { Standard, Trial };

struct AccountRow {
    AccountId id = 0;
    /// Names the account in events, in JSON and on the command line: 1–40 of a–z, 0–9 and '-', unique, never changed.
    std::string key;
    QString name; ///< as displayed; 1–60 characters
    AccountKind kind = AccountKind::Standard;
    QDateTime created;
};

/// An account's money in one currency. Stakes in an open round are not included.
struct WalletRow {
    std::string currency;
    base::Money balance;
};

struct ShoeRow {
    ShoeId id = 0;
    AccountId account = 0;
    fairness::ShoeSeed seed; ///< its `number` counts the account's shoes from 1
    std::string commitment;  ///< lower-case hex, fixed when the shoe was created
    std::string variant;     ///< the game it was created for
    int drawn = 0;           ///< cards that have left it as of the last stored event
    bool staked = false;     ///< a stake is or was placed on it: the client seed is fixed
    bool finished = false;   ///< no more cards come from it: the seed may be shown
};

/// The finished rounds dealt from a shoe.
struct ShoeUse {
    std::int64_t rounds = 0;
    std::optional<QDateTime> began; ///< when the oldest started
    std::optional<QDateTime> ended; ///< when the newest ended
};

enum class RoundState : std::uint8_t { Open, Settled, Returned };
inline constexpr int roundStateCount = 3;
[[nodiscard]] const char* name(RoundState state);

/// What a finished round, or a play, brought: more came back than was staked, as much, or less.
enum class NetResult : std::uint8_t { Won, Even, Lost };
inline constexpr int netResultCount = 3;
/// "win", "push", "lose"
[[nodiscard]] const char* name(NetResult result);
/// For amounts, or their minor units.
template <typename Amount> [[nodiscard]] NetResult netResultOf(Amount staked, Amount returned) {
    return returned == staked ? NetResult::Even : returned < staked ? NetResult::Lost : NetResult::Won;
}

/// What a decision cost, as a fraction of the hand's initial stake: nothing; below 0.01; below 0.05; below 0.15; more.
enum class Mark : std::uint8_t { Best, Fine, Inaccuracy, Mistake, Blunder };
inline constexpr int markCount = 5;
[[nodiscard]] const char* name(Mark mark);
/// `cost` is 0 or more; less than a billionth counts as nothing, because no figure is more accurate.
[[nodiscard]] Mark markOf(double cost);
/// The lowest cost with this mark.
[[nodiscard]] double leastCost(Mark mark);
/// What taking a side bet with this expectation cost, per unit staked on it: declining is worth 0.
[[nodiscard]] inline double costOfTaking(double expectation) {
    return expectation < 0 ? -expectation : 0;
}
/// A decision with this mark or worse counts as a mistake.
inline constexpr Mark firstMistake = Mark::Inaccuracy;

/// What was decided: an answer to a question, or taking a side bet.
enum class DecisionKind : std::uint8_t { Hard, Soft, Pair, Insurance, EvenMoney, Surrender, Follow, SideBet };
inline constexpr int decisionKindCount = 8;
/// The kinds before SideBet are answers.
inline constexpr int answerKindCount = static_cast<int>(DecisionKind::SideBet);
/// "hard", "soft", "pair", "insurance", "even-money", "surrender", "follow", "side-bet"
[[nodiscard]] const char* name(DecisionKind kind);

/// One line of the Rundown. From `values` on, everything is from the point of view of the account's own player.
struct RoundRow {
    RoundId id = 0;
    AccountId account = 0;
    std::string accountKey;
    std::string variant;
    std::string currency;
    ShoeId shoe = 0;
    int firstCard = 0; ///< cards that had left the shoe before this round
    int cards = 0;     ///< cards that left it in this round, including burned ones; 0 while open
    QDateTime started;
    std::optional<QDateTime> ended;
    RoundState state = RoundState::Open;
    bool recovered = false; ///< was open when the program restarted after a crash

    std::vector<int> values;                 ///< of the hand under each main and behind play, by seat, hand, kind
    std::optional<int> dealer;               ///< nullopt while open and if no card was dealt
    std::vector<engine::PlayResult> results; ///< parallel to `values`
    std::vector<std::string> sideBets;       ///< ids of the side bets won
    base::Money wagered;                     ///< while open: the stakes on the table
    base::Money returned;

    [[nodiscard]] base::Money net() const { return returned - wagered; }
    friend bool operator==(const RoundRow&, const RoundRow&) = default;
};

/// The newest round of a game.
struct LastRound {
    RoundId id = 0;
    std::string variant;
    QDateTime started;
    RoundState state = RoundState::Open;
    std::string currency;
    base::Money net; ///< 0 while open
};

/// A session ends with a break longer than this between two rounds.
inline constexpr int breakOfSessions = 30; ///< minutes

/// A session at one table: an account's rounds of one game for one currency, without a break, and none of another game
/// or currency among them.
struct Sitting {
    RoundId first = 0;       ///< the oldest
    RoundId last = 0;        ///< the newest finished one; 0 if there is none
    QDateTime ended;         ///< of the newest; while that is open, when it started
    std::int64_t rounds = 0; ///< finished ones
    base::Money net;         ///< of these
};

/// A round with everything needed to show, replay or verify it.
struct RoundRecord {
    RoundRow row;
    engine::RuleSet rules; ///< as they were when the round was played
    ShoeRow shoe;
    engine::Events events;
};

/// A round whose end is not stored.
struct OpenRound {
    RoundId id = 0;
    AccountId account = 0;
    engine::RuleSet rules;
    ShoeRow shoe;
    engine::Events events;    ///< so far
    engine::TableState state; ///< the fold of `events`
};

/// One line of the Play Record: a stake of the account's own player and its outcome. The running balance is the wallet
/// before the round plus the nets of the round's plays up to this one, as if plays were paid one after another.
struct PlayRow {
    RoundId round = 0;
    int number = 0; ///< within the round, from 1
    QDateTime time; ///< when the round ended
    std::string variant;
    std::string accountKey;
    std::string currency;
    int seat = 0;
    int hand = 0;
    engine::StakeKind kind = engine::StakeKind::Main;
    engine::StakeKind on = engine::StakeKind::Main; ///< for insurance, what it insures
    std::string bet;                                ///< id of a side bet
    std::shared_ptr<const engine::RuleSet> rules;   ///< as they were when it was played; null if they can't be read
    base::Money stake;
    base::Money house; ///< what the house staked for the player, as the log tells
    base::Money returned;
    engine::PlayResult result = engine::PlayResult::Lose;
    std::string outcome; ///< the public name of the result, or of the outcome for a side bet
    base::Money balance;
    friend bool operator==(const PlayRow&, const PlayRow&) = default;
};

/// Which rounds to list. Every field set narrows the choice.
struct RoundFilter {
    std::optional<AccountId> account;
    std::optional<std::string> variant;
    std::optional<std::string> currency;
    std::optional<NetResult> result;          ///< of the round: its net; an open one has none
    std::optional<engine::PlayResult> ending; ///< some main or behind play ended this way
    std::optional<QDateTime> from;            ///< started at or after
    std::optional<QDateTime> to;              ///< started before
    bool sideBetWon = false;
    std::optional<RoundState> state;
    std::optional<RoundId> round;  ///< only this one
    std::optional<RoundId> first;  ///< this one and later ones
    std::optional<RoundId> last;   ///< this one and earlier ones
    std::optional<bool> recovered; ///< was, or was not, open when the program restarted after a crash
    std::optional<Mark> mistake;   ///< some decision or side bet taken in it is priced at least this bad
    std::optional<ShoeId> shoe;    ///< finished, and dealt from that shoe
    friend bool operator==(const RoundFilter&, const RoundFilter&) = default;
};

/// What rounds are listed by.
enum class RoundOrder : std::uint8_t { Newest, Oldest, BestNet, WorstNet, Costliest, Luckiest, Unluckiest };
inline constexpr int roundOrderCount = 7;

/// A hand that was dealt to the account's player, or decided on.
struct HandSought {
    enum class Kind : std::uint8_t { Any, Hard, Soft, Pair, Cards };
    Kind kind = Kind::Any;
    int first = 0;  ///< a hard or soft total; the points of one card of a pair, or of the two cards
    int second = 0; ///< the points of the other of two cards
    int up = 0;     ///< the dealer's up card in points, 1 (ace) … 10; 0 for any
    std::optional<engine::Action> action; ///< what was decided: from Hit to Surrender
    friend bool operator==(const HandSought&, const HandSought&) = default;
};

/// What the Rundown is asked: rounds that pass a filter and what goes beyond it, in an order.
struct RoundSearch {
    RoundFilter filter;
    std::optional<base::Money> netAtLeast;
    std::optional<base::Money> netAtMost;
    std::optional<HandSought> hand;
    QString noted; ///< what its note or one of its tags contains, in either case; empty for any round
    RoundOrder order = RoundOrder::Newest;

    /// Nothing goes beyond the filter.
    [[nodiscard]] bool isPlain() const { return !netAtLeast && !netAtMost && !hand && noted.isEmpty(); }
    friend bool operator==(const RoundSearch&, const RoundSearch&) = default;
};

/// What somebody wrote about a round, or a session.
struct Note {
    QString text;
    QStringList tags;
    [[nodiscard]] bool isEmpty() const { return text.isEmpty() && tags.isEmpty(); }
    friend bool operator==(const Note&, const Note&) = default;
};

/// What was written about a round, and about its session.
struct RoundNotes {
    Note round;
    Note session;
};

/// A session in the list of sessions. Amounts besides the net are in fractional minor units.
struct SittingRow {
    Sitting sitting;
    std::string variant;
    std::string currency;
    QDateTime started;
    std::int64_t priced = 0; ///< rounds; luck and cost cover only these
    double luck = 0;
    double cost = 0;             ///< of the answers
    RoundId worstRound = 0;      ///< of its costliest decision; 0 if none cost anything
    int worstDecision = 0;       ///< DecisionPrice::number
    RoundId oldest = 0;          ///< where the next one back is looked for
};

struct PlayFilter {
    std::optional<AccountId> account;
    std::optional<std::string> variant;
    std::optional<std::string> currency;
    std::optional<engine::StakeKind> kind;
    std::optional<NetResult> result;          ///< of the play: its net
    std::optional<engine::PlayResult> ending; ///< how it ended
    std::optional<QDateTime> from;            ///< round ended at or after this
    std::optional<QDateTime> to;              ///< round ended before this
};

} // namespace openshoe::storage
