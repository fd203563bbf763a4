// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/counted_shoe.h"
#include "advantage/indices.h"
#include "analysis/basic_strategy.h"
#include "analysis/bonus.h"
#include "analysis/play_rules.h"
#include "analysis/sight.h"
#include "counting/system.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace openshoe::advantage {

/// A hand as its cards come, by their points.
struct CountedHand {
    int state = 0; ///< 2 × points with aces as 1, and 1 if there is an ace
    int cards = 0;
    int gold = 0;
    analysis::BonusHand lead = analysis::BonusHand::None;

    void take(int point) {
        lead = analysis::leadAfter(lead, cards, state / 2, point);
        state = (state + 2 * (point + 1)) | (point == analysis::ace ? 1 : 0);
        ++cards;
        gold += point == analysis::ace || point == analysis::ten ? 1 : 0;
    }
    [[nodiscard]] bool isSoft() const { return state % 2 == 1 && state / 2 <= 11; }
};

/// Whether two cards of these points are a blackjack.
[[nodiscard]] constexpr bool isNatural(int a, int b) {
    return (a == analysis::ace && b == analysis::ten) || (a == analysis::ten && b == analysis::ace);
}

/// What a hand's state means under some rules, looked up.
struct HandStates {
    static constexpr int count = 64;

    explicit HandStates(const analysis::PlayRules& rules);

    [[nodiscard]] int best(const CountedHand& hand) const { return bestOf[static_cast<std::size_t>(hand.state)]; }
    [[nodiscard]] std::size_t classOf(const CountedHand& hand) const {
        return classes[static_cast<std::size_t>(hand.state)];
    }
    [[nodiscard]] bool mayDouble(const analysis::PlayRules& rules, const CountedHand& hand) const {
        return !rules.ends(hand.cards, best(hand)) && rules.doubling.allows(hand.cards, best(hand));
    }
    [[nodiscard]] bool draws(const CountedHand& dealer) const {
        return dealerDraws[static_cast<std::size_t>(dealer.state)];
    }

    std::array<std::uint8_t, count> bestOf{};
    std::array<std::uint8_t, count> classes{}; ///< TotalPlay::classOf()
    std::array<bool, count> dealerDraws{};
};

/// What a running count shows and which of the strategies it means, by how many cards are left: looked up, because
/// every decision asks.
class CountScale {
public:
    /// `boundaries`: the counts at which some play changes, in order.
    CountScale(const engine::RuleSet& rules, const counting::CountSystem& system, int unit,
               const std::vector<int>& boundaries);

    /// Where both are kept; `running` in units, from nothing.
    [[nodiscard]] std::size_t place(int left, int running) const {
        return static_cast<std::size_t>(left * m_width + std::clamp(running + m_width / 2, 0, m_width - 1));
    }
    /// As RoundTally keeps it.
    [[nodiscard]] int shown(std::size_t place) const { return m_shown[place]; }
    [[nodiscard]] std::size_t strategy(std::size_t place) const { return m_strategy[place]; }
    /// What is shown with side counts: `more` points of them are left than usual.
    [[nodiscard]] int shownWith(int left, int running, double more) const;

    // For loops that keep them out of the way of what they write.
    [[nodiscard]] const std::uint8_t* strategies() const { return m_strategy.data(); }
    [[nodiscard]] int width() const { return m_width; }

private:
    counting::Convention m_convention;
    int m_start = 0; ///< in half points
    int m_unit = 1;
    int m_width = 1; ///< of a row, in units
    std::vector<std::uint8_t> m_strategy;
    std::vector<std::int16_t> m_shown;
};

/// What is played by a basic strategy and its indices: a strategy for each stretch of counts, and what each of them
/// does with a deal.
class CountedPlays {
public:
    enum First : std::uint8_t { Stands, Hits, Doubles, GivesUp, Leaves }; ///< Leaves: splits, or there is more to it
    /// Whether there is more to a deal than playing the hand: always, or where insurance or giving up early is chosen.
    enum Special : std::uint8_t { Always = 1, Sometimes = 2 };

    CountedPlays(const engine::RuleSet& rules, const analysis::PlayRules& play, const HandStates& states,
                 const analysis::Views& views, const analysis::BasicStrategy& basic,
                 const std::vector<IndexPlay>& indices);

    [[nodiscard]] const std::vector<int>& boundaries() const { return m_boundaries; }
    [[nodiscard]] const analysis::BasicStrategy& strategy(std::size_t number) const { return m_strategies[number]; }
    [[nodiscard]] std::size_t groups() const { return m_groups; }
    /// By points. −1 for the group: the round is over at the peek.
    [[nodiscard]] int sightOf(std::size_t up, std::size_t hole) const { return m_sightOf[up][hole]; }
    [[nodiscard]] int groupOf(std::size_t up, std::size_t hole) const { return m_groupOf[up][hole]; }
    [[nodiscard]] const analysis::TotalPlay& play(std::size_t strategy, int group) const {
        return m_plays[strategy * m_groups + static_cast<std::size_t>(group)];
    }
    /// By points of the hand's two cards; bits of Special.
    [[nodiscard]] std::uint8_t special(std::size_t a, std::size_t b, std::size_t up, std::size_t hole) const {
        return m_special[a * 1000 + b * 100 + up * 10 + hole];
    }
    /// Which of these bits concern a strategy.
    [[nodiscard]] std::uint8_t asked(std::size_t strategy) const { return m_asked[strategy]; }
    /// `play`: strategy × groups() + group.
    [[nodiscard]] First first(std::size_t play, std::size_t a, std::size_t b) const {
        return m_firsts[play][a * 10 + b];
    }
    /// By play and a hand's state: 1 if it takes another card.
    [[nodiscard]] const std::array<std::uint8_t, HandStates::count>* hits() const { return m_hits.data(); }

private:
    static constexpr std::size_t mostStrategies = 64;

    void tellSpecialDeals(const engine::RuleSet& rules, const analysis::Views& views);
    void tellFirstPlays(const analysis::PlayRules& rules, const HandStates& states);

    std::vector<int> m_boundaries;
    std::size_t m_groups = 0;
    std::vector<analysis::BasicStrategy> m_strategies;
    std::vector<analysis::TotalPlay> m_plays; ///< by strategy and group of columns
    std::array<std::array<int, analysis::pointKinds>, analysis::pointKinds> m_sightOf{};
    std::array<std::array<int, analysis::pointKinds>, analysis::pointKinds> m_groupOf{};
    std::array<std::uint8_t, 10'000> m_special{};
    std::array<std::uint8_t, mostStrategies> m_asked{};
    std::vector<std::array<First, 100>> m_firsts;
    std::vector<std::array<std::uint8_t, HandStates::count>> m_hits;
};

} // namespace openshoe::advantage
