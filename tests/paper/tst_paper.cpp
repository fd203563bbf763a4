// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper/diagrampainter.h"
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

// A line within its band, and the same in figures.
Sheet luck() {
    Sheet sheet{.title = "Luck"};
    sheet.diagram = {.across = {.title = "Rounds", .to = 100, .marks = {{0, "0"}, {100, "100"}}},
                     .up = roundAxis(-30, 40, 4, 1, [](double at) { return QString::number(at); }),
                     .bands = {{"nearly always", Tone::Outer, {{0, 0}, {100, -40}}, {{0, 0}, {100, 40}}}},
                     .lines = {{"Luck", Tone::Main, {{0, 0}, {50, -10}, {100, 25}}}}};
    Table table{.title = "Luck", .heads = {"Rounds", "Luck"}, .kind = Table::Kind::Text, .widths = {1, 1}};
    table.rows = {{.label = "100", .cells = {{.text = "+25 Coins", .plain = "25.00"}}}};
    sheet.tables = {table};
    return sheet;
}

Sheet results() {
    Sheet sheet{.title = "Results"};
    sheet.diagram = {.up = roundAxis(-300, 400, 4, 1, [](double at) { return QString::number(at); }),
                     .places = {"A game, with a comma", "Another \"game\""},
                     .bars = {{"Net", Tone::Main, {-300, 400}, true}},
                     .lying = true};
    Table table{.title = "Results", .heads = {"Game", "Net"}, .kind = Table::Kind::Text, .widths = {1, 1}};
    table.rows = {{.label = "A game, with a comma", .cells = {{.text = "\u2212300", .plain = "-300.00"}}},
                  {.label = "Another \"game\"", .cells = {{.text = "+400", .plain = "400.00"}}}};
    sheet.tables = {table};
    return sheet;
}

int dotsOf(const QImage& picture, const QColor& colour) {
    int dots = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            dots += picture.pixelColor(x, y) == colour;
    }
    return dots;
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
        QVERIFY(save({chart("Best play of Classic"), list(3)}, path, Form::Pdf));
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
        QVERIFY(save({list(300)}, path, Form::Pdf));
        const auto pages = pdfPages(contentOf(path));
        QCOMPARE(pages.size(), 1);
        QVERIFY(pages[0].contains("Rule 299"));
    }

    void whatCantBeWrittenIsToldAndLeavesTheFileAlone() {
        const auto nowhere = save({chart("One")}, "/no/such/folder/chart.pdf", Form::Pdf);
        QVERIFY(!nowhere);
        QCOMPARE(nowhere.error().where, "/no/such/folder/chart.pdf");
        QTemporaryDir folder;
        QVERIFY(!save({chart("One")}, folder.path(), Form::Pdf));
        for (const Form form : {Form::Svg, Form::Png, Form::Csv})
            QVERIFY(!save({results()}, "/no/such/folder/results", form));
    }

    void thePictureShowsFillingsAndDots() {
        const QImage picture = openshoe::paper::picture(chart("One"));
        QVERIFY(!picture.isNull());
        QCOMPARE(picture.pixelColor(0, 0), QColor(Qt::white));
        QVERIFY(dotsOf(picture, "#E4E8EC") > 500);
        // A sheet that differs only in one cell's filling, or its dot, gives a different picture.
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

    // Drawn in a picture, on as many lines as they need; letters and suits in text; as elsewhere in a file of figures.
    void cardsAreDrawn() {
        Sheet hand = list(1);
        Cell& cell = hand.tables[0].rows[0].cells[0];
        cell = {.text = cardsText({"AS", "TD"}), .plain = "AS TD", .cards = {"AS", "TD"}};
        QCOMPARE(cell.text, QStringLiteral("A♠ 10♦"));
        QCOMPARE(cardsText({}), QString());
        QVERIFY(plainText({hand}).contains("A♠ 10♦"));
        QVERIFY(csvText({hand}).contains("AS TD"));
        const QImage two = openshoe::paper::picture(hand);
        QVERIFY(dotsOf(two, "#B3261E") > 20);
        cell.cards = {"AS", "TC"};
        QCOMPARE(dotsOf(openshoe::paper::picture(hand), "#B3261E"), 0);
        for (int i = 0; i < 19; ++i)
            cell.cards << "2H";
        QVERIFY(openshoe::paper::picture(hand).height() > two.height() + 100);
    }

    void axesHaveRoundMarksWithNoughtAmongThem() {
        const auto write = [](double at) { return QString::number(at); };
        const auto marks = [&](double least, double most, int about, double finest) {
            QStringList texts;
            for (const Axis::Mark& mark : roundAxis(least, most, about, finest, write).marks)
                texts << mark.text;
            return texts.join(' ');
        };
        QCOMPARE(marks(-30, 40, 4, 1), "-40 -20 0 20 40");
        QCOMPARE(marks(120, 470, 5, 1), "0 100 200 300 400 500");
        QCOMPARE(marks(0, 3, 6, 1), "0 1 2 3");
        QCOMPARE(marks(-0.4, 0, 4, 0.01), "-0.4 -0.3 -0.2 -0.1 0");
        QCOMPARE(marks(0, 0, 4, 1), "0 1"); // even without data there is an axis
        const Axis axis = roundAxis(-1234, 98'765, 5, 1, write);
        QVERIFY(axis.from <= -1234 && axis.to >= 98'765);
        QCOMPARE(axis.marks.front().at, axis.from);
        QCOMPARE(axis.marks.back().at, axis.to);
    }

    void diagramsShowLinesBandsAndBarsBySign() {
        const auto& tones = paperLook().tones;
        const auto tone = [&](Tone of) { return tones[static_cast<std::size_t>(of)]; };
        const QImage line = openshoe::paper::picture(luck());
        QVERIFY(dotsOf(line, tone(Tone::Outer)) > 5000);
        QVERIFY(dotsOf(line, tone(Tone::Main)) > 200);
        QCOMPARE(dotsOf(line, tone(Tone::Lose)), 0);
        const QImage bars = openshoe::paper::picture(results());
        const int lost = dotsOf(bars, tone(Tone::Lose));
        const int won = dotsOf(bars, tone(Tone::Win));
        QVERIFY(lost > 2000 && won > 2000);
        QVERIFY2(std::abs(won * 3 - lost * 4) < won / 4, "400 to 300");
    }

    void savesPicturesAndFigures() {
        QTemporaryDir folder;
        const auto saved = [&](const Sheet& sheet, const QString& name) {
            const QString path = folder.filePath(name);
            const auto form = formOf(path);
            return form && save({sheet}, path, *form) ? contentOf(path) : QByteArray();
        };
        QVERIFY(!formOf("luck.txt") && !formOf("svg"));
        const QByteArray svg = saved(luck(), "luck.SVG");
        for (const char* part : {"<svg", "<title>Luck</title>", ">nearly always<", ">-20<", "Rounds"})
            QVERIFY2(svg.contains(part), part);
        QVERIFY2(!svg.contains("+25 Coins"), "the figures are in the table");
        QCOMPARE(QImage::fromData(saved(luck(), "luck.png")), openshoe::paper::picture(luck()));
        QCOMPARE(saved(luck(), "luck.csv"), "Rounds,Luck\r\n100,25.00\r\n");
        QCOMPARE(saved(results(), "results.csv"),
                 "Game,Net\r\n\"A game, with a comma\",-300.00\r\n\"Another \"\"game\"\"\",400.00\r\n");
        const auto pages = pdfPages(saved(results(), "results.pdf"));
        QCOMPARE(pages.size(), 1);
        QVERIFY(pages[0].contains("+400"));
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
