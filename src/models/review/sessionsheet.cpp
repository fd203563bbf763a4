// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/sessionsheet.h"

#include "models/words/amounts.h"
#include "models/words/dates.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace openshoe::models {

using storage::SittingPrice;

namespace {

struct Sessions {
    Q_DECLARE_TR_FUNCTIONS(Sessions)
};

constexpr int mostDays = 6; ///< marked along the axis
constexpr int percentMarks = 4;
constexpr double finestPercent = 0.01;

double lossOf(const SittingPrice& session) {
    return 100 * (1 - accuracyOf(session.cost, session.staked));
}

// From the worst session up to 100%.
paper::Axis accuracyAxis(double mostLost) {
    const auto write = [](double lost) { return accuracyText(1 - lost / 100); };
    const paper::Axis lost = paper::roundAxis(0, std::max(mostLost, finestPercent), percentMarks, finestPercent, write);
    paper::Axis axis{.title = {}, .from = 100 - lost.to, .to = 100};
    for (auto mark = lost.marks.rbegin(); mark != lost.marks.rend(); ++mark)
        axis.marks.push_back({100 - mark->at, mark->text});
    return axis;
}

// The sessions at equal distances, some of their days marked.
paper::Axis sessionAxis(const std::vector<const SittingPrice*>& oldestFirst) {
    const auto count = static_cast<int>(oldestFirst.size());
    paper::Axis axis{.title = {}, .from = 0.5, .to = count + 0.5};
    const int step = std::max(1, (count + mostDays - 1) / mostDays);
    for (int i = 0; i < count; i += step) {
        const QString day = dateText(oldestFirst[static_cast<std::size_t>(i)]->started.toLocalTime().date());
        if (axis.marks.empty() || axis.marks.back().text != day)
            axis.marks.push_back({i + 1.0, day});
    }
    return axis;
}

} // namespace

double accuracyOf(double cost, base::Money staked) {
    return staked.isPositive() ? std::max(0.0, 1 - cost / static_cast<double>(staked.minorUnits())) : 1;
}

QString accuracyText(double accuracy) {
    return percentText(accuracy, 2);
}

paper::Sheet sessionSheet(const std::vector<SittingPrice>& sessions, const Archive& archive) {
    paper::Sheet sheet{.title = Sessions::tr("Accuracy by session")};
    if (sessions.empty()) {
        sheet.notes << Sessions::tr("No decision in these sessions has been priced yet.");
        return sheet;
    }
    std::vector<const SittingPrice*> oldestFirst;
    for (auto session = sessions.rbegin(); session != sessions.rend(); ++session)
        oldestFirst.push_back(&*session);
    // A step for each session.
    paper::Line line{.name = Sessions::tr("Accuracy by money"), .tone = paper::Tone::Main, .points = {}};
    double mostLost = 0;
    std::vector<paper::Reading> readings;
    for (std::size_t i = 0; i < oldestFirst.size(); ++i) {
        const double lost = lossOf(*oldestFirst[i]);
        mostLost = std::max(mostLost, lost);
        const auto at = static_cast<double>(i);
        line.points << QPointF(at + 0.5, 100 - lost) << QPointF(at + 1.5, 100 - lost);
        readings.push_back({.at = at + 1,
                            .words = Sessions::tr("%1, %2: %3, %n mistakes", "a date, a game, accuracy",
                                                  static_cast<int>(oldestFirst[i]->mistakes))
                                         .arg(dateTimeText(oldestFirst[i]->started.toLocalTime()),
                                              archive.gameName(oldestFirst[i]->variant),
                                              accuracyText(1 - lost / 100)),
                            .key = {}});
    }
    sheet.diagram.across = sessionAxis(oldestFirst);
    sheet.diagram.up = accuracyAxis(mostLost);
    sheet.diagram.lines = {line};
    sheet.diagram.readings = std::move(readings);
    paper::Table table{.title = sheet.title,
                       .heads = {Sessions::tr("Session"), Sessions::tr("Game"), Sessions::tr("Decisions", "a heading"),
                                 Sessions::tr("Mistakes"), Sessions::tr("Accuracy"), Sessions::tr("Cost")},
                       .rows = {}};
    table.kind = paper::Table::Kind::Text;
    table.widths = {3, 3, 2, 2, 2, 2};
    for (const SittingPrice& session : sessions) {
        const auto cost = base::Money::minor(std::llround(session.cost));
        const double accuracy = accuracyOf(session.cost, session.staked);
        table.rows.push_back(
            {.label = dateTimeText(session.started.toLocalTime()),
             .cells = {{.text = archive.gameName(session.variant), .plain = text(session.variant)},
                       {.text = numberText(session.decisions), .plain = QString::number(session.decisions)},
                       {.text = numberText(session.mistakes), .plain = QString::number(session.mistakes)},
                       {.text = accuracyText(accuracy), .plain = QString::number(100 * accuracy, 'f', 4)},
                       {.text = moneyText(cost, session.currency), .plain = plainAmount(cost)}},
             .plain = session.started.toUTC().toString(Qt::ISODate)});
    }
    sheet.tables.push_back(std::move(table));
    sheet.notes << Sessions::tr("Accuracy by money: the part of the stakes you decided about that your answers kept, "
                                "compared with the best ones. 100% means that every answer was best.");
    return sheet;
}

} // namespace openshoe::models
