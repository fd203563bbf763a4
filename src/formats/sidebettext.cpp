// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/rulestext.h"

#include <QCoreApplication>

namespace openshoe::formats {

using namespace engine;

namespace {

struct SideBetText {
    Q_DECLARE_TR_FUNCTIONS(SideBetText)
};

} // namespace

OutcomeWords outcomeWords(SideOutcome outcome) {
    switch (outcome) {
    case SideOutcome::Mixed: return {SideBetText::tr("Mixed pair"), SideBetText::tr("mixed pair")};
    case SideOutcome::Colored: return {SideBetText::tr("Colored pair"), SideBetText::tr("colored pair")};
    case SideOutcome::Perfect: return {SideBetText::tr("Perfect pair"), SideBetText::tr("perfect pair")};
    case SideOutcome::SuitedTrips: return {SideBetText::tr("Suited trips"), SideBetText::tr("suited trips")};
    case SideOutcome::Flush: return {SideBetText::tr("Flush"), SideBetText::tr("flush")};
    case SideOutcome::Straight: return {SideBetText::tr("Straight"), SideBetText::tr("straight")};
    case SideOutcome::ThreeOfAKind: return {SideBetText::tr("Three of a kind"), SideBetText::tr("three of a kind")};
    case SideOutcome::StraightFlush: return {SideBetText::tr("Straight flush"), SideBetText::tr("straight flush")};
    case SideOutcome::SuitedThreeOfAKind:
        return {SideBetText::tr("Suited three of a kind"), SideBetText::tr("suited three of a kind")};
    case SideOutcome::Match: return {SideBetText::tr("Match"), SideBetText::tr("match")};
    case SideOutcome::SuitedMatch: return {SideBetText::tr("Suited match"), SideBetText::tr("suited match")};
    case SideOutcome::Total19: return {SideBetText::tr("Total 19"), SideBetText::tr("total of 19")};
    case SideOutcome::Total20: return {SideBetText::tr("Total 20"), SideBetText::tr("total of 20")};
    case SideOutcome::Total21: return {SideBetText::tr("Total 21"), SideBetText::tr("total of 21")};
    case SideOutcome::Suited21: return {SideBetText::tr("Suited 21"), SideBetText::tr("suited 21")};
    case SideOutcome::SixSevenEight: return {SideBetText::tr("6-7-8"), SideBetText::tr("6-7-8")};
    case SideOutcome::SevenSevenSeven: return {SideBetText::tr("7-7-7"), SideBetText::tr("7-7-7")};
    case SideOutcome::SuitedSixSevenEight: return {SideBetText::tr("Suited 6-7-8"), SideBetText::tr("suited 6-7-8")};
    case SideOutcome::SuitedSevenSevenSeven: return {SideBetText::tr("Suited 7-7-7"), SideBetText::tr("suited 7-7-7")};
    case SideOutcome::DealerBust: return {SideBetText::tr("Dealer bust"), SideBetText::tr("dealer bust")};
    case SideOutcome::DealerBust3:
        return {SideBetText::tr("Dealer bust, 3 cards"), SideBetText::tr("dealer bust with 3 cards")};
    case SideOutcome::DealerBust4:
        return {SideBetText::tr("Dealer bust, 4 cards"), SideBetText::tr("dealer bust with 4 cards")};
    case SideOutcome::DealerBust5:
        return {SideBetText::tr("Dealer bust, 5 cards"), SideBetText::tr("dealer bust with 5 cards")};
    case SideOutcome::DealerBust6:
        return {SideBetText::tr("Dealer bust, 6 cards"), SideBetText::tr("dealer bust with 6 cards")};
    case SideOutcome::DealerBust7:
        return {SideBetText::tr("Dealer bust, 7 cards"), SideBetText::tr("dealer bust with 7 cards")};
    case SideOutcome::DealerBust8:
        return {SideBetText::tr("Dealer bust, 8 cards or more"), SideBetText::tr("dealer bust with 8 cards or more")};
    case SideOutcome::None: break;
    }
    return {SideBetText::tr("Lost"), SideBetText::tr("lost")};
}

QString sideBetExplained(const SideBet& bet) {
    switch (bet.kind) {
    case SideBetKind::Pairs:
        return bet.oddsFor(SideOutcome::SuitedTrips)
                   ? SideBetText::tr("On the first two cards of a hand being of the same rank (a king and a queen are "
                                     "not a pair): mixed in colour, of one colour, or of one suit; best of all if the "
                                     "dealer's first card is the same card.")
                   : SideBetText::tr("On the first two cards of a hand being of the same rank (a king and a queen are "
                                     "not a pair): mixed in colour, of one colour, or of one suit.");
    case SideBetKind::Poker3:
        return SideBetText::tr("On the first two cards of a hand and the dealer's face-up card making a three-card "
                               "poker hand. Ace-2-3 and queen-king-ace are straights.");
    case SideBetKind::DealerMatch:
        return SideBetText::tr(
            "On the first two cards of a hand: each that has the rank of the dealer's face-up card wins, more if "
            "it has its suit too. Two matches add up.");
    case SideBetKind::Combination:
        return SideBetText::tr("On what the first two cards of a hand are, alone or with the dealer's face-up card; "
                               "what pays most counts.");
    case SideBetKind::DealerBust:
        return SideBetText::tr("On the dealer's hand going bust, and with how many cards.");
    case SideBetKind::Lucky: break;
    }
    return SideBetText::tr("On the total of the first two cards of a hand and the dealer's face-up card, aces counting "
                           "1 or 11, whichever is better.");
}

} // namespace openshoe::formats
