// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/core.h"

#include <array>
#include <cstdint>
#include <vector>

namespace openshoe::analysis {

/// A core's hands laid out flat for play by totals: each hand once for every way it can arise, with the cards it can
/// draw. Borrows from the core.
struct TotalGraph {
    struct Node {
        std::int8_t cls = 0;    ///< TotalPlay::classOf() of the hand
        bool decides = true;    ///< false: stands by rule (21, one card on split aces, a Charlie)
        bool mayStand = false;  ///< standing is worth evaluating
        bool mayDouble = false; ///< the rules offer it
        bool free = false;      ///< the house staked the hand
        bool later = false;     ///< not the hand dealt, and the rules have surrenders of such hands
        std::uint32_t firstEdge = 0;
    };
    struct Edge {
        std::int32_t target = 0;
        double chance = 0;
    };
    struct GraphBranch {
        const PlayedBranch* played = nullptr;
        int firstNode = 0;
        double sameChance = 0; ///< at a split's start: the chance of another card of the pair
    };

    explicit TotalGraph(const Core& core);
    TotalGraph(const TotalGraph&) = delete;
    TotalGraph& operator=(const TotalGraph&) = delete;

    /// The class of a starting hand.
    [[nodiscard]] std::size_t classOf(std::size_t start) const {
        return static_cast<std::size_t>(nodes[static_cast<std::size_t>(startNode[start])].cls);
    }

    std::vector<Node> nodes; ///< of all branches, one after another, plus one at the end
    std::vector<Edge> edges;
    std::vector<GraphBranch> branches;
    std::array<std::vector<int>, pointKinds> ofPair; ///< branches of each split pair
    std::array<std::vector<int>, pointKinds> ofFreePair; ///< the same of hands that the house staked
    std::array<int, startingHands> startNode{};

private:
    void add(const Solver& solver, const PlayedBranch& played);
};

} // namespace openshoe::analysis
