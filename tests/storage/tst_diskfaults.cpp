// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultdisk.h"
#include "faultplay.h"

#include "places.h"
#include "storage/file/files.h"
#include "storage/folder/backups.h"
#include "storage/record/database.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

using namespace openshoe;
using namespace openshoe::storage;

namespace {

struct How {
    const char* name;
    std::set<DiskOp> ops;
    bool stays;
    DiskError error;
};

const How hows[] = {
    {"a write fails", {DiskOp::Write}, false, DiskError::Io},
    {"writes fail from then on", {DiskOp::Write}, true, DiskError::Io},
    {"a write stops half-way", {DiskOp::Write}, false, DiskError::Short},
    {"no room for one write", {DiskOp::Write}, false, DiskError::Full},
    {"the disk is full", {DiskOp::Write}, true, DiskError::Full},
    {"a sync fails", {DiskOp::Sync}, false, DiskError::Io},
    {"syncs fail from then on", {DiskOp::Sync}, true, DiskError::Io},
    {"a read fails", {DiskOp::Read}, false, DiskError::Io},
    {"a read is short", {DiskOp::Read}, false, DiskError::Short},
    {"truncating fails", {DiskOp::Truncate}, true, DiskError::Io},
    {"deleting fails", {DiskOp::Delete}, true, DiskError::Io},
    {"opening fails", {DiskOp::Open}, false, DiskError::Io},
    {"memory can't be shared", {DiskOp::Map}, false, DiskError::Full},
    {"the folder turns read-only",
     {DiskOp::Write, DiskOp::Truncate, DiskOp::Delete, DiskOp::Open, DiskOp::Rename, DiskOp::Remove},
     true,
     DiskError::ReadOnly},
    {"everything fails from then on",
     {DiskOp::Open, DiskOp::Read, DiskOp::Write, DiskOp::Sync, DiskOp::Truncate, DiskOp::Delete, DiskOp::Map,
      DiskOp::Rename, DiskOp::Remove, DiskOp::SyncFile},
     true,
     DiskError::Io},
    {"renaming fails", {DiskOp::Rename}, false, DiskError::Io},
    {"removing fails", {DiskOp::Remove}, false, DiskError::Io},
    {"writing a file through fails", {DiskOp::SyncFile}, false, DiskError::Io},
};

// The message must say what to do.
QString unclear(const base::Error& error) {
    const QString words = QString::fromStdString(error.text());
    for (const char* said : {"check the disk", "free some space", "give yourself the right", "check that",
                             "can't be written", "try again", "tries again", "choose another",
                             "refuses to write through", "can't be read", "damaged", "on a disk of this"}) {
        if (words.contains(QLatin1String(said)))
            return {};
    }
    return QStringLiteral("these words help nobody: %1").arg(words);
}

} // namespace

/// Disk operations fail, one after another, while rounds are played, files opened, backups made and restored: what
/// could not be done is refused with a clear message and leaves no trace, nothing confirmed is lost, and play continues
/// once the failure is over. The short form tries some forty places of each; OPENSHOE_FAULTS=all tries every one.
class TestDiskFaults : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whilePlaying_data();
    void whilePlaying();
    void whileOpening_data() { allHows(); }
    void whileOpening();
    void whileMigrating_data() { allHows(); }
    void whileMigrating();
    void whileBackingUp_data() { allHows(); }
    void whileBackingUp();
    void whileRestoring_data() { allHows(); }
    void whileRestoring();
    void cleanupTestCase();

private:
    static void allHows();
    template <typename Attempt> void atEveryPlace(const How& how, int places, const Attempt& attempt);
    QString playOnce(const FaultPlay& play, const DiskFault& fault, bool closeInTrouble);

    /// Starts on the folder; if that is refused, returns what is unclear about the message.
    QString startUnder(const DiskFault& fault, const QString& folder);

    FaultDisk m_disk;
    bool m_all = false;
    quint64 m_seed = 1;
    qint64 m_faults = 0;
    qint64 m_refusals = 0;
    qint64 m_reopened = 0;
    QElapsedTimer m_time;
};

void TestDiskFaults::initTestCase() {
    if (const QString reason = m_disk.reasonToSkip(); !reason.isEmpty())
        QSKIP(qPrintable(reason));
    m_all = qgetenv("OPENSHOE_FAULTS") == "all";
    bool given = false;
    if (const int seed = qEnvironmentVariableIntValue("OPENSHOE_SEED", &given); given)
        m_seed = static_cast<quint64>(seed);
    (void)playedFolder();
    m_time.start();
}

void TestDiskFaults::cleanupTestCase() {
    qInfo("%lld faults, %lld steps and jobs refused, %lld times only a new start went on, %.1f s", m_faults, m_refusals,
          m_reopened, static_cast<double>(m_time.elapsed()) / 1000);
}

void TestDiskFaults::allHows() {
    QTest::addColumn<int>("how");
    for (int i = 0; i < static_cast<int>(std::size(hows)); ++i)
        QTest::newRow(hows[i].name) << i;
}

// Makes the 1st, 2nd, … of these operations fail until there are no more; in the short form only about `places` of the
// first hundred.
template <typename Attempt> void TestDiskFaults::atEveryPlace(const How& how, int places, const Attempt& attempt) {
    const int stride = m_all ? 1 : std::max(1, 100 / places);
    for (int at = 1 + static_cast<int>(m_seed % static_cast<quint64>(stride));; at += stride) {
        const QString wrong = attempt(DiskFault{.ops = how.ops, .at = at, .stays = how.stays, .error = how.error});
        m_disk.disarm();
        m_faults += m_disk.injected() > 0;
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("operation %1: %2").arg(at).arg(wrong)));
        if (m_disk.injected() == 0 || (!m_all && at >= 100 + stride))
            break;
    }
}

void TestDiskFaults::whilePlaying_data() {
    QTest::addColumn<int>("play");
    QTest::addColumn<int>("how");
    for (int play = 0; play < static_cast<int>(std::size(faultPlays)); ++play) {
        for (int how = 0; how < static_cast<int>(std::size(hows)); ++how)
            QTest::addRow("%s, %s", faultPlays[play].name, hows[how].name) << play << how;
    }
}

void TestDiskFaults::whilePlaying() {
    QFETCH(int, play);
    QFETCH(int, how);
    if (!m_all && (play + how + static_cast<int>(m_seed)) % 3 != 0)
        return; // every failure in two of the games
    atEveryPlace(hows[how], 6, [&](const DiskFault& fault) {
        return playOnce(faultPlays[play], fault, fault.stays && fault.at % 2 == 0);
    });
}

QString TestDiskFaults::playOnce(const FaultPlay& play, const DiskFault& fault, bool closeInTrouble) {
    QTemporaryDir folder(quickFolder());
    copyFolder(playedFolder(), folder.path());
    m_disk.watch(folder.path(), false);
    RoundId round = 0;
    int confirmed = 0;
    {
        auto store = Store::open(folder.path(), Access::Play).value();
        const AccountRow account = accountIn(*store);
        (void)store->call([](Tables& t) {
            t.db.sql().run("PRAGMA wal_autocheckpoint = 12");
            t.db.sql().run("PRAGMA cache_size = 10"); // so that it has to read
            return t.db.sql().result(0);
        });
        TestPlayer player(*store, account, rulesOf(play.variant), play.currency,
                          m_seed + static_cast<quint64>(fault.at));
        player.onStored = [&](RoundId id, int events, bool) {
            round = id;
            confirmed = events;
        };
        m_disk.arm(fault);
        const auto played = player.playRound();
        if (played) {
            m_disk.disarm();
        } else {
            ++m_refusals;
            if (const QString wrong = unclear(played.error()); !wrong.isEmpty())
                return wrong;
            // While the failure lasts, a retry is refused again, or succeeds.
            if (fault.stays)
                (void)store->call([&](Tables& t) { return t.accounts.topUp(account.id, play.currency); });
        }
        if (!closeInTrouble) {
            m_disk.disarm();
            const auto open = store->call([](Tables& t) { return t.journal.openRounds(); });
            bool goesOn = open.has_value();
            for (const storage::OpenRound& left : open.value_or(std::vector<storage::OpenRound>())) {
                if (left.id == round && static_cast<int>(left.events.size()) != confirmed)
                    return QStringLiteral("%1 events are there, %2 were confirmed")
                        .arg(left.events.size())
                        .arg(confirmed);
                goesOn = goesOn && TestPlayer::finish(*store, left);
            }
            round = 0;
            TestPlayer next(*store, account, rulesOf(play.variant), play.currency, m_seed);
            goesOn = goesOn && next.playRound();
            if (!goesOn) {
                // Only a misread page may keep causing errors until the file is reopened.
                ++m_reopened;
                if (fault.ops.count(DiskOp::Read) == 0)
                    return QStringLiteral("play does not go on although the trouble is over");
            }
        }
    }
    m_disk.disarm();
    m_disk.unwatch();
    if (round > 0) {
        auto store = Store::open(folder.path(), Access::Play);
        if (!store)
            return QString::fromStdString(store.error().text());
        const auto record = (*store)->call([&](Tables& t) { return t.rounds.record(round); });
        if (!record || static_cast<int>(record->events.size()) < confirmed)
            return QStringLiteral("a confirmed step is lost");
    }
    return proofAgainst(folder.path(), {}, false);
}

void TestDiskFaults::whileOpening() {
    QFETCH(int, how);
    // A folder that needs everything a start can do: a program ended there in the middle of a round.
    QTemporaryDir left(quickFolder());
    copyFolder(playedFolder(), left.path());
    QByteArray digest;
    {
        QTemporaryDir work(quickFolder());
        copyFolder(left.path(), work.path());
        auto store = Store::open(work.path(), Access::Play).value();
        TestPlayer player(*store, accountIn(*store), rulesOf("boxes"), "coin", 4);
        int steps = 0;
        player.onConfirmed = [&] {
            if (++steps == 4) {
                digest = digestOf(*store);
                copyFolder(work.path(), left.filePath(QStringLiteral("cut")));
            }
        };
        QVERIFY(player.playRound());
        QVERIFY(!digest.isEmpty());
    }
    atEveryPlace(hows[how], 12, [&](const DiskFault& fault) {
        QTemporaryDir folder(quickFolder());
        copyFolder(left.filePath(QStringLiteral("cut")), folder.path());
        QFile::remove(folder.filePath(QStringLiteral("openshoe.db-shm")));
        if (const QString wrong = startUnder(fault, folder.path()); !wrong.isEmpty())
            return wrong;
        return proofAgainst(folder.path(), {digest}, false);
    });
}

QString TestDiskFaults::startUnder(const DiskFault& fault, const QString& folder) {
    m_disk.watch(folder, false);
    m_disk.arm(fault);
    QString wrong;
    if (const auto store = Store::open(folder, Access::Play); !store) {
        ++m_refusals;
        wrong = unclear(store.error());
    }
    m_disk.disarm();
    m_disk.unwatch();
    return wrong;
}

void TestDiskFaults::whileMigrating() {
    QFETCH(int, how);
    atEveryPlace(hows[how], 12, [&](const DiskFault& fault) {
        QTemporaryDir folder(quickFolder());
        const QString path = databasePath(folder.path());
        QFile::copy(QStringLiteral(OPENSHOE_SOURCE_DIR "/tests/storage/data/version1.db"), path);
        QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        if (const QString wrong = startUnder(fault, folder.path()); !wrong.isEmpty())
            return wrong;
        const auto copies = Backups(folder.path()).list();
        for (const BackupRow& copy : copies) {
            if (!Backups::examine(copy.path))
                return QStringLiteral("a broken backup has a backup's name");
        }
        if (inspect(folder.path()) == FileState::Good && copies.empty())
            return QStringLiteral("the file is changed, and there is no backup");
        return proofAgainst(folder.path(), {}, false);
    });
}

void TestDiskFaults::whileBackingUp() {
    QFETCH(int, how);
    QTemporaryDir folder(quickFolder());
    copyFolder(playedFolder(), folder.path());
    auto store = Store::open(folder.path(), Access::Play).value();
    const AccountRow account = accountIn(*store);
    const Backups backups(folder.path());
    for (int i = 0; i < Backups::kept; ++i)
        QVERIFY(backups.make());
    atEveryPlace(hows[how], 10, [&](const DiskFault& fault) {
        m_disk.watch(folder.path(), false);
        m_disk.arm(fault);
        const auto made = backups.make();
        m_disk.disarm();
        m_disk.unwatch();
        if (!made) {
            ++m_refusals;
            if (const QString wrong = unclear(made.error()); !wrong.isEmpty())
                return wrong;
        }
        const auto copies = backups.list();
        if (copies.size() < static_cast<std::size_t>(Backups::kept))
            return QStringLiteral("a backup is gone, and no new one there");
        for (const BackupRow& copy : copies) {
            if (!Backups::examine(copy.path))
                return QStringLiteral("a broken backup has a backup's name");
        }
        // Play isn't affected, and the next backup cleans up.
        TestPlayer player(*store, account, rulesOf("classic"), "gold", 2);
        if (const auto round = player.playRound(); !round)
            return QString::fromStdString(round.error().text());
        if (const auto next = backups.make(); !next || backups.list().size() != static_cast<std::size_t>(Backups::kept))
            return QStringLiteral("the next backup does not keep to the bound");
        const QDir all(folder.filePath(QStringLiteral("backups")));
        if (!all.entryList({QStringLiteral("*.part*")}, QDir::Files).isEmpty())
            return QStringLiteral("a part of a backup is left");
        return QString();
    });
    const auto report = store->call([](Tables& t) { return t.checker.run(); });
    QVERIFY(report && report->problems.empty());
}

void TestDiskFaults::whileRestoring() {
    QFETCH(int, how);
    QTemporaryDir base(quickFolder());
    copyFolder(playedFolder(), base.path());
    const auto backup = Backups(base.path()).make();
    QVERIFY(backup);
    QByteArray old;
    QByteArray present;
    {
        auto store = Store::open(base.path(), Access::Play).value();
        old = digestOf(*store);
        TestPlayer player(*store, accountIn(*store), rulesOf("classic"), "gold", 3);
        QVERIFY(player.playRound());
        present = digestOf(*store);
    }
    atEveryPlace(hows[how], 10, [&](const DiskFault& fault) {
        QTemporaryDir folder(quickFolder());
        copyFolder(base.path(), folder.path());
        m_disk.watch(folder.path(), false);
        m_disk.arm(fault);
        const auto done = Backups(folder.path()).restore(Backups(folder.path()).list().front().path);
        m_disk.disarm();
        m_disk.unwatch();
        if (!done) {
            ++m_refusals;
            if (const QString wrong = unclear(done.error()); !wrong.isEmpty())
                return wrong;
        }
        return proofAgainst(folder.path(), done ? std::vector{old} : std::vector{old, present}, false);
    });
}

QTEST_GUILESS_MAIN(TestDiskFaults)
#include "tst_diskfaults.moc"
