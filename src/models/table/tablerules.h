// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/said.h"
#include "catalogue/catalogue.h"
#include "models/table/liveround.h"
#include "models/table/showntable.h"
#include "session/tablesession.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace openshoe::models {

/// What the table says of its rules while their game is changed elsewhere: that others wait, that others are in force,
/// that the game's file is gone. The session decides which are; what lies on the table follows it from here.
class TableRules : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableController")

    /// Empty where there is nothing to say.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// Others hold from the next round on: it is said as long as they wait. Anything else can be put away.
    Q_PROPERTY(bool waiting READ isWaiting NOTIFY changed)
    /// The game to be changed by who wants other rules here: the one played, or its copy that waits.
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    /// It says what the table goes on in spite of.
    Q_PROPERTY(bool warning READ isWarning NOTIFY changed)

public:
    /// All must outlive it.
    TableRules(ShownTable& shown, LiveRound& live, QObject* parent = nullptr);

    /// Someone sits down, or leaves: nothing is said of the rules there.
    void begin();
    /// Plays by what the game is now, if that is another; says so where it is gone or can't be read.
    void follow(const catalogue::Catalogue& games);
    /// Plays by this copy of the game.
    void goOnWith(const engine::RuleSet& copy);
    /// Another language is spoken: what is shown is said anew.
    void retranslate() { say(); }

    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] bool isWaiting() const { return m_waiting; }
    [[nodiscard]] bool isWarning() const { return !m_waiting && m_obstacle != Obstacle::None && !m_text.isEmpty(); }

    [[nodiscard]] QString gameId() const { return m_gameId; }

public slots:
    /// It has been read.
    void dismiss();
    /// What was put away is said again.
    void remind();

signals:
    void changed();
    /// The table is shown by the rules in force from now on.
    void shown();
    /// Other rules are in force, and what was played by the former ones has been looked at.
    void inForce();

private:
    /// Why the game can't be followed.
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
    QString m_putAway; ///< what has been read
    bool m_waiting = false;
};

} // namespace openshoe::models
