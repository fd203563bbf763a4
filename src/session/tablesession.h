// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/betslip.h"
#include "session/company.h"
#include "session/journal.h"
#include "session/refit.h"
#include "session/strategylookup.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace openshoe::session {

/// Other rules are in force at a table.
struct RulesChange {
    engine::RuleSet before;
    /// Of the stakes drafted; where none were, of those of the last round, which can't all be repeated then.
    std::vector<Misfit> misfits;
    bool afterRound = false; ///< a round has just come to its end, by the rules before
};

/// What becomes of rules that a table is asked to play by.
enum class RulesFate {
    InForce,   ///< it plays by them
    NextRound, ///< they wait for the end of the round in play, or for the journal
    NoMoney,   ///< they have no limits for the money played with: the table goes on as it did
    NoSeat,    ///< they turn the table into one where this account may not sit: the same
};

/// One table being played by one person: commands in, events out. Events it emits with played() are on disk already.
///
/// A call that changes the round answers at once whether the rules allow it; its events come with played() when the
/// journal has them. Until then busy() is true and further calls are refused as `wrong-phase`.
///
/// Where the journal can't keep a step, nothing of the step has happened: play stops, the round is cancelled and every
/// stake of it goes back. failed() comes once that has been tried on disk too:
/// - roundIsOwed() false: it is so on disk, and the Rundown says `returned`;
/// - roundIsOwed() true: the disk refuses that as well. The person is shown the stakes as returned, and must be told
///   that this holds only when it can be written: by retry(), by any sitting down with the same journal, or when the
///   table is left and settleLeftRounds() runs. If the program ends before that, the next start finds the round as it
///   was on disk: to be resumed, or finished by the rule for silence; it then says so as of any interrupted round.
class TableSession : public QObject {
    Q_OBJECT

public:
    enum class Stage {
        Opening, ///< the journal is asked what it knows
        Ready,   ///< stakes may be drafted, or a round is being played
        Failed,  ///< the journal can't keep what happens: nothing is played until retry() succeeds
    };

    /// `journal` must outlive the session.
    TableSession(Journal& journal, TableKey key, QObject* parent = nullptr);
    ~TableSession() override;

    /// Asks the journal; opened() follows, or failed().
    void open();
    /// The same with what the journal has just said of this table.
    void open(const KeptTable& kept) { resume(kept); }
    /// After failed(), asked by the person: asks the journal again. opened() follows when play can go on, with round(),
    /// events(), state() and wallet as they are on disk and fate() telling what became of the round that failed; or
    /// failed() again, without events. In any other stage, and while busy, nothing happens.
    void retry();

    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] const TableKey& key() const { return m_key; }
    [[nodiscard]] const engine::RuleSet& rules() const { return m_key.rules; }
    /// The table as it truly is (hidden cards included): everything in it is on disk.
    [[nodiscard]] const engine::TableState& state() const { return m_state; }
    /// The round in progress, or the last one: its number (0 if there is none yet) and its events.
    [[nodiscard]] std::int64_t round() const { return m_round; }
    [[nodiscard]] const engine::Events& events() const { return m_events; }
    [[nodiscard]] bool isPlaying() const;
    [[nodiscard]] bool wasRecovered() const { return m_recovered; }
    [[nodiscard]] base::Money wallet() const;
    [[nodiscard]] const base::Error& failure() const { return m_failure; }
    /// The round in progress was shown as returned, and that is not on disk yet.
    [[nodiscard]] bool roundIsOwed() const { return m_owed; }
    /// After failed() with roundIsOwed() false, and after retry(): what became of the round that could not be kept.
    /// Settled means that its last step had reached the disk after all and ended it: events() tells how.
    [[nodiscard]] RoundFate fate() const { return m_fate; }
    [[nodiscard]] static engine::PlayerNumber me() { return engine::PlayerNumber{0}; }

    /// The shoe that the next (or present) round is played from; null while there is none.
    [[nodiscard]] const KeptShoe* shoe() const { return m_shoe ? &*m_shoe : nullptr; }
    /// The logs of the rounds played from it, oldest first, the present or last one behind them.
    [[nodiscard]] std::vector<engine::Events> shoeLogs() const;
    /// Only before the first stake on the shoe.
    [[nodiscard]] bool clientSeedIsOpen() const { return m_shoe && !m_shoe->staked && !m_busy; }
    /// For all shoes from here on, the one in use included if no stake lies on it yet. Returns whether it is.
    bool setClientSeed(const fairness::ClientSeed& seed);

    /// The draft of the stakes to come. It may be changed while no round is being played; slipChanged() is to be called
    /// then, where there is company.
    [[nodiscard]] BetSlip& slip() { return m_slip; }
    [[nodiscard]] const BetSlip& slip() const { return m_slip; }
    /// What was staked in the last round.
    [[nodiscard]] const Draft& lastDraft() const { return m_lastDraft; }
    /// Seats the person holds from the round before, where seats are held.
    [[nodiscard]] std::vector<engine::SeatNumber> heldSeats() const;
    /// Empties the slip; seats held stay in it.
    void resetSlip();

    /// Asked before each round with all that is to be staked: why it can't be, if so.
    using Condition = std::function<std::optional<engine::Refusal>(base::Money stake)>;
    void setCondition(Condition condition) { m_condition = std::move(condition); }
    /// Confirms the slip: opens the round, places the stakes, deals. Returns the refusal of the first stake that can't
    /// be placed, or of all of them, if there is one; then nothing has happened.
    std::optional<engine::Refusal> deal();
    /// The question that the person is being asked.
    [[nodiscard]] std::optional<engine::Question> question() const;
    /// Answers the question that the person is being asked.
    std::optional<engine::Refusal> act(engine::Action action);
    /// No: to insurance, even money, surrender before the peek, a follow.
    std::optional<engine::Refusal> decline();
    /// Registers a decision for that seat's turn.
    std::optional<engine::Refusal> early(engine::SeatNumber seat, engine::Action action);
    /// The person's time is up: the rule for silence answers.
    std::optional<engine::Refusal> silence();

    /// Other people at the table, from the next round on (at once, while stakes are open). Where the rules have none,
    /// the wish is kept for rules that do. The analyser finds basic strategy for those who play it, on a thread of its
    /// own; without one the session has its own.
    void setCompany(CompanyWish wish, std::shared_ptr<analysis::Analyser> analyser = nullptr);
    [[nodiscard]] CompanyWish companyWish() const { return m_wish; }
    /// Who will be there in the next round and what they mean to stake; nobody while a round is played. It heeds the
    /// slip: whoever only meant to take a seat leaves it to the person, and the person's hands can be bet on.
    [[nodiscard]] const CompanyDraft& companyDraft() const { return m_company; }
    /// The slip was changed: brings companyDraft() up to date.
    void slipChanged();
    /// Whether watch() would open a round: nothing is staked, and a hand will be played all the same.
    [[nodiscard]] bool canWatch() const;
    /// Opens a round of the company's alone: the person stakes nothing. An idle seat is lost as the rules say. Refused
    /// as not offered where canWatch() says no.
    std::optional<engine::Refusal> watch();
    /// The question that somebody of the company is being asked.
    [[nodiscard]] std::optional<engine::Question> companyQuestion() const;
    /// answerForCompany() would answer without having to wait for the analyser.
    [[nodiscard]] bool companyIsReady() const;
    /// Of the usual time for thinking, in percent; 0 where nobody of the company is asked.
    [[nodiscard]] int companyThinking() const;
    /// They answer, as they are.
    std::optional<engine::Refusal> answerForCompany();

    /// The wallet was topped up, or changed elsewhere; between rounds.
    void setWallet(base::Money wallet);

    /// Plays by these rules from the next round on: those of the game as it was edited, or of its copy. Between rounds
    /// they are in force at once, on a fresh shoe; the old one is finished. In a round they wait for its end, and
    /// replace what waited; the rules in force let go of it. What differs in looks alone is taken at once.
    RulesFate useRules(const engine::RuleSet& rules);
    /// The table goes on with the rules it has: nothing waits any more.
    void keepRules();
    /// The rules that wait; null for none.
    [[nodiscard]] const engine::RuleSet* nextRules() const { return m_next ? &*m_next : nullptr; }

signals:
    /// The journal has answered: round, shoe and wallet are known. events() has an interrupted round.
    void opened();
    /// These are on disk now and may be shown.
    void played(const openshoe::engine::Events& events);
    /// The round has ended, and is on disk.
    void roundOver(qint64 round);
    void shoeChanged();
    /// Other rules are in force, with a new slip; the fresh shoe follows with shoeChanged().
    void rulesChanged(const openshoe::session::RulesChange& change);
    /// companyDraft() is another: after a round, after a change of wish or slip.
    void companyChanged();
    /// Other rules wait, or none.
    void nextRulesChanged();
    void busyChanged();
    /// The journal can't go on. `ending` are the events that end the round in play, after those played so far: it is
    /// cancelled, or, if fate() is Settled, ends as it had been kept. Empty if no round was in play.
    void failed(const openshoe::base::Error& error, const openshoe::engine::Events& ending);

private:
    std::optional<engine::Refusal> perform(const engine::Command& command);
    std::optional<engine::Refusal> openWith(base::Money staked);
    void openRound(engine::TableState next, engine::Events events);
    [[nodiscard]] CompanyTable companyTable() const;
    void followCompany();
    void lookUpStrategy();
    void accept(engine::TableState next, const engine::Events& events);
    void afterRound();
    void resume(const KeptTable& kept);
    [[nodiscard]] bool needsNewShoe() const;
    void drawShoe(bool opening);
    void useShoe(KeptShoe shoe);
    void finishOpening();
    void wait(const engine::RuleSet& rules);
    void settleRules(bool afterRound = false);
    void takeRules(bool afterRound);
    [[nodiscard]] engine::TableState emptied(const engine::RuleSet& before) const;
    void fail(const base::Error& error);
    engine::Events cancelHere();
    engine::Events takeBack(const GivenBack& back);
    void setBusy(bool busy);
    /// Wraps an answer of the journal, which may come after the session is gone.
    template <typename T>
    Done<T> answer(std::function<void(T)> then, std::function<void(const base::Error&)> otherwise = {});
    Done<void> answer(std::function<void()> then);

    Journal& m_journal;
    TableKey m_key;
    std::optional<engine::RuleSet> m_next; ///< in force when no round is being played
    Stage m_stage = Stage::Opening;
    engine::TableState m_state;
    engine::Events m_events;
    std::int64_t m_round = 0;
    std::optional<KeptShoe> m_shoe;
    std::vector<engine::Card> m_cards;
    std::vector<engine::Events> m_shoeLogs; ///< of the rounds over
    BetSlip m_slip;
    Draft m_lastDraft;
    Condition m_condition;
    CompanyWish m_wish = CompanyWish::Nobody;
    CompanyDraft m_company;
    StrategyLookup m_strategy; ///< for the rules in force
    base::Error m_failure;
    bool m_busy = false;
    bool m_recovered = false;
    bool m_dealing = false; ///< a round is being opened: the journal may have it, its number isn't known
    bool m_gaveUp = false;  ///< a round was given up since the table was opened last
    bool m_owed = false;
    bool m_endUntold = false; ///< a round has come to its end while the table was opened
    RoundFate m_fate = RoundFate::None;
    std::int64_t m_lastRound = 0; ///< the last one at this table known to be over
    std::shared_ptr<bool> m_alive = std::make_shared<bool>(true);
};

} // namespace openshoe::session
