// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/termwords.h"

#include "models/words/gamewords.h"

#include <QCoreApplication>

namespace openshoe::models {

using namespace engine;

namespace {

struct Meanings {
    Q_DECLARE_TR_FUNCTIONS(Meanings)
};

} // namespace

QString explanation(Term term) {
    switch (term) {
    case Term::None: break;
    case Term::Blackjack:
        return Meanings::tr("An ace and a card that counts 10 as the first two cards. It beats every other hand.");
    case Term::Decks:
        return Meanings::tr("How many packs of 52 cards are shuffled together. Fewer are a little better for you.");
    case Term::HitsSoft:
        return Meanings::tr("A soft total has an ace that counts 11. The dealer takes another card on this one, which "
                            "is a little worse for you.");
    case Term::StandsOn:
        return Meanings::tr("The dealer draws below this total and stops from it on, with an ace that counts 11 too.");
    case Term::Peek:
        return Meanings::tr("With an ace or a card that counts 10, the dealer looks for blackjack before you play. "
                            "Doubles and splits are safe from it.");
    case Term::NoPeek:
        return Meanings::tr("The dealer doesn't look for blackjack before you play. If there is one in the end, it "
                            "takes what you doubled and split as well.");
    case Term::HoleCard: return Meanings::tr("The dealer's card that lies face down until everybody has played.");
    case Term::Push: return Meanings::tr("Nobody wins: the stake comes back.");
    case Term::Push22:
        return Meanings::tr("If the dealer ends with exactly 22, hands that would win get only their stake back. The "
                            "rules say which are paid anyway.");
    case Term::Bust: return Meanings::tr("More than 21: the hand loses at once, whatever the dealer gets.");
    case Term::Double:
        return Meanings::tr("Double the stake and take exactly one more card. On these totals only, which is a little "
                            "worse for you.");
    case Term::DoubleAfterSplit:
        return Meanings::tr("Whether a hand that came from a split may be doubled as well. Not to be allowed it is a "
                            "little worse for you.");
    case Term::Split: return Meanings::tr("Two cards of equal value become two hands, each with a stake of its own.");
    case Term::Insurance:
        return Meanings::tr("A bet of its own that the dealer has blackjack. Without one it is lost, whatever your "
                            "hand does.");
    case Term::EvenMoney:
        return Meanings::tr("You may take a win equal to your stake for your blackjack at once, whatever the dealer "
                            "has.");
    case Term::Surrender:
        return Meanings::tr("You may stop playing a hand after its first two cards, and get half the stake back.");
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
                            "missing to 100 % is the house edge.");
    case Term::HouseEdge:
        return Meanings::tr("How much of your stakes the house keeps in the long run, even if you always play best.");
    case Term::CutCard:
        return Meanings::tr("A coloured card in the shoe. When it comes out, the shoe is shuffled after this round.");
    case Term::Burn: return Meanings::tr("Cards are put aside unseen after a shuffle.");
    case Term::Behind: return Meanings::tr("A bet on somebody else's hand: it ends as that hand does.");
    }
    return {};
}

Term termOf(const RuleSet& rules, QuestionKind question) {
    switch (question) {
    case QuestionKind::Insurance: return Term::Insurance;
    case QuestionKind::EvenMoney: return Term::EvenMoney;
    case QuestionKind::Surrender: return isGivenUp(rules) ? Term::GiveUp : Term::Surrender;
    case QuestionKind::FollowDouble:
    case QuestionKind::FollowSplit: return Term::Follow;
    case QuestionKind::Turn: break;
    }
    return Term::None;
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
