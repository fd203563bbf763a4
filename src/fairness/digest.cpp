// SPDX-License-Identifier: GPL-3.0-or-later
#include "fairness/digest.h"

#include <fmt/format.h>
#include <iterator>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <stdexcept>

namespace openshoe::fairness {

namespace {

void need(bool done) {
    if (!done)
        throw std::runtime_error("OpenSSL makes no SHA-256");
}

// OpenSSL would clean up at exit, while threads may still be running or holding its objects; the system frees
// everything anyway.
void withoutCleanup() {
    static const bool done = OPENSSL_init_crypto(OPENSSL_INIT_NO_ATEXIT, nullptr) == 1;
    need(done);
}

// Methods are looked up by name once and kept for the life of the program.

const EVP_MD* sha256Method() {
    static const EVP_MD* const method = (withoutCleanup(), EVP_MD_fetch(nullptr, "SHA256", nullptr));
    return method;
}

EVP_MAC* hmacMethod() {
    static EVP_MAC* const method = (withoutCleanup(), EVP_MAC_fetch(nullptr, "HMAC", nullptr));
    return method;
}

} // namespace

Digest sha256(std::span<const std::uint8_t> bytes) {
    const EVP_MD* const method = sha256Method();
    Digest digest{};
    need(method && EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, method, nullptr) == 1);
    return digest;
}

Digest sha256(std::string_view bytes) {
    return sha256({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
}

std::string hexOf(std::span<const std::uint8_t> bytes) {
    std::string hex;
    for (const std::uint8_t byte : bytes)
        fmt::format_to(std::back_inserter(hex), "{:02x}", byte);
    return hex;
}

HmacSha256::HmacSha256(std::span<const std::uint8_t> key) {
    EVP_MAC* const method = hmacMethod();
    m_context = method ? EVP_MAC_CTX_new(method) : nullptr;
    char digest[] = "SHA256";
    const OSSL_PARAM ways[] = {OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, digest, 0),
                               OSSL_PARAM_construct_end()};
    if (!m_context || EVP_MAC_init(m_context, key.data(), key.size(), ways) != 1) {
        EVP_MAC_CTX_free(m_context);
        need(false);
    }
}

HmacSha256::~HmacSha256() {
    EVP_MAC_CTX_free(m_context);
}

Digest HmacSha256::of(std::string_view message) {
    Digest digest{};
    std::size_t length = 0;
    need(EVP_MAC_init(m_context, nullptr, 0, nullptr) == 1 && // with the same key
         EVP_MAC_update(m_context, reinterpret_cast<const unsigned char*>(message.data()), message.size()) == 1 &&
         EVP_MAC_final(m_context, digest.data(), &length, digest.size()) == 1 && length == digest.size());
    return digest;
}

} // namespace openshoe::fairness
