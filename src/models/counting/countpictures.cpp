// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/counting/countpictures.h"

#include "models/counting/countwords.h"
#include "models/words/amounts.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace openshoe::models {

using paper::Sheet;
using paper::Tone;

namespace {

struct CountPictures {
    Q_DECLARE_TR_FUNCTIONS(CountPictures)
};

constexpr std::array fanParts{0.05, 0.25, 0.5, 0.75, 0.95};
constexpr int fanMarks = 5;
constexpr int chanceMarks = 4;
/// Counts rarer than this aren't drawn.
constexpr double rarestShown = 0.003;
constexpr std::size_t mostBars = 15;

Sheet sheetOf(const QString& title, const CountPictureContext& context, const QStringList& heads) {
    Sheet sheet{.title = title, .lines = context.lines};
    paper::Table table{.title = title, .heads = heads};
    table.kind = paper::Table::Kind::Text;
    table.widths.fill(1, heads.size());
    sheet.tables.push_back(std::move(table));
    return sheet;
}

paper::Cell moneyCell(double money, const std::string& currency) {
    return {.text = netOf(money, currency), .plain = QString::number(money, 'f', 2)};
}
paper::Cell partOf(double part) {
    return {.text = chanceText(part), .plain = QString::number(100 * part, 'f', 4)};
}

paper::Axis moneyAxis(double least, double most) {
    return paper::roundAxis(least, most, fanMarks, 1, [](double at) { return netDecimalText(at, 0); });
}

struct CountGroup {
    int from = 0;
    advantage::CountBin sum;
};

// The counts that come now and then; several together if there are many.
std::vector<CountGroup> groupsOfCounts(const advantage::CountingResult& rounds) {
    const auto bins = advantage::merged(rounds.fitted, rounds.settled);
    std::vector<advantage::CountBin> shown;
    for (const advantage::CountBin& bin : bins) {
        if (static_cast<double>(bin.rounds) >= rarestShown * static_cast<double>(rounds.rounds))
            shown.push_back(bin);
    }
    if (shown.empty())
        return {};
    const int across = shown.back().count - shown.front().count + 1;
    const int step = (across + static_cast<int>(mostBars) - 1) / static_cast<int>(mostBars);
    std::vector<CountGroup> groups;
    for (const advantage::CountBin& bin : shown) {
        const int from = shown.front().count + (bin.count - shown.front().count) / step * step;
        if (groups.empty() || groups.back().from != from)
            groups.push_back({.from = from, .sum = {.count = from}});
        groups.back().sum += bin;
    }
    return groups;
}

} // namespace

Sheet fanPicture(const Outlook& outlook, const CountPictureContext& context) {
    Sheet sheet = sheetOf(CountPictures::tr("Your money over time"), context,
                          {CountPictures::tr("Hours"), CountPictures::tr("1 in 20 is below"),
                           CountPictures::tr("1 in 4 is below"), CountPictures::tr("Half are below"),
                           CountPictures::tr("1 in 4 is above"), CountPictures::tr("1 in 20 is above")});
    paper::Diagram& diagram = sheet.diagram;
    const int places = outlook.sessions.empty() ? 20 : Outlook::parts;
    std::array<QList<QPointF>, fanParts.size()> points;
    double least = 0;
    double most = 0;
    for (int place = 0; place <= places; ++place) {
        const double part = static_cast<double>(place) / places;
        const double hour = part * context.hours;
        for (std::size_t i = 0; i < fanParts.size(); ++i) {
            const double result = place == 0 ? 0 : outlook.quantile(fanParts[i], part);
            points[i] << QPointF(hour, result);
            least = std::min(least, result);
            most = std::max(most, result);
        }
        if (place == 0 || (place * 5) % places != 0)
            continue;
        const QString hours = decimalText(hour, hour == std::round(hour) ? 0 : 1);
        paper::Row row{.label = hours, .cells = {}, .plain = QString::number(hour)};
        for (const QList<QPointF>& line : points)
            row.cells << moneyCell(line.back().y(), context.currency);
        diagram.readings.push_back(
            {.at = hour,
             .words = CountPictures::tr("After %1 h: half end between %2 and %3, nine in ten between %4 and %5")
                          .arg(hours, row.cells[1].text, row.cells[3].text, row.cells[0].text, row.cells[4].text),
             .key = {}});
        sheet.tables.back().rows.push_back(std::move(row));
    }
    diagram.bands = {{CountPictures::tr("9 in 10"), Tone::Outer, points[0], points[4]},
                     {CountPictures::tr("5 in 10"), Tone::Inner, points[1], points[3]}};
    diagram.lines = {{CountPictures::tr("middle"), Tone::Main, points[2]}};
    if (-outlook.bankroll >= 1.6 * least) {
        least = std::min(least, -outlook.bankroll);
        diagram.lines.push_back(
            {CountPictures::tr("ruin"), Tone::Lose, {{0, -outlook.bankroll}, {context.hours, -outlook.bankroll}}});
    } else {
        sheet.notes << CountPictures::tr("The bankroll is gone further down than this picture reaches.");
    }
    diagram.across = paper::roundAxis(0, context.hours, fanMarks, 0.1,
                                      [](double at) { return decimalText(at, at == std::round(at) ? 0 : 1); });
    diagram.across.to = context.hours;
    diagram.across.title = CountPictures::tr("hours");
    diagram.up = moneyAxis(least, most);
    return sheet;
}

Sheet sessionPicture(const Outlook& outlook, const CountPictureContext& context) {
    Sheet sheet =
        sheetOf(CountPictures::tr("How %n hours end", "sessions", static_cast<int>(std::lround(context.hours))),
                context, {CountPictures::tr("Result"), CountPictures::tr("So many of 100")});
    const double first = outlook.quantile(0.001, 1);
    const double last = outlook.quantile(0.999, 1);
    if (!(last > first)) {
        sheet.notes << CountPictures::tr("There is only one way that this can end.");
        return sheet;
    }
    paper::Diagram& diagram = sheet.diagram;
    diagram.across = moneyAxis(first, last);
    // As far as there is something to see.
    std::erase_if(diagram.across.marks,
                  [&](const paper::Axis::Mark& mark) { return mark.at < first || mark.at > last; });
    diagram.across.from = first;
    diagram.across.to = last;
    // Each point stands for the results around it; a point at nothing won or lost parts the two sides.
    constexpr int mostPoints = 48;
    double wide = (last - first) / mostPoints;
    // Exact results lie a stake or two apart: each point gathers equally many of them.
    if (const double apart = 2 * outlook.stake; !outlook.sessions.empty() && apart > 0)
        wide = std::ceil(wide / apart) * apart;
    const int points = std::max(2, static_cast<int>((last - first) / wide));
    QList<QPointF> lost;
    QList<QPointF> won;
    double most = 0;
    const auto heightAt = [&](double at) { return outlook.below(at + wide / 2) - outlook.below(at - wide / 2); };
    for (int i = 0; i <= points; ++i) {
        const double at = first + i * wide;
        const QPointF point(at, heightAt(at));
        most = std::max(most, point.y());
        (at < 0 ? lost : won) << point;
    }
    if (!lost.isEmpty() && !won.isEmpty()) {
        const QPointF middle(0, (lost.back().y() + won.front().y()) / 2);
        lost.append(middle);
        won.prepend(middle);
    }
    const auto floorOf = [](QList<QPointF> line) {
        for (QPointF& point : line)
            point.setY(0);
        return line;
    };
    if (lost.size() > 1)
        diagram.bands.push_back({QString(), Tone::Inner, floorOf(lost), lost});
    if (won.size() > 1)
        diagram.bands.push_back({QString(), Tone::Outer, floorOf(won), won});
    if (lost.size() > 1)
        diagram.lines.push_back({CountPictures::tr("behind"), Tone::Lose, lost});
    if (won.size() > 1)
        diagram.lines.push_back({CountPictures::tr("ahead"), Tone::Win, won});
    diagram.up = paper::roundAxis(0, most * 1.05, chanceMarks, 1e-9, [](double at) { return percentText(at, 0); });
    diagram.up.marks.clear();
    diagram.up.marks.push_back({0, QStringLiteral(" ")});
    constexpr int steps = 10;
    for (int i = 0; i < steps; ++i) {
        const double from = first + (last - first) * i / steps;
        const double to = first + (last - first) * (i + 1) / steps;
        const double part = (i + 1 == steps ? 1 : outlook.below(to)) - (i == 0 ? 0 : outlook.below(from));
        const QString range = i == 0 ? CountPictures::tr("below %1", "an amount").arg(netOf(to, context.currency))
                              : i + 1 == steps
                                  ? CountPictures::tr("from %1 up", "an amount").arg(netOf(from, context.currency))
                                  : CountPictures::tr("%1 to %2", "amounts")
                                        .arg(netOf(from, context.currency), netOf(to, context.currency));
        diagram.readings.push_back(
            {.at = (from + to) / 2,
             .words = CountPictures::tr("%1: %2", "a result, how often").arg(range, chanceText(part)),
             .key = {}});
        sheet.tables.back().rows.push_back({.label = range, .cells = {partOf(part)}});
    }
    sheet.notes << (outlook.sessions.empty() ? CountPictures::tr("Many small stakes are taken as one curve.")
                                             : CountPictures::tr("Exact, round by round."));
    return sheet;
}

Sheet countsPicture(const advantage::CountingResult& rounds, const CountPictureContext& context) {
    Sheet sheet = sheetOf(CountPictures::tr("How often each count comes"), context,
                          {CountPictures::tr("Count"), CountPictures::tr("Rounds")});
    paper::Bars bars{.name = CountPictures::tr("Rounds"), .tone = Tone::Second, .values = {}};
    double most = 0;
    for (const CountGroup& group : groupsOfCounts(rounds)) {
        const double share = static_cast<double>(group.sum.rounds) / static_cast<double>(rounds.rounds);
        bars.values << share;
        most = std::max(most, share);
        sheet.diagram.places << countText(group.from);
        sheet.tables.back().rows.push_back({.label = countText(group.from), .cells = {partOf(share)}});
    }
    if (bars.values.isEmpty())
        return sheet;
    sheet.diagram.bars = {std::move(bars)};
    sheet.diagram.up = paper::roundAxis(0, most, chanceMarks, 0.01, [](double at) { return percentText(at, 0); });
    return sheet;
}

Sheet worthPicture(const advantage::CountingResult& rounds, const CountPictureContext& context) {
    Sheet sheet =
        sheetOf(CountPictures::tr("What a stake wins by count"), context,
                {CountPictures::tr("Count"), CountPictures::tr("Of the stake"), CountPictures::tr("Standard error")});
    paper::Bars bars{.name = CountPictures::tr("Of the stake"), .values = {}, .bySign = true};
    double least = 0;
    double most = 0;
    for (const CountGroup& group : groupsOfCounts(rounds)) {
        const auto n = static_cast<double>(group.sum.rounds);
        const double mean = group.sum.net / n;
        const double error = std::sqrt(std::max(0.0, group.sum.square / n - mean * mean) / n);
        bars.values << mean;
        least = std::min(least, mean);
        most = std::max(most, mean);
        sheet.diagram.places << countText(group.from);
        sheet.tables.back().rows.push_back(
            {.label = countText(group.from),
             .cells = {{.text = netPercentText(mean, 2), .plain = QString::number(100 * mean, 'f', 4)},
                       partOf(error)}});
    }
    if (bars.values.isEmpty())
        return sheet;
    sheet.diagram.bars = {std::move(bars)};
    sheet.diagram.up = paper::roundAxis(least, most, fanMarks, 0.001, [](double at) { return netPercentText(at, 1); });
    return sheet;
}

} // namespace openshoe::models
