// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/rulesmodel.h"

#include "formats/rulestext.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"

#include <utility>

namespace openshoe::models {

std::vector<RuleRow> ruleRows(const engine::RuleSet& game, const session::Analyst::Figures& figures) {
    std::optional<formats::ComputedReturn> computed;
    if (figures)
        computed = {
            .perFirstStake = figures->rtp(), .perUnitStaked = figures->rtpPerUnitStaked(), .withSplitHands = {}};
    std::vector<RuleRow> rows;
    const auto sections = formats::rulesText(game, computed);
    for (const formats::RuleSection& section : sections) {
        for (const formats::RuleSentence& sentence : section.sentences) {
            RuleRow row{.section = section.title,
                        .text = sentence.text,
                        .houseChoice = sentence.houseChoice,
                        .place = static_cast<int>(rows.size())};
            for (const std::string& key : sentence.keys)
                row.keys << text(key);
            row.grounds = sentence.grounds;
            row.help = explained(termsOf(game, sentence.keys, sentence.grounds));
            // The returns come last; not all of them state a rule.
            if (&section == &sections.back())
                row.help = explanation(Term::Return);
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

RulesModel::RulesModel(const catalogue::Catalogue& games, const GameFigures& figures, RowModel* choices,
                       QObject* parent)
    : RowModel(RuleRow::staticMetaObject, parent), m_games(games), m_choices(choices), m_figures(figures) {
    connect(&games, &catalogue::Catalogue::changed, this, [this](const QStringList& ids) {
        const auto game = shown();
        if (game && !m_played && ids.contains(m_variantId)) // one that is gone stays until another is chosen
            show(*game);
    });
    connect(&figures, &GameFigures::known, this, &RulesModel::fillFigures);
    show(*games.games().front().rules);
    m_firstVariant = m_variantId;
}

void RulesModel::retranslate() {
    if (const auto game = shown())
        show(*game);
}

catalogue::Rules RulesModel::shown() const {
    return m_played ? m_played : m_games.find(m_variantId.toStdString());
}

void RulesModel::setAtTable(const catalogue::Rules& rules) {
    if (!m_games.setAtTable(rules, m_variantId.toStdString()))
        return;
    if (const auto game = shown())
        show(*game);
}

void RulesModel::setVariantId(const QString& variantId) {
    mark(-1);
    if (variantId == m_variantId && !m_played)
        return;
    leavePlayed();
    if (const auto game = m_games.find(variantId.toStdString()))
        show(*game);
}

void RulesModel::showPlayed(const engine::RuleSet& played, const QString& place, const QString& round) {
    const auto game = m_games.find(played.id);
    leavePlayed();
    if (!game || *game != played) {
        m_played = std::make_shared<const engine::RuleSet>(played);
        m_playedIn = tr("As they were in %1", "rules; a round and its number").arg(round);
    }
    show(played);
    mark(placeOf(place));
}

void RulesModel::forgetPlayed() {
    mark(-1);
    if (!m_played)
        return;
    leavePlayed();
    const auto game = m_games.find(m_variantId.toStdString());
    if (game)
        show(*game);
    else
        setVariantId(m_firstVariant);
}

void RulesModel::leavePlayed() {
    m_played.reset();
    m_playedIn.clear();
}

int RulesModel::placeOf(const QString& place) const {
    const auto ground = engine::groundNamed(place.toStdString());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const RuleRow& row = m_rows[i];
        if (row.keys.contains(place) || (ground && std::ranges::find(row.grounds, *ground) != row.grounds.end()))
            return static_cast<int>(i);
    }
    return -1;
}

QStringList RulesModel::sections() const {
    QStringList sections;
    for (const RuleRow& row : m_rows) {
        if (!sections.contains(row.section))
            sections << row.section;
    }
    return sections;
}

int RulesModel::rowOf(const QString& section) const {
    const auto row = std::ranges::find(m_rows, section, &RuleRow::section);
    return row == m_rows.end() ? -1 : static_cast<int>(row - m_rows.begin());
}

void RulesModel::mark(int row) {
    if (row == m_marked)
        return;
    m_marked = row;
    emit markedChanged();
}

void RulesModel::setReasons(const QStringList& places) {
    m_reasonPlaces = places;
    findReasons();
}

void RulesModel::findReasons() {
    QList<int> reasons;
    for (const QString& place : std::as_const(m_reasonPlaces)) {
        if (const int row = placeOf(place); row >= 0 && !reasons.contains(row))
            reasons << row;
    }
    if (std::exchange(m_reasons, reasons) != reasons)
        emit reasonsChanged();
}

void RulesModel::show(const engine::RuleSet& game) {
    m_variantId = text(game.id);
    m_gameName = models::gameName(game);
    replace(m_rows, ruleRows(game, m_figures.of(game)));
    m_payTables.setRows(payRows(game));
    emit variantChanged();
    emit sectionsChanged();
    findReasons();
}

void RulesModel::fillFigures(const QString& variantId) {
    const auto game = shown();
    if (variantId != m_variantId || !game)
        return;
    update(m_rows, ruleRows(*game, m_figures.of(*game)));
    m_payTables.setOdds(payRows(*game));
    emit sectionsChanged(); // the return has a heading of its own
    findReasons();
}

std::vector<PayRow> RulesModel::payRows(const engine::RuleSet& game) const {
    const auto figures = m_figures.of(game);
    std::vector<PayRow> rows;
    for (std::size_t i = 0; i < game.sideBets.size(); ++i) {
        const engine::SideBet& bet = game.sideBets[i];
        const auto* odds = figures && i < figures->sideBets.size() ? &figures->sideBets[i] : nullptr;
        for (const engine::SideBet::Pay& pay : bet.pays) {
            PayRow row{.bet = sideBetName(bet),
                       .outcome = outcomeText(pay.outcome, engine::SideOutcome::None),
                       .pays = oddsText(pay.odds),
                       .place = static_cast<int>(rows.size())};
            for (std::size_t k = 0; odds && k < odds->outcomes.size(); ++k) {
                if (odds->outcomes[k].name == engine::name(pay.outcome))
                    row.probabilityText = percentText(odds->outcomes[k].probability, 4);
            }
            if (odds && &pay == &bet.pays.front()) {
                row.edgeText = tr("House edge %1").arg(percentText(-odds->expectation, 2));
                row.edgeHelp = explanation(Term::HouseEdge);
            }
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

void RuleLinesModel::setRows(std::vector<RuleRow> rows) {
    update(m_rows, std::move(rows));
}

void PayTablesModel::setRows(std::vector<PayRow> rows) {
    replace(m_rows, std::move(rows));
}

void PayTablesModel::setOdds(std::vector<PayRow> rows) {
    update(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_rulesmodel.cpp"
