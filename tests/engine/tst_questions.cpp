// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked and offered, what it costs, what the dealer shows and hints, and what early decisions turn into.
#include "commandtable.h"

#include "engine/script.h"

#include "testprogram.h"

#include <QTest>

namespace {

using Refused = std::optional<Refusal>;

/// Ann's offers at her turn with these two cards.
QStringList offersOn(const QStringList& sets, const char* first, const char* second, const char* balance = "1000") {
    const std::string shoe = std::string(first) + " 6C " + second + " TC 2S 2H 2D 2C";
    Table table(rulesOf("deluxe", sets), shoe.c_str(), balance);
    if (table.give(OpenRound{}) || table.stake(ann, 1, StakeKind::Main, "10") || table.give(Deal{}))
        return {"refused"};
    QStringList list;
    for (const Offer& offer : offers(table.rules(), table.state, *question(table.rules(), table.state))) {
        list << QString("%1 %2%3").arg(name(offer.action)).arg(QString::fromStdString(offer.cost.text()),
                                                               QString(offer.affordable ? "" : " too dear"));
    }
    return list;
}

/// The first question once these cards are dealt to ann alone.
std::optional<QuestionKind> firstAsked(const char* game, const QStringList& sets, const char* shoe) {
    Table table(rulesOf(game, sets), shoe);
    if (table.give(OpenRound{}) || table.stake(ann, 1, StakeKind::Main, "10") || table.give(Deal{}))
        return std::nullopt;
    const auto asked = question(table.rules(), table.state);
    return asked ? std::optional(asked->kind) : std::nullopt;
}

bool isOffered(const Table& table, Action action) {
    return !check(table.rules(), table.state, *question(table.rules(), table.state), action);
}

} // namespace

class TestQuestions : public QObject {
    Q_OBJECT

private slots:
    void theHoleCardLiesFaceDown_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("faces");
        QTest::newRow("up first") << "deluxe" << "up down up";
        QTest::newRow("down first") << "down-under" << "down up up";
    }
    void theHoleCardLiesFaceDown() {
        QFETCH(QString, game);
        QFETCH(QString, faces);
        Table table(rulesOf(game.toLatin1().constData()), "TS 6C TD TC 5H");
        Events all;
        for (const Command& command :
             {Command(OpenRound{}), Command(PlaceStake{.player = ann, .seat = seat(1), .amount = coins("10")}),
              Command(Deal{}), Command(Act{.player = ann, .seat = seat(1), .action = Action::Stand})}) {
            QCOMPARE(table.give(command), Refused());
            all.insert(all.end(), table.events.begin(), table.events.end());
        }
        QStringList seen;
        for (const Event& event : all) {
            const auto* dealt = std::get_if<CardDealt>(&event);
            if (!dealt)
                continue;
            QCOMPARE(dealt->hand.value, 1);
            if (dealt->seat.isDealer())
                seen << (dealt->faceUp ? "up" : "down");
            else
                QVERIFY(dealt->faceUp);
        }
        QCOMPARE(seen.join(' '), faces);
    }

    void theHintTellsTheHiddenCardsClass() {
        const QString large = "A T J Q K";
        const QString medium = "6 7 8 9";
        for (const QString& rank : QString("A 2 3 4 5 6 7 8 9 T J Q K").split(' ')) {
            const QString up = medium.contains(rank) ? "2C" : "7C";
            Table table(rulesOf("down-under"), qPrintable("TS " + rank + "H 9D " + up + " 9H"));
            QCOMPARE(table.give(OpenRound{}), Refused());
            QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
            QCOMPARE(table.give(Deal{}), Refused());
            QCOMPARE(table.count<HintGiven>(), 1);
            const HoleClass expected = large.contains(rank)    ? HoleClass::Large
                                       : medium.contains(rank) ? HoleClass::Medium
                                                               : HoleClass::Small;
            QCOMPARE(table.state.dealer.hint, std::optional(expected));
        }
        Table table(rulesOf("deluxe"));
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.count<HintGiven>(), 0);
    }

    void twoGoldCardsAreExposed_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<int>("exposed");
        QTest::newRow("both gold") << "down-under" << "KH" << "QC" << 1;
        QTest::newRow("only the hidden one") << "down-under" << "KH" << "9C" << 0;
        QTest::newRow("only the one shown") << "down-under" << "9H" << "QC" << 0;
        QTest::newRow("neither") << "down-under" << "9H" << "8C" << 0;
        QTest::newRow("not the game's rule") << "deluxe" << "KH" << "QC" << 0;
        QTest::newRow("up card first: both gold") << "deluxe exposed" << "KH" << "QC" << 1;
        QTest::newRow("up card first: only the hidden one") << "deluxe exposed" << "9H" << "QC" << 0;
        QTest::newRow("up card first: only the one shown") << "deluxe exposed" << "KH" << "9C" << 0;
    }
    void twoGoldCardsAreExposed() {
        QFETCH(QString, game);
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(int, exposed);
        const QStringList sets = game.endsWith("exposed") ? QStringList{"dealer.exposeTwoGold=true"} : QStringList();
        Table table(rulesOf(qPrintable(game.section(' ', 0, 0)), sets), qPrintable("TS " + first + " 9D " + second));
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.count<DealerExposed>(), exposed);
    }

    void doublesAreOfferedByTotal() {
        const auto doubles = [](const char* on, const char* a, const char* b) {
            return offersOn({QString("double.on=") + on}, a, b).contains("double 10.00");
        };
        const std::vector<std::tuple<const char*, const char*, int>> hands{
            {"5S", "3D", 8}, {"5S", "4D", 9}, {"6S", "4D", 10}, {"6S", "5D", 11}, {"7S", "5D", 12}};
        for (const auto& [a, b, total] : hands) {
            QVERIFY(doubles("any-two", a, b));
            QCOMPARE(doubles("9-11", a, b), total >= 9 && total <= 11);
            QCOMPARE(doubles("10-11", a, b), total == 10 || total == 11);
        }
        QVERIFY(!doubles("9-11", "AS", "8D")); // soft 19
    }

    void offersTellTheirCost() {
        QCOMPARE(offersOn({}, "8S", "8D").join(", "),
                 "hit 0.00, stand 0.00, double 10.00, split 10.00, surrender 0.00");
        QCOMPARE(offersOn({}, "8S", "8D", "20").join(", "),
                 "hit 0.00, stand 0.00, double 10.00, split 10.00, surrender 0.00");
        QCOMPARE(offersOn({}, "8S", "8D", "19.98").join(", "),
                 "hit 0.00, stand 0.00, double 10.00 too dear, split 10.00 too dear, surrender 0.00");
        Table table(rulesOf("deluxe"), "8S AC 8D TC", "15");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        const auto insurance = offers(table.rules(), table.state, *question(table.rules(), table.state)).front();
        QCOMPARE(insurance.action, Action::Insurance);
        QCOMPARE(insurance.cost, coins("5"));
        QVERIFY(insurance.affordable);
    }

    void seatsAreServedInOrder() {
        for (const char* order : {"ascending", "descending"}) {
            const RuleSet rules = rulesOf("deluxe", {QString("table.order=") + order});
            const auto seats = seatOrder(rules);
            QCOMPARE(seats.size(), std::size_t{7});
            for (int i = 0; i < 7; ++i)
                QCOMPARE(seats[static_cast<std::size_t>(i)].value, QByteArray(order) == "ascending" ? i + 1 : 7 - i);
        }
    }

    // Surrender before the peek is asked once per hand, and never for a blackjack; an early surrender answers it, an
    // early hit doesn't.
    void surrenderBeforeThePeek() {
        const RuleSet rules = rulesOf("deluxe", {"surrender.when=early", "surrender.against=any"});
        Table table(rules, "TS 9H AS KC 6S 7H KD 9C 2S");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(bob, 2, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(bob, 3, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused()); // ann 16; bob 16 and blackjack; the dealer shows a king
        auto asked = question(rules, table.state);
        QVERIFY(asked);
        QCOMPARE(asked->kind, QuestionKind::Surrender);
        QCOMPARE(asked->seat, seat(1));
        const auto later = laterQuestions(rules, table.state);
        QCOMPARE(later.size(), std::size_t{1}); // bob's 16, not his blackjack
        QCOMPARE(later.front().seat, seat(2));

        Table other = table;
        QCOMPARE(table.act(bob, 2, Action::Hit, true), Refused());
        QCOMPARE(table.act(ann, 1, Action::Decline), Refused());
        QCOMPARE(table.count<HandHit>(), 0);
        asked = question(rules, table.state);
        QCOMPARE(asked->kind, QuestionKind::Surrender);
        QCOMPARE(asked->seat, seat(2));
        QCOMPARE(table.act(bob, 2, Action::Decline), Refused());
        asked = question(rules, table.state);
        QCOMPARE(asked->kind, QuestionKind::Turn);
        QCOMPARE(asked->seat, seat(1));

        // Whether the rules accept this early action is not the point here, so it is set directly.
        other.state.seat(seat(2)).early = Action::Surrender;
        QCOMPARE(other.act(ann, 1, Action::Decline), Refused());
        QCOMPARE(other.count<HandSurrendered>(), 1);
        QVERIFY(other.state.seat(seat(2)).hands[0].surrendered);
    }

    // It is asked only if the dealer will peek, and only with an ace or a ten up.
    void surrenderBeforeThePeekHasItsReason() {
        using enum QuestionKind;
        const QStringList early{"surrender.when=early", "surrender.against=any"};
        QCOMPARE(firstAsked("deluxe", early, "TS KC 6S 9C"), std::optional(QuestionKind::Surrender));
        QCOMPARE(firstAsked("deluxe", early, "TS 6C 6S 9C"), std::optional(Turn));
        QCOMPARE(firstAsked("deluxe", {"surrender.when=early", "surrender.against=2-9"}, "TS KC 6S 9C"),
                 std::optional(Turn));
        const QStringList high{"surrender.when=early", "surrender.against=10-ace"};
        QCOMPARE(firstAsked("deluxe", high, "TS KC 6S 9C"), std::optional(QuestionKind::Surrender));
        QCOMPARE(firstAsked("deluxe", high, "TS 9C 6S 9C"), std::optional(Turn));
        QCOMPARE(firstAsked("deluxe", {"surrender.when=late", "surrender.against=any"}, "TS KC 6S 9C"),
                 std::optional(Turn));
        QCOMPARE(firstAsked("boxes", {}, "TS KC 6S 9C"), std::optional(Turn));
    }

    void theDealerPeeksUnderAnAceOrATen() {
        const auto peeks = [](const char* game, const char* up) {
            const std::string shoe = std::string("TS ") + up + " 7S 5D TD TC";
            Table table(rulesOf(game), shoe.c_str());
            if (table.give(OpenRound{}) || table.stake(ann, 1, StakeKind::Main, "10") || table.give(Deal{}))
                return -1;
            int count = table.count<DealerPeeked>();
            if (question(table.rules(), table.state)->kind != QuestionKind::Turn) {
                static_cast<void>(table.act(ann, 1, Action::Decline));
                count += table.count<DealerPeeked>();
            }
            return count;
        };
        for (const char* up : {"AC", "TC", "KC"})
            QCOMPARE(peeks("deluxe", up), 1);
        for (const char* up : {"2C", "9C"})
            QCOMPARE(peeks("deluxe", up), 0);
        for (const char* up : {"AC", "TC", "2C"})
            QCOMPARE(peeks("boxes", up), 0);
    }

    void surrenderIsForTheFirstTwoCards() {
        for (const auto& [when, against, up, offered] : {std::tuple{"late", "any", "KC", true},
                                                         {"late", "2-9", "KC", false},
                                                         {"late", "2-9", "9C", true},
                                                         {"late", "10-ace", "KC", true},
                                                         {"late", "10-ace", "9C", false},
                                                         {"early", "10-ace", "9C", false},
                                                         {"none", "any", "9C", false},
                                                         {"early", "2-9", "9C", true},
                                                         {"early", "any", "9C", true}}) {
            const std::string shoe = std::string("4S ") + up + " 3S 9D 2H 2D";
            Table table(rulesOf("deluxe", {QString("surrender.when=") + when, QString("surrender.against=") + against}),
                        shoe.c_str());
            QCOMPARE(table.give(OpenRound{}), Refused());
            QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
            QCOMPARE(table.give(Deal{}), Refused());
            QCOMPARE(isOffered(table, Action::Surrender), offered);
            Table hit = table;
            QCOMPARE(hit.act(ann, 1, Action::Hit), Refused());
            QVERIFY(!isOffered(hit, Action::Surrender));
            if (!offered)
                continue;
            QCOMPARE(table.act(ann, 1, Action::Surrender), Refused());
            QCOMPARE(table.state.phase, Phase::Over);
        }
    }

    void theDealerDrawsToSeventeen_data() {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<bool>("draws");
        QTest::addColumn<bool>("drawsIfSoftIsHit");
        QTest::newRow("hard 16") << "9S 7S" << true << true;
        QTest::newRow("hard 17") << "TS 7S" << false << false;
        QTest::newRow("hard 17 with an ace") << "TS 6S AS" << false << false;
        QTest::newRow("soft 16") << "AS 5S" << true << true;
        QTest::newRow("soft 17") << "AS 6S" << false << true;
        QTest::newRow("soft 18") << "AS 7S" << false << false;
        QTest::newRow("21") << "AS KS" << false << false;
        QTest::newRow("22") << "TS 6S 6D" << false << false;
    }
    void theDealerDrawsToSeventeen() {
        QFETCH(QString, cards);
        QFETCH(bool, draws);
        QFETCH(bool, drawsIfSoftIsHit);
        Cards hand;
        for (const Card card : cardsOf(qPrintable(cards)))
            hand.add(card);
        QCOMPARE(dealerDraws(rulesOf("deluxe"), hand), draws);
        QCOMPARE(dealerDraws(rulesOf("deluxe", {"dealer.hitsSoft17=true"}), hand), drawsIfSoftIsHit);
    }

    void doublesAfterASplit() {
        QVERIFY(offersOn({"double.afterSplit=false"}, "8S", "8D").contains("double 10.00"));
        for (const auto& [set, pair, offered] : {std::tuple{"double.afterSplit=false", "8", false},
                                                 {"double.afterSplit=true", "8", true},
                                                 {"split.aces=free", "A", true},
                                                 {"split.aces=one-card", "A", false}}) {
            const std::string shoe = std::string(pair) + "S 6C " + pair + "D TC 2S 2H 2D 2C";
            Table table(rulesOf("deluxe", {set}), shoe.c_str());
            QCOMPARE(table.give(OpenRound{}), Refused());
            QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
            QCOMPARE(table.give(Deal{}), Refused());
            QCOMPARE(table.act(ann, 1, Action::Split), Refused());
            QCOMPARE(question(table.rules(), table.state) && isOffered(table, Action::Double), offered);
        }
    }

    // Ann's double on her first seat uses the money that the early decision on her second one needed.
    void earlyDecisionsWithoutMoney_data() {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<QString>("early");
        QTest::addColumn<QString>("becomes");
        QTest::newRow("a double hits") << "9H 8H" << "double" << "hit";
        QTest::newRow("a double of eleven hits") << "6H 5H" << "double" << "hit";
        QTest::newRow("a split of ten hits") << "5H 5D" << "split" << "hit";
        QTest::newRow("a split of twelve stands") << "6H 6D" << "split" << "stand";
        QTest::newRow("a split of aces stands") << "AH AD" << "split" << "stand";
    }
    void earlyDecisionsWithoutMoney() {
        QFETCH(QString, cards);
        QFETCH(QString, early);
        QFETCH(QString, becomes);
        const QString shoe = "6S " + cards.left(2) + " 6C 5S " + cards.mid(3) + " TC 7S 2D 9C 9D";
        Table table(rulesOf("deluxe"), qPrintable(shoe), "30");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(ann, 2, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.act(ann, 2, *fromName<Action>(early.toStdString()), true), Refused());
        QCOMPARE(table.act(ann, 1, Action::Double), Refused());
        QCOMPARE(table.count<HandHit>(), becomes == "hit" ? 1 : 0);
        QCOMPARE(table.count<HandStood>(), becomes == "stand" ? 1 : 0);
        QCOMPARE(table.count<HandSplit>(), 0);
        QCOMPARE(table.count<HandDoubled>(), 1);
    }

    void earlyDecisionsNeedAHandToBePlayed() {
        Table table(rulesOf("deluxe"), "8S AH 6C 3S KH TC 9S 9D 9C 9H");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(bob, 2, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.act(bob, 2, Action::Stand, true), Refused(Refusal::NotYourTurn)); // a blackjack

        Table over(rulesOf("deluxe"), "8S 7H KC 3S 8H AC");
        QCOMPARE(over.give(OpenRound{}), Refused());
        QCOMPARE(over.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(over.stake(bob, 2, StakeKind::Main, "10"), Refused());
        QCOMPARE(over.give(Deal{}), Refused()); // ended by the dealer's blackjack
        QCOMPARE(over.state.phase, Phase::Over);
        QCOMPARE(over.act(bob, 2, Action::Stand, true), Refused(Refusal::NotYourTurn));
    }

    void aDoubledHandWaitsForItsCard() {
        Table table(rulesOf("deluxe"), "6S 6C 5S TC TH 8C");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(bob, 1, StakeKind::Behind, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QVERIFY(laterQuestions(table.rules(), table.state).empty());
        QCOMPARE(table.act(ann, 1, Action::Double), Refused());
        const Seat& ann1 = table.state.seat(seat(1));
        QVERIFY(!isFinished(table.rules(), ann1, ann1.hands[0]));
        QVERIFY(laterQuestions(table.rules(), table.state).empty());
        QCOMPARE(table.give(Silence{}), Refused());
        QVERIFY(isFinished(table.rules(), ann1, ann1.hands[0]));
    }

    void aSplitAceWaitsForItsCard() {
        Table table(rulesOf("deluxe"), "AS 6C AD TC 5H 6H 8C");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(bob, 1, StakeKind::Behind, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.act(ann, 1, Action::Split), Refused());
        const Seat& ann1 = table.state.seat(seat(1));
        QVERIFY(!isFinished(table.rules(), ann1, ann1.hands[0]));
        QVERIFY(!isFinished(table.rules(), ann1, ann1.hands[1]));
        // The seat's turn has begun, even while somebody betting behind is asked.
        QCOMPARE(table.act(ann, 1, Action::Stand, true), Refused(Refusal::NotYourTurn));
        QCOMPARE(table.give(Silence{}), Refused());
        QVERIFY(isFinished(table.rules(), ann1, ann1.hands[0]));
        QVERIFY(isFinished(table.rules(), ann1, ann1.hands[1]));
    }

    // Before the peek, a seat that is asked about insurance may already register a decision for its turn.
    void earlyDecisionsBesideAnOffer() {
        Table table(rulesOf("deluxe"), "TS AC 6D 9C 5H");
        QCOMPARE(table.act(ann, 1, Action::Insurance, true), Refused(Refusal::NotOffered)); // never available early
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(question(table.rules(), table.state)->kind, QuestionKind::Insurance);
        QCOMPARE(table.act(ann, 1, Action::Stand, true), Refused());
        QCOMPARE(table.act(ann, 1, Action::Decline), Refused());
        QCOMPARE(table.count<HandStood>(), 1);
    }

    void anEarlyDecisionIsCarriedOutOnce() {
        Table table(rulesOf("deluxe"), "TS 2H 6C 8S 3H TC 4D 5D 6D");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(bob, 2, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.act(bob, 2, Action::Hit, true), Refused());
        QCOMPARE(table.act(ann, 1, Action::Stand), Refused());
        QCOMPARE(table.count<HandHit>(), 1);
        QCOMPARE(question(table.rules(), table.state)->seat, seat(2));
    }

    // A decision registered for the turn waits for it: insurance is asked anyway.
    void earlyDecisionsAnswerNoOffer() {
        Table table(rulesOf("deluxe"), "TS TH AC 6D 6H 9C 5H");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(bob, 2, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.act(bob, 2, Action::Stand, true), Refused());
        QCOMPARE(table.act(ann, 1, Action::Decline), Refused());
        QCOMPARE(table.count<HandStood>(), 0);
        QCOMPARE(question(table.rules(), table.state)->kind, QuestionKind::Insurance);
        QCOMPARE(question(table.rules(), table.state)->seat, seat(2));
    }

    // The player, the early decision, or the silence rule.
    void whoDecidedIsTold() {
        const auto causes = [](const Table& table) {
            QStringList list;
            for (const Event& event : table.events) {
                std::visit([&](const auto& e) {
                    if constexpr (requires { e.cause; })
                        list << QString("%1 %2").arg(e.type, name(e.cause));
                }, event);
            }
            return list.join(", ");
        };
        Table table(rulesOf("deluxe"), "6S TH AC 5D 6H 9C TD 5H");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(bob, 1, StakeKind::Behind, "10"), Refused());
        QCOMPARE(table.stake(bob, 2, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.act(ann, 1, Action::Decline), Refused());
        QCOMPARE(causes(table), "offer-declined player");
        QCOMPARE(table.give(Silence{}), Refused()); // bob's stake behind
        QCOMPARE(causes(table), "offer-declined silence");
        QCOMPARE(table.give(Silence{}), Refused()); // bob's own seat
        QCOMPARE(table.act(bob, 2, Action::Stand, true), Refused());
        QCOMPARE(table.act(ann, 1, Action::Double), Refused());
        QCOMPARE(causes(table), "hand-doubled player");
        QCOMPARE(table.give(Silence{}), Refused());
        QCOMPARE(causes(table), "follow-declined silence, hand-stood early");

        Table silent(rulesOf("deluxe"), "6S 6C 5D TC 4H 5H");
        QCOMPARE(silent.give(OpenRound{}), Refused());
        QCOMPARE(silent.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(silent.give(Deal{}), Refused());
        QCOMPARE(silent.give(Silence{}), Refused());
        QCOMPARE(causes(silent), "hand-hit silence");
        QCOMPARE(silent.act(ann, 1, Action::Stand), Refused());
        QCOMPARE(causes(silent), "hand-stood player");
    }

    // A question that was answered isn't asked again.
    void questionsAreAskedOnce() {
        Table even(rulesOf("classic"), "AS AC KS 6C", "10000");
        QCOMPARE(even.give(OpenRound{}), Refused());
        QCOMPARE(even.stake(ann, 1, StakeKind::Main, "1000"), Refused());
        QCOMPARE(even.give(Deal{}), Refused());
        QCOMPARE(even.act(ann, 1, Action::EvenMoney), Refused());
        QCOMPARE(even.state.phase, Phase::Over);

        Table insured(rulesOf("deluxe"), "TS TH AC 6S 6H 9C");
        QCOMPARE(insured.give(OpenRound{}), Refused());
        QCOMPARE(insured.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(insured.stake(bob, 2, StakeKind::Main, "10"), Refused());
        QCOMPARE(insured.give(Deal{}), Refused());
        QCOMPARE(insured.act(ann, 1, Action::Insurance), Refused());
        QCOMPARE(question(insured.rules(), insured.state)->seat, seat(2));

        Table surrender(rulesOf("deluxe", {"surrender.when=early", "surrender.against=any"}), "TS TH KC 6S 6H 9C");
        QCOMPARE(surrender.give(OpenRound{}), Refused());
        QCOMPARE(surrender.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(surrender.stake(bob, 2, StakeKind::Main, "10"), Refused());
        QCOMPARE(surrender.give(Deal{}), Refused());
        QCOMPARE(surrender.act(ann, 1, Action::Surrender), Refused());
        QCOMPARE(question(surrender.rules(), surrender.state)->seat, seat(2));

        for (const Action action : {Action::Double, Action::Split}) {
            Table follow(rulesOf("deluxe"), "4S 6C 4D TC 9S 9D 3C 5C");
            QCOMPARE(follow.give(OpenRound{}), Refused());
            QCOMPARE(follow.stake(ann, 1, StakeKind::Main, "10"), Refused());
            QCOMPARE(follow.stake(bob, 1, StakeKind::Behind, "10"), Refused());
            QCOMPARE(follow.give(Deal{}), Refused());
            QCOMPARE(follow.act(ann, 1, action), Refused());
            QCOMPARE(follow.act(bob, 1, action == Action::Double ? Action::FollowDouble : Action::FollowSplit),
                     Refused());
            QVERIFY(!follow.state.pending);
        }
    }

    void theBurnIsOverOnce() {
        Table table(rulesOf("deluxe"), "2S 3S 4S 9S 7C TH TC");
        changeShoe(table.rules(), table.state, false);
        QVERIFY(table.state.burnDue);
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.count<CardBurned>(), 3);
        QVERIFY(!table.state.burnDue);
    }

    void aSeatWithoutCardsDecidesNothing() {
        Table table(rulesOf("deluxe"), "TS 7C TH TC");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.act(ann, 1, Action::Stand), Refused());
        table.state.shoeDrawn = 0;
        QCOMPARE(table.give(OpenRound{}), Refused()); // ann keeps her seat for a round
        QCOMPARE(table.stake(bob, 2, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.act(ann, 1, Action::Hit, true), Refused(Refusal::NotYourTurn));
    }

    void aHandThatCannotBeIsNotForLater() {
        Table table(rulesOf("deluxe"));
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(ann, 2, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        const auto asked = *question(table.rules(), table.state);
        const auto later = [&](int hand) {
            return isForLater(table.rules(), table.state, asked,
                              Act{.player = ann,
                                  .seat = seat(2),
                                  .hand = HandNumber{static_cast<std::uint8_t>(hand)},
                                  .action = Action::Stand});
        };
        QVERIFY(!later(0));
        QVERIFY(later(1));
        QVERIFY(!later(2));
        QVERIFY(!isForLater(table.rules(), table.state, asked,
                            Act{.player = bob, .seat = seat(2), .action = Action::Stand})); // ann's
    }

    // Someone who will be asked about insurance can't answer a follow question at that point, or vice versa.
    void anAnswerIsForItsOwnKindOfQuestion() {
        Table table(rulesOf("deluxe"), "TS 9H AC 6D 9D 9C 5H");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(bob, 2, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        const auto asked = *question(table.rules(), table.state);
        QCOMPARE(asked.kind, QuestionKind::Insurance);
        const auto later = [&](PlayerNumber player, int at, Action action) {
            return isForLater(table.rules(), table.state, asked,
                              Act{.player = player, .seat = seat(at), .action = action});
        };
        QVERIFY(later(bob, 2, Action::Decline));
        QVERIFY(later(bob, 2, Action::Insurance));
        QVERIFY(!later(bob, 2, Action::FollowSplit));
        QVERIFY(!later(ann, 1, Action::Insurance));
        QVERIFY(!later(ann, 1, Action::FollowSplit));
    }
};

OPENSHOE_TEST(TestQuestions, None)
#include "tst_questions.moc"
