// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/chart.h"

#include <algorithm>
#include <numeric>

namespace openshoe::analysis {

namespace {

// One column of the strategy, with its surrender before the peek.
struct ColumnPlay {
    const TotalPlay& play;
    const TotalPlay& before;
    const PlayRules& rules;

    [[nodiscard]] static ChartCell cell(bool hit, bool doubled, bool surrenders) {
        const Play plain = hit ? Play::Hit : Play::Stand;
        if (surrenders)
            return {Play::Surrender, plain};
        return {doubled ? Play::Double : plain, plain};
    }
    [[nodiscard]] ChartCell ofTotal(int total, bool soft) const {
        const auto cls = static_cast<std::size_t>(TotalPlay::classOf(total, soft));
        const bool hit = play.hit[cls] || !mayStand(soft ? total - 10 : total, total);
        return cell(hit, play.doubled[cls], play.surrender[cls] || before.surrender[cls]);
    }
    [[nodiscard]] ChartCell ofDoubled(int times, int total, bool soft) const {
        switch (play.doubledPlay(times, static_cast<std::size_t>(TotalPlay::classOf(total, soft)))) {
        case AfterDouble::Stand: break;
        case AfterDouble::Surrender: return {Play::Surrender, Play::Stand};
        case AfterDouble::Double: return {Play::Double, Play::Stand};
        }
        return {Play::Stand, Play::Stand};
    }
    [[nodiscard]] ChartCell ofFree(int total, bool soft) const {
        const auto cls = static_cast<std::size_t>(TotalPlay::classOf(total, soft));
        return cell(play.freeHit[cls] || !mayStand(soft ? total - 10 : total, total), play.freeDoubled[cls], false);
    }
    [[nodiscard]] bool isFreeOther(int total, bool soft, bool doublesSplits) const {
        const auto cls = static_cast<std::size_t>(TotalPlay::classOf(total, soft));
        return play.freeHit[cls] != play.hit[cls] || (doublesSplits && play.freeDoubled[cls] != play.doubled[cls]);
    }
    [[nodiscard]] ChartCell ofPair(int point) const {
        const auto pair = static_cast<std::size_t>(point);
        const bool surrenders = play.surrenderPair[pair] || before.surrenderPair[pair];
        if (play.splitInto[pair] > 0)
            return {surrenders ? Play::Surrender : Play::Split, Play::Split};
        return cell(play.hitPair[pair], play.doublePair[pair], surrenders);
    }
};

// The groups, in the chart's order.
std::vector<std::size_t> groupOrder(const Views& views) {
    const auto place = [&](std::size_t group) {
        const Column& column = views.first(static_cast<int>(group));
        if (!column.open)
            return (column.up + pointKinds - 1) % pointKinds; // the ace last
        const OpenTotal open = openTotal(column);
        return open.total + (open.soft ? 100 : 0);
    };
    std::vector<std::size_t> order(views.groups.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, place);
    return order;
}

} // namespace

char pointLetter(int point) { return "A23456789T"[point]; }

std::string columnName(const Column& column) {
    if (column.open) {
        const OpenTotal open = openTotal(column);
        return (open.soft ? "soft " : "hard ") + std::to_string(open.total);
    }
    std::string name(1, pointLetter(column.up));
    if (column.exposed) {
        const int hole = contains(column.holes, ten) ? ten : ace;
        return name + " open " + pointLetter(hole);
    }
    return column.hint ? name + " " + engine::name(*column.hint) : name;
}

const char* code(const ChartCell& cell) {
    switch (cell.play) {
    case Play::Stand: return "S";
    case Play::Hit: return "H";
    case Play::Double: return cell.otherwise == Play::Stand ? "Ds" : "D";
    case Play::Split: return "P";
    case Play::Surrender: break;
    }
    return cell.otherwise == Play::Split ? "Rp" : cell.otherwise == Play::Stand ? "Rs" : "R";
}

Chart chartOf(const Core& core, const BasicStrategy& strategy) {
    Chart chart;
    chart.surrendersLater = core.solver().rules().surrendersLater;
    chart.splitsFree = core.solver().rules().split.hasFree();
    const Views& views = core.views();
    const auto order = groupOrder(views);
    for (const std::size_t g : order)
        chart.columns.push_back(views.first(static_cast<int>(g)));
    const auto row = [&](std::string label, auto&& cell) {
        ChartRow result{.label = std::move(label), .cells = {}};
        for (const std::size_t g : order) {
            const auto sight = static_cast<std::size_t>(views.groups[g].sight);
            result.cells.push_back(
                cell(ColumnPlay{strategy.groups[g], strategy.beforePeek[sight], core.solver().rules()}));
        }
        return result;
    };
    for (int total = 5; total <= 20; ++total)
        chart.hard.push_back(row(std::to_string(total), [&](const ColumnPlay& p) { return p.ofTotal(total, false); }));
    for (int other = 2; other <= 9; ++other)
        chart.soft.push_back(row(std::string("A") + pointLetter(other - 1),
                                 [&](const ColumnPlay& p) { return p.ofTotal(11 + other, true); }));
    for (int i = 1; i <= pointKinds; ++i) {
        const int point = i % pointKinds;
        chart.pairs.push_back(
            row(std::string(2, pointLetter(point)), [&](const ColumnPlay& p) { return p.ofPair(point); }));
    }
    const auto addDoubled = [&](int times, std::string label, int total, bool soft) {
        ChartRow doubled = row(std::move(label), [&](const ColumnPlay& p) { return p.ofDoubled(times, total, soft); });
        doubled.doubles = times;
        if (std::ranges::any_of(doubled.cells, [](const ChartCell& cell) { return cell.play != Play::Stand; }))
            chart.doubled.push_back(std::move(doubled));
    };
    for (int times = 1; times <= core.solver().rules().doublesThatDecide(); ++times) {
        for (int total = 6; total <= 20; ++total)
            addDoubled(times, std::to_string(total), total, false);
        for (int other = 2; other <= 9; ++other)
            addDoubled(times, std::string("A") + pointLetter(other - 1), 11 + other, true);
    }
    const auto addFree = [&](std::string label, int total, bool soft) {
        bool differs = false;
        ChartRow free = row(std::move(label), [&](const ColumnPlay& p) {
            differs = differs || p.isFreeOther(total, soft, core.solver().rules().doubling.afterSplit);
            return p.ofFree(total, soft);
        });
        if (differs)
            chart.free.push_back(std::move(free));
    };
    for (int total = 5; total <= 20 && !core.solver().playedFree().empty(); ++total)
        addFree(std::to_string(total), total, false);
    for (int other = 2; other <= 9 && !core.solver().playedFree().empty(); ++other)
        addFree(std::string("A") + pointLetter(other - 1), 11 + other, true);
    return chart;
}

} // namespace openshoe::analysis
