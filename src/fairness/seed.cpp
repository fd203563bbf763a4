// SPDX-License-Identifier: GPL-3.0-or-later
#include "fairness/seed.h"

#include "fairness/digest.h"

#include <QRandomGenerator>
#include <QStringDecoder>

#include <algorithm>
#include <cstring>
#include <fmt/format.h>

namespace openshoe::fairness {

using base::said;

namespace {

int hexDigit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

} // namespace

Seed Seed::draw() {
    std::array<quint32, byteCount / sizeof(quint32)> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    Bytes bytes{};
    std::memcpy(bytes.data(), words.data(), bytes.size());
    return Seed(bytes);
}

base::Result<Seed> Seed::fromHex(std::string_view hex, const std::string& where) {
    constexpr std::size_t digits = 2 * byteCount;
    if (hex.size() != digits || !std::ranges::all_of(hex, [](char c) { return hexDigit(c) >= 0; }))
        return base::inputError(where, said("Errors", "not a seed; {} hex digits are needed").with(digits));
    Bytes bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::uint8_t>(hexDigit(hex[2 * i]) * 16 + hexDigit(hex[2 * i + 1]));
    return Seed(bytes);
}

std::string Seed::hex() const {
    return hexOf(m_bytes);
}

std::string Seed::commitment() const {
    return hexOf(sha256(m_bytes));
}

base::Result<ClientSeed> ClientSeed::fromText(std::string_view utf8, const std::string& where) {
    if (utf8.size() > maxBytes) {
        return base::inputError(where, said("Errors", "{} bytes are too many; a client seed has 0 to {} bytes in UTF-8")
                                           .with(utf8.size(), maxBytes));
    }
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString decoded = decoder.decode(QByteArrayView(utf8.data(), static_cast<qsizetype>(utf8.size())));
    if (decoder.hasError() || !decoded.isValidUtf16())
        return base::inputError(where,
                                said("Errors", "not UTF-8; a client seed has 0 to {} bytes in UTF-8").with(maxBytes));
    ClientSeed seed;
    seed.m_text = utf8;
    return seed;
}

} // namespace openshoe::fairness
