// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, offscreen: Play Record and Rundown are exported to files through the file dialogue.
#include "testprogram.h"
#include "windowtest.h"

#include "models/archive/background.h"
#include "models/history/playrecordmodel.h"
#include "models/history/rundownmodel.h"
#include "models/preferences/settingscontroller.h"
#include "models/table/tablecontroller.h"

#include <QDir>
#include <QFile>
#include <QSemaphore>
#include <QTest>
#include <QThreadPool>

using namespace openshoe::models;

class ExportTest : public WindowTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void thePlayRecordByTheDialogue();
    void theRundownByTheDialogue();
    void aFileIsReplacedOnlyWhenAsked();
    void whatIsInTheWayIsSaid();
    void progressAndCancel();
    void theNameIsTypedAndEnterSaves();
    void aWholePathIsTakenAsSuch();
    void aFolderIsOpened();
    void aFailureCanBeRead();

private:
    /// Opens the file dialogue, in the test's folder or where it opens by itself.
    void openExport(bool here = true);
    void typeName(const QString& name);
    void playRounds(int count);
    void openRecord();
    [[nodiscard]] QByteArray contents(const char* name) const;
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
};

void ExportTest::init() {
    newFolder();
    open();
    QVERIFY(m_app->data->isReady());
    playRounds(3);
}

void ExportTest::playRounds(int count) {
    m_app->seating->open(QStringLiteral("classic"));
    TableController* table = m_app->table;
    QTRY_VERIFY(m_app->page() == Page::Table && !table->shown()->commitment().isEmpty());
    for (int i = 0; i < count; ++i) {
        QTRY_VERIFY(table->bets()->canNew() || table->live()->phase() == LiveRound::Betting);
        table->bets()->newBets();
        table->bets()->clear();
        table->bets()->minStake(1, -1);
        QTRY_VERIFY(table->bets()->canDeal());
        table->bets()->deal();
        for (int step = 0; step < 40; ++step) {
            QTRY_VERIFY(table->live()->actions()->count() > 0 || table->live()->phase() == LiveRound::Over);
            if (table->live()->phase() == LiveRound::Over)
                break;
            table->live()->act(table->live()->actions()->rows()[0].intent == Intent::Decline ? Intent::Decline
                                                                                             : Intent::Stand);
            table->live()->act(Intent::Decline);
        }
        QTRY_VERIFY(!table->session()->isBusy());
    }
    QTRY_COMPARE(m_app->rundown->rowCount(), count);
}

void ExportTest::openRecord() {
    m_app->setPage(Page::Record);
    QTRY_VERIFY(names().contains(QStringLiteral("Export")));
    QTest::qWait(50);
}

QByteArray ExportTest::contents(const char* name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void ExportTest::thePlayRecordByTheDialogue() {
    openRecord();
    click(QStringLiteral("Export"));
    chooseFile(QStringLiteral("mine.csv"));
    QTRY_VERIFY2(names().contains(QStringLiteral("Written to %1").arg(path("mine.csv"))),
                 qPrintable(names().join('\n')));
    QVERIFY(contents("mine.csv").startsWith("round,play,time,"));
    QCOMPARE(contents("mine.csv").count("\r\n"), m_app->controller<PlayRecordModel>()->sums().plays + 1);
    // The file is filtered like the page.
    m_app->controller<PlayRecordModel>()->filter()->kinds()->choose(QString::number(StakeOn::Behind));
    click(QStringLiteral("Export"));
    chooseFile(QStringLiteral("none.csv"));
    QTRY_COMPARE(contents("none.csv").count("\r\n"), 1);
    m_app->controller<PlayRecordModel>()->filter()->clear();
}

void ExportTest::theRundownByTheDialogue() {
    m_app->settings->setAnimationSpeed(DealingSpeed::Off);
    if (!names().contains(QStringLiteral("Rundown")))
        click(QStringLiteral("Show the Rundown"));
    QTRY_VERIFY(names().contains(QStringLiteral("Export these rounds")));
    QTest::qWait(100);
    m_app->rundown->filter()->setSearch(QStringLiteral("2"));
    click(QStringLiteral("Export these rounds"));
    chooseFile(QStringLiteral("two.json"));
    QTRY_VERIFY(names().contains(QStringLiteral("Written to %1").arg(path("two.json"))));
    QCOMPARE(contents("two.json").count('\n'), 1);
    QVERIFY(contents("two.json").contains("\"id\":2,"));
    m_app->rundown->filter()->setSearch({});
}

void ExportTest::aFileIsReplacedOnlyWhenAsked() {
    QFile file(path("mine.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("as it was") == 9);
    file.close();
    openRecord();
    click(QStringLiteral("Export"));
    chooseFile(QStringLiteral("mine.csv"));
    QTRY_VERIFY(names().contains(QStringLiteral("Replace the file?")));
    QTRY_COMPARE(focusName(), QStringLiteral("Replace"));
    key(Qt::Key_Escape);
    QTRY_VERIFY(popups().isEmpty());
    QCOMPARE(contents("mine.csv"), "as it was");
    click(QStringLiteral("Export"));
    chooseFile(QStringLiteral("mine.csv"));
    QTRY_COMPARE(focusName(), QStringLiteral("Replace"));
    key(Qt::Key_Return);
    QTRY_VERIFY(contents("mine.csv").startsWith("round,play,time,"));
    QTRY_VERIFY(names().contains(QStringLiteral("Written to %1").arg(path("mine.csv"))));
}

void ExportTest::whatIsInTheWayIsSaid() {
    openRecord();
    m_app->controller<PlayRecordModel>()->exporter()->start(QUrl::fromLocalFile(path("no/such/plays.csv")), {}, false);
    QTRY_VERIFY2(!names().filter(QStringLiteral("the folder doesn't exist")).isEmpty(), qPrintable(names().join('\n')));
}

void ExportTest::progressAndCancel() {
    openRecord();
    // Nothing is written until the pool has a thread for it.
    QThreadPool* pool = &workPool();
    QSemaphore gate;
    for (int i = 0; i < pool->maxThreadCount(); ++i)
        pool->start([&gate] { gate.acquire(); });
    RecordExporter* exporter = m_app->controller<PlayRecordModel>()->exporter();
    exporter->start(QUrl::fromLocalFile(path("mine.csv")), {}, false);
    QTRY_VERIFY2(names().contains(QStringLiteral("Writing… 0%")), qPrintable(names().join('\n')));
    QVERIFY(!buttonNames().contains(QStringLiteral("Export"))); // one at a time
    click(QStringLiteral("Cancel"));
    gate.release(pool->maxThreadCount());
    QTRY_VERIFY(names().contains(QStringLiteral("Stopped. No file was written.")));
    QVERIFY(!exporter->isRunning() && !QFile::exists(path("mine.csv")));
    QVERIFY(!names().contains(QStringLiteral("Cancel")) && buttonNames().contains(QStringLiteral("Export")));
}

void ExportTest::openExport(bool here) {
    openRecord();
    click(QStringLiteral("Export"));
    QTRY_VERIFY(fileDialogue());
    m_keysTo = fileWindow();
    const auto inName = [this] {
        const QQuickItem* focus = m_keysTo ? m_keysTo->activeFocusItem() : nullptr;
        return focus && focus->objectName() == u"fileNameTextField";
    };
    QTRY_VERIFY(inName());
    QCOMPARE(m_keysTo->activeFocusItem()->property("selectedText").toString(), QStringLiteral("play-record"));
    if (here)
        QVERIFY(fileDialogue()->setProperty("currentFolder", QUrl::fromLocalFile(m_folder->path())));
    QTest::qWait(50);
}

void ExportTest::typeName(const QString& name) {
    QObject* field = m_keysTo->activeFocusItem();
    QMetaObject::invokeMethod(field, "selectAll");
    for (const QChar letter : name)
        key(Qt::Key_A, QString(letter));
    QTRY_COMPARE(field->property("text").toString(), name);
    key(Qt::Key_Return);
    m_keysTo.clear();
}

// Where the desktop has no dialogue of its own: the name has the focus, its stem selected, and Enter saves.
void ExportTest::theNameIsTypedAndEnterSaves() {
    openExport();
    typeName(QStringLiteral("typed.csv"));
    QTRY_VERIFY(names().contains(QStringLiteral("Written to %1").arg(path("typed.csv"))));
    QVERIFY(!fileDialogue());
    fileDialogueGoes();
}

void ExportTest::aWholePathIsTakenAsSuch() {
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("elsewhere")));
    for (const bool byEnter : {true, false}) {
        openExport(byEnter);
        const QString wanted = path(byEnter ? "elsewhere/one.csv" : "elsewhere/two.json");
        if (byEnter) {
            typeName(wanted);
        } else {
            QMetaObject::invokeMethod(m_keysTo->activeFocusItem(), "selectAll");
            for (const QChar letter : wanted)
                key(Qt::Key_A, QString(letter));
            m_keysTo.clear();
            pressInFileDialogue(QStringLiteral("Save"));
        }
        QTRY_VERIFY2(names().contains(QStringLiteral("Written to %1").arg(wanted)), qPrintable(names().join('\n')));
        QVERIFY(QFile::exists(wanted));
        fileDialogueGoes();
    }
}

void ExportTest::aFolderIsOpened() {
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("elsewhere")));
    openExport();
    QObject* dialogue = fileDialogue();
    typeName(QStringLiteral("elsewhere"));
    QTRY_COMPARE(dialogue->property("currentFolder").toUrl().fileName(), QStringLiteral("elsewhere"));
    QVERIFY(fileDialogue());
    m_keysTo = fileWindow();
    typeName(QStringLiteral("deep.csv"));
    QTRY_VERIFY(QFile::exists(path("elsewhere/deep.csv")));
    fileDialogueGoes();
}

// Why it failed is told in full, in a notice, and not in small print beside the button.
void ExportTest::aFailureCanBeRead() {
    openExport();
    typeName(path("no/such/folder/plays.csv"));
    QTRY_VERIFY2(!names().filter(QStringLiteral("the folder doesn't exist")).isEmpty(), qPrintable(names().join('\n')));
    fileDialogueGoes();
    QCOMPARE(names().filter(QStringLiteral("the folder doesn't exist")).size(), 1);
    for (const QSize size : {QSize(960, 600), QSize(1280, 800)}) {
        const QString wrong = unreadableAt(size, QStringLiteral("export"));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QAccessibleInterface* notice = accessible([](QAccessibleInterface* item) {
            return item->role() == QAccessible::AlertMessage &&
                   item->text(QAccessible::Name).contains(QStringLiteral("the folder doesn't exist"));
        });
        QVERIFY(notice);
        QVERIFY(QRect(QPoint(), size).contains(rectOf(notice->text(QAccessible::Name))));
    }
}

OPENSHOE_TEST(ExportTest, Window)
#include "tst_export.moc"
