// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulefields.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace openshoe::engine {

using base::said;

namespace {

/// Derives each key's form from its type.
class Describer {
public:
    std::vector<RuleField> run() {
        const RuleSet rules{};
        visitRules(rules, *this);
        std::ranges::stable_sort(m_fields, {}, [](const RuleField& field) { return field.key.topic; });
        return std::move(m_fields);
    }

    template <typename T, typename... Form> void operator()(const RuleKey& key, const T& value, Form... form) {
        RuleField& field = m_fields.emplace_back(RuleField{.key = key, .words = {}});
        describe(field, value, form...);
    }

private:
    static void describe(RuleField& field, const bool&) { field.form = RuleForm::Flag; }
    static void describe(RuleField& field, const int&, Range<int> allowed) { number(field, RuleForm::Whole, allowed); }
    static void describe(RuleField& field, const double&, Range<double> allowed) {
        number(field, RuleForm::Fraction, allowed);
    }
    template <typename E>
    requires std::is_enum_v<E>
    static void describe(RuleField& field, const E&) {
        field.form = RuleForm::Choice;
        for (int i = 0; i < enumCount<E>; ++i)
            field.words.emplace_back(name(static_cast<E>(i)));
    }
    static void describe(RuleField& field, const RuleSet::EvenMoney&) {
        field.form = RuleForm::Several;
        field.words = {"ace", "ten"};
    }
    static void describe(RuleField& field, const base::Odds&) { field.form = RuleForm::Payout; }
    static void describe(RuleField& field, const std::string&, Text form) {
        field.form = RuleForm::Line;
        field.mostBytes = form.mostBytes;
    }
    static void describe(RuleField& field, const std::vector<SideBet>&) { field.form = RuleForm::SideBets; }
    static void describe(RuleField& field, const std::vector<Limit>&) { field.form = RuleForm::Limits; }
    static void describe(RuleField& field, const std::vector<std::string>&) { field.form = RuleForm::Keys; }
    template <typename T, typename... Form>
    static void describe(RuleField& field, const std::optional<T>&, Form... form) {
        field.optional = true;
        describe(field, T{}, form...);
    }

    template <typename T> static void number(RuleField& field, RuleForm form, Range<T> allowed) {
        field.form = form;
        field.least = allowed.least;
        field.most = allowed.most;
        field.step = allowed.step;
    }

    std::vector<RuleField> m_fields;
};

/// Finds the member of a rule set that belongs to a key.
struct Finder {
    const std::string& path;
    const void* found = nullptr;

    template <typename T, typename... Form> void operator()(const RuleKey& key, const T& member, Form...) {
        if (key.path() == path)
            found = &member;
    }
};

/// Words of a rule file, which are the same in every language.
base::Said listed(const std::vector<std::string>& words) {
    return base::Said::verbatim(fmt::format("{}", fmt::join(words, ", ")));
}

const void* memberOf(const RuleSet& rules, const std::string& path) {
    Finder finder{path};
    visitRules(rules, finder);
    return finder.found;
}

} // namespace

const std::vector<RuleField>& ruleFields() {
    static const std::vector<RuleField> fields = Describer().run();
    return fields;
}

const RuleField* ruleField(const std::string& path) {
    const auto& fields = ruleFields();
    const auto found = std::ranges::find(fields, path, [](const RuleField& field) { return field.key.path(); });
    return found == fields.end() ? nullptr : &*found;
}

base::Said RuleField::allowed() const {
    switch (form) {
    case RuleForm::Flag: return listed({"true", "false"});
    case RuleForm::Whole:
    case RuleForm::Fraction: return said("Errors", "{} to {}").with(least, most);
    case RuleForm::Choice: return listed(words);
    case RuleForm::Several: return said("Errors", "a list of {}").with(listed(words));
    case RuleForm::Payout: return said("Errors", "a payout such as \"3:2\", numbers from 1 to 1000");
    case RuleForm::Line: return said("Errors", "text of 1 to {} bytes").with(mostBytes);
    case RuleForm::SideBets: return said("Errors", "a list of {id, name, kind, pays, limits}");
    case RuleForm::Limits: return said("Errors", "a list of {currency, min, max}");
    case RuleForm::Keys: break;
    }
    return said("Errors", "a list of keys");
}

const char* name(RuleTopic topic) {
    static constexpr std::array<const char*, enumCount<RuleTopic>> names{
        "game",  "shoe",      "dealer", "blackjack", "double", "split",   "surrender", "charlie",
        "bonus", "side-bets", "limits", "table",     "clocks", "silence", "felt"};
    return names[static_cast<std::size_t>(topic)];
}

base::Sentence reason(IdleReason idle) {
    switch (idle) {
    case IdleReason::ShuffledEveryRound:
        return said("Errors", "There is no cut card: the shoe is shuffled every round.");
    case IdleReason::OneSeat: return said("Errors", "There is only one seat.");
    case IdleReason::NotShared: return said("Errors", "Other people play only at a shared table.");
    case IdleReason::NoInsurance: return said("Errors", "Insurance is not offered.");
    case IdleReason::EvenMoneyInstead:
        return said("Errors", "A blackjack against an ace is offered even money instead.");
    case IdleReason::NoSplits: return said("Errors", "Pairs can't be split.");
    case IdleReason::NoSplitsAgain: return said("Errors", "Hands can't be resplit.");
    case IdleReason::NoSurrender: return said("Errors", "A hand can't be surrendered.");
    case IdleReason::DoublesOnce:
        return said("Errors",
                    "Where a dealer's blackjack found late doesn't take every stake, a hand is doubled only once.");
    case IdleReason::DoublesStand:
        return said("Errors",
                    "Where a dealer's blackjack found late takes the first stake alone, a doubled hand always stands.");
    case IdleReason::NoneToVoid: return said("Errors", "No hand is surrendered to a dealer who may have a blackjack.");
    case IdleReason::NoSoftTotal: return said("Errors", "The dealer stands only on 21, however it is made up.");
    case IdleReason::Peeked:
        return said("Errors", "The dealer peeks, so a blackjack ends the round before anything is doubled or split.");
    case IdleReason::NoCharlie: return said("Errors", "No number of cards wins by itself.");
    case IdleReason::NoAcesAgain: return said("Errors", "Split aces can't be resplit.");
    case IdleReason::NoFourHands: return said("Errors", "A pair becomes at most three hands.");
    case IdleReason::BothOpen: return said("Errors", "Both of the dealer's cards are dealt face up.");
    case IdleReason::DoublesFree:
        return said("Errors", "Every double is free, and what the house stakes stays as it is.");
    case IdleReason::NoSuited: return said("Errors", "A blackjack of one suit pays no more than others.");
    case IdleReason::GivenUpEarly: return said("Errors", "Hands are given up early, with their first two cards.");
    case IdleReason::NoSecondDouble:
        return said("Errors", "No card makes 10 or 11 of a hand that has one of them already.");
    case IdleReason::CharlieFirst: return said("Errors", "With fewer cards a hand has ended as a Charlie.");
    case IdleReason::TwoStand:
        return said("Errors",
                    "Where a dealer's blackjack found late doesn't take every stake, only the first two cards may be "
                    "surrendered.");
    case IdleReason::NoHoleCard: break;
    }
    return said("Errors", "The dealer's second card is drawn only when the hands have been played.");
}

std::optional<IdleReason> idleBecause(const RuleSet& rules, const RuleKey& key) {
    const std::string path = key.path();
    const auto when = [](bool idle, IdleReason because) { return idle ? std::optional(because) : std::nullopt; };
    if (path == "shuffle.penetration")
        return when(rules.shuffle.when == ShuffleWhen::EveryRound, IdleReason::ShuffledEveryRound);
    if (path == "table.seatsPerPlayer" || path == "table.order")
        return when(rules.table.seats == 1, IdleReason::OneSeat);
    if (path == "table.company")
        return when(!rules.table.behind, IdleReason::NotShared);
    if (path == "dealer.hitsSoft17")
        return when(rules.dealer.drawing.standsOn == 21, IdleReason::NoSoftTotal);
    if (path == "dealer.open")
        return when(!rules.dealer.dealsBoth(), IdleReason::NoHoleCard);
    if (path == "dealer.peek" || path == "dealer.hint" || path == "dealer.exposeTwoGold" ||
        path == "table.dealerFirstCard")
        return rules.dealer.isOpen() ? IdleReason::BothOpen : when(!rules.dealer.hasHole(), IdleReason::NoHoleCard);
    if (rules.dealer.isOpen() && (path == "dealer.blackjackTakes" || path.starts_with("insurance.") ||
                                  path == "evenMoney.on" || path == "surrender.against"))
        return IdleReason::BothOpen;
    if (path == "dealer.blackjackTakes")
        return when(rules.dealer.peeks(), IdleReason::Peeked);
    if (path == "insurance.pays")
        return when(!rules.insurance.offered, IdleReason::NoInsurance);
    if (path == "insurance.withBlackjack")
        return rules.insurance.offered ? when(rules.evenMoney.onAce, IdleReason::EvenMoneyInstead)
                                       : IdleReason::NoInsurance;
    if (path == "suitedBlackjack.suit")
        return when(!rules.paysSuitedBlackjack(), IdleReason::NoSuited);
    if (path == "double.afterSplit" || path == "split.aces" || path == "split.pairs" || path == "split.free")
        return when(rules.split.hands == 1, IdleReason::NoSplits);
    if ((path == "double.rescue" || path == "double.times" || path == "double.less") && rules.doubling.allAreFree())
        return IdleReason::DoublesFree;
    if (path == "double.times" && rules.doubling.on == DoubleOn::TenToEleven)
        return IdleReason::NoSecondDouble;
    if (path == "double.times")
        return when(rules.dealer.taken() != BlackjackTakes::All, IdleReason::DoublesOnce);
    if (path == "double.rescue")
        return when(rules.dealer.taken() == BlackjackTakes::Original, IdleReason::DoublesStand);
    if (path == "split.resplitAces")
        return rules.split.hands == 1 ? IdleReason::NoSplits : when(rules.split.hands == 2, IdleReason::NoSplitsAgain);
    if (path == "split.aceHands") {
        const RuleSet::Split& split = rules.split;
        return split.hands == 1   ? IdleReason::NoSplits
               : split.hands == 2 ? IdleReason::NoSplitsAgain
               : !split.resplitAces ? IdleReason::NoAcesAgain
                                    : when(split.hands == 3, IdleReason::NoFourHands);
    }
    if (path == "bonus.sixCards")
        return when(rules.charlie.cards == CharlieCards::Five, IdleReason::CharlieFirst);
    if (path == "bonus.sevenCards")
        return when(rules.charlie.number() > 0 && rules.charlie.number() < 7, IdleReason::CharlieFirst);
    if (path == "charlie.wins")
        return when(rules.charlie.number() == 0, IdleReason::NoCharlie);
    if (path == "surrender.cards" && rules.surrender.when != SurrenderWhen::None)
        return rules.givesUpEarly() ? IdleReason::GivenUpEarly
                                    : when(rules.dealer.taken() != BlackjackTakes::All, IdleReason::TwoStand);
    if (path == "surrender.void" && rules.surrender.when != SurrenderWhen::None) {
        return rules.givesUpEarly() ? IdleReason::GivenUpEarly
                                    : when(!rules.mayVoidSurrender(), IdleReason::NoneToVoid);
    }
    if (path == "surrender.against" || path == "surrender.cards" || path == "surrender.void")
        return when(rules.surrender.when == SurrenderWhen::None, IdleReason::NoSurrender);
    return std::nullopt;
}

std::vector<RuleKey> differingRules(const RuleSet& a, const RuleSet& b) {
    std::vector<RuleKey> keys;
    visitRules(a, [&]<typename T>(const RuleKey& key, const T& value, auto...) {
        if (isRule(key.role) && !(value == *static_cast<const T*>(memberOf(b, key.path()))))
            keys.push_back(key);
    });
    return keys;
}

void takeRule(RuleSet& to, const RuleSet& from, const RuleKey& key) {
    const std::string path = key.path();
    const void* value = memberOf(from, path);
    visitRules(to, [&]<typename T>(const RuleKey& each, T& member, auto...) {
        if (each.path() == path)
            member = *static_cast<const T*>(value);
    });
}

} // namespace openshoe::engine
