// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/table/tablesession.h"

#include "tables.h"
#include "testprogram.h"

#include <QSignalSpy>

#include <algorithm>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::test;
using session::MemoryJournal;
using session::TableSession;

class TestTableSession : public QObject {
    Q_OBJECT

    static void stakeOn(TableSession& s, int number = 1) {
        QVERIFY(!s.change(&session::BetSlip::set, mainAt(number), s.rules().limitIn(s.key().currency)->min).refusal);
    }

    // Plays to the end, accepting nothing: declines and stands.
    static void finish(TableSession& s) {
        for (int i = 0; i < 100 && s.isPlaying(); ++i) {
            const auto asked = s.question();
            QVERIFY(asked);
            QVERIFY(!(asked->kind == QuestionKind::Turn ? s.act(Action::Stand) : s.decline()));
        }
        QVERIFY(!s.isPlaying());
    }

private slots:
    void playsEveryGame_data() {
        QTest::addColumn<QString>("id");
        for (const QString& id : allGames())
            QTest::newRow(qPrintable(id)) << id;
    }

    void playsEveryGame() {
        QFETCH(QString, id);
        MemoryJournal journal;
        const auto table = key(qPrintable(id));
        fillWallet(journal, table);
        TableSession s(journal, table);
        QSignalSpy over(&s, &TableSession::roundOver);
        s.open();
        QCOMPARE(s.stage(), TableSession::Stage::Ready);
        for (int round = 1; round <= 50; ++round) {
            stakeOn(s);
            QVERIFY(!s.deal());
            finish(s);
            QCOMPARE(over.count(), round);
            // The journal holds exactly these events, and the wallet that follows from them.
            QCOMPARE(journal.rounds().back().events, s.events());
            QCOMPARE(journal.wallet(1, table.currency), s.wallet());
            QCOMPARE(replay(s.events()).value().players[0].balance, s.wallet());
        }
    }

    // Event by event, the session sees what the shoe's logs show as a whole, before the answer and after it; so does
    // one that comes to the table in the middle of the round.
    void seesWhatTheLogsShow_data() { playsEveryGame_data(); }
    void seesWhatTheLogsShow() {
        QFETCH(QString, id);
        MemoryJournal journal;
        const auto table = key(qPrintable(id));
        fillWallet(journal, table);
        TableSession s(journal, table);
        s.open();
        int asked = 0;
        for (int round = 0; round < 20; ++round) {
            stakeOn(s);
            QVERIFY(!s.deal());
            QVERIFY(!s.lastDecision() || s.lastDecision()->event >= s.events().size());
            const auto shoe = s.shoe()->id;
            const int answers = asked % 3; // hits as often, then stands
            for (int answer = 0; s.isPlaying(); ++answer, ++asked) {
                const auto open = lastDecisionIn(logsOf(journal, shoe), table);
                QVERIFY(open && !open->answer && isSame(s.openDecision().value(), *open));
                MemoryJournal left = journal;
                if (table.rules.onSilence == OnSilence::Resume) {
                    TableSession again(left, table);
                    again.open();
                    QVERIFY(isSame(again.openDecision().value(), *open));
                }
                const bool turn = s.question()->kind == QuestionKind::Turn;
                QVERIFY(!(!turn ? s.decline() : s.act(answer < answers ? Action::Hit : Action::Stand)));
                auto logs = logsOf(journal, shoe);
                const auto decisions = session::decisionsSeen(table.rules, logs, table.accountName);
                const auto last = std::find_if(decisions->rbegin(), decisions->rend(),
                                               [](const session::SeenDecision& seen) { return seen.answer; });
                QVERIFY(isSame(s.lastDecision().value(), *last));
            }
            QVERIFY(!s.openDecision());
        }
        QVERIFY(asked > 10);
    }

    void shoesLiveByTheRules_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("everyRound");
        QTest::newRow("classic") << "classic" << true;
        QTest::newRow("down-under") << "down-under" << true;
        QTest::newRow("boxes") << "boxes" << false;
        QTest::newRow("deluxe") << "deluxe" << false;
    }

    void shoesLiveByTheRules() {
        QFETCH(QString, id);
        QFETCH(bool, everyRound);
        MemoryJournal journal;
        fillWallet(journal, key(qPrintable(id)));
        TableSession s(journal, key(qPrintable(id)));
        s.open();
        std::int64_t number = s.shoe()->seed.number;
        QCOMPARE(number, 1);
        int changes = 0;
        for (int round = 0; round < 120; ++round) {
            const std::string commitment = s.shoe()->seed.seed.commitment();
            const int drawn = s.shoe()->drawn;
            const auto cards = fairness::shuffle(s.shoe()->seed);
            stakeOn(s);
            QVERIFY(!s.deal());
            // The cards are those of the committed shuffle, from where the shoe stood.
            int at = drawn;
            for (const Event& event : s.events()) {
                if (const auto* dealt = std::get_if<CardDealt>(&event))
                    QCOMPARE(dealt->card, cards[static_cast<std::size_t>(at++)]);
                else if (const auto* burned = std::get_if<CardBurned>(&event))
                    QCOMPARE(burned->card, cards[static_cast<std::size_t>(at++)]);
            }
            finish(s);
            const bool spent = everyRound || s.state().shoeDrawn == 0;
            if (s.shoe()->seed.number != number) {
                QVERIFY(spent);
                QCOMPARE(s.shoe()->seed.number, number + 1);
                QCOMPARE(s.shoe()->drawn, 0);
                QVERIFY(journal.shoes()[static_cast<std::size_t>(number - 1)].ended);
                QVERIFY(s.shoe()->seed.seed.commitment() != commitment);
                ++changes;
                number = s.shoe()->seed.number;
            } else {
                QVERIFY(!everyRound);
                QVERIFY(s.shoe()->drawn < s.rules().cutPosition());
            }
        }
        QVERIFY(changes > 0);
    }

    void theClientSeedStandsFromTheFirstStake() {
        MemoryJournal journal;
        fillWallet(journal, key("boxes"));
        TableSession s(journal, key("boxes"));
        s.open();
        const auto seed = fairness::ClientSeed::fromText("my own words", {}).value();
        QVERIFY(s.setClientSeed(seed));
        stakeOn(s);
        QVERIFY(!s.deal());
        QVERIFY(!s.setClientSeed({}));
        QCOMPARE(journal.shoes().front().kept.seed.clientSeed, seed);
        const auto cards = fairness::shuffle(s.shoe()->seed);
        QCOMPARE(s.state().seat(seat(1)).hands[0].cards[0], cards[0]);
        finish(s);
        QVERIFY(!s.clientSeedIsOpen());
    }

    void theClientSeedGoesIntoTheShoesThatFollow() {
        MemoryJournal journal;
        auto table = key("rundown"); // one shoe per round
        fillWallet(journal, table);
        const auto first = fairness::ClientSeed::fromText("mine", {}).value();
        const auto second = fairness::ClientSeed::fromText("another", {}).value();
        table.clientSeed = first;
        TableSession s(journal, table);
        s.open();
        QCOMPARE(s.shoe()->seed.clientSeed, first);
        const auto dealToATurn = [&] { // a dealt blackjack ends its round, and its shoe, at once
            do {
                stakeOn(s);
                QVERIFY(!s.deal());
            } while (!s.isPlaying());
        };
        dealToATurn();
        QVERIFY(!s.setClientSeed(second)); // this shoe keeps its own
        QCOMPARE(s.shoe()->seed.clientSeed, first);
        finish(s);
        QCOMPARE(s.shoe()->seed.clientSeed, second);
        dealToATurn();
        QCOMPARE(s.state().seat(seat(1)).hands[0].cards[0], fairness::shuffle(s.shoe()->seed)[0]);
        finish(s);
        QCOMPARE(journal.shoes().front().kept.seed.clientSeed, first);
        QCOMPARE(journal.shoes()[journal.shoes().size() - 2].kept.seed.clientSeed,
                 second); // the last one applies to the next round
    }

    void nothingHappensBeforeItIsKept() {
        MemoryJournal journal;
        fillWallet(journal, key("classic"));
        TableSession s(journal, key("classic"));
        s.open();
        connect(&s, &TableSession::played, this, [&](const Events& events) {
            const Events& kept = journal.rounds().back().events;
            QVERIFY(kept.size() >= events.size());
            QVERIFY(std::equal(events.rbegin(), events.rend(), kept.rbegin()));
        });
        for (int round = 0; round < 20; ++round) {
            stakeOn(s);
            QVERIFY(!s.deal());
            finish(s);
        }
    }

    void refusesWhatIsNotItsTurn() {
        MemoryJournal journal;
        fillWallet(journal, key("classic"));
        TableSession s(journal, key("classic"));
        s.open();
        QCOMPARE(s.deal(), Refusal::SeatEmpty);
        QCOMPARE(s.act(Action::Hit), Refusal::NotYourTurn);
        for (int round = 0; round < 50 && !s.isPlaying(); ++round) { // a blackjack may end it at once
            stakeOn(s);
            QVERIFY(!s.deal());
        }
        QCOMPARE(s.deal(), Refusal::WrongPhase);
    }

    void theWalletChangesBetweenRounds() {
        MemoryJournal journal;
        fillWallet(journal, key("boxes"));
        TableSession s(journal, key("boxes"));
        s.open();
        s.setWallet(money("50.00"));
        QCOMPARE(s.wallet(), money("50.00"));
        QCOMPARE(s.slip().left(), money("50.00"));
        dealToADecision(s);
        const auto playing = s.wallet();
        s.setWallet(money("70.00"));
        QCOMPARE(s.wallet(), playing);
    }

    void nothingIsDecidedOutOfTime() {
        MemoryJournal journal;
        fillWallet(journal, key("deluxe"));
        TableSession s(journal, key("deluxe"));
        QSignalSpy opened(&s, &TableSession::opened);
        s.retry(); // nothing has failed
        QCOMPARE(opened.count(), 0);
        QCOMPARE(s.deal(), std::optional(Refusal::WrongPhase));
        s.open();
        QCOMPARE(opened.count(), 1);
        s.retry();
        QCOMPARE(opened.count(), 1);
        QCOMPARE(s.early(seat(1), Action::Stand), std::optional(Refusal::WrongPhase));
        QCOMPARE(s.silence(), std::optional(Refusal::WrongPhase));
        QCOMPARE(s.decline(), std::optional(Refusal::NotYourTurn));
        QVERIFY(s.deal()); // nothing is staked
        dealToADecision(s);
        if (s.question()->kind == QuestionKind::Turn)
            QCOMPARE(s.decline(), std::optional(Refusal::NotYourTurn));
        else
            QVERIFY(!s.decline());
    }

    // A decision for the second seat, made while the first is being asked, is carried out at its turn.
    void earlyDecisionsAreCarriedOut() {
        MemoryJournal journal;
        fillWallet(journal, key("deluxe"));
        TableSession s(journal, key("deluxe"));
        s.open();
        for (int round = 0; round < 200; ++round) {
            s.resetSlip();
            s.change(&session::BetSlip::set, mainAt(1), money("5.00"));
            s.change(&session::BetSlip::set, mainAt(2), money("5.00"));
            QVERIFY(!s.deal());
            const auto asked = s.question();
            if (!asked || asked->kind != QuestionKind::Turn || asked->seat != seat(1)) {
                finish(s);
                continue;
            }
            const bool open = !s.early(seat(2), Action::Stand); // not if it has a blackjack
            QVERIFY(!s.act(Action::Stand));
            const auto stood = std::ranges::count_if(s.events(), [](const Event& e) {
                const auto* hand = std::get_if<HandStood>(&e);
                return hand && hand->cause == Cause::Early;
            });
            QCOMPARE(stood, open ? 1 : 0);
            if (open)
                return;
        }
        QFAIL("two hundred rounds without a decision");
    }

    static void dealToADecision(TableSession& s) {
        do {
            if (s.state().phase == Phase::Over)
                s.resetSlip();
            stakeOn(s);
            QVERIFY(!s.deal());
        } while (!s.isPlaying());
    }

    static base::Error fullDisk() {
        return {base::Error::Kind::Environment, "openshoe.db", base::Said::verbatim("the disk is full")};
    }

    void aFullDiskStopsThePlay() {
        MemoryJournal journal;
        fillWallet(journal, key("boxes"));
        TableSession s(journal, key("boxes"));
        s.open();
        Events cancelling;
        connect(&s, &TableSession::failed, this,
                [&](const base::Error&, const Events& events) { cancelling = events; });
        dealToADecision(s);
        const base::Money staked = s.wallet();
        const Events kept = journal.rounds().back().events;
        const auto present = std::find_if(
            kept.begin(), kept.end(), [](const Event& event) { return std::holds_alternative<PlayerPresent>(event); });
        QVERIFY(present != kept.end());
        const base::Money before = std::get<PlayerPresent>(*present).balance; // rounds that ended at once may have won
        journal.failWith(fullDisk());
        (void)s.silence();
        QCOMPARE(s.stage(), TableSession::Stage::Failed);
        QVERIFY(!cancelling.empty());
        QVERIFY(std::holds_alternative<RoundCancelled>(cancelling.back()));
        QVERIFY(s.roundIsOwed());
        QVERIFY(s.wallet() > staked);
        QCOMPARE(journal.rounds().back().events, kept);
        s.resetSlip();
        QCOMPARE(s.deal(), Refusal::WrongPhase);
        QCOMPARE(s.wallet(), before);

        // The next start finds the round at the very decision.
        journal.workAgain();
        journal.startAgain();
        TableSession later(journal, key("boxes"));
        later.open();
        QCOMPARE(later.round(), journal.rounds().back().id);
        QVERIFY(later.question());
        QCOMPARE(later.events(), kept);
    }

    // What was shown as returned is returned on disk as soon as it can be written, whoever asks first.
    void aRoundGivenUpIsReturnedLater_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("byRetry");
        for (const QString& id : allGames()) {
            QTest::newRow(qPrintable(id + QStringLiteral(", again"))) << id << true;
            QTest::newRow(qPrintable(id + QStringLiteral(", another table"))) << id << false;
        }
    }

    void aRoundGivenUpIsReturnedLater() {
        QFETCH(QString, id);
        QFETCH(bool, byRetry);
        MemoryJournal journal;
        fillWallet(journal, key(qPrintable(id)));
        TableSession s(journal, key(qPrintable(id)));
        QSignalSpy failures(&s, &TableSession::failed);
        QSignalSpy openings(&s, &TableSession::opened);
        s.open();
        dealToADecision(s);
        const auto round = s.round();
        journal.failWith(fullDisk());
        QVERIFY(!s.silence());
        QVERIFY(s.roundIsOwed());
        const Events shown = s.events();
        const base::Money wallet = s.wallet();
        s.retry();
        QCOMPARE(failures.count(), 2);
        QVERIFY(failures.last().at(1).value<Events>().empty());
        QCOMPARE(s.stage(), TableSession::Stage::Failed);
        QCOMPARE(s.wallet(), wallet);

        journal.workAgain();
        TableSession other(journal, key(qPrintable(id)));
        if (byRetry) {
            s.retry();
            QCOMPARE(s.stage(), TableSession::Stage::Ready);
            QVERIFY(!s.roundIsOwed());
            QCOMPARE(s.fate(), session::RoundFate::Returned);
            QCOMPARE(openings.count(), 2);
            QCOMPARE(s.shoe()->seed.number,
                     s.rules().shuffle.when == ShuffleWhen::EveryRound ? round + 1 : s.shoe()->seed.number);
        } else {
            other.open();
            QCOMPARE(other.round(), 0); // none was waiting
        }
        TableSession& next = byRetry ? s : other;
        QVERIFY(!next.isPlaying());
        QCOMPARE(next.wallet(), wallet);
        QCOMPARE(journal.wallet(1, s.key().currency), wallet);
        const auto& kept = journal.rounds().at(static_cast<std::size_t>(round - 1));
        QVERIFY(kept.over);
        QCOMPARE(kept.events, shown);
        next.resetSlip();
        stakeOn(next);
        QVERIFY(!next.deal());
        QCOMPARE(next.round(), round + 1);
        QCOMPARE(next.stage(), TableSession::Stage::Ready);
    }

    // The step was refused, but the failure is over by the time the round is cancelled.
    void aShortTroubleReturnsTheRoundAtOnce() {
        MemoryJournal journal;
        fillWallet(journal, key("classic"));
        TableSession s(journal, key("classic"));
        s.open();
        QSignalSpy failures(&s, &TableSession::failed);
        dealToADecision(s);
        const Events played = s.events();
        journal.failOnce(fullDisk());
        QVERIFY(!s.silence());
        QCOMPARE(failures.count(), 1);
        QCOMPARE(s.stage(), TableSession::Stage::Failed);
        QVERIFY(!s.roundIsOwed());
        QCOMPARE(s.fate(), session::RoundFate::Returned);
        QCOMPARE(journal.rounds().back().events, s.events());
        QVERIFY(journal.rounds().back().over);
        Events all = played;
        const auto ending = failures.first().at(1).value<Events>();
        all.insert(all.end(), ending.begin(), ending.end());
        QCOMPARE(all, s.events());
        QSignalSpy over(&s, &TableSession::roundOver);
        s.retry();
        QCOMPARE(s.stage(), TableSession::Stage::Ready);
        QCOMPARE(over.count(), 1);
        stakeOn(s);
        QVERIFY(!s.deal());
    }

    // The disk reports an error for a step it has stored all the same: what it stored counts, not what was shown.
    void aStepKeptAgainstItsWordCounts() {
        int settled = 0;
        for (int i = 0; i < 40; ++i) {
            MemoryJournal journal;
            fillWallet(journal, key("classic"));
            TableSession s(journal, key("classic"));
            s.open();
            QSignalSpy failures(&s, &TableSession::failed);
            dealToADecision(s);
            const Events played = s.events();
            journal.failOnce(fullDisk(), true);
            QVERIFY(!s.silence());
            QVERIFY(!s.roundIsOwed());
            QCOMPARE(journal.rounds().back().events, s.events());
            QVERIFY(journal.rounds().back().over);
            QCOMPARE(journal.wallet(1, s.key().currency), s.wallet());
            Events all = played;
            const auto ending = failures.first().at(1).value<Events>();
            all.insert(all.end(), ending.begin(), ending.end());
            QCOMPARE(all, s.events());
            settled += s.fate() == session::RoundFate::Settled;
            QVERIFY(std::holds_alternative<RoundCancelled>(s.events().back()) ==
                    (s.fate() == session::RoundFate::Returned));
            s.retry();
            QCOMPARE(s.stage(), TableSession::Stage::Ready);
            QCOMPARE(journal.wallet(1, s.key().currency), s.wallet());
        }
        QVERIFY(settled > 0);
    }

    // The same for a whole round that began with the failing step.
    void aDealKeptAgainstItsWordIsReturned() {
        MemoryJournal journal;
        fillWallet(journal, key("boxes"));
        TableSession s(journal, key("boxes"));
        s.open();
        const base::Money before = s.wallet();
        stakeOn(s);
        journal.failOnce(fullDisk(), true);
        QVERIFY(!s.deal());
        QCOMPARE(s.stage(), TableSession::Stage::Failed);
        QCOMPARE(journal.rounds().size(), std::size_t(1));
        QVERIFY(journal.rounds().back().over);
        QCOMPARE(journal.wallet(1, s.key().currency), s.wallet());
        if (s.fate() == session::RoundFate::Returned)
            QCOMPARE(s.wallet(), before);
    }

    void anUnwritableStakeIsNotTaken() {
        MemoryJournal journal;
        fillWallet(journal, key("premium"));
        TableSession s(journal, key("premium"));
        s.open();
        const base::Money before = s.wallet();
        const auto seed = fairness::ClientSeed::fromText("chosen", {}).value();
        QVERIFY(s.setClientSeed(seed));
        stakeOn(s);
        const auto draft = s.slip().draft().total();
        journal.failWith({base::Error::Kind::Environment, "openshoe.db", base::Said::verbatim("read-only")});
        QSignalSpy played(&s, &TableSession::played);
        QVERIFY(!s.deal());
        QCOMPARE(played.count(), 0);
        QCOMPARE(s.stage(), TableSession::Stage::Failed);
        QCOMPARE(s.wallet(), before);
        QVERIFY(journal.rounds().empty());
        // Once it can be written again, the stakes are still as drafted, and the chosen seed is kept.
        journal.workAgain();
        s.retry();
        QCOMPARE(s.stage(), TableSession::Stage::Ready);
        QCOMPARE(s.fate(), session::RoundFate::None);
        QCOMPARE(s.slip().draft().total(), draft);
        QVERIFY(!s.deal());
        QCOMPARE(played.count(), 1);
        QCOMPARE(journal.shoes().front().kept.seed.clientSeed, seed);
    }

    // If the next shoe can't be stored, the round before stands, and play continues from retry().
    void anUnwritableShoeIsTriedAgain() {
        MemoryJournal journal;
        fillWallet(journal, key("classic"));
        TableSession s(journal, key("classic"));
        s.open();
        dealToADecision(s);
        connect(&s, &TableSession::roundOver, this, [&] { journal.failWith(fullDisk()); });
        QSignalSpy failures(&s, &TableSession::failed);
        QSignalSpy over(&s, &TableSession::roundOver);
        while (s.isPlaying())
            QVERIFY(!s.silence());
        QCOMPARE(s.stage(), TableSession::Stage::Failed);
        QVERIFY(failures.first().at(1).value<Events>().empty());
        QVERIFY(!s.roundIsOwed());
        const base::Money wallet = s.wallet();
        s.retry();
        QCOMPARE(s.stage(), TableSession::Stage::Failed);
        journal.workAgain();
        s.retry();
        QCOMPARE(s.stage(), TableSession::Stage::Ready);
        QCOMPARE(over.count(), 1);
        QCOMPARE(s.wallet(), wallet);
        QVERIFY(s.shoe() && s.shoe()->drawn == 0);
        stakeOn(s);
        QVERIFY(!s.deal());
    }

    void interruptedRoundsGoOn_data() {
        QTest::addColumn<QString>("id");
        for (const QString& id : allGames())
            QTest::newRow(qPrintable(id)) << id;
    }

    // The journal is cut after every event of a round; a table opened on it continues and ends the round, once.
    void interruptedRoundsGoOn() {
        QFETCH(QString, id);
        MemoryJournal journal;
        const auto table = key(qPrintable(id));
        fillWallet(journal, table);
        const base::Money wallet = journal.wallet(1, table.currency);
        TableSession s(journal, table);
        s.open();
        stakeOn(s);
        QVERIFY(!s.deal());
        finish(s);
        MemoryJournal whole = journal;
        const Events log = whole.rounds().front().events;
        for (std::size_t cut = 1; cut < log.size(); ++cut) {
            MemoryJournal left = whole;
            left.rounds().front().events.resize(cut);
            left.rounds().front().over = false;
            left.shoes().erase(left.shoes().begin() + 1, left.shoes().end());
            left.shoes().front().ended = false;
            const auto state = replay(left.rounds().front().events);
            QVERIFY(state);
            left.shoes().front().kept.drawn = state->shoeDrawn;
            left.setWallet(1, table.currency, state->players.empty() ? wallet : state->players[0].balance);
            TableSession later(left, table);
            later.open();
            QCOMPARE(later.stage(), TableSession::Stage::Ready);
            QCOMPARE(later.round(), left.rounds().front().id);
            if (table.rules.onSilence == OnSilence::Auto)
                QVERIFY(!later.isPlaying());
            finish(later);
            QVERIFY(left.rounds().front().over);
            QCOMPARE(left.rounds().size(), std::size_t(1));
            const auto end = replay(left.rounds().front().events).value();
            if (!end.players.empty())
                QCOMPARE(later.wallet(), end.players[0].balance);
            // Play continues.
            stakeOn(later);
            QVERIFY(!later.deal());
            finish(later);
        }
    }

    void seatsAreHeldInASharedGame() {
        MemoryJournal journal;
        fillWallet(journal, key("deluxe"));
        TableSession s(journal, key("deluxe"));
        s.open();
        stakeOn(s, 3);
        QVERIFY(!s.change(&session::BetSlip::takeSeat, seat(5)));
        QVERIFY(!s.deal());
        QVERIFY(s.state().seat(seat(3)).dealtIn && s.state().seat(seat(5)).dealtIn);
        finish(s);
        QCOMPARE(s.heldSeats().size(), std::size_t(2));
        QCOMPARE(s.slip().draft().seats.size(), std::size_t(2));
        // One call puts the same stake on both.
        QVERIFY(!s.change(&session::BetSlip::set, mainAt(5), money("15.00")).refusal);
        QVERIFY(!s.deal());
        QCOMPARE(s.state().mainStake(seat(3)), s.state().mainStake(seat(5)));
        finish(s);
        s.change(&session::BetSlip::leaveSeat, seat(3));
        QVERIFY(!s.change(&session::BetSlip::set, mainAt(5), money("10.00")).refusal);
        QVERIFY(!s.deal());
        QVERIFY(!s.state().seat(seat(3)).holder);
        finish(s);
    }

    void repeatsTheLastStakes() {
        MemoryJournal journal;
        fillWallet(journal, key("rundown"));
        TableSession s(journal, key("rundown"));
        s.open();
        QVERIFY(!s.change(&session::BetSlip::set, mainAt(1), money("10.00")).refusal);
        QVERIFY(!s.change(&session::BetSlip::set, sideAt(1, 1), money("2.00")).refusal);
        QVERIFY(!s.deal());
        finish(s);
        QVERIFY(s.slip().isEmpty());
        QVERIFY(!s.change(&session::BetSlip::repeat, s.lastDraft()).refusal);
        QCOMPARE(s.slip().draft().total(), money("12.00"));
        QVERIFY(!s.deal());
    }
};

OPENSHOE_TEST(TestTableSession, Core)
#include "tst_tablesession.moc"
