// SPDX-License-Identifier: GPL-3.0-or-later
#include "fairness/shuffle.h"

#include "fairness/digest.h"

#include <string>
#include <utility>

namespace openshoe::fairness {

namespace {

/// The endless sequence of 32-bit words derived from a shoe's seeds.
class WordStream {
public:
    explicit WordStream(const ShoeSeed& shoe)
        : m_mac(shoe.seed.bytes()), m_prefix(shoe.clientSeed.text() + ':' + std::to_string(shoe.number) + ':') {}

    std::uint32_t next() {
        if (m_offset == m_block.size()) {
            m_block = m_mac.of(m_prefix + std::to_string(m_blockIndex++));
            m_offset = 0;
        }
        std::uint32_t word = 0;
        for (std::size_t i = 0; i < sizeof(word); ++i)
            word = word << 8 | m_block[m_offset++];
        return word;
    }

    /// Uniform in 0 … bound−1.
    std::uint32_t below(std::uint32_t bound) {
        const std::uint64_t range = std::uint64_t{1} << 32;
        const std::uint64_t limit = range / bound * bound;
        std::uint32_t word = next();
        while (word >= limit)
            word = next();
        return word % bound;
    }

private:
    HmacSha256 m_mac;
    std::string m_prefix;
    Digest m_block{};
    std::size_t m_offset = m_block.size();
    std::uint64_t m_blockIndex = 0;
};

} // namespace

std::vector<engine::Card> shuffle(const ShoeSeed& shoe) {
    const auto count = static_cast<std::size_t>(shoe.decks) * engine::cardsPerDeck;
    std::vector<engine::Card> cards;
    cards.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        cards.push_back(engine::Card::fromIndex(static_cast<int>(i % engine::cardsPerDeck)));

    WordStream words(shoe);
    for (std::size_t k = count; k-- > 1;)
        std::swap(cards[k], cards[words.below(static_cast<std::uint32_t>(k + 1))]);
    return cards;
}

} // namespace openshoe::fairness
