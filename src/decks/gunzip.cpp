// SPDX-License-Identifier: GPL-3.0-or-later
#include "decks/gunzip.h"

#include <array>
#include <cstdint>
#include <span>

namespace openshoe::decks {

namespace {

constexpr int longestCode = 15;

/// A Huffman code as RFC 1951 numbers it: how many symbols have codes of each length, and the symbols in that order.
struct Code {
    std::array<std::uint16_t, longestCode + 1> count{};
    std::array<std::uint16_t, 288> symbols{};
};

Code codeOf(std::span<const std::uint8_t> lengths) {
    Code code;
    for (const std::uint8_t length : lengths)
        ++code.count[length];
    std::array<std::uint16_t, longestCode + 1> at{};
    for (std::size_t length = 1; length < longestCode; ++length)
        at[length + 1] = static_cast<std::uint16_t>(at[length] + code.count[length]);
    for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol) {
        if (lengths[symbol] != 0)
            code.symbols[at[lengths[symbol]]++] = static_cast<std::uint16_t>(symbol);
    }
    code.count[0] = 0;
    return code;
}

class Inflater {
public:
    Inflater(const QByteArray& packed, qsizetype begin, qsizetype most) : m_packed(packed), m_at(begin), m_most(most) {}

    std::optional<QByteArray> inflate() {
        bool last = false;
        while (!last && m_good) {
            last = bits(1) == 1;
            switch (bits(2)) {
            case 0: stored(); break;
            case 1: fixed(); break;
            case 2: dynamic(); break;
            default: m_good = false;
            }
        }
        return m_good ? std::optional(m_out) : std::nullopt;
    }

private:
    std::uint32_t bits(int count) {
        while (m_held < count) {
            if (m_at >= m_packed.size()) {
                m_good = false;
                return 0;
            }
            m_bits |= std::uint64_t{static_cast<std::uint8_t>(m_packed[m_at++])} << m_held;
            m_held += 8;
        }
        const auto value = static_cast<std::uint32_t>(m_bits & ((std::uint64_t{1} << count) - 1));
        m_bits >>= count;
        m_held -= count;
        return value;
    }

    int symbol(const Code& code) {
        int value = 0;
        int first = 0;
        int index = 0;
        for (std::size_t length = 1; length <= longestCode && m_good; ++length) {
            value |= static_cast<int>(bits(1));
            const int count = code.count[length];
            if (value - count < first)
                return code.symbols[static_cast<std::size_t>(index + (value - first))];
            index += count;
            first = (first + count) << 1;
            value <<= 1;
        }
        m_good = false;
        return 0;
    }

    void put(char byte) {
        if (m_out.size() >= m_most)
            m_good = false;
        else
            m_out.append(byte);
    }

    void stored() {
        m_bits = 0;
        m_held = 0;
        const std::uint32_t size = bits(16);
        const std::uint32_t inverse = bits(16);
        if (!m_good || size != (~inverse & 0xffff) || size > m_packed.size() - m_at || size > m_most - m_out.size()) {
            m_good = false;
            return;
        }
        m_out.append(m_packed.constData() + m_at, size);
        m_at += size;
    }

    void fixed() {
        std::array<std::uint8_t, 288> lengths{};
        for (std::size_t i = 0; i < lengths.size(); ++i)
            lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
        std::array<std::uint8_t, 30> distances{};
        distances.fill(5);
        codes(codeOf(lengths), codeOf(distances));
    }

    void dynamic() {
        constexpr std::array<std::uint8_t, 19> order{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
        const std::size_t literals = bits(5) + 257;
        const std::size_t distances = bits(5) + 1;
        const std::size_t given = bits(4) + 4;
        if (!m_good || literals > 286 || distances > 30) {
            m_good = false;
            return;
        }
        std::array<std::uint8_t, 320> lengths{};
        for (std::size_t i = 0; i < given; ++i)
            lengths[order[i]] = static_cast<std::uint8_t>(bits(3));
        const Code lengthCode = codeOf(std::span(lengths).first(19));
        lengths.fill(0);
        for (std::size_t i = 0; i < literals + distances && m_good;) {
            const int what = symbol(lengthCode);
            if (what < 16) {
                lengths[i++] = static_cast<std::uint8_t>(what);
                continue;
            }
            const std::uint8_t repeated = what == 16 && i > 0 ? lengths[i - 1] : 0;
            std::size_t times = what == 16 ? 3 + bits(2) : what == 17 ? 3 + bits(3) : 11 + bits(7);
            if ((what == 16 && i == 0) || i + times > literals + distances)
                m_good = false;
            for (; times > 0 && m_good; --times)
                lengths[i++] = repeated;
        }
        codes(codeOf(std::span(lengths).first(literals)), codeOf(std::span(lengths).subspan(literals, distances)));
    }

    void codes(const Code& literals, const Code& distances) {
        constexpr std::array<std::uint16_t, 29> lengthBase{3,  4,  5,  6,   7,   8,   9,   10,  11, 13,
                                                           15, 17, 19, 23,  27,  31,  35,  43,  51, 59,
                                                           67, 83, 99, 115, 131, 163, 195, 227, 258};
        constexpr std::array<std::uint8_t, 29> lengthExtra{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                                           2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
        constexpr std::array<std::uint16_t, 30> awayBase{1,    2,    3,    4,    5,    7,    9,    13,    17,    25,
                                                         33,   49,   65,   97,   129,  193,  257,  385,   513,   769,
                                                         1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
        while (m_good) {
            const int what = symbol(literals);
            if (what < 256) {
                put(static_cast<char>(what));
                continue;
            }
            if (what == 256)
                return;
            const auto longOne = static_cast<std::size_t>(what - 257);
            const auto length = longOne < lengthBase.size() ? lengthBase[longOne] + bits(lengthExtra[longOne]) : 0;
            const auto far = static_cast<std::size_t>(symbol(distances));
            const qsizetype away =
                far < awayBase.size() ? awayBase[far] + bits(static_cast<int>(far < 2 ? 0 : far / 2 - 1)) : 0;
            if (length == 0 || away == 0 || away > m_out.size())
                m_good = false;
            for (std::uint32_t i = 0; i < length && m_good; ++i)
                put(m_out[m_out.size() - away]);
        }
    }

    const QByteArray& m_packed;
    qsizetype m_at;
    qsizetype m_most;
    QByteArray m_out;
    std::uint64_t m_bits = 0;
    int m_held = 0;
    bool m_good = true;
};

/// Where the packed bytes begin; none where this is no gzip file.
std::optional<qsizetype> afterHeader(const QByteArray& packed) {
    enum Flag { Checked = 2, Extra = 4, Name = 8, Comment = 16 };
    if (packed.size() < 18 || !packed.startsWith("\x1f\x8b\x08"))
        return std::nullopt;
    const int flags = packed[3];
    qsizetype at = 10;
    if (flags & Extra)
        at += 2 + static_cast<std::uint8_t>(packed[at]) + 256 * static_cast<std::uint8_t>(packed[at + 1]);
    for (const Flag text : {Name, Comment}) {
        if (flags & text) {
            const qsizetype end = at < packed.size() ? packed.indexOf('\0', at) : -1;
            if (end < 0)
                return std::nullopt;
            at = end + 1;
        }
    }
    return flags & Checked ? at + 2 : at;
}

} // namespace

std::optional<QByteArray> gunzip(const QByteArray& packed, qsizetype most) {
    const auto begin = afterHeader(packed);
    return begin ? Inflater(packed, *begin, most).inflate() : std::nullopt;
}

} // namespace openshoe::decks
