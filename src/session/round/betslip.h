// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"

#include <string>
#include <vector>

namespace openshoe::session {

/// Where a stake is placed.
struct Place {
    engine::SeatNumber seat;
    engine::StakeKind kind = engine::StakeKind::Main; ///< main, behind or side
    int sideBet = -1;                                 ///< index into the rule set's side bets, for `side`
    friend auto operator<=>(const Place&, const Place&) = default;
};

struct DraftStake {
    Place place;
    base::Money amount;
    friend bool operator==(const DraftStake&, const DraftStake&) = default;
};

[[nodiscard]] bool contains(const std::vector<engine::SeatNumber>& seats, engine::SeatNumber seat);

/// What a person intends to play: stakes and, in a shared game, the seats to take.
struct Draft {
    std::vector<DraftStake> stakes;        ///< by place, never zero
    std::vector<engine::SeatNumber> seats; ///< in the order taken; shared games only
    [[nodiscard]] base::Money at(const Place& place) const;
    [[nodiscard]] base::Money total() const;
    /// What that player staked in a round, from its events; `seats` are those held there, in shared games.
    [[nodiscard]] static Draft of(const engine::Events& round, engine::PlayerNumber player,
                                  std::vector<engine::SeatNumber> seats);
    friend bool operator==(const Draft&, const Draft&) = default;
};

/// The bet slip: a draft not yet played, with its undo history. A value type that knows the table's limits and the
/// wallet, so that the engine accepts whatever it accepts, and anything else is refused with a reason before the deal.
class BetSlip {
public:
    struct Table {
        const engine::RuleSet* rules = nullptr; ///< must outlive the slip
        std::string currency;
        base::Money wallet;
        bool trial = false;
        std::vector<engine::SeatNumber> others;  ///< seats held by other people
        std::vector<engine::SeatNumber> wanted;  ///< seats other people intend to take; they give way
        std::vector<engine::SeatNumber> waiting; ///< those of all these seats where no hand will be played
    };

    /// The result of a change: done (perhaps clipped to the maximum), or refused with nothing changed.
    struct Answer {
        std::optional<engine::Refusal> refusal;
        bool clipped = false;
        base::Money amount; ///< the stake there now
    };

    /// Why the slip can't be dealt.
    struct Problem {
        engine::Refusal refusal = engine::Refusal::SeatEmpty; ///< seat-empty: nothing staked there (or at all)
        Place place;
        base::Money needed; ///< the minimum, for below-minimum
    };

    BetSlip() = default;
    explicit BetSlip(Table table, Draft draft = {}) : m_table(std::move(table)), m_draft(std::move(draft)) {}

    [[nodiscard]] const Draft& draft() const { return m_draft; }
    [[nodiscard]] base::Money at(const Place& place) const { return m_draft.at(place); }
    /// What remains of the wallet with the draft on the table.
    [[nodiscard]] base::Money left() const { return m_table.wallet - m_draft.total(); }
    [[nodiscard]] bool isEmpty() const { return m_draft.stakes.empty(); }
    [[nodiscard]] bool canUndo() const { return !m_history.empty(); }
    /// The limits on that place; null if it isn't offered.
    [[nodiscard]] const engine::Limit* limit(const Place& place) const;

    /// Adds to the stake there. In a shared game a main stake takes the seat, and the same amount is added on each of
    /// the person's seats; if the wallet covers it once but not for each, it is divided among them, rounded down to the
    /// step. A second seat starts with the first one's stake, without the amount added.
    Answer add(const Place& place, base::Money amount);
    /// Sets the stake there; zero removes it.
    Answer set(const Place& place, base::Money amount);
    /// Removes that amount, at most the stake there.
    Answer takeOff(const Place& place, base::Money amount);
    /// The most that the limits and the wallet allow there.
    [[nodiscard]] base::Money most(const Place& place) const;

    /// Shared games: taking a seat, with the same stake as on the seat already held; leaving one.
    [[nodiscard]] std::optional<engine::Refusal> checkTakeSeat(engine::SeatNumber seat) const;
    std::optional<engine::Refusal> takeSeat(engine::SeatNumber seat);
    void leaveSeat(engine::SeatNumber seat);

    void undo();
    void clear();
    /// Doubles every stake, each clipped to its maximum; refused if the wallet doesn't cover it.
    Answer doubleAll();
    /// Places these stakes again; refused if the wallet doesn't cover them.
    Answer repeat(const Draft& before);

    void setWallet(base::Money wallet) { m_table.wallet = wallet; }
    /// Other people's seats have changed (see Table). Stakes on the hand of someone who has left are removed.
    void setOthers(std::vector<engine::SeatNumber> others, std::vector<engine::SeatNumber> wanted,
                   std::vector<engine::SeatNumber> waiting);

    /// The first thing that keeps the draft from being dealt.
    [[nodiscard]] std::optional<Problem> problem() const { return problemIn(m_draft); }
    /// The same for another draft at this table.
    [[nodiscard]] std::optional<Problem> problemIn(const Draft& draft) const;
    /// The stakes as commands, in an order the engine accepts. `held` are the seats the person holds.
    [[nodiscard]] std::vector<engine::Command> commands(engine::PlayerNumber player,
                                                        const std::vector<engine::SeatNumber>& held) const;

private:
    [[nodiscard]] bool shared() const { return m_table.rules->table.behind; }
    [[nodiscard]] std::optional<engine::Refusal> checkPlace(const Place& place) const;
    [[nodiscard]] std::optional<engine::Refusal> checkWhose(const Draft& draft, const Place& place) const;
    [[nodiscard]] bool otherPlays(engine::SeatNumber seat) const;
    static void sitDown(Draft& draft, engine::SeatNumber seat);
    Answer place(const Place& place, base::Money amount, bool divide);
    void write(Draft& draft, const Place& place, base::Money amount) const;
    void commit(Draft next);

    Table m_table;
    Draft m_draft;
    std::vector<Draft> m_history;
};

} // namespace openshoe::session
