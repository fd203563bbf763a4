// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "analysis/basic_player.h"

#include <atomic>
#include <future>
#include <memory>

namespace openshoe::session {

/// Basic strategy for those of a table's company who play it, computed in a thread of its own so that it is ready
/// before the first of them is asked.
class StrategyLookup {
public:
    StrategyLookup() = default;
    ~StrategyLookup() { stop(); }
    StrategyLookup(const StrategyLookup&) = delete;
    StrategyLookup& operator=(const StrategyLookup&) = delete;

    /// Uses this analyser from now on; null changes nothing. Until then it has its own.
    void use(std::shared_ptr<analysis::Analyser> analyser);
    [[nodiscard]] const std::shared_ptr<analysis::Analyser>& analyser() const { return m_analyser; }
    /// Starts computing these rules' strategy, abandoning any previous computation.
    void start(const engine::RuleSet& rules);
    /// Abandons it: nobody is waiting any more.
    void stop();
    /// Whether player() would return a started computation's result without waiting.
    [[nodiscard]] bool isReady() const;
    /// The result of the started computation or, if there is none, the strategy for these rules, computed now.
    [[nodiscard]] const analysis::BasicPlayer& player(const engine::RuleSet& rules);

private:
    std::shared_ptr<analysis::Analyser> m_analyser = std::make_shared<analysis::Analyser>();
    std::shared_ptr<std::atomic<bool>> m_stopped = std::make_shared<std::atomic<bool>>(false);
    std::shared_future<std::shared_ptr<const analysis::BasicPlayer>> m_player;
};

} // namespace openshoe::session
