// SPDX-License-Identifier: GPL-3.0-or-later
#include "languages/languages.h"
#include "models/shared/words.h"

#include "tables.h"
#include "testprogram.h"

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::models;

class TestWords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_speech.speak(QStringLiteral("en"))); }
    void namesForScreenReaders() {
        QCOMPARE(cardName(*Card::parse("TS")), QStringLiteral("Ten of spades"));
        QCOMPARE(spokenTotal({17, true}), QStringLiteral("soft 17"));
        QCOMPARE(totalText({17, true}), QStringLiteral("7 / 17"));
        QCOMPARE(totalText({17, true}, Reading::Final), QStringLiteral("17"));
        QCOMPARE(spokenTotal({17, true}, Reading::Final), QStringLiteral("17"));
        QCOMPARE(totalText({21, true}), QStringLiteral("21"));
        QCOMPARE(totalText({11, true}), QStringLiteral("Ace"));
        QCOMPARE(totalText({11, false}), QStringLiteral("11"));
        QCOMPARE(spokenTotal({11, true}), QStringLiteral("ace"));
        QCOMPARE(models::hintText(HoleClass::Large), QStringLiteral("Hidden card is large"));
        QCOMPARE(actionCaption(test::game("boxes"), Action::Surrender), QStringLiteral("Give up"));
        QCOMPARE(actionCaption(test::game("deluxe"), Action::Surrender), QStringLiteral("Surrender"));
        QCOMPARE(handLabel(test::game("classic"), test::seat(1), HandNumber{2}, 2), QStringLiteral("Hand 2"));
        QCOMPARE(handLabel(test::game("rundown"), test::seat(3), HandNumber{1}, 1), QStringLiteral("Hand 3"));
    }

    void amounts() {
        QCOMPARE(amountText(test::money("5000000")), QStringLiteral("5,000,000"));
        QCOMPARE(amountText(test::money("12.5")), QStringLiteral("12.50"));
        QCOMPARE(amountText(test::money("0.05")), QStringLiteral("0.05"));
        QCOMPARE(netText(test::money("50.00")), QStringLiteral("+50"));
        QCOMPARE(netText(test::money("1250.50").times(-1)), QStringLiteral("\u22121,250.50"));
        QCOMPARE(netText({}), QStringLiteral("0"));
        QCOMPARE(moneyText(test::money("5000000"), "gold"), QStringLiteral("5,000,000 Gold"));
        QCOMPARE(moneyText(test::money("0.50"), "sweeps"), QStringLiteral("0.50 Sweeps"));
        QCOMPARE(moneyText(test::money("25"), "coin"), QStringLiteral("25 Coins"));
        QCOMPARE(moneyText(test::money("1"), "coin"), QStringLiteral("1 Coin"));
        QCOMPARE(moneyText(test::money("1").times(-1), "coin"), QStringLiteral("\u22121 Coin"));
        QCOMPARE(moneyText(test::money("1.5"), "coin"), QStringLiteral("1.50 Coins"));
        QCOMPARE(moneyText(test::money("1"), "gold"), QStringLiteral("1 Gold"));
        QCOMPARE(moneyText(test::money("12.50"), "usd"), QStringLiteral("$12.50"));
        QCOMPARE(moneyText(test::money("7"), "florin"), QStringLiteral("7 florin"));
        QCOMPARE(netMoneyText(test::money("5").times(-1), "usd"), QStringLiteral("\u2212$5"));
        QCOMPARE(plainAmount(test::money("5000")), QStringLiteral("5000.00"));
        QCOMPARE(limitsText(test::game("rundown")), QStringLiteral("$1 – 5,000"));
        QCOMPARE(limitsText(test::game("classic"), "gold"), QStringLiteral("1,000 – 100,000 Gold"));
    }

    void amountsAsTheReadersCountryWritesThem() {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(amountText(test::money("5000000.50")), QStringLiteral("5.000.000,50"));
        QCOMPARE(amountFrom(QStringLiteral("5.000")), test::money("5000"));
        QVERIFY(!amountFrom(QStringLiteral("5,000")));
        QCOMPARE(percentText(0.99524, 2), QStringLiteral("99,52 %"));
        QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
        QCOMPARE(amountFrom(amountText(test::money("1250.05"))), test::money("1250.05"));
        QLocale::setDefault(QLocale::c());
    }

    void numbers() {
        QCOMPARE(numberText(12345), QStringLiteral("12,345"));
        QCOMPARE(percentText(0.99524, 2), QStringLiteral("99.52 %"));
        QCOMPARE(percentText(-0.005, 4), QStringLiteral("\u22120.5000 %"));
        QCOMPARE(decimalText(-0.0004, 3), QStringLiteral("0.000"));
        QCOMPARE(decimalText(-0.5274, 3), QStringLiteral("\u22120.527"));
    }

    void namesOfGames() {
        auto own = test::game("classic");
        QCOMPARE(gameName(own), QStringLiteral("Classic Blackjack"));
        own.name = "Mine";
        QCOMPARE(gameName(own), QStringLiteral("Mine"));
    }

    void amountsAsTyped_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("amount"); // empty for none
        QTest::newRow("whole") << "25" << "25.00";
        QTest::newRow("a point") << " 12.5 " << "12.50";
        QTest::newRow("a comma") << "12,50" << "12.50";
        QTest::newRow("grouped") << "5,000,000" << "5000000.00";
        QTest::newRow("grouped, with cents") << "5,000.25" << "5000.25";
        QTest::newRow("by spaces") << "1 250" << "1250.00";
        QTest::newRow("three decimals") << "12.500" << "";
        QTest::newRow("two separators") << "12,50,00" << "";
        QTest::newRow("mixed groups") << "1,000 000" << "";
        QTest::newRow("a word") << "lots" << "";
        QTest::newRow("nothing") << "" << "";
        QTest::newRow("a sign") << "-5" << "";
        QTest::newRow("too long") << "12345678901234" << "";
    }
    void amountsAsTyped() {
        QFETCH(QString, typed);
        QFETCH(QString, amount);
        const auto read = amountFrom(typed);
        QCOMPARE(read ? plainAmount(*read) : QString(), amount);
    }

    void resultLines() {
        using enum PlayResult;
        RoundOutcome round{.hands = {{Win, 20}}, .dealer = 17, .handsNet = test::money("50")};
        QCOMPARE(resultLine(round), QStringLiteral("Won · 20 against 17 · +50"));
        round.hands = {{Blackjack, 21}};
        QCOMPARE(resultLine(round), QStringLiteral("Blackjack against 17 · +50"));
        round = {.hands = {{Lose, 21}}, .dealer = 21, .dealerBlackjack = true, .handsNet = test::money("5").times(-1)};
        QCOMPARE(resultLine(round), QStringLiteral("Lost · 21 against blackjack · \u22125"));
        round = {.hands = {{Win, 20}, {Lose, 12}, {Bust, 22}, {Push, 18}}, .dealer = 18};
        QCOMPARE(resultLine(round), QStringLiteral("1 won, 1 push, 2 lost against 18 · 0"));
        round = {.hands = {{Lose, 12}}, .dealer = 18, .sides = true, .handsNet = test::money("125").times(-1),
                 .sidesNet = test::money("130"), .sidesLost = {QStringLiteral("Poker")}};
        QCOMPARE(partsText(round), QStringLiteral("Hands \u2212125, side bets +130"));
        QCOMPARE(resultLine(round), QStringLiteral("Hands \u2212125, side bets +130 (Poker lost) · +5"));
    }

    void everyRefusalSaysSomething() {
        for (int i = 0; i < refusalCount; ++i)
            QVERIFY(refusalText(static_cast<Refusal>(i)).size() > 10);
    }

    void refusedAmountsHaveACurrency() {
        const Limit coins{"coin", test::money("5"), test::money("5000")};
        const Limit dollars{"usd", test::money("1"), test::money("1250.50")};
        QCOMPARE(refusalText(Refusal::BelowMinimum, &coins), QStringLiteral("Place at least 5 Coins."));
        QCOMPARE(refusalText(Refusal::AboveMaximum, &dollars), QStringLiteral("At most $1,250.50 may lie there."));
        QCOMPARE(refusalText(Refusal::BadStep, &dollars), QStringLiteral("Stakes go in steps of $0.02."));
        const session::BetSlip::Problem problem{
            Refusal::BelowMinimum, {test::seat(2), StakeKind::Main, -1}, test::money("5")};
        QCOMPARE(problemText(problem, test::game("deluxe"), "coin"),
                 QStringLiteral("Place at least 5 Coins on spot 2."));
        QCOMPARE(problemText(problem, test::game("classic"), "gold"), QStringLiteral("Place at least 5 Gold."));
        const session::BetSlip::Problem pairs{
            Refusal::BelowMinimum, {test::seat(1), StakeKind::Side, 0}, test::money("1")};
        QCOMPARE(problemText(pairs, test::game("rundown"), "usd"), QStringLiteral("Pairs takes at least $1."));
    }

    // Somebody who bet behind a player who skips the next round is told so, without an amount.
    void nobodyToBetBehind() {
        const session::BetSlip::Problem problem{Refusal::SeatEmpty, {test::seat(7), StakeKind::Behind, -1}, {}};
        QCOMPARE(problemText(problem, test::game("deluxe"), "coin"),
                 QStringLiteral("Nobody plays on spot 7 in the next round. Change the bets."));
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

private:
    languages::Speech m_speech;
};

OPENSHOE_TEST(TestWords, Core)
#include "tst_words.moc"
