// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace openshoe::analysis {

/// xoshiro256** (Blackman, Vigna), seeded by splitmix64: fast, good, and the same on every platform. For simulations
/// only; real shoes are shuffled by the fairness floor.
class Random {
public:
    /// Streams of one seed don't overlap in practice: each starts from its own hash.
    Random(std::uint64_t seed, std::uint64_t stream) {
        std::uint64_t x = seed + 0x9E3779B97F4A7C15U * (stream + 1);
        for (std::uint64_t& word : m_state) {
            x += 0x9E3779B97F4A7C15U;
            std::uint64_t z = x;
            z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
            z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
            word = z ^ (z >> 31U);
        }
    }

    std::uint64_t next() {
        const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
        const std::uint64_t shifted = m_state[1] << 17U;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = std::rotl(m_state[3], 45);
        return result;
    }

    /// 0 … bound − 1, for small bounds: the bias is less than bound / 2³².
    std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>((next() >> 32U) * bound >> 32U); }

private:
    std::array<std::uint64_t, 4> m_state{};
};

} // namespace openshoe::analysis
