// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::storage {

class Database;

/// One question that the account's player was asked, and what each answer was worth.
struct DecisionPrice {
    int number = 0;        ///< within the round, from 1, in the order they were answered
    std::size_t event = 0; ///< the answer's place in the round's log
    engine::Question question;
    DecisionKind kind = DecisionKind::Hard;
    engine::Action chosen = engine::Action::Stand;
    engine::Action best = engine::Action::Stand;
    /// By engine::Action: net per unit of `stake`; nothing where it was not offered, or could not be priced.
    std::array<std::optional<double>, engine::actionCount> worth{};
    double cost = 0;   ///< best − chosen, per unit of `stake`
    base::Money stake; ///< the hand's initial one; of an insurance its own in full
    bool exact = true;
    [[nodiscard]] Mark mark() const { return markOf(cost); }
    friend bool operator==(const DecisionPrice&, const DecisionPrice&) = default;
};

/// What a side bet was worth before the first card.
struct SideBetPrice {
    int play = 0;           ///< its number among the round's plays (PlayRow::number)
    double expectation = 0; ///< net per unit staked on it
    /// What it cost to take it, per unit staked on it: leaving it is worth 0.
    [[nodiscard]] double cost() const { return expectation < 0 ? -expectation : 0; }
    [[nodiscard]] Mark mark() const { return markOf(cost()); }
    friend bool operator==(const SideBetPrice&, const SideBetPrice&) = default;
};

/// What a round was worth to the account's player. Amounts are in minor units of its currency, with fractions.
struct RoundPrice {
    RoundId round = 0;
    int version = 0;         ///< of the pricing that found this, from 1
    base::Said trouble;      ///< why nothing could be priced; empty otherwise
    int up = 0;              ///< the dealer's up card by points: 1 (ace) … 10; 0 where none was dealt
    double mainAtStart = 0;  ///< main and behind plays before the first card, best play
    double sideAtStart = 0;  ///< side bets before the first card
    double afterDeal = 0;    ///< all of it once the first cards lay
    double cost = 0;         ///< of all decisions; what side bets cost is in `sideAtStart`
    double mainVariance = 0; ///< of the main and behind plays' net, minor units squared
    double sideVariance = 0; ///< of the side bets' net
    double covariance = 0;   ///< of the two
    double error = 0;        ///< how far off `mainAtStart` may be; 0 where it is exact
    base::Money mainNet;     ///< as it came: main and behind plays with their insurances
    base::Money sideNet;
    std::vector<DecisionPrice> decisions; ///< by number
    std::vector<SideBetPrice> sideBets;   ///< by play

    [[nodiscard]] double atStart() const { return mainAtStart + sideAtStart; }
    [[nodiscard]] double variance() const { return mainVariance + sideVariance + 2 * covariance; }
    friend bool operator==(const RoundPrice&, const RoundPrice&) = default;
};

/// A shoe with rounds to price: all its finished rounds in order, because the cards of earlier ones had been seen.
struct ShoeToPrice {
    ShoeId shoe = 0;
    AccountId account = 0;
    std::string accountKey;
    engine::RuleSet rules;
    base::Said trouble; ///< why the rules can't be read; empty otherwise
    struct Round {
        RoundId id = 0;
        engine::Events events;
        bool due = false;    ///< not priced yet, or by an older version
        base::Said trouble;  ///< why the log can't be read (then there are no events); empty otherwise
    };
    std::vector<Round> rounds; ///< oldest first
};

struct PricingProgress {
    std::int64_t rounds = 0;    ///< finished ones on record
    std::int64_t priced = 0;    ///< of them, by the version asked for or a later one; those with trouble included
    std::int64_t decisions = 0; ///< in `priced`
    std::int64_t troubled = 0;  ///< of `priced`: those that could not be
};

/// A decision in the list of mistakes.
struct MistakeRow {
    RoundId round = 0;
    /// Of a side bet taken: its kind, cost and stake alone, with the number of its play (SideBetPrice::play).
    DecisionPrice decision;
    std::string bet; ///< id of that side bet; empty where the rules it was laid by can't be read
    std::string variant;
    std::string currency;
    /// Minor units: cost × stake.
    [[nodiscard]] double costAmount() const { return decision.cost * static_cast<double>(decision.stake.minorUnits()); }
};

/// Which decisions. What is set narrows the choice.
struct MistakeFilter {
    RoundFilter rounds;
    std::optional<DecisionKind> kind; ///< where it isn't set, all kinds of answers
    Mark atLeast = firstMistake;
    bool sideBets = false; ///< those taken too, where no kind is set
};

/// What the decisions and rounds were worth, found after the rounds by whoever can price them. It may be thrown away
/// and made again at any time, and nothing of the record depends on it: no seal, no check.
class PriceStore {
public:
    explicit PriceStore(Database& db) : m_db(db) {}

    /// In one transaction; what was kept of these rounds before is replaced. A round that isn't there or isn't finished
    /// is an input error, and nothing is kept.
    [[nodiscard]] base::Result<void> keep(const std::vector<RoundPrice>& rounds);
    /// The first shoe (by id, after `after`) with a finished round that is not priced by this version or a later one.
    /// The whole search over a store is linear in its rounds.
    [[nodiscard]] base::Result<std::optional<ShoeToPrice>> nextDue(int version, ShoeId after = 0);
    /// The shoe of that finished round, for pricing one round now: the others are not due.
    [[nodiscard]] base::Result<ShoeToPrice> shoeOf(RoundId round);
    [[nodiscard]] base::Result<PricingProgress> progress(int version);
    /// Everything is to be priced anew.
    [[nodiscard]] base::Result<void> forget();

    /// Nothing where the round isn't priced.
    [[nodiscard]] base::Result<std::optional<RoundPrice>> find(RoundId round);
    /// The costliest first (cost per stake; equal ones newest first), `limit` (1 … 10,000) from `offset` on. A side bet
    /// taken costs what it was worth before the first card, where that was less than nothing.
    [[nodiscard]] base::Result<std::vector<MistakeRow>> mistakes(const MistakeFilter& filter, int limit,
                                                                 int offset = 0);
    [[nodiscard]] base::Result<std::int64_t> mistakeCount(const MistakeFilter& filter);

private:
    Database& m_db;
};

} // namespace openshoe::storage
