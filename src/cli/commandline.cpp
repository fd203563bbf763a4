// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"

#include "base/nearest.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "engine/rulefields.h"
#include "formats/counts.h"
#include "formats/datafolder.h"
#include "formats/names.h"
#include "formats/presets.h"
#include "formats/sidebetpresets.h"
#include "formats/variants.h"
#include "languages/translated.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace openshoe::cli {

namespace {

std::vector<std::string> presetIds() {
    std::vector<std::string> ids;
    for (const formats::Preset& preset : formats::presets())
        ids.push_back(preset.id);
    for (const formats::SideBetPreset& bet : formats::sideBetPresets())
        ids.push_back(bet.id);
    return ids;
}

QString presetList() {
    QStringList ids;
    for (const std::string& id : presetIds())
        ids << QString::fromStdString(id);
    return ids.join(", ");
}

std::vector<std::string> plain(const QStringList& words) {
    std::vector<std::string> all;
    for (const QString& word : words)
        all.push_back(word.toStdString());
    return all;
}

// The words that an option allows are those its help lists: "csv|json" as the name of its value, or after the last
// colon of its description. So no other list can differ from the help.
QStringList listedIn(const QString& valueName, const QString& description) {
    static const QRegularExpression word(QStringLiteral("^[a-z0-9][a-z0-9-]*$"));
    if (valueName.contains(QLatin1Char('|')))
        return valueName.split(QLatin1Char('|'));
    const qsizetype colon = description.lastIndexOf(QLatin1String(": "));
    QStringList words;
    for (QString entry : colon < 0 ? QStringList() : description.mid(colon + 2).split(QLatin1Char(','))) {
        entry = entry.trimmed();
        if (entry.endsWith(QLatin1Char('.')))
            entry.chop(1);
        if (word.match(entry).hasMatch())
            words << entry;
    }
    return words;
}

// What --set may change, and to what.
std::vector<Completion> ruleChanges(const QString& begun) {
    std::vector<Completion> changes;
    const qsizetype equals = begun.indexOf(QLatin1Char('='));
    for (const engine::RuleField& field : engine::ruleFields()) {
        const QString key = QString::fromStdString(field.key.path()) + QLatin1Char('=');
        if (equals < 0)
            changes.push_back({key, languages::translated(field.allowed())});
        if (equals < 0 || begun.left(equals + 1) != key)
            continue;
        if (field.form == engine::RuleForm::Flag)
            changes.insert(changes.end(), {{key + "true", {}}, {key + "false", {}}});
        else if (field.form == engine::RuleForm::Choice)
            for (const std::string& word : field.words)
                changes.push_back({key + QString::fromStdString(word), {}});
    }
    return changes;
}

base::Result<engine::RuleSet> withPreset(const engine::RuleSet& rules, const QString& id) {
    const auto& bets = formats::sideBetPresets();
    const auto bet = std::ranges::find(bets, id.toStdString(), &formats::SideBetPreset::id);
    if (bet != bets.end())
        return formats::withSideBet(rules, *bet);
    const formats::Preset* found = formats::presetWithId(id.toStdString());
    if (!found)
        return base::inputError(
            "--preset " + shortened(id).toStdString(),
            base::withGuess(base::Said::verbatim(Cli::tr("not known; allowed: %1").arg(presetList()).toStdString()),
                            id.toStdString(), presetIds()));
    return formats::withPreset(rules, *found);
}

} // namespace

CommandLine::CommandLine(const char* command, const QString& description) : m_command(command) {
    m_parser.setApplicationDescription(description);
    const QString help = Cli::tr("Shows the options of this command.");
    m_parser.addOption({{"h", "help"}, folded(help)});
    m_options.push_back({"help", {}, help});
    addFlag("json", Cli::tr("Prints one JSON document and nothing else."));
    addOption("data", "DIR", Cli::tr("The data folder (default: the window's own)."));
}

void CommandLine::addArgument(const char* name, const QString& description, bool optional) {
    m_parser.addPositionalArgument(name, folded(description),
                                   optional ? QStringLiteral("[%1]").arg(QLatin1StringView(name)) : QString());
    m_arguments << QString::fromUtf8(name);
    if (optional)
        ++m_optionalArguments;
    else
        m_needed << name;
}

void CommandLine::addGame() {
    addArgument("VARIANT", Cli::tr("A game's id, or the path of a rule-set file."));
}

void CommandLine::addGameOrPreset(const char* name, const QString& description) {
    addArgument(name, description);
    m_mayBePresets << name;
}

QString CommandLine::usualRuleChange() {
    return Cli::tr("Changes one rule for this call, such as %1 or %2; repeatable.")
        .arg(QStringLiteral("decks=8"), QStringLiteral("evenMoney.on=[]"));
}

void CommandLine::addRuleChanges(const QString& description) {
    addOption("set", "KEY=VALUE", description);
    addOption("preset", "ID",
              Cli::tr("Applies a preset of rules, or a side bet as published, to the same game, before any %1; "
                      "repeatable: %2.")
                  .arg(QStringLiteral("--set"), presetList()));
    m_takesRuleChanges = true;
}

void CommandLine::addOption(const char* name, const char* valueName, const QString& description) {
    m_parser.addOption({name, folded(description), valueName});
    m_options.push_back({name, valueName, description});
}

void CommandLine::addFlag(const char* name, const QString& description) {
    m_parser.addOption({name, folded(description)});
    m_options.push_back({name, {}, description});
}

base::Result<void> CommandLine::parse(const QStringList& arguments) {
    if (!arguments.isEmpty() && arguments.first() == QLatin1String(completeWord)) {
        complete(arguments.mid(1));
        m_helpShown = true;
        return {};
    }
    const bool understood = m_parser.parse(QStringList("openshoe-cli " + m_command) + arguments);
    if (m_parser.isSet("help")) {
        // Qt's help shows the program's path and leaves out the command.
        QString help = m_parser.helpText();
        if (const qsizetype at = help.indexOf(QCoreApplication::arguments().constFirst()); at >= 0)
            help.replace(at, QCoreApplication::arguments().constFirst().size(), "openshoe-cli " + m_command);
        print(help.toStdString() + m_helpEnd);
        m_helpShown = true;
        return {};
    }
    if (!understood)
        return tl::make_unexpected(notUnderstood(arguments));
    const QStringList given = m_parser.positionalArguments();
    if (given.size() < m_needed.size())
        return tl::make_unexpected(wrong(Cli::tr("%1 is missing").arg(m_needed.at(given.size()))));
    const qsizetype most = m_needed.size() + m_optionalArguments;
    if (given.size() > most && !m_moreAllowed) {
        return tl::make_unexpected(wrong(Cli::tr("\"%1\" is one argument too many; allowed: %2")
                                             .arg(shortened(given.at(most)), QString::number(most))));
    }
    if (m_parser.isSet("data") && m_parser.value("data").isEmpty())
        return tl::make_unexpected(
            wrong(Cli::tr("%1 is empty; a folder's path is needed").arg(QStringLiteral("--data"))));
    return {};
}

// In Qt's words, with the option that was probably meant.
base::Error CommandLine::notUnderstood(const QStringList& arguments) const {
    static const QRegularExpression dashes(QStringLiteral("^-{1,2}(?=[^-])"));
    QString said = shortened(m_parser.errorText(), 200);
    QStringList known;
    for (const Option& option : m_options)
        known << "--" + option.name;
    for (const QString& argument : arguments) {
        const QString name = argument.section(QLatin1Char('='), 0, 0);
        if (!name.contains(dashes) || name.size() < 3 || option(name) || m_parser.unknownOptionNames().isEmpty())
            continue;
        const QString typed = QString(name).replace(dashes, QStringLiteral("--"));
        const QString whole = said.endsWith(QLatin1Char('.')) || said.endsWith(QChar(0x3002)) ? said.chopped(1) : said;
        if (!base::nearest(typed.toStdString(), plain(known)).empty())
            said = languages::translated(wrong(whole, typed, known).what);
        break;
    }
    return wrong(Cli::tr("%1 \"%2\" shows what is allowed.", "a sentence that says what is wrong")
                     .arg(said, QStringLiteral("--help")));
}

const CommandLine::Option* CommandLine::option(const QString& word) const {
    const auto found = std::ranges::find_if(m_options, [&word](const Option& option) {
        return word == "--" + option.name || (option.name == QLatin1String("help") && word == QLatin1String("-h"));
    });
    return found == m_options.end() ? nullptr : &*found;
}

// --- What may be typed next.

void CommandLine::complete(const QStringList& words) {
    (void)m_parser.parse(QStringList(m_command) + words.mid(0, words.size() - 1)); // for --data
    const QString begun = words.value(words.size() - 1);
    const Option* before = words.size() > 1 ? option(words[words.size() - 2]) : nullptr;
    if (before && !before->valueName.isEmpty()) {
        printCompletions(valuesOf(*before, begun), begun);
        return;
    }
    if (const qsizetype equals = begun.indexOf(QLatin1Char('=')); begun.startsWith(QLatin1String("--")) && equals > 0) {
        const QString start = begun.left(equals + 1);
        std::vector<Completion> values;
        if (const Option* named = option(begun.left(equals)); named && !named->valueName.isEmpty())
            values = valuesOf(*named, begun.mid(equals + 1));
        for (Completion& value : values)
            value.word = value.word.startsWith(QLatin1Char(':')) ? value.word : start + value.word;
        printCompletions(values, begun);
        return;
    }
    if (begun.startsWith(QLatin1Char('-')) && begun != QLatin1String("-")) {
        std::vector<Completion> options;
        for (const Option& option : m_options)
            options.push_back({"--" + option.name, option.description});
        printCompletions(options, begun);
        return;
    }
    qsizetype place = 0;
    for (qsizetype i = 0; i + 1 < words.size(); ++i) {
        const Option* given = option(words[i]);
        if (given && !given->valueName.isEmpty())
            ++i;
        else if (!words[i].startsWith(QLatin1Char('-')))
            ++place;
    }
    std::vector<Completion> next = argumentsAt(place);
    if (next.empty() && begun.isEmpty()) { // nothing else can follow
        for (const Option& option : m_options)
            next.push_back({"--" + option.name, option.description});
    }
    printCompletions(next, begun);
}

std::vector<Completion> CommandLine::valuesOf(const Option& option, const QString& begun) const {
    if (option.name == QLatin1String("set") && m_takesRuleChanges)
        return ruleChanges(begun);
    if (option.name == QLatin1String("variant"))
        return games(true);
    if (option.valueName == QLatin1String("FILE"))
        return {{anyFile, {}}};
    if (option.valueName == QLatin1String("DIR"))
        return {{anyFolder, {}}};
    std::vector<Completion> values;
    for (const QString& word : listedIn(option.valueName, option.description))
        values.push_back({word, {}});
    return values;
}

std::vector<Completion> CommandLine::argumentsAt(qsizetype place) const {
    if (m_arguments.isEmpty() || (place >= m_arguments.size() && !m_moreAllowed))
        return {};
    const QString name = m_arguments.at(std::min(place, m_arguments.size() - 1));
    if (name.startsWith(QLatin1String("FILE")) || name == QLatin1String("SCENARIO"))
        return {{anyFile, {}}};
    if (name == QLatin1String("VARIANT") || name == QLatin1String("A") || name == QLatin1String("B")) {
        std::vector<Completion> known = games(true);
        if (m_mayBePresets.contains(name)) {
            for (const formats::Preset& preset : formats::presets())
                known.push_back({QString::fromStdString(preset.id), formats::presetName(preset)});
        }
        known.push_back({anyFile, {}});
        return known;
    }
    if (name == QLatin1String("SYSTEM")) {
        std::vector<Completion> known;
        for (const counting::CountSystem& system : formats::countSystems())
            known.push_back({QString::fromStdString(system.id), QString::fromStdString(system.name)});
        known.push_back({anyFile, {}});
        return known;
    }
    return m_command == QLatin1String("variants remove") ? games(false) : std::vector<Completion>();
}

std::vector<Completion> CommandLine::games(bool all) const {
    const formats::VariantCatalogue catalogue(formats::ownVariantsFolder(dataFolder()));
    std::vector<Completion> known;
    for (const auto& entry : catalogue.entries()) {
        if (all || !entry.builtIn)
            known.push_back({QString::fromStdString(entry.rules.id), formats::gameName(entry.rules)});
    }
    return known;
}

std::string CommandLine::notWhole(const QString& word, std::uint64_t min, std::uint64_t max) {
    return Cli::tr("\"%1\" is not allowed; a whole number from %2 to %3 is")
        .arg(shortened(word), QString::number(min), QString::number(max))
        .toStdString();
}

base::Result<qint64> CommandLine::integer(const char* name, qint64 min, qint64 max, qint64 otherwise) const {
    if (!isSet(name))
        return otherwise;
    bool isNumber = false;
    const qint64 number = value(name).toLongLong(&isNumber);
    if (!isNumber || number < min || number > max) {
        return base::inputError(std::string("--") + name, notWhole(value(name), static_cast<std::uint64_t>(min),
                                                                   static_cast<std::uint64_t>(max)));
    }
    return number;
}

base::Result<QString> CommandLine::choice(const char* name, const QStringList& allowed) const {
    const QString word = isSet(name) ? value(name) : allowed.first();
    if (!allowed.contains(word))
        return tl::make_unexpected(
            wrong(Cli::tr("%1 is \"%2\"; allowed: %3")
                      .arg(QStringLiteral("--%1").arg(QLatin1StringView(name)), shortened(word), allowed.join(", ")),
                  word, allowed));
    return word;
}

QString CommandLine::dataFolder() const {
    return m_parser.isSet("data") ? m_parser.value("data") : formats::defaultDataFolder();
}

formats::VariantCatalogue CommandLine::catalogueFor(const QString& variant) const {
    formats::VariantCatalogue catalogue;
    if (!catalogue.find(variant.toStdString()))
        catalogue = formats::VariantCatalogue(formats::ownVariantsFolder(dataFolder()));
    return catalogue;
}

const formats::Preset* CommandLine::presetMeant(const QString& word) const {
    const formats::Preset* preset = formats::presetWithId(word.toStdString());
    return preset && !catalogueFor(word).find(preset->id) && !QFileInfo::exists(word) ? preset : nullptr;
}

base::Result<engine::RuleSet> CommandLine::withChanges(const std::function<base::Result<engine::RuleSet>()>& load,
                                                       bool changed) const {
    changed = changed && m_takesRuleChanges;
    std::vector<formats::RuleOverride> changes;
    for (const QString& text : changed ? m_parser.values("set") : QStringList()) {
        auto change = formats::RuleOverride::parse(text);
        if (!change)
            return tl::make_unexpected(change.error());
        changes.push_back(std::move(*change));
    }
    auto rules = load();
    for (const QString& id : changed ? m_parser.values("preset") : QStringList()) {
        if (rules)
            rules = withPreset(*rules, id);
    }
    return rules && !changes.empty() ? formats::withOverrides(*rules, changes) : rules;
}

base::Result<engine::RuleSet> CommandLine::ruleSet(const QString& variant, bool changed) const {
    return withChanges([&] { return catalogueFor(variant).load(variant); }, changed);
}

base::Result<engine::RuleSet> CommandLine::ruleSetOrPreset(int place, bool changed) const {
    const formats::Preset* preset = presetMeant(argument(place));
    if (!preset)
        return ruleSet(argument(place), changed);
    const QString other = argument(1 - place);
    const auto laid = [&]() -> base::Result<engine::RuleSet> {
        const formats::VariantCatalogue builtIn;
        const auto plainest = std::ranges::min_element(builtIn.entries(), {},
                                                       [](const auto& entry) { return entry.rules.sideBets.size(); });
        const auto game = presetMeant(other) ? plainest->rules : ruleSet(other, false);
        auto rules = game ? formats::withPreset(*game, *preset) : game;
        if (rules) {
            rules->id = preset->id;
            rules->name = preset->name.toStdString();
        }
        return rules;
    };
    return withChanges(laid, changed);
}

base::Error CommandLine::wrong(const QString& what, const QString& word, const QStringList& known) const {
    base::Error error = wrong(what);
    error.what = base::withGuess(std::move(error.what), word.toStdString(), plain(known));
    return error;
}

base::Error CommandLine::wrong(const QString& what) const {
    return base::Error{base::Error::Kind::Input, m_command.toStdString(), base::Said::verbatim(what.toStdString())};
}

} // namespace openshoe::cli
