// SPDX-License-Identifier: GPL-3.0-or-later
// A side bet on the dealer's finished hand: it waits for the end of the round, and makes the dealer draw in any case.
#include "commandtable.h"

#include "testprogram.h"

#include <QTest>

namespace {

RuleSet withBust(const char* game, const QStringList& sets = {}) {
    RuleSet rules = rulesOf(game, sets);
    std::vector<Limit> limits = rules.limits;
    for (Limit& limit : limits)
        limit.min = Money::minor(2);
    rules.sideBets = {
        {.id = "pairs", .kind = SideBetKind::Pairs, .pays = {{SideOutcome::Mixed, {5, 1}}}, .limits = limits},
        {.id = "bust",
         .kind = SideBetKind::DealerBust,
         .pays = {{SideOutcome::DealerBust, {1, 1}}, {SideOutcome::DealerBust4, {3, 1}}},
         .limits = limits}};
    return rules;
}

/// Plays a round with 10 on the hand and 1 on each side bet, using these actions; returns each play's result, in order.
QString played(const RuleSet& rules, const char* shoe, const std::vector<Action>& actions) {
    RuleSet small = rules;
    for (Limit& limit : small.limits)
        limit.min = Money::minor(2);
    Table table(small, shoe);
    Events all;
    const auto give = [&](const Command& command) {
        if (table.give(command))
            qFatal("refused");
        all.insert(all.end(), table.events.begin(), table.events.end());
    };
    give(OpenRound{});
    give(PlaceStake{.player = ann, .seat = seat(1), .kind = StakeKind::Main, .sideBet = -1, .amount = coins("10")});
    for (const int bet : {0, 1})
        give(PlaceStake{.player = ann, .seat = seat(1), .kind = StakeKind::Side, .sideBet = bet, .amount = coins("1")});
    give(Deal{});
    for (const Action action : actions)
        give(Act{.player = ann, .seat = seat(1), .hand = HandNumber{1}, .action = action, .early = false});
    QStringList told;
    for (const Event& event : all) {
        if (const auto* settled = std::get_if<PlaySettled>(&event)) {
            const char* how = settled->kind == StakeKind::Side ? name(settled->outcome) : name(settled->result);
            told << QString("%1 %2").arg(how, QString::fromStdString(settled->returned.text()));
        } else if (const auto* dealt = std::get_if<CardDealt>(&event); dealt && dealt->seat.isDealer()) {
            told << QString::fromStdString(dealt->card.text());
        } else if (std::holds_alternative<TwentyTwoPushed>(event)) {
            told << "22";
        }
    }
    return told.join(", ");
}

} // namespace

class TestDealerBust : public QObject {
    Q_OBJECT

private slots:
    void itIsSettledWhenTheDealerIsDone_data() {
        QTest::addColumn<QString>("shoe");
        QTest::addColumn<std::vector<Action>>("actions");
        QTest::addColumn<QString>("told");
        using A = Action;
        QTest::newRow("bust with three") << "TS 6H 8D TC TD" << std::vector{A::Stand}
                                         << "6H, TC, none 0.00, TD, dealer-bust 2.00, win 20.00";
        QTest::newRow("bust with four") << "TS 6H 8D 5C 2D TH" << std::vector{A::Stand}
                                        << "6H, 5C, none 0.00, 2D, TH, dealer-bust-4 4.00, win 20.00";
        QTest::newRow("not bust") << "TS 6H 8D TC 2D" << std::vector{A::Stand}
                                  << "6H, TC, none 0.00, 2D, none 0.00, push 10.00";
        QTest::newRow("the player is bust, the dealer draws all the same")
            << "TS 6H 8D TC 9S TD" << std::vector{A::Hit} << "6H, TC, none 0.00, TD, dealer-bust 2.00, bust 0.00";
        QTest::newRow("the player has blackjack")
            << "TS 6H AD TC TD" << std::vector<A>{} << "6H, TC, none 0.00, TD, dealer-bust 2.00, blackjack 25.00";
        QTest::newRow("the dealer has blackjack")
            << "TS KH 9D AC TD" << std::vector<A>{} << "KH, AC, none 0.00, none 0.00, lose 0.00";
        QTest::newRow("the other side bet does not wait")
            << "8S 6H 8D TC TD" << std::vector{A::Stand} << "6H, TC, mixed 6.00, TD, dealer-bust 2.00, win 20.00";
    }
    void itIsSettledWhenTheDealerIsDone() {
        QFETCH(QString, shoe);
        QFETCH(std::vector<Action>, actions);
        QFETCH(QString, told);
        QCOMPARE(played(withBust("premium"), qPrintable(shoe), actions), told);
    }

    // A dealer's 22 changes nothing for hands that are over; it is announced only if a hand waits for it.
    void a22IsToldWhereSomebodyWaits() {
        const RuleSet rules = withBust("down-under");
        QVERIFY(played(rules, "TS TC 8D 6H 6D", {Action::Stand}).contains("22, push"));
        const QString over = played(rules, "TS TC 8D 6H 9S 6D", {Action::Hit});
        QVERIFY2(over.contains("dealer-bust 2.00, bust 0.00") && !over.contains("22"), qPrintable(over));
    }

    // Another side bet, settled long before, makes no difference.
    void withoutTheBetTheDealerDrawsNothing() {
        RuleSet rules = withBust("premium", {"limits=[{\"currency\":\"coin\",\"min\":\"1\",\"max\":\"100\"}]"});
        for (const bool pairs : {false, true}) {
            Table table(rules, "TS 6H 8D TC 9S TD");
            QVERIFY(!table.give(OpenRound{}));
            QVERIFY(!table.stake(ann, 1, StakeKind::Main, "10"));
            if (pairs)
                QVERIFY(!table.stake(ann, 1, StakeKind::Side, "1", 0));
            QVERIFY(!table.give(Deal{}));
            QVERIFY(!table.act(ann, 1, Action::Hit));
            QCOMPARE(table.state.drawn, 5);
        }
    }
};

OPENSHOE_TEST(TestDealerBust, None)
#include "tst_dealerbust.moc"
