// SPDX-License-Identifier: GPL-3.0-or-later
// A round shared and sent from the Rundown, opened again and played: by keys, by mouse and by accessible actions.
#include "tabletest.h"
#include "testprogram.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace openshoe::models;

class ChallengeWindowTest : public TableTest {
    Q_OBJECT

private slots:
    void init() {
        newFolder();
        open();
        QAccessible::setActive(true);
        m_app->settings->setAnimationSpeed(DealingSpeed::Off);
        openGame(QStringLiteral("classic"));
        stake(1);
        dealToATurn(); // classic shuffles before every round: its shoe has ended with it
        finishRound();
        QTRY_COMPARE(table().live()->phase(), LiveRound::Over);
        m_balance = table().shown()->balanceText();
        m_app->setPage(Page::Rundown);
        QTRY_VERIFY(names().contains(QStringLiteral("Rounds")));
    }
    void cleanup() { close(); }

    void sharedByKeys() {
        openShare();
        key(Qt::Key_Return);
        QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("Classic Blackjack")));
        QTRY_VERIFY(names().contains(QStringLiteral("Copied as text")));
    }

    void sentAndPlayedByKeys() {
        openShare();
        for (int i = 0; i < 3; ++i)
            key(Qt::Key_Down);
        key(Qt::Key_Return);
        QTRY_COMPARE(challenge().stage(), ChallengeStage::Making);
        QTRY_COMPARE(focusName(), QStringLiteral("A nickname, if you want to give one"));
        QVERIFY2(unnamed().isEmpty(), qPrintable(unnamed().join(u' ')));
        for (const QChar letter : QStringLiteral("Ann"))
            key(letter.toUpper().unicode(), QString(letter));
        key(Qt::Key_Return);
        chooseFile(QStringLiteral("mine"));
        const QString file = m_folder->filePath(QStringLiteral("mine.shoe-challenge"));
        QTRY_VERIFY(QFile::exists(file));
        QTRY_COMPARE(challenge().stage(), ChallengeStage::None);

        challenge().open(file);
        QTRY_COMPARE(focusName(), QStringLiteral("Play"));
        QTRY_VERIFY(names().contains(QStringLiteral("A challenge from Ann: Classic Blackjack")));
        key(Qt::Key_Space);
        QTRY_COMPARE(challenge().stage(), ChallengeStage::Playing);
        QTRY_COMPARE(m_app->page(), Page::Table);
        playByKeys();
        key(Qt::Key_Space);
        QTRY_COMPARE(challenge().stage(), ChallengeStage::Compared);
        QTRY_VERIFY(!names().filter(QStringLiteral("Luck being equal")).isEmpty());
        QTRY_COMPARE(focusName(), QStringLiteral("Decisions"));
        key(Qt::Key_Down);
        QTRY_VERIFY2(focusName().startsWith(QStringLiteral("Round 1 of 1: Ann ")) || challenge().rows()->count() > 0,
                     qPrintable(focusName()));
        QVERIFY2(unnamed().isEmpty(), qPrintable(unnamed().join(u' ')));
        key(Qt::Key_Space); // does nothing: what was played isn't gone by one key too many
        QCOMPARE(challenge().stage(), ChallengeStage::Compared);
        tabTo(QStringLiteral("Save my answer…"));
        key(Qt::Key_Space);
        chooseFile(QStringLiteral("answer"));
        QTRY_VERIFY(QFile::exists(m_folder->filePath(QStringLiteral("answer.shoe-challenge"))));
        key(Qt::Key_Escape);
        QTRY_COMPARE(challenge().stage(), ChallengeStage::None);
        QCOMPARE(m_app->page(), Page::Rundown);
        // The table is as it was, and nothing was booked.
        m_app->setPage(Page::Table);
        QTRY_COMPARE(table().shown()->balanceText(), m_balance);
        QCOMPARE(m_app->rundown->count(), 1);
    }

    void playedByMouse() {
        challenge().open(written());
        QTRY_VERIFY(buttonNames().contains(QStringLiteral("Play")));
        QTest::qWait(300); // it fades in
        click(QStringLiteral("Play"));
        QTRY_COMPARE(challenge().stage(), ChallengeStage::Playing);
        for (int i = 0; i < 20 && challenge().nextText().isEmpty(); ++i) {
            QTRY_VERIFY(!challenge().nextText().isEmpty() || table().quiz()->actions()->count() > 0);
            if (challenge().nextText().isEmpty()) {
                const std::vector<ActionRow> asked = table().quiz()->actions()->rows();
                const auto stand = std::ranges::find(asked, Intent::Stand, &ActionRow::intent);
                const QString answer = stand == asked.end() ? asked.back().caption : stand->caption;
                QTRY_VERIFY(buttonNames().contains(answer));
                click(answer);
                waitAfter(asked);
            }
        }
        QTRY_VERIFY(buttonNames().contains(QStringLiteral("Compare")));
        QTest::qWait(100);
        click(QStringLiteral("Compare"));
        QTRY_COMPARE(challenge().stage(), ChallengeStage::Compared);
        QTest::qWait(300);
        click(QStringLiteral("Close"));
        QTRY_COMPARE(challenge().stage(), ChallengeStage::None);
    }

    // Left in the middle, nothing has been played: it is offered again. The table's own rounds go on.
    void stoppedByTheKeyForBack() {
        challenge().open(written());
        challenge().play();
        QTRY_COMPARE(m_app->page(), Page::Table);
        QTRY_VERIFY(names().contains(QStringLiteral("Stop challenge")));
        if (table().quiz()->actions()->count() == 0)
            QSKIP("nothing was asked");
        key(Qt::Key_Escape);
        QTRY_COMPARE(challenge().stage(), ChallengeStage::Offered);
        QTRY_VERIFY(buttonNames().contains(QStringLiteral("Play")));
        key(Qt::Key_Escape);
        QTRY_COMPARE(challenge().stage(), ChallengeStage::None);
    }

    // The dialogues are legible and lie within the window in every size, and their controls have names.
    void readable_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        QTest::newRow("960×600") << QSize(960, 600) << 1.0;
        QTest::newRow("960×600, large text") << QSize(960, 600) << 2.0;
        QTest::newRow("2560×1440") << QSize(2560, 1440) << 1.0;
    }
    void readable() {
        QFETCH(QSize, size);
        QFETCH(double, text);
        m_app->settings->setTextScale(text);
        challenge().make(m_app->rundown->rows()[0].roundId);
        QTRY_COMPARE(challenge().stage(), ChallengeStage::Making);
        looksRight(size, QStringLiteral("making"));
        const QString file = written();
        challenge().open(file);
        looksRight(size, QStringLiteral("offered"));
        challenge().play();
        QTRY_COMPARE(m_app->page(), Page::Table);
        playByKeys();
        looksRight(size, QStringLiteral("played"));
        challenge().next();
        QTRY_VERIFY(!challenge().isRunning());
        looksRight(size, QStringLiteral("compared"));
    }

private:
    [[nodiscard]] ChallengeController& challenge() { return *m_app->challenge; }

    // Expands the round in the list, and opens the menu of its button.
    void openShare() {
        QTRY_VERIFY(!names().filter(QStringLiteral("Round 1, ")).isEmpty());
        tabTo(QStringLiteral("Rounds"));
        key(Qt::Key_Down);
        key(Qt::Key_Return);
        QTRY_VERIFY(buttonNames().contains(QStringLiteral("Share")));
        tabTo(QStringLiteral("Share"));
        key(Qt::Key_Space);
        QTRY_VERIFY(names().contains(QStringLiteral("Challenge somebody…")));
        QTest::qWait(50);
        if (focusName() != QStringLiteral("Copy as text"))
            key(Qt::Key_Down);
    }
    QString written() {
        const QString path = m_folder->filePath(QStringLiteral("one.shoe-challenge"));
        if (challenge().stage() != ChallengeStage::Making)
            challenge().make(m_app->rundown->rows()[0].roundId);
        [&] { QTRY_COMPARE(challenge().stage(), ChallengeStage::Making); }();
        challenge().save(QUrl::fromLocalFile(path), QStringLiteral("Ann"), true);
        return path;
    }
    /// Until something else is asked, or nothing more.
    void waitAfter(const std::vector<ActionRow>& asked) {
        (void)QTest::qWaitFor(
            [&] { return !challenge().nextText().isEmpty() || table().quiz()->actions()->rows() != asked; }, 1000);
    }
    void playByKeys() {
        for (int i = 0; i < 20 && challenge().nextText().isEmpty(); ++i) {
            QTRY_VERIFY(!challenge().nextText().isEmpty() || table().quiz()->actions()->count() > 0);
            if (challenge().nextText().isEmpty()) {
                const std::vector<ActionRow> asked = table().quiz()->actions()->rows();
                key(Qt::Key_S, QStringLiteral("s"));
                key(Qt::Key_N, QStringLiteral("n"));
                waitAfter(asked);
            }
        }
        QTRY_VERIFY(!challenge().nextText().isEmpty());
    }
    // A dialogue lies on the page, which is no fault.
    void looksRight(QSize size, const QString& look) {
        QStringList wrong = unreadableAt(size, look).split(u'\n', Qt::SkipEmptyParts);
        wrong.removeIf([](const QString& line) { return line.contains(QStringLiteral(" lies on ")); });
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        QVERIFY2(unnamed().isEmpty(), qPrintable(look + QStringLiteral(": ") + unnamed().join(u' ')));
        for (const QString& name : {QStringLiteral("Save the file…"), QStringLiteral("Play"), QStringLiteral("Close"),
                                    QStringLiteral("Save my answer…"), QStringLiteral("Stop challenge")}) {
            if (buttonNames().contains(name))
                QVERIFY2(QRect(QPoint(0, 0), size).contains(rectOf(name)), qPrintable(look + u' ' + name));
        }
    }

    QString m_balance;
};

OPENSHOE_TEST(ChallengeWindowTest, Window)
#include "tst_challengewindow.moc"
