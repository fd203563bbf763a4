// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/said.h"
#include "engine/rulekeys.h"

#include <optional>
#include <string>
#include <vector>

namespace openshoe::engine {

// The keys of a rule set as values, for code that lists, explains, offers or compares them without knowing their types.

/// The form of a key's value.
enum class RuleForm : std::uint8_t {
    Flag,     ///< true or false
    Whole,    ///< a whole number
    Fraction, ///< a number
    Choice,   ///< one word of a set
    Several,  ///< a list of words, each at most once
    Payout,   ///< "3:2"
    Line,     ///< one line of text
    SideBets, ///< pay tables
    Limits,   ///< allowed stakes, one entry per currency
    Keys,     ///< paths of other keys
};

struct RuleField {
    RuleKey key;
    RuleForm form = RuleForm::Flag;
    bool optional = false; ///< may be left out and then has no value
    double least = 0;      ///< of a number, as are the next two
    double most = 0;
    double step = 1;
    std::vector<std::string> words; ///< of a choice or a list, in order
    int mostBytes = 0;              ///< of a line

    /// What is allowed, in a few words: "1 to 8", "none, late, early", "a payout such as \"3:2\"".
    [[nodiscard]] base::Said allowed() const;
};

/// Every key, topic by topic, in the order of the file within a topic.
[[nodiscard]] const std::vector<RuleField>& ruleFields();
/// The key with this path ("dealer.peek"); null if there is none.
[[nodiscard]] const RuleField* ruleField(const std::string& path);

/// "game", "shoe", "dealer" …: an id; the floors above have the words for it.
[[nodiscard]] const char* name(RuleTopic topic);

/// Why a key has no effect in a game.
enum class IdleReason : std::uint8_t {
    ShuffledEveryRound, ///< there is no cut card
    OneSeat,            ///< no seat comes before or after another
    NotShared,          ///< other people sit only at a shared table
    NoInsurance,
    EvenMoneyInstead, ///< a blackjack against an ace is offered even money in place of insurance
    NoSplits,
    NoSplitsAgain, ///< a pair makes at most two hands
    NoSurrender,
    DoublesOnce,    ///< a dealer's blackjack found late leaves some stakes
    NoSoftTotal,    ///< the dealer stands on 21 alone, which nobody hits
    Peeked,         ///< a dealer's blackjack ends the round before anything is doubled or split
    NoCharlie,      ///< no number of cards wins
    NoAcesAgain,    ///< a pair of aces makes at most two hands
    NoFourHands,    ///< a pair makes at most three
    NoHoleCard,     ///< the dealer's second card isn't dealt yet
    BothOpen,       ///< the dealer's cards are both dealt face up
    DoublesFree,    ///< the house stakes every double
    NoSuited,       ///< no blackjack pays more than others
    GivenUpEarly,   ///< and then only the first two cards are
    NoSecondDouble, ///< after one card a hand has no such total again
    CharlieFirst,   ///< hands end as a Charlie with fewer cards
    TwoStand,       ///< a dealer's blackjack found late leaves some stakes of split hands
    DoublesStand,   ///< a dealer's blackjack found late takes the first stake alone
    NoneToVoid,     ///< nothing is surrendered to a dealer who may have a blackjack
};
template <> inline constexpr int enumCount<IdleReason> = 24;
/// "There is no cut card: the shoe is shuffled every round."
[[nodiscard]] base::Sentence reason(IdleReason idle);

/// Why this key has no effect, whatever its value, given the other choices; nothing if it has one.
[[nodiscard]] std::optional<IdleReason> idleBecause(const RuleSet& rules, const RuleKey& key);

/// The rules (not the keys that only affect display) whose values differ, in the order of the file.
[[nodiscard]] std::vector<RuleKey> differingRules(const RuleSet& a, const RuleSet& b);
/// Sets this key in `to` to its value in `from`.
void takeRule(RuleSet& to, const RuleSet& from, const RuleKey& key);

} // namespace openshoe::engine
