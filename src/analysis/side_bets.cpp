// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/side_bets.h"

#include "engine/settlement.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace openshoe::analysis {

using engine::Card;
using engine::cardsPerDeck;
using engine::SideOutcome;

namespace {

constexpr auto outcomes = static_cast<std::size_t>(engine::sideOutcomeCount);

std::vector<SideChance> listed(const std::array<std::array<double, outcomes>, outcomes>& ways, double all) {
    std::vector<SideChance> list;
    for (std::size_t second = 0; second < outcomes; ++second) {
        for (std::size_t first = 1; first < outcomes; ++first) {
            if (ways[first][second] > 0)
                list.push_back({static_cast<SideOutcome>(first), static_cast<SideOutcome>(second), ways[first][second] / all});
        }
    }
    return list;
}

base::Odds oddsOf(const engine::SideBet& bet, const SideChance& chance) {
    const base::Odds first = bet.oddsFor(chance.outcome).value_or(base::Odds{0, 1});
    if (chance.second == SideOutcome::None)
        return first;
    const base::Odds second = bet.oddsFor(chance.second).value_or(base::Odds{0, 1});
    base::Odds sum{first.pays * second.to + second.pays * first.to, first.to * second.to};
    const int common = std::gcd(sum.pays, sum.to);
    return {sum.pays / common, sum.to / common};
}

} // namespace

SideChances sideChances(const engine::SideBet& bet, const Shoe& shoe) {
    // Up card by up card; the player's two cards in either order count the same, so each pair of kinds is judged once.
    std::array<std::array<double, outcomes>, outcomes> ways{};
    std::array<int, cardsPerDeck> left{};
    for (int i = 0; i < cardsPerDeck; ++i)
        left[static_cast<std::size_t>(i)] = shoe.count(Card::fromIndex(i));
    for (int up = 0; up < cardsPerDeck; ++up) {
        const double ofUp = left[static_cast<std::size_t>(up)]--;
        for (int a = 0; a < cardsPerDeck && ofUp > 0; ++a) {
            for (int b = a; b < cardsPerDeck; ++b) {
                const double ofA = left[static_cast<std::size_t>(a)];
                const double ofB = left[static_cast<std::size_t>(b)];
                const double pairs = a == b ? ofA * (ofA - 1) : 2 * ofA * ofB;
                if (pairs <= 0)
                    continue;
                const auto result = engine::evaluate(bet, Card::fromIndex(a), Card::fromIndex(b), Card::fromIndex(up));
                auto first = result.outcome;
                auto second = result.second;
                if (second != SideOutcome::None && second < first)
                    std::swap(first, second);
                ways[static_cast<std::size_t>(first)][static_cast<std::size_t>(second)] += ofUp * pairs;
            }
        }
        ++left[static_cast<std::size_t>(up)];
    }
    const double cards = shoe.total();
    return {listed(ways, cards * (cards - 1) * (cards - 2))};
}

SideBetFigures sideBetFigures(const engine::SideBet& bet, const SideChances& chances) {
    SideBetFigures figures;
    figures.id = bet.id;
    figures.name = bet.name;
    double square = 0;
    const auto add = [&](const SideChance& chance) {
        const base::Odds odds = oddsOf(bet, chance);
        figures.hitRate += chance.probability;
        figures.expectation += chance.probability * (odds.ratio() + 1);
        square += chance.probability * odds.ratio() * odds.ratio();
        figures.outcomes.push_back({engine::sideResultName(chance.outcome, chance.second), odds.text(), chance.probability});
    };
    for (const engine::SideBet::Pay& pay : bet.pays) {
        const auto found = std::find_if(chances.outcomes.begin(), chances.outcomes.end(), [&](const SideChance& chance) {
            return chance.outcome == pay.outcome && chance.second == SideOutcome::None;
        });
        add(found == chances.outcomes.end() ? SideChance{pay.outcome, SideOutcome::None, 0.0} : *found);
    }
    for (const SideChance& chance : chances.outcomes) {
        if (chance.second != SideOutcome::None)
            add(chance);
    }
    figures.expectation -= 1;
    figures.standardDeviation = std::sqrt(square + (1 - figures.hitRate) - figures.expectation * figures.expectation);
    return figures;
}

} // namespace openshoe::analysis
