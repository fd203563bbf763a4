// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace openshoe::advantage {

/// Least squares for many right sides: each column is brought to the same size, and a trace of it is added on the
/// diagonal, so that columns which say the same share it.
template <std::size_t N> class LeastSquares {
public:
    using Row = std::array<double, N>;

    explicit LeastSquares(const std::vector<Row>& rows) : m_rows(rows) {
        m_size.fill(1e-300);
        for (const Row& row : rows) {
            for (std::size_t i = 0; i < N; ++i)
                m_size[i] += row[i] * row[i];
        }
        for (double& size : m_size)
            size = std::sqrt(size);
        // Gauss and Jordan, with the inverse beside it.
        std::array<Row, N> matrix{};
        for (const Row& row : rows) {
            for (std::size_t i = 0; i < N; ++i) {
                for (std::size_t j = 0; j < N; ++j)
                    matrix[i][j] += row[i] / m_size[i] * row[j] / m_size[j];
            }
        }
        for (std::size_t i = 0; i < N; ++i) {
            matrix[i][i] += trace;
            m_inverse[i][i] = 1;
        }
        for (std::size_t i = 0; i < N; ++i) {
            std::size_t pivot = i;
            for (std::size_t r = i + 1; r < N; ++r) {
                if (std::abs(matrix[r][i]) > std::abs(matrix[pivot][i]))
                    pivot = r;
            }
            std::swap(matrix[i], matrix[pivot]);
            std::swap(m_inverse[i], m_inverse[pivot]);
            const double by = matrix[i][i];
            for (std::size_t c = 0; c < N; ++c) {
                matrix[i][c] /= by;
                m_inverse[i][c] /= by;
            }
            for (std::size_t r = 0; r < N; ++r) {
                const double factor = r == i ? 0 : matrix[r][i];
                for (std::size_t c = 0; factor != 0 && c < N; ++c) {
                    matrix[r][c] -= factor * matrix[i][c];
                    m_inverse[r][c] -= factor * m_inverse[i][c];
                }
            }
        }
    }

    /// One value for each row.
    [[nodiscard]] Row solve(const std::vector<double>& values) const {
        Row right{};
        for (std::size_t s = 0; s < m_rows.size(); ++s) {
            for (std::size_t i = 0; i < N; ++i)
                right[i] += m_rows[s][i] / m_size[i] * values[s];
        }
        Row found{};
        for (std::size_t i = 0; i < N; ++i) {
            for (std::size_t j = 0; j < N; ++j)
                found[i] += m_inverse[i][j] * right[j];
            found[i] /= m_size[i];
        }
        return found;
    }

private:
    static constexpr double trace = 1e-7;
    std::vector<Row> m_rows;
    Row m_size{};
    std::array<Row, N> m_inverse{};
};

} // namespace openshoe::advantage
