// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/round/playback.h"

#include "tables.h"
#include "testprogram.h"

#include <QSignalSpy>

using namespace openshoe;
using namespace openshoe::engine;
using namespace std::chrono_literals;
using session::Moment;
using session::PlaybackQueue;
using session::Speed;

class TestPlayback : public QObject {
    Q_OBJECT

    Events m_presented;
    std::vector<std::size_t> m_batches;

    void listen(PlaybackQueue& queue) {
        m_presented.clear();
        m_batches.clear();
        queue.setManualClock(true);
        connect(&queue, &PlaybackQueue::present, this, [this](const Events& events) {
            m_presented.insert(m_presented.end(), events.begin(), events.end());
            m_batches.push_back(events.size());
        });
    }

    static Event card(int seat) { return CardDealt{.seat = test::seat(seat), .card = Card::fromIndex(seat)}; }
    static Events deal() { return {RoundOpened{}, BettingClosed{}, card(1), card(0), card(1), TurnsStarted{}}; }

private slots:
    void presentsInOrderAndInTime() {
        PlaybackQueue queue;
        listen(queue);
        queue.enqueue(deal());
        // Events that take no time come with the next one that does.
        QCOMPARE(m_presented.size(), std::size_t(3));
        QVERIFY(!queue.isIdle());
        queue.advance(349ms);
        QCOMPARE(m_presented.size(), std::size_t(3));
        queue.advance(1ms);
        QCOMPARE(m_presented.size(), std::size_t(4));
        queue.advance(10s);
        QCOMPARE(m_presented, deal());
        QVERIFY(queue.isIdle());
    }

    void finishesWhenTheLastEventsTimeIsOver() {
        PlaybackQueue queue;
        listen(queue);
        QSignalSpy finished(&queue, &PlaybackQueue::finished);
        queue.enqueue({card(1)});
        QCOMPARE(finished.count(), 0);
        queue.advance(239ms);
        QCOMPARE(finished.count(), 0);
        queue.advance(1ms);
        QCOMPARE(finished.count(), 1);
        QVERIFY(queue.isIdle());
    }

    // The time left is kept; what is requested explicitly still comes at once.
    void waitsWhilePaused() {
        PlaybackQueue queue;
        listen(queue);
        QSignalSpy finished(&queue, &PlaybackQueue::finished);
        queue.enqueue({card(1), card(2)});
        queue.advance(100ms);
        queue.setPaused(true);
        queue.advance(10s);
        QCOMPARE(m_presented.size(), std::size_t(1));
        queue.setPaused(false);
        queue.advance(249ms);
        QCOMPARE(m_presented.size(), std::size_t(1));
        queue.advance(1ms);
        QCOMPARE(m_presented.size(), std::size_t(2));
        queue.setPaused(true);
        queue.skip();
        QVERIFY(queue.isIdle());
        QCOMPARE(finished.count(), 1);
        queue.enqueue({card(1), card(2)}); // begins, and waits before the next
        queue.advance(10s);
        QCOMPARE(m_presented.size(), std::size_t(3));
    }

    void waitsByItsOwnTimerToo() {
        PlaybackQueue queue;
        QSignalSpy finished(&queue, &PlaybackQueue::finished);
        queue.enqueue({card(1)});
        queue.setPaused(true);
        QVERIFY(!finished.wait(500));
        queue.setPaused(false);
        QVERIFY(finished.wait(5000));
    }

    void speeds_data() {
        QTest::addColumn<int>("speed");
        QTest::addColumn<bool>("reduced");
        QTest::addColumn<int>("card");
        QTest::addColumn<int>("sideBetWin");
        QTest::newRow("off") << static_cast<int>(Speed::Off) << false << 0 << 0;
        QTest::newRow("fast") << static_cast<int>(Speed::Fast) << false << 120 << 600;
        QTest::newRow("normal") << static_cast<int>(Speed::Normal) << false << 240 << 1200;
        QTest::newRow("slow") << static_cast<int>(Speed::Slow) << false << 480 << 2400;
        QTest::newRow("reduced motion") << static_cast<int>(Speed::Normal) << true << 80 << 1200;
    }

    void speeds() {
        QFETCH(int, speed);
        QFETCH(bool, reduced);
        QFETCH(int, card);
        QFETCH(int, sideBetWin);
        const Event dealt = CardDealt{.seat = test::seat(1)};
        const Event won = PlaySettled{.kind = StakeKind::Side, .result = PlayResult::Side};
        QCOMPARE(session::durationOf(dealt, nullptr, {static_cast<Speed>(speed), reduced}).count(), card);
        QCOMPARE(session::durationOf(won, nullptr, {static_cast<Speed>(speed), reduced}).count(), sideBetWin);
    }

    // At normal speed; with reduced motion, mere movement takes 80 ms, and things to read their full time.
    void everyEventTakesItsTime_data() {
        QTest::addColumn<int>("time");
        QTest::addColumn<int>("reduced");
        QTest::addColumn<std::vector<Event>>("events"); // the event and the one after it
        const auto row = [](const char* name, int time, int reduced, std::vector<Event> events) {
            QTest::newRow(name) << time << reduced << events;
        };
        row("a card", 240, 80, {CardDealt{}});
        row("a card before another", 350, 80, {CardDealt{}, CardDealt{}});
        row("a card face down", 330, 80, {CardDealt{.faceUp = false}});
        row("a burned card", 110, 80, {CardBurned{}});
        row("a seat taken", 0, 0, {SeatTaken{}});
        row("the betting closed", 0, 0, {BettingClosed{}});
        row("the hint", 860, 780, {HintGiven{}});
        row("two gold cards", 880, 780, {DealerExposed{}});
        row("a 22", 860, 780, {TwentyTwoPushed{}});
        row("the peek", 340, 240, {DealerPeeked{}});
        row("the hole card", 290, 80, {HoleTurned{}});
        row("an insurance", 260, 80, {InsuranceTaken{}});
        row("even money", 260, 80, {EvenMoneyTaken{}});
        row("a double", 260, 80, {HandDoubled{}});
        row("a split", 370, 80, {HandSplit{}});
        row("a free double", 260, 80, {HandDoubledFree{}});
        row("a free split", 370, 80, {HandSplitFree{}});
        row("a surrender", 180, 80, {HandSurrendered{}});
        row("a follow", 260, 80, {Followed{}});
        row("a won side bet", 1200, 1200, {PlaySettled{.kind = StakeKind::Side, .result = PlayResult::Side}});
        row("a lost side bet before another", 0, 0,
            {PlaySettled{.kind = StakeKind::Side}, PlaySettled{.kind = StakeKind::Side}});
        row("the last lost side bet", 300, 80, {PlaySettled{.kind = StakeKind::Side}, TurnsStarted{}});
        row("a hand before the end", 300, 80, {PlaySettled{}, RoundSettled{}});
        row("a hand before another", 300, 80, {PlaySettled{.seat = test::seat(1)}, PlaySettled{.seat = test::seat(2)}});
        row("a hand before its insurance", 0, 0, {PlaySettled{}, PlaySettled{.kind = StakeKind::Insurance}});
        row("the dealer's last card", 740, 580, {CardDealt{}, PlaySettled{}});
        row("the dealer's last card, a 22", 740, 580, {CardDealt{}, TwentyTwoPushed{}});
        row("the last card before the side bets", 240, 80, {CardDealt{}, PlaySettled{.kind = StakeKind::Side}});
        row("the hole card, the last to be seen", 790, 580, {HoleTurned{}, PlaySettled{}});
        row("even money paid", 300, 80, {PlaySettled{}});
        row("the end", 460, 240, {RoundSettled{}});
        row("a round cancelled", 460, 240, {RoundCancelled{}});
    }
    void everyEventTakesItsTime() {
        QFETCH(int, time);
        QFETCH(int, reduced);
        QFETCH(std::vector<Event>, events);
        const Event* next = events.size() > 1 ? &events[1] : nullptr;
        QCOMPARE(session::durationOf(events[0], next, {Speed::Normal, false}).count(), time);
        QCOMPARE(session::durationOf(events[0], next, {Speed::Normal, true}).count(), reduced);
    }

    void everyMomentTakesItsTime_data() {
        QTest::addColumn<int>("moment");
        QTest::addColumn<int>("time");
        QTest::addColumn<int>("reduced");
        QTest::newRow("collecting") << static_cast<int>(Moment::Collect) << 300 << 80;
        QTest::newRow("placing stakes") << static_cast<int>(Moment::PlaceStakes) << 260 << 80;
        QTest::newRow("the outcome") << static_cast<int>(Moment::Outcome) << 350 << 350;
    }
    void everyMomentTakesItsTime() {
        QFETCH(int, moment);
        QFETCH(int, time);
        QFETCH(int, reduced);
        const auto of = [&](Speed speed, bool less) {
            return static_cast<int>(session::durationOf(static_cast<Moment>(moment), {speed, less}).count());
        };
        QCOMPARE(of(Speed::Normal, false), time);
        QCOMPARE(of(Speed::Normal, true), reduced);
        QCOMPARE(of(Speed::Slow, false), 2 * time);
        QCOMPARE(of(Speed::Fast, false), time / 2);
        QCOMPARE(of(Speed::Off, false), 0);
    }

    // The dealer's last card, half a second, the dealer's total, then one hand after another.
    void theOutcomeIsSaidBeforeTheHandsArePaid() {
        PlaybackQueue queue;
        listen(queue);
        std::size_t shownWhenSaid = 0;
        QSignalSpy said(&queue, &PlaybackQueue::dealerDone);
        connect(&queue, &PlaybackQueue::dealerDone, this, [&] { shownWhenSaid = m_presented.size(); });
        const Event one = PlaySettled{.seat = test::seat(1)};
        const Event two = PlaySettled{.seat = test::seat(2)};
        queue.enqueue({HoleTurned{}, card(0), one, two, RoundSettled{}});
        queue.advance(290ms); // the hole card
        QCOMPARE(m_presented.size(), std::size_t(2));
        queue.advance(739ms); // the card and half a second
        QCOMPARE(said.count(), 0);
        queue.advance(1ms);
        QCOMPARE(said.count(), 1);
        QCOMPARE(shownWhenSaid, std::size_t(2));
        queue.advance(349ms);
        QCOMPARE(m_presented.size(), std::size_t(2));
        queue.advance(1ms);
        QCOMPARE(m_presented.size(), std::size_t(3));
        queue.advance(299ms);
        QCOMPARE(m_presented.size(), std::size_t(3));
        queue.advance(1ms);
        QCOMPARE(m_presented.size(), std::size_t(4));
        queue.advance(10s);
        QCOMPARE(m_presented.size(), std::size_t(5));
        QCOMPARE(said.count(), 1);
        QVERIFY(queue.isIdle());
    }

    // Side bets that wait for the dealer come after the outcome, winners first, as after the deal.
    void sideBetsThatWaitedComeAfterTheOutcome() {
        PlaybackQueue queue;
        listen(queue);
        std::size_t shownWhenSaid = 0;
        QSignalSpy said(&queue, &PlaybackQueue::dealerDone);
        connect(&queue, &PlaybackQueue::dealerDone, this, [&] { shownWhenSaid = m_presented.size(); });
        const auto bet = [](int number, PlayResult result) {
            return PlaySettled{.kind = StakeKind::Side, .sideBet = number, .result = result};
        };
        queue.enqueue({bet(0, PlayResult::Lose), bet(1, PlayResult::Side), TurnsStarted{}, HoleTurned{}, card(0),
                       bet(2, PlayResult::Lose), bet(3, PlayResult::Side), PlaySettled{}, RoundSettled{}});
        queue.advance(100s);
        QVERIFY(queue.isIdle());
        QCOMPARE(said.count(), 1);
        QCOMPARE(shownWhenSaid, std::size_t(5));
        QStringList order;
        for (const Event& event : m_presented) {
            if (const auto* settled = std::get_if<PlaySettled>(&event); settled && settled->kind == StakeKind::Side)
                order << QString::number(settled->sideBet);
        }
        QCOMPARE(order.join(' '), "1 0 3 2");
    }


    void evenMoneyIsPaidWithoutAnOutcome() {
        PlaybackQueue queue;
        listen(queue);
        QSignalSpy said(&queue, &PlaybackQueue::dealerDone);
        queue.enqueue({EvenMoneyTaken{}, PlaySettled{}, TurnsStarted{}});
        queue.advance(10s);
        QCOMPARE(said.count(), 0);
        QVERIFY(queue.isIdle());
    }

    void skippingSaysNoOutcome() {
        PlaybackQueue queue;
        listen(queue);
        QSignalSpy said(&queue, &PlaybackQueue::dealerDone);
        queue.enqueue({HoleTurned{}, PlaySettled{}, RoundSettled{}});
        queue.skip();
        QCOMPARE(m_presented.size(), std::size_t(3));
        queue.enqueue({RoundOpened{}, card(1), PlaySettled{}});
        queue.advance(10s);
        QCOMPARE(said.count(), 0);
    }

    // A second card that the dealer draws after the players begins the dealer's turn as a turned hole card does.
    void aDrawnSecondCardBeginsTheDealersTurn() {
        for (const bool skips : {false, true}) {
            PlaybackQueue queue;
            listen(queue);
            QSignalSpy said(&queue, &PlaybackQueue::dealerDone);
            queue.enqueue({RoundOpened{}, card(1), card(0), DealEnded{}, TurnsStarted{}});
            if (skips)
                queue.skip();
            queue.advance(10s);
            QCOMPARE(said.count(), 0);
            queue.enqueue({card(1), card(0), card(0), PlaySettled{}, RoundSettled{}});
            queue.advance(10s);
            QCOMPARE(said.count(), 1);
        }
    }

    // So does the end of the turns where no card is left to turn; it takes no time.
    void turnsThatEndBeginTheDealersTurn() {
        PlaybackQueue queue;
        listen(queue);
        QSignalSpy said(&queue, &PlaybackQueue::dealerDone);
        queue.enqueue({RoundOpened{}, card(1), card(0), card(1), card(0), TurnsStarted{}});
        queue.advance(10s);
        QCOMPARE(said.count(), 0);
        queue.enqueue({TurnsEnded{}, card(0), PlaySettled{}, RoundSettled{}});
        QVERIFY(m_presented.size() > 7); // the dealer's card flies at once
        queue.advance(10s);
        QCOMPARE(said.count(), 1);
    }

    void holdsBackWhatComes() {
        PlaybackQueue queue;
        listen(queue);
        queue.hold(560ms);
        queue.enqueue({card(1)});
        queue.advance(559ms);
        QVERIFY(m_presented.empty());
        QVERIFY(!queue.isIdle());
        queue.advance(1ms);
        QCOMPARE(m_presented.size(), std::size_t(1));
        queue.advance(10s);
        queue.hold(560ms);
        queue.enqueue({card(2)});
        queue.skip();
        QCOMPARE(m_presented.size(), std::size_t(2));
        QVERIFY(queue.isIdle());
        queue.setSpeed(Speed::Off);
        queue.hold(queue.timeOf(Moment::Collect));
        QVERIFY(queue.isIdle());
    }

    void goesOnWhereSteppingEnds() {
        PlaybackQueue queue;
        listen(queue);
        QSignalSpy finished(&queue, &PlaybackQueue::finished);
        queue.setStepping(true);
        queue.setSpeed(Speed::Off); // stepping takes precedence
        QCOMPARE(queue.speed(), Speed::Off);
        queue.enqueue(deal());
        QCOMPARE(queue.pending(), static_cast<int>(deal().size()));
        queue.step();
        QCOMPARE(m_presented.size(), std::size_t(1));
        queue.setStepping(false);
        QCOMPARE(m_presented, deal());
        QCOMPARE(finished.count(), 1);
        queue.step(); // nothing is left
        QCOMPARE(m_presented, deal());
    }

    void forgetsWhatIsLeft() {
        PlaybackQueue queue;
        listen(queue);
        QSignalSpy finished(&queue, &PlaybackQueue::finished);
        queue.enqueue(deal());
        const auto shown = m_presented.size();
        queue.clear();
        QVERIFY(queue.isIdle());
        QCOMPARE(queue.pending(), 0);
        queue.advance(10s);
        QCOMPARE(m_presented.size(), shown);
        QCOMPARE(finished.count(), 0);
    }

    void theTimerTakesOverFromTheManualClock() {
        PlaybackQueue queue;
        listen(queue);
        QSignalSpy finished(&queue, &PlaybackQueue::finished);
        queue.enqueue({card(1)});
        queue.setManualClock(false);
        QVERIFY(finished.wait(5000));
    }

    void offIsAllAtOnce() {
        PlaybackQueue queue;
        listen(queue);
        queue.setSpeed(Speed::Off);
        QSignalSpy finished(&queue, &PlaybackQueue::finished);
        queue.enqueue(deal());
        QCOMPARE(m_presented, deal());
        QCOMPARE(m_batches.size(), std::size_t(1));
        QCOMPARE(finished.count(), 1);
    }

    void skipsToTheEnd() {
        PlaybackQueue queue;
        listen(queue);
        QSignalSpy finished(&queue, &PlaybackQueue::finished);
        queue.enqueue(deal());
        queue.skip();
        QCOMPARE(m_presented, deal());
        QVERIFY(queue.isIdle());
        QCOMPARE(finished.count(), 1);
        queue.skip();
        QCOMPARE(finished.count(), 1);
    }

    void switchedOffInTheMiddleSkips() {
        PlaybackQueue queue;
        listen(queue);
        queue.enqueue(deal());
        queue.setSpeed(Speed::Off);
        QCOMPARE(m_presented, deal());
    }

    void stepsOneByOne() {
        PlaybackQueue queue;
        listen(queue);
        queue.setStepping(true);
        queue.enqueue(deal());
        QVERIFY(m_presented.empty());
        for (std::size_t i = 1; i <= deal().size(); ++i) {
            queue.advance(10s);
            queue.step();
            QCOMPARE(m_presented.size(), i);
        }
        QVERIFY(queue.isIdle());
    }

    void celebratesWonSideBetsFirst() {
        PlaybackQueue queue;
        listen(queue);
        queue.setSpeed(Speed::Off);
        const PlaySettled lost{.seat = test::seat(3), .kind = StakeKind::Side, .result = PlayResult::Lose};
        const PlaySettled won{
            .seat = test::seat(2), .kind = StakeKind::Side, .result = PlayResult::Side, .outcome = SideOutcome::Flush};
        const PlaySettled alsoLost{.seat = test::seat(1), .kind = StakeKind::Side, .result = PlayResult::Lose};
        queue.enqueue({card(0), lost, won, alsoLost, TurnsStarted{}});
        QCOMPARE(m_presented, (Events{card(0), won, lost, alsoLost, TurnsStarted{}}));
    }

    void moreComesWhileItPlays() {
        PlaybackQueue queue;
        listen(queue);
        queue.enqueue({card(1)});
        queue.enqueue({card(2)});
        QCOMPARE(m_presented.size(), std::size_t(1));
        queue.advance(10s);
        QCOMPARE(m_presented, (Events{card(1), card(2)}));
    }

    void runsByItsOwnTimer() {
        PlaybackQueue queue;
        QSignalSpy finished(&queue, &PlaybackQueue::finished);
        queue.setSpeed(Speed::Fast);
        queue.enqueue({card(1), card(2)});
        QVERIFY(finished.wait(5000));
    }
};

OPENSHOE_TEST(TestPlayback, Core)
#include "tst_playback.moc"
