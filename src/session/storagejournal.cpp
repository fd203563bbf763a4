// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/storagejournal.h"

#include "engine/round.h"
#include "session/recovery.h"
#include "session/whendone.h"

namespace openshoe::session {

using base::Result;
using engine::Events;
using storage::Tables;

namespace {

KeptShoe keptShoe(const storage::ShoeRow& row) {
    return {.id = row.id, .seed = row.seed, .drawn = row.drawn, .staked = row.staked};
}

// Evaluates to the value of a result, or leaves the function with its error.
#define OPENSHOE_TRY(name, expression)                                                                                 \
    auto name = (expression);                                                                                          \
    if (!name)                                                                                                         \
    return tl::make_unexpected(name.error())

storage::RoundFilter roundsAt(const TableKey& key) {
    return {.account = key.account, .variant = key.rules.id, .currency = key.currency};
}

storage::RoundPlace placeOf(const TableKey& key) {
    return {.account = key.account, .variant = key.rules.id, .currency = key.currency};
}

// Cancels the rounds that were given up and are open still; how many. The first that can't be cancelled is the error.
Result<int> cancelGivenUp(Tables& tables) {
    if (!tables.journal.hasGivenUp())
        return 0;
    OPENSHOE_TRY(open, tables.journal.openRounds());
    int cancelled = 0;
    for (const storage::OpenRound& round : *open) {
        if (!tables.journal.isGivenUp({round.account, round.rules.id, round.state.currency}))
            continue;
        engine::TableState state = round.state;
        Events events;
        if (engine::applyTo(round.rules, state, engine::Cancel{}, {}, events))
            continue;
        OPENSHOE_TRY(appended, tables.journal.append(round.id, events));
        ++cancelled;
    }
    tables.journal.forgetGivenUp();
    return cancelled;
}

Result<KeptTable> readTable(Tables& tables, const TableKey& key) {
    KeptTable kept;
    OPENSHOE_TRY(balance, tables.accounts.balance(key.account, key.currency));
    kept.wallet = *balance;
    OPENSHOE_TRY(last, tables.rounds.list(roundsAt(key), 1));
    if (!last->empty())
        kept.lastRound = last->front().id;
    OPENSHOE_TRY(open, tables.journal.openRounds());
    for (storage::OpenRound& round : *open) {
        if (round.account != key.account || round.rules.id != key.rules.id || round.state.currency != key.currency)
            continue;
        kept.shoe = keptShoe(round.shoe);
        kept.round = KeptRound{.id = round.id, .events = std::move(round.events), .rules = std::move(round.rules)};
        return kept;
    }
    OPENSHOE_TRY(shoe, tables.shoes.inUse(key.account, key.rules));
    if (*shoe)
        kept.shoe = keptShoe(**shoe);
    return kept;
}

Result<KeptTable> openedTable(Tables& tables, const TableKey& key) {
    OPENSHOE_TRY(renewed, tables.renew());
    OPENSHOE_TRY(cancelled, cancelGivenUp(tables));
    return readTable(tables, key);
}

Result<GivenBack> givenBack(Tables& tables, const TableKey& key, std::int64_t after) {
    tables.journal.giveUp(placeOf(key));
    OPENSHOE_TRY(table, openedTable(tables, key));
    GivenBack back{.table = std::move(*table)};
    if (back.table.lastRound <= after)
        return back;
    OPENSHOE_TRY(record, tables.rounds.record(back.table.lastRound));
    back.fate = record->row.state == storage::RoundState::Returned ? RoundFate::Returned : RoundFate::Settled;
    back.round = KeptRound{record->row.id, std::move(record->events), std::move(record->rules)};
    return back;
}

Result<std::int64_t> beginRound(Tables& tables, const TableKey& key, const KeptShoe& shoe, const Events& events) {
    OPENSHOE_TRY(row, tables.shoes.find(shoe.id));
    if (*row && !((*row)->seed.clientSeed == shoe.seed.clientSeed)) {
        OPENSHOE_TRY(seeded, tables.shoes.setClientSeed(shoe.id, shoe.seed.clientSeed));
    }
    return tables.journal.begin(key.account, key.rules, shoe.id, events);
}

Result<void> finishRound(Tables& tables, const storage::OpenRound& round) {
    const bool silent = round.rules.onSilence == engine::OnSilence::Auto;
    const auto cards = fairness::shuffle(round.shoe.seed);
    OPENSHOE_TRY(recovery, recover(round.rules, round.events, cards, silent));
    if (recovery->missing.empty())
        return {};
    OPENSHOE_TRY(appended, tables.journal.append(round.id, recovery->missing));
    return {};
}

} // namespace

void StorageJournal::openTable(const TableKey& key, Done<KeptTable> done) {
    session::whenDone(m_store.post([key](Tables& tables) { return openedTable(tables, key); }), this, std::move(done));
}

void StorageJournal::addShoe(const TableKey& key, const fairness::Seed& seed, Done<KeptShoe> done) {
    session::whenDone(m_store.post([key, seed](Tables& tables) {
        return tables.shoes.create(key.account, key.rules, seed).map(keptShoe);
    }),
                      this, std::move(done));
}

void StorageJournal::openRound(const TableKey& key, const KeptShoe& shoe, const Events& events,
                               Done<std::int64_t> done) {
    session::whenDone(
        m_store.post([key, shoe, events](Tables& tables) { return beginRound(tables, key, shoe, events); }), this,
        std::move(done));
}

void StorageJournal::append(std::int64_t round, const Events& events, Done<void> done) {
    session::whenDone(m_store.post([round, events](Tables& tables) -> Result<void> {
        OPENSHOE_TRY(appended, tables.journal.append(round, events));
        return {};
    }),
                      this, std::move(done));
}

void StorageJournal::giveBack(const TableKey& key, std::int64_t after, Done<GivenBack> done) {
    session::whenDone(m_store.post([key, after](Tables& tables) { return givenBack(tables, key, after); }), this,
                      std::move(done));
}

void StorageJournal::endShoe(std::int64_t shoe, Done<void> done) {
    session::whenDone(m_store.post([shoe](Tables& tables) { return tables.shoes.finish(shoe); }), this,
                      std::move(done));
}

Result<OpenRounds> settleLeftRounds(Tables& tables, bool afterStart) {
    OPENSHOE_TRY(renewed, tables.renew());
    OPENSHOE_TRY(returned, cancelGivenUp(tables));
    OPENSHOE_TRY(rounds, afterStart ? tables.journal.recover() : tables.journal.openRounds());
    OpenRounds left{.returned = *returned};
    for (storage::OpenRound& round : *rounds) {
        const bool undealt = round.state.phase == engine::Phase::Betting;
        if (round.rules.onSilence != engine::OnSilence::Auto && !undealt) {
            left.waiting.push_back(std::move(round));
            continue;
        }
        const auto done = finishRound(tables, round);
        if (done)
            ++left.finished;
        else if (!left.problem)
            left.problem = done.error();
    }
    return left;
}

} // namespace openshoe::session
