// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/counting/countladder.h"

#include "counting/count_table.h"
#include "models/words/amounts.h"

#include <algorithm>
#include <cmath>

namespace openshoe::models {

namespace {

/// Counts up to the first step come in this part of the rounds or a little more, and those from the last in this.
constexpr double partBelow = 0.6;
constexpr double partAbove = 0.004;
constexpr int mostSteps = 7;
constexpr int depthStep = 4; // cards; counts hardly change with one
constexpr double leastGrowth = 1.08;
constexpr int mostChips = 4;

} // namespace

double unitsOf(base::Money money) {
    return static_cast<double>(money.minorUnits()) / base::Money::minorPerUnit;
}

std::map<int, double> shownCounts(const counting::CountSystem& given, const engine::RuleSet& rules) {
    const counting::CountSystem system = given.dealtFrom(rules.pack);
    const counting::CountTable table(system.tags, counting::fullDecks(rules.newShoe()));
    const int start = system.startFor(rules.decks) + table.allTags();
    std::map<int, double> shown;
    int depths = 0;
    for (int gone = 0; gone < rules.cutPosition(); gone += depthStep) {
        const int left = rules.cards() - gone;
        ++depths;
        for (int sum = table.least(); sum <= table.most(); sum += table.step()) {
            if (const double chance = table.chance(left, sum); chance > 0)
                shown[counting::shownCount(system.convention, start - sum, left)] += chance;
        }
    }
    for (auto& [count, chance] : shown)
        chance /= depths;
    return shown;
}

std::vector<int> ladderCounts(const std::map<int, double>& shown) {
    if (shown.empty())
        return {0};
    int first = shown.begin()->first;
    double below = 0;
    for (const auto& [count, chance] : shown) {
        below += chance;
        first = count;
        if (below >= partBelow)
            break;
    }
    int top = first + 1;
    double above = 0;
    for (auto each = shown.rbegin(); each != shown.rend() && above < partAbove; ++each) {
        above += each->second;
        top = std::max(first + 1, each->first);
    }
    const int step = std::max(1, (top - first + mostSteps - 1) / mostSteps);
    std::vector<int> counts{first};
    for (int count = first + 1; count <= top; count += step)
        counts.push_back(count);
    return counts;
}

std::vector<base::Money> ladderStakes(const engine::RuleSet& rules, const std::string& currency,
                                      const engine::Limit& limit) {
    std::vector<double> chips;
    for (const base::Money chip : rackFor(rules, currency))
        chips.push_back(unitsOf(chip));
    std::vector<base::Money> stakes{limit.min};
    for (const double stake : advantage::chipStakes(chips, unitsOf(limit.min), unitsOf(limit.max), mostChips)) {
        const auto money = base::Money::minor(std::llround(stake * base::Money::minorPerUnit));
        if (unitsOf(money) >= leastGrowth * unitsOf(stakes.back()) && money < limit.max)
            stakes.push_back(money);
    }
    if (stakes.back() < limit.max)
        stakes.push_back(limit.max);
    return stakes;
}

void LadderModel::setRows(std::vector<LadderRow> rows) {
    update(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_countladder.cpp"
