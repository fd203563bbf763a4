// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/tallies.h"

namespace openshoe::storage {

/// Finds, counts and adds up the rounds that a filter lets through, reading as few of them as the blocks' sums allow:
/// blocks in which no round passes are left out, and those in which time cuts nothing need not be read. Internal to
/// storage; errors are noted with Sql.
class TallyWalk {
public:
    /// `byEnd`: the filter's times are of the rounds' ends, not their starts.
    TallyWalk(Sql& sql, const RoundFilter& filter, bool byEnd = false);

    /// Called between blocks with the part (0 … 1) of the rounds that lies behind; returns false to stop.
    using Going = std::function<bool(double part)>;

    [[nodiscard]] std::int64_t count();
    /// The cells of these topics, over the finished rounds that pass. With a filter that asks for more than place and
    /// time, topics other than Rounds are read round by round.
    [[nodiscard]] TallyCells sum(const Topics& topics, const Going& going = {});
    /// Rounds below `before` among which some may pass, newest first, until `found` returns false.
    void ranges(RoundId before, const std::function<bool(const RoundRange&)>& found);
    /// The same for plays: rounds among which some play of that kind may have ended so.
    void plays(RoundId before, std::optional<engine::StakeKind> kind, std::optional<engine::PlayResult> result,
               const std::function<bool(const RoundRange&)>& found);

private:
    // What becomes of a block: it is done with, or what is in it is looked at.
    using Visit = std::function<bool(int level, std::int64_t block, const Tallies::Block&, TallyTimes::Overlap)>;
    using Read = std::function<bool(const RoundRange&)>;
    struct Way {
        RoundRange range;
        bool newestFirst = false;
        Visit visit; ///< true: done with
        Read read;   ///< rounds that no block stands for; false: stop
    };

    void walk(const Way& way);
    bool walkBlock(const Way& way, int level, std::int64_t block);
    bool walkChildren(const Way& way, int level, const RoundRange& among);
    [[nodiscard]] bool isPlace(const TallyPlace& place) const;
    // Whether the block may hold a cell of that topic whose key is wanted.
    [[nodiscard]] bool hasSome(const QByteArray& cells, Topic topic,
                               const std::function<bool(std::int64_t key)>& wanted) const;
    [[nodiscard]] bool somePass(const QByteArray& cells) const;

    Tallies m_tallies;
    RoundFilter m_filter;
    std::optional<std::int64_t> m_game;
    TallyTimes m_times;
    RoundRange m_range; ///< all there may be
};

} // namespace openshoe::storage
