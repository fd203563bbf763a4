// SPDX-License-Identifier: GPL-3.0-or-later
#include "counting/count_table.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace openshoe::counting {

namespace {

// The number of ways to choose each number from `of`.
std::vector<double> choices(int of) {
    std::vector<double> ways(static_cast<std::size_t>(of) + 1, 1.0);
    for (int k = 1; k <= of; ++k)
        ways[static_cast<std::size_t>(k)] = ways[static_cast<std::size_t>(k - 1)] * (of - k + 1) / k;
    return ways;
}

} // namespace

Composition fullDecks(engine::Decks decks) {
    Composition cards{};
    for (int i = 0; i < engine::cardsPerDeck; ++i)
        cards[static_cast<std::size_t>(i)] = decks.countOf(engine::Card::fromIndex(i));
    return cards;
}

// Tag by tag: with k cards of a tag unseen, the number grows by k and the sum by k times the tag.
CountTable::CountTable(const Tags& tags, const Composition& cards) {
    std::map<int, int> byTag;
    for (std::size_t i = 0; i < tags.size(); ++i) {
        byTag[tags[i]] += cards[i];
        m_unit = i == 0 ? tags[i] : std::gcd(m_unit, tags[i]);
    }
    m_unit = std::max(1, std::abs(m_unit));
    for (const auto& [tag, count] : byTag) {
        m_cards += count;
        m_all += tag * count;
        (tag < 0 ? m_least : m_most) += tag / m_unit * count;
    }
    m_width = static_cast<std::size_t>(m_most - m_least + 1);
    m_ways.assign(static_cast<std::size_t>(m_cards + 1) * m_width, 0.0);
    m_ways[place(0, 0)] = 1;
    m_choices = choices(m_cards);
    int number = 0;
    int low = 0;
    int high = 0;
    for (const auto& [tag, count] : byTag) {
        const int units = tag / m_unit;
        const std::vector<double> chosen = choices(count);
        std::vector<double> grown(m_ways.size(), 0.0);
        for (int n = 0; n <= number; ++n) {
            for (int sum = low; sum <= high; ++sum) {
                const double ways = m_ways[place(n, sum)];
                for (int k = 0; ways > 0 && k <= count; ++k)
                    grown[place(n + k, sum + k * units)] += ways * chosen[static_cast<std::size_t>(k)];
            }
        }
        m_ways = std::move(grown);
        number += count;
        (units < 0 ? low : high) += units * count;
    }
}

double CountTable::ways(int unseen, int sum) const {
    if (unseen < 0 || unseen > m_cards || sum % m_unit != 0 || sum < least() || sum > most())
        return 0;
    return m_ways[place(unseen, sum / m_unit)];
}

double CountTable::chance(int unseen, int sum) const {
    const double found = ways(unseen, sum);
    return found > 0 ? found / m_choices[static_cast<std::size_t>(unseen)] : 0;
}

Expected::Expected(const Tags& tags, const Composition& cards, const std::array<bool, engine::cardsPerDeck>& wanted)
    : m_table(tags, cards) {
    std::map<int, std::pair<int, std::size_t>> kinds; // by tag: how many, and one of them
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (!wanted[i] || cards[i] == 0)
            continue;
        auto& [count, one] = kinds[tags[i]];
        count += cards[i];
        one = i;
    }
    for (const auto& [tag, kind] : kinds) {
        Composition fewer = cards;
        --fewer[kind.second];
        m_kinds.push_back({tag, kind.first, CountTable(tags, fewer)});
    }
}

// A given card is among the unseen in as many ways as the others can make up the rest.
std::optional<double> Expected::cards(int unseen, int sum) const {
    const double all = m_table.ways(unseen, sum);
    if (all <= 0)
        return std::nullopt;
    double expected = 0;
    for (const Kind& kind : m_kinds)
        expected += kind.cards * kind.without.ways(unseen - 1, sum - kind.tag) / all;
    return expected;
}

std::array<bool, engine::cardsPerDeck> tenValues() {
    std::array<bool, engine::cardsPerDeck> wanted{};
    for (int i = 0; i < engine::cardsPerDeck; ++i)
        wanted[static_cast<std::size_t>(i)] = engine::pointValue(engine::Card::fromIndex(i)) == 10;
    return wanted;
}

} // namespace openshoe::counting
