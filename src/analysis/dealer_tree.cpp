// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/dealer_tree.h"

#include "analysis/hand_table.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <unordered_map>

namespace openshoe::analysis {

namespace {

struct State {
    HandCounts count{};
    int size = 0;
    int total = 0;
    bool soft = false;
    bool finished = false;
    std::array<int, pointKinds> child{};
};

State stateOf(const HandCounts& count, const engine::DealerRule& rule) {
    State state;
    state.count = count;
    for (int p = 0; p < pointKinds; ++p) {
        state.size += count[static_cast<std::size_t>(p)];
        state.total += count[static_cast<std::size_t>(p)] * (p + 1);
    }
    state.soft = count[ace] > 0 && state.total + 10 <= 21;
    state.total += state.soft ? 10 : 0;
    state.finished = state.size >= 2 && !rule.draws(state.total, state.soft);
    return state;
}

// Every hand the dealer can reach, with what each card turns it into (-1: bust above 22).
std::vector<State> dealerStates(const engine::DealerRule& rule) {
    std::vector<State> states;
    std::unordered_map<std::uint64_t, int> index;
    states.push_back(stateOf(HandCounts{}, rule));
    index.emplace(packed(states[0].count), 0);
    for (std::size_t i = 0; i < states.size(); ++i) {
        states[i].child.fill(-1);
        if (states[i].finished)
            continue;
        for (std::size_t p = 0; p < pointKinds; ++p) {
            HandCounts more = states[i].count;
            ++more[p];
            const State next = stateOf(more, rule);
            if (next.total > 22)
                continue;
            const auto [found, isNew] = index.emplace(packed(more), static_cast<int>(states.size()));
            if (isNew)
                states.push_back(next);
            states[i].child[p] = found->second;
        }
    }
    return states;
}

// Cards are only added, so in order of size every state comes after those that lead to it.
std::vector<int> bySize(const std::vector<State>& states) {
    std::vector<int> order(states.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<int>(i);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return states[static_cast<std::size_t>(a)].size < states[static_cast<std::size_t>(b)].size;
    });
    return order;
}

} // namespace

DealerTree::DealerTree(const engine::DealerRule& rule) {
    const std::vector<State> states = dealerStates(rule);
    const std::vector<int> order = bySize(states);
    std::vector<DealerFinal> all(states.size());
    std::vector<double> ways(states.size());
    for (std::size_t a = 0; a < pointKinds; ++a) {
        for (std::size_t b = a; b < pointKinds; ++b) {
            std::fill(ways.begin(), ways.end(), 0.0);
            const int first = states[0].child[a];
            ways[static_cast<std::size_t>(states[static_cast<std::size_t>(first)].child[b])] = 1;
            for (const int i : order) {
                const auto at = static_cast<std::size_t>(i);
                if (ways[at] == 0)
                    continue;
                if (states[at].finished)
                    all[at].starts.push_back({static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), ways[at]});
                for (const int child : states[at].child) {
                    if (child >= 0)
                        ways[static_cast<std::size_t>(child)] += ways[at];
                }
            }
        }
    }
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (all[i].starts.empty())
            continue;
        all[i].count = states[i].count;
        all[i].size = static_cast<std::uint8_t>(states[i].size);
        all[i].total = static_cast<std::uint8_t>(states[i].total);
        all[i].natural = states[i].size == 2 && states[i].total == 21;
        m_finals.push_back(std::move(all[i]));
    }
    std::sort(m_finals.begin(), m_finals.end(), [](const DealerFinal& a, const DealerFinal& b) {
        return std::lexicographical_compare(a.count.rbegin(), a.count.rend(), b.count.rbegin(), b.count.rend());
    });
}

const DealerTree& dealerTree(const engine::DealerRule& rule) {
    static std::mutex mutex;
    static std::map<engine::DealerRule, DealerTree> built;
    const std::lock_guard lock(mutex);
    const auto found = built.find(rule);
    return found != built.end() ? found->second : built.emplace(rule, DealerTree(rule)).first->second;
}

} // namespace openshoe::analysis
