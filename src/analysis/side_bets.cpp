// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/side_bets.h"

#include "analysis/dealer_tree.h"
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
                list.push_back(
                    {static_cast<SideOutcome>(first), static_cast<SideOutcome>(second), ways[first][second] / all});
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

// How often the dealer is bust with so many cards: every order of cards, one after another.
class DealerBusts {
public:
    DealerBusts(const PointShoe& shoe, bool hitsSoft17) : m_shoe(shoe), m_hitsSoft17(hitsSoft17) {
        draw(0, 0, false, 1.0);
    }

    /// From 0 to most cards.
    [[nodiscard]] const std::array<double, DealerTree::maxCards + 2>& with() const { return m_with; }

private:
    void draw(int cards, int hard, bool ace, double chance) {
        if (hard > 21) {
            m_with[static_cast<std::size_t>(cards)] += chance;
            return;
        }
        const int total = ace && hard <= 11 ? hard + 10 : hard;
        const bool soft = total != hard;
        if (cards >= 2 && total >= 17 && !(m_hitsSoft17 && soft && total == 17))
            return;
        const double each = chance / m_shoe.total;
        for (std::size_t p = 0; p < pointKinds; ++p) {
            if (m_shoe.of[p] == 0)
                continue;
            const double next = each * m_shoe.of[p];
            --m_shoe.of[p];
            --m_shoe.total;
            draw(cards + 1, hard + static_cast<int>(p) + 1, ace || p == analysis::ace, next);
            ++m_shoe.of[p];
            ++m_shoe.total;
        }
    }

    PointShoe m_shoe;
    bool m_hitsSoft17;
    std::array<double, DealerTree::maxCards + 2> m_with{};
};

SideChances bustChances(const engine::SideBet& bet, const Shoe& shoe, bool hitsSoft17) {
    std::array<double, outcomes> sums{};
    const DealerBusts busts(shoe.points(), hitsSoft17);
    for (std::size_t cards = 0; cards < busts.with().size(); ++cards) {
        const auto outcome = engine::evaluateFinished(bet, static_cast<int>(cards)).outcome;
        sums[static_cast<std::size_t>(outcome)] += busts.with()[cards];
    }
    SideChances chances;
    for (std::size_t outcome = 1; outcome < outcomes; ++outcome) {
        if (sums[outcome] > 0)
            chances.outcomes.push_back({static_cast<SideOutcome>(outcome), SideOutcome::None, sums[outcome]});
    }
    return chances;
}

} // namespace

SideChances sideChances(const engine::SideBet& bet, const Shoe& shoe, bool hitsSoft17) {
    if (engine::waitsForDealer(bet.kind))
        return bustChances(bet, shoe, hitsSoft17);
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
        figures.outcomes.push_back(
            {engine::sideResultName(chance.outcome, chance.second), odds.text(), chance.probability});
    };
    for (const engine::SideBet::Pay& pay : bet.pays) {
        const auto found =
            std::find_if(chances.outcomes.begin(), chances.outcomes.end(), [&](const SideChance& chance) {
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
