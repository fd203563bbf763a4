// SPDX-License-Identifier: GPL-3.0-or-later
#include "player.h"
#include "testprogram.h"

#include "places.h"
#include "storage/file/connection.h"
#include "storage/file/files.h"
#include "storage/folder/datafolder.h"
#include "storage/folder/migrations.h"
#include "storage/record/database.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>
#include <string_view>
#include <thread>

using namespace openshoe;
using namespace openshoe::storage;

/// The file and its folder: created, upgraded, refused, damaged, full, backed up, restored.
class TestFiles : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    // The seeds of shoes in use are nobody else's business.
    void theFolderIsItsOwnersAlone() {
#ifdef Q_OS_WIN
        QSKIP("Windows has an ACL instead (tst_datafolder)");
#else
        const QString folder = m_folder->filePath(QStringLiteral("data"));
        QVERIFY(QDir().mkdir(folder));
        const auto open = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup |
                          QFile::ReadOther | QFile::ExeOther;
        QVERIFY(QFile::setPermissions(folder, open));
        QFile letter(folder + QStringLiteral("/letter.txt"));
        QVERIFY(letter.open(QIODevice::WriteOnly) && letter.setPermissions(open));
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                            QFile::WriteOther | QFile::ExeOther;
        for (int time = 0; time < 2; ++time) { // created, then found open to everyone
            const auto store = Store::open(folder, Access::Play);
            QVERIFY(store);
            playAllGames(**store, 1, 1); // so that its note exists
            QVERIFY(Backups(folder).make());
            QVERIFY(!(QFile::permissions(folder) & others));
            const QStringList names{QStringLiteral("openshoe*")};
            const auto files = QDir(folder).entryInfoList(names, QDir::Files | QDir::Hidden) +
                               QDir(folder + QStringLiteral("/backups")).entryInfoList(names, QDir::Files);
            QVERIFY(files.size() >= 6); // the database, its log, their shared memory, note, lock, backup
            for (const QFileInfo& file : files) {
                QVERIFY2(!(file.permissions() & others), qPrintable(file.fileName()));
                QFile::setPermissions(file.filePath(), open);
            }
            QFile::setPermissions(folder, open);
        }
        QCOMPARE(QFile::permissions(letter.fileName()) & others, open & others); // someone else's file
#endif
    }

    void linksOutAreNotFollowed_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"openshoe.db", "openshoe.db-wal", "openshoe.db-journal", "openshoe.db-open",
                                 "openshoe.moving", "openshoe.lock"})
            QTest::addRow("%s", name) << QString::fromLatin1(name);
    }
    void linksOutAreNotFollowed() {
#ifdef Q_OS_WIN
        QSKIP("Qt makes shortcuts there, which nothing follows anyway");
#endif
        QFETCH(QString, name);
        const QString data = m_folder->filePath(QStringLiteral("data"));
        const QString elsewhere = m_folder->filePath(QStringLiteral("elsewhere"));
        { playAllGames(**Store::open(data, Access::Play), 1, 1); }
        const QString link = QDir(data).filePath(name);
        for (const bool there : {false, true}) {
            QFile::remove(link);
            if (there)
                write(elsewhere, "somebody's");
            QVERIFY(QFile::link(elsewhere, link));
            const auto store = Store::open(data, Access::Play);
            QVERIFY(!store);
            QCOMPARE(QString::fromStdString(store.error().where), link);
            QVERIFY(store.error().what.english().find("is not followed") != std::string::npos);
            QCOMPARE(QFile::exists(elsewhere), there);
            QCOMPARE(bytes(elsewhere), there ? QByteArray("somebody's") : QByteArray());
            if (name != u"openshoe.lock")
                QVERIFY(!Store::open(data, Access::Read));
        }
    }

    // A link to the data folder itself, and one within it, are the person's own choice.
    void aLinkedFolder() {
#ifdef Q_OS_WIN
        QSKIP("Qt makes shortcuts there, which nothing follows anyway");
#endif
        play(2);
        QTemporaryDir other;
        const QString linked = other.filePath(QStringLiteral("linked"));
        QVERIFY(QFile::link(m_folder->path(), linked));
        QVERIFY(Store::open(linked, Access::Play));
    }

    void linkedBackups() {
#ifdef Q_OS_WIN
        QSKIP("Qt makes shortcuts there, which nothing follows anyway");
#endif
        play(2);
        const QString backups = m_folder->filePath(QStringLiteral("backups"));
        QTemporaryDir elsewhere;
        const auto made = Backups(m_folder->path()).make().value();
        const QString moved = elsewhere.filePath(QFileInfo(made.path).fileName());
        QVERIFY(QFile::rename(made.path, moved) && QFile::link(moved, made.path));
        QVERIFY(Backups(m_folder->path()).list().empty());
        const auto restored = Backups(m_folder->path()).restore(made.path);
        QVERIFY(!restored && restored.error().what.english().find("is not followed") != std::string::npos);
        QVERIFY(Backups(m_folder->path()).restore(moved)); // named by the person, wherever it is
        QVERIFY(QDir(backups).removeRecursively() && QFile::link(elsewhere.path(), backups));
        QVERIFY(Backups(m_folder->path()).list().empty());
        const auto refused = Backups(m_folder->path()).make();
        QVERIFY(!refused);
        QCOMPARE(QString::fromStdString(refused.error().where), backups);
    }

    void newFile() {
        play(2);
        auto store = Store::open(m_folder->path(), Access::Play).value();
        const auto pragma = [&](const char* statement) {
            return store->call([&](Tables& t) { return t.db.sql().integer(statement).value_or(-1); });
        };
        QCOMPARE(pragma("PRAGMA synchronous"), 2);
        QCOMPARE(pragma("PRAGMA fullfsync"), 1);
        QCOMPARE(pragma("PRAGMA foreign_keys"), 1);
        QCOMPARE(pragma("PRAGMA application_id"), applicationId);
        QCOMPARE(pragma("PRAGMA user_version"), static_cast<std::int64_t>(migrations().size()));
        const auto mode = store->call([](Tables& t) {
            Cursor row = t.db.sql().query("PRAGMA journal_mode");
            return row.next() ? row.string(0) : QString();
        });
        QCOMPARE(mode, QStringLiteral("wal"));
    }

    // A file of each older version, once upgraded, has the schema of a new one and its own data.
    void olderVersions() {
        const QStringList fresh = schemaOf(m_folder->path(), migrations());
        for (std::size_t version = 1; version < migrations().size(); ++version) {
            QTemporaryDir folder;
            {
                const auto old = DataFolder::open(folder.path(), DataFolder::Mode::Play, migrations().first(version));
                QVERIFY2(old, old ? "" : old.error().text().c_str());
                Sql& sql = (*old)->database().sql();
                sql.run("INSERT INTO accounts(key, name, kind, created) VALUES('old', 'Old', 0, 1)");
                QVERIFY(sql.result(0));
            }
            QCOMPARE(schemaOf(folder.path(), migrations()), fresh);
            QCOMPARE(Backups(folder.path()).list().size(), std::size_t(1));
            const auto store = Store::open(folder.path(), Access::Play);
            QVERIFY((*store)->call([](Tables& t) { return t.accounts.find("old"); })->has_value());
        }
    }

    // A file from before side bets counted as mistakes: its rounds are marked as if priced today.
    void olderPricesCountSideBets() {
        const auto before = std::ranges::find(migrations(), std::string_view("side bets taken among the mistakes"),
                                              [](const Migration& step) { return std::string_view(step.what); });
        QVERIFY(before != migrations().end());
        const std::vector<std::pair<double, Mark>> bets{
            {0.02, Mark::Best},         {0, Mark::Best},        {-0.009, Mark::Fine},    {-0.01, Mark::Inaccuracy},
            {-0.049, Mark::Inaccuracy}, {-0.05, Mark::Mistake}, {-0.149, Mark::Mistake}, {-0.15, Mark::Blunder}};
        {
            const auto steps = migrations().first(static_cast<std::size_t>(before - migrations().begin()));
            const auto old = DataFolder::open(m_folder->path(), DataFolder::Mode::Play, steps).value();
            Sql& sql = old->database().sql();
            for (std::size_t i = 0; i < bets.size(); ++i) {
                const auto round = static_cast<std::int64_t>(i) + 1;
                sql.run("INSERT INTO round_prices VALUES(?, 1, '', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2)",
                        2 * round);
                sql.run("INSERT INTO round_prices VALUES(?, 1, '', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL)",
                        2 * round + 1);
                for (const std::int64_t id : {2 * round, 2 * round + 1})
                    sql.run("INSERT INTO side_bet_prices VALUES(?, 2, ?)", id, bets[i].first);
            }
            sql.run("INSERT INTO round_prices VALUES(1, 1, '', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL)");
            QVERIFY(sql.result(0));
        }
        const auto now = DataFolder::open(m_folder->path(), DataFolder::Mode::Play, migrations()).value();
        const auto worst = [&](std::int64_t round) {
            return now->database().sql().integer(
                "SELECT worst FROM round_prices WHERE round = ? AND worst IS NOT NULL", round);
        };
        for (std::size_t i = 0; i < bets.size(); ++i) {
            QCOMPARE(markOf(SideBetPrice{.expectation = bets[i].first}.cost()), bets[i].second);
            const auto round = static_cast<std::int64_t>(i) + 1;
            QCOMPARE(worst(2 * round), std::optional<std::int64_t>(std::max(2, static_cast<int>(bets[i].second))));
            QCOMPARE(worst(2 * round + 1), std::optional<std::int64_t>(static_cast<int>(bets[i].second)));
        }
        QVERIFY(!worst(1));
    }

    // The same with a file written by version 1, rounds included.
    void versionOneFile() {
        QVERIFY(QFile::copy(QStringLiteral(OPENSHOE_SOURCE_DIR "/tests/storage/data/version1.db"),
                            databasePath(m_folder->path())));
        QFile(databasePath(m_folder->path())).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        QCOMPARE(inspect(m_folder->path()), FileState::Older);
        QVERIFY(!Store::open(m_folder->path(), Access::Read));
        const auto store = Store::open(m_folder->path(), Access::Play);
        QVERIFY2(store, store ? "" : store.error().text().c_str());
        QVERIFY((*store)->call([](Tables& t) { return t.rounds.count({}); }).value() > 10);
        const auto report = (*store)->call([](Tables& t) { return t.checker.run(); });
        QVERIFY(report && report->problems.empty());
        QCOMPARE(inspect(m_folder->path()), FileState::Good);
    }

    void aStepThatFailsChangesNothing() {
        play(1);
        std::vector<Migration> steps(migrations().begin(), migrations().end());
        steps.push_back({"breaks", {"CREATE TABLE half(a)", "CREATE TABLE half(a)"}});
        QVERIFY(!DataFolder::open(m_folder->path(), DataFolder::Mode::Play, steps));
        const auto store = Store::open(m_folder->path(), Access::Play);
        QVERIFY(store);
        QVERIFY(
            !(*store)
                 ->call([](Tables& t) { return t.db.sql().integer("SELECT 1 FROM sqlite_master WHERE name = 'half'"); })
                 .has_value());
    }

    void refusedFiles() {
        const QString path = databasePath(m_folder->path());
        const auto refused = [&](FileState state, const char* word) {
            QCOMPARE(inspect(m_folder->path()), state);
            const QByteArray before = bytes(path);
            for (const Access access : {Access::Play, Access::Read}) {
                const auto store = Store::open(m_folder->path(), access);
                QVERIFY(!store);
                QVERIFY2(store.error().text().find(word) != std::string::npos, store.error().text().c_str());
                QVERIFY(store.error().where.find("openshoe.db") != std::string::npos);
            }
            QCOMPARE(bytes(path), before);
        };
        play(1);
        change("PRAGMA user_version = 999");
        refused(FileState::Newer, "newer");
        change("PRAGMA user_version = 1");
        change("PRAGMA application_id = 77");
        refused(FileState::Foreign, "another program");
        write(path, "these are a few words and no database at all, longer than a head of one hundred bytes, as one "
                    "would say it, to be sure");
        refused(FileState::Damaged, "damaged");
        // The header is overwritten, the rest is intact.
        QFile::remove(path);
        play(1);
        QByteArray broken = bytes(path);
        broken.replace(0, 64, QByteArray(64, 'x'));
        write(path, broken);
        refused(FileState::Damaged, "damaged");
    }

    void damagedIsSetAside() {
        play(3);
        const auto backup = Backups(m_folder->path()).make();
        QVERIFY(backup);
        const QByteArray damaged = bytes(databasePath(m_folder->path())).replace(0, 16, "nothing to read.");
        write(databasePath(m_folder->path()), damaged);
        const auto aside = Backups(m_folder->path()).setAside();
        QVERIFY(aside && QFileInfo(*aside).fileName().startsWith(QLatin1String("openshoe-damaged-")));
        QCOMPARE(bytes(*aside), damaged);
        QCOMPARE(inspect(m_folder->path()), FileState::Absent);
        QVERIFY(Backups(m_folder->path()).restore(backup->path));
        const auto store = Store::open(m_folder->path(), Access::Play);
        QVERIFY((*store)->call([](Tables& t) { return t.checker.run(); })->problems.empty());
        QVERIFY((*store)->call([](Tables& t) { return t.rounds.count({}); }).value() > 0);
    }

    void secondInstance() {
        play(1);
        const auto first = Store::open(m_folder->path(), Access::Play);
        QVERIFY(first);
        const auto second = Store::open(m_folder->path(), Access::Play);
        QVERIFY(!second && second.error().what.english().find("another Open Shoe") != std::string::npos);
        QVERIFY(Store::open(m_folder->path(), Access::Read));
        QVERIFY(!Backups(m_folder->path()).setAside());
        const auto backup = Backups(m_folder->path()).make();
        QVERIFY(backup);
        QVERIFY(!Backups(m_folder->path()).restore(backup->path));
    }

    // A program was killed between creating the lock and writing it.
    void lockThatNamesNobody() {
        play(1);
        for (const char* left : {"", "\n", "half a li"}) {
            write(m_folder->filePath(QStringLiteral("openshoe.lock")), left);
            const auto store = Store::open(m_folder->path(), Access::Play);
            QVERIFY2(store, store ? "" : store.error().text().c_str());
            QVERIFY(!Store::open(m_folder->path(), Access::Play));
        }
    }

    void nothingThere() {
        const auto reader = Store::open(m_folder->filePath(QStringLiteral("none")), Access::Read);
        QVERIFY(!reader && reader.error().kind == base::Error::Kind::Environment);
        QVERIFY(!QFileInfo::exists(m_folder->filePath(QStringLiteral("none"))));
        write(m_folder->filePath(QStringLiteral("file")), "x");
        QVERIFY(!Store::open(m_folder->filePath(QStringLiteral("file/below")), Access::Play));
        // A file whose creation was interrupted is created again.
        write(databasePath(m_folder->path()), "");
        QVERIFY(Store::open(m_folder->path(), Access::Play));
    }

    void readOnlyFolder() {
        play(2);
        QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner);
        const bool enforced = !QFileInfo(m_folder->path()).isWritable();
        const auto store = Store::open(m_folder->path(), Access::Play);
        const auto reader = Store::open(m_folder->path(), Access::Read);
        QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        if (!enforced)
            QSKIP("this user may write everywhere");
        QVERIFY(!store && store.error().what.english().find("can't be written") != std::string::npos);
        QVERIFY(reader && (*reader)->call([](Tables& t) { return t.checker.run(); })->problems.empty());
    }

    // The disk is full at each point of a round: what is refused is not stored, what was confirmed is.
    void fullDisk() {
        auto store = Store::open(m_folder->path(), Access::Play).value();
        const auto account =
            store->call([](Tables& t) { return t.accounts.create("you", QStringLiteral("You")); }).value();
        int refusals = 0;
        for (int round = 0; round < 400; ++round) {
            const TestGame& game = testGames[round % 6];
            TestPlayer player(*store, account, rulesOf(game.variant), game.currency, static_cast<std::uint64_t>(round));
            RoundId last = 0;
            int events = 0;
            player.onStored = [&](RoundId id, int count, bool) {
                last = id;
                events = count;
            };
            limitPages(*store, round % 2);
            const auto played = player.playRound();
            limitPages(*store, 1'000'000);
            if (!played) {
                ++refusals;
                QVERIFY2(played.error().text().find("full") != std::string::npos, played.error().text().c_str());
                const auto left = store->call([](Tables& t) { return t.journal.openRounds(); });
                QVERIFY(left);
                for (const storage::OpenRound& open : *left) {
                    QVERIFY(open.id != last || static_cast<int>(open.events.size()) == events);
                    QVERIFY(TestPlayer::finish(*store, open));
                }
            }
            if (played && round != 399)
                continue;
            const auto report = store->call([](Tables& t) { return t.checker.run(); });
            QVERIFY2(report->problems.empty(),
                     report->problems.empty() ? "" : report->problems.front().detail.english().c_str());
        }
        QVERIFY2(refusals >= 10, qPrintable(QString::number(refusals)));
    }

    void backups() {
        QVERIFY(!Backups(m_folder->path()).makeDaily()->has_value()); // nothing there yet
        play(3);
        const Backups all(m_folder->path());
        QVERIFY(all.makeDaily()->has_value());
        QVERIFY(!all.makeDaily()->has_value()); // once a day
        for (int i = 0; i < 10; ++i)
            QVERIFY(all.make());
        QCOMPARE(all.list().size(), static_cast<std::size_t>(Backups::kept));
        for (const char* left : {"openshoe-20260101-000000.db.part", "openshoe-20260101-000000.db.part-journal"})
            write(m_folder->filePath(QStringLiteral("backups/") + QLatin1String(left)), "cut short");
        QVERIFY(all.make());
        QVERIFY(QDir(m_folder->filePath(QStringLiteral("backups"))).entryList({QStringLiteral("*.part*")}).isEmpty());
        const QString newest = all.list().front().path;
        const qint64 before = count();
        play(3);
        QVERIFY(count() > before);
        const auto restored = all.restore(newest);
        QVERIFY2(restored, restored ? "" : restored.error().text().c_str());
        QCOMPARE(count(), before);
        QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("openshoe-replaced-*.db")}).size(), qsizetype(1));
        write(m_folder->filePath(QStringLiteral("other.db")), "no database");
        QVERIFY(!all.restore(m_folder->filePath(QStringLiteral("other.db"))));
        QVERIFY(!all.restore(m_folder->filePath(QStringLiteral("absent.db"))));
        QCOMPARE(count(), before);
        const auto store = Store::open(m_folder->path(), Access::Play);
        QVERIFY(!(*store)->backUpDaily().result()->has_value());
    }

    // As left by a day with the clock a year ahead. No backup's name and date count, only what is in it.
    void aClockThatWasAhead() {
        const Backups all(m_folder->path());
        play(1);
        for (int i = 0; i < Backups::kept; ++i) { // whoever restarts often that day
            QVERIFY(all.make());
            datedAhead(all.list().front().path, i);
        }
        play(11);
        const auto today = all.makeDaily().value();
        QVERIFY(today);
        QCOMPARE(today->facts->rounds, 12);
        QCOMPARE(today->facts->lastRound, 12);
        QCOMPARE(all.list().size(), static_cast<std::size_t>(Backups::kept));
        QCOMPARE(all.list().front().path, today->path);
        QCOMPARE(all.fullestWhole()->path, today->path);
        QVERIFY(!all.makeDaily()->has_value()); // one a day, for all that lies ahead
        play(1);
        for (int i = 0; i < Backups::kept; ++i)
            QVERIFY(all.make());
        for (const BackupRow& row : all.list())
            QCOMPARE(row.facts->rounds, 13);
    }

    // After going back to an earlier one the fullest stays, whatever is made meanwhile, unless it turns out damaged.
    void theFullestIsKept() {
        const Backups all(m_folder->path());
        play(2);
        const QString few = all.make()->path;
        play(3);
        const QString many = all.make()->path;
        QVERIFY(all.restore(few));
        for (int i = 0; i < 2 * Backups::kept; ++i)
            QVERIFY(all.make());
        QCOMPARE(all.list().size(), static_cast<std::size_t>(Backups::kept));
        QCOMPARE(all.list().back().path, many);
        QCOMPARE(all.fullestWhole()->path, many);
        std::int64_t page = 0; // of a table that isn't looked at to tell backups apart
        {
            Connection connection(many, Connection::Access::Read);
            Sql sql(*connection.open(), many);
            page = sql.integer("SELECT rootpage FROM sqlite_master WHERE name = 'plays'").value();
        }
        QFile file(many);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek((page - 1) * 4096));
        QCOMPARE(file.write(QByteArray(4096, 'x')), qint64(4096));
        file.close();
        QVERIFY(all.make());
        QVERIFY(!QFile::exists(many));
        QCOMPARE(all.fullestWhole()->facts->rounds, 2);
    }

    // One that was changed is offered only when every other is, too.
    void changedOnesComeLast() {
        const Backups all(m_folder->path());
        play(2);
        const QString few = all.make()->path;
        play(3);
        const QString many = all.make()->path;
        changeIn(many, "UPDATE rounds SET ended = ended + 1 WHERE id = 5");
        QCOMPARE(Backups::examine(many)->flaws, 1);
        QCOMPARE(all.fullestWhole()->path, few);
        changeIn(few, "DELETE FROM rounds WHERE id = 1");
        QCOMPARE(Backups::examine(few)->flaws, 1);
        QCOMPARE(all.fullestWhole()->path, many);
    }

    // Files that can't be read are somebody's all the same: they are listed last and not deleted.
    void whatCantBeReadIsLeftAlone() {
        const Backups all(m_folder->path());
        play(1);
        const QString foreign = m_folder->filePath(QStringLiteral("backups/openshoe-29990101-120000.db"));
        for (int i = 0; i < Backups::kept; ++i)
            QVERIFY(all.make());
        write(foreign, "no database");
        QVERIFY(all.make());
        QCOMPARE(all.list().size(), static_cast<std::size_t>(Backups::kept) + 1);
        QCOMPARE(all.list().back().path, foreign);
        QVERIFY(!all.list().back().facts);
    }

    // Interrupted twice, by a clock set back in between: what is fuller is put in place, whatever its name.
    void interruptedRestores() {
        play(1);
        const QString few = Backups(m_folder->path()).make()->path;
        play(2);
        const QString many = Backups(m_folder->path()).make()->path;
        QVERIFY(QFile::copy(few, m_folder->filePath(QStringLiteral("openshoe-restoring-20271231-120000.db"))));
        QVERIFY(QFile::copy(many, m_folder->filePath(QStringLiteral("openshoe-restoring-20260101-120000.db"))));
        QVERIFY(QFile::remove(databasePath(m_folder->path())));
        play(1);
        QCOMPARE(count(), 4);
        // One asked for later replaces one that was interrupted.
        QVERIFY(QFile::copy(many, m_folder->filePath(QStringLiteral("openshoe-restoring-20271231-120000.db"))));
        QVERIFY(QFile::remove(databasePath(m_folder->path())));
        QVERIFY(Backups(m_folder->path()).restore(few));
        QCOMPARE(count(), 1);
        QVERIFY(QDir(m_folder->path()).entryList({QStringLiteral("openshoe-restoring*")}).isEmpty());
    }

    // The daily backup and a requested one, or those of several programs, are made at the same time.
    void backupsAtOnce() {
        play(3);
        const Backups all(m_folder->path());
        QVERIFY(all.make());
        // Left by a program that was killed while making one.
        write(m_folder->filePath(QStringLiteral("backups/making.lock")),
              "99999999\nopenshoe\n" + QSysInfo::machineHostName().toUtf8() + "\n");
        std::vector<base::Result<BackupRow>> made(4);
        std::vector<std::thread> makers;
        for (auto& backup : made)
            makers.emplace_back([&backup, &all] { backup = all.make(); });
        for (std::thread& maker : makers)
            maker.join();
        std::set<QString> paths;
        for (const auto& backup : made) {
            QVERIFY2(backup, backup ? "" : backup.error().text().c_str());
            QVERIFY(Backups::examine(backup->path));
            paths.insert(backup->path);
        }
        QCOMPARE(paths.size(), made.size());
        QCOMPARE(all.list().size(), made.size() + 1);
        QCOMPARE(QDir(m_folder->filePath(QStringLiteral("backups"))).entryList(QDir::Files).size(),
                 qsizetype(made.size() + 1));
    }

private:
    void play(int rounds) {
        auto store = Store::open(m_folder->path(), Access::Play);
        QVERIFY2(store, store ? "" : store.error().text().c_str());
        const auto account = (*store)->call([](Tables& t) { return t.accounts.obtain("you", QStringLiteral("You")); });
        TestPlayer player(**store, *account, rulesOf("classic"), "gold", 5);
        for (int i = 0; i < rounds; ++i)
            QVERIFY(player.playRound());
    }

    std::int64_t count() {
        return Store::open(m_folder->path(), Access::Read)
            .value()
            ->call([](Tables& t) { return t.rounds.count({}); })
            .value();
    }

    // Lets the file grow by this many pages.
    static void limitPages(Store& store, int more) {
        store.call([&](Tables& t) {
            const auto now = t.db.sql().integer("PRAGMA page_count").value_or(0);
            t.db.sql().execute(QStringLiteral("PRAGMA max_page_count = %1").arg(now + more), {});
            return t.db.sql().result(0).has_value();
        });
    }

    // The name a backup gets on a day with the clock a year ahead.
    void datedAhead(const QString& backup, int second) {
        const QString ahead = QStringLiteral("backups/openshoe-20271231-1200%1.db").arg(second, 2, 10, QChar(u'0'));
        QVERIFY(QFile::rename(backup, m_folder->filePath(ahead)));
    }

    void change(const char* statement) { changeIn(databasePath(m_folder->path()), statement); }
    static void changeIn(const QString& path, const char* statement) {
        {
            auto db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("change"));
            db.setDatabaseName(path);
            QVERIFY(db.open());
            QVERIFY(QSqlQuery(db).exec(QLatin1String(statement)));
            QVERIFY(QSqlQuery(db).exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("change"));
    }

    static QStringList schemaOf(const QString& folder, std::span<const Migration> steps) {
        const auto db = DataFolder::open(folder, DataFolder::Mode::Play, steps);
        QStringList schema;
        Sql& sql = (*db)->database().sql();
        Cursor row = sql.query("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name");
        while (row.next())
            schema << row.string(0);
        return schema;
    }

    static QByteArray bytes(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void write(const QString& path, const QByteArray& content) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(content);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

OPENSHOE_TEST(TestFiles, Core)
#include "tst_files.moc"
