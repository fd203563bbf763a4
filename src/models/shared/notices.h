// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <utility>

namespace openshoe::models {

/// Passing words to the person. A warning stays until it has been read: what comes meanwhile waits behind it. They were
/// said in one moment, and stay as they were said when another language is chosen.
class Notices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    /// Empty for none.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(Kind kind READ kind NOTIFY changed)
    /// What can be done about it, as a button's caption; empty for nothing.
    Q_PROPERTY(QString actionText READ actionText NOTIFY changed)

public:
    enum Kind { None, Info, Warning };
    Q_ENUM(Kind)

    explicit Notices(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] QString text() const { return m_now.text; }
    [[nodiscard]] Kind kind() const { return m_now.kind; }
    [[nodiscard]] QString actionText() const { return m_now.actionText; }
    /// What was done.
    void tell(const QString& text) { show({text, Info}); }
    /// What was done, and can be undone or gone on with while it is shown.
    void offer(const QString& text, const QString& actionText, std::function<void()> action) {
        show({text, Info, actionText, std::move(action)});
    }
    /// What play goes on in spite of.
    void warn(const QString& text) { show({text, Warning}); }

public slots:
    /// It has been read.
    void dismiss();
    /// Does what is offered with it, once.
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
