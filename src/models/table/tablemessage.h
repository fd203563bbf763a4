// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

/// The table's last message to the person: why something was refused, or what was done for them.
class TableMessage : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableController")

    /// Empty if there is none.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// It says why something was refused; otherwise, what was done.
    Q_PROPERTY(bool refused READ isRefused NOTIFY changed)

public:
    explicit TableMessage(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] bool isRefused() const { return m_refused; }
    void refuse(const QString& why) {
        set(why, true);
        emit refusal();
    }
    void tell(const QString& what) { set(what, false); }
    void clear() { set({}, false); }
    /// A message to be restored later.
    struct Snapshot {
        QString text;
        bool refused = false;
    };
    [[nodiscard]] Snapshot keep() const { return {m_text, m_refused}; }
    void restore(const Snapshot& snapshot) { set(snapshot.text, snapshot.refused); }

signals:
    void changed();
    /// Something was refused, perhaps in the same words as before.
    void refusal();

private:
    void set(const QString& text, bool refused) {
        if (m_text == text && m_refused == refused)
            return;
        m_text = text;
        m_refused = refused;
        emit changed();
    }

    QString m_text;
    bool m_refused = false;
};

} // namespace openshoe::models
