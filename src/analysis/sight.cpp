// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/sight.h"

#include <algorithm>

namespace openshoe::analysis {

namespace {

constexpr PointSet goldPoints = only(ace) | only(ten);

} // namespace

std::vector<Column> columnsOf(const engine::RuleSet::Dealer& dealer, const Sight& sight) {
    std::vector<Column> columns;
    PointSet rest = sight.holes;
    if (dealer.isOpen()) {
        rest = static_cast<PointSet>(rest & ~sight.blackjackHoles);
        for (int hole = 0; hole < pointKinds; ++hole) {
            if (contains(rest, hole))
                columns.push_back({.up = sight.up, .holes = only(hole), .hint = {}, .exposed = true, .open = true});
        }
        return columns;
    }
    if (dealer.blackjackEndsRound())
        rest = static_cast<PointSet>(rest & ~sight.blackjackHoles);
    if (dealer.exposes() && contains(goldPoints, sight.up)) {
        for (const int hole : {ace, ten}) {
            if (contains(rest, hole))
                columns.push_back({.up = sight.up, .holes = only(hole), .hint = sight.hint, .exposed = true});
        }
        rest = static_cast<PointSet>(rest & ~goldPoints);
    }
    if (rest != 0)
        columns.push_back({.up = sight.up, .holes = rest, .hint = sight.hint, .exposed = false});
    return columns;
}

PointSet pointsOf(engine::HoleClass hint) {
    switch (hint) {
    case engine::HoleClass::Small: return 0b0000011110;
    case engine::HoleClass::Medium: return 0b0111100000;
    case engine::HoleClass::Large: break;
    }
    return goldPoints;
}

OpenTotal openTotal(const Column& column) {
    int hole = 0;
    while (hole < ten && !contains(column.holes, hole))
        ++hole;
    const int hard = column.up + hole + 2;
    const bool soft = (column.up == ace || hole == ace) && hard <= 11;
    return {soft ? hard + 10 : hard, soft};
}

int Views::groupOf(int column) const {
    const auto holds = [&](const Group& group) {
        return std::ranges::find(group.columns, column) != group.columns.end();
    };
    return static_cast<int>(std::ranges::find_if(groups, holds) - groups.begin());
}

const Column& Views::first(int group) const {
    return columns[static_cast<std::size_t>(groups[static_cast<std::size_t>(group)].columns.front())];
}

namespace {

void group(Views& views) {
    for (std::size_t s = 0; s < views.sights.size(); ++s) {
        const Sight& sight = views.sights[s];
        for (int c = sight.firstColumn; c < sight.firstColumn + sight.columns; ++c) {
            const Column& column = views.columns[static_cast<std::size_t>(c)];
            const auto same = std::ranges::find_if(views.groups, [&](const Group& group) {
                const Column& first = views.columns[static_cast<std::size_t>(group.columns.front())];
                return column.open && openTotal(first) == openTotal(column);
            });
            if (same != views.groups.end())
                same->columns.push_back(c);
            else
                views.groups.push_back({.columns = {c}, .sight = static_cast<int>(s)});
        }
    }
}

} // namespace

Views viewsOf(const engine::RuleSet::Dealer& dealer) {
    using engine::HoleClass;
    Views views;
    for (int up = 0; up < pointKinds; ++up) {
        const auto see = [&](PointSet holes, std::optional<HoleClass> hint) {
            Sight sight{.up = up, .holes = holes, .blackjackHoles = static_cast<PointSet>(holes & blackjackHoles(up)),
                        .hint = hint, .firstColumn = static_cast<int>(views.columns.size()), .columns = 0};
            const auto columns = columnsOf(dealer, sight);
            views.columns.insert(views.columns.end(), columns.begin(), columns.end());
            sight.columns = static_cast<int>(columns.size());
            views.sights.push_back(sight);
        };
        if (!dealer.hints()) {
            see(allPoints, std::nullopt);
            continue;
        }
        for (const HoleClass hint : {HoleClass::Small, HoleClass::Medium, HoleClass::Large})
            see(pointsOf(hint), hint);
    }
    group(views);
    return views;
}

} // namespace openshoe::analysis
