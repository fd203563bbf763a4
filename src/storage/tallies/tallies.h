// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/rows/removed.h"
#include "storage/tallies/playedhands.h"
#include "storage/tallies/roundlines.h"
#include "storage/tallies/tally.h"

#include <functional>
#include <string>
#include <vector>

namespace openshoe::storage {

// The sums of finished rounds as stored in the file: blocks of 512 consecutive ids, blocks of 32 of those, and blocks
// of 32 of those again. A block exists only once all its rounds are finished, or were removed with their account;
// rounds outside any block are read one by one, so a missing block does no harm. Each of the lowest blocks has its
// RoundLines, and the hands played. All of it follows from the rounds, their logs and prices, and the check proves that
// it does. Internal to storage; errors are recorded in Sql.

inline constexpr int tallyLevels = 3;
inline constexpr std::int64_t tallyFan = 32;
inline constexpr std::int64_t tallyBlock = 512;

/// Higher ids are ignored: this program never wrote them.
inline constexpr RoundId mostRounds = RoundId{1} << 60;

/// Rounds by id, both ends included.
struct RoundRange {
    RoundId first = 1;
    RoundId last = mostRounds;
    [[nodiscard]] bool empty() const { return last < first; }
    [[nodiscard]] RoundRange within(const RoundRange& other) const {
        return {std::max(first, other.first), std::min(last, other.last)};
    }
    friend bool operator==(const RoundRange&, const RoundRange&) = default;
};
[[nodiscard]] RoundRange roundsOf(int level, std::int64_t block);

/// The times a filter accepts.
struct TallyTimes {
    std::optional<std::int64_t> from; ///< milliseconds since 1970, UTC
    std::optional<std::int64_t> to;   ///< exclusive
    bool byEnd = false;               ///< the times apply to the rounds' ends, not their starts

    enum class Overlap : std::uint8_t { None, Part, Whole };
    [[nodiscard]] Overlap with(const TallySpan& span) const;
};

/// Decides by place and RoundTraits::key() whether a round is wanted.
using RoundPredicate = std::function<bool(const TallyPlace&, std::int64_t traits)>;

class Tallies {
public:
    explicit Tallies(Sql& sql) : m_sql(sql), m_removed(sql) {}

    /// Call when a round is finished: builds the blocks completed by it. Like all writing calls, for use within a
    /// transaction.
    void finished(RoundId round);
    /// Call when rounds were priced by this version: drops their blocks and rebuilds them, those with unpriced rounds
    /// later.
    void priced(const std::vector<RoundId>& rounds, int version);
    /// Call when an account and its rounds, which were these, are gone: takes them out of their blocks, which is faster
    /// than to rebuild those. `progress` is told the fraction done, 0 … 1.
    void forget(std::int64_t account, const std::vector<RoundRange>& rounds,
                const std::function<void(double part)>& progress = {});
    /// Rebuilds all blocks.
    void makeAll();

    struct Block {
        TallySpan span;
        QByteArray cells;
    };
    /// nullopt if the block doesn't exist.
    [[nodiscard]] std::optional<Block> find(int level, std::int64_t block);
    /// The quarters of an hour of a lowest-level block.
    [[nodiscard]] QByteArray quarters(std::int64_t block);
    /// The id of the newest or oldest round in the range, 0 if there is none.
    [[nodiscard]] RoundId newest(const RoundRange& among = {});
    [[nodiscard]] RoundId oldest(const RoundRange& among = {});

    /// A block's lines, and if asked for the hands played in its rounds, packed (empty if they aren't kept).
    struct Packed {
        std::int64_t block = 0;
        PackedLines lines;
        QByteArray hands;
    };
    /// Calls `found` for each lowest-level block in the range that has lines, in order of their ids.
    void lines(const RoundRange& range, bool withHands, const std::function<void(const Packed&)>& found);
    /// The same for rounds read one by one.
    [[nodiscard]] std::vector<RoundLine> readLines(const RoundRange& range);
    [[nodiscard]] std::vector<HandCode> readHands(RoundId round);

    /// Reads rounds one by one and adds their cells and times.
    void read(const RoundRange& range, const TallyTimes& times, const RoundPredicate& wanted, const Topics& topics,
              TallyCells& cells);

    /// Calls `wrong` with the rounds covered by each block that isn't their sum, and `looked` after each lowest-level
    /// block with its number of rounds; stops if that returns false.
    void findWrong(const std::function<void(const RoundRange&)>& wrong,
                   const std::function<bool(std::int64_t rounds)>& looked);

private:
    [[nodiscard]] TallyCells sumOf(int level, std::int64_t block, std::vector<RoundLine>* lines = nullptr);
    [[nodiscard]] QByteArray handsOf(std::int64_t block);
    [[nodiscard]] QByteArray hands(std::int64_t block);
    void makeHands(std::int64_t block);
    [[nodiscard]] bool areRight(std::int64_t block, const std::vector<RoundLine>& lines);
    /// Whether all its rounds are over, or removed.
    [[nodiscard]] bool isWhole(const RoundRange& block);
    void forgetCells(std::int64_t account, int level, std::int64_t block);
    void forgetLines(std::int64_t account, std::int64_t block);
    void forgetHands(std::int64_t block, const std::vector<RoundRange>& rounds);
    void make(std::int64_t block);
    void makeAbove(std::int64_t block);
    void put(int level, std::int64_t block, const TallyCells& cells);
    bool drop(std::int64_t block);

    Sql& m_sql;
    RemovedNumbers m_removed;
};

} // namespace openshoe::storage
