// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/inwords.h"
#include "cli/completion.h"
#include "engine/rules.h"
#include "formats/presets.h"
#include "formats/variants.h"

#include <QCommandLineParser>
#include <QStringList>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::cli {

/// The arguments of one command. Every command takes --help, --json and --data; others are added before parse().
///
///     CommandLine line("analyze", Cli::tr("Exact expectation of the game and of each side bet."));
///     line.addGame();
///     line.addRuleChanges();
///     line.addOption("threads", "N", Cli::tr("How many threads."));
///     if (const auto parsed = line.parse(arguments); !parsed)
///         return tl::make_unexpected(parsed.error());
///     if (line.helpShown())
///         return Done;
///     const auto rules = line.ruleSet(line.argument(0));
class CommandLine {
public:
    CommandLine(const char* command, const QString& description);

    /// A positional argument. All are required, except the last one if it is `optional`.
    void addArgument(const char* name, const QString& description, bool optional = false);
    /// The argument VARIANT.
    void addGame();
    /// Allows the last argument to be repeated.
    void allowMore() { m_moreAllowed = true; }
    /// An argument that may also be a preset: its rules laid over the game of the other one, or if that is a preset
    /// too, over the built-in game with the fewest side bets.
    void addGameOrPreset(const char* name, const QString& description);
    /// --set KEY=VALUE and --preset ID, both repeatable.
    void addRuleChanges(const QString& description = usualRuleChange());
    /// Text to print below the options in the help.
    void setHelpEnd(const std::string& text) { m_helpEnd = text; }
    /// An option with a value.
    void addOption(const char* name, const char* valueName, const QString& description);
    /// An option without a value.
    void addFlag(const char* name, const QString& description);

    /// Parses the arguments. With --help, prints the help and checks nothing else; with the word below as the first
    /// one, prints what may be typed in place of the last.
    [[nodiscard]] base::Result<void> parse(const QStringList& arguments);
    /// The command has nothing to do: its help or what may be typed was printed.
    [[nodiscard]] bool helpShown() const { return m_helpShown; }
    /// For shells (packaging/linux): "openshoe-cli --complete analyze --pre".
    static constexpr const char* completeWord = "--complete";

    [[nodiscard]] bool json() const { return m_parser.isSet("json"); }
    [[nodiscard]] bool isSet(const char* name) const { return m_parser.isSet(name); }
    /// The last value given; empty if there is none.
    [[nodiscard]] QString value(const char* name) const { return m_parser.value(name); }
    /// The message for a word given where a whole number within [min, max] is needed.
    [[nodiscard]] static std::string notWhole(const QString& word, std::uint64_t min, std::uint64_t max);
    /// A whole number within [min, max], neither negative; `otherwise` if the option isn't given.
    [[nodiscard]] base::Result<qint64> integer(const char* name, qint64 min, qint64 max, qint64 otherwise) const;
    /// One of these words, the first if the option isn't given.
    [[nodiscard]] base::Result<QString> choice(const char* name, const QStringList& allowed) const;
    /// The argument at this index, from 0; empty if it is optional and wasn't given.
    [[nodiscard]] QString argument(int place) const { return m_parser.positionalArguments().value(place); }

    /// Whether there is an argument at this index, even an empty one.
    [[nodiscard]] bool isGiven(int place) const { return place < m_parser.positionalArguments().size(); }

    /// The folder given by --data, otherwise the window's own.
    [[nodiscard]] QString dataFolder() const;
    /// The rule set with this id or path, with the changes of --preset and --set unless `changed` is false.
    [[nodiscard]] base::Result<engine::RuleSet> ruleSet(const QString& variant, bool changed = true) const;
    /// The same for the first or second argument (0 or 1) of two from addGameOrPreset().
    [[nodiscard]] base::Result<engine::RuleSet> ruleSetOrPreset(int place, bool changed) const;

    /// An error about these arguments, in the program's format and the person's language.
    [[nodiscard]] base::Error wrong(const QString& what) const;
    /// The same for a word that isn't one of `known`: asks whether the nearest was meant.
    [[nodiscard]] base::Error wrong(const QString& what, const QString& word, const QStringList& known) const;

private:
    struct Option {
        QString name;      ///< without dashes
        QString valueName; ///< empty for a flag
        QString description;
    };
    [[nodiscard]] base::Error notUnderstood(const QStringList& arguments) const;
    [[nodiscard]] const Option* option(const QString& word) const;
    void complete(const QStringList& words);
    [[nodiscard]] std::vector<Completion> valuesOf(const Option& option, const QString& begun) const;
    [[nodiscard]] std::vector<Completion> argumentsAt(qsizetype place) const;
    [[nodiscard]] std::vector<Completion> games(bool all) const;
    /// Built-in games, with the custom ones only if none of these is meant: there may be many.
    [[nodiscard]] formats::VariantCatalogue catalogueFor(const QString& variant) const;
    /// The preset that the word names; null if it names a game, a file or nothing.
    [[nodiscard]] const formats::Preset* presetMeant(const QString& word) const;
    [[nodiscard]] base::Result<engine::RuleSet> withChanges(const std::function<base::Result<engine::RuleSet>()>& load,
                                                            bool changed) const;
    [[nodiscard]] static QString usualRuleChange();

    QCommandLineParser m_parser;
    QString m_command;
    QStringList m_needed;
    std::vector<Option> m_options;
    QStringList m_arguments; ///< the names of all
    int m_optionalArguments = 0;
    bool m_moreAllowed = false;
    bool m_takesRuleChanges = false;
    QStringList m_mayBePresets; ///< names of arguments
    std::string m_helpEnd;
    bool m_helpShown = false;
};

} // namespace openshoe::cli
