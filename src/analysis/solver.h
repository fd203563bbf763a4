// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/layout.h"
#include "analysis/sight.h"
#include "engine/rules.h"

#include <array>
#include <functional>
#include <vector>

namespace openshoe::analysis {

enum class Choice : std::uint8_t { Stand, Hit, Double };

/// Figures for every column. All are *joint*: probability of the column (its up card and a hole card of its set, drawn
/// from the shoe without the cards named) times the mean given it. So they add up over columns, and a hand's figure is
/// the plain mean of what it becomes by one more card: conditioning on the hidden card needs no further arithmetic.
using PerColumn = std::vector<double>;

/// A branch played out. `returned` figures are gross: a bust is 0, a push 1, a win 2, of one unit staked.
struct PlayedBranch {
    const Branch* branch = nullptr;
    std::vector<double> stand;    ///< position × column
    std::vector<double> best;     ///< position × column; hit or stand, and double on two cards of a split hand
    std::vector<Choice> choice;   ///< position × column
};

/// What splitting a pair is worth, net over all its hands, and what is staked on them.
struct SplitFigures {
    bool offered = false;
    PerColumn net;
    PerColumn stake;
    std::vector<std::array<double, 5>>
        handsShare; ///< by column: probability of ending with 0 … 4 hands, given the split
};

/// Net figures of one hand on the two cards where doubling and splitting are decided, and later on.
struct HandFigures {
    PerColumn weight;
    PerColumn stand;
    PerColumn hit;
    PerColumn doubled; ///< empty where not offered
    SplitFigures split;
};

/// What the solver needs of a rule set: how hands are played, not what side bets, insurance or a blackjack pay.
struct PlayRules {
    engine::RuleSet::Dealer dealer;
    engine::RuleSet::Double doubling;
    engine::RuleSet::Split split;
    [[nodiscard]] static PlayRules of(const engine::RuleSet& rules) {
        return {rules.dealer, rules.doubling, rules.split};
    }
    friend bool operator==(const PlayRules&, const PlayRules&) = default;
};

/// Plays every hand of a layout at its best against every column, from a given shoe.
class Solver {
public:
    Solver(PlayRules rules, PointShoe shoe, std::vector<Column> columns, Layout layout);

    /// The main branch's hand comes from a split (for the golden rule of a dealer's 22).
    void setFromSplit(bool fromSplit) { m_fromSplit = fromSplit; }

    [[nodiscard]] bool isFromSplit(const Branch& branch) const { return m_fromSplit || branch.pair >= 0; }

    /// Runs the dealer's table and every branch. `cancelled` is asked now and then; false if it said so.
    bool solve(const std::function<bool()>& cancelled = {});

    [[nodiscard]] int columns() const { return static_cast<int>(m_columns.size()); }
    [[nodiscard]] const std::vector<Column>& columnList() const { return m_columns; }
    [[nodiscard]] const PointShoe& shoe() const { return m_shoe; }
    [[nodiscard]] const PlayRules& rules() const { return m_rules; }
    [[nodiscard]] const Layout& layout() const { return m_layout; }
    [[nodiscard]] const std::vector<PlayedBranch>& played() const { return m_played; }
    [[nodiscard]] const DealerTable& dealer() const { return m_dealer; }

    /// The figures of a hand of the main branch. A double is figured where a first decision (or one after a split, if
    /// `afterSplit`) offers it, a split for the pairs the layout holds, into `splitHands` at most.
    [[nodiscard]] HandFigures figures(int hand, bool afterSplit, int splitHands) const;
    [[nodiscard]] SplitFigures splitFigures(int pair, int splitHands) const;

    /// Joint weight of a column with these cards gone.
    [[nodiscard]] double weight(int column, const HandCounts& gone, int size) const;
    /// Probability that the next card has that value, this hand of the branch and the cards gone with it being out.
    [[nodiscard]] std::array<double, pointKinds> drawChances(const Branch& branch, const HandInfo& hand) const;
    [[nodiscard]] bool mayDouble(const HandInfo& hand, bool afterSplit) const;
    [[nodiscard]] bool winsAgainst22(const HandInfo& hand, bool fromSplit) const;
    /// Gross returns of standing, one per column, from a row of the dealer's table.
    void standReturns(const double* row, const HandInfo& hand, bool fromSplit, double* out) const;
    /// Gross returns of a double on this position: those of two units, less one, so that net is this less the weight.
    void doubleReturns(const PlayedBranch& played, int position, double* out) const;

private:
    void play(PlayedBranch& played, const PlayedBranch* follow) const;
    void playHand(PlayedBranch& played, int position, const PlayedBranch* follow, std::vector<double>& scratch) const;

    PlayRules m_rules;
    PointShoe m_shoe;
    std::vector<Column> m_columns;
    Layout m_layout;
    bool m_fromSplit = false;
    DealerTable m_dealer;
    std::vector<PlayedBranch> m_played;
};

} // namespace openshoe::analysis
