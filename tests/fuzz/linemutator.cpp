// SPDX-License-Identifier: GPL-3.0-or-later
#include "linemutator.h"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace openshoe::fuzz {

namespace {

std::size_t below(std::minstd_rand& random, std::size_t bound) { return bound == 0 ? 0 : random() % bound; }

Lines split(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const auto end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    }
    return lines;
}

std::string byBytes(std::string text) {
    const std::size_t size = text.size();
    text.resize(size + 16);
    text.resize(LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(text.data()), size, text.size()));
    return text;
}

void change(Lines& lines, std::minstd_rand& random, const std::function<Lines(std::minstd_rand&)>& fresh) {
    const std::size_t at = below(random, lines.size());
    const auto place = lines.begin() + static_cast<std::ptrdiff_t>(at);
    switch (lines.empty() ? 0 : below(random, 8)) {
    case 0: lines = fresh(random); break;
    case 1: lines.erase(place); break;
    case 2: lines.insert(place, std::string(*place)); break;
    case 3: std::swap(lines[at], lines[below(random, lines.size())]); break;
    case 4:
    case 5: {
        const Lines other = fresh(random);
        if (!other.empty())
            lines[at] = other[below(random, other.size())];
        break;
    }
    case 6: {
        const Lines other = fresh(random);
        lines.insert(place, other.begin() + static_cast<std::ptrdiff_t>(below(random, other.size())), other.end());
        break;
    }
    default:
        lines[at] = byBytes(lines[at]);
        std::replace(lines[at].begin(), lines[at].end(), '\n', ' ');
    }
}

} // namespace

std::size_t mutateLines(std::uint8_t* data, std::size_t size, std::size_t maxSize, unsigned seed, std::size_t prefix,
                        const std::function<Lines(std::minstd_rand&)>& fresh) {
    std::minstd_rand random(seed);
    if (size < prefix || below(random, 5) == 0)
        return LLVMFuzzerMutate(data, size, maxSize);
    const std::string_view all(reinterpret_cast<const char*>(data) + prefix, size - prefix);
    const auto end = all.find("\n\n");
    Lines lines = split(all.substr(0, end));
    std::string behind(end == std::string_view::npos ? std::string_view{} : all.substr(end + 2));
    if (!behind.empty() && below(random, 3) == 0)
        behind = byBytes(behind);
    else
        change(lines, random, fresh);
    std::string text(reinterpret_cast<const char*>(data), prefix);
    if (prefix > 0 && below(random, 10) == 0)
        text[0] = static_cast<char>(random());
    for (std::size_t i = 0; i < lines.size(); ++i)
        text += (i == 0 ? "" : "\n") + lines[i];
    if (!behind.empty())
        text += "\n\n" + behind;
    if (text.size() > maxSize)
        return LLVMFuzzerMutate(data, size, maxSize);
    std::memcpy(data, text.data(), text.size());
    return text.size();
}

} // namespace openshoe::fuzz
