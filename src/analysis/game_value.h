// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/core.h"
#include "engine/rules.h"
#include "engine/sidebets.h"

#include <array>
#include <optional>
#include <vector>

namespace openshoe::analysis {

enum class Play : std::uint8_t { Stand, Hit, Double, Split, Surrender };
inline constexpr int playCount = 5;
inline constexpr std::array<Play, playCount> everyPlay{Play::Stand, Play::Hit, Play::Double, Play::Split,
                                                       Play::Surrender};
/// "stand", "hit", "double", "split", "surrender".
[[nodiscard]] const char* name(Play play);

/// The payouts applied to a core: blackjack, surrender, insurance, even money.
struct PayRules {
    double blackjackPays = 1.5;    ///< in the mean, for somebody who sees no suits
    double blackjackSquare = 2.25; ///< the mean of its square
    engine::RuleSet::Insurance insurance;
    engine::RuleSet::EvenMoney evenMoney;
    engine::RuleSet::Surrender surrender;
    bool paysBothBlackjacks = false;                            ///< the player's blackjack is paid against the dealer's
    engine::BlackjackTakes taken = engine::BlackjackTakes::All; ///< by a dealer's blackjack found late
    bool voidsSurrender = false;                                ///< one that is found late takes a surrendered hand
    [[nodiscard]] static PayRules of(const engine::RuleSet& rules);
    /// Once the cards of the blackjack are seen.
    void payBlackjack(base::Odds odds);
    /// What a surrendered hand is worth, given how likely the dealer has a blackjack.
    [[nodiscard]] double givenUp(double dealersBlackjack) const {
        return -0.5 * (1 + (voidsSurrender ? dealersBlackjack : 0));
    }
    /// What a blackjack is worth that waits for the dealer's cards. Both arguments joint, as the result is.
    [[nodiscard]] double waitingBlackjack(double weight, double dealersBlackjack) const {
        return blackjackPays * (paysBothBlackjacks ? weight : weight - dealersBlackjack);
    }
};

struct GameValue {
    double expectation = 0;  ///< net per unit of the initial play
    double averageStake = 0; ///< including doubles and splits, excluding insurance
    double square = 0;       ///< mean of the squared net result; 0 unless second moments were given
    std::array<double, pointKinds> byUp{}; ///< mean given this up card
    std::optional<double> insurance; ///< per unit staked on it, over the hands it is offered to
    std::optional<double>
        evenMoney; ///< gain of taking it over declining it, per unit of the play, over the hands it is offered to
};

/// Whether surrender against this up card is decided before the dealer peeks (otherwise at the hand's turn).
[[nodiscard]] bool surrendersBeforePeek(const PayRules& pay, bool peek, int up);
[[nodiscard]] bool mayGiveUp(const PayRules& pay, bool peek, int up);

/// What is best with two cards just dealt, as `advise` has it: with best play afterwards, whatever cards follow.
struct FirstPlay {
    bool hit = false;     ///< better than standing
    bool doubled = false; ///< better than both; if the rules offer it
    bool splits = false;  ///< better than all three
    double net = 0;       ///< of the best of these, joint with the column
    double givenUp = 0;   ///< the same of a surrender

    [[nodiscard]] static FirstPlay of(const HandFigures& figures, std::size_t column);
    /// Whether giving the hand up is better still.
    [[nodiscard]] bool surrenders(double weight) const;
};

/// A hand as dealt, seen before the peek: its figures and how likely it is. Weights, like figures, are joint with the
/// sight.
struct DealtHand {
    const HandFigures& figures;
    const Squares* squares = nullptr; ///< for second moments; optional
    int up = 0;
    int firstColumn = 0; ///< the sight's columns
    int columns = 0;
    bool natural = false;
    double weight = 0;    ///< including the dealer's blackjack
    double blackjack = 0; ///< of the dealer's blackjack
};

/// Net, stake and square of one hand before the peek, joint like its figures.
struct Part {
    double net = 0;
    double stake = 0;
    double square = 0;
    double atRisk = 0; ///< lost if the dealer turns out to have blackjack
};

/// The hand under best play, with insurance and even money taken if they are worth it.
[[nodiscard]] Part bestPlay(const DealtHand& hand, const PayRules& pay, bool peek);

/// Best play everywhere. Includes the second moment if `squares` (Core::squares) is given.
[[nodiscard]] GameValue bestPlayValue(const Core& core, const PayRules& pay,
                                      const std::vector<Squares>* squares = nullptr);

/// What two hands of a round have in common: the dealer. Both are played best, one unit on each; given the up card,
/// what is known of the hole card and the dealer's result, they are assumed independent.
struct TwoHands {
    double product = 0; ///< mean of the product of their net results
    /// Net of one of them, joint with how the dealer's hand ends: each total from engine::DealerRule::lowestStand to
    /// 21, a blackjack, bust.
    std::array<double, 24 - engine::DealerRule::lowestStand> whenDealer{};
};
/// Where an end of the dealer's hand stands there.
[[nodiscard]] constexpr std::size_t dealerResult(const engine::DealerEnd& end) {
    const int result = end.isBust() ? 23 : end.isBlackjack() ? 22 : end.total;
    return static_cast<std::size_t>(result - engine::DealerRule::lowestStand);
}
[[nodiscard]] TwoHands twoHands(const Core& core, const PayRules& pay);

/// The parts of a sight that don't depend on how hands are played; used for any strategy.
class Offers {
public:
    Offers(const Core& core, const PayRules& pay) : m_core(core), m_pay(pay) {}

    [[nodiscard]] bool offersInsurance(int hand, int sight) const;
    [[nodiscard]] bool offersEvenMoney(int hand, int sight) const;
    /// Joint weight of the sight with this hand gone, including the dealer's blackjack.
    [[nodiscard]] double weight(int hand, int sight) const;
    /// Net of an insurance of half a unit.
    [[nodiscard]] double insurance(int hand, int sight) const;
    /// Net of a player's blackjack that waits for the dealer.
    [[nodiscard]] double waitingBlackjack(int hand, int sight) const;
    [[nodiscard]] DealtHand dealt(int hand, int sight, const std::vector<Squares>* squares = nullptr) const;

private:
    const Core& m_core;
    const PayRules& m_pay;
};

} // namespace openshoe::analysis
