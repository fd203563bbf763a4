// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/games/editorfigures.h"

#include "analysis/compare.h"
#include "models/strategy/chartmodel.h"
#include "models/strategy/chartwords.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/termwords.h"

#include <algorithm>
#include <set>

namespace openshoe::models {

namespace {

/// Nobody reads more cells than this one by one; of the rest only the number is shown.
constexpr std::size_t mostCells = 60;

/// Milliseconds without another change before the chart is calculated. Parts of that calculation can't be cancelled;
/// this way the price of one change after another never waits for it.
constexpr int quietTime = 120;

QString edgeOf(double expectation) {
    return percent(-expectation);
}

} // namespace

EditorFigures::EditorFigures(session::Analyst& analyst, SettingsController& settings, QObject* parent)
    : QObject(parent), m_analyst(analyst), m_hourly(settings) {
    connect(&m_hourly, &HourlyMoney::changed, this, &EditorFigures::tellPrice);
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietTime);
    connect(&m_quiet, &QTimer::timeout, this, &EditorFigures::look);
}

void EditorFigures::begin(const engine::RuleSet& saved) {
    end();
    m_rules = m_read = saved;
    m_hourly.setGame(m_rules);
    setSaved(saved);
    ask();
}

void EditorFigures::setSaved(const engine::RuleSet& saved) {
    m_saved = saved;
    m_savedFigures = m_analyst.known(saved);
    m_savedAsked = false;
    if (!m_savedFigures && !m_working)
        m_quiet.start();
    tellRules();
    tellCells();
}

void EditorFigures::update(const RuleDraft& draft) {
    m_stepped = true;
    m_before = draft.before();
    const bool sameText = draft.rules() == m_read;
    m_read = draft.rules();
    if (draft.isPlayable()) {
        m_rules = draft.rules();
        m_hourly.setGame(m_rules);
        ask(); // runs while the text is being written
    } else {
        stopAsking();
        m_working = m_looking = true;
    }
    if (!sameText)
        tellRules();
    emit changed();
}

void EditorFigures::end() {
    stopAsking();
    m_stepped = false;
    m_working = false;
    m_looking = false;
    m_before.reset();
    m_price.reset();
    m_figures.reset();
    m_savedFigures.reset();
    m_savedAsked = false;
    m_cellCount = -1;
    m_cells.setRows({});
    m_sideBets.setRows({});
    emit changed();
}

void EditorFigures::retranslate() {
    m_hourly.retranslate();
    tellRules();
    tellPrice();
    tellCells();
}

void EditorFigures::stopAsking() {
    m_quiet.stop();
    m_analyst.cancelPrice();
    m_analyst.cancelLook(this);
}

void EditorFigures::ask() {
    stopAsking();
    m_working = true;
    m_looking = true;
    m_analyst.price(m_rules, m_before.value_or(m_rules), this, [this](const session::Analyst::Price& price) {
        if (m_working)
            m_quiet.start();
        m_working = false;
        auto sideBets = m_price ? std::move(m_price->sideBets) : std::nullopt;
        m_price = price;
        if (!m_price->sideBets) // keep showing the previous ones for now
            m_price->sideBets = std::move(sideBets);
        if (!m_before)
            m_price->before.reset();
        tellPrice();
        emit priced();
    });
}

void EditorFigures::look() {
    askSaved();
    m_analyst.look(m_rules, this, [this](const session::Analyst::Figures& figures) {
        m_looking = false;
        m_figures = figures;
        if (m_rules == m_saved)
            m_savedFigures = figures;
        tellCells();
    });
}

// Skipped if the rules being looked at are the saved ones: the figures then come with those.
void EditorFigures::askSaved() {
    if (m_savedFigures || m_savedAsked || m_rules == m_saved)
        return;
    m_savedAsked = true;
    m_analyst.figures(m_saved, this, [this, saved = m_saved](const session::Analyst::Figures& figures) {
        if (saved != m_saved)
            return;
        m_savedAsked = false;
        m_savedFigures = figures;
        tellCells();
    });
}

void EditorFigures::tellPrice() {
    std::vector<FigureRow> bets;
    for (const analysis::SideBetFigures& figures : sideBetFigures()) {
        const engine::SideBet* bet = m_rules.sideBet(figures.id);
        bets.push_back({.name = bet ? sideBetName(*bet) : text(figures.id),
                        .value = sideBetText(figures.expectation, m_hourly.pace()),
                        .place = static_cast<int>(bets.size())});
    }
    m_sideBets.setRows(std::move(bets));
    emit changed();
}

std::vector<analysis::SideBetFigures> EditorFigures::sideBetFigures() const {
    return m_price ? m_price->sideBets.value_or(std::vector<analysis::SideBetFigures>())
                   : std::vector<analysis::SideBetFigures>();
}

void EditorFigures::tellCells() {
    std::vector<FigureRow> rows;
    m_cellCount = -1;
    if (m_figures && m_savedFigures) {
        const auto cells = analysis::cellsThatDiffer(m_savedFigures->chart, m_figures->chart);
        m_cellCount = static_cast<int>(cells.size());
        for (std::size_t i = 0; i < std::min(cells.size(), mostCells); ++i) {
            const auto word = [](const analysis::ChartCell& cell) {
                return cellWords(QString::fromLatin1(analysis::code(cell)));
            };
            rows.push_back(
                {.name = cellTitle(cells[i]),
                 .value = tr("%1 → %2", "a play that becomes another").arg(word(cells[i].a), word(cells[i].b)),
                 .place = static_cast<int>(i)});
        }
    }
    m_cells.setRows(std::move(rows));
    emit changed();
}

void EditorFigures::tellRules() {
    std::set<QString> before;
    for (const RuleRow& row : ruleRows(m_saved, nullptr))
        before.insert(row.text);
    std::vector<RuleRow> rows = ruleRows(m_read, nullptr);
    for (RuleRow& row : rows)
        row.changed = !before.contains(row.text);
    m_lines.setRows(std::move(rows));
}

QString EditorFigures::edgeHelp() const {
    return explanation(Term::HouseEdge);
}

QString EditorFigures::edgeText() const {
    return m_price ? edgeOf(m_price->expectation) : QString();
}

QString EditorFigures::savedEdgeText() const {
    return m_savedFigures ? edgeOf(m_savedFigures->expectation) : QString();
}

QString EditorFigures::costText() const {
    return m_price ? hourlyText(m_price->expectation, m_hourly.pace()) : QString();
}

Difference::Value EditorFigures::stepKind() const {
    if (!m_stepped || m_working || !m_price || !m_price->before)
        return Difference::None;
    return differenceOf(m_price->expectation - *m_price->before);
}

QString EditorFigures::stepText() const {
    if (stepKind() == Difference::None)
        return {};
    const double change = m_price->expectation - *m_price->before;
    return tr("%1, about %2 an hour", "percentage points, money")
        .arg(pointsText(gainText(-change)), hourlySizeText(change, m_hourly.pace()));
}

QString EditorFigures::cellsText() const {
    if (m_cellCount < 0)
        return {};
    return m_cellCount == 0 ? tr("Every cell of the chart is played as under the saved rules.")
                            : tr("%n cells of the chart are played differently:", "", m_cellCount);
}

QString EditorFigures::moreCellsText() const {
    const int more = m_cellCount - m_cells.count();
    return more > 0 ? tr("And %n more.", "cells of the chart", more) : QString();
}

void FigureRowModel::setRows(std::vector<FigureRow> rows) {
    update(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_editorfigures.cpp"
