// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/removal.h"

#include "analysis/core.h"
#include "analysis/dealer_bets.h"
#include "analysis/kept_play.h"
#include "analysis/side_bets.h"
#include "engine/settlement.h"

#include <algorithm>
#include <cmath>

namespace openshoe::advantage {

using analysis::BasicStrategist;
using analysis::BasicStrategy;
using analysis::Core;
using analysis::KeptPlay;
using analysis::PayRules;
using analysis::PlayRules;
using analysis::pointKinds;
using analysis::PointShoe;
using analysis::Shoe;
using engine::Card;
using engine::cardsPerDeck;

namespace {

std::size_t pointOf(std::size_t card) {
    return static_cast<std::size_t>(analysis::pointIndex(Card::fromIndex(static_cast<int>(card))));
}

constexpr int ranks = 13;

} // namespace

ByCard spreadOver(const std::array<double, pointKinds>& byPoint) {
    ByCard figures{};
    for (std::size_t i = 0; i < figures.size(); ++i)
        figures[i] = byPoint[pointOf(i)];
    return figures;
}

std::array<double, pointKinds> Removal::byPoint() const {
    std::array<double, pointKinds> means{};
    for (std::size_t i = 0; i < effect.size(); ++i)
        means[pointOf(i)] += effect[i] / (pointOf(i) == analysis::ten ? 16 : 4);
    return means;
}

std::array<double, pointKinds> Removal::byPoint(const Shoe& shoe) const {
    std::array<double, pointKinds> means{};
    for (std::size_t i = 0; i < effect.size(); ++i) {
        const std::size_t point = pointOf(i);
        if (const int cards = shoe.points().of[point]; cards > 0)
            means[point] += effect[i] * shoe.count(Card::fromIndex(static_cast<int>(i))) / cards;
    }
    return means;
}

std::optional<GameRemoval> gameRemoval(const engine::RuleSet& rules, const PointShoe& shoe, const Cancelled& cancelled,
                                       const PointShoe* playedFor) {
    const PlayRules plays = PlayRules::of(rules);
    const PayRules pay = PayRules::of(rules);
    const auto whole = Core::make(plays, shoe, cancelled);
    const auto source = playedFor ? Core::make(plays, *playedFor, cancelled) : whole;
    if (!whole || !source)
        return std::nullopt;
    BasicStrategy strategy = BasicStrategist(source).solve(pay);
    (void)analysis::setOffers(*source, pay, strategy);
    GameRemoval found;
    found.kept.worth = KeptPlay(whole).worth(strategy, pay);
    found.best.worth = analysis::bestPlayValue(*whole, pay).expectation;
    std::array<double, pointKinds> kept{};
    std::array<double, pointKinds> best{};
    for (std::size_t p = 0; p < pointKinds; ++p) {
        if (shoe.of[p] == 0)
            continue;
        PointShoe fewer = shoe;
        --fewer.of[p];
        --fewer.total;
        const auto core = Core::make(plays, fewer, cancelled);
        if (!core)
            return std::nullopt;
        kept[p] = KeptPlay(core).worth(strategy, pay) - found.kept.worth;
        best[p] = analysis::bestPlayValue(*core, pay).expectation - found.best.worth;
    }
    found.kept.effect = spreadOver(kept);
    found.best.effect = spreadOver(best);
    return found;
}

Removal sideBetRemoval(const engine::SideBet& bet, const Shoe& shoe, const engine::DealerRule& drawing) {
    const bool waits = engine::waitsForDealer(bet);
    const bool pointsOnly = waits && !analysis::looksAtHand(bet) && !engine::waitsForHole(bet);
    const analysis::WinningCards* cards = nullptr;
    std::optional<analysis::WinningCards> winning;
    if (!waits)
        cards = &winning.emplace(bet);
    const auto worth = [&](const Shoe& of) {
        return waits ? sideBetFigures(bet, sideChances(bet, of, drawing)).expectation : cards->expectation(of);
    };
    Removal found{.worth = worth(shoe)};
    std::array<std::optional<double>, pointKinds> known; // the dealer's hand knows only points
    for (int i = 0; i < cardsPerDeck; ++i) {
        Shoe fewer = shoe;
        const Card card = Card::fromIndex(i);
        if (!fewer.remove(card))
            continue;
        auto& seen = known[static_cast<std::size_t>(analysis::pointIndex(card))];
        double& effect = found.effect[static_cast<std::size_t>(i)];
        effect = pointsOnly && seen ? *seen : worth(fewer) - found.worth;
        seen = effect;
    }
    return found;
}

Removal insuranceRemoval(const engine::RuleSet& rules, const PointShoe& unseen) {
    const double pays = rules.insurance.pays.ratio();
    const auto worth = [&](int tens, int cards) { return cards > 0 ? (pays + 1) * tens / cards - 1 : 0.0; };
    const int tens = unseen.of[analysis::ten];
    Removal found{.worth = worth(tens, unseen.total)};
    std::array<double, pointKinds> effect{};
    for (std::size_t p = 0; p < pointKinds; ++p) {
        if (unseen.of[p] > 0)
            effect[p] = worth(tens - (p == analysis::ten ? 1 : 0), unseen.total - 1) - found.worth;
    }
    found.effect = spreadOver(effect);
    return found;
}

double sumOver(const ByCard& effect, const Shoe& shoe) {
    double sum = 0;
    for (int i = 0; i < cardsPerDeck; ++i)
        sum += shoe.count(Card::fromIndex(i)) * effect[static_cast<std::size_t>(i)];
    return sum;
}

double correlation(const ByCard& tags, const ByCard& effects, engine::Pack pack) {
    const auto isThere = [&](std::size_t i) { return has(pack, Card::fromIndex(static_cast<int>(i))); };
    double a = 0;
    double b = 0;
    for (std::size_t i = 0; i < tags.size(); ++i) {
        a += isThere(i) ? tags[i] / cardsIn(pack) : 0;
        b += isThere(i) ? effects[i] / cardsIn(pack) : 0;
    }
    double both = 0;
    double ofTags = 0;
    double ofEffects = 0;
    for (std::size_t i = 0; i < tags.size(); ++i) {
        if (!isThere(i))
            continue;
        both += (tags[i] - a) * (effects[i] - b);
        ofTags += (tags[i] - a) * (tags[i] - a);
        ofEffects += (effects[i] - b) * (effects[i] - b);
    }
    return ofTags > 0 && ofEffects > 0 ? both / std::sqrt(ofTags * ofEffects) : 0;
}

ByCard asFigures(const counting::Tags& tags) {
    ByCard figures{};
    for (std::size_t i = 0; i < figures.size(); ++i)
        figures[i] = static_cast<double>(tags[i]) / counting::halvesPerPoint;
    return figures;
}

ByCard asFigures(const ImpliedTags& tags) {
    ByCard figures{};
    for (std::size_t i = 0; i < figures.size(); ++i)
        figures[i] = tags.byRank[i % ranks];
    return figures;
}

// Tags are the effects, stretched, moved and rounded; then each is tried one higher and one lower until none is better.
// At one level that finds the best of all (tests try every one).
ImpliedTags impliedTags(const ByCard& effects, int level, engine::Pack pack) {
    std::array<double, ranks> byRank{};
    double greatest = 0;
    for (std::size_t i = 0; i < effects.size(); ++i)
        byRank[i % ranks] += effects[i] / 4;
    if (pack == engine::Pack::Spanish) // whose tens have no effect of their own
        byRank[9] = byRank[10];
    double mean = 0;
    for (const double effect : byRank)
        mean += effect / ranks;
    for (double& effect : byRank) {
        effect -= mean;
        greatest = std::max(greatest, std::abs(effect));
    }
    bool alike = true; // ten, jack, queen and king
    for (std::size_t rank = 10; rank < ranks; ++rank)
        alike = alike && std::abs(byRank[rank] - byRank[9]) < 1e-12;
    ImpliedTags best{.level = level};
    if (greatest < 1e-12)
        return best;
    const auto rate = [&](ImpliedTags& tags) { tags.correlation = correlation(asFigures(tags), effects, pack); };
    const auto improve = [&](ImpliedTags tags) {
        rate(tags);
        for (bool better = true; better;) {
            better = false;
            for (std::size_t rank = 0; rank < (alike ? 10U : 13U); ++rank) {
                for (const int step : {-1, 1}) {
                    ImpliedTags other = tags;
                    other.byRank[rank] += step;
                    if (std::abs(other.byRank[rank]) > level)
                        continue;
                    for (std::size_t same = 10; alike && rank == 9 && same < ranks; ++same)
                        other.byRank[same] = other.byRank[9];
                    rate(other);
                    if (other.correlation > tags.correlation + 1e-12) {
                        tags = other;
                        better = true;
                    }
                }
            }
        }
        if (tags.correlation > best.correlation + 1e-12)
            best = tags;
    };
    for (int stretch = 1; stretch <= 30; ++stretch) {
        for (const double moved : {0.0, -0.25, 0.25}) {
            ImpliedTags tags{.level = level};
            for (std::size_t rank = 0; rank < ranks; ++rank) {
                const double wanted = byRank[rank] / greatest * level * stretch / 15 + moved;
                tags.byRank[rank] = std::clamp(static_cast<int>(std::lround(wanted)), -level, level);
            }
            improve(tags);
        }
    }
    for (std::size_t rank = 0; rank < ranks; ++rank)
        best.deckSum += has(pack, Card::fromIndex(static_cast<int>(rank))) ? 4 * best.byRank[rank] : 0;
    return best;
}

} // namespace openshoe::advantage
