// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/table/keeping.h"

#include "engine/round.h"

namespace openshoe::session {

using base::Result;
using storage::Tables;

KeptShoe keptShoe(const storage::ShoeRow& row) {
    return {.id = row.id, .seed = row.seed, .drawn = row.drawn, .staked = row.staked};
}

Result<int> cancelGivenUp(Tables& tables) {
    if (!tables.journal.hasGivenUp())
        return 0;
    OPENSHOE_TRY(open, tables.journal.openRounds());
    int cancelled = 0;
    for (const storage::OpenRound& round : *open) {
        if (!tables.journal.isGivenUp({round.account, round.rules.id, round.state.currency}))
            continue;
        engine::TableState state = round.state;
        engine::Events events;
        if (engine::applyTo(round.rules, state, engine::Cancel{}, {}, events))
            continue;
        OPENSHOE_TRY(appended, tables.journal.append(round.id, events));
        ++cancelled;
    }
    tables.journal.forgetGivenUp();
    return cancelled;
}

namespace {

// The logs of finished rounds played from a shoe, oldest first. They are among the game's newest rounds; the search
// ends at the round that began the shoe, or at a page without any of them.
Result<std::vector<engine::Events>> logsOf(Tables& tables, const TableKey& key, std::int64_t shoe) {
    constexpr int pageSize = 100;
    std::vector<engine::Events> logs;
    std::optional<storage::RoundId> before;
    for (bool more = true; more;) {
        OPENSHOE_TRY(rounds, tables.rounds.list({.account = key.account, .variant = key.rules.id}, pageSize, before));
        more = false;
        for (const storage::RoundRow& round : *rounds) {
            before = round.id;
            if (round.shoe != shoe)
                continue;
            if (round.state != storage::RoundState::Open) {
                OPENSHOE_TRY(record, tables.rounds.record(round.id));
                logs.insert(logs.begin(), std::move(record->events));
            }
            more = round.firstCard > 0 && rounds->size() == pageSize;
            if (round.firstCard == 0)
                break;
        }
    }
    return logs;
}

} // namespace

Result<KeptTable> readTable(Tables& tables, const TableKey& key, const std::vector<storage::OpenRound>& open) {
    KeptTable kept;
    OPENSHOE_TRY(balance, tables.accounts.balance(key.account, key.currency));
    kept.wallet = *balance;
    const storage::RoundFilter here{.account = key.account, .variant = key.rules.id, .currency = key.currency};
    OPENSHOE_TRY(last, tables.rounds.list(here, 1));
    if (!last->empty())
        kept.lastRound = last->front().id;
    for (const storage::OpenRound& round : open) {
        if (round.account != key.account || round.rules.id != key.rules.id || round.state.currency != key.currency)
            continue;
        kept.shoe = keptShoe(round.shoe);
        kept.round = KeptRound{.id = round.id, .events = round.events, .rules = round.rules};
        break;
    }
    if (!kept.round) {
        OPENSHOE_TRY(shoe, tables.shoes.inUse(key.account, key.rules));
        if (*shoe)
            kept.shoe = keptShoe(**shoe);
    }
    if (kept.shoe && kept.shoe->drawn > 0) {
        OPENSHOE_TRY(logs, logsOf(tables, key, kept.shoe->id));
        kept.shoeLogs = std::move(*logs);
    }
    return kept;
}

} // namespace openshoe::session
