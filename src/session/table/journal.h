// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/events.h"
#include "engine/rules.h"
#include "fairness/shuffle.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::session {

/// Called once, on the thread that asked.
template <typename T> using Done = std::function<void(base::Result<T>)>;

/// Who plays which game with which money.
struct TableKey {
    std::int64_t account = 0;
    std::string accountName; ///< UTF-8; the person's name in events
    bool trial = false;
    engine::RuleSet rules;
    std::string currency;
    fairness::ClientSeed clientSeed; ///< the person's contribution to every shoe without a stake so far
};

/// A shoe the account is playing from.
struct KeptShoe {
    std::int64_t id = 0;
    fairness::ShoeSeed seed;
    int drawn = 0;       ///< cards that have left it
    bool staked = false; ///< a stake has been placed on it: its client seed is fixed
};

/// A round whose end is not in the journal.
struct KeptRound {
    std::int64_t id = 0;
    engine::Events events;
    engine::RuleSet rules;
};

/// What the journal knows about a table when someone comes to it.
struct KeptTable {
    base::Money wallet;
    std::optional<KeptShoe> shoe;
    std::optional<KeptRound> round; ///< played from `shoe`
    std::int64_t lastRound = 0;     ///< the highest round number at this table; 0 if there is none
    std::vector<engine::Events> shoeLogs; ///< of the finished rounds played from `shoe`, oldest first
};

/// What became of a round that was given up.
enum class RoundFate {
    None,     ///< nothing of it had been stored
    Returned, ///< cancelled on disk too: every stake is back in its wallet
    Settled,  ///< its end had been stored before the failure was known: its result counts
};

struct GivenBack {
    KeptTable table; ///< without a round in play
    RoundFate fate = RoundFate::None;
    std::optional<KeptRound> round; ///< as it ended, if there is one
};

/// Where a table's rounds are stored. An answer without error means that the data is on disk and survives a crash. Each
/// call is one transaction, including the bookings that belong to the events.
class Journal {
public:
    virtual ~Journal() = default;

    virtual void openTable(const TableKey& key, Done<KeptTable> done) = 0;
    /// Commits to a shoe; the journal gives it the account's next number.
    virtual void addShoe(const TableKey& key, const fairness::Seed& seed, Done<KeptShoe> done) = 0;
    /// Begins a round on that shoe, whose client seed is fixed from then on. Returns the round's number.
    virtual void openRound(const TableKey& key, const KeptShoe& shoe, const engine::Events& events,
                           Done<std::int64_t> done) = 0;
    virtual void append(std::int64_t round, const engine::Events& events, Done<void> done) = 0;
    /// Gives up the round in play because it could not be stored: if it is on disk without an end, it is cancelled
    /// there. `after`: the last round at this table known to be over. If the cancellation can't be stored either, the
    /// journal remembers it for its lifetime, and retries it first whenever this or openTable() is called.
    virtual void giveBack(const TableKey& key, std::int64_t after, Done<GivenBack> done) = 0;
    /// No more cards come from the shoe: its seed may be shown.
    virtual void endShoe(std::int64_t shoe, Done<void> done) = 0;
};

} // namespace openshoe::session
