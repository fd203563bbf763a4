// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace openshoe::engine {

// The vocabulary of the table: who, where, what is asked, what is done, how it ended. name() gives each its public name
// (JSON, database, command line); fromName() reads it back.

/// A person at the table, numbered from 0 in order of arrival.
struct PlayerNumber {
    std::uint16_t value = 0;
    friend constexpr auto operator<=>(PlayerNumber, PlayerNumber) = default;
};

/// 1 … 7; 0 is the dealer.
struct SeatNumber {
    std::uint8_t value = 0;
    [[nodiscard]] constexpr std::size_t index() const { return value - 1U; }
    [[nodiscard]] constexpr bool isDealer() const { return value == 0; }
    friend constexpr auto operator<=>(SeatNumber, SeatNumber) = default;
};

/// 1 … 4, in the order in which a seat's hands are played.
struct HandNumber {
    std::uint8_t value = 1;
    [[nodiscard]] constexpr std::size_t index() const { return value - 1U; }
    friend constexpr auto operator<=>(HandNumber, HandNumber) = default;
};

inline constexpr SeatNumber dealerSeat{0};
inline constexpr int maxSeats = 7;
inline constexpr int maxHands = 4;

enum class StakeKind : std::uint8_t { Main, Behind, Insurance, Side };
/// Whether the stake wins and loses with a hand, one's own or another's.
[[nodiscard]] constexpr bool isOnHand(StakeKind kind) {
    return kind == StakeKind::Main || kind == StakeKind::Behind;
}

enum class Action : std::uint8_t {
    Hit, Stand, Double, Split, Surrender, Insurance, EvenMoney, Decline, FollowDouble, FollowSplit,
};
inline constexpr int actionCount = 10;

enum class QuestionKind : std::uint8_t { Insurance, EvenMoney, Surrender, Turn, FollowDouble, FollowSplit };

/// Who decided: the player, the decision registered before the turn, or the silence rule.
enum class Cause : std::uint8_t { Player, Early, Silence };

enum class LeaveReason : std::uint8_t { Left, NoStake, Idle, CannotCover };

/// What the dealer's hint says about the hole card: 2–5, 6–9, T–A.
enum class HoleClass : std::uint8_t { Small, Medium, Large };

/// How a play ended. `Side` is a won side bet, which is named after its outcome.
enum class PlayResult : std::uint8_t { Blackjack, Win, Push, Lose, Bust, Surrender, EvenMoney, Returned, Side };

/// Why a command was refused. The first fourteen are the public names of `play`, in order of precedence.
enum class Refusal : std::uint8_t {
    SeatTaken, SeatLimit, UnequalStakes, TrialNotSeated, BehindOwnSeat, BehindNotOffered, SeatEmpty, BelowMinimum,
    AboveMaximum, BadStep, InsufficientBalance, SideBetNotOffered, SelfExcluded, LimitReached,
    NotYourTurn, NotOffered,
    WrongPhase, UnknownPlayer, UnknownSeat, ShoeExhausted, AmountOverflow,
};
inline constexpr int refusalCount = 21;

[[nodiscard]] const char* name(StakeKind value);
[[nodiscard]] const char* name(Action value);
[[nodiscard]] const char* name(QuestionKind value);
[[nodiscard]] const char* name(Cause value);
[[nodiscard]] const char* name(LeaveReason value);
[[nodiscard]] const char* name(HoleClass value);
[[nodiscard]] const char* name(PlayResult value);
[[nodiscard]] const char* name(Refusal value);

/// How many values a named enumeration has; the values are 0 … count − 1.
template <typename E> inline constexpr int enumCount = 0;
template <> inline constexpr int enumCount<StakeKind> = 4;
template <> inline constexpr int enumCount<Action> = actionCount;
template <> inline constexpr int enumCount<QuestionKind> = 6;
template <> inline constexpr int enumCount<Cause> = 3;
template <> inline constexpr int enumCount<LeaveReason> = 4;
template <> inline constexpr int enumCount<HoleClass> = 3;
template <> inline constexpr int enumCount<PlayResult> = 9;
template <> inline constexpr int enumCount<Refusal> = refusalCount;

template <typename E> [[nodiscard]] std::optional<E> fromName(std::string_view text) {
    for (int i = 0; i < enumCount<E>; ++i) {
        if (text == name(static_cast<E>(i)))
            return static_cast<E>(i);
    }
    return std::nullopt;
}

} // namespace openshoe::engine
