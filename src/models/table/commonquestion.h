// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"
#include "models/table/actionsmodel.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace openshoe::models {

/// One question for all hands of a person that are asked the same before the turns: insurance, even money. It is
/// answered for all of them, or given up to answer hand by hand. The session is told the answer of each hand in turn.
class CommonQuestion {
public:
    /// The person is asked this now, or nothing.
    void follow(const engine::RuleSet& rules, const engine::TableState& state,
                const std::optional<engine::Question>& asked);
    /// Another round, or none.
    void reset() { *this = {}; }

    /// It stands for several hands.
    [[nodiscard]] bool stands() const { return m_hands.size() > 1 && !m_each.contains(m_hands.front().kind); }
    /// Every hand is asked that by itself.
    void askEach() { m_each.insert(m_hands.front().kind); }
    /// The answer for all hands that are asked this; another question may come between them.
    void answer(engine::Action action) { m_answers[m_hands.front().kind] = action; }
    /// What was answered for all, for the hand that is asked now; nothing where it is to be asked.
    [[nodiscard]] std::optional<engine::Action> answer() const;
    void takeBack() { m_answers.clear(); }

    /// "Hands 1, 2: insurance?"
    [[nodiscard]] QString text(const engine::RuleSet& rules, const engine::TableState& state) const;
    /// The answers, with what they cost for all hands together.
    [[nodiscard]] std::vector<ActionRow> rows(const engine::RuleSet& rules, const engine::TableState& state) const;

private:
    std::vector<engine::Question> m_hands; ///< the one asked now and those to come
    std::map<engine::QuestionKind, engine::Action> m_answers;
    std::set<engine::QuestionKind> m_each;
};

/// "All insured." where that player has several hands and has insured them all; else empty.
[[nodiscard]] QString allInsuredText(const engine::TableState& state, engine::PlayerNumber player);

} // namespace openshoe::models
