// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words.h"

#include "tables.h"

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::models;

class TestWords : public QObject {
    Q_OBJECT

private slots:
    void namesForScreenReaders() {
        QCOMPARE(cardName(*Card::parse("TS")), QStringLiteral("Ten of spades"));
        QCOMPARE(spokenTotal({17, true}), QStringLiteral("soft 17"));
        QCOMPARE(totalText({17, true}), QStringLiteral("7 / 17"));
        QCOMPARE(totalText({21, true}), QStringLiteral("21"));
        QCOMPARE(models::hintText(HoleClass::Large), QStringLiteral("Hidden card is large"));
        QCOMPARE(actionCaption(test::game("boxes"), Action::Surrender), QStringLiteral("Give up"));
        QCOMPARE(actionCaption(test::game("deluxe"), Action::Surrender), QStringLiteral("Surrender"));
        QCOMPARE(handLabel(test::game("classic"), test::seat(1), HandNumber{2}, 2), QStringLiteral("Hand 2"));
        QCOMPARE(handLabel(test::game("rundown"), test::seat(3), HandNumber{1}, 1), QStringLiteral("Hand 3"));
    }

    void amounts() {
        QCOMPARE(netText(test::money("50.00")), QStringLiteral("+50.00"));
        QCOMPARE(netText(test::money("50.00").times(-1)), QStringLiteral("\u221250.00"));
        QCOMPARE(netText({}), QStringLiteral("0.00"));
    }

    void everyRefusalSaysSomething() {
        for (int i = 0; i < refusalCount; ++i)
            QVERIFY(refusalText(static_cast<Refusal>(i)).size() > 10);
    }

    void racks_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("currency");
        QTest::addColumn<QString>("chips");
        QTest::newRow("deluxe") << "deluxe"
                                << "coin"
                                << "1 5 25 100 500 1000 5000";
        QTest::newRow("boxes") << "boxes"
                               << "coin"
                               << "1 5 25 100 500 1000";
        QTest::newRow("classic gold") << "classic"
                                      << "gold"
                                      << "1000 5000 25000 100000";
        QTest::newRow("classic sweeps") << "classic"
                                        << "sweeps"
                                        << "0.5 1 5 25 100 500";
        QTest::newRow("premium gold") << "premium"
                                      << "gold"
                                      << "5000 25000 100000 1000000";
        QTest::newRow("premium sweeps") << "premium"
                                        << "sweeps"
                                        << "25 100 500 1000";
    }

    void racks() {
        QFETCH(QString, id);
        QFETCH(QString, currency);
        QFETCH(QString, chips);
        QStringList keys;
        for (const base::Money value : rackFor(test::game(qPrintable(id)), currency.toStdString()))
            keys << chipKey(value);
        QCOMPARE(keys.join(u' '), chips);
    }

    void chipsMakeUpTheAmount() {
        QCOMPARE(chipsFor(test::money("136.60")), QStringList({"100", "25", "5", "5", "1", "0.5", "0.1"}));
        QCOMPARE(chipsFor(test::money("99999.00")).size(), 12);
    }

    void printOnTheFelt() {
        QCOMPARE(feltLines(test::game("boxes")),
                 QStringList({"Blackjack pays 3 to 2", "Dealer must draw to 16 and stand on all 17s",
                              "Insurance pays 3 to 1"}));
    }
};

QTEST_APPLESS_MAIN(TestWords)
#include "tst_words.moc"
