// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

/// What is typed into Qt's own file dialogue, which is shown where the desktop has none: there a whole path is taken
/// for a name in the folder shown.
class FileNames : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

public slots:
    /// The field for the name in the dialogue that is open; null if the desktop shows its own.
    [[nodiscard]] QObject* field() const;
    /// The file that is meant: a whole path, one below the home folder ("~/"), or one below that folder. Empty if
    /// nothing is typed.
    [[nodiscard]] QUrl fileFor(const QString& typed, const QUrl& folder) const;
    /// It is a folder, to be opened rather than written.
    [[nodiscard]] bool isFolder(const QUrl& file) const;
};

} // namespace openshoe::models
