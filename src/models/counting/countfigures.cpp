// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/counting/countfigures.h"

#include "models/counting/countwords.h"
#include "models/words/amounts.h"

#include <QCoreApplication>

#include <cmath>

namespace openshoe::models {

namespace {

struct CountFigures {
    Q_DECLARE_TR_FUNCTIONS(CountFigures)
};

const QString noFigure = QStringLiteral("–");
constexpr double mostRoundsTold = 1e12;

QString figureText(Figure figure, const Outlook& outlook, const std::string& currency, double pace) {
    const advantage::Rate& round = outlook.round;
    switch (figure) {
    case Figure::PerHundred: return netOf(100 * round.mean, currency);
    case Figure::PerHour: return netOf(pace * round.mean, currency);
    case Figure::Deviation: return QStringLiteral("± ") + sizeOf(std::sqrt(pace) * round.deviation, currency);
    case Figure::Ruin: return chanceText(outlook.ruin);
    case Figure::TripRuin: return chanceText(outlook.tripRuin);
    case Figure::NZero: {
        const double rounds = advantage::nZero(round);
        if (round.mean <= 0 || !(rounds < mostRoundsTold))
            return noFigure;
        return CountFigures::tr("%1 rounds", "very many").arg(numberText(std::llround(rounds)));
    }
    case Figure::Desirability: return round.mean > 0 ? decimalText(advantage::desirability(round), 2) : noFigure;
    case Figure::Score: return round.mean > 0 ? decimalText(advantage::score(round), 2) : noFigure;
    case Figure::Kelly: return outlook.kelly() ? percentText(*outlook.kelly(), 0) : noFigure;
    case Figure::DoubleBeforeHalf:
        return outlook.doubleBeforeHalf() ? chanceText(*outlook.doubleBeforeHalf()) : noFigure;
    case Figure::Played: return percentText(outlook.share, outlook.share < 1 ? 1 : 0);
    case Figure::AverageStake: return sizeOf(outlook.stake, currency);
    case Figure::StandardError: return QStringLiteral("± ") + sizeOf(100 * outlook.error, currency);
    }
    return {};
}

} // namespace

std::vector<CountFigureRow> countFigures(const Outlook* outlook, const std::string& currency, double pace) {
    std::vector<CountFigureRow> rows;
    for (const Figure figure : everyFigure)
        rows.push_back({.name = figureName(figure),
                        .value = outlook ? figureText(figure, *outlook, currency, pace) : noFigure,
                        .meaning = figureMeaning(figure)});
    return rows;
}

void CountFigureModel::setRows(std::vector<CountFigureRow> rows) {
    update(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_countfigures.cpp"
