// SPDX-License-Identifier: GPL-3.0-or-later
#include "player.h"
#include "testprogram.h"

#include "storage/file/files.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <fmt/format.h>

using namespace openshoe;
using namespace openshoe::storage;

/// Someone deletes, replaces or moves the files, during play and between starts.
class TestLostFiles : public QObject {
    Q_OBJECT

private slots:
    void init();
    void whilePlaying_data();
    void whilePlaying();
    void theFolderMovedAndBack();
    void anotherPersonsFile();
    void theLockIsTakenByAnother();
    void theNextStep();
    void aMissingJournalIsTold();
    void aJournalBroughtInIsNotMissing();
    void aJournalWithoutItsDatabase();
    void somethingElseInItsPlace();

private:
    QString path(const char* ending = "") const { return databasePath(m_folder->path()) + QLatin1String(ending); }
    std::unique_ptr<Store> open() {
        auto store = Store::open(m_folder->path(), Access::Play);
        if (!store)
            qFatal("%s", store.error().text().c_str());
        return std::move(*store);
    }
    static base::Result<RoundId> playRound(Store& store, quint64 seed) {
        const auto account = store.call([](Tables& t) { return t.accounts.obtain("you", QStringLiteral("You")); });
        if (!account)
            return tl::make_unexpected(account.error());
        return TestPlayer(store, *account, rulesOf("classic"), "gold", seed).playRound();
    }
    static std::int64_t rounds(Store& store) {
        return store.call([](Tables& t) { return t.rounds.count({}); }).value();
    }
    static bool isRight(Store& store) {
        const auto report = store.call([](Tables& t) { return t.checker.run(); });
        return report && report->problems.empty();
    }
    static base::Result<void> renew(Store& store) {
        return store.call([](Tables& t) { return t.renew(); });
    }

    /// A copy of the folder as left by a program killed after a round; empty if it could not be made.
    QString killedInPlay() {
        const QString image = m_root->filePath(QStringLiteral("killed"));
        auto store = open();
        bool made = playRound(*store, 1).has_value() && QDir().mkpath(image);
        for (const char* ending : {"", "-wal", "-open"})
            made = made && QFile::copy(path(ending), QDir(image).filePath(QFileInfo(path(ending)).fileName()));
        return made ? image : QString();
    }

    std::unique_ptr<QTemporaryDir> m_root;
    struct Folder {
        QString where;
        QString path() const { return where; }
        QString filePath(const QString& name) const { return QDir(where).filePath(name); }
    };
    std::unique_ptr<Folder> m_folder;
};

void TestLostFiles::init() {
    m_root = std::make_unique<QTemporaryDir>();
    m_folder = std::make_unique<Folder>(Folder{m_root->filePath(QStringLiteral("data"))});
}

void TestLostFiles::whilePlaying_data() {
    QTest::addColumn<QString>("lost"); // endings of the deleted files, or "folder"
    QTest::addColumn<bool>("replaced");
    QTest::newRow("the journal") << "-wal" << false;
    QTest::newRow("the shared memory") << "-shm" << false;
    QTest::newRow("both") << "-wal -shm" << false;
    QTest::newRow("the file") << "." << false;
    QTest::newRow("the file, another in its place") << "." << true;
    QTest::newRow("the journal, another in its place") << "-wal" << true;
    QTest::newRow("all three") << ". -wal -shm" << false;
    QTest::newRow("all, and the lock") << ". -wal -shm -open lock" << false;
    QTest::newRow("the folder") << "folder" << false;
}

// The next step is refused with a message saying what to do, and nothing confirmed is gone.
void TestLostFiles::whilePlaying() {
#ifdef Q_OS_WIN
    QSKIP("open files can't be deleted here");
#endif
    QFETCH(QString, lost);
    QFETCH(bool, replaced);
    auto store = open();
    for (quint64 i = 0; i < 3; ++i)
        QVERIFY(playRound(*store, i));
    const auto confirmed = rounds(*store);
    const bool fileGone = lost.contains(QLatin1Char('.'));
    const bool folderGone = lost == QLatin1String("folder");
    if (folderGone) {
        QVERIFY(QDir(m_folder->path()).removeRecursively());
    } else {
        for (const QString& ending : lost.split(QLatin1Char(' '))) {
            const QString file = ending == QLatin1String("lock") ? m_folder->filePath(QStringLiteral("openshoe.lock"))
                                 : ending == QLatin1String(".")  ? path()
                                                                 : path() + ending;
            QFile::remove(file);
            if (replaced) {
                QFile other(file);
                QVERIFY(other.open(QIODevice::WriteOnly));
            }
        }
    }
    const auto refused = playRound(*store, 9);
    QVERIFY(!refused);
    QVERIFY2(refused.error().what.english().find("try again") != std::string::npos, refused.error().text().c_str());
    QCOMPARE(rounds(*store), confirmed); // reading still works
    QVERIFY(!playRound(*store, 10));
    if (folderGone) {
        QVERIFY(!renew(*store));
        store.reset();
        QVERIFY(!QFileInfo::exists(m_folder->path()));
        return;
    }
    const QStringList rescued =
        QDir(m_folder->path()).entryList({QStringLiteral("openshoe-rescued-*.db")}, QDir::Files, QDir::Name);
    QCOMPARE(rescued.size(), fileGone ? 1 : 0);
    if (!fileGone) {
        // Everything is in the file: retrying is enough.
        const auto renewed = renew(*store);
        QVERIFY2(renewed, renewed ? "" : renewed.error().text().c_str());
        QCOMPARE(rounds(*store), confirmed);
        QVERIFY(playRound(*store, 11));
        QVERIFY(isRight(*store));
        store.reset();
        store = open();
        QVERIFY(rounds(*store) > confirmed && isRight(*store));
        return;
    }
    QVERIFY(refused.error().what.english().find(rescued.front().toStdString()) != std::string::npos);
    if (!replaced) {
        // With the copy put in its place, play continues without a restart.
        QVERIFY(!renew(*store));
        QVERIFY(QFile::copy(m_folder->filePath(rescued.front()), path()));
        const auto renewed = renew(*store);
        QVERIFY2(renewed, renewed ? "" : renewed.error().text().c_str());
        QVERIFY(playRound(*store, 11));
        QVERIFY(rounds(*store) > confirmed && isRight(*store));
        store.reset();
        QVERIFY(isRight(*open()));
        return;
    }
    // Or as the message says: close the program and restore the copy.
    QVERIFY(!renew(*store));
    store.reset();
    QVERIFY(Backups(m_folder->path()).restore(m_folder->filePath(rescued.front())));
    store = open();
    QCOMPARE(rounds(*store), confirmed);
    QVERIFY(isRight(*store));
}

void TestLostFiles::theFolderMovedAndBack() {
#ifdef Q_OS_WIN
    QSKIP("open files can't be moved here");
#endif
    auto store = open();
    QVERIFY(playRound(*store, 1));
    const auto confirmed = rounds(*store);
    const QString elsewhere = m_root->filePath(QStringLiteral("elsewhere"));
    QVERIFY(QDir().rename(m_folder->path(), elsewhere));
    const auto refused = playRound(*store, 2);
    QVERIFY(!refused && refused.error().what.english().find("folder") != std::string::npos);
    const auto still = renew(*store);
    QVERIFY(!still && still.error().what.english().find("put it back") != std::string::npos);
    QVERIFY(QDir().rename(elsewhere, m_folder->path()));
    QVERIFY(renew(*store));
    QCOMPARE(rounds(*store), confirmed);
    QVERIFY(playRound(*store, 3));
    QVERIFY(isRight(*store));
    // Moved away for good: everything confirmed is in the folder's new location.
    QVERIFY(QDir().rename(m_folder->path(), elsewhere));
    QVERIFY(!playRound(*store, 4));
    const auto last = rounds(*store);
    store.reset();
    QFile::remove(QDir(elsewhere).filePath(QStringLiteral("openshoe.lock")));
    m_folder->where = elsewhere;
    store = open();
    QVERIFY(rounds(*store) >= last && isRight(*store));
}

void TestLostFiles::anotherPersonsFile() {
#ifdef Q_OS_WIN
    QSKIP("open files can't be replaced here");
#endif
    const QString own = m_folder->where;
    m_folder->where = m_root->filePath(QStringLiteral("other"));
    QVERIFY(playRound(*open(), 5));
    const QString other = path();
    m_folder->where = own;
    QTest::qSleep(5); // so that the accounts aren't created in the same moment
    auto store = open();
    QVERIFY(playRound(*store, 1));
    QFile::remove(path());
    QVERIFY(QFile::copy(other, path()));
    QVERIFY(!playRound(*store, 2));
    const auto renewed = renew(*store);
    QVERIFY(!renewed);
    QVERIFY2(renewed.error().what.english().find("another database") != std::string::npos,
             renewed.error().text().c_str());
    QVERIFY(!playRound(*store, 3));
    const auto read = store->call([](Tables& t) { return t.rounds.count({}); });
    QVERIFY(!read && read.error().what.english().find("another database") != std::string::npos);
    QCOMPARE(QDir(own).entryList({QStringLiteral("openshoe-rescued-*.db")}).size(), qsizetype(1));
}

// While the folder was away, another program started playing with a new one.
void TestLostFiles::theLockIsTakenByAnother() {
#ifdef Q_OS_WIN
    QSKIP("open files can't be deleted here");
#endif
    auto store = open();
    QVERIFY(playRound(*store, 1));
    QFile::remove(path("-wal"));
    const QString lock = m_folder->filePath(QStringLiteral("openshoe.lock"));
    QFile::remove(lock);
    QFile other(lock);
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write(fmt::format("1\nsomebody\n{}\n", QSysInfo::machineHostName().toStdString()).c_str());
    other.close();
    QVERIFY(!playRound(*store, 2));
    (void)renew(*store); // it is up to the lock whether that program is alive
    store.reset();
    QVERIFY(isRight(*open()));
}

// The files are checked before and after every single step, not only between rounds.
void TestLostFiles::theNextStep() {
#ifdef Q_OS_WIN
    QSKIP("open files can't be deleted here");
#endif
    for (int step = 1; step <= 6; ++step) {
        init();
        auto store = open();
        QVERIFY(playRound(*store, 1));
        const auto account = store->call([](Tables& t) { return t.accounts.obtain("you", QStringLiteral("You")); });
        TestPlayer player(*store, *account, rulesOf("rundown"), "usd", 3);
        player.cancelPercent = 0;
        int steps = 0;
        RoundId round = 0;
        int confirmed = 0;
        player.onStored = [&](RoundId id, int events, bool) {
            round = id;
            confirmed = events;
            if (++steps == step)
                QFile::remove(path("-wal"));
        };
        const auto played = player.playRound();
        if (steps < step)
            break;
        QCOMPARE(steps, step);
        QVERIFY(!played || step == steps);
        if (played)
            continue; // the round's last step
        store.reset();
        store = open();
        const auto record = store->call([&](Tables& t) { return t.rounds.record(round); });
        QVERIFY2(record && static_cast<int>(record->events.size()) == confirmed, "what was confirmed must be there");
        QVERIFY(isRight(*store));
    }
}

// Killed in the middle of play, then someone deletes the journal: the next start reports it, and so does a check before
// that.
void TestLostFiles::aMissingJournalIsTold() {
    const QString image = killedInPlay();
    QVERIFY(!image.isEmpty());
    QVERIFY(!QFileInfo::exists(path("-open"))); // closed properly
    QVERIFY(!open()->call([](Tables& t) { return t.notice(); }));
    m_folder->where = image;
    {
        auto reader = Store::open(image, Access::Read).value();
        QVERIFY(isRight(*reader)); // nothing is missing yet
    }
    QVERIFY(QFile::remove(path("-wal")));
    QFile::remove(path("-shm"));
    for (int look = 0; look < 2; ++look) {
        auto reader = Store::open(image, Access::Read);
        if (!reader) { // everything was in the journal
            QVERIFY(inspect(image) == FileState::Older);
            break;
        }
        const auto report = (*reader)->call([](Tables& t) { return t.checker.run(); });
        QVERIFY(report && !report->problems.empty());
        QVERIFY(report->problems.front().detail.english().find("openshoe.db-wal") != std::string::npos);
    }
    auto store = open();
    const auto notice = store->call([](Tables& t) { return t.notice(); });
    QVERIFY(notice && notice->english().find("openshoe.db-wal") != std::string::npos);
    QVERIFY(playRound(*store, 2));
    QVERIFY(isRight(*store));
    store.reset();
    QVERIFY(!open()->call([](Tables& t) { return t.notice(); }));
}

// Another tool has opened a killed program's file and, on closing it, written the journal into it.
void TestLostFiles::aJournalBroughtInIsNotMissing() {
    const QString image = killedInPlay();
    QVERIFY(!image.isEmpty());
    m_folder->where = image;
    {
        auto tool = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("tool"));
        tool.setDatabaseName(path());
        QVERIFY(tool.open());
        QVERIFY(QSqlQuery(tool).exec(QStringLiteral("SELECT count(*) FROM rounds")));
        tool.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("tool"));
    QVERIFY(QFileInfo(path("-wal")).size() == 0 && QFileInfo::exists(path("-open")));
    auto reader = Store::open(image, Access::Read).value();
    QVERIFY(isRight(*reader));
    reader.reset();
    QVERIFY(!open()->call([](Tables& t) { return t.notice(); }));
}

// After a crash the database was deleted, but not its journal: a new database must neither absorb it nor be corrupted
// by it.
void TestLostFiles::aJournalWithoutItsDatabase() {
    const QString image = m_root->filePath(QStringLiteral("killed"));
    {
        auto store = open();
        QVERIFY(playRound(*store, 1));
        QDir().mkpath(image);
        QVERIFY(QFile::copy(path("-wal"), QDir(image).filePath(QStringLiteral("openshoe.db-wal"))));
    }
    QFile journal(QDir(image).filePath(QStringLiteral("openshoe.db-wal")));
    QVERIFY(journal.open(QIODevice::ReadOnly));
    const QByteArray before = journal.readAll();
    journal.close(); // Windows renames no file that is open
    m_folder->where = image;
    auto store = open();
    QVERIFY(playRound(*store, 2));
    QVERIFY(isRight(*store));
    const QStringList left = QDir(image).entryList({QStringLiteral("openshoe-left-*.db-wal")}, QDir::Files);
    QCOMPARE(left.size(), qsizetype(1));
    QFile kept(QDir(image).filePath(left.front()));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), before);
}

void TestLostFiles::somethingElseInItsPlace() {
    QVERIFY(QDir().mkpath(path()));
    for (const Access access : {Access::Play, Access::Read}) {
        const auto store = Store::open(m_folder->path(), access);
        QVERIFY(!store && store.error().what.english().find("can't be opened") != std::string::npos);
    }
    QVERIFY(QFileInfo(path()).isDir());
    QVERIFY(QDir().rmdir(path()));
    // The same for its companion files: a folder where the journal should be.
    QVERIFY(playRound(*open(), 1));
    QVERIFY(QDir().mkpath(path("-wal")));
    const auto store = Store::open(m_folder->path(), Access::Play);
    QVERIFY(!store);
    QVERIFY2(store.error().what.english().find("check") != std::string::npos, store.error().text().c_str());
    QVERIFY(QDir().rmdir(path("-wal")));
    QVERIFY(isRight(*open()));
}

OPENSHOE_TEST(TestLostFiles, Core)
#include "tst_lostfiles.moc"
