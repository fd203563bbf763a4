// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows.h"

#include <QTimeZone>

#include <functional>

namespace openshoe::storage {

class Database;

/// Sums over the rounds that pass a filter, broken down the ways statistics shows them; amounts of different currencies
/// are never added. A million rounds take a fraction of a second. Only if a filter asks for more than account, game,
/// currency and dates do all but games() read the matching rounds one by one, some 100,000 a second.
class SumStore {
public:
    explicit SumStore(Database& db) : m_db(db) {}

    /// Called with the fraction done (0 … 1) while rounds are read; returns false to stop, and the sums so far are
    /// returned.
    using Going = std::function<bool(double part)>;

    [[nodiscard]] base::Result<std::vector<GameSums>> games(const RoundFilter& filter, const Going& going = {});
    /// By the day on which a round started in that time zone. Days without rounds are left out.
    [[nodiscard]] base::Result<std::vector<DaySums>> days(const RoundFilter& filter, const QTimeZone& zone,
                                                          const Going& going = {});
    [[nodiscard]] base::Result<std::vector<UpSums>> upCards(const RoundFilter& filter, const Going& going = {});
    [[nodiscard]] base::Result<std::vector<SideBetSums>> sideBets(const RoundFilter& filter, const Going& going = {});
    [[nodiscard]] base::Result<std::vector<DecisionSums>> decisions(const RoundFilter& filter, const Going& going = {});

    /// Each day on which the wallet changed, from the first.
    [[nodiscard]] base::Result<std::vector<DayBalance>> balances(AccountId account, const std::string& currency,
                                                                 const QTimeZone& zone);

private:
    Database& m_db;
};

} // namespace openshoe::storage
