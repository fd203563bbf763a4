// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/side_bets.h"

#include <array>
#include <vector>

namespace openshoe::analysis {

/// One way the dealer's hand can end, and how often.
struct DealerEnding {
    engine::DealerEnd end{};
    double chance = 0;
    std::size_t alone = 0; ///< where what a bet pays for it alone stands among its rows
};

/// Every way it can end, by trying every order of cards: from this shoe, or with this up card, which is out of it, and
/// a hole card of this set.
[[nodiscard]] std::vector<DealerEnding> dealerEndings(const PointShoe& shoe, const engine::DealerRule& drawing);
[[nodiscard]] std::vector<DealerEnding> dealerEndings(const PointShoe& unseen, const engine::DealerRule& drawing,
                                                      int up, PointSet holes = allPoints);

class DealerRows;

/// A bet that the dealer's hole card or finished hand may decide. The dealer's hand ends the same whoever plays and
/// however they play: the cards taken before it are taken without knowing those to come, and while a bet on it is open
/// the hand is drawn in any case.
class DealerBet {
public:
    DealerBet(const engine::SideBet& bet, const Shoe& shoe, const engine::DealerRule& drawing);

    [[nodiscard]] SideChances chances() const;

    /// What the bet returns for the dealer's hand alone, per unit, as if the hand's two cards made nothing. Which
    /// entries there are depends on the shoe and on `byFirstCards`, whatever the bet pays.
    struct Alone {
        engine::DealerEnd end;
        double chance = 0;
        double back = 0;
    };
    [[nodiscard]] const std::vector<Alone>& alone() const { return m_alone; }
    /// Whether these tell the dealer's first two cards apart: where what they make alone is paid.
    [[nodiscard]] bool byFirstCards() const { return m_byFirstCards; }

    /// What it returns more because of the hand's two cards, on average over how the dealer's hand ends.
    struct ForHand {
        std::uint8_t a = 0; ///< by engine::Card::index; a ≤ b
        std::uint8_t b = 0;
        std::uint8_t up = 0;
        double back = 0;
    };
    [[nodiscard]] const std::vector<ForHand>& forHands() const { return m_forHands; }

private:
    void addAlone(const DealerRows& rows, const engine::DecidingCards& cards, double chance,
                  const std::vector<DealerEnding>& endings);
    void addByFirstCards(const DealerRows& rows, const Shoe& shoe, const engine::DealerRule& drawing);
    [[nodiscard]] double more(const DealerRows& rows, std::size_t ofHand, engine::DecidingCards decides, double chance,
                              const std::vector<DealerEnding>& endings);
    void addHands(const DealerRows& rows, const Shoe& shoe, const engine::DealerRule& drawing);

    std::array<double, static_cast<std::size_t>(engine::sideOutcomeCount)> m_sums{};
    bool m_byFirstCards = false;
    std::vector<Alone> m_alone;
    std::vector<ForHand> m_forHands;
};

/// Whether the hand's first two cards may take part in what the bet pays.
[[nodiscard]] bool looksAtHand(const engine::SideBet& bet);

/// What a bet that waits for the dealer is worth, net per unit, once the first cards are dealt. `unseen` holds neither
/// the up card nor the hands dealt; `holes` are the values the hole card can have.
[[nodiscard]] double dealerBetWorth(const engine::SideBet& bet, const Shoe& unseen, const engine::DealerRule& drawing,
                                    const engine::DecidingCards& dealt, PointSet holes);

} // namespace openshoe::analysis
