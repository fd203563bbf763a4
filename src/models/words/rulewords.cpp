// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/rulewords.h"

#include "languages/translated.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"

#include <QCoreApplication>

#include <map>

namespace openshoe::models {

using namespace engine;

namespace {

/// English; translated when read.
struct KeyWords {
    const char* name;
    const char* sentence;
};

/// The words of each key, and their translation. Members, so that lupdate finds them in this context.
class RuleWords {
    Q_DECLARE_TR_FUNCTIONS(RuleWords)

public:
    static const KeyWords* of(const std::string& path);
    /// The words for a value the key may have.
    static const char* of(const std::string& path, const std::string& word);
};

const KeyWords* RuleWords::of(const std::string& path) {
    static const std::map<std::string, KeyWords> all{
        {"id", {QT_TR_NOOP("Id"), QT_TR_NOOP("What files and the command line call the game.")}},
        {"name", {QT_TR_NOOP("Name"), QT_TR_NOOP("What the game is called in the lobby and at the table.")}},
        {"published.rtp",
         {QT_TR_NOOP("Published return"), QT_TR_NOOP("The return to the player on a casino's own sheet, as a fraction "
                                                     "of 1; empty if it gives none.")}},
        {"decks", {QT_TR_NOOP("Decks"), QT_TR_NOOP("How many decks of cards are used.")}},
        {"pack", {QT_TR_NOOP("Kind of deck"), QT_TR_NOOP("Whether the decks have their tens.")}},
        {"shuffle.when", {QT_TR_NOOP("Shuffle"), QT_TR_NOOP("When the cards are shuffled.")}},
        {"shuffle.penetration",
         {QT_TR_NOOP("Position of the cut card"),
          QT_TR_NOOP("How much of the shoe is dealt before the cut card comes out.")}},
        {"shuffle.burn",
         {QT_TR_NOOP("Burned cards"), QT_TR_NOOP("How many cards are burned face down after a shuffle.")}},
        {"table.seats", {QT_TR_NOOP("Seats"), QT_TR_NOOP("How many hands the table has room for.")}},
        {"table.seatsPerPlayer", {QT_TR_NOOP("Seats per player"), QT_TR_NOOP("How many of them one player may take.")}},
        {"table.company",
         {QT_TR_NOOP("Other people"), QT_TR_NOOP("Other people, played by the program, sit at the table.")}},
        {"table.behind",
         {QT_TR_NOOP("Shared table"),
          QT_TR_NOOP(
              "Seats are kept from round to round, players may bet behind others, and decisions may be made early.")}},
        {"table.order", {QT_TR_NOOP("Order of play"), QT_TR_NOOP("The order in which seats are dealt and played.")}},
        {"table.dealerFirstCard",
         {QT_TR_NOOP("Dealer's first card"),
          QT_TR_NOOP("Whether the dealer's first card is dealt face up or face down.")}},
        {"clock.bet", {QT_TR_NOOP("Seconds to bet"), QT_TR_NOOP("How long betting stays open; 0 for no time limit.")}},
        {"clock.decision",
         {QT_TR_NOOP("Seconds for a decision"), QT_TR_NOOP("How long a decision may take; 0 for no time limit.")}},
        {"dealer.hitsSoft17",
         {QT_TR_NOOP("Dealer hits soft 17"),
          QT_TR_NOOP("The dealer hits a 17 that counts an ace as 11; where the dealer stands on a higher total only, "
                     "that total.")}},
        {"dealer.standsOn",
         {QT_TR_NOOP("Dealer stands on"), QT_TR_NOOP("The lowest total on which the dealer takes no more cards.")}},
        {"dealer.secondCard",
         {QT_TR_NOOP("Dealer's second card"),
          QT_TR_NOOP("When the dealer gets it. After the players is the European rule: there is no hole card to peek "
                     "at, and it isn't drawn if nothing is left to decide.")}},
        {"dealer.open",
         {QT_TR_NOOP("Both dealer cards open"),
          QT_TR_NOOP("Both of the dealer's cards are dealt face up, as in Double Exposure. A blackjack ends the round "
                     "at once, and nothing can be insured.")}},
        {"dealer.peek",
         {QT_TR_NOOP("Dealer peeks for blackjack"),
          QT_TR_NOOP("With an ace or a ten up, the dealer checks the hole card before hands are played.")}},
        {"dealer.blackjackTakes",
         {QT_TR_NOOP("Dealer's blackjack takes"),
          QT_TR_NOOP("What a dealer's blackjack takes that shows only after hands were doubled and split. All of it is "
                     "the European rule; busted hands and one more stake the Australian.")}},
        {"dealer.ties",
         {QT_TR_NOOP("Equal hands"),
          QT_TR_NOOP("Who wins when you and the dealer have the same total. A 21 that always wins beats a blackjack "
                     "too that shows only then, unless that takes the first stake alone.")}},
        {"dealer.hint",
         {QT_TR_NOOP("Hint about the hole card"),
          QT_TR_NOOP("What the dealer says about the hole card: small from 2 to 5, medium from 6 to 9, large from 10 "
                     "to ace.")}},
        {"dealer.exposeTwoGold",
         {QT_TR_NOOP("Two gold cards are shown"),
          QT_TR_NOOP("If both of the dealer's cards are tens, court cards or aces, both are shown before you play.")}},
        {"dealer.push22",
         {QT_TR_NOOP("Dealer's 22 pushes"),
          QT_TR_NOOP(
              "When the dealer busts with exactly 22, hands push instead of winning. Gold cards are tens, court cards "
              "and aces.")}},
        {"blackjackPays",
         {QT_TR_NOOP("Blackjack pays"), QT_TR_NOOP("What a blackjack wins: 3:2 is 3 for every 2 staked.")}},
        {"suitedBlackjack.pays",
         {QT_TR_NOOP("Blackjack of one suit pays"),
          QT_TR_NOOP("What a blackjack of one suit wins if that is more than others win; 1:1 for no more.")}},
        {"suitedBlackjack.suit",
         {QT_TR_NOOP("Suit of that blackjack"), QT_TR_NOOP("The suit that both of its cards must have.")}},
        {"insurance.offered",
         {QT_TR_NOOP("Insurance"), QT_TR_NOOP("Against an ace, a hand may be insured for half its stake.")}},
        {"insurance.withBlackjack", {QT_TR_NOOP("Insure a blackjack"), QT_TR_NOOP("A blackjack may be insured too.")}},
        {"insurance.pays",
         {QT_TR_NOOP("Insurance pays"), QT_TR_NOOP("What insurance wins if the dealer has a blackjack.")}},
        {"evenMoney.on",
         {QT_TR_NOOP("Even money"), QT_TR_NOOP("The up cards against which a blackjack may be paid 1:1 at once.")}},
        {"double.on", {QT_TR_NOOP("Double on"), QT_TR_NOOP("On which totals a hand may be doubled.")}},
        {"double.cards", {QT_TR_NOOP("Double with"), QT_TR_NOOP("With how many cards a hand may be doubled.")}},
        {"double.afterSplit", {QT_TR_NOOP("Double after a split"), QT_TR_NOOP("Hands may be doubled after a split.")}},
        {"double.less",
         {QT_TR_NOOP("Double for less"),
          QT_TR_NOOP("Whoever has less left than a double costs may double for all that is left.")}},
        {"double.times",
         {QT_TR_NOOP("Doubles of one hand"),
          QT_TR_NOOP("How many times a hand may be doubled: after its double's card again, for as much as is staked on "
                     "it then.")}},
        {"double.rescue",
         {QT_TR_NOOP("Surrender after a double"),
          QT_TR_NOOP("A doubled hand may be given up for half its stake once its card is dealt.")}},
        {"double.free",
         {QT_TR_NOOP("Free doubles"),
          QT_TR_NOOP("Which doubles of two cards the house stakes for the player. Hard: no ace counts 11.")}},
        {"split.hands",
         {QT_TR_NOOP("Hands from one pair"),
          QT_TR_NOOP("The most hands that one may be split into; 1 for no splits.")}},
        {"split.pairs",
         {QT_TR_NOOP("What makes a pair"),
          QT_TR_NOOP("Whether any two cards that count 10 may be split, or only two of the same rank.")}},
        {"split.free",
         {QT_TR_NOOP("Free splits"), QT_TR_NOOP("Of which pairs the house stakes the new hand for the player.")}},
        {"split.aces", {QT_TR_NOOP("Split aces"), QT_TR_NOOP("How hands from split aces are played.")}},
        {"split.resplitAces",
         {QT_TR_NOOP("Resplit aces"), QT_TR_NOOP("A pair of aces that comes up after a split may be split again.")}},
        {"split.aceHands",
         {QT_TR_NOOP("Hands from a pair of aces"),
          QT_TR_NOOP("The most hands that a pair of aces may be split into.")}},
        {"surrender.when",
         {QT_TR_NOOP("Surrender"),
          QT_TR_NOOP("When a hand may be given up for half its stake; if the dealer doesn't peek, when its turn "
                     "comes.")}},
        {"surrender.against",
         {QT_TR_NOOP("Surrender against"), QT_TR_NOOP("The up cards against which a hand may be given up.")}},
        {"surrender.cards",
         {QT_TR_NOOP("Surrender with"),
          QT_TR_NOOP("With how many cards a hand may be surrendered; with any number, after a split too.")}},
        {"surrender.void",
         {QT_TR_NOOP("Void against a blackjack"),
          QT_TR_NOOP("A dealer's blackjack that shows only when the hands have been played takes all of a surrendered "
                     "one.")}},
        {"charlie.cards",
         {QT_TR_NOOP("Cards of a Charlie"),
          QT_TR_NOOP("With so many cards a hand that isn't bust ends and wins, whatever its total.")}},
        {"charlie.wins",
         {QT_TR_NOOP("A Charlie wins"),
          QT_TR_NOOP("Against which hands of the dealer a hand wins by the number of its cards.")}},
        {"bonus.fiveCards",
         {QT_TR_NOOP("21 with five cards pays"),
          QT_TR_NOOP("What a hand of 21 with five cards or more wins if it wasn't doubled; 1:1 for no bonus.")}},
        {"bonus.sixCards",
         {QT_TR_NOOP("21 with six cards pays"),
          QT_TR_NOOP("What a hand of 21 with six cards or more wins if it wasn't doubled; 1:1 for no bonus.")}},
        {"bonus.sevenCards",
         {QT_TR_NOOP("21 with seven cards pays"),
          QT_TR_NOOP("What a hand of 21 with seven cards or more wins if it wasn't doubled; 1:1 for no bonus.")}},
        {"bonus.mixed678",
         {QT_TR_NOOP("6-7-8 pays"), QT_TR_NOOP("What a 6, a 7 and an 8 win, whatever their suits; 1:1 for no bonus.")}},
        {"bonus.suited678",
         {QT_TR_NOOP("6-7-8 of one suit pays"),
          QT_TR_NOOP("What a 6, a 7 and an 8 of the same suit win; 1:1 for no bonus of their own.")}},
        {"bonus.spades678",
         {QT_TR_NOOP("6-7-8 of spades pays"),
          QT_TR_NOOP("What the 6, 7 and 8 of spades win; 1:1 for no bonus of their own.")}},
        {"bonus.mixed777",
         {QT_TR_NOOP("7-7-7 pays"), QT_TR_NOOP("What three sevens win, whatever their suits; 1:1 for no bonus.")}},
        {"bonus.suited777",
         {QT_TR_NOOP("7-7-7 of one suit pays"),
          QT_TR_NOOP("What three sevens of the same suit win; 1:1 for no bonus of their own.")}},
        {"bonus.spades777",
         {QT_TR_NOOP("7-7-7 of spades pays"),
          QT_TR_NOOP("What three sevens of spades win; 1:1 for no bonus of their own.")}},
        {"onSilence",
         {QT_TR_NOOP("When no answer comes"),
          QT_TR_NOOP("What happens to a round when time runs out or you leave in the middle.")}},
        {"sideBets",
         {QT_TR_NOOP("Side bets"), QT_TR_NOOP("Bets besides the main stake, each with its own pay table and limits.")}},
        {"limits",
         {QT_TR_NOOP("Table limits"),
          QT_TR_NOOP("The smallest and largest stake on a hand, in each currency. The first currency is the game's "
                     "default.")}},
        {"houseChoices",
         {QT_TR_NOOP("The house's choices"),
          QT_TR_NOOP("What the Rules page marks as decided by the house, because no published sheet covers it.")}},
        {"felt", {QT_TR_NOOP("Felt"), QT_TR_NOOP("The cloth on the table.")}},
        {"order",
         {QT_TR_NOOP("Place in the lobby"),
          QT_TR_NOOP("Games with a smaller number come first; those without one come last.")}},
    };
    const auto found = all.find(path);
    return found == all.end() ? nullptr : &found->second;
}

const char* RuleWords::of(const std::string& path, const std::string& word) {
    static const std::map<std::string, const char*> all{
        {"pack full", QT_TR_NOOP("full, 52 cards")},
        {"pack spanish", QT_TR_NOOP("Spanish, 48 cards without the tens")},
        {"shuffle.when every-round", QT_TR_NOOP("before every round")},
        {"shuffle.when cut-card", QT_TR_NOOP("after a cut card")},
        {"shuffle.burn none", QT_TR_NOOP("none")},
        {"shuffle.burn first-card-value", QT_TR_NOOP("as many as the value of the first card")},
        {"table.order ascending", QT_TR_NOOP("first seat to last")},
        {"table.order descending", QT_TR_NOOP("last seat to first")},
        {"table.dealerFirstCard up", QT_TR_NOOP("face up")},
        {"table.dealerFirstCard down", QT_TR_NOOP("face down")},
        {"dealer.secondCard dealt", QT_TR_NOOP("with the first cards")},
        {"dealer.secondCard after-players", QT_TR_NOOP("after the players")},
        {"dealer.hint none", QT_TR_NOOP("nothing")},
        {"dealer.hint class", QT_TR_NOOP("small, medium or large")},
        {"dealer.blackjackTakes all", QT_TR_NOOP("every stake")},
        {"dealer.blackjackTakes original", QT_TR_NOOP("the first stake")},
        {"dealer.blackjackTakes original-and-busted", QT_TR_NOOP("each hand's first stake, busted hands whole")},
        {"dealer.blackjackTakes busted-plus-one", QT_TR_NOOP("busted hands and one more stake")},
        {"dealer.ties push", QT_TR_NOOP("a push")},
        {"dealer.ties dealer", QT_TR_NOOP("the dealer wins")},
        {"dealer.ties dealer-not-blackjacks", QT_TR_NOOP("the dealer wins, but your blackjack is paid")},
        {"dealer.ties player-on-21", QT_TR_NOOP("a push, but your 21 wins")},
        {"dealer.ties push-not-blackjacks", QT_TR_NOOP("a push, but your blackjack is paid")},
        {"dealer.ties player-always-on-21", QT_TR_NOOP("a push, but your 21 always wins")},
        {"dealer.push22 none", QT_TR_NOOP("no")},
        {"dealer.push22 gold-initial", QT_TR_NOOP("except two gold cards and 21")},
        {"dealer.push22 gold-any", QT_TR_NOOP("except any with two gold cards and 21")},
        {"dealer.push22 all", QT_TR_NOOP("every hand")},
        {"evenMoney.on ace", QT_TR_NOOP("an ace")},
        {"evenMoney.on ten", QT_TR_NOOP("a ten")},
        {"suitedBlackjack.suit any", QT_TR_NOOP("any suit")},
        {"suitedBlackjack.suit spades", QT_TR_NOOP("spades only")},
        {"suitedBlackjack.suit hearts", QT_TR_NOOP("hearts only")},
        {"suitedBlackjack.suit diamonds", QT_TR_NOOP("diamonds only")},
        {"suitedBlackjack.suit clubs", QT_TR_NOOP("clubs only")},
        {"double.on any-two", QT_TR_NOOP("any total")},
        {"double.on 9-11", QT_TR_NOOP("9, 10, 11")},
        {"double.on 10-11", QT_TR_NOOP("10, 11")},
        {"double.cards two", QT_TR_NOOP("the first two cards")},
        {"double.cards any", QT_TR_NOOP("any number of cards")},
        {"double.free none", QT_TR_NOOP("no double")},
        {"double.free 9-11", QT_TR_NOOP("hard 9, 10, 11")},
        {"double.free 10-11", QT_TR_NOOP("hard 10, 11")},
        {"double.free any-two", QT_TR_NOOP("any total of two cards")},
        {"split.free none", QT_TR_NOOP("no pair")},
        {"split.free not-tens", QT_TR_NOOP("every pair but tens")},
        {"split.free all", QT_TR_NOOP("every pair")},
        {"split.pairs value", QT_TR_NOOP("the same value")},
        {"split.pairs rank", QT_TR_NOOP("the same rank")},
        {"split.aces one-card", QT_TR_NOOP("one card each")},
        {"split.aces free", QT_TR_NOOP("like other hands")},
        {"split.aces hit", QT_TR_NOOP("hit, not doubled")},
        {"surrender.when none", QT_TR_NOOP("never")},
        {"surrender.when late", QT_TR_NOOP("after the dealer peeks")},
        {"surrender.when early", QT_TR_NOOP("before the dealer peeks")},
        {"surrender.against any", QT_TR_NOOP("every card")},
        {"surrender.against 2-9", QT_TR_NOOP("2 to 9")},
        {"surrender.against 10-ace", QT_TR_NOOP("a ten or an ace")},
        {"surrender.cards two", QT_TR_NOOP("the first two cards")},
        {"surrender.cards any", QT_TR_NOOP("any number of cards")},
        {"charlie.cards none", QT_TR_NOOP("no Charlie")},
        {"charlie.cards five", QT_TR_NOOP("five cards")},
        {"charlie.cards six", QT_TR_NOOP("six cards")},
        {"charlie.cards seven", QT_TR_NOOP("seven cards")},
        {"charlie.wins at-once", QT_TR_NOOP("against everything")},
        {"charlie.wins at-end", QT_TR_NOOP("except against a blackjack")},
        {"charlie.wins unless-21", QT_TR_NOOP("except against 21")},
        {"onSilence resume", QT_TR_NOOP("it waits for you")},
        {"onSilence auto", QT_TR_NOOP("it is finished for you")},
        {"felt emerald", QT_TR_NOOP("Emerald")},
        {"felt midnight", QT_TR_NOOP("Midnight")},
        {"felt burgundy", QT_TR_NOOP("Burgundy")},
        {"felt lagoon", QT_TR_NOOP("Lagoon")},
        {"felt green", QT_TR_NOOP("Classic green")},
        {"felt charcoal", QT_TR_NOOP("Charcoal")},
    };
    const auto found = all.find(path + ' ' + word);
    return found == all.end() ? nullptr : found->second;
}

} // namespace

QString topicTitle(RuleTopic topic) {
    switch (topic) {
    case RuleTopic::Game: return RuleWords::tr("The game");
    case RuleTopic::Shoe: return RuleWords::tr("Decks and shoe");
    case RuleTopic::Dealer: return RuleWords::tr("Dealer");
    case RuleTopic::Blackjack: return RuleWords::tr("Blackjack and insurance");
    case RuleTopic::Double: return RuleWords::tr("Double");
    case RuleTopic::Split: return RuleWords::tr("Split");
    case RuleTopic::Surrender: return RuleWords::tr("Surrender");
    case RuleTopic::Charlie: return RuleWords::tr("Charlie");
    case RuleTopic::Bonus: return RuleWords::tr("Bonuses for 21");
    case RuleTopic::SideBets: return RuleWords::tr("Side bets");
    case RuleTopic::Limits: return RuleWords::tr("Limits");
    case RuleTopic::Table: return RuleWords::tr("Table and seats");
    case RuleTopic::Clocks: return RuleWords::tr("Clocks");
    case RuleTopic::Silence: return RuleWords::tr("No answer");
    case RuleTopic::Felt: break;
    }
    return RuleWords::tr("Felt and lobby");
}

QString ruleName(const std::string& path) {
    const KeyWords* words = RuleWords::of(path);
    return words ? RuleWords::tr(words->name) : text(path);
}

QString ruleSentence(const std::string& path) {
    const KeyWords* words = RuleWords::of(path);
    return words ? RuleWords::tr(words->sentence) : QString();
}

QStringList shortForms(const std::string& path) {
    static const std::map<std::string, QStringList> all{
        {"decks", {"1D", "2D", "4D", "6D", "8D", "SD", "DD"}},
        {"shuffle.when", {"CSM"}},
        {"shuffle.penetration", {"Pen"}},
        {"dealer.hitsSoft17", {"H17", "S17"}},
        {"dealer.standsOn", {"S18", "S19", "S20"}},
        {"dealer.open", {"DE", "Double Exposure"}},
        {"dealer.peek", {"ENHC", "NHC"}},
        {"dealer.blackjackTakes", {"OBO", "OBBO", "BB+1"}},
        {"dealer.push22", {"P22"}},
        {"blackjackPays", {"3:2", "6:5", "7:5", "1:1", "2:1", "BJ"}},
        {"insurance.offered", {"Ins"}},
        {"insurance.pays", {"2:1"}},
        {"evenMoney.on", {"EM"}},
        {"double.on", {"DOA", "DA2", "D9", "D10"}},
        {"double.cards", {"DANC"}},
        {"double.afterSplit", {"DAS", "NDAS"}},
        {"double.free", {"Free Bet"}},
        {"split.hands", {"SP2", "SP3", "SP4"}},
        {"split.free", {"Free Bet"}},
        {"split.aces", {"HSA"}},
        {"split.resplitAces", {"RSA", "NRSA"}},
        {"surrender.when", {"LS", "ES", "NS"}},
        {"surrender.against", {"ES10", "LS10"}},
        {"charlie.cards", {"5CC", "6CC", "7CC"}},
    };
    const auto found = all.find(path);
    return found == all.end() ? QStringList() : found->second;
}

QString ruleWord(const std::string& path, const std::string& word) {
    const char* said = RuleWords::of(path, word);
    return said ? RuleWords::tr(said) : text(word);
}

QString choiceName(const RuleSet& rules, const std::string& choice) {
    if (choice == "standOn21")
        return RuleWords::tr("A hand of 21 stands automatically");
    if (choice == "dealOrder")
        return RuleWords::tr("Dealing order");
    if (choice == "netOdds")
        return RuleWords::tr("Payouts exclude the returned stake");
    for (const SideBet& bet : rules.sideBets) {
        if (choice == "sideBets." + bet.id + ".pays")
            return RuleWords::tr("%1: pay table", "a side bet").arg(sideBetName(bet));
        if (choice == "sideBets." + bet.id + ".limits")
            return RuleWords::tr("%1: limits", "a side bet").arg(sideBetName(bet));
    }
    return ruleName(choice);
}

QString idleText(IdleReason idle) {
    return languages::translated(reason(idle));
}

QString sideBetKindName(SideBetKind kind) {
    return languages::translated(infoOf(kind).title);
}

} // namespace openshoe::models
