// SPDX-License-Identifier: GPL-3.0-or-later
// The mutator of fuzz_options.
#include "linemutator.h"

namespace {

openshoe::fuzz::Lines call(std::minstd_rand& random) {
    static const openshoe::fuzz::Lines names{
        "--data", "--variant", "--fullscreen", "--speed", "--autoplay", "--screenshots",
        "--seed", "--version", "--help",       "--",      "-h",         "word",
        ""};
    static const openshoe::fuzz::Lines values{"off",     "fast",    "slow", "all", "classic", "0",  "1",
                                              "1000000", "1000001", "-1",   "",    "x",       "1e3"};
    openshoe::fuzz::Lines words;
    for (auto count = 1 + random() % 4; count > 0; --count) {
        words.push_back(names[random() % names.size()]);
        const std::string& value = values[random() % values.size()];
        if (random() % 3 == 0)
            words.back() += '=' + value;
        else if (random() % 4 != 0)
            words.push_back(value);
    }
    return words;
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maxSize,
                                               unsigned seed) {
    return openshoe::fuzz::mutateLines(data, size, maxSize, seed, 0, call);
}
