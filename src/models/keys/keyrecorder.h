// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/keys/keymap.h"

#include <QObject>
#include <QString>

#include <optional>

namespace openshoe::models {

/// Lets a person give an action another key: by pressing it, and by deciding what to do if it is already taken.
class KeyRecorder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

    /// Waiting for a key.
    Q_PROPERTY(bool listening READ isListening NOTIFY changed)
    /// The key is already taken: `question` is to be answered by takeOver() or cancel().
    Q_PROPERTY(bool asking READ isAsking NOTIFY changed)
    /// The caption of the action being changed.
    Q_PROPERTY(QString caption READ caption NOTIFY changed)
    /// What is being held down: "Ctrl+"; empty if nothing.
    Q_PROPERTY(QString pressed READ pressed NOTIFY changed)
    /// Why the keys pressed can't be used; empty if there is nothing wrong.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QString explanation READ explanation NOTIFY changed)

public:
    /// The map must outlive it.
    explicit KeyRecorder(KeyMap& map, QObject* parent = nullptr) : QObject(parent), m_map(map) {}

    [[nodiscard]] bool isListening() const { return m_state == State::Listening; }
    [[nodiscard]] bool isAsking() const { return m_state == State::Asking; }
    [[nodiscard]] QString caption() const;
    [[nodiscard]] QString pressed() const { return m_pressed ? m_map.cap(*m_pressed) : QString(); }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString explanation() const;

public slots:
    /// Waits for a key that will replace the action's keys, or be added to them.
    void change(const QString& actionId) { listen(actionId, false); }
    void add(const QString& actionId) { listen(actionId, true); }
    /// The keys going down and up while it listens, as in key events; what is held when the first one goes up counts.
    void press(int key, int modifiers);
    void release();
    /// Restores its default keys; asks first if one is taken.
    void reset(const QString& actionId);
    /// Leaves it without a key.
    void clear(const QString& actionId);
    void takeOver();
    void cancel();

signals:
    void changed();

private:
    enum class State { Idle, Listening, Asking };

    void listen(const QString& actionId, bool more);
    /// Assigns the keys to the action, or asks first.
    void give(const KeyMap::Strokes& strokes);
    void become(State state);

    KeyMap& m_map;
    State m_state = State::Idle;
    int m_action = -1;
    bool m_more = false; ///< the key is added to the others
    std::optional<KeyStroke> m_pressed;
    QString m_problem;
    KeyMap::Strokes m_wanted; ///< the keys asked about
};

} // namespace openshoe::models
