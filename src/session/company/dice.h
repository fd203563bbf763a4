// SPDX-License-Identifier: GPL-3.0-or-later
// Randomness in the company's behaviour: one number per thing to decide, the same on every call. Internal.
#pragma once

#include <cstdint>
#include <string_view>

namespace openshoe::session {

/// The things left to chance. Each has its own numbers.
enum class Toss : std::uint8_t {
    Comes, Order, Chair, Goes, BuysAgain, SitsOut, ComesBack, Stake, SideBet, SideChoice, SidePlace, Behind,
    BehindPlace, BehindStake, Hunch, HunchChoice, Follows, Thinks,
};

class Dice {
public:
    Dice(std::uint64_t seed, std::string_view who) : m_state(seed) {
        for (const char c : who)
            m_state = (m_state ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    }

    [[nodiscard]] std::uint64_t of(Toss toss, std::uint64_t which = 0) const {
        return mixed(m_state + mixed(which * 64 + static_cast<std::uint64_t>(toss) + 1));
    }
    /// 0 … sides − 1.
    [[nodiscard]] int roll(int sides, Toss toss, std::uint64_t which = 0) const {
        return static_cast<int>((of(toss, which) >> 16) % static_cast<std::uint64_t>(sides));
    }
    [[nodiscard]] bool inHundred(int percent, Toss toss, std::uint64_t which = 0) const {
        return roll(100, toss, which) < percent;
    }
    /// Spreads every input bit over the whole result (the SplitMix64 finaliser).
    [[nodiscard]] static constexpr std::uint64_t mixed(std::uint64_t x) {
        x += 0x9e3779b97f4a7c15U;
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
        x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
        return x ^ (x >> 31);
    }

private:
    std::uint64_t m_state;
};

} // namespace openshoe::session
