// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"

#include <array>
#include <functional>
#include <optional>
#include <set>
#include <vector>

namespace openshoe::tests {

/// The analyser's definitions written out again, as slow and plain as they read: one card after another, no table, no
/// cache, nothing shared with src/analysis. For small shoes and single hands.
class BruteForce {
public:
    using Hand = std::vector<int>; ///< point values 1 … 10, in any order
    using Shoe = std::array<int, 11>; ///< by point value; [0] unused

    /// What is known of the hole card: the values it can have.
    using Holes = std::set<int>;

    /// What is summed over the hands: their winnings, whether they push, or whether they win or lose (1 or −1); of
    /// doubles also what is staked on them, and the square of their winnings. They are always played to maximise
    /// winnings.
    enum class Counts { Net, Pushes, Signs, Stakes, Squares };

    /// Suits that are known: of a hand's first cards, and how many cards not seen there are of each value and suit.
    struct Seen {
        std::vector<int> suits;
        std::array<std::array<int, 4>, 11> left{};
    };

    explicit BruteForce(engine::RuleSet rules, Counts counts = Counts::Net, std::optional<Seen> seen = std::nullopt)
        : m_rules(std::move(rules)), m_counts(counts), m_seen(std::move(seen)) {}

    /// The whole game from this shoe, optionally for one up card only (0: all), net per unit of the first stake.
    [[nodiscard]] double game(const Shoe& shoe, int onlyUp = 0) const;

    /// Actions of a first decision. `shoe` holds every card not seen, including the hole card.
    [[nodiscard]] double stand(const Hand& hand, int up, const Shoe& shoe, const Holes& holes, bool fromSplit,
                               bool twice = false) const;
    [[nodiscard]] double hit(const Hand& hand, int up, const Shoe& shoe, const Holes& holes, bool fromSplit) const;
    [[nodiscard]] double doubled(const Hand& hand, int up, const Shoe& shoe, const Holes& holes, bool fromSplit) const;
    /// Half of the stake; all of it where a dealer's blackjack found later takes it all the same.
    [[nodiscard]] double surrendered(int up, const Shoe& shoe, const Holes& holes) const;
    /// Only this many of the tens left make a pair of the tens that are split; others are cards like any.
    void setLikeTens(int left) { m_likeTens = left; }
    /// The house staked the hand: it may win, but loses nothing.
    void setFree() {
        m_own = 0;
        m_house = 1;
    }
    /// `shoe` without either card of the pair.
    [[nodiscard]] double split(int pair, int up, const Shoe& shoe, const Holes& holes) const;

    [[nodiscard]] static Shoe decks(int n, int tensInEach = 16);
    [[nodiscard]] static int total(const Hand& hand);
    [[nodiscard]] static bool soft(const Hand& hand);

private:
    enum class Act { Stand, Hit, Double, Surrender };

    [[nodiscard]] double against(const Hand& hand, bool fromSplit, bool twice, Hand& dealer, Shoe& shoe) const;
    [[nodiscard]] double counted(const Hand& hand, bool fromSplit, bool twice, const Hand& dealer) const;
    /// What the rules pay for 21 made of these cards, of which `suits` are known; 1 if that is no bonus.
    [[nodiscard]] double bonus(const Hand& hand, const std::vector<int>& suits) const;
    [[nodiscard]] double forEachSuits(const Hand& hand, std::vector<int>& suits,
                                      const std::function<double(double)>& worth) const;
    /// What a blackjack pays: each of its cards has one of four suits.
    [[nodiscard]] double blackjack() const;
    [[nodiscard]] double bust() const {
        return m_counts == Counts::Pushes ? 0 : m_counts == Counts::Signs ? -1 : -m_own;
    }
    /// Who plays for other stakes.
    [[nodiscard]] BruteForce playingFor(int own, int house) const;
    [[nodiscard]] BruteForce afterDouble(const Hand& before) const;
    [[nodiscard]] bool splitsFree(int pair) const;
    [[nodiscard]] bool doublesFree(const Hand& hand) const;
    [[nodiscard]] double settle(const Hand& hand, bool fromSplit, const Hand& dealer) const;
    [[nodiscard]] Act decide(const Hand& hand, int up, const Shoe& shoe, const Holes& holes, bool fromSplit) const;
    /// A hand of a split, played by decisions for the cards known (`known`), in a shoe that lacks more (`actual`).
    [[nodiscard]] double played(const Hand& hand, int up, const Shoe& known, const Shoe& actual,
                                const Holes& holes) const;
    [[nodiscard]] double best(const Hand& hand, int up, const Shoe& shoe, const Holes& holes, bool fromSplit) const;
    [[nodiscard]] double splitInto(int most, int pair, int up, const Shoe& shoe, const Holes& holes) const;
    [[nodiscard]] double splitHands(int most, int pair, int up, const Shoe& known, Shoe& actual, const Holes& holes,
                                    int open, std::vector<int>& seconds, int hands) const;
    [[nodiscard]] bool mayDouble(const Hand& hand, bool fromSplit) const;
    /// Whether a hand that isn't the one dealt may be given up for half its stake.
    [[nodiscard]] bool surrendersLater(int up) const;
    [[nodiscard]] bool surrendersAgainst(int up) const;
    [[nodiscard]] bool isCharlie(const Hand& hand) const;
    [[nodiscard]] bool alwaysWins(const Hand& hand) const;
    [[nodiscard]] bool ends(const Hand& hand, bool fromSplit) const;
    [[nodiscard]] static double lateBlackjack(int up, const Shoe& shoe, const Holes& holes);
    [[nodiscard]] double leftOfDouble(const Hand& hand, int up, const Shoe& shoe, const Holes& holes,
                                      bool fromSplit) const;
    [[nodiscard]] double doubleStands(const Hand& hand, int up, const Shoe& shoe, const Holes& holes,
                                      bool fromSplit) const;
    [[nodiscard]] bool givesUpDouble(const Hand& hand, int up, const Shoe& known, const Holes& holes,
                                     bool fromSplit) const;
    [[nodiscard]] double ifDoubled(const Hand& hand, int up, const Shoe& known, const Shoe& actual, const Holes& holes,
                                   bool fromSplit, int times = 1) const;
    [[nodiscard]] double doubledAgain(const Hand& hand, int up, const Shoe& known, const Shoe& actual,
                                      const Holes& holes, bool fromSplit, int times) const;
    [[nodiscard]] bool mayDoubleTotal(const Hand& hand) const;
    [[nodiscard]] double oneMore(int pair, int up, const Shoe& shoe, const Holes& holes) const;
    [[nodiscard]] double againstOpen(int a, int b, int up, const Shoe& shoe) const;
    [[nodiscard]] double startingHand(int a, int b, int up, const Shoe& shoe) const;
    [[nodiscard]] double afterOffers(int a, int b, int up, const Shoe& shoe, const Holes& holes) const;

    engine::RuleSet m_rules;
    Counts m_counts;
    int m_likeTens = -1; ///< below 0: all of them
    std::optional<Seen> m_seen;
    int m_own = 1;   ///< stakes on the hand
    int m_house = 0; ///< what the house staked on it
};

} // namespace openshoe::tests
