// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/advice.h"
#include "analysis/random.h"
#include "session/round/decisions.h"
#include "session/round/seencards.h"
#include "session/worth/pricing.h"

#include <algorithm>
#include <cmath>

namespace openshoe::test {

/// Plays whole shoes through the engine, without a store: input for tests of the pricing.
class ShoePlay {
public:
    struct How {
        int hands = 1;         ///< spots staked on, as far as the game allows
        bool sideBets = false; ///< all of them, with a tenth of the hand's stake
        int careless = 0;      ///< percent of decisions made at random
    };

    ShoePlay(engine::RuleSet rules, How how, std::uint64_t seed)
        : m_rules(std::move(rules)), m_how(how), m_random(seed, 7) {
        m_state.currency = m_rules.limits.front().currency;
        m_state.players.push_back({.id = "you", .balance = {}, .trial = false});
        const base::Money least = m_rules.limits.front().min;
        m_stake = least.times(20).minorUnits() < m_rules.limits.front().max.minorUnits() ? least.times(20) : least;
    }

    /// A shoe from its first card to its last round, ready for pricing.
    storage::ShoeToPrice next() {
        shuffle();
        storage::ShoeToPrice shoe{.shoe = 1, .account = 1, .accountKey = "you", .rules = m_rules, .trouble = {}};
        engine::changeShoe(m_rules, m_state, false);
        m_seen.clear();
        do {
            shoe.rounds.push_back({.id = ++m_round, .events = round(), .due = true, .trouble = {}});
        } while (!engine::shoeIsSpent(m_rules, m_state));
        return shoe;
    }
    [[nodiscard]] base::Money stake() const { return m_stake; }

private:
    void shuffle() {
        m_cards.clear();
        for (int deck = 0; deck < m_rules.decks; ++deck) {
            for (int i = 0; i < engine::cardsPerDeck; ++i)
                m_cards.push_back(engine::Card::fromIndex(i));
        }
        for (std::size_t i = m_cards.size() - 1; i > 0; --i)
            std::swap(m_cards[i], m_cards[m_random.below(static_cast<std::uint32_t>(i + 1))]);
    }

    void give(const engine::Command& command, engine::Events& events) {
        const std::size_t from = events.size();
        if (engine::applyTo(m_rules, m_state, command, m_cards, events))
            qFatal("the engine refused");
        for (std::size_t i = from; i < events.size(); ++i)
            m_seen.follow(events[i]);
    }

    engine::Events round() {
        m_state.players.front().balance = m_rules.limits.front().max.times(100000);
        engine::Events events;
        give(engine::OpenRound{}, events);
        const int seats = std::min({m_how.hands, m_rules.table.seats, m_rules.table.seatsPerPlayer});
        for (int seat = 1; seat <= seats; ++seat) {
            const engine::SeatNumber place{static_cast<std::uint8_t>(seat)};
            engine::PlaceStake bet{.player = {}, .seat = place, .amount = m_stake};
            give(bet, events);
            for (std::size_t i = 0; m_how.sideBets && i < m_rules.sideBets.size(); ++i) {
                bet.kind = engine::StakeKind::Side;
                bet.sideBet = static_cast<int>(i);
                const base::Money least = m_rules.sideBets[i].limits.front().min;
                bet.amount = least;
                while (bet.amount.times(10) < m_stake)
                    bet.amount += least;
                give(bet, events);
            }
        }
        give(engine::Deal{}, events);
        while (const auto asked = engine::question(m_rules, m_state)) {
            const auto possible = engine::offers(m_rules, m_state, *asked);
            give(engine::Act{.player = asked->player,
                             .seat = asked->seat,
                             .hand = asked->hand,
                             .action = choice(*asked, possible)},
                 events);
        }
        return events;
    }

    engine::Action choice(const engine::Question& asked, const std::vector<engine::Offer>& possible) {
        const auto any = [&] { return possible[m_random.below(static_cast<std::uint32_t>(possible.size()))].action; };
        if (static_cast<int>(m_random.below(100)) < m_how.careless)
            return any();
        session::SeenDecision seen{.question = asked, .offers = possible, .stake = m_stake, .answer = any()};
        seen.decision = m_seen.decision(m_rules, m_state, asked);
        return session::priceOf(m_rules, seen).best;
    }

    engine::RuleSet m_rules;
    How m_how;
    analysis::Random m_random;
    base::Money m_stake;
    engine::TableState m_state;
    session::SeenCards m_seen;
    std::vector<engine::Card> m_cards;
    storage::RoundId m_round = 0;
};

/// Sums over priced rounds, in units of the stake.
struct Luck {
    std::int64_t rounds = 0;
    std::int64_t decisions = 0;
    double sum = 0;
    double squares = 0;
    double predicted = 0; ///< variance
    std::int64_t troubles = 0;

    void add(const storage::RoundPrice& price, double stake) {
        if (!price.trouble.empty()) {
            ++troubles;
            return;
        }
        const auto net = static_cast<double>((price.mainNet + price.sideNet).minorUnits());
        const double luck = (net - (price.atStart() - price.cost)) / stake;
        ++rounds;
        decisions += static_cast<std::int64_t>(price.decisions.size());
        sum += luck;
        squares += luck * luck;
        predicted += price.variance() / (stake * stake);
    }
    [[nodiscard]] double mean() const { return sum / static_cast<double>(rounds); }
    [[nodiscard]] double standardError() const { return std::sqrt(predicted) / static_cast<double>(rounds); }
    /// Observed spread divided by the predicted one: 1, apart from chance.
    [[nodiscard]] double spread() const { return std::sqrt(squares / predicted); }
};

} // namespace openshoe::test
