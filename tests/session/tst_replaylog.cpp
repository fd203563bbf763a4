// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/record/replaylog.h"

#include "session/round/playback.h"
#include "tables.h"
#include "testprogram.h"

using namespace openshoe;
using namespace openshoe::engine;
using session::ReplayLog;
using session::replayLog;

class TestReplayLog : public QObject {
    Q_OBJECT

    static constexpr PlayerNumber me{0};

    static Event dealt(int seat, const char* card, bool up = true) {
        return CardDealt{.seat = test::seat(seat), .card = *Card::parse(card), .faceUp = up};
    }
    // A stake of 10 on 10 and 6 against 5; a hit makes 19; the dealer turns a 9 and busts with a queen.
    static Events round() {
        const auto stake = test::money("10");
        return {RoundOpened{.currency = "usd"},
                PlayerPresent{.player = me, .id = "player", .balance = test::money("100")},
                SeatTaken{.player = me, .seat = test::seat(1)},
                StakePlaced{.player = me, .seat = test::seat(1), .kind = StakeKind::Main, .amount = stake},
                BettingClosed{},
                dealt(1, "TS"),
                dealt(0, "5H"),
                dealt(1, "6S"),
                dealt(0, "9H", false),
                TurnsStarted{},
                HandHit{.seat = test::seat(1)},
                dealt(1, "3C"),
                HandStood{.seat = test::seat(1)},
                HoleTurned{},
                dealt(0, "QD"),
                PlaySettled{.player = me,
                            .seat = test::seat(1),
                            .stake = stake,
                            .returned = test::money("20"),
                            .result = PlayResult::Win},
                RoundSettled{.wagered = stake, .returned = test::money("20")}};
    }

private slots:
    // All stakes together; each card; each decision; the dealer's card; the hand paid; the result.
    void eachThingThatIsSeenIsAMoment() {
        const ReplayLog log = replayLog(test::game("classic"), round());
        QCOMPARE(log.events, round());
        QVERIFY(!log.broken);
        QCOMPARE(log.ends, std::vector<std::size_t>({5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17}));
        QCOMPARE(log.momentAt(0), -1);
        QCOMPARE(log.momentAt(4), -1);
        QCOMPARE(log.momentAt(5), 0);
        QCOMPARE(log.momentAt(10), 4);
        QCOMPARE(log.momentAt(17), 11);
    }

    // What takes time at any speed ends a moment: the queue never stops within one.
    void theQueueStopsBetweenMoments() {
        const ReplayLog log = replayLog(test::game("classic"), round());
        for (const auto speed : {session::Speed::Fast, session::Speed::Normal, session::Speed::Slow}) {
            for (const bool reduced : {false, true}) {
                session::PlaybackQueue queue;
                queue.setManualClock(true);
                queue.setReducedMotion(reduced);
                queue.setSpeed(speed);
                std::size_t happened = 0;
                connect(&queue, &session::PlaybackQueue::present, this, [&](const Events& events) {
                    happened += events.size();
                    QVERIFY(std::ranges::find(log.ends, happened) != log.ends.end());
                });
                queue.enqueue(log.events);
                queue.advance(std::chrono::seconds(100));
                QCOMPARE(happened, log.events.size());
            }
        }
    }

    void wonSideBetsComeFirst() {
        const RuleSet rules = test::game("rundown");
        Events events = round();
        const auto bet = [](int which, bool won) {
            return PlaySettled{.player = me,
                               .seat = test::seat(1),
                               .kind = StakeKind::Side,
                               .sideBet = which,
                               .stake = test::money("1"),
                               .returned = test::money(won ? "2" : "0"),
                               .result = won ? PlayResult::Side : PlayResult::Lose};
        };
        for (int which = 0; which < 2; ++which)
            events.insert(events.begin() + 4, StakePlaced{.player = me,
                                                          .seat = test::seat(1),
                                                          .kind = StakeKind::Side,
                                                          .sideBet = 1 - which,
                                                          .amount = test::money("1")});
        events.insert(events.begin() + 11, {bet(0, false), bet(1, true)});
        const ReplayLog log = replayLog(rules, events);
        QVERIFY2(!log.broken, log.broken ? log.broken->text().c_str() : "");
        QCOMPARE(log.events.size(), events.size());
        QCOMPARE(log.events[11], Event(bet(1, true)));
        QCOMPARE(log.events[12], Event(bet(0, false)));
    }

    void aLogIsTakenAsFarAsItFolds() {
        Events events = round();
        events[11] = dealt(3, "3C"); // nobody sits there
        const ReplayLog log = replayLog(test::game("classic"), events);
        QCOMPARE(log.events, Events(events.begin(), events.begin() + 11));
        QCOMPARE(log.ends.back(), std::size_t(11));
        QVERIFY(log.broken);
        QVERIFY2(log.broken->where.find("event 11") != std::string::npos, log.broken->where.c_str());
    }

    void aLogThatEndsEarlyIsAllMoments() {
        const Events whole = round();
        for (std::size_t count = 0; count <= whole.size(); ++count) {
            const Events part(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(count));
            const ReplayLog log = replayLog(test::game("classic"), part);
            QVERIFY(!log.broken);
            QCOMPARE(log.events, part);
            QCOMPARE(log.ends.empty() ? std::size_t(0) : log.ends.back(), count);
        }
    }

    void aSideBetThatTheRulesLackEndsIt() {
        Events events = round();
        events.insert(events.begin() + 4, StakePlaced{.player = me,
                                                      .seat = test::seat(1),
                                                      .kind = StakeKind::Side,
                                                      .sideBet = 12,
                                                      .amount = test::money("1")});
        const ReplayLog log = replayLog(test::game("rundown"), events);
        QCOMPARE(log.events.size(), std::size_t(4));
        QVERIFY(log.broken);
        QVERIFY(log.broken->where.find("event 4") != std::string::npos);
    }

    void nothingFoldsOfNonsense() {
        const ReplayLog log = replayLog(test::game("classic"), {dealt(1, "TS")});
        QVERIFY(log.events.empty());
        QVERIFY(log.ends.empty());
        QVERIFY(log.broken);
        QCOMPARE(log.momentAt(0), -1);
    }
};

OPENSHOE_TEST(TestReplayLog, Core)
#include "tst_replaylog.moc"
