// SPDX-License-Identifier: GPL-3.0-or-later
// The company during play: who comes and goes, what they stake, and that none of it is ever refused.
#include "companytables.h"
#include "testprogram.h"

#include "session/round/me.h"
#include "session/table/companydriver.h"
#include "session/table/seating.h"

#include <QSignalSpy>

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <set>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::test;
using namespace std::chrono_literals;
using session::CompanyWish;
using session::MemoryJournal;
using session::TableSession;

namespace {

// A table with company, on that journal.
struct Played {
    explicit Played(session::Journal& journal, CompanyWish wish = CompanyWish::Full,
                    const session::TableKey& table = key("deluxe"))
        : s(journal, table) {
        s.setCompany(wish, sharedAnalyser());
        s.open();
    }
    TableSession s;
};

// Nothing is lost: folding the events gives the table, except for a shoe changed since.
bool isTheFold(const Events& events, const TableState& table) {
    TableState folded = replay(events).value();
    if (table.shoeDrawn == 0) {
        folded.shoeDrawn = 0;
        folded.burnDue = table.burnDue;
    }
    return folded == table;
}

} // namespace

class TestCompany : public QObject {
    Q_OBJECT

    static Events opening(const Events& events) {
        return {events.begin(), std::ranges::find_if(events, [](const Event& event) {
                    return std::holds_alternative<BettingClosed>(event);
                })};
    }

private slots:
    void nobodyComesUnasked() {
        MemoryJournal journal;
        fillWallet(journal, key("deluxe"));
        Played nobody(journal, CompanyWish::Nobody);
        QVERIFY(nobody.s.companyDraft().guests.empty());
        QVERIFY(!nobody.s.canWatch());
        QCOMPARE(nobody.s.watch(), Refusal::NotOffered);
        for (const QString& id : allGames()) {
            const auto table = key(qPrintable(id));
            MemoryJournal other;
            fillWallet(other, table);
            Played played(other, CompanyWish::Full, table);
            QCOMPARE(!played.s.companyDraft().guests.empty(), session::mayHaveCompany(table.rules));
        }
    }

    void asManyComeAsWished() {
        for (const bool trial : {false, true}) {
            MemoryJournal journal;
            const auto table = key("deluxe", nullptr, trial);
            fillWallet(journal, table);
            Played played(journal, CompanyWish::Few, table);
            TableSession& s = played.s;
            QSignalSpy changed(&s, &TableSession::companyChanged);
            const auto seats = [&] {
                int taken = 0;
                for (int i = 1; i <= 7; ++i)
                    taken += s.companyDraft().at(seat(i)) ? 1 : 0;
                return taken;
            };
            QCOMPARE(seats(), 3);
            s.setCompany(CompanyWish::Full);
            QCOMPARE(changed.count(), 1);
            QCOMPARE(seats(), trial ? 7 : 6); // one is reserved for those who may sit
            s.setCompany(CompanyWish::Nobody);
            QCOMPARE(seats(), 0);
        }
    }

    // The same shoe produces the same people, stakes and decisions.
    void theSameShoeBringsTheSame() {
        std::array<std::vector<Events>, 2> logs;
        for (auto& log : logs) {
            SeededJournal journal(5);
            fillWallet(journal, watcher());
            Played played(journal, CompanyWish::Full, watcher());
            for (int i = 0; i < 60; ++i)
                QVERIFY(watchRound(played.s));
            for (const auto& round : journal.rounds())
                log.push_back(round.events);
        }
        QCOMPARE(logs[0].size(), std::size_t(60));
        QVERIFY(logs[0] == logs[1]);
        QVERIFY(logs[0][0] != logs[0][1]);
    }

    // What was announced while betting was open is what is staked when it closes.
    void theDraftIsWhatIsStaked() {
        SeededJournal journal(6);
        fillWallet(journal, key("deluxe"));
        Played played(journal);
        TableSession& s = played.s;
        Whimsical person(s, 1);
        for (int i = 0; i < 200; ++i) {
            person.draft();
            const auto company = s.companyDraft();
            const auto mine = s.slip().draft();
            if (s.slip().isEmpty() ? s.watch() : s.deal()) {
                s.resetSlip();
                continue;
            }
            for (std::size_t g = 0; g < company.guests.size(); ++g) {
                const auto& guest = company.guests[g];
                const PlayerNumber number{static_cast<std::uint16_t>(g + 1)};
                QCOMPARE(s.state().player(number).id, guest.id);
                const auto staked = session::Draft::of(opening(s.events()), number, guest.draft.seats);
                QVERIFY(staked == guest.draft);
            }
            QCOMPARE(s.state().players.size(), company.guests.size() + 1);
            QVERIFY(session::Draft::of(opening(s.events()), session::me(), mine.seats).stakes == mine.stakes);
            QVERIFY(finish(s, person));
        }
    }

    // Thousands of rounds with someone who does anything at all: no command of the company's is refused, stacks carry
    // over from round to round, and everything the engine offers them happens.
    void nothingIsRefused() {
        LeanJournal journal(7);
        Played played(journal);
        TableSession& s = played.s;
        Whimsical person(s, 2);
        int rounds = 0, idle = 0, behindMe = 0, followed = 0, bought = 0, pairs = 0, insured = 0, split = 0, gone = 0;
        std::map<std::string, base::Money> stacks;
        for (int i = 0; i < 3000; ++i) {
            s.setWallet(s.rules().limits.front().max.times(50));
            person.draft();
            const auto company = s.companyDraft();
            const auto refusal = s.slip().isEmpty() ? s.watch() : s.deal();
            if (refusal) { // of the person's draft
                QVERIFY2(s.slip().problem() || *refusal == Refusal::NotOffered, name(*refusal));
                s.resetSlip();
                continue;
            }
            ++rounds;
            for (const auto& guest : company.guests) {
                const auto before = stacks.find(guest.id);
                if (before != stacks.end() && !guest.isNew) {
                    QVERIFY(guest.boughtIn ? guest.balance > before->second : guest.balance == before->second);
                    bought += guest.boughtIn ? 1 : 0;
                }
                for (const auto& stake : guest.draft.stakes) {
                    const bool mine = s.state().seat(stake.place.seat).holder == session::me();
                    behindMe += stake.place.kind == StakeKind::Behind && mine ? 1 : 0;
                    pairs += stake.place.kind == StakeKind::Side ? 1 : 0;
                }
            }
            QVERIFY(finish(s, person));
            QVERIFY(isTheFold(journal.events, s.state()));
            stacks.clear();
            for (const Player& player : s.state().players) {
                QVERIFY(player.balance >= base::Money{});
                stacks[player.id] = player.balance;
            }
            for (const Event& event : journal.events) {
                const auto* left = std::get_if<SeatLeft>(&event);
                idle += left && left->reason == LeaveReason::Idle && left->player != session::me() ? 1 : 0;
                gone += left && left->reason == LeaveReason::CannotCover && left->player != session::me() ? 1 : 0;
                const auto* follows = std::get_if<Followed>(&event);
                followed += follows && follows->player != session::me() ? 1 : 0;
            }
            insured += count<InsuranceTaken>(journal.events);
            split += count<HandSplit>(journal.events);
        }
        QVERIFY(rounds > 2000);
        QVERIFY(idle > 5);
        QVERIFY(behindMe > 50);
        QVERIFY(followed > 20);
        QVERIFY(bought > 3);
        QVERIFY(pairs > 100);
        QVERIFY(insured > 20);
        QVERIFY(split > 100);
        QCOMPARE(gone, 0);
    }

    // Anyone who only intended to take a seat leaves it to the person; a seat held stays held.
    void aWantedSeatIsGivenUp() {
        SeededJournal journal(8);
        fillWallet(journal, key("deluxe"));
        Played played(journal, CompanyWish::Full);
        TableSession& s = played.s;
        int wanted = 1;
        while (!s.companyDraft().at(seat(wanted)))
            ++wanted;
        const std::string who = s.companyDraft().at(seat(wanted))->id;
        QVERIFY(!s.change(&session::BetSlip::set, behindAt(wanted), money("10.00")).refusal);
        QSignalSpy changed(&s, &TableSession::companyChanged);
        QVERIFY(!s.change(&session::BetSlip::takeSeat, seat(wanted)));
        QVERIFY(s.slip().at(behindAt(wanted)).isZero()); // nobody bets behind their own seat
        QCOMPARE(changed.count(), 0); // whoever changes the slip tells
        QVERIFY(!s.companyDraft().at(seat(wanted)));
        const auto& guests = s.companyDraft().guests;
        QVERIFY(std::ranges::find(guests, who, &session::Guest::id) != guests.end()); // on the seat that was free
        s.change(&session::BetSlip::undo);
        QCOMPARE(s.companyDraft().at(seat(wanted))->id, who);
        QVERIFY(watchRound(s) || s.slip().at(behindAt(wanted)).isPositive());
        if (!s.slip().isEmpty()) {
            s.change(&session::BetSlip::clear);
            QVERIFY(watchRound(s));
        }
        const Seat* held = nullptr;
        int number = 1;
        for (; number <= 7 && !held; ++number) {
            const auto* guest = s.companyDraft().at(seat(number));
            if (guest && !guest->held.empty())
                held = &s.state().seat(seat(number));
        }
        QVERIFY(held);
        QCOMPARE(s.change(&session::BetSlip::takeSeat, seat(number - 1)), Refusal::SeatTaken);
    }

    // The person gets two seats, and the company the rest; a third is refused.
    void thePersonHasTwoSeats() {
        SeededJournal journal(9);
        fillWallet(journal, key("deluxe"));
        Played played(journal);
        TableSession& s = played.s;
        QVERIFY(!s.change(&session::BetSlip::set, mainAt(2), money("10.00")).refusal);
        QVERIFY(!s.change(&session::BetSlip::add, mainAt(5), money("10.00")).refusal);
        QCOMPARE(s.change(&session::BetSlip::set, mainAt(6), money("10.00")).refusal, Refusal::SeatLimit);
        QVERIFY(!s.companyDraft().at(seat(2)) && !s.companyDraft().at(seat(5)));
        Whimsical person(s, 3);
        QVERIFY(!s.deal());
        QCOMPARE(s.heldSeats().size(), std::size_t(2));
        QVERIFY(finish(s, person));
        QCOMPARE(s.heldSeats().size(), std::size_t(2));
        for (int i = 0; i < 40; ++i) {
            QVERIFY(!s.change(&session::BetSlip::set, mainAt(2), money("10.00")).refusal);
            QVERIFY(!s.deal());
            QVERIFY(finish(s, person));
        }
        int seats = 0;
        for (int i = 1; i <= 7; ++i)
            seats += s.companyDraft().at(seat(i)) ? 1 : 0;
        QVERIFY(seats >= 4);
    }

    // An account that may not sit can still play: behind others, and on their first cards.
    void aTrialAccountPlaysBehind() {
        SeededJournal journal(10);
        fillWallet(journal, watcher());
        Played played(journal, CompanyWish::Full, watcher());
        TableSession& s = played.s;
        Whimsical person(s, 4);
        QCOMPARE(s.change(&session::BetSlip::takeSeat, seat(1)), Refusal::TrialNotSeated);
        int followsAsked = 0;
        for (int i = 0; i < 150; ++i) {
            int at = 1;
            while (!s.companyDraft().plays(seat(at)))
                ++at;
            QVERIFY(!s.change(&session::BetSlip::set, behindAt(at), money("20.00")).refusal);
            QVERIFY(!s.change(&session::BetSlip::set, sideAt(at, 0), money("5.00")).refusal);
            const base::Money before = s.wallet();
            QVERIFY(!s.deal());
            while (s.isPlaying()) {
                if (s.companyQuestion()) {
                    QVERIFY(!s.answerForCompany());
                    continue;
                }
                followsAsked += s.question()->kind == QuestionKind::FollowDouble ? 1 : 0;
                QVERIFY(
                    !(s.question()->kind == QuestionKind::FollowDouble ? s.act(Action::FollowDouble) : s.decline()));
            }
            base::Money net;
            for (const Play& play : s.state().plays) {
                if (play.player == session::me())
                    net += play.returned - play.stake;
            }
            QCOMPARE(s.wallet(), before + net);
        }
        QVERIFY(followsAsked > 3);
    }

    // The person's answers affect nobody else's, and vice versa.
    void everyoneAnswersForThemselves() {
        SeededJournal journal(12);
        fillWallet(journal, watcher());
        Played played(journal, CompanyWish::Full, watcher());
        TableSession& s = played.s;
        QCOMPARE(s.answerForCompany(), Refusal::NotYourTurn);
        QVERIFY(!s.watch());
        QVERIFY(s.companyQuestion());
        QVERIFY(!s.question());
        QCOMPARE(s.act(Action::Stand), Refusal::NotYourTurn);
        QCOMPARE(s.silence(), Refusal::NotYourTurn);
        QCOMPARE(s.watch(), Refusal::WrongPhase);
        QVERIFY(s.companyDraft().guests.empty());
    }

    // The program is killed before each answer of a round in turn: where silence finishes the round, the company
    // decides as it would have; where the round waits, the same people continue it.
    void aRoundGoesOnWithTheSamePeople_data() {
        QTest::addColumn<bool>("waits");
        QTest::newRow("finished") << false;
        QTest::newRow("waits") << true;
    }

    void aRoundGoesOnWithTheSamePeople() {
        QFETCH(bool, waits);
        auto table = watcher();
        table.rules.onSilence = waits ? OnSilence::Resume : OnSilence::Auto;
        Events whole;
        for (int killedAfter = -1; killedAfter < 12; ++killedAfter) {
            SeededJournal journal(13);
            fillWallet(journal, table);
            auto first = std::make_unique<Played>(journal, CompanyWish::Full, table);
            for (int i = 0; i < 3; ++i)
                QVERIFY(watchRound(first->s));
            QVERIFY(!first->s.watch());
            for (int i = 0; first->s.isPlaying() && (killedAfter < 0 || i < killedAfter); ++i)
                QVERIFY(!first->s.answerForCompany());
            first.reset();
            Played second(journal, CompanyWish::Nobody, table); // the wish applies to the next round
            if (waits) {
                while (second.s.isPlaying())
                    QVERIFY(!second.s.answerForCompany());
            }
            QVERIFY(!second.s.isPlaying());
            const Events& kept = journal.rounds().back().events;
            if (killedAfter < 0)
                whole = kept;
            QVERIFY(std::holds_alternative<RoundSettled>(kept.back()));
            QVERIFY(kept == whole);
        }
    }

    // The journal fails while someone of the company answers: every stake is returned, theirs too, and play continues.
    void everyStakeGoesBack() {
        SeededJournal journal(18);
        fillWallet(journal, watcher());
        Played played(journal, CompanyWish::Full, watcher());
        TableSession& s = played.s;
        QVERIFY(watchRound(s));
        const auto guests = s.companyDraft().guests;
        QVERIFY(!s.watch());
        QVERIFY(s.isPlaying());
        journal.failWith(base::environmentError("disk", base::Said::verbatim("it is full")).value());
        QVERIFY(!s.answerForCompany());
        QCOMPARE(s.stage(), TableSession::Stage::Failed);
        QVERIFY(s.companyDraft().guests.empty());
        QVERIFY(!s.isPlaying());
        for (std::size_t i = 0; i < guests.size(); ++i)
            QCOMPARE(s.state().players[i + 1].balance, guests[i].balance);
        QCOMPARE(s.watch(), Refusal::WrongPhase);
        journal.workAgain();
        s.retry();
        QCOMPARE(s.stage(), TableSession::Stage::Ready);
        for (int i = 0; i < 5; ++i)
            QVERIFY(watchRound(s));
    }

    // A seat is reserved for those who may sit, but nobody is sent away for it.
    void nobodyIsSentAwayForAFreeSeat() {
        SeededJournal journal(19);
        fillWallet(journal, key("deluxe"));
        Played played(journal);
        TableSession& s = played.s;
        int mine = 1;
        while (s.companyDraft().at(seat(mine)))
            ++mine;
        Whimsical person(s, 5);
        const auto stake = [&] { QVERIFY(!s.change(&session::BetSlip::set, mainAt(mine), money("10.00")).refusal); };
        stake();
        QVERIFY(!s.deal());
        QVERIFY(finish(s, person));
        int stayed = 0;
        for (const auto& guest : s.companyDraft().guests)
            stayed += !guest.isNew && !guest.draft.seats.empty() ? 1 : 0;
        QVERIFY(stayed >= 4);
        bool full = false;
        bool kept = false;
        for (int i = 0; i < 60; ++i) {
            int free = 0;
            for (int n = 1; n <= 7; ++n)
                free += n != mine && !s.companyDraft().at(seat(n)) ? 1 : 0;
            full = full || free == 0;
            kept = kept || free == 1;
            stake();
            QVERIFY(!s.deal());
            QVERIFY(finish(s, person));
        }
        QVERIFY(full && kept);
    }

    void otherRulesBringOtherPeople() {
        SeededJournal journal(14);
        fillWallet(journal, watcher());
        Played played(journal, CompanyWish::Full, watcher());
        TableSession& s = played.s;
        QVERIFY(watchRound(s));
        RuleSet other = s.rules();
        other.decks = 6;
        other.table.seats = 5;
        QCOMPARE(s.useRules(other), session::RulesFate::InForce);
        for (int i = 6; i <= 7; ++i)
            QVERIFY(!s.companyDraft().at(seat(i)));
        for (int i = 0; i < 20; ++i)
            QVERIFY(watchRound(s));
        other.table.company = false;
        (void)s.useRules(other);
        QVERIFY(s.companyDraft().guests.empty());
    }

    // The driver waits for what is shown, gives everyone time, and neither thinks nor hurries while paused.
    void theDriverGivesThemTime() {
        SeededJournal journal(15);
        fillWallet(journal, watcher());
        Played played(journal, CompanyWish::Full, watcher());
        TableSession& s = played.s;
        session::PlaybackQueue playback;
        playback.setManualClock(true);
        session::CompanyDriver driver(s, playback);
        driver.setManualClock(true);
        connect(&s, &TableSession::played, &playback, &session::PlaybackQueue::enqueue);
        const auto settle = [] { QCoreApplication::processEvents(); };
        QTRY_VERIFY(s.companyIsReady());
        QVERIFY(!s.watch());
        settle();
        QVERIFY(!driver.thinking()); // the cards are being dealt
        playback.advance(5min);
        settle();
        QCOMPARE(driver.thinking(), s.companyQuestion());
        const std::size_t asked = s.events().size();
        driver.advance(10ms);
        QCOMPARE(s.events().size(), asked);
        driver.setPaused(true);
        driver.advance(1min);
        driver.hurry();
        QCOMPARE(s.events().size(), asked);
        driver.setPaused(false);
        driver.advance(1min);
        QVERIFY(s.events().size() > asked);
        QVERIFY(!driver.thinking());
        playback.advance(5min);
        settle();
        QVERIFY(driver.thinking());
        driver.hurry(); // and everyone after, each once the one before has been shown
        for (int i = 0; i < 200 && s.isPlaying(); ++i) {
            playback.advance(5min);
            settle();
            driver.advance(0ms);
        }
        QVERIFY(!s.isPlaying());
        QVERIFY(!driver.thinking());
    }

    void anyPaceBringsTheSameRound() {
        std::vector<Events> logs;
        for (const auto pace : {session::CompanyPace::Quick, session::CompanyPace::Leisurely}) {
            SeededJournal journal(16);
            fillWallet(journal, watcher());
            Played played(journal, CompanyWish::Full, watcher());
            session::PlaybackQueue playback;
            playback.setSpeed(session::Speed::Off);
            session::CompanyDriver driver(played.s, playback);
            driver.setPace(pace);
            QVERIFY(!played.s.watch());
            QTRY_VERIFY(!played.s.isPlaying());
            logs.push_back(played.s.events());
        }
        QVERIFY(logs[0] == logs[1]);
    }

    // A full table of company only. OPENSHOE_COMPANY_ROUNDS sets the number of rounds, 100000 in the campaign.
    void aFullTableByItself() {
        bool given = false;
        const int wanted = qEnvironmentVariableIntValue("OPENSHOE_COMPANY_ROUNDS", &given);
        const int rounds = given ? wanted : 400;
        LeanJournal journal(17);
        Played played(journal, CompanyWish::Full, watcher());
        TableSession& s = played.s;
        std::map<std::string, base::Money> stacks;
        std::set<std::string> seen;
        std::int64_t hands = 0;
        for (int i = 0; i < rounds; ++i) {
            const auto company = s.companyDraft();
            QVERIFY(watchRound(s));
            const TableState& end = s.state();
            QVERIFY(isTheFold(journal.events, end));
            QVERIFY(std::holds_alternative<RoundSettled>(journal.events.back()));
            // Every stack continues from where it was left, and changes by the result of its plays.
            std::map<std::string, base::Money> next;
            for (const auto& guest : company.guests) {
                seen.insert(guest.id);
                if (const auto was = stacks.find(guest.id); was != stacks.end() && !guest.boughtIn)
                    QCOMPARE(guest.balance, was->second);
                next[guest.id] = guest.balance;
            }
            base::Money wagered;
            base::Money returned;
            for (const Play& play : end.plays) {
                QVERIFY(play.settled);
                next[end.player(play.player).id] += play.returned - play.stake;
                wagered += play.stake;
                returned += play.returned;
                hands += play.kind == StakeKind::Main ? 1 : 0;
            }
            const auto& told = std::get<RoundSettled>(journal.events.back());
            QCOMPARE(told.wagered, wagered);
            QCOMPARE(told.returned, returned);
            for (std::size_t p = 1; p < end.players.size(); ++p)
                QCOMPARE(end.players[p].balance, next[end.players[p].id]);
            stacks = std::move(next);
        }
        QCOMPARE(s.round(), rounds);
        QVERIFY(hands > rounds * 5);
        QVERIFY(seen.size() > 30);
        qInfo("%d rounds, %lld hands, %zu people", rounds, static_cast<long long>(hands), seen.size());
    }
};

OPENSHOE_TEST(TestCompany, Core)
#include "tst_company.moc"
