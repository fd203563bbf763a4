// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <utility>

namespace openshoe::models {

/// What a person is asked for who reports a fault or moves to another computer: the program's version, and where its
/// data is.
class AboutController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by SettingsPageController")
    /// "Open Shoe 1.0.0 with Qt 6.4.2".
    Q_PROPERTY(QString versionText READ versionText NOTIFY changed)
    /// As the system writes paths.
    Q_PROPERTY(QString folder READ folder CONSTANT)
    Q_PROPERTY(QUrl folderUrl READ folderUrl CONSTANT)
    /// "12.3 MiB in 9 files"; empty until measure() has finished.
    Q_PROPERTY(QString sizeText READ sizeText NOTIFY changed)

public:
    explicit AboutController(QString folder, QObject* parent = nullptr)
        : QObject(parent), m_folder(std::move(folder)) {}

    [[nodiscard]] QString versionText() const;
    [[nodiscard]] QString folder() const;
    [[nodiscard]] QUrl folderUrl() const { return QUrl::fromLocalFile(m_folder); }
    [[nodiscard]] QString sizeText() const;
    /// Rebuilds the texts after the language has changed.
    void retranslate() { emit changed(); }

public slots:
    /// Adds up the files in the folder, on another thread.
    void measure();

signals:
    void changed();

private:
    QString m_folder;
    qint64 m_bytes = 0;
    int m_files = 0; ///< 0 until they have been counted
};

} // namespace openshoe::models
