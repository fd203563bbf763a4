// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtEndian>

#include <bit>
#include <cstdint>
#include <string>

namespace openshoe::storage {

// How numbers are packed in what is derived from the record: whole numbers seven bits at a time, negative ones
// interleaved with positive (zigzag); fractions as little-endian doubles. A reader takes any bytes: once they have run
// out, it is no longer good and reads nothing but zeros. Internal to storage.

class PackedWriter {
public:
    void whole(std::int64_t value) {
        auto folded = (static_cast<std::uint64_t>(value) << 1) ^ static_cast<std::uint64_t>(value >> 63);
        for (; folded >= 0x80; folded >>= 7)
            bytes.append(static_cast<char>(folded | 0x80));
        bytes.append(static_cast<char>(folded));
    }
    void fraction(double value) {
        char raw[8];
        qToLittleEndian(std::bit_cast<quint64>(value), raw);
        bytes.append(raw, sizeof raw);
    }
    QByteArray bytes;
};

class PackedReader {
public:
    explicit PackedReader(const QByteArray& bytes) : m_at(bytes.constData()), m_end(m_at + bytes.size()) {}

    std::int64_t whole() {
        std::uint64_t folded = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            if (m_at == m_end)
                break;
            const auto byte = static_cast<unsigned char>(*m_at++);
            folded |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
            if (byte < 0x80)
                return static_cast<std::int64_t>(folded >> 1) ^ -static_cast<std::int64_t>(folded & 1);
        }
        m_good = false;
        return 0;
    }
    std::int64_t whole(std::int64_t below) {
        const std::int64_t value = whole();
        m_good = m_good && value >= 0 && value < below;
        return m_good ? value : 0;
    }
    double fraction() {
        if (m_end - m_at < 8) {
            m_good = false;
            return 0;
        }
        const auto raw = qFromLittleEndian<quint64>(m_at);
        m_at += 8;
        return std::bit_cast<double>(raw);
    }
    std::string text(std::int64_t size) {
        m_good = m_good && size <= m_end - m_at;
        const std::string text(m_at, m_good ? static_cast<std::size_t>(size) : 0);
        m_at += text.size();
        return text;
    }
    void skipWhole() {
        while (m_at != m_end && (static_cast<unsigned char>(*m_at) & 0x80) != 0)
            ++m_at;
        m_good = m_good && m_at != m_end;
        m_at += m_at != m_end ? 1 : 0;
    }
    void skip(std::ptrdiff_t size) {
        m_good = m_good && m_end - m_at >= size;
        m_at = m_good ? m_at + size : m_end;
    }
    [[nodiscard]] const char* at() const { return m_at; }
    [[nodiscard]] bool good() const { return m_good; }
    [[nodiscard]] bool atEnd() const { return m_at == m_end; }

private:
    const char* m_at;
    const char* m_end;
    bool m_good = true;
};

} // namespace openshoe::storage
