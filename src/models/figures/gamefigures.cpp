// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/figures/gamefigures.h"

#include "models/words/amounts.h"

#include <QTimer>

namespace openshoe::models {

namespace {

/// In milliseconds. The window is up well before that; then there is time to calculate.
constexpr int afterStart = 600;

} // namespace

GameFigures::GameFigures(const catalogue::Catalogue& games, session::Analyst& analyst, QObject* parent)
    : QObject(parent), m_games(games), m_analyst(analyst) {
    QTimer::singleShot(afterStart, this, [this] {
        m_started = true;
        for (const catalogue::Game& game : m_games.games())
            ask(*game.rules);
    });
    connect(&games, &catalogue::Catalogue::changed, this, [this](const QStringList& ids) {
        for (const QString& id : m_started ? ids : QStringList()) {
            if (const auto game = m_games.find(id.toStdString()))
                ask(*game);
        }
    });
}

void GameFigures::ask(const engine::RuleSet& game) {
    m_analyst.figures(game, this, [this, id = text(game.id)](const session::Analyst::Figures& figures) {
        if (figures)
            emit known(id);
    });
}

} // namespace openshoe::models

#include "moc_gamefigures.cpp"
