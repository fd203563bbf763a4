// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace openshoe::engine {

enum class Rank : std::uint8_t { Ace = 1, Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Queen, King };
enum class Suit : std::uint8_t { Spades, Hearts, Diamonds, Clubs };

inline constexpr int cardsPerDeck = 52;

/// Points of a rank, the ace as 1: 1 … 10.
[[nodiscard]] constexpr int pointValue(Rank rank) {
    return rank >= Rank::Ten ? 10 : static_cast<int>(rank);
}

[[nodiscard]] constexpr bool isRed(Suit suit) { return suit == Suit::Hearts || suit == Suit::Diamonds; }

struct Card {
    Rank rank = Rank::Ace;
    Suit suit = Suit::Spades;

    /// 0 … 51: the card's position in a new deck, suits S H D C, ranks A 2 … Q K within each.
    [[nodiscard]] constexpr int index() const { return static_cast<int>(suit) * 13 + static_cast<int>(rank) - 1; }
    [[nodiscard]] static constexpr Card fromIndex(int index) {
        return Card{static_cast<Rank>(index % 13 + 1), static_cast<Suit>(index / 13)};
    }

    /// "AS", "TD".
    [[nodiscard]] std::string text() const;
    /// Reads "AS", "TD", "10D", either case.
    [[nodiscard]] static std::optional<Card> parse(std::string_view text);

    friend constexpr bool operator==(Card, Card) = default;
};

/// Which cards a deck has: all, or those of a Spanish deck, which has no tens but all court cards.
enum class Pack : std::uint8_t { Full, Spanish };

/// Whether a deck has this card.
[[nodiscard]] constexpr bool has(Pack pack, Card card) { return pack == Pack::Full || card.rank != Rank::Ten; }
/// How many cards a deck has, and how many of them count ten.
[[nodiscard]] constexpr int cardsIn(Pack pack) { return pack == Pack::Full ? cardsPerDeck : cardsPerDeck - 4; }
[[nodiscard]] constexpr int tensIn(Pack pack) { return pack == Pack::Full ? 16 : 12; }

/// The cards of a new shoe. A number alone means full decks.
struct Decks {
    int number = 1; ///< 1 … 8
    Pack pack = Pack::Full;

    constexpr Decks(int count, Pack which = Pack::Full) : number(count), pack(which) {} // NOLINT(*-explicit-*)

    [[nodiscard]] constexpr int cards() const { return number * cardsIn(pack); }
    /// How many of them are this card.
    [[nodiscard]] constexpr int countOf(Card card) const { return has(pack, card) ? number : 0; }
    friend constexpr bool operator==(const Decks&, const Decks&) = default;
};

/// The cards of a new shoe, deck by deck, each in the order of Card::index.
[[nodiscard]] std::vector<Card> inOrder(const Decks& decks);

/// Points, the ace as 1.
[[nodiscard]] constexpr int pointValue(Card card) { return pointValue(card.rank); }
/// T J Q K A: what down-under calls a gold card, and its hint calls Large.
[[nodiscard]] constexpr bool isGold(Card card) { return card.rank == Rank::Ace || card.rank >= Rank::Ten; }

/// The most cards a hand can hold: 21 aces and one more (eight decks hold 32 aces).
inline constexpr int maxHandCards = 22;

/// The cards of one hand, in the order dealt. A value type that allocates nothing.
class Cards {
public:
    constexpr Cards() = default;

    constexpr void add(Card card) {
        m_cards[m_size++] = card;
        m_points = static_cast<std::uint16_t>(m_points + pointValue(card));
        m_aces = static_cast<std::uint8_t>(m_aces + (card.rank == Rank::Ace ? 1 : 0));
    }
    /// Removes the last card and returns it.
    constexpr Card takeLast() {
        const Card card = m_cards[--m_size];
        m_points = static_cast<std::uint16_t>(m_points - pointValue(card));
        m_aces = static_cast<std::uint8_t>(m_aces - (card.rank == Rank::Ace ? 1 : 0));
        return card;
    }

    constexpr void clear() {
        m_size = m_aces = 0;
        m_points = 0;
    }

    [[nodiscard]] constexpr int size() const { return m_size; }
    [[nodiscard]] constexpr bool empty() const { return m_size == 0; }
    [[nodiscard]] constexpr Card operator[](int i) const { return m_cards[static_cast<std::size_t>(i)]; }
    [[nodiscard]] constexpr const Card* begin() const { return m_cards.data(); }
    [[nodiscard]] constexpr const Card* end() const { return m_cards.data() + m_size; }
    [[nodiscard]] constexpr std::span<const Card> view() const { return {m_cards.data(), m_size}; }
    /// The sum of the points, an ace as 1.
    [[nodiscard]] constexpr int points() const { return m_points; }
    [[nodiscard]] constexpr bool hasAce() const { return m_aces > 0; }

    friend constexpr bool operator==(const Cards& a, const Cards& b) {
        if (a.m_size != b.m_size)
            return false;
        for (int i = 0; i < a.size(); ++i) {
            if (a[i] != b[i])
                return false;
        }
        return true;
    }

private:
    std::array<Card, maxHandCards> m_cards{};
    std::uint8_t m_size = 0;
    std::uint8_t m_aces = 0;
    std::uint16_t m_points = 0;
};

/// The value of a set of cards.
struct HandValue {
    /// Best total: an ace counts 11 if that doesn't bust. 0 without cards.
    int total = 0;
    /// An ace counts 11.
    bool soft = false;

    [[nodiscard]] constexpr bool isBust() const { return total > 21; }
    friend constexpr bool operator==(HandValue, HandValue) = default;
};

/// The value of cards that add up to `points` with aces as 1; `ace` if any of them is an ace.
[[nodiscard]] constexpr HandValue handValue(int points, bool ace) {
    if (ace && points + 10 <= 21)
        return {points + 10, true};
    return {points, false};
}
[[nodiscard]] constexpr HandValue handValue(const Cards& cards) { return handValue(cards.points(), cards.hasAce()); }
[[nodiscard]] constexpr HandValue handValue(std::span<const Card> cards) {
    int points = 0;
    bool ace = false;
    for (const Card card : cards) {
        points += pointValue(card);
        ace = ace || card.rank == Rank::Ace;
    }
    return handValue(points, ace);
}

/// Two cards, an ace and a ten-value. Whether the hand came from a split is for the caller to know.
[[nodiscard]] constexpr bool isNatural(const Cards& cards) {
    return cards.size() == 2 && handValue(cards).total == 21;
}

} // namespace openshoe::engine
