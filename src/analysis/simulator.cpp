// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/simulator.h"

#include "analysis/dealing.h"
#include "analysis/engine_player.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <optional>
#include <vector>

namespace openshoe::analysis {

using base::said;

namespace {

constexpr std::uint64_t roundsBetweenLooks = 1U << 18U;
constexpr std::uint64_t engineRoundsBetweenLooks = 1U << 14U;

// Deals shoes of real cards for the engine.
class EngineDealer {
public:
    EngineDealer(const SimulationSetup& setup, const GameAnalysis& game, std::uint64_t stream)
        : m_player(setup.rules, game.strategy, game.views), m_random(setup.seed, stream),
          m_cut(setup.rules.cutPosition()), m_everyRound(setup.rules.shuffle.when == engine::ShuffleWhen::EveryRound),
          m_burn(setup.rules.shuffle.burn), m_shoe(inOrder(setup.rules.newShoe())) {
        m_used = m_shoe.size();
    }

    void deal(std::uint64_t rounds, Tally& tally) {
        while (rounds > 0) {
            if (m_everyRound || m_used >= static_cast<std::size_t>(m_cut))
                shuffle();
            // Hardly any round takes more than 12 cards; one that does is replayed with more of the same cards. No
            // round of one seat reaches 40, so the cards beyond that need no shuffling.
            auto outcome = playFrom(12);
            if (!outcome)
                outcome = playFrom(40);
            m_used = outcome ? m_used + static_cast<std::size_t>(m_player.drawn()) : m_shoe.size();
            if (!outcome)
                continue;
            tally.add(*outcome);
            --rounds;
        }
    }

private:
    // Plays one round with the next cards; nothing if they run out.
    std::optional<SimOutcome> playFrom(std::size_t cards) {
        const std::size_t end = std::min(m_used + cards, m_shoe.size());
        mixUpTo(end);
        return m_player.play(std::span(m_shoe).subspan(m_used, end - m_used));
    }
    void mixUpTo(std::size_t end) {
        for (end = std::min(end, m_shoe.size()); m_mixed < end; ++m_mixed)
            std::swap(m_shoe[m_mixed],
                      m_shoe[m_mixed + m_random.below(static_cast<std::uint32_t>(m_shoe.size() - m_mixed))]);
    }
    void shuffle() {
        m_mixed = 0;
        m_used = 0;
        if (m_everyRound || m_burn == engine::Burn::None)
            return;
        mixUpTo(20);
        m_used = 1 + static_cast<std::size_t>(engine::pointValue(m_shoe[0]));
    }

    EnginePlayer m_player;
    Random m_random;
    int m_cut;
    bool m_everyRound;
    engine::Burn m_burn;
    std::vector<engine::Card> m_shoe;
    std::size_t m_mixed = 0;
    std::size_t m_used = 0;
};

template <typename Dealer>
void dealAll(Dealer dealer, std::uint64_t rounds, std::uint64_t atOnce, const std::atomic<bool>& cancelled,
             std::atomic<std::uint64_t>& done, Tally& result) {
    Tally tally; // on this thread's own stack: no cache line is shared while dealing
    while (rounds > 0 && !cancelled.load(std::memory_order_relaxed)) {
        const auto now = std::min(rounds, atOnce);
        dealer.deal(now, tally);
        rounds -= now;
        done.fetch_add(now, std::memory_order_relaxed);
    }
    result = tally;
}

} // namespace

base::Result<void> check(const SimulationSetup& setup) {
    if (setup.rounds < 1 || setup.rounds > SimulationSetup::mostRounds)
        return base::inputError(
            "rounds",
            said("Errors", "{} is out of range; allowed: {} to {}").with(setup.rounds, 1, SimulationSetup::mostRounds));
    if (setup.threads < 1 || setup.threads > SimulationSetup::mostThreads)
        return base::inputError("threads", said("Errors", "{} is out of range; allowed: {} to {}")
                                               .with(setup.threads, 1, SimulationSetup::mostThreads));
    return engine::validate(setup.rules);
}

Simulation::Simulation(SimulationSetup setup, std::shared_ptr<Analyser> analyser)
    : m_setup(std::move(setup)), m_analyser(std::move(analyser)) {}

Simulation::~Simulation() {
    cancel();
    if (m_thread.joinable())
        m_thread.join();
}

void Simulation::start() {
    if (!m_thread.joinable())
        m_thread = std::thread([this] { run(); });
}

double Simulation::progress() const {
    return static_cast<double>(m_done.load(std::memory_order_relaxed)) / static_cast<double>(m_setup.rounds);
}

SimulationResult Simulation::result() {
    if (m_thread.joinable())
        m_thread.join();
    return m_result;
}

void Simulation::run() {
    const auto game =
        m_analyser->analyse(m_setup.rules, [this] { return m_cancelled.load(std::memory_order_relaxed); });
    if (!game) {
        m_finished.store(true);
        return;
    }
    const auto begin = std::chrono::steady_clock::now();
    std::optional<Automaton> automaton;
    if (!m_setup.throughEngine)
        automaton.emplace(m_setup.rules, game->strategy, game->views);
    const auto threads = static_cast<std::uint64_t>(m_setup.threads);
    std::vector<Tally> tallies(threads);
    std::vector<std::thread> dealers;
    for (std::uint64_t t = 0; t < threads; ++t) {
        dealers.emplace_back([&, t] {
            const std::uint64_t rounds = m_setup.rounds / threads + (t < m_setup.rounds % threads ? 1 : 0);
            const auto deal = [&](auto dealer, std::uint64_t atOnce) {
                dealAll(std::move(dealer), rounds, atOnce, m_cancelled, m_done, tallies[t]);
            };
            if (m_setup.throughEngine)
                deal(EngineDealer(m_setup, *game, t), engineRoundsBetweenLooks);
            else if (m_setup.rules.shuffle.when == engine::ShuffleWhen::EveryRound)
                deal(FreshShoeDealer(*automaton, m_setup.rules.newShoe(), m_setup.seed, t), roundsBetweenLooks);
            else
                deal(CutCardDealer(*automaton, m_setup.rules, m_setup.seed, t), roundsBetweenLooks);
        });
    }
    for (std::thread& dealer : dealers)
        dealer.join();
    Tally all;
    for (const Tally& tally : tallies)
        all += tally;
    const double rounds = std::max(1.0, static_cast<double>(all.rounds));
    m_result.rounds = all.rounds;
    m_result.expectation = all.net / rounds;
    m_result.averageStake = all.stake / rounds;
    m_result.standardDeviation =
        std::sqrt(std::max(0.0, all.square / rounds - m_result.expectation * m_result.expectation));
    m_result.standardError = m_result.standardDeviation / std::sqrt(rounds);
    m_result.exact = game->basicStrategy;
    m_result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    m_finished.store(true);
}

} // namespace openshoe::analysis
