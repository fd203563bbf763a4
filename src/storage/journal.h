// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows.h"

#include <compare>
#include <map>
#include <set>
#include <string>

namespace openshoe::storage {

class Database;

/// What an append did.
struct Appended {
    /// The round's line, once its end is stored.
    std::optional<RoundRow> finished;
    /// The round ended without a single play: it was taken out again, and its number is free.
    bool discarded = false;
    /// The account's wallet after it.
    base::Money balance;
};

/// Whose round it is: at most one is open at each place.
struct RoundPlace {
    AccountId account = 0;
    std::string variant;
    std::string currency;
    auto operator<=>(const RoundPlace&) const = default;
};

/// The round being played. Every call is one transaction that holds the events and every booking they cause, and
/// returns without error only when it is on disk; after an error nothing of the call is stored.
///
/// The account's own player is the one whose id is the account's key. Only this player has a wallet here; the money of
/// everyone else at the table is booked against the house's account for company.
class RoundJournal {
public:
    explicit RoundJournal(Database& db) : m_db(db) {}

    /// A round begins with these events, RoundOpened first; they may go as far as the round's end. Refused (as an
    /// inconsistency, nothing stored) if the events don't fold, if the shoe isn't in use or isn't at `firstCard`, or if
    /// the balance of the account's player isn't the wallet's. An account has at most one open round in a currency,
    /// because the balance in a round's events could not take the stakes of another round into account.
    [[nodiscard]] base::Result<RoundId> begin(AccountId account, const engine::RuleSet& rules, ShoeId shoe,
                                              const engine::Events& events);

    /// What happened next. With RoundSettled or RoundCancelled the round is completed: its line, its plays, the log
    /// packed into one blob, the shoe's cards, and the shoe finished where this was its last round.
    [[nodiscard]] base::Result<Appended> append(RoundId round, const engine::Events& events);

    /// Takes a round out again in which nothing lies on the table and no card was dealt (someone left before staking).
    /// Refused otherwise. If a later round has been stored since, it stays as a returned one without plays.
    [[nodiscard]] base::Result<void> discard(RoundId round);

    /// The rounds without an end, oldest first. The session folds on from `state`: to resume them, to finish them by
    /// the rule for silence, or to cancel them, always through append().
    [[nodiscard]] base::Result<std::vector<OpenRound>> openRounds();
    /// openRounds() after a start, each of them marked as recovered.
    [[nodiscard]] base::Result<std::vector<OpenRound>> recover();

    /// The table there has shown its round as returned but could not store that: whoever deals with the open round next
    /// cancels it first, through append(). Kept in memory only, until it is forgotten or the program ends.
    void giveUp(RoundPlace place) { m_givenUp.insert(std::move(place)); }
    [[nodiscard]] bool hasGivenUp() const { return !m_givenUp.empty(); }
    [[nodiscard]] bool isGivenUp(const RoundPlace& place) const { return m_givenUp.count(place) > 0; }
    void forgetGivenUp() { m_givenUp.clear(); }

    /// To be called when the file has been opened again: rounds being played are then read from it anew.
    void forgetPlaying() { m_playing.clear(); }

private:
    struct Playing {
        AccountId account = 0;
        std::string key; ///< the account's
        engine::RuleSet rules;
        ShoeId shoe = 0;
        QDateTime started;
        engine::Events events;
        engine::TableState state; ///< their fold
    };

    std::optional<Playing> read(RoundId round);
    /// The same, taken out of m_playing: it is about to change.
    std::optional<Playing> take(RoundId round);
    void store(RoundId round, Playing& playing, const engine::Events& added);
    void complete(RoundId round, const Playing& playing);
    bool takeOut(RoundId round, const Playing& playing);
    bool checkBeginning(const Playing& playing, const engine::Events& events, const ShoeRow& shoe);

    Database& m_db;
    std::set<RoundPlace> m_givenUp;
    std::map<RoundId, Playing> m_playing; ///< as far as it is stored; read again after any error
};

} // namespace openshoe::storage
