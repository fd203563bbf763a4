// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/game_value.h"

#include <algorithm>

namespace openshoe::analysis {

const char* name(Play play) {
    static constexpr std::array<const char*, playCount> names{"stand", "hit", "double", "split", "surrender"};
    return names[static_cast<std::size_t>(play)];
}

bool mayGiveUp(const PayRules& pay, bool peek, int up) {
    if (pay.surrender.when == engine::SurrenderWhen::None)
        return false;
    const bool high = up == ace || up == ten;
    if (pay.surrender.against == engine::SurrenderAgainst::TwoToNine && high)
        return false;
    return !(pay.surrender.when == engine::SurrenderWhen::Early && peek && high);
}

bool surrendersBeforePeek(const PayRules& pay, bool peek, int up) {
    return pay.surrender.when == engine::SurrenderWhen::Early && peek && (up == ace || up == ten) &&
           pay.surrender.against == engine::SurrenderAgainst::Any;
}

bool Offers::offersEvenMoney(int hand, int sight) const {
    const int up = m_core.views().sights[static_cast<std::size_t>(sight)].up;
    return m_core.hands()[static_cast<std::size_t>(hand)].natural &&
           ((up == ace && m_pay.evenMoney.onAce) || (up == ten && m_pay.evenMoney.onTen));
}

bool Offers::offersInsurance(int hand, int sight) const {
    if (!m_pay.insurance.offered || m_core.views().sights[static_cast<std::size_t>(sight)].up != ace ||
        offersEvenMoney(hand, sight))
        return false;
    return m_pay.insurance.withBlackjack || !m_core.hands()[static_cast<std::size_t>(hand)].natural;
}

double Offers::weight(int hand, int sight) const {
    const Sight& seen = m_core.views().sights[static_cast<std::size_t>(sight)];
    double sum = m_core.solver().rules().dealer.peek ? m_core.blackjackWeight(hand, sight) : 0.0;
    for (int c = seen.firstColumn; c < seen.firstColumn + seen.columns; ++c)
        sum += m_core.figures(hand).weight[static_cast<std::size_t>(c)];
    return sum;
}

double Offers::insurance(int hand, int sight) const {
    const double blackjack = m_core.blackjackWeight(hand, sight);
    return 0.5 * (m_pay.insurance.pays.ratio() * blackjack - (weight(hand, sight) - blackjack));
}

double Offers::waitingBlackjack(int hand, int sight) const {
    return m_pay.blackjackPays * (weight(hand, sight) - m_core.blackjackWeight(hand, sight));
}

namespace {

// Net, stake and square of one starting hand against one sight, joint.
struct Part {
    double net = 0;
    double stake = 0;
    double square = 0;
    double atRisk = 0; ///< lost if the dealer turns out to have blackjack
};

struct Best {
    const HandFigures& figures;
    const Squares* squares;

    // The best of what a column offers.
    [[nodiscard]] Part of(std::size_t c, bool giveUp) const {
        const double weight = figures.weight[c];
        Part best{figures.stand[c], weight, squares ? squares->stand[c] : 0, weight};
        const auto consider = [&](double net, double stake, double square) {
            if (net > best.net)
                best = {net, stake, square, stake};
        };
        if (!figures.hit.empty())
            consider(figures.hit[c], weight, squares ? squares->hit[c] : 0);
        if (!figures.doubled.empty())
            consider(figures.doubled[c], 2 * weight, squares ? squares->doubled[c] : 0);
        if (figures.split.offered)
            consider(figures.split.net[c], figures.split.stake[c], squares ? squares->split[c] : 0);
        if (giveUp && -0.5 * weight > best.net)
            best = {-0.5 * weight, weight, 0.25 * weight, 0.5 * weight};
        return best;
    }
};

class Evaluation {
public:
    Evaluation(const Core& core, const PayRules& pay, const std::vector<Squares>* squares)
        : m_core(core), m_pay(pay), m_squares(squares), m_offers(core, pay), m_peek(core.solver().rules().dealer.peek) {
    }

    [[nodiscard]] GameValue run();

private:
    [[nodiscard]] Part natural(int hand, int sight) const;
    [[nodiscard]] Part played(int hand, int sight) const;
    void insure(int hand, int sight, Part& part) const;

    const Core& m_core;
    const PayRules& m_pay;
    const std::vector<Squares>* m_squares;
    Offers m_offers;
    bool m_peek;
};

Part Evaluation::natural(int hand, int sight) const {
    const double weight = m_offers.weight(hand, sight);
    const double net = m_offers.waitingBlackjack(hand, sight);
    if (m_offers.offersEvenMoney(hand, sight) && weight > net)
        return {weight, weight, weight, 0};
    return {net, weight, m_pay.blackjackPays * net, 0};
}

Part Evaluation::played(int hand, int sight) const {
    const Sight& seen = m_core.views().sights[static_cast<std::size_t>(sight)];
    const Best best{m_core.figures(hand), m_squares ? &(*m_squares)[static_cast<std::size_t>(hand)] : nullptr};
    Part sum;
    for (int c = seen.firstColumn; c < seen.firstColumn + seen.columns; ++c) {
        const Part part = best.of(static_cast<std::size_t>(c), mayGiveUp(m_pay, m_peek, seen.up));
        sum = {sum.net + part.net, sum.stake + part.stake, sum.square + part.square, sum.atRisk + part.atRisk};
    }
    if (m_peek) {
        const double blackjack = m_core.blackjackWeight(hand, sight);
        sum = {sum.net - blackjack, sum.stake + blackjack, sum.square + blackjack, m_offers.weight(hand, sight)};
    }
    const double weight = m_offers.weight(hand, sight);
    if (surrendersBeforePeek(m_pay, m_peek, seen.up) && -0.5 * weight > sum.net)
        return {-0.5 * weight, weight, 0.25 * weight, 0.5 * weight};
    return sum;
}

// Adds an insurance that is worth taking. Its result goes with the hand's, which loses what it has at risk exactly when
// the insurance wins.
void Evaluation::insure(int hand, int sight, Part& part) const {
    const double worth = m_offers.insurance(hand, sight);
    if (!m_offers.offersInsurance(hand, sight) || worth <= 0)
        return;
    const double blackjack = m_core.blackjackWeight(hand, sight);
    const double weight = m_offers.weight(hand, sight);
    const double won = 0.5 * m_pay.insurance.pays.ratio();
    part.square += -part.net - (won + 0.5) * 2 * part.atRisk / weight * blackjack + won * won * blackjack +
                   0.25 * (weight - blackjack);
    part.net += worth;
}

GameValue Evaluation::run() {
    GameValue value;
    double insurance = 0;
    double insuranceWeight = 0;
    double evenMoney = 0;
    double evenMoneyWeight = 0;
    for (int sight = 0; sight < static_cast<int>(m_core.views().sights.size()); ++sight) {
        const auto up = static_cast<std::size_t>(m_core.views().sights[static_cast<std::size_t>(sight)].up);
        for (int hand = 0; hand < startingHands; ++hand) {
            const StartingHand& start = m_core.hands()[static_cast<std::size_t>(hand)];
            Part part = start.natural ? natural(hand, sight) : played(hand, sight);
            insure(hand, sight, part);
            value.expectation += start.chance * part.net;
            value.averageStake += start.chance * part.stake;
            value.square += start.chance * part.square;
            value.byUp[up] += start.chance * part.net;
            const double weight = m_offers.weight(hand, sight);
            if (m_offers.offersInsurance(hand, sight)) {
                insurance += start.chance * 2 * m_offers.insurance(hand, sight);
                insuranceWeight += start.chance * weight;
            }
            if (m_offers.offersEvenMoney(hand, sight)) {
                evenMoney += start.chance * (weight - m_offers.waitingBlackjack(hand, sight));
                evenMoneyWeight += start.chance * weight;
            }
        }
    }
    for (int up = 0; up < pointKinds; ++up)
        value.byUp[static_cast<std::size_t>(up)] /= m_core.upChance(up);
    if (insuranceWeight > 0)
        value.insurance = insurance / insuranceWeight;
    if (evenMoneyWeight > 0)
        value.evenMoney = evenMoney / evenMoneyWeight;
    return value;
}

} // namespace

GameValue bestPlayValue(const Core& core, const PayRules& pay, const std::vector<Squares>* squares) {
    return Evaluation(core, pay, squares).run();
}

} // namespace openshoe::analysis
