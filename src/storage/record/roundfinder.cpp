// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/roundfinder.h"

#include <algorithm>

namespace openshoe::storage {

namespace {

/// So many are read one by one in the time it takes to look through all lines.
constexpr std::size_t fewRounds = 200;

} // namespace

RoundFinder::RoundFinder(Sql& sql, const RoundSearch& search) : m_sql(sql), m_tallies(sql), m_search(search) {
    if (search.hand)
        m_hands.emplace(*search.hand);
    if (!search.noted.isEmpty())
        m_noted = notedRounds();
    if (search.filter.variant)
        m_game = sql.integer("SELECT id FROM games WHERE variant = ?", *search.filter.variant);
    if (search.filter.from)
        m_from = search.filter.from->toMSecsSinceEpoch();
    if (search.filter.to)
        m_to = search.filter.to->toMSecsSinceEpoch();
    if (search.netAtLeast)
        m_least = search.netAtLeast->minorUnits();
    if (search.netAtMost)
        m_most = search.netAtMost->minorUnits();
    m_ids = {search.filter.first.value_or(1), search.filter.last.value_or(mostRounds)};
    if (search.filter.round)
        m_ids = m_ids.within({*search.filter.round, *search.filter.round});
}

std::vector<RoundId> RoundFinder::notedRounds() const {
    std::vector<RoundId> rounds;
    Cursor row = m_sql.query("SELECT round FROM notes WHERE about = 0 AND instr(sought, ?) > 0 ORDER BY round",
                             m_search.noted.trimmed().toCaseFolded());
    while (row.next())
        rounds.push_back(row.integer(0));
    return rounds;
}

RoundFinder::Found RoundFinder::find(std::size_t limit, std::size_t from, std::optional<RoundId> before) {
    m_kept = std::max<std::size_t>(limit + from, 1024);
    if (before)
        m_ids = m_ids.within({1, *before - 1});
    // Memory that grows step by step costs more than the search.
    m_places.reserve(std::min(2 * m_kept, static_cast<std::size_t>(std::max<RoundId>(m_tallies.newest({}), 0))));
    if (m_noted && m_noted->size() <= fewRounds) { // nothing else is looked at
        for (const RoundId id : *m_noted)
            lookOneByOne({id, id});
    } else {
        TallyWalk(m_sql, m_search.filter).stretches([&](const RoundRange& range) {
            look(range);
            return !m_sql.failed();
        });
    }
    Found found{.rounds = {}, .count = m_count, .nets = std::move(m_nets)};
    const std::size_t begin = std::min(from, m_places.size());
    const std::size_t end = std::min(begin + limit, m_places.size());
    const auto at = [&](std::size_t i) { return m_places.begin() + static_cast<std::ptrdiff_t>(i); };
    if (begin < m_places.size())
        std::nth_element(m_places.begin(), at(begin), m_places.end(), isBefore);
    std::partial_sort(at(begin), at(end), m_places.end(), isBefore);
    for (std::size_t i = begin; i < end; ++i)
        found.rounds.push_back(m_places[i].id);
    return found;
}

bool RoundFinder::isBefore(const Place& a, const Place& b) {
    return a.key != b.key ? a.key > b.key : a.id > b.id;
}

// From time to time those are dropped that come too late to be asked for.
void RoundFinder::take(const Place& place) {
    ++m_count;
    if (m_last && !isBefore(place, *m_last))
        return;
    m_places.push_back(place);
    if (m_places.size() < 2 * m_kept)
        return;
    const auto last = m_places.begin() + static_cast<std::ptrdiff_t>(m_kept) - 1;
    std::nth_element(m_places.begin(), last, m_places.end(), isBefore);
    m_last = *last;
    m_places.erase(last + 1, m_places.end());
}

// Rounds of blocks without lines are read one by one.
void RoundFinder::look(const RoundRange& range) {
    RoundId next = range.first;
    m_tallies.lines(range, m_hands.has_value(), [&](const Tallies::Packed& packed) {
        const RoundRange all = roundsOf(0, packed.block);
        if (!packed.lines.good() || packed.lines.size() != static_cast<std::size_t>(tallyBlock))
            return;
        if (next < all.first)
            lookOneByOne({next, all.first - 1});
        lookAt(packed, all.within(range));
        next = all.last + 1;
    });
    if (next <= range.last)
        lookOneByOne({next, range.last});
}

// The innermost loop of every search: what isn't asked about isn't read.
void RoundFinder::lookAt(const Tallies::Packed& packed, const RoundRange& range) {
    struct Kind {
        bool wanted = false;
        bool found = false;
        std::int64_t net = 0;
    };
    const PackedLines& lines = packed.lines;
    std::vector<Kind> kinds;
    for (const PackedLines::Kind& kind : lines.kinds())
        kinds.push_back({.wanted = isKind(kind.place, kind.traits)});
    if (std::ranges::none_of(kinds, &Kind::wanted))
        return;
    std::vector<char> hands;
    if (m_hands) {
        hands = roundsWith(packed.hands, *m_hands, lines.size());
        if (hands.empty())
            return lookOneByOne(range);
    }
    const RoundId first = roundsOf(0, packed.block).first;
    const bool anyTime = m_from == INT64_MIN && m_to == INT64_MAX;
    const auto lookAtLine = [&](RoundId id) {
        const auto i = static_cast<std::size_t>(id - first);
        if (m_hands && hands[i] == 0)
            return;
        Kind& kind = kinds[lines.kind(i)];
        if (!kind.wanted || !(anyTime || isTime(lines.started(i))))
            return;
        const std::int64_t net = lines.net(i);
        if (!isNet(net))
            return;
        kind.found = true;
        kind.net = wrappingSum(kind.net, net);
        take({keyOf(id, net, lines.cost(i), lines.luck(i)), id});
    };
    const RoundRange wanted = range.within(m_ids);
    if (m_noted) {
        for (auto id = std::ranges::lower_bound(*m_noted, wanted.first); id != m_noted->end() && *id <= wanted.last;
             ++id)
            lookAtLine(*id);
    } else {
        for (RoundId id = wanted.first; id <= wanted.last; ++id)
            lookAtLine(id);
    }
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (kinds[i].found)
            addNet(lines.kinds()[i].place.currency, kinds[i].net);
    }
}

void RoundFinder::lookOneByOne(const RoundRange& range) {
    for (const RoundLine& line : m_tallies.readLines(range.within(m_ids))) {
        if (isKind(line.place, line.traits) && isTime(line.started) && isNet(line.net) && isNoted(line.id) &&
            (!m_hands || m_hands->hasAny(m_tallies.readHands(line.id)))) {
            addNet(line.place.currency, line.net);
            take({keyOf(line.id, line.net, line.cost, line.luck), line.id});
        }
    }
}

// An open round has no net yet.
bool RoundFinder::isKind(const TallyPlace& place, std::int64_t traits) const {
    const RoundFilter& filter = m_search.filter;
    return (!filter.account || place.account == *filter.account) && (!filter.variant || place.game == m_game) &&
           (!filter.currency || place.currency == *filter.currency) && isFinished(traits) && passes(traits, filter);
}

bool RoundFinder::isTime(std::int64_t started) const {
    return started >= m_from && started < m_to;
}

bool RoundFinder::isNet(std::int64_t net) const {
    return net >= m_least && net <= m_most;
}

bool RoundFinder::isNoted(RoundId id) const {
    return !m_noted || std::ranges::binary_search(*m_noted, id);
}

void RoundFinder::addNet(const std::string& currency, std::int64_t net) {
    std::int64_t& sum = m_nets[currency];
    sum = wrappingSum(sum, net);
}

double RoundFinder::keyOf(RoundId id, std::int64_t net, float cost, float luck) const {
    switch (m_search.order) {
    case RoundOrder::Newest: return 0;
    case RoundOrder::Oldest: return -static_cast<double>(id);
    case RoundOrder::BestNet: return static_cast<double>(net);
    case RoundOrder::WorstNet: return -static_cast<double>(net);
    case RoundOrder::Costliest: return static_cast<double>(cost);
    case RoundOrder::Luckiest: return static_cast<double>(luck);
    case RoundOrder::Unluckiest: break;
    }
    return -static_cast<double>(luck);
}

} // namespace openshoe::storage
