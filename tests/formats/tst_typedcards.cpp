// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/typedcards.h"

#include "testprogram.h"

#include <QTest>

using namespace openshoe;

class TestTypedCards : public QObject {
    Q_OBJECT
private slots:
    void readsCards_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("cards"); // "?" for a suit that wasn't typed
        const auto row = [](const char* typed, const char* cards) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(cards);
        };
        row("", "");
        row("A7", "A? 7?");
        row("a 7", "A? 7?");
        row("TS6H", "TS 6H");
        row("10♠, 6♥", "TS 6H");
        row("10d10", "TD T?");
        row("KQJT", "K? Q? J? T?");
        row("8♠\uFE0F8♧", "8S 8C");
        row("٨٨", "8? 8?");
        row("１０ ７", "T? 7?");
        row("2c;3d/4+5", "2C 3D 4? 5?");
    }
    void readsCards() {
        QFETCH(const QString, typed);
        QFETCH(const QString, cards);
        const auto read = formats::cardsFrom(typed);
        QVERIFY(read);
        QStringList codes;
        for (const formats::TypedCard& one : *read) {
            const QString code = QString::fromStdString(one.card.text());
            codes << (one.hasSuit ? code : code.first(1) + u'?');
        }
        QCOMPARE(codes.join(u' '), cards);
    }

    void namesTheWordThatIsNone_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("word");
        QTest::newRow("a letter") << "A x 7"
                                  << "x";
        QTest::newRow("a suit apart") << "A s"
                                      << "s";
        QTest::newRow("a one") << "1"
                               << "1";
        QTest::newRow("eleven") << "A, 11"
                                << "11";
        QTest::newRow("among cards") << "A7Z 6"
                                     << "A7Z";
        QTest::newRow("two suits") << "7sh"
                                   << "7sh";
    }
    void namesTheWordThatIsNone() {
        QFETCH(const QString, typed);
        QFETCH(const QString, word);
        const auto read = formats::cardsFrom(typed);
        QVERIFY(!read);
        QCOMPARE(read.error(), word);
    }
};

OPENSHOE_TEST(TestTypedCards, None)
#include "tst_typedcards.moc"
