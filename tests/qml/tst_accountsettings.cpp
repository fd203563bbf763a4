// SPDX-License-Identifier: GPL-3.0-or-later
// Accounts in the Settings, in the window: by mouse, by keys, and in their effects elsewhere.
#include "testprogram.h"
#include "windowtest.h"

#include "models/accounts/accountsmodel.h"
#include "models/history/playrecordmodel.h"
#include "models/history/rundownmodel.h"
#include "models/limits/limitscontroller.h"
#include "models/table/tablecontroller.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace openshoe;
using namespace openshoe::models;

class AccountSettingsTest : public WindowTest {
    Q_OBJECT

private slots:
    void init() {
        newFolder();
        open();
        QVERIFY(m_app->data->isReady());
    }
    void cleanup() { close(); }
    void aTopUpIsTakenBack();
    void anAccountIsDeletedByKeys();
    void anAccountIsDeletedByMouse();
    void itStaysWhereSomethingForbidsIt();

private:
    [[nodiscard]] TableController& table() { return *m_app->table; }
    /// Creates an account, plays as it, and finishes that many rounds.
    void playAs(const QString& name, int rounds);
    void deal();
    void finish();
    [[nodiscard]] QStringList accountNames();
    [[nodiscard]] AccountsModel& accounts() { return *m_app->accounts; }
    void showAccounts();
    void press(const QString& name) {
        tabTo(name);
        key(Qt::Key_Space, QStringLiteral(" "));
    }
};

void AccountSettingsTest::showAccounts() {
    m_app->setPage(Page::Settings);
    QTest::qWait(20);
    tabTo(QStringLiteral("Find a setting"));
    key(Qt::Key_A, Qt::ControlModifier);
    for (const QChar c : QStringLiteral("wallets"))
        key(Qt::Key_unknown, QString(c));
    QTRY_VERIFY(names().contains(QStringLiteral("Top up Gold")));
}

// By keys, by the notice's button and by mouse; the focus is never lost.
void AccountSettingsTest::aTopUpIsTakenBack() {
    showAccounts();
    QVERIFY(names().filter(QStringLiteral("Take back")).isEmpty());
    const base::Money before = accounts().balance("usd").value();
    press(QStringLiteral("Top up Dollars"));
    QTRY_VERIFY(names().contains(QStringLiteral("Take back $5,000")));
    QVERIFY(accounts().balance("usd") > before);
    press(QStringLiteral("Take back $5,000"));
    QTRY_COMPARE(accounts().balance("usd"), before);
    QTRY_VERIFY(names().filter(QStringLiteral("Take back")).isEmpty());
    QTRY_COMPARE(focusName(), QStringLiteral("Top up Dollars"));
    click(QStringLiteral("Top up Dollars"));
    QTRY_VERIFY(buttonNames().contains(QStringLiteral("Take back"))); // the notice's
    click(QStringLiteral("Take back"));
    QTRY_COMPARE(accounts().balance("usd"), before);
    click(QStringLiteral("Top up Gold"));
    QTRY_VERIFY(accounts().canTakeBack());
    QTRY_VERIFY(buttonNames().filter(QStringLiteral("Take back ")).size() == 1);
    click(buttonNames().filter(QStringLiteral("Take back ")).front());
    QTRY_VERIFY(!accounts().canTakeBack());
    m_app->setPage(Page::Record);
    Choices& wallets = *m_app->controller<PlayRecordModel>()->filter()->wallets();
    QTRY_VERIFY(wallets.count() > 1);
    wallets.choose(QStringLiteral("usd"));
    QTRY_VERIFY(!names().filter(QStringLiteral("Top-up taken back")).isEmpty());
}

QStringList AccountSettingsTest::accountNames() {
    QStringList all;
    for (const AccountRow& row : accounts().rows())
        all << row.name;
    return all;
}

void AccountSettingsTest::deal() {
    QTRY_VERIFY(table().live()->takesStakes());
    QTest::qWait(20);
    table().bets()->newBets();
    table().bets()->clear();
    table().bets()->setStake(1, TableBets::MainPlace, QStringLiteral("1000"));
    const auto before = table().session()->round();
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_VERIFY(table().session()->round() != before);
}

void AccountSettingsTest::finish() {
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

void AccountSettingsTest::playAs(const QString& name, int rounds) {
    accounts().create(name, false);
    QTRY_VERIFY(accountNames().contains(name));
    accounts().select(accounts().rows().back().accountId);
    QTRY_COMPARE(accounts().currentName(), name);
    m_app->seating->open(QStringLiteral("classic"));
    QTRY_COMPARE(m_app->page(), Page::Table);
    QTRY_VERIFY(table().session()->stage() == session::TableSession::Stage::Ready && table().session()->shoe());
    for (int i = 0; i < rounds; ++i) {
        deal();
        finish();
    }
}

// The account that plays, with its record exported first: its name is gone wherever there was one.
void AccountSettingsTest::anAccountIsDeletedByKeys() {
    const QString mine = accounts().currentName();
    playAs(QStringLiteral("Guest"), 2);
    auto* rundown = m_app->controller<RundownModel>();
    m_app->setPage(Page::Rundown);
    QTRY_COMPARE(rundown->count(), 2);
    showAccounts();
    press(QStringLiteral("Delete Guest"));
    QTRY_COMPARE(popups().size(), 1);
    QTRY_COMPARE(focusName(), QStringLiteral("Export its record first"));
    QTRY_VERIFY(!names().filter(QStringLiteral("the account Guest with 2 rounds")).isEmpty());
    press(QStringLiteral("Continue…"));
    chooseFile(QStringLiteral("guest"));
    QTRY_COMPARE(focusName(), QStringLiteral("Yes, delete Guest and all it has played"));
    QVERIFY(!buttonNames().contains(QStringLiteral("Delete for good")));
    QCOMPARE(accounts().count(), 2);
    key(Qt::Key_Space, QStringLiteral(" "));
    press(QStringLiteral("Delete for good"));
    QTRY_COMPARE(accounts().count(), 1);
    QCOMPARE(accounts().currentName(), mine);
    QTRY_VERIFY(names().filter(QStringLiteral("Delete Guest")).isEmpty());
    QVERIFY(m_app->notices->text().startsWith(QStringLiteral("The account Guest was deleted. Its record is in ")));
    QFile file(m_folder->filePath(QStringLiteral("guest.json")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArrayList lines = file.readAll().trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    const QJsonObject account = QJsonDocument::fromJson(lines[0]).object();
    QCOMPARE(account[QStringLiteral("name")].toString(), QStringLiteral("Guest"));
    QCOMPARE(account[QStringLiteral("transfers")].toArray().size(), 4);
    QVERIFY(!QJsonDocument::fromJson(lines[2]).object()[QStringLiteral("events")].toArray().isEmpty());
    // Nothing else knows it any more.
    m_app->setPage(Page::Rundown);
    QTRY_COMPARE(rundown->count(), 0);
    const auto known = [&](const QString& name) {
        const auto& rows = rundown->filter()->accounts()->rows();
        return std::ranges::find(rows, name, &ChoiceRow::text) != rows.end();
    };
    QTRY_VERIFY(!known(QStringLiteral("Guest")));
    const auto report = m_app->data->store()->call([](storage::Tables& t) { return t.checker.run(); });
    QVERIFY(report && report->problems.empty());
    // Play goes on.
    m_app->seating->open(QStringLiteral("classic"));
    QTRY_COMPARE(m_app->page(), Page::Table);
    QTRY_VERIFY(table().session()->stage() == session::TableSession::Stage::Ready && table().session()->shoe());
    deal();
    finish();
    QCOMPARE(table().session()->round(), 3);
}

// Another account than the one that plays, without an export; not before the second step.
void AccountSettingsTest::anAccountIsDeletedByMouse() {
    accounts().create(QStringLiteral("Guest"), true);
    QTRY_COMPARE(accounts().count(), 2);
    showAccounts();
    click(QStringLiteral("Delete Guest"));
    QTRY_VERIFY(buttonNames().contains(QStringLiteral("Continue…")));
    QTest::qWait(50);
    click(QStringLiteral("Export its record first"));
    click(QStringLiteral("Continue…"));
    QTRY_VERIFY(!names().filter(QStringLiteral("Its record is not exported.")).isEmpty());
    QTest::qWait(50);
    click(QStringLiteral("Cancel"));
    QTRY_COMPARE(popups().size(), 0);
    QCOMPARE(accounts().count(), 2);
    click(QStringLiteral("Delete Guest"));
    QTRY_VERIFY(buttonNames().contains(QStringLiteral("Continue…")));
    QTest::qWait(50);
    click(QStringLiteral("Export its record first"));
    click(QStringLiteral("Continue…"));
    QTRY_VERIFY(!names().filter(QStringLiteral("Yes, delete Guest")).isEmpty());
    QTest::qWait(50);
    click(names().filter(QStringLiteral("Yes, delete Guest")).front());
    QTRY_VERIFY(buttonNames().contains(QStringLiteral("Delete for good")));
    click(QStringLiteral("Delete for good"));
    QTRY_COMPARE(accounts().count(), 1);
    QCOMPARE(m_app->notices->text(), QStringLiteral("The account Guest was deleted."));
    QTRY_VERIFY(names().filter(QStringLiteral("Delete ")).isEmpty()); // the last one stays
}

// An open round, a limit, a break: the dialogue says so and offers nothing but to close it.
void AccountSettingsTest::itStaysWhereSomethingForbidsIt() {
    playAs(QStringLiteral("Guest"), 0);
    const auto refusal = [this] {
        showAccounts();
        click(QStringLiteral("Delete Guest"));
        if (!QTest::qWaitFor([this] { return popups().size() == 1; }))
            return QStringLiteral("no dialogue");
        QTest::qWait(50);
        const QString why = accounts().deletion()->obstacle();
        const bool said = why.isEmpty() || names().contains(why);
        const bool offered = buttonNames().contains(QStringLiteral("Continue…"));
        key(Qt::Key_Escape);
        (void)QTest::qWaitFor([this] { return popups().isEmpty(); });
        accounts().deletion()->start(); // whatever asks for it
        return said && offered == why.isEmpty() && accounts().count() == 2 ? why : QStringLiteral("offered: ") + why;
    };
    do {
        deal();
        QTRY_VERIFY(table().live()->phase() == LiveRound::Playing || table().live()->phase() == LiveRound::Over);
    } while (table().live()->phase() == LiveRound::Over);
    QCOMPARE(refusal(), QStringLiteral("One of its rounds is still open. Finish it first."));
    m_app->setPage(Page::Table);
    finish();
    m_app->limits->setTime(60);
    QTRY_VERIFY(m_app->limits->time().set);
    const QString limited = refusal();
    QVERIFY2(limited.startsWith(QStringLiteral("A limit is set for it")), qPrintable(limited));
    m_app->limits->beginBreak(60);
    QTRY_VERIFY(!m_app->limits->pauseText().isEmpty());
    const QString paused = refusal();
    QVERIFY2(paused.startsWith(QStringLiteral("A break is running")), qPrintable(paused));
}

OPENSHOE_TEST(AccountSettingsTest, Window)
#include "tst_accountsettings.moc"
