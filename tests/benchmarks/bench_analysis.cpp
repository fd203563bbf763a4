// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the exact analyser and the simulator. Times are for one core unless the name says otherwise.
#include "analysis/advice.h"
#include "analysis/analysis.h"
#include "analysis/random.h"
#include "analysis/simulator.h"
#include "engine/rulefields.h"
#include "formats/variants.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <vector>

using namespace openshoe;

namespace {

constexpr std::array games{"deluxe", "rundown", "boxes", "down-under", "classic", "premium"};

engine::RuleSet game(const char* id, const std::vector<QString>& changes = {}) {
    std::vector<formats::RuleOverride> overrides;
    for (const QString& change : changes)
        overrides.push_back(formats::RuleOverride::parse(change).value());
    return formats::VariantCatalogue().load(id, overrides).value();
}

// Expectation by up card, without a cache.
void expectationOf(benchmark::State& state, const engine::RuleSet& rules) {
    for (auto _ : state) {
        const auto core =
            analysis::Core::make(analysis::PlayRules::of(rules), analysis::fullPointShoe(rules.newShoe()));
        benchmark::DoNotOptimize(analysis::bestPlayValue(*core, analysis::PayRules::of(rules)));
    }
}

void expectation(benchmark::State& state) {
    const char* id = games[static_cast<std::size_t>(state.range(0))];
    state.SetLabel(id);
    expectationOf(state, game(id));
}
BENCHMARK(expectation)->DenseRange(0, 5)->Unit(benchmark::kMillisecond);

void expectationByDecks(benchmark::State& state) {
    expectationOf(state, game("premium", {QString("decks=%1").arg(state.range(0))}));
}
BENCHMARK(expectationByDecks)->DenseRange(1, 8)->Unit(benchmark::kMillisecond);

void expectationBySplitHands(benchmark::State& state) {
    expectationOf(state, game("rundown", {QString("split.hands=%1").arg(state.range(0))}));
}
BENCHMARK(expectationBySplitHands)->DenseRange(2, 4)->Unit(benchmark::kMillisecond);

void everythingAnalyzePrints(benchmark::State& state) {
    const char* id = games[static_cast<std::size_t>(state.range(0))];
    state.SetLabel(id);
    const engine::RuleSet rules = game(id);
    for (auto _ : state) {
        analysis::Analyser analyser;
        benchmark::DoNotOptimize(analyser.analyse(rules));
    }
}
BENCHMARK(everythingAnalyzePrints)->DenseRange(0, 5)->Unit(benchmark::kMillisecond);

// Only the payouts of blackjack and surrender change each time; the hands are cached.
void payoutsOnly(benchmark::State& state) {
    analysis::Analyser analyser;
    engine::RuleSet rules = game(games[static_cast<std::size_t>(state.range(0))]);
    state.SetLabel(rules.id);
    benchmark::DoNotOptimize(analyser.analyse(rules));
    int next = 100;
    for (auto _ : state) {
        rules.blackjackPays = {next++ % 1000 + 1, 97};
        rules.surrender.when = next % 2 == 0 ? engine::SurrenderWhen::Late : engine::SurrenderWhen::None;
        benchmark::DoNotOptimize(analyser.analyse(rules));
    }
}
BENCHMARK(payoutsOnly)->DenseRange(0, 5)->Unit(benchmark::kMillisecond);

// Moves one rule after another to each of its allowed values, as on the page where a game is edited: the house edge.
void movedSwitch(benchmark::State& state, bool payouts) {
    const engine::RuleSet rules = game(games[static_cast<std::size_t>(state.range(0))]);
    state.SetLabel(rules.id);
    std::vector<engine::RuleSet> moved;
    for (const engine::RuleField& field : engine::ruleFields()) {
        if (field.key.role != (payouts ? engine::RuleRole::Payout : engine::RuleRole::Hands))
            continue;
        std::vector<std::string> values = field.words;
        if (field.form == engine::RuleForm::Flag)
            values = {"true", "false"};
        else if (field.form == engine::RuleForm::Payout)
            values = {"1:1", "6:5", "3:2", "2:1", "3:1"};
        for (double n = field.least; field.form == engine::RuleForm::Whole && n <= field.most && field.most < 10; ++n)
            values.push_back(std::to_string(static_cast<int>(n)));
        for (const std::string& value : values) {
            const auto change = formats::RuleOverride::parse(QString::fromStdString(field.key.path() + '=' + value));
            if (const auto other = formats::withOverrides(rules, std::vector{change.value()}))
                moved.push_back(*other);
        }
    }
    std::vector<double> times;
    for (auto _ : state) {
        analysis::Analyser analyser;
        benchmark::DoNotOptimize(analyser.edge(rules));
        for (const engine::RuleSet& each : moved) {
            const auto begin = std::chrono::steady_clock::now();
            benchmark::DoNotOptimize(analyser.edge(each));
            times.push_back(
                std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
        }
    }
    std::sort(times.begin(), times.end());
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["worst_ms"] = times.back();
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(moved.size()));
}
BENCHMARK_CAPTURE(movedSwitch, hands, false)->DenseRange(0, 5)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(movedSwitch, payouts, true)->DenseRange(0, 5)->Unit(benchmark::kMillisecond);

void surrenderForTheFirstTime(benchmark::State& state) {
    const char* id = games[static_cast<std::size_t>(state.range(0))];
    state.SetLabel(id);
    engine::RuleSet rules = game(id);
    rules.surrender = {engine::SurrenderWhen::Early, engine::SurrenderAgainst::Any};
    const auto core = analysis::Core::make(analysis::PlayRules::of(rules), analysis::fullPointShoe(rules.newShoe()));
    const analysis::BasicStrategist strategist(core);
    for (auto _ : state)
        benchmark::DoNotOptimize(strategist.solve(analysis::PayRules::of(rules)));
}
BENCHMARK(surrenderForTheFirstTime)->DenseRange(0, 5)->Unit(benchmark::kMillisecond);

std::vector<analysis::Decision> randomDecisions(const engine::RuleSet& rules, int count, bool pairsOnly) {
    analysis::Random random(1, 1);
    std::vector<analysis::Decision> decisions;
    while (static_cast<int>(decisions.size()) < count) {
        std::vector<engine::Card> shoe;
        for (int i = 0; i < rules.cards(); ++i)
            shoe.push_back(engine::Card::fromIndex(i % engine::cardsPerDeck));
        for (std::size_t i = shoe.size() - 1; i > 0; --i)
            std::swap(shoe[i], shoe[random.below(static_cast<std::uint32_t>(i + 1))]);
        if (pairsOnly && engine::pointValue(shoe[0]) != engine::pointValue(shoe[1]))
            continue;
        analysis::Decision decision;
        decision.unseen = analysis::Shoe::full(rules.newShoe());
        const auto seen = 3 + random.below(static_cast<std::uint32_t>(rules.cards() / 2));
        for (std::size_t i = 0; i < seen; ++i)
            (void)decision.unseen.remove(shoe[i]);
        decision.hand.add(shoe[0]);
        decision.hand.add(shoe[1]);
        decision.up = shoe[2];
        if (rules.dealer.hint == engine::DealerHint::Class)
            decision.hint = static_cast<engine::HoleClass>(random.below(3));
        decisions.push_back(decision);
    }
    return decisions;
}

// One piece of advice from a shoe in use: 1,000 random shoes and hands.
void advise(benchmark::State& state) {
    const engine::RuleSet rules = game(games[static_cast<std::size_t>(state.range(0))]);
    state.SetLabel(rules.id + (state.range(1) != 0 ? ", pairs" : ""));
    const auto decisions = randomDecisions(rules, 1000, state.range(1) != 0);
    std::vector<double> times;
    for (auto _ : state) {
        for (const auto& decision : decisions) {
            const auto begin = std::chrono::steady_clock::now();
            benchmark::DoNotOptimize(analysis::advise(rules, decision));
            times.push_back(
                std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
        }
    }
    std::sort(times.begin(), times.end());
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["p99_ms"] = times[times.size() * 99 / 100];
    state.counters["worst_ms"] = times.back();
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(decisions.size()));
}
BENCHMARK(advise)->ArgsProduct({{0, 3}, {0, 1}})->Unit(benchmark::kMillisecond);

void simulate(benchmark::State& state, int threads, bool throughEngine, std::uint64_t rounds, const char* id) {
    const auto analyser = std::make_shared<analysis::Analyser>();
    const engine::RuleSet rules = game(id);
    benchmark::DoNotOptimize(analyser->analyse(rules));
    std::uint64_t seed = 1;
    for (auto _ : state) {
        analysis::Simulation simulation(
            {.rules = rules, .rounds = rounds, .seed = ++seed, .threads = threads, .throughEngine = throughEngine},
            analyser);
        simulation.start();
        benchmark::DoNotOptimize(simulation.result());
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(rounds));
}
BENCHMARK_CAPTURE(simulate, freshShoeOneThread, 1, false, 20'000'000, "rundown")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(simulate, freshShoeTwoThreads, 2, false, 40'000'000, "rundown")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(simulate, cutCardOneThread, 1, false, 5'000'000, "deluxe")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(simulate, throughTheEngineOneThread, 1, true, 3'000'000, "rundown")
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(simulate, throughTheEngineTwoThreads, 2, true, 6'000'000, "rundown")
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

} // namespace
