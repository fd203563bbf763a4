// SPDX-License-Identifier: GPL-3.0-or-later
// Accounts in the Settings, in the window: by mouse, by keys, and in their effects elsewhere.
#include "testprogram.h"
#include "windowtest.h"

#include "models/accounts/accountsmodel.h"
#include "models/history/playrecordmodel.h"

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

private:
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

OPENSHOE_TEST(AccountSettingsTest, Window)
#include "tst_accountsettings.moc"
