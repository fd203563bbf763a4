// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/rulesaid.h"

#include "formats/rulestext.h"

#include <QCoreApplication>

#include <algorithm>

namespace openshoe::models {

namespace {

struct RuleSaid {
    Q_DECLARE_TR_FUNCTIONS(RuleSaid)
};

// The sentences of `these` that `those` don't contain.
std::vector<formats::RuleSentence> saidOnlyIn(const std::vector<formats::RuleSection>& these,
                                              const std::vector<formats::RuleSection>& those) {
    QStringList known;
    for (const auto& section : those) {
        for (const auto& sentence : section.sentences)
            known << sentence.text;
    }
    std::vector<formats::RuleSentence> said;
    for (const auto& section : these) {
        for (const auto& sentence : section.sentences) {
            if (!sentence.keys.empty() && !known.contains(sentence.text))
                said.push_back(sentence);
        }
    }
    return said;
}

bool isOfOneKey(const formats::RuleSentence& a, const formats::RuleSentence& b) {
    return std::ranges::find_first_of(a.keys, b.keys) != a.keys.end();
}

} // namespace

QStringList newlySaid(const engine::RuleSet& before, const engine::RuleSet& after) {
    const auto formerly = formats::rulesText(before);
    const auto now = formats::rulesText(after);
    const auto come = saidOnlyIn(now, formerly);
    QStringList all;
    for (const auto& sentence : come)
        all << sentence.text;
    for (const auto& sentence : saidOnlyIn(formerly, now)) {
        if (std::ranges::none_of(come, [&](const auto& other) { return isOfOneKey(sentence, other); }))
            all << RuleSaid::tr("No longer: %1").arg(sentence.text);
    }
    return all;
}

} // namespace openshoe::models
