// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/variants.h"

#include <QStringList>

namespace openshoe::tests {

/// A built-in game with these --set changes; aborts the test program if they can't be read.
inline engine::RuleSet gameWith(const QString& id, const QStringList& changes = {}) {
    std::vector<formats::RuleOverride> overrides;
    for (const QString& change : changes)
        overrides.push_back(formats::RuleOverride::parse(change).value());
    const auto rules = formats::VariantCatalogue().load(id, overrides);
    if (!rules)
        qFatal("%s", rules.error().text().c_str());
    return *rules;
}

inline const QStringList& sixGames() {
    static const QStringList ids{"deluxe", "rundown", "boxes", "down-under", "classic", "premium"};
    return ids;
}

} // namespace openshoe::tests
