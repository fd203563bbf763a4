// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultdisk.h"
#include "faultplay.h"
#include "patience.h"
#include "session/table/seating.h"
#include "session/table/storagejournal.h"
#include "session/table/tablesession.h"
#include "tables.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::test;
using session::TableSession;

/// A table on a disk whose writes fail in the middle of a round: what it shows as returned is returned.
class TestTableFaults : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (const QString reason = m_disk.reasonToSkip(); !reason.isEmpty())
            QSKIP(qPrintable(reason));
    }

    void init() {
        m_folder = std::make_unique<QTemporaryDir>(quickFolder());
        m_store = storage::Store::open(m_folder->path(), storage::Access::Play).value();
        m_journal = std::make_unique<session::StorageJournal>(*m_store);
        m_disk.watch(m_folder->path(), false);
    }

    void cleanup() {
        m_disk.disarm();
        m_disk.unwatch();
        m_journal.reset();
        m_store.reset();
    }

    void aRoundIsReturned_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("trouble"); // 0 one write, 1 a full disk, 2 a deleted journal
        for (const QString& id : {QStringLiteral("boxes"), QStringLiteral("deluxe"), QStringLiteral("classic")}) {
            QTest::newRow(qPrintable(id + QStringLiteral(", one write fails"))) << id << 0;
            QTest::newRow(qPrintable(id + QStringLiteral(", the disk is full"))) << id << 1;
            QTest::newRow(qPrintable(id + QStringLiteral(", the journal is deleted"))) << id << 2;
        }
    }

    void aRoundIsReturned() {
        QFETCH(QString, id);
        QFETCH(int, trouble);
#ifdef Q_OS_WIN
        if (trouble == 2)
            QSKIP("open files can't be deleted here");
#endif
        TableSession s(*m_journal, table(id));
        QSignalSpy failures(&s, &TableSession::failed);
        s.open();
        QTRY_COMPARE(s.stage(), TableSession::Stage::Ready);
        const base::Money before = dealToADecision(s);
        const auto round = s.round();
        if (trouble == 2)
            QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("openshoe.db-wal"))));
        else
            m_disk.arm({.ops = {DiskOp::Write}, .at = 1, .stays = trouble == 1, .error = DiskError::Full});
        QVERIFY(!s.silence());
        QTRY_COMPARE(failures.count(), 1);
        QCOMPARE(s.stage(), TableSession::Stage::Failed);
        QCOMPARE(s.wallet(), before);
        QCOMPARE(s.roundIsOwed(), trouble == 1);
        if (trouble == 1) {
            s.retry();
            QTRY_COMPARE(failures.count(), 2);
            QTRY_VERIFY(!s.isBusy());
            m_disk.disarm();
        }
        s.retry();
        QTRY_VERIFY(s.stage() == TableSession::Stage::Ready && !s.isBusy());
        QCOMPARE(s.fate(), session::RoundFate::Returned);
        QCOMPARE(s.wallet(), before);
        const auto row = m_store->call([&](storage::Tables& t) { return t.rounds.find(round); });
        QVERIFY(row && *row && (*row)->state == storage::RoundState::Returned);
        dealToADecision(s);
        QCOMPARE(s.stage(), TableSession::Stage::Ready);
        proveRight(1);
    }

    // The person leaves the table, or the program ends, before it can be written.
    void leftBeforeItCouldBeWritten_data() {
        QTest::addColumn<bool>("programEnds");
        QTest::newRow("the table is left") << false;
        QTest::newRow("the program ends") << true;
    }

    void leftBeforeItCouldBeWritten() {
        QFETCH(bool, programEnds);
        base::Money before;
        {
            TableSession s(*m_journal, table(QStringLiteral("deluxe")));
            s.open();
            QTRY_COMPARE(s.stage(), TableSession::Stage::Ready);
            before = dealToADecision(s);
            m_disk.arm({.ops = {DiskOp::Write, DiskOp::Truncate}, .at = 1, .stays = true, .error = DiskError::Full});
            QVERIFY(!s.silence());
            QTRY_COMPARE(s.stage(), TableSession::Stage::Failed);
            QTRY_VERIFY(s.roundIsOwed());
        }
        if (programEnds) {
            m_journal.reset();
            m_store.reset();
            m_disk.disarm();
            m_store = storage::Store::open(m_folder->path(), storage::Access::Play).value();
        }
        m_disk.disarm();
        const auto left = m_store->call([&](storage::Tables& t) { return session::settleLeftRounds(t, programEnds); });
        QVERIFY(left && !left->problem);
        // If left in the same program it is returned, as was shown; after a restart the rule for silence has finished
        // it, and the window is told so.
        QCOMPARE(left->returned, programEnds ? 0 : 1);
        QCOMPARE(left->finished, programEnds ? 1 : 0);
        const auto key = table(QStringLiteral("deluxe"));
        const auto wallet =
            m_store->call([&](storage::Tables& t) { return t.accounts.balance(key.account, key.currency); });
        if (!programEnds)
            QCOMPARE(wallet.value(), before);
        proveRight(0);
    }

private:
    session::TableKey table(const QString& id) {
        auto account =
            m_store->call([](storage::Tables& t) { return t.accounts.obtain("player", QStringLiteral("Player")); });
        auto key = test::key(qPrintable(id));
        key.account = account.value().id;
        return key;
    }

    // Deals until a round waits for a decision; returns the wallet before it.
    static base::Money dealToADecision(TableSession& s) {
        base::Money before;
        for (int i = 0; i < 50 && !s.isPlaying(); ++i) {
            s.resetSlip();
            before = s.wallet();
            const auto least = s.rules().limitIn(s.key().currency)->min;
            [&] { QVERIFY(!s.change(&session::BetSlip::set, mainAt(1), least).refusal); }();
            const auto refusal = s.deal();
            [&] { QVERIFY2(!refusal, s.failure().text().c_str()); }();
            [&] { QTRY_VERIFY(!s.isBusy()); }();
            if (QTest::currentTestFailed())
                break;
        }
        return before;
    }

    void proveRight(std::size_t open) {
        const auto rounds = m_store->call([](storage::Tables& t) { return t.journal.openRounds(); });
        QVERIFY(rounds && rounds->size() == open);
        const auto report = m_store->call([](storage::Tables& t) { return t.checker.run(); });
        QVERIFY(report);
        QVERIFY2(report->problems.empty(),
                 report->problems.empty() ? "" : report->problems.front().detail.english().c_str());
    }

    FaultDisk m_disk;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<storage::Store> m_store;
    std::unique_ptr<session::StorageJournal> m_journal;
};

QTEST_GUILESS_MAIN(TestTableFaults)
#include "tst_tablefaults.moc"
