// SPDX-License-Identifier: GPL-3.0-or-later
#include "memoryjournal.h"

#include "engine/round.h"

#include <algorithm>
#include <utility>

namespace openshoe::session {

using engine::Events;

bool MemoryJournal::isAt(const Round& round, const TableKey& key) {
    return round.key.account == key.account && round.key.rules.id == key.rules.id;
}

KeptTable MemoryJournal::table(const TableKey& key) const {
    KeptTable kept;
    kept.wallet = wallet(key.account, key.currency);
    for (const Shoe& shoe : m_shoes) {
        if (!shoe.ended && shoe.account == key.account && shoe.variant == key.rules.id)
            kept.shoe = shoe.kept;
    }
    for (const Round& round : m_rounds) {
        if (!isAt(round, key))
            continue;
        kept.lastRound = round.id;
        if (round.over && kept.shoe && round.shoe == kept.shoe->id)
            kept.shoeLogs.push_back(round.events);
        if (!round.over)
            kept.round = KeptRound{.id = round.id, .events = round.events, .rules = round.key.rules};
    }
    return kept;
}

std::optional<base::Error> MemoryJournal::write(const std::function<void()>& change) {
    auto error = m_failure ? m_failure : std::exchange(m_once, std::nullopt);
    if (!error || (!m_failure && m_keepsIt))
        change();
    return error;
}

void MemoryJournal::openTable(const TableKey& key, Done<KeptTable> done) {
    if (!m_givenUp) {
        done(table(key));
        return;
    }
    giveBack(key, 0, [done = std::move(done)](const base::Result<GivenBack>& given) {
        done(given.map([](const GivenBack& back) { return back.table; }));
    });
}

void MemoryJournal::giveBack(const TableKey& key, std::int64_t after, Done<GivenBack> done) {
    m_givenUp = true;
    if (m_failure) {
        done(tl::make_unexpected(*m_failure));
        return;
    }
    m_givenUp = false;
    GivenBack back;
    for (Round& round : m_rounds) {
        if (!isAt(round, key) || (round.over && round.id <= after))
            continue;
        if (!round.over) {
            auto state = engine::replay(round.events).value();
            Events cancelling;
            (void)engine::applyTo(round.key.rules, state, engine::Cancel{}, {}, cancelling);
            keep(round, cancelling);
        }
        const bool returned = std::holds_alternative<engine::RoundCancelled>(round.events.back());
        back.fate = returned ? RoundFate::Returned : RoundFate::Settled;
        back.round = KeptRound{.id = round.id, .events = round.events, .rules = round.key.rules};
    }
    back.table = table(key);
    done(std::move(back));
}

void MemoryJournal::addShoe(const TableKey& key, const fairness::Seed& seed, Done<KeptShoe> done) {
    if (m_failure) {
        done(tl::make_unexpected(*m_failure));
        return;
    }
    const auto number = 1 + std::count_if(m_shoes.begin(), m_shoes.end(),
                                          [&](const Shoe& shoe) { return shoe.account == key.account; });
    KeptShoe shoe{.id = static_cast<std::int64_t>(m_shoes.size()) + 1,
                  .seed = {.seed = seed, .clientSeed = {}, .number = number, .decks = key.rules.newShoe()}};
    m_shoes.push_back({shoe, key.account, key.rules.id, false});
    done(std::move(shoe));
}

void MemoryJournal::openRound(const TableKey& key, const KeptShoe& shoe, const Events& events,
                              Done<std::int64_t> done) {
    const auto error = write([&] {
        Shoe& kept = m_shoes.at(static_cast<std::size_t>(shoe.id - 1));
        kept.kept.seed.clientSeed = shoe.seed.clientSeed;
        kept.kept.staked = true;
        m_rounds.push_back({.id = static_cast<std::int64_t>(m_rounds.size()) + 1, .key = key, .shoe = shoe.id});
        keep(m_rounds.back(), events);
    });
    if (error)
        done(tl::make_unexpected(*error));
    else
        done(m_rounds.back().id);
}

void MemoryJournal::append(std::int64_t round, const Events& events, Done<void> done) {
    const auto error = write([&] { keep(m_rounds.at(static_cast<std::size_t>(round - 1)), events); });
    done(error ? base::Result<void>(tl::make_unexpected(*error)) : base::Result<void>());
}

void MemoryJournal::endShoe(std::int64_t shoe, Done<void> done) {
    const auto error = write([&] { m_shoes.at(static_cast<std::size_t>(shoe - 1)).ended = true; });
    done(error ? base::Result<void>(tl::make_unexpected(*error)) : base::Result<void>());
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
