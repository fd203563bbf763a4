// SPDX-License-Identifier: GPL-3.0-or-later
// The part of TableSession that changes the rules.
#include "engine/staking.h"
#include "session/round/me.h"
#include "session/table/seating.h"
#include "session/table/tablesession.h"

#include <utility>

namespace openshoe::session {

using namespace engine;

RulesFate TableSession::useRules(const RuleSet& rules) {
    const bool seated = mayTakeSeat(rules, m_key.trial) || !mayTakeSeat(m_key.rules, m_key.trial);
    if (!rules.limitIn(m_key.currency) || !seated) {
        keepRules();
        return seated ? RulesFate::NoMoney : RulesFate::NoSeat;
    }
    RuleSet played = m_key.rules;
    played.look = rules.look;
    if (rules == played) {
        keepRules();
        if (rules != m_key.rules)
            emit rulesChanged({.before = std::exchange(m_key.rules, rules), .misfits = {}, .afterRound = false});
        return RulesFate::InForce;
    }
    wait(rules);
    settleRules();
    return m_next ? RulesFate::NextRound : RulesFate::InForce;
}

void TableSession::keepRules() {
    if (!m_next)
        return;
    m_next.reset();
    emit nextRulesChanged();
}

void TableSession::wait(const RuleSet& rules) {
    if (m_next == rules)
        return;
    m_next = rules;
    emit nextRulesChanged();
}

void TableSession::settleRules(bool afterRound) {
    if (m_next && is<Ready>() && !isPlaying())
        takeRules(afterRound);
}

void TableSession::takeRules(bool afterRound) {
    RulesChange change{.before = m_key.rules, .misfits = {}, .afterRound = afterRound};
    m_key.rules = *std::exchange(m_next, std::nullopt);
    m_state = emptied(change.before);
    lookUpStrategy();
    const BetSlip::Table table{
        .rules = &m_key.rules, .currency = m_key.currency, .wallet = wallet(), .trial = m_key.trial, .others = {}};
    const bool drafted = !m_slip.isEmpty();
    Refit now = refit(m_slip.draft(), change.before, table);
    Refit last = refit(m_lastDraft, change.before, table);
    m_slip = BetSlip(table, std::move(now.draft));
    m_lastDraft = std::move(last.draft);
    change.misfits = drafted ? std::move(now.misfits) : std::move(last.misfits);
    enter(Storing{.fate = fate()}); // until the fresh shoe is there
    emit rulesChanged(change);
    emit nextRulesChanged();
    drawShoe(false);
}

// The table between two rounds under the rules in effect. Held seats stay held, as far as they still exist.
TableState TableSession::emptied(const RuleSet& before) const {
    TableState state;
    state.currency = m_state.currency;
    state.players = {m_state.players.front()}; // the company has left with the old rules
    if (!rules().table.behind || !before.table.behind)
        return state;
    for (int i = 1, held = 0; i <= rules().table.seats && held < rules().table.seatsPerPlayer; ++i) {
        const SeatNumber number{static_cast<std::uint8_t>(i)};
        if (m_state.seat(number).holder != me())
            continue;
        state.seat(number).holder = me();
        state.seat(number).idle = m_state.seat(number).idle;
        ++held;
    }
    return state;
}

} // namespace openshoe::session
