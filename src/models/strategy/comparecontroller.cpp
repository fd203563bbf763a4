// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/strategy/comparecontroller.h"

#include "formats/rulestext.h"
#include "models/strategy/chartmodel.h"
#include "models/strategy/chartsheet.h"
#include "models/strategy/chartwords.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/termwords.h"

#include <algorithm>
#include <cmath>

namespace openshoe::models {

using engine::RuleSet;

namespace {

const QString nothing = QStringLiteral("–");

QString gain(const std::optional<double>& part) {
    return part ? gainText(*part) : nothing;
}

QString edge(const std::optional<double>& expectation, const Pace& pace) {
    return expectation ? sideBetText(*expectation, pace) : nothing;
}

bool moves(const analysis::RuleEffect& rule) {
    return std::abs(rule.inTurn) >= smallestDifference || std::abs(rule.alone.value_or(0)) >= smallestDifference;
}

using Sections = std::vector<formats::RuleSection>;

// What the rules text says about a key.
QString saidOf(const Sections& sections, const std::string& key) {
    QStringList said;
    for (const auto& section : sections) {
        for (const auto& sentence : section.sentences) {
            if (std::ranges::find(sentence.keys, key) != sentence.keys.end())
                said << sentence.text;
        }
    }
    return said.isEmpty() ? nothing : said.join(u' ');
}

QStringList allSaid(const Sections& sections) {
    QStringList all;
    for (const auto& section : sections) {
        for (const auto& sentence : section.sentences)
            all << sentence.text;
    }
    return all;
}

QString sideBetNamed(const RuleSet& a, const RuleSet& b, const std::string& id) {
    const engine::SideBet* bet = a.sideBet(id) ? a.sideBet(id) : b.sideBet(id);
    return bet ? sideBetName(*bet) : text(id);
}

paper::Table tableOf(const QString& title, const QStringList& heads, const QList<int>& widths) {
    paper::Table table{.title = title, .heads = heads};
    table.kind = paper::Table::Kind::Text;
    table.widths = widths;
    return table;
}

} // namespace

CompareController::CompareController(const catalogue::Catalogue& games, session::Analyst& analyst,
                                     SettingsController& settings, QObject* parent)
    : QObject(parent), m_games(games), m_analyst(analyst), m_hourly(settings) {
    list();
    m_hourly.setGame(a().rules);
    connect(&m_hourly, &HourlyMoney::changed, this, &CompareController::show);
    m_second = std::min(1, static_cast<int>(m_candidates.size()) - 1);
    connect(&games, &catalogue::Catalogue::changed, this, [this] {
        const std::string first = a().rules.id;
        const std::string second = b().rules.id;
        list();
        const auto placeOf = [&](const std::string& id, int otherwise) {
            const auto found = std::ranges::find(m_candidates, id, [](const Candidate& one) { return one.rules.id; });
            return found == m_candidates.end() ? otherwise : static_cast<int>(found - m_candidates.begin());
        };
        m_first = placeOf(first, 0);
        m_second = placeOf(second, 0);
        compare();
    });
}

void CompareController::list() {
    m_candidates.clear();
    for (const catalogue::Game& game : m_games.games())
        m_candidates.push_back({gameName(*game.rules), *game.rules});
    if (m_trial)
        m_candidates.push_back({tr("%1, trial rules").arg(gameName(*m_trial)), *m_trial});
}

void CompareController::retranslate() {
    list();
    m_hourly.retranslate(); // shows
    emit chosen();
}

QStringList CompareController::names() const {
    QStringList names;
    for (const Candidate& one : m_candidates)
        names << one.name;
    return names;
}

void CompareController::setRules(const RuleSet& own, const RuleSet& trial) {
    m_trial = trial == own ? std::nullopt : std::optional(trial);
    list();
    const auto found = std::ranges::find(m_candidates, own.id, [](const Candidate& one) { return one.rules.id; });
    m_first = found == m_candidates.end() ? 0 : static_cast<int>(found - m_candidates.begin());
    m_second =
        m_trial ? static_cast<int>(m_candidates.size()) - 1 : (m_first + 1) % static_cast<int>(m_candidates.size());
    compare();
}

void CompareController::setShown(bool shown) {
    if (shown == m_shown)
        return;
    m_shown = shown;
    if (m_shown && m_stale)
        compare();
    else
        emit chosen();
}

void CompareController::choose(int first, int second) {
    const auto there = [&](int place) { return place >= 0 && place < static_cast<int>(m_candidates.size()); };
    if (!there(first) || !there(second) || (first == m_first && second == m_second))
        return;
    m_first = first;
    m_second = second;
    compare();
}

void CompareController::compare() {
    m_analyst.cancelComparison();
    m_comparison.reset();
    m_stale = !m_shown;
    m_working = m_shown;
    m_progress = 0;
    m_hourly.setGame(a().rules); // shows
    emit chosen();
    if (!m_shown)
        return;
    m_analyst.compare(
        a().rules, b().rules, this,
        [this](const session::Analyst::Comparison& comparison) {
            m_working = false;
            m_comparison = comparison;
            show();
        },
        [this](double done) {
            m_progress = done;
            emit changed();
        });
}

void CompareController::show() {
    std::vector<CompareLine> lines;
    std::vector<CompareLine> idle;
    std::vector<CompareLine> common;
    const Pace pace = m_hourly.pace();
    std::vector<ComparePair> cells;
    std::vector<ComparePair> sideBets;
    const QString nameA = a().name;
    const QString nameB = b().name;
    const auto pair = [&](const QString& name, const QString& ofA, const QString& ofB) {
        return ComparePair{.name = name,
                           .a = ofA,
                           .b = ofB,
                           .accessibleName = tr("%1. %2: %3. %4: %5.").arg(name, nameA, ofA, nameB, ofB)};
    };
    if (m_comparison) {
        const Sections ofA = formats::rulesText(a().rules);
        const Sections ofB = formats::rulesText(b().rules);
        for (const analysis::RuleEffect& rule : m_comparison->rules) {
            std::vector<CompareLine>& among = moves(rule) ? lines : idle;
            CompareLine line{.place = static_cast<int>(among.size()),
                             .a = saidOf(ofA, rule.key.path()),
                             .b = saidOf(ofB, rule.key.path())};
            // A rule that neither text mentions has no meaning in either game.
            if (line.a == nothing && line.b == nothing && !moves(rule))
                continue;
            line.differs = true;
            line.alone = gain(rule.alone);
            line.inTurn = gain(rule.inTurn);
            line.accessibleName = tr("Differs. %1: %2 %3: %4 Alone %5, in turn %6.")
                                      .arg(nameA, line.a, nameB, line.b, line.alone, line.inTurn);
            if (moves(rule)) {
                line.aloneMoney = rule.alone ? hourlyNetText(*rule.alone, pace) : QString();
                line.inTurnMoney = hourlyNetText(rule.inTurn, pace);
                line.accessibleName =
                    tr("%1 In an hour: %2.", "a rule that differs, money").arg(line.accessibleName, line.inTurnMoney);
            }
            among.push_back(std::move(line));
        }
        const QStringList others = allSaid(ofB);
        for (const QString& said : allSaid(ofA)) {
            if (others.contains(said))
                common.push_back({.place = static_cast<int>(common.size()),
                                  .a = said,
                                  .b = said,
                                  .accessibleName = tr("Both: %1").arg(said)});
        }
        for (const CellLine& line : cellLines(m_comparison->cells))
            cells.push_back(pair(line.title, line.a, line.b));
        for (const auto& bet : m_comparison->sideBets)
            sideBets.push_back(pair(sideBetNamed(a().rules, b().rules, bet.id), edge(bet.a, pace), edge(bet.b, pace)));
    }
    m_lines.setRows(std::move(lines));
    m_idleLines.setRows(std::move(idle));
    m_commonLines.setRows(std::move(common));
    m_cells.setRows(tr("Hands that are played differently"), std::move(cells));
    m_sideBets.setRows(tr("House edge of the side bets, and in an hour with the same stake on each"),
                       std::move(sideBets));
    m_exporter.setReady(m_comparison != nullptr);
    emit changed();
}

QString CompareController::edgeHelp() const { return explanation(Term::HouseEdge); }

QString CompareController::firstEdge() const {
    return m_comparison ? percent(-m_comparison->a->expectation) : QString();
}
QString CompareController::secondEdge() const {
    return m_comparison ? percent(-m_comparison->b->expectation) : QString();
}

QString CompareController::firstCost() const {
    return m_comparison ? hourlyText(m_comparison->a->expectation, m_hourly.pace()) : QString();
}
QString CompareController::secondCost() const {
    return m_comparison ? hourlyText(m_comparison->b->expectation, m_hourly.pace()) : QString();
}

Difference::Value CompareController::difference() const {
    return m_comparison ? differenceOf(m_comparison->b->expectation - m_comparison->a->expectation) : Difference::None;
}

QString CompareController::differenceText() const {
    const Difference::Value found = difference();
    if (found == Difference::None)
        return {};
    if (found == Difference::Same)
        return tr("No difference");
    const QString much = apartText(m_comparison->b->expectation, m_comparison->a->expectation);
    const QString money = hourlySizeText(m_comparison->b->expectation - m_comparison->a->expectation, m_hourly.pace());
    return (found == Difference::Better
                ? tr("The second is %1 better for you, about %2 an hour", "percentage points, money")
                : tr("The second is %1 better for the house, about %2 an hour", "percentage points, money"))
        .arg(much, money);
}

QString CompareController::note() const {
    return tr("Alone: what the first game's return gains when only this rule is taken from the second. In turn: what "
              "it gains when the rules are changed one after another; these add up. Both in percentage points, and "
              "in money beneath, in an hour.");
}

std::vector<paper::Sheet> CompareController::sheets() const {
    if (!m_comparison)
        return {};
    paper::Sheet sheet{.title = tr("%1 and %2").arg(a().name, b().name)};
    sheet.lines << tr("House edge %1 and %2. %3.").arg(firstEdge(), secondEdge(), differenceText());
    paper::Table differing = tableOf(
        tr("What differs"), {a().name, b().name, tr("Alone"), tr("In turn"), tr("In an hour")}, {3, 3, 1, 1, 1});
    paper::Table alike = tableOf(tr("In common"), {QString()}, {1});
    for (const CompareLineModel* lines : {&m_lines, &m_idleLines}) {
        for (const CompareLine& line : lines->rows())
            differing.rows.push_back({.label = line.a,
                                      .cells = {{line.b}, {line.alone}, {line.inTurn}, {line.inTurnMoney}},
                                      .marked = true});
    }
    for (const CompareLine& line : m_commonLines.rows())
        alike.rows.push_back({.label = line.a});
    const auto add = [&](const ComparePairModel& model) {
        paper::Table table = tableOf(model.heading(), {QString(), a().name, b().name}, {2, 2, 2});
        for (const ComparePair& row : model.rows())
            table.rows.push_back({.label = row.name, .cells = {{row.a}, {row.b}}});
        if (!table.rows.empty())
            sheet.tables.push_back(std::move(table));
    };
    add(m_cells);
    add(m_sideBets);
    sheet.tables.push_back(std::move(differing));
    if (!alike.rows.empty())
        sheet.tables.push_back(std::move(alike));
    sheet.lines << tr("%1: %2 and %3.", "at what stake; what each of two games costs")
                       .arg(m_hourly.paceText(), firstCost(), secondCost());
    sheet.notes << note();
    return {sheet};
}

void CompareLineModel::setRows(std::vector<CompareLine> rows) {
    replace(m_rows, std::move(rows));
}

void ComparePairModel::setRows(const QString& heading, std::vector<ComparePair> rows) {
    m_heading = heading;
    replace(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_comparecontroller.cpp"
#include "moc_comparemodels.cpp"
