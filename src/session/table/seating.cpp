// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/table/seating.h"

#include "session/company/company.h"
#include "session/round/recovery.h"
#include "session/table/keeping.h"

#include <utility>

namespace openshoe::session {

using base::Result;
using storage::OpenRound;
using storage::Tables;

Admission admit(const TableKey& wanted, std::span<const OpenRound> waiting) {
    Admission admission{.currency = wanted.currency};
    for (const OpenRound& round : waiting) {
        if (round.account == wanted.account && round.rules.id == wanted.rules.id)
            admission.currency = round.state.currency;
    }
    for (const OpenRound& round : waiting) {
        if (round.account == wanted.account && round.rules.id != wanted.rules.id &&
            round.state.currency == admission.currency && !admission.elsewhere)
            admission.elsewhere = &round;
    }
    return admission;
}

namespace {

Result<void> finishRound(Tables& tables, const OpenRound& round) {
    const bool silent = round.rules.onSilence == engine::OnSilence::Auto;
    const auto cards = fairness::shuffle(round.shoe.seed);
    OPENSHOE_TRY(recovery,
                 recover(round.rules, round.events, cards, silent, companyAnswers(round.rules, round.shoe.seed.seed)));
    if (recovery->missing.empty())
        return {};
    OPENSHOE_TRY(appended, tables.journal.append(round.id, recovery->missing));
    return {};
}

} // namespace

Result<OpenRounds> settleLeftRounds(Tables& tables, bool afterStart) {
    OPENSHOE_TRY(renewed, tables.renew());
    OPENSHOE_TRY(returned, cancelGivenUp(tables));
    OPENSHOE_TRY(rounds, afterStart ? tables.journal.recover() : tables.journal.openRounds());
    OpenRounds left{.returned = *returned};
    for (OpenRound& round : *rounds) {
        const bool undealt = round.state.phase == engine::Phase::Betting;
        if (round.rules.onSilence == engine::OnSilence::Auto || undealt) {
            const auto done = finishRound(tables, round);
            if (done) {
                ++left.finished;
                continue;
            }
            if (!left.problem)
                left.problem = done.error();
        }
        left.waiting.push_back(std::move(round));
    }
    return left;
}

Result<Coming> comeToTable(Tables& tables, TableKey wanted) {
    OPENSHOE_TRY(left, settleLeftRounds(tables, false));
    const Admission admission = admit(wanted, left->waiting);
    Coming coming{.key = std::move(wanted), .finished = left->finished};
    coming.key.currency = admission.currency;
    if (admission.elsewhere) {
        coming.elsewhere = *admission.elsewhere;
        return coming;
    }
    OPENSHOE_TRY(table, readTable(tables, coming.key, left->waiting));
    coming.table = std::move(*table);
    // The waiting round's money takes precedence; if the game no longer accepts it, the game continues under its old
    // rules.
    if (coming.table.round && !coming.key.rules.limitIn(coming.key.currency)) {
        const auto look = std::exchange(coming.key.rules, coming.table.round->rules).look;
        coming.key.rules.look = look;
    }
    return coming;
}

} // namespace openshoe::session
