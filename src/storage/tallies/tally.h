// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/rows/spot.h"

#include <QByteArray>

#include <functional>
#include <map>
#include <string>

namespace openshoe::storage {

// Sums over a block of rounds, so that a million rounds can be counted and added up without being read. A block's sums
// are split into cells fine enough for every filter; adding two blocks means adding their cells. Pure; internal to
// storage.

/// What a block's cells are split by, besides account, game and currency.
enum class Topic : std::uint8_t {
    Rounds,    ///< by what a round filter asks for: RoundTraits
    Plays,     ///< by kind, net and ending of the plays: playKey()
    Up,        ///< by the dealer's up card, for priced rounds that have one
    SideBets,  ///< by rule set and index in it: sideBetKey()
    Decisions, ///< by kind and mark, including side bets taken: decisionKey()
    Quarters,  ///< by the quarter of an hour a round started in: in every time zone midnight falls on a boundary
    Spots,     ///< by spot, kind and mark, for mistakes that have a spot: spotKey()
};
inline constexpr int topicCount = 7;
/// A set of topics.
class Topics {
public:
    Topics(std::initializer_list<Topic> topics) {
        for (const Topic topic : topics)
            m_set |= 1U << static_cast<unsigned>(topic);
    }
    [[nodiscard]] bool has(Topic topic) const { return (m_set >> static_cast<unsigned>(topic) & 1) != 0; }
    /// Whether it contains that topic or a later one.
    [[nodiscard]] bool hasFrom(Topic topic) const { return m_set >> static_cast<unsigned>(topic) != 0; }
    [[nodiscard]] static Topics all() {
        return {Topic::Rounds,    Topic::Plays,    Topic::Up,   Topic::SideBets,
                Topic::Decisions, Topic::Quarters, Topic::Spots};
    }

private:
    unsigned m_set = 0;
};

inline constexpr std::int64_t quarterMs = 15 * 60 * 1000;

/// For numbers read from a file: a damaged one may hold any value, so these wrap around instead of overflowing.
[[nodiscard]] std::int64_t wrappingSum(std::int64_t a, std::int64_t b);
[[nodiscard]] std::int64_t wrappingDifference(std::int64_t a, std::int64_t b);

/// A sum. Fields a topic doesn't use stay 0. Amounts are in minor units; sums wrap around.
struct Tally {
    std::int64_t rounds = 0; ///< for side bets: plays won
    std::int64_t plays = 0;
    std::int64_t staked = 0;
    std::int64_t returned = 0;
    std::int64_t milliseconds = 0; ///< time played
    std::int64_t priced = 0;       ///< rounds; for side bets: plays
    std::int64_t pricedNet = 0;
    std::int64_t decisions = 0;
    std::int64_t mistakes = 0;
    double cost = 0;
    double stakes = 0; ///< the cost in stakes
    double mainAtStart = 0;
    double sideAtStart = 0;
    double variance = 0;

    Tally& operator+=(const Tally& other);
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// Where a cell's rounds were played.
struct TallyPlace {
    AccountId account = 0;
    std::int64_t game = 0;
    std::string currency;
    friend auto operator<=>(const TallyPlace&, const TallyPlace&) = default;
};

/// What a filter can ask of a round besides its place and time, packed into one number.
struct RoundTraits {
    int endings = 0;                 ///< of its hands: a bit for each engine::PlayResult
    std::optional<NetResult> result; ///< empty while it is open
    bool sideBetWon = false;
    RoundState state = RoundState::Settled;
    bool recovered = false;
    bool priced = false;
    std::optional<Mark> worst; ///< of its decisions and side bets

    [[nodiscard]] std::int64_t key() const;
};
/// Whether a round with that key passes the filter's conditions other than place and time.
[[nodiscard]] bool passes(std::int64_t traits, const RoundFilter& filter);
[[nodiscard]] bool isFinished(std::int64_t traits);
[[nodiscard]] bool isPriced(std::int64_t traits);
/// Whether the filter has no conditions other than place and time.
[[nodiscard]] bool asksForPlaceAndTimeOnly(const RoundFilter& filter);

/// What a filter can ask of a play besides place and time. Each play counts in the cells of all eight choices that it
/// passes, with or without its kind, net and ending; a round counts once in each.
struct PlayTraits {
    std::optional<engine::StakeKind> kind;
    std::optional<NetResult> result;
    std::optional<engine::PlayResult> ending;
};
[[nodiscard]] std::int64_t playKey(const PlayTraits& traits);
inline constexpr std::int64_t sideBetPlaces = 256; ///< more side bets than any game has
[[nodiscard]] std::int64_t sideBetKey(std::int64_t ruleSet, int place);
[[nodiscard]] inline std::int64_t decisionKey(DecisionKind kind, Mark mark) {
    return static_cast<std::int64_t>(kind) * markCount + static_cast<std::int64_t>(mark);
}

[[nodiscard]] inline std::int64_t spotKey(const Spot& spot, DecisionKind kind, Mark mark) {
    return spot.key() * decisionKindCount * markCount + decisionKey(kind, mark);
}

/// When a block's rounds started and ended.
struct TallySpan {
    std::int64_t firstStart = INT64_MAX;
    std::int64_t lastStart = INT64_MIN;
    std::int64_t firstEnd = INT64_MAX;
    std::int64_t lastEnd = INT64_MIN;

    void add(std::int64_t started, std::int64_t ended);
    void add(const TallySpan& other);
    friend bool operator==(const TallySpan&, const TallySpan&) = default;
};

/// The cells of one or more blocks.
struct TallyCells {
    struct Key {
        Topic topic = Topic::Rounds;
        TallyPlace place;
        std::int64_t key = 0;
        friend auto operator<=>(const Key&, const Key&) = default;
    };
    std::map<Key, Tally> cells;
    TallySpan span;

    /// packed() holds every topic but Quarters, packedQuarters() only that one. Equal cells give equal bytes.
    [[nodiscard]] QByteArray packed() const;
    [[nodiscard]] QByteArray packedQuarters() const;
    /// Adds what was packed; false, with cells partly added, if the bytes didn't come from packed().
    bool add(const QByteArray& packed);
};

/// Walks through packed cells of these topics without unpacking them. `place` is called once for each place and says
/// whether its cells are wanted; `cell` is called with each wanted cell, by topic, place and key, and stops the walk by
/// returning false. Returns false if the bytes, as far as they were read, are not packed cells.
bool visit(const QByteArray& packed, const Topics& topics, const std::function<bool(const TallyPlace&)>& place,
           const std::function<bool(Topic, const TallyPlace&, std::int64_t key, const Tally&)>& cell);

} // namespace openshoe::storage
