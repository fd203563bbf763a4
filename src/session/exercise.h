// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "analysis/outcomes.h"
#include "session/decisions.h"
#include "storage/prices.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::session {

/// A round whose decisions are made again.
struct ExerciseRound {
    engine::RuleSet rules;
    std::vector<engine::Events> earlier; ///< the rounds before it from the same shoe: their cards had been seen
    engine::Events events;               ///< to its end; of a hand dealt for practice, to its question
    std::string person;                  ///< whose decisions these are, as the events name them
    std::vector<engine::Card> shoe;      ///< in drawing order, as much of it as the person may know
};

/// One decision to be made again, with all that is known of it.
struct Exercise {
    std::shared_ptr<const ExerciseRound> round;
    SeenDecision seen;
    /// What each answer is worth, and what was answered then; in a hand dealt for practice, the best one.
    storage::DecisionPrice price;
    std::optional<analysis::Outcomes> outcomes; ///< at a hand's turn

    /// The table as it was when it was asked.
    [[nodiscard]] engine::Events before() const;
    [[nodiscard]] std::optional<double> worth(engine::Action answer) const {
        return price.worth[static_cast<std::size_t>(answer)];
    }
    /// The price of another answer to it, as if that had been given. The answer has a worth.
    [[nodiscard]] storage::DecisionPrice answered(engine::Action answer) const;
};

/// A finished round's decisions, and what it was worth in all.
struct RoundExercises {
    storage::RoundPrice price; ///< `trouble` says why there are no decisions where none could be priced
    std::vector<Exercise> decisions;
};

/// How each play of a hand's turn ends; nothing for other questions.
[[nodiscard]] std::optional<analysis::Outcomes> outcomesOf(const engine::RuleSet& rules, const SeenDecision& seen);

/// Prices one finished round of the shoe exactly. `known`: those of its cards that the person may know. Takes some
/// 30 ms and a few for each decision. Errors: the round isn't one of the shoe's (Input).
[[nodiscard]] base::Result<RoundExercises> exercisesOf(const storage::ShoeToPrice& shoe, storage::RoundId round,
                                                       std::vector<engine::Card> known,
                                                       std::shared_ptr<analysis::Analyser> analyser);

/// The cards of a shoe that may be told: all of a finished one; of one in use, those that have left it.
[[nodiscard]] std::vector<engine::Card> cardsToTell(const storage::ShoeRow& shoe);

/// What came of a question, or would have come of it with another answer.
struct Ending {
    engine::Events events; ///< from the answer to the round's end
    base::Money net;       ///< of all that the person staked in the round
};

[[nodiscard]] Ending endingPlayed(const Exercise& exercise);
/// With this answer on the same cards, best play afterwards by everybody at the table. Errors (Input): the rules don't
/// offer the answer, or the cards known don't last.
[[nodiscard]] base::Result<Ending> endingWith(const Exercise& exercise, engine::Action answer);

/// Hands alike: the kind of decision, the total, the up card.
struct HandClass {
    storage::DecisionKind kind = storage::DecisionKind::Hard;
    engine::HandValue value;
    int pair = 0; ///< points of each of two equal cards; 0 for others
    int up = 0;   ///< points, 1 (ace) … 10

    [[nodiscard]] bool holds(engine::Card first, engine::Card second) const;
};
/// Nothing where its cards aren't known, and where no two cards make such a hand.
[[nodiscard]] std::optional<HandClass> classOf(const SeenDecision& seen, storage::DecisionKind kind);

/// The class of a decision on record, by its round and number; nothing where there is none.
[[nodiscard]] std::optional<HandClass> classIn(const storage::ShoeToPrice& shoe, storage::RoundId round, int decision,
                                               storage::DecisionKind kind);

/// A hand of that class from a full, freshly shuffled shoe, with the table's smallest stake; `seed` decides all of it.
/// Nothing where these rules don't lead to such a question.
[[nodiscard]] std::optional<Exercise> practiceHand(const engine::RuleSet& rules, const HandClass& wanted,
                                                   std::uint64_t seed);

} // namespace openshoe::session
