// SPDX-License-Identifier: GPL-3.0-or-later
// A scripted round as a person sees it, moment by moment: what is shown when, and in which words.
#include "models/history/rounddetails.h"
#include "models/history/roundtext.h"
#include "models/preferences/settingscontroller.h"
#include "models/table/questionwords.h"
#include "models/table/tablecontroller.h"
#include "models/words/amounts.h"

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
    /// The side bet whose win is being shown.
    [[nodiscard]] StakeRow celebrated() const {
        for (const StakeRow& row : const_cast<TableController&>(table).shown()->stakes()->rows()) {
            if (row.celebrated)
                return row;
        }
        return {};
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
        QCOMPARE(table.shown()->resultLine(), QStringLiteral("\u221210,000 · Lost · 19 against 20"));
        QCOMPARE(table.shown()->resultKind(), ResultKind::Lose);
    }

    // Both of the dealer's cards lie open from the start; nothing is turned once the hand has been played.
    void openCardsAreTotalledAtOnce() {
        RuleSet rules = test::game("classic");
        rules.dealer.open = true;
        Shown shown(rules, "TS 5H 9S 6H 9C", {{main(1, "10000")}, {act(Action::Stand)}});
        TableController& table = shown.table;
        QVERIFY(shown.until([&] { return table.shown()->dealerCards() == 2; }) >= 0);
        QCOMPARE(table.shown()->dealerTotalText(), QStringLiteral("11"));
        QCOMPARE(shown.settledHands(), 0);
        QVERIFY(shown.until([&] { return table.shown()->dealerCards() == 3; }) >= 0);
        QCOMPARE(table.shown()->dealerTotalText(), QStringLiteral("20"));
        shown.toTheEnd();
        QCOMPARE(table.shown()->resultLine(), QStringLiteral("\u221210,000 · Lost · 19 against 20"));
    }

    // A dealer's blackjack that everybody sees ends the round without a question.
    void anOpenBlackjackEndsTheRound() {
        RuleSet rules = test::game("classic");
        rules.dealer.open = true;
        Shown shown(rules, "TS AH 9S KH", {{main(1, "10000")}, {}});
        shown.toTheEnd();
        QCOMPARE(shown.table.shown()->dealerTotalText(), QStringLiteral("Blackjack"));
        QCOMPARE(shown.table.shown()->resultKind(), ResultKind::Lose);
    }

    void handsArePaidOneAfterAnother() {
        Shown shown("boxes", "TS 9S 8S 6H TC TD TH TS 9D", {{main(1, "10"), main(2, "10"), main(3, "10")}, {}});
        QVERIFY(shown.until([&] { return shown.settledHands() == 1; }) >= 0);
        QCOMPARE(shown.table.shown()->outcomeText(), QStringLiteral("The dealer busts with 25"));
        for (int paid = 2; paid <= 3; ++paid)
            QVERIFY(shown.until([&] { return shown.settledHands() == paid; }) >= 200);
        shown.toTheEnd();
        QCOMPARE(shown.table.shown()->resultLine(), QStringLiteral("+30 · Dealer busts: 3 won"));
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
        QCOMPARE(shown.table.shown()->resultLine(), QStringLiteral("\u221212.50 · Given up · 13 against 19"));
        QVERIFY(shown.table.shown()->resultHelp().startsWith(QStringLiteral("Given up: You may stop playing")));
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
                 QStringLiteral("\u221250 · Poker 10:1 (1 of 3) · 3 lost"));
    }

    void winningSideBetsAreNamedBeforeTheLosing() {
        Shown shown("down-under", "6S TD 7H 8C",
                    {{main(1, "25"), side(1, 0, "25"), side(1, 1, "25"), side(1, 2, "25")}, {act(Action::Stand)}});
        shown.toTheEnd();
        QCOMPARE(
            shown.table.shown()->resultLine(),
            QStringLiteral("+925 · TriLux 9:1, Lucky Lucky 30:1 · hand lost"));
    }

    // Celebration and result line give the same amounts; losing bets are named too.
    void sideBetsAreNamed() {
        // Hand 1: king and king of hearts, a perfect pair; no poker hand with the dealer's nine.
        Shown shown("rundown", "KH 9D KH 8C 7S", {{main(1, "25"), side(1, 0, "5"), side(1, 1, "5")}, {}});
        TableController& table = shown.table;
        QVERIFY(shown.until([&] { return shown.celebrated().celebrated; }) >= 0);
        const StakeRow celebrated = shown.celebrated();
        QCOMPARE(celebrated.netText, QStringLiteral("+125"));
        QCOMPARE(celebrated.outcomeText, QStringLiteral("Perfect pair"));
        // Said once: there, and nowhere else.
        QCOMPARE(table.shown()->bannerText(), QString());
        QCOMPARE(table.shown()->dealersLine(), QString());
        shown.toTheEnd();
        QCOMPARE(table.shown()->resultLine(),
                 QStringLiteral("+145 · Pairs 25:1 · hand won"));
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
        QVERIFY(shown.until([&] { return shown.celebrated().celebrated; }) >= 0);
        QCOMPARE(shown.celebrated().outcomeText, QStringLiteral("Dealer bust, 3 cards"));
        QCOMPARE(shown.celebrated().netText, QStringLiteral("+200"));
        QCOMPARE(table.shown()->dealerTotalText(), QStringLiteral("26"));
        QCOMPARE(shown.hand(1).resultKind, ResultKind::Bust); // for some time already
        for (const CardRow& card : table.shown()->cards()->rows())
            QCOMPARE(card.glowing, card.seat == 0);
        shown.toTheEnd();
        QCOMPARE(table.shown()->resultLine(), QStringLiteral("\u22129,800 · Bust 2:1 · hand bust"));
    }

    // A bet on the dealer's first two cards is won when the second is turned over, before a card is drawn to them.
    void aBetOnTheHoleCardIsWonAsItIsTurned() {
        RuleSet rules = test::game("premium");
        rules.sideBets = {{.id = "two",
                           .name = "Two",
                           .kind = SideBetKind::Combination,
                           .pays = {{SideOutcome::BothPairs, {150, 1}}, {SideOutcome::DealerPair, {10, 1}}},
                           .limits = {{"gold", money("1"), money("100000")}}}};
        const std::pair<const char*, bool> rounds[]{{"8S 6H 8D 6C TD", true}, {"8S 6H 9D 6C TD", false}};
        for (const auto& [shoe, both] : rounds) {
            Shown shown(rules, shoe, {{main(1, "10000"), side(1, 0, "100")}, {act(Action::Stand)}});
            QVERIFY(shown.until([&] { return shown.celebrated().celebrated; }) >= 0);
            QCOMPARE(shown.celebrated().outcomeText, both ? QStringLiteral("Both hands pairs")
                                                          : QStringLiteral("Dealer's pair"));
            QCOMPARE(shown.table.shown()->dealerTotalText(), QStringLiteral("12"));
            for (const CardRow& card : shown.table.shown()->cards()->rows())
                QCOMPARE(card.glowing, card.seat == 0 || both);
            shown.toTheEnd();
            QCOMPARE(shown.table.shown()->dealerTotalText(), QStringLiteral("22"));
        }
    }

    // What needs both is shown with both: the hand's two cards and the dealer's.
    void aBetOnBothHandsGlowsInBoth() {
        RuleSet rules = test::game("premium");
        rules.sideBets = {{.id = "ladies",
                           .name = "Ladies",
                           .kind = SideBetKind::Twenty,
                           .pays = {{SideOutcome::Twenty, {4, 1}},
                                    {SideOutcome::QueensOfHearts, {125, 1}},
                                    {SideOutcome::QueensOfHeartsAgainstBlackjack, {1000, 1}}},
                           .limits = {{"gold", money("1"), money("100000")}}}};
        const std::pair<const char*, bool> rounds[]{{"QH KC QH AD", true}, {"QH 6C TH TD TS", false}};
        for (const auto& [shoe, dealers] : rounds) {
            Shown shown(rules, shoe, {{main(1, "10000"), side(1, 0, "100")}});
            QVERIFY(shown.until([&] { return shown.celebrated().celebrated; }) >= 0);
            QCOMPARE(shown.celebrated().outcomeText, dealers
                                                         ? QStringLiteral("Two queens of hearts, dealer's blackjack")
                                                         : QStringLiteral("Any 20"));
            for (const CardRow& card : shown.table.shown()->cards()->rows())
                QCOMPARE(card.glowing, card.seat == 1 || (card.seat == 0 && dealers));
        }
    }

    // Said, dimmed and swept when its card has turned over, while the next hand waits; not with the round's end.
    void aBustIsSeenWhenItHappens() {
        Shown shown("boxes", "TS 9S 8H 6H TC TD KH",
                    {{main(1, "10"), main(2, "10")}, {act(Action::Hit, 1), act(Action::Stand, 2)}});
        const auto stakeOf = [&](int seat) {
            for (const StakeRow& row : shown.table.shown()->stakes()->rows()) {
                if (row.seat == seat)
                    return row;
            }
            return StakeRow{};
        };
        const auto isDimmed = [&](int seat) {
            const auto& cards = shown.table.shown()->cards()->rows();
            return std::ranges::all_of(cards,
                                       [&](const CardRow& card) { return card.seat != seat || card.dimmed; });
        };
        QVERIFY(shown.until([&] { return shown.hand(1).cardCount == 3; }) >= 0);
        QCOMPARE(shown.hand(1).totalText, QStringLiteral("26"));
        QCOMPARE(shown.hand(1).accessibleName, QStringLiteral("Hand 1: 26, bust"));
        QCOMPARE(shown.settledHands(), 0); // the card is on its way
        QVERIFY(!isDimmed(1));
        const int landed = shown.until([&] { return shown.hand(1).resultKind == ResultKind::Bust; });
        QVERIFY2(landed >= 300 && landed <= 360, qPrintable(QString::number(landed)));
        QCOMPARE(shown.hand(1).resultText, QStringLiteral("Bust \u221210"));
        QVERIFY(isDimmed(1) && !isDimmed(2));
        QCOMPARE(stakeOf(1).where, int(StakesModel::ToRack));
        QCOMPARE(shown.hand(2).resultKind, ResultKind::None);
        QVERIFY(shown.until([&] { return shown.table.shown()->dealerCards() == 2; }) >= 500); // time to see it
        QCOMPARE(shown.settledHands(), 1);
        shown.toTheEnd();
        QCOMPARE(shown.hand(1).accessibleName, QStringLiteral("Hand 1: bust, 0.00"));
        QCOMPARE(shown.table.shown()->resultLine(), QStringLiteral("0 · 1 won, 1 lost against 18"));
    }

    void aBustThatIsSkippedIsSeenToo() {
        Shown shown("boxes", "TS 9S 8H 6H TC TD KH",
                    {{main(1, "10"), main(2, "10")}, {act(Action::Hit, 1), act(Action::Stand, 2)}});
        QVERIFY(shown.until([&] { return shown.hand(1).cardCount == 3; }) >= 0);
        shown.table.shown()->skip();
        QCOMPARE(shown.settledHands(), 2);
    }

    // Its stakes are heard once, whether its card lands in its time, on skipping, or with everything else at once.
    void aBustIsHeardOnce() {
        for (const int cards : {2, 3, 4}) {
            Shown shown("boxes", "TS 9S 8H 6H TC TD KH",
                        {{main(1, "10"), main(2, "10")}, {act(Action::Hit, 1), act(Action::Stand, 2)}});
            int collected = 0;
            connect(shown.table.shown(), &ShownTable::sounded, this, [&](session::SoundCue cue) {
                collected += cue == session::SoundCue{session::Sound::ChipsCollect} ? 1 : 0;
            });
            if (cards < 4) {
                QVERIFY(shown.until([&] { return shown.hand(1).cardCount == cards; }) >= 0);
                shown.table.shown()->skip();
            }
            shown.toTheEnd();
            QCOMPARE(collected, 1);
        }
    }

    void aHandGivenUpGoesAtOnce() {
        Shown shown("boxes", "TS 9S 8H 6H TC TD",
                    {{main(1, "25"), main(2, "10")}, {act(Action::Surrender, 1), act(Action::Stand, 2)}});
        QVERIFY(shown.until([&] { return shown.settledHands() == 1; }) >= 0);
        QCOMPARE(shown.hand(1).resultText, QStringLiteral("Given up \u221212.50"));
        QCOMPARE(shown.table.shown()->dealerCards(), 1);
    }

    // It ends with its last card, is named for what it is, and the card of a double lies across though it is the fifth.
    void aCharlieIsNamed() {
        RuleSet rules = test::game("boxes");
        rules.charlie.cards = CharlieCards::Five;
        rules.doubling.cards = DoubleCards::Any;
        rules.charlie.wins = CharlieWins::AtEnd; // the dealer may have blackjack
        const ScriptedRound script{{main(1, "10")}, {act(Action::Hit), act(Action::Hit), act(Action::Double)}};
        const char* deal = "2S KH 3H 9S 4C 2D 6D";
        Shown shown(rules, deal, script);
        QVERIFY(shown.until([&] { return shown.hand(1).cardCount == 4; }) >= 0);
        QCOMPARE(shown.hand(1).totalText, QStringLiteral("11"));
        QVERIFY(shown.until([&] { return shown.hand(1).cardCount == 5; }) >= 0);
        QCOMPARE(shown.hand(1).totalText, QStringLiteral("Charlie"));
        QCOMPARE(shown.hand(1).accessibleName, QStringLiteral("Hand 1: 17, Charlie"));
        for (const CardRow& card : shown.table.shown()->cards()->rows())
            QCOMPARE(card.across, card.seat == 1 ? 1 : 0);
        QVERIFY(shown.until([&] { return shown.hand(1).resultKind == ResultKind::Win; }) >= 0);
        QCOMPARE(shown.hand(1).resultText, QStringLiteral("Won +20"));
        shown.toTheEnd();
        QCOMPARE(shown.table.shown()->resultLine(), QStringLiteral("+20 · Won · Charlie against 19"));

        rules.charlie.wins = CharlieWins::AtOnce;
        Shown sure(rules, deal, script);
        QVERIFY(sure.until([&] { return sure.hand(1).resultKind == ResultKind::Win; }) >= 0);
        QCOMPARE(sure.table.shown()->dealerTotalText(), QStringLiteral("10"));
    }

    // It says what it pays, and is paid without the dealer drawing once a blackjack is ruled out.
    void aBonusIsNamed() {
        RuleSet rules = test::game("boxes");
        rules.bonus.mixed678 = {3, 2};
        Shown shown(rules, "6S KH 7H 6C 8D", {{main(1, "10")}, {act(Action::Hit)}});
        QVERIFY(shown.until([&] { return shown.hand(1).cardCount == 3; }) >= 0);
        QCOMPARE(shown.hand(1).totalText, QStringLiteral("21 · 3:2"));
        QCOMPARE(shown.hand(1).accessibleName, QStringLiteral("Hand 1: 21, pays 3 to 2"));
        shown.toTheEnd();
        QCOMPARE(shown.hand(1).resultText, QStringLiteral("Won +15"));
        QCOMPARE(shown.table.shown()->resultLine(), QStringLiteral("+15 · Won · 21 against 16"));
    }

    // The house's marker lies with the stake, or alone, until it is clear how the hand ends.
    void theHousesMarkerLiesOnTheTable() {
        RuleSet rules = test::game("boxes");
        rules.doubling.free = FreeDoubles::NineToEleven;
        rules.split.free = FreeSplits::NotTens;
        Shown shown(rules, "8S 6H 8D TC 3D TS 9S TH",
                    {{main(1, "10")}, {act(Action::Split), act(Action::Double), act(Action::Stand, 1, 2)}});
        const auto stake = [&](int hand) {
            for (const StakeRow& row : shown.table.shown()->stakes()->rows()) {
                if (row.hand == hand)
                    return row;
            }
            return StakeRow{};
        };
        QVERIFY(shown.until([&] { return shown.hand(2).cardCount == 2; }) >= 0);
        QCOMPARE(stake(1).amountText, QStringLiteral("10"));
        QCOMPARE(stake(2).amountText, QStringLiteral("0 + 10"));
        QCOMPARE(stake(2).chipValues, QStringList{QString::fromLatin1(houseChip)});
        QCOMPARE(stake(2).accessibleName, QStringLiteral("Stake, hand 1.2, 0.00, 10.00 staked by the house"));
        QVERIFY(shown.until([&] { return shown.hand(1).cardCount == 3; }) >= 0);
        QCOMPARE(stake(1).amountText, QStringLiteral("10 + 10"));
        QCOMPARE(stake(1).chipValues.size(), 1 + chipsFor(money("10")).size());
        QCOMPARE(shown.hand(1).stakeText, QStringLiteral("10 + 10"));
        shown.toTheEnd();
        QCOMPARE(shown.hand(1).resultText, QStringLiteral("Won +20"));
        QCOMPARE(shown.hand(2).resultText, QStringLiteral("Won +10"));
        QCOMPARE(stake(2).amountText, QStringLiteral("10"));
        QCOMPARE(stake(2).chipValues, QStringList());
        QCOMPARE(shown.table.shown()->resultLine(), QStringLiteral("+30 · Dealer busts: 2 won"));
    }

    // Lost, it costs nothing and goes back to the dealer's rack.
    void theHousesMarkerIsTakenBack() {
        RuleSet rules = test::game("boxes");
        rules.split.free = FreeSplits::NotTens;
        Shown shown(rules, "8S TH 8D TC 3D TS",
                    {{main(1, "10")}, {act(Action::Split), act(Action::Stand), act(Action::Stand, 1, 2)}});
        shown.toTheEnd();
        const auto& rows = shown.table.shown()->stakes()->rows();
        const auto second = std::ranges::find_if(rows, [](const StakeRow& row) { return row.hand == 2; });
        QVERIFY(second != rows.end());
        QCOMPARE(second->where, int(StakesModel::ToRack));
        QCOMPARE(second->chipValues, QStringList{QString::fromLatin1(houseChip)});
        QCOMPARE(shown.hand(2).resultText, QStringLiteral("Lost 0"));
        QCOMPARE(shown.table.shown()->resultLine(), QStringLiteral("\u221210 · 2 lost against 20"));
    }

    // The buttons say what is free, and what isn't has its price: as much as lies on the hand.
    void whatIsFreeSaysSo() {
        RuleSet rules = test::game("boxes");
        rules.doubling.free = FreeDoubles::NineToEleven;
        rules.split.free = FreeSplits::NotTens;
        const auto asked = [&](const char* cards, const ScriptedRound& script) {
            TableState state;
            for (const Event& event : played(rules, cards, script)) {
                const auto q = state.phase == Phase::Turns ? question(rules, state) : std::nullopt;
                if (q && q->hand == HandNumber{2})
                    break;
                (void)fold(state, event);
            }
            QStringList said;
            if (const auto q = question(rules, state)) {
                for (const ActionRow& row : actionRows(rules, state, *q))
                    said << (row.caption + u' ' + row.costText).trimmed();
            }
            return said;
        };
        QCOMPARE(asked("8S 6H 8D TC 3D 3S TS TH",
                       {{main(1, "10")}, {act(Action::Split), act(Action::Stand), act(Action::Stand, 1, 2)}}),
                 QStringList({"Hit", "Stand", "Double free"}));
        QCOMPARE(asked("8S 6H 8D TC 3D TS TS TH",
                       {{main(1, "10")}, {act(Action::Split), act(Action::Stand), act(Action::Stand, 1, 2)}}),
                 QStringList({"Hit", "Stand", "Double 10"}));
        rules.split.hands = 4;
        QCOMPARE(asked("8S 6H 8D TC 3D 8C TS TH",
                       {{main(1, "10")}, {act(Action::Split), act(Action::Stand), act(Action::Stand, 1, 2)}}),
                 QStringList({"Hit", "Stand", "Double 10", "Split free"}));
    }

    // Looked up later, too.
    void theRundownTellsWhatWasFree() {
        RuleSet rules = test::game("boxes");
        rules.doubling.free = FreeDoubles::NineToEleven;
        rules.split.free = FreeSplits::NotTens;
        RoundRead read{.record = storage::RoundRecord{
                           .row = {.accountKey = "player", .currency = "coin"},
                           .rules = rules,
                           .shoe = {.seed = {fairness::Seed::draw(), {}, 1, 6}},
                           .events = played(rules, "8S 6H 8D TC 3D TS 9S TH",
                                            {{main(1, "10")},
                                             {act(Action::Split), act(Action::Double), act(Action::Stand, 1, 2)}})}};
        RoundDetails details;
        fillDetails(details, read);
        QStringList told;
        for (const DetailDecision& decision : std::as_const(details.decisions))
            told << decision.text;
        QCOMPARE(told, QStringList({"Hand 1: free split on 16 against Six of hearts",
                                    "Hand 1.1: free double on 11 against Six of hearts",
                                    "Hand 1.2: stand on 18 against Six of hearts"}));
        told.clear();
        for (const DetailSettlement& end : std::as_const(details.settlements))
            told << end.label + QStringLiteral(": ") + end.stake + QStringLiteral(": ") + end.result;
        QCOMPARE(told, QStringList({"Hand 1.1: 10 Coins, 10 Coins staked by the house: Won +20",
                                    "Hand 1.2: 0 Coins, 10 Coins staked by the house: Won +10"}));
        QVERIFY(details.trouble.isEmpty());
    }

    // Paid before anybody decides where the dealer can't have one, its cards glowing once; where the dealer may, at the
    // round's end.
    void aBlackjackIsPaidWhenItIsCertain() {
        const auto glowing = [](const Shown& shown) {
            const auto& cards = const_cast<TableController&>(shown.table).shown()->cards()->rows();
            return std::ranges::count_if(cards, [](const CardRow& card) { return card.glowing; });
        };
        const ScriptedRound script{{main(1, "10"), main(2, "10")}, {act(Action::Hit, 2), act(Action::Stand, 2)}};
        for (const char* up : {"8H", "TH"}) {
            const QByteArray cards = QByteArray("AS 9S ") + up + " KH 2C 9D 8D";
            Shown shown("boxes", cards.constData(), script);
            QVERIFY(shown.until([&] { return shown.hand(1).cardCount == 2; }) >= 0);
            QCOMPARE(shown.hand(1).totalText, QStringLiteral("Blackjack"));
            QCOMPARE(shown.hand(1).accessibleName, QStringLiteral("Hand 1: blackjack"));
            QVERIFY(shown.until([&] { return shown.hand(1).resultKind == ResultKind::Blackjack; }) >= 0);
            QCOMPARE(shown.hand(1).resultText, QStringLiteral("Blackjack +15"));
            QCOMPARE(shown.table.shown()->dealerCards(), up[0] == 'T' ? 2 : 1);
            QCOMPARE(glowing(shown), 2);
            const int seen = shown.until([&] { return glowing(shown) == 0; });
            QVERIFY2(seen >= 300, qPrintable(QString::number(seen)));
            while (shown.table.shown()->isAnimating() && up[0] == '8') {
                QCOMPARE(glowing(shown), 0); // once
                shown.table.playback().advance(step);
            }
        }
    }

    void aBlackjackGoesByItsName() {
        Shown shown("classic", "AS 9H KS 9C", {{main(1, "10000")}, {}});
        shown.toTheEnd();
        QCOMPARE(shown.table.shown()->resultLine(), QStringLiteral("+15,000 · Blackjack against 18"));
        QCOMPARE(shown.hand(1).resultText, QStringLiteral("Blackjack +15,000"));
        QCOMPARE(shown.hand(1).accessibleName, QStringLiteral("Hand 1: blackjack, 25000.00"));
    }

    void theDealersBlackjackGoesByItsName() {
        Shown shown("premium", "9S AH 9C KH", {{main(1, "10000")}, {}});
        QVERIFY(shown.until([&] { return shown.table.shown()->outcomeText() == u"The dealer has blackjack"; }) >= 0);
        shown.toTheEnd();
        QCOMPARE(shown.table.shown()->resultLine(), QStringLiteral("\u221210,000 · Lost · 18 against blackjack"));
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
