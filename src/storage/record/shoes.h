// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows/rows.h"

namespace openshoe::storage {

class Database;

/// The shoes of every account, each with its secret, its commitment and the number of cards drawn.
class ShoeStore {
public:
    explicit ShoeStore(Database& db) : m_db(db) {}

    /// Commits to a new shoe for that game, with the account's next number. Finishes any shoe the account still has in
    /// use for the game, whichever rules it was played by, unless a round is being played from it.
    [[nodiscard]] base::Result<ShoeRow> create(AccountId account, const engine::RuleSet& rules,
                                               const fairness::Seed& seed, const fairness::ClientSeed& clientSeed = {});
    /// The shoe the account is playing from under exactly these rules, if there is one.
    [[nodiscard]] base::Result<std::optional<ShoeRow>> inUse(AccountId account, const engine::RuleSet& rules);
    /// Refused once a stake has been placed on the shoe.
    [[nodiscard]] base::Result<ShoeRow> setClientSeed(ShoeId shoe, const fairness::ClientSeed& clientSeed);
    /// No more cards come from the shoe; its seed may be shown. RoundJournal::append does this after the shoe's last
    /// round. Finishing twice is not an error; refused while a round is being played from it.
    [[nodiscard]] base::Result<void> finish(ShoeId shoe);

    [[nodiscard]] base::Result<std::optional<ShoeRow>> find(ShoeId shoe);
    [[nodiscard]] base::Result<ShoeUse> use(ShoeId shoe);
    /// Newest first, at most `limit`, those older than `before`, another one of the account's, if set.
    [[nodiscard]] base::Result<std::vector<ShoeRow>> list(AccountId account, int limit,
                                                          std::optional<ShoeId> before = {});

private:
    Database& m_db;
};

} // namespace openshoe::storage
