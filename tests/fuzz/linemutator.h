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

/// Mutates line-based inputs (words of a command, changes of a database): drops, duplicates, moves and replaces lines,
/// the latter by ones that `fresh` makes, and changes the bytes of a single line. What follows an empty line (a file's
/// contents) is changed byte by byte. The first `prefix` bytes are not part of the lines.
std::size_t mutateLines(std::uint8_t* data, std::size_t size, std::size_t maxSize, unsigned seed, std::size_t prefix,
                        const std::function<Lines(std::minstd_rand&)>& fresh);

} // namespace openshoe::fuzz

/// libFuzzer's own mutation of bytes.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t maxSize);
