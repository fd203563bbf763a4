// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace openshoe::fairness {

/// The secret of one shoe: 32 bytes. Kept from the player until the shoe ends; its commitment is shown meanwhile.
class Seed {
public:
    static constexpr int byteCount = 32;
    using Bytes = std::array<std::uint8_t, byteCount>;

    explicit Seed(const Bytes& bytes) : m_bytes(bytes) {}

    /// Draws the bytes from the operating system's generator.
    [[nodiscard]] static Seed draw();
    /// Reads exactly 64 hex digits, either case. `where` names the place in errors.
    [[nodiscard]] static base::Result<Seed> fromHex(std::string_view hex, const std::string& where);

    [[nodiscard]] const Bytes& bytes() const { return m_bytes; }
    /// 64 lower-case hex digits.
    [[nodiscard]] std::string hex() const;
    /// Lower-case hex SHA-256 of the bytes: binds the program to this seed without revealing it.
    [[nodiscard]] std::string commitment() const;

    friend bool operator==(const Seed&, const Seed&) = default;

private:
    Bytes m_bytes;
};

/// What the player contributes to the shuffle: any text of 0 … 64 bytes in UTF-8.
class ClientSeed {
public:
    static constexpr int maxBytes = 64;

    ClientSeed() = default;
    /// Refuses bytes that aren't UTF-8 and texts that are too long. `where` names the place in errors.
    [[nodiscard]] static base::Result<ClientSeed> fromText(std::string_view utf8, const std::string& where);

    /// UTF-8.
    [[nodiscard]] const std::string& text() const { return m_text; }

    friend bool operator==(const ClientSeed&, const ClientSeed&) = default;

private:
    std::string m_text;
};

} // namespace openshoe::fairness
