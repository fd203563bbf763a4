// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/pushes.h"

namespace openshoe::analysis {

Pushes::Pushes(const Solver& solver, const PlayedBranch& played) : m_solver(solver), m_played(played) {
    carry();
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
    const double with = m_solver.bonusStanding(info(position), m_solver.isFromSplit(branch()))
                            .pushed(slotOf(position, c), m_solver.dealer().slotCount());
    return bonus.chance * with + (1 - bonus.chance) * plain;
}

double Pushes::pushPlain(int position, std::size_t c) const {
    return m_solver.standing(info(position), m_solver.isFromSplit(branch()))
        .pushed(slotOf(position, c), m_solver.dealer().slotCount());
}

void Pushes::carry() {
    const auto columns = static_cast<std::size_t>(m_solver.columns());
    m_push.assign(static_cast<std::size_t>(branch().size()) * columns, 0.0);
    if (m_solver.rules().doublesLater() || m_solver.rules().paysBonuses())
        m_raised.assign(m_push.size(), {});
    for (int position = branch().size() - 1; position >= 0; --position) {
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
            else if (choice(position, c) == Choice::Double && hand.size > 2)
                mine[c] = pushDoubled(position, c);
        }
        if (!m_raised.empty() && !ends)
            carryRaises(position);
        else if (!m_raised.empty())
            carryBonus(position);
    }
}

double Pushes::weight(int position, std::size_t c) const {
    return m_solver.weightAt(branch(), position, c);
}

// Of the stake that a hand wins, whatever it is paid, one is counted anyway.
void Pushes::carryBonus(int position) {
    const BonusShare& bonus = m_solver.bonus(branch(), info(position));
    if (bonus.chance <= 0)
        return;
    const Standing ends = m_solver.bonusStanding(info(position), m_solver.isFromSplit(branch()));
    for (std::size_t c = 0; c < static_cast<std::size_t>(m_solver.columns()); ++c) {
        const double won = ends.won(slotOf(position, c), m_solver.dealer().slotCount());
        m_raised[at(position) + c] = {.net = (bonus.won - bonus.chance) * won,
                                      .square = (bonus.square - bonus.chance) * won};
    }
}

// A hand's first two cards are for whoever asks about its first decision.
void Pushes::carryRaises(int position) {
    const auto columns = static_cast<std::size_t>(m_solver.columns());
    std::vector<double> doubled;
    for (std::size_t c = 0; c < columns; ++c) {
        Raised& mine = m_raised[at(position) + c];
        if (choice(position, c) == Choice::Hit)
            mine = raisedByHit(position, c);
        if (choice(position, c) != Choice::Double || info(position).size == 2)
            continue;
        if (doubled.empty()) {
            doubled.resize(columns);
            m_solver.doubleReturns(m_played, position, doubled.data());
        }
        // Of two stakes a blackjack may leave one: then one is lost, and nothing more.
        const double left = m_solver.leftOfDouble(branch(), position, c);
        const double all = weight(position, c);
        // Of two stakes a surrender loses one.
        const double rescued = rescuedByDouble(position, c);
        mine = {.net = (doubled[c] - all + left + rescued) / 2,
                .square = 3 * (all - pushDoubled(position, c) - left - rescued)};
    }
}

} // namespace openshoe::analysis
