// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/total_graph.h"

#include "analysis/basic_strategy.h"

namespace openshoe::analysis {

TotalGraph::TotalGraph(const Core& core) {
    const Solver& solver = core.solver();
    for (const PlayedBranch& played : solver.played())
        add(solver, played);
    for (const PlayedBranch& played : solver.playedFree())
        add(solver, played);
    nodes.push_back({.decides = false, .firstEdge = static_cast<std::uint32_t>(edges.size())});
    for (std::size_t i = 0; i < startingHands; ++i)
        startNode[i] = solver.layout().main().position(core.hands()[i].hand);
}

void TotalGraph::add(const Solver& solver, const PlayedBranch& played) {
    const Branch& branch = *played.branch;
    GraphBranch entry{.played = &played, .firstNode = static_cast<int>(nodes.size()), .sameChance = 0};
    if (branch.pair >= 0) {
        auto& ofThis = played.free ? ofFreePair : ofPair;
        ofThis[static_cast<std::size_t>(branch.pair)].push_back(static_cast<int>(branches.size()));
        entry.sameChance = solver.drawChances(branch, handTable()[branch.start])[static_cast<std::size_t>(branch.pair)];
    }
    for (int position = 0; position < branch.size(); ++position) {
        const HandInfo& info = handTable()[branch.hands[static_cast<std::size_t>(position)]];
        const bool ends = isFinished(solver.rules(), branch, info);
        const bool stands = branch.rows[static_cast<std::size_t>(position)] >= 0 && mayStand(info.hard, info.total);
        nodes.push_back({.cls = static_cast<std::int8_t>(TotalPlay::classOf(info.total, info.soft)),
                         .decides = !ends,
                         .mayStand = stands,
                         .mayDouble = solver.mayDouble(branch, info),
                         .free = played.free,
                         .later = !played.free && solver.maySurrenderLater(branch, info),
                         .firstEdge = static_cast<std::uint32_t>(edges.size())});
        const auto chances = solver.drawChances(branch, info);
        for (std::size_t p = 0; p < pointKinds && !ends; ++p) {
            if (info.child[p] >= 0 && chances[p] > 0)
                edges.push_back({entry.firstNode + branch.position(info.child[p]), chances[p]});
        }
    }
    branches.push_back(entry);
}

} // namespace openshoe::analysis
