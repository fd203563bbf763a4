// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulekeys.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <set>

namespace openshoe::engine {

using base::inputError;
using base::Money;

namespace {

// 10⁹ units of a currency: a stake beyond that is a typing error, and it keeps every sum far inside 64 bits.
constexpr Money largestLimit = Money::minor(100'000'000'000);

base::Result<void> validateLimits(const std::vector<Limit>& limits, const std::string& where) {
    if (limits.empty())
        return inputError(where, "no limits; at least one {currency, min, max} is needed");
    std::set<std::string> seen;
    for (std::size_t i = 0; i < limits.size(); ++i) {
        const Limit& limit = limits[i];
        const auto at = fmt::format("{}/{}", where, i);
        if (limit.currency.empty())
            return inputError(at + "/currency", "empty; a currency's name is needed");
        if (!seen.insert(limit.currency).second)
            return inputError(at + "/currency", fmt::format("\"{}\" stands twice", limit.currency));
        if (!limit.min.isPositive() || !limit.min.isMultipleOf(base::stakeStep))
            return inputError(at + "/min", "must be above 0.00 and a multiple of 0.02");
        if (limit.max < limit.min || limit.max > largestLimit)
            return inputError(at + "/max", fmt::format("must be between min and {}", largestLimit.text()));
        if (!limit.max.isMultipleOf(base::stakeStep))
            return inputError(at + "/max", "must be a multiple of 0.02");
    }
    return {};
}

base::Result<void> validateSideBets(const RuleSet& rules) {
    std::set<std::string> ids;
    for (std::size_t i = 0; i < rules.sideBets.size(); ++i) {
        const SideBet& bet = rules.sideBets[i];
        const auto at = fmt::format("/sideBets/{}", i);
        if (bet.id.empty())
            return inputError(at + "/id", "empty; a side bet needs an id");
        if (!ids.insert(bet.id).second)
            return inputError(at + "/id", fmt::format("\"{}\" stands twice", bet.id));
        if (bet.pays.empty())
            return inputError(at + "/pays", "empty; at least one outcome must pay");
        const auto known = outcomesOf(bet.kind);
        std::set<SideOutcome> outcomes;
        for (const SideBet::Pay& pay : bet.pays) {
            const auto place = fmt::format("{}/pays/{}", at, name(pay.outcome));
            if (std::find(known.begin(), known.end(), pay.outcome) == known.end())
                return inputError(place, fmt::format("\"{}\" has no such outcome", name(bet.kind)));
            if (!outcomes.insert(pay.outcome).second)
                return inputError(place, "stands twice");
        }
        if (auto checked = validateLimits(bet.limits, at + "/limits"); !checked)
            return checked;
    }
    return {};
}

/// Finds the first number out of its range.
struct RangeCheck {
    std::optional<base::Error> failed;

    template <typename T> void operator()(const RuleKey& key, T value, Range<T> allowed) {
        if (!failed && !(value >= allowed.least && value <= allowed.most))
            failed = base::Error{.where = key.pointer(),
                                 .what = fmt::format("{} is out of range; allowed are {} to {}", value, allowed.least, allowed.most)};
    }
    template <typename T> void operator()(const RuleKey& key, const std::optional<T>& value, Range<T> allowed) {
        if (value)
            (*this)(key, *value, allowed);
    }
    template <typename T, typename... Form> void operator()(const RuleKey&, const T&, Form...) {}
};

} // namespace

std::optional<base::Odds> SideBet::oddsFor(SideOutcome outcome) const {
    for (const Pay& pay : pays) {
        if (pay.outcome == outcome)
            return pay.odds;
    }
    return std::nullopt;
}

int RuleSet::cutPosition() const { return static_cast<int>(std::floor(cards() * shuffle.penetration + 1e-9)); }

const Limit* RuleSet::limitIn(const std::string& currency) const {
    for (const Limit& limit : limits) {
        if (limit.currency == currency)
            return &limit;
    }
    return nullptr;
}

const SideBet* RuleSet::sideBet(const std::string& betId) const {
    for (const SideBet& bet : sideBets) {
        if (bet.id == betId)
            return &bet;
    }
    return nullptr;
}

const char* name(ShuffleWhen value) { return value == ShuffleWhen::EveryRound ? "every-round" : "cut-card"; }
const char* name(Burn value) { return value == Burn::None ? "none" : "first-card-value"; }
const char* name(TableOrder value) { return value == TableOrder::Ascending ? "ascending" : "descending"; }
const char* name(FirstCard value) { return value == FirstCard::Up ? "up" : "down"; }
const char* name(DealerHint value) { return value == DealerHint::None ? "none" : "class"; }

const char* name(Push22 value) {
    switch (value) {
    case Push22::None: return "none";
    case Push22::GoldInitial: return "gold-initial";
    case Push22::GoldAny: break;
    }
    return "gold-any";
}

const char* name(DoubleOn value) {
    switch (value) {
    case DoubleOn::AnyTwo: return "any-two";
    case DoubleOn::NineToEleven: return "9-11";
    case DoubleOn::TenToEleven: break;
    }
    return "10-11";
}

const char* name(SplitAces value) { return value == SplitAces::OneCard ? "one-card" : "free"; }

const char* name(SurrenderWhen value) {
    switch (value) {
    case SurrenderWhen::None: return "none";
    case SurrenderWhen::Late: return "late";
    case SurrenderWhen::Early: break;
    }
    return "early";
}

const char* name(SurrenderAgainst value) { return value == SurrenderAgainst::Any ? "any" : "2-9"; }
const char* name(OnSilence value) { return value == OnSilence::Resume ? "resume" : "auto"; }

const char* name(Felt value) {
    static constexpr std::array<const char*, enumCount<Felt>> names{"emerald", "midnight", "burgundy", "lagoon", "green", "charcoal"};
    return names[static_cast<std::size_t>(value)];
}

const char* name(SideBetKind value) {
    switch (value) {
    case SideBetKind::Pairs: return "pairs";
    case SideBetKind::Poker3: return "poker3";
    case SideBetKind::DealerMatch: return "dealer-match";
    case SideBetKind::Lucky: break;
    }
    return "lucky";
}

const char* name(SideOutcome value) {
    static constexpr std::array<const char*, sideOutcomeCount> names{
        "none",     "mixed",          "colored",        "perfect",  "suited-trips",
        "flush",    "straight",       "three-of-a-kind", "straight-flush", "suited-three-of-a-kind",
        "match",    "suited-match",   "total-19",       "total-20", "total-21",
        "suited-21", "6-7-8",         "7-7-7",          "suited-6-7-8", "suited-7-7-7",
    };
    return names[static_cast<std::size_t>(value)];
}

std::vector<SideOutcome> outcomesOf(SideBetKind kind) {
    using enum SideOutcome;
    switch (kind) {
    case SideBetKind::Pairs: return {Mixed, Colored, Perfect, SuitedTrips};
    case SideBetKind::Poker3: return {Flush, Straight, ThreeOfAKind, StraightFlush, SuitedThreeOfAKind};
    case SideBetKind::DealerMatch: return {Match, SuitedMatch};
    case SideBetKind::Lucky: break;
    }
    return {Total19, Total20, Total21, Suited21, SixSevenEight, SevenSevenSeven, SuitedSixSevenEight, SuitedSevenSevenSeven};
}

base::Result<void> validate(const RuleSet& rules) {
    if (rules.id.empty())
        return inputError("/id", "empty; a rule set needs an id");
    if (rules.publishedRtp && !(*rules.publishedRtp > 0.5 && *rules.publishedRtp < 1.5))
        return inputError("/published/rtp", "must be a fraction between 0.5 and 1.5, such as 0.9953");
    RangeCheck ranges;
    visitRules(rules, ranges);
    if (ranges.failed)
        return tl::make_unexpected(*ranges.failed);
    if (rules.split.hands == 1 && rules.doubling.afterSplit)
        return inputError("/double/afterSplit", "a double after a split needs splits (\"split.hands\" 2 to 4)");
    if (auto checked = validateLimits(rules.limits, "/limits"); !checked)
        return checked;
    return validateSideBets(rules);
}

} // namespace openshoe::engine
