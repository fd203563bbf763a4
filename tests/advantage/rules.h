// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/counts.h"
#include "formats/variants.h"

#include <QStringList>

namespace openshoe::tests {

/// A built-in game with these --set changes; aborts the test program if they can't be read.
inline engine::RuleSet changed(const QString& id, const QStringList& changes = {}) {
    std::vector<formats::RuleOverride> overrides;
    for (const QString& change : changes)
        overrides.push_back(formats::RuleOverride::parse(change).value());
    const auto rules = formats::VariantCatalogue().load(id, overrides);
    if (!rules)
        qFatal("%s", rules.error().text().c_str());
    return *rules;
}

/// The game of the books: six decks, the dealer stands on 17 and peeks, any two cards can be doubled, after a split
/// too, no surrender.
inline engine::RuleSet book(const QStringList& changes = {}) {
    return changed("classic",
                   QStringList{"decks=6", "dealer.hitsSoft17=false", "dealer.peek=true", "dealer.push22=none",
                               "blackjackPays=3:2", "insurance.offered=true", "insurance.withBlackjack=false",
                               "insurance.pays=2:1", "evenMoney.on=[]", "double.on=any-two", "double.afterSplit=true",
                               "split.hands=4", "split.aces=one-card", "split.resplitAces=false", "surrender.when=none",
                               "shuffle.when=cut-card", "shuffle.penetration=0.75", "shuffle.burn=none"} +
                       changes);
}

inline counting::CountSystem systemNamed(const char* id) {
    return formats::loadCountSystem(id).value();
}

} // namespace openshoe::tests
