// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

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

public:
    enum Kind { None, Info, Warning };
    Q_ENUM(Kind)

    explicit Notices(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] Kind kind() const { return m_kind; }
    /// What was done.
    void tell(const QString& text) { show(text, Info); }
    /// What play goes on in spite of.
    void warn(const QString& text) { show(text, Warning); }

public slots:
    /// It has been read.
    void dismiss();

signals:
    void changed();

private:
    void show(const QString& text, Kind kind);

    QString m_text;
    Kind m_kind = None;
    QList<std::pair<QString, Kind>> m_waiting; ///< behind a warning
};

} // namespace openshoe::models
