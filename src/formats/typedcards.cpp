// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/typedcards.h"

#include <algorithm>
#include <array>
#include <utility>

namespace openshoe::formats {

namespace {

using engine::Card;
using engine::Rank;
using engine::Suit;

std::optional<Suit> suitOf(QChar c) {
    switch (c.unicode()) {
    case u's':
    case u'♠':
    case u'♤': return Suit::Spades;
    case u'h':
    case u'♥':
    case u'♡': return Suit::Hearts;
    case u'd':
    case u'♦':
    case u'♢': return Suit::Diamonds;
    case u'c':
    case u'♣':
    case u'♧': return Suit::Clubs;
    default: return std::nullopt;
    }
}

std::optional<Rank> rankOf(QChar c) {
    switch (c.unicode()) {
    case u'a': return Rank::Ace;
    case u't': return Rank::Ten;
    case u'j': return Rank::Jack;
    case u'q': return Rank::Queen;
    case u'k': return Rank::King;
    default: break;
    }
    const int digit = c.digitValue();
    return digit >= 2 ? std::optional(static_cast<Rank>(digit)) : std::nullopt;
}

bool isBetween(QChar c) {
    return c.isSpace() || c == u',' || c == u';' || c == u'+' || c == u'/' || c == u'،' || c == u'、';
}

// Reads a card at the start of the text, and takes it away from there.
std::optional<TypedCard> takeCard(QStringView& text) {
    std::optional<Rank> rank = rankOf(text.front());
    qsizetype used = 1;
    if (text.size() > 1 && text[0].digitValue() == 1 && text[1].digitValue() == 0) {
        rank = Rank::Ten;
        used = 2;
    }
    if (!rank)
        return std::nullopt;
    const auto suit = used < text.size() ? suitOf(text[used]) : std::nullopt;
    text = text.sliced(used + (suit ? 1 : 0));
    return TypedCard{.card = {*rank, suit.value_or(Suit::Spades)}, .hasSuit = suit.has_value()};
}

} // namespace

tl::expected<TypedCards, QString> cardsFrom(const QString& typed) {
    constexpr QChar asPicture = u'\uFE0F'; // follows a suit that is shown as a picture
    TypedCards cards;
    QStringView rest = typed;
    while (!rest.isEmpty()) {
        if (isBetween(rest.front())) {
            rest = rest.sliced(1);
            continue;
        }
        const QStringView word = rest.first(std::find_if(rest.begin(), rest.end(), isBetween) - rest.begin());
        const QString plain =
            word.toString().normalized(QString::NormalizationForm_KC).toCaseFolded().remove(asPicture);
        for (QStringView left = plain; !left.isEmpty();) {
            const auto card = takeCard(left);
            if (!card)
                return tl::make_unexpected(word.toString());
            cards.push_back(*card);
        }
        rest = rest.sliced(word.size());
    }
    return cards;
}

std::optional<TypedCard> typedCard(const QString& word) {
    const auto cards = cardsFrom(word);
    return cards && cards->size() == 1 ? std::optional(cards->front()) : std::nullopt;
}

void chooseSuits(std::initializer_list<TypedCards*> lists, engine::Pack pack) {
    std::array<int, engine::cardsPerDeck> named{};
    const auto count = [&named](engine::Card card) -> int& { return named[static_cast<std::size_t>(card.index())]; };
    for (const TypedCards* list : lists) {
        for (const TypedCard& typed : *list)
            count(typed.card) += typed.hasSuit ? 1 : 0;
    }
    std::array<int, 4> chosen{};
    for (TypedCards* list : lists) {
        for (TypedCard& typed : *list) {
            if (typed.hasSuit)
                continue;
            if (!has(pack, typed.card))
                typed.card.rank = engine::Rank::King;
            engine::Card best = typed.card;
            for (int suit = 0; suit < 4; ++suit) {
                const engine::Card card{typed.card.rank, static_cast<engine::Suit>(suit)};
                const auto cost = [&](engine::Card c) {
                    return std::pair(count(c), chosen[static_cast<std::size_t>(c.suit)]);
                };
                if (cost(card) < cost(best))
                    best = card;
            }
            typed.card = best;
            ++count(best);
            ++chosen[static_cast<std::size_t>(best.suit)];
        }
    }
}

std::vector<engine::Card> plainCards(const TypedCards& typed) {
    std::vector<engine::Card> cards;
    for (const TypedCard& one : typed)
        cards.push_back(one.card);
    return cards;
}

} // namespace openshoe::formats
