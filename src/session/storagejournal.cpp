// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/storagejournal.h"

#include "session/recovery.h"
#include "session/whendone.h"

#include <algorithm>

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

Result<KeptTable> readTable(Tables& tables, const TableKey& key) {
    KeptTable kept;
    OPENSHOE_TRY(balance, tables.accounts.balance(key.account, key.currency));
    kept.wallet = *balance;
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

// The store begins a round with its betting; what the deal brings is appended.
Result<std::int64_t> beginRound(Tables& tables, const TableKey& key, const KeptShoe& shoe, const Events& events) {
    OPENSHOE_TRY(row, tables.shoes.find(shoe.id));
    if (*row && !((*row)->seed.clientSeed == shoe.seed.clientSeed)) {
        OPENSHOE_TRY(seeded, tables.shoes.setClientSeed(shoe.id, shoe.seed.clientSeed));
    }
    const auto closed = std::find_if(events.begin(), events.end(), [](const engine::Event& event) {
        return std::holds_alternative<engine::BettingClosed>(event);
    });
    OPENSHOE_TRY(round, tables.journal.begin(key.account, key.rules, shoe.id, Events(events.begin(), closed)));
    if (closed != events.end()) {
        OPENSHOE_TRY(dealt, tables.journal.append(*round, Events(closed, events.end())));
    }
    return *round;
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
    session::whenDone(m_store.post([key](Tables& tables) { return readTable(tables, key); }), this, std::move(done));
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

void StorageJournal::endShoe(std::int64_t shoe, Done<void> done) {
    session::whenDone(m_store.post([shoe](Tables& tables) { return tables.shoes.finish(shoe); }), this,
                      std::move(done));
}

Result<OpenRounds> settleLeftRounds(Tables& tables, bool afterStart) {
    OPENSHOE_TRY(rounds, afterStart ? tables.journal.recover() : tables.journal.openRounds());
    OpenRounds left;
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
