// SPDX-License-Identifier: GPL-3.0-or-later
// Decks in the formats of other programs, made up here: which are found, how they are drawn, and which are refused.
#include "decks/draw.h"
#include "decks/gunzip.h"
#include "decks/vet.h"
#include "madeupdecks.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace openshoe;
using namespace openshoe::decks;

class DecksTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void unpacksWhatWasPacked();
    void unpacksNoMoreThanIsAllowed();
    void damagedFilesAreRefused();
    void findsDecksByName();
    void theFirstFolderGoesBefore();
    void drawsEveryCard_data();
    void drawsEveryCard();
    void refusesWhatCannotBeUsed_data();
    void refusesWhatCannotBeUsed();
    void refusesHostilePictures_data();
    void refusesHostilePictures();

private:
    [[nodiscard]] Deck deck(const QString& id) const;

    QTemporaryDir m_folder;
};

void DecksTest::initTestCase() {
    QVERIFY(test::writeDecks(m_folder.path()));
}

Deck DecksTest::deck(const QString& id) const {
    for (const Deck& deck : find({m_folder.path()}, QStringLiteral("en"))) {
        if (deck.id == id)
            return deck;
    }
    return {};
}

// Text, repetition, noise and nothing: covers stored, fixed and dynamic blocks.
void DecksTest::unpacksWhatWasPacked() {
    QRandomGenerator random(7);
    QByteArray noise(100'000, '\0');
    for (char& byte : noise)
        byte = static_cast<char>(random.bounded(256));
    for (const QByteArray& bytes : {QByteArray("a"), QByteArray("abc abc abc abc"), test::partsDeck("#123456"), noise,
                                    QByteArray(1'000'000, 'x'), noise.left(300) + QByteArray(70'000, 'y') + noise}) {
        const auto unpacked = gunzip(test::gzipped(bytes), bytes.size());
        QVERIFY(unpacked);
        QVERIFY(*unpacked == bytes);
    }
}

void DecksTest::unpacksNoMoreThanIsAllowed() {
    const QByteArray bomb = test::gzipped(QByteArray(50'000'000, ' '));
    QVERIFY(bomb.size() < 100'000);
    QVERIFY(!gunzip(bomb, 1'000'000));
    QVERIFY(!gunzip(bomb, 49'999'999));
    QVERIFY(gunzip(bomb, 50'000'000));
}

// Truncated or changed anywhere, a file gives a result, never a crash.
void DecksTest::damagedFilesAreRefused() {
    const QByteArray good = test::gzipped(test::partsDeck("#abcdef"));
    QVERIFY(!gunzip({}, 1000));
    QVERIFY(!gunzip("\x1f\x8b\x08", 1000));
    for (qsizetype length = 0; length < good.size() - 8; length += 7)
        QVERIFY(!gunzip(good.left(length), 1'000'000));
    QRandomGenerator random(11);
    for (int i = 0; i < 3000; ++i) {
        QByteArray changed = good;
        for (int k = 0; k < 3; ++k)
            changed[random.bounded(int(changed.size()))] = static_cast<char>(random.bounded(256));
        const auto unpacked = gunzip(changed, 1'000'000);
        QVERIFY(!unpacked || unpacked->size() <= 1'000'000);
    }
}

void DecksTest::findsDecksByName() {
    QStringList found;
    for (const Deck& deck : find({m_folder.path(), QStringLiteral("/nowhere")}, QStringLiteral("de")))
        found << deck.id + u'=' + deck.name;
    QCOMPARE(found, QStringList({"gnome/blank=Blank", "kde/blue=Blue deck", "kde/broken=Broken",
                                 "gnome/green_deck=Green deck", "kde/red=Rotes Blatt"}));
    QVERIFY(find({}, QStringLiteral("en")).isEmpty());
}

void DecksTest::theFirstFolderGoesBefore() {
    QTemporaryDir own;
    QVERIFY(test::writeDecks(own.path()));
    const auto found = find({own.path(), m_folder.path()}, QStringLiteral("en"));
    QCOMPARE(found.size(), 5);
    for (const Deck& deck : found)
        QVERIFY2(deck.file.startsWith(own.path()), qPrintable(deck.file));
}

void DecksTest::drawsEveryCard_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QColor>("colour");
    QTest::addColumn<bool>("back");
    QTest::newRow("parts, packed") << "kde/red" << QColor(0xc0, 0, 0) << true;
    QTest::newRow("parts without a back") << "kde/blue" << QColor(0, 0, 0xc0) << false;
    QTest::newRow("sheet") << "gnome/green_deck" << QColor(0, 0xc0, 0) << true;
}

void DecksTest::drawsEveryCard() {
    QFETCH(QString, id);
    QFETCH(QColor, colour);
    QFETCH(bool, back);
    const auto pictures = draw(deck(id), 100);
    QVERIFY2(pictures, pictures ? "" : pictures.error().what.english().c_str());
    QCOMPARE(pictures->size(), back ? 53 : 52);
    const QByteArray ranks = "A23456789TJQK";
    const QByteArray suits = "CDHS";
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 13; ++column) {
            const QImage card = pictures->value(QString(QLatin1Char(ranks[column])) + QLatin1Char(suits[row]));
            QCOMPARE(card.size(), QSize(100, 140));
            QCOMPARE(card.pixelColor(20, 70), colour);
            // Its own mark: the width encodes its rank, the height its suit.
            int wide = 0;
            int high = 0;
            for (int x = 40; x < 100; ++x)
                wide += card.pixelColor(x, 82) == Qt::white ? 1 : 0;
            for (int y = 80; y < 140; ++y)
                high += card.pixelColor(41, y) == Qt::white ? 1 : 0;
            QCOMPARE(wide, 2 * (2 * column + 2));
            QCOMPARE(high, 2 * (5 * row + 5));
        }
    }
    const auto sample = drawSample(deck(id), 50);
    QVERIFY(sample);
    QCOMPARE(sample->pixelColor(10, 35), colour);
}

void DecksTest::refusesWhatCannotBeUsed_data() {
    QTest::addColumn<QByteArray>("svg");
    QTest::addColumn<QByteArray>("why");
    QTest::newRow("damaged") << QByteArray("<svg><g>") << QByteArray("damaged");
    QTest::newRow("no picture") << QByteArray("<html/>") << QByteArray("it");
    QTest::newRow("empty") << QByteArray() << QByteArray("damaged");
    QTest::newRow("lacks a card") << test::partsDeck("#c00000", true, "queen_spade") << QByteArray("lacks the card QS");
    QByteArray same = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 650 350\">"
                      "<rect width=\"650\" height=\"350\" fill=\"#ffffff\"/></svg>";
    QTest::newRow("no card can be told from another") << same << QByteArray("told apart");
    QTest::newRow("packed damage") << QByteArray("\x1f\x8b\x08 and nothing that could be unpacked")
                                   << QByteArray("damaged");
}

void DecksTest::refusesWhatCannotBeUsed() {
    QFETCH(QByteArray, svg);
    QFETCH(QByteArray, why);
    const QString path = m_folder.filePath(QStringLiteral("bad.svg"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(svg);
    file.close();
    const Form form = svg.contains("queen") || svg.contains("jack") ? Form::Parts : Form::Sheet;
    const auto pictures = draw({.id = {}, .name = {}, .file = path, .form = form}, 60);
    QVERIFY(!pictures);
    QVERIFY2(QByteArray::fromStdString(pictures.error().what.english()).contains(why),
             pictures.error().what.english().c_str());
    QVERIFY(!draw({.id = {}, .name = {}, .file = m_folder.filePath(QStringLiteral("none.svg")), .form = form}, 60));
}

void DecksTest::refusesHostilePictures_data() {
    QTest::addColumn<QByteArray>("svg");
    QTest::newRow("another file") << QByteArray("<svg><image href=\"/dev/zero\"/></svg>");
    QTest::newRow("another file, by its old name")
        << QByteArray("<svg xmlns:xlink=\"http://www.w3.org/1999/xlink\"><image xlink:href=\"/etc/passwd\"/></svg>");
    QTest::newRow("nested without end") << "<svg>" + QByteArray("<g>").repeated(100'000) +
                                               QByteArray("</g>").repeated(100'000) + "</svg>";
    QTest::newRow("parts without end") << "<svg>" + QByteArray("<g/>").repeated(500'000) + "</svg>";
    // Each uses the one before ten times: ten thousand million elements, in whichever order they appear.
    for (const bool forwards : {true, false}) {
        QByteArray laughs;
        for (int i = 0; i < 10; ++i) {
            const int n = forwards ? i : 9 - i;
            const QByteArray use = "<use href=\"#a" + QByteArray::number(n) + "\"/>";
            laughs += "<g id=\"a" + QByteArray::number(n + 1) + "\">" + use.repeated(10) + "</g>";
        }
        QTest::newRow(forwards ? "shown again and again" : "shown again and again, backwards")
            << "<svg><g id=\"a0\"><path/></g>" + laughs + "<use href=\"#a10\"/></svg>";
    }
    QTest::newRow("entities") << QByteArray("<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\">"
                                            "<!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">"
                                            "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">"
                                            "<!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;\">]><svg><g>&d;</g></svg>");
}

void DecksTest::refusesHostilePictures() {
    QFETCH(QByteArray, svg);
    QVERIFY(!vet(svg));
}

QTEST_MAIN(DecksTest)
#include "tst_decks.moc"
