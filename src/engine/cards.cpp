// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cards.h"

namespace openshoe::engine {

namespace {

constexpr std::string_view rankLetters = "A23456789TJQK";
constexpr std::string_view suitLetters = "SHDC";

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

} // namespace

std::string Card::text() const {
    return {rankLetters[static_cast<std::size_t>(rank) - 1], suitLetters[static_cast<std::size_t>(suit)]};
}

std::optional<Card> Card::parse(std::string_view text) {
    if (text.size() == 3 && text.substr(0, 2) == "10") {
        const char tail[2] = {'T', text[2]};
        return parse(std::string_view(tail, 2));
    }
    if (text.size() != 2)
        return std::nullopt;
    const auto rank = rankLetters.find(upper(text[0]));
    const auto suit = suitLetters.find(upper(text[1]));
    if (rank == std::string_view::npos || suit == std::string_view::npos)
        return std::nullopt;
    return Card{static_cast<Rank>(rank + 1), static_cast<Suit>(suit)};
}

std::vector<Card> inOrder(const Decks& decks) {
    std::vector<Card> cards;
    cards.reserve(static_cast<std::size_t>(decks.cards()));
    for (int deck = 0; deck < decks.number; ++deck) {
        for (int i = 0; i < cardsPerDeck; ++i) {
            const Card card = Card::fromIndex(i);
            if (has(decks.pack, card))
                cards.push_back(card);
        }
    }
    return cards;
}

} // namespace openshoe::engine
