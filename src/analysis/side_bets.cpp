// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/side_bets.h"

#include "analysis/dealer_bets.h"
#include "engine/settlement.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace openshoe::analysis {

using engine::Card;
using engine::cardsPerDeck;
using engine::SideOutcome;

namespace {

constexpr auto outcomeKinds = static_cast<std::size_t>(engine::sideOutcomeCount);

std::vector<SideChance> listed(const std::array<std::array<double, outcomeKinds>, outcomeKinds>& ways, double all) {
    std::vector<SideChance> list;
    for (std::size_t second = 0; second < outcomeKinds; ++second) {
        for (std::size_t first = 1; first < outcomeKinds; ++first) {
            if (ways[first][second] > 0)
                list.push_back(
                    {static_cast<SideOutcome>(first), static_cast<SideOutcome>(second), ways[first][second] / all});
        }
    }
    return list;
}

base::Odds oddsOf(const engine::SideBet& bet, SideOutcome outcome, SideOutcome other) {
    const base::Odds first = bet.oddsFor(outcome).value_or(base::Odds{0, 1});
    if (other == SideOutcome::None)
        return first;
    const base::Odds second = bet.oddsFor(other).value_or(base::Odds{0, 1});
    base::Odds sum{first.pays * second.to + second.pays * first.to, first.to * second.to};
    const int common = std::gcd(sum.pays, sum.to);
    return {sum.pays / common, sum.to / common};
}

// The rows of what a bet pays, what takes precedence first.
class PaidRows {
public:
    explicit PaidRows(const engine::SideBet& bet) {
        auto pays = bet.pays;
        std::ranges::sort(pays, [&](const auto& a, const auto& b) { return engine::precedes(bet.kind, a, b); });
        for (const auto& pay : pays) {
            const engine::SideOutcomeInfo& row = engine::infoOf(pay.outcome);
            m_rows.push_back(&row);
            const auto* plainest = row.within == SideOutcome::None ? &row : &engine::infoOf(row.within);
            if (std::ranges::find(m_plainest, plainest) == m_plainest.end())
                m_plainest.push_back(plainest);
        }
    }

    [[nodiscard]] SideOutcome counted(const engine::DecidingCards& cards) const {
        const auto happens = [&](const engine::SideOutcomeInfo* row) { return row->happens(cards); };
        if (std::ranges::none_of(m_plainest, happens))
            return SideOutcome::None;
        const auto found = std::ranges::find_if(m_rows, happens);
        return found == m_rows.end() ? SideOutcome::None : (*found)->outcome;
    }

    // False if these two cards lose with every up card.
    [[nodiscard]] bool mayWin(Card first, Card second) const {
        return std::ranges::any_of(m_plainest, [&](const engine::SideOutcomeInfo* row) {
            return row->withUpCard || row->happens({.first = first, .second = second});
        });
    }

private:
    std::vector<const engine::SideOutcomeInfo*> m_rows;
    std::vector<const engine::SideOutcomeInfo*> m_plainest; // where none of these happens, none of the rows does
};

} // namespace

// The order of the player's two cards doesn't matter, so each pair of kinds is evaluated once.
WinningCards::WinningCards(const engine::SideBet& bet) {
    if (engine::infoOf(bet.kind).eachCard)
        addEach(bet);
    else
        addHands(bet);
}

void WinningCards::add(const engine::SideBet& bet, int a, int b, int up, SideOutcome outcome, SideOutcome second) {
    m_entries.push_back({.a = static_cast<std::uint8_t>(a),
                         .b = static_cast<std::uint8_t>(b),
                         .up = static_cast<std::uint8_t>(up),
                         .outcome = outcome,
                         .second = second,
                         .pays = oddsOf(bet, outcome, second).ratio()});
}

// One card after another suffices where each is judged by itself.
void WinningCards::addEach(const engine::SideBet& bet) {
    std::array<SideOutcome, cardsPerDeck> made{};
    for (int up = 0; up < cardsPerDeck; ++up) {
        for (std::size_t i = 0; i < made.size(); ++i) {
            const Card card = Card::fromIndex(static_cast<int>(i));
            made[i] = engine::evaluate(bet, {card, card, Card::fromIndex(up)}).outcome;
        }
        for (int a = 0; a < cardsPerDeck; ++a) {
            for (int b = a; b < cardsPerDeck; ++b) {
                const auto [lesser, greater] =
                    std::minmax(made[static_cast<std::size_t>(a)], made[static_cast<std::size_t>(b)]);
                if (lesser != SideOutcome::None)
                    add(bet, a, b, up, lesser, greater);
                else if (greater != SideOutcome::None)
                    add(bet, a, b, up, greater, SideOutcome::None);
            }
        }
    }
}

// As evaluate() does for each, with less to look at: what takes precedence comes first, and most hands already lose by
// making none of the plainest outcomes, often whatever the up card is.
void WinningCards::addHands(const engine::SideBet& bet) {
    const PaidRows paid(bet);
    std::vector<std::pair<int, int>> hands;
    for (int a = 0; a < cardsPerDeck; ++a) {
        for (int b = a; b < cardsPerDeck; ++b) {
            if (paid.mayWin(Card::fromIndex(a), Card::fromIndex(b)))
                hands.emplace_back(a, b);
        }
    }
    engine::DecidingCards cards;
    for (int up = 0; up < cardsPerDeck; ++up) {
        cards.up = Card::fromIndex(up);
        for (const auto& [a, b] : hands) {
            cards.first = Card::fromIndex(a);
            cards.second = Card::fromIndex(b);
            const SideOutcome outcome = paid.counted(cards);
            if (outcome != SideOutcome::None)
                add(bet, a, b, up, outcome, SideOutcome::None);
        }
    }
}

double WinningCards::ways(const Entry& entry, const Shoe& shoe) {
    const auto left = [&](int index, int gone) {
        return std::max(0, shoe.count(Card::fromIndex(index)) - gone);
    };
    const double orders = entry.a == entry.b ? 1 : 2;
    return orders * left(entry.a, 0) * left(entry.b, entry.b == entry.a) *
           left(entry.up, (entry.up == entry.a) + (entry.up == entry.b));
}

double WinningCards::expectation(const Shoe& shoe) const {
    double sum = 0;
    for (const Entry& entry : m_entries)
        sum += (entry.pays + 1) * ways(entry, shoe);
    const double cards = shoe.total();
    return sum / (cards * (cards - 1) * (cards - 2)) - 1;
}

SideChances sideChances(const engine::SideBet& bet, const Shoe& shoe, const engine::DealerRule& drawing) {
    if (engine::waitsForDealer(bet))
        return DealerBet(bet, shoe, drawing).chances();
    std::array<std::array<double, outcomeKinds>, outcomeKinds> ways{};
    const WinningCards cards(bet);
    for (const WinningCards::Entry& entry : cards.entries())
        ways[static_cast<std::size_t>(entry.outcome)][static_cast<std::size_t>(entry.second)] +=
            WinningCards::ways(entry, shoe);
    const double total = shoe.total();
    return {listed(ways, total * (total - 1) * (total - 2))};
}

SideBetFigures sideBetFigures(const engine::SideBet& bet, const SideChances& chances) {
    SideBetFigures figures;
    figures.id = bet.id;
    figures.name = bet.name;
    double square = 0;
    const auto add = [&](const SideChance& chance) {
        const base::Odds odds = oddsOf(bet, chance.outcome, chance.second);
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
    figures.hitRate = std::min(figures.hitRate, 1.0); // a table that always pays adds up to a hair more
    figures.standardDeviation =
        std::sqrt(std::max(0.0, square + (1 - figures.hitRate) - figures.expectation * figures.expectation));
    return figures;
}

} // namespace openshoe::analysis
