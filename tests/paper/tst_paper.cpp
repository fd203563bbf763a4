// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper/output.h"
#include "paper/sheetpainter.h"

#include "pdftext.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace openshoe::paper;
using openshoe::tests::pdfPages;

namespace {

Sheet chart(const QString& title) {
    Sheet sheet{.title = title, .lines = {"Six decks"}};
    Table left{.title = "Hard totals", .heads = {"", "2", "3"}, .place = Table::Place::Left};
    left.rows.push_back(
        {.label = "16", .cells = {{"S", Tint::Grey, Filling::Full}, {"H", Tint::Plain, Filling::Outline, true}}});
    Table right{.title = "Pairs", .heads = {"", "2", "3"}, .place = Table::Place::Right};
    right.rows.push_back(
        {.label = "8 8", .cells = {{"P", Tint::Green, Filling::Half}, {"P", Tint::Green, Filling::Full}}});
    sheet.tables = {left, right};
    sheet.legend = {{{"S", Tint::Grey, Filling::Full}, "stand"}, {{"", Tint::Plain, Filling::Outline}, "close"}};
    sheet.notes = {"Insurance: decline"};
    return sheet;
}

Sheet list(int rows) {
    Sheet sheet{.title = "Two games"};
    Table table{.title = "Rules", .heads = {"Rule", "A", "B"}, .kind = Table::Kind::Text, .widths = {2, 1, 1}};
    for (int i = 0; i < rows; ++i)
        table.rows.push_back(
            {.label = QStringLiteral("Rule %1").arg(i), .cells = {{"a\tfew words"}, {"others"}}, .marked = i == 0});
    sheet.tables = {table};
    return sheet;
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestPaper : public QObject {
    Q_OBJECT

private slots:
    void textHasTabsAndNothingElseBreaksIt() {
        QCOMPARE(plainText({chart("One"), list(1)}),
                 QStringLiteral("One\nSix decks\n\nHard totals\n\t2\t3\n16\tS\tH\n\nPairs\n\t2\t3\n8 "
                                "8\tP\tP\n\nS\tstand\n\nInsurance: decline\n\n"
                                "Two games\n\nRules\nRule\tA\tB\nRule 0\ta few words\tothers\n"));
    }

    void everySheetIsAPageAndAllItsTextIsOnIt() {
        QTemporaryDir folder;
        const QString path = folder.filePath("chart.pdf");
        QVERIFY(savePdf({chart("Best play of Classic"), list(3)}, path));
        const auto pages = pdfPages(contentOf(path));
        QCOMPARE(pages.size(), 2);
        for (const QString text : {"Best play of Classic", "Six decks", "Hard totals", "16", "S", "H", "Pairs", "8 8",
                                   "stand", "Insurance: decline"})
            QVERIFY2(pages[0].contains(text), qPrintable(text + " is not among " + pages[0].join(" | ")));
        QCOMPARE(pages[0].count("P"), 2);
        QVERIFY(pages[1].contains("Rule 2"));
    }

    void aLongSheetStaysOnItsPage() {
        QTemporaryDir folder;
        const QString path = folder.filePath("long.pdf");
        QVERIFY(heightOf(list(300)) > SheetPainter::width * 2);
        QVERIFY(savePdf({list(300)}, path));
        const auto pages = pdfPages(contentOf(path));
        QCOMPARE(pages.size(), 1);
        QVERIFY(pages[0].contains("Rule 299"));
    }

    void whatCantBeWrittenIsToldAndLeavesTheFileAlone() {
        const auto nowhere = savePdf({chart("One")}, "/no/such/folder/chart.pdf");
        QVERIFY(!nowhere);
        QCOMPARE(nowhere.error().where, "/no/such/folder/chart.pdf");
        QTemporaryDir folder;
        QVERIFY(!savePdf({chart("One")}, folder.path()));
    }

    void thePictureShowsFillingsAndDots() {
        const QImage picture = openshoe::paper::picture(chart("One"));
        QVERIFY(!picture.isNull());
        QCOMPARE(picture.pixelColor(0, 0), QColor(Qt::white));
        int grey = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                grey += picture.pixelColor(x, y) == QColor("#E4E8EC");
        }
        QVERIFY(grey > 500);
        // A sheet that differs only in a cell's filling, or in its dot, is another picture.
        Sheet other = chart("One");
        other.tables[0].rows[0].cells[1].dotted = false;
        QVERIFY(openshoe::paper::picture(other) != picture);
        other = chart("One");
        other.tables[0].rows[0].cells[1].filling = Filling::Full;
        QVERIFY(openshoe::paper::picture(other) != picture);
        other = list(2);
        other.tables[0].rows[0].marked = false;
        QVERIFY(openshoe::paper::picture(other) != openshoe::paper::picture(list(2)));
    }

    void theClipboardTakesBoth() {
        copyText({chart("One")});
        QVERIFY(QGuiApplication::clipboard()->text().contains("16\tS\tH\n"));
        copyPicture(chart("One"));
        QCOMPARE(QGuiApplication::clipboard()->image().size(), openshoe::paper::picture(chart("One")).size());
    }
};

QTEST_MAIN(TestPaper)
#include "tst_paper.moc"
