// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "base/result.h"
#include "engine/cards.h"
#include "engine/names.h"
#include "engine/sidebets.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::engine {

// One game's rules as data. The enumerators are the values of the rule file's keys (names in rules.cpp), which are
// listed in rulekeys.h. The engine knows no game by name.

enum class ShuffleWhen : std::uint8_t { EveryRound, CutCard };
enum class Burn : std::uint8_t { None, FirstCardValue };
enum class TableOrder : std::uint8_t { Ascending, Descending };
enum class FirstCard : std::uint8_t { Up, Down };
/// When the dealer gets the second card: in the deal, or once the hands have been played, and then only if it can still
/// decide something (as in Europe).
enum class SecondCard : std::uint8_t { Dealt, AfterPlayers };
enum class DealerHint : std::uint8_t { None, Class };
/// Which hands a dealer's 22 pushes: none, or all but those that hold gold cards and 21, or all. A blackjack is paid.
enum class Push22 : std::uint8_t { None, GoldInitial, GoldAny, All };
/// What a blackjack takes of a dealer who didn't peek, from each player who has none.
enum class BlackjackTakes : std::uint8_t {
    All,
    Original,       ///< the first stake; what was doubled or split comes back, bust hands too ("OBO")
    OriginalBusted, ///< of each hand its first stake, of a bust one all of it ("OBBO")
    BustedPlusOne,  ///< every bust hand, and the first stake of one that isn't ("BB+1")
};
/// Who wins where both have the same total.
enum class Ties : std::uint8_t {
    Push,
    Dealer,              ///< two blackjacks push all the same
    DealerNotBlackjacks, ///< and of two blackjacks the player's is paid
    PlayerOn21,          ///< 21 wins, and of two blackjacks the player's is paid; lower totals push
    PushNotBlackjacks,   ///< but of two blackjacks the player's is paid
    PlayerAlwaysOn21,    ///< as PlayerOn21, and 21 wins against a blackjack found late and against 22: see winsOn21()
};
/// Whether a player's blackjack is paid against the dealer's.
[[nodiscard]] constexpr bool paysBothBlackjacks(Ties ties) {
    return ties != Ties::Push && ties != Ties::Dealer;
}
/// What a hand wins against an equal total, neither of them a blackjack: 1, 0 or −1 times its stake.
[[nodiscard]] constexpr int signOfTie(Ties ties, int total) {
    switch (ties) {
    case Ties::Push:
    case Ties::PushNotBlackjacks: return 0;
    case Ties::PlayerOn21:
    case Ties::PlayerAlwaysOn21: return total == 21 ? 1 : 0;
    case Ties::Dealer:
    case Ties::DealerNotBlackjacks: break;
    }
    return -1;
}
/// The suit of both cards of a blackjack that pays more than others.
enum class BlackjackSuit : std::uint8_t { Any, Spades, Hearts, Diamonds, Clubs };
enum class DoubleOn : std::uint8_t { AnyTwo, NineToEleven, TenToEleven };
/// On how many cards a hand may be doubled.
enum class DoubleCards : std::uint8_t { Two, Any };
/// What a split ace may do after its second card: nothing, be hit, or be hit and doubled.
enum class SplitAces : std::uint8_t { OneCard, Free, Hit };
/// Which two cards are a pair: those of the same value, a ten and a king too, or only those of the same rank.
enum class SplitPairs : std::uint8_t { Value, Rank };
/// Which doubles the house stakes for the player: of two cards with such a hard total, or of any two cards.
enum class FreeDoubles : std::uint8_t { None, NineToEleven, TenToEleven, AnyTwo };
/// Which splits it does.
enum class FreeSplits : std::uint8_t { None, NotTens, All };
/// With how many cards a hand that isn't bust wins.
enum class CharlieCards : std::uint8_t { None, Five, Six, Seven };
/// Against what such a hand wins.
enum class CharlieWins : std::uint8_t {
    AtOnce,   ///< whatever the dealer's cards, a blackjack too
    AtEnd,    ///< anything but a blackjack
    Unless21, ///< anything but 21, against which its total counts
};
enum class SurrenderWhen : std::uint8_t { None, Late, Early };
enum class SurrenderAgainst : std::uint8_t { Any, TwoToNine, TenAndAce };
/// On how many cards a hand may be surrendered late: the two dealt, or any number, hands of a split too.
enum class SurrenderCards : std::uint8_t { Two, Any };
enum class OnSilence : std::uint8_t { Resume, Auto };

/// The cloth on the table.
enum class Felt : std::uint8_t { Emerald, Midnight, Burgundy, Lagoon, Green, Charcoal };

template <> inline constexpr int enumCount<Pack> = 2;
template <> inline constexpr int enumCount<ShuffleWhen> = 2;
template <> inline constexpr int enumCount<Burn> = 2;
template <> inline constexpr int enumCount<TableOrder> = 2;
template <> inline constexpr int enumCount<FirstCard> = 2;
template <> inline constexpr int enumCount<SecondCard> = 2;
template <> inline constexpr int enumCount<DealerHint> = 2;
template <> inline constexpr int enumCount<Push22> = 4;
template <> inline constexpr int enumCount<BlackjackTakes> = 4;
template <> inline constexpr int enumCount<Ties> = 6;
template <> inline constexpr int enumCount<BlackjackSuit> = 5;
template <> inline constexpr int enumCount<DoubleOn> = 3;
template <> inline constexpr int enumCount<DoubleCards> = 2;
template <> inline constexpr int enumCount<SplitAces> = 3;
template <> inline constexpr int enumCount<SplitPairs> = 2;
template <> inline constexpr int enumCount<FreeDoubles> = 4;
template <> inline constexpr int enumCount<FreeSplits> = 3;
template <> inline constexpr int enumCount<CharlieCards> = 4;
template <> inline constexpr int enumCount<CharlieWins> = 3;
template <> inline constexpr int enumCount<SurrenderWhen> = 3;
template <> inline constexpr int enumCount<SurrenderAgainst> = 3;
template <> inline constexpr int enumCount<SurrenderCards> = 2;
template <> inline constexpr int enumCount<OnSilence> = 2;
template <> inline constexpr int enumCount<Felt> = 6;

inline constexpr int maxClockSeconds = 3600;
/// How often one hand may be doubled at most.
inline constexpr int maxDoubles = 3;

/// Whether a hand that is neither bust nor a blackjack wins against a dealer's 22. `gold`: how many of its cards are
/// tens, court cards or aces; `asDealt`: it is a player's first two cards.
[[nodiscard]] constexpr bool winsAgainst22(Push22 rule, int total, int gold, bool asDealt) {
    switch (rule) {
    case Push22::None: return true;
    case Push22::GoldInitial: return total == 21 || (asDealt && gold == 2);
    case Push22::GoldAny: return total == 21 || gold == 2;
    case Push22::All: break;
    }
    return false;
}

/// When the dealer draws another card.
struct DealerRule {
    /// The lowest total that any game's dealer may stand on: tables of the dealer's totals begin with it.
    static constexpr int lowestStand = 17;

    int standsOn = 17;     ///< and on every higher total; lowestStand … 21
    bool hitsSoft = false; ///< but draws to exactly that total if an ace counts 11 in it; never to 21

    [[nodiscard]] constexpr bool draws(int total, bool soft) const {
        return total < standsOn || (total == standsOn && soft && hitsItSoft());
    }
    /// Whether there is a soft total that the dealer hits though standing on it when it is hard.
    [[nodiscard]] constexpr bool hitsItSoft() const { return hitsSoft && standsOn < 21; }
    friend constexpr auto operator<=>(const DealerRule&, const DealerRule&) = default;
};

/// Stakes allowed on one place, in one currency.
struct Limit {
    std::string currency;
    base::Money min;
    base::Money max;
    friend bool operator==(const Limit&, const Limit&) = default;
};

/// A side bet: its pay table and limits.
struct SideBet {
    struct Pay {
        SideOutcome outcome = SideOutcome::None;
        base::Odds odds;
        friend bool operator==(const Pay&, const Pay&) = default;
    };

    std::string id;
    std::string name; ///< as printed beside the circle; if empty, the id is shown
    SideBetKind kind = SideBetKind::Pairs;
    std::vector<Pay> pays; ///< in the file's order
    std::vector<Limit> limits;

    /// The odds of the outcome; nothing if the table doesn't list it.
    [[nodiscard]] std::optional<base::Odds> oddsFor(SideOutcome outcome) const;
    friend bool operator==(const SideBet&, const SideBet&) = default;
};

struct RuleSet {
    std::string id;
    std::string name;
    /// The casino's own figure as a fraction (0.9953), if its sheet gives one.
    std::optional<double> publishedRtp;

    int decks = 6; ///< 1 … 8
    Pack pack = Pack::Full;

    struct Shuffle {
        ShuffleWhen when = ShuffleWhen::EveryRound;
        double penetration = 0.5; ///< 0.3 … 0.9, the fraction of the shoe before the cut card; for `cut-card`
        Burn burn = Burn::None;
        friend bool operator==(const Shuffle&, const Shuffle&) = default;
    } shuffle;

    struct Table {
        int seats = 1;          ///< 1 … 7
        int seatsPerPlayer = 1; ///< 1 … 7; more than there are seats means all of them
        bool company = false;   ///< other people, played by the program; at a shared table
        bool behind = false;    ///< a shared table: held seats, mirrored stakes, bets behind, early decisions
        TableOrder order = TableOrder::Ascending;
        FirstCard dealerFirstCard = FirstCard::Up;
        friend bool operator==(const Table&, const Table&) = default;
    } table;

    struct Clock {
        int bet = 0;      ///< seconds, 0 = none
        int decision = 0; ///< seconds, 0 = none
        friend bool operator==(const Clock&, const Clock&) = default;
    } clock;

    struct Dealer {
        DealerRule drawing;
        SecondCard secondCard = SecondCard::Dealt;
        bool open = false; ///< both cards are dealt face up; matters only if two are dealt: see isOpen()
        bool peek = true;  ///< these three matter only for a hole card: see hasHole()
        DealerHint hint = DealerHint::None;
        bool exposeTwoGold = false;
        Push22 push22 = Push22::None;
        BlackjackTakes blackjackTakes = BlackjackTakes::All; ///< matters only if it shows late: see taken()
        Ties ties = Ties::Push;

        /// What a blackjack takes that shows only after hands were doubled and split.
        [[nodiscard]] constexpr BlackjackTakes taken() const {
            return blackjackEndsRound() ? BlackjackTakes::All : blackjackTakes;
        }
        /// Whether a hand of 21 wins whatever the dealer has. A blackjack that takes the first stake alone takes it all
        /// the same.
        [[nodiscard]] constexpr bool winsOn21() const {
            return ties == Ties::PlayerAlwaysOn21 && taken() != BlackjackTakes::Original;
        }
        /// Whether a hand that is neither bust nor a blackjack wins against 22: see engine::winsAgainst22().
        [[nodiscard]] constexpr bool pays22(int total, int gold, bool asDealt) const {
            return (total == 21 && winsOn21()) || winsAgainst22(push22, total, gold, asDealt);
        }
        /// Whether both cards are dealt before the hands are played.
        [[nodiscard]] constexpr bool dealsBoth() const { return secondCard == SecondCard::Dealt; }
        /// Whether both lie face up then.
        [[nodiscard]] constexpr bool isOpen() const { return open && dealsBoth(); }
        /// Whether a card lies face down while the hands are played.
        [[nodiscard]] constexpr bool hasHole() const { return dealsBoth() && !open; }
        /// Whether the dealer's blackjack ends the round before a hand is played.
        [[nodiscard]] constexpr bool blackjackEndsRound() const { return peeks() || isOpen(); }
        [[nodiscard]] constexpr bool peeks() const { return peek && hasHole(); }
        [[nodiscard]] constexpr bool hints() const { return hint == DealerHint::Class && hasHole(); }
        [[nodiscard]] constexpr bool exposes() const { return exposeTwoGold && hasHole(); }
        friend bool operator==(const Dealer&, const Dealer&) = default;
    } dealer;

    base::Odds blackjackPays{3, 2};

    /// What a blackjack of one suit pays where that is more; 1:1 and less are nothing of its own. See blackjackOdds().
    struct SuitedBlackjack {
        base::Odds pays;
        BlackjackSuit suit = BlackjackSuit::Any;

        [[nodiscard]] constexpr bool holds(Card a, Card b) const {
            return a.suit == b.suit &&
                   (suit == BlackjackSuit::Any || static_cast<int>(suit) - 1 == static_cast<int>(a.suit));
        }
        friend bool operator==(const SuitedBlackjack&, const SuitedBlackjack&) = default;
    } suitedBlackjack;

    struct Insurance {
        bool offered = false;
        bool withBlackjack = false;
        base::Odds pays{2, 1};
        friend bool operator==(const Insurance&, const Insurance&) = default;
    } insurance;

    struct EvenMoney {
        bool onAce = false;
        bool onTen = false;
        friend bool operator==(const EvenMoney&, const EvenMoney&) = default;
    } evenMoney;

    struct Double {
        DoubleOn on = DoubleOn::AnyTwo;
        DoubleCards cards = DoubleCards::Two;
        bool afterSplit = true;
        bool less = false;   ///< whoever has less left than a double costs may double for what is left
        bool rescue = false; ///< a doubled hand may be surrendered once its card is dealt; see rescues()
        int times = 1;       ///< 1 … maxDoubles, how often one hand may be doubled; see most()
        FreeDoubles free = FreeDoubles::None;

        /// Whether a doubled hand may be surrendered for half its stake, whatever the dealer's cards then are: not
        /// where a dealer's blackjack found late takes the first stake alone.
        [[nodiscard]] constexpr bool rescues(const Dealer& by) const {
            return rescue && !allAreFree() && by.taken() != BlackjackTakes::Original;
        }
        /// How often one hand may be doubled: once where a dealer's blackjack found late leaves some stakes, or the
        /// house makes all doubles; and as often as hands have such totals: 9, then 11, and no other two.
        [[nodiscard]] constexpr int most(const Dealer& by) const {
            if (allAreFree() || by.taken() != BlackjackTakes::All || on == DoubleOn::TenToEleven)
                return 1;
            return on == DoubleOn::NineToEleven && times > 2 ? 2 : times;
        }
        /// Whether a hand of so many cards and this total may be doubled, splits aside.
        [[nodiscard]] constexpr bool allows(int cardCount, int total) const {
            const bool counts = cards == DoubleCards::Any ? cardCount >= 2 : cardCount == 2;
            return counts && allowsTotal(total);
        }
        /// Whether this total may be doubled; of a hand that is doubled again it alone counts.
        [[nodiscard]] constexpr bool allowsTotal(int total) const {
            const int least = on == DoubleOn::AnyTwo ? 0 : on == DoubleOn::NineToEleven ? 9 : 10;
            return total >= least && (least == 0 || total <= 11);
        }
        /// Whether the house stakes the double of a hand that may be doubled: a loss costs nothing more then.
        [[nodiscard]] constexpr bool isFree(int cardCount, int total, bool soft) const {
            if (free == FreeDoubles::None || cardCount != 2)
                return false;
            return free == FreeDoubles::AnyTwo ||
                   (!soft && total <= 11 && total >= (free == FreeDoubles::NineToEleven ? 9 : 10));
        }
        [[nodiscard]] constexpr bool allAreFree() const {
            return cards == DoubleCards::Two && (free == FreeDoubles::AnyTwo ||
                                                 (on == DoubleOn::NineToEleven && free == FreeDoubles::NineToEleven) ||
                                                 (on == DoubleOn::TenToEleven && free != FreeDoubles::None));
        }
        friend bool operator==(const Double&, const Double&) = default;
    } doubling;

    struct Split {
        int hands = 2; ///< most hands one initial hand can become, 1 (no split) … 4
        SplitPairs pairs = SplitPairs::Value;
        SplitAces aces = SplitAces::OneCard;
        bool resplitAces = false; ///< matters only if `hands` is three or more
        int aceHands = 4;         ///< most hands a pair of aces can become, 3 or 4; matters only if `resplitAces`
        FreeSplits free = FreeSplits::None;

        [[nodiscard]] constexpr bool isPair(Card a, Card b) const {
            return pairs == SplitPairs::Value ? pointValue(a) == pointValue(b) : a.rank == b.rank;
        }
        /// Whether some splits are free, where there are any.
        [[nodiscard]] constexpr bool hasFree() const { return free != FreeSplits::None && hands > 1; }
        /// Whether the house stakes the new hand of a split pair of this value.
        [[nodiscard]] constexpr bool isFree(int pairValue) const {
            return free == FreeSplits::All || (free == FreeSplits::NotTens && pairValue != 10);
        }
        /// Whether a split ace ends with its second card.
        [[nodiscard]] constexpr bool acesStand() const { return aces == SplitAces::OneCard; }
        /// Whether it may be doubled, if split hands may.
        [[nodiscard]] constexpr bool acesDouble() const { return aces == SplitAces::Free; }
        /// Most hands a pair can become.
        [[nodiscard]] constexpr int handsOf(bool acePair) const {
            return acePair && resplitAces && aceHands < hands ? aceHands : hands;
        }
        friend bool operator==(const Split&, const Split&) = default;
    } split;

    struct Surrender {
        SurrenderWhen when = SurrenderWhen::None;
        SurrenderAgainst against = SurrenderAgainst::Any;
        SurrenderCards cards = SurrenderCards::Two; ///< see RuleSet::surrendersLater()
        bool isVoid = false;                        ///< against a blackjack found late: see RuleSet::voidsSurrender()

        /// Whether the dealer's up card allows it.
        [[nodiscard]] constexpr bool isAgainst(bool tenOrAce) const {
            return against == SurrenderAgainst::Any || tenOrAce == (against == SurrenderAgainst::TenAndAce);
        }
        friend bool operator==(const Surrender&, const Surrender&) = default;
    } surrender;

    /// A hand of so many cards that isn't bust ends there, and wins.
    struct Charlie {
        CharlieCards cards = CharlieCards::None;
        CharlieWins wins = CharlieWins::AtOnce;

        /// How many cards make one; 0 if the game has none.
        [[nodiscard]] constexpr int number() const {
            return cards == CharlieCards::None ? 0 : 4 + static_cast<int>(cards);
        }
        [[nodiscard]] constexpr bool isMadeBy(int cardCount, int total) const {
            return number() > 0 && cardCount >= number() && total <= 21;
        }
        /// Whether one wins against a dealer's finished hand of this total.
        [[nodiscard]] constexpr bool beats(int dealerTotal, bool dealerBlackjack) const {
            return wins == CharlieWins::AtOnce ||
                   (!dealerBlackjack && (wins == CharlieWins::AtEnd || dealerTotal != 21));
        }
        friend bool operator==(const Charlie&, const Charlie&) = default;
    } charlie;

    /// What a hand of 21 wins that was made in one of these ways and not doubled. It wins against everything but a
    /// blackjack, and against that too where 21 always wins. 1:1 is no bonus, nor is less; of several a hand gets the
    /// best.
    struct Bonus {
        base::Odds fiveCards; ///< or more, as for six and seven
        base::Odds sixCards;
        base::Odds sevenCards;
        base::Odds mixed678; ///< whatever their suits
        base::Odds suited678;
        base::Odds spades678;
        base::Odds mixed777;
        base::Odds suited777;
        base::Odds spades777;

        /// How a hand's suits are, the best first.
        enum class Suits : std::uint8_t { Spades, Same, Mixed };
        /// What 21 wins with so many cards; of 6-7-8, and of three sevens.
        [[nodiscard]] base::Odds ofCards(int cardCount) const;
        [[nodiscard]] base::Odds of678(Suits suits) const;
        [[nodiscard]] base::Odds of777(Suits suits) const;
        [[nodiscard]] std::array<base::Odds, 9> all() const;
        [[nodiscard]] bool any() const;
        friend bool operator==(const Bonus&, const Bonus&) = default;
    } bonus;

    OnSilence onSilence = OnSilence::Resume;
    std::vector<SideBet> sideBets;
    std::vector<Limit> limits; ///< at least one; the first currency is the game's default
    std::vector<std::string> houseChoices; ///< keys whose value is the house's decision, not from the published sheet

    /// How the game is shown. Not stored with its rounds: a round's rules stay the same when the look changes.
    struct Look {
        std::optional<Felt> felt;
        std::optional<int> order; ///< its place in the lobby, lowest first; games without one come last
        friend bool operator==(const Look&, const Look&) = default;
    } look;

    [[nodiscard]] Decks newShoe() const { return {decks, pack}; }
    [[nodiscard]] int cards() const { return newShoe().cards(); }
    /// Whether the house stakes some doubles or splits for the players.
    [[nodiscard]] bool hasFreePlays() const {
        return doubling.free != FreeDoubles::None || split.hasFree();
    }
    [[nodiscard]] bool rescues() const { return doubling.rescues(dealer); }
    /// Whether a blackjack of one suit pays more than others.
    [[nodiscard]] bool paysSuitedBlackjack() const;
    /// What a blackjack of these two cards pays.
    [[nodiscard]] base::Odds blackjackOdds(Card a, Card b) const;
    [[nodiscard]] int mostDoubles() const { return doubling.most(dealer); }
    /// Whether the dealer's first card is the up card.
    [[nodiscard]] bool isFirstCardUp() const { return table.dealerFirstCard == FirstCard::Up || !dealer.hasHole(); }
    /// Whether a hand may be insured: not against a blackjack that everybody sees.
    [[nodiscard]] bool offersInsurance() const { return insurance.offered && !dealer.isOpen(); }
    /// Whether a hand is given up before it is known if the dealer has a blackjack, where that isn't seen at once.
    [[nodiscard]] bool givesUpEarly() const { return surrender.when == SurrenderWhen::Early && !dealer.isOpen(); }
    /// Whether hands may be surrendered after hits and splits too: not where they are given up early, nor where a
    /// dealer's blackjack found late may leave more than half.
    [[nodiscard]] bool surrendersLater() const {
        return surrender.cards == SurrenderCards::Any && surrender.when != SurrenderWhen::None && !givesUpEarly() &&
               dealer.taken() == BlackjackTakes::All;
    }
    /// Whether a dealer's blackjack found after the hands were played takes all of a surrendered one. A doubled hand
    /// that was surrendered is over.
    [[nodiscard]] bool voidsSurrender() const { return surrender.isVoid && mayVoidSurrender(); }
    /// Whether a hand may be surrendered to a dealer who may have a blackjack.
    [[nodiscard]] bool mayVoidSurrender() const {
        return surrender.when != SurrenderWhen::None && !givesUpEarly() &&
               surrender.against != SurrenderAgainst::TwoToNine && !dealer.blackjackEndsRound();
    }
    /// How many cards may leave a cut-card shoe before the current round becomes its last: the fraction
    /// `shuffle.penetration` gives, but never so many that a round on every seat could run out of cards.
    [[nodiscard]] int cutPosition() const;
    /// The limits in this currency; null if the game isn't played in it.
    [[nodiscard]] const Limit* limitIn(const std::string& currency) const;
    [[nodiscard]] const SideBet* sideBet(const std::string& betId) const;

    friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

/// The name of a key's value in files and in JSON.
[[nodiscard]] const char* name(Pack value);
[[nodiscard]] const char* name(ShuffleWhen value);
[[nodiscard]] const char* name(Burn value);
[[nodiscard]] const char* name(TableOrder value);
[[nodiscard]] const char* name(FirstCard value);
[[nodiscard]] const char* name(SecondCard value);
[[nodiscard]] const char* name(DealerHint value);
[[nodiscard]] const char* name(Push22 value);
[[nodiscard]] const char* name(BlackjackTakes value);
[[nodiscard]] const char* name(Ties value);
[[nodiscard]] const char* name(BlackjackSuit value);
[[nodiscard]] const char* name(DoubleOn value);
[[nodiscard]] const char* name(DoubleCards value);
[[nodiscard]] const char* name(SplitAces value);
[[nodiscard]] const char* name(SplitPairs value);
[[nodiscard]] const char* name(FreeDoubles value);
[[nodiscard]] const char* name(FreeSplits value);
[[nodiscard]] const char* name(CharlieCards value);
[[nodiscard]] const char* name(CharlieWins value);
[[nodiscard]] const char* name(SurrenderWhen value);
[[nodiscard]] const char* name(SurrenderAgainst value);
[[nodiscard]] const char* name(SurrenderCards value);
[[nodiscard]] const char* name(OnSilence value);
[[nodiscard]] const char* name(Felt value);

/// Everything types alone don't check: ranges, and rules that contradict each other (doubling after a split in a game
/// without splits). An error's `where` is a JSON pointer into the rule file, to the key concerned
/// ("/double/afterSplit"). In the order of the file; empty if the rules can be played.
[[nodiscard]] std::vector<base::Error> contradictions(const RuleSet& rules);
/// Fails with the first of them.
[[nodiscard]] base::Result<void> validate(const RuleSet& rules);

} // namespace openshoe::engine
