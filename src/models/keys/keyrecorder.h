// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/keys/keymap.h"

#include <QObject>
#include <QString>

#include <optional>

namespace openshoe::models {

/// A person gives an action another key: by pressing it, and by deciding where it is another's already.
class KeyRecorder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

    /// It waits for a key.
    Q_PROPERTY(bool listening READ isListening NOTIFY changed)
    /// A key is another's: `question` is to be answered by takeOver() or cancel().
    Q_PROPERTY(bool asking READ isAsking NOTIFY changed)
    /// What the key is for.
    Q_PROPERTY(QString caption READ caption NOTIFY changed)
    /// What is pressed at the moment: "Ctrl+"; empty for nothing.
    Q_PROPERTY(QString pressed READ pressed NOTIFY changed)
    /// Why what was pressed can't be taken; empty for no such.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QString explanation READ explanation NOTIFY changed)

public:
    /// The map must outlive it.
    explicit KeyRecorder(KeyMap& map, QObject* parent = nullptr) : QObject(parent), m_map(map) {}

    [[nodiscard]] bool isListening() const { return m_state == State::Listening; }
    [[nodiscard]] bool isAsking() const { return m_state == State::Asking; }
    [[nodiscard]] QString caption() const;
    [[nodiscard]] QString pressed() const { return m_pressed ? m_pressed->shown() : QString(); }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString explanation() const;

public slots:
    /// Waits for the key that is to take the place of that action's keys, or to be one more of them.
    void change(const QString& actionId) { listen(actionId, false); }
    void add(const QString& actionId) { listen(actionId, true); }
    /// Keys going down and up while it listens, as in key events; what is held when the first goes up is taken.
    void press(int key, int modifiers);
    void release();
    /// Its first keys again; asks where one is another's.
    void reset(const QString& actionId);
    /// No key at all.
    void clear(const QString& actionId);
    void takeOver();
    void cancel();

signals:
    void changed();

private:
    enum class State { Idle, Listening, Asking };

    void listen(const QString& actionId, bool more);
    /// Gives them to the action, or asks first.
    void give(const KeyMap::Strokes& strokes);
    void become(State state);

    KeyMap& m_map;
    State m_state = State::Idle;
    int m_action = -1;
    bool m_more = false; ///< the key is added
    std::optional<KeyStroke> m_pressed;
    QString m_problem;
    KeyMap::Strokes m_wanted; ///< asked about
};

} // namespace openshoe::models
