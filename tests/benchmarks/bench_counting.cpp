// SPDX-License-Identifier: GPL-3.0-or-later
// Measures what counting costs: rounds simulated with a count on one core, and the figures behind a system.
#include "advantage/counting_run.h"
#include "advantage/indices.h"
#include "advantage/removal.h"
#include "advantage/stakes.h"
#include "analysis/analysis.h"
#include "formats/counts.h"
#include "formats/variants.h"

#include <benchmark/benchmark.h>

#include <map>

using namespace openshoe;

namespace {

engine::RuleSet keptShoe(const char* id) {
    std::vector<formats::RuleOverride> changes;
    for (const char* change : {"shuffle.when=cut-card", "shuffle.penetration=0.75"})
        changes.push_back(formats::RuleOverride::parse(change).value());
    return formats::VariantCatalogue().load(id, changes).value();
}

// A game, and Hi-Lo's plays in it.
struct Counted {
    advantage::CountingSetup setup;
    std::shared_ptr<const analysis::GameAnalysis> game;
    std::vector<advantage::IndexPlay> indices;

    static const Counted& of(const char* id) {
        static std::map<std::string, Counted> known;
        Counted& counted = known[id];
        if (counted.game)
            return counted;
        counted.setup = {.rules = keptShoe(id), .system = formats::countSystems().front()};
        counted.game = analysis::Analyser().analyse(counted.setup.rules);
        const auto survey = advantage::Survey::make(counted.setup.rules, 60, 1);
        const auto removal =
            advantage::gameRemoval(counted.setup.rules, analysis::fullPointShoe(counted.setup.rules.newShoe()));
        counted.indices = advantage::systemWorth(*survey, counted.setup.system, removal->kept.effect).indices;
        return counted;
    }
};

// Rounds a second on one core, with Hi-Lo, its indices or basic strategy; with company every card of theirs too.
void countedRounds(benchmark::State& state, const char* id, bool indices, int company) {
    const Counted& counted = Counted::of(id);
    advantage::CountingSetup setup = counted.setup;
    setup.rounds = company > 0 ? 2'000'000 : 10'000'000;
    setup.company = company;
    for (auto _ : state) {
        ++setup.seed;
        benchmark::DoNotOptimize(
            advantage::simulateCounting(setup, counted.game->views, counted.game->strategy,
                                        indices ? counted.indices : std::vector<advantage::IndexPlay>()));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(setup.rounds));
}
BENCHMARK_CAPTURE(countedRounds, basicStrategy, "classic", false, 0)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(countedRounds, hiLoWithIndices, "classic", true, 0)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(countedRounds, hiLoAndTwoOthers, "classic", true, 2)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(countedRounds, eightDecksBurned, "deluxe", true, 0)->UseRealTime()->Unit(benchmark::kMillisecond);

// Any stakes on rounds that were played, as when a bar of the ladder is moved.
void stakesPriced(benchmark::State& state) {
    const Counted& counted = Counted::of("classic");
    advantage::CountingSetup setup = counted.setup;
    setup.rounds = 1'000'000;
    const auto result = advantage::simulateCounting(setup, counted.game->views, counted.game->strategy, {});
    advantage::Ramp ramp{.least = 10, .steps = {{.from = 1, .stake = 20, .hands = 1}}, .sitsOutBelow = {}};
    for (auto _ : state) {
        ramp.steps.front().stake += 1;
        const auto priced = advantage::price(result.settled, ramp, 0.5);
        benchmark::DoNotOptimize(advantage::tripRuin(priced.observed, 10'000, 2000));
    }
}
BENCHMARK(stakesPriced);

void effectsOfRemoval(benchmark::State& state) {
    const engine::RuleSet rules = keptShoe("classic");
    for (auto _ : state)
        benchmark::DoNotOptimize(advantage::gameRemoval(rules, analysis::fullPointShoe(rules.newShoe())));
}
BENCHMARK(effectsOfRemoval)->Unit(benchmark::kMillisecond);

// A used shoe of the survey that indices are derived from.
void shoeSurveyed(benchmark::State& state) {
    const engine::RuleSet rules = keptShoe("classic");
    for (auto _ : state)
        benchmark::DoNotOptimize(advantage::Survey::make(rules, 30, 1));
    state.SetItemsProcessed(state.iterations() * 30);
}
BENCHMARK(shoeSurveyed)->Unit(benchmark::kMillisecond);

} // namespace
