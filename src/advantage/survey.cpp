// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/survey.h"

#include "analysis/core.h"
#include "analysis/game_value.h"
#include "analysis/random.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace openshoe::advantage {

using analysis::Core;
using analysis::KeptPlay;
using analysis::PayRules;
using analysis::pointKinds;
using analysis::PointShoe;
using analysis::Random;

namespace {

constexpr std::uint64_t seed = 0xC0017;

PointShoe without(PointShoe shoe, int cards, Random& random) {
    for (; cards > 0; --cards) {
        int place = static_cast<int>(random.below(static_cast<std::uint32_t>(shoe.total)));
        std::size_t p = 0;
        while (place >= shoe.of[p])
            place -= shoe.of[p++];
        --shoe.of[p];
        --shoe.total;
    }
    return shoe;
}

} // namespace

std::shared_ptr<const Survey> Survey::make(const engine::RuleSet& rules, int shoes, int threads,
                                           const Cancelled& cancelled, const Progress& progress) {
    const auto plays = analysis::PlayRules::of(rules);
    const PayRules pay = PayRules::of(rules);
    const PointShoe full = analysis::fullPointShoe(rules.newShoe());
    const auto core = Core::make(plays, full, cancelled);
    if (!core)
        return nullptr;
    auto survey = std::make_shared<Survey>();
    survey->rules = rules;
    survey->views = core->views();
    survey->strategy = analysis::BasicStrategist(core).solve(pay);
    (void)analysis::setOffers(*core, pay, survey->strategy);
    KeptPlay kept(core);
    survey->whole = kept.worth(survey->strategy, pay);
    std::vector<std::size_t> met;
    const auto all = kept.differences(survey->strategy, pay);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].reach > 1e-7) {
            met.push_back(i);
            survey->decisions.push_back(all[i]);
        }
    }
    survey->shoes.resize(static_cast<std::size_t>(shoes));
    std::atomic<int> next{0};
    std::atomic<int> done{0};
    std::atomic<bool> stopped{false};
    const auto work = [&] {
        for (int i = next++; i < shoes && !stopped; i = next++) {
            Random random(seed, static_cast<std::uint64_t>(i));
            // Depths evenly, one shoe each.
            const int gone = static_cast<int>((i + 0.5) / shoes * deepest * full.total);
            const PointShoe shoe = without(full, gone, random);
            const auto used = Core::make(plays, shoe, cancelled);
            if (!used) {
                stopped = true;
                return;
            }
            Shoe& found = survey->shoes[static_cast<std::size_t>(i)];
            found.left = shoe.total;
            for (std::size_t p = 0; p < pointKinds; ++p)
                found.excess[p] =
                    static_cast<double>(shoe.of[p]) / shoe.total - static_cast<double>(full.of[p]) / full.total;
            KeptPlay play(used);
            found.kept = play.worth(survey->strategy, pay);
            found.best = analysis::bestPlayValue(*used, pay).expectation;
            const auto differences = play.differences(survey->strategy, pay);
            for (const std::size_t each : met)
                found.gains.push_back(differences[each].gain);
            if (progress)
                progress(static_cast<double>(++done) / shoes);
        }
    };
    std::vector<std::thread> others;
    for (int t = 1; t < threads; ++t)
        others.emplace_back(work);
    work();
    for (std::thread& other : others)
        other.join();
    return stopped ? nullptr : survey;
}

double Survey::trueCount(const std::array<double, pointKinds>& tags, const Shoe& shoe) {
    double sum = 0;
    for (std::size_t p = 0; p < pointKinds; ++p)
        sum -= tags[p] * shoe.excess[p];
    return engine::cardsPerDeck * sum;
}

} // namespace openshoe::advantage
