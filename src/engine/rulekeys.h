// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"

#include <string>

namespace openshoe::engine {

// The keys of a rule set, each stated once, for every reader, writer, check and editor: visitRules(rules, visit) calls
//
//     visit(RuleKey, member)
//     visit(RuleKey, member, Range or Text)
//
// in the order of the rule file. The member's type says what kind of value it is; an enumeration has enumCount words,
// which name() gives. A const rule set gives const members, any other gives members that can be set.

/// What a key affects.
enum class RuleRole : std::uint8_t {
    Label,     ///< no rule: what the game is called, what is published of it, whose choice its rules are
    Look,      ///< no rule: how the game is shown
    Table,     ///< a rule that no computed figure depends on
    Hands,     ///< a rule that every computed figure depends on
    Surrender, ///< a surrender rule: strategy and figures depend on it, what the hands are worth does not
    Payout,    ///< a rule that only the figures depend on
};
[[nodiscard]] constexpr bool isRule(RuleRole role) {
    return role >= RuleRole::Table;
}

struct RuleKey {
    const char* group; ///< the section of the file it is in; empty for none
    const char* name;
    RuleRole role;
    bool needed = false; ///< a file must have it; the others have the default of RuleSet

    /// As --set and `houseChoices` name it: "dealer.peek".
    [[nodiscard]] std::string path() const { return *group ? std::string(group) + '.' + name : name; }
    /// Its place in the file, as errors name it: "/dealer/peek".
    [[nodiscard]] std::string pointer() const {
        return (*group ? std::string("/") + group : std::string()) + '/' + name;
    }
};

/// The numbers allowed, both ends included.
template <typename T> struct Range {
    T least;
    T most;
};
template <typename T> Range(T, T) -> Range<T>; // clang 14 does not deduce it

/// A text of one line, 1 to mostBytes bytes.
struct Text {
    int mostBytes;
    bool slashes = true; ///< slashes are allowed in it
};
inline constexpr Text idText{.mostBytes = 64, .slashes = false}; ///< of a game or a side bet

template <typename Rules, typename Visitor> void visitRules(Rules& r, Visitor&& visit) {
    using enum RuleRole;
    visit(RuleKey{"", "id", Label, true}, r.id, idText);
    visit(RuleKey{"", "name", Label, true}, r.name, Text{.mostBytes = 100});
    visit(RuleKey{"published", "rtp", Label}, r.publishedRtp, Range{0.5, 1.5});
    visit(RuleKey{"", "decks", Hands, true}, r.decks, Range{1, 8});
    visit(RuleKey{"shuffle", "when", Table}, r.shuffle.when);
    visit(RuleKey{"shuffle", "penetration", Table}, r.shuffle.penetration, Range{0.3, 0.9});
    visit(RuleKey{"shuffle", "burn", Table}, r.shuffle.burn);
    visit(RuleKey{"table", "seats", Table}, r.table.seats, Range{1, maxSeats});
    visit(RuleKey{"table", "seatsPerPlayer", Table}, r.table.seatsPerPlayer, Range{1, maxSeats});
    visit(RuleKey{"table", "company", Table}, r.table.company);
    visit(RuleKey{"table", "behind", Table}, r.table.behind);
    visit(RuleKey{"table", "order", Table}, r.table.order);
    visit(RuleKey{"table", "dealerFirstCard", Table}, r.table.dealerFirstCard);
    visit(RuleKey{"clock", "bet", Table}, r.clock.bet, Range{0, maxClockSeconds});
    visit(RuleKey{"clock", "decision", Table}, r.clock.decision, Range{0, maxClockSeconds});
    visit(RuleKey{"dealer", "hitsSoft17", Hands}, r.dealer.hitsSoft17);
    visit(RuleKey{"dealer", "peek", Hands}, r.dealer.peek);
    visit(RuleKey{"dealer", "hint", Hands}, r.dealer.hint);
    visit(RuleKey{"dealer", "exposeTwoGold", Hands}, r.dealer.exposeTwoGold);
    visit(RuleKey{"dealer", "push22", Hands}, r.dealer.push22);
    visit(RuleKey{"", "blackjackPays", Payout}, r.blackjackPays);
    visit(RuleKey{"insurance", "offered", Payout}, r.insurance.offered);
    visit(RuleKey{"insurance", "withBlackjack", Payout}, r.insurance.withBlackjack);
    visit(RuleKey{"insurance", "pays", Payout}, r.insurance.pays);
    visit(RuleKey{"evenMoney", "on", Payout}, r.evenMoney);
    visit(RuleKey{"double", "on", Hands}, r.doubling.on);
    visit(RuleKey{"double", "afterSplit", Hands}, r.doubling.afterSplit);
    visit(RuleKey{"split", "hands", Hands}, r.split.hands, Range{1, maxHands});
    visit(RuleKey{"split", "aces", Hands}, r.split.aces);
    visit(RuleKey{"split", "resplitAces", Hands}, r.split.resplitAces);
    visit(RuleKey{"surrender", "when", Surrender}, r.surrender.when);
    visit(RuleKey{"surrender", "against", Surrender}, r.surrender.against);
    visit(RuleKey{"", "onSilence", Table}, r.onSilence);
    visit(RuleKey{"", "sideBets", Payout}, r.sideBets);
    visit(RuleKey{"", "limits", Table, true}, r.limits);
    visit(RuleKey{"", "houseChoices", Label}, r.houseChoices);
    visit(RuleKey{"", "felt", Look}, r.look.felt);
    visit(RuleKey{"", "order", Look}, r.look.order, Range{1, 999});
}

} // namespace openshoe::engine
