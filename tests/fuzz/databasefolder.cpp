// SPDX-License-Identifier: GPL-3.0-or-later
#include "databasefolder.h"

#include "check.h"
#include "program.h"
#include "storage/file/files.h"
#include "storage/store.h"

#include <QDir>
#include <QFile>

namespace openshoe::fuzz {

void putDatabase(const QString& folder, const QByteArray& database) {
    QDir(folder).removeRecursively();
    QFile file(storage::databasePath(folder));
    FUZZ_CHECK(QDir().mkpath(folder) && file.open(QIODevice::WriteOnly) && file.write(database) == database.size());
}

const QByteArray& baseDatabase() {
    static const QByteArray database = [] {
        QFile kept(QStringLiteral(OPENSHOE_FUZZ_FOLDER "/base.db"));
        FUZZ_CHECK(kept.open(QIODevice::ReadOnly));
        const QString folder = QDir(scratch()).filePath(QStringLiteral("../base"));
        putDatabase(folder, kept.readAll());
        {
            // Brought up to date by the program itself.
            const auto store = storage::Store::open(folder, storage::Access::Play);
            FUZZ_CHECK(store, store.error().text().c_str());
            const auto report = (*store)->call([](storage::Tables& t) { return t.checker.run(); });
            FUZZ_CHECK(report && report->rounds >= 6 && report->problems.empty(),
                       report && !report->problems.empty() ? report->problems.front().detail.english().c_str() : "");
        }
        QFile file(storage::databasePath(folder));
        FUZZ_CHECK(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }();
    return database;
}

const QByteArray& pricedDatabase() {
    static const QByteArray database = [] {
        const QString folder = QDir(scratch()).filePath(QStringLiteral("../priced"));
        putDatabase(folder, baseDatabase());
        FUZZ_CHECK(callProgram({"history", "price", "--data", folder}).code == 0);
        QFile file(storage::databasePath(folder));
        FUZZ_CHECK(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }();
    return database;
}

} // namespace openshoe::fuzz
