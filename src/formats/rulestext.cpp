// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/sectionwriter.h"

namespace openshoe::formats {

std::vector<RuleSection> rulesText(const engine::RuleSet& rules, const std::optional<ComputedReturn>& computed) {
    std::vector<RuleSection> sections;
    writePlay(rules, sections);
    writePay(rules, computed, sections);
    std::erase_if(sections, [](const RuleSection& section) { return section.sentences.empty(); });
    return sections;
}

} // namespace openshoe::formats
