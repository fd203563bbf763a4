// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/counted_shoe.h"

#include "analysis/points.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace openshoe::advantage {

namespace {

struct CardKind {
    std::uint8_t point = 0;
    std::int16_t tag = 0;
    double side = 0;
    friend bool operator==(const CardKind&, const CardKind&) = default;
};

} // namespace

CountedCards::CountedCards(const engine::RuleSet& rules, const counting::CountSystem& system)
    : hasSides(!system.sideCounts.empty()) {
    unit = 0;
    for (const int each : system.tags)
        unit = std::gcd(unit, each);
    unit = std::max(1, unit);
    std::vector<CardKind> kinds;
    for (int i = 0; i < engine::cardsPerDeck; ++i) {
        const engine::Card card = engine::Card::fromIndex(i);
        CardKind kind{static_cast<std::uint8_t>(analysis::pointIndex(card)),
                      static_cast<std::int16_t>(system.tag(card) / unit), 0};
        for (const counting::SideCount& one : system.sideCounts)
            kind.side += one.weight * one.tags[static_cast<std::size_t>(i)] / counting::halvesPerPoint;
        auto found = std::ranges::find(kinds, kind);
        if (found == kinds.end())
            found = kinds.insert(kinds.end(), kind);
        const auto number = static_cast<std::size_t>(found - kinds.begin());
        point[number] = kind.point;
        tag[number] = kind.tag;
        side[number] = kind.side;
        given[number] = {kind.tag, static_cast<std::uint8_t>(2 * (kind.point + 1)),
                         static_cast<std::uint8_t>(kind.point == analysis::ace ? 1 : 0)};
        kindOf[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(number);
        const int there = rules.newShoe().countOf(card);
        allSides += kind.side * there;
        shoe.insert(shoe.end(), static_cast<std::size_t>(there), static_cast<std::uint8_t>(number));
    }
}

void CountedShoe::restart() {
    at = 0;
    burned = 0;
    running = 0;
    side = 0;
    ranOut = false;
}

void CountedShoe::mixTo(std::size_t end, analysis::Random& random) {
    end = std::min(end, cards.size());
    std::uint8_t* const all = cards.data();
    auto unmixed = static_cast<std::uint32_t>(cards.size() - mixed);
    std::size_t next = mixed;
    // Two cards from one random number.
    for (; next + 1 < end; next += 2, unmixed -= 2) {
        const std::uint64_t bits = random.next();
        const auto first = next + ((bits >> 32U) * unmixed >> 32U);
        std::swap(all[next], all[first]);
        const auto second = next + 1 + ((bits & 0xFFFFFFFFU) * (unmixed - 1) >> 32U);
        std::swap(all[next + 1], all[second]);
    }
    for (; next < end; ++next, --unmixed)
        std::swap(all[next], all[next + random.below(unmixed)]);
    mixed = end;
}

} // namespace openshoe::advantage
