// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/solver.h"

#include <vector>

namespace openshoe::analysis {

/// How often the hands of a solved branch push, computed over the same hands as their expectation. A hand that doesn't
/// push wins or loses its whole stake, so this and the expectation determine all three chances; where a hand may be
/// doubled later or win a bonus, together with what those do to its winnings. Chances are joint with
/// the column, like all of the solver's figures. Solver and branch must outlive it.
class Pushes {
public:
    Pushes(const Solver& solver, const PlayedBranch& played);

    /// For the hand at this position, played as chosen from there on.
    [[nodiscard]] double pushed(int position, std::size_t c) const { return m_push[at(position) + c]; }
    /// For standing on it; the position must have a row in the dealer's table, see slotOf().
    [[nodiscard]] double pushStanding(int position, std::size_t c) const;
    /// For doubling on it, which leaves no bonus.
    [[nodiscard]] double pushDoubled(int position, std::size_t c) const {
        return afterOneCard(position, [&](int next) { return isRescued(next, c) ? 0 : pushPlain(next, c); });
    }
    /// How often a double at this position ends with a surrender.
    [[nodiscard]] double rescuedByDouble(int position, std::size_t c) const {
        if (m_played.rescued.empty())
            return 0;
        return afterOneCard(position, [&](int next) { return isRescued(next, c) ? weight(next, c) : 0; });
    }
    /// For hitting it.
    [[nodiscard]] double pushHit(int position, std::size_t c) const {
        return afterOneCard(position, [&](int next) { return pushed(next, c); });
    }

    /// What doubling later and bonuses do to a hand's figures, joint with the column; nothing where the rules have
    /// neither.
    struct Raised {
        double net = 0;    ///< what it wins beyond a single stake
        double square = 0; ///< what it adds to the mean square of the hand's net result
    };
    /// For the hand at this position, played as chosen from there on.
    [[nodiscard]] Raised raised(int position, std::size_t c) const {
        return m_raised.empty() ? Raised{} : m_raised[at(position) + c];
    }
    /// For hitting it.
    [[nodiscard]] Raised raisedByHit(int position, std::size_t c) const {
        return {.net = afterOneCard(position, [&](int next) { return raised(next, c).net; }),
                .square = afterOneCard(position, [&](int next) { return raised(next, c).square; })};
    }

    /// The dealer's results against it; null if standing is certainly no better than a hit.
    [[nodiscard]] const double* slotOf(int position, std::size_t c) const;
    [[nodiscard]] const HandInfo& info(int position) const {
        return handTable()[branch().hands[static_cast<std::size_t>(position)]];
    }
    [[nodiscard]] bool isRescued(int position, std::size_t c) const {
        return Solver::isRescued(m_played, position, c, static_cast<std::size_t>(m_solver.columns()));
    }
    [[nodiscard]] Choice choice(int position, std::size_t c) const { return m_played.choice[at(position) + c]; }

protected:
    [[nodiscard]] const Solver& solver() const { return m_solver; }
    [[nodiscard]] const Branch& branch() const { return *m_played.branch; }

private:
    // The mean of `f` over the positions that one more card leads to; a bust contributes nothing.
    template <typename F> [[nodiscard]] double afterOneCard(int position, F&& f) const {
        const auto chances = m_solver.drawChances(branch(), info(position));
        double sum = 0;
        for (std::size_t p = 0; p < pointKinds; ++p) {
            const int child = info(position).child[p];
            if (child >= 0 && chances[p] > 0)
                sum += chances[p] * f(branch().position(child));
        }
        return sum;
    }
    [[nodiscard]] std::size_t at(int position) const {
        return static_cast<std::size_t>(position) * static_cast<std::size_t>(m_solver.columns());
    }
    void carry();
    [[nodiscard]] double pushPlain(int position, std::size_t c) const;
    void carryRaises(int position);
    void carryBonus(int position);
    [[nodiscard]] double weight(int position, std::size_t c) const;

    const Solver& m_solver;
    const PlayedBranch& m_played;
    std::vector<double> m_push;
    std::vector<Raised> m_raised;
};

} // namespace openshoe::analysis
