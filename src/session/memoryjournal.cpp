// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/memoryjournal.h"

#include "engine/state.h"

#include <algorithm>

namespace openshoe::session {

using engine::Events;

void MemoryJournal::openTable(const TableKey& key, Done<KeptTable> done) {
    KeptTable kept;
    kept.wallet = wallet(key.account, key.currency);
    for (const Shoe& shoe : m_shoes) {
        if (!shoe.ended && shoe.account == key.account && shoe.variant == key.rules.id)
            kept.shoe = shoe.kept;
    }
    for (const Round& round : m_rounds) {
        if (!round.over && round.key.account == key.account && round.key.rules.id == key.rules.id)
            kept.round = KeptRound{.id = round.id, .events = round.events, .rules = round.key.rules};
    }
    done(std::move(kept));
}

void MemoryJournal::addShoe(const TableKey& key, const fairness::Seed& seed, Done<KeptShoe> done) {
    if (m_failure) {
        done(tl::make_unexpected(*m_failure));
        return;
    }
    const auto number = 1 + std::count_if(m_shoes.begin(), m_shoes.end(),
                                          [&](const Shoe& shoe) { return shoe.account == key.account; });
    KeptShoe shoe{.id = static_cast<std::int64_t>(m_shoes.size()) + 1,
                  .seed = {.seed = seed, .clientSeed = {}, .number = number, .decks = key.rules.decks}};
    m_shoes.push_back({shoe, key.account, key.rules.id, false});
    done(std::move(shoe));
}

void MemoryJournal::openRound(const TableKey& key, const KeptShoe& shoe, const Events& events,
                              Done<std::int64_t> done) {
    if (m_failure) {
        done(tl::make_unexpected(*m_failure));
        return;
    }
    Shoe& kept = m_shoes.at(static_cast<std::size_t>(shoe.id - 1));
    kept.kept.seed.clientSeed = shoe.seed.clientSeed;
    kept.kept.staked = true;
    m_rounds.push_back({.id = static_cast<std::int64_t>(m_rounds.size()) + 1, .key = key, .shoe = shoe.id});
    keep(m_rounds.back(), events);
    done(m_rounds.back().id);
}

void MemoryJournal::append(std::int64_t round, const Events& events, Done<void> done) {
    if (m_failure) {
        done(tl::make_unexpected(*m_failure));
        return;
    }
    Round& kept = m_rounds.at(static_cast<std::size_t>(round - 1));
    keep(kept, events);
    done({});
}

void MemoryJournal::endShoe(std::int64_t shoe, Done<void> done) {
    if (m_failure) {
        done(tl::make_unexpected(*m_failure));
        return;
    }
    m_shoes.at(static_cast<std::size_t>(shoe - 1)).ended = true;
    done({});
}

void MemoryJournal::keep(Round& round, const Events& events) {
    round.events.insert(round.events.end(), events.begin(), events.end());
    const auto state = engine::replay(round.events);
    if (!state)
        return;
    round.over = state->phase == engine::Phase::Over;
    m_shoes.at(static_cast<std::size_t>(round.shoe - 1)).kept.drawn = state->shoeDrawn;
    if (!state->players.empty())
        setWallet(round.key.account, round.key.currency, state->players.front().balance);
}

void MemoryJournal::setWallet(std::int64_t account, const std::string& currency, base::Money amount) {
    m_wallets[{account, currency}] = amount;
}

base::Money MemoryJournal::wallet(std::int64_t account, const std::string& currency) const {
    const auto found = m_wallets.find({account, currency});
    return found == m_wallets.end() ? base::Money{} : found->second;
}

} // namespace openshoe::session
