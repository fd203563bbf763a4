// SPDX-License-Identifier: GPL-3.0-or-later
// A game, a side bet and an account whose names look like HTML: on every page, in menus, dialogues, tooltips and
// notices, and for a screen reader, they appear literally. No picture that such a name refers to is fetched.
#include "testprogram.h"
#include "windowtest.h"

#include "formats/ownvariants.h"
#include "formats/variants.h"
#include "models/rules/rulesmodel.h"
#include "models/table/tablecontroller.h"
#include "places.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <functional>

using namespace openshoe;
using namespace openshoe::models;

namespace {

const QString nameOfGame = QStringLiteral("<b>Game</b><img src=\"a.png\">");
const QString nameOfBet = QStringLiteral("<i>Bet</i><br>");
const QString nameOfPerson = QStringLiteral("<s>Pat</s>&amp;");

/// Visits every item inside `item`, visible or not, and in the popups it can open.
void everyItem(QQuickItem* item, const std::function<void(QQuickItem*)>& visit) {
    if (!item)
        return;
    visit(item);
    for (const QObject* child : item->children()) {
        if (child->inherits("QQuickPopup"))
            everyItem(child->property("contentItem").value<QQuickItem*>(), visit);
    }
    for (QQuickItem* child : item->childItems())
        everyItem(child, visit);
}

} // namespace

class MarkupTest : public WindowTest {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { close(); }
    void everyPageShowsLetters_data();
    void everyPageShowsLetters();
    void noticesShowLetters();
    void everyTextIsAPlainOne();

private:
    /// Texts that would be interpreted as markup, and all texts shown.
    [[nodiscard]] QStringList readAsMarkup() const;
    [[nodiscard]] QString shown() const;
};

void MarkupTest::initTestCase() {
    newFolder();
    engine::RuleSet rules = formats::VariantCatalogue().find("rundown")->rules;
    rules.id = "markup";
    rules.name = nameOfGame.toStdString();
    for (engine::SideBet& bet : rules.sideBets)
        bet.name = nameOfBet.toStdString();
    const QString own = formats::ownVariantsFolder(m_folder->path());
    QVERIFY(formats::makeOwnFolder(own) && formats::saveVariant(rules, own + QStringLiteral("/markup.json")));
    open();
    QVERIFY(m_app->data->isReady());
    QTRY_VERIFY(m_app->accounts->current());
    m_app->accounts->rename(m_app->accounts->current()->accountId, nameOfPerson);
    QTRY_COMPARE(m_app->accounts->currentName(), nameOfPerson);
    m_app->seating->open(QStringLiteral("markup"));
    QTRY_COMPARE(m_app->page(), Page::Table);
    QTRY_VERIFY(m_app->table->isSeated());
    QTest::qWait(100);
    key(Qt::Key_1);
    key(Qt::Key_Plus, QStringLiteral("+"));
    key(Qt::Key_Return);
    const auto answer = [this] {
        key(Qt::Key_N, QStringLiteral("n")); // insurance may be offered
        key(Qt::Key_S, QStringLiteral("s"));
        return m_app->rundown->count() > 0;
    };
    QTRY_VERIFY_WITH_TIMEOUT(answer(), 60000); // a dealer may draw for long
}

QStringList MarkupTest::readAsMarkup() const {
    QStringList found;
    everyItem(m_window->contentItem(), [&](QQuickItem* item) {
        // 0: Text.PlainText, TextEdit.PlainText
        if ((item->inherits("QQuickText") || item->inherits("QQuickTextEdit")) &&
            item->property("textFormat").toInt() != 0)
            found << QString::fromLatin1(item->metaObject()->className()) + u' ' + item->property("text").toString();
    });
    return found;
}

QString MarkupTest::shown() const {
    QStringList texts = names();
    everyItem(m_window->contentItem(), [&](QQuickItem* item) {
        if (item->isVisible() && item->inherits("QQuickText"))
            texts << item->property("text").toString();
    });
    return texts.join(u'\n');
}

void MarkupTest::everyPageShowsLetters_data() {
    QTest::addColumn<Page::Value>("page");
    QTest::addColumn<QStringList>("expected");
    for (const auto& [name, page] : everyPage()) {
        QStringList expected;
        if (page == Page::Lobby || page == Page::Rules || page == Page::Rundown)
            expected << nameOfGame;
        if (page == Page::Table || page == Page::Rules)
            expected << nameOfBet;
        if (page == Page::Settings)
            expected << nameOfPerson;
        QTest::newRow(name.constData()) << page << expected;
    }
}

void MarkupTest::everyPageShowsLetters() {
    QFETCH(Page::Value, page);
    QFETCH(QStringList, expected);
    m_app->controller<RulesModel>()->setVariantId(QStringLiteral("markup"));
    m_app->setPage(page);
    QTest::qWait(150);
    QCOMPARE(m_app->page(), page);
    // A page is created step by step while the machine is busy: a text has no format before its turn has come.
    QTRY_VERIFY2(readAsMarkup().isEmpty(), qPrintable(readAsMarkup().join(u'\n')));
    for (const QString& name : expected)
        QTRY_VERIFY2(shown().contains(name), qPrintable(name + u'\n' + shown()));
    // No name reaches a screen reader without its special characters.
    for (const QString& name : names())
        QVERIFY2(!name.contains(QStringLiteral("Game")) || !name.contains(u'>') || name.contains(nameOfGame),
                 qPrintable(name));
}

void MarkupTest::noticesShowLetters() {
    m_app->notices->warn(nameOfGame);
    QTRY_VERIFY(shown().contains(nameOfGame));
    const QStringList markup = readAsMarkup();
    QVERIFY2(markup.isEmpty(), qPrintable(markup.join(u'\n')));
    m_app->notices->dismiss();
}

// Covers texts that no page showed here.
void MarkupTest::everyTextIsAPlainOne() {
    static const QRegularExpression other(QStringLiteral(
        "(^|[:\\s])(Text|TextArea|TextDocument)\\s*\\{|\\b(RichText|StyledText|MarkdownText|AutoText)\\b"));
    int files = 0;
    for (QDirIterator each(QStringLiteral(OPENSHOE_SOURCE_DIR "/qml"), {QStringLiteral("*.qml")}, QDir::Files,
                           QDirIterator::Subdirectories);
         each.hasNext();) {
        QFile file(each.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        ++files;
        if (!file.fileName().endsWith(QStringLiteral("/PlainText.qml")))
            QVERIFY2(!other.match(QString::fromUtf8(file.readAll())).hasMatch(), qPrintable(file.fileName()));
    }
    QVERIFY(files > 100);
}

OPENSHOE_TEST(MarkupTest, Window)
#include "tst_markup.moc"
