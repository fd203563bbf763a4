// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/typedcards.h"

#include "analysis/advice.h"
#include "cli/output.h"
#include "cli/texts.h"

#include <QRegularExpression>

#include <array>

namespace openshoe::cli {

std::optional<TypedCard> cardFrom(const QString& word) {
    if (const auto card = engine::Card::parse(word.toStdString()))
        return TypedCard{*card};
    if (const auto card = engine::Card::parse(word.toStdString() + 'S'))
        return TypedCard{.card = *card, .hasSuit = false};
    return std::nullopt;
}

base::Result<TypedCards> cardsFrom(const QString& text, const std::string& where) {
    static const QRegularExpression gap(QStringLiteral("[\\s,]+"));
    TypedCards cards;
    for (const QString& word : text.split(gap, Qt::SkipEmptyParts)) {
        const auto card = cardFrom(word);
        if (!card)
            return base::inputError(
                where, Cli::tr("\"%1\" is not a card; cards are written like %2, %3 or %4, or without the suit like %5")
                           .arg(shortened(word), QStringLiteral("TS"), QStringLiteral("6H"), QStringLiteral("10D"),
                                QStringLiteral("T"))
                           .toStdString());
        cards.push_back(*card);
    }
    return cards;
}

void chooseSuits(std::initializer_list<TypedCards*> lists) {
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

base::Error noneLeft(const std::string& where, engine::Card card, int decks) {
    const QString text = Cli::tr("%1 is no longer in the shoe; %n decks hold %2 of it", "a card", decks)
                             .arg(QString::fromStdString(card.text()), QString::number(decks));
    return {base::Error::Kind::Input, where, base::Said::verbatim(text.toStdString())};
}

base::Result<analysis::Shoe> shoeWithout(const QString& seen, int decks) {
    auto typed = cardsFrom(seen, "--seen");
    if (!typed)
        return tl::make_unexpected(typed.error());
    chooseSuits({&*typed});
    const auto cards = plainCards(*typed);
    const auto shoe = analysis::Shoe::without(decks, cards);
    if (!shoe)
        return tl::make_unexpected(noneLeft("--seen", cards[shoe.error()], decks));
    if (shoe->total() < analysis::fewestUnseen)
        return base::inputError("--seen", base::said("Errors", "only {} cards are left unseen; at least {} are needed")
                                              .with(shoe->total(), analysis::fewestUnseen));
    return *shoe;
}

} // namespace openshoe::cli
