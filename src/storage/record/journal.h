// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows/rows.h"

#include <compare>
#include <map>
#include <set>
#include <string>

namespace openshoe::storage {

class Database;

/// A round as it was stored at its end: all that a line of the Rundown needs.
struct FinishedRound {
    RoundRow row;
    std::vector<PlayRow> plays; ///< by number
    engine::TableState table;   ///< as it ended
};

/// What became of a round with a step.
struct StoredStep {
    RoundId round = 0;
    /// Once it is over. Empty if it ended without a single play: then it was removed again, and its number is free.
    std::optional<FinishedRound> finished;
};

/// Where a round is being played: at most one is open at each place.
struct RoundPlace {
    AccountId account = 0;
    std::string variant;
    std::string currency;
    auto operator<=>(const RoundPlace&) const = default;
};

/// The round being played. Every call is one transaction with the events and all bookings they cause; it returns
/// without error only once that is on disk, and after an error nothing from the call is stored.
///
/// The account's own player is the one whose id is the account's key. Only this player has a wallet here; the money of
/// everyone else at the table is booked against the house's account for company.
class RoundJournal {
public:
    explicit RoundJournal(Database& db) : m_db(db) {}

    /// Begins a round with these events, RoundOpened first; they may run to the round's end. Refused (as an
    /// inconsistency, with nothing stored) if the events don't fold, if the shoe isn't in use or isn't at `firstCard`,
    /// or if the balance of the account's player isn't the wallet's. An account has at most one open round per
    /// currency, because the balance in a round's events could not reflect the stakes of another round.
    [[nodiscard]] base::Result<StoredStep> begin(AccountId account, const engine::RuleSet& rules, ShoeId shoe,
                                                 const engine::Events& events);

    /// Appends the next events. RoundSettled or RoundCancelled completes the round: its row, its plays, the log packed
    /// into one blob, the shoe's cards, and the shoe's finish if this was its last round.
    [[nodiscard]] base::Result<StoredStep> append(RoundId round, const engine::Events& events);

    /// The unfinished rounds, oldest first. The session continues from `state`: it resumes them, finishes them by the
    /// rule for silence or cancels them, always through append().
    [[nodiscard]] base::Result<std::vector<OpenRound>> openRounds();
    /// openRounds() after a start; marks each of them as recovered.
    [[nodiscard]] base::Result<std::vector<OpenRound>> recover();

    /// The table at that place has shown its round as returned but could not store that: whoever handles the open round
    /// next cancels it first, through append(). Kept in memory only, until forgotten or the program ends.
    void giveUp(RoundPlace place) { m_givenUp.insert(std::move(place)); }
    [[nodiscard]] bool hasGivenUp() const { return !m_givenUp.empty(); }
    [[nodiscard]] bool isGivenUp(const RoundPlace& place) const { return m_givenUp.count(place) > 0; }
    void forgetGivenUp() { m_givenUp.clear(); }

    /// Call this after reopening the file: rounds being played are then read from it again.
    void forgetPlaying() { m_playing.clear(); }

private:
    struct RoundInPlay {
        AccountId account = 0;
        std::string key; ///< of the account
        std::shared_ptr<const engine::RuleSet> rules;
        ShoeId shoe = 0;
        QDateTime started;
        engine::Events events;
        engine::TableState state; ///< the fold of `events`
    };

    std::optional<RoundInPlay> read(RoundId round);
    /// As above, but removed from m_playing, because it is about to change.
    std::optional<RoundInPlay> take(RoundId round);
    void store(RoundId round, RoundInPlay& playing, const engine::Events& added);
    FinishedRound complete(RoundId round, const RoundInPlay& playing);
    bool takeOut(RoundId round, const RoundInPlay& playing);
    bool checkBeginning(const RoundInPlay& playing, const engine::Events& events, const ShoeRow& shoe);

    Database& m_db;
    std::set<RoundPlace> m_givenUp;
    std::map<RoundId, RoundInPlay> m_playing; ///< as stored so far; reread after any error
};

} // namespace openshoe::storage
