// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"
#include "formats/rulestext.h"

#include <QString>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace openshoe::formats {

/// Collects the sections of a rules text one after another. A sentence is marked as the house's choice if one of its
/// keys is, or with By::House.
class SectionWriter {
protected:
    SectionWriter(const engine::RuleSet& rules, std::vector<RuleSection>& sections) : m(rules), m_sections(sections) {}

    using Keys = std::vector<std::string>;
    /// Who decided a sentence: according to its keys in the rule set, always the house, or always the sheet.
    enum class By { Keys, House, Sheet };

    void section(const QString& title) { m_sections.push_back({title, {}}); }
    void say(const QString& text, Keys keys = {}, By by = By::Keys) {
        const auto chosen = [this](const std::string& key) {
            return std::ranges::find(m.houseChoices, key) != m.houseChoices.end();
        };
        const bool house = by == By::House || (by == By::Keys && std::ranges::any_of(keys, chosen));
        m_sections.back().sentences.push_back({text, std::move(keys), {}, house});
    }
    /// The last sentence explains these.
    void explains(std::vector<engine::Ground> grounds) {
        m_sections.back().sentences.back().grounds = std::move(grounds);
    }

    [[nodiscard]] static QString odds(base::Odds value) { return QString::fromStdString(value.text()); }

    const engine::RuleSet& m;

private:
    std::vector<RuleSection>& m_sections;
};

/// How a game is dealt and played, up to the dealer's hand.
void writePlay(const engine::RuleSet& rules, std::vector<RuleSection>& sections);
/// Who wins, side bets, clocks, stakes and payouts.
void writePay(const engine::RuleSet& rules, const std::optional<ComputedReturn>& computed,
              std::vector<RuleSection>& sections);

} // namespace openshoe::formats
