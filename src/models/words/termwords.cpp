// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/termwords.h"

#include "models/words/gamewords.h"

#include <QCoreApplication>

#include <algorithm>

namespace openshoe::models {

using namespace engine;

namespace {

struct Meanings {
    Q_DECLARE_TR_FUNCTIONS(Meanings)
};

// The word in a sentence that states that rule.
Term termOfKey(const RuleSet& rules, const std::string& key) {
    const auto when = [&key](const char* name, bool holds, Term term) {
        return key == name && holds ? term : Term::None;
    };
    for (const Term term : {when("pack", rules.pack == Pack::Spanish, Term::SpanishDecks),
                            when("shuffle.when", rules.shuffle.when == ShuffleWhen::CutCard, Term::CutCard),
                            when("shuffle.burn", true, Term::Burn),
                            when("table.dealerFirstCard", true, Term::HoleCard),
                            when("dealer.hint", true, Term::HoleCard),
                            when("dealer.peek", true, peekTerm(rules)),
                            when("dealer.secondCard", !rules.dealer.dealsBoth(), peekTerm(rules)),
                            when("dealer.open", rules.dealer.isOpen(), Term::Open),
                            when("dealer.standsOn", true, dealerTerm(rules)),
                            when("dealer.hitsSoft17", true, dealerTerm(rules)),
                            when("dealer.blackjackTakes", !rules.dealer.peeks(), peekTerm(rules)),
                            when("dealer.ties", true, tiesTerm(rules)),
                            when("dealer.push22", rules.dealer.push22 != Push22::None, Term::Push22),
                            when("insurance.offered", rules.offersInsurance(), Term::Insurance),
                            when("evenMoney.on", rules.evenMoney.onAce || rules.evenMoney.onTen, Term::EvenMoney),
                            when("double.cards", rules.doubling.cards == DoubleCards::Any, Term::DoubleAnyCards),
                            when("double.free", rules.doubling.free != FreeDoubles::None, Term::FreePlays),
                            when("split.free", rules.split.free != FreeSplits::None, Term::FreePlays),
                            when("double.afterSplit", true, Term::DoubleAfterSplit),
                            when("surrender.when", rules.surrender.when != SurrenderWhen::None, surrenderTerm(rules)),
                            when("charlie.cards", rules.charlie.number() > 0, Term::Charlie),
                            key.starts_with("bonus.") && rules.bonus.any() ? Term::Bonus : Term::None,
                            when("sideBets", true, Term::SideBets)}) {
        if (term != Term::None)
            return term;
    }
    return Term::None;
}

} // namespace

QString explanation(Term term) {
    switch (term) {
    case Term::None: break;
    case Term::Blackjack:
        return Meanings::tr("An ace and a card that counts 10 as the first two cards: the best hand of all.");
    case Term::Decks: return Meanings::tr("Packs of 52 cards, shuffled together. Fewer are a little better for you.");
    case Term::SpanishDecks:
        return Meanings::tr("Packs of 48 cards, without the tens but with jacks, queens and kings. That is much worse "
                            "for you, which other rules make up for.");
    case Term::HitsSoft:
        return Meanings::tr("A soft total has an ace that counts 11. The dealer takes another card on this one, which "
                            "is a little worse for you.");
    case Term::StandsOn:
        return Meanings::tr("The dealer draws up to this total and then stands, even if an ace counts 11 in it.");
    case Term::Peek:
        return Meanings::tr("With an ace or a card that counts 10, the dealer looks for blackjack before you play. "
                            "Doubles and splits are safe from it.");
    case Term::NoPeek:
        return Meanings::tr("The dealer doesn't look for blackjack before you play. If there is one in the end, it "
                            "takes what you doubled and split as well.");
    case Term::NoPeekSpares:
        return Meanings::tr(
            "The dealer doesn't look for blackjack before you play. If there is one in the end, some or "
            "all of what you doubled and split comes back.");
    case Term::DealerWinsTies:
        return Meanings::tr("When you and the dealer have the same total, you lose. Only two blackjacks are no loss.");
    case Term::HoleCard: return Meanings::tr("The dealer's card that lies face down until everybody has played.");
    case Term::Push: return Meanings::tr("Nobody wins: the stake comes back.");
    case Term::Push22:
        return Meanings::tr("If the dealer ends with exactly 22, hands that would win get only their stake back. The "
                            "rules say which are paid anyway.");
    case Term::Bust: return Meanings::tr("More than 21: the hand loses at once, whatever the dealer gets.");
    case Term::Double:
        return Meanings::tr("Double the stake and take exactly one more card. Where only some totals may be doubled, "
                            "it is a little worse for you.");
    case Term::DoubleAfterSplit:
        return Meanings::tr(
            "Doubling a hand that came from a split. Where that isn't allowed, it is a little worse for you.");
    case Term::Split:
        return Meanings::tr("Splitting makes two hands of two cards of equal value, each with a stake of its own.");
    case Term::Insurance:
        return Meanings::tr("A bet of its own that the dealer has blackjack. Without one it is lost, whatever your "
                            "hand does.");
    case Term::EvenMoney:
        return Meanings::tr("You may take a win equal to your stake for your blackjack at once, whatever the dealer "
                            "has.");
    case Term::Surrender:
        return Meanings::tr("You may stop playing a hand after its first two cards, and get half the stake back.");
    case Term::SurrenderVoid:
        return Meanings::tr("You may stop playing a hand after its first two cards, and get half the stake back, "
                            "unless the dealer turns out to have a blackjack.");
    case Term::GiveUp:
        return Meanings::tr("You may stop playing a hand after its first two cards, and get half the stake back, "
                            "before it is known whether the dealer has blackjack.");
    case Term::Follow:
        return Meanings::tr("You bet on somebody else's hand. If they add to their stake, you may add to yours.");
    case Term::Hands: return Meanings::tr("You may play several hands in a round, each with a stake of its own.");
    case Term::SideBets:
        return Meanings::tr("Bets beside the hand, on certain cards. They pay more and return less in the long run; "
                            "nobody has to make them.");
    case Term::Return:
        return Meanings::tr("How much of your stakes comes back in the long run if you always play best. What is "
                            "missing to 100% is the house edge.");
    case Term::HouseEdge:
        return Meanings::tr("How much of your stakes the house keeps in the long run, even if you always play best.");
    case Term::CutCard:
        return Meanings::tr("A plastic card in the shoe. When it comes out, the cards are shuffled after this round.");
    case Term::Burn: return Meanings::tr("Cards that are put aside unplayed after a shuffle.");
    case Term::TwentyOneWinsTies:
        return Meanings::tr("When you and the dealer both have 21, you win, and your blackjack is paid against the "
                            "dealer's. Lower equal totals push.");
    case Term::TwentyOneWins:
        return Meanings::tr("Your 21 wins whatever the dealer has, even a blackjack. Lower equal totals push.");
    case Term::DoubleAnyCards:
        return Meanings::tr("Doubling a hand that has been hit, not only its first two cards. It is a little better "
                            "for you.");
    case Term::Open:
        return Meanings::tr("Both of the dealer's first cards lie face up before you play. If they are a blackjack, "
                            "the round is over.");
    case Term::Charlie:
        return Meanings::tr("A hand of so many cards that isn't bust ends there and wins, even with a lower total "
                            "than the dealer's. The rules say what it doesn't beat.");
    case Term::FreePlays:
        return Meanings::tr("The house puts a marker beside your stake, or on the new hand. You are paid for it if the "
                            "hand wins, and lose nothing with it if it doesn't.");
    case Term::Bonus:
        return Meanings::tr("Some hands of 21 pay more than other wins: by how many cards they have, or by which. "
                            "The rules say which they are.");
    }
    return {};
}

Term peekTerm(const RuleSet& rules) {
    return rules.dealer.isOpen()                         ? Term::Open
           : rules.dealer.peeks()                        ? Term::Peek
           : rules.dealer.taken() == BlackjackTakes::All ? Term::NoPeek
                                                         : Term::NoPeekSpares;
}

Term dealerTerm(const RuleSet& rules) {
    return rules.dealer.drawing.hitsItSoft() ? Term::HitsSoft : Term::StandsOn;
}

Term surrenderTerm(const RuleSet& rules) {
    return isGivenUp(rules) ? Term::GiveUp : rules.voidsSurrender() ? Term::SurrenderVoid : Term::Surrender;
}

Term tiesTerm(const RuleSet& rules) {
    return rules.dealer.ties == Ties::Push                ? Term::None
           : rules.dealer.winsOn21()                      ? Term::TwentyOneWins
           : signOfTie(rules.dealer.ties, 21) > 0         ? Term::TwentyOneWinsTies
           : rules.dealer.ties == Ties::PushNotBlackjacks ? Term::Blackjack
                                                          : Term::DealerWinsTies;
}

Term termOf(const RuleSet& rules, Ground ground) {
    switch (ground) {
    case Ground::Blackjack:
    case Ground::DealerBlackjack: return Term::Blackjack;
    case Ground::DealerBlackjackTakes: return Term::NoPeek;
    case Ground::DealerBlackjackLeaves: return Term::NoPeekSpares;
    case Ground::TieLost: return Term::DealerWinsTies;
    case Ground::TieWon: return tiesTerm(rules);
    case Ground::Charlie: return Term::Charlie;
    case Ground::Bonus: return Term::Bonus;
    case Ground::BothBlackjack:
    case Ground::Equal: return Term::Push;
    case Ground::Push22: return Term::Push22;
    case Ground::Bust: return Term::Bust;
    case Ground::Surrendered:
    case Ground::SurrenderVoid: return surrenderTerm(rules);
    case Ground::EvenMoney: return Term::EvenMoney;
    case Ground::InsuranceWon:
    case Ground::InsuranceLost: return Term::Insurance;
    default: return Term::None;
    }
}

Term termOf(const RuleSet& rules, QuestionKind question) {
    switch (question) {
    case QuestionKind::Insurance: return Term::Insurance;
    case QuestionKind::EvenMoney: return Term::EvenMoney;
    case QuestionKind::Surrender: return surrenderTerm(rules);
    case QuestionKind::FollowDouble:
    case QuestionKind::FollowSplit: return Term::Follow;
    case QuestionKind::Turn: break;
    }
    return Term::None;
}

std::vector<Term> termsOf(const RuleSet& rules, const std::vector<std::string>& keys,
                          const std::vector<Ground>& grounds) {
    std::vector<Term> terms;
    const auto add = [&terms](Term term) {
        if (term != Term::None && std::ranges::find(terms, term) == terms.end())
            terms.push_back(term);
    };
    for (const std::string& key : keys)
        add(termOfKey(rules, key));
    for (const Ground ground : grounds)
        add(ground == Ground::Equal ? Term::Push : Term::None);
    return terms;
}

QString explained(const std::vector<Term>& terms) {
    QStringList lines;
    for (const Term term : terms)
        lines << explanation(term);
    return lines.join(u'\n');
}

QString explained(const std::vector<Phrase>& phrases) {
    QStringList lines;
    for (const Phrase& phrase : phrases) {
        if (phrase.term != Term::None)
            lines << Meanings::tr("%1: %2", "words, and what they mean").arg(phrase.words, explanation(phrase.term));
    }
    return lines.join(u'\n');
}

} // namespace openshoe::models
