// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/basic_strategy.h"
#include "analysis/final_hand.h"

#include <array>
#include <cstdint>
#include <vector>

namespace openshoe::analysis {

/// How a simulated round ended, per unit of the initial play.
struct SimOutcome {
    double net = 0;
    double stake = 1; ///< including doubles and splits, excluding insurance
    friend bool operator==(const SimOutcome&, const SimOutcome&) = default;
};

/// Basic strategy under one rule set as a machine that consumes one card after another, in the order in which the
/// engine deals them to one seat: player, dealer, player, dealer, then whoever draws. A round costs one table look-up
/// per card and no branch; only splits leave the machine. A second card that the dealer gets after the player is the
/// machine's fourth all the same, since no play depends on it; play() and playLate() know when it is drawn.
class Automaton {
public:
    /// What a card leads to. State 0 is the beginning of a round: `next` 0 with an outcome ends the round.
    struct Step {
        std::uint32_t next : 22;
        std::uint32_t outcome : 8; ///< 0: none yet; else an index into outcomes()
        std::uint32_t exit : 2;    ///< Exit

        constexpr Step() : Step(0U, 0U, 0U) {}
        constexpr Step(std::uint32_t to, std::uint32_t ended, std::uint32_t leaves)
            : next(to & mostStates), outcome(ended & 0xFFU), exit(leaves & 3U) {}
    };
    static constexpr std::uint32_t mostStates = (1U << 22U) - 1;
    enum Exit : std::uint8_t {
        None,
        Dealer, ///< the player is done: look up the dealer's two cards under `next`
        Split,  ///< leaves the machine: see playSplit()
    };

    Automaton(const engine::RuleSet& rules, const BasicStrategy& strategy, const Views& views);

    [[nodiscard]] const Step* steps() const { return m_steps.data(); } ///< indexed by state × 10 + point
    [[nodiscard]] const Step* dealerSteps() const { return m_dealerSteps.data(); } ///< by next × 100 + up × 10 + hole
    [[nodiscard]] const std::vector<SimOutcome>& outcomes() const { return m_outcomes; }

    /// Which of the first four cards, in the order dealt, are the up card and the hole card; counted from 0.
    [[nodiscard]] int upPlace() const { return m_upPlace; }
    [[nodiscard]] int holePlace() const { return 4 - m_upPlace; }

    /// Whether the dealer's second card waits for the player.
    [[nodiscard]] bool isLate() const { return !m_rules.dealer.dealsBoth(); }

    /// Plays a round to its end from the point where a pair is split. `draw` returns the point of the next card.
    template <typename Draw> [[nodiscard]] SimOutcome playSplit(int pair, int up, int hole, Draw&& draw) const;

    /// A whole round with cards from `draw`.
    template <typename Draw> [[nodiscard]] SimOutcome play(Draw&& draw) const;
    /// The same where the dealer's second card waits: `second` draws it, if it is drawn at all.
    template <typename Draw, typename Second> [[nodiscard]] SimOutcome playLate(Draw&& draw, Second&& second) const;

private:
    struct Total {
        int hard = 0;
        bool ace = false;
        int cards = 0;
        int gold = 0;
        BonusHand lead = BonusHand::None;

        [[nodiscard]] bool soft() const { return ace && hard <= 11; }
        [[nodiscard]] int best() const { return soft() ? hard + 10 : hard; }
        [[nodiscard]] Total with(int point) const {
            return {hard + point + 1, ace || point == openshoe::analysis::ace, cards + 1,
                    gold + (point == openshoe::analysis::ace || point == ten ? 1 : 0),
                    leadAfter(lead, cards, hard, point)};
        }
    };
    using Final = FinalHand;

    void buildStarts();
    void buildPlayers();
    void buildDealers();
    void buildDealer(const Final& final);
    void setStep(int state, int point, Step step) {
        m_steps[static_cast<std::size_t>(state * pointKinds + point)] = step;
    }
    [[nodiscard]] Step start(int a, int b, int up, int hole);
    [[nodiscard]] Step dealerStep(const Final& final, int up, int hole);
    [[nodiscard]] Step dealerHand(const Final& final, const Total& dealer, bool insured);
    [[nodiscard]] std::uint8_t outcome(double net, double stake);
    /// `doubles`: how often it was doubled, the last of them waiting for its card; byHouse if the house did.
    static constexpr int byHouse = -1;
    [[nodiscard]] std::uint32_t playerState(const Total& total, int group, int doubles) const;
    [[nodiscard]] std::uint32_t dealerState(const Final& final, const Total& dealer, bool insured) const;
    [[nodiscard]] static int finalIndex(const Final& final);
    [[nodiscard]] Final finalOf(const Total& total, Stakes stakes, bool fromSplit) const;
    /// What a hand that its player doubled so many times does after the card of its last double.
    [[nodiscard]] AfterDouble afterDouble(const Total& total, const TotalPlay& play, int times) const;
    /// After it, unless it is doubled again.
    [[nodiscard]] Final doubledOf(const Total& total, const TotalPlay& play, int times, bool fromSplit) const;
    [[nodiscard]] bool doublesFree(const Total& total) const {
        return m_rules.doubling.isFree(total.cards, total.best(), total.soft());
    }
    /// A hand that isn't the one dealt.
    [[nodiscard]] static Final surrendered(int units);
    [[nodiscard]] double net(const Final& final, int dealerTotal, bool dealerBlackjack) const {
        return netOf(m_play, std::span(&final, 1), dealerTotal, dealerBlackjack);
    }
    [[nodiscard]] bool dealerDraws(const Total& dealer) const {
        return m_rules.dealer.drawing.draws(dealer.best(), dealer.soft());
    }
    [[nodiscard]] double insuranceNet(int sight, int hole, bool natural) const;
    [[nodiscard]] bool mayDouble(const Total& total) const {
        return m_rules.doubling.allows(total.cards, total.best());
    }
    [[nodiscard]] bool ends(const Total& total) const { return m_play.ends(total.cards, total.best()); }
    [[nodiscard]] Step playerStep(const Total& next, int group, int doubles) const;
    /// How many kinds of hands are told apart against each group of columns, besides by their points: by their numbers
    /// of doubles, cards and gold, then beginnings of a bonus, then those that the house doubled.
    [[nodiscard]] int playerKinds() const {
        return m_goldCounts * (m_doublings * m_cardCounts + (m_freeDoubles ? 1 : 0)) + m_leads;
    }
    [[nodiscard]] int states() const;

    /// A split whose dealer's second card comes from `second`, given whether it is needed after these hands.
    template <typename Draw, typename Second>
    [[nodiscard]] SimOutcome splitHands(int pair, int up, int group, Draw&& draw, Second&& second) const;
    template <typename Draw>
    [[nodiscard]] Final playHand(Total& hand, int pair, bool free, const TotalPlay& play, Draw&& draw) const;

    engine::RuleSet m_rules;
    PlayRules m_play;
    int m_doublings = 2;  ///< how often a hand was doubled: not, once …
    int m_goldCounts = 1; ///< how many a player's state tells apart, where they count: none, one, two, more
    int m_cardCounts = 1; ///< the same: two, three … one less than wins
    bool m_freeDoubles = false;
    int m_leads = 0;      ///< beginnings of three cards with a bonus, where there are any: two
    BasicStrategy m_strategy;
    Views m_views;
    int m_upPlace = 1;
    std::array<std::array<int, pointKinds>, pointKinds> m_sightOf{};
    std::array<std::array<int, pointKinds>, pointKinds> m_groupOf{}; ///< -1 if the round ends at the peek
    std::vector<Step> m_steps;
    std::vector<Step> m_dealerSteps;
    std::vector<SimOutcome> m_outcomes{{0, 0}};
};

} // namespace openshoe::analysis

#include "analysis/automaton_play.h"
