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
    /// How a double ends, which leaves no bonus; all joint with the column.
    struct Doubled {
        double push = 0;
        double win = 0;    ///< of hands on which the house has a stake
        double sign = 0;   ///< won less lost, where a surrender counts as lost
        double square = 0; ///< mean square of its net result, per unit of the stake before it
    };
    /// For doubling on it as the hand's first double, second …, whatever a blackjack found late leaves of it.
    [[nodiscard]] Doubled doubled(int position, std::size_t c, int times = 1) const {
        if (times == 1 && doubledStakes(position).house > 0)
            return doubledWithHouse(position, c);
        const double all = weight(position, c);
        return {.push = afterOneCard(position, [&](int next) { return ended(next, c, times).push; }),
                .sign = afterOneCard(position, [&](int next) { return ended(next, c, times).gross; }) - all,
                .square = 4 * (all - afterOneCard(position, [&](int next) { return ended(next, c, times).unsquare; }))};
    }
    /// For winning with the hand at this position, one that the house staked, played as chosen from there on.
    [[nodiscard]] double won(int position, std::size_t c) const { return m_won[at(position) + c]; }
    [[nodiscard]] double winStanding(int position, std::size_t c) const;
    [[nodiscard]] double winHit(int position, std::size_t c) const {
        return afterOneCard(position, [&](int next) { return won(next, c); });
    }
    [[nodiscard]] Stakes stakes() const { return m_played.stakes(); }
    [[nodiscard]] Stakes doubledStakes(int position) const { return m_solver.doubledStakes(m_played, info(position)); }
    /// For hitting it.
    [[nodiscard]] double pushHit(int position, std::size_t c) const {
        return afterOneCard(position, [&](int next) { return pushed(next, c); });
    }

    /// What doubling and surrendering later and bonuses do to a hand's figures, joint with the column; nothing where
    /// the rules have none of them.
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
    /// What the hand at this position does if it was doubled so many times.
    [[nodiscard]] AfterDouble afterDouble(int position, std::size_t c, int times) const {
        return m_solver.afterDouble(m_played, position, c, times);
    }
    [[nodiscard]] Choice choice(int position, std::size_t c) const { return m_played.choice[at(position) + c]; }

    [[nodiscard]] const Branch& branch() const { return *m_played.branch; }

protected:
    [[nodiscard]] const Solver& solver() const { return m_solver; }
    [[nodiscard]] const PlayedBranch& played() const { return m_played; }
    [[nodiscard]] double weight(int position, std::size_t c) const;

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

private:
    void carry();
    [[nodiscard]] double pushPlain(int position, std::size_t c) const;
    [[nodiscard]] double winPlain(int position, std::size_t c) const;
    /// How a hand that isn't bust ends that was doubled so many times, per unit of its stake by then.
    struct Ended {
        double push = 0;
        double gross = 0;    ///< as of one stake, but nothing for a surrender
        double unsquare = 0; ///< what its mean square lacks to that of a stake won or lost
    };
    [[nodiscard]] Ended ended(int position, std::size_t c, int times) const;
    [[nodiscard]] Ended endedWithout(int position, std::size_t c) const;
    [[nodiscard]] Doubled doubledWithHouse(int position, std::size_t c) const;
    /// What a surrender gives back of a stake that is counted as lost.
    [[nodiscard]] Raised halved(int position, std::size_t c) const;
    void carryDoubled(int position);
    void carryWins();
    void carryRaises(int position);
    void carryBonus(int position);

    const Solver& m_solver;
    const PlayedBranch& m_played;
    std::vector<double> m_push;
    std::vector<double> m_won; ///< of hands that the house staked
    std::vector<Raised> m_raised;
    std::vector<std::vector<Ended>> m_doubled; ///< as in PlayedBranch
};

} // namespace openshoe::analysis
