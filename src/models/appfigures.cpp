// SPDX-License-Identifier: GPL-3.0-or-later
// What the analyser knows of the games, for the lobby and the rules pages.
#include "models/appparts.h"

#include "models/shared/words.h"

namespace openshoe::models {

void AppController::Parts::fillReturn(GameRow& row) {
    const auto found = games.find(row.variantId.toStdString());
    if (const auto figures = found ? analyst.known(*found) : nullptr)
        row.rtpText = QStringLiteral("%1 %").arg(figures->rtp() * 100, 0, 'f', 2);
}

// One after the other, as the analyst has time; each is shown when it is there.
void AppController::computeFigures(const QStringList& ids) {
    for (const catalogue::Game& game : m_parts->games.games()) {
        const engine::RuleSet& rules = *game.rules;
        if (!ids.isEmpty() && !ids.contains(text(rules.id)))
            continue;
        m_parts->analyst.figures(rules, this, [this, id = text(rules.id)](const session::Analyst::Figures& figures) {
            m_parts->rules.setFigures(id, figures);
            auto rows = m_parts->lobby.rows();
            for (GameRow& row : rows) {
                if (row.variantId == id)
                    m_parts->fillReturn(row);
            }
            m_parts->lobby.setRows(std::move(rows));
        });
    }
}

} // namespace openshoe::models
