// SPDX-License-Identifier: GPL-3.0-or-later
// Data that can't be used at the start, and storage that fails during play: what is said, what is offered, and that
// accepting it leads back to the table without a restart.
#include "app/composition.h"
#include "storage/store.h"

#include "models/settings/settingspagecontroller.h"
#include "modeltester.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace openshoe;
using namespace openshoe::models;

class TestTrouble : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString database() const { return path(QStringLiteral("openshoe.db")); }

    static QByteArray bytesOf(const QString& file) {
        QFile opened(file);
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    }
    void write(const QByteArray& bytes) const {
        QFile file(database());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    void sql(const QString& statement) const {
        {
            auto db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("test"));
            db.setDatabaseName(database());
            QVERIFY(db.open());
            QVERIFY(QSqlQuery(db).exec(statement));
            db.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("test"));
    }
    [[nodiscard]] QStringList files(const QString& pattern) const {
        return QDir(m_folder->path()).entryList({pattern}, QDir::Files);
    }

    [[nodiscard]] std::shared_ptr<AppController> begun() const {
        auto app = app::compose({m_folder->path(), QString(), session::Speed::Off});
        app->data->open();
        return app;
    }
    [[nodiscard]] std::shared_ptr<AppController> started() const {
        auto app = begun();
        [&] { QTRY_VERIFY(app->data->isReady()); }();
        return app;
    }
    static void sit(AppController& app, const QString& game = QStringLiteral("classic")) {
        QSignalSpy opened(app.table, &TableController::opened);
        app.seating->open(game);
        QVERIFY(opened.wait(5000));
    }
    static void deal(TableController& table) {
        QTRY_VERIFY(table.session() && !table.session()->isBusy());
        table.bets()->newBets();
        table.bets()->clear();
        table.bets()->minStake(1, -1);
        QTRY_VERIFY(table.bets()->canDeal());
        table.bets()->deal();
        QTRY_VERIFY(table.live()->phase() == LiveRound::Over || table.live()->actions()->count() > 0);
    }
    /// Deals a round in which a hand can stand: it isn't over by itself, and no other question is open.
    static void dealToATurn(TableController& table) {
        const auto canStand = [&] {
            const auto& rows = table.live()->actions()->rows();
            return std::any_of(rows.begin(), rows.end(),
                               [](const ActionRow& row) { return row.intent == Intent::Stand; });
        };
        deal(table);
        for (int i = 0; i < 50 && !canStand(); ++i) {
            if (table.live()->phase() == LiveRound::Playing) {
                table.live()->act(Intent::Decline);
                QTRY_VERIFY(canStand() || table.live()->phase() == LiveRound::Over);
            } else {
                deal(table);
            }
        }
        QVERIFY(canStand());
    }
    static void playRound(TableController& table) {
        deal(table);
        for (int i = 0; i < 50 && table.live()->phase() == LiveRound::Playing; ++i) {
            QTRY_VERIFY(table.live()->actions()->count() > 0 || table.live()->phase() != LiveRound::Playing);
            int action = Intent::None;
            for (const ActionRow& row : table.live()->actions()->rows()) {
                if (row.intent == Intent::Stand || row.intent == Intent::Decline)
                    action = row.intent;
            }
            table.live()->act(action);
        }
        QCOMPARE(table.live()->phase(), LiveRound::Over);
    }
    /// That many rounds on record, then a backup, then one more round.
    void makeData(int rounds) const {
        {
            auto app = started();
            sit(*app);
            for (int i = 0; i < rounds; ++i)
                playRound(*app->table);
        }
        QVERIFY(storage::Backups(m_folder->path()).make());
        auto app = started();
        sit(*app);
        playRound(*app->table);
    }
    [[nodiscard]] qint64 roundsOnDisk() const {
        const auto facts = storage::examine(m_folder->path());
        return facts ? facts->rounds : -1;
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everyKindIsTold_data() {
        QTest::addColumn<QString>("how");
        QTest::addColumn<TroubleController::Kind>("kind");
        QTest::addColumn<bool>("retry");
        QTest::addColumn<bool>("replace");
        QTest::newRow("zeros") << "zeros" << TroubleController::Damaged << false << true;
        QTest::newRow("letters") << "letters" << TroubleController::Damaged << false << true;
        QTest::newRow("cut short") << "cut" << TroubleController::Damaged << false << true;
        QTest::newRow("a page destroyed") << "page" << TroubleController::Damaged << false << true;
        QTest::newRow("newer") << "newer" << TroubleController::Newer << false << false;
        QTest::newRow("foreign") << "foreign" << TroubleController::Foreign << false << false;
        QTest::newRow("a folder of that name") << "folder" << TroubleController::Forbidden << true << false;
        QTest::newRow("locked") << "locked" << TroubleController::InUse << true << false;
    }
    void everyKindIsTold() {
        QFETCH(QString, how);
        QFETCH(TroubleController::Kind, kind);
        QFETCH(bool, retry);
        QFETCH(bool, replace);
        QLockFile lock(path(QStringLiteral("openshoe.lock")));
        lock.setStaleLockTime(0);
        if (how == u"zeros")
            write(QByteArray(32768, '\0'));
        else if (how == u"letters")
            write(QByteArray(32768, 'x'));
        else if (how == u"folder")
            QVERIFY(QDir().mkdir(database()));
        else if (how == u"foreign")
            sql(QStringLiteral("CREATE TABLE notes(words TEXT)"));
        else
            started().reset();
        if (how == u"cut")
            write(bytesOf(database()).left(20000));
        else if (how == u"page") {
            QByteArray bytes = bytesOf(database());
            bytes.replace(4096, 4096, QByteArray(4096, 'x'));
            write(bytes);
        } else if (how == u"newer")
            sql(QStringLiteral("PRAGMA user_version = 999"));
        else if (how == u"locked")
            QVERIFY(lock.tryLock());
        const QByteArray before = bytesOf(database());
        auto app = begun();
        TroubleController& trouble = *app->trouble;
        QTRY_VERIFY(trouble.isShown());
        QCOMPARE(trouble.kind(), kind);
        QCOMPARE(trouble.canRetry(), retry);
        QCOMPARE(trouble.canReplace(), replace);
        QVERIFY(!trouble.title().isEmpty() && !trouble.advice().isEmpty() && !trouble.plainText().isEmpty());
        QVERIFY2(trouble.text().contains(m_folder->path()), qPrintable(trouble.text()));
        QVERIFY(!trouble.isAtTable() && !trouble.isBusy() && !app->data->isReady());
        // What isn't offered can't be done.
        if (!replace) {
            trouble.beginAnew();
            trouble.restore(path(QStringLiteral("backups/openshoe-20260101-120000.db")));
        }
        if (!retry)
            trouble.retry();
        QTest::qWait(50);
        QVERIFY(!trouble.isBusy());
        QCOMPARE(bytesOf(database()), before);
        if (how == u"locked") {
            lock.unlock();
            trouble.retry();
            QVERIFY(trouble.isBusy());
            QTRY_VERIFY(app->data->isReady());
            QVERIFY(!trouble.isShown());
            sit(*app);
            playRound(*app->table);
        }
    }

    void aMissingFolderCanBeMadeMeanwhile() {
        QFile file(path(QStringLiteral("place")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        const auto root = app::compose({path(QStringLiteral("place/data")), {}, session::Speed::Off});
        AppController& app = *root;
        app.data->open();
        QTRY_COMPARE(app.trouble->kind(), TroubleController::Forbidden);
        app.trouble->retry();
        QTRY_VERIFY(!app.trouble->isBusy());
        QCOMPARE(app.trouble->kind(), TroubleController::Forbidden);
        QVERIFY(file.remove());
        app.trouble->retry();
        QTRY_VERIFY(app.data->isReady());
    }

    void aDamagedFileIsReplacedByTheBackup() {
        makeData(3);
        QCOMPARE(roundsOnDisk(), 4);
        QByteArray bytes = bytesOf(database());
        bytes.replace(4096, 4096, QByteArray(4096, 'x'));
        write(bytes);
        auto app = begun();
        const test::ModelTester tester(app->controller<SettingsPageController>()->backups);
        QTRY_COMPARE(app->trouble->kind(), TroubleController::Damaged);
        QTRY_VERIFY(!app->controller<SettingsPageController>()->backups->bestPath().isEmpty());
        QTRY_VERIFY(!app->controller<SettingsPageController>()->backups->isExamining());
        QVERIFY2(app->controller<SettingsPageController>()->backups->bestText().contains(
                     QStringLiteral("(3 rounds · last round 3)")),
                 qPrintable(app->controller<SettingsPageController>()->backups->bestText()));
        app->trouble->restore(app->controller<SettingsPageController>()->backups->bestPath());
        QVERIFY(app->trouble->isBusy());
        QTRY_VERIFY(app->data->isReady());
        QVERIFY(!app->trouble->isShown());
        const QStringList aside = files(QStringLiteral("openshoe-damaged-*.db"));
        QCOMPARE(aside.size(), 1);
        QCOMPARE(bytesOf(path(aside.first())), bytes);
        QVERIFY2(app->notices->text().contains(aside.first()), qPrintable(app->notices->text()));
        QTRY_COMPARE(app->rundown->count(), 3);
        sit(*app);
        playRound(*app->table);
        QTRY_COMPARE(app->rundown->count(), 4);
        app.reset();
        QCOMPARE(roundsOnDisk(), 4);
    }

    // Shown and marked, never hidden: the money is booked, whatever became of the cards.
    void aDamagedRoundIsShownAndMarked() {
        {
            auto app = started();
            sit(*app);
            for (int round = 0; round < 3; ++round)
                playRound(*app->table);
        }
        sql(QStringLiteral("UPDATE logs SET events = zeroblob(40) WHERE round = 1"));
        sql(QStringLiteral("UPDATE logs SET events = (SELECT events FROM logs WHERE round = 3) WHERE round = 2"));
        sql(QStringLiteral("DELETE FROM logs WHERE round = 3"));
        auto app = started();
        app->setPage(Page::Rundown);
        RundownModel& rounds = *app->controller<RundownModel>();
        QTRY_COMPARE(rounds.count(), 3);
        QCOMPARE(rounds.total(), 3);
        // Another round's log can be followed just the same: finding that out is up to the check.
        for (const auto& [row, damaged] : {std::pair(0, true), std::pair(1, false), std::pair(2, true)}) {
            QCOMPARE(rounds.rows()[static_cast<std::size_t>(row)].damaged, damaged);
            QCOMPARE(rounds.rows()[static_cast<std::size_t>(row)].accessibleName.endsWith(u"damaged"), damaged);
        }
        const std::unique_ptr<RoundDetails> details(rounds.details(1));
        QTRY_VERIFY(details->ready);
        QVERIFY2(!details->trouble.isEmpty() && !details->wageredText.isEmpty(), qPrintable(details->trouble));
        QVERIFY(details->handsFinal.isEmpty());
        QVERIFY(!app->trouble->isShown());
    }

    void aBackupThatIsNotWholeIsPassedBy() {
        makeData(1);
        const auto all = storage::Backups(m_folder->path()).list();
        const int copies = static_cast<int>(all.size());
        const QString good = all.front().path;
        const QString bad = path(QStringLiteral("backups/openshoe-29990101-120000.db"));
        QVERIFY(QFile::copy(good, bad));
        QFile file(bad);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(4096));
        file.write(QByteArray(8192, 'x'));
        file.close();
        const QByteArray damaged(32768, 'x');
        write(damaged);
        auto app = begun();
        QTRY_COMPARE(app->trouble->kind(), TroubleController::Damaged);
        QTRY_VERIFY(!app->controller<SettingsPageController>()->backups->isExamining());
        QCOMPARE(app->controller<SettingsPageController>()->backups->count(), copies + 1);
        for (const CopyRow& row : app->controller<SettingsPageController>()->backups->rows()) {
            const bool whole = QFileInfo(row.path) != QFileInfo(bad);
            QCOMPARE(row.condition, whole ? BackupState::Whole : BackupState::Unusable);
            QCOMPARE(row.problem.isEmpty(), whole);
        }
        QCOMPARE(QFileInfo(app->controller<SettingsPageController>()->backups->bestPath()), QFileInfo(good));
        // If it is chosen all the same, it is refused and nothing changes.
        app->trouble->restore(bad);
        QTRY_VERIFY(!app->trouble->isBusy());
        QCOMPARE(app->trouble->kind(), TroubleController::Damaged);
        QVERIFY(!app->trouble->problem().isEmpty());
        QCOMPARE(bytesOf(database()), damaged);
        QCOMPARE(files(QStringLiteral("openshoe-damaged-*")).size(), 0);
        app->trouble->restore(good);
        QTRY_VERIFY(app->data->isReady());
    }

    void withoutBackupOneBeginsAnew() {
        const QByteArray damaged(32768, 'x');
        write(damaged);
        auto app = begun();
        QTRY_COMPARE(app->trouble->kind(), TroubleController::Damaged);
        QTRY_VERIFY(!app->controller<SettingsPageController>()->backups->isExamining());
        QCOMPARE(app->controller<SettingsPageController>()->backups->count(), 0);
        QCOMPARE(app->controller<SettingsPageController>()->backups->bestPath(), QString());
        app->trouble->beginAnew();
        QTRY_VERIFY(app->data->isReady());
        const QStringList aside = files(QStringLiteral("openshoe-damaged-*.db"));
        QCOMPARE(aside.size(), 1);
        QCOMPARE(bytesOf(path(aside.first())), damaged);
        QVERIFY(app->notices->text().contains(aside.first()));
        sit(*app);
        playRound(*app->table);
    }

    void aBackupIsMadeAndRestoredFromTheSettings() {
        auto app = started();
        QTRY_COMPARE(app->controller<SettingsPageController>()->backups->count(), 1); // today's
        sit(*app);
        playRound(*app->table);
        QTRY_COMPARE(app->rundown->count(), 1);
        const QString balance = app->table->shown()->balanceText();
        QSignalSpy made(app->controller<SettingsPageController>()->backups, &BackupsModel::made);
        app->controller<SettingsPageController>()->backups->makeNow();
        QVERIFY(app->controller<SettingsPageController>()->backups->isBusy());
        QVERIFY(made.wait(5000));
        QCOMPARE(made.first()[1].toString(), QString());
        QTRY_COMPARE(app->controller<SettingsPageController>()->backups->count(), 2);
        const QString copy = app->controller<SettingsPageController>()->backups->rows().front().path;
        for (int i = 0; i < 3; ++i)
            playRound(*app->table);
        app->setPage(Page::Settings);
        app->controller<SettingsPageController>()->backups->restore(copy);
        QVERIFY(!app->data->isReady());
        QTRY_VERIFY(app->data->isReady());
        QVERIFY(!app->trouble->isShown());
        const QStringList aside = files(QStringLiteral("openshoe-replaced-*.db"));
        QCOMPARE(aside.size(), 1);
        QVERIFY2(app->notices->text().contains(aside.first()), qPrintable(app->notices->text()));
        QTRY_COMPARE(app->rundown->count(), 1);
        QVERIFY(!app->table->isSeated());
        sit(*app);
        QTRY_COMPARE(app->table->shown()->balanceText(), balance);
        const auto kept = storage::Backups::examine(path(aside.first()));
        QVERIFY(kept);
        QCOMPARE(kept->rounds, 4);
    }

    void aRoundIsFinishedBeforeABackupIsRestored() {
        auto app = started();
        QVERIFY(storage::Backups(m_folder->path()).make());
        sit(*app, QStringLiteral("boxes"));
        dealToATurn(*app->table);
        app->controller<SettingsPageController>()->backups->restore(
            storage::Backups(m_folder->path()).list().front().path);
        QVERIFY(app->data->isReady());
        QCOMPARE(app->notices->kind(), Notices::Warning);
        QVERIFY(app->table->live()->actions()->count() > 0);
        QCOMPARE(files(QStringLiteral("openshoe-replaced-*")).size(), 0);
    }

    void aBackupThatCantBeReadChangesNothing() {
        auto app = started();
        sit(*app);
        playRound(*app->table);
        app->controller<SettingsPageController>()->backups->restore(path(QStringLiteral("no-such.db")));
        QTRY_VERIFY(app->data->isReady());
        QCOMPARE(app->notices->kind(), Notices::Warning);
        QTRY_COMPARE(app->rundown->count(), 1);
    }

    void backupsThatFailDontStopPlay() {
        QFile file(path(QStringLiteral("backups")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        started().reset();
        auto app = started(); // now there is something to copy
        QTRY_VERIFY2(app->notices->text().contains(QStringLiteral("backup")), qPrintable(app->notices->text()));
        QCOMPARE(app->notices->kind(), Notices::Warning);
        sit(*app);
        playRound(*app->table);
        app->notices->dismiss();
        app->controller<SettingsPageController>()->backups->makeNow();
        QTRY_COMPARE(app->notices->kind(), Notices::Warning);
    }

    void warningsAreReadOneAfterTheOther() {
        auto app = started();
        app->notices->dismiss();
        app->notices->warn(QStringLiteral("one"));
        app->notices->warn(QStringLiteral("two"));
        QCOMPARE(app->notices->text(), QStringLiteral("one"));
        app->notices->dismiss();
        QCOMPARE(app->notices->text(), QStringLiteral("two"));
        app->notices->dismiss();
        QCOMPARE(app->notices->text(), QString());
    }

    // A copy of the files during play, without the journal, whose confirmed steps are lost.
    void aJournalThatIsMissingIsTold() {
        QTemporaryDir without;
        {
            auto app = started();
            sit(*app);
            playRound(*app->table);
            for (const char* name : {"openshoe.db", "openshoe.db-open"})
                QVERIFY(QFile::copy(path(QLatin1String(name)), without.filePath(QLatin1String(name))));
        }
        for (const bool first : {true, false}) { // it is reported once
            auto app = app::compose({without.path(), QString(), session::Speed::Off});
            app->data->open();
            QTRY_VERIFY(app->data->isReady());
            QCOMPARE(app->notices->text().contains(QStringLiteral("openshoe.db-wal")), first);
            QCOMPARE(app->notices->kind(), first ? Notices::Warning : Notices::None);
        }
    }

    // --- During play: another program holds the file until the busy timeout is over.

    void storageThatFailsStopsPlayAndGoesOn() {
        auto app = started();
        sit(*app, QStringLiteral("boxes"));
        dealToATurn(*app->table);
        {
            auto db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("holder"));
            db.setDatabaseName(database());
            QVERIFY(db.open());
            QSqlQuery query(db);
            QVERIFY(query.exec(QStringLiteral("BEGIN IMMEDIATE")));
            app->table->live()->act(Intent::Stand);
            QTRY_COMPARE(app->trouble->kind(), TroubleController::Stopped);
            QVERIFY(app->trouble->isAtTable());
            QVERIFY(!app->trouble->advice().isEmpty());
            QCOMPARE(app->table->shown()->resultLine(), QStringLiteral("Returned"));
            QCOMPARE(app->table->live()->actions()->count(), 0);
            QVERIFY(!app->table->bets()->canDeal());
            QVERIFY(query.exec(QStringLiteral("ROLLBACK")));
            db.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("holder"));
        const QString balance = app->table->shown()->balanceText();
        app->trouble->retry();
        QTRY_VERIFY(!app->trouble->isShown());
        QVERIFY(app->data->isReady() && app->table->isSeated());
        QCOMPARE(app->table->shown()->balanceText(), balance);
        QTRY_VERIFY(app->rundown->count() > 0);
        QCOMPARE(app->rundown->rows().front().resultText, QStringLiteral("Returned"));
        playRound(*app->table);
    }

    // The open file disappears: it is reopened, and the table is sat down at again.
    void aFileThatWasTakenAwayIsToldAndOpenedAgain() {
        auto app = started();
        sit(*app, QStringLiteral("boxes"));
        playRound(*app->table);
        const QString balance = app->table->shown()->balanceText();
        dealToATurn(*app->table);
        const QString away = path(QStringLiteral("away"));
        QVERIFY(QDir().mkdir(away));
        for (const QString& file : files(QStringLiteral("openshoe.db*")))
            QVERIFY(QFile::rename(path(file), away + u'/' + file));
        app->table->live()->act(Intent::Stand);
        QTRY_COMPARE(app->trouble->kind(), TroubleController::Stopped);
        for (const QString& file : QDir(away).entryList(QDir::Files))
            QVERIFY(QFile::rename(away + u'/' + file, path(file)));
        app->trouble->retry();
        QTRY_VERIFY(!app->trouble->isShown() && app->table->isSeated());
        playRound(*app->table);
    }
};

OPENSHOE_TEST(TestTrouble, Core)
#include "tst_trouble.moc"
