// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, offscreen: the games in the settings by mouse, by keys and by accessible actions; files imported
// through the dialogue and dropped on the window.
#include "testprogram.h"
#include "windowtest.h"

#include "formats/rulesjson.h"
#include "models/lobby/lobbymodel.h"
#include "models/table/tablecontroller.h"

#include <QDesktopServices>
#include <QDropEvent>
#include <QFile>
#include <QJsonDocument>
#include <QMimeData>
#include <QQuickItem>
#include <QTest>

using namespace openshoe;
using namespace openshoe::models;

class GamesPageTest : public WindowTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void theGamesStandThere();
    void byMouse();
    void byKeys();
    void byAScreenReader();
    void deletedAndUndoneWhereItWasSaid();
    void whatIsHiddenLeavesTheLobbyAlone();
    void filesThatCantBeUsedSayWhy();
    void takenInByTheDialogue();
    void droppedOnTheWindow();
    void sharedAsAFile();
    void aThousandGames();

public slots:
    void openFolder(const QUrl& folder) { m_shownFolder = folder; }

private:
    [[nodiscard]] QString folder() const { return formats::ownVariantsFolder(m_folder->path()); }
    [[nodiscard]] QString own(const QString& name) const { return folder() + '/' + name; }
    [[nodiscard]] QString elsewhere(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    static QByteArray rulesOf(const QString& id, int decks = 6);
    static void write(const QString& path, const QByteArray& bytes);
    static QByteArray read(const QString& path);
    void showSettings();
    /// Opens that game's menu by its button, and clicks that entry.
    void choose(const QString& game, const QString& action);
    void type(const QString& text);
    [[nodiscard]] bool has(const QString& words) const { return !names().filter(words).isEmpty(); }
    [[nodiscard]] QStringList cards() const;
    [[nodiscard]] QString order() const;
    [[nodiscard]] QAccessibleInterface* find(const QString& name) const;
    void pressFound(const QString& name);
    void chooseFile(const QString& name, const QString& button);
    void drop(const QList<QUrl>& files, bool release = true);

    QUrl m_shownFolder;
};

QByteArray GamesPageTest::rulesOf(const QString& id, int decks) {
    engine::RuleSet rules = *catalogue::Catalogue().find("classic");
    rules.id = id.toStdString();
    rules.name = "Game " + rules.id;
    rules.decks = decks;
    return QJsonDocument(formats::ruleSetToJson(rules)).toJson();
}

void GamesPageTest::write(const QString& path, const QByteArray& bytes) {
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray GamesPageTest::read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void GamesPageTest::init() {
    newFolder();
    write(own(QStringLiteral("mine.json")), rulesOf(QStringLiteral("mine")));
    open();
    QVERIFY(m_app->data->isReady());
    QAccessible::setActive(true);
    showSettings();
}

void GamesPageTest::showSettings() {
    m_app->setPage(Page::Settings);
    QTRY_VERIFY(names().contains(QStringLiteral("Import a file…")));
    QTest::qWait(50);
}

void GamesPageTest::choose(const QString& game, const QString& action) {
    click(QStringLiteral("More options for ") + game);
    QTRY_VERIFY2(names().contains(action), qPrintable(action));
    QTest::qWait(30);
    click(action);
    QTest::qWait(30);
}

void GamesPageTest::type(const QString& text) {
    for (const QChar letter : text)
        key(Qt::Key_A, QString(letter));
}

QStringList GamesPageTest::cards() const {
    QStringList games;
    for (const QString& name : buttonNames()) {
        if (name.startsWith(QStringLiteral("Play ")) && name != u"Play Record")
            games << name.mid(5);
    }
    return games;
}

QString GamesPageTest::order() const {
    QStringList ids;
    for (const GameEntryRow& row : m_app->games->list()->rows())
        ids << row.entryId;
    return ids.join(u' ');
}

QAccessibleInterface* GamesPageTest::find(const QString& name) const {
    return accessible(
        [&](QAccessibleInterface* item) { return item->text(QAccessible::Name) == name && item->actionInterface(); });
}

void GamesPageTest::pressFound(const QString& name) {
    QTRY_VERIFY2(find(name), qPrintable(name));
    find(name)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTest::qWait(50);
}

void GamesPageTest::chooseFile(const QString& name, const QString& button) {
    QTRY_VERIFY(fileDialogue());
    QVERIFY(fileDialogue()->setProperty("currentFolder", QUrl::fromLocalFile(m_folder->path())));
    QVERIFY(fileDialogue()->setProperty("selectedFile", QUrl::fromLocalFile(m_folder->filePath(name))));
    QTest::qWait(50);
    pressInFileDialogue(button);
}

// The events that the window gets from a file manager.
void GamesPageTest::drop(const QList<QUrl>& files, bool release) {
    QMimeData data;
    data.setUrls(files);
    const QPoint at(m_window->width() / 2, m_window->height() / 2);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window, &enter);
    QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window, &move);
    if (!release) {
        QTRY_VERIFY(has(QStringLiteral("Drop rule files here")));
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(m_window, &leave);
        QTRY_VERIFY(!has(QStringLiteral("Drop rule files here")));
        return;
    }
    QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window, &dropped);
}

void GamesPageTest::theGamesStandThere() {
    QCOMPARE(cards().size(), 7);
    QTRY_VERIFY_WITH_TIMEOUT(
        has(QStringLiteral("Premium Blackjack. 6 decks · Blackjack pays 3 to 2 · dealer stands on 17 · "
                           "dealer peeks. House edge 0.46%")),
        60000);
    QVERIFY(names().contains(QStringLiteral("Your own")));
    QVERIFY(unnamed().isEmpty());
    QVERIFY(!names().contains(QStringLiteral("Edit Classic Blackjack")) || m_app->games->isEditable());
}

void GamesPageTest::byMouse() {
    choose(QStringLiteral("Classic Blackjack"), QStringLiteral("Copy"));
    QTRY_VERIFY(cards().contains(QStringLiteral("Classic Blackjack 2")));
    QVERIFY(QFile::exists(own(QStringLiteral("classic-2.json"))));
    QVERIFY2(order().endsWith(QStringLiteral("premium classic-2 mine")), qPrintable(order()));
    choose(QStringLiteral("Game mine"), QStringLiteral("Move up"));
    QTRY_VERIFY2(order().endsWith(QStringLiteral("premium mine classic-2")), qPrintable(order()));
    choose(QStringLiteral("Game mine"), QStringLiteral("Rename…"));
    QTRY_COMPARE(focusName(), QStringLiteral("Name"));
    type(QStringLiteral("a/../b"));
    QTRY_VERIFY(QAccessible::queryAccessibleInterface(m_window->activeFocusItem())
                    ->text(QAccessible::Description)
                    .contains(QStringLiteral("is the path of a file")));
    QVERIFY(!buttonNames().contains(QStringLiteral("Rename"))); // the name isn't allowed
    for (int i = 0; i < 6; ++i)
        key(Qt::Key_Backspace);
    type(QStringLiteral("House rules"));
    click(QStringLiteral("Rename"));
    QTRY_VERIFY(cards().contains(QStringLiteral("House rules")));
    QTRY_VERIFY(popups().isEmpty());
    // By a right click, too; built-in games can be neither renamed nor deleted.
    QTest::mouseClick(m_window, Qt::RightButton, {},
                      middleOf(QStringLiteral("More options for Premium Blackjack")) - QPoint(400, 0));
    QTRY_VERIFY(names().contains(QStringLiteral("Share as a file…")));
    QVERIFY(!names().contains(QStringLiteral("Rename…")) && !names().contains(QStringLiteral("Delete")));
    key(Qt::Key_Escape);
    QTRY_VERIFY(popups().isEmpty());
    click(QStringLiteral("Play House rules"));
    QTRY_COMPARE(m_app->page(), Page::Table);
    QCOMPARE(m_app->table->variantId(), QStringLiteral("mine"));
}

void GamesPageTest::byKeys() {
    tabTo(QStringLiteral("Import a file…"));
    key(Qt::Key_Tab);
    QCOMPARE(focusName(), QStringLiteral("Games"));
    key(Qt::Key_End);
    QTRY_VERIFY2(focusName().startsWith(QStringLiteral("Game mine.")), qPrintable(focusName()));
    key(Qt::Key_Up, Qt::ControlModifier);
    QTRY_VERIFY(order().endsWith(QStringLiteral("mine premium")));
    QVERIFY(focusName().startsWith(QStringLiteral("Game mine.")));
    key(Qt::Key_Up, Qt::ControlModifier);
    QTRY_VERIFY(order().endsWith(QStringLiteral("mine classic premium")));
    key(Qt::Key_Down, Qt::ControlModifier);
    QTRY_VERIFY(order().endsWith(QStringLiteral("mine premium")));
    key(Qt::Key_F2);
    QTRY_COMPARE(focusName(), QStringLiteral("Name"));
    type(QStringLiteral("Mine"));
    key(Qt::Key_Return);
    QTRY_VERIFY(cards().contains(QStringLiteral("Mine")));
    QTRY_VERIFY2(focusName().startsWith(QStringLiteral("Mine.")), qPrintable(focusName()));
    key(Qt::Key_Menu);
    QTRY_VERIFY(names().contains(QStringLiteral("Hide from the lobby")));
    key(Qt::Key_Escape);
    QTRY_VERIFY(popups().isEmpty());
    // Tab goes through the buttons of the current game only.
    QStringList reached;
    for (int i = 0; i < 4; ++i) {
        key(Qt::Key_Tab);
        reached << focusName();
    }
    QVERIFY2(reached.contains(QStringLiteral("Play Mine")) && reached.contains(QStringLiteral("More options for Mine")),
             qPrintable(reached.join(u'\n')));
    QVERIFY(reached.filter(QStringLiteral("Premium")).isEmpty());
    for (int i = 0; i < 6 && !focusName().startsWith(QStringLiteral("Mine.")); ++i)
        key(Qt::Key_Backtab, Qt::ShiftModifier);
    key(Qt::Key_Delete);
    QTRY_VERIFY(!m_app->games->list()->row(QStringLiteral("mine")));
    // The next game is built in: it is neither deleted nor renamed.
    key(Qt::Key_Home);
    key(Qt::Key_Delete);
    key(Qt::Key_F2);
    QVERIFY(popups().isEmpty() && m_app->games->list()->row(QStringLiteral("deluxe")));
    key(Qt::Key_Return);
    QTRY_COMPARE(m_app->page(), Page::Table);
    QCOMPARE(m_app->table->variantId(), QStringLiteral("deluxe"));
}

void GamesPageTest::byAScreenReader() {
    pressFound(QStringLiteral("More options for Game mine"));
    pressFound(QStringLiteral("Hide from the lobby"));
    QTRY_VERIFY(has(QStringLiteral("Game mine, hidden from the lobby")));
    pressFound(QStringLiteral("More options for Game mine"));
    pressFound(QStringLiteral("Delete"));
    QTRY_VERIFY(has(QStringLiteral("Game mine, deleted")));
    pressFound(QStringLiteral("Restore Game mine"));
    QTRY_VERIFY(has(QStringLiteral("Game mine, hidden from the lobby")));
    for (const QString& name : names()) {
        if (name.startsWith(QStringLiteral("Game mine, hidden"))) {
            pressFound(name); // the row itself
            break;
        }
    }
    QTRY_COMPARE(m_app->page(), Page::Table);
    QCOMPARE(m_app->table->variantId(), QStringLiteral("mine"));
}

void GamesPageTest::deletedAndUndoneWhereItWasSaid() {
    const QByteArray bytes = read(own(QStringLiteral("mine.json")));
    m_app->notices->tell(QStringLiteral("Something else is shown already.")); // gets replaced
    QTest::qWait(50);
    choose(QStringLiteral("Game mine"), QStringLiteral("Delete"));
    QTRY_VERIFY(has(QStringLiteral("“Game mine” was deleted.")));
    QCOMPARE(m_app->notices->actionText(), QStringLiteral("Undo"));
    QVERIFY(!QFile::exists(own(QStringLiteral("mine.json"))));
    QTest::qWait(250); // fade-in
    click(QStringLiteral("Undo"));
    QTRY_COMPARE(read(own(QStringLiteral("mine.json"))), bytes);
    QTRY_VERIFY(cards().contains(QStringLiteral("Game mine")));
}

void GamesPageTest::whatIsHiddenLeavesTheLobbyAlone() {
    choose(QStringLiteral("Game mine"), QStringLiteral("Hide from the lobby"));
    QTRY_VERIFY(names().contains(QStringLiteral("Hidden from the lobby")));
    m_app->setPage(Page::Lobby);
    QTRY_COMPARE(cards().size(), 6);
    QVERIFY(!cards().contains(QStringLiteral("Game mine")));
    m_app->setPage(Page::Rules);
    QTRY_VERIFY(m_app->controller<LobbyModel>()->count() == 7); // its rules can still be read
    showSettings();
    choose(QStringLiteral("Game mine"), QStringLiteral("Show in the lobby"));
    m_app->setPage(Page::Lobby);
    QTRY_COMPARE(cards().size(), 7);
    // With all games hidden, the lobby says where they are.
    for (const GameEntryRow& row : std::vector<GameEntryRow>(m_app->games->list()->rows()))
        m_app->games->setHidden(row.entryId, true);
    QTRY_VERIFY(has(QStringLiteral("Every game is hidden.")));
}

void GamesPageTest::filesThatCantBeUsedSayWhy() {
    write(own(QStringLiteral("broken.json")), rulesOf(QStringLiteral("broken"), 12));
    QTRY_VERIFY2(has(QStringLiteral("broken.json can't be used. /decks: 12 is out of range; allowed: 1 to 8")),
                 "the folder is watched");
    QVERIFY(names().contains(QStringLiteral("Can't be used")));
    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "openFolder");
    pressFound(QStringLiteral("Show the folder of broken.json"));
    QTRY_COMPARE(m_shownFolder, QUrl::fromLocalFile(folder()));
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    pressFound(QStringLiteral("Try broken.json again"));
    QTRY_VERIFY(has(QStringLiteral("broken.json still can't be used.")));
    m_app->notices->dismiss();
    pressFound(QStringLiteral("Delete broken.json"));
    QTRY_VERIFY(!QFile::exists(own(QStringLiteral("broken.json"))));
    pressFound(QStringLiteral("Restore broken.json"));
    QTRY_COMPARE(read(own(QStringLiteral("broken.json"))), rulesOf(QStringLiteral("broken"), 12));
    // It is as before, for a screen reader too.
    QTRY_COMPARE(names().filter(QStringLiteral("Try broken.json again")).size(), 1);
    QTRY_VERIFY(!has(QStringLiteral("broken.json, deleted")));
    m_app->notices->dismiss();
    pressFound(QStringLiteral("Try broken.json again"));
    QTRY_VERIFY(has(QStringLiteral("broken.json still can't be used.")));
}

void GamesPageTest::takenInByTheDialogue() {
    write(elsewhere("guest.json"), rulesOf(QStringLiteral("guest"), 2));
    click(QStringLiteral("Import a file…"));
    chooseFile(QStringLiteral("guest.json"), QStringLiteral("Open"));
    QTRY_VERIFY(has(QStringLiteral("“Game guest” was imported.")));
    QVERIFY(QFile::exists(own(QStringLiteral("guest.json"))));
    QTRY_VERIFY(cards().contains(QStringLiteral("Game guest")));
}

void GamesPageTest::droppedOnTheWindow() {
    write(elsewhere("guest.json"), rulesOf(QStringLiteral("guest")));
    write(elsewhere("again.json"), rulesOf(QStringLiteral("premium")));
    write(elsewhere("bad.json"), "{ \"id\": 7 }");
    m_app->setPage(Page::Rules); // any page
    QTest::qWait(50);
    drop({QUrl::fromLocalFile(elsewhere("guest.json"))}, false);
    QVERIFY(!m_app->games->list()->row(QStringLiteral("guest")));
    drop({QUrl::fromLocalFile(elsewhere("guest.json")), QUrl::fromLocalFile(elsewhere("again.json")),
          QUrl::fromLocalFile(elsewhere("bad.json"))});
    QTRY_VERIFY(names().contains(QStringLiteral("What could not be imported")));
    QVERIFY(m_app->games->list()->row(QStringLiteral("guest")));
    QVERIFY(has(QStringLiteral("/id: is a number; text is needed")));
    QVERIFY(has(QStringLiteral("“Game premium” has the same id as “Premium Blackjack”.")));
    QTRY_COMPARE(focusName(), QStringLiteral("Import under new names"));
    key(Qt::Key_Return);
    QTRY_VERIFY(popups().isEmpty());
    QVERIFY(m_app->games->list()->row(QStringLiteral("premium-2")));
    QTRY_VERIFY(has(QStringLiteral("“Game premium” was imported.")));
}

void GamesPageTest::sharedAsAFile() {
    choose(QStringLiteral("Classic Blackjack"), QStringLiteral("Share as a file…"));
    chooseFile(QStringLiteral("given.json"), QStringLiteral("Save"));
    QTRY_VERIFY(has(QStringLiteral("Written to ")));
    QVERIFY(formats::readVariantFile(elsewhere("given.json")).value() == *catalogue::Catalogue().find("classic"));
    write(elsewhere("given.json"), "as it was");
    choose(QStringLiteral("Game mine"), QStringLiteral("Share as a file…"));
    chooseFile(QStringLiteral("given.json"), QStringLiteral("Save"));
    QTRY_COMPARE(focusName(), QStringLiteral("Replace"));
    QCOMPARE(read(elsewhere("given.json")), QByteArray("as it was"));
    key(Qt::Key_Return);
    QTRY_VERIFY(read(elsewhere("given.json")).contains("\"mine\""));
}

// The lobby and the list create only what is in view, and every game can be reached.
void GamesPageTest::aThousandGames() {
    for (int i = 0; i < 1000; ++i)
        write(own(QStringLiteral("own-%1.json").arg(i, 4, 10, QLatin1Char('0'))),
              rulesOf(QStringLiteral("own-%1").arg(i, 4, 10, QLatin1Char('0')), 1 + i % 8));
    QTRY_COMPARE(m_app->games->list()->count(), 1007);
    QVERIFY2(cards().size() < 60, qPrintable(QString::number(cards().size())));
    tabTo(QStringLiteral("Games"));
    key(Qt::Key_End);
    QTRY_VERIFY2(focusName().startsWith(QStringLiteral("Game own-0999.")), qPrintable(focusName()));
    m_app->setPage(Page::Lobby);
    QTRY_VERIFY(cards().size() >= 12);
    QVERIFY2(cards().size() <= 36, qPrintable(QString::number(cards().size())));
    QTest::qWait(50);
    const auto shown = cards().size();
    for (int i = 0; i < 12; ++i)
        key(Qt::Key_Down);
    QTRY_VERIFY2(cards().size() > shown && focusName().startsWith(QStringLiteral("Play Game own-")),
                 qPrintable(focusName()));
    m_app->controller<LobbyModel>()->cards()->setSought(QStringLiteral("own-0777"));
    QTRY_COMPARE(cards(), QStringList{QStringLiteral("Game own-0777")});
}

OPENSHOE_TEST(GamesPageTest, Window)
#include "tst_gamespage.moc"
