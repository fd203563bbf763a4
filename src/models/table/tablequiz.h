// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/liveround.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

namespace openshoe::models {

/// A question asked on the table that is nobody's round: of one that was played, or of a hand dealt for practice; and
/// what comes of an answer. Nothing of it is kept. Afterwards the table is as it was before. What is asked and what an
/// answer means is for whoever listens.
class TableQuiz : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableController")

    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    /// "Your turn: hand 1, 15 against 6".
    Q_PROPERTY(QString questionText READ questionText NOTIFY questionChanged)
    /// What can be answered, and after an answer, tried.
    Q_PROPERTY(openshoe::models::ActionsModel* actions READ actions CONSTANT)

public:
    /// All must outlive it.
    TableQuiz(ShownTable& shown, LiveRound& live, TableMessage& message, QObject* parent = nullptr);

    [[nodiscard]] bool isActive() const { return m_active; }
    [[nodiscard]] QString questionText() const;
    [[nodiscard]] ActionsModel* actions() { return &m_actions; }

    /// Puts what is on the table aside. Refused in words while a round is being played, and before the table is laid.
    [[nodiscard]] bool begin();
    /// The table after these events, at once, and its question. The quiz has begun.
    void ask(std::shared_ptr<const engine::RuleSet> rules, const engine::Events& events,
             const engine::Question& question);
    /// This happens next, one after another; the actions stay.
    void play(const engine::Events& events);
    /// Another language is spoken.
    void retranslate();

public slots:
    /// Gives an answer by a value of Intent, if it is one of the actions.
    void answer(int intent);
    void stop();

signals:
    void changed();
    void questionChanged();
    void answered(openshoe::engine::Action action);
    /// It is over, and the table as it was.
    void ended();

private:
    ShownTable& m_shown;
    LiveRound& m_live;
    TableMessage& m_message;
    /// The table at which the person sits, as it was before.
    struct Before {
        ShownTable::Kept table;
        TableMessage::Kept message;
    };
    std::optional<Before> m_before;
    std::optional<engine::Question> m_asked;
    engine::TableState m_state; ///< in which it is asked
    ActionsModel m_actions;
    bool m_active = false;
};

} // namespace openshoe::models
