// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/history.h"

#include "cli/output.h"
#include "cli/store.h"
#include "cli/texts.h"
#include "session/worth/statistics.h"

#include <QJsonArray>

#include <cmath>
#include <fmt/format.h>

namespace openshoe::cli {

using namespace storage;
using base::Result;

namespace {

/// The sums of one currency, or only counts if there are several.
struct Entry {
    std::optional<std::string> variant; ///< empty for all games
    std::optional<std::string> currency;
    bool mixed = false;
    RoundSums sums;
};

// Amounts of different currencies are never added.
Entry allOf(const std::vector<GameSums>& games) {
    Entry all;
    for (const GameSums& game : games) {
        all.mixed = all.mixed || (all.currency && *all.currency != game.currency);
        all.currency = game.currency;
        if (all.mixed) {
            RoundSums counts{.rounds = game.sums.rounds,
                             .plays = game.sums.plays,
                             .priced = game.sums.priced,
                             .decisions = game.sums.decisions,
                             .mistakes = game.sums.mistakes};
            session::add(all.sums, counts);
        } else {
            session::add(all.sums, game.sums);
        }
    }
    if (all.mixed)
        all.currency.reset();
    return all;
}

QJsonValue textOrNull(const std::optional<std::string>& text) {
    return text ? QJsonValue(QString::fromStdString(*text)) : QJsonValue();
}

QJsonObject jsonOf(const Entry& entry) {
    const RoundSums& sums = entry.sums;
    const auto money = [&](base::Money amount) {
        return entry.mixed ? QJsonValue() : QJsonValue(QString::fromStdString(amount.text()));
    };
    const auto fraction = [&](double minorUnits) {
        return entry.mixed ? QJsonValue() : QJsonValue(inCurrency(minorUnits));
    };
    return {{"variant", textOrNull(entry.variant)},
            {"currency", textOrNull(entry.currency)},
            {"rounds", static_cast<qint64>(sums.rounds)},
            {"plays", static_cast<qint64>(sums.plays)},
            {"wagered", money(sums.staked)},
            {"returned", money(sums.returned)},
            {"net", money(sums.net())},
            {"priced", static_cast<qint64>(sums.priced)},
            {"decisions", static_cast<qint64>(sums.decisions)},
            {"mistakes", static_cast<qint64>(sums.mistakes)},
            {"cost", fraction(sums.cost)},
            {"atStart", fraction(sums.atStart())},
            {"luck", fraction(sums.luck())},
            {"luckDeviation", fraction(std::sqrt(std::max(0.0, sums.variance)))}};
}

std::vector<Text> lineOf(const Entry& entry) {
    const RoundSums& sums = entry.sums;
    std::vector<Text> line{entry.variant ? Text(*entry.variant) : Cli::tr("all", "games"), entry.currency.value_or(""),
                           std::to_string(sums.rounds), std::to_string(sums.plays)};
    if (entry.mixed)
        return line;
    const double part = sums.staked.isZero() ? 0
                                             : static_cast<double>(sums.returned.minorUnits()) /
                                                   static_cast<double>(sums.staked.minorUnits());
    for (const std::string& text :
         {sums.staked.text(), sums.returned.text(), sums.net().text(), fmt::format("{:.2f} %", 100 * part),
          fmt::format("{:.2f}", inCurrency(sums.cost)), fmt::format("{:+.2f}", inCurrency(sums.luck())),
          fmt::format("{:.2f}", inCurrency(std::sqrt(std::max(0.0, sums.variance))))})
        line.push_back(text);
    return line;
}

Result<int> stats(const QStringList& arguments) {
    CommandLine line("history stats",
                     Cli::tr("What was staked and what came back, by game and currency; for priced rounds also what "
                             "mistakes cost, what was luck, and how widely luck was expected to spread."));
    addCommonFilters(line);
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const auto store = openRecord(line);
    if (!store)
        return tl::make_unexpected(store.error());
    const auto filter = commonFilter(line, **store);
    if (!filter)
        return tl::make_unexpected(filter.error());
    const auto found = (*store)->call([&](Tables& t) { return t.sums.games(*filter); });
    if (!found)
        return tl::make_unexpected(found.error());
    const Entry all = allOf(*found);
    QJsonArray games;
    Rows rows{{Cli::tr("game"), Cli::tr("currency"), Cli::tr("rounds"), Cli::tr("plays"), Cli::tr("staked"),
               Cli::tr("returned"), Cli::tr("net"), Cli::tr("returned/staked"), Cli::tr("mistakes", "what they cost"),
               Cli::tr("luck"), Cli::tr("expected spread", "of luck")}};
    for (const GameSums& game : *found) {
        const Entry entry{.variant = game.variant, .currency = game.currency, .sums = game.sums};
        games.append(jsonOf(entry));
        rows.push_back(lineOf(entry));
    }
    rows.push_back(lineOf(all));
    if (line.json())
        print(QJsonObject{{"games", games}, {"all", jsonOf(all)}});
    else
        print(aligned(rows, {2, 3, 4, 5, 6, 7, 8, 9, 10}));
    return Done;
}

} // namespace

Command historyStatsCommand() {
    return {"history stats", QT_TRANSLATE_NOOP("Cli", "what was staked, what came back, and what was luck"), stats};
}

} // namespace openshoe::cli
