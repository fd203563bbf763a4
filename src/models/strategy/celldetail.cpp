// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/strategy/celldetail.h"

#include "models/words/amounts.h"

namespace openshoe::models {


namespace {

QString shareText(double share) {
    return share < 0.001 ? CellDetail::tr("under %1").arg(percentText(0.001, 1)) : percentText(share, 1);
}

} // namespace

void CellDetail::clear() {
    m_title = m_code = m_leadText = m_departuresText = m_note = QString();
    m_lead = Lead::Close;
    m_hasFirst = m_hasLater = false;
    m_plays.setRows({});
    m_departures.setRows({});
    emit changed();
}

void CellDetail::show(const engine::RuleSet& rules, const analysis::GameAnalysis& game, ChartSection::Value section,
                      std::size_t row, std::size_t column) {
    const analysis::ChartRow& line = rowsOf(game.chart, section)[row];
    const analysis::CellFigures& cell = rowsOf(*game.cells, section)[row][column];
    const analysis::Column& seen = game.chart.columns[column];
    m_title = cellTitle(section, line.label, seen);
    m_code = QString::fromLatin1(analysis::code(line.cells[column]));
    m_lead = leadOf(cell);
    m_leadText = cell.main() ? models::leadText(*cell.main()) : tr("No hand leads to this cell.");
    m_hasFirst = cell.first.has_value();
    m_hasLater = cell.later.has_value();
    const bool early = cell.first && cell.first->of(analysis::Play::Surrender) &&
                       analysis::surrendersBeforePeek(analysis::PayRules::of(rules), rules.dealer.peeks(), seen.up);
    m_note =
        early ? tr("Surrender comes before the dealer peeks; the figures of the other plays assume no dealer "
                   "blackjack.")
              : QString();
    listPlays(cell);
    listDepartures(cell, section == ChartSection::Soft);
    emit changed();
}

void CellDetail::listPlays(const analysis::CellFigures& cell) {
    std::vector<PlayWorth> rows;
    for (std::size_t i = 0; i < analysis::playCount; ++i) {
        const auto play = static_cast<analysis::Play>(i);
        const auto first = cell.first ? cell.first->of(play) : std::nullopt;
        const auto later = cell.later ? cell.later->of(play) : std::nullopt;
        if (!first && !later)
            continue;
        rows.push_back({.play = playCaption(play),
                        .first = first ? worthText(*first) : QString(),
                        .later = later ? worthText(*later) : QString(),
                        .firstBest = first && cell.first->isBest(play),
                        .laterBest = later && cell.later->isBest(play)});
    }
    m_plays.setRows(std::move(rows));
}

void CellDetail::listDepartures(const analysis::CellFigures& cell, bool soft) {
    std::vector<DepartureRow> rows;
    double share = 0;
    for (const analysis::Departure& departure : cell.departures) {
        share += departure.share;
        rows.push_back({.cards = cardsText(departure.cards, soft),
                        .play = playWord(departure.plays.best),
                        .gain = decimalText(
                            *departure.plays.of(departure.plays.best) - *departure.plays.of(departure.charted), 4),
                        .share = shareText(departure.share),
                        .worths = worthsText(departure.plays)});
    }
    m_departures.setRows(std::move(rows));
    if (!cell.main())
        m_departuresText.clear();
    else if (cell.departures.empty())
        m_departuresText = tr("The same play is best whatever cards make the hand.");
    else
        m_departuresText = tr("Another play is better with these cards, %1 of such hands").arg(shareText(share));
}

void PlayWorthModel::setRows(std::vector<PlayWorth> rows) {
    update(m_rows, std::move(rows));
}

void DepartureModel::setRows(std::vector<DepartureRow> rows) {
    replace(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_celldetail.cpp"
