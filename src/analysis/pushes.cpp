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
    const HandInfo& hand = info(position);
    const double* slot = slotOf(position, c);
    const bool ties =
        hand.total >= engine::DealerRule::lowestStand && m_solver.rules().dealer.ties == engine::Ties::Push;
    double pushes = ties ? slot[DealerTable::on(hand.total)] : 0.0;
    if (m_solver.dealer().slotCount() > DealerTable::Natural && m_solver.isSparedHand(m_solver.isFromSplit(branch())))
        pushes += slot[DealerTable::Natural];
    const bool also22 = m_solver.dealer().slotCount() > DealerTable::On22 &&
                        !m_solver.winsAgainst22(hand, m_solver.isFromSplit(branch()));
    return also22 ? pushes + slot[DealerTable::On22] : pushes;
}

void Pushes::carry() {
    const auto columns = static_cast<std::size_t>(m_solver.columns());
    m_push.assign(static_cast<std::size_t>(branch().size()) * columns, 0.0);
    for (int position = branch().size() - 1; position >= 0; --position) {
        double* mine = m_push.data() + at(position);
        const HandInfo& hand = info(position);
        const bool ends = hand.total == 21 || (branch().oneCard && hand.size >= 2);
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
        }
    }
}

} // namespace openshoe::analysis
