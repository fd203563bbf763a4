// SPDX-License-Identifier: GPL-3.0-or-later
// Does what the sanitizers report: a leak, a read beyond an array, an overflow, a read through no pointer, from an odd
// address or beyond an object, as the argument says. Shows that they still report it with the options that tests are
// run with.
#include <climits>
#include <cstdio>
#include <string>
#include <vector>

namespace {

int lose(int value) {
    const volatile int* lost = new int(value);
    return *lost;
}

} // namespace

int main(int argc, char** argv) {
    const std::string what = argc > 1 ? argv[1] : "";
    int told = 0;
    if (what == "leak") {
        for (int i = 0; i < 100; ++i) // the last one's address may still be on the stack
            told += lose(i);
    } else if (what == "overrun") {
        const std::vector<int> three(3);
        told = three.data()[argc + 2];
    } else if (what == "overflow") {
        const volatile int most = INT_MAX;
        told = most + argc;
    } else if (what == "null") {
        const int* none = argc > 99 ? &told : nullptr;
        told = *none;
    } else if (what == "misaligned") {
        const std::vector<char> bytes(3 * sizeof(int));
        told = *static_cast<const int*>(static_cast<const void*>(bytes.data() + argc - 1));
    } else if (what == "beyond") {
        struct Large {
            int first, second;
        };
        int small = argc;
        told = static_cast<const Large*>(static_cast<const void*>(&small))->second;
    } else {
        return 2;
    }
    std::printf("%d\n", told);
    return 0;
}
