// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/rulestext.h"

#include "formats/amounts.h"
#include "formats/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace openshoe::formats {

using namespace engine;

namespace {

QString odds(base::Odds value) { return QString::fromStdString(value.text()); }

/// Writes the sections one after the other. A sentence is marked as the house's choice if one of its keys is, or
/// By::House.
class TextWriter {
    Q_DECLARE_TR_FUNCTIONS(RulesText)

public:
    explicit TextWriter(const RuleSet& rules) : m(rules) {}

    std::vector<RuleSection> write(const std::optional<ComputedReturn>& computed) {
        shoe();
        m.table.behind ? sharedTable() : ownHands();
        deal();
        blackjack();
        insurance();
        decisions();
        splitting();
        surrender();
        dealer();
        settlement();
        sideBets();
        silence();
        stakes();
        returns(computed);
        std::erase_if(m_sections, [](const RuleSection& section) { return section.sentences.empty(); });
        return std::move(m_sections);
    }

private:
    using Keys = std::vector<std::string>;
    /// Whose decision a sentence is: as the rule set marks its keys, always the house's, or always the sheet's.
    enum class By { Keys, House, Sheet };

    void section(const QString& title) { m_sections.push_back({title, {}}); }
    void say(const QString& text, Keys keys = {}, By by = By::Keys) {
        const auto chosen = [this](const std::string& key) {
            return std::ranges::find(m.houseChoices, key) != m.houseChoices.end();
        };
        const bool house = by == By::House || (by == By::Keys && std::ranges::any_of(keys, chosen));
        m_sections.back().sentences.push_back({text, std::move(keys), {}, house});
    }
    /// What was said last explains these.
    void explains(std::vector<Ground> grounds) { m_sections.back().sentences.back().grounds = std::move(grounds); }

    void shoe() {
        section(tr("Cards"));
        say(tr("%n decks of 52 cards are in use.", "", m.decks), {"decks"});
        if (m.shuffle.when == ShuffleWhen::EveryRound) {
            say(tr("All cards are shuffled before every round."), {"shuffle.when"});
        } else {
            say(tr("Rounds are dealt from one shoe until a cut card comes out; that round is the shoe's last, and then "
                   "all cards "
                   "are shuffled."),
                {"shuffle.when"});
            say(tr("The cut card lies behind %1 of the shoe, %2 of %3 cards.")
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

    // A table that can be shared. The person has it alone, so nothing is said of others there and of stakes behind
    // them.
    void sharedTable() {
        section(tr("Seats"));
        say(tr("The table has %1 seats.").arg(m.table.seats), {"table.seats"});
        say(m.table.seatsPerPlayer == 1
                ? tr("You hold one seat at most.")
                : tr("You hold up to %1 seats, with the same stake on each.").arg(m.table.seatsPerPlayer),
            {"table.seatsPerPlayer"});
        if (m.table.seatsPerPlayer > 1) {
            say(tr("What you add to one of your seats is added to each; where the wallet can't cover that, the "
                   "addition is shared out "
                   "evenly."),
                {"table.behind", "table.seatsPerPlayer"});
        }
        say(tr("If you have just sat down and have no stake when betting ends, you leave the seat."), {"table.behind"});
        say(tr("If you played the round before, you may sit one round out; you lose the seat if nothing is staked in "
               "the next either."),
            {"table.behind"});
        say(tr("If you can't cover the minimum on all your seats when a round begins, you lose them."),
            {"table.behind"});
        say(tr("A trial account may not sit."), {"table.behind"});
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
                    ? tr("Hands are dealt and played from the lowest number to the highest, the dealer comes last.")
                    : tr("Hands are dealt and played from the highest number to the lowest, the dealer comes last."),
                {"table.order"});
        }
        if (m.dealer.hint == DealerHint::Class)
            say(tr("Then the dealer looks at the hidden card and tells whether it is small (2 to 5), medium (6 to 9) "
                   "or large (10 to ace)."),
                {"dealer.hint"});
        if (m.dealer.exposeTwoGold)
            say(tr("If both of the dealer's cards are gold cards (10, jack, queen, king, ace), both are shown before "
                   "you decide."),
                {"dealer.exposeTwoGold"});
    }

    void blackjack() {
        section(tr("Blackjack"));
        say(tr("An ace and a card that counts 10, as the first two cards, are a blackjack. It beats every other hand, "
               "also one of 21; "
               "against the dealer's blackjack it is a push."));
        explains({Ground::BothBlackjack, Ground::DealerBlackjack});
        say(tr("It pays %1.").arg(odds(m.blackjackPays)), {"blackjackPays"});
        explains({Ground::Blackjack});
        if (m.dealer.peek) {
            say(tr("When the dealer shows an ace or a card that counts 10, the hidden card is looked at before anyone "
                   "plays; a blackjack "
                   "of the dealer's ends the round."),
                {"dealer.peek"});
        } else {
            say(tr("The dealer's hidden card is looked at only when all hands have been played; a blackjack of the "
                   "dealer's then takes "
                   "all that was staked, doubles and splits included."),
                {"dealer.peek"});
            explains({Ground::DealerBlackjackTakes});
            if (m.surrender.when != SurrenderWhen::None)
                say(tr("A surrendered hand has lost its half and no more, whatever the hidden card is."),
                    {"dealer.peek", "surrender.when"});
        }
    }

    void insurance() {
        section(tr("Insurance and even money"));
        if (!m.insurance.offered) {
            say(tr("There is no insurance."), {"insurance.offered"});
        } else {
            say(tr("When the dealer shows an ace, a hand may be insured for half of its stake; insurance wins if the "
                   "dealer has a "
                   "blackjack, and is lost otherwise. It is decided before the hidden card is looked at."),
                {"insurance.offered"});
            explains({Ground::InsuranceLost});
            say(m.insurance.withBlackjack ? tr("A blackjack may be insured too.") : tr("A blackjack can't be insured."),
                {"insurance.withBlackjack"});
            say(tr("Insurance pays %1.").arg(odds(m.insurance.pays)), {"insurance.pays"});
            explains({Ground::InsuranceWon});
            // Of the cards that are left about 4 in 13 count 10: 9:4 would be even.
            if (m.insurance.pays.ratio() > 2.25)
                say(tr("At this price insurance favors the player."), {"insurance.pays"});
        }
        const bool ace = m.evenMoney.onAce;
        const bool ten = m.evenMoney.onTen;
        if (!ace && !ten)
            say(tr("Even money is not offered."), {"evenMoney.on"});
        else
            say((ace && ten ? tr("When the dealer shows an ace or a card that counts 10, a blackjack may take even "
                                 "money: 1:1 at once, "
                                 "and the hand is over.")
                 : ace ? tr("When the dealer shows an ace, a blackjack may take even money: 1:1 at once, and the hand "
                            "is over.")
                       : tr("When the dealer shows a card that counts 10, a blackjack may take even money: 1:1 at "
                            "once, and the "
                            "hand is over.")),
                {"evenMoney.on"});
        if (ace || ten)
            explains({Ground::EvenMoney});
    }

    void decisions() {
        section(tr("Playing a hand"));
        say(tr("Hit for another card as often as you like, or stand. More than 21 is bust and loses at once, whatever "
               "the dealer gets."));
        explains({Ground::Bust});
        say(tr("A hand of 21 stands by itself."), {"standOn21"});
        switch (m.doubling.on) {
        case DoubleOn::AnyTwo: say(tr("You may double on any first two cards."), {"double.on"}); break;
        case DoubleOn::NineToEleven:
            say(tr("You may double on first two cards that count 9, 10 or 11."), {"double.on"});
            break;
        case DoubleOn::TenToEleven:
            say(tr("You may double on first two cards that count 10 or 11."), {"double.on"});
            break;
        }
        say(tr("Then the stake is doubled, and exactly one card follows."));
        say(tr("Double, split and insurance need a wallet that covers them."));
        if (m.table.behind) {
            say(tr("You may decide before your turn comes. If the money is gone by then, a double becomes a hit; a "
                   "split becomes a "
                   "hit at 11 or less, and a stand above."),
                {"table.behind"});
        }
    }

    void splitting() {
        section(tr("Splitting"));
        if (m.split.hands == 1) {
            say(tr("Pairs can't be split."), {"split.hands"});
            return;
        }
        say(tr("Two cards of one value (a king and a 10, too) may be split into two hands, with the same stake again "
               "on the second. "
               "Both get their second card at once."),
            {"split.hands"}, By::Sheet);
        say(m.split.hands == 2 ? tr("A hand that came from a split is not split again.")
                               : tr("Splitting again is possible up to %1 hands.").arg(m.split.hands), {"split.hands"});
        say(m.split.aces == SplitAces::OneCard ? tr("Split aces get one card each, and are done.")
                                               : tr("Split aces are played like any other hands."), {"split.aces"});
        if (m.split.hands > 2) {
            say(m.split.resplitAces ? tr("Aces may be split again.") : tr("Aces are split only once."),
                {"split.resplitAces"});
        }
        say(m.doubling.afterSplit ? tr("A hand that came from a split may be doubled.")
                                  : tr("A hand that came from a split can't be doubled."), {"double.afterSplit"});
        say(tr("An ace with a card that counts 10 is 21 after a split, not a blackjack."));
    }

    void surrender() {
        section(tr("Surrender"));
        if (m.surrender.when == SurrenderWhen::None) {
            say(tr("A hand can't be surrendered."), {"surrender.when"});
            return;
        }
        say(tr("Instead of playing its first two cards a hand may be surrendered: half of the stake comes back. After "
               "a split it can't be."),
            {"surrender.when"});
        explains({Ground::Surrendered});
        say(m.surrender.when == SurrenderWhen::Early
                ? tr("That can be done before the dealer's hidden card is looked at.")
            : m.dealer.peek ? tr("That can be done once the dealer has looked for a blackjack.")
                            : tr("That can be done when the hand's turn comes."),
            {"surrender.when", "dealer.peek"}, By::Sheet);
        say(m.surrender.against == SurrenderAgainst::Any
                ? tr("It is offered against every card of the dealer's.")
                : tr("It is offered unless the dealer shows an ace or a card that counts 10."),
            {"surrender.against"});
    }

    void dealer() {
        section(tr("The dealer's hand"));
        say(m.dealer.hitsSoft17 ? tr("The dealer draws to 16 and to a 17 with an ace that counts 11, and stands on "
                                     "every other hand of 17 or more.")
                                : tr("The dealer draws to 16 and stands on every 17 or more."),
            {"dealer.hitsSoft17"});
        say(tr("The hidden card is turned in any case; more are drawn only while some hand is still undecided."));
    }

    void settlement() {
        section(tr("Who wins"));
        say(tr("The higher hand that is not bust wins, and any such hand wins when the dealer is bust. Equal hands "
               "push: the stake comes back."));
        explains({Ground::Higher, Ground::Equal, Ground::Lower, Ground::DealerBust});
        say(tr("A win pays 1:1."));
        if (m.dealer.push22 == Push22::GoldInitial) {
            say(tr("When the dealer is bust with exactly 22, only a hand of exactly two gold cards that was not split, "
                   "and a hand of 21, are paid; "
                   "every other hand that is not bust pushes."),
                {"dealer.push22"});
            explains({Ground::Push22, Ground::Paid22});
        } else if (m.dealer.push22 == Push22::GoldAny) {
            say(tr("When the dealer is bust with exactly 22, only a hand that holds two gold cards, among others or "
                   "not, and a hand of 21, are paid; "
                   "every other hand that is not bust pushes."),
                {"dealer.push22"});
            explains({Ground::Push22, Ground::Paid22});
        }
        say(tr("A payout of a:b is what is won: a for every b staked. The stake comes back with it."), {"netOdds"});
    }

    void sideBets() {
        section(tr("Side bets"));
        if (m.sideBets.empty())
            return;
        const bool someWait =
            std::ranges::any_of(m.sideBets, [](const SideBet& bet) { return waitsForDealer(bet.kind); });
        say(m.table.behind
                ? someWait ? tr("Side bets may be laid on any seat that plays. Whether the hand wins does not matter.")
                           : tr("Side bets may be laid on any seat that plays. They are settled right after the deal, "
                                "and whether the hand "
                                "wins does not matter.")
            : someWait ? tr("Side bets go with the main stake of a hand. Whether the hand wins does not matter.")
                       : tr("Side bets go with the main stake of a hand. They are settled right after the deal, and "
                            "whether the hand wins "
                            "does not matter."),
            {"sideBets"});
        for (const SideBet& bet : m.sideBets) {
            QStringList pays;
            for (const SideBet::Pay& pay : bet.pays)
                pays << tr("%1 %2", "an outcome and what it pays").arg(outcomeWords(pay.outcome).name, odds(pay.odds));
            QString text =
                tr("%1: %2", "a side bet's name and what it is").arg(sideBetName(bet), sideBetExplained(bet));
            text += ' ' + tr("Pays: %1.").arg(pays.join(", "));
            if (bet.kind != SideBetKind::DealerMatch && bet.pays.size() > 1)
                text += ' ' + tr("The best one counts.");
            if (waitsForDealer(bet.kind))
                text += ' ' + tr("It is settled when the round ends; the dealer's hand is then drawn even where every "
                                 "other hand is decided.");
            else if (someWait)
                text += ' ' + tr("It is settled right after the deal.");
            say(text, {"sideBets." + bet.id + ".pays"});
        }
    }

    void silence() {
        section(tr("Time and interruptions"));
        const Keys clock{"clock.bet", "clock.decision"};
        if (m.clock.bet > 0)
            say(tr("Betting is open for %1 seconds.").arg(m.clock.bet), {"clock.bet"});
        if (m.clock.decision > 0)
            say(tr("A decision has %1 seconds.").arg(m.clock.decision), {"clock.decision"});
        if (m.clock.bet == 0 && m.clock.decision == 0)
            say(tr("There is no clock."), clock);
        say(m.onSilence == OnSilence::Auto
                ? tr("Where no answer comes, or you are gone, the round is finished without you: a hand of 11 or less "
                     "hits until it is "
                     "above 11, a hand above 11 stands, and insurance is declined. Every confirmed stake is settled.")
                : tr("A round that was left goes on later at the decision where it was."),
            {"onSilence"});
        say(tr("A round that can't be brought to its end is cancelled, and every stake of it goes back."));
        explains({Ground::Cancelled});
    }

    void stakes() {
        section(tr("Stakes"));
        for (const Limit& limit : m.limits)
            say(tr("A hand: %1.", "its limits").arg(limitText(limit)), {"limits"});
        for (const SideBet& bet : m.sideBets) {
            for (const Limit& limit : bet.limits) {
                say(tr("%1: %2.", "a side bet's limits").arg(sideBetName(bet), limitText(limit)),
                    {"sideBets." + bet.id + ".limits"});
            }
        }
        say(tr("Every stake is a multiple of %1, so that a half and every payout come out even.")
                .arg(amountText(base::stakeStep)),
            {}, By::House);
    }

    void returns(const std::optional<ComputedReturn>& computed) {
        section(tr("Return to the player"));
        if (m.publishedRtp)
            say(tr("Published: %1.").arg(percentText(*m.publishedRtp, 2)), {"published.rtp"});
        if (!computed)
            return;
        say(tr("Computed from these rules, best play: %1 of the first stake.")
                .arg(percentText(computed->perFirstStake, 3)));
        if (computed->perUnitStaked)
            say(tr("Per unit of all that is staked, doubles and splits included: %1.")
                    .arg(percentText(*computed->perUnitStaked, 3)));
        if (computed->withSplitHands) {
            say(tr("With up to %1 split hands it would be %2 of the first stake.")
                    .arg(computed->withSplitHands->first).arg(percentText(computed->withSplitHands->second, 3)));
        }
    }

    const RuleSet& m;
    std::vector<RuleSection> m_sections;
};

} // namespace

std::vector<RuleSection> rulesText(const RuleSet& rules, const std::optional<ComputedReturn>& computed) {
    return TextWriter(rules).write(computed);
}

} // namespace openshoe::formats
