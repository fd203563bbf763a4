// SPDX-License-Identifier: GPL-3.0-or-later
// A shared table full of company, played through the session without a disk: rounds per second, and the time to say who
// will stake what while the person drafts.
#include "leanjournal.h"

#include "formats/variants.h"

#include <benchmark/benchmark.h>

#include <thread>

using namespace openshoe;
using namespace openshoe::test;

namespace {

session::TableKey deluxe(bool trial) {
    const engine::RuleSet rules = formats::VariantCatalogue().find("deluxe")->rules;
    return {.account = 1,
            .accountName = "player",
            .trial = trial,
            .rules = rules,
            .currency = rules.limits.front().currency};
}

// The person here isn't allowed to sit down, so every seat belongs to the company.
void fullTableByItself(benchmark::State& state) {
    LeanJournal journal(1);
    session::TableSession table(journal, deluxe(true));
    table.setCompany(session::CompanyWish::Full);
    table.open();
    while (!table.companyIsReady())
        std::this_thread::yield();
    std::int64_t hands = 0;
    for (auto _ : state) {
        if (!watchRound(table))
            std::abort();
        for (const engine::Play& play : table.state().plays)
            hands += play.kind == engine::StakeKind::Main ? 1 : 0;
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["hands"] = benchmark::Counter(static_cast<double>(hands), benchmark::Counter::kIsRate);
}
BENCHMARK(fullTableByItself)->Unit(benchmark::kMicrosecond);

void companyFollowsTheSlip(benchmark::State& state) {
    LeanJournal journal(1);
    session::TableSession table(journal, deluxe(false));
    table.setCompany(session::CompanyWish::Full);
    table.open();
    bool sits = false;
    engine::SeatNumber free{1};
    while (table.companyDraft().at(free))
        ++free.value;
    for (auto _ : state) {
        sits = !sits;
        if (sits)
            (void)table.change(&session::BetSlip::set, session::Place{free}, table.rules().limits.front().min);
        else
            table.change(&session::BetSlip::leaveSeat, free);
        benchmark::DoNotOptimize(table.companyDraft().guests.size());
    }
}
BENCHMARK(companyFollowsTheSlip)->Unit(benchmark::kMicrosecond);

} // namespace
