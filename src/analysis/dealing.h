// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/automaton.h"
#include "analysis/random.h"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace openshoe::analysis {

/// Totals over a number of rounds; tallies of several threads can be added.
struct Tally {
    std::uint64_t rounds = 0;
    double net = 0;
    double square = 0;
    double stake = 0;

    void add(const SimOutcome& outcome, std::uint64_t times = 1) {
        const auto n = static_cast<double>(times);
        rounds += times;
        net += n * outcome.net;
        square += n * outcome.net * outcome.net;
        stake += n * outcome.stake;
    }
    Tally& operator+=(const Tally& other) {
        rounds += other.rounds;
        net += other.net;
        square += other.square;
        stake += other.stake;
        return *this;
    }
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// Deals rounds to an automaton, each from a fresh Fisher–Yates shuffle that goes only as far as cards are drawn. The
/// rounds of a batch draw one card each in turn, and finished ones drop out, so that no branch is mispredicted and one
/// shoe's memory access is hidden behind another's arithmetic.
class FreshShoeDealer {
public:
    static constexpr std::size_t batch = 64;
    /// A finished round: the cards in the order that the rules draw them in (more than were needed), and how it ended.
    struct Dealt {
        std::array<std::uint8_t, 32> cards{};
        SimOutcome outcome;
    };

    FreshShoeDealer(const Automaton& automaton, engine::Decks decks, std::uint64_t seed, std::uint64_t stream);
    void deal(std::uint64_t rounds, Tally& tally);
    /// The last batch dealt, for checks against the engine.
    [[nodiscard]] std::vector<Dealt> lastBatch() const;

private:
    struct alignas(64) Shoe {
        std::array<std::uint8_t, 8 * engine::cardsPerDeck> cards{};
    };
    using Numbers = std::array<std::uint8_t, batch>;

    void dealBatch(std::size_t rounds);
    [[nodiscard]] std::size_t dealFirstCards(std::size_t rounds, Numbers& open, std::size_t& splits, Numbers& split);
    [[nodiscard]] std::size_t dealOneMore(std::uint32_t drawn, std::size_t rounds, Numbers& open);
    void playSplit(std::size_t i);

    const Automaton& m_automaton;
    std::uint32_t m_cards;
    Random m_random;
    std::vector<Shoe> m_shoes;
    std::vector<Automaton::Step> m_first; ///< by the first four cards
    std::array<std::uint32_t, batch> m_state{};
    std::array<std::uint32_t, batch> m_dealerPlace{};
    std::array<std::uint8_t, batch> m_outcome{};
    std::array<SimOutcome, batch> m_splitOutcome{};
    std::array<std::array<std::uint64_t, 256>, 4>
        m_ended{}; ///< rounds by outcome, in four copies to keep counters apart; [0] is ignored
    Tally m_splits;
    std::size_t m_lastRounds = 0;
};

/// Deals through shoes with a cut card, and burns as the rules say. A round for which the shoe runs out is not counted
/// (that takes few decks and a cut card near the end).
class CutCardDealer {
public:
    CutCardDealer(const Automaton& automaton, const engine::RuleSet& rules, std::uint64_t seed, std::uint64_t stream);
    void deal(std::uint64_t rounds, Tally& tally);

private:
    [[nodiscard]] int draw();
    void shuffle();

    const Automaton& m_automaton;
    engine::RuleSet m_rules;
    Random m_random;
    std::vector<std::uint8_t> m_shoe;
    std::size_t m_drawn = 0;
    std::size_t m_cut = 0;
    bool m_exhausted = false;
};

} // namespace openshoe::analysis
