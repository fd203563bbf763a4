// SPDX-License-Identifier: GPL-3.0-or-later
#include "testprogram.h"

#include "app/options.h"
#include "app/windowplace.h"

#include <QDir>
#include <QRect>
#include <QTest>

using namespace openshoe::app;

class TestOptions : public QObject {
    Q_OBJECT

private slots:
    void readsEveryOption() {
        const auto options =
            readOptions({"openshoe", "--data", "/somewhere", "--variant", "all", "--fullscreen", "--speed", "fast",
                         "--autoplay", "12", "--screenshots", "shots", "--seed", "abc"});
        QVERIFY(options);
        QCOMPARE(options->dataFolder, QStringLiteral("/somewhere"));
        QCOMPARE(options->variant, QStringLiteral("all"));
        QVERIFY(options->fullScreen);
        QCOMPARE(options->speed, openshoe::session::Speed::Fast);
        QCOMPARE(options->autoplayRounds, 12);
        QCOMPARE(options->screenshots, QStringLiteral("shots"));
        QCOMPARE(options->seed, QStringLiteral("abc"));
    }

    // As passed by a double click.
    void aRuleFileIsAGame() {
        const auto options = readOptions({"openshoe", "mine.openshoe.json"});
        QVERIFY(options);
        QVERIFY(QDir::isAbsolutePath(options->variant) && options->variant.endsWith(u"/mine.openshoe.json"));
    }

    void nothingIsFine() {
        const auto options = readOptions({"openshoe"});
        QVERIFY(options);
        QVERIFY(!options->dataFolder.isEmpty());
        QCOMPARE(options->autoplayRounds, 0);
    }

    void refusesWrongOnes_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("unknown") << QStringList{"--colour"};
        QTest::newRow("speed") << QStringList{"--speed", "warp"};
        QTest::newRow("no rounds") << QStringList{"--autoplay", "0"};
        QTest::newRow("rounds in words") << QStringList{"--autoplay", "many"};
        QTest::newRow("missing value") << QStringList{"--variant"};
        QTest::newRow("screenshots alone") << QStringList{"--screenshots", "x"};
        QTest::newRow("seed alone") << QStringList{"--seed", "x"};
        QTest::newRow("all alone") << QStringList{"--variant", "all"};
        QTest::newRow("two files") << QStringList{"mine.json", "yours.json"};
        QTest::newRow("a file and a game") << QStringList{"mine.json", "--variant", "classic"};
        QTest::newRow("empty folder") << QStringList{"--data", ""};
    }

    void refusesWrongOnes() {
        QFETCH(QStringList, arguments);
        const auto options = readOptions(QStringList{"openshoe"} + arguments);
        QVERIFY(!options);
        QVERIFY(!options.error().text().empty());
    }

    void asksWhatWasMeant() {
        for (const auto& [typed, meant] : {std::pair(QStringList{"--fulscreen"}, "--fullscreen"),
                                           {QStringList{"--varient", "deluxe"}, "--variant"},
                                           {QStringList{"--speed", "slwo"}, "slow"}}) {
            const auto options = readOptions(QStringList{"openshoe"} + typed);
            QVERIFY(!options);
            const std::string asked = "; did you mean \"" + std::string(meant) + "\"?";
            QVERIFY2(options.error().text().ends_with(asked), options.error().text().c_str());
        }
        QVERIFY(!readOptions({"openshoe", "--colour"}).error().text().ends_with('?'));
    }

    void helpsWithExamples() {
        QVERIFY2(helpText().contains(QStringLiteral("\nExamples:\n  openshoe --variant deluxe  ")),
                 qPrintable(helpText()));
    }

    void windowsStayOnTheScreen_data() {
        QTest::addColumn<QRect>("remembered");
        QTest::addColumn<QRect>("place");
        QTest::newRow("inside") << QRect(100, 100, 800, 600) << QRect(100, 100, 800, 600);
        QTest::newRow("over the edge") << QRect(1500, 700, 800, 600) << QRect(1120, 480, 800, 600);
        QTest::newRow("on a screen that is gone") << QRect(5000, 100, 800, 600) << QRect(1120, 100, 800, 600);
        QTest::newRow("larger than the screen") << QRect(0, 0, 4000, 3000) << QRect(0, 0, 1920, 1080);
        QTest::newRow("nothing remembered") << QRect() << QRect();
    }

    void windowsStayOnTheScreen() {
        QFETCH(QRect, remembered);
        QFETCH(QRect, place);
        QCOMPARE(onScreen(remembered, {QRect(0, 0, 1920, 1080)}), place);
    }
};

OPENSHOE_TEST(TestOptions, Core)
#include "tst_options.moc"
