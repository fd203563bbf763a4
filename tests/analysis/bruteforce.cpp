// SPDX-License-Identifier: GPL-3.0-or-later
#include "bruteforce.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace openshoe::tests {

using engine::BlackjackTakes;
using engine::SurrenderAgainst;
using engine::SurrenderWhen;

namespace {

using Shoe = BruteForce::Shoe;
using Holes = BruteForce::Holes;

int cards(const Shoe& shoe) { return std::accumulate(shoe.begin(), shoe.end(), 0); }

// The chance that the hole card is `hole`, given that it is one of `holes`.
double holeChance(int hole, const Shoe& shoe, const Holes& holes) {
    double all = 0;
    for (const int h : holes)
        all += shoe[static_cast<std::size_t>(h)];
    return all > 0 ? shoe[static_cast<std::size_t>(hole)] / all : 0;
}

// The chance that the next card is `card`: for each possible hole card, one of the cards left without it.
double drawChance(int card, const Shoe& shoe, const Holes& holes) {
    double chance = 0;
    for (const int h : holes) {
        const double left = shoe[static_cast<std::size_t>(card)] - (h == card ? 1 : 0);
        chance += holeChance(h, shoe, holes) * left / (cards(shoe) - 1);
    }
    return chance;
}

Shoe without(Shoe shoe, int card) {
    --shoe[static_cast<std::size_t>(card)];
    return shoe;
}

BruteForce::Hand with(BruteForce::Hand hand, int card) {
    hand.push_back(card);
    return hand;
}

bool isTenOrAce(int card) { return card == 1 || card == 10; }

} // namespace

Shoe BruteForce::decks(int n, int tensInEach) {
    return {0, 4 * n, 4 * n, 4 * n, 4 * n, 4 * n, 4 * n, 4 * n, 4 * n, 4 * n, tensInEach * n};
}

int BruteForce::total(const Hand& hand) {
    const int hard = std::accumulate(hand.begin(), hand.end(), 0);
    return hard <= 11 && std::count(hand.begin(), hand.end(), 1) > 0 ? hard + 10 : hard;
}

bool BruteForce::soft(const Hand& hand) { return total(hand) != std::accumulate(hand.begin(), hand.end(), 0); }

double BruteForce::settle(const Hand& hand, bool fromSplit, const Hand& dealer) const {
    const int mine = total(hand);
    const int theirs = total(dealer);
    if (mine > 21)
        return -1;
    const bool natural = dealer.size() == 2 && theirs == 21;
    if (alwaysWins(hand))
        return 1;
    if (isCharlie(hand) && (m_rules.charlie.wins == engine::CharlieWins::AtOnce ||
                            (!natural && (m_rules.charlie.wins == engine::CharlieWins::AtEnd || theirs != 21))))
        return 1;
    if (natural)
        return fromSplit && m_rules.dealer.taken() == BlackjackTakes::BustedPlusOne && !splitsFree(hand[0]) ? 0 : -1;
    if (theirs == 22 && m_rules.dealer.push22 != engine::Push22::None) {
        if (m_rules.dealer.push22 == engine::Push22::All)
            return 0;
        const auto gold = std::count_if(hand.begin(), hand.end(), isTenOrAce);
        const bool golden = m_rules.dealer.push22 == engine::Push22::GoldInitial
                                ? hand.size() == 2 && gold == 2 && !fromSplit
                                : gold == 2;
        return mine == 21 || golden ? 1 : 0;
    }
    if (theirs > 21 || mine > theirs)
        return 1;
    if (mine == theirs &&
        (m_rules.dealer.ties == engine::Ties::PlayerOn21 || m_rules.dealer.ties == engine::Ties::PlayerAlwaysOn21))
        return mine == 21 ? 1 : 0;
    const bool pushes =
        m_rules.dealer.ties == engine::Ties::Push || m_rules.dealer.ties == engine::Ties::PushNotBlackjacks;
    return mine == theirs && pushes ? 0 : -1;
}

double BruteForce::bonus(const Hand& hand, const std::vector<int>& suits) const {
    if (total(hand) != 21)
        return 1;
    const engine::RuleSet::Bonus& rules = m_rules.bonus;
    double best = 1;
    const auto pays = [&](bool made, base::Odds odds) {
        if (made)
            best = std::max(best, odds.ratio());
    };
    pays(hand.size() >= 5, rules.fiveCards);
    pays(hand.size() >= 6, rules.sixCards);
    pays(hand.size() >= 7, rules.sevenCards);
    Hand sorted = hand;
    std::sort(sorted.begin(), sorted.end());
    const bool same = std::set<int>(suits.begin(), suits.end()).size() == 1;
    const bool spades = same && suits[0] == 0;
    pays(sorted == Hand{6, 7, 8}, rules.mixed678);
    pays(sorted == Hand{6, 7, 8} && same, rules.suited678);
    pays(sorted == Hand{6, 7, 8} && spades, rules.spades678);
    pays(sorted == Hand{7, 7, 7}, rules.mixed777);
    pays(sorted == Hand{7, 7, 7} && same, rules.suited777);
    pays(sorted == Hand{7, 7, 7} && spades, rules.spades777);
    return best;
}

double BruteForce::blackjack() const {
    double sum = 0;
    for (const engine::Suit one :
         {engine::Suit::Spades, engine::Suit::Hearts, engine::Suit::Diamonds, engine::Suit::Clubs}) {
        for (const engine::Suit other :
             {engine::Suit::Spades, engine::Suit::Hearts, engine::Suit::Diamonds, engine::Suit::Clubs}) {
            using enum engine::BlackjackSuit;
            const engine::BlackjackSuit wanted = m_rules.suitedBlackjack.suit;
            const bool named = wanted == Any || (wanted == Spades && one == engine::Suit::Spades) ||
                               (wanted == Hearts && one == engine::Suit::Hearts) ||
                               (wanted == Diamonds && one == engine::Suit::Diamonds) ||
                               (wanted == Clubs && one == engine::Suit::Clubs);
            const double suited = m_rules.suitedBlackjack.pays.ratio();
            const double plain = m_rules.blackjackPays.ratio();
            sum += one == other && named && suited > 1 ? std::max(suited, plain) : plain;
        }
    }
    return sum / 16;
}

// Each card's suit in turn, from as many cards of its value as the decks have, without those that the hand holds.
double BruteForce::forEachSuits(const Hand& hand, std::vector<int>& suits,
                                const std::function<double(double)>& worth) const {
    if (hand.size() != 3 || suits.size() == hand.size())
        return worth(bonus(hand, suits));
    const int value = hand[suits.size()];
    std::array<int, 4> left{};
    left.fill(m_rules.decks);
    if (m_seen)
        left = m_seen->left[static_cast<std::size_t>(value)];
    for (std::size_t i = m_seen ? m_seen->suits.size() : 0; i < suits.size(); ++i)
        left[static_cast<std::size_t>(suits[i])] -= hand[i] == value ? 1 : 0;
    const double all = std::accumulate(left.begin(), left.end(), 0);
    if (all <= 0)
        return worth(1);
    double sum = 0;
    for (int suit = 0; suit < 4; ++suit) {
        const double chance = left[static_cast<std::size_t>(suit)] / all;
        if (chance <= 0)
            continue;
        suits.push_back(suit);
        sum += chance * forEachSuits(hand, suits, worth);
        suits.pop_back();
    }
    return sum;
}

double BruteForce::counted(const Hand& hand, bool fromSplit, bool twice, const Hand& dealer) const {
    const double plain = settle(hand, fromSplit, dealer);
    const bool natural = dealer.size() == 2 && total(dealer) == 21;
    const auto count = [&](double pays) {
        const double net = twice || pays <= 1 || (natural && plain < 1) ? plain : pays;
        return m_counts == Counts::Pushes  ? (net == 0 ? 1 : 0)
               : m_counts == Counts::Signs ? std::min(net, 1.0)
               : net > 0                   ? net * (m_own + m_house)
                                           : net * m_own;
    };
    std::vector<int> suits = m_seen ? m_seen->suits : std::vector<int>{};
    return total(hand) == 21 ? forEachSuits(hand, suits, count) : count(1);
}

BruteForce BruteForce::playingFor(int own, int house) const {
    BruteForce other = *this;
    other.m_own = own;
    other.m_house = house;
    return other;
}

bool BruteForce::splitsFree(int pair) const {
    return m_rules.split.free == engine::FreeSplits::All ||
           (m_rules.split.free == engine::FreeSplits::NotTens && pair != 10);
}

bool BruteForce::doublesFree(const Hand& hand) const {
    if (hand.size() != 2)
        return false;
    switch (m_rules.doubling.free) {
    case engine::FreeDoubles::None: return false;
    case engine::FreeDoubles::NineToEleven: return !soft(hand) && total(hand) >= 9 && total(hand) <= 11;
    case engine::FreeDoubles::TenToEleven: return !soft(hand) && (total(hand) == 10 || total(hand) == 11);
    case engine::FreeDoubles::AnyTwo: break;
    }
    return true;
}

BruteForce BruteForce::afterDouble(const Hand& before) const {
    return doublesFree(before) ? playingFor(m_own, m_house + 1) : playingFor(m_own + 1, m_house);
}

bool BruteForce::isCharlie(const Hand& hand) const {
    const std::size_t number = m_rules.charlie.cards == engine::CharlieCards::Five    ? 5
                               : m_rules.charlie.cards == engine::CharlieCards::Six   ? 6
                               : m_rules.charlie.cards == engine::CharlieCards::Seven ? 7
                                                                                      : 99;
    return hand.size() >= number && total(hand) <= 21;
}

// A hand of 21, which isn't a blackjack, wins whatever the dealer has, unless a late blackjack takes the first stake
// alone.
bool BruteForce::alwaysWins(const Hand& hand) const {
    return m_rules.dealer.ties == engine::Ties::PlayerAlwaysOn21 && total(hand) == 21 &&
           m_rules.dealer.taken() != BlackjackTakes::Original;
}

bool BruteForce::ends(const Hand& hand, bool fromSplit) const {
    return total(hand) >= 21 || isCharlie(hand) ||
           (fromSplit && hand[0] == 1 && hand.size() == 2 && m_rules.split.aces == engine::SplitAces::OneCard);
}

// The chance that the dealer has a blackjack that nobody has looked for.
double BruteForce::lateBlackjack(int up, const Shoe& shoe, const Holes& holes) {
    const int hole = up == 1 ? 10 : up == 10 ? 1 : 0;
    return hole > 0 && holes.count(hole) > 0 ? holeChance(hole, shoe, holes) : 0;
}

double BruteForce::against(const Hand& hand, bool fromSplit, bool twice, Hand& dealer, Shoe& shoe) const {
    const int theirs = total(dealer);
    const engine::DealerRule& rule = m_rules.dealer.drawing;
    if (theirs > rule.standsOn || (theirs == rule.standsOn && !(soft(dealer) && rule.hitsSoft && theirs < 21)))
        return counted(hand, fromSplit, twice, dealer);
    double sum = 0;
    const double left = cards(shoe);
    for (int card = 1; card <= 10; ++card) {
        const auto at = static_cast<std::size_t>(card);
        if (shoe[at] == 0)
            continue;
        const double chance = shoe[at] / left;
        --shoe[at];
        dealer.push_back(card);
        sum += chance * against(hand, fromSplit, twice, dealer, shoe);
        dealer.pop_back();
        ++shoe[at];
    }
    return sum;
}

double BruteForce::stand(const Hand& hand, int up, const Shoe& shoe, const Holes& holes, bool fromSplit,
                         bool twice) const {
    if (total(hand) > 21)
        return bust();
    double sum = 0;
    for (const int hole : holes) {
        const double chance = holeChance(hole, shoe, holes);
        if (chance <= 0)
            continue;
        Hand dealer{up, hole};
        Shoe rest = without(shoe, hole);
        sum += chance * against(hand, fromSplit, twice, dealer, rest);
    }
    return sum;
}

double BruteForce::hit(const Hand& hand, int up, const Shoe& shoe, const Holes& holes, bool fromSplit) const {
    double sum = 0;
    for (int card = 1; card <= 10; ++card) {
        if (const double chance = drawChance(card, shoe, holes); chance > 0)
            sum += chance * best(with(hand, card), up, without(shoe, card), holes, fromSplit);
    }
    return sum;
}

double BruteForce::doubled(const Hand& hand, int up, const Shoe& shoe, const Holes& holes, bool fromSplit) const {
    double sum = 0;
    for (int card = 1; card <= 10; ++card) {
        if (const double chance = drawChance(card, shoe, holes); chance > 0)
            sum += chance * ifDoubled(with(hand, card), up, without(shoe, card), without(shoe, card), holes, fromSplit);
    }
    return sum;
}

// What a doubled hand is worth that stands, with what a dealer's blackjack leaves of it.
double BruteForce::doubleStands(const Hand& hand, int up, const Shoe& shoe, const Holes& holes, bool fromSplit) const {
    return stand(hand, up, shoe, holes, fromSplit, true) + leftOfDouble(hand, up, shoe, holes, fromSplit);
}

// Whether a hand doubled once may be given up, and half of its stakes are worth more than standing, for what is known.
bool BruteForce::givesUpDouble(const Hand& hand, int up, const Shoe& known, const Holes& holes, bool fromSplit) const {
    const Hand before{hand.begin(), hand.end() - 1};
    if (!m_rules.doubling.rescue || m_rules.dealer.taken() == BlackjackTakes::Original || ends(hand, fromSplit) ||
        doublesFree(before))
        return false;
    const BruteForce after = BruteForce(m_rules).playingFor(m_own, m_house).afterDouble(before);
    return -0.5 * after.m_own > after.doubleStands(hand, up, known, holes, fromSplit);
}

// What a hand is worth that got the cards of so many doubles: half of its stakes may be given up, or it may be doubled
// again, and is where that is worth more than standing, for the cards known. Where a late blackjack leaves some stakes
// it is doubled no more than once.
double BruteForce::ifDoubled(const Hand& hand, int up, const Shoe& known, const Shoe& actual, const Holes& holes,
                             bool fromSplit, int times) const {
    const Hand before{hand.begin(), hand.end() - 1};
    const BruteForce after = times == 1 ? afterDouble(before) : playingFor(1 << times, 0);
    const BlackjackTakes taken = m_rules.dealer.taken();
    if (taken != BlackjackTakes::Original && !ends(hand, fromSplit) && !doublesFree(before)) {
        const BruteForce net = BruteForce(m_rules).playingFor(after.m_own, after.m_house);
        const double stays = net.doubleStands(hand, up, known, holes, fromSplit);
        const double given = m_rules.doubling.rescue ? -0.5 * after.m_own : -100;
        const bool again = taken == BlackjackTakes::All && times < m_rules.doubling.times && after.m_house == 0 &&
                           mayDoubleTotal(hand);
        if (again &&
            BruteForce(m_rules).doubledAgain(hand, up, known, known, holes, fromSplit, times) > std::max(stays, given))
            return doubledAgain(hand, up, known, actual, holes, fromSplit, times);
        if (given > stays) {
            return m_counts == Counts::Net       ? given
                   : m_counts == Counts::Stakes  ? after.m_own
                   : m_counts == Counts::Squares ? given * given
                                                 : bust();
        }
    }
    if (m_counts == Counts::Stakes)
        return after.m_own;
    if (m_counts == Counts::Squares) {
        const double push = BruteForce(m_rules, Counts::Pushes).stand(hand, up, actual, holes, fromSplit, true);
        const double sign = BruteForce(m_rules, Counts::Signs).stand(hand, up, actual, holes, fromSplit, true);
        const double won = after.m_own + after.m_house;
        return won * won * (1 - push + sign) / 2 + after.m_own * after.m_own * (1 - push - sign) / 2;
    }
    return after.doubleStands(hand, up, actual, holes, fromSplit);
}

double BruteForce::doubledAgain(const Hand& hand, int up, const Shoe& known, const Shoe& actual, const Holes& holes,
                                bool fromSplit, int times) const {
    double sum = 0;
    for (int card = 1; card <= 10; ++card) {
        if (const double chance = drawChance(card, actual, holes); chance > 0)
            sum += chance * ifDoubled(with(hand, card), up, without(known, card), without(actual, card), holes,
                                      fromSplit, times + 1);
    }
    return sum;
}

// Of a doubled hand a dealer's blackjack takes one unit, or two if it is bust and the rules take those; nothing of one
// that has won.
double BruteForce::leftOfDouble(const Hand& hand, int up, const Shoe& shoe, const Holes& holes, bool fromSplit) const {
    if (m_counts != Counts::Net || doublesFree({hand.begin(), hand.end() - 1}) || alwaysWins(hand))
        return 0;
    switch (m_rules.dealer.taken()) {
    case BlackjackTakes::All: return 0;
    case BlackjackTakes::Original: return lateBlackjack(up, shoe, holes);
    case BlackjackTakes::BustedPlusOne:
        if (fromSplit && !splitsFree(hand[0]))
            return 0; // nothing was taken of it
        break;
    case BlackjackTakes::OriginalBusted: break;
    }
    return total(hand) > 21 ? 0 : lateBlackjack(up, shoe, holes);
}

bool BruteForce::mayDouble(const Hand& hand, bool fromSplit) const {
    if (ends(hand, fromSplit) || (fromSplit && !m_rules.doubling.afterSplit) ||
        (fromSplit && hand[0] == 1 && m_rules.split.aces != engine::SplitAces::Free) ||
        (hand.size() > 2 && m_rules.doubling.cards == engine::DoubleCards::Two))
        return false;
    return mayDoubleTotal(hand);
}

bool BruteForce::mayDoubleTotal(const Hand& hand) const {
    const int low = m_rules.doubling.on == engine::DoubleOn::AnyTwo          ? 0
                    : m_rules.doubling.on == engine::DoubleOn::NineToEleven ? 9
                                                                             : 10;
    return low == 0 || (total(hand) >= low && total(hand) <= 11);
}

BruteForce::Act BruteForce::decide(const Hand& hand, int up, const Shoe& shoe, const Holes& holes,
                                   bool fromSplit) const {
    if (ends(hand, fromSplit))
        return Act::Stand;
    if (m_counts != Counts::Net) {
        BruteForce net = *this;
        net.m_counts = Counts::Net;
        return net.decide(hand, up, shoe, holes, fromSplit);
    }
    const double ifStand = stand(hand, up, shoe, holes, fromSplit);
    const double ifHit = hit(hand, up, shoe, holes, fromSplit);
    const bool doubles = (fromSplit || hand.size() > 2) && mayDouble(hand, fromSplit);
    const double ifDouble = doubles ? doubled(hand, up, shoe, holes, fromSplit) : -99;
    if (surrendersLater(up) && std::max({ifStand, ifHit, ifDouble}) < surrendered(up, shoe, holes))
        return Act::Surrender;
    if (ifDouble > std::max(ifStand, ifHit))
        return Act::Double;
    return ifStand >= ifHit ? Act::Stand : Act::Hit;
}

bool BruteForce::surrendersLater(int up) const {
    const bool open = m_rules.dealer.isOpen();
    const bool late =
        m_rules.surrender.when == SurrenderWhen::Late || (m_rules.surrender.when == SurrenderWhen::Early && open);
    return late && m_rules.surrender.cards == engine::SurrenderCards::Any &&
           m_rules.dealer.taken() == BlackjackTakes::All && surrendersAgainst(up);
}

bool BruteForce::surrendersAgainst(int up) const {
    if (m_rules.dealer.isOpen()) // there is no up card to be afraid of
        return true;
    switch (m_rules.surrender.against) {
    case SurrenderAgainst::TwoToNine: return !isTenOrAce(up);
    case SurrenderAgainst::TenAndAce: return isTenOrAce(up);
    case SurrenderAgainst::Any: break;
    }
    return true;
}

// A dealer's blackjack that comes to light later may take the other half as well; not of what is given up early.
double BruteForce::surrendered(int up, const Shoe& shoe, const Holes& holes) const {
    const bool isVoid = m_rules.surrender.isVoid && m_rules.surrender.when == SurrenderWhen::Late &&
                        !m_rules.dealer.peeks() && !m_rules.dealer.isOpen();
    return isVoid ? -0.5 - 0.5 * lateBlackjack(up, shoe, holes) : -0.5;
}

double BruteForce::best(const Hand& hand, int up, const Shoe& shoe, const Holes& holes, bool fromSplit) const {
    if (total(hand) > 21)
        return bust();
    switch (decide(hand, up, shoe, holes, fromSplit)) {
    case Act::Stand: return stand(hand, up, shoe, holes, fromSplit);
    case Act::Hit: return hit(hand, up, shoe, holes, fromSplit);
    case Act::Surrender: return m_counts == Counts::Net ? surrendered(up, shoe, holes) : bust();
    case Act::Double: break;
    }
    return doubled(hand, up, shoe, holes, fromSplit);
}

double BruteForce::played(const Hand& hand, int up, const Shoe& known, const Shoe& actual, const Holes& holes) const {
    if (total(hand) > 21)
        return bust();
    const Act act = decide(hand, up, known, holes, true);
    if (act == Act::Stand)
        return stand(hand, up, actual, holes, true);
    if (act == Act::Surrender)
        return surrendered(up, actual, holes);
    double sum = 0;
    for (int card = 1; card <= 10; ++card) {
        const double chance = drawChance(card, actual, holes);
        if (chance <= 0)
            continue;
        const Shoe next = without(actual, card);
        sum += chance * (act == Act::Double ? ifDoubled(with(hand, card), up, without(known, card), next, holes, true)
                                            : played(with(hand, card), up, without(known, card), next, holes));
    }
    return sum;
}

// Second cards one after another. `seconds` are those of hands that won't be split again.
double BruteForce::splitHands(int most, int pair, int up, const Shoe& known, Shoe& actual, const Holes& holes, int open,
                              std::vector<int>& seconds, int hands) const {
    if (open == 0) {
        double sum = 0;
        for (std::size_t i = 0; i < seconds.size(); ++i) {
            // The other hands don't know this hand's second card; it also leaves the shoe the player knows.
            // The first hand is played first, so it is the first not to be split again.
            const BruteForce player = i > 0 && splitsFree(pair) ? playingFor(0, 1) : *this;
            sum += player.played({pair, seconds[i]}, up, without(known, seconds[i]), actual, holes);
        }
        if (m_rules.dealer.taken() == BlackjackTakes::Original &&
            !splitsFree(pair)) // of all of them only one stake is taken
            sum += (hands - 1) * lateBlackjack(up, actual, holes);
        return sum;
    }
    double sum = 0;
    for (int card = 1; card <= 10; ++card) {
        const double chance = drawChance(card, actual, holes);
        if (chance <= 0)
            continue;
        const bool like = pair == 10 && m_likeTens >= 0; // of the tens drawn, only some are of the pair's rank
        const double again = card != pair || hands == most ? 0
                             : like                        ? (m_likeTens - (hands - 2.0)) /
                                                           (actual[10] - (holes == Holes{10} ? 1 : 0))
                                                           : 1;
        --actual[static_cast<std::size_t>(card)];
        if (again > 0)
            sum += chance * again * splitHands(most, pair, up, known, actual, holes, open + 1, seconds, hands + 1);
        if (again < 1) {
            seconds.push_back(card);
            sum += chance * (1 - again) * splitHands(most, pair, up, known, actual, holes, open - 1, seconds, hands);
            seconds.pop_back();
        }
        ++actual[static_cast<std::size_t>(card)];
    }
    return sum;
}

double BruteForce::splitInto(int most, int pair, int up, const Shoe& shoe, const Holes& holes) const {
    Shoe actual = shoe;
    std::vector<int> seconds;
    return splitHands(most, pair, up, shoe, actual, holes, 2, seconds, 2);
}

// How often a dealer's blackjack takes one more stake of two hands of a pair: unless both are over, which means bust,
// given up after a double, or won with 21.
double BruteForce::oneMore(int pair, int up, const Shoe& shoe, const Holes& holes) const {
    const double blackjack = lateBlackjack(up, shoe, holes);
    if (blackjack <= 0)
        return 0;
    const int hole = up == 1 ? 10 : 1;
    // One hand after the other; each is played as if the other's cards were still in the shoe.
    const std::function<double(const Hand&, const Shoe&, const Shoe&, int, bool)> bothOver =
        [&](const Hand& hand, const Shoe& known, const Shoe& actual, int others, bool over) {
            if (over || total(hand) > 21 || alwaysWins(hand))
                return others == 0 ? 1.0 : bothOver({pair}, shoe, actual, others - 1, false);
            const Act act = hand.size() < 2 ? Act::Hit : decide(hand, up, known, holes, true);
            double sum = 0;
            for (int card = 1; card <= 10 && act != Act::Stand; ++card) {
                const auto at = static_cast<std::size_t>(card);
                if (actual[at] == 0)
                    continue;
                const Hand next = with(hand, card);
                const Shoe less = without(known, card);
                const double chance = static_cast<double>(actual[at]) / cards(actual);
                const bool given = act == Act::Double && givesUpDouble(next, up, less, holes, true);
                if (act == Act::Hit || total(next) > 21 || alwaysWins(next) || given)
                    sum += chance * bothOver(next, less, without(actual, card), others, given);
            }
            return sum;
        };
    return blackjack * (1 - bothOver({pair}, shoe, without(shoe, hole), 1, false));
}

double BruteForce::split(int pair, int up, const Shoe& shoe, const Holes& holes) const {
    const int most = std::min(m_rules.split.hands, pair != 1                      ? 4
                                                   : !m_rules.split.resplitAces ? 2
                                                                                : m_rules.split.aceHands);
    if (most == 2) {
        // Each hand on its own, knowing both cards of the pair: twice one hand.
        const auto hand = [&](const BruteForce& player) {
            double one = 0;
            for (int card = 1; card <= 10; ++card) {
                if (const double chance = drawChance(card, shoe, holes); chance > 0)
                    one += chance * player.best({pair, card}, up, without(shoe, card), holes, true);
            }
            return one;
        };
        const double one = hand(*this);
        if (splitsFree(pair))
            return one + hand(playingFor(0, 1));
        if (m_rules.dealer.taken() == BlackjackTakes::Original)
            return 2 * one + lateBlackjack(up, shoe, holes);
        if (m_rules.dealer.taken() == BlackjackTakes::BustedPlusOne)
            return 2 * one - oneMore(pair, up, shoe, holes);
        return 2 * one;
    }
    double value = -1e9;
    for (int hands = 2; hands <= most; ++hands)
        value = std::max(value, splitInto(hands, pair, up, shoe, holes));
    return value;
}

// From the first decision on; in a peek game the dealer has no blackjack.
double BruteForce::afterOffers(int a, int b, int up, const Shoe& shoe, const Holes& holes) const {
    const Hand hand{a, b};
    double value = std::max(stand(hand, up, shoe, holes, false), hit(hand, up, shoe, holes, false));
    if (mayDouble(hand, false))
        value = std::max(value, doubled(hand, up, shoe, holes, false));
    const bool unlike = a == 10 && m_rules.split.pairs == engine::SplitPairs::Rank; // tens stay together
    if (a == b && m_rules.split.hands > 1 && !unlike)
        value = std::max(value, split(a, up, shoe, holes));
    const bool high = isTenOrAce(up) && !m_rules.dealer.isOpen();
    const bool late = m_rules.surrender.when == SurrenderWhen::Late ||
                      (m_rules.surrender.when == SurrenderWhen::Early && !(m_rules.dealer.peeks() && high));
    if (late && surrendersAgainst(up))
        value = std::max(value, surrendered(up, shoe, holes));
    return value;
}

// Both of the dealer's cards lie open: each second card is a case of its own, and a blackjack the end.
double BruteForce::againstOpen(int a, int b, int up, const Shoe& shoe) const {
    double sum = 0;
    for (int second = 1; second <= 10; ++second) {
        const double chance = static_cast<double>(shoe[static_cast<std::size_t>(second)]) / cards(shoe);
        if (chance <= 0)
            continue;
        const bool blackjack = total({up, second}) == 21;
        const bool paid = m_rules.dealer.ties != engine::Ties::Push && m_rules.dealer.ties != engine::Ties::Dealer;
        if (total({a, b}) == 21)
            sum += chance * (blackjack && !paid ? 0 : this->blackjack());
        else
            sum += chance * (blackjack ? -1 : afterOffers(a, b, up, shoe, {second}));
    }
    return sum;
}

double BruteForce::startingHand(int a, int b, int up, const Shoe& shoe) const {
    if (m_rules.dealer.open && m_rules.dealer.secondCard == engine::SecondCard::Dealt)
        return againstOpen(a, b, up, shoe);
    const std::vector<Holes> classes = m_rules.dealer.hints()
                                           ? std::vector<Holes>{{2, 3, 4, 5}, {6, 7, 8, 9}, {10, 1}}
                                           : std::vector<Holes>{{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}};
    const int blackjackHole = up == 1 ? 10 : up == 10 ? 1 : 0;
    const bool natural = total({a, b}) == 21;
    double sum = 0;
    for (const Holes& holes : classes) {
        double ofClass = 0;
        for (const int h : holes)
            ofClass += static_cast<double>(shoe[static_cast<std::size_t>(h)]) / cards(shoe);
        if (ofClass <= 0)
            continue;
        const double blackjack = holes.count(blackjackHole) > 0 ? holeChance(blackjackHole, shoe, holes) : 0;
        double value = 0;
        if (natural) {
            const bool paid = m_rules.dealer.ties != engine::Ties::Push && m_rules.dealer.ties != engine::Ties::Dealer;
            value = (paid ? 1 : 1 - blackjack) * this->blackjack();
            if ((up == 1 && m_rules.evenMoney.onAce) || (up == 10 && m_rules.evenMoney.onTen))
                value = std::max(value, 1.0);
        } else {
            Holes rest = holes;
            if (m_rules.dealer.peeks())
                rest.erase(blackjackHole);
            // The dealer's golden rule exposes the hole card: each of the two gold cards is then a separate case.
            std::vector<Holes> seen;
            for (const int gold : {1, 10}) {
                if (m_rules.dealer.exposes() && isTenOrAce(up) && rest.erase(gold) > 0)
                    seen.push_back({gold});
            }
            seen.push_back(rest);
            for (const Holes& known : seen) {
                double part = 0;
                for (const int h : known)
                    part += holeChance(h, shoe, holes);
                if (part > 0)
                    value += part * afterOffers(a, b, up, shoe, known);
            }
            if (m_rules.dealer.peeks())
                value -= blackjack;
            if (m_rules.surrender.when == SurrenderWhen::Early && m_rules.dealer.peeks() && isTenOrAce(up) &&
                surrendersAgainst(up))
                value = std::max(value, -0.5);
        }
        const bool evenMoney = natural && m_rules.evenMoney.onAce;
        if (up == 1 && m_rules.insurance.offered && (!natural || (m_rules.insurance.withBlackjack && !evenMoney)))
            value += std::max(0.0, 0.5 * (blackjack * m_rules.insurance.pays.ratio() - (1 - blackjack)));
        sum += ofClass * value;
    }
    return sum;
}

double BruteForce::game(const Shoe& shoe, int onlyUp) const {
    double sum = 0;
    const double all = cards(shoe);
    for (int a = 1; a <= 10; ++a) {
        for (int b = a; b <= 10; ++b) {
            for (int up = 1; up <= 10; ++up) {
                Shoe rest = shoe;
                double chance = a == b ? 1 : 2;
                double left = all;
                for (const int card : {a, b, up}) {
                    chance *= std::max(0, rest[static_cast<std::size_t>(card)]--) / left--;
                }
                if (chance > 0 && (onlyUp == 0 || onlyUp == up))
                    sum += chance * startingHand(a, b, up, rest);
            }
        }
    }
    return sum;
}

} // namespace openshoe::tests
