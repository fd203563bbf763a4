// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/betslip.h"
#include "session/journal.h"

#include <QObject>

#include <memory>
#include <vector>

namespace openshoe::session {

/// One table being played by one person: commands in, events out. What it emits as played is on disk already.
///
/// A call that changes the round answers at once whether the rules allow it; its events come with played() when the
/// journal has them. Until then busy() is true and further calls are refused as `wrong-phase`.
class TableSession : public QObject {
    Q_OBJECT

public:
    enum class Stage {
        Opening, ///< the journal is asked what it knows
        Ready,   ///< stakes may be drafted, or a round is being played
        Failed,  ///< the journal can't keep what happens: nothing more is played
    };

    /// `journal` must outlive the session.
    TableSession(Journal& journal, TableKey key, QObject* parent = nullptr);
    ~TableSession() override;

    /// Asks the journal; opened() follows.
    void open();

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
    [[nodiscard]] static engine::PlayerNumber me() { return engine::PlayerNumber{0}; }

    /// The shoe that the next (or present) round is played from; null while there is none.
    [[nodiscard]] const KeptShoe* shoe() const { return m_shoe ? &*m_shoe : nullptr; }
    /// Only before the first stake on the shoe.
    [[nodiscard]] bool clientSeedIsOpen() const { return m_shoe && !m_shoe->staked && !m_busy; }
    bool setClientSeed(const fairness::ClientSeed& seed);

    /// The draft of the stakes to come. It may be changed while no round is being played.
    [[nodiscard]] BetSlip& slip() { return m_slip; }
    [[nodiscard]] const BetSlip& slip() const { return m_slip; }
    /// What was staked in the last round.
    [[nodiscard]] const Draft& lastDraft() const { return m_lastDraft; }
    /// Seats the person holds from the round before, where seats are held.
    [[nodiscard]] std::vector<engine::SeatNumber> heldSeats() const;
    /// Empties the slip; seats held stay in it.
    void resetSlip();

    /// Confirms the slip: opens the round, places the stakes, deals. The refusal of the first stake that can't be
    /// placed, if there is one; then nothing has happened.
    std::optional<engine::Refusal> deal();
    [[nodiscard]] std::optional<engine::Question> question() const;
    /// Answers the question that the person is being asked.
    std::optional<engine::Refusal> act(engine::Action action);
    /// No: to insurance, even money, surrender before the peek, a follow.
    std::optional<engine::Refusal> decline();
    /// Registers a decision for that seat's turn.
    std::optional<engine::Refusal> early(engine::SeatNumber seat, engine::Action action);
    /// The time is up: the rule for silence answers.
    std::optional<engine::Refusal> silence();

    /// The wallet was topped up, or changed elsewhere; between rounds.
    void setWallet(base::Money wallet);

signals:
    /// The journal has answered: round, shoe and wallet are known. An interrupted round stands in events().
    void opened();
    /// These are on disk now and may be shown.
    void played(const openshoe::engine::Events& events);
    /// The round has ended, and is on disk.
    void roundOver(qint64 round);
    void shoeChanged();
    void busyChanged();
    /// The journal can't go on. A round in progress is cancelled in memory: `cancelling` holds the events of that.
    void failed(const openshoe::base::Error& error, const openshoe::engine::Events& cancelling);

private:
    std::optional<engine::Refusal> perform(const engine::Command& command);
    void openRound(engine::TableState next, engine::Events events);
    void accept(engine::TableState next, const engine::Events& events);
    void afterRound();
    void resume(const KeptTable& kept);
    void drawShoe(bool opening);
    void useShoe(KeptShoe shoe);
    void finishOpening();
    void fail(const base::Error& error);
    void setBusy(bool busy);
    /// Wraps an answer of the journal, which may come after the session is gone.
    template <typename T> Done<T> answer(std::function<void(T)> then);
    Done<void> answer(std::function<void()> then);

    Journal& m_journal;
    TableKey m_key;
    Stage m_stage = Stage::Opening;
    engine::TableState m_state;
    engine::Events m_events;
    std::int64_t m_round = 0;
    std::optional<KeptShoe> m_shoe;
    std::vector<engine::Card> m_cards;
    BetSlip m_slip;
    Draft m_lastDraft;
    base::Error m_failure;
    bool m_busy = false;
    bool m_recovered = false;
    std::shared_ptr<bool> m_alive = std::make_shared<bool>(true);
};

} // namespace openshoe::session
