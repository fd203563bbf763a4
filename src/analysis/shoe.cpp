// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shoe.h"

namespace openshoe::analysis {

Shoe Shoe::full(engine::Decks decks) {
    Shoe shoe;
    for (int i = 0; i < engine::cardsPerDeck; ++i)
        shoe.m_count[static_cast<std::size_t>(i)] =
            static_cast<std::uint8_t>(decks.countOf(engine::Card::fromIndex(i)));
    shoe.m_total = decks.cards();
    return shoe;
}

int Shoe::count(engine::Rank rank) const {
    int all = 0;
    for (const auto suit : {engine::Suit::Spades, engine::Suit::Hearts, engine::Suit::Diamonds, engine::Suit::Clubs})
        all += count(engine::Card{rank, suit});
    return all;
}

PointShoe Shoe::points() const {
    PointShoe points;
    for (int i = 0; i < engine::cardsPerDeck; ++i) {
        const int point = pointIndex(engine::Card::fromIndex(i));
        points.of[static_cast<std::size_t>(point)] += m_count[static_cast<std::size_t>(i)];
    }
    points.total = m_total;
    return points;
}

tl::expected<Shoe, std::size_t> Shoe::without(engine::Decks decks, std::span<const engine::Card> seen) {
    Shoe shoe = full(decks);
    for (std::size_t i = 0; i < seen.size(); ++i) {
        if (!shoe.remove(seen[i]))
            return tl::make_unexpected(i);
    }
    return shoe;
}

bool Shoe::remove(engine::Card card) {
    auto& count = m_count[static_cast<std::size_t>(card.index())];
    if (count == 0)
        return false;
    --count;
    --m_total;
    return true;
}

void Shoe::add(engine::Card card) {
    ++m_count[static_cast<std::size_t>(card.index())];
    ++m_total;
}

} // namespace openshoe::analysis
