// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/automaton.h"

#include <algorithm>

namespace openshoe::analysis {

template <typename Draw>
Automaton::Final Automaton::playHand(Total& hand, int pair, bool free, const TotalPlay& play, Draw&& draw) const {
    const Stakes stakes = PlayRules::stakes(free);
    if (pair == ace && m_rules.split.acesStand())
        return finalOf(hand, stakes, true);
    const bool doubles = m_rules.doubling.afterSplit && (pair != ace || m_rules.split.acesDouble());
    while (!ends(hand)) {
        const auto cls = static_cast<std::size_t>(TotalPlay::classOf(hand.best(), hand.soft()));
        if (m_play.surrendersLater && !free && play.surrender[cls])
            return surrendered(1);
        if (doubles && mayDouble(hand) && (free ? play.freeDoubled : play.doubled)[cls]) {
            const bool byHouseToo = doublesFree(hand);
            int times = 0;
            do {
                hand = hand.with(draw());
                ++times;
            } while (!free && !byHouseToo && afterDouble(hand, play, times) == AfterDouble::Double);
            return free || byHouseToo ? finalOf(hand, PlayRules::doubledStakes(stakes, byHouseToo), true)
                                      : doubledOf(hand, play, times, true);
        }
        if (!(free ? play.freeHit : play.hit)[cls])
            break;
        hand = hand.with(draw());
    }
    return finalOf(hand, stakes, true);
}

template <typename Draw, typename Second>
SimOutcome Automaton::splitHands(int pair, int up, int group, Draw&& draw, Second&& second) const {
    const TotalPlay& play = m_strategy.groups[static_cast<std::size_t>(group)];
    const std::size_t most = play.splitInto[static_cast<std::size_t>(pair)];
    const Total one = Total{}.with(pair);
    std::array<Total, 4> hands{};
    std::array<Final, 4> finals{};
    std::size_t count = 2;
    hands[0] = one.with(draw());
    hands[1] = one.with(draw());
    for (std::size_t i = 0; i < count; ++i) {
        // A new hand is played right after the one it came from.
        while (count < most && hands[i].hard == 2 * (pair + 1)) {
            std::copy_backward(hands.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                               hands.begin() + static_cast<std::ptrdiff_t>(count),
                               hands.begin() + static_cast<std::ptrdiff_t>(count) + 1);
            ++count;
            hands[i] = one.with(draw());
            hands[i + 1] = one.with(draw());
        }
        // Where the house stakes new hands, the first is the one that its player staked.
        const bool free = i > 0 && m_play.splitsFree(pair);
        finals[i] = playHand(hands[i], pair, free, play, draw);
        finals[i].free = free;
    }
    const std::span played(finals.data(), count);
    const int hole = second(played);
    Total dealer = Total{}.with(up).with(hole);
    const bool blackjack = dealer.best() == 21;
    const bool open = std::any_of(finals.begin(), finals.begin() + static_cast<std::ptrdiff_t>(count),
                                  [&](const Final& final) { return isOpen(m_play, final); });
    while (open && dealerDraws(dealer))
        dealer = dealer.with(draw());
    SimOutcome result{
        insuranceNet(m_sightOf[static_cast<std::size_t>(up)][static_cast<std::size_t>(hole)], hole, false), 0};
    result.net += netOf(m_play, played, dealer.best(), blackjack);
    for (const Final& final : played)
        result.stake += final.units;
    return result;
}

template <typename Draw> SimOutcome Automaton::playSplit(int pair, int up, int hole, Draw&& draw) const {
    return splitHands(pair, up, m_groupOf[static_cast<std::size_t>(up)][static_cast<std::size_t>(hole)], draw,
                      [hole](std::span<const Final>) { return hole; });
}

template <typename Draw, typename Second> SimOutcome Automaton::playLate(Draw&& draw, Second&& second) const {
    const int a = draw();
    const int up = draw();
    const int b = draw();
    const bool high = up == ace || up == ten;
    const bool natural = Total{}.with(a).with(b).best() == 21;
    const bool insured = insuranceNet(m_sightOf[static_cast<std::size_t>(up)][quietPoint], quietPoint, natural) != 0;
    // The step for the second card, which is drawn only where it may change how the round ends.
    const auto decided = [&](auto&& stepFor) {
        const Step step = stepFor(quietPoint);
        const bool matters =
            step.next != 0 || insured || (high && stepFor(up == ace ? ten : ace).outcome != step.outcome);
        return matters ? stepFor(second()) : step;
    };
    const auto start = [&](int hole) {
        std::size_t state = 0;
        for (const int point : {a, up, b})
            state = m_steps[state * pointKinds + static_cast<std::size_t>(point)].next;
        return m_steps[state * pointKinds + static_cast<std::size_t>(hole)];
    };
    Step step = start(quietPoint);
    if (step.exit == Split)
        return splitHands(a, up, m_groupOf[static_cast<std::size_t>(up)][quietPoint], draw,
                          [&](std::span<const Final> hands) {
                              return insured || needsSecondCard(m_play, hands, high) ? second() : quietPoint;
                          });
    const bool plays = step.next != 0 && step.next < states();
    step = plays ? step : decided(start);
    while (step.next != 0 || step.exit == Dealer) {
        if (step.exit == Dealer) {
            step = decided([&, next = step.next](int hole) {
                return m_dealerSteps[next * 100U + static_cast<std::size_t>(up * 10 + hole)];
            });
        } else {
            step = m_steps[step.next * std::size_t{pointKinds} + static_cast<std::size_t>(draw())];
        }
    }
    return m_outcomes[step.outcome];
}

template <typename Draw> SimOutcome Automaton::play(Draw&& draw) const {
    if (isLate())
        return playLate(draw, draw);
    std::array<int, 4> first{};
    std::size_t state = 0;
    for (std::size_t drawn = 0;; ++drawn) {
        const int point = draw();
        if (drawn < first.size())
            first[drawn] = point;
        Step step = m_steps[state * pointKinds + static_cast<std::size_t>(point)];
        const int up = first[static_cast<std::size_t>(m_upPlace)];
        const int hole = first[static_cast<std::size_t>(holePlace())];
        if (step.exit == Split)
            return playSplit(first[0], up, hole, draw);
        if (step.exit == Dealer)
            step = m_dealerSteps[step.next * 100U + static_cast<std::size_t>(up * 10 + hole)];
        if (step.next == 0 && step.outcome != 0)
            return m_outcomes[step.outcome];
        state = step.next;
    }
}

} // namespace openshoe::analysis
