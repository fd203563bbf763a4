// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace openshoe::fuzz {

// What a fuzzer of JSON documents does instead of turning bytes: it changes values, drops, doubles and moves parts, and
// puts parts of one document into another, so that more than one input in a thousand passes the parser. One input in
// four is changed byte by byte all the same. The first `prefix` bytes are no part of the document.

std::size_t mutateJson(std::uint8_t* data, std::size_t size, std::size_t maxSize, unsigned seed, std::size_t prefix);

std::size_t crossJson(const std::uint8_t* one, std::size_t oneSize, const std::uint8_t* other, std::size_t otherSize,
                      std::uint8_t* out, std::size_t maxSize, unsigned seed, std::size_t prefix);

} // namespace openshoe::fuzz

/// libFuzzer's own change of bytes.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t maxSize);

/// For the one source file of a target: its mutators.
#define FUZZ_JSON_MUTATORS(prefix)                                                                                     \
    extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maxSize,          \
                                                   unsigned seed) {                                                    \
        return openshoe::fuzz::mutateJson(data, size, maxSize, seed, prefix);                                          \
    }                                                                                                                  \
    extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* one, std::size_t oneSize,                     \
                                                     const std::uint8_t* other, std::size_t otherSize,                 \
                                                     std::uint8_t* out, std::size_t maxSize, unsigned seed) {          \
        return openshoe::fuzz::crossJson(one, oneSize, other, otherSize, out, maxSize, seed, prefix);                  \
    }
