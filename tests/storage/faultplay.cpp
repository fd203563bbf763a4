// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultplay.h"

#include "storage/record/database.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace openshoe;
using namespace openshoe::storage;

namespace {

QString said(const char* what, const base::Error& error) {
    return QStringLiteral("%1: %2").arg(QLatin1String(what), QString::fromStdString(error.text()));
}

QString problemsOf(Store& store) {
    const auto report = store.call([](Tables& t) { return t.checker.run(); });
    if (!report)
        return said("the check", report.error());
    if (!report->problems.empty())
        return QStringLiteral("the check: %1, round %2")
            .arg(QString::fromStdString(report->problems.front().detail.english()))
            .arg(report->problems.front().round.value_or(0));
    return {};
}

QString finishAll(Store& store) {
    const auto open = store.call([](Tables& t) { return t.journal.recover(); });
    if (!open)
        return said("recover", open.error());
    if (open->size() > 1)
        return QStringLiteral("more than one round is open");
    for (const storage::OpenRound& round : *open) {
        if (round.state.phase != engine::Phase::Betting && !engine::question(round.rules, round.state))
            return QStringLiteral("the open round waits for nobody");
        if (const auto done = TestPlayer::finish(store, round); !done)
            return said("finishing", done.error());
        const auto row = store.call([&](Tables& t) { return t.rounds.find(round.id); });
        if (!row || (*row && (!(*row)->recovered || (*row)->state == RoundState::Open)))
            return QStringLiteral("the round was not finished, or isn't marked");
    }
    return {};
}

} // namespace

QString quickFolder() {
    const QString memory = QStringLiteral("/dev/shm");
    const bool there = QFileInfo(memory).isDir() && QFileInfo(memory).isWritable();
    return (there ? memory : QDir::tempPath()) + QStringLiteral("/openshoe-test-XXXXXX");
}

QByteArray digestOf(Store& store) {
    return store.call([](Tables& t) {
        Sql& sql = t.db.sql();
        QCryptographicHash hash(QCryptographicHash::Sha1);
        QStringList tables;
        {
            // In `settings` is only a backup's number, which what was restored from it has too.
            Cursor row = sql.query("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
                                   " AND name <> 'settings' ORDER BY name");
            while (row.next())
                tables << row.string(0);
        }
        for (const QString& table : tables) {
            hash.addData(table.toUtf8());
            Cursor row = sql.select(QStringLiteral("SELECT * FROM %1").arg(table), {});
            while (row.next()) {
                for (int column = 0; row.value(column).isValid(); ++column)
                    hash.addData(row.bytes(column) + '|');
            }
        }
        return sql.result(hash.result()).value_or(QByteArray("unreadable"));
    });
}

AccountRow accountIn(Store& store) {
    return store.call([](Tables& t) { return t.accounts.obtain("you", QStringLiteral("You")); }).value();
}

QString playedFolder() {
    static const QTemporaryDir folder(quickFolder());
    static const bool played = [] {
        auto store = Store::open(folder.path(), Access::Play).value();
        playAllGames(*store, 2, 7);
        return true;
    }();
    return played ? folder.path() : QString();
}

void copyFolder(const QString& from, const QString& to) {
    QDir().mkpath(to);
    for (const QFileInfo& file : QDir(from).entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString target = QDir(to).filePath(file.fileName());
        if (file.isDir())
            copyFolder(file.filePath(), target);
        else if (!file.fileName().endsWith(QLatin1String(".lock")))
            QFile::copy(file.filePath(), target);
    }
}

QString proofAgainst(const QString& folder, const std::vector<QByteArray>& allowed, bool twice) {
    {
        // The program holding the lock counts as ended, but here its process id is this test's, which is still running.
        QFile::remove(QDir(folder).filePath(QStringLiteral("openshoe.lock")));
        auto store = Store::open(folder, Access::Play);
        if (!store)
            return said("the start", store.error());
        if (!allowed.empty() && std::find(allowed.begin(), allowed.end(), digestOf(**store)) == allowed.end())
            return QStringLiteral("what is stored is neither the last confirmed step nor the one after it");
        if (const QString wrong = finishAll(**store); !wrong.isEmpty())
            return wrong;
        if (const QString wrong = problemsOf(**store); !wrong.isEmpty())
            return wrong;
    }
    if (!twice)
        return {};
    auto store = Store::open(folder, Access::Play);
    if (!store)
        return said("the second start", store.error());
    const auto open = (*store)->call([](Tables& t) { return t.journal.openRounds(); });
    return open && open->empty() ? QString() : QStringLiteral("the second start finds the round again");
}
