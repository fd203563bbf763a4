// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/commandline.h"
#include "cli/output.h"
#include "formats/rulesjson.h"

namespace openshoe::cli {

namespace {

base::Result<int> run(const QStringList& arguments) {
    CommandLine line("rules", "The whole rule set, as data or as text.");
    line.addArgument("VARIANT", "A game's id, or the path of a rule-set file.");
    line.addRuleChanges();
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;

    const auto rules = line.ruleSet(line.argument(0));
    if (!rules)
        return tl::make_unexpected(rules.error());
    print(formats::ruleSetToJson(*rules));
    return Done;
}

} // namespace

Command rulesCommand() { return {"rules", "the whole rule set, as data (--json) or as text", run}; }

} // namespace openshoe::cli
