// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"
#include "models/table/actionsmodel.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace openshoe::models {

/// One question for all of a person's hands that are asked the same before their turns: insurance, even money. It is
/// answered for all of them at once, or dropped to answer hand by hand. The session is then given each hand's answer in
/// turn.
class CommonQuestion {
public:
    /// What the person is asked now; nothing if no question is open.
    void update(const engine::RuleSet& rules, const engine::TableState& state,
                const std::optional<engine::Question>& asked);
    /// A new round, or none.
    void reset() { *this = {}; }

    /// It is open, and stands for several hands.
    [[nodiscard]] bool stands() const { return m_hands.size() > 1 && !m_each.contains(m_hands.front().kind); }
    /// Each hand is to be asked this by itself.
    void askEach() { m_each.insert(m_hands.front().kind); }
    /// The answer for all hands that are asked this; other questions may come in between.
    void answer(engine::Action action) { m_answers[m_hands.front().kind] = action; }
    /// The common answer that also applies to the hand asked now; nothing if there is none yet.
    [[nodiscard]] std::optional<engine::Action> answer() const;
    void takeBack() { m_answers.clear(); }

    /// "Hands 1, 2: insurance?"
    [[nodiscard]] QString text(const engine::RuleSet& rules, const engine::TableState& state) const;
    /// The answers, with what each costs for all hands together.
    [[nodiscard]] std::vector<ActionRow> rows(const engine::RuleSet& rules, const engine::TableState& state) const;

private:
    std::vector<engine::Question> m_hands; ///< the one asked now and those to come
    std::map<engine::QuestionKind, engine::Action> m_answers;
    std::set<engine::QuestionKind> m_each;
};

/// "All insured." if that player has several hands and has insured them all; empty otherwise.
[[nodiscard]] QString allInsuredText(const engine::TableState& state, engine::PlayerNumber player);

} // namespace openshoe::models
