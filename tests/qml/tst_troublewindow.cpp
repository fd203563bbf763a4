// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, offscreen, by keys alone, when the data can't be used: at the start and in the middle of play; and
// the backups in the settings.
#include "testprogram.h"
#include "windowtest.h"

#include "models/settings/settingspagecontroller.h"
#include "storage/store.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

using namespace openshoe;
using namespace openshoe::models;

class TroubleWindowTest : public WindowTest {
    Q_OBJECT

private slots:
    void init() { newFolder(); }
    void cleanup() { close(); }
    void aDamagedFileIsReplacedByKeysAlone();
    void theFullestBackupIsOffered();
    void withoutBackupItBeginsAnew();
    void anotherWindowPlays();
    void newerDataIsLeftAlone();
    void aMissingJournalIsTold();
    void playStopsAndGoesOn();
    void backupsAreMadeAndRestored();

private:
    /// Like names(), but fails the test if a control has no name.
    [[nodiscard]] QStringList allNames() const;
    void writeDatabase(const QByteArray& bytes) const;
    void playARound();
    /// If OPENSHOE_PICTURES names a folder, saves the window there in two sizes and both schemes, for inspection.
    void picture(const QString& name);
};

QStringList TroubleWindowTest::allNames() const {
    if (!unnamed().isEmpty())
        QTest::qFail(qPrintable(unnamed().join(u' ')), __FILE__, __LINE__);
    return names();
}

void TroubleWindowTest::writeDatabase(const QByteArray& bytes) const {
    QFile file(m_folder->filePath(QStringLiteral("openshoe.db")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

void TroubleWindowTest::picture(const QString& name) {
    const QString folder = qEnvironmentVariable("OPENSHOE_PICTURES");
    if (folder.isEmpty())
        return;
    const auto before = m_app->settings->scheme();
    for (const auto& [scheme, named] : {std::pair(ColourScheme::Light, "light"), {ColourScheme::Dark, "dark"}}) {
        m_app->settings->setScheme(scheme);
        for (const QSize size : {QSize(960, 600), QSize(1280, 800)}) {
            m_window->resize(size);
            QTest::qWait(300);
            const QString file = QStringLiteral("%1-%2-%3.png").arg(name, QLatin1StringView(named)).arg(size.width());
            QVERIFY(m_window->grabWindow().save(QDir(folder).filePath(file)));
        }
    }
    m_app->settings->setScheme(before);
}

void TroubleWindowTest::aDamagedFileIsReplacedByKeysAlone() {
    { // twice, for two backups
        QVERIFY(storage::Store::open(m_folder->path(), storage::Access::Play));
        QVERIFY(storage::Backups(m_folder->path()).make());
        QVERIFY(storage::Backups(m_folder->path()).make());
    }
    writeDatabase(QByteArray(32768, 'x'));
    open();
    QCOMPARE(m_app->trouble->kind(), TroubleController::Damaged);
    QTRY_VERIFY(!m_app->controller<SettingsPageController>()->backups->isExamining());
    const QString restore = QStringLiteral("Set it aside and use the backup of ") +
                            m_app->controller<SettingsPageController>()->backups->bestText();
    QTRY_COMPARE(focusName(), restore);
    key(Qt::Key_Tab);
    QCOMPARE(focusName(), QStringLiteral("Set it aside and start afresh"));
    key(Qt::Key_Tab);
    QCOMPARE(focusName(), QStringLiteral("Quit"));
    for (int i = 0; i < 2; ++i) {
        key(Qt::Key_Tab);
        QVERIFY2(focusName().startsWith(QStringLiteral("Use the backup of ")), qPrintable(focusName()));
    }
    key(Qt::Key_Tab);
    QCOMPARE(focusName(), restore);
    picture(QStringLiteral("damaged"));
    const QStringList found = allNames();
    QVERIFY(found.contains(QStringLiteral("The data is damaged")));
    QVERIFY(found.contains(m_app->trouble->text()));
    QVERIFY2(found.filter(QRegularExpression("^Play ")).isEmpty(), "a page can be reached behind it");
    key(Qt::Key_Return);
    QTRY_VERIFY(m_app->data->isReady());
    QTRY_VERIFY2(focusName().startsWith(QStringLiteral("Play ")), qPrintable(focusName()));
    QTRY_VERIFY(!allNames().filter(QRegularExpression("openshoe-damaged-.*\\.db")).isEmpty());
    picture(QStringLiteral("restored"));
}

void TroubleWindowTest::playARound() {
    m_app->seating->open(QStringLiteral("classic"));
    TableController* table = m_app->table;
    QTRY_VERIFY(!table->shown()->commitment().isEmpty() && table->seats()->count() > 0);
    QTest::qWait(50);
    table->bets()->minStake(1, -1);
    QTRY_VERIFY(table->bets()->canDeal());
    table->bets()->deal();
    for (int step = 0; step < 40 && table->live()->phase() != LiveRound::Over; ++step) {
        QTRY_VERIFY(table->live()->actions()->count() > 0 || table->live()->phase() == LiveRound::Over);
        table->live()->act(Intent::Decline);
        table->live()->act(Intent::Stand);
    }
    QTRY_COMPARE(table->live()->phase(), LiveRound::Over);
}

// After a day with the clock a year ahead, whose backup holds nothing: on the damaged-data page and in the settings
// each is shown with what is in it, and the page offers the one with rounds.
void TroubleWindowTest::theFullestBackupIsOffered() {
    {
        QVERIFY(storage::Store::open(m_folder->path(), storage::Access::Play));
        const auto made = storage::Backups(m_folder->path()).make();
        QVERIFY(made);
        QVERIFY(QFile::rename(made->path, m_folder->filePath(QStringLiteral("backups/openshoe-20271231-120000.db"))));
    }
    open();
    playARound();
    QVERIFY(storage::Backups(m_folder->path()).make());
    const QString holds = QStringLiteral("1 round · last round 1 · intact · ");
    m_app->setPage(Page::Settings);
    QTRY_VERIFY(!names().filter(holds).isEmpty());
    QTRY_VERIFY(!names().filter(QStringLiteral("0 rounds · intact · ")).isEmpty());
    tabTo(QStringLiteral("Restore the backup of ") +
          m_app->controller<SettingsPageController>()->backups->rows().front().timeText);
    const auto before = names().filter(holds).size();
    key(Qt::Key_Return);
    QTRY_VERIFY(popups().size() == 1);
    QTRY_VERIFY(names().filter(holds).size() > before); // the question says it too
    key(Qt::Key_Escape);
    auto folder = std::move(m_folder);
    close();
    m_folder = std::move(folder);
    writeDatabase(QByteArray(32768, 'x'));
    open();
    QCOMPARE(m_app->trouble->kind(), TroubleController::Damaged);
    QTRY_VERIFY(!m_app->controller<SettingsPageController>()->backups->isExamining());
    QTRY_VERIFY2(focusName().startsWith(QStringLiteral("Set it aside and use the backup of ")) &&
                     focusName().endsWith(QStringLiteral("(1 round · last round 1)")),
                 qPrintable(focusName()));
    QTRY_VERIFY(!names().filter(holds).isEmpty());
    picture(QStringLiteral("fullest"));
    key(Qt::Key_Return);
    QTRY_VERIFY(m_app->data->isReady());
    QTRY_COMPARE(m_app->rundown->rowCount(), 1);
}

void TroubleWindowTest::withoutBackupItBeginsAnew() {
    writeDatabase(QByteArray(32768, 'x'));
    open();
    QTRY_COMPARE(focusName(), QStringLiteral("Set it aside and start afresh"));
    picture(QStringLiteral("no-backup"));
    key(Qt::Key_Return);
    QTRY_VERIFY(m_app->data->isReady());
    QTRY_VERIFY(focusName().startsWith(QStringLiteral("Play ")));
}

void TroubleWindowTest::anotherWindowPlays() {
    QVERIFY(storage::Store::open(m_folder->path(), storage::Access::Play));
    QLockFile lock(m_folder->filePath(QStringLiteral("openshoe.lock")));
    lock.setStaleLockTime(0);
    QVERIFY(lock.tryLock());
    open();
    QCOMPARE(m_app->trouble->kind(), TroubleController::InUse);
    QTRY_COMPARE(focusName(), QStringLiteral("Try again"));
    picture(QStringLiteral("in-use"));
    key(Qt::Key_Tab);
    QCOMPARE(focusName(), QStringLiteral("Quit"));
    key(Qt::Key_Tab);
    QCOMPARE(focusName(), QStringLiteral("Try again"));
    key(Qt::Key_Return);
    QTRY_VERIFY(!m_app->trouble->isBusy());
    QTRY_COMPARE(focusName(), QStringLiteral("Try again"));
    lock.unlock();
    key(Qt::Key_Return);
    QTRY_VERIFY(m_app->data->isReady());
    QTRY_VERIFY(focusName().startsWith(QStringLiteral("Play ")));
}

void TroubleWindowTest::newerDataIsLeftAlone() {
    QVERIFY(storage::Store::open(m_folder->path(), storage::Access::Play));
    {
        auto db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("newer"));
        db.setDatabaseName(m_folder->filePath(QStringLiteral("openshoe.db")));
        QVERIFY(db.open());
        QVERIFY(QSqlQuery(db).exec(QStringLiteral("PRAGMA user_version = 999")));
        db.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("newer"));
    open();
    QCOMPARE(m_app->trouble->kind(), TroubleController::Newer);
    QTRY_COMPARE(focusName(), QStringLiteral("Quit"));
    picture(QStringLiteral("newer"));
    key(Qt::Key_Tab);
    QCOMPARE(focusName(), QStringLiteral("Quit"));
    QSignalSpy quit(m_app.get(), &AppController::quitAsked);
    key(Qt::Key_Return);
    QCOMPARE(quit.count(), 1);
}

// The state after the program was killed, but without the journal of the last steps.
void TroubleWindowTest::aMissingJournalIsTold() {
    QVERIFY(storage::Store::open(m_folder->path(), storage::Access::Play));
    QFile note(m_folder->filePath(QStringLiteral("openshoe.db-open")));
    QVERIFY(note.open(QIODevice::WriteOnly) && note.write("1 0 1\n") > 0);
    note.close();
    open();
    QVERIFY(m_app->data->isReady());
    QTRY_VERIFY(m_app->notices->text().contains(QStringLiteral("openshoe.db-wal")));
    QTRY_VERIFY(!allNames().filter(QStringLiteral("openshoe.db-wal")).isEmpty());
    picture(QStringLiteral("journal-missing"));
    QTRY_VERIFY2(focusName().startsWith(QStringLiteral("Play ")), qPrintable(focusName()));
}

// Another program holds the file until the timeout.
void TroubleWindowTest::playStopsAndGoesOn() {
    open();
    m_app->seating->open(QStringLiteral("classic"));
    TableController* table = m_app->table;
    QTRY_VERIFY(!table->shown()->commitment().isEmpty() && table->seats()->count() > 0);
    QTest::qWait(50);
    table->bets()->minStake(1, -1);
    QTRY_VERIFY(table->bets()->canDeal());
    const QString staked = table->bets()->totalStakeText();
    {
        auto db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("holder"));
        db.setDatabaseName(m_folder->filePath(QStringLiteral("openshoe.db")));
        QVERIFY(db.open());
        QSqlQuery query(db);
        QVERIFY(query.exec(QStringLiteral("BEGIN IMMEDIATE")));
        table->bets()->deal();
        QTRY_COMPARE(m_app->trouble->kind(), TroubleController::Stopped);
        QTRY_COMPARE(focusName(), QStringLiteral("Try again"));
        picture(QStringLiteral("stopped"));
        const QStringList found = allNames();
        QVERIFY(found.contains(QStringLiteral("Play has stopped")));
        QVERIFY(found.contains(m_app->trouble->text()));
        QVERIFY2(!found.filter(QRegularExpression("^Balance ")).isEmpty(), "the table is out of sight");
        m_app->trouble->showStopped(m_app->table->session()->failure(), TroubleController::Round::Owed, true);
        picture(QStringLiteral("owed"));
        QTRY_COMPARE(focusName(), QStringLiteral("Try again"));
        key(Qt::Key_B, "b"); // no key of the table works
        QCOMPARE(table->bets()->totalStakeText(), staked);
        key(Qt::Key_Tab);
        QCOMPARE(focusName(), QStringLiteral("Quit"));
        key(Qt::Key_Tab);
        QCOMPARE(focusName(), QStringLiteral("Try again"));
        QVERIFY(query.exec(QStringLiteral("ROLLBACK")));
        db.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("holder"));
    key(Qt::Key_Return);
    QTRY_VERIFY(!m_app->trouble->isShown());
    QTRY_COMPARE(table->bets()->totalStakeText(), staked);
    QTRY_VERIFY(table->bets()->canDeal());
    QTest::qWait(50);
    key(Qt::Key_Space, " "); // the table has the focus again
    QTRY_VERIFY(table->live()->phase() != LiveRound::Betting);
}

void TroubleWindowTest::backupsAreMadeAndRestored() {
    open();
    QTRY_COMPARE(m_app->controller<SettingsPageController>()->backups->count(), 1); // today's
    m_app->setPage(Page::Settings);
    QTest::qWait(50);
    tabTo(QStringLiteral("Back up now"));
    key(Qt::Key_Return);
    QTRY_COMPARE(m_app->controller<SettingsPageController>()->backups->count(), 2);
    QTRY_VERIFY(m_app->notices->text().contains(QStringLiteral("has been made")));
    const QString restore = QStringLiteral("Restore the backup of ") +
                            m_app->controller<SettingsPageController>()->backups->rows().front().timeText;
    tabTo(restore);
    picture(QStringLiteral("backups"));
    key(Qt::Key_Return);
    QTRY_VERIFY(allNames().filter(QStringLiteral("Go back to ")).size() > 0);
    picture(QStringLiteral("restore"));
    tabTo(QStringLiteral("Restore"));
    key(Qt::Key_Return);
    QTRY_VERIFY(QDir(m_folder->path()).entryList({QStringLiteral("openshoe-replaced-*.db")}).size() == 1);
    QTRY_VERIFY(m_app->data->isReady());
    QCOMPARE(m_app->page(), Page::Settings);
}

OPENSHOE_TEST(TroubleWindowTest, Window)
#include "tst_troublewindow.moc"
