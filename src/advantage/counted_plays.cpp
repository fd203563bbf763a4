// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/counted_plays.h"

#include "advantage/count_bins.h"
#include "analysis/kept_play.h"
#include "analysis/layout.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

namespace openshoe::advantage {

using analysis::ace;
using analysis::BasicStrategy;
using analysis::contains;
using analysis::pointKinds;
using analysis::Switch;
using analysis::TotalPlay;

namespace {

// Counts at which some play changes, in order.
std::vector<int> boundariesOf(const std::vector<IndexPlay>& indices, std::size_t mostStrategies) {
    std::set<int> boundaries;
    for (const IndexPlay& index : indices) {
        if (boundaries.size() + 1 < mostStrategies) // those worth most come first
            boundaries.insert(index.atOrAbove ? index.count : index.count + 1);
    }
    return {boundaries.begin(), boundaries.end()};
}

BasicStrategy with(const BasicStrategy& basic, const std::vector<IndexPlay>& indices, const engine::RuleSet& rules,
                   const std::vector<int>& boundaries, std::size_t stretch) {
    BasicStrategy strategy = basic;
    for (const IndexPlay& index : indices) {
        const int boundary = index.atOrAbove ? index.count : index.count + 1;
        if (!std::ranges::binary_search(boundaries, boundary))
            continue;
        const bool above = stretch > 0 && boundaries[stretch - 1] >= boundary;
        const int hands =
            index.which.kind == Switch::Kind::Split ? analysis::mostHands(rules.split, index.which.place) : 0;
        analysis::take(strategy, index.which, above == index.atOrAbove, hands);
    }
    return strategy;
}

} // namespace

HandStates::HandStates(const analysis::PlayRules& rules) {
    for (int state = 0; state < count; ++state) {
        const CountedHand hand{.state = state};
        const int total = hand.isSoft() ? state / 2 + 10 : state / 2;
        const auto at = static_cast<std::size_t>(state);
        bestOf[at] = static_cast<std::uint8_t>(total);
        classes[at] = static_cast<std::uint8_t>(total <= 21 ? TotalPlay::classOf(total, hand.isSoft()) : 0);
        dealerDraws[at] = rules.dealer.drawing.draws(total, hand.isSoft());
    }
}

CountScale::CountScale(const engine::RuleSet& rules, const counting::CountSystem& system, int unit,
                       const std::vector<int>& boundaries)
    : m_convention(system.convention), m_start(system.startFor(rules.decks)), m_unit(unit) {
    const int cards = rules.cards();
    double square = 0;
    for (const int tag : system.tags)
        square += static_cast<double>(tag) * tag / engine::cardsPerDeck;
    // As far as ten standard deviations of half a shoe, and what an unbalanced count adds.
    const double far = 10 * std::sqrt(square * cards / 4) + std::abs(system.sumOfDeck()) * rules.decks;
    m_width = 2 * static_cast<int>(std::ceil(far / m_unit)) + 2;
    m_strategy.resize(static_cast<std::size_t>((cards + 12) * m_width));
    m_shown.resize(m_strategy.size());
    for (int left = 0; left < cards + 12; ++left) {
        for (int i = 0; i < m_width; ++i) {
            const int running = m_start + (i - m_width / 2) * m_unit;
            const int count = counting::shownCount(m_convention, running, left);
            const auto at = static_cast<std::size_t>(left * m_width + i);
            m_shown[at] = static_cast<std::int16_t>(RoundTally::kept(count));
            m_strategy[at] =
                static_cast<std::uint8_t>(std::ranges::upper_bound(boundaries, count) - boundaries.begin());
        }
    }
}

int CountScale::shownWith(int left, int running, double more) const {
    const double count = counting::exactCount(m_convention, m_start + running * m_unit, left) +
                         more / counting::decksLeft(m_convention, left).decks();
    const double whole = m_convention.rounding == counting::Rounding::Floor      ? std::floor(count)
                         : m_convention.rounding == counting::Rounding::Truncate ? std::trunc(count)
                                                                                 : std::round(count);
    return RoundTally::kept(static_cast<int>(whole));
}

CountedPlays::CountedPlays(const engine::RuleSet& rules, const analysis::PlayRules& play, const HandStates& states,
                           const analysis::Views& views, const BasicStrategy& basic,
                           const std::vector<IndexPlay>& indices)
    : m_boundaries(boundariesOf(indices, mostStrategies)), m_groups(views.groups.size()) {
    for (auto& row : m_groupOf)
        row.fill(-1);
    for (std::size_t s = 0; s < views.sights.size(); ++s) {
        const analysis::Sight& sight = views.sights[s];
        const auto up = static_cast<std::size_t>(sight.up);
        for (std::size_t hole = 0; hole < pointKinds; ++hole) {
            if (!contains(sight.holes, static_cast<int>(hole)))
                continue;
            m_sightOf[up][hole] = static_cast<int>(s);
            for (int c = sight.firstColumn; c < sight.firstColumn + sight.columns; ++c) {
                if (contains(views.columns[static_cast<std::size_t>(c)].holes, static_cast<int>(hole)))
                    m_groupOf[up][hole] = views.groupOf(c);
            }
        }
    }
    for (std::size_t stretch = 0; stretch <= m_boundaries.size(); ++stretch) {
        m_strategies.push_back(with(basic, indices, rules, m_boundaries, stretch));
        m_plays.insert(m_plays.end(), m_strategies.back().groups.begin(), m_strategies.back().groups.end());
    }
    tellSpecialDeals(rules, views);
    tellFirstPlays(play, states);
}

void CountedPlays::tellSpecialDeals(const engine::RuleSet& rules, const analysis::Views& views) {
    const auto decidesBefore = [&](const BasicStrategy& strategy, std::size_t sight) {
        const TotalPlay& before = strategy.beforePeek[sight];
        return (rules.insurance.offered && views.sights[sight].up == ace && strategy.insures[sight]) ||
               std::ranges::find(before.surrender, true) != before.surrender.end() ||
               std::ranges::find(before.surrenderPair, true) != before.surrenderPair.end();
    };
    for (std::size_t i = 0; i < m_special.size(); ++i) {
        const std::size_t a = i / 1000;
        const std::size_t b = i / 100 % 10;
        const std::size_t up = i / 10 % 10;
        const std::size_t hole = i % 10;
        const bool natural = isNatural(static_cast<int>(a), static_cast<int>(b));
        const auto sight = static_cast<std::size_t>(m_sightOf[up][hole]);
        const bool sometimes = std::ranges::any_of(
            m_strategies, [&](const BasicStrategy& strategy) { return decidesBefore(strategy, sight); });
        m_special[i] =
            static_cast<std::uint8_t>((natural || m_groupOf[up][hole] < 0 ? Always : 0) | (sometimes ? Sometimes : 0));
    }
    for (std::size_t i = 0; i < m_strategies.size(); ++i) {
        m_asked[i] = Always;
        for (std::size_t sight = 0; sight < views.sights.size(); ++sight) {
            if (decidesBefore(m_strategies[i], sight))
                m_asked[i] = Always | Sometimes;
        }
    }
}

void CountedPlays::tellFirstPlays(const analysis::PlayRules& rules, const HandStates& states) {
    for (const TotalPlay& play : m_plays) {
        auto& first = m_firsts.emplace_back();
        auto& hits = m_hits.emplace_back();
        for (int a = 0; a < pointKinds; ++a) {
            for (int b = 0; b < pointKinds; ++b) {
                CountedHand hand;
                hand.take(a);
                hand.take(b);
                const auto pair = static_cast<std::size_t>(a);
                const std::size_t cls = states.classOf(hand);
                const bool doubles =
                    (a == b ? play.doublePair[pair] : play.doubled[cls]) && states.mayDouble(rules, hand);
                first[static_cast<std::size_t>(a * 10 + b)] = (a == b ? play.surrenderPair[pair] : play.surrender[cls])
                                                                  ? GivesUp
                                                              : a == b && play.splitInto[pair] > 0            ? Leaves
                                                              : doubles                                       ? Doubles
                                                              : (a == b ? play.hitPair[pair] : play.hit[cls]) ? Hits
                                                                                                              : Stands;
            }
        }
        for (std::size_t state = 0; state < HandStates::count; ++state)
            hits[state] = states.bestOf[state] < 21 && play.hit[states.classes[state]] ? 1 : 0;
    }
}

} // namespace openshoe::advantage
