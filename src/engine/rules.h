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
};
enum class DoubleOn : std::uint8_t { AnyTwo, NineToEleven, TenToEleven };
enum class SplitAces : std::uint8_t { OneCard, Free };
enum class SurrenderWhen : std::uint8_t { None, Late, Early };
enum class SurrenderAgainst : std::uint8_t { Any, TwoToNine };
enum class OnSilence : std::uint8_t { Resume, Auto };

/// The cloth on the table.
enum class Felt : std::uint8_t { Emerald, Midnight, Burgundy, Lagoon, Green, Charcoal };

template <> inline constexpr int enumCount<ShuffleWhen> = 2;
template <> inline constexpr int enumCount<Burn> = 2;
template <> inline constexpr int enumCount<TableOrder> = 2;
template <> inline constexpr int enumCount<FirstCard> = 2;
template <> inline constexpr int enumCount<DealerHint> = 2;
template <> inline constexpr int enumCount<Push22> = 4;
template <> inline constexpr int enumCount<BlackjackTakes> = 4;
template <> inline constexpr int enumCount<Ties> = 3;
template <> inline constexpr int enumCount<DoubleOn> = 3;
template <> inline constexpr int enumCount<SplitAces> = 2;
template <> inline constexpr int enumCount<SurrenderWhen> = 3;
template <> inline constexpr int enumCount<SurrenderAgainst> = 2;
template <> inline constexpr int enumCount<OnSilence> = 2;
template <> inline constexpr int enumCount<Felt> = 6;

inline constexpr int maxClockSeconds = 3600;

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
        bool peek = true;
        DealerHint hint = DealerHint::None;
        bool exposeTwoGold = false;
        Push22 push22 = Push22::None;
        BlackjackTakes blackjackTakes = BlackjackTakes::All; ///< matters only without a peek
        Ties ties = Ties::Push;

        /// What a blackjack takes that shows only after hands were doubled and split.
        [[nodiscard]] constexpr BlackjackTakes taken() const { return peek ? BlackjackTakes::All : blackjackTakes; }
        friend bool operator==(const Dealer&, const Dealer&) = default;
    } dealer;

    base::Odds blackjackPays{3, 2};

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
        bool afterSplit = true;
        friend bool operator==(const Double&, const Double&) = default;
    } doubling;

    struct Split {
        int hands = 2; ///< most hands one initial hand can become, 1 (no split) … 4
        SplitAces aces = SplitAces::OneCard;
        bool resplitAces = false; ///< matters only if `hands` is three or more
        friend bool operator==(const Split&, const Split&) = default;
    } split;

    struct Surrender {
        SurrenderWhen when = SurrenderWhen::None;
        SurrenderAgainst against = SurrenderAgainst::Any;
        friend bool operator==(const Surrender&, const Surrender&) = default;
    } surrender;

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

    [[nodiscard]] int cards() const { return decks * cardsPerDeck; }
    /// How many cards may leave a cut-card shoe before the current round becomes its last: the fraction
    /// `shuffle.penetration` gives, but never so many that a round on every seat could run out of cards.
    [[nodiscard]] int cutPosition() const;
    /// The limits in this currency; null if the game isn't played in it.
    [[nodiscard]] const Limit* limitIn(const std::string& currency) const;
    [[nodiscard]] const SideBet* sideBet(const std::string& betId) const;

    friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

/// The name of a key's value in files and in JSON.
[[nodiscard]] const char* name(ShuffleWhen value);
[[nodiscard]] const char* name(Burn value);
[[nodiscard]] const char* name(TableOrder value);
[[nodiscard]] const char* name(FirstCard value);
[[nodiscard]] const char* name(DealerHint value);
[[nodiscard]] const char* name(Push22 value);
[[nodiscard]] const char* name(BlackjackTakes value);
[[nodiscard]] const char* name(Ties value);
[[nodiscard]] const char* name(DoubleOn value);
[[nodiscard]] const char* name(SplitAces value);
[[nodiscard]] const char* name(SurrenderWhen value);
[[nodiscard]] const char* name(SurrenderAgainst value);
[[nodiscard]] const char* name(OnSilence value);
[[nodiscard]] const char* name(Felt value);

/// Everything types alone don't check: ranges, and rules that contradict each other (doubling after a split in a game
/// without splits). An error's `where` is a JSON pointer into the rule file, to the key concerned
/// ("/double/afterSplit"). In the order of the file; empty if the rules can be played.
[[nodiscard]] std::vector<base::Error> contradictions(const RuleSet& rules);
/// Fails with the first of them.
[[nodiscard]] base::Result<void> validate(const RuleSet& rules);

} // namespace openshoe::engine
