// SPDX-License-Identifier: GPL-3.0-or-later
// Another program's cards in the window: chosen on the page, shown on the table, removed from the system, damaged.
#include "madeupdecks.h"
#include "tabletest.h"
#include "testprogram.h"

#include "models/preferences/settingscontroller.h"

#include <QDir>
#include <QQuickItem>
#include <QTest>

#include <algorithm>

using namespace openshoe;
using namespace openshoe::models;

class DeckStylesTest : public TableTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void cardsOfAnotherProgramAreSeenOnTheTable();
    void itsOwnBackIsUsed();
    void aDeckThatIsGoneIsSaid();
    void aDamagedDeckIsSaid();

private:
    [[nodiscard]] SettingsController& settings() { return *m_app->settings; }
    [[nodiscard]] DecksController& decks() { return *m_app->decks; }
    /// Cards on the table whose picture comes from `source`.
    [[nodiscard]] QList<QQuickItem*> faces(const QString& source) const;
    /// The colour in the window of that card's lower left part.
    [[nodiscard]] QColor ground(const QQuickItem* face);
    [[nodiscard]] QString folder() const { return m_options.deckFolders.first(); }
};

void DeckStylesTest::init() {
    newFolder();
    m_options.deckFolders = {m_folder->filePath(QStringLiteral("programs"))};
    QVERIFY(test::writeDecks(folder()));
    m_painted = true;
    open();
    QVERIFY(m_app->data->isReady());
}

QList<QQuickItem*> DeckStylesTest::faces(const QString& source) const {
    QList<QQuickItem*> found = itemsOf("CardFace", m_window->contentItem());
    found.removeIf([&](const QQuickItem* face) { return !face->property("source").toString().contains(source); });
    return found;
}

QColor DeckStylesTest::ground(const QQuickItem* face) {
    const QPointF at = face->mapToScene(QPointF(face->width() * 0.12, face->height() * 0.6));
    return m_window->grabWindow().pixelColor(at.toPoint());
}

void DeckStylesTest::cardsOfAnotherProgramAreSeenOnTheTable() {
    openGame(QStringLiteral("classic"));
    stake(1);
    dealToATurn();
    QTRY_VERIFY(!faces(QStringLiteral("openshoe/face/")).isEmpty());
    m_app->setPage(Page::Settings);
    QTRY_COMPARE(decks().offered(), QStringList({"kde/blue", "gnome/green_deck", "kde/red"}));
    QTRY_VERIFY(!middleOf(QStringLiteral("Green deck")).isNull());
    settings().setDeck(QStringLiteral("kde/blue"));
    m_app->setPage(Page::Table);
    QTRY_VERIFY(faces(QStringLiteral("openshoe/face/")).isEmpty());
    const auto theirs = faces(QStringLiteral("deck/kde%2Fblue/"));
    QVERIFY(theirs.size() >= 3);
    QTRY_COMPARE(ground(theirs.first()), QColor(0, 0, 0xc0));
    settings().setDeck({});
    QTRY_VERIFY(faces(QStringLiteral("deck/")).isEmpty());
}

// A deck without a back uses ours.
void DeckStylesTest::itsOwnBackIsUsed() {
    openGame(QStringLiteral("classic"));
    stake(1);
    dealToATurn();
    QTRY_VERIFY(!faces(QStringLiteral("openshoe/back/")).isEmpty());
    settings().setDeck(QStringLiteral("gnome/green_deck"));
    QTRY_VERIFY(!faces(QStringLiteral("deck/gnome%2Fgreen_deck/back")).isEmpty());
    QVERIFY(faces(QStringLiteral("openshoe/back/")).isEmpty());
    settings().setDeck(QStringLiteral("kde/blue"));
    QTRY_COMPARE(decks().shown(), QStringLiteral("kde/blue"));
    QTRY_VERIFY(!faces(QStringLiteral("openshoe/back/")).isEmpty());
}

void DeckStylesTest::aDeckThatIsGoneIsSaid() {
    settings().setDeck(QStringLiteral("kde/red"));
    QTRY_COMPARE(decks().shown(), QStringLiteral("kde/red"));
    QVERIFY(decks().problem().isEmpty());
    QVERIFY(QDir(folder() + QStringLiteral("/carddecks/red")).removeRecursively());
    // As after a restart.
    settings().setDeck({});
    settings().setDeck(QStringLiteral("kde/red"));
    QTRY_VERIFY(decks().problem().contains(QStringLiteral("is no longer on this computer")));
    QVERIFY(decks().shown().isEmpty());
    m_app->setPage(Page::Settings);
    QTRY_VERIFY(names().contains(decks().problem()));
    QCOMPARE(settings().deck(), QStringLiteral("kde/red")); // the choice is kept: the deck may come back
}

void DeckStylesTest::aDamagedDeckIsSaid() {
    settings().setDeck(QStringLiteral("kde/broken"));
    QTRY_VERIFY(decks().problem().contains(QStringLiteral("can't be used")));
    QVERIFY(decks().shown().isEmpty());
    m_app->setPage(Page::Settings);
    QTRY_COMPARE(decks().offered().size(), 3);
    QVERIFY(!names().contains(QStringLiteral("Broken")));
}

OPENSHOE_TEST(DeckStylesTest, Window)
#include "tst_deckstyles.moc"
