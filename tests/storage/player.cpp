// SPDX-License-Identifier: GPL-3.0-or-later
#include "player.h"

#include "base/inwords.h"
#include "formats/variants.h"

#include <QDebug>

#include <fmt/format.h>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::storage;
using base::Money;

RuleSet rulesOf(const char* variant) {
    static const formats::VariantCatalogue catalogue;
    const auto* entry = catalogue.find(variant);
    if (!entry)
        qFatal("no built-in game %s", variant);
    return entry->rules;
}

RoundId leaveOpen(Tables& tables, AccountId account) {
    const RuleSet rules = rulesOf("rundown");
    const auto shoe = tables.shoes.create(account, rules, fairness::Seed::draw()).value();
    const Events events{
        RoundOpened{.currency = "usd"},
        PlayerPresent{.player = {}, .id = "you", .balance = tables.accounts.balance(account, "usd").value()},
        SeatTaken{{}, {1}}, StakePlaced{.player = {}, .seat = {1}, .amount = Money::minor(5'00)}};
    return tables.journal.begin(account, rules, shoe.id, events).value().round;
}

AccountRow playAllGames(Store& store, int rounds, std::uint64_t seed) {
    auto account = store.call([](Tables& t) { return t.accounts.obtain("you", QStringLiteral("You")); }).value();
    for (const TestGame& game : testGames) {
        TestPlayer player(store, account, rulesOf(game.variant), game.currency, seed);
        for (int i = 0; i < rounds; ++i) {
            if (const auto round = player.playRound(); !round)
                qFatal("%s", round.error().text().c_str());
        }
    }
    return account;
}

TestPlayer::TestPlayer(Store& store, AccountRow account, RuleSet rules, std::string currency, std::uint64_t seed)
    : m_store(store), m_account(std::move(account)), m_rules(std::move(rules)), m_random(seed) {
    m_state.currency = std::move(currency);
    m_state.players.push_back({.id = m_account.key, .balance = {}, .trial = m_account.kind == AccountKind::Trial});
}

Money TestPlayer::someStake(const Limit& limit) {
    const std::int64_t top = std::min(limit.max.minorUnits(), limit.min.minorUnits() * 5);
    return Money::minor(limit.min.minorUnits() + below(static_cast<int>(top - limit.min.minorUnits()) + 1))
        .roundedDownTo(base::stakeStep);
}

TestPlayer::Result<void> TestPlayer::refill() {
    const Money enough = m_rules.limitIn(m_state.currency)->min.times(60);
    auto balance = m_store.call([&](Tables& t) { return t.accounts.balance(m_account.id, m_state.currency); });
    while (balance && *balance < enough) {
        balance = m_store.call([&](Tables& t) { return t.accounts.topUp(m_account.id, m_state.currency); });
        if (balance)
            confirmed();
    }
    if (!balance)
        return tl::make_unexpected(balance.error());
    m_state.players[0].balance = *balance;
    return {};
}

void TestPlayer::gatherCompany() {
    if (!m_rules.table.behind)
        return;
    while (m_state.players.size() < 6)
        m_state.players.push_back({.id = fmt::format("Guest {}", m_state.players.size()), .balance = {}});
    for (std::size_t i = 1; i < m_state.players.size(); ++i) {
        if (m_state.players[i].balance < Money::minor(500'00))
            m_state.players[i].balance += Money::minor(1'000'00);
    }
}

// Depends only on the player's number: the same number plays the same rounds.
fairness::Seed TestPlayer::someSeed() {
    fairness::Seed::Bytes bytes{};
    for (auto& byte : bytes)
        byte = static_cast<std::uint8_t>(m_random());
    return fairness::Seed(bytes);
}

void TestPlayer::confirmed() {
    if (onConfirmed)
        onConfirmed();
}

TestPlayer::Result<void> TestPlayer::takeShoe() {
    auto kept = m_store.call([&](Tables& t) { return t.shoes.inUse(m_account.id, m_rules); });
    if (!kept)
        return tl::make_unexpected(kept.error());
    m_shoe = std::move(*kept);
    if (!m_shoe) {
        auto made = m_store.call([&](Tables& t) { return t.shoes.create(m_account.id, m_rules, someSeed()); });
        if (made)
            confirmed();
        if (made && below(3) == 0) {
            const auto text = fairness::ClientSeed::fromText(fmt::format("lucky {}", below(100)), {});
            made = m_store.call([&](Tables& t) { return t.shoes.setClientSeed(made->id, *text); });
            if (made)
                confirmed();
        }
        if (!made)
            return tl::make_unexpected(made.error());
        m_shoe = std::move(*made);
    }
    m_cards = fairness::shuffle(m_shoe->seed);
    changeShoe(m_rules, m_state, false);
    m_state.shoeDrawn = m_shoe->drawn;
    m_state.burnDue = m_state.burnDue && m_shoe->drawn == 0;
    return {};
}

TestPlayer::Result<RoundId> TestPlayer::open() {
    Events events;
    if (const auto refusal = applyTo(m_rules, m_state, engine::OpenRound{}, m_cards, events))
        return base::inputError("open", name(*refusal));
    const auto begun =
        m_store.call([&](Tables& t) { return t.journal.begin(m_account.id, m_rules, m_shoe->id, events); });
    if (begun) {
        m_round = begun->round;
        m_events = static_cast<int>(events.size());
        if (onStored)
            onStored(m_round, m_events, m_state.phase != Phase::Betting && !m_state.plays.empty());
        confirmed();
    }
    return begun.map([](const storage::StoredStep& step) { return step.round; });
}

TestPlayer::Result<void> TestPlayer::give(const Command& command) {
    Events events;
    const auto refusal = applyTo(m_rules, m_state, command, m_cards, events);
    if (refusal == Refusal::ShoeExhausted)
        return base::inputError("shoe", "exhausted");
    if (events.empty())
        return {};
    const auto stored = m_store.call([&](Tables& t) { return t.journal.append(m_round, events); });
    if (!stored)
        return tl::make_unexpected(stored.error());
    m_events += static_cast<int>(events.size());
    if (m_state.phase == Phase::Over && !stored->finished)
        m_round = 0;
    if (onStored)
        onStored(m_round, m_events, m_state.phase != Phase::Betting && !m_state.plays.empty());
    confirmed();
    if (stored->finished && onFinished)
        onFinished(*stored->finished);
    const auto balance = m_store.call([&](Tables& t) { return t.accounts.balance(m_account.id, m_state.currency); });
    const auto expected = m_state.players[0].balance;
    if (balance && *balance != expected)
        return base::inputError("wallet",
                                fmt::format("{} is stored, the table has {}", balance->text(), expected.text()));
    return {};
}

TestPlayer::Result<void> TestPlayer::stakeFor(PlayerNumber player, int seats) {
    const Limit& limit = *m_rules.limitIn(m_state.currency);
    const Money amount = someStake(limit);
    for (int s = 0; s < seats; ++s) {
        const SeatNumber seat{static_cast<std::uint8_t>(1 + below(m_rules.table.seats))};
        const bool behind = m_rules.table.behind && m_state.seat(seat).holder && m_state.seat(seat).holder != player;
        if (auto done = give(PlaceStake{player, seat, behind ? StakeKind::Behind : StakeKind::Main, -1, amount}); !done)
            return done;
        for (int bet = 0; bet < static_cast<int>(m_rules.sideBets.size()); ++bet) {
            const Limit& side = m_rules.sideBets[static_cast<std::size_t>(bet)].limits.front();
            if (below(4) != 0)
                continue;
            if (auto done = give(PlaceStake{player, seat, StakeKind::Side, bet, someStake(side)}); !done)
                return done;
        }
    }
    return {};
}

TestPlayer::Result<void> TestPlayer::stake() {
    const int most = std::min(m_rules.table.seatsPerPlayer, 3);
    if (below(50) != 0) {
        if (auto done = stakeFor(PlayerNumber{0}, 1 + below(most)); !done)
            return done;
    }
    for (std::size_t i = 1; i < m_state.players.size(); ++i) {
        if (below(3) == 0)
            continue;
        if (auto done = stakeFor(PlayerNumber{static_cast<std::uint16_t>(i)}, 1); !done)
            return done;
    }
    return {};
}

TestPlayer::Result<void> TestPlayer::answer() {
    while (const auto asked = question(m_rules, m_state)) {
        if (below(500) < cancelPercent)
            return give(Cancel{});
        const auto possible = offers(m_rules, m_state, *asked);
        Command command = Silence{};
        if (!possible.empty() && below(10) < 7) {
            const Offer& offer = possible[static_cast<std::size_t>(below(static_cast<int>(possible.size())))];
            if (offer.affordable)
                command =
                    Act{.player = asked->player, .seat = asked->seat, .hand = asked->hand, .action = offer.action};
        }
        if (auto done = give(command); !done)
            return done;
    }
    return {};
}

TestPlayer::Result<RoundId> TestPlayer::playRound() {
    gatherCompany();
    auto done = refill();
    if (done)
        done = takeShoe();
    if (!done)
        return tl::make_unexpected(done.error());
    if (auto opened = open(); !opened)
        return opened;
    done = stake();
    if (done)
        done = give(Deal{});
    if (done)
        done = answer();
    if (!done)
        return tl::make_unexpected(done.error());
    return m_round;
}

TestPlayer::Result<void> TestPlayer::finish(Store& store, const storage::OpenRound& open,
                                            const std::function<void()>& confirmed) {
    TableState state = open.state;
    const auto cards = fairness::shuffle(open.shoe.seed);
    while (state.phase != Phase::Over) {
        Events events;
        const Command next = state.phase == Phase::Betting ? Command(Cancel{}) : Command(Silence{});
        if (const auto refusal = applyTo(open.rules, state, next, cards, events))
            return base::inputError("finish", name(*refusal));
        if (const auto stored = store.call([&](Tables& t) { return t.journal.append(open.id, events); }); !stored)
            return tl::make_unexpected(stored.error());
        if (confirmed)
            confirmed();
    }
    return {};
}
