// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/company/company.h"
#include "session/company/strategylookup.h"
#include "session/round/betslip.h"
#include "session/round/decisions.h"
#include "session/round/refit.h"
#include "session/table/journal.h"

#include <QObject>
#include <QScopeGuard>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace openshoe::session {

/// Other rules have taken effect at a table.
struct RulesChange {
    engine::RuleSet before;
    /// Of the drafted stakes; if there were none, of those of the last round, not all of which can then be repeated.
    std::vector<Misfit> misfits;
    bool afterRound = false; ///< a round has just ended under the old rules
};

/// What happens to rules that a table is asked to play by.
enum class RulesFate {
    InForce,   ///< they are in effect
    NextRound, ///< they wait for the end of the round in play, or for the journal
    NoMoney,   ///< they have no limits for the money played with: the table continues as it was
    NoSeat,    ///< they would make it a table where this account may not sit: likewise
};

/// What a table's session is at: one of these.
namespace sessionstate {

/// Waiting for the journal's state, or for what follows from it.
struct Opening {
    bool roundEnded = false;          ///< meanwhile; nobody has been told
    RoundFate fate = RoundFate::None; ///< of the round given up before
};
/// Stakes may be drafted, or a round waits for an answer.
struct Ready {
    RoundFate fate = RoundFate::None; ///< as above, until the next round
};
/// A step is on its way to the disk.
struct Storing {
    RoundFate fate = RoundFate::None;
    bool opensRound = false; ///< the journal may have the round, but its number isn't known
};
/// The journal can't store what happens.
struct Failed {
    /// A round that was in play.
    struct GivenUp {
        bool isOwed = false;
        RoundFate fate = RoundFate::None;
    };
    base::Error error;
    std::optional<GivenUp> round;
    bool givesBack = false; ///< the journal is at it
};

} // namespace sessionstate

/// One table played by one person: commands in, events out. Events emitted by played() are already on disk.
///
/// A call that changes the round returns at once whether the rules allow it; its events arrive with played() once the
/// journal has them. Until then isBusy() is true and further calls are refused as `wrong-phase`.
///
/// If the journal can't store a step, nothing of the step has happened: play stops, the round is cancelled and all its
/// stakes are returned. failed() is emitted once this has been tried on disk too:
/// - roundIsOwed() false: the cancellation is on disk, and the Rundown says `returned`;
/// - roundIsOwed() true: the disk refuses that as well. The person is shown the stakes as returned, and must be told
///   that this holds only once it can be written: by retry(), when anyone sits down with the same journal, or when the
///   table is left and settleLeftRounds() runs. If the program ends before that, the next start finds the round as it
///   was on disk, to be resumed or finished by the rule for silence, and reports it like any interrupted round.
class TableSession : public QObject {
    Q_OBJECT

public:
    enum class Stage {
        Opening, ///< waiting for the journal's state
        Ready,   ///< stakes may be drafted, or a round is being played
        Failed,  ///< the journal can't store what happens: nothing is played until retry() succeeds
    };

    /// `journal` must outlive the session.
    TableSession(Journal& journal, TableKey key, QObject* parent = nullptr);
    ~TableSession() override;

    /// Asks the journal; opened() or failed() follows.
    void open();
    /// The same with what the journal has just reported for this table.
    void open(const KeptTable& kept) { resume(kept); }
    /// For a retry by the person after failed(): asks the journal again. opened() follows if play can continue, with
    /// round(), events(), state() and wallet() as they are on disk and fate() telling what became of the failed round;
    /// or failed() again, without events. Does nothing in any other stage or while busy.
    void retry();

    [[nodiscard]] Stage stage() const;
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] const TableKey& key() const { return m_key; }
    [[nodiscard]] const engine::RuleSet& rules() const { return m_key.rules; }
    /// The true table (including hidden cards): everything in it is on disk.
    [[nodiscard]] const engine::TableState& state() const { return m_state; }
    /// The round in progress or the last one: its number (0 if there is none yet) and its events.
    [[nodiscard]] std::int64_t round() const { return m_round; }
    [[nodiscard]] const engine::Events& events() const { return m_events; }
    [[nodiscard]] bool isPlaying() const;
    [[nodiscard]] base::Money wallet() const;
    /// What the journal can't do; empty in any other stage.
    [[nodiscard]] base::Error failure() const;
    /// The round in progress was shown as returned, but that is not on disk yet.
    [[nodiscard]] bool roundIsOwed() const;
    /// After failed() with roundIsOwed() false, and after retry(): what became of the round that could not be stored.
    /// Settled means that its last step had reached the disk after all and ended it; events() has the ending.
    [[nodiscard]] RoundFate fate() const;

    /// The shoe that the present or next round is played from; null if there is none.
    [[nodiscard]] const KeptShoe* shoe() const { return m_shoe ? &*m_shoe : nullptr; }
    /// Only before the first stake on the shoe.
    [[nodiscard]] bool clientSeedIsOpen() const { return m_shoe && !m_shoe->staked && !isBusy(); }
    /// For all shoes from here on, including the one in use if it has no stake yet. Returns whether it is included.
    bool setClientSeed(const fairness::ClientSeed& seed);

    /// The draft of the next stakes.
    [[nodiscard]] const BetSlip& slip() const { return m_slip; }
    /// Changes it, while no round is being played: calls `edit` with the slip and these arguments, and returns what it
    /// returns. companyDraft() is up to date afterwards, without companyChanged().
    template <typename Edit, typename... Arguments> auto change(Edit&& edit, Arguments&&... arguments) {
        const auto company = qScopeGuard([this] {
            if (m_wish != CompanyWish::Nobody)
                makeCompany();
        });
        return std::invoke(std::forward<Edit>(edit), m_slip, std::forward<Arguments>(arguments)...);
    }
    /// What was staked in the last round.
    [[nodiscard]] const Draft& lastDraft() const { return m_lastDraft; }
    /// Seats the person holds from the round before, in games where seats are held.
    [[nodiscard]] std::vector<engine::SeatNumber> heldSeats() const;
    /// A change that empties it, except for seats held.
    void resetSlip();

    /// Called before each round with the total to be staked; returns why it can't be, if so.
    using Condition = std::function<std::optional<engine::Refusal>(base::Money stake)>;
    void setCondition(Condition condition) { m_condition = std::move(condition); }
    /// Confirms the slip: opens the round, places the stakes, deals. Returns the first refusal, of one stake or of all
    /// of them, if there is one; nothing has happened then.
    std::optional<engine::Refusal> deal();
    /// The question being put to the person.
    [[nodiscard]] std::optional<engine::Question> question() const;
    /// The same with what could be seen at the table until then, in earlier rounds of the shoe too.
    [[nodiscard]] std::optional<SeenDecision> openDecision() const;
    /// What the person has seen of the shoe that the round in progress or the last one is from; null if that isn't
    /// known. At roundOver() it is still that of the round's shoe.
    [[nodiscard]] const SeenCards* seen() const { return m_watcher ? &m_watcher->seen() : nullptr; }
    /// The person's latest decision in the round in progress or the last one, seen in the same way.
    [[nodiscard]] const std::optional<SeenDecision>& lastDecision() const { return m_lastDecision; }
    /// Answers the person's question.
    std::optional<engine::Refusal> act(engine::Action action);
    /// Declines insurance, even money, surrender before the peek, or following.
    std::optional<engine::Refusal> decline();
    /// Registers a decision for that seat's turn.
    std::optional<engine::Refusal> early(engine::SeatNumber seat, engine::Action action);
    /// The person's time is up: the rule for silence answers.
    std::optional<engine::Refusal> silence();

    /// Other people at the table, from the next round on (at once while stakes are open). If the rules have none, the
    /// wish is kept for rules that do. The analyser computes basic strategy for those who play it, in a thread of its
    /// own; without one the session uses its own.
    void setCompany(CompanyWish wish, std::shared_ptr<analysis::Analyser> analyser = nullptr);
    /// Who will be there in the next round and what they intend to stake; nobody while a round is played. Takes the
    /// slip into account: whoever only intended to take a seat leaves it to the person, and the person's hands can be
    /// bet on.
    [[nodiscard]] const CompanyDraft& companyDraft() const { return m_company; }
    /// Whether watch() would open a round: nothing is staked, and a hand will be played all the same.
    [[nodiscard]] bool canWatch() const;
    /// Opens a round for the company alone: the person stakes nothing. An idle seat is lost as the rules say. Refused
    /// as not offered if canWatch() is false.
    std::optional<engine::Refusal> watch();
    /// The question being put to someone of the company.
    [[nodiscard]] std::optional<engine::Question> companyQuestion() const;
    /// Whether answerForCompany() would answer without waiting for the analyser.
    [[nodiscard]] bool companyIsReady() const;
    /// Thinking time in percent of the usual; 0 if nobody of the company is asked.
    [[nodiscard]] int companyThinking() const;
    /// Answers for them, in character.
    std::optional<engine::Refusal> answerForCompany();

    /// The wallet was topped up or otherwise changed; between rounds only.
    void setWallet(base::Money wallet);

    /// Plays by these rules from the next round on: the game's rules as edited, or its copy's. Between rounds they take
    /// effect at once, on a fresh shoe; the old one is finished. During a round they wait for its end, replacing any
    /// rules already waiting; passing the rules in effect drops those. A difference in looks alone is applied at once.
    RulesFate useRules(const engine::RuleSet& rules);
    /// Keeps the present rules: no others wait any more.
    void keepRules();
    /// The waiting rules; null if there are none.
    [[nodiscard]] const engine::RuleSet* nextRules() const { return m_next ? &*m_next : nullptr; }

signals:
    /// The journal has answered: round, shoe and wallet are known. events() has any interrupted round.
    void opened();
    /// These are on disk now and may be shown.
    void played(const openshoe::engine::Events& events);
    /// The round has ended and is on disk.
    void roundOver(qint64 round);
    void shoeChanged();
    /// Other rules are in effect, with a new slip; shoeChanged() follows for the fresh shoe.
    void rulesChanged(const openshoe::session::RulesChange& change);
    /// companyDraft() has changed, other than by change(): after a round, or after a change of wish.
    void companyChanged();
    /// Rules are waiting, or none any more.
    void nextRulesChanged();
    void busyChanged();
    /// The journal can't go on. `ending` are the events that end the round in play, following those already played: it
    /// is cancelled or, if fate() is Settled, ends as stored. Empty if no round was in play.
    void failed(const openshoe::base::Error& error, const openshoe::engine::Events& ending);

private:
    using Opening = sessionstate::Opening;
    using Ready = sessionstate::Ready;
    using Storing = sessionstate::Storing;
    using Failed = sessionstate::Failed;
    using State = std::variant<Opening, Ready, Storing, Failed>;
    template <typename S> [[nodiscard]] bool is() const { return std::holds_alternative<S>(m_at); }
    /// With busyChanged(), if it has.
    void enter(State state);

    std::optional<engine::Refusal> perform(const engine::Command& command);
    std::optional<engine::Refusal> openWith(base::Money staked);
    void openRound(engine::TableState next, engine::Events events);
    [[nodiscard]] CompanyTable companyTable() const;
    bool makeCompany();
    void updateCompany();
    [[nodiscard]] BetSlip freshSlip() const;
    void lookUpStrategy();
    void watchRound(const engine::Events& events);
    void see(const engine::Events& events);
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
    engine::Events takeBack(const GivenBack& back, bool wasShown);
    /// Wraps a callback for the journal, which may answer after the session is gone.
    template <typename T>
    Done<T> answer(std::function<void(T)> then, std::function<void(const base::Error&)> otherwise = {});
    Done<void> answer(std::function<void()> then);

    Journal& m_journal;
    TableKey m_key;
    std::optional<engine::RuleSet> m_next; ///< take effect when no round is being played
    State m_at;
    engine::TableState m_state;
    engine::Events m_events;
    std::int64_t m_round = 0;
    std::optional<KeptShoe> m_shoe;
    std::vector<engine::Card> m_cards;
    std::optional<Watcher> m_watcher; ///< of the shoe; none if a log of it doesn't fold
    std::optional<SeenDecision> m_lastDecision;
    BetSlip m_slip;
    Draft m_lastDraft;
    Condition m_condition;
    CompanyWish m_wish = CompanyWish::Nobody;
    CompanyDraft m_company;
    StrategyLookup m_strategy; ///< for the rules in effect
    std::int64_t m_lastRound = 0; ///< the last one at this table known to be over
    std::shared_ptr<bool> m_alive = std::make_shared<bool>(true);
};

} // namespace openshoe::session
