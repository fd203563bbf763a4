// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analysis.h"
#include "cli/command.h"
#include "cli/commandline.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "formats/names.h"
#include "formats/rulesjson.h"
#include "formats/rulestext.h"

namespace openshoe::cli {

namespace {

std::string toText(const engine::RuleSet& rules) {
    std::string text = formats::gameName(rules).toStdString() + " (" + rules.id + ")\n";
    bool marked = false;
    const auto game = analysis::Analyser().analyse(rules);
    const formats::ComputedReturn computed{
        .perFirstStake = game->rtp(), .perUnitStaked = game->rtpPerUnitStaked(), .withSplitHands = {}};
    for (const formats::RuleSection& section : formats::rulesText(rules, computed)) {
        text += '\n' + section.title.toStdString() + '\n';
        for (const formats::RuleSentence& sentence : section.sentences) {
            text += wrapped(sentence.text + (sentence.houseChoice ? " [*]" : ""), 2);
            marked = marked || sentence.houseChoice;
        }
    }
    if (marked)
        text += "\n[*] " +
                Cli::tr("the house's choice, where the published rules are silent or unclear").toStdString() + '\n';
    return text;
}

base::Result<int> runRules(const QStringList& arguments) {
    CommandLine line("rules", Cli::tr("The whole rule set, as data or as text."));
    line.addGame();
    line.addRuleChanges();
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;

    const auto rules = line.ruleSet(line.argument(0));
    if (!rules)
        return tl::make_unexpected(rules.error());
    if (line.json())
        print(formats::ruleSetToJson(*rules));
    else
        print(toText(*rules));
    return Done;
}

} // namespace

Command rulesCommand() {
    return {"rules", QT_TRANSLATE_NOOP("Cli", "the whole rule set, as data (--json) or as text"), runRules};
}

} // namespace openshoe::cli
