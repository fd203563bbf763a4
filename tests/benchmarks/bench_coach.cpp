// SPDX-License-Identifier: GPL-3.0-or-later
// What it takes to know a question as the person at the table sees it, late in a shoe: from the logs of all its rounds,
// as a review does once, and by the watcher that a table's session keeps, at each event.
#include "leanjournal.h"

#include "formats/variants.h"
#include "session/round/decisions.h"

#include <benchmark/benchmark.h>

#include <vector>

using namespace openshoe;
using namespace openshoe::test;

namespace {

// The rounds of a shoe up to its cut card, each hand stood on.
struct ShoePlayed {
    LeanJournal journal{1};
    session::TableKey key;
    std::vector<engine::Events> logs;

    ShoePlayed() {
        const engine::RuleSet rules = formats::VariantCatalogue().find("boxes")->rules;
        key = {.account = 1,
               .accountName = "player",
               .trial = false,
               .rules = rules,
               .currency = rules.limits.front().currency};
        session::TableSession table(journal, key);
        table.open();
        while (table.shoe()->id == 1) {
            (void)table.change(&session::BetSlip::set, session::Place{engine::SeatNumber{1}}, rules.limits.front().min);
            if (table.deal())
                std::abort();
            while (table.isPlaying())
                (void)table.silence();
            logs.push_back(table.events());
        }
    }
};

void decisionsOfAShoe(benchmark::State& state) {
    const ShoePlayed shoe;
    for (auto _ : state)
        benchmark::DoNotOptimize(session::decisionsSeen(shoe.key.rules, shoe.logs, shoe.key.accountName)->size());
    state.counters["rounds"] = static_cast<double>(shoe.logs.size());
}
BENCHMARK(decisionsOfAShoe)->Unit(benchmark::kMicrosecond);

void watcherTakesAnEvent(benchmark::State& state) {
    const ShoePlayed shoe;
    std::int64_t events = 0;
    for (auto _ : state) {
        session::Watcher watcher(shoe.key.rules, shoe.key.accountName);
        for (const engine::Events& log : shoe.logs) {
            watcher.beginRound();
            for (const engine::Event& event : log)
                benchmark::DoNotOptimize(watcher.follow(event));
            events += static_cast<std::int64_t>(log.size());
        }
    }
    state.SetItemsProcessed(events);
}
BENCHMARK(watcherTakesAnEvent)->Unit(benchmark::kMicrosecond);

} // namespace
