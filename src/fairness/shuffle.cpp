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

    [[nodiscard]] std::string message(std::uint64_t block) const { return m_prefix + std::to_string(block); }
    [[nodiscard]] Digest block(std::uint64_t block) { return m_mac.of(message(block)); }

    std::uint32_t next() {
        if (m_offset == m_block.size()) {
            m_block = block(m_blockIndex++);
            m_offset = 0;
        }
        std::uint32_t word = 0;
        for (std::size_t i = 0; i < sizeof(word); ++i)
            word = word << 8 | m_block[m_offset++];
        return word;
    }

    /// Uniform in 0 … bound−1, as its remainder; `skipped` counts the words that had to be passed over.
    std::uint32_t fairFor(std::uint32_t bound, int& skipped) {
        const std::uint64_t range = std::uint64_t{1} << 32;
        const std::uint64_t limit = range / bound * bound;
        std::uint32_t word = next();
        for (; word >= limit; word = next())
            ++skipped;
        return word;
    }

private:
    HmacSha256 m_mac;
    std::string m_prefix;
    Digest m_block{};
    std::size_t m_offset = m_block.size();
    std::uint64_t m_blockIndex = 0;
};

/// Tells each swap before it is done.
template <typename Told> std::vector<engine::Card> shuffled(const ShoeSeed& shoe, WordStream& words, Told told) {
    std::vector<engine::Card> cards = inOrder(shoe.decks);
    for (std::size_t k = cards.size(); k-- > 1;) {
        int skipped = 0;
        const auto bound = static_cast<std::uint32_t>(k + 1);
        const std::uint32_t word = words.fairFor(bound, skipped);
        const std::size_t with = word % bound;
        told(Swap{static_cast<int>(k), word, static_cast<int>(with), skipped, cards[k], cards[with]});
        std::swap(cards[k], cards[with]);
    }
    return cards;
}

} // namespace

std::vector<engine::Card> shuffle(const ShoeSeed& shoe) {
    WordStream words(shoe);
    return shuffled(shoe, words, [](const Swap&) {});
}

WorkedShuffle workedShuffle(const ShoeSeed& shoe) {
    WordStream words(shoe);
    WorkedShuffle worked{.message = words.message(0), .block = words.block(0), .swaps = {}, .cards = {}};
    worked.cards = shuffled(shoe, words, [&](const Swap& swap) { worked.swaps.push_back(swap); });
    return worked;
}

} // namespace openshoe::fairness
