// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/stakes.h"
#include "base/money.h"
#include "engine/rules.h"
#include "models/counting/countladder.h"
#include "models/lists/choices.h"

#include <QString>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::models {

/// What is staked in a game: at each count or, if nothing is counted, in every round and on the side bets. Stakes are
/// places on ladders of those that chips make. With undo.
class CountStakes {
public:
    /// Where stakes are made.
    struct Place {
        engine::RuleSet rules;
        std::string currency;
        bool counting = false;
        std::map<int, double> shown; ///< how often each count is; of no use if nothing is counted
    };

    /// Nothing can be staked.
    CountStakes() = default;
    /// With the stakes as kept() wrote them, whatever counts they were chosen for: a shoe dealt deeper has more of
    /// them. Stakes that nobody chose rise by two units with each count, up to eight.
    CountStakes(Place place, const QString& kept);
    [[nodiscard]] QString kept() const;

    [[nodiscard]] bool isEmpty() const { return m_positions.empty(); }
    [[nodiscard]] const engine::Limit& limit() const;

    // Each returns false if nothing changes.
    /// A position beyond the ladder's ends is its end.
    bool set(int row, int position);
    /// At each count the greatest stake that isn't more than the ramp's.
    bool fill(const advantage::Ramp& ramp);
    bool undo();
    [[nodiscard]] bool isUndoable() const { return !m_before.empty(); }

    [[nodiscard]] advantage::Ramp ramp(int hands, std::optional<int> leave) const;
    /// Side bets that are staked on: a place in the rules, and the stake.
    struct Side {
        std::size_t bet = 0;
        double stake = 0;
    };
    [[nodiscard]] std::vector<Side> sides() const;
    /// All that is put down in the dearest round of that ramp.
    [[nodiscard]] double most(const advantage::Ramp& ramp) const;
    /// What chips make within the limits, for each hand.
    [[nodiscard]] std::vector<double> choices() const;

    /// In words; rounds below `leave` are watched.
    [[nodiscard]] std::vector<LadderRow> rows(std::optional<int> leave) const;
    /// Where rounds can be left or entered; the first option is to play all.
    [[nodiscard]] std::vector<ChoiceRow> leaves() const;
    static constexpr auto allRoundsPlayed = "all";

private:
    /// One for each count, or for every round and then each side bet.
    using Positions = std::vector<int>;

    void readByCount(const std::map<QString, base::Money>& kept);
    void readFlat(const std::map<QString, base::Money>& kept);
    void choose(Positions next);
    [[nodiscard]] const std::vector<base::Money>& ladder(std::size_t row) const;
    [[nodiscard]] base::Money stake(std::size_t row) const;
    [[nodiscard]] LadderRow row(std::size_t place) const;
    [[nodiscard]] std::vector<LadderRow> flatRows() const;

    Place m_place;
    std::vector<int> m_counts;
    std::vector<base::Money> m_ladder;
    /// The side bets that may be staked in this currency, as places in the rules, each with a ladder from nothing on.
    struct SideLadder {
        std::size_t bet = 0;
        std::vector<base::Money> stakes;
    };
    std::vector<SideLadder> m_sides;
    Positions m_positions;
    std::vector<Positions> m_before;
};

} // namespace openshoe::models
