// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/said.h"
#include "catalogue/catalogue.h"
#include "models/table/liveround.h"
#include "models/table/showntable.h"
#include "session/table/tablesession.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace openshoe::models {

/// What the table says about its rules when its game is changed elsewhere: that new ones are waiting, that new ones are
/// in force, that the game's file is gone. The session decides which rules apply; this brings the table shown into
/// line.
class TableRules : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableController")

    /// Empty if there is nothing to say.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// New rules apply from the next round; the text stays as long as they wait. Any other text can be dismissed.
    Q_PROPERTY(bool waiting READ isWaiting NOTIFY changed)
    /// The game to edit for other rules here: the one being played, or its copy that is waiting.
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    /// The text names an obstacle in spite of which the table goes on.
    Q_PROPERTY(bool warning READ isWarning NOTIFY changed)

public:
    /// All must outlive it.
    TableRules(ShownTable& shown, LiveRound& live, QObject* parent = nullptr);

    /// Somebody sat down or left: nothing is said about the rules.
    void begin();
    /// Plays by the game's current rules, if they have changed; says so if the game is gone or can't be read.
    void update(const catalogue::Catalogue& games);
    /// Plays by this copy of the game.
    void goOnWith(const engine::RuleSet& copy);
    /// The language has changed: makes the texts anew.
    void retranslate() { say(); }

    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] bool isWaiting() const { return m_waiting; }
    [[nodiscard]] bool isWarning() const { return !m_waiting && m_obstacle != Obstacle::None && !m_text.isEmpty(); }

    [[nodiscard]] QString gameId() const { return m_gameId; }

public slots:
    /// Puts the text away; it has been read.
    void dismiss();
    /// Says again what was put away.
    void remind();

signals:
    void changed();
    /// The table is shown by the rules in force from now on.
    void shown();
    /// New rules are in force, and the outcome of the last round under the old ones has been looked at.
    void inForce();

private:
    /// Why the game's rules can't be followed.
    enum class Obstacle { None, Gone, Unreadable, NoMoney, NoSeat };
    struct News {
        engine::RuleSet before;
        engine::RuleSet after;
        std::vector<session::Misfit> misfits;
    };

    [[nodiscard]] const catalogue::Game* gameOf(const catalogue::Catalogue& games, const std::string& id) const;
    void use(const engine::RuleSet& rules);
    void onRulesChanged(const session::RulesChange& change);
    void onPhaseChanged();
    void show();
    void announce();
    void say();
    [[nodiscard]] QString newsText() const;
    [[nodiscard]] QString obstacleText() const;

    ShownTable& m_shown;
    LiveRound& m_live;
    std::optional<News> m_coming; ///< in force, but the round before is still being looked at
    std::optional<News> m_news;
    Obstacle m_obstacle = Obstacle::None;
    QString m_path;   ///< of the game's file
    base::Said m_reason; ///< why it can't be read
    QString m_text;
    QString m_gameId;
    QString m_putAway; ///< the text last dismissed
    bool m_waiting = false;
};

} // namespace openshoe::models
