// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

/// Must hold for every input; otherwise the program aborts, which both the fuzzer and the replay notice.
#define FUZZ_CHECK(condition, ...)                                                                                     \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            std::fprintf(stderr, "%s:%d: does not hold: %s %s\n", __FILE__, __LINE__, #condition,                      \
                         openshoe::fuzz::words(__VA_ARGS__));                                                          \
            std::abort();                                                                                              \
        }                                                                                                              \
    } while (false)

namespace openshoe::fuzz {
inline const char* words(const char* text = "") { return text; }
} // namespace openshoe::fuzz

/// Feeds one input to one reader: libFuzzer's entry point, also called by replay.cpp.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
