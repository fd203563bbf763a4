// SPDX-License-Identifier: GPL-3.0-or-later
// Limits and breaks, set on the Settings page as a user sets them, and their effects in the window.
#include "testprogram.h"
#include "windowtest.h"

#include "models/table/tablecontroller.h"
#include "session/limits/limits.h"

#include <QQuickItem>
#include <QTest>

using namespace openshoe;
using namespace openshoe::models;
using session::Limits;

class LimitsPageTest : public WindowTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void aLimitOfMoney_data();
    void aLimitOfMoney();
    void aHigherLimitWaits();
    void aLimitThatCantBe();
    void aLimitIsReadAsItIsPrinted();
    void timeADay();
    void aReminder();
    void aBreak();
    void anExclusionHoldsInEveryFolder();
    void anotherAccountKeepsToItToo();

private:
    [[nodiscard]] TableController& table() { return *m_app->table; }
    void restart();
    void showLimits();
    void sitDown();
    /// Tries to deal a round with that stake; returns whether it was dealt.
    bool deal(const QString& stake = QStringLiteral("1000"));
    void finish();
    /// Plays rounds of five minutes each, up to that many minutes.
    void playFor(int minutes);
    void write(const QString& field, const QString& amount);
    /// Goes to the combo box of that name on the page, and down to the entry that starts with `choice`.
    void choose(const QString& box, const QString& choice);
    void beginPause(const QString& row, const QString& length, const QString& answer);
    [[nodiscard]] bool says(const QString& words) const { return !names().filter(words).isEmpty(); }
    [[nodiscard]] QQuickItem* itemOf(const char* type, QQuickItem* in = nullptr) const;
    void pass(qint64 ms) {
        m_now.wall += ms;
        m_now.uptime += ms;
    }

    session::ClockReading m_now;
    QTemporaryDir m_own; ///< the platform's own data folder
};

void LimitsPageTest::init() {
    // Noon: no test runs into the next day.
    m_now = {.wall = QDateTime::currentDateTime().date().startOfDay().addSecs(12 * 3600).toMSecsSinceEpoch(),
             .uptime = 1000,
             .boot = "one"};
    m_options.clock = [this] { return m_now; };
    m_options.pauseFolder.clear();
    newFolder();
    open();
    QVERIFY(m_app->data->isReady());
    table().clock().setManualClock(true);
}

void LimitsPageTest::restart() {
    auto folder = std::move(m_folder);
    close();
    m_folder = std::move(folder);
    open();
    QVERIFY(m_app->data->isReady());
    table().clock().setManualClock(true);
}

void LimitsPageTest::showLimits() {
    m_app->setPage(Page::Settings);
    QTest::qWait(20);
    tabTo(QStringLiteral("Find a setting"));
    key(Qt::Key_A, Qt::ControlModifier);
    for (const QChar c : QStringLiteral("exclusion"))
        key(Qt::Key_unknown, QString(c));
    QTest::qWait(20);
    QVERIFY(says(QStringLiteral("Play limits")));
}

void LimitsPageTest::sitDown() {
    m_app->seating->open(QStringLiteral("classic"));
    QTRY_COMPARE(m_app->page(), Page::Table);
    QTRY_VERIFY(table().session()->stage() == session::TableSession::Stage::Ready && table().session()->shoe());
}

bool LimitsPageTest::deal(const QString& stake) {
    m_app->setPage(Page::Table);
    if (!QTest::qWaitFor([&] { return table().live()->takesStakes(); }, testprogram::patience))
        return false;
    QTest::qWait(20);
    table().bets()->newBets();
    table().bets()->clear();
    table().bets()->setStake(1, TableBets::MainPlace, stake);
    const auto before = table().session()->round();
    key(Qt::Key_Space, QStringLiteral(" "));
    return QTest::qWaitFor([&] { return table().session()->round() != before; }, 300);
}

void LimitsPageTest::finish() {
    auto& live = *table().live();
    for (int i = 0; i < 20 && live.phase() != LiveRound::Over; ++i) {
        QTRY_VERIFY(live.phase() == LiveRound::Over || live.actions()->count() > 0);
        if (live.phase() == LiveRound::Playing) {
            key(Qt::Key_N, QStringLiteral("n"));
            key(Qt::Key_S, QStringLiteral("s"));
        }
    }
    QTRY_COMPARE(live.phase(), LiveRound::Over);
}

void LimitsPageTest::playFor(int minutes) {
    for (int played = 0; played < minutes;) {
        QVERIFY(deal());
        const bool takesTime = table().live()->phase() == LiveRound::Playing;
        if (takesTime)
            pass(5 * Limits::minuteMs);
        finish();
        played += takesTime ? 5 : 0;
    }
}

void LimitsPageTest::write(const QString& field, const QString& amount) {
    tabTo(field);
    key(Qt::Key_A, Qt::ControlModifier);
    key(Qt::Key_Delete);
    for (const QChar c : amount)
        key(Qt::Key_unknown, QString(c));
    key(Qt::Key_Return);
    QTest::qWait(50);
}

void LimitsPageTest::choose(const QString& box, const QString& choice) {
    for (int i = 0; i < 60 && !focusName().startsWith(box + u':'); ++i)
        key(Qt::Key_Tab);
    QVERIFY2(focusName().startsWith(box + u':'), qPrintable(focusName()));
    for (int i = 0; i < 20; ++i)
        key(Qt::Key_Up);
    for (int i = 0; i < 20 && !focusName().endsWith(choice); ++i)
        key(Qt::Key_Down);
    QVERIFY2(focusName().endsWith(choice), qPrintable(focusName()));
    QTest::qWait(50);
}

void LimitsPageTest::beginPause(const QString& row, const QString& length, const QString& answer) {
    showLimits();
    choose(row, length);
    tabTo(QStringLiteral("Start: ") + row);
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_COMPARE(popups().size(), 1);
    tabTo(answer);
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_COMPARE(popups().size(), 0);
    QTRY_VERIFY(!m_app->limits->pauseText().isEmpty());
}

QQuickItem* LimitsPageTest::itemOf(const char* type, QQuickItem* in) const {
    for (QQuickItem* child : (in ? in : m_window->contentItem())->childItems()) {
        if (QByteArray(child->metaObject()->className()).startsWith(type))
            return child;
        if (QQuickItem* found = itemOf(type, child))
            return found;
    }
    return nullptr;
}

void LimitsPageTest::aLimitOfMoney_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("refusal");
    QTest::newRow("loss") << "Daily loss limit"
                          << "Your loss limit now allows stakes of at most 5,000 Gold.";
    QTest::newRow("stake") << "Daily stake limit"
                           << "Your stake limit now allows stakes of at most 5,000 Gold.";
}

void LimitsPageTest::aLimitOfMoney() {
    QFETCH(QString, field);
    QFETCH(QString, refusal);
    showLimits();
    choose(QStringLiteral("Currency of the limits"), QStringLiteral("Gold"));
    write(field, QStringLiteral("5000"));
    QTRY_VERIFY(says(QStringLiteral("5,000 Gold · 0 Gold")));
    sitDown();
    QVERIFY(!deal(QStringLiteral("6000")));
    QVERIFY2(says(refusal), qPrintable(names().join(u'\n')));
    QVERIFY(!table().bets()->canDeal());
    QVERIFY(!buttonNames().contains(QStringLiteral("Deal")));
    QVERIFY(deal(QStringLiteral("5000")));
    finish();
    restart();
    sitDown();
    QVERIFY(!deal(QStringLiteral("100000")));
    // Another currency has no limit.
    table().useCurrency(QStringLiteral("sweeps"));
    QTRY_COMPARE(table().currency(), QStringLiteral("sweeps"));
    QTRY_VERIFY(table().session()->stage() == session::TableSession::Stage::Ready && table().session()->shoe());
    QVERIFY(deal(QStringLiteral("100")));
}

void LimitsPageTest::aHigherLimitWaits() {
    showLimits();
    const QString field = QStringLiteral("Daily stake limit");
    choose(QStringLiteral("Currency of the limits"), QStringLiteral("Gold"));
    write(field, QStringLiteral("5000"));
    QTRY_VERIFY(says(QStringLiteral("5,000 Gold · 0 Gold staked today"))); // the field shows it, and is typed over
    write(field, QStringLiteral("7000"));
    QTRY_VERIFY(says(QStringLiteral("5,000 Gold; from ")));
    QVERIFY(says(QStringLiteral(": 7,000 Gold")));
    click(QStringLiteral("Keep as it is: ") + field);
    QTRY_VERIFY(!says(QStringLiteral(": 7,000 Gold")));
    click(QStringLiteral("Remove: ") + field);
    QTRY_VERIFY(says(QStringLiteral(": no limit")));
    sitDown();
    QVERIFY(!deal(QStringLiteral("6000")));
    pass(Limits::dayMs);
    QVERIFY(deal(QStringLiteral("6000")));
}

void LimitsPageTest::aLimitThatCantBe() {
    showLimits();
    write(QStringLiteral("Daily loss limit"), QStringLiteral("0"));
    QTRY_COMPARE(m_app->notices->text(), QStringLiteral("Type an amount above 0, like 12.50."));
    m_app->notices->dismiss();
    write(QStringLiteral("Daily loss limit"), QStringLiteral("9999999999999"));
    QTRY_VERIFY(m_app->notices->text().contains(QStringLiteral("at most 1000000000000")));
}

// "1,000" set a limit of 1, which can't be raised for a day.
void LimitsPageTest::aLimitIsReadAsItIsPrinted() {
    showLimits();
    choose(QStringLiteral("Currency of the limits"), QStringLiteral("Gold"));
    const QString field = QStringLiteral("Daily loss limit");
    write(field, QStringLiteral("1.000"));
    QTRY_COMPARE(m_app->notices->text(), QStringLiteral("“1.000” can be read in two ways. Write it like 1,250.50."));
    QVERIFY(says(QStringLiteral("no limit · 0 Gold lost today")));
    m_app->notices->dismiss();
    write(field, QStringLiteral("1,000"));
    QTRY_VERIFY(says(QStringLiteral("1,000 Gold · 0 Gold lost today")));
    // What the field shows then is the same amount again.
    QCOMPARE(m_app->limits->property("loss").value<LimitInfo>().value, QStringLiteral("1,000"));
    write(field, QStringLiteral("900 Gold"));
    QTRY_VERIFY(says(QStringLiteral("900 Gold · 0 Gold lost today")));
}

void LimitsPageTest::timeADay() {
    showLimits();
    choose(QStringLiteral("Daily time limit"), QStringLiteral("15 minutes"));
    sitDown();
    playFor(15);
    QVERIFY(!deal());
    QVERIFY2(says(QStringLiteral("You have reached your time limit for today.")),
             qPrintable(names().join(u'\n')));
    showLimits();
    QVERIFY(says(QStringLiteral("15 min played")));
    pass(Limits::dayMs);
    QVERIFY(deal());
}

void LimitsPageTest::aReminder() {
    showLimits();
    choose(QStringLiteral("Remind me"), QStringLiteral("Every 10 minutes"));
    sitDown();
    const QString words = QStringLiteral("You have played 10 min today. Net result: ");
    playFor(5);
    QVERIFY(!says(QStringLiteral("You have played")));
    const QQuickItem* felt = itemOf("TableFelt");
    QVERIFY(felt);
    const QRectF before = boxOf(felt);
    playFor(5);
    QTRY_VERIFY(says(words));
    // The felt stays where it is, and no card lies beneath the note.
    const QQuickItem* note = itemOf("LimitsNote");
    QVERIFY(note && note->isVisible());
    const QSize own = m_window->size();
    for (const QSize size : {QSize(1280, 800), QSize(960, 600), QSize(2560, 1440), own}) {
        m_window->resize(size);
        QTest::qWait(50);
        if (size == own)
            QCOMPARE(boxOf(felt), before);
        int cards = 0;
        for (const QQuickItem* card : all("TableCard")) {
            cards += card->property("gone").toBool() ? 0 : 1;
            QVERIFY2(card->property("gone").toBool() || !boxOf(card).intersects(boxOf(note)),
                     qPrintable(QString::number(boxOf(note).bottom() - boxOf(card).top())));
        }
        QVERIFY(cards >= 2);
        const auto lines = itemsOf("Label", const_cast<QQuickItem*>(note));
        QVERIFY(!lines.isEmpty() && !lines.front()->property("truncated").toBool());
    }
    click(QStringLiteral("Dismiss"));
    QTRY_VERIFY(!says(QStringLiteral("You have played")));
    playFor(5);
    QVERIFY(!says(QStringLiteral("You have played")));
    playFor(5);
    QTRY_VERIFY(says(QStringLiteral("You have played 20 min today.")));
}

void LimitsPageTest::aBreak() {
    m_app->accounts->topUp(QStringLiteral("gold"));
    QTRY_COMPARE(m_app->notices->actionText(), QStringLiteral("Take back"));
    beginPause(QStringLiteral("Take a break"), QStringLiteral("1 hour"), QStringLiteral("Take the break"));
    const QString words = QStringLiteral("A break runs until ");
    QVERIFY(says(words)); // on the page
    m_app->setPage(Page::Lobby);
    QTRY_VERIFY(says(words));
    sitDown();
    QTRY_VERIFY(says(words));
    QVERIFY(!deal());
    QVERIFY(table().bets()->dealHint().startsWith(words));
    m_app->accounts->topUp(QStringLiteral("gold"));
    QVERIFY(m_app->notices->text().startsWith(words));
    // What was given earlier may go back: it leaves less to stake.
    m_app->accounts->takeBackTopUp(QStringLiteral("gold"));
    QTRY_VERIFY(m_app->notices->text().startsWith(QStringLiteral("The top-up was taken back.")));
    restart();
    QTRY_VERIFY(says(words));
    m_now.wall += 300 * Limits::dayMs; // the clock set forward
    restart();
    QTRY_VERIFY(says(words));
    m_now.wall -= 300 * Limits::dayMs;
    sitDown();
    pass(Limits::minuteMs * 60);
    QVERIFY(deal());
    finish();
    m_app->setPage(Page::Lobby);
    QTRY_VERIFY(!says(words));
}

void LimitsPageTest::anExclusionHoldsInEveryFolder() {
    m_options.pauseFolder = m_own.path();
    restart();
    beginPause(QStringLiteral("Exclude yourself from play"), QStringLiteral("30 days"), QStringLiteral("Exclude me"));
    close();
    newFolder();
    open();
    const QString words = QStringLiteral("You have excluded yourself from play until ");
    QTRY_VERIFY(m_app->notices->text().startsWith(words));
    QVERIFY(m_app->notices->text().contains(QStringLiteral("another data folder")));
    QTRY_VERIFY(says(words));
    sitDown();
    QVERIFY(!deal());
    QVERIFY(table().bets()->dealHint().startsWith(words));
}

void LimitsPageTest::anotherAccountKeepsToItToo() {
    beginPause(QStringLiteral("Take a break"), QStringLiteral("15 minutes"), QStringLiteral("Take the break"));
    m_app->accounts->create(QStringLiteral("Somebody"), false);
    QTRY_COMPARE(m_app->accounts->count(), 2);
    m_app->accounts->select(m_app->accounts->rows().back().accountId);
    QTRY_COMPARE(m_app->accounts->currentName(), QStringLiteral("Somebody"));
    sitDown();
    QVERIFY(!deal());
    QVERIFY(says(QStringLiteral("A break runs until ")));
}

OPENSHOE_TEST(LimitsPageTest, Window)
#include "tst_limitspage.moc"
