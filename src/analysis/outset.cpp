// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/outset.h"

#include "analysis/core.h"
#include "analysis/game_value.h"
#include "analysis/random.h"

#include <algorithm>
#include <cmath>

namespace openshoe::analysis {

namespace {

constexpr std::size_t mostKnown = 8;
constexpr int samples = 60;
/// Nearly as deep as shoes are dealt: the cut card is at 0.9 at most.
constexpr double deepest = 0.85;
/// The reported error is three standard deviations: some three in a thousand are larger.
constexpr double errorsTold = 3;

template <std::size_t N> using Row = std::array<double, N>;

// Least squares by normal equations: a handful of unknowns of similar size. Gaussian elimination with pivoting.
template <std::size_t N> Row<N> solved(std::array<Row<N>, N> matrix, Row<N> right) {
    for (std::size_t i = 0; i < N; ++i) {
        std::size_t pivot = i;
        for (std::size_t r = i + 1; r < N; ++r) {
            if (std::abs(matrix[r][i]) > std::abs(matrix[pivot][i]))
                pivot = r;
        }
        std::swap(matrix[i], matrix[pivot]);
        std::swap(right[i], right[pivot]);
        if (std::abs(matrix[i][i]) < 1e-300)
            continue;
        for (std::size_t r = 0; r < N; ++r) {
            if (r == i)
                continue;
            const double factor = matrix[r][i] / matrix[i][i];
            for (std::size_t c = i; c < N; ++c)
                matrix[r][c] -= factor * matrix[i][c];
            right[r] -= factor * right[i];
        }
    }
    Row<N> x{};
    for (std::size_t i = 0; i < N; ++i)
        x[i] = std::abs(matrix[i][i]) < 1e-300 ? 0 : right[i] / matrix[i][i];
    return x;
}

PointShoe dealtFrom(PointShoe shoe, Random& random) {
    const int most = static_cast<int>(deepest * shoe.total);
    for (int gone = static_cast<int>(random.below(static_cast<std::uint32_t>(most))); gone > 0; --gone) {
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

Outset::Outset(engine::RuleSet rules) : m_rules(std::move(rules)) {}

Outset::Worth Outset::exact(const PointShoe& unseen) {
    if (const auto known = remembered(unseen))
        return {*known};
    const auto core = Core::make(PlayRules::of(m_rules), unseen);
    const double net = bestPlayValue(*core, PayRules::of(m_rules)).expectation;
    const bool full = unseen.total == m_rules.cards();
    m_known.insert(full ? m_known.begin() : m_known.end(), {unseen, net});
    if (m_known.size() > mostKnown)
        m_known.erase(m_known.begin() + 1);
    return {net};
}

std::optional<double> Outset::remembered(const PointShoe& shoe) const {
    const auto found = std::ranges::find(m_known, shoe, &ShoeWorth::shoe);
    return found == m_known.end() ? std::nullopt : std::optional(found->net);
}

// The depth, and how much more frequent each value is than in a full shoe; the tens follow from the others.
std::array<double, Outset::features> Outset::featuresOf(const PointShoe& shoe) const {
    const PointShoe full = fullPointShoe(m_rules.newShoe());
    std::array<double, features> f{};
    f[0] = static_cast<double>(full.total) / shoe.total - 1;
    for (std::size_t p = 0; p + 1 < pointKinds; ++p)
        f[p + 1] = static_cast<double>(shoe.of[p]) / shoe.total - static_cast<double>(full.of[p]) / full.total;
    return f;
}

bool Outset::fit(const std::function<bool()>& cancelled) {
    const PointShoe full = fullPointShoe(m_rules.newShoe());
    const double start = exact(full).net;
    Random random(0x0575E7, 1);
    std::vector<Row<features>> rows;
    std::vector<double> worths;
    for (int i = 0; i < samples; ++i) {
        if (cancelled && cancelled())
            return false;
        const PointShoe shoe = dealtFrom(full, random);
        rows.push_back(featuresOf(shoe));
        worths.push_back(exact(shoe).net - start);
    }
    std::array<Row<features>, features> matrix{};
    Row<features> right{};
    for (std::size_t s = 0; s < rows.size(); ++s) {
        for (std::size_t i = 0; i < features; ++i) {
            for (std::size_t j = 0; j < features; ++j)
                matrix[i][j] += rows[s][i] * rows[s][j];
            right[i] += rows[s][i] * worths[s];
        }
    }
    m_slope = solved(matrix, right);
    double squares = 0;
    for (std::size_t s = 0; s < rows.size(); ++s) {
        double off = worths[s];
        for (std::size_t i = 0; i < features; ++i)
            off -= m_slope[i] * rows[s][i];
        squares += off * off;
    }
    m_error = errorsTold * std::sqrt(squares / static_cast<double>(rows.size() - features));
    m_fitted = true;
    return true;
}

double Outset::learnt(const PointShoe& shoe) const {
    double net = m_known.front().net;
    const auto f = featuresOf(shoe);
    for (std::size_t i = 0; i < features; ++i)
        net += m_slope[i] * f[i];
    return net;
}

Outset::Worth Outset::quick(const PointShoe& unseen) {
    if (const auto known = remembered(unseen))
        return {*known};
    return {learnt(unseen), m_error};
}

} // namespace openshoe::analysis
