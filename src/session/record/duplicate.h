// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/challenge.h"
#include "session/round/decisions.h"
#include "session/worth/pricing.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace openshoe::session {

/// One round of a challenge, played by somebody else: with the same cards, rules and stakes. The others at the table
/// answer as they did as long as they hold the same cards, and play best when they don't. Nothing of it is booked.
class DuplicateRound {
public:
    /// The challenge must outlive it.
    DuplicateRound(const formats::Challenge& challenge, std::size_t round);

    /// What has happened so far: at first up to the first question, or to the end if there is none.
    [[nodiscard]] const engine::Events& events() const { return m_events; }
    /// What the person is asked; nothing once the round is over.
    [[nodiscard]] const std::optional<engine::Question>& asked() const { return m_asked; }
    /// What follows from the answer, up to the person's next question or the end. Error (Input): the rules don't offer
    /// it.
    [[nodiscard]] base::Result<engine::Events> answer(engine::Action action);

private:
    std::optional<engine::Refusal> perform(const engine::Command& command);
    std::optional<engine::Refusal> give(const engine::Question& asked, engine::Action action);
    void goOn();
    void answerFor(const engine::Question& asked);

    /// Somebody else's answer in the sender's round.
    struct Given {
        engine::Question question;
        engine::Cards hand;
        engine::Action action = engine::Action::Stand;
    };

    const formats::Challenge& m_challenge;
    std::vector<Given> m_given;
    engine::TableState m_state;
    SeenCards m_seen;
    engine::Events m_events;
    std::optional<engine::Question> m_asked;
};

/// How many questions were put to the person in a challenge's round.
[[nodiscard]] int decisionsIn(const engine::RuleSet& rules, const engine::Events& log);
/// What the person's plays came to in a challenge's round, played to its end.
[[nodiscard]] base::Money netOf(const engine::Events& log);

/// A decision that one of the two had to make, or both.
struct ComparedDecision {
    SeenDecision seen;  ///< as the one who had to make it saw it
    engine::Cards hand; ///< which it is about
    int handsOnSeat = 1;
    std::optional<engine::Card> up;
    std::optional<storage::DecisionPrice> theirs;
    std::optional<storage::DecisionPrice> yours;
    /// In minor units.
    [[nodiscard]] static double cost(const std::optional<storage::DecisionPrice>& price);
};

/// A round as its sender played it and as somebody else did.
struct ComparedRound {
    base::Money theirNet;
    base::Money yourNet;
    std::vector<ComparedDecision> decisions; ///< in the order of yours; theirs alone come last
};

/// Decisions of the same hand with the same cards are the same decision. Each is priced by the cards that could be
/// seen, in the challenge's earlier rounds too. `yours` must be a round of DuplicateRound at its end. Takes a few
/// milliseconds per decision.
[[nodiscard]] ComparedRound compareRound(const formats::Challenge& challenge, std::size_t round,
                                         const engine::Events& yours);

} // namespace openshoe::session
