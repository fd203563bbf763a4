// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/variants.h"
#include "languages/languages.h"
#include "languages/translated.h"
#include "models/history/settlementtext.h"

#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/handwords.h"
#include "models/words/refusalwords.h"
#include "models/words/resultwords.h"
#include "tables.h"
#include "testprogram.h"

#include <QGlyphRun>
#include <QRegularExpression>
#include <QTextLayout>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::models;

namespace {

/// Speaks another language while it lives.
class InLanguage {
public:
    InLanguage(languages::Speech& speech, const QString& language) : m_speech(speech), m_before(speech.language()) {
        m_speech.speak(language);
    }
    ~InLanguage() {
        m_speech.speak(m_before);
        QLocale::setDefault(languages::localeOf(m_before));
    }
    Q_DISABLE_COPY_MOVE(InLanguage)

private:
    languages::Speech& m_speech;
    QString m_before;
};

/// Where each character of a line is drawn, from the left.
std::vector<std::pair<qreal, QChar>> asSeen(const QString& text, Qt::LayoutDirection way) {
    QTextLayout layout(text);
    QTextOption option;
    option.setTextDirection(way);
    layout.setTextOption(option);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    std::vector<std::pair<qreal, QChar>> seen;
    for (int i = 0; i < text.size(); ++i) {
        // Qt's own cursor doesn't know on which side of an isolate's edge a character is drawn.
        const QList<QGlyphRun> drawn = layout.glyphRuns(i, 1);
        if (text[i].category() != QChar::Other_Format && !drawn.isEmpty())
            seen.emplace_back(drawn.front().positions().front().x(), text[i]);
    }
    std::ranges::sort(seen, {}, [](const auto& one) { return one.first; });
    return seen;
}

qreal placeSeen(const QString& text, QChar sought, Qt::LayoutDirection way) {
    for (const auto& [place, c] : asSeen(text, way)) {
        if (c == sought)
            return place;
    }
    return -1;
}

/// Each plus and minus is right before its number, or the currency before it; each percent sign after one.
bool signsAreBesideDigits(const QString& text, Qt::LayoutDirection way) {
    const auto seen = asSeen(text, way);
    QString line;
    for (const auto& [place, c] : seen)
        line += c;
    static const QRegularExpression misplaced(
        QStringLiteral("[\u2212+](?!(?:US\\$\\s|\\$)?\\d)|\\d\\s?[\u2212+]|%\\s?\\d|(?<!\\d)(?<!\\d\\s)%"),
        QRegularExpression::UseUnicodePropertiesOption);
    return !line.contains(misplaced);
}

RuleSet changed(const QString& game, const QStringList& changes) {
    std::vector<formats::RuleOverride> overrides;
    for (const QString& change : changes)
        overrides.push_back(formats::RuleOverride::parse(change).value());
    return formats::VariantCatalogue().load(game, overrides).value();
}

} // namespace

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
        QCOMPARE(netMoneyText(test::money("5").times(-1), "usd"),
                 QStringLiteral("\u2212\u2060$5")); // no line ends after the minus
        QCOMPARE(plainAmount(test::money("5000")), QStringLiteral("5000.00"));
        QCOMPARE(limitsText(test::game("rundown")), QStringLiteral("$1–5,000"));
        QCOMPARE(limitsText(test::game("classic"), "gold"), QStringLiteral("1,000–100,000 Gold"));
    }

    void amountsAsTheReadersCountryWritesThem() {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(amountText(test::money("5000000.50")), QStringLiteral("5.000.000,50"));
        QCOMPARE(amountFrom(QStringLiteral("5.000")), test::money("5000"));
        QVERIFY(!amountFrom(QStringLiteral("5,000")));
        QCOMPARE(percentText(0.99524, 2), QStringLiteral("99,52%"));
        QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
        QCOMPARE(amountFrom(amountText(test::money("1250.05"))), test::money("1250.05"));
        QLocale::setDefault(QLocale::c());
    }

    // ICU 72 (CLDR 42) wrote these: -1250.5, +5, 0.9952 as a percentage, -0.005, -1096 dollars, 5 to 5000. Its minus is
    // a hyphen and becomes ours; the marks of direction around a number are ours.
    void amountsInEachLanguage_data() {
        QTest::addColumn<QString>("minus");
        QTest::addColumn<QString>("percent");
        QTest::addColumn<QString>("loss");
        QTest::addColumn<QString>("dollars");
        QTest::addColumn<QString>("range");
        QTest::newRow("en") << "-1,250.50"
                            << "99.52%"
                            << "-0.50%"
                            << "-$1,096"
                            << "5–5,000";
        QTest::newRow("de") << "-1.250,50"
                            << "99,52\u00a0%"
                            << "-0,50\u00a0%"
                            << "-1.096\u00a0$"
                            << "5–5.000";
        QTest::newRow("fr") << "-1\u202f250,50"
                            << "99,52\u00a0%"
                            << "-0,50\u00a0%"
                            << "-1\u202f096\u00a0$"
                            << "5–5\u202f000";
        QTest::newRow("es") << "-1250,50"
                            << "99,52\u00a0%"
                            << "-0,50\u00a0%"
                            << "-1096\u00a0$"
                            << "5-5000";
        QTest::newRow("pt_BR") << "-1.250,50"
                               << "99,52%"
                               << "-0,50%"
                               << "-US$\u00a01.096"
                               << "5–5.000";
        QTest::newRow("it") << "-1.250,50"
                            << "99,52%"
                            << "-0,50%"
                            << "-1.096\u00a0$"
                            << "5-5.000";
        QTest::newRow("pl") << "-1250,50"
                            << "99,52%"
                            << "-0,50%"
                            << "-1096\u00a0$"
                            << "5–5000";
        QTest::newRow("ja") << "-1,250.50"
                            << "99.52%"
                            << "-0.50%"
                            << "-$1,096"
                            << "5～5,000";
        QTest::newRow("zh_CN") << "-1,250.50"
                               << "99.52%"
                               << "-0.50%"
                               << "-$1,096"
                               << "5-5,000";
        QTest::newRow("ar") << "-1,250.50"
                            << "99.52%"
                            << "-0.50%"
                            << "-1,096\u00a0$"
                            << "5–5,000";
    }
    void amountsInEachLanguage() {
        QFETCH(QString, minus);
        QFETCH(QString, percent);
        QFETCH(QString, loss);
        QFETCH(QString, dollars);
        QFETCH(QString, range);
        const auto plain = [](QString text) {
            erase_if(text, [](QChar c) { return c.category() == QChar::Other_Format; });
            return text.replace(u'\u2212', u'-');
        };
        const InLanguage language(m_speech, QTest::currentDataTag());
        QCOMPARE(plain(netText(test::money("1250.50").times(-1))), minus);
        QCOMPARE(plain(amountText(test::money("1250.50").times(-1))), minus);
        QCOMPARE(plain(percentText(0.9952, 2)), percent);
        QCOMPARE(plain(percentText(-0.005, 2)), loss);
        QCOMPARE(plain(netPercentText(0.9952, 2)), u'+' + percent);
        QCOMPARE(plain(netMoneyText(test::money("1096").times(-1), "usd")), dollars);
        QCOMPARE(plain(rangeText(test::money("5"), test::money("5000"))), range);
        // The groups of a million are those of ten millions: Spanish and Polish leave only four digits ungrouped.
        QCOMPARE(amountText(test::money("1000000")), amountText(test::money("11000000")).remove(1, 1));
    }

    // Wherever it stands, a sign is at the left of its number and a percent sign at the right: as Qt lays it out.
    void signsStandAtTheirNumbers_data() { amountsInEachLanguage_data(); }
    void signsStandAtTheirNumbers() {
        const InLanguage language(m_speech, QTest::currentDataTag());
        const base::Money loss = test::money("1096.50").times(-1);
        const QStringList all{netText(loss),
                              netText(test::money("5")),
                              amountText(loss),
                              netMoneyText(loss, "usd"),
                              netMoneyText(loss, "coin"),
                              moneyText(loss, "sweeps"),
                              netDecimalText(-0.5, 3),
                              percentText(-0.005, 2),
                              netPercentText(0.12, 2),
                              percentText(0.9952, 2)};
        const QString words = QStringLiteral("كوين ");
        const QString latin = QStringLiteral(" Coins");
        const QString range = rangeText(test::money("5"), test::money("9"));
        const bool turned = m_speech.language() == u"ar";
        QList<Qt::LayoutDirection> ways{Qt::LayoutDirectionAuto, Qt::LeftToRight};
        if (turned)
            ways << Qt::RightToLeft;
        for (const Qt::LayoutDirection way : ways) {
            for (const QString& number : all) {
                QStringList texts{number, latin + u' ' + number, number + latin};
                if (turned)
                    texts << words + number << number + u' ' + words << words + number + latin + u' ' + number;
                for (const QString& text : texts)
                    QVERIFY2(signsAreBesideDigits(text, way), qPrintable(text));
            }
            // The least is read first.
            QCOMPARE(placeSeen(range, u'5', way) > placeSeen(range, u'9', way), turned);
        }
    }

    // "−$1,096" ended a line after its minus.
    void noLineEndsAfterASign_data() { amountsInEachLanguage_data(); }
    void noLineEndsAfterASign() {
        const InLanguage language(m_speech, QTest::currentDataTag());
        const base::Money loss = test::money("1096").times(-1);
        for (const QString& amount : {netMoneyText(loss, "usd"), netMoneyText(loss, "coin"), moneyText(loss, "usd"),
                                      netMoneyText(test::money("5"), "usd"), netText(loss), percentText(-0.005, 2)}) {
            QTextLayout layout(amount);
            QTextOption option;
            option.setWrapMode(QTextOption::WordWrap);
            layout.setTextOption(option);
            layout.beginLayout();
            QTextLine line = layout.createLine();
            line.setLineWidth(1);
            layout.endLayout();
            const QString first = amount.left(line.textLength());
            QVERIFY2(std::ranges::any_of(first, [](QChar c) { return c.isDigit(); }), qPrintable(amount));
        }
    }

    void amountsAreReadBackAsPrinted_data() {
        QTest::addColumn<QString>("country");
        for (const QString& language : languages::available())
            QTest::newRow(qPrintable(language)) << QString();
        for (const char* country : {"en_IN", "en_ZA", "de_CH", "de_AT", "fr_CA", "es_MX", "pt_PT", "it_CH", "ar_EG"})
            QTest::newRow(country) << QString::fromLatin1(country);
    }
    void amountsAreReadBackAsPrinted() {
        QFETCH(QString, country);
        const InLanguage language(m_speech, country.isEmpty() ? QString::fromLatin1(QTest::currentDataTag())
                                                              : QStringLiteral("en"));
        if (!country.isEmpty())
            QLocale::setDefault(QLocale(country));
        for (const char* amount : {"0", "0.05", "1", "12.50", "100", "999.99", "1000", "1234.50", "12345", "100000",
                                   "1000000", "1234567.89", "12345678", "1234567890123.45"}) {
            const base::Money money = test::money(amount);
            const auto read = amountFrom(amountText(money));
            QVERIFY2(read && *read == money, qPrintable(amountText(money)));
            for (const char* currency : {"coin", "gold", "sweeps", "usd", "florin"}) {
                const QString printed = moneyText(money, currency);
                const auto there = amountFrom(printed, currency);
                QVERIFY2(there && *there == money, qPrintable(printed));
            }
            // As keyboards have it: a space is a space, an apostrophe straight, digits those of ASCII.
            QString typed = amountText(money);
            for (QChar& c : typed)
                c = c.isSpace() ? QChar(u' ') : c == u'\u2019' ? QChar(u'\'') : c;
            const auto there = amountFrom(typed);
            QVERIFY2(there && *there == money, qPrintable(typed));
        }
        QVERIFY(!amountFrom(moneyText(test::money("5"), "gold"), "coin"));
    }

    // The mark before three digits: as in the reader's country if it is used there so, else refused in words.
    void doubtfulAmountsAreRefused_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("amount"); // empty where it is refused
        QTest::newRow("en") << "1,000"
                            << "1000.00";
        QTest::newRow("en ") << "1.000"
                             << "";
        QTest::newRow("en  ") << "1.000.000"
                              << "1000000.00"; // in no country anything else
        QTest::newRow("de") << "1.000"
                            << "1000.00";
        QTest::newRow("de ") << "1,000"
                             << "";
        QTest::newRow("fr") << "1.000"
                            << "";
        QTest::newRow("fr ") << "1,000"
                             << "";
        QTest::newRow("fr  ") << "12.50"
                              << "12.50";
        QTest::newRow("es") << "1.000"
                            << "1000.00";
        QTest::newRow("es ") << "1,000"
                             << "";
        QTest::newRow("pt_BR") << "1.000"
                               << "1000.00";
        QTest::newRow("pt_BR ") << "1,000"
                                << "";
        QTest::newRow("it") << "1.000"
                            << "1000.00";
        QTest::newRow("it ") << "1,000"
                             << "";
        QTest::newRow("pl") << "1.000"
                            << "";
        QTest::newRow("pl ") << "1 000"
                             << "1000.00";
        QTest::newRow("ja") << "1,000"
                            << "1000.00";
        QTest::newRow("ja ") << "１，０００"
                             << "1000.00";
        QTest::newRow("ja  ") << "1.000"
                              << "";
        QTest::newRow("zh_CN") << "1,000"
                               << "1000.00";
        QTest::newRow("zh_CN ") << "1.000"
                                << "";
        QTest::newRow("ar") << "1,000"
                            << "1000.00";
        QTest::newRow("ar ") << "١٬٠٠٠٫٥"
                             << "1000.50";
        QTest::newRow("ar  ") << "١،٠٠٠"
                              << "1000.00";
        QTest::newRow("ar   ") << "1.000"
                               << "";
    }
    void doubtfulAmountsAreRefused() {
        QFETCH(QString, typed);
        QFETCH(QString, amount);
        const InLanguage language(m_speech, QString::fromLatin1(QTest::currentDataTag()).trimmed());
        const auto read = amountFrom(typed);
        QCOMPARE(read ? plainAmount(*read) : QString(), amount);
        if (!read) {
            const QString words = languages::translated(read.error());
            QVERIFY2(words.contains(typed) && words.contains(amountText(test::money("1250.50"))), qPrintable(words));
        }
    }

    void numbers() {
        QCOMPARE(numberText(12345), QStringLiteral("12,345"));
        QCOMPARE(percentText(0.99524, 2), QStringLiteral("99.52%"));
        QCOMPARE(percentText(-0.005, 4), QStringLiteral("\u22120.5000%"));
        QCOMPARE(decimalText(-0.0004, 3), QStringLiteral("0.000"));
        QCOMPARE(decimalText(-0.5274, 3), QStringLiteral("\u22120.527"));
    }

    // Why a play was paid as it was says so where that is less than its odds.
    void aRoundedPayoutIsExplained() {
        auto rules = test::game("down-under");
        rules.blackjackPays = {6, 5};
        rules.insurance.pays = {5, 2};
        rules.sideBets[0].pays = {{SideOutcome::Match, {7, 4}}, {SideOutcome::SuitedMatch, {11, 1}}};
        const auto told = [&](Play play, const char* stake, Ground ground) {
            play.stake = test::money(stake);
            return groundText(rules, play, ground);
        };
        const QString rounded = QStringLiteral(", rounded down to a multiple of 0.01");
        const Play blackjack{.kind = StakeKind::Main, .result = PlayResult::Blackjack};
        QCOMPARE(told(blackjack, "1.00", Ground::Blackjack), QStringLiteral("A blackjack pays 6 to 5"));
        QCOMPARE(told(blackjack, "1.02", Ground::Blackjack), QStringLiteral("A blackjack pays 6 to 5") + rounded);
        const Play won{.kind = StakeKind::Main, .result = PlayResult::Win};
        QVERIFY(!told(won, "1.02", Ground::Higher).contains(rounded));
        const Play insured{.kind = StakeKind::Insurance, .result = PlayResult::Win};
        QVERIFY(told(insured, "0.51", Ground::InsuranceWon).endsWith(rounded));
        QVERIFY(!told(insured, "0.50", Ground::InsuranceWon).contains(rounded));
        Play match{.kind = StakeKind::Side, .sideBet = 0, .result = PlayResult::Side, .outcome = SideOutcome::Match};
        QVERIFY(told(match, "1.02", Ground::SideBet).endsWith(rounded));
        QVERIFY(!told(match, "1.00", Ground::SideBet).contains(rounded));
        match.outcome = SideOutcome::SuitedMatch;
        QVERIFY(!told(match, "1.02", Ground::SideBet).contains(rounded));
        match.second = SideOutcome::Match;
        QVERIFY(told(match, "1.02", Ground::SideBet).endsWith(rounded));
        match.result = PlayResult::Lose;
        QVERIFY(!told(match, "1.02", Ground::SideBet).contains(rounded));
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
        QTest::newRow("by an apostrophe") << "1'250"
                                          << "1250.00";
        QTest::newRow("grouped elsewhere") << "1.250,50"
                                           << "1250.50";
        QTest::newRow("a group cut short") << "2,00,000"
                                           << "";
        QTest::newRow("a group too long") << "2,0000"
                                          << "";
        QTest::newRow("groups after a nought") << "0,500"
                                               << "";
        QTest::newRow("a group after a long one") << "1234,567"
                                                  << "";
        QTest::newRow("points and spaces") << "1.000 000"
                                           << "";
        QTest::newRow("a point at the end") << "12."
                                            << "12.00";
        QTest::newRow("a group's mark at the end") << "12,"
                                                   << "";
        QTest::newRow("a currency") << "$5"
                                    << "";
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
        QCOMPARE(resultLine(round), QStringLiteral("+50 · Won · 20 against 17"));
        round.hands = {{Blackjack, 21}};
        QCOMPARE(resultLine(round), QStringLiteral("+50 · Blackjack against 17"));
        round = {.hands = {{Lose, 21}}, .dealer = 21, .dealerBlackjack = true, .handsNet = test::money("5").times(-1)};
        QCOMPARE(resultLine(round), QStringLiteral("\u22125 · Lost · 21 against blackjack"));
        round = {.hands = {{Win, 20}, {Lose, 12}, {Bust, 22}, {Push, 18}}, .dealer = 18};
        QCOMPARE(resultLine(round), QStringLiteral("0 · 1 won, 1 push, 2 lost against 18"));
        // No 21 but a blackjack stands up to the dealer's.
        for (const PlayResult natural : {Push, EvenMoney}) {
            round = {.hands = {{natural, 21}}, .dealer = 21, .dealerBlackjack = true};
            QVERIFY2(resultLine(round).endsWith(QStringLiteral(" · blackjack against blackjack")),
                     qPrintable(resultLine(round)));
        }
    }

    // Where the total alone would have lost, it is the number of cards that won.
    void aCharlieInTheResultLine() {
        using enum PlayResult;
        RoundOutcome round{.hands = {{Win, 18}}, .dealer = 20, .handsNet = test::money("5")};
        QCOMPARE(resultLine(round), QStringLiteral("+5 · Won · Charlie against 20"));
        round.dealer = 18;
        QCOMPARE(resultLine(round), QStringLiteral("+5 · Won · 18 against 18"));
        round.dealer = 24;
        QCOMPARE(resultLine(round), QStringLiteral("+5 · Won · 18 against 24"));
        round = {.hands = {{Win, 21}}, .dealer = 21, .dealerBlackjack = true, .handsNet = test::money("5")};
        QCOMPARE(resultLine(round), QStringLiteral("+5 · Won · Charlie against blackjack"));
        const RuleSet always = changed("classic", {"dealer.ties=player-always-on-21"});
        round.rules = &always;
        QCOMPARE(resultLine(round), QStringLiteral("+5 · Won · 21 against blackjack"));
    }

    void whyAHandWon() {
        const RuleSet rules = changed("premium", {"charlie.cards=six"});
        QCOMPARE(groundText(rules, Ground::Charlie), QStringLiteral("A hand of 6 cards that isn't bust wins"));
        QCOMPARE(groundText(rules, Ground::TieWon), QStringLiteral("You win when both have 21"));
        QCOMPARE(groundText(changed("premium", {"dealer.ties=player-always-on-21"}), Ground::TieWon),
                 QStringLiteral("Your 21 wins whatever the dealer has"));
        QCOMPARE(groundText(rules, Ground::SurrenderVoid),
                 QStringLiteral("Against the dealer's blackjack a surrender is void"));
        QCOMPARE(groundText(rules, Ground::Bonus), QStringLiteral("Some hands of 21 pay more"));
        const RuleSet more = changed("premium", {"bonus.fiveCards=3:2", "bonus.spades678=7:3"});
        Play play{.stake = test::money("10"), .returned = test::money("25"), .result = PlayResult::Win};
        QCOMPARE(groundText(more, play, Ground::Bonus), QStringLiteral("This 21 pays 3 to 2"));
        play.returned = test::money("33.33");
        QCOMPARE(groundText(more, play, Ground::Bonus),
                 QStringLiteral("This 21 pays 7 to 3, rounded down to a multiple of 0.01"));
        const RuleSet suited = changed("premium", {"suitedBlackjack.pays=2:1", "suitedBlackjack.suit=hearts"});
        play.result = PlayResult::Blackjack;
        play.returned = test::money("30");
        QCOMPARE(groundText(suited, play, Ground::Blackjack), QStringLiteral("A blackjack pays 2 to 1"));
        play.returned = test::money("25");
        QCOMPARE(groundText(suited, play, Ground::Blackjack), QStringLiteral("A blackjack pays 3 to 2"));
        QVERIFY(feltLines(suited).contains(QStringLiteral("Blackjack of hearts pays 2 to 1")));
        for (int ground = 0; ground < groundCount; ++ground)
            QVERIFY2(!groundText(rules, static_cast<Ground>(ground)).isEmpty(), name(static_cast<Ground>(ground)));
    }

    // Who won is named, with what it pays; who lost only where nothing won.
    void sideBetsInTheResultLine() {
        RoundOutcome round{.hands = {{PlayResult::Lose, 12}}, .dealer = 18, .handsNet = test::money("125").times(-1)};
        const auto line = [&](std::initializer_list<std::pair<const char*, int>> bets) {
            round.sides.clear();
            round.sidesNet = {};
            for (const auto& [name, returned] : bets)
                round.addSide(QString::fromLatin1(name), returned > 0 ? PlayResult::Side : PlayResult::Lose,
                              test::money("5").times(returned - 1),
                              returned > 0 ? QStringLiteral("%1:1").arg(returned - 1) : QString());
            return resultLine(round);
        };
        round.addSide(QStringLiteral("Pairs"), PlayResult::Returned, {}); // neither won nor lost
        QCOMPARE(resultLine(round), QStringLiteral("\u2212125 · Lost · 12 against 18"));
        QCOMPARE(line({{"Pairs", 0}}), QStringLiteral("\u2212130 · Pairs lost · hand lost"));
        QCOMPARE(line({{"Pairs", 2}}), QStringLiteral("\u2212120 · Pairs 1:1 · hand lost"));
        QCOMPARE(line({{"Pairs", 27}, {"Poker", 0}}), QStringLiteral("0 · Pairs 26:1 · hand lost"));
        QCOMPARE(partsText(round), QStringLiteral("Hands \u2212125, side bets +125"));
        QCOMPARE(line({{"Pairs", 0}, {"Poker", 0}, {"Pairs", 0}, {"Poker", 4}, {"Pairs", 0}, {"Poker", 0}}),
                 QStringLiteral("\u2212135 · Poker 3:1 (1 of 3) · hand lost"));
        QCOMPARE(line({{"Poker", 4}, {"Poker", 4}, {"Pairs", 2}, {"Pairs", 0}}),
                 QStringLiteral("\u221295 · Poker 3:1, Pairs 1:1 (1 of 2) · hand lost"));
        QCOMPARE(line({{"Dealer Match", 0}, {"TriLux", 10}, {"Lucky Lucky", 0}}),
                 QStringLiteral("\u221290 · TriLux 9:1 · hand lost"));
        round.hands = {{PlayResult::Win, 20}, {PlayResult::Lose, 12}};
        QCOMPARE(line({{"Pairs", 2}}), QStringLiteral("\u2212120 · Pairs 1:1 · 1 won, 1 lost"));
    }

    // Six hands against a busted dealer are won by that, whatever they hold.
    void theDealersBustIsTheReason() {
        using enum PlayResult;
        RoundOutcome round{.hands = {{Win, 12}, {Win, 20}, {Bust, 23}}, .dealer = 24, .handsNet = test::money("10")};
        QCOMPARE(resultLine(round), QStringLiteral("+10 · Dealer busts: 2 won, 1 lost"));
        const RuleSet downUnder = test::game("down-under");
        round = {.hands = {{Push, 12}, {Win, 20}}, .dealer = 22, .handsNet = test::money("10"), .rules = &downUnder};
        QCOMPARE(resultLine(round), QStringLiteral("+10 · 1 won, 1 push against 22"));
    }

    // Where a hand is given up it was given up; elsewhere it surrenders.
    void oneWordForGivingUp() {
        const RuleSet boxes = test::game("boxes");
        const RuleSet deluxe = test::game("deluxe");
        QCOMPARE(actionCaption(boxes, Action::Surrender), QStringLiteral("Give up"));
        QCOMPARE(resultWord(PlayResult::Surrender, &boxes), QStringLiteral("Given up"));
        QCOMPARE(resultName(PlayResult::Surrender, boxes), QStringLiteral("given up"));
        QCOMPARE(resultWord(PlayResult::Surrender, &deluxe), QStringLiteral("Surrendered"));
        QCOMPARE(resultName(PlayResult::Surrender, deluxe), QStringLiteral("surrender"));
        RoundOutcome round{.hands = {{PlayResult::Surrender, 13}}, .dealer = 18, .rules = &boxes};
        QCOMPARE(resultLine(round), QStringLiteral("0 · Given up · 13 against 18"));
        round.hands.push_back({PlayResult::Surrender, 15});
        QCOMPARE(resultText(round), QStringLiteral("2 given up"));
        round.rules = &deluxe;
        QCOMPARE(resultText(round), QStringLiteral("2 surrendered"));
    }

    void theDearestRuleIsSaidFirst_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("changes");
        QTest::addColumn<QString>("line");
        QTest::newRow("6:5") << "classic" << QStringList{"decks=2", "blackjackPays=6:5"}
                             << "Blackjack pays 6 to 5 · 2 decks · dealer hits soft 17 · no peek";
        QTest::newRow("3:2") << "classic" << QStringList{}
                             << "6 decks · dealer hits soft 17 · no peek · Blackjack pays 3 to 2";
        QTest::newRow("1:1") << "premium" << QStringList{"blackjackPays=1:1"}
                             << "Blackjack pays 1 to 1 · 6 decks · dealer stands on 17 · dealer peeks";
        QTest::newRow("a gain") << "premium" << QStringList{"blackjackPays=2:1", "surrender.when=late"}
                                << "6 decks · dealer stands on 17 · dealer peeks · surrender · Blackjack pays 2 to 1";
        QTest::newRow("one deck") << "premium" << QStringList{"decks=1", "double.on=10-11", "double.afterSplit=false"}
                                  << "doubles on 10 and 11 only · no doubles after a split · Blackjack pays 3 to 2 · "
                                     "1 deck · dealer stands on 17 · dealer peeks";
        QTest::newRow("no splits")
            << "premium" << QStringList{"decks=2", "split.hands=1", "double.afterSplit=false", "double.on=9-11"}
            << "no splits · 2 decks · doubles on 9 to 11 only · Blackjack pays 3 to 2 · dealer stands on 17 · "
               "dealer peeks";
        QTest::newRow("22 and side bets") << "down-under" << QStringList{}
                                          << "22 pushes · 6 decks · Blackjack pays 3 to 2 · dealer stands on 17 · "
                                             "dealer peeks · Dealer Match, TriLux, Lucky Lucky";
        QTest::newRow("ties lost") << "premium" << QStringList{"dealer.ties=dealer"}
                                   << "dealer wins ties · 6 decks · Blackjack pays 3 to 2 · dealer stands on 17 · "
                                      "dealer peeks";
        QTest::newRow("many cards") << "premium"
                                    << QStringList{"dealer.ties=player-on-21", "charlie.cards=five", "double.cards=any"}
                                    << "6 decks · Blackjack pays 3 to 2 · dealer stands on 17 · dealer peeks · "
                                       "doubles after hits too · 21 wins ties · 5-card Charlie";
        QTest::newRow("21 that always wins")
            << "classic" << QStringList{"dealer.ties=player-always-on-21", "dealer.hitsSoft17=false"}
            << "6 decks · no peek · Blackjack pays 3 to 2 · dealer stands on 17 · 21 always wins";
        QTest::newRow("free plays") << "premium" << QStringList{"double.free=9-11", "split.free=all"}
                                    << "6 decks · Blackjack pays 3 to 2 · dealer stands on 17 · dealer peeks · "
                                       "free splits · free doubles";
        QTest::newRow("bonuses") << "premium" << QStringList{"bonus.mixed678=3:2"}
                                 << "6 decks · Blackjack pays 3 to 2 · dealer stands on 17 · dealer peeks · "
                                    "bonuses for 21";
        QTest::newRow("boxes") << "boxes" << QStringList{}
                               << "6 decks · no peek · Blackjack pays 3 to 2 · dealer stands on 17 · up to 5 hands · "
                                  "hands can be given up";
    }
    // Derived from the rules, whatever the game is called.
    void whatSetsAGameApart_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("changes");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("a shared table") << "deluxe" << QStringList{}
                                        << "A table of 7 seats shared with other people, bets behind their hands, "
                                           "surrender and the side bet Pair.";
        QTest::newRow("hands and side bets") << "rundown" << QStringList{}
                                             << "One to 3 hands a round and the side bets Pairs and Poker.";
        QTest::newRow("boxes") << "boxes" << QStringList{}
                               << "One to 5 hands a round, hands that can be given up and insurance that pays 3 to 1.";
        QTest::newRow("golden rules") << "down-under" << QStringList{}
                                      << "A hint about the hole card, a push on the dealer's 22, two gold cards of the "
                                         "dealer shown at once and the side bets Dealer Match, TriLux and Lucky Lucky.";
        QTest::newRow("two rules") << "classic" << QStringList{}
                                   << "One hand a round, no peek at the hole card and a dealer who hits soft 17.";
        QTest::newRow("none") << "premium" << QStringList{} << "One hand a round and the usual rules.";
        QTest::newRow("own") << "premium" << QStringList{"blackjackPays=6:5", "decks=1", "split.hands=4"}
                             << "A blackjack that pays 6 to 5, 1 deck and pairs split into as many as 4 hands.";
        QTest::newRow("many cards") << "premium"
                                    << QStringList{"dealer.ties=player-on-21", "charlie.cards=six", "double.cards=any"}
                                    << "A 21 of yours that wins ties, 6 cards that win unless they bust and doubles "
                                       "after hits too.";
        QTest::newRow("21 that always wins") << "premium" << QStringList{"dealer.ties=player-always-on-21"}
                                             << "One hand a round and a 21 of yours that always wins.";
        QTest::newRow("after a double") << "premium" << QStringList{"double.rescue=true"}
                                        << "One hand a round and surrender after a double.";
        QTest::newRow("doubled again") << "premium" << QStringList{"double.times=2"}
                                       << "One hand a round and redoubling.";
        QTest::newRow("free plays")
            << "premium" << QStringList{"double.free=9-11", "split.free=not-tens", "dealer.push22=all"}
            << "One hand a round, a push on the dealer's 22 and doubles and splits that the house stakes for you.";
        QTest::newRow("free doubles") << "premium" << QStringList{"double.free=any-two"}
                                      << "One hand a round and doubles that the house stakes for you.";
        QTest::newRow("free splits") << "premium" << QStringList{"split.free=all"}
                                     << "One hand a round and splits that the house stakes for you.";
        QTest::newRow("surrender later") << "premium" << QStringList{"surrender.when=late", "surrender.cards=any"}
                                         << "One hand a round and surrender at any time.";
        QTest::newRow("bonuses") << "premium" << QStringList{"bonus.fiveCards=2:1", "surrender.when=late"}
                                 << "One hand a round, bonuses for some hands of 21 and surrender.";
        QTest::newRow("more than three") << "classic" << QStringList{"decks=2", "blackjackPays=1:1"}
                                         << "A blackjack that pays 1 to 1, 2 decks and no peek at the hole card.";
    }
    void whatSetsAGameApart() {
        QFETCH(QString, game);
        QFETCH(QStringList, changes);
        QFETCH(QString, sentence);
        QCOMPARE(characterText(changed(game, changes)), sentence);
    }

    void theDearestRuleIsSaidFirst() {
        QFETCH(QString, game);
        QFETCH(QStringList, changes);
        QFETCH(QString, line);
        QCOMPARE(summaryText(changed(game, changes)), line);
    }

    void everyRefusalSaysSomething() {
        for (int i = 0; i < refusalCount; ++i)
            QVERIFY(refusalText(static_cast<Refusal>(i)).size() > 10);
    }

    void refusedAmountsHaveACurrency() {
        const Limit coins{"coin", test::money("5"), test::money("5000")};
        const Limit dollars{"usd", test::money("1"), test::money("1250.50")};
        QCOMPARE(refusalText(Refusal::BelowMinimum, &coins), QStringLiteral("Place at least 5 Coins."));
        QCOMPARE(refusalText(Refusal::AboveMaximum, &dollars), QStringLiteral("The maximum there is $1,250.50."));
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
        // Half of an odd stake is a few chips.
        QCOMPARE(chipsFor(test::money("12.50")), QStringList({"5", "5", "2.5"}));
        // A million is no single chip, and a larger stake never fewer chips.
        QCOMPARE(chipsFor(test::money("1000.00")), QStringList({"1000"}));
        QCOMPARE(chipsFor(test::money("100000.00")),
                 QStringList({"25000", "25000", "25000", "5000", "5000", "5000", "5000", "5000"}));
        QCOMPARE(chipsFor(test::money("1000000.00")), QStringList(10, QStringLiteral("100000")));
        QCOMPARE(chipsFor(test::money("1000000.00"), 6), QStringList({"1000000"}));
        QCOMPARE(chipsFor(test::money("10000000.00")), QStringList(10, QStringLiteral("1000000")));
    }

    void printOnTheFelt() {
        QCOMPARE(feltLines(test::game("boxes")),
                 QStringList({"Blackjack pays 3 to 2", "Insurance pays 3 to 1",
                              "Dealer must draw to 16 and stand on all 17s"}));
        QCOMPARE(feltLines(changed("premium", {"insurance.offered=false", "evenMoney.on=[]", "dealer.ties=player-on-21",
                                               "charlie.cards=seven", "bonus.sixCards=2:1"})),
                 QStringList({"Blackjack pays 3 to 2", "Dealer must draw to 16 and stand on all 17s",
                              "Player's 21 wins ties", "7-card Charlie", "Bonuses for 21"}));
    }

    // In each game's line in the lobby and on its felt, and in the sentences that state the same rules.
    void theWordsOfTheTradeAreExplained() {
        for (const QString& id : test::allGames()) {
            const RuleSet rules = test::game(qPrintable(id));
            auto phrases = summaryPhrases(rules);
            for (const Phrase& phrase : feltPhrases(rules))
                phrases.push_back(phrase);
            for (const Phrase& phrase : phrases) {
                QVERIFY2(!explanation(phrase.term).isEmpty(), qPrintable(phrase.words));
                QVERIFY2(explained(std::vector{phrase}).startsWith(phrase.words + u':'), qPrintable(phrase.words));
            }
            QCOMPARE(termsOf(rules, {"dealer.peek"}, {}).front(), rules.dealer.peek ? Term::Peek : Term::NoPeek);
        }
        for (const auto& [change, key, term] :
             {std::tuple{"dealer.ties=dealer", "dealer.ties", Term::DealerWinsTies},
              {"dealer.ties=dealer-not-blackjacks", "dealer.ties", Term::DealerWinsTies},
              {"dealer.ties=player-on-21", "dealer.ties", Term::TwentyOneWinsTies},
              {"dealer.ties=player-always-on-21", "dealer.ties", Term::TwentyOneWins},
              {"double.cards=any", "double.cards", Term::DoubleAnyCards},
              {"double.free=9-11", "double.free", Term::FreePlays},
              {"split.free=not-tens", "split.free", Term::FreePlays},
              {"dealer.open=true", "dealer.open", Term::Open},
              {"charlie.cards=six", "charlie.cards", Term::Charlie},
              {"pack=spanish", "pack", Term::SpanishDecks},
              {"bonus.suited777=2:1", "bonus.suited777", Term::Bonus}}) {
            const RuleSet rules = changed("premium", {change});
            QCOMPARE(termsOf(rules, {key}, {}), std::vector{term});
            QCOMPARE(termsOf(test::game("premium"), {key}, {}), std::vector<Term>{});
            const auto isTheTerm = [term = term](const Phrase& phrase) { return phrase.term == term; };
            QCOMPARE(std::ranges::count_if(summaryPhrases(rules), isTheTerm), 1);
            QVERIFY(!explanation(term).isEmpty());
        }
        QCOMPARE(termOf(changed("premium", {"charlie.cards=six"}), Ground::Charlie), Term::Charlie);
        QCOMPARE(termOf(changed("premium", {"bonus.mixed678=3:2"}), Ground::Bonus), Term::Bonus);
        for (const auto& [ties, term] : {std::pair{"dealer.ties=player-on-21", Term::TwentyOneWinsTies},
                                         {"dealer.ties=player-always-on-21", Term::TwentyOneWins}})
            QCOMPARE(termOf(changed("premium", {ties}), Ground::TieWon), term);
        const RuleSet voids = changed("classic", {"surrender.when=late", "surrender.void=true"});
        QCOMPARE(termOf(voids, Ground::SurrenderVoid), Term::SurrenderVoid);
        QCOMPARE(termOf(voids, Ground::Surrendered), Term::SurrenderVoid);
        QCOMPARE(termOf(changed("premium", {"surrender.when=late", "surrender.void=true"}), Ground::Surrendered),
                 Term::Surrender); // after a peek
        const RuleSet boxes = test::game("boxes");
        QCOMPARE(termsOf(boxes, {"surrender.when", "dealer.peek"}, {}), (std::vector{Term::GiveUp, Term::NoPeek}));
        QCOMPARE(termsOf(boxes, {}, {Ground::Higher, Ground::Equal}), std::vector{Term::Push});
        QCOMPARE(termsOf(boxes, {"dealer.push22", "no key"}, {}), std::vector<Term>{});
        QCOMPARE(termOf(boxes, QuestionKind::Surrender), Term::GiveUp);
        QCOMPARE(termOf(boxes, QuestionKind::Turn), Term::None);
        QCOMPARE(explanation(Term::None), QString());
    }

private:
    languages::Speech m_speech;
};

OPENSHOE_TEST(TestWords, Window)
#include "tst_words.moc"
