// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/bonus.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace openshoe::advantage {

/// Rounds that began at one count: enough to price any stake on them later.
struct CountBin {
    int count = 0; ///< shown before the round, by the system's convention
    std::uint64_t rounds = 0;
    double net = 0;    ///< sum, per unit of the initial play
    double square = 0; ///< sum of the squares of each round's net
    double stake = 0;  ///< sum, with doubles and splits, without insurance

    CountBin& operator+=(const CountBin& other);
    friend bool operator==(const CountBin&, const CountBin&) = default;
};

/// The bins of a simulation by count, those that occurred. Add up over any number of runs.
using CountBins = std::vector<CountBin>;
[[nodiscard]] CountBins merged(const CountBins& one, const CountBins& other);

/// Rounds added up as they end: by the count they began at, and by their net.
class RoundTally {
public:
    static constexpr int mostCounts = 1024; ///< counts beyond −512 … 511 share the last
    [[nodiscard]] static constexpr int kept(int count) {
        return count < -mostCounts / 2 ? -mostCounts / 2 : count < mostCounts / 2 ? count : mostCounts / 2 - 1;
    }

    explicit RoundTally(const analysis::BlackjackPay& blackjack);

    /// `count`: a kept one. `blackjackPaid`: as a part of the net, at its mean.
    void add(int count, double net, double stake, bool blackjackPaid);
    /// A round whose net is a whole number from −2 to 2 or, given up, half a unit lost. No branch depends on it.
    void addPlain(int count, int net, int stake, bool gaveUp) {
        CountBin& there = binOf(count);
        const double result = gaveUp ? -0.5 : net;
        ++there.rounds;
        there.net += result;
        there.square += result * result;
        there.stake += stake;
        ++m_plain[gaveUp ? givenUp : static_cast<std::size_t>(net + 2)];
    }

    [[nodiscard]] CountBins bins() const;
    /// Rounds by their net; fractions of one where a blackjack of one suit pays more.
    [[nodiscard]] std::vector<std::pair<double, double>> results() const;

private:
    static constexpr std::size_t givenUp = 5;
    using ByNet = std::vector<std::pair<double, std::uint64_t>>;

    [[nodiscard]] CountBin& binOf(int count) { return m_bins[static_cast<std::size_t>(count + mostCounts / 2)]; }

    analysis::BlackjackPay m_blackjack;
    std::vector<CountBin> m_bins;
    std::array<std::uint64_t, givenUp + 1> m_plain{}; ///< of −2 … 2 units, and half a unit lost
    ByNet m_others;
    ByNet m_suited; ///< with blackjacks that may pay more for their suit
};

} // namespace openshoe::advantage
