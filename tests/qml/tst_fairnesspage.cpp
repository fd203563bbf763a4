// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, offscreen: the Fairness page by mouse, by keys and by accessible actions.
#include "tabletest.h"
#include "testprogram.h"

#include "models/fairness/fairnesscontroller.h"
#include "models/history/rundownmodel.h"
#include "models/preferences/settingscontroller.h"
#include "places.h"
#include "player.h"
#include "storage/record/database.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace openshoe;
using namespace openshoe::models;

class FairnessPageTest : public TableTest {
    Q_OBJECT

private slots:
    void init() {
        newFolder();
        const auto store = storage::Store::open(m_folder->path(), storage::Access::Play).value();
        (void)playAllGames(*store, 12, 3);
    }
    void cleanup() { close(); }

    void byKeysToItsRoundsAndBack() {
        showPage();
        const FinishedShoeRow shoe = row(1);
        tabTo(QStringLiteral("Finished shoes"));
        key(Qt::Key_Down);
        key(Qt::Key_Down);
        QVERIFY2(
            focusName().startsWith(QStringLiteral("Shoe %1, %2, %3").arg(shoe.number).arg(shoe.game, shoe.whenText)),
            qPrintable(focusName()));
        key(Qt::Key_Tab);
        QCOMPARE(focusName(), QStringLiteral("Verify shoe %1").arg(shoe.number));
        key(Qt::Key_Space);
        QTRY_COMPARE(row(1).verdict, ShoeVerdict::Verified);
        QVERIFY(names().contains(QStringLiteral("verified")));
        key(Qt::Key_Tab);
        QVERIFY2(focusName().endsWith(QStringLiteral("of shoe %1").arg(shoe.number)), qPrintable(focusName()));
        key(Qt::Key_Space);
        QTRY_COMPARE(m_app->page(), Page::Rundown);
        auto* rundown = m_app->controller<RundownModel>();
        QTRY_COMPARE(rundown->count(), shoe.rounds);
        QTRY_VERIFY(!names().filter(QRegularExpression(QStringLiteral(": Shoe %1$").arg(shoe.number))).isEmpty());
        nextFrame();
        click(QStringLiteral("Show all rounds")); // it stands out, and is put back there
        QTRY_VERIFY(rundown->count() > shoe.rounds);
        m_app->back();
        QTRY_COMPARE(m_app->page(), Page::Fairness);
        QTRY_COMPARE(row(1).shoeId, shoe.shoeId);
    }

    // The sessions were shown there last.
    void itsRoundsAreShownWhateverWasShownThere() {
        showPage();
        m_app->setPage(Page::Rundown);
        QTRY_VERIFY(names().contains(QStringLiteral("By session")));
        click(QStringLiteral("By session"));
        QTRY_VERIFY(!names().contains(QStringLiteral("Round number")));
        m_app->controller<FairnessController>()->showRounds(row(0).shoeId, row(0).number);
        QTRY_VERIFY(names().contains(QStringLiteral("Round number")));
        QTRY_COMPARE(m_app->controller<RundownModel>()->count(), row(0).rounds);
    }

    void allAreVerifiedAndThoseInTroubleAreOneClickAway() {
        showPage();
        click(QStringLiteral("Verify all"));
        QTRY_VERIFY(!names().filter(QStringLiteral("shoes checked, all as committed.")).isEmpty());
        // One of long ago is spoilt.
        const auto& rows = m_app->controller<FairnessController>()->finished()->rows();
        const FinishedShoeRow old = rows[rows.size() - 3];
        const auto spoilt = m_app->data->store()->call([&](storage::Tables& t) {
            t.db.sql().run("UPDATE shoes SET client_seed = 'another' WHERE id = ?", storage::ShoeId{old.shoeId});
            return t.db.sql().result(0);
        });
        QVERIFY(spoilt);
        click(QStringLiteral("Verify all"));
        QTRY_VERIFY(!names().filter(QStringLiteral(" shoes checked. 1 is not as committed.")).isEmpty() ||
                    !names().filter(QStringLiteral(" shoes checked. 1 are not as committed.")).isEmpty());
        const QString name = QStringLiteral("Shoe %1").arg(old.number);
        QTRY_VERIFY(names().contains(name));
        nextFrame();
        click(name);
        QTRY_VERIFY(focusName().startsWith(name + u','));
        QCOMPARE(row(0).shoeId, old.shoeId);
        QVERIFY(
            !names().filter(QRegularExpression(QStringLiteral("^round \\d+: card \\d+ of the shoe is "))).isEmpty());
        nextFrame();
        click(QStringLiteral("Show the newest shoes"));
        QTRY_VERIFY(!rows.empty() && row(0).shoeId > old.shoeId);
        QVERIFY(!names().contains(QStringLiteral("Show the newest shoes")));
    }

    void aShoeIsWorkedOutCopiedAndTheVerifierSaved() {
        showPage();
        const FinishedShoeRow shoe = row(0);
        nextFrame();
        click(QStringLiteral("Work out shoe %1, step by step").arg(shoe.number));
        QTRY_VERIFY(names().contains(QStringLiteral("Shoe %1 · %2").arg(shoe.number).arg(shoe.game)));
        QTRY_VERIFY(focusName().startsWith(QStringLiteral("1. The commitment: ")));
        QVERIFY2(focusName().contains(shoe.seed) && focusName().contains(shoe.commitment), qPrintable(focusName()));
        for (int step = 2; step <= 5; ++step) {
            key(Qt::Key_Down);
            QVERIFY2(focusName().startsWith(QStringLiteral("%1. ").arg(step)), qPrintable(focusName()));
        }
        nextFrame();
        click(QStringLiteral("Copy as JSON"));
        QTRY_VERIFY(names().contains(QStringLiteral("Copied")));
        QCOMPARE(
            QJsonDocument::fromJson(QGuiApplication::clipboard()->text().toUtf8())["fairness"]["number"].toInteger(),
            shoe.number);
        nextFrame();
        click(QStringLiteral("Save the verifier…"));
        chooseFile(QStringLiteral("verifier.html"));
        const QString path = m_folder->filePath(QStringLiteral("verifier.html"));
        QTRY_VERIFY2(names().contains(QStringLiteral("Written to %1").arg(path)), qPrintable(names().join('\n')));
        QFile saved(path);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QFile read(QStringLiteral(OPENSHOE_SOURCE_DIR "/resources/verifier/openshoe-verifier.html"));
        QVERIFY(read.open(QIODevice::ReadOnly));
        QCOMPARE(saved.readAll(), read.readAll());
        click(QStringLiteral("Shoes"));
        QTRY_VERIFY(names().contains(QStringLiteral("Verify all")));
    }

    // Nothing is cut, overlaps or is too faint, in either view, in a small window and with large type.
    void isReadable_data() {
        QTest::addColumn<double>("type");
        QTest::newRow("100 %") << 1.0;
        QTest::newRow("200 %") << 2.0;
    }
    void isReadable() {
        QFETCH(double, type);
        showPage();
        m_app->settings->setTextScale(type);
        click(QStringLiteral("Verify all"));
        QTRY_VERIFY(!names().filter(QStringLiteral("shoes checked")).isEmpty());
        const QString shoes = unreadableAt({960, 600}, QStringLiteral("shoes"));
        QVERIFY2(shoes.isEmpty(), qPrintable(shoes));
        click(QStringLiteral("How it works"));
        QTest::qWait(100);
        const QString recipe = unreadableAt({960, 600}, QStringLiteral("recipe"));
        QVERIFY2(recipe.isEmpty(), qPrintable(recipe));
    }

private:
    void showPage() {
        open();
        m_app->setPage(Page::Fairness);
        QTRY_VERIFY(m_app->controller<FairnessController>()->finished()->count() > 3);
        QTRY_VERIFY(!names().filter(QRegularExpression("^Verify shoe ")).isEmpty());
        QTest::qWait(50);
    }
    [[nodiscard]] const FinishedShoeRow& row(std::size_t at) const {
        return m_app->controller<FairnessController>()->finished()->rows().at(at);
    }
};

OPENSHOE_TEST(FairnessPageTest, Window)
#include "tst_fairnesspage.moc"
