// SPDX-License-Identifier: GPL-3.0-or-later
// The Mistakes page in the real window: answers asked for, filters, the board and the sessions by keys, mouse and
// accessible actions.
#include "testprogram.h"
#include "windowtest.h"

#include "models/review/mistakesmodel.h"
#include "models/review/reviewcontroller.h"
#include "session/worth/historypricing.h"

#include "player.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace openshoe;
using namespace openshoe::models;

class MistakesPageTest : public WindowTest {
    Q_OBJECT

private slots:
    void initTestCase() {
        auto store = storage::Store::open(m_played.path(), storage::Access::Play).value();
        playAllGames(*store, 12, 5);
        QVERIFY(session::priceHistory(*store, *store, {.threads = 2}));
    }
    void init() {
        newFolder();
        for (const QString& file : QDir(m_played.path()).entryList(QDir::Files))
            QVERIFY(QFile::copy(m_played.filePath(file), m_folder->filePath(file)));
        open();
        QAccessible::setActive(true);
        QVERIFY(m_app->data->isReady());
        m_window->resize(1280, 800);
        m_app->setPage(Page::Mistakes);
        QTRY_VERIFY(mistakes().count() > 5);
        QTest::qWait(60);
    }
    void cleanup() { close(); }

    // Enter shows a row's answer and hides it; Tab leads to the button that asks it at the table.
    void answersByKeys() {
        tabTo(QStringLiteral("List")); // the page's button in the bar has the name of the list
        key(Qt::Key_Tab);
        key(Qt::Key_Down);
        key(Qt::Key_Down);
        QTRY_VERIFY(rowName(1).endsWith(u"The answer is hidden."));
        QCOMPARE(focusName(), rowName(1));
        key(Qt::Key_Return);
        QTRY_VERIFY(rowName(1).contains(u"Played: "));
        QVERIFY(rowName(0).endsWith(u"The answer is hidden."));
        key(Qt::Key_Return);
        QTRY_VERIFY(rowName(1).endsWith(u"The answer is hidden."));
        key(Qt::Key_Tab);
        QVERIFY2(focusName().startsWith(u"Ask this at the table"), qPrintable(focusName()));
        key(Qt::Key_Return);
        QTRY_COMPARE(m_app->review->stage(), ReviewStage::Asked);
        QCOMPARE(m_app->page(), Page::Table);
    }

    void answersByMouse() {
        click(rowName(0));
        QTRY_VERIFY(rowName(0).contains(u"Played: "));
        click(QStringLiteral("Show answers"));
        QTRY_VERIFY(rowName(2).contains(u"Played: "));
        click(QStringLiteral("Hide answers"));
        QTRY_VERIFY(rowName(0).endsWith(u"The answer is hidden."));
    }

    // A filter that isn't at rest can be let go of.
    void filtersByKeys() {
        QVERIFY(!names().contains(QStringLiteral("Show all mistakes")));
        const int all = mistakes().count();
        tabTo(QStringLiteral("Cost: 1% of the stake or more"));
        key(Qt::Key_Down);
        QTRY_COMPARE(mistakes().cost(), 1);
        QTRY_VERIFY(mistakes().count() < all);
        tabTo(QStringLiteral("Show all mistakes"));
        key(Qt::Key_Return);
        QTRY_COMPARE(mistakes().count(), all);
    }

    // The cells are read out, and pressing one practises it.
    void theBoardByKeys() {
        show(1);
        QTRY_VERIFY(names().contains(QStringLiteral("Where mistakes cost most")));
        const MistakeBoard& board = *mistakes().board();
        tabTo(board.nameAt(2, 8));
        key(Qt::Key_Left);
        QCOMPARE(focusName(), board.nameAt(2, 7));
        key(Qt::Key_Down);
        QCOMPARE(focusName(), board.nameAt(3, 7));
        key(Qt::Key_End);
        QCOMPARE(focusName(), board.nameAt(3, 9));
        key(Qt::Key_Home);
        key(Qt::Key_PageDown);
        QCOMPARE(focusName(), board.nameAt(board.count() - 1, 0));
        key(Qt::Key_PageUp);
        QCOMPARE(focusName(), board.nameAt(0, 0));
        int row = 0;
        int column = -1;
        for (; column < 0; ++row) {
            for (int i = 0; i < 10 && column < 0; ++i)
                column = board.spotAt(row, i) && board.spotAt(row, i)->value < 20 ? i : -1;
        }
        for (int i = 1; i < row; ++i)
            key(Qt::Key_Down);
        for (int i = 0; i < column; ++i)
            key(Qt::Key_Right);
        QCOMPARE(focusName(), board.nameAt(row - 1, column));
        key(Qt::Key_Return);
        QTRY_COMPARE(m_app->review->stage(), ReviewStage::Asked);
        QVERIFY(m_app->review->title().startsWith(u"Practice"));
    }

    void theBoardByAccessibleAction() {
        show(1);
        QAccessibleInterface* cell = accessible([&](QAccessibleInterface* item) {
            const QString name = item->text(QAccessible::Name);
            return item->role() == QAccessible::Button && name.startsWith(u"Hard 1") && name.contains(u" against ");
        });
        QVERIFY(cell && cell->actionInterface());
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(m_app->review->stage(), ReviewStage::Asked);
    }

    void theBoardUnderThePointer() {
        show(1);
        const QString name = mistakes().board()->nameAt(4, 3);
        QTRY_VERIFY(!middleOf(name).isNull());
        QTest::mouseMove(m_window, middleOf(name));
        const auto shown = [&] {
            bool found = false;
            eachItem([&](QQuickItem* item) { found = found || item->property("text").toString() == name; });
            return found;
        };
        QTRY_VERIFY(shown());
    }

    void theSessionsInFigures() {
        show(2);
        QTRY_VERIFY(!names().filter(QStringLiteral("Accuracy by money: ")).isEmpty());
        click(QStringLiteral("Accuracy by session in figures"));
        QTRY_VERIFY(!names().filter(QStringLiteral("Accuracy: ")).isEmpty());
    }

    // Every view at the smallest size and with the largest text: nothing is cut off or covered.
    void readableEverywhere_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        QTest::addColumn<int>("view");
        for (int view = 0; view < 3; ++view) {
            QTest::addRow("960×600, view %d", view) << QSize(960, 600) << 1.0 << view;
            QTest::addRow("1280×800, view %d", view) << QSize(1280, 800) << 1.0 << view;
            QTest::addRow("200 %%, view %d", view) << QSize(960, 600) << 2.0 << view;
        }
    }
    void readableEverywhere() {
        QFETCH(QSize, size);
        QFETCH(double, text);
        QFETCH(int, view);
        m_app->settings->setTextScale(text);
        show(view);
        mistakes().showAnswers(true);
        const QString wrong = unreadableAt(size, QStringLiteral("mistakes"));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY(unnamed().isEmpty());
    }

private:
    [[nodiscard]] MistakesModel& mistakes() const { return *m_app->controller<MistakesModel>(); }
    [[nodiscard]] QString rowName(int row) const {
        const QString question = mistakes().value(row, "question").toString();
        const QString place = mistakes().value(row, "place").toString();
        for (const QString& name : names()) {
            if (name.startsWith(question) && name.contains(place))
                return name;
        }
        return {};
    }
    void show(int view) {
        click(std::array{QStringLiteral("List"), QStringLiteral("Board"),
                         QStringLiteral("Sessions")}[static_cast<std::size_t>(view)]);
        QTest::qWait(100);
    }

    QTemporaryDir m_played;
};

OPENSHOE_TEST(MistakesPageTest, Window)
#include "tst_mistakespage.moc"
