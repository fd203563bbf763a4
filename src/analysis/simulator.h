// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "base/result.h"
#include "engine/rules.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <thread>

namespace openshoe::analysis {

/// Rounds to simulate with the analysed basic strategy: one hand per round, a stake of one unit, no side bets. The shoe
/// is shuffled when the rule set says so; with a cut card the burn is dealt too.
struct SimulationSetup {
    engine::RuleSet rules;
    std::uint64_t rounds = 10'000'000;
    std::uint64_t seed = 1;
    int threads = 1;
    bool throughEngine = false; ///< every round through engine::apply, as the table plays it (much slower)

    static constexpr std::uint64_t mostRounds = 1'000'000'000'000;
    static constexpr int mostThreads = 256;
};

struct SimulationResult {
    std::uint64_t rounds = 0;
    double expectation = 0; ///< mean net result
    double standardError = 0; ///< of that mean, treating rounds as independent
    double standardDeviation = 0;
    double averageStake = 0;
    double exact = 0; ///< exact expectation of the same strategy off the top of a full shoe
    double seconds = 0; ///< time spent dealing

    /// How many standard errors the mean is from the exact figure. With a cut card they need not agree.
    [[nodiscard]] double deviation() const { return standardError > 0 ? (expectation - exact) / standardError : 0; }
};

/// Succeeds if the setup's numbers are in range and the rule set is valid; otherwise the error's `where` names the
/// field.
[[nodiscard]] base::Result<void> check(const SimulationSetup& setup);

/// One simulation: start, progress, cancel, result. The same setup (threads included) gives the same figures.
class Simulation {
public:
    /// `setup` must pass check().
    explicit Simulation(SimulationSetup setup, std::shared_ptr<Analyser> analyser = std::make_shared<Analyser>());
    ~Simulation();
    Simulation(const Simulation&) = delete;
    Simulation& operator=(const Simulation&) = delete;

    void start();
    [[nodiscard]] bool finished() const { return m_finished.load(); }
    /// 0 … 1.
    [[nodiscard]] double progress() const;
    void cancel() { m_cancelled.store(true); }
    /// Waits for the end. After cancel(): covers the rounds played until then.
    [[nodiscard]] SimulationResult result();

private:
    void run();

    SimulationSetup m_setup;
    std::shared_ptr<Analyser> m_analyser;
    std::atomic<std::uint64_t> m_done{0};
    std::atomic<bool> m_cancelled{false};
    std::atomic<bool> m_finished{false};
    SimulationResult m_result;
    std::thread m_thread;
};

} // namespace openshoe::analysis
