// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/sight.h"

namespace openshoe::analysis {

namespace {

constexpr PointSet goldPoints = only(ace) | only(ten);

} // namespace

std::vector<Column> columnsOf(const engine::RuleSet::Dealer& dealer, const Sight& sight) {
    std::vector<Column> columns;
    PointSet rest = sight.holes;
    if (dealer.peeks())
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
    return views;
}

} // namespace openshoe::analysis
