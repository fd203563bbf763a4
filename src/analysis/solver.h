// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/layout.h"
#include "analysis/sight.h"
#include "analysis/split_hands.h"
#include "engine/rules.h"

#include <array>
#include <functional>
#include <vector>

namespace openshoe::analysis {

enum class Choice : std::uint8_t { Stand, Hit, Double, Surrender };
/// What a hand does that was doubled.
enum class AfterDouble : std::uint8_t { Stand, Surrender, Double };

/// Figures for every column. All are *joint*: the probability of the column (its up card and a hole card from its set,
/// drawn from the shoe without the cards named) times the mean given the column. So they add up over columns, and a
/// hand's figure is the plain mean of its figures after one more card: conditioning on the hidden card needs no further
/// arithmetic.
using PerColumn = std::vector<double>;

/// Hands that were doubled so many times with their player's money, at every position where they may be; position ×
/// column. Figures are per unit of what was staked by then; those of a hand that the house staked are of its one
/// double.
struct DoubledHands {
    std::vector<AfterDouble> play;
    std::vector<double> best;  ///< gross, as for hands that weren't doubled
    std::vector<double> raise; ///< the stake that later doubles add
};

/// A branch played out. Returns are gross: a bust is 0, a push 1, a win 2, per unit staked.
/// Those of a hand that the house staked are what it wins, and nothing else: it has nothing to lose.
struct PlayedBranch {
    const Branch* branch = nullptr;
    bool free = false;            ///< the house staked the hand
    std::vector<double> stand;    ///< position × column
    std::vector<double> plain;    ///< gross after a double, which gets no bonus; empty if that is the same
    std::vector<double> won;      ///< how often it wins without a bonus; empty if the rules have no free plays
    std::vector<double> best;     ///< position × column; any play, except on a hand's first two cards hit or stand
    std::vector<Choice> choice;   ///< position × column
    std::vector<DoubledHands> doubled; ///< once, twice …; as far as they decide anything
    std::vector<double> raise;    ///< position × column: the stake a later double adds; empty if the rules have none

    [[nodiscard]] const std::vector<double>& standDoubled() const { return plain.empty() ? stand : plain; }
    [[nodiscard]] Stakes stakes() const { return PlayRules::stakes(free); }
};

/// How a finished hand that isn't bust ends against each of the dealer's: 1 where it wins, 0 a push, −1 where it loses.
struct Standing {
    std::array<int, DealerTable::totals> onTotal{}; ///< from engine::DealerRule::lowestStand
    int natural = -1;
    int on22 = 1;
    int mine = engine::DealerRule::lowestStand - 1; ///< the hand's own total, or this for anything lower

    /// Chances from a row of the dealer's table, at one column; joint with it.
    [[nodiscard]] double lost(const double* row, int slots) const;
    [[nodiscard]] double pushed(const double* row, int slots) const;
    [[nodiscard]] double won(const double* row, int slots) const;
};

/// What a hand of a pair does at a position of its branch, and whether it is surrendered there after a double.
struct HandPlays {
    std::function<Choice(int)> choice;
    std::function<bool(int)> rescues;
};

/// What splitting a pair is worth, net over all its hands, and how much is staked on them.
struct SplitFigures {
    bool offered = false;
    PerColumn net;
    PerColumn stake;
    std::vector<std::array<double, 5>>
        handsShare; ///< by column: probability of ending with 0 … 4 hands, given the split
};

/// Net figures of one hand for standing, hitting, doubling and splitting.
struct HandFigures {
    PerColumn weight;
    PerColumn givenUp; ///< at its turn, whether or not that is offered
    PerColumn stand;
    PerColumn hit;
    PerColumn hitRaise; ///< what later doubles add to the stake of a hit; empty if the rules have none
    PerColumn doubled;  ///< empty if not offered
    PerColumn doubleAdds;     ///< part of it: what the stake that its player adds wins
    PerColumn doubledRaise;   ///< what doubling again adds to the stake of a double; empty if the rules have none
    bool doublesFree = false; ///< the house stakes that double
    SplitFigures split;

    /// Those of these columns together, as of one.
    [[nodiscard]] HandFigures sum(const std::vector<int>& columns) const;
};

/// Plays every hand of a layout optimally against every column, from a given shoe.
class Solver {
public:
    Solver(PlayRules rules, PointShoe shoe, std::vector<Column> columns, Layout layout);

    /// The main branch's hand comes from a split (which matters for the rule of a dealer's 22).
    void setFromSplit(bool fromSplit) { m_fromSplit = fromSplit; }

    /// That split was free. `free`: the hand is one that the house staked.
    void setFreeSplit(bool ofFreePair, bool free) {
        m_ofFreePair = ofFreePair;
        m_free = free;
    }

    /// How many of the shoe's tens, those of the hand too, are of the rank that pairs them; 0: any ten pairs another.
    /// Needs the up card's rank to be known.
    void setLikeTens(int count) { m_likeTens = count; }

    [[nodiscard]] bool isFromSplit(const Branch& branch) const { return m_fromSplit || branch.pair >= 0; }

    /// Runs the dealer's table and every branch. `cancelled` is polled along the way; returns false if it returned
    /// true.
    bool solve(const std::function<bool()>& cancelled = {});

    [[nodiscard]] int columns() const { return static_cast<int>(m_columns.size()); }
    [[nodiscard]] const std::vector<Column>& columnList() const { return m_columns; }
    [[nodiscard]] const PointShoe& shoe() const { return m_shoe; }
    [[nodiscard]] const PlayRules& rules() const { return m_rules; }
    [[nodiscard]] const Layout& layout() const { return m_layout; }
    [[nodiscard]] const std::vector<PlayedBranch>& played() const { return m_played; }
    /// The branches of pairs that are split free, played with hands that the house staked.
    [[nodiscard]] const std::vector<PlayedBranch>& playedFree() const { return m_playedFree; }
    /// What is staked on a hand of this branch once it is doubled.
    [[nodiscard]] Stakes doubledStakes(const PlayedBranch& played, const HandInfo& hand) const {
        return m_rules.doubledStakes(played.stakes(), doublesFree(hand));
    }
    [[nodiscard]] bool doublesFree(const HandInfo& hand) const {
        return m_rules.doubling.isFree(hand.size, hand.total, hand.soft);
    }
    [[nodiscard]] const DealerTable& dealer() const { return m_dealer; }

    /// The figures of a hand of the main branch. Includes a double if the rules offer it, and a split for the pairs in
    /// the layout, into at most `splitHands`.
    [[nodiscard]] HandFigures figures(int hand, int splitHands) const;
    [[nodiscard]] SplitFigures splitFigures(int pair, int splitHands) const;

    // Where a dealer's blackjack found late doesn't take everything, hands are figured as if each were alone, and what
    // it leaves is added: of a double, of each hand of a split, and of a split as a whole. Nothing under any other
    // rule.

    /// What it leaves of the second stake of a double at this position; joint with the column.
    [[nodiscard]] double leftOfDouble(const Branch& branch, int position, std::size_t column) const;
    /// The part of it that falls to the hand at this position, which got that double's card and isn't over.
    [[nodiscard]] double leftOfDoubled(const Branch& branch, int position, std::size_t column) const;
    /// What it leaves of one hand of a split pair, with these cards gone.
    [[nodiscard]] double leftOfSplitHand(std::size_t column, const HandCounts& gone, int size) const;
    /// How often a pair split into up to this many hands ends with each number of them.
    [[nodiscard]] std::array<double, 5> handShares(int pair, int splitHands) const;
    /// What it leaves of the pair besides, once split into up to this many hands (a loss: the first stake is counted
    /// here). `plays`: what is played in the pair's first branch.
    [[nodiscard]] double leftOfSplit(const Branch& branch, std::size_t column, int splitHands,
                                     const HandPlays& plays) const;

    /// Joint weight of a column with these cards gone.
    [[nodiscard]] double weight(int column, const HandCounts& gone, int size) const;
    /// The part of it in which the dealer has a blackjack.
    [[nodiscard]] double blackjackWeight(int column, const HandCounts& gone, int size) const;
    /// Probability of each value for the next card, with this hand and the cards gone in its branch removed.
    [[nodiscard]] std::array<double, pointKinds> drawChances(const Branch& branch, const HandInfo& hand) const;
    [[nodiscard]] bool mayDouble(const Branch& branch, const HandInfo& hand) const;
    /// Whether a hand that isn't the one dealt may be surrendered against any column.
    [[nodiscard]] bool maySurrenderLater(const Branch& branch, const HandInfo& hand) const;
    /// Without a bonus, and with one that the hand has.
    [[nodiscard]] Standing standing(const Branch& branch, const HandInfo& hand) const;
    [[nodiscard]] Standing bonusStanding(const Branch& branch, const HandInfo& hand) const;
    [[nodiscard]] const BonusShare& bonus(const Branch& branch, const HandInfo& hand) const {
        return (branch.pair < 0 ? m_rules.bonus : m_rules.splitBonus)[bonusHandOf(hand.count, hand.size, hand.total)];
    }
    /// Whether a hand that isn't bust has nothing to lose to a dealer's blackjack found late: another hand of the pair
    /// pays for it. Not where the house staked the others: the first hand pays for itself then.
    [[nodiscard]] bool isSparedHand(const Branch& branch) const {
        return isFromSplit(branch) && !isOfFreePair(branch) &&
               m_rules.dealer.taken() == engine::BlackjackTakes::BustedPlusOne;
    }
    [[nodiscard]] bool isOfFreePair(const Branch& branch) const {
        return branch.pair >= 0 ? m_rules.splitsFree(branch.pair) : m_ofFreePair;
    }
    /// Whether it wins whatever the dealer has.
    [[nodiscard]] bool winsAlways(const HandInfo& hand) const { return hand.total == 21 && m_rules.dealer.winsOn21(); }
    /// Gross return of the hand at this position once it is surrendered; joint with the column.
    [[nodiscard]] double surrendered(const Branch& branch, int position, std::size_t column) const {
        return surrendered(weightAt(branch, position, column), blackjackAt(branch, position, column));
    }
    /// The same of one that was doubled, per unit of what its player has staked on it by then, `own`; what
    /// leftOfDouble() counts isn't in it.
    [[nodiscard]] double rescued(const Branch& branch, int position, std::size_t column, int own) const {
        return 0.5 * weightAt(branch, position, column) - leftOfDoubled(branch, position, column) / own;
    }
    /// Gross returns of standing without a bonus, one per column, from a row of the dealer's table.
    void standReturns(const double* row, const Branch& branch, const HandInfo& hand, double* out) const;
    /// Makes them those of a hand that may have one.
    void addBonus(const PlayedBranch& played, int position, double* returns) const;
    /// What the hand at this position does if its player doubled it so many times.
    [[nodiscard]] AfterDouble afterDouble(const PlayedBranch& played, int position, std::size_t column,
                                          int times) const {
        return times <= static_cast<int>(played.doubled.size())
                   ? played.doubled[static_cast<std::size_t>(times - 1)]
                         .play[static_cast<std::size_t>(position) * m_columns.size() + column]
                   : AfterDouble::Stand;
    }
    /// What hands of this branch do.
    [[nodiscard]] HandPlays playsOf(const PlayedBranch& played, std::size_t column) const {
        return {.choice =
                    [this, &played, column](int position) {
                        return played.choice[static_cast<std::size_t>(position) * m_columns.size() + column];
                    },
                .rescues =
                    [this, &played, column](int position) {
                        return afterDouble(played, position, column, 1) == AfterDouble::Surrender;
                    }};
    }
    /// Whether a hand that was doubled so many times may be doubled again.
    [[nodiscard]] bool mayDoubleAgain(const HandInfo& hand, int times) const {
        return times < m_rules.mostDoubles() && !m_rules.ends(hand.size, hand.total) &&
               m_rules.doubling.allowsTotal(hand.total);
    }
    /// The net of doubling this hand of the main branch again that was doubled so many times, per unit of its stake;
    /// empty if the rules don't offer it.
    [[nodiscard]] PerColumn doubledAgain(int hand, int times) const;
    /// Joint weight of a column with the hand at this position gone.
    [[nodiscard]] double weightAt(const Branch& branch, int position, std::size_t column) const;
    /// The part of it in which the dealer has a blackjack.
    [[nodiscard]] double blackjackAt(const Branch& branch, int position, std::size_t column) const;
    /// Gross returns of doubling at this position: those of two units, less one, so that net is this less the weight.
    /// Of a hand that the house staked they are net.
    void doubleReturns(const PlayedBranch& played, int position, double* out) const {
        doubleReturns(played, position, 1, out);
    }

private:
    [[nodiscard]] double surrendered(double weight, double blackjack) const {
        return 0.5 * (m_rules.voidsSurrender ? weight - blackjack : weight);
    }
    void play(PlayedBranch& played, const PlayedBranch* follow) const;
    void playHand(PlayedBranch& played, int position, const PlayedBranch* follow, std::vector<double>& scratch) const;
    /// How many of the cards of the pair's value that a hand of this branch may draw make a pair of it.
    [[nodiscard]] double sameShare(const Branch& branch, std::size_t column) const;
    /// The same for a double that is the hand's first, second …
    void doubleReturns(const PlayedBranch& played, int position, int times, double* out) const;
    /// Gross returns of standing after a double with the player's money, in the terms of DoubledHands.
    [[nodiscard]] double standDoubled(const PlayedBranch& played, std::size_t place) const {
        return played.standDoubled()[place] + (played.free ? played.won[place] : 0.0);
    }
    void setDoubled(PlayedBranch& played, int position, const PlayedBranch* follow) const;
    /// How often a hand that the house staked wins once its player doubled it; joint with the column.
    [[nodiscard]] double wonDoubled(const PlayedBranch& played, int position, std::size_t column) const;
    /// What leftOfDouble() counts of hands that are surrendered after that double, and so don't get it.
    [[nodiscard]] double leftOfRescued(const PlayedBranch& played, int position, std::size_t column) const;
    /// The mean of f(position) over what the double's card makes of the hand; a bust contributes nothing.
    template <typename F> [[nodiscard]] double afterDoublesCard(const PlayedBranch& played, int position, F&& f) const;
    /// What doubling again adds to the stake of such a double at this position; joint with the column.
    [[nodiscard]] double raiseAgain(const PlayedBranch& played, int position, int times, std::size_t column) const;
    struct SplitHandFigures {
        SplitHands net;
        SplitHands stake;
    };
    /// By column: those of one hand of a pair, played so.
    [[nodiscard]] std::vector<SplitHandFigures>
    splitHandFigures(const std::vector<const PlayedBranch*>& branches) const;
    void addRaises(PlayedBranch& played, int position) const;
    [[nodiscard]] PerColumn raiseByHit(const PlayedBranch& played, int position) const;

    PlayRules m_rules;
    PointShoe m_shoe;
    std::vector<Column> m_columns;
    Layout m_layout;
    bool m_fromSplit = false;
    bool m_ofFreePair = false;
    bool m_free = false;
    int m_likeTens = 0;
    DealerTable m_dealer;
    std::vector<PlayedBranch> m_played;
    std::vector<PlayedBranch> m_playedFree;
};

} // namespace openshoe::analysis
