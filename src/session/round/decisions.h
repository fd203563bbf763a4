// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/advice.h"
#include "engine/round.h"
#include "session/round/seencards.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
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

/// Follows the rounds of one shoe, event by event, as the person of that name sees them at the table. What an event
/// costs doesn't grow with the shoe.
class Watcher {
public:
    /// `rules` must outlive it.
    Watcher(const engine::RuleSet& rules, std::string person) : m_rules(&rules), m_person(std::move(person)) {}

    /// The events that follow are another round's.
    void beginRound();
    /// Returns the person's question that the event answers, if it does. Error (Input): it doesn't fit those before.
    base::Result<std::optional<SeenDecision>> follow(const engine::Event& event);
    /// The question that is open, if it is put to the person.
    [[nodiscard]] std::optional<SeenDecision> openDecision() const { return decision({}); }
    /// The table after the last event.
    [[nodiscard]] const engine::TableState& state() const { return m_state; }
    /// What has been seen of the shoe. A round that started one discards the cards seen before.
    [[nodiscard]] const SeenCards& seen() const { return m_seen; }

private:
    [[nodiscard]] std::optional<SeenDecision> decision(std::optional<Answer> answer) const;

    /// The table at the moment of an early decision.
    struct Moment {
        engine::TableState state;
        SeenCards seen;
    };

    const engine::RuleSet* m_rules;
    std::string m_person;
    std::size_t m_rounds = 0; ///< begun
    std::size_t m_events = 0; ///< of the present one
    engine::TableState m_state;
    SeenCards m_seen;
    std::array<std::optional<Moment>, engine::maxSeats> m_early;
};

/// Each question put to the person of that name in the rounds of one shoe, oldest log first, in the order answered; if
/// the last log is unfinished, the question still open comes last. A log whose round started a shoe discards the cards
/// seen before; what was played from the shoe before the first log is unknown. Error (Input): a log doesn't fold.
[[nodiscard]] base::Result<std::vector<SeenDecision>> decisionsSeen(const engine::RuleSet& rules,
                                                                    std::span<const engine::Events> logs,
                                                                    const std::string& person);

} // namespace openshoe::session
