// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/tallies/roundlines.h"

#include "storage/tallies/packing.h"

#include <algorithm>
#include <map>

namespace openshoe::storage {

namespace {

// The layout: its version, the number of rounds, the kinds, the first start and the widths of the columns that follow
// one after another: kinds, starts after the first one, nets, costs, lucks.
constexpr std::int64_t linesLayout = 1;
constexpr std::int64_t mostLines = 1 << 16;
constexpr int realWidth = 4;

template <typename T> void put(QByteArray& bytes, T value) {
    char raw[sizeof(T)];
    qToLittleEndian(value, raw);
    bytes.append(raw, sizeof raw);
}

void putNumber(QByteArray& bytes, int width, std::int64_t value) {
    if (width == 4)
        put(bytes, static_cast<qint32>(value));
    else
        put(bytes, static_cast<qint64>(value));
}

bool fits(std::int64_t value) {
    return value >= INT32_MIN && value <= INT32_MAX;
}

} // namespace

std::vector<RoundLine> withGaps(const std::vector<RoundLine>& lines, RoundId first, std::int64_t count) {
    if (std::ssize(lines) == count)
        return lines;
    RoundLine gap{.place = {.account = nobody, .game = 0, .currency = {}},
                  .traits = RoundTraits{.state = RoundState::Open, .worst = std::nullopt}.key()};
    for (const RoundLine& line : lines) // of any time that doesn't make the others take more room
        gap.started = &line == &lines.front() ? line.started : std::min(gap.started, line.started);
    std::vector<RoundLine> all;
    auto next = lines.begin();
    for (gap.id = first; gap.id < first + count; ++gap.id)
        all.push_back(next != lines.end() && next->id == gap.id ? *next++ : gap);
    return all;
}

QByteArray packLines(std::span<const RoundLine> lines) {
    std::map<std::pair<TallyPlace, std::int64_t>, std::size_t> kinds;
    std::int64_t base = lines.empty() ? 0 : INT64_MAX;
    for (const RoundLine& line : lines) {
        kinds.emplace(std::pair(line.place, line.traits), 0);
        base = std::min(base, line.started);
    }
    bool shortTimes = true;
    bool shortNets = true;
    for (const RoundLine& line : lines) {
        shortTimes = shortTimes && fits(wrappingDifference(line.started, base)) && line.started >= base;
        shortNets = shortNets && fits(line.net);
    }
    PackedWriter head;
    head.whole(linesLayout);
    head.whole(std::ssize(lines));
    head.whole(std::ssize(kinds));
    std::size_t number = 0;
    for (auto& [kind, at] : kinds) {
        at = number++;
        const auto& [place, traits] = kind;
        head.whole(place.account);
        head.whole(place.game);
        head.whole(std::ssize(place.currency));
        head.bytes.append(place.currency.data(), static_cast<qsizetype>(place.currency.size()));
        head.whole(traits);
    }
    const int kindWidth = kinds.size() <= 256 ? 1 : 2;
    const int timeWidth = shortTimes ? 4 : 8;
    const int netWidth = shortNets ? 4 : 8;
    head.whole(base);
    for (const int width : {kindWidth, timeWidth, netWidth})
        head.whole(width);
    QByteArray bytes = head.bytes;
    for (const RoundLine& line : lines) {
        const std::size_t kind = kinds.at({line.place, line.traits});
        if (kindWidth == 1)
            put(bytes, static_cast<quint8>(kind));
        else
            put(bytes, static_cast<quint16>(kind));
    }
    for (const RoundLine& line : lines)
        putNumber(bytes, timeWidth, wrappingDifference(line.started, base));
    for (const RoundLine& line : lines)
        putNumber(bytes, netWidth, line.net);
    for (const RoundLine& line : lines)
        put(bytes, std::bit_cast<quint32>(line.cost));
    for (const RoundLine& line : lines)
        put(bytes, std::bit_cast<quint32>(line.luck));
    return bytes;
}

PackedLines::PackedLines(QByteArray bytes) : m_bytes(std::move(bytes)) {
    PackedReader from(m_bytes);
    if (from.whole() != linesLayout)
        return;
    m_size = static_cast<std::size_t>(from.whole(mostLines));
    const std::int64_t kinds = from.whole(mostLines);
    for (std::int64_t i = 0; i < kinds && from.good(); ++i) {
        Kind kind;
        kind.place.account = from.whole();
        kind.place.game = from.whole();
        kind.place.currency = from.text(from.whole(mostLines));
        kind.traits = from.whole();
        m_kinds.push_back(std::move(kind));
    }
    m_base = from.whole();
    m_kindWidth = static_cast<int>(from.whole(3));
    m_timeWidth = static_cast<int>(from.whole(9));
    m_netWidth = static_cast<int>(from.whole(9));
    const auto column = [&](int width) {
        const char* start = from.at();
        from.skip(static_cast<std::ptrdiff_t>(m_size) * width);
        return start;
    };
    m_kindsOf = column(m_kindWidth);
    m_times = column(m_timeWidth);
    m_nets = column(m_netWidth);
    m_costs = column(realWidth);
    m_lucks = column(realWidth);
    const auto isWidth = [](int width) { return width == 4 || width == 8; };
    m_good = from.good() && from.atEnd() && m_kindWidth >= 1 && isWidth(m_timeWidth) && isWidth(m_netWidth);
    for (std::size_t i = 0; m_good && i < m_size; ++i)
        m_good = kind(i) < m_kinds.size();
}

} // namespace openshoe::storage
