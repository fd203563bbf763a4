// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <random>
#include <string>
#include <vector>

namespace openshoe::fuzz {

using Lines = std::vector<std::string>;

/// What a fuzzer of line by line inputs (words of a command, changes of a database) does instead of turning bytes: it
/// drops, doubles, moves and replaces lines, by ones that `fresh` makes, and changes the bytes of a single one. What
/// stands behind an empty line (the contents of a file) is changed by bytes. The first `prefix` bytes are no line.
std::size_t mutateLines(std::uint8_t* data, std::size_t size, std::size_t maxSize, unsigned seed, std::size_t prefix,
                        const std::function<Lines(std::minstd_rand&)>& fresh);

} // namespace openshoe::fuzz

/// libFuzzer's own change of bytes.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t maxSize);
