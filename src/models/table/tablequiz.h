// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/liveround.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

namespace openshoe::models {

/// A question asked on the table outside any real round: from a round that was played, from a hand dealt for practice,
/// or in a round dealt there; and what an answer leads to. None of it is stored, and afterwards the table is as it was
/// before. What is asked and what an answer means is up to the listener.
class TableQuiz : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableController")

    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    /// "Your turn: hand 1, 15 against 6".
    Q_PROPERTY(QString questionText READ questionText NOTIFY questionChanged)
    /// The possible answers; after an answer, the ones that can be tried.
    Q_PROPERTY(openshoe::models::ActionsModel* actions READ actions CONSTANT)

public:
    /// All must outlive it.
    TableQuiz(ShownTable& shown, LiveRound& live, TableMessage& message, QObject* parent = nullptr);

    [[nodiscard]] bool isActive() const { return m_active; }
    [[nodiscard]] QString questionText() const;
    [[nodiscard]] ActionsModel* actions() { return &m_actions; }

    /// Sets the table's contents aside. Refused with a message while a round is being played, and before the table is
    /// ready.
    [[nodiscard]] bool begin();
    /// Shows the table after these events, at once, with its question. The quiz must have begun. Its hands are paid
    /// with made-up money: what the person has in the books stays in view.
    void ask(std::shared_ptr<const engine::RuleSet> rules, const engine::Events& events,
             const engine::Question& question);
    /// Plays the events that follow, one after another; the actions stay.
    void play(const engine::Events& events);
    /// Deals a round on the empty table, one event after another, then asks the question. Like ask(), otherwise.
    void deal(std::shared_ptr<const engine::RuleSet> rules, const engine::Events& events,
              const std::optional<engine::Question>& question);
    /// Plays the events that follow in that round, then asks the next question; without one the round is over.
    void goOn(const engine::Events& events, const std::optional<engine::Question>& question);
    /// The language has changed: makes the texts anew.
    void retranslate();

public slots:
    /// Gives an answer, a value of Intent, if it is one of the actions.
    void answer(int intent);
    void stop();

signals:
    void changed();
    void questionChanged();
    void answered(openshoe::engine::Action action);
    /// The quiz is over, and the table is as it was before.
    void ended();

private:
    void clear(std::shared_ptr<const engine::RuleSet> rules, const engine::Events& events);
    void put(const engine::Question& question);
    void putNext();

    ShownTable& m_shown;
    LiveRound& m_live;
    TableMessage& m_message;
    /// The table the person sits at, as it was before.
    struct Before {
        ShownTable::Snapshot table;
        TableMessage::Snapshot message;
    };
    std::optional<Before> m_before;
    ShownTable::Wallet m_wallet; ///< the person's own
    std::optional<engine::Question> m_asked;
    std::optional<engine::Question> m_next; ///< is asked once everything has been shown
    engine::TableState m_state; ///< in which the question is asked
    ActionsModel m_actions;
    bool m_active = false;
};

} // namespace openshoe::models
