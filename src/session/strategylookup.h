// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "analysis/basic_player.h"

#include <atomic>
#include <future>
#include <memory>

namespace openshoe::session {

/// Basic strategy for those of a table's company who play it: looked for on a thread of its own, so that it is there
/// before the first of them is asked.
class StrategyLookup {
public:
    StrategyLookup() = default;
    ~StrategyLookup() { stop(); }
    StrategyLookup(const StrategyLookup&) = delete;
    StrategyLookup& operator=(const StrategyLookup&) = delete;

    /// From now on asks this one; null changes nothing. Until then it has one of its own.
    void use(std::shared_ptr<analysis::Analyser> analyser);
    [[nodiscard]] const std::shared_ptr<analysis::Analyser>& analyser() const { return m_analyser; }
    /// Looks for these rules' strategy; whatever was looked for before is given up.
    void start(const engine::RuleSet& rules);
    /// Nobody waits for it any more.
    void stop();
    /// player() would not have to wait for a search that was started.
    [[nodiscard]] bool isReady() const;
    /// The one that was started; the one for these rules, looked for now, where none was.
    [[nodiscard]] const analysis::BasicPlayer& player(const engine::RuleSet& rules);

private:
    std::shared_ptr<analysis::Analyser> m_analyser = std::make_shared<analysis::Analyser>();
    std::shared_ptr<std::atomic<bool>> m_stopped = std::make_shared<std::atomic<bool>>(false);
    std::shared_future<std::shared_ptr<const analysis::BasicPlayer>> m_player;
};

} // namespace openshoe::session
