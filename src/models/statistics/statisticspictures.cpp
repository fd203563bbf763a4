// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/statisticspictures.h"

#include "models/history/luckfigures.h"
#include "models/statistics/periods.h"
#include "models/words/amounts.h"
#include "models/words/dates.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace openshoe::models {

using base::Money;
using paper::Axis;
using paper::Cell;
using paper::Sheet;
using paper::Tone;
using session::Statistics;
using storage::RoundSums;

namespace {

struct Pictures {
    Q_DECLARE_TR_FUNCTIONS(Pictures)
};

constexpr int amountMarks = 5;
constexpr int timeMarks = 5;
constexpr double wholeUnit = Money::minorPerUnit;
constexpr std::int64_t minuteMs = 60'000;

double minor(Money amount) {
    return static_cast<double>(amount.minorUnits());
}

// ---- Cells

Cell amountCell(Money amount) {
    return {.text = amountText(amount), .plain = plainAmount(amount)};
}
Cell netCell(Money net) {
    return {.text = netText(net), .plain = plainAmount(net)};
}
Cell countCell(std::int64_t count) {
    return {.text = numberText(count), .plain = QString::number(count)};
}
Cell partCell(double of, double all) {
    return all == 0 ? Cell{.text = QStringLiteral("–")}
                    : Cell{.text = percentText(of / all, 2), .plain = QString::number(100 * of / all, 'f', 4)};
}

// ---- Sheets

Sheet pictureSheet(const QString& title, const PictureContext& context) {
    Sheet sheet{.title = title, .lines = context.lines};
    return sheet;
}
paper::Table& figuresOf(Sheet& sheet, const QStringList& heads, int firstWidth = 2) {
    paper::Table table{.title = sheet.title, .heads = heads};
    table.kind = paper::Table::Kind::Text;
    table.widths.fill(1, heads.size());
    table.widths[0] = firstWidth;
    sheet.tables.push_back(std::move(table));
    return sheet.tables.back();
}
Sheet emptySheet(const QString& title, const QString& why) {
    Sheet sheet{.title = title};
    sheet.notes << why;
    return sheet;
}
QString nothingPlayed() {
    return Pictures::tr("Nothing was played.");
}
QString nothingPriced() {
    return Pictures::tr("None of these rounds is priced yet.");
}

// ---- Readings

QString keyOf(QDate first, QDate last) {
    return first.toString(Qt::ISODate) + u'/' + last.toString(Qt::ISODate);
}
QString keyOf(QDate day) {
    return keyOf(day, day);
}
QString keyOfGame(const std::string& id) {
    return QStringLiteral("game=") + text(id);
}
// "22 Nov 2026, Rounds: 12, Staked: 120": a row of the table with its heads.
QString wordsOf(const paper::Table& table, const paper::Row& row) {
    QStringList parts{row.label};
    for (qsizetype i = 0; i < row.cells.size() && i + 1 < table.heads.size(); ++i)
        parts << Pictures::tr("%1: %2", "a heading, a figure").arg(table.heads[i + 1], row.cells[i].text);
    return parts.join(Pictures::tr(", ", "between figures"));
}
// Of the table's last row, at the diagram's last place.
void readLastPlace(Sheet& sheet, const QString& key) {
    const paper::Table& table = sheet.tables.back();
    sheet.diagram.readings.push_back({.at = static_cast<double>(sheet.diagram.places.size() - 1),
                                      .words = wordsOf(table, table.rows.back()),
                                      .key = key});
}
void readEmptyPlace(Sheet& sheet, const QString& period) {
    sheet.diagram.readings.push_back({.at = static_cast<double>(sheet.diagram.places.size() - 1),
                                      .words = Pictures::tr("%1: no rounds", "days").arg(period),
                                      .key = {}});
}

Axis amountAxis(double least, double most, bool net) {
    return paper::roundAxis(least, most, amountMarks, wholeUnit, [net](double at) {
        const Money amount = Money::minor(std::llround(at));
        return net ? netText(amount) : amountText(amount);
    });
}
Axis amountAxis(const QList<double>& values, bool net) {
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    return values.isEmpty() ? amountAxis(0, 0, net) : amountAxis(*least, *most, net);
}

// ---- Luck

struct Extent {
    double least = 0;
    double most = 0;
    void take(double value) {
        least = std::min(least, value);
        most = std::max(most, value);
    }
};

} // namespace

Sheet luckPicture(const Statistics& read, const PictureContext& context) {
    const QString title = Pictures::tr("Luck");
    if (read.all.priced == 0)
        return emptySheet(title, read.all.rounds == 0 ? nothingPlayed() : nothingPriced());
    paper::Line luck{.name = Pictures::tr("Luck"), .tone = Tone::Main, .points = {{0, 0}}};
    paper::Band inner{
        .name = Pictures::tr("Two times in three"), .tone = Tone::Inner, .low = {{0, 0}}, .high = {{0, 0}}};
    paper::Band outer{.name = Pictures::tr("19 times in 20"), .tone = Tone::Outer, .low = {{0, 0}}, .high = {{0, 0}}};
    RoundSums until;
    Extent extent;
    std::vector<paper::Reading> readings;
    for (const Statistics::Step& step : read.course) {
        session::add(until, step.sums);
        const auto rounds = static_cast<double>(until.priced);
        const double deviation = std::sqrt(until.variance);
        luck.points << QPointF(rounds, until.luck());
        inner.low << QPointF(rounds, -deviation);
        inner.high << QPointF(rounds, deviation);
        outer.low << QPointF(rounds, -2 * deviation);
        outer.high << QPointF(rounds, 2 * deviation);
        extent.take(until.luck());
        extent.take(2 * deviation);
        extent.take(-2 * deviation);
        const QDate day = step.at.toLocalTime().date();
        readings.push_back({.at = rounds,
                            .words = Pictures::tr("%1, after round %2: luck %3, expected spread %4", "a day, a number")
                                         .arg(dateText(day), numberText(until.priced),
                                              netText(Money::minor(std::llround(until.luck()))), spreadText(deviation)),
                            .key = keyOf(day)});
    }
    Sheet sheet = pictureSheet(title, context);
    sheet.diagram.readings = std::move(readings);
    sheet.diagram.up = amountAxis(extent.least, extent.most, true);
    sheet.diagram.across = paper::roundAxis(0, static_cast<double>(until.priced), timeMarks, 1,
                                            [](double at) { return numberText(std::llround(at)); });
    sheet.diagram.across.to = std::max(1.0, static_cast<double>(until.priced));
    std::erase_if(sheet.diagram.across.marks,
                  [&](const Axis::Mark& mark) { return mark.at > sheet.diagram.across.to; });
    sheet.diagram.across.title = Pictures::tr("Rounds");
    sheet.diagram.bands = {outer, inner};
    sheet.diagram.lines = {luck};

    paper::Table& table =
        figuresOf(sheet, {Pictures::tr("Days"), Pictures::tr("Rounds"), Pictures::tr("Net"), Pictures::tr("Play"),
                          Pictures::tr("Mistakes"), Pictures::tr("Luck"), Pictures::tr("Expected spread")});
    for (const Period& period : periodsOf(read.days)) {
        const session::Luck told = session::luckOf(period.sums);
        if (period.sums.priced > 0)
            table.rows.push_back({.label = period.text,
                                  .cells = {countCell(period.sums.priced), netCell(told.net), netCell(told.play()),
                                            netCell(told.mistakes.times(-1)), netCell(told.luck),
                                            Cell{.text = spreadText(told.deviation),
                                                 .plain = QString::number(told.deviation / wholeUnit, 'f', 2)}},
                                  .plain = period.plain});
    }
    sheet.notes << Pictures::tr("Luck is the result minus what the play was worth. Its line stays within the inner "
                                "band two times in three, and within the outer one 19 times in 20.");
    return sheet;
}

Sheet balancePicture(const Statistics& read, const PictureContext& context) {
    const QString title = Pictures::tr("Balance");
    if (read.balances.empty())
        return emptySheet(title, read.all.rounds == 0 ? nothingPlayed()
                                                      : Pictures::tr("The balance covers all games of one account."));
    paper::Line line{.name = title};
    Extent extent;
    std::vector<paper::Reading> readings;
    for (const Statistics::Balance& one : read.balances) {
        readings.push_back({.at = static_cast<double>(one.at.toMSecsSinceEpoch()),
                            .words = Pictures::tr("%1: %2", "a heading, a figure")
                                         .arg(dateTimeText(one.at), amountText(one.balance)),
                            .key = keyOf(one.at.toLocalTime().date())});
        line.points << QPointF(static_cast<double>(one.at.toMSecsSinceEpoch()), minor(one.balance));
        extent.take(minor(one.balance));
    }
    if (line.points.size() == 1)
        line.points << line.points.front() + QPointF(minuteMs, 0);
    Sheet sheet = pictureSheet(title, context);
    sheet.diagram.up = amountAxis(extent.least, extent.most, false);
    sheet.diagram.across =
        timeAxis(read.balances.front().at,
                 std::max(read.balances.back().at, read.balances.front().at.addMSecs(minuteMs)), timeMarks);
    sheet.diagram.lines = {line};
    sheet.diagram.readings = std::move(readings);
    paper::Table& table = figuresOf(sheet, {Pictures::tr("Day"), Pictures::tr("Added"), Pictures::tr("Balance")});
    for (const storage::DayBalance& day : read.dayBalances)
        table.rows.push_back({.label = dateText(day.day),
                              .cells = {amountCell(day.given), amountCell(day.balance)},
                              .plain = day.day.toString(Qt::ISODate)});
    return sheet;
}

Sheet gamesPicture(const Statistics& read, const PictureContext& context) {
    const QString title = Pictures::tr("Results by game");
    if (read.games.empty())
        return emptySheet(title, nothingPlayed());
    Sheet sheet = pictureSheet(title, context);
    paper::Bars bars{.name = Pictures::tr("Net"), .bySign = true};
    paper::Table& table = figuresOf(sheet, {Pictures::tr("Game"), Pictures::tr("Rounds"), Pictures::tr("Staked"),
                                            Pictures::tr("Net"), Pictures::tr("Net in 100 rounds"),
                                            Pictures::tr("Mistakes"), Pictures::tr("Luck")});
    for (const storage::GameSums& game : read.games) {
        const session::Luck told = session::luckOf(game.sums);
        const QString name = context.archive.gameName(game.variant);
        sheet.diagram.places << name;
        bars.values << minor(game.sums.net());
        table.rows.push_back(
            {.label = name,
             .cells = {countCell(game.sums.rounds), amountCell(game.sums.staked), netCell(game.sums.net()),
                       netCell(inAHundred(game.sums)), netCell(told.mistakes.times(-1)), netCell(told.luck)}});
        readLastPlace(sheet, keyOfGame(game.variant));
    }
    sheet.diagram.up = amountAxis(bars.values, true);
    sheet.diagram.bars = {bars};
    sheet.diagram.lying = true;
    return sheet;
}

Sheet upCardsPicture(const Statistics& read, const PictureContext& context) {
    const QString title = Pictures::tr("Results by up card");
    if (read.upCards.empty())
        return emptySheet(title, read.all.rounds == 0 ? nothingPlayed() : nothingPriced());
    Sheet sheet = pictureSheet(title, context);
    paper::Bars bars{.name = Pictures::tr("Net"), .bySign = true};
    paper::Table& table = figuresOf(sheet,
                                    {Pictures::tr("Up card"), Pictures::tr("Rounds"), Pictures::tr("Staked"),
                                     Pictures::tr("Net"), Pictures::tr("Net on stakes")},
                                    1);
    constexpr int ace = 1;
    constexpr int ten = 10;
    for (int up = ace; up <= ten; ++up) {
        RoundSums sums;
        for (const storage::UpSums& one : read.upCards) {
            if (one.up == up)
                session::add(sums, one.sums);
        }
        const QString name = up == ace ? Pictures::tr("A", "an ace") : numberText(up);
        sheet.diagram.places << name;
        bars.values << minor(sums.net());
        table.rows.push_back({.label = name,
                              .cells = {countCell(sums.rounds), amountCell(sums.staked), netCell(sums.net()),
                                        partCell(minor(sums.net()), minor(sums.staked))}});
    }
    sheet.diagram.up = amountAxis(bars.values, true);
    sheet.diagram.across.title = Pictures::tr("The dealer's up card");
    sheet.diagram.bars = {bars};
    if (read.all.priced < read.all.rounds)
        sheet.notes << Pictures::tr("Priced rounds only.");
    return sheet;
}

Sheet sideBetsPicture(const Statistics& read, const PictureContext& context) {
    const QString title = Pictures::tr("Side bets");
    if (read.sideBets.empty())
        return emptySheet(title, Pictures::tr("No side bet was placed."));
    // Grouped by name: bets of several games that share a name are added together.
    std::map<QString, storage::SideBetSums> named;
    for (const storage::SideBetSums& bet : read.sideBets) {
        const auto rules = context.archive.games.find(bet.variant);
        storage::SideBetSums& sum = named[context.archive.betName(bet.bet, rules.get())];
        sum.plays += bet.plays;
        sum.won += bet.won;
        sum.staked += bet.staked;
        sum.returned += bet.returned;
        sum.priced += bet.priced;
        sum.pricedNet += bet.pricedNet;
        sum.expected += bet.expected;
    }
    Sheet sheet = pictureSheet(title, context);
    paper::Bars expected{.name = Pictures::tr("Expected", "the net of side bets"), .tone = Tone::Second};
    paper::Bars came{.name = Pictures::tr("Actual", "the net of side bets"), .tone = Tone::Main};
    paper::Table& table =
        figuresOf(sheet, {Pictures::tr("Side bet"), Pictures::tr("Plays"), Pictures::tr("Won"), Pictures::tr("Staked"),
                          Pictures::tr("Net"), Pictures::tr("Expected", "the net of side bets")});
    for (const auto& [name, bet] : named) {
        const Money net = bet.returned - bet.staked;
        const Money due = Money::minor(std::llround(bet.expected));
        sheet.diagram.places << name;
        expected.values << bet.expected;
        came.values << minor(bet.pricedNet);
        table.rows.push_back(
            {.label = name,
             .cells = {countCell(bet.plays), countCell(bet.won), amountCell(bet.staked), netCell(net), netCell(due)}});
    }
    sheet.diagram.up = amountAxis(expected.values + came.values, true);
    sheet.diagram.bars = {expected, came};
    sheet.diagram.lying = true;
    if (read.all.priced < read.all.rounds)
        sheet.notes << Pictures::tr("The expected net is known for priced rounds only.");
    return sheet;
}

namespace {

QString decisionKindText(storage::DecisionKind kind) {
    using enum storage::DecisionKind;
    switch (kind) {
    case Hard: return Pictures::tr("Hard hands");
    case Soft: return Pictures::tr("Soft hands");
    case Pair: return Pictures::tr("Pairs");
    case Insurance: return Pictures::tr("Insurance");
    case EvenMoney: return Pictures::tr("Even money");
    case Surrender: return Pictures::tr("Surrender");
    case Follow: return Pictures::tr("Following");
    case SideBet: return Pictures::tr("Side bets taken");
    }
    return {};
}

std::int64_t mistakesIn(const storage::DecisionSums& sums) {
    return std::accumulate(sums.marks.begin() + static_cast<int>(storage::firstMistake), sums.marks.end(),
                           std::int64_t{0});
}

} // namespace

Sheet mistakesPicture(const Statistics& read, const PictureContext& context) {
    const QString title = Pictures::tr("Mistakes");
    if (read.decisions.empty())
        return emptySheet(title, read.all.rounds == 0 ? nothingPlayed() : nothingPriced());
    Sheet sheet = pictureSheet(title, context);
    paper::Bars cost{.name = Pictures::tr("Cost"), .tone = Tone::Lose};
    paper::Table& table = figuresOf(sheet, {Pictures::tr("Decisions", "a heading"), Pictures::tr("Number"),
                                            Pictures::tr("Mistakes"), Pictures::tr("Cost")});
    for (const storage::DecisionSums& one : read.decisions) {
        const QString name = decisionKindText(one.kind);
        sheet.diagram.places << name;
        cost.values << one.cost;
        table.rows.push_back({.label = name,
                              .cells = {countCell(std::accumulate(one.marks.begin(), one.marks.end(), std::int64_t{0})),
                                        countCell(mistakesIn(one)), amountCell(Money::minor(std::llround(one.cost)))}});
    }
    sheet.diagram.up = amountAxis(cost.values, false);
    sheet.diagram.bars = {cost};
    sheet.diagram.lying = true;
    sheet.notes << Pictures::tr("A mistake is a decision that costs a hundredth of the stake or more.");
    if (std::ranges::any_of(read.decisions, [](const auto& one) { return one.kind == storage::DecisionKind::SideBet; }))
        sheet.notes << Pictures::tr("Taking a side bet costs what you could expect to lose on it before the first "
                                    "card. Luck and play count it with the side bets.");
    return sheet;
}

Sheet stakesPicture(const Statistics& read, const PictureContext& context) {
    const QString title = Pictures::tr("Stakes");
    if (read.days.empty())
        return emptySheet(title, nothingPlayed());
    Sheet sheet = pictureSheet(title, context);
    paper::Bars staked{.name = Pictures::tr("Staked"), .tone = Tone::Main};
    paper::Table& table = figuresOf(sheet, {Pictures::tr("Days"), Pictures::tr("Rounds"), Pictures::tr("Staked"),
                                            Pictures::tr("Returned"), Pictures::tr("Net"), Pictures::tr("A round")});
    for (const Period& period : periodsOf(read.days)) {
        sheet.diagram.places << period.shortText;
        staked.values << minor(period.sums.staked);
        if (period.sums.rounds == 0) { // it only keeps the bars to scale
            readEmptyPlace(sheet, period.text);
            continue;
        }
        const std::int64_t rounds = period.sums.rounds;
        table.rows.push_back(
            {.label = period.text,
             .cells = {countCell(period.sums.rounds), amountCell(period.sums.staked), amountCell(period.sums.returned),
                       netCell(period.sums.net()), amountCell(Money::minor(period.sums.staked.minorUnits() / rounds))},
             .plain = period.plain});
        readLastPlace(sheet, keyOf(period.first, period.last));
    }
    sheet.diagram.up = amountAxis(staked.values, false);
    sheet.diagram.bars = {staked};
    return sheet;
}

Sheet timePicture(const Statistics& read, const PictureContext& context) {
    const QString title = Pictures::tr("Time played");
    if (read.days.empty())
        return emptySheet(title, nothingPlayed());
    Sheet sheet = pictureSheet(title, context);
    paper::Bars time{.name = title, .tone = Tone::Second};
    paper::Table& table = figuresOf(sheet, {Pictures::tr("Days"), Pictures::tr("Rounds"), Pictures::tr("Time played")});
    double most = 0;
    for (const Period& period : periodsOf(read.days)) {
        const double minutes = static_cast<double>(period.sums.milliseconds) / minuteMs;
        sheet.diagram.places << period.shortText;
        time.values << minutes;
        most = std::max(most, minutes);
        if (period.sums.rounds == 0) {
            readEmptyPlace(sheet, period.text);
            continue;
        }
        table.rows.push_back(
            {.label = period.text,
             .cells = {countCell(period.sums.rounds),
                       {.text = durationText(period.sums.milliseconds), .plain = QString::number(minutes, 'f', 1)}},
             .plain = period.plain});
        readLastPlace(sheet, keyOf(period.first, period.last));
    }
    sheet.diagram.up =
        paper::roundAxis(0, most, amountMarks, 1, [](double at) { return durationText(std::llround(at) * minuteMs); });
    sheet.diagram.bars = {time};
    return sheet;
}

Money inAHundred(const RoundSums& sums) {
    return sums.rounds == 0
               ? Money()
               : Money::minor(std::llround(100 * minor(sums.net()) / static_cast<double>(sums.rounds)));
}

PicturePlace placeOf(const QString& key) {
    if (key.startsWith(u"game="))
        return {.game = key.section(u'=', 1), .first = {}, .last = {}};
    return {.game = {},
            .first = QDate::fromString(key.section(u'/', 0, 0), Qt::ISODate),
            .last = QDate::fromString(key.section(u'/', 1, 1), Qt::ISODate)};
}

QString durationText(std::int64_t milliseconds) {
    const std::int64_t minutes = (milliseconds + minuteMs / 2) / minuteMs;
    constexpr std::int64_t hour = 60;
    if (minutes < hour)
        return Pictures::tr("%1 min", "minutes").arg(numberText(minutes));
    return Pictures::tr("%1 h %2 min", "hours, minutes").arg(numberText(minutes / hour), numberText(minutes % hour));
}

} // namespace openshoe::models
