// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/script.h"

#include <array>
#include <functional>
#include <random>
#include <string>

/// The rules with everything else about them drawn at random, as far as it is consistent.
[[nodiscard]] openshoe::engine::RuleSet randomRules(openshoe::engine::RuleSet rules, std::uint64_t seed);

/// A table of one game under random commands, legal and illegal: people arrive, stake on anything, answer what is asked
/// and what isn't, time out, leave, cancel. Checks after every command that the state is a possible one.
class RandomTable {
public:
    using State = openshoe::engine::TableState;

    RandomTable(openshoe::engine::RuleSet rules, std::uint64_t seed);

    /// Gives one command. Empty if all is well, otherwise what is wrong.
    std::string step();

    /// A further check of each finished round's log; returns the same as step().
    std::function<std::string(const openshoe::engine::Events&)> checkLog;

    [[nodiscard]] const State& state() const { return m_state; }
    /// The events of the current round.
    [[nodiscard]] const openshoe::engine::Events& log() const { return m_log; }
    [[nodiscard]] long rounds() const { return m_rounds; }
    [[nodiscard]] long refusals() const { return m_refusals; }
    /// How often each event type occurred, by its index in the variant.
    [[nodiscard]] const std::array<long, std::variant_size_v<openshoe::engine::AnyEvent>>& seen() const {
        return m_seen;
    }

private:
    int below(int bound) { return static_cast<int>(m_random() % static_cast<unsigned>(bound)); }
    void shuffle();
    void addPerson();
    void changePeople();
    openshoe::engine::PlayerNumber randomPlayer();
    openshoe::engine::SeatNumber randomSeat();
    openshoe::engine::Command randomCommand();
    openshoe::engine::Command randomStake();
    openshoe::engine::Act randomAct();
    [[nodiscard]] std::string wrongWith(const openshoe::engine::Events& events) const;
    [[nodiscard]] std::string wrongWithBooks() const;
    [[nodiscard]] std::string wrongWithStakes() const;
    [[nodiscard]] std::string wrongWithLog() const;
    [[nodiscard]] std::string wrongWithForesight() const;

    openshoe::engine::RuleSet m_rules;
    std::mt19937_64 m_random;
    State m_state;
    std::vector<openshoe::engine::Card> m_shoe;
    openshoe::engine::Events m_log; ///< of the current round
    openshoe::base::Money m_atOpening;
    long m_rounds = 0;
    long m_refusals = 0;
    std::array<long, std::variant_size_v<openshoe::engine::AnyEvent>> m_seen{};
};
