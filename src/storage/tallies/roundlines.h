// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/tallies/tally.h"

#include <QtEndian>

#include <bit>
#include <span>
#include <vector>

namespace openshoe::storage {

// What rounds are searched and ordered by, packed for a whole block: looking through a million rounds takes some
// hundredths of a second. Stored beside the sums of blocks and derived from the same rows. Internal to storage.

struct RoundLine {
    RoundId id = 0;
    TallyPlace place;
    std::int64_t traits = 0;  ///< RoundTraits::key()
    std::int64_t started = 0; ///< milliseconds since 1970, UTC
    std::int64_t net = 0;     ///< minor units, as are the next two
    float cost = 0;           ///< of the answers; 0 if it isn't priced
    float luck = 0;           ///< the same
};

/// The account of a line in place of a round that was removed. Such a line is of a round that isn't over, which no
/// search finds.
inline constexpr std::int64_t nobody = 0;
/// The lines of `count` rounds from `first` on, with one of nobody's for each that isn't among them.
[[nodiscard]] std::vector<RoundLine> withGaps(const std::vector<RoundLine>& lines, RoundId first, std::int64_t count);

/// The lines of consecutive rounds, in their order.
[[nodiscard]] QByteArray packLines(std::span<const RoundLine> lines);

/// Packed lines, read in place.
class PackedLines {
public:
    /// Where a round was played, with its traits: a block has few different ones, so a filter is asked about each once.
    struct Kind {
        TallyPlace place;
        std::int64_t traits = 0;
    };

    explicit PackedLines(QByteArray bytes);

    /// False if the bytes didn't come from packLines().
    [[nodiscard]] bool good() const { return m_good; }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] const std::vector<Kind>& kinds() const { return m_kinds; }
    /// An index in kinds().
    [[nodiscard]] std::size_t kind(std::size_t at) const {
        return m_kindWidth == 1 ? static_cast<quint8>(m_kindsOf[at]) : qFromLittleEndian<quint16>(m_kindsOf + 2 * at);
    }
    [[nodiscard]] std::int64_t started(std::size_t at) const { return m_base + number(m_times, m_timeWidth, at); }
    [[nodiscard]] std::int64_t net(std::size_t at) const { return number(m_nets, m_netWidth, at); }
    [[nodiscard]] float cost(std::size_t at) const { return real(m_costs, at); }
    [[nodiscard]] float luck(std::size_t at) const { return real(m_lucks, at); }

private:
    [[nodiscard]] static std::int64_t number(const char* from, int width, std::size_t at) {
        return width == 4 ? qFromLittleEndian<qint32>(from + 4 * at) : qFromLittleEndian<qint64>(from + 8 * at);
    }
    [[nodiscard]] static float real(const char* from, std::size_t at) {
        return std::bit_cast<float>(qFromLittleEndian<quint32>(from + 4 * at));
    }

    QByteArray m_bytes;
    bool m_good = false;
    std::size_t m_size = 0;
    std::vector<Kind> m_kinds;
    std::int64_t m_base = 0;
    int m_kindWidth = 2;
    int m_timeWidth = 8;
    int m_netWidth = 8;
    const char* m_kindsOf = nullptr;
    const char* m_times = nullptr;
    const char* m_nets = nullptr;
    const char* m_costs = nullptr;
    const char* m_lucks = nullptr;
};

} // namespace openshoe::storage
