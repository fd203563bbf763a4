// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/gamewords.h"

#include "analysis/rule_costs.h"
#include "formats/names.h"
#include "languages/translated.h"
#include "models/words/amounts.h"
#include "models/words/terms.h"

#include <algorithm>
#include <functional>

namespace openshoe::models {

using namespace engine;

namespace {

QStringList wordsOf(const std::vector<Phrase>& phrases) {
    QStringList words;
    for (const Phrase& phrase : phrases)
        words << phrase.words;
    return words;
}

} // namespace

QString oddsText(base::Odds odds) {
    return Words::tr("%1 to %2").arg(odds.pays).arg(odds.to);
}

bool isGivenUp(const RuleSet& rules) {
    return rules.givesUpEarly();
}

QString actionCaption(const RuleSet& rules, Action action) {
    switch (action) {
    case Action::Hit: return Terms::tr("Hit");
    case Action::Stand: return Terms::tr("Stand");
    case Action::Double: return Terms::tr("Double");
    case Action::Split: return Terms::tr("Split");
    case Action::Surrender: return isGivenUp(rules) ? Terms::tr("Give up") : Terms::tr("Surrender");
    case Action::Insurance: return Terms::tr("Insurance");
    case Action::EvenMoney: return Terms::tr("Even money");
    case Action::Decline: return Words::tr("No");
    case Action::FollowDouble: return Terms::tr("Follow double");
    case Action::FollowSplit: return Terms::tr("Follow split");
    }
    return {};
}

QString outcomeText(SideOutcome outcome, SideOutcome second) {
    const QString one = languages::translated(infoOf(outcome).caption);
    return second == SideOutcome::None ? one : one + QStringLiteral(" + ") + outcomeText(second, SideOutcome::None);
}

QString outcomeName(SideOutcome outcome, SideOutcome second) {
    const QString one = formats::sideOutcomeName(outcome);
    return second == SideOutcome::None ? one : one + QStringLiteral(" + ") + formats::sideOutcomeName(second);
}

QString feltName(const RuleSet& rules) {
    return rules.look.felt ? QString::fromLatin1(name(*rules.look.felt)) : QString();
}

QString dealerLine(const RuleSet& rules) {
    const DealerRule& drawing = rules.dealer.drawing;
    return (drawing.hitsItSoft() ? Words::tr("Dealer must draw to %1 and hit soft %2")
                             : Words::tr("Dealer must draw to %1 and stand on all %2s"))
        .arg(drawing.standsOn - 1)
        .arg(drawing.standsOn);
}

namespace {

// As the rule is called everywhere: by how many cards it takes.
QString charlieText(const RuleSet& rules) {
    return Words::tr("%n-card Charlie", "a hand of so many cards that isn't bust wins", rules.charlie.number());
}

// "Blackjack of diamonds pays 2 to 1".
QString suitedText(const RuleSet& rules) {
    const QString paid = oddsText(rules.suitedBlackjack.pays);
    switch (rules.suitedBlackjack.suit) {
    case BlackjackSuit::Spades: return Words::tr("Blackjack of spades pays %1").arg(paid);
    case BlackjackSuit::Hearts: return Words::tr("Blackjack of hearts pays %1").arg(paid);
    case BlackjackSuit::Diamonds: return Words::tr("Blackjack of diamonds pays %1").arg(paid);
    case BlackjackSuit::Clubs: return Words::tr("Blackjack of clubs pays %1").arg(paid);
    case BlackjackSuit::Any: break;
    }
    return Words::tr("Blackjack of one suit pays %1").arg(paid);
}

// The words for what of it is free.
const QString& freePlays(const RuleSet& rules, const QString& both, const QString& doubles, const QString& splits) {
    return rules.doubling.free == FreeDoubles::None ? splits : rules.split.hasFree() ? both : doubles;
}

} // namespace

std::vector<Phrase> feltPhrases(const RuleSet& rules) {
    std::vector<Phrase> lines;
    lines.push_back({Words::tr("Blackjack pays %1").arg(oddsText(rules.blackjackPays)), Term::Blackjack});
    // Second, where no hand of many cards reaches (`TableGeometry.handCeiling`).
    if (rules.offersInsurance())
        lines.push_back({Words::tr("Insurance pays %1").arg(oddsText(rules.insurance.pays)), Term::Insurance});
    lines.push_back({dealerLine(rules), dealerTerm(rules)});
    if (rules.paysSuitedBlackjack())
        lines.push_back({suitedText(rules), Term::Blackjack});
    if (rules.dealer.isOpen())
        lines.push_back({Words::tr("Both dealer cards are open"), Term::Open});
    if (rules.dealer.push22 != Push22::None)
        lines.push_back({Words::tr("Dealer's 22 pushes"), Term::Push22});
    if (rules.dealer.ties != Ties::Push)
        lines.push_back({rules.dealer.winsOn21()                        ? Words::tr("Player's 21 always wins")
                         : signOfTie(rules.dealer.ties, 21) > 0         ? Words::tr("Player's 21 wins ties")
                         : rules.dealer.ties == Ties::PushNotBlackjacks ? Words::tr("Player's blackjack always wins")
                                                                        : Words::tr("Dealer wins ties"),
                         tiesTerm(rules)});
    if (rules.charlie.number() > 0)
        lines.push_back({charlieText(rules), Term::Charlie});
    if (rules.bonus.any())
        lines.push_back({Words::tr("Bonuses for 21"), Term::Bonus});
    if (rules.hasFreePlays())
        lines.push_back({freePlays(rules, Words::tr("Free doubles and splits"), Words::tr("Free doubles"),
                                   Words::tr("Free splits")),
                         Term::FreePlays});
    return lines;
}

QStringList feltLines(const RuleSet& rules) {
    return wordsOf(feltPhrases(rules));
}

QStringList currenciesOf(const RuleSet& rules) {
    QStringList all;
    for (const Limit& limit : rules.limits)
        all << text(limit.currency);
    return all;
}

namespace {

// "One, two and three".
QString listed(const QStringList& parts) {
    QString list = parts.value(0);
    for (qsizetype i = 1; i < parts.size(); ++i)
        list = (i + 1 < parts.size() ? Words::tr("%1, %2", "parts of a list")
                                     : Words::tr("%1 and %2", "the last two parts of a list"))
                   .arg(list, parts[i]);
    return list;
}

QStringList namesOf(const std::vector<SideBet>& bets) {
    QStringList names;
    for (const SideBet& bet : bets)
        names << sideBetName(bet);
    return names;
}

// The rules other tables don't have, the rarest first, as parts of a list.
QStringList rarities(const RuleSet& rules) {
    QStringList rare;
    const int most = std::min(rules.table.seats, rules.table.seatsPerPlayer);
    if (rules.table.behind && rules.table.company) {
        rare << Words::tr("a table of %n seats shared with other people", "", rules.table.seats)
             << Words::tr("bets behind their hands");
    } else if (most > 1) {
        rare << Words::tr("one to %n hands a round", "", most);
    }
    if (rules.dealer.isOpen())
        rare << Words::tr("a dealer who hides no card");
    if (rules.dealer.hints())
        rare << Words::tr("a hint about the hole card");
    if (rules.dealer.push22 != Push22::None)
        rare << Words::tr("a push on the dealer's 22");
    if (rules.hasFreePlays())
        rare << freePlays(rules, Words::tr("doubles and splits that the house stakes for you"),
                          Words::tr("doubles that the house stakes for you"),
                          Words::tr("splits that the house stakes for you"));
    if (rules.dealer.ties != Ties::Push)
        rare << (rules.dealer.winsOn21()                        ? Words::tr("a 21 of yours that always wins")
                 : signOfTie(rules.dealer.ties, 21) > 0         ? Words::tr("a 21 of yours that wins ties")
                 : rules.dealer.ties == Ties::PushNotBlackjacks ? Words::tr("a blackjack of yours that always wins")
                                                                : Words::tr("a dealer who wins ties"));
    if (rules.charlie.number() > 0)
        rare << Words::tr("%n cards that win unless they bust", "", rules.charlie.number());
    if (rules.bonus.any())
        rare << Words::tr("bonuses for some hands of 21");
    if (rules.dealer.exposes())
        rare << Words::tr("two gold cards of the dealer shown at once");
    if (isGivenUp(rules))
        rare << Words::tr("hands that can be given up");
    if (rules.blackjackPays != base::Odds{3, 2})
        rare << Words::tr("a blackjack that pays %1").arg(oddsText(rules.blackjackPays));
    if (rules.paysSuitedBlackjack())
        rare << Words::tr("more for a blackjack of one suit");
    if (rules.offersInsurance() && rules.insurance.pays != base::Odds{2, 1})
        rare << Words::tr("insurance that pays %1").arg(oddsText(rules.insurance.pays));
    if (rules.pack == Pack::Spanish)
        rare << Words::tr("%n Spanish decks", "", rules.decks);
    else if (rules.decks <= 2)
        rare << Words::tr("%n decks", "", rules.decks);
    if (!rules.dealer.dealsBoth())
        rare << Words::tr("no hole card");
    else if (rules.dealer.hasHole() && !rules.dealer.peek)
        rare << Words::tr("no peek at the hole card");
    const DealerRule& drawing = rules.dealer.drawing;
    if (drawing.hitsItSoft())
        rare << Words::tr("a dealer who hits soft %1").arg(drawing.standsOn);
    else if (drawing.standsOn > DealerRule::lowestStand)
        rare << Words::tr("a dealer who stands on %1").arg(drawing.standsOn);
    if (rules.split.hands > 2)
        rare << Words::tr("pairs split into as many as %n hands", "", rules.split.hands);
    if (rules.split.hands == 1)
        rare << Words::tr("no splits");
    if (rules.doubling.on != DoubleOn::AnyTwo)
        rare << (rules.doubling.on == DoubleOn::NineToEleven ? Words::tr("doubles on 9 to 11 only")
                                                             : Words::tr("doubles on 10 and 11 only"));
    if (rules.doubling.cards == DoubleCards::Any)
        rare << Words::tr("doubles after hits too");
    if (rules.rescues())
        rare << Words::tr("surrender after a double");
    if (rules.mostDoubles() > 1)
        rare << Words::tr("redoubling");
    if (rules.surrender.when != SurrenderWhen::None && !isGivenUp(rules))
        rare << (rules.surrendersLater() ? Words::tr("surrender at any time") : Words::tr("surrender"));
    return rare;
}

} // namespace

QString characterText(const RuleSet& rules) {
    constexpr qsizetype most = 3; // what a person takes in at a glance, besides the side bets
    QStringList parts = rarities(rules).mid(0, most);
    if (parts.size() < most && std::min(rules.table.seats, rules.table.seatsPerPlayer) == 1)
        parts.prepend(Words::tr("one hand a round"));
    if (const QStringList names = namesOf(rules.sideBets); names.size() > 4)
        parts << Words::tr("%n side bets", "", static_cast<int>(names.size()));
    else if (!names.isEmpty())
        parts << (names.size() == 1 ? Words::tr("the side bet %1") : Words::tr("the side bets %1")).arg(listed(names));
    else if (parts.size() == 1)
        parts << Words::tr("the usual rules");
    QString sentence = Words::tr("%1.", "a sentence").arg(listed(parts));
    sentence.front() = sentence.front().toUpper();
    return sentence;
}

namespace {

// What decides what the game costs: what costs most first.
std::vector<Phrase> rulePhrases(const RuleSet& rules) {
    using analysis::Trait;
    std::vector<std::pair<double, Phrase>> parts;
    const auto say = [&](Trait trait, const QString& words, Term term) {
        parts.emplace_back(analysis::roughCost(trait, rules), Phrase{words, term});
    };
    say(Trait::BlackjackPays, Words::tr("Blackjack pays %1").arg(oddsText(rules.blackjackPays)), Term::Blackjack);
    if (rules.paysSuitedBlackjack())
        say(Trait::SuitedBlackjack, Words::tr("more for a blackjack of one suit"), Term::Blackjack);
    say(Trait::Decks,
        rules.pack == Pack::Spanish ? Words::tr("%n Spanish decks", "", rules.decks)
                                    : Words::tr("%n decks", "", rules.decks),
        rules.pack == Pack::Spanish ? Term::SpanishDecks : Term::Decks);
    const DealerRule& drawing = rules.dealer.drawing;
    say(Trait::DealerDraws,
        (drawing.hitsItSoft() ? Words::tr("dealer hits soft %1") : Words::tr("dealer stands on %1"))
            .arg(drawing.standsOn),
        dealerTerm(rules));
    if (rules.dealer.isOpen())
        say(Trait::Open, Words::tr("both dealer cards open"), Term::Open);
    else
        say(Trait::Peek,
            rules.dealer.peeks()     ? Words::tr("dealer peeks")
            : rules.dealer.hasHole() ? Words::tr("no peek")
                                     : Words::tr("no hole card"),
            peekTerm(rules));
    if (rules.doubling.on != DoubleOn::AnyTwo)
        say(Trait::DoubleOn,
            rules.doubling.on == DoubleOn::NineToEleven ? Words::tr("doubles on 9 to 11 only")
                                                        : Words::tr("doubles on 10 and 11 only"),
            Term::Double);
    if (rules.doubling.cards == DoubleCards::Any)
        say(Trait::DoubleCards, Words::tr("doubles after hits too"), Term::DoubleAnyCards);
    if (rules.rescues())
        say(Trait::DoubleRescue, Words::tr("surrender after a double"), Term::Double);
    if (rules.mostDoubles() > 1)
        say(Trait::DoubleTimes, Words::tr("redoubling"), Term::Double);
    if (rules.doubling.free != FreeDoubles::None)
        say(Trait::DoubleFree, Words::tr("free doubles"), Term::FreePlays);
    if (rules.split.hasFree())
        say(Trait::SplitFree, Words::tr("free splits"), Term::FreePlays);
    if (rules.split.hands == 1)
        say(Trait::Splitting, Words::tr("no splits"), Term::Split);
    else if (!rules.doubling.afterSplit)
        say(Trait::DoubleAfterSplit, Words::tr("no doubles after a split"), Term::DoubleAfterSplit);
    if (rules.dealer.push22 != Push22::None)
        say(Trait::Push22, Words::tr("22 pushes"), Term::Push22);
    if (rules.dealer.ties != Ties::Push)
        say(Trait::Ties,
            rules.dealer.winsOn21()                        ? Words::tr("21 always wins")
            : signOfTie(rules.dealer.ties, 21) > 0         ? Words::tr("21 wins ties")
            : rules.dealer.ties == Ties::PushNotBlackjacks ? Words::tr("your blackjack always wins")
                                                           : Words::tr("dealer wins ties"),
            tiesTerm(rules));
    if (rules.charlie.number() > 0)
        say(Trait::Charlie, charlieText(rules), Term::Charlie);
    if (rules.bonus.any())
        say(Trait::Bonus, Words::tr("bonuses for 21"), Term::Bonus);
    if (rules.table.seatsPerPlayer > 1) // neither costs nor gains
        parts.emplace_back(0, Phrase{Words::tr("up to %n hands", "", rules.table.seatsPerPlayer), Term::Hands});
    if (rules.surrender.when != SurrenderWhen::None)
        say(Trait::Surrender,
            isGivenUp(rules)          ? Words::tr("hands can be given up")
            : rules.surrendersLater() ? Words::tr("surrender at any time")
                                      : Words::tr("surrender"),
            surrenderTerm(rules));
    std::ranges::stable_sort(parts, std::ranges::greater(), &std::pair<double, Phrase>::first);
    std::vector<Phrase> line;
    for (auto& [cost, phrase] : parts)
        line.push_back(std::move(phrase));
    return line;
}

} // namespace

std::vector<Phrase> summaryPhrases(const RuleSet& rules) {
    std::vector<Phrase> line = rulePhrases(rules);
    if (!rules.sideBets.empty())
        line.push_back({namesOf(rules.sideBets).join(QStringLiteral(", ")), Term::SideBets});
    return line;
}

QString rulesLine(const RuleSet& rules) {
    return wordsOf(rulePhrases(rules)).join(QStringLiteral(" · "));
}

QString summaryText(const RuleSet& rules) {
    return wordsOf(summaryPhrases(rules)).join(QStringLiteral(" · "));
}

QString waitsElsewhereText(const RuleSet& rules, const std::string& currency) {
    return Words::tr("A round of %1 played for %2 is waiting for you. Finish it first.")
        .arg(gameName(rules), currencyName(currency));
}

} // namespace openshoe::models
