// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "analysis/outcomes.h"
#include "session/round/decisions.h"
#include "storage/prices/prices.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::session {

/// A round whose decisions are to be made again.
struct ExerciseRound {
    engine::RuleSet rules;
    std::vector<engine::Events> earlier; ///< earlier rounds from the same shoe: their cards had been seen
    engine::Events events;               ///< to its end; for a practice hand, up to its question
    std::string person;                  ///< whose decisions these are, as named in the events
    std::vector<engine::Card> shoe;      ///< in drawing order, as far as the person may know it
};

/// One decision to be made again, with everything known about it.
struct Exercise {
    std::shared_ptr<const ExerciseRound> round;
    SeenDecision seen;
    /// What each answer is worth, and the answer given then; in a practice hand, the best answer.
    storage::DecisionPrice price;
    std::optional<analysis::Outcomes> outcomes; ///< for a hand's turn

    /// The events up to the question.
    [[nodiscard]] engine::Events before() const;
    [[nodiscard]] std::optional<double> worth(engine::Action answer) const {
        return price.worth[static_cast<std::size_t>(answer)];
    }
    /// Whether no answer is worth more.
    [[nodiscard]] bool isBest(engine::Action answer) const { return worth(answer) && answered(answer).cost == 0; }
    /// The price if another answer had been given. That answer must have a worth.
    [[nodiscard]] storage::DecisionPrice answered(engine::Action answer) const;
};

/// A finished round's decisions, and what it was worth overall.
struct RoundExercises {
    storage::RoundPrice price; ///< `trouble` says why there are no decisions if none could be priced
    std::vector<Exercise> decisions;
};

/// How each play of a hand's turn ends; nullopt for other questions.
[[nodiscard]] std::optional<analysis::Outcomes> outcomesOf(const engine::RuleSet& rules, const SeenDecision& seen);

/// Prices one finished round of the shoe exactly. `known`: the shoe's cards that the person may know. Takes some 30 ms
/// plus a few per decision. Error (Input): the round isn't one of the shoe's.
[[nodiscard]] base::Result<RoundExercises> exercisesOf(const storage::ShoeToPrice& shoe, storage::RoundId round,
                                                       std::vector<engine::Card> known,
                                                       std::shared_ptr<analysis::Analyser> analyser);

/// The cards of a shoe that may be revealed: all of a finished shoe; of one in use, those that have left it.
[[nodiscard]] std::vector<engine::Card> cardsToTell(const storage::ShoeRow& shoe);

/// How a question ended, or would have ended with another answer.
struct Ending {
    engine::Events events; ///< from the answer to the round's end
    base::Money net;       ///< of everything the person staked in the round
};

[[nodiscard]] Ending endingPlayed(const Exercise& exercise);
/// With this answer on the same cards, everybody at the table playing best afterwards. Errors (Input): the rules don't
/// offer the answer, or the known cards run out.
[[nodiscard]] base::Result<Ending> endingWith(const Exercise& exercise, engine::Action answer);

/// Similar hands: the kind of decision, the total and the up card.
struct HandClass {
    storage::DecisionKind kind = storage::DecisionKind::Hard;
    engine::HandValue value;
    int pair = 0; ///< points of each card of a pair; 0 for other hands
    int up = 0;   ///< points, 1 (ace) … 10

    [[nodiscard]] bool holds(engine::Card first, engine::Card second) const;
};
/// nullopt if its cards aren't known, if it was doubled, or if no two cards make such a hand.
[[nodiscard]] std::optional<HandClass> classOf(const SeenDecision& seen, storage::DecisionKind kind);

/// The class of a decision on record, by its round and number; nullopt if there is none.
[[nodiscard]] std::optional<HandClass> classIn(const storage::ShoeToPrice& shoe, storage::RoundId round, int decision,
                                               storage::DecisionKind kind);

/// A hand of that class from a full, freshly shuffled shoe, with the table's smallest stake; `seed` determines all of
/// it. nullopt if these rules don't lead to such a question.
[[nodiscard]] std::optional<Exercise> practiceHand(const engine::RuleSet& rules, const HandClass& wanted,
                                                   std::uint64_t seed);

} // namespace openshoe::session
