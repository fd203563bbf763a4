// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/round/recovery.h"

#include "engine/script.h"
#include "tables.h"
#include "testprogram.h"

using namespace openshoe;
using namespace openshoe::engine;

class TestRecovery : public QObject {
    Q_OBJECT

    // A possible round: stakes on every seat, random decisions.
    static Events randomRound(const RuleSet& rules, TableState& state, std::span<const Card> shoe,
                              std::uint32_t& random) {
        const auto next = [&](int below) {
            return static_cast<int>((random = random * 1664525U + 1013904223U) >> 8) % below;
        };
        Events events;
        const auto give = [&](const Command& command) { return applyTo(rules, state, command, shoe, events); };
        (void)give(engine::OpenRound{});
        const int seats = 1 + next(std::min(rules.table.seatsPerPlayer, 3));
        for (int s = 1; s <= seats; ++s) {
            (void)give(PlaceStake{PlayerNumber{0}, test::seat(s), StakeKind::Main, -1, rules.limits.front().min});
            for (int bet = 0; bet < static_cast<int>(rules.sideBets.size()); ++bet)
                (void)give(PlaceStake{PlayerNumber{0}, test::seat(s), StakeKind::Side, bet,
                                      rules.sideBets[static_cast<std::size_t>(bet)].limits.front().min});
        }
        (void)give(Deal{});
        while (const auto asked = question(rules, state)) {
            if (next(8) == 0) {
                (void)give(Silence{});
                continue;
            }
            if (next(4) == 0)
                (void)give(Act{PlayerNumber{0}, test::seat(2), HandNumber{1}, static_cast<Action>(next(5)), true});
            const auto can = offers(rules, state, *asked);
            const Offer& offer = can[static_cast<std::size_t>(next(static_cast<int>(can.size())))];
            (void)give(offer.affordable ? Command(Act{asked->player, asked->seat, asked->hand, offer.action})
                                        : Command(Silence{}));
        }
        return events;
    }

    static std::vector<Card> shoeFor(const RuleSet& rules, std::uint32_t random) {
        std::vector<Card> shoe;
        for (int i = 0; i < rules.cards(); ++i)
            shoe.push_back(Card::fromIndex(i % cardsPerDeck));
        for (std::size_t i = shoe.size(); i-- > 1;) {
            random = random * 1664525U + 1013904223U;
            std::swap(shoe[i], shoe[(random >> 8) % (i + 1)]);
        }
        return shoe;
    }

private slots:
    // However much of a round's log is left, it continues to the same log (the person deciding as before), or is
    // finished by silence, or, before betting was closed, every stake is returned.
    void goesOnFromEveryEvent_data() {
        QTest::addColumn<QString>("id");
        for (const QString& id : test::allGames())
            QTest::newRow(qPrintable(id)) << id;
    }

    void goesOnFromEveryEvent() {
        QFETCH(QString, id);
        const RuleSet rules = test::game(qPrintable(id));
        std::uint32_t random = 99;
        for (int round = 0; round < 40; ++round) {
            const auto shoe = shoeFor(rules, 1000U + static_cast<std::uint32_t>(round));
            TableState before;
            before.currency = rules.limits.front().currency;
            before.players.push_back({.id = "player", .balance = rules.limits.front().min.times(20)});
            changeShoe(rules, before, false);
            TableState after = before;
            const Events log = randomRound(rules, after, shoe, random);
            QCOMPARE(after.phase, Phase::Over);
            const auto closed = std::find_if(log.begin(), log.end(),
                                             [](const Event& e) { return std::holds_alternative<BettingClosed>(e); });
            for (std::size_t cut = 1; cut <= log.size(); ++cut) {
                const Events kept(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(cut));
                const auto recovery = session::recover(rules, kept, shoe, false);
                QVERIFY2(recovery, recovery ? "" : recovery.error().text().c_str());
                Events whole = kept;
                whole.insert(whole.end(), recovery->missing.begin(), recovery->missing.end());
                QCOMPARE(replay(whole).value(), recovery->state);
                if (cut <= static_cast<std::size_t>(closed - log.begin())) {
                    QVERIFY(recovery->state.cancelled);
                    if (!recovery->state.players.empty()) {
                        QCOMPARE(recovery->state.players[0].balance, before.players[0].balance);
                    }
                    continue;
                }
                // The missing part is what the command had produced.
                QVERIFY(whole.size() <= log.size());
                QVERIFY(std::equal(whole.begin(), whole.end(), log.begin()));
                QVERIFY(recovery->state.phase == Phase::Over || question(rules, recovery->state));
                const auto finished = session::recover(rules, kept, shoe, true);
                QVERIFY(finished && finished->state.phase == Phase::Over);
            }
        }
    }

    void nothingIsMissingFromAWholeLog() {
        const RuleSet rules = test::game("classic");
        const auto shoe = shoeFor(rules, 5);
        TableState state;
        state.currency = "gold";
        state.players.push_back({.id = "player", .balance = test::money("100000.00")});
        std::uint32_t random = 3;
        const Events log = randomRound(rules, state, shoe, random);
        const auto recovery = session::recover(rules, log, shoe, true);
        QVERIFY(recovery);
        QVERIFY(recovery->missing.empty());
        QCOMPARE(recovery->state, state);
    }

    void anotherShoeIsNoticed() {
        const RuleSet rules = test::game("classic");
        TableState state;
        state.currency = "gold";
        state.players.push_back({.id = "player", .balance = test::money("100000.00")});
        std::uint32_t random = 3;
        const Events log = randomRound(rules, state, shoeFor(rules, 5), random);
        const auto recovery = session::recover(rules, log, shoeFor(rules, 6), false);
        QVERIFY(!recovery);
        QVERIFY(recovery.error().text().find("event ") == 0);
    }

    void damagedLogsAreRefused() {
        const RuleSet rules = test::game("classic");
        const auto shoe = shoeFor(rules, 5);
        QVERIFY(!session::recover(rules, {}, shoe, false));
        QVERIFY(!session::recover(rules, {BettingClosed{}}, shoe, false));
        QVERIFY(!session::recover(rules, {RoundOpened{}, PlayerPresent{.player = PlayerNumber{7}}}, shoe, false));
        QVERIFY(
            !session::recover(rules, {RoundOpened{}, PlayerPresent{}, BettingClosed{}, TurnsStarted{}}, shoe, false));
    }
};

OPENSHOE_TEST(TestRecovery, None)
#include "tst_recovery.moc"
