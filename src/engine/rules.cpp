// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulekeys.h"
#include "engine/staking.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <set>

namespace openshoe::engine {

using base::inputError;
using base::Money;
using base::said;

namespace {

// A hand takes fewer than three cards on average, a split one twice as many; a full table hardly ever averages five.
constexpr int cardsForAHand = 5;

// 10⁹ units of a currency. A higher stake is a typing error, and the limit keeps every sum far inside 64 bits.
constexpr Money largestLimit = Money::minor(100'000'000'000);

/// Collects the errors, each with its place.
class Checker {
public:
    explicit Checker(const RuleSet& rules) : m_rules(rules) {}

    std::vector<base::Error> run() {
        visitRules(m_rules, *this);
        return std::move(m_found);
    }

    template <typename T> void operator()(const RuleKey& key, T value, Range<T> allowed) {
        if (!(value >= allowed.least && value <= allowed.most))
            add(key.pointer(),
                said("Errors", "{} is out of range; allowed: {} to {}").with(value, allowed.least, allowed.most));
    }
    template <typename T> void operator()(const RuleKey& key, const std::optional<T>& value, Range<T> allowed) {
        if (value)
            (*this)(key, *value, allowed);
    }
    void operator()(const RuleKey& key, const std::optional<double>& rtp, Range<double> allowed) {
        if (rtp && !(*rtp > allowed.least && *rtp < allowed.most))
            add(key.pointer(), said("Errors", "must be a fraction between {} and {}, such as 0.9953")
                                   .with(allowed.least, allowed.most));
    }
    void operator()(const RuleKey& key, const std::string& value, Text form) {
        if (value.empty() && !form.slashes)
            add(key.pointer(), said("Errors", "empty; a rule set needs an id"));
    }
    void operator()(const RuleKey& key, const bool& value) {
        if (&value == &m_rules.doubling.afterSplit && value && m_rules.split.hands == 1)
            add(key.pointer(), said("Errors", "a double after a split needs splits (\"split.hands\" 2 to 4)"));
    }
    // Whose hand was paid before the dealer's blackjack is seen has nothing left for it to take or leave.
    void operator()(const RuleKey& key, const CharlieWins& value) {
        if (m_rules.charlie.number() > 0 && value == CharlieWins::AtOnce &&
            m_rules.dealer.taken() != BlackjackTakes::All)
            add(key.pointer(), said("Errors", "\"at-once\" needs a peek, or a blackjack that takes all "
                                              "(\"dealer.blackjackTakes\")"));
    }
    void operator()(const RuleKey& key, const std::vector<Limit>& limits) { check(limits, key.pointer()); }
    void operator()(const RuleKey& key, const std::vector<SideBet>& bets) {
        std::set<std::string> ids;
        for (std::size_t i = 0; i < bets.size(); ++i) {
            const auto at = fmt::format("{}/{}", key.pointer(), i);
            if (bets[i].id.empty())
                add(at + "/id", said("Errors", "empty; a side bet needs an id"));
            else if (!ids.insert(bets[i].id).second)
                add(at + "/id", said("Errors", "\"{}\" appears twice").with(bets[i].id));
            checkPays(bets[i], at + "/pays");
            check(bets[i].limits, at + "/limits");
        }
    }
    template <typename T, typename... Form> void operator()(const RuleKey&, const T&, Form...) {}

private:
    void add(std::string where, base::Said what) {
        m_found.push_back(
            base::Error{.kind = base::Error::Kind::Input, .where = std::move(where), .what = std::move(what)});
    }

    void check(const std::vector<Limit>& limits, const std::string& where) {
        if (limits.empty())
            add(where, said("Errors", "no limits; at least one {currency, min, max} is needed"));
        std::set<std::string> seen;
        for (std::size_t i = 0; i < limits.size(); ++i) {
            const Limit& limit = limits[i];
            const auto at = fmt::format("{}/{}", where, i);
            if (limit.currency.empty())
                add(at + "/currency", said("Errors", "empty; a currency's name is needed"));
            else if (!seen.insert(limit.currency).second)
                add(at + "/currency", said("Errors", "\"{}\" appears twice").with(limit.currency));
            if (!limit.min.isPositive() || !limit.min.isMultipleOf(base::stakeStep))
                add(at + "/min", said("Errors", "must be above 0.00 and a multiple of 0.02"));
            if (limit.max < limit.min || limit.max > largestLimit)
                add(at + "/max", said("Errors", "must be between min and {}").with(largestLimit.text()));
            else if (!limit.max.isMultipleOf(base::stakeStep))
                add(at + "/max", said("Errors", "must be a multiple of 0.02"));
        }
    }

    void checkPays(const SideBet& bet, const std::string& where) {
        if (bet.pays.empty())
            add(where, said("Errors", "empty; at least one outcome must pay"));
        std::set<SideOutcome> outcomes;
        for (const SideBet::Pay& pay : bet.pays) {
            const auto place = fmt::format("{}/{}", where, name(pay.outcome));
            if (!canHave(bet.kind, pay.outcome))
                add(place, said("Errors", "\"{}\" has no such outcome").with(name(bet.kind)));
            else if (!outcomes.insert(pay.outcome).second)
                add(place, said("Errors", "appears twice"));
        }
    }

    const RuleSet& m_rules;
    std::vector<base::Error> m_found;
};

} // namespace

std::optional<base::Odds> SideBet::oddsFor(SideOutcome outcome) const {
    for (const Pay& pay : pays) {
        if (pay.outcome == outcome)
            return pay.odds;
    }
    return std::nullopt;
}

namespace {

base::Odds better(base::Odds a, base::Odds b) {
    return b.pays * a.to > a.pays * b.to ? b : a;
}

base::Odds bestFor(RuleSet::Bonus::Suits suits, base::Odds mixed, base::Odds suited, base::Odds spades) {
    using enum RuleSet::Bonus::Suits;
    base::Odds best = better({}, mixed);
    if (suits != Mixed)
        best = better(best, suited);
    return suits == Spades ? better(best, spades) : best;
}

} // namespace

std::array<base::Odds, 9> RuleSet::Bonus::all() const {
    return {fiveCards, sixCards, sevenCards, mixed678, suited678, spades678, mixed777, suited777, spades777};
}

bool RuleSet::Bonus::any() const {
    return std::ranges::any_of(all(), [](base::Odds odds) { return odds.pays > odds.to; });
}

base::Odds RuleSet::Bonus::ofCards(int cardCount) const {
    base::Odds best;
    if (cardCount >= 5)
        best = better(best, fiveCards);
    if (cardCount >= 6)
        best = better(best, sixCards);
    return cardCount >= 7 ? better(best, sevenCards) : best;
}

base::Odds RuleSet::Bonus::of678(Suits suits) const { return bestFor(suits, mixed678, suited678, spades678); }
base::Odds RuleSet::Bonus::of777(Suits suits) const { return bestFor(suits, mixed777, suited777, spades777); }

bool RuleSet::paysSuitedBlackjack() const {
    const base::Odds own = suitedBlackjack.pays;
    return own.pays > own.to && better(blackjackPays, own) != blackjackPays;
}

base::Odds RuleSet::blackjackOdds(Card a, Card b) const {
    return paysSuitedBlackjack() && suitedBlackjack.holds(a, b) ? suitedBlackjack.pays : blackjackPays;
}

int RuleSet::cutPosition() const {
    const int byPart = static_cast<int>(std::floor(cards() * shuffle.penetration + 1e-9));
    return std::min(byPart, cards() - cardsForAHand * (table.seats + 1));
}

const Limit* RuleSet::limitIn(const std::string& currency) const { return engine::limitIn(limits, currency); }

const SideBet* RuleSet::sideBet(const std::string& betId) const {
    for (const SideBet& bet : sideBets) {
        if (bet.id == betId)
            return &bet;
    }
    return nullptr;
}

const char* name(Pack value) { return value == Pack::Full ? "full" : "spanish"; }
const char* name(ShuffleWhen value) { return value == ShuffleWhen::EveryRound ? "every-round" : "cut-card"; }
const char* name(Burn value) { return value == Burn::None ? "none" : "first-card-value"; }
const char* name(TableOrder value) { return value == TableOrder::Ascending ? "ascending" : "descending"; }
const char* name(FirstCard value) { return value == FirstCard::Up ? "up" : "down"; }
const char* name(SecondCard value) { return value == SecondCard::Dealt ? "dealt" : "after-players"; }
const char* name(DealerHint value) { return value == DealerHint::None ? "none" : "class"; }

const char* name(Push22 value) {
    switch (value) {
    case Push22::None: return "none";
    case Push22::GoldInitial: return "gold-initial";
    case Push22::GoldAny: return "gold-any";
    case Push22::All: break;
    }
    return "all";
}

const char* name(BlackjackTakes value) {
    switch (value) {
    case BlackjackTakes::All: return "all";
    case BlackjackTakes::Original: return "original";
    case BlackjackTakes::OriginalBusted: return "original-and-busted";
    case BlackjackTakes::BustedPlusOne: break;
    }
    return "busted-plus-one";
}

const char* name(Ties value) {
    switch (value) {
    case Ties::Push: return "push";
    case Ties::Dealer: return "dealer";
    case Ties::DealerNotBlackjacks: return "dealer-not-blackjacks";
    case Ties::PlayerOn21: return "player-on-21";
    case Ties::PushNotBlackjacks: return "push-not-blackjacks";
    case Ties::PlayerAlwaysOn21: break;
    }
    return "player-always-on-21";
}

const char* name(BlackjackSuit value) {
    static constexpr std::array<const char*, enumCount<BlackjackSuit>> names{"any", "spades", "hearts", "diamonds",
                                                                             "clubs"};
    return names[static_cast<std::size_t>(value)];
}

const char* name(DoubleOn value) {
    switch (value) {
    case DoubleOn::AnyTwo: return "any-two";
    case DoubleOn::NineToEleven: return "9-11";
    case DoubleOn::TenToEleven: break;
    }
    return "10-11";
}

const char* name(DoubleCards value) { return value == DoubleCards::Two ? "two" : "any"; }

const char* name(SplitAces value) {
    switch (value) {
    case SplitAces::OneCard: return "one-card";
    case SplitAces::Free: return "free";
    case SplitAces::Hit: break;
    }
    return "hit";
}

const char* name(SplitPairs value) { return value == SplitPairs::Value ? "value" : "rank"; }

const char* name(FreeDoubles value) {
    static constexpr std::array<const char*, enumCount<FreeDoubles>> names{"none", "9-11", "10-11", "any-two"};
    return names[static_cast<std::size_t>(value)];
}

const char* name(FreeSplits value) {
    static constexpr std::array<const char*, enumCount<FreeSplits>> names{"none", "not-tens", "all"};
    return names[static_cast<std::size_t>(value)];
}

const char* name(CharlieCards value) {
    static constexpr std::array<const char*, enumCount<CharlieCards>> names{"none", "five", "six", "seven"};
    return names[static_cast<std::size_t>(value)];
}

const char* name(CharlieWins value) {
    switch (value) {
    case CharlieWins::AtOnce: return "at-once";
    case CharlieWins::AtEnd: return "at-end";
    case CharlieWins::Unless21: break;
    }
    return "unless-21";
}

const char* name(SurrenderWhen value) {
    switch (value) {
    case SurrenderWhen::None: return "none";
    case SurrenderWhen::Late: return "late";
    case SurrenderWhen::Early: break;
    }
    return "early";
}

const char* name(SurrenderAgainst value) {
    switch (value) {
    case SurrenderAgainst::Any: return "any";
    case SurrenderAgainst::TwoToNine: return "2-9";
    case SurrenderAgainst::TenAndAce: break;
    }
    return "10-ace";
}
const char* name(SurrenderCards value) {
    return value == SurrenderCards::Two ? "two" : "any";
}
const char* name(OnSilence value) { return value == OnSilence::Resume ? "resume" : "auto"; }

const char* name(Felt value) {
    static constexpr std::array<const char*, enumCount<Felt>> names{"emerald", "midnight", "burgundy",
                                                                    "lagoon",  "green",    "charcoal"};
    return names[static_cast<std::size_t>(value)];
}

std::vector<base::Error> contradictions(const RuleSet& rules) { return Checker(rules).run(); }

base::Result<void> validate(const RuleSet& rules) {
    const auto found = contradictions(rules);
    return found.empty() ? base::Result<void>() : tl::make_unexpected(found.front());
}

} // namespace openshoe::engine
