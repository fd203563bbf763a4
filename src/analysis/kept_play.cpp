// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/kept_play.h"

#include "analysis/column_strategist.h"

namespace openshoe::analysis {

using Kind = Switch::Kind;

namespace {

bool* flag(BasicStrategy& strategy, const Switch& which) {
    const auto view = static_cast<std::size_t>(which.view);
    const auto place = static_cast<std::size_t>(which.place);
    switch (which.kind) {
    case Kind::Stand: return &strategy.groups[view].hit[place];
    case Kind::Double: return &strategy.groups[view].doubled[place];
    case Kind::Surrender: return &strategy.groups[view].surrender[place];
    case Kind::StandPair: return &strategy.groups[view].hitPair[place];
    case Kind::DoublePair: return &strategy.groups[view].doublePair[place];
    case Kind::SurrenderPair: return &strategy.groups[view].surrenderPair[place];
    case Kind::EarlySurrender: return &strategy.beforePeek[view].surrender[place];
    case Kind::EarlySurrenderPair: return &strategy.beforePeek[view].surrenderPair[place];
    case Kind::Split:
    case Kind::Insurance:
    case Kind::EvenMoney: break;
    }
    return nullptr;
}

bool isStand(Kind kind) {
    return kind == Kind::Stand || kind == Kind::StandPair;
}

} // namespace

bool isTaken(const BasicStrategy& strategy, const Switch& which) {
    const auto view = static_cast<std::size_t>(which.view);
    switch (which.kind) {
    case Kind::Split: return strategy.groups[view].splitInto[static_cast<std::size_t>(which.place)] > 0;
    case Kind::Insurance: return strategy.insures[view];
    case Kind::EvenMoney: return strategy.takesEvenMoney[view];
    default: break;
    }
    // Only looked at.
    return *flag(const_cast<BasicStrategy&>(strategy), which) != isStand(which.kind);
}

void take(BasicStrategy& strategy, const Switch& which, bool taken, int hands) {
    const auto view = static_cast<std::size_t>(which.view);
    switch (which.kind) {
    case Kind::Split: {
        auto& into = strategy.groups[view].splitInto[static_cast<std::size_t>(which.place)];
        into = static_cast<std::uint8_t>(!taken ? 0 : into > 0 ? into : hands);
        return;
    }
    case Kind::Insurance: strategy.insures[view] = taken; return;
    case Kind::EvenMoney: strategy.takesEvenMoney[view] = taken; return;
    default: *flag(strategy, which) = taken != isStand(which.kind);
    }
}

struct KeptPlay::Columns {
    explicit Columns(const Core& core) : graph(core) {
        for (const Group& group : core.views().groups)
            each.push_back(std::make_unique<ColumnStrategist>(core, graph, group.columns));
    }

    using Gone = std::array<bool, startingHands>;
    // The hands given up before the peek.
    [[nodiscard]] Gone gone(const Core& core, const BasicStrategy& strategy, std::size_t sight) const {
        Gone hands{};
        const TotalPlay& before = strategy.beforePeek[sight];
        for (std::size_t i = 0; i < hands.size(); ++i) {
            const StartingHand& start = core.hands()[i];
            hands[i] = !start.natural && (start.a == start.b ? before.surrenderPair[static_cast<std::size_t>(start.a)]
                                                             : before.surrender[graph.classOf(i)]);
        }
        return hands;
    }
    // Each hand's net in a sight, played at its turn; a group's where its first column is.
    [[nodiscard]] std::array<double, startingHands> played(const Core& core, std::size_t sight) const {
        std::array<double, startingHands> net{};
        const auto& groups = core.views().groups;
        for (int i = 0; i < startingHands; ++i) {
            double& sum = net[static_cast<std::size_t>(i)];
            sum = core.solver().rules().dealer.blackjackEndsRound() ? -core.blackjackWeight(i, static_cast<int>(sight))
                                                                    : 0.0;
            for (std::size_t g = 0; g < groups.size(); ++g)
                sum += groups[g].sight == static_cast<int>(sight) ? each[g]->net(i) : 0.0;
        }
        return net;
    }
    void keep(const Core& core, const BasicStrategy& strategy, std::size_t sight) {
        const Gone hands = gone(core, strategy, sight);
        for (std::size_t g = 0; g < each.size(); ++g) {
            if (core.views().groups[g].sight == static_cast<int>(sight))
                each[g]->keep(strategy.groups[g], hands);
        }
    }

    TotalGraph graph;
    std::vector<std::unique_ptr<ColumnStrategist>> each;
};

KeptPlay::KeptPlay(std::shared_ptr<const Core> core)
    : m_core(std::move(core)), m_columns(std::make_unique<Columns>(*m_core)) {}
KeptPlay::~KeptPlay() = default;

double KeptPlay::worth(const BasicStrategy& strategy, const PayRules& pay) {
    const Offers offers(*m_core, pay);
    double sum = 0;
    for (std::size_t s = 0; s < m_core->views().sights.size(); ++s) {
        m_columns->keep(*m_core, strategy, s);
        const auto gone = m_columns->gone(*m_core, strategy, s);
        const auto played = m_columns->played(*m_core, s);
        const auto sight = static_cast<int>(s);
        for (int i = 0; i < startingHands; ++i) {
            const StartingHand& start = m_core->hands()[static_cast<std::size_t>(i)];
            const double weight = offers.weight(i, sight);
            double net = start.natural                       ? offers.waitingBlackjack(i, sight)
                         : gone[static_cast<std::size_t>(i)] ? -0.5 * weight
                                                             : played[static_cast<std::size_t>(i)];
            if (strategy.takesEvenMoney[s] && offers.offersEvenMoney(i, sight))
                net = weight;
            if (strategy.insures[s] && offers.offersInsurance(i, sight))
                net += offers.insurance(i, sight);
            sum += start.chance * net;
        }
    }
    return sum;
}

std::vector<KeptPlay::Difference> KeptPlay::differences(const BasicStrategy& strategy, const PayRules& pay) {
    const Offers offers(*m_core, pay);
    const bool peek = m_core->solver().rules().dealer.blackjackEndsRound();
    std::vector<Difference> found;
    const auto add = [&](Kind kind, std::size_t view, std::size_t place, const ColumnStrategist::Difference& of) {
        found.push_back({{kind, static_cast<int>(view), static_cast<int>(place)}, of.gain, of.reach, of.cards});
        for (double& cards : found.back().cards)
            cards = of.reach > 0 ? cards / of.reach : 0;
    };
    for (std::size_t s = 0; s < m_core->views().sights.size(); ++s) {
        const Sight& seen = m_core->views().sights[s];
        m_columns->keep(*m_core, strategy, s);
        const auto gone = m_columns->gone(*m_core, strategy, s);
        for (std::size_t g = 0; g < strategy.groups.size(); ++g) {
            if (m_core->views().groups[g].sight != static_cast<int>(s))
                continue;
            const auto differences = m_columns->each[g]->differences(strategy.groups[g], gone);
            const bool givesUp = mayGiveUp(pay, peek, seen.up);
            for (std::size_t cls = 4; cls < TotalPlay::classes; ++cls) {
                const bool isTotal = cls <= 20 || (cls >= 22 + 12 && cls <= 22 + 20);
                if (!isTotal)
                    continue;
                add(Kind::Stand, g, cls, differences.stand[cls]);
                add(Kind::Double, g, cls, differences.doubled[cls]);
                if (givesUp)
                    add(Kind::Surrender, g, cls, differences.surrender[cls]);
            }
            for (std::size_t pair = 0; pair < pointKinds; ++pair) {
                add(Kind::StandPair, g, pair, differences.standPair[pair]);
                add(Kind::DoublePair, g, pair, differences.doublePair[pair]);
                add(Kind::Split, g, pair, differences.split[pair]);
                if (givesUp)
                    add(Kind::SurrenderPair, g, pair, differences.surrenderPair[pair]);
            }
        }
        const auto sight = static_cast<int>(s);
        const auto played = m_columns->played(*m_core, s);
        ColumnStrategist::Difference insurance;
        ColumnStrategist::Difference evenMoney;
        std::array<ColumnStrategist::Difference, TotalPlay::classes> early{};
        std::array<ColumnStrategist::Difference, pointKinds> earlyPair{};
        for (int i = 0; i < startingHands; ++i) {
            const StartingHand& start = m_core->hands()[static_cast<std::size_t>(i)];
            const HandCounts& hand = handTable()[start.hand].count;
            const double weight = offers.weight(i, sight);
            if (offers.offersInsurance(i, sight))
                insurance.add(start.chance, offers.insurance(i, sight), weight, hand);
            if (offers.offersEvenMoney(i, sight))
                evenMoney.add(start.chance, weight - offers.waitingBlackjack(i, sight), weight, hand);
            const double givenUp = -0.5 * weight - played[static_cast<std::size_t>(i)];
            if (start.natural)
                continue;
            if (start.a == start.b)
                earlyPair[static_cast<std::size_t>(start.a)].add(start.chance, givenUp, weight, hand);
            else
                early[m_columns->graph.classOf(static_cast<std::size_t>(i))].add(start.chance, givenUp, weight, hand);
        }
        add(Kind::Insurance, s, 0, insurance);
        add(Kind::EvenMoney, s, 0, evenMoney);
        if (!surrendersBeforePeek(pay, peek, seen.up))
            continue;
        for (std::size_t cls = 0; cls < early.size(); ++cls) {
            if (cls >= 4 && cls != 21 && (cls <= 20 || (cls >= 34 && cls <= 42)))
                add(Kind::EarlySurrender, s, cls, early[cls]);
        }
        for (std::size_t pair = 0; pair < pointKinds; ++pair)
            add(Kind::EarlySurrenderPair, s, pair, earlyPair[pair]);
    }
    return found;
}

} // namespace openshoe::analysis
