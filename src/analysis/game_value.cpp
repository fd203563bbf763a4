// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/game_value.h"

#include "base/worth.h"

#include <algorithm>

namespace openshoe::analysis {

const char* name(Play play) {
    static constexpr std::array<const char*, playCount> names{"stand", "hit", "double", "split", "surrender"};
    return names[static_cast<std::size_t>(play)];
}

PayRules PayRules::of(const engine::RuleSet& rules) {
    const BlackjackPay paid = BlackjackPay::of(rules);
    PayRules pay{.blackjackPays = paid.mean,
                 .blackjackSquare = paid.square,
                 .insurance = rules.insurance,
                 .evenMoney = rules.evenMoney,
                 .surrender = rules.surrender,
                 .paysBothBlackjacks = engine::paysBothBlackjacks(rules.dealer.ties),
                 .taken = rules.dealer.taken(),
                 .voidsSurrender = rules.voidsSurrender()};
    if (!rules.dealer.isOpen())
        return pay;
    // Nothing is offered against a blackjack that everybody sees; a hand is given up at its turn.
    pay.insurance.offered = false;
    pay.evenMoney = {};
    pay.surrender.against = engine::SurrenderAgainst::Any;
    if (pay.surrender.when == engine::SurrenderWhen::Early)
        pay.surrender.when = engine::SurrenderWhen::Late;
    return pay;
}

void PayRules::payBlackjack(base::Odds odds) {
    blackjackPays = odds.ratio();
    blackjackSquare = blackjackPays * blackjackPays;
}

bool mayGiveUp(const PayRules& pay, bool peek, int up) {
    if (pay.surrender.when == engine::SurrenderWhen::None)
        return false;
    const bool high = up == ace || up == ten;
    if (!pay.surrender.isAgainst(high))
        return false;
    return !(pay.surrender.when == engine::SurrenderWhen::Early && peek && high);
}

bool surrendersBeforePeek(const PayRules& pay, bool peek, int up) {
    return pay.surrender.when == engine::SurrenderWhen::Early && peek && (up == ace || up == ten) &&
           pay.surrender.isAgainst(true);
}

FirstPlay FirstPlay::of(const HandFigures& figures, std::size_t column) {
    const double weight = figures.weight[column];
    FirstPlay first{.net = figures.stand[column], .givenUp = figures.givenUp[column]};
    const auto isBetter = [&](const PerColumn& nets) {
        if (nets.empty() || !base::isMore(nets[column], first.net, weight))
            return false;
        first.net = nets[column];
        return true;
    };
    first.hit = isBetter(figures.hit);
    first.doubled = isBetter(figures.doubled);
    first.splits = figures.split.offered && isBetter(figures.split.net);
    return first;
}

bool FirstPlay::surrenders(double weight) const {
    return base::isMore(givenUp, net, weight);
}

namespace {

bool offersEvenMoney(const DealtHand& hand, const PayRules& pay) {
    return hand.natural && ((hand.up == ace && pay.evenMoney.onAce) || (hand.up == ten && pay.evenMoney.onTen));
}

bool offersInsurance(const DealtHand& hand, const PayRules& pay) {
    if (!pay.insurance.offered || hand.up != ace || offersEvenMoney(hand, pay))
        return false;
    return pay.insurance.withBlackjack || !hand.natural;
}

double insuranceWorth(const DealtHand& hand, const PayRules& pay) {
    return 0.5 * (pay.insurance.pays.ratio() * hand.blackjack - (hand.weight - hand.blackjack));
}

double waitingWorth(const DealtHand& hand, const PayRules& pay) {
    return pay.waitingBlackjack(hand.weight, hand.blackjack);
}

// The best of a column's plays.
Part bestOf(const DealtHand& hand, const PayRules& pay, std::size_t c, bool giveUp) {
    const HandFigures& figures = hand.figures;
    const double weight = figures.weight[c];
    const FirstPlay first = FirstPlay::of(figures, c);
    if (giveUp && first.surrenders(weight)) {
        const double whole = -2 * first.givenUp - weight; // lost to a blackjack
        return {first.givenUp, weight, 0.25 * weight + 0.75 * whole, pay.voidsSurrender ? weight : 0.5 * weight};
    }
    const double raise = first.hit && !figures.hitRaise.empty() ? figures.hitRaise[c] : 0;
    const double again = first.doubled && !figures.doubledRaise.empty() ? figures.doubledRaise[c] : 0;
    const double stake = first.splits    ? figures.split.stake[c]
                         : first.doubled ? (figures.doublesFree ? 1 : 2) * weight + again
                                         : weight + raise;
    const auto square = [&](const Squares& squares) {
        const PerColumn& ofPlay = first.splits    ? squares.split
                                  : first.doubled ? squares.doubled
                                  : first.hit     ? squares.hit
                                                  : squares.stand;
        return ofPlay[c];
    };
    // Of hands that go bust a blackjack may take a little more than one unit; this leaves that out.
    const bool takesOne = pay.taken == engine::BlackjackTakes::Original ||
                          pay.taken == engine::BlackjackTakes::BustedPlusOne ||
                          (pay.taken == engine::BlackjackTakes::OriginalBusted && !first.splits);
    return {first.net, stake, hand.squares ? square(*hand.squares) : 0, takesOne ? weight : stake};
}

Part naturalPart(const DealtHand& hand, const PayRules& pay) {
    const double net = waitingWorth(hand, pay);
    if (offersEvenMoney(hand, pay) && base::isMore(hand.weight, net, hand.weight))
        return {hand.weight, hand.weight, hand.weight, 0};
    // At risk is what a dealer's blackjack takes; this one may win against it.
    const double atRisk = pay.paysBothBlackjacks ? -pay.blackjackPays * hand.weight : 0;
    const double paid = pay.paysBothBlackjacks ? hand.weight : hand.weight - hand.blackjack;
    return {net, hand.weight, pay.blackjackSquare * paid, atRisk};
}

Part playedPart(const DealtHand& hand, const PayRules& pay, bool peek) {
    Part sum;
    for (int c = hand.firstColumn; c < hand.firstColumn + hand.columns; ++c) {
        const Part part = bestOf(hand, pay, static_cast<std::size_t>(c), mayGiveUp(pay, peek, hand.up));
        sum = {sum.net + part.net, sum.stake + part.stake, sum.square + part.square, sum.atRisk + part.atRisk};
    }
    if (peek) {
        const double blackjack = hand.blackjack;
        sum = {sum.net - blackjack, sum.stake + blackjack, sum.square + blackjack, hand.weight};
    }
    if (surrendersBeforePeek(pay, peek, hand.up) && base::isMore(-0.5 * hand.weight, sum.net, hand.weight))
        return {-0.5 * hand.weight, hand.weight, 0.25 * hand.weight, 0.5 * hand.weight};
    return sum;
}

// Adds insurance if it is worth taking. Its result is tied to the hand's, which loses what it has at risk exactly when
// the insurance wins.
void insure(const DealtHand& hand, const PayRules& pay, Part& part) {
    const double worth = insuranceWorth(hand, pay);
    if (!offersInsurance(hand, pay) || !base::isMore(worth, 0, hand.weight))
        return;
    const double won = 0.5 * pay.insurance.pays.ratio();
    part.square += -part.net - (won + 0.5) * 2 * part.atRisk / hand.weight * hand.blackjack +
                   won * won * hand.blackjack + 0.25 * (hand.weight - hand.blackjack);
    part.net += worth;
}

} // namespace

Part bestPlay(const DealtHand& hand, const PayRules& pay, bool peek) {
    Part part = hand.natural ? naturalPart(hand, pay) : playedPart(hand, pay, peek);
    insure(hand, pay, part);
    return part;
}

DealtHand Offers::dealt(int hand, int sight, const std::vector<Squares>* squares) const {
    const Sight& seen = m_core.views().sights[static_cast<std::size_t>(sight)];
    return {.figures = m_core.figures(hand),
            .squares = squares ? &(*squares)[static_cast<std::size_t>(hand)] : nullptr,
            .up = seen.up,
            .firstColumn = seen.firstColumn,
            .columns = seen.columns,
            .natural = m_core.hands()[static_cast<std::size_t>(hand)].natural,
            .weight = weight(hand, sight),
            .blackjack = m_core.blackjackWeight(hand, sight)};
}

bool Offers::offersEvenMoney(int hand, int sight) const {
    return analysis::offersEvenMoney(dealt(hand, sight), m_pay);
}

bool Offers::offersInsurance(int hand, int sight) const {
    return analysis::offersInsurance(dealt(hand, sight), m_pay);
}

double Offers::weight(int hand, int sight) const {
    const Sight& seen = m_core.views().sights[static_cast<std::size_t>(sight)];
    double sum = m_core.solver().rules().dealer.blackjackEndsRound() ? m_core.blackjackWeight(hand, sight) : 0.0;
    for (int c = seen.firstColumn; c < seen.firstColumn + seen.columns; ++c)
        sum += m_core.figures(hand).weight[static_cast<std::size_t>(c)];
    return sum;
}

double Offers::insurance(int hand, int sight) const { return insuranceWorth(dealt(hand, sight), m_pay); }

double Offers::waitingBlackjack(int hand, int sight) const { return waitingWorth(dealt(hand, sight), m_pay); }

GameValue bestPlayValue(const Core& core, const PayRules& pay, const std::vector<Squares>* squares) {
    const Offers offers(core, pay);
    const bool peek = core.solver().rules().dealer.blackjackEndsRound();
    GameValue value;
    double insurance = 0;
    double insuranceWeight = 0;
    double evenMoney = 0;
    double evenMoneyWeight = 0;
    for (int sight = 0; sight < static_cast<int>(core.views().sights.size()); ++sight) {
        const auto up = static_cast<std::size_t>(core.views().sights[static_cast<std::size_t>(sight)].up);
        for (int i = 0; i < startingHands; ++i) {
            const double chance = core.hands()[static_cast<std::size_t>(i)].chance;
            const DealtHand hand = offers.dealt(i, sight, squares);
            const Part part = bestPlay(hand, pay, peek);
            value.expectation += chance * part.net;
            value.averageStake += chance * part.stake;
            value.square += chance * part.square;
            value.byUp[up] += chance * part.net;
            if (offersInsurance(hand, pay)) {
                insurance += chance * 2 * insuranceWorth(hand, pay);
                insuranceWeight += chance * hand.weight;
            }
            if (offersEvenMoney(hand, pay)) {
                evenMoney += chance * (hand.weight - waitingWorth(hand, pay));
                evenMoneyWeight += chance * hand.weight;
            }
        }
    }
    for (int up = 0; up < pointKinds; ++up) {
        if (core.upChance(up) > 0) // a shoe in use may have none left
            value.byUp[static_cast<std::size_t>(up)] /= core.upChance(up);
    }
    if (insuranceWeight > 0)
        value.insurance = base::evened(insurance / insuranceWeight);
    if (evenMoneyWeight > 0)
        value.evenMoney = base::evened(evenMoney / evenMoneyWeight);
    return value;
}

} // namespace openshoe::analysis
