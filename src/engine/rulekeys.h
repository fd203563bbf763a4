// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"

#include <string>

namespace openshoe::engine {

// The keys of a rule set, each stated once for every reader, writer, check and editor. visitRules(rules, visit) calls
//
//     visit(RuleKey, member)
//     visit(RuleKey, member, Range or Text)
//
// in the order of the rule file. The member's type says what kind of value it is; an enumeration has enumCount words,
// which name() gives. A const rule set gives const members, any other gives mutable ones.

/// What a key affects.
enum class RuleRole : std::uint8_t {
    Label,     ///< no rule: the game's name, its published figures, which of its rules are the house's choice
    Look,      ///< no rule: how the game is shown
    Table,     ///< a rule that no computed figure depends on
    Hands,     ///< a rule that every computed figure depends on
    Surrender, ///< a surrender rule: strategy and figures depend on it, the value of the hands doesn't
    Payout,    ///< a rule that only the figures depend on
};
[[nodiscard]] constexpr bool isRule(RuleRole role) {
    return role >= RuleRole::Table;
}

/// Where a player would look for a key, in the order in which one thinks of a game.
enum class RuleTopic : std::uint8_t {
    Game, Shoe, Dealer, Blackjack, Double, Split, Surrender, Charlie, Bonus, SideBets, Limits, Table, Clocks, Silence,
    Felt,
};
template <> inline constexpr int enumCount<RuleTopic> = 15;

struct RuleKey {
    const char* group; ///< the section of the file it is in; empty if none
    const char* name;
    RuleRole role;
    RuleTopic topic;
    bool needed = false; ///< a file must have it; the others default to RuleSet's values
    /// Came after rounds had been stored, which identify their rules by how they are written: left out there where it
    /// has RuleSet's value, so that older rules are still the same.
    bool later = false;

    /// As --set and `houseChoices` write it: "dealer.peek".
    [[nodiscard]] std::string path() const { return *group ? std::string(group) + '.' + name : name; }
    /// Its place in the file, as errors give it: "/dealer/peek".
    [[nodiscard]] std::string pointer() const {
        return (*group ? std::string("/") + group : std::string()) + '/' + name;
    }
};

/// A key for which RuleKey::later holds.
[[nodiscard]] constexpr RuleKey laterKey(const char* group, const char* name, RuleRole role, RuleTopic topic) {
    return {.group = group, .name = name, .role = role, .topic = topic, .later = true};
}

/// The allowed numbers, both ends included, and the step of an arrow key; numbers between steps are allowed.
template <typename T> struct Range {
    T least;
    T most;
    T step = 1;
};
template <typename T> Range(T, T) -> Range<T>; // clang 14 does not deduce it
template <typename T> Range(T, T, T) -> Range<T>;

/// A single line of text, 1 to mostBytes bytes.
struct Text {
    int mostBytes;
    bool slashes = true; ///< slashes are allowed in it
};
inline constexpr Text idText{.mostBytes = 64, .slashes = false}; ///< of a game or a side bet

template <typename Rules, typename Visitor> void visitRules(Rules& r, Visitor&& visit) {
    using enum RuleRole;
    using Of = RuleTopic;
    visit(RuleKey{"", "id", Label, Of::Game, true}, r.id, idText);
    visit(RuleKey{"", "name", Label, Of::Game, true}, r.name, Text{.mostBytes = 100});
    visit(RuleKey{"published", "rtp", Label, Of::Game}, r.publishedRtp, Range{0.5, 1.5, 0.0001});
    visit(RuleKey{"", "decks", Hands, Of::Shoe, true}, r.decks, Range{1, 8});
    visit(laterKey("", "pack", Hands, Of::Shoe), r.pack);
    visit(RuleKey{"shuffle", "when", Table, Of::Shoe}, r.shuffle.when);
    visit(RuleKey{"shuffle", "penetration", Table, Of::Shoe}, r.shuffle.penetration, Range{0.3, 0.9, 0.05});
    visit(RuleKey{"shuffle", "burn", Table, Of::Shoe}, r.shuffle.burn);
    visit(RuleKey{"table", "seats", Table, Of::Table}, r.table.seats, Range{1, maxSeats});
    visit(RuleKey{"table", "seatsPerPlayer", Table, Of::Table}, r.table.seatsPerPlayer, Range{1, maxSeats});
    visit(RuleKey{"table", "company", Table, Of::Table}, r.table.company);
    visit(RuleKey{"table", "behind", Table, Of::Table}, r.table.behind);
    visit(RuleKey{"table", "order", Table, Of::Table}, r.table.order);
    visit(RuleKey{"table", "dealerFirstCard", Table, Of::Table}, r.table.dealerFirstCard);
    visit(RuleKey{"clock", "bet", Table, Of::Clocks}, r.clock.bet, Range{0, maxClockSeconds});
    visit(RuleKey{"clock", "decision", Table, Of::Clocks}, r.clock.decision, Range{0, maxClockSeconds});
    visit(RuleKey{"dealer", "hitsSoft17", Hands, Of::Dealer}, r.dealer.drawing.hitsSoft);
    visit(laterKey("dealer", "standsOn", Hands, Of::Dealer), r.dealer.drawing.standsOn,
          Range{DealerRule::lowestStand, 21});
    visit(laterKey("dealer", "secondCard", Hands, Of::Dealer), r.dealer.secondCard);
    visit(laterKey("dealer", "open", Hands, Of::Dealer), r.dealer.open);
    visit(RuleKey{"dealer", "peek", Hands, Of::Dealer}, r.dealer.peek);
    visit(laterKey("dealer", "blackjackTakes", Hands, Of::Dealer), r.dealer.blackjackTakes);
    visit(laterKey("dealer", "ties", Hands, Of::Dealer), r.dealer.ties);
    visit(RuleKey{"dealer", "hint", Hands, Of::Dealer}, r.dealer.hint);
    visit(RuleKey{"dealer", "exposeTwoGold", Hands, Of::Dealer}, r.dealer.exposeTwoGold);
    visit(RuleKey{"dealer", "push22", Hands, Of::Dealer}, r.dealer.push22);
    visit(RuleKey{"", "blackjackPays", Payout, Of::Blackjack}, r.blackjackPays);
    visit(laterKey("suitedBlackjack", "pays", Payout, Of::Blackjack), r.suitedBlackjack.pays);
    visit(laterKey("suitedBlackjack", "suit", Payout, Of::Blackjack), r.suitedBlackjack.suit);
    visit(RuleKey{"insurance", "offered", Payout, Of::Blackjack}, r.insurance.offered);
    visit(RuleKey{"insurance", "withBlackjack", Payout, Of::Blackjack}, r.insurance.withBlackjack);
    visit(RuleKey{"insurance", "pays", Payout, Of::Blackjack}, r.insurance.pays);
    visit(RuleKey{"evenMoney", "on", Payout, Of::Blackjack}, r.evenMoney);
    visit(RuleKey{"double", "on", Hands, Of::Double}, r.doubling.on);
    visit(laterKey("double", "cards", Hands, Of::Double), r.doubling.cards);
    visit(RuleKey{"double", "afterSplit", Hands, Of::Double}, r.doubling.afterSplit);
    visit(laterKey("double", "less", Table, Of::Double), r.doubling.less);
    visit(laterKey("double", "rescue", Hands, Of::Double), r.doubling.rescue);
    visit(laterKey("double", "times", Hands, Of::Double), r.doubling.times, Range{1, maxDoubles});
    visit(laterKey("double", "free", Hands, Of::Double), r.doubling.free);
    visit(RuleKey{"split", "hands", Hands, Of::Split}, r.split.hands, Range{1, maxHands});
    visit(laterKey("split", "pairs", Hands, Of::Split), r.split.pairs);
    visit(RuleKey{"split", "aces", Hands, Of::Split}, r.split.aces);
    visit(RuleKey{"split", "resplitAces", Hands, Of::Split}, r.split.resplitAces);
    visit(laterKey("split", "aceHands", Hands, Of::Split), r.split.aceHands, Range{3, maxHands});
    visit(laterKey("split", "free", Hands, Of::Split), r.split.free);
    visit(RuleKey{"surrender", "when", Surrender, Of::Surrender}, r.surrender.when);
    visit(RuleKey{"surrender", "against", Surrender, Of::Surrender}, r.surrender.against);
    visit(laterKey("surrender", "cards", Hands, Of::Surrender), r.surrender.cards);
    visit(laterKey("surrender", "void", Hands, Of::Surrender), r.surrender.isVoid);
    visit(laterKey("charlie", "cards", Hands, Of::Charlie), r.charlie.cards);
    visit(laterKey("charlie", "wins", Hands, Of::Charlie), r.charlie.wins);
    visit(laterKey("bonus", "fiveCards", Hands, Of::Bonus), r.bonus.fiveCards);
    visit(laterKey("bonus", "sixCards", Hands, Of::Bonus), r.bonus.sixCards);
    visit(laterKey("bonus", "sevenCards", Hands, Of::Bonus), r.bonus.sevenCards);
    visit(laterKey("bonus", "mixed678", Hands, Of::Bonus), r.bonus.mixed678);
    visit(laterKey("bonus", "suited678", Hands, Of::Bonus), r.bonus.suited678);
    visit(laterKey("bonus", "spades678", Hands, Of::Bonus), r.bonus.spades678);
    visit(laterKey("bonus", "mixed777", Hands, Of::Bonus), r.bonus.mixed777);
    visit(laterKey("bonus", "suited777", Hands, Of::Bonus), r.bonus.suited777);
    visit(laterKey("bonus", "spades777", Hands, Of::Bonus), r.bonus.spades777);
    visit(RuleKey{"", "onSilence", Table, Of::Silence}, r.onSilence);
    visit(RuleKey{"", "sideBets", Payout, Of::SideBets}, r.sideBets);
    visit(RuleKey{"", "limits", Table, Of::Limits, true}, r.limits);
    visit(RuleKey{"", "houseChoices", Label, Of::Game}, r.houseChoices);
    visit(RuleKey{"", "felt", Look, Of::Felt}, r.look.felt);
    visit(RuleKey{"", "order", Look, Of::Felt}, r.look.order, Range{1, 999});
}

} // namespace openshoe::engine
