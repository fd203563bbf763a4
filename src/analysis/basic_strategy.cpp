// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/basic_strategy.h"

#include "analysis/column_strategist.h"
#include "base/worth.h"

#include <algorithm>

namespace openshoe::analysis {

namespace {

TotalPlay firstGuess(bool freeHands) {
    TotalPlay guess;
    for (int total = 0; total < 22; ++total) {
        guess.hit[static_cast<std::size_t>(TotalPlay::classOf(total, false))] = total < 17;
        guess.hit[static_cast<std::size_t>(TotalPlay::classOf(total, true))] = total < 18;
    }
    if (freeHands)
        guess.freeHit = guess.hit;
    return guess;
}

} // namespace

BasicStrategist::~BasicStrategist() = default;

BasicStrategist::BasicStrategist(std::shared_ptr<const Core> core)
    : m_core(std::move(core)), m_graph(std::make_unique<TotalGraph>(*m_core)) {
    for (const Group& group : m_core->views().groups) {
        ColumnStrategist strategist(*m_core, *m_graph, group.columns);
        const bool freeHands = !m_core->solver().playedFree().empty();
        GroupResult result{strategist.improve(firstGuess(freeHands), false, {}), {}};
        for (int i = 0; i < startingHands; ++i)
            result.net[static_cast<std::size_t>(i)] = strategist.net(i);
        m_plain.push_back(result);
    }
}

// One sight: its columns, and the surrender before the peek, which applies to all of them.
struct BasicStrategist::SightStrategist {
    const Core& core;
    const TotalGraph& graph;
    const std::vector<GroupResult>& plain;
    const PayRules& pay;
    int number;
    BasicStrategy& strategy;

    [[nodiscard]] const Sight& sight() const { return core.views().sights[static_cast<std::size_t>(number)]; }
    [[nodiscard]] double& net(int start) const {
        return strategy.net[static_cast<std::size_t>(start)][static_cast<std::size_t>(number)];
    }

    // Whether surrender may be worth more than the plain play for a total or pair in this group.
    [[nodiscard]] bool somethingSurrenders(std::size_t group) const {
        for (std::size_t i = 0; i < startingHands; ++i) {
            const HandFigures figures = core.figures(static_cast<int>(i)).sum(core.views().groups[group].columns);
            const double weight = figures.weight[0];
            if (!core.hands()[i].natural &&
                (figures.givenUp[0] > plain[group].net[i] || FirstPlay::of(figures, 0).surrenders(weight)))
                return true;
        }
        return false;
    }
    // A hand of two cards with best play in each of the sight's columns, before the peek.
    [[nodiscard]] double playedBest(int start) const {
        double sum = core.solver().rules().dealer.blackjackEndsRound() ? -core.blackjackWeight(start, number) : 0.0;
        for (int c = sight().firstColumn; c < sight().firstColumn + sight().columns; ++c)
            sum += FirstPlay::of(core.figures(start), static_cast<std::size_t>(c)).net;
        return sum;
    }

    void play(const std::array<bool, startingHands>& gone) const {
        const bool peek = core.solver().rules().dealer.blackjackEndsRound();
        const bool giveUp = mayGiveUp(pay, peek, sight().up);
        const bool someGone = std::find(gone.begin(), gone.end(), true) != gone.end();
        for (int i = 0; i < startingHands; ++i)
            net(i) = peek ? -core.blackjackWeight(i, number) : 0.0;
        for (std::size_t group = 0; group < plain.size(); ++group) {
            if (core.views().groups[group].sight != number)
                continue;
            const bool later = core.solver().rules().surrendersLater;
            if (!someGone && !(giveUp && (later || somethingSurrenders(group)))) {
                strategy.groups[group] = plain[group].play;
                for (std::size_t i = 0; i < startingHands; ++i)
                    net(static_cast<int>(i)) += plain[group].net[i];
                continue;
            }
            ColumnStrategist strategist(core, graph, core.views().groups[group].columns);
            strategy.groups[group] = strategist.improve(plain[group].play, giveUp, gone);
            for (int i = 0; i < startingHands; ++i)
                net(i) += strategist.net(i);
        }
    }

    // Surrenders each total before the peek if that is worth more than playing on.
    void surrenderBeforePeek() const {
        TotalPlay& before = strategy.beforePeek[static_cast<std::size_t>(number)];
        std::array<double, TotalPlay::classes> gain{};
        std::array<double, TotalPlay::classes> unit{};
        const Offers offers(core, pay);
        for (std::size_t i = 0; i < startingHands; ++i) {
            const StartingHand& start = core.hands()[i];
            const double weight = offers.weight(static_cast<int>(i), number);
            if (start.natural)
                continue;
            if (start.a == start.b) {
                before.surrenderPair[static_cast<std::size_t>(start.a)] =
                    base::isMore(-0.5 * weight, playedBest(static_cast<int>(i)), weight);
                continue;
            }
            const bool soft = start.a == ace; // a hand of its own in the chart, like a pair
            const double played = soft ? playedBest(static_cast<int>(i)) : net(static_cast<int>(i));
            gain[graph.classOf(i)] += start.chance * (-0.5 * weight - played);
            unit[graph.classOf(i)] += start.chance * weight;
        }
        for (std::size_t cls = 0; cls < TotalPlay::classes; ++cls)
            before.surrender[cls] = unit[cls] > 0 && base::isMore(gain[cls], 0, unit[cls]);
        std::array<bool, startingHands> gone{};
        for (std::size_t i = 0; i < startingHands; ++i) {
            const StartingHand& start = core.hands()[i];
            gone[i] = !start.natural && (start.a == start.b ? before.surrenderPair[static_cast<std::size_t>(start.a)]
                                                            : before.surrender[graph.classOf(i)]);
        }
        play(gone);
        for (int i = 0; i < startingHands; ++i) {
            if (gone[static_cast<std::size_t>(i)])
                net(i) = -0.5 * offers.weight(i, number);
        }
    }
};

BasicStrategy BasicStrategist::solve(const PayRules& pay) const {
    BasicStrategy strategy;
    const Views& views = m_core->views();
    strategy.groups.resize(views.groups.size());
    strategy.beforePeek.resize(views.sights.size());
    strategy.insures.resize(views.sights.size());
    strategy.takesEvenMoney.resize(views.sights.size());
    strategy.net.assign(startingHands, std::vector<double>(views.sights.size(), 0.0));
    for (std::size_t s = 0; s < views.sights.size(); ++s) {
        const SightStrategist sight{*m_core, *m_graph, m_plain, pay, static_cast<int>(s), strategy};
        sight.play({});
        if (surrendersBeforePeek(pay, m_core->solver().rules().dealer.blackjackEndsRound(), views.sights[s].up))
            sight.surrenderBeforePeek();
    }
    return strategy;
}

double setOffers(const Core& core, const PayRules& pay, BasicStrategy& strategy) {
    const Offers offers(core, pay);
    double value = 0;
    for (std::size_t s = 0; s < core.views().sights.size(); ++s) {
        const auto sight = static_cast<int>(s);
        double insurance = 0;
        double evenMoney = 0;
        double unit = 0;
        for (int i = 0; i < startingHands; ++i) {
            const StartingHand& start = core.hands()[static_cast<std::size_t>(i)];
            const double waiting = offers.waitingBlackjack(i, sight);
            unit += start.chance * offers.weight(i, sight);
            value += start.chance * (start.natural ? waiting : strategy.net[static_cast<std::size_t>(i)][s]);
            if (offers.offersInsurance(i, sight))
                insurance += start.chance * offers.insurance(i, sight);
            if (offers.offersEvenMoney(i, sight))
                evenMoney += start.chance * (offers.weight(i, sight) - waiting);
        }
        strategy.insures[s] = base::isMore(insurance, 0, unit);
        strategy.takesEvenMoney[s] = base::isMore(evenMoney, 0, unit);
        value += (strategy.insures[s] ? insurance : 0) + (strategy.takesEvenMoney[s] ? evenMoney : 0);
    }
    return value;
}

} // namespace openshoe::analysis
