// SPDX-License-Identifier: GPL-3.0-or-later
#include "fairness/verify.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>

namespace openshoe::fairness {

using base::said;

namespace {

bool sameHex(const std::string& a, const std::string& b) {
    return std::ranges::equal(a, b,
                              [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

} // namespace

std::optional<Mismatch> verify(const ShoeSeed& shoe, const std::string& commitment, int firstCard,
                               std::span<const engine::Card> drawn) {
    const auto computed = shoe.seed.commitment();
    if (!sameHex(computed, commitment)) {
        return Mismatch{Mismatch::Kind::Commitment,
                        said("Errors", "the seed's SHA-256 is {}, the commitment says {}").with(computed, commitment),
                        {}};
    }
    const auto cards = shuffle(shoe);
    if (firstCard < 0 || static_cast<std::size_t>(firstCard) + drawn.size() > cards.size()) {
        return Mismatch{Mismatch::Kind::Cards,
                        said("Errors", "{} cards from card {} on do not fit a shoe of {}")
                            .with(drawn.size(), std::int64_t{firstCard} + 1, cards.size()),
                        {}};
    }
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const auto index = static_cast<std::size_t>(firstCard) + i;
        if (cards[index] != drawn[i]) {
            return Mismatch{Mismatch::Kind::Cards,
                            said("Errors", "card {} of the shoe is {} by the shuffle, {} was drawn")
                                .with(index + 1, cards[index].text(), drawn[i].text()),
                            static_cast<int>(i)};
        }
    }
    return std::nullopt;
}

} // namespace openshoe::fairness
