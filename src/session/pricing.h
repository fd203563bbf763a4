// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/advice.h"
#include "analysis/analysis.h"
#include "analysis/outset.h"
#include "analysis/side_bets.h"
#include "analysis/spread.h"
#include "engine/rules.h"
#include "storage/prices.h"

#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace openshoe::session {

struct SeenDecision;

/// Of the figures that a Pricer finds; counted up when one changes, so that what is stored is found again.
inline constexpr int pricingVersion = 1;

/// What an answer costs: every answer's worth with what the person had seen, best play afterwards. Nothing priced in it
/// where the cards don't fit the rules, or too few are left (DecisionPrice::worth is empty then, `exact` false).
/// `seen` has an answer.
[[nodiscard]] storage::DecisionPrice priceOf(const engine::RuleSet& rules, const SeenDecision& seen);
/// The same, by one who advises on the decisions of a whole shoe. `adviser` goes by `rules`.
[[nodiscard]] storage::DecisionPrice priceOf(const engine::RuleSet& rules, const SeenDecision& seen,
                                             analysis::Adviser& adviser);

/// What is worth most by what had been seen; `seen.answer` where nothing is worth more than it. Nothing where that
/// answer, or the first one offered where none is given, can't be priced.
[[nodiscard]] std::optional<engine::Action> bestAnswer(const engine::RuleSet& rules, SeenDecision seen);

/// Finds what rounds of one rule set were worth, to one person at the table. Used by one thread at a time.
class Pricer {
public:
    /// After so many exact figures for shoes in use, of some 25 ms each, the rest are estimates that say how far off
    /// they may be. Decisions are always exact.
    static constexpr int exactShoes = 200;
    static constexpr int always = std::numeric_limits<int>::max();

    Pricer(engine::RuleSet rules, std::shared_ptr<analysis::Analyser> analyser, int exactAtMost = exactShoes);
    ~Pricer();
    Pricer(const Pricer&) = delete;
    Pricer& operator=(const Pricer&) = delete;

    /// Each round of the shoe that is due, in order; one that can't be priced says why in `trouble`. Empty if
    /// `cancelled` said so on the way.
    [[nodiscard]] std::vector<storage::RoundPrice> price(const storage::ShoeToPrice& shoe,
                                                         const std::function<bool()>& cancelled = {});

private:
    struct Told;
    void priceRound(const Told& told, storage::RoundPrice& price);
    void scatter(const Told& told, storage::RoundPrice& price);
    double sideBetAtStart(std::size_t bet, const analysis::Shoe& unseen);
    double sideBetDealt(const Told& told, const engine::Play& play);
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
