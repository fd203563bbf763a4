// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sql.h"
#include "storage/tally.h"

#include <functional>
#include <string>
#include <vector>

namespace openshoe::storage {

// The sums of finished rounds as they stand in the file: blocks of 512 rounds by their ids, blocks of 32 such blocks,
// and of 32 of those. A block is there only when all its rounds are finished; rounds without one are read one by one,
// so nothing is wrong while one is missing. They follow from the rounds and their prices, and the check proves that
// they do. Internal to storage; errors are noted with Sql.

inline constexpr int tallyLevels = 3;
inline constexpr std::int64_t tallyFan = 32;
inline constexpr std::int64_t tallyBlock = 512;

/// Higher ids are not looked for: somebody else wrote them.
inline constexpr RoundId mostRounds = RoundId{1} << 60;

/// Rounds by their ids, both ends included.
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

/// Which times a filter lets through.
struct TallyTimes {
    std::optional<std::int64_t> from; ///< milliseconds since 1970, UTC
    std::optional<std::int64_t> to;   ///< before
    bool byEnd = false;               ///< of the rounds' ends, not their starts

    enum class Overlap : std::uint8_t { None, Part, Whole };
    [[nodiscard]] Overlap with(const TallySpan& span) const;
};

/// Which rounds are read: place and RoundTraits::key().
using TallyWanted = std::function<bool(const TallyPlace&, std::int64_t traits)>;

class Tallies {
public:
    explicit Tallies(Sql& sql) : m_sql(sql) {}

    /// A round was finished: makes the blocks that are whole now. Within its transaction, like all that writes.
    void finished(RoundId round);
    /// Rounds were priced, by this version: the blocks they are in are made anew, those with unpriced rounds later.
    void priced(const std::vector<RoundId>& rounds, int version);
    /// Makes all blocks anew.
    void makeAll();

    struct Block {
        TallySpan span;
        QByteArray cells;
    };
    /// Nothing where the block isn't there.
    [[nodiscard]] std::optional<Block> find(int level, std::int64_t block);
    /// Of a block of the lowest level: its quarters of an hour.
    [[nodiscard]] QByteArray quarters(std::int64_t block);
    /// The ids of the newest and oldest round there, 0 where there is none.
    [[nodiscard]] RoundId newest(const RoundRange& among = {});
    [[nodiscard]] RoundId oldest(const RoundRange& among = {});

    /// Reads rounds one by one and adds their cells and times.
    void read(const RoundRange& range, const TallyTimes& times, const TallyWanted& wanted, const Topics& topics,
              TallyCells& cells);

    /// Calls back with what each block that isn't the sum of its rounds claims to be of, and after each block that was
    /// looked at with how many rounds were; stops where that returns false.
    void findWrong(const std::function<void(const RoundRange&)>& wrong,
                   const std::function<bool(std::int64_t rounds)>& looked);

private:
    [[nodiscard]] TallyCells sumOf(int level, std::int64_t block);
    void make(std::int64_t block);
    void makeAbove(std::int64_t block);
    void put(int level, std::int64_t block, const TallyCells& cells);
    bool drop(std::int64_t block);

    Sql& m_sql;
};

} // namespace openshoe::storage
