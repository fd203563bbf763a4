// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/filesaver.h"

#include "models/files/documents.h"

#include <QSaveFile>

namespace openshoe::models {

QUrl FileSaver::folder() const {
    return documentsFolder();
}

void FileSaver::say(const QString& outcome, bool failed) {
    m_outcome = outcome;
    m_failed = failed;
    emit changed();
    if (failed)
        emit wentWrong(outcome);
    else
        emit told(outcome);
}

void FileSaver::save(const QUrl& file, const QString& ending, bool replace) {
    if (file.isEmpty())
        return;
    QString path = pathOf(file);
    if (path.isEmpty())
        return say(tr("%1 is not a file on this computer.").arg(file.toDisplayString()), true);
    if (!ending.isEmpty() && QFileInfo(path).suffix().isEmpty())
        path += u'.' + ending;
    const QString shown = QDir::toNativeSeparators(path);
    if (!replace && QFileInfo(path).size() > 0) {
        emit replaceAsked(QUrl::fromLocalFile(path), shown);
        return;
    }
    const QByteArray contents = m_contents();
    QSaveFile out(path);
    if (out.open(QIODevice::WriteOnly) && out.write(contents) == contents.size() && out.commit())
        say(tr("Written to %1").arg(shown), false);
    else
        say(tr("%1 can't be written: %2", "a file, and the system's reason").arg(shown, out.errorString()), true);
}

} // namespace openshoe::models

#include "moc_filesaver.cpp"
