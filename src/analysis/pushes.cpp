// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/pushes.h"

namespace openshoe::analysis {

Pushes::Pushes(const Solver& solver, const PlayedBranch& played) : m_solver(solver), m_played(played) {
    carry();
    if (played.free)
        carryWins();
}

const double* Pushes::slotOf(int position, std::size_t c) const {
    const int row = branch().rows[static_cast<std::size_t>(position)];
    return row < 0 ? nullptr : m_solver.dealer().at(row) + c * static_cast<std::size_t>(m_solver.dealer().slotCount());
}

double Pushes::pushStanding(int position, std::size_t c) const {
    const double plain = pushPlain(position, c);
    const BonusShare& bonus = m_solver.bonus(branch(), info(position));
    if (bonus.chance <= 0)
        return plain;
    const double with =
        m_solver.bonusStanding(branch(), info(position)).pushed(slotOf(position, c), m_solver.dealer().slotCount());
    return bonus.chance * with + (1 - bonus.chance) * plain;
}

double Pushes::pushPlain(int position, std::size_t c) const {
    return m_solver.standing(branch(), info(position)).pushed(slotOf(position, c), m_solver.dealer().slotCount());
}

double Pushes::winPlain(int position, std::size_t c) const {
    return m_solver.standing(branch(), info(position)).won(slotOf(position, c), m_solver.dealer().slotCount());
}

double Pushes::winStanding(int position, std::size_t c) const {
    const double plain = winPlain(position, c);
    const BonusShare& bonus = m_solver.bonus(branch(), info(position));
    if (bonus.chance <= 0)
        return plain;
    const double with =
        m_solver.bonusStanding(branch(), info(position)).won(slotOf(position, c), m_solver.dealer().slotCount());
    return bonus.chance * with + (1 - bonus.chance) * plain;
}

void Pushes::carryWins() {
    m_won.assign(m_push.size(), 0.0);
    for (int position = branch().size() - 1; position >= 0; --position) {
        for (std::size_t c = 0; c < static_cast<std::size_t>(m_solver.columns()); ++c) {
            const Choice chosen = choice(position, c);
            m_won[at(position) + c] = chosen == Choice::Double  ? doubled(position, c).win
                                      : chosen == Choice::Stand ? winStanding(position, c)
                                                                : winHit(position, c);
        }
    }
}

Pushes::Doubled Pushes::doubledWithHouse(int position, std::size_t c) const {
    const Stakes stakes = doubledStakes(position);
    const bool raised = stakes.own > m_played.stakes().own;
    const auto surrenders = [&](int next) { return raised && afterDouble(next, c, 1) == AfterDouble::Surrender; };
    const double push = afterOneCard(position, [&](int next) { return surrenders(next) ? 0 : pushPlain(next, c); });
    const double win = afterOneCard(position, [&](int next) { return surrenders(next) ? 0 : winPlain(next, c); });
    const double half = afterOneCard(position, [&](int next) { return surrenders(next) ? weight(next, c) : 0; });
    const double all = weight(position, c);
    const double own = stakes.own * stakes.own;
    return {.push = push,
            .win = win,
            .sign = 2 * win + push - all,
            .square = stakes.all() * stakes.all() * win + own * (all - push - win) - 0.75 * own * half};
}

void Pushes::carry() {
    const auto columns = static_cast<std::size_t>(m_solver.columns());
    m_push.assign(static_cast<std::size_t>(branch().size()) * columns, 0.0);
    if (m_solver.rules().doublesLater() || m_solver.rules().paysBonuses() || m_solver.rules().surrendersLater)
        m_raised.assign(m_push.size(), {});
    m_doubled.assign(m_played.doubled.size(), std::vector<Ended>(m_push.size()));
    for (int position = branch().size() - 1; position >= 0; --position) {
        carryDoubled(position);
        double* mine = m_push.data() + at(position);
        const HandInfo& hand = info(position);
        const bool ends = isFinished(m_solver.rules(), branch(), hand);
        const auto chances = m_solver.drawChances(branch(), hand);
        for (std::size_t p = 0; p < pointKinds && !ends; ++p) {
            if (hand.child[p] < 0 || chances[p] <= 0)
                continue;
            const double* next = m_push.data() + at(branch().position(hand.child[p]));
            for (std::size_t c = 0; c < columns; ++c)
                mine[c] += chances[p] * next[c];
        }
        for (std::size_t c = 0; c < columns; ++c) {
            if (choice(position, c) == Choice::Stand)
                mine[c] = pushStanding(position, c);
            else if (choice(position, c) == Choice::Surrender)
                mine[c] = 0;
            else if (choice(position, c) == Choice::Double && hand.size > 2)
                mine[c] = doubled(position, c).push;
        }
        if (!m_raised.empty() && !ends)
            carryRaises(position);
        else if (!m_raised.empty())
            carryBonus(position);
    }
}

Pushes::Ended Pushes::ended(int position, std::size_t c, int times) const {
    return times <= static_cast<int>(m_doubled.size())
               ? m_doubled[static_cast<std::size_t>(times - 1)][at(position) + c]
               : endedWithout(position, c);
}

Pushes::Ended Pushes::endedWithout(int position, std::size_t c) const {
    const double push = pushPlain(position, c);
    return {.push = push, .gross = m_played.standDoubled()[at(position) + c], .unsquare = push};
}

void Pushes::carryDoubled(int position) {
    if (m_doubled.empty() || !slotOf(position, 0) || info(position).size < 3)
        return;
    for (int times = static_cast<int>(m_doubled.size()); times > 0; --times) {
        for (std::size_t c = 0; c < static_cast<std::size_t>(m_solver.columns()); ++c) {
            Ended& mine = m_doubled[static_cast<std::size_t>(times - 1)][at(position) + c];
            const AfterDouble play = afterDouble(position, c, times);
            if (play == AfterDouble::Stand) {
                mine = endedWithout(position, c);
            } else if (play == AfterDouble::Surrender) {
                const double left = m_solver.leftOfDoubled(branch(), position, c);
                mine = {.push = 0, .gross = 0, .unsquare = 0.75 * (weight(position, c) - left)};
            } else {
                const double all = weight(position, c);
                const Doubled again = doubled(position, c, times + 1);
                mine = {.push = again.push, .gross = again.sign + all, .unsquare = all - again.square};
            }
        }
    }
}

Pushes::Raised Pushes::halved(int position, std::size_t c) const {
    const double half = m_solver.surrendered(branch(), position, c);
    return {.net = half, .square = -1.5 * half};
}

double Pushes::weight(int position, std::size_t c) const {
    return m_solver.weightAt(branch(), position, c);
}

// Of the stake that a hand wins, whatever it is paid, one is counted anyway.
void Pushes::carryBonus(int position) {
    const BonusShare& bonus = m_solver.bonus(branch(), info(position));
    if (bonus.chance <= 0)
        return;
    const Standing ends = m_solver.bonusStanding(branch(), info(position));
    for (std::size_t c = 0; c < static_cast<std::size_t>(m_solver.columns()); ++c) {
        const double won = ends.won(slotOf(position, c), m_solver.dealer().slotCount());
        m_raised[at(position) + c] = {.net = (bonus.won - bonus.chance) * won,
                                      .square = (bonus.square - bonus.chance) * won};
    }
}

// A hand's first two cards are for whoever asks about its first decision.
void Pushes::carryRaises(int position) {
    const auto columns = static_cast<std::size_t>(m_solver.columns());
    std::vector<double> returns;
    for (std::size_t c = 0; c < columns; ++c) {
        Raised& mine = m_raised[at(position) + c];
        if (choice(position, c) == Choice::Hit)
            mine = raisedByHit(position, c);
        // A surrender is a loss, of half the stake.
        if (choice(position, c) == Choice::Surrender)
            mine = halved(position, c);
        if (choice(position, c) != Choice::Double || info(position).size == 2)
            continue;
        if (returns.empty()) {
            returns.resize(columns);
            m_solver.doubleReturns(m_played, position, returns.data());
        }
        // Of two stakes a blackjack may leave one: then one is lost, and nothing more.
        const double left = m_solver.leftOfDouble(branch(), position, c);
        const double all = weight(position, c);
        const Doubled ends = doubled(position, c);
        mine = {.net = returns[c] - all - ends.sign, .square = ends.square - 3 * left - (all - ends.push)};
    }
}

} // namespace openshoe::analysis
