// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rulesmodel.h"

#include "formats/rulestext.h"
#include "models/words.h"

namespace openshoe::models {

void RulesModel::setGames(std::vector<engine::RuleSet> games) {
    m_games = std::move(games);
    const QString shown =
        m_variantId.isEmpty() && !m_games.empty() ? QString::fromStdString(m_games.front().id) : m_variantId;
    m_variantId.clear();
    setVariantId(shown);
}

void RulesModel::setVariantId(const QString& variantId) {
    if (variantId == m_variantId)
        return;
    const auto game = std::find_if(m_games.begin(), m_games.end(),
                                   [&](const engine::RuleSet& rules) { return text(rules.id) == variantId; });
    if (game == m_games.end())
        return;
    m_variantId = variantId;
    m_gameName = text(game->name);
    std::vector<RuleRow> rows;
    for (const formats::RuleSection& section : formats::rulesText(*game)) {
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
    replace(m_rows, std::move(rows));
    std::vector<PayRow> pays;
    for (const engine::SideBet& bet : game->sideBets) {
        for (const engine::SideBet::Pay& pay : bet.pays) {
            pays.push_back({.bet = formats::sideBetName(bet),
                            .outcome = outcomeText(pay.outcome, engine::SideOutcome::None),
                            .pays = oddsText(pay.odds),
                            .place = static_cast<int>(pays.size())});
        }
    }
    m_payTables.setRows(std::move(pays));
    emit variantChanged();
}

} // namespace openshoe::models
