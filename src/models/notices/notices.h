// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <utility>

namespace openshoe::models {

/// Passing messages to the person. A warning stays until it has been read; what comes in the meantime waits behind it.
/// Messages keep the language they were given in.
class Notices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    /// Empty if there is none.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(Kind kind READ kind NOTIFY changed)
    /// What can be done about it, as a button's caption; empty if nothing.
    Q_PROPERTY(QString actionText READ actionText NOTIFY changed)

public:
    enum Kind { None, Info, Warning };
    Q_ENUM(Kind)

    explicit Notices(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] QString text() const { return m_now.text; }
    [[nodiscard]] Kind kind() const { return m_now.kind; }
    [[nodiscard]] QString actionText() const { return m_now.actionText; }
    /// Something was done.
    void tell(const QString& text) { show({text, Info}); }
    /// Something was done that can be undone or continued while the notice is shown.
    void offer(const QString& text, const QString& actionText, std::function<void()> action) {
        show({text, Info, actionText, std::move(action)});
    }
    /// Something is wrong, in spite of which play goes on.
    void warn(const QString& text) { show({text, Warning}); }

public slots:
    /// The notice has been read.
    void dismiss();
    /// Performs the action offered with it, once.
    void act();

signals:
    void changed();

private:
    struct Notice {
        QString text;
        Kind kind = None;
        QString actionText = {};
        std::function<void()> action = {};
    };
    void show(const Notice& notice);

    Notice m_now;
    QList<Notice> m_waiting; ///< behind a warning
};

} // namespace openshoe::models
