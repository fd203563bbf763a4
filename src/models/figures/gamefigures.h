// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "session/worth/analyst.h"

#include <QObject>
#include <QStringList>

namespace openshoe::models {

/// What the analyser knows about the catalogue's games. Requests their figures one after another, shortly after the
/// start, and again for those that change.
class GameFigures : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    GameFigures(const catalogue::Catalogue& games, session::Analyst& analyst, QObject* parent = nullptr);

    /// Null until they are known.
    [[nodiscard]] session::Analyst::Figures of(const engine::RuleSet& game) const { return m_analyst.known(game); }

signals:
    /// The figures of that game are known now.
    void known(const QString& variantId);

private:
    void ask(const engine::RuleSet& game);

    const catalogue::Catalogue& m_games;
    session::Analyst& m_analyst;
    bool m_started = false;
};

} // namespace openshoe::models
