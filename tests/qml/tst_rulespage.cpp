// SPDX-License-Identifier: GPL-3.0-or-later
// The Rules page: in a wide window the headings are listed beside the rules, and lead to their sections.
#include "testprogram.h"
#include "windowtest.h"

#include "models/rules/rulesmodel.h"

#include <QTest>

using namespace openshoe::models;

class RulesPageTest : public WindowTest {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { close(); }
    void headingsStandBesideWhereThereIsRoom();
    void aHeadingLeadsToItsRules_data();
    void aHeadingLeadsToItsRules();
    void wordsAreExplained();

private:
    [[nodiscard]] QString selected() const;
};

void RulesPageTest::initTestCase() {
    newFolder();
    open();
    m_app->setPage(Page::Rules);
}

QString RulesPageTest::selected() const {
    for (QQuickItem* link : all("SectionLink")) {
        if (link->property("here").toBool())
            return link->property("text").toString();
    }
    return {};
}

void RulesPageTest::headingsStandBesideWhereThereIsRoom() {
    const QStringList headings = m_app->controller<RulesModel>()->sections();
    QVERIFY(headings.size() > 8);
    m_window->resize(2560, 1440);
    QTRY_COMPARE(all("SectionLink").size(), headings.size());
    for (const QString& heading : headings)
        QVERIFY2(buttonNames().contains(heading), qPrintable(heading));
    m_window->resize(1280, 800);
    QTRY_VERIFY(all("SectionLink").isEmpty());
    QVERIFY(!buttonNames().contains(headings.first()));
}

void RulesPageTest::aHeadingLeadsToItsRules_data() {
    QTest::addColumn<QString>("heading");
    QTest::addColumn<bool>("atTop"); // there is enough text beneath it
    QTest::newRow("second") << "Blackjack" << true;
    QTest::newRow("last") << "Return to the player" << false;
}

void RulesPageTest::aHeadingLeadsToItsRules() {
    QFETCH(QString, heading);
    QFETCH(bool, atTop);
    m_window->resize(1920, 700);
    RulesModel& rules = *m_app->controller<RulesModel>();
    QTRY_VERIFY(buttonNames().contains(heading));
    click(heading);
    // Its text changes once figures are known.
    const auto rule = [&] { return rules.rows()[static_cast<std::size_t>(rules.rowOf(heading))].text; };
    QTRY_COMPARE(focusName(), rule());
    QTRY_COMPARE(selected(), heading);
    QTRY_VERIFY(QRect(QPoint(), m_window->size()).contains(rectOf(rule())));
    if (atTop)
        QTRY_VERIFY(rectOf(rule()).top() < 200);
    key(Qt::Key_Home); // scroll on: the heading at the top is selected again
    QTRY_COMPARE(selected(), rules.sections().first());
}

// Where the focus is, and under the pointer.
void RulesPageTest::wordsAreExplained() {
    m_window->resize(1920, 700);
    const QString heading = QStringLiteral("Insurance and even money");
    RulesModel& rules = *m_app->controller<RulesModel>();
    QTRY_VERIFY(buttonNames().contains(heading));
    click(heading);
    const RuleRow row = rules.rows()[static_cast<std::size_t>(rules.rowOf(heading))];
    QVERIFY(!row.help.isEmpty());
    QTRY_COMPARE(focusName(), row.text);
    QTRY_VERIFY(!tip().isNull());
    QCOMPARE(accessible(row.text)->text(QAccessible::Description), row.help);
    key(Qt::Key_Down);
    QTRY_VERIFY(focusName() != row.text);
    QTRY_VERIFY(tip().isNull());
    QTest::mouseMove(m_window, rectOf(row.text).bottomLeft() + QPoint(60, -8)); // the heading is above it
    QTRY_VERIFY(!tip().isNull());
    QTest::mouseMove(m_window, QPoint(1, m_window->height() - 1));
}

OPENSHOE_TEST(RulesPageTest, Window)
#include "tst_rulespage.moc"
