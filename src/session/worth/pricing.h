// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/advice.h"
#include "analysis/analysis.h"
#include "analysis/outset.h"
#include "analysis/side_bets.h"
#include "analysis/spread.h"
#include "engine/rules.h"
#include "storage/prices/prices.h"

#include <array>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace openshoe::session {

struct SeenDecision;

/// The version of the Pricer's figures; incremented when any of them changes, so that stored prices are recomputed.
inline constexpr int pricingVersion = 1;

/// What each answer is worth: net, per unit of the stake it is about (the hand's play; for insurance, insurance's own
/// stake), with best play afterwards. Empty for an answer that isn't possible or has no figure.
using Worths = std::array<std::optional<double>, engine::actionCount>;
/// By Action, from the advice on `seen.decision`. Nothing anywhere else puts these figures into a unit.
[[nodiscard]] Worths worthsOf(const SeenDecision& seen, const analysis::Advice& advice);

/// What an answer cost: the worth of every answer given what the person had seen, with best play afterwards. If the
/// cards don't fit the rules, or too few are left, nothing is priced (DecisionPrice::worth is empty and `exact` false).
/// `seen` must have an answer.
[[nodiscard]] storage::DecisionPrice priceOf(const engine::RuleSet& rules, const SeenDecision& seen);
/// The same, with an adviser that is used for a whole shoe. `adviser` must be for `rules`.
[[nodiscard]] storage::DecisionPrice priceOf(const engine::RuleSet& rules, const SeenDecision& seen,
                                             analysis::Adviser& adviser);

/// The answer worth most given what had been seen; `seen.answer` if nothing is worth more. nullopt if that answer (or,
/// if there is none, the first one offered) can't be priced.
[[nodiscard]] std::optional<engine::Action> bestAnswer(const engine::RuleSet& rules, SeenDecision seen);

/// Computes what rounds of one rule set were worth to one person at the table. For use by one thread at a time.
class Pricer {
public:
    /// After this many exact figures for shoes in use, some 25 ms each, the rest are estimates with a stated error.
    /// Decisions are always exact.
    static constexpr int exactShoes = 200;
    static constexpr int always = std::numeric_limits<int>::max();

    Pricer(engine::RuleSet rules, std::shared_ptr<analysis::Analyser> analyser, int exactAtMost = exactShoes);
    ~Pricer();
    Pricer(const Pricer&) = delete;
    Pricer& operator=(const Pricer&) = delete;

    /// Each due round of the shoe, in order; one that can't be priced says why in `trouble`. Empty if `cancelled`
    /// returned true on the way.
    [[nodiscard]] std::vector<storage::RoundPrice> price(const storage::ShoeToPrice& shoe,
                                                         const std::function<bool()>& cancelled = {});

private:
    struct RoundTrace;
    void priceRound(const RoundTrace& trace, storage::RoundPrice& price);
    void scatter(const RoundTrace& trace, storage::RoundPrice& price);
    double sideBetAtStart(std::size_t bet, const analysis::Shoe& unseen);
    double sideBetDealt(const RoundTrace& trace, const engine::Play& play);
    analysis::Outset::Worth outset(const analysis::PointShoe& unseen);

    engine::RuleSet m_rules;
    std::shared_ptr<analysis::Analyser> m_analyser;
    analysis::Adviser m_adviser;
    int m_exactLeft;
    analysis::Outset m_outset;
    std::optional<analysis::Spread> m_spread;
    std::vector<std::optional<analysis::WinningCards>> m_winning; ///< by side bet
    std::function<bool()> m_cancelled;
};

} // namespace openshoe::session
