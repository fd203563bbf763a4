// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/advice.h"
#include "engine/round.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace openshoe::session {

/// A question that a person was asked, and what could be seen at the table when it was answered.
struct SeenDecision {
    std::size_t log = 0;   ///< which of the logs
    std::size_t event = 0; ///< the place of the answer in it; its size where the question is open still
    engine::Question question;
    std::vector<engine::Offer> offers; ///< what could be answered
    base::Money stake;                 ///< of the play asked about, as it lay then
    std::optional<engine::Action> answer;
    engine::Cause cause = engine::Cause::Player; ///< of the answer; what was decided early was decided when registered
    /// As the analyser takes it: every card that lay open gone from the shoe, those of the others and of earlier rounds
    /// too. Whether to follow is asked of the hand as it was before. Nothing where the cards don't fit the rules'
    /// decks.
    std::optional<analysis::Decision> decision;
};

/// What somebody answered, or silence for them.
struct Answer {
    engine::Action action = engine::Action::Stand;
    engine::Cause cause = engine::Cause::Player;
};
/// The answer that the event is, `state` being the table before it; nothing for events that answer no question.
[[nodiscard]] std::optional<Answer> answerIn(const engine::TableState& state, const engine::Event& event);
/// Whether the event is the answer to a question: someone's, or the one that silence gave.
[[nodiscard]] bool isAnswer(const engine::Event& event);

/// Each question that the person of that name was asked in the rounds of one shoe, oldest log first, in the order they
/// were answered; where the last log is not at its end, the one being asked stands last. A log whose round began a shoe
/// forgets those before it; what was played from the shoe before the first log is not known. The error (Input) is a log
/// that doesn't fold.
[[nodiscard]] base::Result<std::vector<SeenDecision>> decisionsSeen(const engine::RuleSet& rules,
                                                                    std::span<const engine::Events> logs,
                                                                    const std::string& person);

} // namespace openshoe::session
