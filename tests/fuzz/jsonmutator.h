// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace openshoe::fuzz {

// Mutates JSON documents by structure: changes values, drops, duplicates and moves parts, and inserts parts of one
// document into another, so that more than one input in a thousand passes the parser. One input in four is still
// changed byte by byte. The first `prefix` bytes are not part of the document.

std::size_t mutateJson(std::uint8_t* data, std::size_t size, std::size_t maxSize, unsigned seed, std::size_t prefix);

std::size_t crossJson(const std::uint8_t* one, std::size_t oneSize, const std::uint8_t* other, std::size_t otherSize,
                      std::uint8_t* out, std::size_t maxSize, unsigned seed, std::size_t prefix);

} // namespace openshoe::fuzz

/// libFuzzer's own mutation of bytes.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t maxSize);

/// Put this into the one source file of a target; it defines its mutators.
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
