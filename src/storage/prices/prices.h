// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows/rows.h"
#include "storage/rows/spot.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::storage {

class Database;

/// One question put to the account's player, and what each answer was worth.
struct DecisionPrice {
    int number = 0;        ///< within the round, from 1, in the order answered
    std::size_t event = 0; ///< the answer's index in the round's log
    engine::Question question;
    DecisionKind kind = DecisionKind::Hard;
    engine::Action chosen = engine::Action::Stand;
    engine::Action best = engine::Action::Stand;
    /// By engine::Action: net per unit of `stake`; empty if the action was not offered or could not be priced.
    std::array<std::optional<double>, engine::actionCount> worth{};
    double cost = 0;   ///< best − chosen, per unit of `stake`
    base::Money stake; ///< the hand's initial stake; for insurance, the full insurance stake
    bool exact = true;
    [[nodiscard]] Mark mark() const { return markOf(cost); }
    friend bool operator==(const DecisionPrice&, const DecisionPrice&) = default;
};

/// What a side bet was worth before the first card.
struct SideBetPrice {
    int play = 0;           ///< its number among the round's plays (PlayRow::number)
    double expectation = 0; ///< net per unit staked on it
    [[nodiscard]] double cost() const { return costOfTaking(expectation); }
    [[nodiscard]] Mark mark() const { return markOf(cost()); }
    friend bool operator==(const SideBetPrice&, const SideBetPrice&) = default;
};

/// What a round was worth to the account's player. Amounts are in fractional minor units of its currency.
struct RoundPrice {
    RoundId round = 0;
    int version = 0;         ///< of the pricing that produced this, from 1
    base::Said trouble;      ///< why nothing could be priced; otherwise empty
    int up = 0;              ///< the dealer's up card in points: 1 (ace) … 10; 0 if none was dealt
    double mainAtStart = 0;  ///< main and behind plays before the first card, under best play
    double sideAtStart = 0;  ///< side bets before the first card
    double afterDeal = 0;    ///< both together once the initial cards were dealt
    double cost = 0;         ///< of all decisions; the cost of side bets is in `sideAtStart`
    double mainVariance = 0; ///< of the main and behind plays' net, minor units squared
    double sideVariance = 0; ///< of the side bets' net
    double covariance = 0;   ///< of the two
    double error = 0;        ///< how far off `mainAtStart` may be; 0 if it is exact
    base::Money mainNet;     ///< actual: main and behind plays with their insurances
    base::Money sideNet;
    std::vector<DecisionPrice> decisions; ///< by number
    std::vector<SideBetPrice> sideBets;   ///< by play

    [[nodiscard]] double atStart() const { return mainAtStart + sideAtStart; }
    [[nodiscard]] double variance() const { return mainVariance + sideVariance + 2 * covariance; }
    /// The worst mark of its decisions and side bets; empty if it has none.
    [[nodiscard]] std::optional<Mark> worst() const;
    friend bool operator==(const RoundPrice&, const RoundPrice&) = default;
};

/// A shoe with rounds to price: all its finished rounds in order, because the cards of earlier rounds had been seen.
struct ShoeToPrice {
    ShoeId shoe = 0;
    AccountId account = 0;
    std::string accountKey;
    engine::RuleSet rules;
    base::Said trouble; ///< why the rules can't be read; otherwise empty
    struct Round {
        RoundId id = 0;
        engine::Events events;
        bool due = false;    ///< not priced yet, or by an older version
        base::Said trouble;  ///< why the log can't be read (`events` is empty then); otherwise empty
    };
    std::vector<Round> rounds; ///< oldest first
};

struct PricingProgress {
    std::int64_t rounds = 0;    ///< finished rounds on record
    std::int64_t priced = 0;    ///< of those, priced by that version or a later one; includes troubled ones
    std::int64_t decisions = 0; ///< in the `priced` rounds
    std::int64_t troubled = 0;  ///< of the `priced` rounds, those that could not be priced
};

/// A decision in the list of mistakes.
struct MistakeRow {
    RoundId round = 0;
    /// For a side bet taken, only the kind, cost and stake, with the number of its play (SideBetPrice::play).
    DecisionPrice decision;
    std::string bet; ///< id of that side bet; empty if the rules it was placed under can't be read
    std::string variant;
    std::string currency;
    QDateTime started; ///< when its round began
    /// In minor units: cost × stake.
    [[nodiscard]] double costAmount() const { return decision.cost * static_cast<double>(decision.stake.minorUnits()); }
};

/// The cards on which a decision was made.
struct DecisionCards {
    std::vector<engine::Card> hand;
    std::vector<engine::Card> dealer; ///< the up card, and the other one if it was open
};

/// Which decisions to list. Every field set narrows the choice.
struct MistakeFilter {
    RoundFilter rounds;
    std::optional<DecisionKind> kind; ///< if not set, all kinds of answers
    std::optional<Spot> spot;         ///< only mistakes made there
    Mark atLeast = firstMistake;
    bool sideBets = false; ///< include side bets taken, if no kind is set
};

/// What decisions and rounds were worth, computed after the rounds by whoever can price them. It can be discarded and
/// rebuilt at any time, and nothing in the record depends on it, so it has no seal and no check.
class PriceStore {
public:
    explicit PriceStore(Database& db) : m_db(db) {}

    /// Stores the prices in one transaction, replacing earlier ones of these rounds. A round that doesn't exist or
    /// isn't finished is an input error, and nothing is stored.
    [[nodiscard]] base::Result<void> keep(const std::vector<RoundPrice>& rounds);
    /// The first shoe (by id, after `after`) with a finished round not priced by this version or a later one. Going
    /// through a whole store this way is linear in its rounds.
    [[nodiscard]] base::Result<std::optional<ShoeToPrice>> nextDue(int version, ShoeId after = 0);
    /// The shoe of that finished round, for pricing this round now: no other round in it is due.
    [[nodiscard]] base::Result<ShoeToPrice> shoeOf(RoundId round);
    [[nodiscard]] base::Result<PricingProgress> progress(int version);
    /// Discards all prices, so that everything is priced anew.
    [[nodiscard]] base::Result<void> forget();

    /// nullopt if the round isn't priced.
    [[nodiscard]] base::Result<std::optional<RoundPrice>> find(RoundId round);
    /// The costliest first (by cost per stake; equal ones newest first), `limit` (1 … 10,000) of them from `offset` on.
    /// A side bet taken costs its expectation before the first card, if that was negative.
    [[nodiscard]] base::Result<std::vector<MistakeRow>> mistakes(const MistakeFilter& filter, int limit,
                                                                 int offset = 0);
    [[nodiscard]] base::Result<std::int64_t> mistakeCount(const MistakeFilter& filter);
    /// From the round's log; empty for a side bet, and if the log can't be read.
    [[nodiscard]] base::Result<DecisionCards> cards(const MistakeRow& mistake);

private:
    Database& m_db;
};

} // namespace openshoe::storage
