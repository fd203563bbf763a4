// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/automaton.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace openshoe::analysis {

namespace {

// How states are numbered: the first cards, then players' hands, then the dealer's.
constexpr int afterOne = 1;
constexpr int afterTwo = afterOne + pointKinds;
constexpr int afterThree = afterTwo + pointKinds * pointKinds;
constexpr int players = afterThree + startingHands * pointKinds;
constexpr int totals = 44;    // hard points below 22, with an ace or not
constexpr int lowFinal = engine::DealerRule::lowestStand - 1; // a lower total ends the same against any dealer
constexpr int finalTotals = 22 - lowFinal;
// The stakes on a hand: one, or as many as doubles make of it. One and the house's are the kind behind them.
constexpr int stakeKinds = engine::maxDoubles + 1;
constexpr int unitsOf(int stake) {
    return stake == stakeKinds ? 1 : 1 << stake;
}
// Those that wait for the dealer, busts, surrenders; then those with a bonus.
constexpr int waitingFinals = (stakeKinds + 1) * finalTotals * 2 * 2;
constexpr int plainFinals = waitingFinals + 2 * stakeKinds;
constexpr int finals = plainFinals + 2 * (bonusHands - 1);

int pairNumber(int a, int b) {
    const auto [low, high] = std::minmax(a, b);
    return low * pointKinds - low * (low - 1) / 2 + high - low;
}

} // namespace

Automaton::Automaton(const engine::RuleSet& rules, const BasicStrategy& strategy, const Views& views)
    : m_rules(rules), m_play(PlayRules::of(rules)), m_doublings(1 + m_play.mostDoubles()),
      m_goldCounts(rules.dealer.push22 == engine::Push22::GoldAny ? 4 : 1),
      m_cardCounts(std::max({1, rules.charlie.number() - 2, m_play.bonus.mostCards() - 2})),
      m_freeDoubles(rules.doubling.free != engine::FreeDoubles::None), m_leads(m_play.bonus.ofThreeCards() ? 2 : 0),
      m_strategy(strategy), m_views(views), m_upPlace(rules.isFirstCardUp() ? 1 : 3) {
    const PayRules pay = PayRules::of(rules);
    m_rules.insurance = pay.insurance;
    m_rules.evenMoney = pay.evenMoney;
    for (auto& row : m_groupOf)
        row.fill(-1);
    for (std::size_t s = 0; s < m_views.sights.size(); ++s) {
        const Sight& sight = m_views.sights[s];
        for (int hole = 0; hole < pointKinds; ++hole) {
            if (!contains(sight.holes, hole))
                continue;
            m_sightOf[static_cast<std::size_t>(sight.up)][static_cast<std::size_t>(hole)] = static_cast<int>(s);
            for (int c = sight.firstColumn; c < sight.firstColumn + sight.columns; ++c) {
                if (contains(m_views.columns[static_cast<std::size_t>(c)].holes, hole))
                    m_groupOf[static_cast<std::size_t>(sight.up)][static_cast<std::size_t>(hole)] = m_views.groupOf(c);
            }
        }
    }
    const int all = states() + finals * totals * 2;
    if (all > static_cast<int>(mostStates))
        throw std::logic_error("more states than the machine can number");
    m_steps.resize(static_cast<std::size_t>(all * pointKinds));
    m_dealerSteps.resize(static_cast<std::size_t>(finals) * 100);
    buildStarts();
    buildPlayers();
    buildDealers();
}

std::uint8_t Automaton::outcome(double net, double stake) {
    const SimOutcome wanted{net, stake};
    auto found = std::find(m_outcomes.begin() + 1, m_outcomes.end(), wanted);
    if (found == m_outcomes.end()) {
        if (m_outcomes.size() == 256)
            throw std::logic_error("more kinds of outcome than the machine can name");
        m_outcomes.push_back(wanted);
        found = m_outcomes.end() - 1;
    }
    return static_cast<std::uint8_t>(found - m_outcomes.begin());
}

// Where the dealer's states begin.
int Automaton::states() const {
    return players + static_cast<int>(m_views.groups.size()) * playerKinds() * totals;
}

std::uint32_t Automaton::playerState(const Total& total, int group, int doubles) const {
    const int gold = std::min(total.gold, m_goldCounts - 1);
    const int cards = std::min(total.cards - 2, m_cardCounts - 1);
    const int plain = m_doublings * m_cardCounts * m_goldCounts;
    const bool leads = m_leads > 0 && total.cards == 2 && total.lead != BonusHand::None && doubles == 0;
    const int kind = doubles == byHouse ? plain + m_leads + gold
                     : leads            ? plain + (total.lead == BonusHand::Sevens ? 1 : 0) // none of them is gold
                                        : (doubles * m_cardCounts + cards) * m_goldCounts + gold;
    const int place = group * playerKinds() + kind;
    return static_cast<std::uint32_t>(players + place * totals + total.hard * 2 + (total.ace ? 1 : 0));
}

std::uint32_t Automaton::dealerState(const Final& final, const Total& dealer, bool insured) const {
    const int kind = finalIndex(final) * 2 + (insured ? 1 : 0);
    return static_cast<std::uint32_t>(states() + kind * totals + dealer.hard * 2 + (dealer.ace ? 1 : 0));
}

int Automaton::finalIndex(const Final& final) {
    const int stake = std::countr_zero(static_cast<unsigned>(final.units));
    if (final.rescued)
        return waitingFinals + stakeKinds + stake;
    if (final.total > 21)
        return waitingFinals + stake;
    if (final.bonus != BonusHand::None)
        return plainFinals + 2 * (static_cast<int>(final.bonus) - 1) + (final.charlie ? 1 : 0);
    const int place =
        ((final.house > 0 ? stakeKinds : stake) * finalTotals + final.total - lowFinal) * 2 + (final.wins22 ? 1 : 0);
    return place * 2 + (final.charlie ? 1 : 0);
}

Automaton::Final Automaton::finalOf(const Total& total, Stakes stakes, bool fromSplit) const {
    const int best = total.best();
    const bool wins22 = m_rules.dealer.pays22(best, total.gold, total.cards == 2 && !fromSplit);
    const BonusHand made = stakes.all() > 1 ? BonusHand::None : bonusHandOf(total.lead, total.cards, best);
    return {.units = stakes.own,
            .house = stakes.house,
            .total = best > 21 ? 22 : std::max(lowFinal, best),
            .wins22 = wins22,
            .charlie = m_rules.charlie.isMadeBy(total.cards, best),
            .bonus = m_play.bonus[made].chance > 0 ? made : BonusHand::None};
}

AfterDouble Automaton::afterDouble(const Total& total, const TotalPlay& play, int times) const {
    if (times > m_play.doublesThatDecide() || ends(total))
        return AfterDouble::Stand;
    const AfterDouble wanted =
        play.doubledPlay(times, static_cast<std::size_t>(TotalPlay::classOf(total.best(), total.soft())));
    const bool offered = wanted == AfterDouble::Double
                             ? times < m_play.mostDoubles() && m_rules.doubling.allowsTotal(total.best())
                             : m_play.rescues();
    return offered ? wanted : AfterDouble::Stand;
}

Automaton::Final Automaton::doubledOf(const Total& total, const TotalPlay& play, int times, bool fromSplit) const {
    if (afterDouble(total, play, times) == AfterDouble::Surrender)
        return surrendered(unitsOf(times));
    return finalOf(total, {unitsOf(times), 0}, fromSplit);
}

Automaton::Final Automaton::surrendered(int units) {
    return {.units = units, .total = lowFinal, .wins22 = false, .rescued = true};
}

double Automaton::insuranceNet(int sight, int hole, bool natural) const {
    const Sight& seen = m_views.sights[static_cast<std::size_t>(sight)];
    if (!m_rules.insurance.offered || seen.up != ace || !m_strategy.insures[static_cast<std::size_t>(sight)])
        return 0;
    if (natural && (m_rules.evenMoney.onAce || !m_rules.insurance.withBlackjack))
        return 0;
    return hole == ten ? 0.5 * m_rules.insurance.pays.ratio() : -0.5;
}

// With all four first cards known, everything up to the first drawn card is decided.
Automaton::Step Automaton::start(int a, int b, int up, int hole) {
    const Total hand = Total{}.with(a).with(b);
    const int sight = m_sightOf[static_cast<std::size_t>(up)][static_cast<std::size_t>(hole)];
    const bool natural = hand.best() == 21;
    const bool blackjack = Total{}.with(up).with(hole).best() == 21;
    const double insured = insuranceNet(sight, hole, natural);
    const auto ends = [&](double net) { return Step{0, outcome(net + insured, 1), None}; };
    if (natural) {
        const bool evenMoney = (up == ace && m_rules.evenMoney.onAce) || (up == ten && m_rules.evenMoney.onTen);
        if (evenMoney && m_strategy.takesEvenMoney[static_cast<std::size_t>(sight)])
            return ends(1);
        const bool pushes = blackjack && !engine::paysBothBlackjacks(m_rules.dealer.ties);
        return ends(pushes ? 0 : BlackjackPay::of(m_rules).mean);
    }
    const auto cls = static_cast<std::size_t>(TotalPlay::classOf(hand.best(), hand.soft()));
    const bool isPair = a == b;
    const auto pair = static_cast<std::size_t>(a);
    const auto surrenders = [&](const TotalPlay& play) {
        return isPair ? play.surrenderPair[pair] : play.surrender[cls];
    };
    if (surrenders(m_strategy.beforePeek[static_cast<std::size_t>(sight)]))
        return ends(-0.5);
    const int group = m_groupOf[static_cast<std::size_t>(up)][static_cast<std::size_t>(hole)];
    if (group < 0)
        return ends(-1);
    const TotalPlay& play = m_strategy.groups[static_cast<std::size_t>(group)];
    if (surrenders(play))
        return ends(this->net(surrendered(1), 0, blackjack));
    if (isPair && play.splitInto[pair] > 0)
        return {0, 0, Split};
    if (mayDouble(hand) && (isPair ? play.doublePair[pair] : play.doubled[cls]))
        return {playerState(hand, group, doublesFree(hand) ? byHouse : 1), 0, None};
    if (isPair ? play.hitPair[pair] : play.hit[cls])
        return {playerState(hand, group, 0), 0, None};
    return dealerStep(finalOf(hand, {}, false), up, hole);
}

Automaton::Step Automaton::dealerStep(const Final& final, int up, int hole) {
    const int sight = m_sightOf[static_cast<std::size_t>(up)][static_cast<std::size_t>(hole)];
    const double insured = insuranceNet(sight, hole, false);
    const Total dealer = Total{}.with(up).with(hole);
    if (!isOpen(m_play, final) || !dealerDraws(dealer))
        return {0, outcome(net(final, dealer.best(), dealer.best() == 21) + insured, final.units), None};
    return {dealerState(final, dealer, insured != 0), 0, None};
}

Automaton::Step Automaton::dealerHand(const Final& final, const Total& dealer, bool insured) {
    if (dealer.best() <= 21 && dealerDraws(dealer))
        return {dealerState(final, dealer, insured), 0, None};
    return {0, outcome(net(final, dealer.best(), false) + (insured ? -0.5 : 0), final.units), None};
}

void Automaton::buildStarts() {
    for (int a = 0; a < pointKinds; ++a) {
        setStep(0, a, {static_cast<std::uint32_t>(afterOne + a), 0, None});
        for (int first = 0; first < pointKinds; ++first) {
            const int two = afterTwo + a * pointKinds + first;
            setStep(afterOne + a, first, {static_cast<std::uint32_t>(two), 0, None});
            for (int b = 0; b < pointKinds; ++b) {
                const int three = afterThree + pairNumber(a, b) * pointKinds + first;
                setStep(two, b, {static_cast<std::uint32_t>(three), 0, None});
                for (int second = 0; second < pointKinds; ++second)
                    setStep(three, second, m_upPlace == 1 ? start(a, b, first, second) : start(a, b, second, first));
            }
        }
    }
}

// What a player's hand does after its next card.
Automaton::Step Automaton::playerStep(const Total& next, int group, int doubles) const {
    const auto done = [&](const Final& final) {
        return Step{static_cast<std::uint32_t>(finalIndex(final)), 0, Dealer};
    };
    const TotalPlay& play = m_strategy.groups[static_cast<std::size_t>(group)];
    if (doubles == byHouse)
        return done(finalOf(next, PlayRules::doubledStakes({}, true), false));
    if (doubles > 0 && afterDouble(next, play, doubles) == AfterDouble::Double)
        return {playerState(next, group, doubles + 1), 0, None};
    if (doubles > 0)
        return done(doubledOf(next, play, doubles, false));
    if (ends(next))
        return done(finalOf(next, {}, false));
    const auto cls = static_cast<std::size_t>(TotalPlay::classOf(next.best(), next.soft()));
    if (m_play.surrendersLater && play.surrender[cls])
        return done(surrendered(1));
    if (mayDouble(next) && play.doubled[cls])
        return {playerState(next, group, 1), 0, None}; // never free: it has three cards or more
    return play.hit[cls] ? Step{playerState(next, group, 0), 0, None} : done(finalOf(next, {}, false));
}

void Automaton::buildPlayers() {
    for (int group = 0; group < static_cast<int>(m_views.groups.size()); ++group) {
        for (int kind = 0; kind < m_goldCounts * m_cardCounts; ++kind) {
            for (int points = 0; points < totals; ++points) {
                const Total hand{points / 2, points % 2 == 1, 2 + kind / m_goldCounts, kind % m_goldCounts,
                                 BonusHand::None};
                for (int point = 0; point < pointKinds; ++point) {
                    const auto add = [&](int doubles) {
                        setStep(playerState(hand, group, doubles), point, playerStep(hand.with(point), group, doubles));
                    };
                    for (int doubles = 0; doubles < m_doublings; ++doubles)
                        add(doubles);
                    if (hand.cards == 2 && m_freeDoubles)
                        add(byHouse);
                }
            }
        }
        for (const BonusHand lead : {BonusHand::Straight, BonusHand::Sevens}) {
            for (int hard = 13; hard <= 15 && m_leads > 0; ++hard) {
                const Total hand{hard, false, 2, 0, lead};
                for (int point = 0; point < pointKinds; ++point)
                    setStep(playerState(hand, group, 0), point, playerStep(hand.with(point), group, 0));
            }
        }
    }
}

void Automaton::buildDealers() {
    for (int place = 0; place < (m_freeDoubles ? waitingFinals : waitingFinals - finalTotals * 4); ++place) {
        const int stake = place / (finalTotals * 4);
        const Final final{.units = unitsOf(stake),
                          .house = stake == stakeKinds ? 1 : 0,
                          .total = lowFinal + place / 4 % finalTotals,
                          .wins22 = place / 2 % 2 == 1,
                          .charlie = place % 2 == 1};
        buildDealer(final);
    }
    for (int stake = 0; stake < stakeKinds; ++stake) {
        buildDealer({.units = unitsOf(stake), .total = 22});
        buildDealer(surrendered(unitsOf(stake)));
    }
    for (int bonus = 1; bonus < bonusHands; ++bonus) {
        for (const bool charlie : {false, true})
            buildDealer({.units = 1,
                         .total = 21,
                         .wins22 = m_rules.dealer.pays22(21, 0, false),
                         .charlie = charlie,
                         .bonus = static_cast<BonusHand>(bonus)});
    }
}

void Automaton::buildDealer(const Final& final) {
    for (int up = 0; up < pointKinds; ++up) {
        for (int hole = 0; hole < pointKinds; ++hole)
            m_dealerSteps[static_cast<std::size_t>(finalIndex(final) * 100 + up * 10 + hole)] =
                dealerStep(final, up, hole);
    }
    for (int points = 0; points < totals && isOpen(m_play, final); ++points) {
        const Total dealer{points / 2, points % 2 == 1, 2, 0, BonusHand::None};
        for (int point = 0; point < pointKinds; ++point) {
            for (const bool insured : {false, true})
                setStep(dealerState(final, dealer, insured), point, dealerHand(final, dealer.with(point), insured));
        }
    }
}

} // namespace openshoe::analysis
