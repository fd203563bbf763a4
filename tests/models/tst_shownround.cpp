// SPDX-License-Identifier: GPL-3.0-or-later
// A scripted round as a person sees it, moment by moment: what is shown when, and in which words.
#include "models/preferences/settingscontroller.h"
#include "models/table/tablecontroller.h"

#include "scriptedround.h"
#include "testprogram.h"

#include <QTemporaryDir>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::models;
using namespace std::chrono_literals;
using test::act;
using test::main;
using test::money;
using test::played;
using test::seat;
using test::side;

namespace {

constexpr auto step = 10ms;

/// A table showing such a round, with time advanced by hand.
struct Shown {
    QTemporaryDir folder;
    SettingsController settings{folder.filePath(QStringLiteral("settings.ini"))};
    TableController table{settings};

    Shown(const char* id, const char* cards, const ScriptedRound& script) : Shown(test::game(id), cards, script) {}
    Shown(const RuleSet& rules, const char* cards, const ScriptedRound& script) {
        table.playback().setManualClock(true);
        table.replay()->start(rules, played(rules, cards, script), {.seed = {fairness::Seed::draw(), {}, 1, 6}},
                          QStringLiteral("Round 1"));
    }
    [[nodiscard]] HandRow hand(int number) const {
        const auto& rows = const_cast<TableController&>(table).shown()->hands()->rows();
        return static_cast<std::size_t>(number) <= rows.size() ? rows[static_cast<std::size_t>(number - 1)] : HandRow{};
    }
    [[nodiscard]] int settledHands() const {
        const auto& rows = const_cast<TableController&>(table).shown()->hands()->rows();
        return static_cast<int>(std::count_if(
            rows.begin(), rows.end(), [](const HandRow& row) { return row.resultKind != ResultKind::None; }));
    }
    /// Advances time until that holds; returns how long it took, or -1.
    template <typename Holds> int until(Holds&& holds) {
        std::chrono::milliseconds passed{0};
        for (; passed < 60s; passed += step) {
            if (holds())
                return static_cast<int>(passed.count());
            table.playback().advance(step);
        }
        return -1;
    }
    void toTheEnd() { table.playback().advance(100s); }
};

} // namespace

class TestShownRound : public QObject {
    Q_OBJECT

private slots:
    // The dealer shows 5 and 4 and draws 2, 3, 6: each total appears with its card, half a second later the outcome,
    // and only then is the hand paid.
    void theDealersTotalFollowsEachCard() {
        Shown shown("classic", "TS 5H 9S 4H 2C 3C 6C", {{main(1, "10000")}, {act(Action::Stand)}});
        TableController& table = shown.table;
        const std::vector<std::pair<int, const char*>> totals{{1, "5"}, {2, "9"}, {3, "11"}, {4, "14"}, {5, "20"}};
        for (const auto& [cards, total] : totals) {
            QVERIFY(shown.until([&, count = cards] { return table.shown()->dealerCards() == count; }) >= 0);
            QCOMPARE(table.shown()->dealerTotalText(), QString::fromLatin1(total));
            QCOMPARE(shown.settledHands(), 0);
        }
        const int read = shown.until([&] { return !table.shown()->outcomeText().isEmpty(); });
        QVERIFY2(read >= 700 && read <= 800, qPrintable(QString::number(read))); // the card's flight and half a second
        QCOMPARE(table.shown()->outcomeText(), QStringLiteral("The dealer has 20"));
        QCOMPARE(shown.settledHands(), 0);
        QVERIFY(shown.until([&] { return shown.settledHands() == 1; }) >= 300);
        QCOMPARE(table.shown()->resultLine(), QString());
        shown.toTheEnd();
        QCOMPARE(table.shown()->resultLine(), QStringLiteral("Lost · 19 against 20 · \u221210,000"));
        QCOMPARE(table.shown()->resultKind(), ResultKind::Lose);
    }

    void handsArePaidOneAfterAnother() {
        Shown shown("boxes", "TS 9S 8S 6H TC TD TH TS 9D", {{main(1, "10"), main(2, "10"), main(3, "10")}, {}});
        QVERIFY(shown.until([&] { return shown.settledHands() == 1; }) >= 0);
        QCOMPARE(shown.table.shown()->outcomeText(), QStringLiteral("The dealer busts with 25"));
        for (int paid = 2; paid <= 3; ++paid)
            QVERIFY(shown.until([&] { return shown.settledHands() == paid; }) >= 200);
        shown.toTheEnd();
        QCOMPARE(shown.table.shown()->resultLine(), QStringLiteral("3 won against 25 · +30"));
    }

    void aLoneAceIsAnAce() {
        Shown shown("classic", "TS AH 9S 8H", {{main(1, "10000")}, {act(Action::Stand)}});
        QVERIFY(shown.until([&] { return shown.table.shown()->dealerCards() == 1; }) >= 0);
        QCOMPARE(shown.table.shown()->dealerTotalText(), QStringLiteral("Ace"));
        QCOMPARE(shown.table.shown()->dealerName(), QStringLiteral("Dealer: ace"));
    }

    // Ace and seven: both totals while the hand is open, one once it has stood.
    void aFinishedSoftHandHasOneTotal() {
        Shown shown("classic", "AS 9H 7S 9C 2D", {{main(1, "10000")}, {act(Action::Stand)}});
        QVERIFY(shown.until([&] { return shown.hand(1).cardCount == 2; }) >= 0);
        QCOMPARE(shown.hand(1).totalText, QStringLiteral("8 / 18"));
        QCOMPARE(shown.hand(1).accessibleName, QStringLiteral("Hand 1: soft 18"));
        QVERIFY(shown.until([&] { return shown.hand(1).totalText == u"18"; }) >= 0);
        QCOMPARE(shown.settledHands(), 0);
        QCOMPARE(shown.hand(1).accessibleName, QStringLiteral("Hand 1: 18"));
    }

    // What the button says is what the hand says afterwards.
    void aHandGivenUpSaysSo() {
        Shown shown("boxes", "TS 9S 3H TC TD", {{main(1, "25")}, {act(Action::Surrender)}});
        shown.toTheEnd();
        QCOMPARE(shown.hand(1).resultText, QStringLiteral("Given up \u221212.50"));
        QCOMPARE(shown.hand(1).accessibleName, QStringLiteral("Hand 1: given up, 12.50"));
        QCOMPARE(shown.table.shown()->resultLine(), QStringLiteral("Given up · 13 against 19 · \u221212.50"));
    }

    void aSplitHandOfOneCardIsWorthOneCard() {
        Shown shown("classic", "TS 9H KS 9C 2D 3D", {{main(1, "10000")}, {act(Action::Split)}});
        QVERIFY(shown.until([&] { return shown.hand(1).handsOnSeat == 2; }) >= 0);
        QCOMPARE(shown.hand(1).totalText, QStringLiteral("10"));
        QCOMPARE(shown.hand(1).cardCount, 1);
        QVERIFY(shown.until([&] { return shown.hand(1).cardCount == 2; }) >= 0);
        QCOMPARE(shown.hand(1).totalText, QStringLiteral("12"));
    }

    // Of three bets of one name one wins: it is no loser.
    void aBetThatWonOnceIsAWinner() {
        // 6 and 7 with the dealer's 8 are a straight; the other hands have nothing.
        Shown shown("rundown", "6C KS QC 8D 7H 2D 4H TC",
                    {{main(1, "25"), side(1, 0, "5"), side(1, 1, "5"), main(2, "25"), side(2, 0, "5"),
                      side(2, 1, "5"), main(3, "25"), side(3, 0, "5"), side(3, 1, "5")},
                     {act(Action::Stand, 3), act(Action::Stand, 2), act(Action::Stand, 1)}});
        shown.toTheEnd();
        QCOMPARE(shown.table.shown()->resultLine(),
                 QStringLiteral("Hands \u221275, side bets +25 (Poker 1 of 3 won; Pairs lost) · \u221250"));
    }

    void winningSideBetsAreNamedBeforeTheLosing() {
        Shown shown("down-under", "6S TD 7H 8C",
                    {{main(1, "25"), side(1, 0, "25"), side(1, 1, "25"), side(1, 2, "25")}, {act(Action::Stand)}});
        shown.toTheEnd();
        QCOMPARE(
            shown.table.shown()->resultLine(),
            QStringLiteral("Hands \u221225, side bets +950 (TriLux, Lucky Lucky won; Dealer Match lost) · +925"));
    }

    // Banner, celebration and result line give the same amounts; losing bets are named too.
    void sideBetsAreNamed() {
        // Hand 1: king and king of hearts, a perfect pair; no poker hand with the dealer's nine.
        Shown shown("rundown", "KH 9D KH 8C 7S", {{main(1, "25"), side(1, 0, "5"), side(1, 1, "5")}, {}});
        TableController& table = shown.table;
        QVERIFY(shown.until([&] { return table.shown()->bannerKind() == BannerKind::SideBet; }) >= 0);
        const auto celebrated = [&]() -> StakeRow {
            for (const StakeRow& row : table.shown()->stakes()->rows()) {
                if (row.celebrated)
                    return row;
            }
            return {};
        }();
        QCOMPARE(celebrated.netText, QStringLiteral("+125"));
        QCOMPARE(celebrated.outcomeText, QStringLiteral("Perfect pair"));
        QCOMPARE(table.shown()->bannerText(), QStringLiteral("Pairs · Perfect pair · +125"));
        shown.toTheEnd();
        QCOMPARE(table.shown()->resultLine(),
                 QStringLiteral("Hands +25, side bets +120 (Pairs won; Poker lost) · +145"));
        QStringList names;
        for (const StakeRow& row : table.shown()->stakes()->rows())
            names << row.accessibleName;
        QVERIFY2(names.contains(QStringLiteral("Pairs, hand 1: perfect pair, 130.00")), qPrintable(names.join('\n')));
        QVERIFY2(names.contains(QStringLiteral("Poker, hand 1: lost, 0.00")), qPrintable(names.join('\n')));
    }

    // A bet on the dealer's hand lies there until the end; then the dealer's cards glow, and no others.
    void aBetOnTheDealerIsWonAtTheEnd() {
        RuleSet rules = test::game("premium");
        rules.sideBets = {{.id = "bust",
                           .name = "Bust",
                           .kind = SideBetKind::DealerBust,
                           .pays = {{SideOutcome::DealerBust3, {2, 1}}},
                           .limits = {{"gold", money("1"), money("100000")}}}};
        Shown shown(rules, "TS 6H 6D TC 9S TD", {{main(1, "10000"), side(1, 0, "100")}, {act(Action::Hit)}});
        TableController& table = shown.table;
        QVERIFY(shown.until([&] { return table.shown()->bannerKind() == BannerKind::SideBet; }) >= 0);
        QCOMPARE(table.shown()->bannerText(), QStringLiteral("Bust · Dealer bust, 3 cards · +200"));
        QCOMPARE(table.shown()->dealerTotalText(), QStringLiteral("26"));
        QCOMPARE(shown.settledHands(), 0);
        for (const CardRow& card : table.shown()->cards()->rows())
            QCOMPARE(card.glowing, card.seat == 0);
        shown.toTheEnd();
        QCOMPARE(table.shown()->resultLine(), QStringLiteral("Hands −10,000, side bets +200 (Bust won) · −9,800"));
    }

    void aBlackjackGoesByItsName() {
        Shown shown("classic", "AS 9H KS 9C", {{main(1, "10000")}, {}});
        shown.toTheEnd();
        QCOMPARE(shown.table.shown()->resultLine(), QStringLiteral("Blackjack against 18 · +15,000"));
        QCOMPARE(shown.hand(1).resultText, QStringLiteral("Blackjack +15,000"));
        QCOMPARE(shown.hand(1).accessibleName, QStringLiteral("Hand 1: blackjack, 25000.00"));
    }

    void theDealersBlackjackGoesByItsName() {
        Shown shown("premium", "9S AH 9C KH", {{main(1, "10000")}, {}});
        QVERIFY(shown.until([&] { return shown.table.shown()->outcomeText() == u"The dealer has blackjack"; }) >= 0);
        shown.toTheEnd();
        QCOMPARE(shown.table.shown()->resultLine(), QStringLiteral("Lost · 18 against blackjack · \u221210,000"));
    }

    // "No dealer blackjack" passes; the hint stays.
    void theHintOutlivesThePeek() {
        // Hidden card first: small. The dealer peeks under the ten.
        Shown shown("down-under", "TS 5H 8S TH 9C", {{main(1, "25")}, {act(Action::Stand)}});
        QVERIFY(shown.until([&] { return shown.table.shown()->bannerKind() == BannerKind::Hint; }) >= 0);
        QVERIFY(shown.until([&] { return shown.table.shown()->bannerKind() == BannerKind::Peek; }) > 500);
        QCOMPARE(shown.table.shown()->bannerText(), QStringLiteral("No dealer blackjack"));
        QCOMPARE(shown.table.shown()->hintText(), QStringLiteral("Hidden card is small"));
    }
};

OPENSHOE_TEST(TestShownRound, Core)
#include "tst_shownround.moc"
