// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/count_bins.h"

#include <algorithm>
#include <iterator>

namespace openshoe::advantage {

CountBin& CountBin::operator+=(const CountBin& other) {
    rounds += other.rounds;
    net += other.net;
    square += other.square;
    stake += other.stake;
    return *this;
}

CountBins merged(const CountBins& one, const CountBins& other) {
    CountBins all = one;
    for (const CountBin& bin : other) {
        const auto place = std::ranges::lower_bound(all, bin.count, {}, &CountBin::count);
        if (place != all.end() && place->count == bin.count)
            *place += bin;
        else
            all.insert(place, bin);
    }
    return all;
}

RoundTally::RoundTally(const analysis::BlackjackPay& blackjack) : m_blackjack(blackjack), m_bins(mostCounts) {
    for (std::size_t i = 0; i < m_bins.size(); ++i)
        m_bins[i].count = static_cast<int>(i) - mostCounts / 2;
}

void RoundTally::add(int count, double net, double stake, bool blackjackPaid) {
    const bool suited = blackjackPaid && m_blackjack.chance > 0;
    CountBin& there = binOf(count);
    ++there.rounds;
    there.net += net;
    there.square += net * net + (suited ? m_blackjack.square - m_blackjack.mean * m_blackjack.mean : 0);
    there.stake += stake;
    ByNet& ended = suited ? m_suited : m_others;
    const auto known = std::ranges::find(ended, net, &ByNet::value_type::first);
    if (known == ended.end())
        ended.emplace_back(net, 1);
    else
        ++known->second;
}

CountBins RoundTally::bins() const {
    CountBins found;
    std::ranges::copy_if(m_bins, std::back_inserter(found), [](const CountBin& bin) { return bin.rounds > 0; });
    return found;
}

std::vector<std::pair<double, double>> RoundTally::results() const {
    std::vector<std::pair<double, double>> found;
    for (const auto& [net, rounds] : m_others)
        found.emplace_back(net, static_cast<double>(rounds));
    // Nobody here sees suits: what is paid on the mean is told apart by how often it is the one and the other.
    for (const auto& [net, rounds] : m_suited) {
        const double without = net - m_blackjack.mean;
        found.emplace_back(without + m_blackjack.plain, static_cast<double>(rounds) * (1 - m_blackjack.chance));
        found.emplace_back(without + m_blackjack.suited, static_cast<double>(rounds) * m_blackjack.chance);
    }
    for (std::size_t i = 0; i < m_plain.size(); ++i)
        found.emplace_back(i == givenUp ? -0.5 : static_cast<double>(i) - 2, static_cast<double>(m_plain[i]));
    return found;
}

} // namespace openshoe::advantage
