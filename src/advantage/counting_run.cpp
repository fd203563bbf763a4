// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/counting_run.h"

#include "advantage/counted_play.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <map>
#include <thread>

namespace openshoe::advantage {

using analysis::BasicStrategy;
using analysis::Random;
using base::said;

namespace {

constexpr std::uint64_t roundsBetweenLooks = 1U << 16U;

} // namespace

base::Result<void> check(const CountingSetup& setup) {
    const auto outside = [](auto value, auto least, auto most) {
        return said("Errors", "{} is out of range; allowed: {} to {}").with(value, least, most);
    };
    if (setup.rounds < 1 || setup.rounds > CountingSetup::mostRounds)
        return base::inputError("rounds", outside(setup.rounds, 1, CountingSetup::mostRounds));
    if (setup.threads < 1 || setup.threads > CountingSetup::mostThreads)
        return base::inputError("threads", outside(setup.threads, 1, CountingSetup::mostThreads));
    if (setup.company < 0 || setup.company > CountingSetup::mostCompany)
        return base::inputError("company", outside(setup.company, 0, CountingSetup::mostCompany));
    const int most = setup.rules.cards() - 40 * (1 + setup.company);
    if (setup.after && (*setup.after < 0 || *setup.after > most))
        return base::inputError("after", outside(*setup.after, 0, most));
    if (const auto faults = counting::faults(setup.system); !faults.empty())
        return tl::make_unexpected(faults.front());
    return engine::validate(setup.rules);
}

CountingResult simulateCounting(const CountingSetup& setup, const analysis::Views& views, const BasicStrategy& basic,
                                const std::vector<IndexPlay>& indices, const Cancelled& cancelled,
                                const Progress& progress) {
    const auto begin = std::chrono::steady_clock::now();
    CountingResult result;
    const auto threads = static_cast<std::uint64_t>(setup.threads);
    std::atomic<std::uint64_t> done{0};
    std::atomic<bool> stopped{false};
    std::vector<std::array<CountBins, 2>> found(threads);
    std::vector<std::vector<std::pair<double, double>>> results(threads);
    const auto work = [&](std::uint64_t thread) {
        for (std::uint64_t half = 0; half < 2; ++half) {
            CountedPlayer player(setup, views, basic, indices);
            Random random(setup.seed, 2 * thread + half);
            const std::uint64_t share = (setup.rounds + half) / 2;
            std::uint64_t rounds = share / threads + (thread < share % threads ? 1 : 0);
            while (rounds > 0 && !stopped) {
                const auto now = std::min(rounds, roundsBetweenLooks);
                player.deal(now, random);
                rounds -= now;
                done += now;
                if (progress)
                    progress(static_cast<double>(done) / static_cast<double>(setup.rounds));
                if (cancelled && cancelled())
                    stopped = true;
            }
            found[thread][half] = player.tally().bins();
            const auto ended = player.tally().results();
            results[thread].insert(results[thread].end(), ended.begin(), ended.end());
        }
    };
    std::vector<std::thread> others;
    for (std::uint64_t t = 1; t < threads; ++t)
        others.emplace_back(work, t);
    work(0);
    for (std::thread& other : others)
        other.join();
    for (const auto& [fitted, settled] : found) {
        result.fitted = merged(result.fitted, fitted);
        result.settled = merged(result.settled, settled);
    }
    for (const CountBin& bin : merged(result.fitted, result.settled))
        result.rounds += bin.rounds;
    std::map<double, double> ended;
    for (const auto& each : results) {
        for (const auto& [net, rounds] : each)
            ended[net] += rounds;
    }
    for (const auto& [net, rounds] : ended) {
        if (rounds > 0)
            result.results.push_back({net, rounds / static_cast<double>(result.rounds)});
    }
    result.stopped = done < setup.rounds;
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

} // namespace openshoe::advantage
