// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/advice.h"
#include "engine/round.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace openshoe::session {

/// A question put to a person, and what could be seen at the table when it was answered.
struct SeenDecision {
    std::size_t log = 0;   ///< index of the log
    std::size_t event = 0; ///< the answer's index in it; the log's size if the question is still open
    engine::Question question;
    std::vector<engine::Offer> offers; ///< the possible answers
    base::Money stake;                 ///< the stake of the play asked about, at that moment
    std::optional<engine::Action> answer;
    engine::Cause cause = engine::Cause::Player; ///< of the answer; an early one was decided when registered
    /// In the analyser's form: every card seen is gone from the shoe, including other players' and earlier rounds'.
    /// Follow questions use the hand as it was before the double or split. Empty if the cards don't fit the rules'
    /// decks.
    std::optional<analysis::Decision> decision;
};

/// What someone answered, or the answer silence gave for them.
struct Answer {
    engine::Action action = engine::Action::Stand;
    engine::Cause cause = engine::Cause::Player;
};
/// The answer this event represents, `state` being the table before it; nullopt for events that answer no question.
[[nodiscard]] std::optional<Answer> answerIn(const engine::TableState& state, const engine::Event& event);
/// Whether the event answers a question: someone's answer, or the one silence gave.
[[nodiscard]] bool isAnswer(const engine::Event& event);

/// Each question put to the person of that name in the rounds of one shoe, oldest log first, in the order answered; if
/// the last log is unfinished, the question still open comes last. A log whose round started a shoe discards the cards
/// seen before; what was played from the shoe before the first log is unknown. Error (Input): a log doesn't fold.
[[nodiscard]] base::Result<std::vector<SeenDecision>> decisionsSeen(const engine::RuleSet& rules,
                                                                    std::span<const engine::Events> logs,
                                                                    const std::string& person);

} // namespace openshoe::session
