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
        charlie();
        bonus();
        dealer();
    }

private:
    void shoe() {
        section(tr("Cards"));
        if (m.pack == engine::Pack::Full)
            say(tr("%n decks of 52 cards are used.", "", m.decks), {"decks"});
        else
            say(tr("%n Spanish decks of 48 cards are used: jacks, queens and kings, but no tens.", "", m.decks),
                {"decks", "pack"});
        if (m.shuffle.when == ShuffleWhen::EveryRound) {
            say(tr("All cards are shuffled before every round."), {"shuffle.when"});
        } else {
            say(tr("Rounds are dealt from one shoe until the cut card comes out; that round is the last of the shoe, "
                   "and then all cards are shuffled."),
                {"shuffle.when"});
            say(tr("The cut card lies after %1 of the shoe, %2 of %3 cards.")
                    .arg(percentText(m.shuffle.penetration, 0))
                    .arg(m.cutPosition())
                    .arg(m.cards()),
                {"shuffle.penetration"});
        }
        if (m.shuffle.burn == Burn::FirstCardValue) {
            say(tr("After a shuffle the first card is shown, and as many more as its value are burned face down."),
                {"shuffle.burn"});
            say(tr("For this an ace counts 1; jack, queen and king count 10."), {"shuffle.burn"}, By::House);
        }
        say(m.pack == Pack::Spanish
                ? tr("Cards from 2 to 9 count their face value; jack, queen and king count 10; an ace counts 11, or 1 "
                     "where 11 would bust the hand.")
                : tr("Cards from 2 to 10 count their face value; jack, queen and king count 10; an ace counts 11, or "
                     "1 where 11 would bust the hand."));
    }

    void ownHands() {
        section(tr("Hands"));
        const int most = std::min(m.table.seats, m.table.seatsPerPlayer);
        if (most == 1)
            say(tr("You play one hand a round."), {"table.seats", "table.seatsPerPlayer"});
        else
            say(tr("You play from one to %1 hands a round, each with its own stake.").arg(most),
                {"table.seats", "table.seatsPerPlayer"});
        if (most < m.table.seats)
            say(tr("The table has %1 spots for them.").arg(m.table.seats), {"table.seats"});
    }

    void sharedTable() {
        section(tr("Seats"));
        say(tr("The table has %1 seats.").arg(m.table.seats), {"table.seats"});
        say(m.table.seatsPerPlayer == 1
                ? tr("You may hold one seat.")
                : tr("You may hold up to %1 seats, with the same stake on each.").arg(m.table.seatsPerPlayer),
            {"table.seatsPerPlayer"});
        if (m.table.seatsPerPlayer > 1) {
            say(tr("What you add to one of your seats is added to each; if your wallet can't cover that, the addition "
                   "is divided evenly among them."),
                {"table.behind", "table.seatsPerPlayer"});
        }
        if (m.table.company)
            say(tr("Other people, played by the program, sit at the table. You choose at the table how many."),
                {"table.company"});
        say(tr("If you have just sat down and have no stake when betting closes, you lose the seat."),
            {"table.behind"});
        say(tr("If you played the previous round, you may sit one round out; you lose the seat if you don't bet in the "
               "next either."),
            {"table.behind"});
        say(tr("If you can't cover the minimum on all your seats when a round begins, you lose them."),
            {"table.behind"});
        if (m.table.company)
            say(tr("When somebody leaves a seat, what others have staked there is returned."), {"table.behind"});
        say(m.table.company ? tr("Trial accounts can't take a seat, but may bet behind others.")
                            : tr("Trial accounts can't take a seat."),
            {"table.behind"});
    }

    void behind() {
        section(tr("Betting behind"));
        say(tr("You may bet behind any seat that somebody else holds. Such a bet wins or loses with the seat's first "
               "hand, blackjack payout included, and its insurance is yours to decide."),
            {"table.behind"});
        const bool doubles = !m.doubling.allAreFree();
        const bool splits = m.split.hands > 1 && m.split.free != FreeSplits::All;
        if (doubles)
            say(m.doubling.free == FreeDoubles::None
                    ? tr("When the seat doubles, you may double too; otherwise your stake rides unchanged on the "
                         "doubled "
                         "hand.")
                    : tr("When the seat pays for a double, you may double too; otherwise your stake rides unchanged on "
                         "the doubled hand."),
                {"table.behind"});
        if (splits)
            say(m.split.free == FreeSplits::None
                    ? tr("When the seat splits, you may place the same again on the second hand; otherwise your stake "
                         "rides on the first hand alone.")
                    : tr("When the seat pays for a split, you may place the same again on the second hand; otherwise "
                         "your stake rides on the first hand alone."),
                {"table.behind"});
        if (doubles || splits)
            say(tr("If you don't answer, or your wallet doesn't cover it, you don't follow."), {"table.behind"});
        if (m.surrender.when != SurrenderWhen::None || m.rescues()) {
            say(m.voidsSurrender() ? tr("When the seat surrenders, the stakes behind it are surrendered as well.")
                : givenUp() ? tr("When the seat gives up its hand, half of each stake behind it is lost as well.")
                            : tr("When the seat surrenders, half of each stake behind it is lost as well."),
                {"table.behind", "surrender.when"}, By::House);
        }
    }

    void deal() {
        section(tr("The deal"));
        if (!m.dealer.dealsBoth()) {
            say(tr("Each hand is dealt one card, then the dealer; then each hand gets its second card. All of them are "
                   "dealt face up."),
                {"dealOrder"});
            say(tr("The dealer has no hole card: the second card is drawn when all hands have been played."),
                {"dealer.secondCard"});
        } else {
            say(tr("Each hand is dealt one card, then the dealer; a second card follows in the same order."),
                {"dealOrder"});
            if (m.dealer.isOpen())
                say(tr("All cards are dealt face up, both of the dealer's too."), {"dealer.open"});
            else
                firstCard();
        }
        if (m.table.seats > 1) {
            say(m.table.order == TableOrder::Ascending
                    ? tr("Hands are dealt and played from the lowest number to the highest; the dealer comes last.")
                    : tr("Hands are dealt and played from the highest number to the lowest; the dealer comes last."),
                {"table.order"});
        }
        if (m.dealer.hints())
            say(tr("Then the dealer looks at the hole card and says whether it is small (2 to 5), medium (6 to 9) or "
                   "large (10 to ace)."),
                {"dealer.hint"});
        if (m.dealer.exposes())
            say(tr("If both of the dealer's cards are gold cards (10, jack, queen, king, ace), both are shown before "
                   "you decide."),
                {"dealer.exposeTwoGold"});
    }

    void firstCard() {
        say(m.table.dealerFirstCard == FirstCard::Up ? tr("Players' cards are dealt face up; the dealer's first card "
                                                          "is dealt face up and the second face down.")
                                                     : tr("Players' cards are dealt face up; the dealer's first card "
                                                          "is dealt face down and the second face up."),
            {"table.dealerFirstCard"});
    }

    void blackjack() {
        section(tr("Blackjack"));
        if (m.dealer.winsOn21() && !m.dealer.blackjackEndsRound()) {
            say(tr("An ace and a card that counts 10, as the first two cards, make a blackjack. Yours is paid even "
                   "against the dealer's, which beats every other hand but a 21."),
                {"dealer.ties"});
            explains({Ground::DealerBlackjack});
        } else if (paysBothBlackjacks(m.dealer.ties)) {
            say(tr("An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other "
                   "hand, even another 21, and yours is paid against the dealer's."),
                {"dealer.ties"});
            explains({Ground::DealerBlackjack});
        } else {
            say(tr("An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other "
                   "hand, even another 21; against the dealer's blackjack it pushes."));
            explains({Ground::BothBlackjack, Ground::DealerBlackjack});
        }
        say(tr("It pays %1.").arg(odds(m.blackjackPays)), {"blackjackPays"});
        if (m.paysSuitedBlackjack())
            say(suitedBlackjack().arg(odds(m.suitedBlackjack.pays)), {"suitedBlackjack.pays", "suitedBlackjack.suit"});
        explains({Ground::Blackjack});
        if (m.dealer.isOpen()) {
            say(tr("A dealer blackjack is seen at once and ends the round before anyone plays."), {"dealer.open"});
        } else if (m.dealer.peeks()) {
            say(tr("When the dealer shows an ace or a card that counts 10, the hole card is checked before anyone "
                   "plays; a dealer blackjack ends the round."),
                {"dealer.peek"});
        } else {
            blackjackFoundLate();
            if (m.dealer.winsOn21())
                say(tr("It takes nothing of a hand of 21, which has won already."), {"dealer.ties"});
            if (m.voidsSurrender())
                return; // said with the surrender
            if (m.surrender.when != SurrenderWhen::None && !m.dealer.hasHole())
                say(givenUp()
                        ? tr("A hand given up loses half its stake and no more, whatever the dealer's second card is.")
                        : tr("A surrendered hand loses half its stake and no more, whatever the dealer's second card "
                             "is."),
                    {"dealer.secondCard", "surrender.when"});
            else if (m.surrender.when != SurrenderWhen::None)
                say(givenUp() ? tr("A hand given up loses half its stake and no more, whatever the hole card is.")
                              : tr("A surrendered hand loses half its stake and no more, whatever the hole card is."),
                    {"dealer.peek", "surrender.when"});
        }
    }

    [[nodiscard]] QString suitedBlackjack() const {
        switch (m.suitedBlackjack.suit) {
        case BlackjackSuit::Spades: return tr("A blackjack of spades pays %1.");
        case BlackjackSuit::Hearts: return tr("A blackjack of hearts pays %1.");
        case BlackjackSuit::Diamonds: return tr("A blackjack of diamonds pays %1.");
        case BlackjackSuit::Clubs: return tr("A blackjack of clubs pays %1.");
        case BlackjackSuit::Any: break;
        }
        return tr("A blackjack of one suit pays %1.");
    }

    void blackjackFoundLate() {
        const bool late = !m.dealer.hasHole();
        const Keys keys{late ? "dealer.secondCard" : "dealer.peek", "dealer.blackjackTakes"};
        switch (m.dealer.blackjackTakes) {
        case BlackjackTakes::All:
            say(late ? tr("A dealer blackjack shows only when all hands have been played; it then takes every stake, "
                          "doubles and splits included.")
                     : tr("The dealer's hole card is checked only when all hands have been played; a dealer blackjack "
                          "then takes every stake, doubles and splits included."),
                keys);
            explains({Ground::DealerBlackjackTakes});
            return;
        case BlackjackTakes::Original:
            say(late ? tr("A dealer blackjack shows only when all hands have been played; it then takes the first "
                          "stake alone. Doubles and splits are returned, even those of hands that are bust.")
                     : tr("The dealer's hole card is checked only when all hands have been played; a dealer blackjack "
                          "then takes the first stake alone. Doubles and splits are returned, even those of hands that "
                          "are bust."),
                keys);
            break;
        case BlackjackTakes::OriginalBusted:
            say(late ? tr("A dealer blackjack shows only when all hands have been played; it then takes each hand's "
                          "first stake. What was doubled is returned, unless the hand is bust.")
                     : tr("The dealer's hole card is checked only when all hands have been played; a dealer blackjack "
                          "then takes each hand's first stake. What was doubled is returned, unless the hand is bust."),
                keys);
            break;
        case BlackjackTakes::BustedPlusOne:
            say(late
                    ? tr("A dealer blackjack shows only when all hands have been played; it then takes, besides hands "
                         "that are bust, only the first stake of one more. Other splits, and what was doubled, are "
                         "returned.")
                    : tr("The dealer's hole card is checked only when all hands have been played; a dealer blackjack "
                         "then takes, besides hands that are bust, only the first stake of one more. Other splits, and "
                         "what was doubled, are returned."),
                keys);
            break;
        }
        explains({Ground::DealerBlackjackLeaves});
    }

    void insurance() {
        section(tr("Insurance and even money"));
        if (m.dealer.isOpen()) {
            say(tr("Neither is offered: everybody sees whether the dealer has a blackjack."), {"dealer.open"});
            return;
        }
        if (!m.insurance.offered) {
            say(tr("There is no insurance."), {"insurance.offered"});
        } else {
            say(m.dealer.hasHole()
                    ? tr("When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if "
                         "the dealer has a blackjack, and loses otherwise. It is decided before the hole card is "
                         "checked.")
                    : tr("When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if "
                         "the dealer gets a blackjack, and loses otherwise. It is decided before hands are played."),
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
        say(tr("Hit as often as you like, or stand. A hand above 21 is bust and loses at once, whatever the dealer "
               "gets."));
        explains({Ground::Bust});
        say(tr("A hand of 21 stands automatically."), {"standOn21"});
        const bool later = m.doubling.cards == DoubleCards::Any;
        const Keys keys{"double.on", "double.cards"};
        switch (m.doubling.on) {
        case DoubleOn::AnyTwo:
            say(later ? tr("You may double on any total, with the first two cards or after hits.")
                      : tr("You may double on any first two cards."),
                keys);
            break;
        case DoubleOn::NineToEleven:
            say(later ? tr("You may double on 9, 10 or 11, with the first two cards or after hits.")
                      : tr("You may double on first two cards that total 9, 10 or 11."),
                keys);
            break;
        case DoubleOn::TenToEleven:
            say(later ? tr("You may double on 10 or 11, with the first two cards or after hits.")
                      : tr("You may double on first two cards that total 10 or 11."),
                keys);
            break;
        }
        say(tr("The stake is then doubled, and exactly one more card is dealt."));
        if (m.mostDoubles() > 1) {
            say(m.mostDoubles() == 2 ? tr("A doubled hand that isn't over may be doubled once more, for as much as is "
                                          "staked on it then.")
                                     : tr("A doubled hand that isn't over may be doubled again, up to three times in "
                                          "all, each time for as much as is staked on it then."),
                {"double.times"});
            if (m.doubling.on != DoubleOn::AnyTwo)
                say(tr("Each double of a hand needs one of these totals."), {"double.times"});
            if (m.hasFreePlays())
                say(tr("A hand on which the house has a stake isn't doubled again."), {"double.times"});
        }
        freeDoubles();
        if (m.rescues()) {
            say(givenUp() ? tr("A doubled hand may be given up once its card is dealt: half of its stake is returned.")
                          : tr("A doubled hand may be surrendered once its card is dealt: half of its stake is "
                               "returned."),
                {"double.rescue"});
            if (!m.dealer.blackjackEndsRound())
                say(tr("The other half is lost and no more, whatever the dealer's cards are."),
                    {"double.rescue", "dealer.blackjackTakes"});
            if (m.doubling.free != FreeDoubles::None)
                say(givenUp() ? tr("A hand that the house doubled can't be given up.")
                              : tr("A hand that the house doubled can't be surrendered."),
                    {"double.free", "double.rescue"});
            if (rescuesHouseHands())
                say(tr("Of a hand that the house staked, half of your own double is returned."),
                    {"split.free", "double.rescue", "double.afterSplit"});
            if (m.surrender.when == SurrenderWhen::None)
                explains({Ground::Surrendered}); // nowhere else
        }
        if (m.hasFreePlays())
            say(tr("Your wallet must cover insurance, and doubles and splits that aren't free."));
        else
            say(tr("Your wallet must cover doubles, splits and insurance."));
        if (m.doubling.less && !m.doubling.allAreFree())
            say(tr("A double that it doesn't cover may still be made, for all that is left in it."), {"double.less"});
        if (m.table.behind) {
            say(tr("You may decide before your turn comes. If the money is gone by then, a double becomes a hit, and a "
                   "split becomes a hit at 11 or less and a stand above."),
                {"table.behind"});
        }
    }

    void freeDoubles() {
        const Keys keys{"double.free"};
        if (m.doubling.allAreFree()) {
            say(tr("Every double is free: the house stakes it for you."), keys);
            return houseStakes(keys);
        }
        const bool nine = m.doubling.free == FreeDoubles::NineToEleven && m.doubling.on != DoubleOn::TenToEleven;
        switch (m.doubling.free) {
        case FreeDoubles::None: return;
        case FreeDoubles::NineToEleven:
        case FreeDoubles::TenToEleven:
            say(nine ? tr("The first two cards of a hand are doubled for free if they total 9, 10 or 11 without an ace "
                          "that counts 11: the house stakes the double for you.")
                     : tr("The first two cards of a hand are doubled for free if they total 10 or 11 without an ace "
                          "that counts 11: the house stakes the double for you."),
                keys);
            break;
        case FreeDoubles::AnyTwo:
            say(tr("The first two cards of a hand are doubled for free: the house stakes the double for you."), keys);
            break;
        }
        houseStakes(keys);
    }

    void freeSplits() {
        const Keys keys{"split.free"};
        if (m.split.free == FreeSplits::None)
            return;
        say(m.split.free == FreeSplits::All
                ? tr("Every split is free: the house stakes the new hand for you.")
                : tr("Every split is free but that of cards that count 10: the house stakes the new hand for you."),
            keys);
        if (m.doubling.free == FreeDoubles::None)
            houseStakes(keys);
        if (m.doubling.afterSplit && !m.doubling.allAreFree())
            say(m.doubling.free == FreeDoubles::None
                    ? tr("Doubling that hand costs as much as the house staked on it.")
                    : tr("Doubling that hand costs as much as the house staked on it, unless that is free too."),
                {"double.free", "split.free", "double.afterSplit"});
    }

    // Once, where it is first spoken of.
    void houseStakes(const Keys& keys) {
        say(tr("What the house stakes wins for you like a stake of your own. If the hand loses, only what you staked "
               "yourself is lost; if it pushes, only that is returned."),
            keys);
        if (m.table.behind && m.table.company)
            say(tr("For those who bet behind the hand, the house does the same, without asking them."), keys);
    }

    void splitting() {
        section(tr("Splitting"));
        if (m.split.hands == 1) {
            say(tr("Pairs can't be split."), {"split.hands"});
            return;
        }
        say(m.split.pairs == SplitPairs::Value
                ? tr("Two cards of the same value (even a king and a queen) may be split into two hands, with an equal "
                     "stake on the second. Both get their second card at once.")
                : tr("Two cards of the same rank (not a king and a queen) may be split into two hands, with an equal "
                     "stake on the second. Both get their second card at once."),
            {"split.hands", "split.pairs"}, By::Sheet);
        freeSplits();
        say(m.split.hands == 2 ? tr("Hands can't be resplit.")
                               : tr("Pairs may be resplit, up to %1 hands.").arg(m.split.hands),
            {"split.hands"});
        splitAces();
        say(m.doubling.afterSplit ? tr("Hands may be doubled after a split.")
                                  : tr("Hands can't be doubled after a split."),
            {"double.afterSplit"});
        say(tr("After a split, an ace with a card that counts 10 is 21, not a blackjack."));
    }

    void splitAces() {
        switch (m.split.aces) {
        case SplitAces::OneCard: say(tr("Split aces get one card each and stand."), {"split.aces"}); break;
        case SplitAces::Free: say(tr("Split aces are played like any other hand."), {"split.aces"}); break;
        case SplitAces::Hit: say(tr("Split aces may be hit, but not doubled."), {"split.aces"}); break;
        }
        if (m.split.hands == 2)
            return;
        const int most = m.split.handsOf(true);
        if (m.split.resplitAces && most < m.split.hands)
            say(tr("Aces may be resplit, up to %1 hands.").arg(most), {"split.resplitAces", "split.aceHands"});
        else
            say(m.split.resplitAces ? tr("Aces may be resplit.") : tr("Aces can't be resplit."),
                {"split.resplitAces", "split.aceHands"});
    }

    // The word on the button in that game.
    [[nodiscard]] bool givenUp() const { return m.givesUpEarly(); }

    // Whether a hand that the house staked may be given up once its player has doubled it.
    [[nodiscard]] bool rescuesHouseHands() const { return m.rescues() && m.split.hasFree() && m.doubling.afterSplit; }

    void surrender() {
        section(givenUp() ? tr("Giving up") : tr("Surrender"));
        if (m.surrender.when == SurrenderWhen::None) {
            say(tr("A hand can't be surrendered."), {"surrender.when"});
            return;
        }
        say(m.surrendersLater() && m.split.hands > 1
                ? tr("Instead of playing on, a hand may be surrendered, after hits and splits too: half the stake is "
                     "returned.")
            : m.surrendersLater()
                ? tr("Instead of playing on, a hand may be surrendered, after hits too: half the stake "
                     "is returned.")
            : givenUp() ? tr("Instead of playing its first two cards, a hand may be given up: half the stake is "
                             "returned. After a split it can't be.")
                        : tr("Instead of playing its first two cards, a hand may be surrendered: half the stake is "
                             "returned. After a split it can't be."),
            {"surrender.when", "surrender.cards"});
        if (m.surrendersLater() && m.split.hasFree())
            rescuesHouseHands()
                ? say(tr("A hand that the house staked can't be surrendered before you have doubled it yourself."),
                      {"surrender.cards", "split.free", "double.rescue"})
                : say(tr("A hand that the house staked can't be surrendered."), {"surrender.cards", "split.free"});
        explains({Ground::Surrendered});
        say(m.surrender.when == SurrenderWhen::Early && m.dealer.hasHole()
                ? tr("This is possible before the dealer's hole card is checked.")
            : m.dealer.peeks() ? tr("This is possible once the dealer has checked for a blackjack.")
                               : tr("This is possible when the hand's turn comes."),
            {"surrender.when", "dealer.peek"}, By::Sheet);
        if (m.dealer.isOpen())
            return;
        switch (m.surrender.against) {
        case SurrenderAgainst::Any:
            say(tr("It is offered whatever card the dealer shows."), {"surrender.against"});
            break;
        case SurrenderAgainst::TwoToNine:
            say(tr("It is offered unless the dealer shows an ace or a card that counts 10."), {"surrender.against"});
            break;
        case SurrenderAgainst::TenAndAce:
            say(tr("It is offered only if the dealer shows an ace or a card that counts 10."), {"surrender.against"});
            break;
        }
        if (m.voidsSurrender()) {
            say(tr("If the dealer turns out to have a blackjack, the surrender is void, and all of the stake is lost."),
                {"surrender.void"});
            explains({Ground::SurrenderVoid});
        }
    }

    void charlie() {
        section(tr("Charlie"));
        if (m.charlie.number() == 0)
            return;
        say(tr("A hand that gets %n cards without going bust is a Charlie: it ends there and wins 1:1, doubled and "
               "split hands too.",
               "", m.charlie.number()),
            {"charlie.cards"});
        explains({Ground::Charlie});
        switch (m.charlie.wins) {
        case CharlieWins::AtOnce:
            say(tr("A Charlie wins whatever the dealer has, a blackjack too."), {"charlie.wins"});
            break;
        case CharlieWins::AtEnd:
            say(tr("A Charlie wins against every hand of the dealer except a blackjack."), {"charlie.wins"});
            break;
        case CharlieWins::Unless21:
            say(tr("A Charlie wins against every hand of the dealer except 21 and a blackjack. Against 21 its "
                   "total counts, as that of any other hand."),
                {"charlie.wins"});
            break;
        }
        if (m.dealer.winsOn21() && m.charlie.wins != CharlieWins::AtOnce)
            say(tr("A Charlie of 21 wins against these too."), {"charlie.wins", "dealer.ties"});
        if (m.dealer.push22 != Push22::None)
            say(tr("A Charlie is paid against the dealer's 22, too."), {"charlie.cards", "dealer.push22"});
    }

    void bonus() {
        section(tr("Bonuses for 21"));
        if (!m.bonus.any())
            return;
        const RuleSet::Bonus& pays = m.bonus;
        const auto ofCards = [&](int cards, base::Odds paid, const char* key) {
            if (paid.pays > paid.to)
                say(tr("A hand of 21 with %n cards or more pays %1.", "", cards).arg(odds(paid)), {key});
        };
        ofCards(5, pays.fiveCards, "bonus.fiveCards");
        ofCards(6, pays.sixCards, "bonus.sixCards");
        ofCards(7, pays.sevenCards, "bonus.sevenCards");
        const auto ofThree = [&](const QString& text, base::Odds paid, const char* key) {
            if (paid.pays > paid.to)
                say(text.arg(odds(paid)), {key});
        };
        ofThree(tr("6-7-8 pays %1."), pays.mixed678, "bonus.mixed678");
        ofThree(tr("6-7-8 of one suit pays %1."), pays.suited678, "bonus.suited678");
        ofThree(tr("6-7-8 of spades pays %1."), pays.spades678, "bonus.spades678");
        ofThree(tr("7-7-7 pays %1."), pays.mixed777, "bonus.mixed777");
        ofThree(tr("7-7-7 of one suit pays %1."), pays.suited777, "bonus.suited777");
        ofThree(tr("7-7-7 of spades pays %1."), pays.spades777, "bonus.spades777");
        say(m.dealer.winsOn21() ? tr("The best one counts. Split hands get these bonuses too, doubled hands don't.")
                                : tr("The best one counts. Such a hand wins against everything but a blackjack. Split "
                                     "hands get these bonuses too, doubled hands don't."));
        explains({Ground::Bonus});
    }

    void dealer() {
        section(tr("The dealer's hand"));
        const DealerRule& drawing = m.dealer.drawing;
        say((drawing.hitsItSoft() ? tr("The dealer draws to %1 and to a %2 with an ace that counts 11, and stands on "
                                       "every other hand of %2 or more.")
                                  : tr("The dealer draws to %1 and stands on every hand of %2 or more."))
                .arg(drawing.standsOn - 1)
                .arg(drawing.standsOn),
            {"dealer.standsOn", "dealer.hitsSoft17"});
        if (m.dealer.isOpen())
            say(tr("The dealer takes more cards only if some hand is still undecided."), {"dealer.open"});
        else if (m.dealer.hasHole())
            say(tr("The hole card is always turned over; more cards are drawn only if some hand is still undecided."));
        else
            say(tr("The second card is drawn only if it can still decide something, and more cards only if some hand "
                   "is still undecided."),
                {"dealer.secondCard"});
    }
};

} // namespace

void writePlay(const RuleSet& rules, std::vector<RuleSection>& sections) {
    PlayText(rules, sections).write();
}

} // namespace openshoe::formats
