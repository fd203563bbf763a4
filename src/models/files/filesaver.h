// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace openshoe::models {

/// Saves a file whose contents are at hand, and says what became of it.
class FileSaver : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by the models of a page")
    /// Where the file is, or why it couldn't be written. Empty before the first attempt.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    /// The outcome is a failure; wentWrong() has told it.
    Q_PROPERTY(bool failed READ hasFailed NOTIFY changed)
    /// The person's documents folder.
    Q_PROPERTY(QUrl folder READ folder CONSTANT)

public:
    using Contents = std::function<QByteArray()>;
    FileSaver(Contents contents, QObject* parent) : QObject(parent), m_contents(std::move(contents)) {}

    [[nodiscard]] QString outcome() const { return m_outcome; }
    [[nodiscard]] bool hasFailed() const { return m_failed; }
    [[nodiscard]] QUrl folder() const;

public slots:
    /// A name without an ending gets that one. Unless `replace`, an existing file leads to replaceAsked().
    void save(const QUrl& file, const QString& ending, bool replace);

signals:
    void changed();
    /// Nothing was written.
    void wentWrong(const QString& why);
    void told(const QString& outcome);
    /// Answered by save() with `replace`, or not at all. `name` is for display.
    void replaceAsked(const QUrl& file, const QString& name);

private:
    void say(const QString& outcome, bool failed);

    Contents m_contents;
    QString m_outcome;
    bool m_failed = false;
};

} // namespace openshoe::models
