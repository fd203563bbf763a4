// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

struct evp_mac_ctx_st; // OpenSSL's

namespace openshoe::fairness {

// By OpenSSL: a check of the whole record makes some hundred million of these, and it has them made by the processor's
// own instructions, where Qt's takes ten times as long.

/// A SHA-256 (FIPS 180-4).
using Digest = std::array<std::uint8_t, 32>;

/// Throws std::runtime_error where the system's OpenSSL is broken; so does HmacSha256.
[[nodiscard]] Digest sha256(std::span<const std::uint8_t> bytes);
[[nodiscard]] Digest sha256(std::string_view bytes);

/// Lower-case, two digits a byte.
[[nodiscard]] std::string hexOf(std::span<const std::uint8_t> bytes);

/// HMAC-SHA256 (RFC 2104) of many messages by one key. Used by one thread at a time.
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
