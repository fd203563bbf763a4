// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/count.h"

#include "cli/console.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "formats/counts.h"
#include "formats/names.h"

#include <fmt/format.h>

#include <cmath>
#include <numeric>
#include <thread>

namespace openshoe::cli {

using counting::Convention;
using counting::CountSystem;
using counting::Estimate;
using counting::Rounding;

namespace {

QStringList systemIds(bool nobody) {
    QStringList ids;
    for (const CountSystem& system : formats::countSystems())
        ids << QString::fromStdString(system.id);
    if (nobody)
        ids << QString::fromLatin1(noSystem);
    return ids;
}

} // namespace

std::vector<std::size_t> columnsFrom(std::size_t first, std::size_t columns) {
    std::vector<std::size_t> right(columns - first);
    std::iota(right.begin(), right.end(), first);
    return right;
}

void addSystemOption(CommandLine& line, bool nobody) {
    line.addOption("system", "SYSTEM",
                   Cli::tr("A file's path, or one of the systems: %1.").arg(systemIds(nobody).join(", ")));
}

base::Result<CountSystem> systemFrom(const CommandLine& line, bool nobody) {
    if (!line.isSet("system"))
        return tl::make_unexpected(
            missing(line, QStringLiteral("--system SYSTEM"), systemIds(nobody).join(QStringLiteral(", "))));
    auto system = formats::loadCountSystem(line.value("system"));
    if (!system && system.error().where == line.value("system").left(100).toStdString())
        system = base::inputError("--system " + shortened(line.value("system")).toStdString(), system.error().what);
    return system;
}

void addSystemArgument(CommandLine& line) {
    line.addArgument("SYSTEM", Cli::tr("A file's path, or one of the systems: %1.").arg(systemIds(false).join(", ")));
}

QString divisorName(const Convention& convention) {
    switch (convention.quarterDecks) {
    case 0: return QStringLiteral("none");
    case 1: return QStringLiteral("quarter");
    case 2: return QStringLiteral("half");
    case 4: return QStringLiteral("deck");
    default: return QStringLiteral("%1 decks").arg(convention.quarterDecks / 4.0);
    }
}

QString roundingName(const Convention& convention) {
    return convention.rounding == Rounding::Nearest ? QStringLiteral("round")
                                                    : QString::fromLatin1(counting::name(convention.rounding));
}

QString conventionText(const CountSystem& system) {
    const Convention& convention = system.convention;
    const QString rounded = convention.rounding == Rounding::Floor      ? Cli::tr("rounded down")
                            : convention.rounding == Rounding::Truncate ? Cli::tr("rounded towards 0")
                                                                        : Cli::tr("rounded to the nearest");
    if (!convention.divides())
        return Cli::tr("The running count decides.");
    const QString judged = convention.decks == Estimate::Exact         ? Cli::tr("exactly", "decks are judged")
                           : convention.decks == Estimate::QuarterDeck ? Cli::tr("to quarter decks")
                           : convention.decks == Estimate::HalfDeck    ? Cli::tr("to half decks")
                                                                       : Cli::tr("to whole decks");
    const QString left =
        convention.left == counting::CardsLeft::InShoe ? Cli::tr("the cards in the shoe") : Cli::tr("all cards unseen");
    const QString how = Cli::tr("%1, judged %2, %3", "which cards, how finely, how rounded").arg(left, judged, rounded);
    if (convention.quarterDecks == 4)
        return Cli::tr("The true count is per deck of %1.", "which cards, how judged and rounded").arg(how);
    return Cli::tr("The true count is per %1 decks of %2.", "a number, which cards, how judged and rounded")
        .arg(QString::number(convention.quarterDecks / 4.0), how);
}

QJsonObject conventionJson(const CountSystem& system) {
    return {{"divisor", divisorName(system.convention)},
            {"rounding", roundingName(system.convention)},
            {"decks", counting::name(system.convention.decks)},
            {"cardsLeft", counting::name(system.convention.left)}};
}

bool keepsShoe(const engine::RuleSet& rules) {
    return rules.shuffle.when == engine::ShuffleWhen::CutCard;
}

QString uncountedText(const QString& call) {
    return Cli::tr(
               "This game shuffles before every round, so no count tells anything about the next one; %1 shows what "
               "a kept shoe would change.")
        .arg(call);
}

void addPenetrationOption(CommandLine& line) {
    line.addOption("penetration", "P",
                   Cli::tr("Deals a shoe that is kept until this part of it is gone, 0.3 to 0.9, whatever the game "
                           "does (default: the game's own cut card)."));
}

base::Result<engine::RuleSet> countedRules(const CommandLine& line, int argument) {
    auto rules = line.ruleSet(line.argument(argument));
    if (!rules || !line.isSet("penetration"))
        return rules;
    const auto part = numberFrom(line, "penetration", 0.3, 0.9, 0.75);
    if (!part)
        return tl::make_unexpected(part.error());
    rules->shuffle.when = engine::ShuffleWhen::CutCard;
    rules->shuffle.penetration = *part;
    if (const auto valid = engine::validate(*rules); !valid)
        return tl::make_unexpected(valid.error());
    return rules;
}

QString gameText(const engine::RuleSet& rules) {
    return Cli::tr("%1, %n decks", "a game", rules.decks).arg(formats::gameName(rules));
}

void addThreadsOption(CommandLine& line) {
    line.addOption("threads", "T", Cli::tr("How many threads (default: one for each processor)."));
}

base::Result<int> threadsFrom(const CommandLine& line) {
    const auto processors = static_cast<qint64>(std::clamp(std::thread::hardware_concurrency(), 1U, 256U));
    const auto threads = line.integer("threads", 1, 256, processors);
    if (!threads)
        return tl::make_unexpected(threads.error());
    return static_cast<int>(*threads);
}

void addShoesOption(CommandLine& line) {
    line.addOption(
        "shoes", "N",
        Cli::tr("How many used shoes to solve (default %1); more is finer.").arg(advantage::Survey::usualShoes));
}

base::Result<int> shoesFrom(const CommandLine& line) {
    const auto shoes = line.integer("shoes", 30, 10'000, advantage::Survey::usualShoes);
    if (!shoes)
        return tl::make_unexpected(shoes.error());
    return static_cast<int>(*shoes);
}

base::Result<std::shared_ptr<const advantage::Survey>> surveyOf(const engine::RuleSet& rules, int shoes, int threads) {
    const Interruption interruption;
    const auto survey = advantage::Survey::make(
        rules, shoes, threads, [&] { return interruption.came(); },
        [](double done) { tellProgress(QString::asprintf("%5.1f %%", done * 100)); });
    clearProgress();
    if (!survey)
        return base::environmentError({}, Cli::tr("stopped before there was any figure").toStdString());
    return survey;
}

base::Result<double> numberFrom(const CommandLine& line, const char* name, double least, double most,
                                double otherwise) {
    if (!line.isSet(name))
        return otherwise;
    bool isNumber = false;
    const double number = line.value(name).toDouble(&isNumber);
    if (!isNumber || !(number >= least && number <= most)) // neither is "nan"
        return base::inputError(
            std::string("--") + name,
            Cli::tr("\"%1\" is not allowed; a number from %2 to %3 is")
                .arg(shortened(line.value(name)), QString::number(least, 'g', 13), QString::number(most, 'g', 13))
                .toStdString());
    return number;
}

base::Error missing(const CommandLine& line, const QString& option, const QString& allowed) {
    return line.wrong(Cli::tr("%1 is missing; allowed: %2").arg(option, allowed));
}

std::string percentText(double value, int digits) {
    return fmt::format("{:+.{}f} %", value * 100, digits);
}

QJsonValue orNull(double value) {
    return std::isfinite(value) ? QJsonValue(value) : QJsonValue();
}

} // namespace openshoe::cli
