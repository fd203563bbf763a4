// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/nearest.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace openshoe::base {

namespace {

constexpr std::size_t longestWord = 60;
constexpr std::size_t shortestBeginning = 3;

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string lowered(std::string_view word) {
    std::string text(word);
    std::ranges::transform(text, text.begin(), lower);
    return text;
}

// How many letters must be added, left out, replaced or swapped with their neighbour.
std::size_t distance(const std::string& a, const std::string& b) {
    std::vector<std::vector<std::size_t>> rows(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                rows[i][j] = i + j;
                continue;
            }
            rows[i][j] = std::min({rows[i - 1][j] + 1, rows[i][j - 1] + 1,
                                   rows[i - 1][j - 1] + static_cast<std::size_t>(a[i - 1] != b[j - 1])});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                rows[i][j] = std::min(rows[i][j], rows[i - 2][j - 2] + 1);
        }
    }
    return rows[a.size()][b.size()];
}

} // namespace

std::string nearest(std::string_view word, std::span<const std::string> known) {
    if (word.size() < 2 || word.size() > longestWord)
        return {};
    const std::string typed = lowered(word);
    std::string found;
    std::size_t least = std::max<std::size_t>(typed.size() / 3, 1) + 1;
    for (const std::string& candidate : known) {
        const std::size_t changes = candidate.size() > longestWord ? least : distance(typed, lowered(candidate));
        if (changes < least) {
            least = changes;
            found = candidate;
        }
    }
    if (!found.empty() || typed.size() < shortestBeginning)
        return found;
    const auto begun = std::ranges::find_if(
        known, [&typed](const std::string& candidate) { return lowered(candidate).starts_with(typed); });
    return begun == known.end() ? std::string() : *begun;
}

Said withGuess(Said what, std::string_view word, std::span<const std::string> known) {
    const std::string meant = nearest(word, known);
    if (meant.empty())
        return what;
    //: What is wrong, and the word that was probably meant
    return said("Errors", "{}; did you mean \"{}\"?").with(std::move(what), meant);
}

} // namespace openshoe::base
