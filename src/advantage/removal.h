// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/points.h"
#include "analysis/shoe.h"
#include "counting/system.h"
#include "engine/rules.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace openshoe::advantage {

/// Polled along the way; true means stop.
using Cancelled = std::function<bool()>;

/// A figure for each card, by engine::Card::index.
using ByCard = std::array<double, engine::cardsPerDeck>;
/// A figure for each point value, from the ace, spread over the cards.
[[nodiscard]] ByCard spreadOver(const std::array<double, analysis::pointKinds>& byPoint);

/// What one card gone changes, exactly: the worth of the shoe without it, less the worth of the shoe.
struct Removal {
    double worth = 0; ///< of the shoe, per unit
    ByCard effect{};  ///< 0 for a card that the shoe doesn't hold

    [[nodiscard]] std::array<double, analysis::pointKinds> byPoint() const; ///< the mean over the point's cards
    /// The mean over the cards that are in the shoe, so that with as many of each the effects add up to the same.
    [[nodiscard]] std::array<double, analysis::pointKinds> byPoint(const analysis::Shoe& shoe) const;
};

/// A game's effects of removal. With the play kept, what all cards' effects add up to is exactly nothing: who plays the
/// same gains nothing by a card that goes unseen. With the best play for each shoe it is what looking is worth.
struct GameRemoval {
    Removal kept; ///< basic strategy of one shoe, and its insurance, kept (Griffin's way)
    Removal best; ///< the best play of every hand for each shoe
};

/// Seven tenths of a second for a full shoe. Nothing if cancelled. The play that is kept is basic strategy of
/// `playedFor`, or of the shoe itself if none is given.
[[nodiscard]] std::optional<GameRemoval> gameRemoval(const engine::RuleSet& rules, const analysis::PointShoe& shoe,
                                                     const Cancelled& cancelled = {},
                                                     const analysis::PointShoe* playedFor = nullptr);
/// A side bet's, with three cards or the dealer's whole hand drawn from the shoe.
[[nodiscard]] Removal sideBetRemoval(const engine::SideBet& bet, const analysis::Shoe& shoe,
                                     const engine::DealerRule& drawing);
/// Insurance's, per unit staked on it, with these cards unseen besides an ace up.
[[nodiscard]] Removal insuranceRemoval(const engine::RuleSet& rules, const analysis::PointShoe& unseen);

/// The sum of the effects, each as often as its card is in the shoe.
[[nodiscard]] double sumOver(const ByCard& effect, const analysis::Shoe& shoe);

/// How alike tags and effects are, 0 … 1: their correlation over a deck's cards, both centred. For the main game it is
/// the betting correlation, for insurance the insurance correlation.
[[nodiscard]] double correlation(const ByCard& tags, const ByCard& effects, engine::Pack pack = engine::Pack::Full);
[[nodiscard]] ByCard asFigures(const counting::Tags& tags); ///< in points

/// The whole-number tags that fit the effects best with none greater than `level`: by point value for the main game, by
/// rank where the effects of ten-value cards differ.
struct ImpliedTags {
    int level = 1;
    std::array<int, 13> byRank{}; ///< A 2 … K
    double correlation = 0;
    int deckSum = 0; ///< of the game's decks
};
[[nodiscard]] ImpliedTags impliedTags(const ByCard& effects, int level, engine::Pack pack = engine::Pack::Full);
[[nodiscard]] ByCard asFigures(const ImpliedTags& tags);

} // namespace openshoe::advantage
