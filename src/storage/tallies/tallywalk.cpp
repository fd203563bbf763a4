// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/tallies/tallywalk.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace openshoe::storage {

using Overlap = TallyTimes::Overlap;

namespace {

std::vector<RoundRange> roundsOfShoe(Sql& sql, ShoeId shoe) {
    std::vector<RoundRange> ranges;
    Cursor row = sql.query("SELECT id FROM rounds WHERE shoe = ? AND state <> 0 ORDER BY id", shoe);
    while (row.next()) {
        const RoundId id = row.integer(0);
        if (!ranges.empty() && ranges.back().last == id - 1)
            ranges.back().last = id;
        else
            ranges.push_back({id, id});
    }
    return ranges;
}

} // namespace

TallyWalk::TallyWalk(Sql& sql, const RoundFilter& filter, bool byEnd) : m_tallies(sql), m_filter(filter) {
    m_range = {1, m_tallies.newest({})};
    if (filter.round)
        m_range = m_range.within({*filter.round, *filter.round});
    m_range = m_range.within({filter.first.value_or(1), filter.last.value_or(mostRounds)});
    if (filter.variant) {
        m_game = sql.integer("SELECT id FROM games WHERE variant = ?", *filter.variant);
        if (!m_game)
            m_range = {1, 0};
    }
    const auto milliseconds = [](const std::optional<QDateTime>& time) {
        return time ? std::optional<std::int64_t>(time->toMSecsSinceEpoch()) : std::nullopt;
    };
    m_times = {milliseconds(filter.from), milliseconds(filter.to), byEnd};
    if (filter.shoe)
        m_shoe = roundsOfShoe(sql, *filter.shoe);
}

bool TallyWalk::isPlace(const TallyPlace& place) const {
    return (!m_filter.account || place.account == *m_filter.account) && (!m_game || place.game == *m_game) &&
           (!m_filter.currency || place.currency == *m_filter.currency);
}

bool TallyWalk::hasSome(const QByteArray& cells, Topic topic,
                        const std::function<bool(std::int64_t key)>& wanted) const {
    bool some = false;
    const bool good = visit(
        cells, {topic}, [&](const TallyPlace& place) { return isPlace(place); },
        [&](Topic, const TallyPlace&, std::int64_t key, const Tally&) {
            some = wanted(key);
            return !some;
        });
    return some || !good;
}

bool TallyWalk::somePass(const QByteArray& cells) const {
    return hasSome(cells, Topic::Rounds, [&](std::int64_t key) { return passes(key, m_filter); });
}

// Goes from one top-level block that holds rounds to the next, because a damaged file may have rounds with any id.
void TallyWalk::walk(const Way& way) {
    if (m_shoe)
        return walkShoe(way);
    constexpr int top = tallyLevels - 1;
    RoundRange left = way.range;
    while (!left.empty()) {
        const RoundId next = way.newestFirst ? m_tallies.newest(left) : m_tallies.oldest(left);
        if (next == 0)
            return;
        const std::int64_t block = (next - 1) / roundsOf(top, 0).last;
        if (!walkBlock(way, top, block))
            return;
        const RoundRange done = roundsOf(top, block);
        (way.newestFirst ? left.last : left.first) = way.newestFirst ? done.first - 1 : done.last + 1;
    }
}

// An index has a shoe's rounds. They are few, and no block knows them, so all are read.
void TallyWalk::walkShoe(const Way& way) const {
    for (std::size_t i = 0; i < m_shoe->size(); ++i) {
        const RoundRange range = (*m_shoe)[way.newestFirst ? m_shoe->size() - 1 - i : i].within(way.range);
        if (!range.empty() && !way.read(range))
            return;
    }
}

// Visits the blocks of that level that cover these rounds.
bool TallyWalk::walkChildren(const Way& way, int level, const RoundRange& among) {
    const std::int64_t size = roundsOf(level, 0).last;
    const std::int64_t first = (among.first - 1) / size;
    const std::int64_t last = (among.last - 1) / size;
    for (std::int64_t i = 0; i <= last - first; ++i) {
        if (!walkBlock(way, level, way.newestFirst ? last - i : first + i))
            return false;
    }
    return true;
}

bool TallyWalk::walkBlock(const Way& way, int level, std::int64_t block) {
    const RoundRange all = roundsOf(level, block);
    const RoundRange wanted = all.within(way.range);
    if (const auto there = m_tallies.find(level, block)) {
        Overlap overlap = m_times.with(there->span);
        if (overlap == Overlap::Whole && wanted != all)
            overlap = Overlap::Part;
        if (overlap == Overlap::None || way.visit(level, block, *there, overlap))
            return true;
    }
    return level == 0 ? way.read(wanted) : walkChildren(way, level - 1, wanted);
}

std::int64_t TallyWalk::count() {
    std::int64_t count = 0;
    const auto add = [&](const QByteArray& cells) {
        std::int64_t here = 0;
        const bool good = visit(
            cells, {Topic::Rounds}, [&](const TallyPlace& place) { return isPlace(place); },
            [&](Topic, const TallyPlace&, std::int64_t key, const Tally& tally) {
                if (passes(key, m_filter))
                    here = wrappingSum(here, tally.rounds);
                return true;
            });
        count = wrappingSum(count, good ? here : 0);
        return good;
    };
    walk({.range = m_range,
          .newestFirst = false,
          .visit =
              [&](int, std::int64_t, const Tallies::Block& block, Overlap overlap) {
                  return overlap == Overlap::Whole ? add(block.cells) : !somePass(block.cells);
              },
          .read =
              [&](const RoundRange& range) {
                  TallyCells none;
                  m_tallies.read(
                      range, m_times,
                      [&](const TallyPlace& place, std::int64_t traits) {
                          count += isPlace(place) && passes(traits, m_filter) ? 1 : 0;
                          return false;
                      },
                      {}, none);
                  return true;
              }});
    return count;
}

TallyCells TallyWalk::sum(const Topics& topics, const Progress& progress) {
    TallyCells sum;
    const bool others = topics.has(Topic::Plays) || topics.has(Topic::Up) || topics.has(Topic::SideBets) ||
                        topics.has(Topic::Decisions) || topics.has(Topic::Quarters) || topics.has(Topic::Spots);
    const bool usable = !others || asksForPlaceAndTimeOnly(m_filter);
    using Cells = std::vector<std::pair<TallyCells::Key, Tally>>;
    const auto take = [&](const QByteArray& cells, Cells& into) {
        return visit(
            cells, topics, [&](const TallyPlace& place) { return isPlace(place); },
            [&](Topic topic, const TallyPlace& place, std::int64_t key, const Tally& tally) {
                if (topic != Topic::Rounds || passes(key, m_filter))
                    into.emplace_back(TallyCells::Key{topic, place, key}, tally);
                return true;
            });
    };
    const auto add = [&](int level, std::int64_t block, const QByteArray& cells) {
        Cells here;
        if (topics.has(Topic::Quarters) && (level > 0 || !take(m_tallies.quarters(block), here)))
            return false;
        if (!take(cells, here))
            return false;
        for (const auto& [key, tally] : here)
            sum.cells[key] += tally;
        return true;
    };
    const auto goOn = [&](const RoundRange& range) {
        return !progress || progress(static_cast<double>(range.last) / static_cast<double>(m_range.last));
    };
    walk({.range = m_range,
          .newestFirst = false,
          .visit =
              [&](int level, std::int64_t block, const Tallies::Block& kept, Overlap overlap) {
                  if (overlap != Overlap::Whole || !usable)
                      return !somePass(kept.cells);
                  return add(level, block, kept.cells);
              },
          .read =
              [&](const RoundRange& range) {
                  m_tallies.read(
                      range, m_times,
                      [&](const TallyPlace& place, std::int64_t traits) {
                          return isPlace(place) && passes(traits, m_filter) && isFinished(traits);
                      },
                      topics, sum);
                  return goOn(range);
              }});
    return sum;
}

void TallyWalk::ranges(RoundId before, const std::function<bool(const RoundRange&)>& found) {
    walk({.range = m_range.within({1, std::max<RoundId>(before, 1) - 1}),
          .newestFirst = true,
          .visit = [&](int, std::int64_t, const Tallies::Block& block, Overlap) { return !somePass(block.cells); },
          .read = found});
}

void TallyWalk::stretches(const std::function<bool(const RoundRange&)>& found) {
    bool more = true;
    const auto take = [&](const RoundRange& range) { return more = found(range.within(m_range)); };
    walk({.range = m_range,
          .newestFirst = true,
          .visit =
              [&](int level, std::int64_t block, const Tallies::Block& kept, Overlap) {
                  if (!more || !somePass(kept.cells))
                      return true;
                  if (level > 1)
                      return false;
                  take(roundsOf(level, block));
                  return true;
              },
          .read = take});
}

void TallyWalk::plays(RoundId before, const PlayTraits& traits,
                      const std::function<bool(const RoundRange&)>& found) {
    const std::int64_t wanted = playKey(traits);
    walk({.range = m_range.within({1, std::max<RoundId>(before, 1) - 1}),
          .newestFirst = true,
          .visit =
              [&](int, std::int64_t, const Tallies::Block& block, Overlap) {
                  return !hasSome(block.cells, Topic::Plays, [&](std::int64_t key) { return key == wanted; });
              },
          .read = found});
}

} // namespace openshoe::storage
