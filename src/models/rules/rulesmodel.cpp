// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/rulesmodel.h"

#include "formats/rulestext.h"
#include "models/shared/words.h"

namespace openshoe::models {

std::vector<RuleRow> ruleRows(const engine::RuleSet& game, const session::Analyst::Figures& figures) {
    std::optional<formats::ComputedReturn> computed;
    if (figures)
        computed = {
            .perFirstStake = figures->rtp(), .perUnitStaked = figures->rtpPerUnitStaked(), .withSplitHands = {}};
    std::vector<RuleRow> rows;
    for (const formats::RuleSection& section : formats::rulesText(game, computed)) {
        for (const formats::RuleSentence& sentence : section.sentences) {
            RuleRow row{.section = section.title,
                        .text = sentence.text,
                        .houseChoice = sentence.houseChoice,
                        .place = static_cast<int>(rows.size())};
            for (const std::string& key : sentence.keys)
                row.keys << text(key);
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

RulesModel::RulesModel(const catalogue::Catalogue& games, const GameFigures& figures, QObject* parent)
    : RowModel(RuleRow::staticMetaObject, parent), m_games(games), m_figures(figures) {
    connect(&games, &catalogue::Catalogue::changed, this, [this](const QStringList& ids) {
        const auto game = m_games.find(m_variantId.toStdString());
        if (game && ids.contains(m_variantId)) // one that is gone stays to be read until another is chosen
            show(*game);
    });
    connect(&figures, &GameFigures::known, this, &RulesModel::fillFigures);
    show(*games.games().front().rules);
}

void RulesModel::retranslate() {
    if (const auto game = m_games.find(m_variantId.toStdString()))
        show(*game);
}

void RulesModel::setAtTable(const catalogue::Rules& rules) {
    if (!m_games.setAtTable(rules, m_variantId.toStdString()))
        return;
    if (const auto game = m_games.find(m_variantId.toStdString()))
        show(*game);
}

void RulesModel::setVariantId(const QString& variantId) {
    if (variantId == m_variantId)
        return;
    if (const auto game = m_games.find(variantId.toStdString()))
        show(*game);
}

void RulesModel::show(const engine::RuleSet& game) {
    m_variantId = text(game.id);
    m_gameName = models::gameName(game);
    replace(m_rows, ruleRows(game, m_figures.of(game)));
    m_payTables.setRows(payRows(game));
    emit variantChanged();
}

void RulesModel::fillFigures(const QString& variantId) {
    const auto game = m_games.find(variantId.toStdString());
    if (variantId != m_variantId || !game)
        return;
    update(m_rows, ruleRows(*game, m_figures.of(*game)));
    m_payTables.setOdds(payRows(*game));
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
            if (odds && &pay == &bet.pays.front())
                row.edgeText = tr("House edge %1").arg(percentText(-odds->expectation, 2));
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

} // namespace openshoe::models
