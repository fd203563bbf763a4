// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/caught.h"

#include "analysis/random.h"
#include "analysis/side_bets.h"
#include "engine/settlement.h"

#include <algorithm>
#include <map>
#include <optional>

namespace openshoe::advantage {

using analysis::Random;
using analysis::Shoe;
using engine::Card;
using engine::cardsPerDeck;

namespace {

constexpr std::uint64_t shoesSeed = 0x51DEBE7;
constexpr int manyShoes = 6000;
constexpr int fewShoes = 400;

struct Seen {
    double worth = 0;
    double linear = 0;
    std::vector<int> counts; ///< by system
};

// What the rounds gain at which `stakes` says so.
template <typename Says> Caught caught(std::span<const Seen> shoes, double perfect, Says&& stakes) {
    Caught found;
    for (const Seen& shoe : shoes) {
        if (!stakes(shoe))
            continue;
        found.share += 1.0 / static_cast<double>(shoes.size());
        found.gain += shoe.worth / static_cast<double>(shoes.size());
    }
    found.part = perfect > 0 ? found.gain / perfect : 0;
    return found;
}

// The count that gains most, of both directions; staked never if nothing does.
struct StakeSign {
    bool stakes = false;
    bool atOrAbove = true;
    int count = 0;
    [[nodiscard]] bool operator()(int shown) const { return stakes && (atOrAbove ? shown >= count : shown <= count); }
};

StakeSign chosen(std::span<const Seen> shoes, std::size_t system) {
    std::map<int, double> gains;
    for (const Seen& shoe : shoes)
        gains[shoe.counts[system]] += shoe.worth;
    StakeSign best;
    double most = 0;
    const auto look = [&](auto begin, auto end, bool atOrAbove) {
        double sum = 0;
        for (auto each = begin; each != end; ++each) {
            sum += each->second;
            if (sum > most) {
                most = sum;
                best = {true, atOrAbove, each->first};
            }
        }
    };
    look(gains.rbegin(), gains.rend(), true);
    look(gains.begin(), gains.end(), false);
    return best;
}

} // namespace

SideBetGain sideBetGain(const engine::RuleSet& rules, const engine::SideBet& bet,
                        std::span<const counting::CountSystem> systems) {
    const Shoe full = Shoe::full(rules.newShoe());
    const Removal removal = sideBetRemoval(bet, full, rules.dealer.drawing);
    const bool waits = engine::waitsForDealer(bet);
    std::optional<analysis::WinningCards> winning;
    if (!waits)
        winning.emplace(bet);
    const int cut = rules.cutPosition();
    const int cards = rules.cards();
    const int shoes = waits ? fewShoes : manyShoes;
    std::vector<Seen> seen;
    std::vector<Card> order;
    std::vector<counting::CountSystem> dealt;
    for (const counting::CountSystem& system : systems)
        dealt.push_back(system.dealtFrom(rules.pack));
    for (int i = 0; i < shoes; ++i) {
        Random random(shoesSeed, static_cast<std::uint64_t>(i));
        order = inOrder(rules.newShoe());
        // Every second shoe at each depth, so that both halves are dealt alike.
        const int gone = static_cast<int>((i / 2 + 0.5) / (shoes / 2) * cut);
        Shoe shoe = full;
        std::vector<int> running;
        for (const counting::CountSystem& system : dealt)
            running.push_back(system.startFor(rules.decks));
        for (int drawn = 0; drawn < gone; ++drawn) {
            const auto at = static_cast<std::size_t>(drawn) + random.below(static_cast<std::uint32_t>(cards - drawn));
            std::swap(order[static_cast<std::size_t>(drawn)], order[at]);
            const Card card = order[static_cast<std::size_t>(drawn)];
            (void)shoe.remove(card);
            for (std::size_t s = 0; s < systems.size(); ++s)
                running[s] += systems[s].tag(card);
        }
        Seen& one = seen.emplace_back();
        one.worth = waits ? sideBetFigures(bet, sideChances(bet, shoe, rules.dealer.drawing)).expectation
                          : winning->expectation(shoe);
        one.linear = removal.worth;
        for (int c = 0; c < cardsPerDeck; ++c) {
            const Card card = Card::fromIndex(c);
            const double excess =
                static_cast<double>(shoe.count(card)) / shoe.total() - static_cast<double>(full.count(card)) / cards;
            one.linear -= (cards - 1) * removal.effect[static_cast<std::size_t>(c)] * excess;
        }
        for (std::size_t s = 0; s < systems.size(); ++s)
            one.counts.push_back(counting::shownCount(dealt[s].convention, running[s], shoe.total()));
    }
    // Those that choose first, then those that tell.
    std::vector<Seen> choosing;
    std::vector<Seen> telling;
    for (std::size_t i = 0; i < seen.size(); ++i)
        (i % 2 == 0 ? choosing : telling).push_back(std::move(seen[i]));
    SideBetGain found;
    found.always = removal.worth;
    found.perfect = caught(telling, 0, [](const Seen& shoe) { return shoe.worth > 0; });
    found.perfect.part = found.perfect.gain > 0 ? 1 : 0;
    found.linear = caught(telling, found.perfect.gain, [](const Seen& shoe) { return shoe.linear > 0; });
    for (std::size_t s = 0; s < systems.size(); ++s) {
        const StakeSign threshold = chosen(choosing, s);
        Caught system =
            caught(telling, found.perfect.gain, [&](const Seen& shoe) { return threshold(shoe.counts[s]); });
        system.count = threshold.count;
        system.atOrAbove = threshold.atOrAbove;
        found.systems.push_back(system);
    }
    return found;
}

} // namespace openshoe::advantage
