// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sidebets.h"

#include <algorithm>
#include <array>

namespace openshoe::engine {

using base::said;

namespace {

constexpr bool isPair(const DecidingCards& c) {
    return c.first.rank == c.second.rank;
}
constexpr bool isSuited(const DecidingCards& c) {
    return c.first.suit == c.second.suit && c.second.suit == c.up.suit;
}
constexpr bool isTriple(const DecidingCards& c) {
    return isPair(c) && c.second.rank == c.up.rank;
}

// Whether the cards have these ranks, each once.
constexpr bool areRanks(const DecidingCards& c, int low, int middle, int high) {
    const auto bit = [](int rank) { return 1U << static_cast<unsigned>(rank); };
    const auto bitOf = [&](Card card) { return bit(static_cast<int>(card.rank)); };
    return (bitOf(c.first) | bitOf(c.second) | bitOf(c.up)) == (bit(low) | bit(middle) | bit(high));
}

bool isStraight(const DecidingCards& c) {
    const int low =
        std::min({static_cast<int>(c.first.rank), static_cast<int>(c.second.rank), static_cast<int>(c.up.rank)});
    return areRanks(c, low, low + 1, low + 2) || areRanks(c, 1, 12, 13); // Q-K-A
}

constexpr bool isSixSevenEight(const DecidingCards& c) {
    return areRanks(c, 6, 7, 8);
}
constexpr bool isSevens(const DecidingCards& c) {
    return isTriple(c) && c.up.rank == Rank::Seven;
}

template <int points> constexpr bool isTotal(const DecidingCards& c) {
    const bool ace = c.first.rank == Rank::Ace || c.second.rank == Rank::Ace || c.up.rank == Rank::Ace;
    return handValue(pointValue(c.first) + pointValue(c.second) + pointValue(c.up), ace).total == points;
}

template <int cards> constexpr bool isBustWith(const DecidingCards& c) {
    return c.dealer.isBust() && c.dealer.cards == cards;
}
template <int cards> constexpr bool isBustWithMore(const DecidingCards& c) {
    return c.dealer.isBust() && c.dealer.cards >= cards;
}
template <int points> constexpr bool isBustBy(const DecidingCards& c) {
    return c.dealer.isBust() && c.dealer.last == points;
}
template <int points> constexpr bool isThirdCardBust(const DecidingCards& c) {
    return isBustBy<points>(c) && c.dealer.cards == 3;
}
template <int total> constexpr bool isDealerTotal(const DecidingCards& c) {
    return c.dealer.total == total;
}
constexpr bool isDealerBlackjack(const DecidingCards& c) {
    return c.dealer.isBlackjack();
}

// The hand's two cards alone.
constexpr bool isSuitedHand(const DecidingCards& c) {
    return c.first.suit == c.second.suit;
}
constexpr bool isMatchedHand(const DecidingCards& c) {
    return c.first == c.second;
}
constexpr int hardTotal(const DecidingCards& c) {
    return pointValue(c.first) + pointValue(c.second);
}
constexpr bool hasAce(const DecidingCards& c) {
    return c.first.rank == Rank::Ace || c.second.rank == Rank::Ace;
}
constexpr int firstTotal(const DecidingCards& c) {
    return handValue(hardTotal(c), hasAce(c)).total;
}
constexpr bool isTwenty(const DecidingCards& c) {
    return firstTotal(c) == 20;
}
constexpr bool isBlackjackHand(const DecidingCards& c) {
    return firstTotal(c) == 21;
}
constexpr bool areQueens(const DecidingCards& c) {
    return isPair(c) && c.first.rank == Rank::Queen;
}
constexpr bool areQueensOfHearts(const DecidingCards& c) {
    return areQueens(c) && isMatchedHand(c) && c.first.suit == Suit::Hearts;
}
constexpr bool areKingAndQueen(const DecidingCards& c) {
    return (c.first.rank == Rank::King && c.second.rank == Rank::Queen) ||
           (c.first.rank == Rank::Queen && c.second.rank == Rank::King);
}
constexpr bool hasJack(const DecidingCards& c) {
    return c.first.rank == Rank::Jack || c.second.rank == Rank::Jack;
}

// The dealer's two first cards: with these judges those of the hand are judged alike. False until both are known.
template <bool (*judge)(const DecidingCards&)> constexpr bool isDealers(const DecidingCards& c) {
    return c.hole && judge({.first = c.up, .second = *c.hole});
}
template <bool (*judge)(const DecidingCards&)> constexpr bool isBoth(const DecidingCards& c) {
    return judge(c) && isDealers<judge>(c);
}
constexpr bool isColoredPair(const DecidingCards& c) {
    return isPair(c) && isRed(c.first.suit) == isRed(c.second.suit);
}
constexpr bool isRoyalMatch(const DecidingCards& c) {
    return isSuitedHand(c) && areKingAndQueen(c);
}
constexpr bool isSuitedBlackjack(const DecidingCards& c) {
    return isBlackjackHand(c) && isSuitedHand(c);
}
constexpr bool haveSameTotal(const DecidingCards& c) {
    return c.hole && firstTotal(c) == firstTotal({.first = c.up, .second = *c.hole});
}
// The same two cards in either order.
constexpr bool isSameSuitedBlackjack(const DecidingCards& c) {
    return isBoth<isSuitedBlackjack>(c) &&
           ((c.first == c.up && c.second == *c.hole) || (c.first == *c.hole && c.second == c.up));
}

// A row whose outcome the hand's two cards make, whatever the dealer has.
constexpr SideOutcomeInfo ofHand(SideOutcome outcome, SideBetKind kind, const char* name, base::Sentence caption,
                                 base::Sentence words, bool (*happens)(const DecidingCards&),
                                 SideOutcome within = SideOutcome::None) {
    return {outcome, kind, name, caption, words, happens, within, false};
}

// A row whose outcome the dealer's finished hand makes, alone or with what the hand made (`within`).
constexpr SideOutcomeInfo ofDealer(SideOutcome outcome, SideBetKind kind, const char* name, base::Sentence caption,
                                   base::Sentence words, bool (*happens)(const DecidingCards&),
                                   SideOutcome within = SideOutcome::None) {
    return {outcome, kind, name, caption, words, happens, within, true, true, within != SideOutcome::None};
}

// A row whose outcome the dealer's first two cards make, alone or with what the hand made (`within`).
constexpr SideOutcomeInfo ofHole(SideOutcome outcome, SideBetKind kind, const char* name, base::Sentence caption,
                                 base::Sentence words, bool (*happens)(const DecidingCards&),
                                 SideOutcome within = SideOutcome::None, bool withHand = false) {
    return {outcome, kind, name, caption, words, happens, within, true, true, withHand || within != SideOutcome::None,
            true};
}

constexpr std::array kindTable{
    SideBetKindInfo{
        .kind = SideBetKind::Pairs,
        .name = "pairs",
        .title = said("Errors", "Pairs"),
        .explained = said("Errors", "Wins if the first two cards of a hand have the same rank (a king and a queen "
                                    "are not a pair): mixed in colour, of one colour, or of one suit."),
        .special = SideOutcome::SuitedTrips,
        .specialExplained = said("Errors", "Wins if the first two cards of a hand have the same rank (a king and a "
                                           "queen are not a pair): mixed in colour, of one colour, or of one suit; "
                                           "best of all if the dealer's first card is the same card."),
        .withUpCard = false,
    },
    SideBetKindInfo{
        .kind = SideBetKind::Poker3,
        .name = "poker3",
        .title = said("Errors", "Three-card poker"),
        .explained = said("Errors", "Wins if the first two cards of a hand and the dealer's up card make a "
                                    "three-card poker hand. Ace-2-3 and queen-king-ace are straights."),
    },
    SideBetKindInfo{
        .kind = SideBetKind::DealerMatch,
        .name = "dealer-match",
        .title = said("Errors", "Dealer match"),
        .explained = said("Errors", "Each of the first two cards of a hand wins if it matches the rank of the "
                                    "dealer's up card, and more if it matches the suit too. Two matches add up."),
        .eachCard = true,
    },
    SideBetKindInfo{
        .kind = SideBetKind::Lucky,
        .name = "lucky",
        .title = said("Errors", "Lucky totals"),
        .explained = said("Errors", "Pays on the total of the first two cards of a hand and the dealer's up card, "
                                    "aces counting 1 or 11, whichever is better."),
    },
    SideBetKindInfo{
        .kind = SideBetKind::Combination,
        .name = "combination",
        .title = said("Errors", "Combination of outcomes"),
        .explained = said("Errors", "Pays on the first two cards of a hand, alone or with the dealer's up card or "
                                    "finished hand; the best outcome counts."),
    },
    SideBetKindInfo{
        .kind = SideBetKind::DealerBust,
        .name = "dealer-bust",
        .title = said("Errors", "Dealer bust"),
        .explained = said("Errors", "Wins if the dealer busts; what it pays depends on the number of cards, on the "
                                    "card that busts the dealer, or on the hand having a blackjack."),
    },
    SideBetKindInfo{
        .kind = SideBetKind::OverUnder,
        .name = "over-under",
        .title = said("Errors", "Over or under 13"),
        .explained = said("Errors", "Pays on the total of the first two cards of a hand, aces counting 1: over 13, "
                                    "under 13 or exactly 13. What isn't listed loses."),
        .withUpCard = false,
    },
    SideBetKindInfo{
        .kind = SideBetKind::Twenty,
        .name = "twenty",
        .title = said("Errors", "First two cards 20"),
        .explained = said("Errors", "Wins if the first two cards of a hand total 20; more if they are of one suit, of "
                                    "one rank, the same card, or queens, and most if the dealer then has a "
                                    "blackjack."),
        .withUpCard = false,
    },
    SideBetKindInfo{
        .kind = SideBetKind::RoyalMatch,
        .name = "royal-match",
        .title = said("Errors", "Royal match"),
        .explained = said("Errors", "Wins if the first two cards of a hand are of one suit, and more if they are king "
                                    "and queen of it."),
        .withUpCard = false,
    },
    SideBetKindInfo{
        .kind = SideBetKind::Blackjack,
        .name = "blackjack",
        .title = said("Errors", "Player's blackjack"),
        .explained = said("Errors", "Wins if the first two cards of a hand are a blackjack; more if they are of one "
                                    "suit, or ace and jack of it."),
        .withUpCard = false,
    },
    SideBetKindInfo{
        .kind = SideBetKind::DealerTotal,
        .name = "dealer-total",
        .title = said("Errors", "Dealer's total"),
        .explained = said("Errors", "Pays on the total that the dealer's finished hand has. A blackjack counts as 21 "
                                    "where it isn't listed itself."),
    },
    SideBetKindInfo{
        .kind = SideBetKind::BadBeat,
        .name = "bad-beat",
        .title = said("Errors", "Bad beat"),
        .explained = said("Errors", "Wins if the first two cards of a hand are 20 and the dealer's finished hand is "
                                    "21, or if both have a blackjack. How the hand is played doesn't matter."),
    },
    SideBetKindInfo{
        .kind = SideBetKind::DealerCards,
        .name = "dealer-cards",
        .title = said("Errors", "Dealer's first two cards"),
        .explained = said("Errors", "Wins if the dealer's first two cards are of one suit, king and queen of it, or a "
                                    "pair: of any colours, of one colour, or of one suit. What the dealer draws "
                                    "doesn't matter."),
    },
    SideBetKindInfo{
        .kind = SideBetKind::BothHands,
        .name = "both-hands",
        .title = said("Errors", "First two cards of both hands"),
        .explained =
            said("Errors",
                 "Wins if the first two cards of a hand and the dealer's first two cards are alike: "
                 "of the same total, both of one suit (each of its own), both 20, both pairs, both blackjacks of one "
                 "suit, or both king and queen of one suit. What anyone draws doesn't matter."),
    },
};

// Kind by kind, best last.
constexpr auto outcomeTable = [] {
    using enum SideOutcome;
    using Of = SideBetKind;
    return std::array{
        SideOutcomeInfo{None, {}, "none", said("Errors", "Lost"), said("Errors", "lost")},

        SideOutcomeInfo{Mixed, Of::Pairs, "mixed", said("Errors", "Mixed pair"), said("Errors", "mixed pair"), isPair,
                        None, false},
        SideOutcomeInfo{Colored, Of::Pairs, "colored", said("Errors", "Colored pair"), said("Errors", "colored pair"),
                        isColoredPair, Mixed, false},
        SideOutcomeInfo{Perfect, Of::Pairs, "perfect", said("Errors", "Perfect pair"), said("Errors", "perfect pair"),
                        [](const DecidingCards& c) { return c.first == c.second; }, Mixed, false},
        SideOutcomeInfo{SuitedTrips, Of::Pairs, "suited-trips", said("Errors", "Suited trips"),
                        said("Errors", "suited trips"),
                        [](const DecidingCards& c) { return isTriple(c) && isSuited(c); }, Mixed},

        SideOutcomeInfo{Pair, Of::Poker3, "pair", said("Errors", "Pair"), said("Errors", "pair"),
                        [](const DecidingCards& c) {
                            return isPair(c) || c.first.rank == c.up.rank || c.second.rank == c.up.rank;
                        }},
        SideOutcomeInfo{Flush, Of::Poker3, "flush", said("Errors", "Flush"), said("Errors", "flush"), isSuited},
        SideOutcomeInfo{Straight, Of::Poker3, "straight", said("Errors", "Straight"), said("Errors", "straight"),
                        isStraight},
        SideOutcomeInfo{ThreeOfAKind, Of::Poker3, "three-of-a-kind", said("Errors", "Three of a kind"),
                        said("Errors", "three of a kind"), isTriple},
        SideOutcomeInfo{StraightFlush, Of::Poker3, "straight-flush", said("Errors", "Straight flush"),
                        said("Errors", "straight flush"),
                        [](const DecidingCards& c) { return isSuited(c) && isStraight(c); }, Straight},
        SideOutcomeInfo{SuitedThreeOfAKind, Of::Poker3, "suited-three-of-a-kind",
                        said("Errors", "Suited three of a kind"), said("Errors", "suited three of a kind"),
                        [](const DecidingCards& c) { return isTriple(c) && isSuited(c); }, ThreeOfAKind},

        SideOutcomeInfo{Match, Of::DealerMatch, "match", said("Errors", "Match"), said("Errors", "match"),
                        [](const DecidingCards& c) { return c.first.rank == c.up.rank || c.second.rank == c.up.rank; }},
        SideOutcomeInfo{SuitedMatch, Of::DealerMatch, "suited-match", said("Errors", "Suited match"),
                        said("Errors", "suited match"),
                        [](const DecidingCards& c) { return c.first == c.up || c.second == c.up; }, Match},

        SideOutcomeInfo{Total19, Of::Lucky, "total-19", said("Errors", "Total 19"), said("Errors", "total of 19"),
                        isTotal<19>},
        SideOutcomeInfo{Total20, Of::Lucky, "total-20", said("Errors", "Total 20"), said("Errors", "total of 20"),
                        isTotal<20>},
        SideOutcomeInfo{Total21, Of::Lucky, "total-21", said("Errors", "Total 21"), said("Errors", "total of 21"),
                        isTotal<21>},
        SideOutcomeInfo{Suited21, Of::Lucky, "suited-21", said("Errors", "Suited 21"), said("Errors", "suited 21"),
                        [](const DecidingCards& c) { return isSuited(c) && isTotal<21>(c); }, Total21},
        SideOutcomeInfo{SixSevenEight, Of::Lucky, "6-7-8", said("Errors", "6-7-8"), said("Errors", "6-7-8"),
                        isSixSevenEight, Total21},
        SideOutcomeInfo{SevenSevenSeven, Of::Lucky, "7-7-7", said("Errors", "7-7-7"), said("Errors", "7-7-7"), isSevens,
                        Total21},
        SideOutcomeInfo{SuitedSixSevenEight, Of::Lucky, "suited-6-7-8", said("Errors", "Suited 6-7-8"),
                        said("Errors", "suited 6-7-8"),
                        [](const DecidingCards& c) { return isSuited(c) && isSixSevenEight(c); }, Total21},
        SideOutcomeInfo{SuitedSevenSevenSeven, Of::Lucky, "suited-7-7-7", said("Errors", "Suited 7-7-7"),
                        said("Errors", "suited 7-7-7"),
                        [](const DecidingCards& c) { return isSuited(c) && isSevens(c); }, Total21},

        ofDealer(DealerBust, Of::DealerBust, "dealer-bust", said("Errors", "Dealer bust"),
                 said("Errors", "dealer bust"), isBustWithMore<3>),
        ofDealer(BustBy10, Of::DealerBust, "dealer-bust-by-10", said("Errors", "Dealer bust by a ten-value card"),
                 said("Errors", "dealer bust by a ten-value card"), isBustBy<10>),
        ofDealer(BustBy9, Of::DealerBust, "dealer-bust-by-9", said("Errors", "Dealer bust by a nine"),
                 said("Errors", "dealer bust by a nine"), isBustBy<9>),
        ofDealer(BustBy8, Of::DealerBust, "dealer-bust-by-8", said("Errors", "Dealer bust by an eight"),
                 said("Errors", "dealer bust by an eight"), isBustBy<8>),
        ofDealer(BustBy7, Of::DealerBust, "dealer-bust-by-7", said("Errors", "Dealer bust by a seven"),
                 said("Errors", "dealer bust by a seven"), isBustBy<7>),
        ofDealer(BustBy6, Of::DealerBust, "dealer-bust-by-6", said("Errors", "Dealer bust by a six"),
                 said("Errors", "dealer bust by a six"), isBustBy<6>),
        ofDealer(DealerBust3, Of::DealerBust, "dealer-bust-3", said("Errors", "Dealer bust, 3 cards"),
                 said("Errors", "dealer bust with 3 cards"), isBustWith<3>),
        ofDealer(DealerBust4, Of::DealerBust, "dealer-bust-4", said("Errors", "Dealer bust, 4 cards"),
                 said("Errors", "dealer bust with 4 cards"), isBustWith<4>),
        ofDealer(DealerBust5, Of::DealerBust, "dealer-bust-5", said("Errors", "Dealer bust, 5 cards"),
                 said("Errors", "dealer bust with 5 cards"), isBustWith<5>),
        ofDealer(DealerBust6, Of::DealerBust, "dealer-bust-6", said("Errors", "Dealer bust, 6 cards"),
                 said("Errors", "dealer bust with 6 cards"), isBustWith<6>),
        ofDealer(DealerBust7, Of::DealerBust, "dealer-bust-7", said("Errors", "Dealer bust, 7 cards"),
                 said("Errors", "dealer bust with 7 cards"), isBustWith<7>),
        ofDealer(DealerBust8, Of::DealerBust, "dealer-bust-8", said("Errors", "Dealer bust, 8 cards or more"),
                 said("Errors", "dealer bust with 8 cards or more"), isBustWithMore<8>),
        ofDealer(ThirdCardBust10, Of::DealerBust, "dealer-bust-3-by-10",
                 said("Errors", "Dealer bust, third card a ten-value card"),
                 said("Errors", "dealer bust by a ten-value card as third card"), isThirdCardBust<10>),
        ofDealer(ThirdCardBust9, Of::DealerBust, "dealer-bust-3-by-9", said("Errors", "Dealer bust, third card a nine"),
                 said("Errors", "dealer bust by a nine as third card"), isThirdCardBust<9>),
        ofDealer(ThirdCardBust8, Of::DealerBust, "dealer-bust-3-by-8",
                 said("Errors", "Dealer bust, third card an eight"),
                 said("Errors", "dealer bust by an eight as third card"), isThirdCardBust<8>),
        ofDealer(ThirdCardBust7, Of::DealerBust, "dealer-bust-3-by-7",
                 said("Errors", "Dealer bust, third card a seven"),
                 said("Errors", "dealer bust by a seven as third card"), isThirdCardBust<7>),
        ofDealer(ThirdCardBust6, Of::DealerBust, "dealer-bust-3-by-6", said("Errors", "Dealer bust, third card a six"),
                 said("Errors", "dealer bust by a six as third card"), isThirdCardBust<6>),
        ofDealer(
            DealerBust7AgainstBlackjack, Of::DealerBust, "dealer-bust-7-blackjack",
            said("Errors", "Dealer bust, 7 cards, against a blackjack"),
            said("Errors", "dealer bust with 7 cards against a blackjack"),
            [](const DecidingCards& c) { return isBustWith<7>(c) && isBlackjackHand(c); }, PlayerBlackjack),
        ofDealer(
            DealerBust8AgainstBlackjack, Of::DealerBust, "dealer-bust-8-blackjack",
            said("Errors", "Dealer bust, 8 cards or more, against a blackjack"),
            said("Errors", "dealer bust with 8 cards or more against a blackjack"),
            [](const DecidingCards& c) { return isBustWithMore<8>(c) && isBlackjackHand(c); }, PlayerBlackjack),

        ofHand(Under13, Of::OverUnder, "under-13", said("Errors", "Under 13"), said("Errors", "under 13"),
               [](const DecidingCards& c) { return hardTotal(c) < 13; }),
        ofHand(Over13, Of::OverUnder, "over-13", said("Errors", "Over 13"), said("Errors", "over 13"),
               [](const DecidingCards& c) { return hardTotal(c) > 13; }),
        ofHand(Exactly13, Of::OverUnder, "exactly-13", said("Errors", "Exactly 13"), said("Errors", "exactly 13"),
               [](const DecidingCards& c) { return hardTotal(c) == 13; }),

        ofHand(Twenty, Of::Twenty, "twenty", said("Errors", "Any 20"), said("Errors", "any 20"), isTwenty),
        ofHand(
            TwentySuited, Of::Twenty, "twenty-suited", said("Errors", "Suited 20"), said("Errors", "suited 20"),
            [](const DecidingCards& c) { return isTwenty(c) && isSuitedHand(c); }, Twenty),
        ofHand(
            TwentyRanked, Of::Twenty, "twenty-ranked", said("Errors", "20 of one rank"),
            said("Errors", "20 of one rank"), [](const DecidingCards& c) { return isTwenty(c) && isPair(c); }, Twenty),
        ofHand(
            TwentyMatched, Of::Twenty, "twenty-matched", said("Errors", "Matched 20"), said("Errors", "matched 20"),
            [](const DecidingCards& c) { return isTwenty(c) && isMatchedHand(c); }, Twenty),
        ofHand(Queens, Of::Twenty, "queens", said("Errors", "Two queens"), said("Errors", "two queens"), areQueens,
               Twenty),
        ofHand(QueensOfHearts, Of::Twenty, "queens-of-hearts", said("Errors", "Two queens of hearts"),
               said("Errors", "two queens of hearts"), areQueensOfHearts, Twenty),
        ofDealer(
            QueensAgainstBlackjack, Of::Twenty, "queens-blackjack", said("Errors", "Two queens, dealer's blackjack"),
            said("Errors", "two queens against the dealer's blackjack"),
            [](const DecidingCards& c) { return areQueens(c) && isDealerBlackjack(c); }, Queens),
        ofDealer(
            QueensOfHeartsAgainstBlackjack, Of::Twenty, "queens-of-hearts-blackjack",
            said("Errors", "Two queens of hearts, dealer's blackjack"),
            said("Errors", "two queens of hearts against the dealer's blackjack"),
            [](const DecidingCards& c) { return areQueensOfHearts(c) && isDealerBlackjack(c); }, QueensOfHearts),

        ofHand(SuitedCards, Of::RoyalMatch, "suited-cards", said("Errors", "Cards of one suit"),
               said("Errors", "cards of one suit"), isSuitedHand),
        ofHand(RoyalMatch, Of::RoyalMatch, "royal-match", said("Errors", "King and queen of one suit"),
               said("Errors", "king and queen of one suit"), isRoyalMatch, SuitedCards),

        ofHand(PlayerBlackjack, Of::Blackjack, "player-blackjack", said("Errors", "Player's blackjack"),
               said("Errors", "player's blackjack"), isBlackjackHand),
        ofHand(SuitedBlackjack, Of::Blackjack, "suited-blackjack", said("Errors", "Blackjack of one suit"),
               said("Errors", "blackjack of one suit"), isSuitedBlackjack, PlayerBlackjack),
        ofHand(
            AceJackSuited, Of::Blackjack, "ace-jack-suited", said("Errors", "Ace and jack of one suit"),
            said("Errors", "ace and jack of one suit"),
            [](const DecidingCards& c) { return isSuitedBlackjack(c) && hasJack(c); }, PlayerBlackjack),

        ofDealer(Dealer17, Of::DealerTotal, "dealer-17", said("Errors", "Dealer 17"),
                 said("Errors", "dealer's total of 17"), isDealerTotal<17>),
        ofDealer(Dealer18, Of::DealerTotal, "dealer-18", said("Errors", "Dealer 18"),
                 said("Errors", "dealer's total of 18"), isDealerTotal<18>),
        ofDealer(Dealer19, Of::DealerTotal, "dealer-19", said("Errors", "Dealer 19"),
                 said("Errors", "dealer's total of 19"), isDealerTotal<19>),
        ofDealer(Dealer20, Of::DealerTotal, "dealer-20", said("Errors", "Dealer 20"),
                 said("Errors", "dealer's total of 20"), isDealerTotal<20>),
        ofDealer(Dealer21, Of::DealerTotal, "dealer-21", said("Errors", "Dealer 21"),
                 said("Errors", "dealer's total of 21"), isDealerTotal<21>),
        ofDealer(DealerBlackjack, Of::DealerTotal, "dealer-blackjack", said("Errors", "Dealer's blackjack"),
                 said("Errors", "dealer's blackjack"), isDealerBlackjack),
        ofDealer(Dealer22, Of::DealerTotal, "dealer-22", said("Errors", "Dealer 22"),
                 said("Errors", "dealer's total of 22"), isDealerTotal<22>),

        ofDealer(
            TwentyTo21, Of::BadBeat, "twenty-to-21", said("Errors", "20 against dealer's 21"),
            said("Errors", "20 against the dealer's 21"),
            [](const DecidingCards& c) { return isTwenty(c) && isDealerTotal<21>(c); }, Twenty),
        ofDealer(
            TwentyToBlackjack, Of::BadBeat, "twenty-to-blackjack", said("Errors", "20 against dealer's blackjack"),
            said("Errors", "20 against the dealer's blackjack"),
            [](const DecidingCards& c) { return isTwenty(c) && isDealerBlackjack(c); }, Twenty),
        ofDealer(
            BlackjackToBlackjack, Of::BadBeat, "blackjack-to-blackjack",
            said("Errors", "Blackjack against dealer's blackjack"),
            said("Errors", "blackjack against the dealer's blackjack"),
            [](const DecidingCards& c) { return isBlackjackHand(c) && isDealerBlackjack(c); }, PlayerBlackjack),

        ofHole(DealerSuited, Of::DealerCards, "dealer-suited", said("Errors", "Dealer's cards of one suit"),
               said("Errors", "dealer's cards of one suit"), isDealers<isSuitedHand>),
        ofHole(DealerPair, Of::DealerCards, "dealer-pair", said("Errors", "Dealer's pair"),
               said("Errors", "dealer's pair"), isDealers<isPair>),
        ofHole(DealerColored, Of::DealerCards, "dealer-colored", said("Errors", "Dealer's pair of one colour"),
               said("Errors", "dealer's pair of one colour"), isDealers<isColoredPair>),
        ofHole(DealerPerfect, Of::DealerCards, "dealer-perfect", said("Errors", "Dealer's pair of one suit"),
               said("Errors", "dealer's pair of one suit"), isDealers<isMatchedHand>),
        ofHole(DealerRoyalMatch, Of::DealerCards, "dealer-royal-match",
               said("Errors", "Dealer's king and queen of one suit"),
               said("Errors", "dealer's king and queen of one suit"), isDealers<isRoyalMatch>),

        ofHole(BothSameTotal, Of::BothHands, "both-same-total", said("Errors", "Both hands the same total"),
               said("Errors", "both hands the same total"), haveSameTotal, None, true),
        ofHole(BothSuited, Of::BothHands, "both-suited", said("Errors", "Both hands of one suit"),
               said("Errors", "both hands of one suit"), isBoth<isSuitedHand>, SuitedCards),
        ofHole(BothTwenty, Of::BothHands, "both-twenty", said("Errors", "Both hands 20"),
               said("Errors", "both hands 20"), isBoth<isTwenty>, Twenty),
        ofHole(BothPairs, Of::BothHands, "both-pairs", said("Errors", "Both hands pairs"),
               said("Errors", "both hands pairs"), isBoth<isPair>, Mixed),
        ofHole(BothSuitedBlackjacks, Of::BothHands, "both-suited-blackjacks",
               said("Errors", "Both hands blackjacks of one suit"), said("Errors", "both hands blackjacks of one suit"),
               isBoth<isSuitedBlackjack>, SuitedBlackjack),
        ofHole(BothPerfect, Of::BothHands, "both-perfect", said("Errors", "Both hands pairs of one suit"),
               said("Errors", "both hands pairs of one suit"), isBoth<isMatchedHand>, Perfect),
        ofHole(BothRoyalMatch, Of::BothHands, "both-royal-match",
               said("Errors", "Both hands king and queen of one suit"),
               said("Errors", "both hands king and queen of one suit"), isBoth<isRoyalMatch>, RoyalMatch),
        ofHole(SameSuitedBlackjack, Of::BothHands, "same-suited-blackjack",
               said("Errors", "The same blackjack of one suit in both hands"),
               said("Errors", "the same blackjack of one suit in both hands"), isSameSuitedBlackjack, SuitedBlackjack),
    };
}();

// The row of each value; `count` for one without.
template <std::size_t count, typename Rows, typename Value>
constexpr std::array<std::uint8_t, count> rowsOf(const Rows& rows, Value value) {
    static_assert(std::tuple_size_v<Rows> == count, "as many rows as values");
    std::array<std::uint8_t, count> rowOf{};
    rowOf.fill(count);
    for (std::size_t row = 0; row < rows.size(); ++row)
        rowOf.at(static_cast<std::size_t>(rows[row].*value)) = static_cast<std::uint8_t>(row);
    return rowOf;
}

constexpr auto kindRows = rowsOf<enumCount<SideBetKind>>(kindTable, &SideBetKindInfo::kind);
constexpr auto outcomeRows = rowsOf<enumCount<SideOutcome>>(outcomeTable, &SideOutcomeInfo::outcome);
static_assert(std::ranges::find(kindRows, kindRows.size()) == kindRows.end(), "a kind without a row");
static_assert(std::ranges::find(outcomeRows, outcomeRows.size()) == outcomeRows.end(), "an outcome without a row");

} // namespace

const SideBetKindInfo& infoOf(SideBetKind kind) {
    return kindTable[kindRows[static_cast<std::size_t>(kind)]];
}

const SideOutcomeInfo& infoOf(SideOutcome outcome) {
    return outcomeTable[outcomeRows[static_cast<std::size_t>(outcome)]];
}

DealerEnd endOf(const Cards& dealer) {
    return {.cards = dealer.size(),
            .total = handValue(dealer).total,
            .last = dealer.empty() ? 0 : pointValue(dealer[dealer.size() - 1])};
}

int rankOf(SideOutcome outcome) {
    return outcomeRows[static_cast<std::size_t>(outcome)];
}

bool canHave(SideBetKind kind, SideOutcome outcome) {
    if (outcome == SideOutcome::None)
        return false;
    return kind == SideBetKind::Combination || infoOf(outcome).kind == kind;
}

std::vector<SideOutcome> outcomesOf(SideBetKind kind) {
    std::vector<SideOutcome> list;
    for (const SideOutcomeInfo& info : outcomeTable) {
        if (canHave(kind, info.outcome))
            list.push_back(info.outcome);
    }
    return list;
}

} // namespace openshoe::engine
