// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/file/leftovers.h"

#include "formats/datafolder.h"
#include "storage/file/connection.h"
#include "storage/file/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlQuery>

#include <algorithm>
#include <iterator>
#include <vector>

namespace openshoe::storage {

using base::environmentError;
using base::Result;
using base::said;

namespace {

// The database, its journals, their shared memory, and the note that the journal is needed.
constexpr const char* endings[] = {"", "-wal", "-shm", "-journal", "-open"};

// The note that the files are being moved, and to which name.
QString movingNote(const QString& folder) {
    return QDir(folder).filePath(QStringLiteral("openshoe.moving"));
}

Result<void> moveFiles(const QString& folder, const QString& target) {
    const QString path = databasePath(folder);
    std::vector<QLatin1String> moved;
    for (const char* text : endings) {
        const QLatin1String ending(text);
        if (!QFileInfo::exists(path + ending))
            continue;
        if (const auto done = moveFile(path + ending, target + ending); !done) {
            for (const QLatin1String& back : moved)
                renameFile(target + back, path + back);
            return done;
        }
        moved.push_back(ending);
    }
    return {};
}

// SQLite does so by itself, but not on a read-only connection, which is what first inspects a file.
void rollBackCutTransaction(const QString& path) {
    if (!QFileInfo::exists(path) || QFileInfo(path + QLatin1String("-journal")).size() == 0)
        return;
    Connection connection(path, Connection::Access::Write);
    if (const auto opened = connection.open())
        QSqlQuery(*opened).exec(QStringLiteral("SELECT count(*) FROM sqlite_master"));
}

} // namespace

bool hasDatabaseFiles(const QString& folder) {
    const QString path = databasePath(folder);
    return std::any_of(std::begin(endings), std::end(endings),
                       [&](const char* ending) { return QFileInfo::exists(path + QLatin1String(ending)); });
}

std::optional<base::Error> linkedDatabase(const QString& folder) {
    for (const char* ending : endings) {
        if (auto link = formats::linkOut(folder, databasePath(folder) + QLatin1String(ending)))
            return link;
    }
    return formats::linkOut(folder, movingNote(folder));
}

Result<void> moveDatabase(const QString& folder, const QString& target) {
    const QString note = movingNote(folder);
    {
        QFile file(note);
        const QByteArray name = QFileInfo(target).fileName().toUtf8();
        if (!file.open(QIODevice::WriteOnly, formats::ownersAlone) || file.write(name) != name.size() ||
            !file.flush()) {
            file.remove();
            return environmentError(
                note.toStdString(),
                said("Errors", "can't be written; check that the disk has space and that you may write there"));
        }
    }
    syncToDisk(note);
    syncToDisk(folder);
    const auto moved = moveFiles(folder, target);
    syncToDisk(folder);
    QFile::remove(note);
    syncToDisk(folder);
    return moved;
}

Result<void> tidyFolder(const QString& folder) {
    const QString path = databasePath(folder);
    if (QFile note(movingNote(folder)); note.open(QIODevice::ReadOnly)) {
        const QString name = QString::fromUtf8(note.readAll());
        note.close();
        // A note that was itself cut short names no file: nothing has been moved yet. If both files exist, the move is
        // complete.
        if (name.startsWith(QLatin1String("openshoe-")) && name.endsWith(QLatin1String(".db")) &&
            !name.contains(QLatin1Char('/')) &&
            !(QFileInfo::exists(path) && QFileInfo::exists(QDir(folder).filePath(name)))) {
            if (const auto moved = moveFiles(folder, QDir(folder).filePath(name)); !moved)
                return moved;
        }
        note.remove();
        syncToDisk(folder);
    }
    if (QFileInfo::exists(path)) {
        rollBackCutTransaction(path);
        return {};
    }
    return hasDatabaseFiles(folder) ? moveDatabase(folder, freeName(folder, QStringLiteral("openshoe-left")))
                                    : Result<void>();
}

void noteInUse(const QString& path, const LastStep& step) {
    QFile note(path + QLatin1String("-open"));
    // Overwrites in place: truncating the file would make the next sync of the journal milliseconds slower.
    if (note.open(QIODevice::ReadWrite, formats::ownersAlone))
        note.write(QStringLiteral("%1 %2 %3\n").arg(step.round, 20).arg(step.over).arg(step.parts, 12).toLatin1());
}

void noteClosed(const QString& path) {
    QFile::remove(path + QLatin1String("-open"));
}

bool isNotedInUse(const QString& path) {
    return QFileInfo::exists(path + QLatin1String("-open"));
}

std::optional<LastStep> noteWithoutJournal(const QString& path) {
    QFile note(path + QLatin1String("-open"));
    if (QFileInfo(path + QLatin1String("-wal")).size() > 0 || !note.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QList<QByteArray> words = note.read(100).simplified().split(' ');
    if (words.size() != 3) // cut short itself, so it says nothing
        return std::nullopt;
    return LastStep{words[0].toLongLong(), words[1].toLongLong(), words[2].toLongLong()};
}

base::Said journalMissing() {
    return said("Errors", "the program was not closed properly, and the journal (openshoe.db-wal) with the last steps "
                          "played is missing; put it back before the next start if you can");
}

} // namespace openshoe::storage
