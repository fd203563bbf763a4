// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds a target every file of the given folders (or the given files), as the fuzzer would: the kept corpus as a plain
// test.
#include "check.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

namespace {

int replayed = 0;

void replay(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        std::fprintf(stderr, "%s: can't be read\n", path.string().c_str());
        std::exit(1);
    }
    const std::vector<char> bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    std::printf("%s\n", path.filename().string().c_str());
    std::fflush(stdout);
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    ++replayed;
}

} // namespace

int main(int argc, char* argv[]) {
    std::vector<std::filesystem::path> named;
    for (int i = 1; i < argc; ++i)
        named.push_back(std::filesystem::absolute(argv[i])); // a target may change the working folder
    for (const auto& path : named) {
        if (!std::filesystem::is_directory(path)) {
            replay(path);
            continue;
        }
        for (const auto& entry : std::filesystem::directory_iterator(path))
            replay(entry.path());
    }
    std::printf("%d inputs\n", replayed);
    return replayed == 0 ? 1 : 0;
}
