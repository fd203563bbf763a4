// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/automaton.h"

#include <algorithm>

namespace openshoe::analysis {

template <typename Draw>
Automaton::Final Automaton::playHand(Total& hand, int pair, const TotalPlay& play, Draw&& draw) const {
    if (pair == ace && m_rules.split.acesStand())
        return finalOf(hand, 1, true);
    const bool doubles =
        m_rules.doubling.afterSplit && (pair != ace || m_rules.split.aces == engine::SplitAces::Free);
    while (!ends(hand)) {
        const auto cls = static_cast<std::size_t>(TotalPlay::classOf(hand.best(), hand.soft()));
        if (doubles && mayDouble(hand) && play.doubled[cls]) {
            hand = hand.with(draw());
            return finalOf(hand, 2, true);
        }
        if (!play.hit[cls])
            break;
        hand = hand.with(draw());
    }
    return finalOf(hand, 1, true);
}

template <typename Draw> SimOutcome Automaton::playSplit(int pair, int up, int hole, Draw&& draw) const {
    const auto column = m_columnOf[static_cast<std::size_t>(up)][static_cast<std::size_t>(hole)];
    const TotalPlay& play = m_strategy.columns[static_cast<std::size_t>(column)];
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
        finals[i] = playHand(hands[i], pair, play, draw);
    }
    Total dealer = Total{}.with(up).with(hole);
    const bool blackjack = dealer.best() == 21;
    const bool open = std::any_of(finals.begin(), finals.begin() + static_cast<std::ptrdiff_t>(count),
                                  [&](const Final& final) { return isOpen(m_play, final); });
    while (open && dealerDraws(dealer))
        dealer = dealer.with(draw());
    SimOutcome result{
        insuranceNet(m_sightOf[static_cast<std::size_t>(up)][static_cast<std::size_t>(hole)], hole, false), 0};
    const std::span played(finals.data(), count);
    result.net += netOf(m_play, played, dealer.best(), blackjack);
    for (const Final& final : played)
        result.stake += final.units;
    return result;
}

template <typename Draw> SimOutcome Automaton::play(Draw&& draw) const {
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
