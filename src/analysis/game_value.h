// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/core.h"
#include "engine/rules.h"

#include <array>
#include <optional>
#include <vector>

namespace openshoe::analysis {

enum class Play : std::uint8_t { Stand, Hit, Double, Split, Surrender };
inline constexpr int playCount = 5;
/// "stand", "hit", "double", "split", "surrender".
[[nodiscard]] const char* name(Play play);

/// What the payouts make of a core: blackjack, surrender, insurance, even money.
struct PayRules {
    double blackjackPays = 1.5;
    engine::RuleSet::Insurance insurance;
    engine::RuleSet::EvenMoney evenMoney;
    engine::RuleSet::Surrender surrender;
    [[nodiscard]] static PayRules of(const engine::RuleSet& rules) {
        return {rules.blackjackPays.ratio(), rules.insurance, rules.evenMoney, rules.surrender};
    }
};

struct GameValue {
    double expectation = 0;  ///< net per unit of the initial play
    double averageStake = 0; ///< doubles and splits included, insurance not
    double square = 0;       ///< mean of the squared net result; 0 unless second moments were given
    std::array<double, pointKinds> byUp{}; ///< mean given that up card
    std::optional<double> insurance; ///< per unit staked on it, over the hands it is offered to
    std::optional<double>
        evenMoney; ///< taking it less declining it, per unit of the play, over the hands it is offered to
};

/// Whether surrender is decided before the dealer peeks (else at the hand's turn) against this up card.
[[nodiscard]] bool surrendersBeforePeek(const PayRules& pay, bool peek, int up);
[[nodiscard]] bool mayGiveUp(const PayRules& pay, bool peek, int up);

/// A hand as it was dealt, seen before the peek: where its figures stand, and how likely all of it is. Weights are
/// joint with the sight, as the figures are.
struct DealtHand {
    const HandFigures& figures;
    const Squares* squares = nullptr; ///< for second moments; may be left out
    int up = 0;
    int firstColumn = 0; ///< the sight's columns
    int columns = 0;
    bool natural = false;
    double weight = 0;    ///< dealer's blackjack included
    double blackjack = 0; ///< of a dealer's blackjack
};

/// Net, stake and square of one hand before the peek, joint as its figures.
struct Part {
    double net = 0;
    double stake = 0;
    double square = 0;
    double atRisk = 0; ///< lost if the dealer turns out to have blackjack
};

/// The hand played at its best, insurance and even money taken where they are worth it.
[[nodiscard]] Part bestPlay(const DealtHand& hand, const PayRules& pay, bool peek);

/// Best play everywhere. With `squares` (Core::squares) the second moment too.
[[nodiscard]] GameValue bestPlayValue(const Core& core, const PayRules& pay,
                                      const std::vector<Squares>* squares = nullptr);

/// What hands of one round have in common: they share the dealer. Both are played best, one unit on each; given the up
/// card, what is known of the hole card and the dealer's result they are taken as independent.
struct TwoHands {
    double product = 0;         ///< mean of the product of their nets
    double whenDealerBusts = 0; ///< net of one of them, joint with the dealer's bust
};
[[nodiscard]] TwoHands twoHands(const Core& core, const PayRules& pay);

/// The parts of a sight that do not depend on how hands are played; used for any strategy.
class Offers {
public:
    Offers(const Core& core, const PayRules& pay) : m_core(core), m_pay(pay) {}

    [[nodiscard]] bool offersInsurance(int hand, int sight) const;
    [[nodiscard]] bool offersEvenMoney(int hand, int sight) const;
    /// Joint weight of the sight with that hand out, dealer's blackjack included.
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
