// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/chart_figures.h"
#include "analysis/game_value.h"
#include "analysis/side_bets.h"
#include "base/result.h"
#include "engine/rules.h"

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace openshoe::analysis {

/// Everything `analyze` reports about a game: one hand from a full fresh shoe (the effect of a cut card is not
/// included). The figures are defined in game_value.h and, under their public names, in the description of the command
/// line.
struct GameAnalysis {
    base::Said method; ///< "exact", or how splits into more than two hands were treated
    double expectation = 0;
    double averageStake = 0;
    /// Exact except for the covariance of a split's hands (taken given the dealer's result): within 0.001.
    double standardDeviation = 0;
    std::array<double, pointKinds> byUp{}; ///< from the ace
    double basicStrategy = 0; ///< expectation of basic strategy
    BasicStrategy strategy;   ///< that play, by column of `views`
    Views views;
    std::optional<double> insurance; ///< per unit staked on it
    std::optional<double> evenMoney; ///< gain of taking it over declining it
    std::array<DealerOutcomes, pointKinds> dealer{};
    Chart chart;
    std::shared_ptr<const ChartFigures> cells; ///< the figures behind the chart's cells; never null
    std::vector<SideBetFigures> sideBets;
    double seconds = 0; ///< time spent

    [[nodiscard]] double rtp() const { return 1 + expectation; }
    [[nodiscard]] double rtpPerUnitStaked() const { return 1 + expectation / averageStake; }
    [[nodiscard]] double elementOfRisk() const { return -expectation / averageStake; }
};

/// Everything the figures depend on, as text; equal for two rule sets exactly when their analyses are.
[[nodiscard]] std::string cacheKey(const engine::RuleSet& rules);

/// Polled along the way; true means stop.
using Cancelled = std::function<bool()>;
/// Called with the progress, 0 … 1, which never decreases.
using Progress = std::function<void(double)>;

/// Analyses games and caches what it can reuse: the same game again is answered at once, one that differs only in
/// payouts in about a millisecond. Thread-safe. Keeps a few dozen results and the costly parts of a few games.
class Analyser {
public:
    Analyser();
    ~Analyser();
    Analyser(const Analyser&) = delete;
    Analyser& operator=(const Analyser&) = delete;

    /// Null if cancelled. `rules` must be valid (engine::validate).
    [[nodiscard]] std::shared_ptr<const GameAnalysis>
    analyse(const engine::RuleSet& rules, const Cancelled& cancelled = {}, const Progress& progress = {});
    /// The figures of best play alone, without second moments: analyse()'s expectation, average stake, figures by up
    /// card, insurance and even money, at a fraction of its cost. Nothing if cancelled.
    [[nodiscard]] std::optional<GameValue> edge(const engine::RuleSet& rules, const Cancelled& cancelled = {});
    /// The side bets' figures as in analyse(), in the rules' order.
    [[nodiscard]] std::vector<SideBetFigures> sideBets(const engine::RuleSet& rules);
    /// The cached analysis of these rules; null if there is none.
    [[nodiscard]] std::shared_ptr<const GameAnalysis> remembered(const engine::RuleSet& rules) const;
    void forget();

private:
    struct Memory;
    std::unique_ptr<Memory> m_memory;
};

/// One analysis on its own thread: start, progress, cancel, result. Its destructor cancels and waits (well under a
/// tenth of a second).
class AnalysisRun {
public:
    AnalysisRun(std::shared_ptr<Analyser> analyser, engine::RuleSet rules);
    ~AnalysisRun();
    AnalysisRun(const AnalysisRun&) = delete;
    AnalysisRun& operator=(const AnalysisRun&) = delete;

    /// `finished` is called once from the run's thread, with null if cancelled.
    void start(std::function<void(std::shared_ptr<const GameAnalysis>)> finished = {});
    [[nodiscard]] double progress() const { return m_progress.load(std::memory_order_relaxed); }
    void cancel() { m_cancelled.store(true, std::memory_order_relaxed); }
    /// Waits for the end; null if cancelled.
    [[nodiscard]] std::shared_ptr<const GameAnalysis> result();

private:
    std::shared_ptr<Analyser> m_analyser;
    engine::RuleSet m_rules;
    std::atomic<double> m_progress{0};
    std::atomic<bool> m_cancelled{false};
    std::shared_ptr<const GameAnalysis> m_result;
    std::thread m_thread;
};

} // namespace openshoe::analysis
