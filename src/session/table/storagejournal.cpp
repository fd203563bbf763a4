// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/table/storagejournal.h"

#include "session/table/keeping.h"
#include "session/table/whendone.h"

namespace openshoe::session {

using base::Result;
using engine::Events;
using storage::Tables;

namespace {

storage::RoundPlace placeOf(const TableKey& key) {
    return {.account = key.account, .variant = key.rules.id, .currency = key.currency};
}

Result<KeptTable> openedTable(Tables& tables, const TableKey& key) {
    OPENSHOE_TRY(renewed, tables.renew());
    OPENSHOE_TRY(cancelled, cancelGivenUp(tables));
    OPENSHOE_TRY(open, tables.journal.openRounds());
    return readTable(tables, key, *open);
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

Result<storage::StoredStep> beginRound(Tables& tables, const TableKey& key, const KeptShoe& shoe,
                                       const Events& events) {
    OPENSHOE_TRY(row, tables.shoes.find(shoe.id));
    if (*row && !((*row)->seed.clientSeed == shoe.seed.clientSeed)) {
        OPENSHOE_TRY(seeded, tables.shoes.setClientSeed(shoe.id, shoe.seed.clientSeed));
    }
    return tables.journal.begin(key.account, key.rules, shoe.id, events);
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
        [this, done = std::move(done)](const Result<storage::StoredStep>& step) {
            tell(step);
            done(step.map([](const storage::StoredStep& stored) { return stored.round; }));
        });
}

void StorageJournal::append(std::int64_t round, const Events& events, Done<void> done) {
    session::whenDone(m_store.post([round, events](Tables& tables) { return tables.journal.append(round, events); }),
                      this, [this, done = std::move(done)](const Result<storage::StoredStep>& step) {
                          tell(step);
                          done(step.map([](const storage::StoredStep&) {}));
                      });
}

void StorageJournal::tell(const Result<storage::StoredStep>& step) {
    if (step && step->finished)
        emit finished(*step->finished);
}

void StorageJournal::giveBack(const TableKey& key, std::int64_t after, Done<GivenBack> done) {
    session::whenDone(m_store.post([key, after](Tables& tables) { return givenBack(tables, key, after); }), this,
                      std::move(done));
}

void StorageJournal::endShoe(std::int64_t shoe, Done<void> done) {
    session::whenDone(m_store.post([shoe](Tables& tables) { return tables.shoes.finish(shoe); }), this,
                      std::move(done));
}

} // namespace openshoe::session

#include "moc_storagejournal.cpp"
