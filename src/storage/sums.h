// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows.h"

#include <QTimeZone>

#include <functional>

namespace openshoe::storage {

class Database;

/// What the rounds of a filter come to, split in the ways that statistics show; amounts of different currencies are
/// never added. A million rounds take a fraction of a second. Only where a filter asks for more than account, game,
/// currency and dates, all but games() reads the rounds that pass one by one: some 100,000 a second.
class SumStore {
public:
    explicit SumStore(Database& db) : m_db(db) {}

    /// Told the part (0 … 1) that is done while rounds are read; returns false to stop, and what was found so far is
    /// given back.
    using Going = std::function<bool(double part)>;

    [[nodiscard]] base::Result<std::vector<GameSums>> games(const RoundFilter& filter, const Going& going = {});
    /// By the day on which a round started, as that zone's clock had it. Days without a round are left out.
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
