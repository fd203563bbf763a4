// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/script.h"

#include <algorithm>

namespace openshoe::engine {

namespace {

bool isDecision(Action action) { return action <= Action::Surrender; }
bool isFollow(Action action) { return action == Action::FollowDouble || action == Action::FollowSplit; }
bool isFollow(QuestionKind kind) { return kind == QuestionKind::FollowDouble || kind == QuestionKind::FollowSplit; }

bool names(const Question& q, const Act& act) {
    return q.player == act.player && q.seat == act.seat && q.hand == act.hand;
}

bool isFatal(std::optional<Refusal> refusal) {
    return refusal == Refusal::ShoeExhausted || refusal == Refusal::AmountOverflow;
}

// A decision answers the turn, or the surrender question before the peek; to an offer of its own it only means no.
bool answersTurn(const Question& q, const Act& act) {
    return q.kind == QuestionKind::Turn || (q.kind == QuestionKind::Surrender && act.action == Action::Surrender);
}

class ScriptRun {
public:
    ScriptRun(const RuleSet& rules, TableState& state, std::span<const Card> shoe, Events& events)
        : m_rules(rules), m_state(state), m_shoe(shoe), m_events(events) {}

    std::optional<Refusal> apply(const Command& command) {
        return applyTo(m_rules, m_state, command, m_shoe, m_events);
    }

    std::optional<Refusal> play(const Act& act) {
        if (act.early)
            return apply(act);
        for (;;) {
            const auto q = question(m_rules, m_state);
            if (!q)
                return Refusal::NotYourTurn;
            if (!isForLater(m_rules, m_state, *q, act))
                return apply(act);
            if (auto refusal = apply(Silence{}))
                return refusal;
        }
    }

    std::optional<Refusal> finish() {
        while (question(m_rules, m_state)) {
            if (auto refusal = apply(Silence{}))
                return refusal;
        }
        return std::nullopt;
    }

private:
    const RuleSet& m_rules;
    TableState& m_state;
    std::span<const Card> m_shoe;
    Events& m_events;
};

} // namespace

bool isForLater(const RuleSet& rules, const TableState& state, const Question& asked, const Act& act) {
    if (isDecision(act.action)) {
        if (names(asked, act) && answersTurn(asked, act))
            return false;
        const Seat& seat = state.seat(act.seat);
        return seat.holder == act.player && act.hand.value >= 1 && act.hand.value <= seat.handCount &&
               !isFinished(rules, seat, seat.hand(act.hand));
    }
    if (names(asked, act))
        return false;
    const auto later = laterQuestions(rules, state);
    return std::any_of(later.begin(), later.end(), [&](const Question& q) {
        return names(q, act) && isFollow(q.kind) == isFollow(act.action);
    });
}

tl::expected<ScriptResult, Refusal> playScript(const RuleSet& rules, TableState& state, const ScriptedRound& script,
                                               std::span<const Card> shoe) {
    ScriptResult result;
    TableState next = state;
    ScriptRun run(rules, next, shoe, result.events);
    if (auto refusal = run.apply(OpenRound{}))
        return tl::make_unexpected(*refusal);
    for (const PlaceStake& bet : script.bets) {
        result.bets.push_back(run.apply(bet));
        if (isFatal(result.bets.back()))
            return tl::make_unexpected(*result.bets.back());
    }
    if (auto refusal = run.apply(Deal{}))
        return tl::make_unexpected(*refusal);
    for (const Act& act : script.actions) {
        result.actions.push_back(run.play(act));
        if (isFatal(result.actions.back()))
            return tl::make_unexpected(*result.actions.back());
    }
    if (auto refusal = run.finish())
        return tl::make_unexpected(*refusal);
    state = std::move(next);
    return result;
}

} // namespace openshoe::engine
