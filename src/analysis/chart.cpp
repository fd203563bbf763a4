// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/chart.h"

#include <algorithm>

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
    [[nodiscard]] ChartCell ofPair(int point) const {
        const auto pair = static_cast<std::size_t>(point);
        const bool surrenders = play.surrenderPair[pair] || before.surrenderPair[pair];
        if (play.splitInto[pair] > 0)
            return {surrenders ? Play::Surrender : Play::Split, Play::Split};
        return cell(play.hitPair[pair], play.doublePair[pair], surrenders);
    }
};

std::vector<std::size_t> columnOrder(const std::vector<Column>& columns) {
    std::vector<std::size_t> order;
    for (int i = 1; i <= pointKinds; ++i) {
        const int up = i % pointKinds; // the ace last
        for (std::size_t c = 0; c < columns.size(); ++c) {
            if (columns[c].up == up)
                order.push_back(c);
        }
    }
    return order;
}

} // namespace

char pointLetter(int point) { return "A23456789T"[point]; }

std::string columnName(const Column& column) {
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
    const auto order = columnOrder(core.views().columns);
    const TotalPlay none;
    std::vector<const TotalPlay*> before(core.views().columns.size(), &none);
    for (std::size_t s = 0; s < core.views().sights.size(); ++s) {
        const Sight& sight = core.views().sights[s];
        for (int c = sight.firstColumn; c < sight.firstColumn + sight.columns; ++c)
            before[static_cast<std::size_t>(c)] = &strategy.beforePeek[s];
    }
    for (const std::size_t c : order)
        chart.columns.push_back(core.views().columns[c]);
    const auto row = [&](std::string label, auto&& cell) {
        ChartRow result{std::move(label), {}};
        for (const std::size_t c : order)
            result.cells.push_back(cell(ColumnPlay{strategy.columns[c], *before[c], core.solver().rules()}));
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
    return chart;
}

} // namespace openshoe::analysis
