// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"

#include "cli/output.h"
#include "formats/datafolder.h"
#include "formats/presets.h"
#include "formats/variants.h"

#include <QCoreApplication>

#include <algorithm>
#include <fmt/format.h>

namespace openshoe::cli {

namespace {

QString presetIds() {
    QStringList ids;
    for (const formats::Preset& preset : formats::presets())
        ids << QString::fromStdString(preset.id);
    return ids.join(", ");
}

base::Result<engine::RuleSet> withPreset(const engine::RuleSet& rules, const QString& id) {
    const auto& known = formats::presets();
    const auto found = std::ranges::find(known, id.toStdString(), &formats::Preset::id);
    if (found == known.end())
        return base::inputError("--preset " + shortened(id), "not known; allowed are " + presetIds().toStdString());
    return formats::withPreset(rules, *found);
}

} // namespace

CommandLine::CommandLine(const std::string& command, const std::string& summary)
    : m_command(QString::fromStdString(command)) {
    m_parser.setApplicationDescription(QString::fromStdString(summary));
    m_parser.addOption({{"h", "help"}, "Tells the options of this command."});
    m_parser.addOption({"json", "Prints one JSON document and nothing else."});
    m_parser.addOption({"data", "The data folder (default: the window's own).", "DIR"});
}

void CommandLine::addArgument(const char* name, const char* description, bool optional) {
    m_parser.addPositionalArgument(name, description,
                                   optional ? QStringLiteral("[%1]").arg(QLatin1StringView(name)) : QString());
    if (optional)
        ++m_optionalArguments;
    else
        m_needed << name;
}

void CommandLine::addRuleChanges(const char* description) {
    m_parser.addOption({"set", description, "KEY=VALUE"});
    m_parser.addOption(
        {"preset", "Lays rules that go together over the same game, before any --set: " + presetIds() + ".", "ID"});
    m_takesRuleChanges = true;
}

void CommandLine::addOption(const char* name, const char* valueName, const char* description) {
    m_parser.addOption({name, description, valueName});
}

void CommandLine::addFlag(const char* name, const char* description) { m_parser.addOption({name, description}); }

base::Result<void> CommandLine::parse(const QStringList& arguments) {
    const bool understood = m_parser.parse(QStringList("openshoe-cli " + m_command) + arguments);
    if (m_parser.isSet("help")) {
        // Qt's help names the program by its path and leaves the command out.
        QString help = m_parser.helpText();
        if (const qsizetype at = help.indexOf(QCoreApplication::arguments().constFirst()); at >= 0)
            help.replace(at, QCoreApplication::arguments().constFirst().size(), "openshoe-cli " + m_command);
        print(help.toStdString() + m_helpEnd);
        m_helpShown = true;
        return {};
    }
    if (!understood)
        return tl::make_unexpected(wrong(shortened(m_parser.errorText(), 200) + " \"--help\" tells what is allowed."));
    const QStringList given = m_parser.positionalArguments();
    if (given.size() < m_needed.size())
        return tl::make_unexpected(wrong(m_needed.at(given.size()).toStdString() + " is missing"));
    const qsizetype most = m_needed.size() + m_optionalArguments;
    if (given.size() > most && !m_moreAllowed) {
        return tl::make_unexpected(wrong(fmt::format("\"{}\" is one argument too many; allowed are {}",
                                                     shortened(given.at(most)), most)));
    }
    if (m_parser.isSet("data") && m_parser.value("data").isEmpty())
        return tl::make_unexpected(wrong("--data is empty; a folder's path is needed"));
    return {};
}

base::Result<qint64> CommandLine::integer(const char* name, qint64 min, qint64 max, qint64 otherwise) const {
    if (!isSet(name))
        return otherwise;
    bool isNumber = false;
    const qint64 number = value(name).toLongLong(&isNumber);
    if (!isNumber || number < min || number > max) {
        return base::inputError(
            fmt::format("--{}", name),
            fmt::format("\"{}\" is not allowed; a whole number from {} to {} is", shortened(value(name)), min, max));
    }
    return number;
}

QString CommandLine::dataFolder() const {
    return m_parser.isSet("data") ? m_parser.value("data") : formats::defaultDataFolder();
}

base::Result<engine::RuleSet> CommandLine::ruleSet(const QString& variant, bool changed) const {
    std::vector<formats::RuleOverride> changes;
    for (const QString& text : changed && m_takesRuleChanges ? m_parser.values("set") : QStringList()) {
        auto change = formats::RuleOverride::parse(text);
        if (!change)
            return tl::make_unexpected(change.error());
        changes.push_back(std::move(*change));
    }
    // The own files are read only where a built-in game isn't meant: there may be many.
    formats::VariantCatalogue catalogue;
    if (!catalogue.find(variant.toStdString()))
        catalogue = formats::VariantCatalogue(formats::ownVariantsFolder(dataFolder()));
    if (!changed || !m_takesRuleChanges || !m_parser.isSet("preset"))
        return catalogue.load(variant, changes);
    auto rules = catalogue.load(variant);
    if (rules)
        rules = withPreset(*rules, m_parser.value("preset"));
    return rules ? formats::withOverrides(*rules, changes) : rules;
}

base::Error CommandLine::wrong(const std::string& what) const {
    return base::Error{base::Error::Kind::Input, m_command.toStdString(), what};
}

} // namespace openshoe::cli
