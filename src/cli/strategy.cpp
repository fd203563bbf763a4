// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analysis.h"
#include "base/worth.h"
#include "cli/command.h"
#include "cli/commandline.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "formats/names.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace openshoe::cli {

namespace {

using analysis::Chart;
using analysis::ChartCell;
using analysis::ChartRow;

QJsonObject toJson(const std::vector<ChartRow>& rows) {
    QJsonObject json;
    for (const ChartRow& row : rows) {
        QJsonArray cells;
        for (const ChartCell& cell : row.cells)
            cells.append(analysis::code(cell));
        json.insert(QString::fromStdString(row.label), cells);
    }
    return json;
}

std::vector<ChartRow> doubledRows(const Chart& chart, int doubles) {
    std::vector<ChartRow> rows;
    std::ranges::copy_if(chart.doubled, std::back_inserter(rows),
                         [&](const ChartRow& row) { return row.doubles == doubles; });
    return rows;
}

QJsonArray columnsToJson(const Chart& chart) {
    QJsonArray columns;
    for (const analysis::Column& column : chart.columns) {
        if (column.open) {
            const analysis::OpenTotal open = analysis::openTotal(column);
            columns.append(QJsonObject{{"open", QJsonObject{{"total", open.total}, {"soft", open.soft}}}});
            continue;
        }
        const bool ten = analysis::contains(column.holes, analysis::ten);
        columns.append(QJsonObject{{"up", QString(QChar(analysis::pointLetter(column.up)))},
                                   {"hint", column.hint ? QJsonValue(engine::name(*column.hint)) : QJsonValue()},
                                   {"exposed", column.exposed ? QJsonValue(ten ? "T" : "A") : QJsonValue()}});
    }
    return columns;
}

QJsonObject chartJson(const engine::RuleSet& rules, const analysis::GameAnalysis& game) {
    const auto offer = [](const std::optional<double>& value) {
        return value ? QJsonValue(QJsonObject{{"take", base::isMore(*value, 0)}, {"expectation", *value}})
                     : QJsonValue();
    };
    QJsonObject json{
        {"variant", QString::fromStdString(rules.id)},
        {"decks", rules.decks},
        {"expectation", game.basicStrategy},
        {"columns", columnsToJson(game.chart)},
        {"hard", toJson(game.chart.hard)},
        {"soft", toJson(game.chart.soft)},
        {"pairs", toJson(game.chart.pairs)},
        {"insurance", offer(game.insurance)},
        {"evenMoney", offer(game.evenMoney)},
    };
    if (rules.rescues() || rules.mostDoubles() > 1)
        json.insert("doubled", toJson(doubledRows(game.chart, 1)));
    if (rules.mostDoubles() > 1)
        json.insert("doubledTwice", toJson(doubledRows(game.chart, 2)));
    if (rules.mostDoubles() > 2)
        json.insert("doubledThrice", toJson(doubledRows(game.chart, 3)));
    if (!game.chart.free.empty())
        json.insert("free", toJson(game.chart.free));
    return json;
}

// Black on a colour for each play, as in printed charts.
const char* colour(analysis::Play play) {
    switch (play) {
    case analysis::Play::Stand: return "\033[30;43m";
    case analysis::Play::Hit: return "\033[30;47m";
    case analysis::Play::Double: return "\033[30;46m";
    case analysis::Play::Split: return "\033[30;42m";
    case analysis::Play::Surrender: break;
    }
    return "\033[30;45m";
}

/// The texts beside a chart's rows, and the terminal columns they take.
struct Titles {
    QString dealer = Cli::tr("dealer", "above the up cards of a chart");
    QString hard = Cli::tr("hard", "hands of a chart");
    QString soft = Cli::tr("soft", "hands of a chart");
    QString pairs = Cli::tr("pairs", "hands of a chart");
    std::array<QString, engine::maxDoubles> doubled{
        Cli::tr("doubled", "hands of a chart, after a double"),
        Cli::tr("doubled twice", "hands of a chart, after two doubles"),
        Cli::tr("doubled three times", "hands of a chart, after three doubles")};
    QString free = Cli::tr("free", "hands of a chart, which the house staked");
    int columns = 0;

    explicit Titles(const Chart& chart) {
        columns =
            std::max({8, columnsOf(hard), columnsOf(soft), columnsOf(pairs), columnsOf(doubled[0]), columnsOf(free)});
        for (const ChartRow& row : chart.doubled)
            columns = std::max(columns, columnsOf(doubled[static_cast<std::size_t>(row.doubles - 1)]));
    }
};

std::string table(const QString& title, int width, const std::vector<ChartRow>& rows,
                  const std::vector<std::size_t>& columns, bool colours) {
    std::string text;
    for (const ChartRow& row : rows) {
        text += paddedLeft(text.empty() ? title : QString(), width) + fmt::format("{:>4} ", row.label);
        for (const std::size_t c : columns) {
            const ChartCell& cell = row.cells[c];
            text += colours ? fmt::format("{}{:^4}\033[0m", colour(cell.play), code(cell))
                            : fmt::format("{:^4}", code(cell));
        }
        text += '\n';
    }
    return text;
}

// One block for each thing that may be known besides the up card.
std::string blocks(const Chart& chart, bool colours) {
    std::vector<QString> names;
    std::vector<std::vector<std::size_t>> columns;
    for (std::size_t c = 0; c < chart.columns.size(); ++c) {
        const analysis::Column& column = chart.columns[c];
        QString name;
        if (column.open) {
            using Part = analysis::OpenTotal::Part;
            const Part part = analysis::openTotal(column).part();
            name = part == Part::Soft       ? Cli::tr("dealer's cards open, soft totals")
                   : part == Part::HardTo11 ? Cli::tr("dealer's cards open, hard 4 to 11")
                                            : Cli::tr("dealer's cards open, hard 12 to 20");
        } else if (column.exposed)
            name = Cli::tr("both dealer cards shown");
        else if (column.hint)
            name =
                Cli::tr("hidden card %1", "small, medium or large").arg(QLatin1StringView(engine::name(*column.hint)));
        const auto found = std::find(names.begin(), names.end(), name);
        const auto at = static_cast<std::size_t>(found - names.begin());
        if (found == names.end()) {
            names.push_back(std::move(name));
            columns.emplace_back();
        }
        columns[at].push_back(c);
    }
    const Titles titles(chart);
    std::string text;
    for (std::size_t b = 0; b < names.size(); ++b) {
        text += names[b].isEmpty() ? "" : names[b].toStdString() + '\n';
        text += paddedLeft(titles.dealer, titles.columns + 4) + ' ';
        for (const std::size_t c : columns[b]) {
            const analysis::Column& column = chart.columns[c];
            const char other = analysis::contains(column.holes, analysis::ten) ? 'T' : 'A';
            const std::string head = column.open      ? std::to_string(analysis::openTotal(column).total)
                                     : column.exposed ? fmt::format("{}{}", analysis::pointLetter(column.up), other)
                                                      : std::string(1, analysis::pointLetter(column.up));
            text += fmt::format("{:^4}", head);
        }
        text += '\n' + table(titles.hard, titles.columns, chart.hard, columns[b], colours) +
                table(titles.soft, titles.columns, chart.soft, columns[b], colours) +
                table(titles.pairs, titles.columns, chart.pairs, columns[b], colours);
        for (int doubles = 1; doubles <= engine::maxDoubles; ++doubles)
            text += table(titles.doubled[static_cast<std::size_t>(doubles - 1)], titles.columns,
                          doubledRows(chart, doubles), columns[b], colours);
        text += table(titles.free, titles.columns, chart.free, columns[b], colours) + '\n';
    }
    return text;
}

base::Result<int> runStrategy(const QStringList& arguments) {
    CommandLine line("strategy",
                     Cli::tr("Basic strategy: the best play for every total and pair against every up card."));
    line.addGame();
    line.addRuleChanges();
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const auto rules = line.ruleSet(line.argument(0));
    if (!rules)
        return tl::make_unexpected(rules.error());

    analysis::Analyser analyser;
    const auto game = analyser.analyse(*rules);
    if (line.json()) {
        print(chartJson(*rules, *game));
        return Done;
    }
    const QString decks = Cli::tr("%n decks", nullptr, rules->decks);
    print(Cli::tr("%1, %2; expectation of this strategy %3", "a game, its decks")
              .arg(formats::gameName(*rules), decks, QString::asprintf("%.4f %%", game->basicStrategy * 100)) +
          "\n\n");
    print(blocks(game->chart, showsColours()));
    print(Cli::tr("S stand, H hit, D double else hit, Ds double else stand, P split, R surrender else hit, Rs else "
                  "stand, Rp else split",
                  "the letters stay as they are") +
          '\n');
    if (game->insurance)
        print((base::isMore(*game->insurance, 0)    ? Cli::tr("insurance: take it")
               : base::isEqual(*game->insurance, 0) ? Cli::tr("insurance: even, taking it or not is worth the same")
                                                    : Cli::tr("insurance: never")) +
              '\n');
    if (game->evenMoney)
        print((base::isMore(*game->evenMoney, 0)    ? Cli::tr("even money: take it")
               : base::isEqual(*game->evenMoney, 0) ? Cli::tr("even money: even, taking it or not is worth the same")
                                                    : Cli::tr("even money: never")) +
              '\n');
    return Done;
}

} // namespace

Command strategyCommand() {
    return {"strategy", QT_TRANSLATE_NOOP("Cli", "the best play for every hand against every up card, as charts"),
            runStrategy};
}

} // namespace openshoe::cli
