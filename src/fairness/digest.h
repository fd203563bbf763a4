// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

struct evp_mac_ctx_st; // OpenSSL's

namespace openshoe::fairness {

// Uses OpenSSL: a check of the whole record computes some hundred million of these, and OpenSSL does that with the
// processor's own instructions, while Qt takes ten times as long.

/// A SHA-256 digest (FIPS 180-4).
using Digest = std::array<std::uint8_t, 32>;

/// Throws std::runtime_error if the system's OpenSSL is broken; so does HmacSha256.
[[nodiscard]] Digest sha256(std::span<const std::uint8_t> bytes);
[[nodiscard]] Digest sha256(std::string_view bytes);

/// Lower-case, two digits per byte.
[[nodiscard]] std::string hexOf(std::span<const std::uint8_t> bytes);

/// HMAC-SHA256 (RFC 2104) of many messages with one key. Not thread-safe.
class HmacSha256 {
public:
    explicit HmacSha256(std::span<const std::uint8_t> key);
    ~HmacSha256();
    HmacSha256(const HmacSha256&) = delete;
    HmacSha256& operator=(const HmacSha256&) = delete;

    [[nodiscard]] Digest of(std::string_view message);

private:
    evp_mac_ctx_st* m_context;
};

} // namespace openshoe::fairness
