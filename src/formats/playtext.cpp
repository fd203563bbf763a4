// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/sectionwriter.h"

#include "formats/amounts.h"

#include <QCoreApplication>

namespace openshoe::formats {

using namespace engine;

namespace {

class PlayText : SectionWriter {
    Q_DECLARE_TR_FUNCTIONS(RulesText)

public:
    PlayText(const RuleSet& rules, std::vector<RuleSection>& sections) : SectionWriter(rules, sections) {}

    void write() {
        shoe();
        m.table.behind ? sharedTable() : ownHands();
        if (m.table.behind && m.table.company)
            behind();
        deal();
        blackjack();
        insurance();
        decisions();
        splitting();
        surrender();
        dealer();
    }

private:
    void shoe() {
        section(tr("Cards"));
        say(tr("%n decks of 52 cards are in use.", "", m.decks), {"decks"});
        if (m.shuffle.when == ShuffleWhen::EveryRound) {
            say(tr("All cards are shuffled before every round."), {"shuffle.when"});
        } else {
            say(tr("Rounds are dealt from one shoe until a cut card comes out; that round is the shoe's last, and then "
                   "all cards are shuffled."),
                {"shuffle.when"});
            say(tr("The cut card lies after %1 of the shoe, %2 of %3 cards.")
                    .arg(percentText(m.shuffle.penetration, 0))
                    .arg(m.cutPosition())
                    .arg(m.cards()),
                {"shuffle.penetration"});
        }
        if (m.shuffle.burn == Burn::FirstCardValue) {
            say(tr("After a shuffle the first card is shown, and as many more as it counts are put aside face down."),
                {"shuffle.burn"});
            say(tr("For this an ace counts 1; jack, queen and king count 10."), {"shuffle.burn"}, By::House);
        }
        say(tr("Cards from 2 to 10 count their number; jack, queen and king count 10; an ace counts 11, or 1 where 11 "
               "would be too much."));
    }

    void ownHands() {
        section(tr("Hands"));
        const int most = std::min(m.table.seats, m.table.seatsPerPlayer);
        if (most == 1)
            say(tr("You play one hand a round."), {"table.seats", "table.seatsPerPlayer"});
        else
            say(tr("You play from one to %1 hands a round, each with a stake of its own.").arg(most),
                {"table.seats", "table.seatsPerPlayer"});
        if (most < m.table.seats)
            say(tr("The table has %1 places for them.").arg(m.table.seats), {"table.seats"});
    }

    void sharedTable() {
        section(tr("Seats"));
        say(tr("The table has %1 seats.").arg(m.table.seats), {"table.seats"});
        say(m.table.seatsPerPlayer == 1
                ? tr("You hold one seat at most.")
                : tr("You hold up to %1 seats, with the same stake on each.").arg(m.table.seatsPerPlayer),
            {"table.seatsPerPlayer"});
        if (m.table.seatsPerPlayer > 1) {
            say(tr("What you add to one of your seats is added to each; where the wallet can't cover that, the "
                   "addition is shared out evenly."),
                {"table.behind", "table.seatsPerPlayer"});
        }
        if (m.table.company)
            say(tr("Other people sit at the table, played by the program. You choose there how many come."),
                {"table.company"});
        say(tr("If you have just sat down and have no stake when betting ends, you leave the seat."), {"table.behind"});
        say(tr("If you played the round before, you may sit one round out; you lose the seat if nothing is staked in "
               "the next either."),
            {"table.behind"});
        say(tr("If you can't cover the minimum on all your seats when a round begins, you lose them."),
            {"table.behind"});
        if (m.table.company)
            say(tr("When somebody leaves a seat, what others have placed there goes back."), {"table.behind"});
        say(m.table.company ? tr("A trial account may not sit; it may bet behind others.")
                            : tr("A trial account may not sit."),
            {"table.behind"});
    }

    void behind() {
        section(tr("Betting behind"));
        say(tr("You may bet behind any seat that somebody else holds. Such a stake wins and loses with the seat's "
               "first hand, the payout of a blackjack included, and its insurance is yours to decide."),
            {"table.behind"});
        say(tr("When the seat doubles, you may double too; otherwise your stake rides unchanged on the doubled hand."),
            {"table.behind"});
        if (m.split.hands > 1) {
            say(tr("When the seat splits, you may place the same again on the second hand; otherwise your stake rides "
                   "on the first hand alone."),
                {"table.behind"});
        }
        say(tr("If you don't answer, or your wallet doesn't cover it, you don't follow."), {"table.behind"});
        if (m.surrender.when != SurrenderWhen::None) {
            say(givenUp() ? tr("When the seat gives up its hand, half of what lies behind it is lost as well.")
                          : tr("When the seat surrenders, half of what lies behind it is lost as well."),
                {"table.behind", "surrender.when"}, By::House);
        }
    }

    void deal() {
        section(tr("The deal"));
        say(tr("One card goes to every hand and one to the dealer, then a second one likewise."), {"dealOrder"});
        say(m.table.dealerFirstCard == FirstCard::Up ? tr("All of the players' cards lie face up; the dealer's first "
                                                          "card lies face up and the second face down.")
                                                     : tr("All of the players' cards lie face up; the dealer's first "
                                                          "card lies face down and the second face up."),
            {"table.dealerFirstCard"});
        if (m.table.seats > 1) {
            say(m.table.order == TableOrder::Ascending
                    ? tr("Hands are dealt and played from the lowest number to the highest; the dealer comes last.")
                    : tr("Hands are dealt and played from the highest number to the lowest; the dealer comes last."),
                {"table.order"});
        }
        if (m.dealer.hint == DealerHint::Class)
            say(tr("Then the dealer looks at the hidden card and says whether it is small (2 to 5), medium (6 to 9) or "
                   "large (10 to ace)."),
                {"dealer.hint"});
        if (m.dealer.exposeTwoGold)
            say(tr("If both of the dealer's cards are gold cards (10, jack, queen, king, ace), both are shown before "
                   "you decide."),
                {"dealer.exposeTwoGold"});
    }

    void blackjack() {
        section(tr("Blackjack"));
        say(tr("An ace and a card that counts 10, as the first two cards, are a blackjack. It beats every other hand, "
               "even one of 21; against the dealer's blackjack it is a push."));
        explains({Ground::BothBlackjack, Ground::DealerBlackjack});
        say(tr("It pays %1.").arg(odds(m.blackjackPays)), {"blackjackPays"});
        explains({Ground::Blackjack});
        if (m.dealer.peek) {
            say(tr("When the dealer shows an ace or a card that counts 10, the hidden card is looked at before anyone "
                   "plays; a dealer blackjack ends the round."),
                {"dealer.peek"});
        } else {
            say(tr("The dealer's hidden card is looked at only when all hands have been played; a dealer blackjack "
                   "then takes all that was staked, doubles and splits included."),
                {"dealer.peek"});
            explains({Ground::DealerBlackjackTakes});
            if (m.surrender.when != SurrenderWhen::None)
                say(givenUp() ? tr("A hand given up has lost its half and no more, whatever the hidden card is.")
                              : tr("A surrendered hand has lost its half and no more, whatever the hidden card is."),
                    {"dealer.peek", "surrender.when"});
        }
    }

    void insurance() {
        section(tr("Insurance and even money"));
        if (!m.insurance.offered) {
            say(tr("There is no insurance."), {"insurance.offered"});
        } else {
            say(tr("When the dealer shows an ace, a hand may be insured for half of its stake; insurance wins if the "
                   "dealer has a blackjack, and is lost otherwise. It is decided before the hidden card is looked at."),
                {"insurance.offered"});
            explains({Ground::InsuranceLost});
            say(m.insurance.withBlackjack ? tr("A blackjack may be insured too.") : tr("A blackjack can't be insured."),
                {"insurance.withBlackjack"});
            say(tr("Insurance pays %1.").arg(odds(m.insurance.pays)), {"insurance.pays"});
            explains({Ground::InsuranceWon});
            // About 4 in 13 of the remaining cards are ten-value cards: 9:4 would be break-even.
            if (m.insurance.pays.ratio() > 2.25)
                say(tr("At this price insurance favours the player."), {"insurance.pays"});
        }
        const bool ace = m.evenMoney.onAce;
        const bool ten = m.evenMoney.onTen;
        if (!ace && !ten)
            say(tr("Even money is not offered."), {"evenMoney.on"});
        else
            say((ace && ten ? tr("When the dealer shows an ace or a card that counts 10, a blackjack may take even "
                                 "money: 1:1 at once, and the hand is over.")
                 : ace ? tr("When the dealer shows an ace, a blackjack may take even money: 1:1 at once, and the hand "
                            "is over.")
                       : tr("When the dealer shows a card that counts 10, a blackjack may take even money: 1:1 at "
                            "once, and the hand is over.")),
                {"evenMoney.on"});
        if (ace || ten)
            explains({Ground::EvenMoney});
    }

    void decisions() {
        section(tr("Playing a hand"));
        say(tr("Hit for another card as often as you like, or stand. More than 21 is bust and loses at once, whatever "
               "the dealer gets."));
        explains({Ground::Bust});
        say(tr("A hand of 21 stands automatically."), {"standOn21"});
        switch (m.doubling.on) {
        case DoubleOn::AnyTwo: say(tr("You may double on any first two cards."), {"double.on"}); break;
        case DoubleOn::NineToEleven:
            say(tr("You may double on first two cards that total 9, 10 or 11."), {"double.on"});
            break;
        case DoubleOn::TenToEleven:
            say(tr("You may double on first two cards that total 10 or 11."), {"double.on"});
            break;
        }
        say(tr("Then the stake is doubled, and exactly one card follows."));
        say(tr("Double, split and insurance need a wallet that covers them."));
        if (m.table.behind) {
            say(tr("You may decide before your turn comes. If the money is gone by then, a double becomes a hit; a "
                   "split becomes a hit at 11 or less, and a stand above."),
                {"table.behind"});
        }
    }

    void splitting() {
        section(tr("Splitting"));
        if (m.split.hands == 1) {
            say(tr("Pairs can't be split."), {"split.hands"});
            return;
        }
        say(tr("Two cards of the same value (a king and a 10, too) may be split into two hands, with the same stake "
               "again on the second. Both get their second card at once."),
            {"split.hands"}, By::Sheet);
        say(m.split.hands == 2 ? tr("A hand that came from a split is not split again.")
                               : tr("Splitting again is possible up to %1 hands.").arg(m.split.hands),
            {"split.hands"});
        say(m.split.aces == SplitAces::OneCard ? tr("Split aces get one card each, and are done.")
                                               : tr("Split aces are played like any other hands."),
            {"split.aces"});
        if (m.split.hands > 2) {
            say(m.split.resplitAces ? tr("Aces may be split again.") : tr("Aces are split only once."),
                {"split.resplitAces"});
        }
        say(m.doubling.afterSplit ? tr("A hand that came from a split may be doubled.")
                                  : tr("A hand that came from a split can't be doubled."),
            {"double.afterSplit"});
        say(tr("An ace with a card that counts 10 is 21 after a split, not a blackjack."));
    }

    // The word on the button in that game.
    [[nodiscard]] bool givenUp() const { return m.surrender.when == SurrenderWhen::Early; }

    void surrender() {
        section(givenUp() ? tr("Giving up") : tr("Surrender"));
        if (m.surrender.when == SurrenderWhen::None) {
            say(tr("A hand can't be surrendered."), {"surrender.when"});
            return;
        }
        say(givenUp() ? tr("Instead of playing its first two cards a hand may be given up: half of the stake comes "
                           "back. After a split it can't be.")
                      : tr("Instead of playing its first two cards a hand may be surrendered: half of the stake comes "
                           "back. After a split it can't be."),
            {"surrender.when"});
        explains({Ground::Surrendered});
        say(m.surrender.when == SurrenderWhen::Early
                ? tr("That can be done before the dealer's hidden card is looked at.")
            : m.dealer.peek ? tr("That can be done once the dealer has looked for a blackjack.")
                            : tr("That can be done when the hand's turn comes."),
            {"surrender.when", "dealer.peek"}, By::Sheet);
        say(m.surrender.against == SurrenderAgainst::Any
                ? tr("It is offered whatever card the dealer shows.")
                : tr("It is offered unless the dealer shows an ace or a card that counts 10."),
            {"surrender.against"});
    }

    void dealer() {
        section(tr("The dealer's hand"));
        const DealerRule& drawing = m.dealer.drawing;
        say((drawing.hitsSoft ? tr("The dealer draws to %1 and to a %2 with an ace that counts 11, and stands on every "
                                   "other hand of %2 or more.")
                              : tr("The dealer draws to %1 and stands on every hand of %2 or more."))
                .arg(drawing.standsOn - 1)
                .arg(drawing.standsOn),
            {"dealer.hitsSoft17"});
        say(tr("The hidden card is turned over in any case; more cards are drawn only while some hand is still "
               "undecided."));
    }
};

} // namespace

void writePlay(const RuleSet& rules, std::vector<RuleSection>& sections) {
    PlayText(rules, sections).write();
}

} // namespace openshoe::formats
