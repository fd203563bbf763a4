// SPDX-License-Identifier: GPL-3.0-or-later
// Very many custom games: how long constructing the catalogue takes, how long loading all of them takes, and what one
// change costs when they are there.
#include "catalogue/catalogue.h"
#include "formats/ownvariants.h"

#include <QDir>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>

#include <memory>

using namespace openshoe;

namespace {

engine::RuleSet ruleSet(int number, int decks) {
    engine::RuleSet rules = formats::VariantCatalogue().find("classic")->rules;
    rules.id = "own-" + std::to_string(10000 + number);
    rules.name = "Own game " + std::to_string(number);
    rules.decks = decks;
    return rules;
}

QString pathOf(const QTemporaryDir& folder, int number) {
    return folder.filePath(QStringLiteral("own-%1.json").arg(10000 + number));
}

std::unique_ptr<QTemporaryDir> customGames(std::int64_t count) {
    auto folder = std::make_unique<QTemporaryDir>();
    for (int i = 0; i < count; ++i) {
        if (!formats::saveVariant(ruleSet(i, 1 + i % 8), pathOf(*folder, i)))
            std::abort();
    }
    return folder;
}

void catalogueIsThere(benchmark::State& state) {
    const auto folder = customGames(state.range(0));
    for (auto _ : state) {
        auto made = std::make_unique<catalogue::Catalogue>(folder->path());
        benchmark::DoNotOptimize(made->games().size());
        state.PauseTiming();
        made.reset();
        state.ResumeTiming();
    }
}
BENCHMARK(catalogueIsThere)->Arg(0)->Arg(6)->Arg(1000)->Unit(benchmark::kMillisecond);

void everyGameIsRead(benchmark::State& state) {
    const auto folder = customGames(state.range(0));
    for (auto _ : state) {
        catalogue::Catalogue made(folder->path());
        made.finishReading();
        benchmark::DoNotOptimize(made.games().size());
    }
}
BENCHMARK(everyGameIsRead)->Arg(0)->Arg(6)->Arg(1000)->Unit(benchmark::kMillisecond)->UseRealTime();

void oneOfThemChanges(benchmark::State& state) {
    const auto folder = customGames(state.range(0));
    catalogue::Catalogue made(folder->path());
    made.finishReading();
    int decks = 1;
    for (auto _ : state) {
        state.PauseTiming();
        decks = decks % 8 + 1;
        if (!formats::saveVariant(ruleSet(0, decks), pathOf(*folder, 0)))
            std::abort();
        state.ResumeTiming();
        made.reload({pathOf(*folder, 0)});
    }
}
BENCHMARK(oneOfThemChanges)->Arg(6)->Arg(1000)->Unit(benchmark::kMillisecond);

} // namespace
