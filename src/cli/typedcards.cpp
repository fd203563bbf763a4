// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/typedcards.h"

#include "analysis/advice.h"
#include "base/inwords.h"
#include "cli/output.h"
#include "cli/texts.h"

namespace openshoe::cli {

using formats::TypedCards;

base::Result<TypedCards> cardsFrom(const QString& text, const std::string& where) {
    auto cards = formats::cardsFrom(text);
    if (!cards)
        return base::inputError(
            where, Cli::tr("\"%1\" is not a card; cards are written like %2, %3 or %4, or without the suit like %5")
                       .arg(shortened(cards.error()), QStringLiteral("TS"), QStringLiteral("6H"), QStringLiteral("10D"),
                            QStringLiteral("T"))
                       .toStdString());
    return std::move(*cards);
}

base::Error noneLeft(const std::string& where, engine::Card card, engine::Decks decks) {
    const QString text = Cli::tr("%1 is no longer in the shoe; %n decks hold %2 of it", "a card", decks.number)
                             .arg(QString::fromStdString(card.text()), QString::number(decks.countOf(card)));
    return {base::Error::Kind::Input, where, base::Said::verbatim(text.toStdString())};
}

base::Result<analysis::Shoe> shoeWithout(const QString& seen, engine::Decks decks) {
    auto typed = cardsFrom(seen, "--seen");
    if (!typed)
        return tl::make_unexpected(typed.error());
    formats::chooseSuits({&*typed}, decks.pack);
    const auto cards = formats::plainCards(*typed);
    const auto shoe = analysis::Shoe::without(decks, cards);
    if (!shoe)
        return tl::make_unexpected(noneLeft("--seen", cards[shoe.error()], decks));
    if (shoe->total() < analysis::fewestUnseen)
        return base::inputError("--seen", base::said("Errors", "only {} cards are left unseen; at least {} are needed")
                                              .with(shoe->total(), analysis::fewestUnseen));
    return *shoe;
}

} // namespace openshoe::cli
