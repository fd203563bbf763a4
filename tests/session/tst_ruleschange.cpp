// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/round/refit.h"
#include "session/table/tablesession.h"

#include "tables.h"
#include "testprogram.h"

#include <QSignalSpy>

#include <algorithm>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::test;
using session::BetSlip;
using session::Draft;
using session::MemoryJournal;
using session::RulesFate;
using session::TableSession;

class TestRulesChange : public QObject {
    Q_OBJECT

    // A table of that game, with a wallet for any stake.
    struct Table {
        MemoryJournal journal;
        session::TableKey table;
        TableSession session;
        QList<session::RulesChange> changes;

        explicit Table(const session::TableKey& key) : table(key), session(filled(journal, key), key) {
            QObject::connect(&session, &TableSession::rulesChanged,
                             [this](const session::RulesChange& change) { changes << change; });
            session.open();
        }
        static MemoryJournal& filled(MemoryJournal& journal, const session::TableKey& key) {
            fillWallet(journal, key);
            return journal;
        }
    };

    static RuleSet softer(RuleSet rules) {
        rules.dealer.drawing.hitsSoft = !rules.dealer.drawing.hitsSoft;
        return rules;
    }
    static void stakeOn(TableSession& s, const char* amount = nullptr) {
        const auto stake = amount ? money(amount) : s.rules().limitIn(s.key().currency)->min;
        QVERIFY(!s.change(&session::BetSlip::set, mainAt(1), stake).refusal);
    }
    static void finish(TableSession& s) {
        for (int i = 0; i < 100 && s.isPlaying(); ++i) {
            const auto asked = s.question();
            QVERIFY(asked);
            QVERIFY(!(asked->kind == QuestionKind::Turn ? s.act(Action::Stand) : s.decline()));
        }
        QVERIFY(!s.isPlaying());
    }
    static void playARound(TableSession& s) {
        stakeOn(s);
        QVERIFY(!s.deal());
        finish(s);
    }

    static void dealToAQuestion(TableSession& s) {
        for (int round = 0; round < 50; ++round) {
            stakeOn(s);
            QVERIFY(!s.deal());
            if (s.isPlaying())
                return;
        }
        QFAIL("every round was over at once");
    }

private slots:
    void betweenRoundsAtOnceOnAFreshShoe() {
        Table t(key("boxes"));
        auto& s = t.session;
        playARound(s);
        const auto wallet = s.wallet();
        const auto old = *s.shoe();
        const RuleSet former = s.rules();
        const RuleSet wanted = softer(former);
        QCOMPARE(s.useRules(wanted), RulesFate::InForce);
        QVERIFY(s.rules() == wanted);
        QVERIFY(!s.nextRules());
        QCOMPARE(t.changes.size(), 1);
        QVERIFY(t.changes[0].before == former);
        QVERIFY(t.changes[0].misfits.empty());
        QCOMPARE(s.wallet(), wallet);
        QVERIFY(t.journal.shoes()[static_cast<std::size_t>(old.id - 1)].ended);
        QCOMPARE(s.shoe()->seed.number, old.seed.number + 1);
        QCOMPARE(s.shoe()->drawn, 0);
        QVERIFY(!s.isBusy());
        // The next round is played and stored under them.
        dealToAQuestion(s);
        // Nothing seen of the old shoe counts any more.
        const auto seen = lastDecisionIn(logsOf(t.journal, s.shoe()->id), s.key());
        QVERIFY(seen && isSame(s.openDecision().value(), *seen));
        finish(s);
        QVERIFY(t.journal.rounds().back().key.rules == wanted);
        QVERIFY(t.journal.rounds().front().key.rules == former);
    }

    void inARoundTheyWaitForItsEnd() {
        Table t(key("classic"));
        auto& s = t.session;
        const RuleSet former = s.rules();
        QSignalSpy waits(&s, &TableSession::nextRulesChanged);
        dealToAQuestion(s);
        const auto shoe = s.shoe()->id;
        QCOMPARE(s.useRules(softer(former)), RulesFate::NextRound);
        QVERIFY(s.rules() == former);
        QVERIFY(s.nextRules() && *s.nextRules() == softer(former));
        QCOMPARE(waits.count(), 1);
        QCOMPARE(s.shoe()->id, shoe);
        // Another edit replaces the waiting rules; the first edit never takes effect.
        RuleSet third = softer(former);
        third.decks = 2;
        QCOMPARE(s.useRules(third), RulesFate::NextRound);
        QVERIFY(*s.nextRules() == third);
        QCOMPARE(waits.count(), 2);
        finish(s);
        QVERIFY(s.rules() == third);
        QVERIFY(!s.nextRules());
        QCOMPARE(t.changes.size(), 1);
        QVERIFY(t.changes[0].before == former);
        QVERIFY(t.journal.rounds().back().key.rules == former);
        QVERIFY(t.journal.shoes()[static_cast<std::size_t>(shoe - 1)].ended);
        QCOMPARE(s.shoe()->seed.decks, 2);
        QVERIFY(s.shoe()->id != shoe);
        playARound(s);
        QVERIFY(t.journal.rounds().back().key.rules == third);
    }

    void whatIsUndoneIsLetGo() {
        Table t(key("boxes"));
        auto& s = t.session;
        const RuleSet former = s.rules();
        dealToAQuestion(s);
        const auto shoe = s.shoe()->id;
        QCOMPARE(s.useRules(softer(former)), RulesFate::NextRound);
        QCOMPARE(s.useRules(former), RulesFate::InForce);
        QVERIFY(!s.nextRules());
        QCOMPARE(s.useRules(softer(former)), RulesFate::NextRound);
        s.keepRules();
        QVERIFY(!s.nextRules());
        finish(s);
        QVERIFY(s.rules() == former);
        QVERIFY(t.changes.isEmpty());
        QCOMPARE(s.shoe()->id, shoe);
    }

    void looksNeedNoShoe() {
        Table t(key("boxes"));
        auto& s = t.session;
        const auto shoe = s.shoe()->id;
        RuleSet dressed = s.rules();
        dressed.look.felt = dressed.look.felt == Felt::Charcoal ? Felt::Lagoon : Felt::Charcoal;
        dealToAQuestion(s);
        QCOMPARE(s.useRules(dressed), RulesFate::InForce);
        QVERIFY(s.rules() == dressed);
        QCOMPARE(t.changes.size(), 1);
        QCOMPARE(s.shoe()->id, shoe);
        QVERIFY(s.isPlaying());
    }

    void aCopyIsPlayedInItsPlace() {
        Table t(key("boxes"));
        auto& s = t.session;
        playARound(s);
        const auto wallet = s.wallet();
        RuleSet copy = softer(s.rules());
        copy.id = "boxes-2";
        copy.name = "My boxes";
        QCOMPARE(s.useRules(copy), RulesFate::InForce);
        QCOMPARE(s.wallet(), wallet);
        playARound(s);
        QCOMPARE(t.journal.rounds().back().key.rules.id, std::string("boxes-2"));
        QCOMPARE(t.journal.rounds().back().key.account, t.journal.rounds().front().key.account);
    }

    void rulesThatDoNotFitTheTableAreRefused() {
        Table t(key("boxes"));
        auto& s = t.session;
        const RuleSet former = s.rules();
        dealToAQuestion(s);
        QCOMPARE(s.useRules(softer(former)), RulesFate::NextRound);
        RuleSet elsewhere = former;
        for (Limit& limit : elsewhere.limits)
            limit.currency = "Shells";
        QCOMPARE(s.useRules(elsewhere), RulesFate::NoMoney);
        QVERIFY(!s.nextRules()); // the game has been edited: the waiting rules are no longer its rules
        finish(s);
        QVERIFY(s.rules() == former);

        Table trial(key("boxes", nullptr, true));
        RuleSet shared = former;
        shared.table.behind = true;
        QCOMPARE(trial.session.useRules(shared), RulesFate::NoSeat);
        QVERIFY(trial.session.rules() == former);
        QCOMPARE(s.useRules(shared), RulesFate::InForce);
        // Someone who may not sit there anyway can continue to bet behind.
        Table behind(key("deluxe", nullptr, true));
        QCOMPARE(behind.session.useRules(softer(behind.session.rules())), RulesFate::InForce);
    }

    void aJournalThatFailsLosesNothing() {
        Table t(key("boxes"));
        auto& s = t.session;
        QSignalSpy failed(&s, &TableSession::failed);
        const RuleSet wanted = softer(s.rules());
        const auto wallet = s.wallet();
        t.journal.failWith(base::environmentError("disk", base::Said::verbatim("it is full")).value());
        (void)s.useRules(wanted);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(s.stage(), TableSession::Stage::Failed);
        t.journal.workAgain();
        s.retry();
        QCOMPARE(s.stage(), TableSession::Stage::Ready);
        QVERIFY(s.rules() == wanted);
        QCOMPARE(s.wallet(), wallet);
        playARound(s);
        QVERIFY(t.journal.rounds().back().key.rules == wanted);
    }

    // A round that can't be stored while other rules wait: its stakes are returned, then the rules take effect.
    void aRoundThatFailsEndsByItsOwn() {
        Table t(key("boxes"));
        auto& s = t.session;
        const RuleSet former = s.rules();
        dealToAQuestion(s);
        QCOMPARE(s.useRules(softer(former)), RulesFate::NextRound);
        t.journal.failOnce(base::environmentError("disk", base::Said::verbatim("it is full")).value());
        (void)(s.question()->kind == QuestionKind::Turn ? s.act(Action::Stand) : s.decline());
        QCOMPARE(s.stage(), TableSession::Stage::Failed);
        QVERIFY(s.rules() == former);
        s.retry();
        QCOMPARE(s.stage(), TableSession::Stage::Ready);
        QVERIFY(s.rules() == softer(former));
        QVERIFY(t.journal.rounds().back().key.rules == former);
    }

    // The program ended in the middle of a round, and the game was edited: the round continues under its own rules.
    void aRecoveredRoundIsFinishedByItsOwn_data() {
        QTest::addColumn<QString>("id");
        QTest::newRow("it resumes") << "boxes";
        QTest::newRow("silence ends it") << "deluxe";
    }

    void aRecoveredRoundIsFinishedByItsOwn() {
        QFETCH(QString, id);
        MemoryJournal journal;
        auto table = key(qPrintable(id));
        fillWallet(journal, table);
        const RuleSet former = table.rules;
        std::int64_t shoe = 0;
        {
            TableSession s(journal, table);
            s.open();
            dealToAQuestion(s);
            shoe = s.shoe()->id;
        }
        table.rules = softer(former);
        table.rules.decks = former.decks == 2 ? 4 : 2;
        TableSession s(journal, table);
        QSignalSpy over(&s, &TableSession::roundOver);
        s.open();
        if (former.onSilence == OnSilence::Resume) {
            QVERIFY(s.isPlaying());
            QVERIFY(s.rules() == former);
            QVERIFY(*s.nextRules() == table.rules);
            QCOMPARE(s.useRules(table.rules), RulesFate::NextRound); // given again: the same result
            finish(s);
        }
        QCOMPARE(over.count(), 1);
        QVERIFY(s.rules() == table.rules);
        QVERIFY(journal.rounds().back().key.rules == former);
        QVERIFY(journal.shoes()[static_cast<std::size_t>(shoe - 1)].ended);
        QCOMPARE(s.shoe()->seed.decks, table.rules.decks);
    }

    // --- What happens to the stakes.

    void draftsAreKeptWhereTheyFit() {
        Table t(key("boxes"));
        auto& s = t.session;
        const Limit limit = *s.rules().limitIn(s.key().currency);
        QVERIFY(!s.rules().table.behind);
        QVERIFY(s.rules().table.seats >= 3 && s.rules().table.seatsPerPlayer >= 2);
        QVERIFY(!s.change(&session::BetSlip::set, mainAt(1), limit.min.times(4)).refusal);
        QVERIFY(!s.change(&session::BetSlip::set, mainAt(3), limit.min.times(4)).refusal);
        RuleSet lower = s.rules();
        for (Limit& one : lower.limits)
            one.max = one.min.times(2);
        QCOMPARE(s.useRules(lower), RulesFate::InForce);
        QCOMPARE(s.slip().at(mainAt(1)), limit.min.times(2));
        QCOMPARE(t.changes.back().misfits.size(), std::size_t(2));
        QCOMPARE(t.changes.back().misfits[0].amount, limit.min.times(4));
        QCOMPARE(t.changes.back().misfits[0].kept, limit.min.times(2));
        RuleSet fewer = lower;
        fewer.table.seats = fewer.table.seatsPerPlayer = 1;
        QCOMPARE(s.useRules(fewer), RulesFate::InForce);
        QCOMPARE(s.slip().at(mainAt(1)), limit.min.times(2));
        QCOMPARE(s.slip().draft().stakes.size(), std::size_t(1));
        QCOMPARE(t.changes.back().misfits.size(), std::size_t(1));
        QCOMPARE(t.changes.back().misfits[0].place, mainAt(3));
        QVERIFY(t.changes.back().misfits[0].kept.isZero());
        QVERIFY(!s.deal());
    }

    void aSideBetIsKnownByItsId() {
        Table t(key("deluxe"));
        auto& s = t.session;
        QVERIFY(!s.rules().sideBets.empty());
        QVERIFY(!s.change(&session::BetSlip::takeSeat, seat(1)));
        stakeOn(s);
        const auto amount = s.slip().limit(sideAt(1, 0))->min;
        QVERIFY(!s.change(&session::BetSlip::set, sideAt(1, 0), amount).refusal);
        RuleSet more = s.rules();
        SideBet other = more.sideBets.front();
        other.id = "another";
        more.sideBets.insert(more.sideBets.begin(), other);
        QCOMPARE(s.useRules(more), RulesFate::InForce);
        QVERIFY(s.slip().at(sideAt(1, 0)).isZero());
        QCOMPARE(s.slip().at(sideAt(1, 1)), amount);
        QVERIFY(t.changes.back().misfits.empty());
        RuleSet none = more;
        none.sideBets.clear();
        QCOMPARE(s.useRules(none), RulesFate::InForce);
        QCOMPARE(s.slip().draft().stakes.size(), std::size_t(1));
        QCOMPARE(t.changes.back().misfits.size(), std::size_t(1));
        QCOMPARE(t.changes.back().misfits[0].place, sideAt(1, 1)); // under the old rules
        QVERIFY(!s.deal());
    }

    void sharedOnAndOff() {
        Table t(key("boxes"));
        auto& s = t.session;
        const auto min = s.rules().limitIn(s.key().currency)->min;
        QVERIFY(!s.change(&session::BetSlip::set, mainAt(1), min.times(3)).refusal);
        QVERIFY(!s.change(&session::BetSlip::set, mainAt(2), min.times(2)).refusal);
        RuleSet shared = s.rules();
        shared.table.behind = true;
        shared.table.seatsPerPlayer = 2;
        QCOMPARE(s.useRules(shared), RulesFate::InForce);
        QCOMPARE(s.slip().draft().seats.size(), std::size_t(2));
        QCOMPARE(s.slip().at(mainAt(1)), min.times(2)); // all seats of one person have the same stake
        QCOMPARE(s.slip().at(mainAt(2)), min.times(2));
        QCOMPARE(t.changes.back().misfits.size(), std::size_t(1));
        QVERIFY(!s.deal());
        finish(s);
        QCOMPARE(s.heldSeats().size(), std::size_t(2));
        // Held seats stay held when the rules change, as far as they still exist.
        RuleSet narrow = softer(shared);
        narrow.table.seatsPerPlayer = 1;
        QCOMPARE(s.useRules(narrow), RulesFate::InForce);
        QCOMPARE(s.heldSeats().size(), std::size_t(1));
        QVERIFY(s.slip().draft().seats == s.heldSeats());
        QVERIFY(!s.change(&session::BetSlip::repeat, s.lastDraft()).refusal);
        QVERIFY(!s.deal());
        finish(s);
        RuleSet alone = narrow;
        alone.table.behind = false;
        QCOMPARE(s.useRules(alone), RulesFate::InForce);
        QVERIFY(s.heldSeats().empty());
        QVERIFY(s.slip().draft().seats.empty());
        QVERIFY(!s.change(&session::BetSlip::repeat, s.lastDraft()).refusal);
        QVERIFY(!s.deal());
    }

    // With nothing drafted, it reports which of the last round's stakes can't be repeated.
    void theLastStakesAreRefitted() {
        Table t(key("boxes"));
        auto& s = t.session;
        const auto min = s.rules().limitIn(s.key().currency)->min;
        QVERIFY(!s.change(&session::BetSlip::set, mainAt(1), min.times(4)).refusal);
        QVERIFY(!s.deal());
        RuleSet lower = s.rules();
        for (Limit& one : lower.limits)
            one.max = one.min.times(2);
        (void)s.useRules(lower);
        finish(s);
        QVERIFY(s.rules() == lower);
        QCOMPARE(t.changes.back().misfits.size(), std::size_t(1));
        QCOMPARE(s.lastDraft().at(mainAt(1)), min.times(2));
        QVERIFY(!s.change(&session::BetSlip::repeat, s.lastDraft()).refusal);
        QVERIFY(!s.deal());
    }

    // A stake below the new minimum stays as it is: raising it is up to the person.
    void nobodysStakeIsRaised() {
        Table t(key("boxes"));
        auto& s = t.session;
        const auto min = s.rules().limitIn(s.key().currency)->min;
        stakeOn(s);
        RuleSet higher = s.rules();
        for (Limit& one : higher.limits)
            one.min = one.min.times(2);
        QCOMPARE(s.useRules(higher), RulesFate::InForce);
        QCOMPARE(s.slip().at(mainAt(1)), min);
        QVERIFY(t.changes.back().misfits.empty());
        QCOMPARE(s.slip().problem()->refusal, Refusal::BelowMinimum);
    }
};

OPENSHOE_TEST(TestRulesChange, Core)
#include "tst_ruleschange.moc"
