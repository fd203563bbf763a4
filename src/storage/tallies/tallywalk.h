// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/tallies/tallies.h"

namespace openshoe::storage {

/// Finds, counts and sums the rounds that pass a filter, reading as few of them as the blocks' sums allow: blocks in
/// which no round passes are skipped, and blocks entirely within the filter's times need not be read. Internal to
/// storage; errors are recorded in Sql.
class TallyWalk {
public:
    /// `byEnd`: the filter's times apply to the rounds' ends, not their starts.
    TallyWalk(Sql& sql, const RoundFilter& filter, bool byEnd = false);

    /// Called between blocks with the fraction (0 … 1) of the rounds done; returns false to stop.
    using Progress = std::function<bool(double part)>;

    [[nodiscard]] std::int64_t count();
    /// The cells of these topics over the finished rounds that pass. If the filter has conditions other than place and
    /// time, topics other than Rounds are computed round by round.
    [[nodiscard]] TallyCells sum(const Topics& topics, const Progress& progress = {});
    /// Ranges below `before` in which some round may pass, newest first, until `found` returns false.
    void ranges(RoundId before, const std::function<bool(const RoundRange&)>& found);
    /// The same, all of them, in as few ranges as reading whole stretches of RoundLines is worth.
    void stretches(const std::function<bool(const RoundRange&)>& found);
    /// The same for plays: ranges in which some play may have these traits.
    void plays(RoundId before, const PlayTraits& traits, const std::function<bool(const RoundRange&)>& found);

private:
    // Decides whether a block is done with or its contents are visited.
    using Visit = std::function<bool(int level, std::int64_t block, const Tallies::Block&, TallyTimes::Overlap)>;
    using Read = std::function<bool(const RoundRange&)>;
    struct Way {
        RoundRange range;
        bool newestFirst = false;
        Visit visit; ///< returns true if the block is done with
        Read read;   ///< gets rounds not covered by a block; returns false to stop
    };

    void walk(const Way& way);
    void walkShoe(const Way& way) const;
    bool walkBlock(const Way& way, int level, std::int64_t block);
    bool walkChildren(const Way& way, int level, const RoundRange& among);
    [[nodiscard]] bool isPlace(const TallyPlace& place) const;
    // Whether the block may hold a cell of that topic with a wanted key.
    [[nodiscard]] bool hasSome(const QByteArray& cells, Topic topic,
                               const std::function<bool(std::int64_t key)>& wanted) const;
    [[nodiscard]] bool somePass(const QByteArray& cells) const;

    Tallies m_tallies;
    RoundFilter m_filter;
    std::optional<std::int64_t> m_game;
    TallyTimes m_times;
    RoundRange m_range; ///< all rounds that can pass
    std::optional<std::vector<RoundRange>> m_shoe; ///< those of the shoe asked for, oldest first
};

} // namespace openshoe::storage
