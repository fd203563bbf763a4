// SPDX-License-Identifier: GPL-3.0-or-later
// The --set KEY=VALUE options of a command line, one per line, applied to a game chosen by the first byte.
#include "check.h"
#include "eventchecks.h"
#include "formats/rulesjson.h"
#include "formats/rulestext.h"

using namespace openshoe;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const engine::RuleSet& rules = fuzz::game(data[0]);
    std::vector<formats::RuleOverride> changes;
    for (const QString& line :
         QString::fromUtf8(reinterpret_cast<const char*>(data) + 1, static_cast<qsizetype>(size - 1)).split('\n')) {
        const auto change = formats::RuleOverride::parse(line);
        if (!change) {
            FUZZ_CHECK(change.error().where.starts_with("--set "));
            return 0;
        }
        changes.push_back(*change);
    }
    const auto changed = formats::withOverrides(rules, changes);
    if (!changed) {
        FUZZ_CHECK(changed.error().where.starts_with("--set "), changed.error().where.c_str());
        return 0;
    }
    FUZZ_CHECK(engine::validate(*changed));
    FUZZ_CHECK(!formats::rulesText(*changed).empty());
    const auto same = formats::ruleSetFromJson(formats::ruleSetToJson(*changed), "rules");
    FUZZ_CHECK(same, same.error().text().c_str());
    FUZZ_CHECK(*same == *changed);
    return 0;
}
