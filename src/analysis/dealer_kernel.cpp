// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/dealer_kernel.h"

#include <algorithm>
#include <bit>
#include <map>
#include <mutex>
#include <stdexcept>
#include <tuple>
#include <type_traits>

#if defined(__GNUC__) && (defined(__x86_64__) || defined(__i386__))
#define OPENSHOE_ON_AVX2 __attribute__((target("avx2,fma")))
#endif
#if defined(__GNUC__)
#define OPENSHOE_INLINE __attribute__((always_inline)) inline
// Exempt from the sanitizers, under which this loop took 55 % of tst_pricing's time: each program's indices are checked
// once, when it is built (checkIndices).
#define OPENSHOE_CHECKED_BEFORE __attribute__((no_sanitize("address", "undefined")))
#else
#define OPENSHOE_INLINE inline
#define OPENSHOE_CHECKED_BEFORE
#endif

namespace openshoe::analysis {

namespace {

constexpr int lanes = 8;

// Eight compositions side by side; the compiler turns this into whatever the processor has.
#if defined(__GNUC__)
typedef double Lanes __attribute__((vector_size(lanes * sizeof(double))));
#else
struct alignas(64) Lanes {
    double v[lanes];
    double& operator[](int i) { return v[i]; }
    double operator[](int i) const { return v[i]; }
    friend Lanes operator*(const Lanes& a, const Lanes& b) {
        Lanes r;
        for (int i = 0; i < lanes; ++i)
            r.v[i] = a.v[i] * b.v[i];
        return r;
    }
    friend Lanes operator*(double a, const Lanes& b) {
        Lanes r;
        for (int i = 0; i < lanes; ++i)
            r.v[i] = a * b.v[i];
        return r;
    }
    Lanes& operator+=(const Lanes& b) {
        for (int i = 0; i < lanes; ++i)
            v[i] += b.v[i];
        return *this;
    }
    Lanes& operator-=(const Lanes& b) {
        for (int i = 0; i < lanes; ++i)
            v[i] -= b.v[i];
        return *this;
    }
};
#endif

struct Scratch {
    Lanes factors[pointKinds * DealerProgram::maxCards]; // n (n−1) … for each value
    Lanes perDraws[DealerProgram::maxCards + 1];         // 1 / (N (N−1) …)
    Lanes beginnings[pointKinds + 1];
};

// For use in containers: a bare vector type loses its alignment as a template argument.
struct alignas(lanes * sizeof(double)) Sum {
    Lanes value;
};

// As many factors as hands of so many cards, of which so many are of one value, need. Impossible rows (more cards gone
// than there were) give zeros. Missing lanes repeat the last row.
void fillFactors(const PointShoe& shoe, std::span<const RemovedCards> rows, std::size_t mostCards,
                 std::size_t mostTaken, Scratch& s) {
    Lanes ones;
    Lanes left;
    for (int lane = 0; lane < lanes; ++lane)
        ones[lane] = 1;
    const auto row = [rows](int lane) -> const RemovedCards& {
        return rows[std::min(static_cast<std::size_t>(lane), rows.size() - 1)];
    };
    for (std::size_t p = 0; p < pointKinds; ++p) {
        for (int lane = 0; lane < lanes; ++lane)
            left[lane] = std::max(0, shoe.of[p] - row(lane).count[p]);
        Lanes product = ones;
        for (std::size_t k = 0; k < mostTaken; ++k) {
            product = product * left;
            left -= ones;
            s.factors[p * DealerProgram::maxCards + k] = product;
        }
    }
    s.perDraws[0] = ones;
    for (std::size_t k = 1; k <= mostCards; ++k) {
        for (int lane = 0; lane < lanes; ++lane) {
            const int remaining = std::max(1, shoe.total - row(lane).size - static_cast<int>(k) + 1);
            s.perDraws[k][lane] = s.perDraws[k - 1][lane] / remaining;
        }
    }
}

OPENSHOE_CHECKED_BEFORE OPENSHOE_INLINE void runNodes(const DealerProgram::Node* nodes, std::size_t count,
                                                      const DealerProgram::Target* targets, Scratch& s, Sum* sums) {
    for (std::size_t i = 0; i + 1 < count; ++i) {
        const DealerProgram::Node& node = nodes[i];
        const Lanes product = s.beginnings[node.parent] * s.factors[node.factor];
        s.beginnings[node.parent + 1U] = product;
        if (node.cards == 0)
            continue;
        const Lanes probability = product * s.perDraws[node.cards];
        for (std::uint32_t t = node.firstTarget; t < nodes[i + 1].firstTarget; ++t)
            sums[targets[t].place].value += targets[t].ways * probability;
    }
}

using RunNodes = void (*)(const DealerProgram::Node*, std::size_t, const DealerProgram::Target*, Scratch&, Sum*);

OPENSHOE_CHECKED_BEFORE void runNodesPlain(const DealerProgram::Node* nodes, std::size_t count,
                                           const DealerProgram::Target* targets, Scratch& s, Sum* sums) {
    runNodes(nodes, count, targets, s, sums);
}

#if defined(OPENSHOE_ON_AVX2)
OPENSHOE_CHECKED_BEFORE OPENSHOE_ON_AVX2 void runNodesAvx2(const DealerProgram::Node* nodes, std::size_t count,
                                                           const DealerProgram::Target* targets, Scratch& s,
                                                           Sum* sums) {
    runNodes(nodes, count, targets, s, sums);
}
#endif

RunNodes fastestRunNodes() {
#if defined(OPENSHOE_ON_AVX2)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return runNodesAvx2;
#endif
    return runNodesPlain;
}

void setWeight(const Column& column, const Scratch& s, Lanes& weight) {
    constexpr std::size_t take = DealerProgram::maxCards;
    Lanes holes{};
    for (std::size_t p = 0; p < pointKinds; ++p) {
        if (contains(column.holes, static_cast<int>(p)))
            holes += s.factors[p * take];
    }
    const auto up = static_cast<std::size_t>(column.up);
    weight = holes * s.factors[up * take];
    if (contains(column.holes, column.up)) {
        // n·n also counts the up card as its own hole card; it should be n·(n−1).
        weight -= s.factors[up * take] * s.factors[up * take];
        weight += s.factors[up * take + 1];
    }
    weight = weight * s.perDraws[2];
}

} // namespace

DealerProgram::DealerProgram(std::span<const Column> columns, const engine::DealerRule& rule, bool with22)
    : m_columns(columns.begin(), columns.end()) {
    std::array<std::array<int, pointKinds>, pointKinds> columnOf{};
    bool naturals = false;
    for (auto& row : columnOf)
        row.fill(-1);
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        const Column& column = m_columns[c];
        naturals = naturals || (column.holes & blackjackHoles(column.up)) != 0;
        for (std::size_t hole = 0; hole < pointKinds; ++hole) {
            if (contains(column.holes, static_cast<int>(hole)))
                columnOf[static_cast<std::size_t>(column.up)][hole] = static_cast<int>(c);
        }
    }
    m_slots = with22 ? DealerTable::On22 + 1 : naturals ? DealerTable::Natural + 1 : DealerTable::Natural;

    std::vector<int> path;
    std::vector<double> ways(m_columns.size());
    for (const DealerFinal& final : dealerTree(rule).finals()) {
        if (final.total == 22 && !with22)
            continue;
        std::fill(ways.begin(), ways.end(), 0.0);
        for (const auto& start : final.starts) {
            if (const int c = columnOf[start.a][start.b]; c >= 0)
                ways[static_cast<std::size_t>(c)] += start.ways;
            if (const int c = columnOf[start.b][start.a]; c >= 0 && start.a != start.b)
                ways[static_cast<std::size_t>(c)] += start.ways;
        }
        const int slot = final.natural       ? DealerTable::Natural
                         : final.total == 22 ? DealerTable::On22
                                             : DealerTable::on(final.total);
        std::vector<Target> targets;
        for (std::size_t c = 0; c < ways.size(); ++c) {
            if (ways[c] > 0)
                targets.push_back({static_cast<std::uint32_t>(c * static_cast<std::size_t>(m_slots)) +
                                       static_cast<std::uint32_t>(slot),
                                   ways[c]});
        }
        if (!targets.empty())
            addFinal(final, path, targets);
    }
    m_nodes.push_back(
        {.factor = 0, .parent = 0, .cards = 0, .firstTarget = static_cast<std::uint32_t>(m_targets.size())});
    checkIndices();
}

void DealerProgram::checkIndices() const {
    const std::size_t places = m_columns.size() * static_cast<std::size_t>(m_slots);
    bool inside = std::ranges::all_of(m_targets, [&](const Target& target) { return target.place < places; });
    for (std::size_t i = 0; i + 1 < m_nodes.size(); ++i) {
        const Node& node = m_nodes[i];
        inside = inside && node.factor < std::extent_v<decltype(Scratch::factors)> &&
                 node.parent + 1U < std::extent_v<decltype(Scratch::beginnings)> &&
                 node.cards < std::extent_v<decltype(Scratch::perDraws)> &&
                 node.firstTarget <= m_nodes[i + 1].firstTarget;
    }
    if (!inside || m_nodes.back().firstTarget != m_targets.size())
        throw std::logic_error("a dealer program points outside its tables");
}

// The columns depend only on the rules: a few dozen per game, of some ten kilobytes each.
std::shared_ptr<const DealerProgram> DealerProgram::ofOne(const Column& column, const engine::DealerRule& rule,
                                                          bool with22) {
    using Key = std::tuple<int, PointSet, engine::DealerRule, bool>;
    static std::mutex mutex;
    static std::map<Key, std::shared_ptr<const DealerProgram>> made;
    const std::lock_guard lock(mutex);
    auto& program = made[Key{column.up, column.holes, rule, with22}];
    if (!program)
        program = std::make_shared<const DealerProgram>(std::span(&column, 1), rule, with22);
    return program;
}

void DealerProgram::addFinal(const DealerFinal& final, std::vector<int>& path, std::span<const Target> targets) {
    std::vector<int> own;
    for (int p = pointKinds - 1; p >= 0; --p) {
        const int n = final.count[static_cast<std::size_t>(p)];
        m_mostTaken = std::max(m_mostTaken, static_cast<std::size_t>(n));
        if (n > 0)
            own.push_back(p * maxCards + n - 1);
    }
    const auto differ = std::mismatch(own.begin(), own.end(), path.begin(), path.end()).first;
    auto depth = static_cast<std::size_t>(differ - own.begin());
    for (; depth < own.size(); ++depth) {
        m_nodes.push_back({.factor = static_cast<std::uint16_t>(own[depth]), .parent = static_cast<std::uint8_t>(depth),
                           .cards = 0, .firstTarget = static_cast<std::uint32_t>(m_targets.size())});
    }
    m_nodes.back().cards = final.size;
    m_mostCards = std::max<std::size_t>(m_mostCards, final.size);
    m_targets.insert(m_targets.end(), targets.begin(), targets.end());
    path = std::move(own);
}

DealerTable DealerProgram::run(const PointShoe& shoe, std::span<const RemovedCards> rows) const {
    DealerTable table;
    table.m_columns = static_cast<int>(m_columns.size());
    table.m_slots = m_slots;
    table.m_stride = m_columns.size() * static_cast<std::size_t>(m_slots);
    table.m_values = std::unique_ptr<double[]>(new double[rows.size() * table.m_stride]);
    const RunNodes nodes = fastestRunNodes();
    Scratch scratch{};
    for (Lanes& one : scratch.beginnings) {
        for (int lane = 0; lane < lanes; ++lane)
            one[lane] = 1;
    }
    std::vector<Sum> sums(table.m_stride);
    for (std::size_t first = 0; first < rows.size(); first += lanes) {
        const auto block = rows.subspan(first, std::min<std::size_t>(lanes, rows.size() - first));
        fillFactors(shoe, block, m_mostCards, m_mostTaken, scratch);
        std::fill(sums.begin(), sums.end(), Sum{});
        nodes(m_nodes.data(), m_nodes.size(), m_targets.data(), scratch, sums.data());
        for (std::size_t c = 0; c < m_columns.size(); ++c)
            setWeight(m_columns[c], scratch, sums[c * static_cast<std::size_t>(m_slots)].value);
        for (std::size_t lane = 0; lane < block.size(); ++lane) {
            double* row = table.m_values.get() + (first + lane) * table.m_stride;
            for (std::size_t i = 0; i < table.m_stride; ++i)
                row[i] = sums[i].value[static_cast<int>(lane)];
        }
    }
    return table;
}

} // namespace openshoe::analysis
