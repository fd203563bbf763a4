// SPDX-License-Identifier: GPL-3.0-or-later
// One's own count at the table, in the real window: asked for, answered by keys, told again in the Rundown, in a review
// and on the page Counting.
#include "tabletest.h"
#include "testprogram.h"

#include "advantage/own_count.h"
#include "models/counting/countingcontroller.h"
#include "models/owncount/countquestion.h"
#include "models/settings/settingspagecontroller.h"
#include "models/words/counttext.h"

#include <QTest>

using namespace openshoe;
using namespace openshoe::models;

class OwnCountTest : public TableTest {
    Q_OBJECT

private slots:
    void init() {
        newFolder();
        open();
    }
    void cleanup() { close(); }
    void turnedOnAnsweredAndToldAgain();
    void playedOnWithoutAnAnswer();
    void neverWhereTheShoeIsShuffledEachRound();
    void theFeltKeepsItsPlace_data();
    void theFeltKeepsItsPlace();

private:
    [[nodiscard]] CountQuestion& question() { return *m_app->countQuestion; }
    [[nodiscard]] bool says(const QString& words) const { return !names().filter(words).isEmpty(); }
    void playRound() {
        table().bets()->newBets();
        table().bets()->clear();
        table().bets()->minStake(1, TableBets::MainPlace);
        key(Qt::Key_Space, QStringLiteral(" "));
        QTRY_VERIFY(table().live()->phase() == LiveRound::Playing || table().live()->phase() == LiveRound::Over);
        finishRound();
        QTRY_COMPARE(table().live()->phase(), LiveRound::Over);
    }
    void type(const QString& words) {
        for (const QChar letter : words) {
            const int code = letter == u'−' || letter == u'-' ? Qt::Key_Minus
                             : letter == u'+'                 ? Qt::Key_Plus
                             : letter.isDigit()               ? Qt::Key_0 + letter.digitValue()
                                                              : Qt::Key_unknown;
            key(code, QString(letter));
        }
    }
    void turnOn() {
        m_app->setPage(Page::Settings);
        m_app->controller<SettingsPageController>()->setSought(QStringLiteral("Ask for my count"));
        QTRY_VERIFY(says(QStringLiteral("Ask for my count")));
        QTest::qWait(100);
        click(QStringLiteral("Every round"));
        QTRY_COMPARE(m_app->settings->countAsking(), CountAsking::EveryRound);
    }
};

void OwnCountTest::turnedOnAnsweredAndToldAgain() {
    turnOn();
    openGame(QStringLiteral("boxes"));
    playRound();
    QTRY_COMPARE(question().stage(), CountStage::Asked);
    QTRY_VERIFY(says(QStringLiteral("What is your count now, by Hi-Lo?")));
    // The keyboard stays at the table until it is asked for.
    QVERIFY(focusName() != QStringLiteral("Running count"));
    const auto truth = question().truth();
    const qint64 round = truth.round;
    key(Qt::Key_V, QStringLiteral("v"));
    QTRY_COMPARE(focusName(), QStringLiteral("Running count"));
    type(halfPointsText(truth.running + 2));
    key(Qt::Key_Return);
    QTRY_VERIFY(says(QStringLiteral("Type how many decks are left")));
    QTRY_COMPARE(focusName(), QStringLiteral("Decks left"));
    type(decksText(advantage::judgedQuarters(counting::Convention(), truth.cards)));
    key(Qt::Key_Return);
    QTRY_COMPARE(question().stage(), CountStage::Told);
    const QString told = QStringLiteral("Not %1: the count is %2.")
                             .arg(halfPointsText(truth.running + 2), halfPointsText(truth.running));
    QTRY_VERIFY2(says(told), qPrintable(names().join(u'\n')));
    // The table has the keyboard again: the next round is dealt.
    QTRY_VERIFY(focusName() != QStringLiteral("Decks left"));
    playRound();
    QTRY_COMPARE(question().stage(), CountStage::Asked);

    // In the Rundown, at both rounds.
    const QString said =
        QStringLiteral("You said %1, it was %2.").arg(halfPointsText(truth.running + 2), halfPointsText(truth.running));
    m_app->setPage(Page::Rundown);
    auto* rounds = m_app->controller<RundownModel>();
    QTRY_VERIFY(rounds && rounds->total() >= 2);
    const std::unique_ptr<RoundDetails> before(rounds->details(round + 1));
    QTRY_VERIFY(before->ready);
    QVERIFY2(before->counts.value(0).startsWith(QStringLiteral("Before the round: ") + said),
             qPrintable(before->counts.join(u'\n')));
    const std::unique_ptr<RoundDetails> after(rounds->details(round));
    QTRY_VERIFY(after->ready);
    QVERIFY2(after->counts.value(0).startsWith(QStringLiteral("After the round: ") + said),
             qPrintable(after->counts.join(u'\n')));

    // On the page Counting.
    auto* counting = m_app->controller<CountingController>();
    m_app->setPage(Page::Counting);
    counting->setVariantId(QStringLiteral("boxes"));
    counting->setTab(CountingTab::MyCount);
    QTRY_VERIFY2(says(QStringLiteral("Running count right: 0 of 1 (0%)")), qPrintable(names().join(u'\n')));
    counting->setVariantId(QStringLiteral("classic"));
    QTRY_VERIFY(says(QStringLiteral("at its table no count lasts")));
}

void OwnCountTest::playedOnWithoutAnAnswer() {
    m_app->settings->setCountAsking(CountAsking::EveryRound);
    openGame(QStringLiteral("boxes"));
    playRound();
    QTRY_COMPARE(question().stage(), CountStage::Asked);
    const qint64 round = question().truth().round;
    playRound();
    auto* rounds = m_app->controller<RundownModel>();
    const std::unique_ptr<RoundDetails> after(rounds->details(round));
    QTRY_VERIFY(after->ready);
    QVERIFY(after->counts.value(0).contains(u"passed over"));
    // By its button, and by Escape from what is typed: the table keeps the question.
    QTRY_COMPARE(question().stage(), CountStage::Asked);
    key(Qt::Key_V, QStringLiteral("v"));
    QTRY_COMPARE(focusName(), QStringLiteral("Running count"));
    key(Qt::Key_Escape);
    QTRY_VERIFY(focusName() != QStringLiteral("Running count"));
    QCOMPARE(m_app->page(), Page::Table);
    QCOMPARE(question().stage(), CountStage::Asked);
    click(QStringLiteral("Not now"));
    QTRY_COMPARE(question().stage(), CountStage::None);
}

void OwnCountTest::neverWhereTheShoeIsShuffledEachRound() {
    m_app->settings->setCountAsking(CountAsking::EveryRound);
    openGame(QStringLiteral("classic"));
    for (int i = 0; i < 3; ++i) {
        playRound();
        QTest::qWait(50);
        QCOMPARE(question().stage(), CountStage::None);
    }
}

void OwnCountTest::theFeltKeepsItsPlace_data() {
    QTest::addColumn<double>("text");
    QTest::addColumn<int>("scale");
    QTest::newRow("as usual") << 1.0 << 100;
    QTest::newRow("large text") << 2.0 << 100;
    QTest::newRow("everything large") << 1.0 << 200;
}

// Everything can be read, and lies above the bar, in the smallest window.
void OwnCountTest::theFeltKeepsItsPlace() {
    QFETCH(double, text);
    QFETCH(int, scale);
    m_app->settings->setCountAsking(CountAsking::EveryRound);
    m_app->settings->setTextScale(text);
    m_app->settings->setInterfaceScale(scale);
    openGame(QStringLiteral("boxes"));
    m_window->resize(960, 600);
    playRound();
    QTRY_COMPARE(question().stage(), CountStage::Asked);
    QTest::qWait(100);
    const auto notes = all("CountNote");
    QCOMPARE(notes.size(), 1);
    const auto bars = all("BottomBar");
    QVERIFY(!bars.isEmpty());
    QVERIFY(boxOf(notes.front()).bottom() <= boxOf(bars.front()).top() + 0.5);
    QCOMPARE(unreadableAt({960, 600}, QStringLiteral("the count asked for")), QString());
    question().answer(halfPointsText(question().truth().running), QStringLiteral("1"));
    QTest::qWait(100);
    QCOMPARE(unreadableAt({960, 600}, QStringLiteral("the count told")), QString());
}

OPENSHOE_TEST(OwnCountTest, Window)
#include "tst_owncountwindow.moc"
