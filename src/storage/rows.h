// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "engine/round.h"
#include "engine/rules.h"
#include "engine/state.h"
#include "fairness/shuffle.h"

#include <QDateTime>
#include <QString>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::storage {

// What the database gives out: values, free of SQL. Times are UTC with milliseconds, ids count from 1.

using AccountId = std::int64_t;
using ShoeId = std::int64_t;
using RoundId = std::int64_t;

enum class AccountKind : std::uint8_t { Standard, Trial };

struct AccountRow {
    AccountId id = 0;
    /// Names the account in events, JSON and on the command line: 1–40 of a–z, 0–9 and '-', unique, never changed.
    std::string key;
    QString name; ///< as shown; 1–60 characters
    AccountKind kind = AccountKind::Standard;
    QDateTime created;
};

/// What an account has in one currency. Money staked in an open round is not in it.
struct WalletRow {
    std::string currency;
    base::Money balance;
};

struct ShoeRow {
    ShoeId id = 0;
    AccountId account = 0;
    fairness::ShoeSeed seed; ///< its `number` counts the account's shoes from 1
    std::string commitment;  ///< lower-case hex, as it was when the shoe was made
    std::string variant;     ///< the game it was made for
    int drawn = 0;           ///< cards that have left it, as of the last stored event
    bool staked = false;     ///< a stake lies or lay on it: the client seed stands
    bool finished = false;   ///< nothing more comes from it: the seed may be shown
};

enum class RoundState : std::uint8_t { Open, Settled, Returned };
[[nodiscard]] const char* name(RoundState state);

/// What a decision cost, as a part of the hand's initial stake: nothing, below 0.01, 0.05, 0.15, more.
enum class Mark : std::uint8_t { Best, Fine, Inaccuracy, Mistake, Blunder };
inline constexpr int markCount = 5;
[[nodiscard]] const char* name(Mark mark);
/// `cost` is 0 or more; below a billionth it is nothing, because no figure is more exact.
[[nodiscard]] Mark markOf(double cost);
/// The least cost that has this mark.
[[nodiscard]] double leastCost(Mark mark);
/// From here on a decision counts as a mistake.
inline constexpr Mark firstMistake = Mark::Inaccuracy;

/// What was decided: an answer to a question, or that a side bet was taken.
enum class DecisionKind : std::uint8_t { Hard, Soft, Pair, Insurance, EvenMoney, Surrender, Follow, SideBet };
inline constexpr int decisionKindCount = 8;
/// Those before it are answers.
inline constexpr int answerKindCount = static_cast<int>(DecisionKind::SideBet);
/// "hard", "soft", "pair", "insurance", "even-money", "surrender", "follow", "side-bet"
[[nodiscard]] const char* name(DecisionKind kind);

/// One line of the Rundown. From `values` on, everything is from the side of the account's own player.
struct RoundRow {
    RoundId id = 0;
    AccountId account = 0;
    std::string accountKey;
    std::string variant;
    std::string currency;
    ShoeId shoe = 0;
    int firstCard = 0; ///< cards that had left the shoe before this round
    int cards = 0;     ///< cards that left it in this round, burned ones included; 0 while open
    QDateTime started;
    std::optional<QDateTime> ended;
    RoundState state = RoundState::Open;
    bool recovered = false; ///< was open when the program came back after a crash

    std::vector<int> values;                 ///< of the hand under each main and behind play, by seat, hand, kind
    std::optional<int> dealer;               ///< nothing while open and where no card was dealt
    std::vector<engine::PlayResult> results; ///< beside `values`
    std::vector<std::string> sideBets;       ///< ids of the side bets won
    base::Money wagered;                     ///< while open: what lies on the table
    base::Money returned;

    [[nodiscard]] base::Money net() const { return returned - wagered; }
};

/// The newest round of a game.
struct LastRound {
    std::string variant;
    QDateTime started;
    RoundState state = RoundState::Open;
    std::string currency;
    base::Money net; ///< 0 while open
};

/// A round with everything needed to show, replay or verify it.
struct RoundRecord {
    RoundRow row;
    engine::RuleSet rules; ///< as they were when it was played
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
    engine::TableState state; ///< their fold
};

/// One line of the Play Record: a stake of the account's own player and what became of it. The running balance is the
/// wallet before the round plus the nets of the round's plays up to this one, as if plays were paid one after another.
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
    engine::StakeKind on = engine::StakeKind::Main; ///< what an insurance insures
    std::string bet;                                ///< id of a side bet
    std::shared_ptr<const engine::RuleSet> rules;   ///< as they were when it was played; null if they can't be read
    base::Money stake;
    base::Money returned;
    engine::PlayResult result = engine::PlayResult::Lose;
    std::string outcome; ///< the result's public name; for a side bet its outcome
    base::Money balance;
};

/// Which rounds. Every field that is set narrows the choice.
struct RoundFilter {
    std::optional<AccountId> account;
    std::optional<std::string> variant;
    std::optional<std::string> currency;
    std::optional<engine::PlayResult> result; ///< some main or behind play ended so
    std::optional<QDateTime> from;            ///< started at or after
    std::optional<QDateTime> to;              ///< started before
    bool sideBetWon = false;
    std::optional<RoundState> state;
    std::optional<RoundId> round;  ///< this one alone
    std::optional<bool> recovered; ///< was, or was not, open when the program came back after a crash
    std::optional<Mark> mistake;   ///< some decision in it, or a side bet taken, is priced at least so bad
    friend bool operator==(const RoundFilter&, const RoundFilter&) = default;
};

struct PlayFilter {
    std::optional<AccountId> account;
    std::optional<std::string> variant;
    std::optional<std::string> currency;
    std::optional<engine::StakeKind> kind;
    std::optional<engine::PlayResult> result;
    std::optional<QDateTime> from; ///< round ended at or after
    std::optional<QDateTime> to;   ///< round ended before
};

/// Sums over plays of one game in one currency.
struct PlayTotals {
    std::string variant;
    std::string currency;
    std::int64_t rounds = 0;
    std::int64_t plays = 0;
    base::Money staked;
    base::Money returned;
    [[nodiscard]] base::Money net() const { return returned - staked; }
};

/// What finished rounds come to.
struct RoundSums {
    std::int64_t rounds = 0;
    std::int64_t plays = 0;
    base::Money staked;
    base::Money returned;
    std::int64_t milliseconds = 0; ///< from each one's start to its end, but at most ten minutes of it

    // Of those that are priced. Amounts in minor units, with fractions.
    std::int64_t priced = 0;
    base::Money pricedNet;
    std::int64_t decisions = 0; ///< answers; what side bets cost is in `sideAtStart`
    std::int64_t mistakes = 0;  ///< of them from firstMistake on
    double cost = 0;            ///< of all of them
    double mainAtStart = 0;    ///< what main and behind plays were worth before the first card, best play
    double sideAtStart = 0;    ///< the same of side bets
    double variance = 0;       ///< of the net

    [[nodiscard]] base::Money net() const { return returned - staked; }
    [[nodiscard]] double atStart() const { return mainAtStart + sideAtStart; }
    /// What came, less what the play made was worth. Its mean is 0, its variance `variance`.
    [[nodiscard]] double luck() const { return static_cast<double>(pricedNet.minorUnits()) - (atStart() - cost); }
};

struct GameSums {
    std::string variant;
    std::string currency;
    RoundSums sums;
};

struct DaySums {
    QDate day;
    std::string currency;
    RoundSums sums;
};

/// A wallet at the end of a day.
struct DayBalance {
    QDate day;
    base::Money given;   ///< on that day: the money it began with, top-ups
    base::Money balance; ///< stakes of open rounds not counted as gone
};

/// Priced rounds only, because pricing finds the up card.
struct UpSums {
    int up = 0; ///< by points, 1 (ace) … 10
    std::string currency;
    RoundSums sums;
};

struct SideBetSums {
    std::string variant;
    std::string currency;
    std::string bet; ///< id; empty where the rules it was laid by can't be read
    std::int64_t plays = 0;
    std::int64_t won = 0;
    base::Money staked;
    base::Money returned;
    std::int64_t priced = 0; ///< plays; of those only:
    base::Money pricedNet;
    double expected = 0; ///< net, minor units
};

struct DecisionSums {
    DecisionKind kind = DecisionKind::Hard;
    std::string currency;
    std::array<std::int64_t, markCount> marks{}; ///< how many decisions have each mark
    double cost = 0;                             ///< minor units
};

struct BackupRow {
    QString path;
    QDateTime time;
    std::int64_t bytes = 0;
};

} // namespace openshoe::storage
