// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/tallies/tallywalk.h"

namespace openshoe::storage {

/// Finds rounds by what no index has: net, luck, cost, hands, notes. Looks through the lines of all blocks in which
/// some round may pass. Internal to storage; errors are recorded in Sql.
class RoundFinder {
public:
    RoundFinder(Sql& sql, const RoundSearch& search);

    struct Found {
        std::vector<RoundId> rounds;
        std::int64_t count = 0;                   ///< all that pass
        std::map<std::string, std::int64_t> nets; ///< of the finished ones of them, by currency
    };
    /// In the order asked for: at most `limit` of them, after the first `from`. With `before` only those with lower
    /// ids.
    [[nodiscard]] Found find(std::size_t limit, std::size_t from, std::optional<RoundId> before = {});

private:
    /// What a round is ordered by: the higher comes first, then the newer.
    struct Place {
        double key = 0;
        RoundId id = 0;
    };

    [[nodiscard]] static bool isBefore(const Place& a, const Place& b);
    void take(const Place& place);
    void look(const RoundRange& range);
    void lookAt(const Tallies::Packed& packed, const RoundRange& range);
    void lookOneByOne(const RoundRange& range);
    [[nodiscard]] bool isKind(const TallyPlace& place, std::int64_t traits) const;
    [[nodiscard]] bool isTime(std::int64_t started) const;
    [[nodiscard]] bool isNet(std::int64_t net) const;
    [[nodiscard]] bool isNoted(RoundId id) const;
    [[nodiscard]] double keyOf(RoundId id, std::int64_t net, float cost, float luck) const;
    void addNet(const std::string& currency, std::int64_t net);
    [[nodiscard]] std::vector<RoundId> notedRounds() const;

    Sql& m_sql;
    Tallies m_tallies;
    const RoundSearch& m_search;
    std::optional<HandTest> m_hands;
    std::optional<std::vector<RoundId>> m_noted; ///< in order
    std::optional<std::int64_t> m_game;
    std::int64_t m_from = INT64_MIN;
    std::int64_t m_to = INT64_MAX;
    std::int64_t m_least = INT64_MIN;
    std::int64_t m_most = INT64_MAX;
    RoundRange m_ids;
    std::vector<Place> m_places;
    std::int64_t m_count = 0;
    std::size_t m_kept = 0;      ///< so many places are asked for
    std::optional<Place> m_last; ///< of those: later ones aren't
    std::map<std::string, std::int64_t> m_nets;
};

} // namespace openshoe::storage
