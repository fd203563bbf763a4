// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/games/ruleeditor.h"

#include <utility>

namespace openshoe::models {

RuleEditor::RuleEditor(catalogue::Catalogue& games, session::Analyst& analyst, QString ownFolder, QObject* parent)
    : QObject(parent), m_games(games), m_analyst(analyst), m_ownFolder(std::move(ownFolder)) {}

void RuleEditor::open(const QString& gameId) {
    if (gameId == m_gameId || !m_games.find(gameId.toStdString()))
        return;
    m_gameId = gameId;
    emit openChanged();
}

void RuleEditor::close() {
    if (!isOpen())
        return;
    m_gameId.clear();
    emit openChanged();
}

bool RuleEditor::save() {
    if (!isOpen())
        return false;
    emit saved(m_gameId);
    return true;
}

} // namespace openshoe::models
