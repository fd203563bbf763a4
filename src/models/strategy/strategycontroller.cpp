// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/strategy/strategycontroller.h"

#include "base/worth.h"
#include "models/strategy/chartmodel.h"
#include "models/strategy/chartsheet.h"
#include "models/strategy/chartwords.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/termwords.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace openshoe::models {

using namespace engine;

namespace {

template <typename E> std::optional<E> named(const QString& value, std::initializer_list<E> all) {
    for (const E one : all) {
        if (value == QLatin1String(name(one)))
            return one;
    }
    return std::nullopt;
}

} // namespace

StrategyController::StrategyController(const catalogue::Catalogue& games, session::Analyst& analyst,
                                       SettingsController& settings, RowModel* choices, QObject* parent)
    : QObject(parent), m_games(games), m_analyst(analyst), m_choices(choices), m_own(*games.games().front().rules),
      m_rules(m_own), m_hourly(settings), m_comparison(games, analyst, settings, this),
      m_calculator(analyst, settings, this) {
    m_hourly.setGame(m_rules);
    m_calculator.setRules(m_rules);
    connect(&m_calculator, &HandCalculator::shownChanged, this, [this] {
        if (m_calculator.isShown())
            m_comparison.setShown(false);
    });
    connect(&m_comparison, &CompareController::chosen, this, [this] {
        if (m_comparison.isShown())
            m_calculator.setShown(false);
    });
    connect(&m_hourly, &HourlyMoney::changed, this, &StrategyController::figuresChanged);
    connect(&games, &catalogue::Catalogue::changed, this, [this](const QStringList& ids) {
        if (ids.contains(variantId()))
            setVariantId(variantId());
    });
}

QString StrategyController::variantId() const { return text(m_own.id); }
QString StrategyController::gameName() const { return models::gameName(m_own); }

void StrategyController::setAtTable(const catalogue::Rules& rules) {
    if (m_inForce.setAtTable(rules, m_own.id))
        setVariantId(variantId());
}

void StrategyController::setVariantId(const QString& variantId) {
    const auto game = m_inForce.find(variantId.toStdString());
    if (!game || *game == m_own)
        return;
    m_own = *game;
    m_figures.reset();
    m_ownFigures.reset();
    m_sight = 0;
    emit gameChanged();
    m_rules = m_own;
    m_hourly.setGame(m_rules);
    m_calculator.setRules(m_rules);
    emit rulesChanged();
    m_comparison.setRules(m_own, m_rules);
    showChart();
    if (m_wanted)
        refresh();
}

// --- Rules on trial.

void StrategyController::use(const RuleSet& rules) {
    if (rules == m_rules || !validate(rules))
        return;
    m_rules = rules;
    m_calculator.setRules(m_rules);
    emit rulesChanged();
    m_comparison.setRules(m_own, m_rules);
    refresh();
}

void StrategyController::reset() { use(m_own); }

void StrategyController::setDecks(int decks) {
    RuleSet next = m_rules;
    next.decks = decks;
    use(next);
}

void StrategyController::setHitsSoft17(bool hits) {
    RuleSet next = m_rules;
    next.dealer.drawing.hitsSoft = hits;
    use(next);
}

void StrategyController::setPeek(bool peek) {
    RuleSet next = m_rules;
    next.dealer.peek = peek;
    if (peek) { // there must be something to peek at
        next.dealer.secondCard = SecondCard::Dealt;
        next.dealer.open = false;
    }
    // What a Charlie has won at once can't be left to a blackjack that is found late.
    if (next.charlie.wins == CharlieWins::AtOnce && next.dealer.taken() != BlackjackTakes::All)
        next.charlie.wins = CharlieWins::AtEnd;
    use(next);
}

void StrategyController::setDoubleAfterSplit(bool offered) {
    RuleSet next = m_rules;
    next.doubling.afterSplit = offered;
    use(next);
}

QString StrategyController::doubleOn() const { return QString::fromLatin1(name(m_rules.doubling.on)); }

void StrategyController::setDoubleOn(const QString& on) {
    RuleSet next = m_rules;
    next.doubling.on =
        named(on, {DoubleOn::AnyTwo, DoubleOn::NineToEleven, DoubleOn::TenToEleven}).value_or(next.doubling.on);
    use(next);
}

QString StrategyController::surrender() const { return QString::fromLatin1(name(m_rules.surrender.when)); }

void StrategyController::setSurrender(const QString& when) {
    RuleSet next = m_rules;
    next.surrender.when =
        named(when, {SurrenderWhen::None, SurrenderWhen::Late, SurrenderWhen::Early}).value_or(next.surrender.when);
    use(next);
}

QString StrategyController::blackjackPays() const { return text(m_rules.blackjackPays.text()); }

void StrategyController::setBlackjackPays(const QString& odds) {
    RuleSet next = m_rules;
    next.blackjackPays = base::Odds::parse(odds.toStdString()).value_or(next.blackjackPays);
    use(next);
}

QStringList StrategyController::blackjackPayouts() const {
    QStringList all{QStringLiteral("3:2"), QStringLiteral("7:5"), QStringLiteral("6:5"), QStringLiteral("1:1")};
    if (const QString own = text(m_own.blackjackPays.text()); !all.contains(own))
        all.prepend(own);
    return all;
}

// Without splits there is nothing to double after one; with splits allowed again, the game's own rule applies.
void StrategyController::setSplitHands(int hands) {
    RuleSet next = m_rules;
    next.split.hands = hands;
    if (hands == 1)
        next.doubling.afterSplit = false;
    else if (m_rules.split.hands == 1)
        next.doubling.afterSplit = m_own.doubling.afterSplit;
    use(next);
}

// --- Figures.

void StrategyController::refresh() {
    if (m_own.id.empty())
        return;
    m_wanted = true;
    if (!m_ownFigures)
        m_ownFigures = m_analyst.known(m_own);
    if (const auto known = m_analyst.known(m_rules)) {
        m_analyst.cancelLook(this);
        m_working = false;
        m_figures = known;
        showChart();
        return;
    }
    m_working = true;
    emit figuresChanged();
    m_analyst.look(m_rules, this, [this](const session::Analyst::Figures& figures) {
        m_working = false;
        m_figures = figures;
        if (!isChanged())
            m_ownFigures = figures;
        showChart();
    });
    if (!m_ownFigures && isChanged()) {
        m_analyst.figures(m_own, this, [this, id = m_own.id](const session::Analyst::Figures& figures) {
            if (id != m_own.id)
                return;
            m_ownFigures = figures;
            emit figuresChanged();
        });
    }
}

QString StrategyController::edgeHelp() const { return explanation(Term::HouseEdge); }
QString StrategyController::edgeText() const { return m_figures ? percent(-m_figures->expectation) : QString(); }
QString StrategyController::costText() const {
    return m_figures ? hourlyText(m_figures->expectation, m_hourly.pace()) : QString();
}
QString StrategyController::ownEdgeText() const {
    return m_ownFigures ? percent(-m_ownFigures->expectation) : QString();
}

Difference::Value StrategyController::difference() const {
    if (!m_figures || !m_ownFigures || !isChanged() || m_working)
        return Difference::None;
    return differenceOf(m_figures->expectation - m_ownFigures->expectation);
}

QString StrategyController::differenceText() const {
    const Difference::Value found = difference();
    if (found == Difference::None)
        return {};
    if (found == Difference::Same)
        return tr("No difference");
    const QString much = apartText(m_figures->expectation, m_ownFigures->expectation);
    const QString money = hourlySizeText(m_figures->expectation - m_ownFigures->expectation, m_hourly.pace());
    return (found == Difference::Better ? tr("%1 better for you, about %2 an hour", "percentage points, money")
                                        : tr("%1 more for the house, about %2 an hour", "percentage points, money"))
        .arg(much, money);
}

QString StrategyController::returnText() const {
    if (!m_figures)
        return {};
    const QString returns = percentText(m_figures->rtp(), 2);
    return isChanged() || !m_own.publishedRtp
               ? tr("Returns %1").arg(returns)
               : tr("Returns %1 · published %2").arg(returns, percentText(*m_own.publishedRtp, 2));
}

QStringList StrategyController::offerLines() const {
    if (!m_figures)
        return {};
    QStringList lines;
    if (const auto worth = m_figures->insurance)
        lines << (base::isMore(*worth, 0)    ? tr("Insurance: take it (%1 per unit staked on it)")
                  : base::isEqual(*worth, 0) ? tr("Insurance: even (%1 per unit staked on it)")
                                             : tr("Insurance: decline (%1 per unit staked on it)"))
                     .arg(worthText(*worth));
    else
        lines << tr("Insurance: not offered");
    if (const auto worth = m_figures->evenMoney)
        lines << (base::isMore(*worth, 0)    ? tr("Even money: take it (%1 per unit, compared with waiting)")
                  : base::isEqual(*worth, 0) ? tr("Even money: even (%1 per unit, compared with waiting)")
                                             : tr("Even money: decline (%1 per unit, compared with waiting)"))
                     .arg(worthText(*worth));
    const bool late = m_rules.surrender.when == SurrenderWhen::Late && !m_rules.dealer.peeks();
    if (late || (m_rules.dealer.isOpen() && m_rules.surrender.when != SurrenderWhen::None)) {
        lines << tr("Surrender: as charted");
    } else {
        switch (m_rules.surrender.when) {
        case SurrenderWhen::None: lines << tr("Surrender: not offered"); break;
        case SurrenderWhen::Late: lines << tr("Surrender: as charted, after the dealer peeks"); break;
        case SurrenderWhen::Early: lines << tr("Surrender: as charted, before the dealer peeks"); break;
        }
    }
    if (m_rules.surrendersLater())
        lines << (m_rules.split.hasFree()   ? tr("R also holds after hits and splits, except on hands of a free split")
                  : m_rules.split.hands > 1 ? tr("R also holds after hits and splits")
                                            : tr("R also holds after hits"));
    return lines + afterDoubles(m_figures->chart) + freeHands(m_figures->chart);
}

QString StrategyController::methodText() const {
    if (!m_figures)
        return {};
    return m_figures->method.english() == "exact"
               ? tr("Exact, with every card of a full shoe counted.")
               : tr("With every card of a full shoe counted; on splits into more than two hands, see openshoe-cli "
                    "analyze.");
}

// --- The chart.

void StrategyController::setSight(int sight) {
    if (sight == m_sight || sight < 0 || sight >= m_sights.size())
        return;
    m_sight = sight;
    showChart();
}

void StrategyController::retranslate() {
    emit gameChanged();
    m_hourly.retranslate();
    showChart();
    m_comparison.retranslate();
    m_calculator.retranslate();
}

void StrategyController::showChart() {
    m_sights.clear();
    m_sightColumns.clear();
    m_columns.clear();
    m_hard.setHeading(headingOf(ChartSection::Hard));
    m_soft.setHeading(headingOf(ChartSection::Soft));
    m_pairs.setHeading(headingOf(ChartSection::Pairs));
    m_legend.setRows(legendRows());
    if (!m_figures) {
        for (ChartModel* model : {&m_hard, &m_soft, &m_pairs})
            model->setRows({});
        m_cell.clear();
        m_exporter.setReady(false);
        emit figuresChanged();
        return;
    }
    const analysis::Chart& chart = m_figures->chart;
    for (std::size_t i = 0; i < chart.columns.size(); ++i) {
        const QString sight = sightText(chart.columns[i]);
        auto at = m_sights.indexOf(sight);
        if (at < 0) {
            at = m_sights.size();
            m_sights << sight;
            m_sightColumns.emplace_back();
        }
        m_sightColumns[static_cast<std::size_t>(at)].push_back(i);
    }
    m_sight = std::clamp(m_sight, 0, static_cast<int>(m_sights.size()) - 1);
    const auto& columns = m_sightColumns[static_cast<std::size_t>(m_sight)];
    for (const std::size_t i : columns)
        m_columns << headText(chart.columns[i]);
    m_hard.setRows(linesOf(ChartSection::Hard, chart, *m_figures->cells, columns));
    m_soft.setRows(linesOf(ChartSection::Soft, chart, *m_figures->cells, columns));
    m_pairs.setRows(linesOf(ChartSection::Pairs, chart, *m_figures->cells, columns));
    showCell();
    m_exporter.setReady(true);
    emit figuresChanged();
}

std::vector<paper::Sheet> StrategyController::sheets() const {
    std::vector<paper::Sheet> sheets;
    for (int sight = 0; m_figures && sight < m_sights.size(); ++sight) {
        paper::Sheet sheet =
            chartSheet(m_figures->chart, *m_figures->cells, m_sightColumns[static_cast<std::size_t>(sight)]);
        sheet.title = tr("Best play of %1").arg(gameName());
        sheet.lines << (isChanged() ? tr("With trial rules: %1").arg(summaryText(m_rules)) : summaryText(m_rules));
        sheet.lines << tr("House edge %1 with best play, of the initial stake. %2").arg(edgeText(), returnText());
        sheet.lines << tr("%1. %2.", "what it costs, at what stake").arg(m_hourly.paceText(), costText());
        if (m_sights.size() > 1)
            sheet.lines << m_sights[sight];
        sheet.notes = offerLines() << methodText();
        sheets.push_back(std::move(sheet));
    }
    if (!sheets.empty())
        std::rotate(sheets.begin(), sheets.begin() + m_sight, sheets.begin() + m_sight + 1);
    return sheets;
}

void StrategyController::point(int section, int row, int column) {
    const auto found = std::find(chartSections.begin(), chartSections.end(), section);
    if (found == chartSections.end() || row < 0 || column < 0)
        return;
    m_pointed = {*found, static_cast<std::size_t>(row), static_cast<std::size_t>(column)};
    showCell();
}

// The columns change with what is known of the hole card: falls back to the nearest one that exists.
void StrategyController::showCell() {
    if (!m_figures)
        return;
    const auto& columns = m_sightColumns[static_cast<std::size_t>(m_sight)];
    const std::size_t row = std::min(m_pointed.row, rowsOf(m_figures->chart, m_pointed.section).size() - 1);
    m_cell.show(m_rules, *m_figures, m_pointed.section, row, columns[std::min(m_pointed.column, columns.size() - 1)]);
}

void ChartModel::setRows(std::vector<ChartLine> rows) {
    update(m_rows, std::move(rows));
}

void LegendModel::setRows(std::vector<LegendRow> rows) {
    update(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_chartmodel.cpp"
#include "moc_strategycontroller.cpp"
