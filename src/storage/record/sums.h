// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows/rows.h"
#include "storage/rows/spot.h"

#include <QDate>
#include <QTimeZone>

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace openshoe::storage {

class Database;

/// Sums over finished rounds.
struct RoundSums {
    std::int64_t rounds = 0;
    std::int64_t plays = 0;
    base::Money staked;
    base::Money returned;
    std::int64_t milliseconds = 0; ///< from start to end of each round, counting at most ten minutes per round

    // Over the priced rounds only. Amounts are in fractional minor units.
    std::int64_t priced = 0;
    base::Money pricedNet;
    std::int64_t decisions = 0; ///< answers only; the cost of side bets is in `sideAtStart`
    std::int64_t mistakes = 0;  ///< answers marked firstMistake or worse
    double cost = 0;            ///< of all the answers
    double mainAtStart = 0;    ///< what main and behind plays were worth before the first card, under best play
    double sideAtStart = 0;    ///< the same for side bets
    double variance = 0;       ///< of the net

    [[nodiscard]] base::Money net() const { return returned - staked; }
    [[nodiscard]] double atStart() const { return mainAtStart + sideAtStart; }
    /// The actual net minus what the play made was worth. Its mean is 0 and its variance is `variance`.
    [[nodiscard]] double luck() const { return static_cast<double>(pricedNet.minorUnits()) - (atStart() - cost); }
};

struct GameSums {
    std::string variant;
    std::string currency;
    RoundSums sums;
};

struct DaySums {
    QDate day;
    std::string currency;
    RoundSums sums;
};

/// A wallet at the end of a day.
struct DayBalance {
    QDate day;
    base::Money given;   ///< on that day: opening money and top-ups, less those taken back
    base::Money balance; ///< stakes of open rounds are still included
};

/// Over priced rounds only, because the up card is determined by pricing.
struct UpSums {
    int up = 0; ///< in points, 1 (ace) … 10
    std::string currency;
    RoundSums sums;
};

struct SideBetSums {
    std::string variant;
    std::string currency;
    std::string bet; ///< id; empty if the rules it was placed under can't be read
    std::int64_t plays = 0;
    std::int64_t won = 0;
    base::Money staked;
    base::Money returned;
    std::int64_t priced = 0; ///< plays; the fields below cover only these
    base::Money pricedNet;
    double expected = 0; ///< net, in minor units
};

struct DecisionSums {
    DecisionKind kind = DecisionKind::Hard;
    std::string currency;
    std::array<std::int64_t, markCount> marks{}; ///< number of decisions with each mark
    base::Money staked;                          ///< on the hands decided about, once for each decision
    double cost = 0;                             ///< in minor units
};

/// The mistakes of one kind made on one spot; indexed by Mark.
struct SpotSums {
    Spot spot;
    DecisionKind kind = DecisionKind::Hard; ///< Surrender too, whatever the spot's
    std::string currency;
    std::array<std::int64_t, markCount> marks{}; ///< how many
    std::array<double, markCount> cost{};        ///< in minor units
    std::array<double, markCount> stakes{};      ///< the same in stakes
};

/// Sums over the rounds that pass a filter, broken down the ways statistics shows them; amounts of different currencies
/// are never added. A million rounds take a fraction of a second. Only if a filter asks for more than account, game,
/// currency and dates do all but games() read the matching rounds one by one, some 100,000 a second.
class SumStore {
public:
    explicit SumStore(Database& db) : m_db(db) {}

    /// Called with the fraction done (0 … 1) while rounds are read; returns false to stop, and the sums so far are
    /// returned.
    using Progress = std::function<bool(double part)>;

    [[nodiscard]] base::Result<std::vector<GameSums>> games(const RoundFilter& filter, const Progress& progress = {});
    /// By the day on which a round started in that time zone. Days without rounds are left out.
    [[nodiscard]] base::Result<std::vector<DaySums>> days(const RoundFilter& filter, const QTimeZone& zone,
                                                          const Progress& progress = {});
    [[nodiscard]] base::Result<std::vector<UpSums>> upCards(const RoundFilter& filter, const Progress& progress = {});
    [[nodiscard]] base::Result<std::vector<SideBetSums>> sideBets(const RoundFilter& filter,
                                                                  const Progress& progress = {});
    [[nodiscard]] base::Result<std::vector<DecisionSums>> decisions(const RoundFilter& filter,
                                                                    const Progress& progress = {});
    /// Only spots on which mistakes were made.
    [[nodiscard]] base::Result<std::vector<SpotSums>> spots(const RoundFilter& filter, const Progress& progress = {});

    /// Each day on which the wallet changed, from the first.
    [[nodiscard]] base::Result<std::vector<DayBalance>> balances(AccountId account, const std::string& currency,
                                                                 const QTimeZone& zone);

private:
    Database& m_db;
};

} // namespace openshoe::storage
