// SPDX-License-Identifier: GPL-3.0-or-later
// Gives a target every file of the folders (or the files) named, as the fuzzer would: the kept corpus as a plain test.
#include "check.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

namespace {

int replayed = 0;

void replay(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    std::printf("%s\n", path.filename().string().c_str());
    std::fflush(stdout);
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    ++replayed;
}

} // namespace

int main(int argc, char* argv[]) {
    for (int i = 1; i < argc; ++i) {
        if (!std::filesystem::is_directory(argv[i])) {
            replay(argv[i]);
            continue;
        }
        for (const auto& entry : std::filesystem::directory_iterator(argv[i]))
            replay(entry.path());
    }
    std::printf("%d inputs\n", replayed);
    return replayed == 0 ? 1 : 0;
}
