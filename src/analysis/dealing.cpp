// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/dealing.h"

#include <algorithm>
#include <optional>

namespace openshoe::analysis {

namespace {

template <typename Shoe> void fill(Shoe& shoe, engine::Decks decks) {
    std::size_t at = 0;
    for (const engine::Card card : inOrder(decks))
        shoe[at++] = static_cast<std::uint8_t>(pointIndex(card));
}

// The integer part of bits × bound / 2⁶⁴; the fraction, bits × bound mod 2⁶⁴, is as good a random number for the next
// card.
inline std::uint32_t highHalf(std::uint64_t bits, std::uint64_t bound) {
    const std::uint64_t low = (bits & 0xFFFFFFFFU) * bound;
    return static_cast<std::uint32_t>(((bits >> 32U) * bound + (low >> 32U)) >> 32U);
}

} // namespace

FreshShoeDealer::FreshShoeDealer(const Automaton& automaton, engine::Decks decks, std::uint64_t seed,
                                 std::uint64_t stream)
    : m_automaton(automaton), m_cards(static_cast<std::uint32_t>(decks.cards())), m_random(seed, stream),
      m_shoes(batch), m_first(10'000) {
    for (Shoe& shoe : m_shoes)
        fill(shoe.cards, decks);
    for (std::size_t i = 0; i < m_first.size(); ++i) {
        std::size_t state = 0;
        Automaton::Step step;
        for (std::size_t place = 1000; place > 0; place /= 10) {
            step = automaton.steps()[state * pointKinds + i / place % 10];
            state = step.next;
        }
        m_first[i] = step;
    }
}

// Deals four cards from every shoe, with one random number each.
std::size_t FreshShoeDealer::dealFirstCards(std::size_t rounds, Numbers& open, std::size_t& splits, Numbers& split) {
    Random random = m_random;
    std::size_t opened = 0;
    const bool upSecond = m_automaton.upPlace() == 1;
    for (std::size_t i = 0; i < rounds; ++i) {
        std::uint8_t* const shoe = m_shoes[i].cards.data();
        std::uint64_t bits = random.next();
        std::uint32_t four = 0;
        std::uint32_t last = 0;
        std::uint32_t second = 0;
        for (std::uint32_t drawn = 0; drawn < 4; ++drawn) {
            const std::uint64_t left = m_cards - drawn;
            const std::uint32_t at = drawn + highHalf(bits, left);
            bits *= left;
            last = shoe[at];
            shoe[at] = shoe[drawn];
            shoe[drawn] = static_cast<std::uint8_t>(last);
            four = four * 10 + last;
            second = drawn == 1 ? last : second;
        }
        const Automaton::Step step = m_first[four];
        m_dealerPlace[i] = upSecond ? second * 10 + last : last * 10 + second;
        m_state[i] = step.next;
        m_outcome[i] = step.outcome;
        ++m_ended[i % 4][step.outcome];
        const bool splitting = step.exit == Automaton::Split;
        split[splits] = static_cast<std::uint8_t>(i);
        splits += splitting ? 1U : 0U;
        open[opened] = static_cast<std::uint8_t>(i);
        opened += step.outcome == 0 && !splitting ? 1U : 0U;
    }
    m_random = random;
    return opened;
}

// Deals the next card to every open round; those that end drop out of the list.
std::size_t FreshShoeDealer::dealOneMore(std::uint32_t drawn, std::size_t rounds, Numbers& open) {
    const Automaton::Step* const table = m_automaton.steps();
    const Automaton::Step* const dealerTable = m_automaton.dealerSteps();
    Random random = m_random;
    std::size_t kept = 0;
    std::uint64_t bits = 0;
    const std::uint64_t left = m_cards - drawn;
    for (std::size_t a = 0; a < rounds; ++a) {
        bits = a % 2 == 0 ? random.next() : bits << 32U;
        const std::size_t i = open[a];
        std::uint8_t* const shoe = m_shoes[i].cards.data();
        const auto at = drawn + static_cast<std::uint32_t>((bits >> 32U) * left >> 32U);
        const std::uint8_t card = shoe[at];
        shoe[at] = shoe[drawn];
        shoe[drawn] = card;
        const Automaton::Step* step = &table[m_state[i] * pointKinds + card];
        const bool toDealer = step->exit == Automaton::Dealer;
        const std::size_t place = toDealer ? step->next * 100U + m_dealerPlace[i] : 0;
        step = toDealer ? dealerTable + place : step;
        const Automaton::Step taken = *step;
        m_state[i] = taken.next;
        m_outcome[i] = taken.outcome;
        ++m_ended[i % 4][taken.outcome];
        open[kept] = static_cast<std::uint8_t>(i);
        kept += taken.outcome == 0 ? 1U : 0U;
    }
    m_random = random;
    return kept;
}

void FreshShoeDealer::playSplit(std::size_t i) {
    auto& shoe = m_shoes[i].cards;
    std::uint32_t drawn = 4;
    const auto draw = [&]() -> int {
        const std::uint32_t at = drawn + m_random.below(m_cards - drawn);
        std::swap(shoe[at], shoe[drawn]);
        return shoe[drawn++];
    };
    m_splitOutcome[i] = m_automaton.playSplit(shoe[0], static_cast<int>(m_dealerPlace[i] / 10),
                                              static_cast<int>(m_dealerPlace[i] % 10), draw);
    m_splits.add(m_splitOutcome[i]);
}

void FreshShoeDealer::dealBatch(std::size_t rounds) {
    Numbers open{};
    Numbers split{};
    std::size_t splits = 0;
    m_lastRounds = rounds;
    std::size_t left = dealFirstCards(rounds, open, splits, split);
    for (std::size_t s = 0; s < splits; ++s)
        playSplit(split[s]);
    for (std::uint32_t drawn = 4; left > 0; ++drawn)
        left = dealOneMore(drawn, left, open);
}

void FreshShoeDealer::deal(std::uint64_t rounds, Tally& tally) {
    for (; rounds > 0;) {
        const auto now = std::min<std::uint64_t>(rounds, batch);
        dealBatch(static_cast<std::size_t>(now));
        rounds -= now;
    }
    for (std::size_t o = 1; o < m_automaton.outcomes().size(); ++o) {
        for (auto& ended : m_ended) {
            tally.add(m_automaton.outcomes()[o], ended[o]);
            ended[o] = 0;
        }
    }
    tally += m_splits;
    m_splits = {};
}

std::vector<FreshShoeDealer::Dealt> FreshShoeDealer::lastBatch() const {
    std::vector<Dealt> rounds(m_lastRounds);
    for (std::size_t i = 0; i < m_lastRounds; ++i) {
        auto& cards = rounds[i].cards;
        std::copy_n(m_shoes[i].cards.begin(), cards.size(), cards.begin());
        if (m_automaton.isLate()) {
            // The dealer's second card was dealt fourth; it belongs behind the player's.
            std::size_t drawn = 0;
            std::optional<std::size_t> behind;
            (void)m_automaton.playLate(
                [&] {
                    const std::size_t at = drawn < 3 ? drawn : drawn + 1;
                    ++drawn;
                    return static_cast<int>(cards[at]);
                },
                [&] {
                    behind = drawn;
                    return static_cast<int>(cards[3]);
                });
            std::rotate(cards.begin() + 3, cards.begin() + 4,
                        cards.begin() + static_cast<std::ptrdiff_t>(behind.value_or(drawn)) + 1);
        }
        rounds[i].outcome = m_outcome[i] == 0 ? m_splitOutcome[i] : m_automaton.outcomes()[m_outcome[i]];
    }
    return rounds;
}

CutCardDealer::CutCardDealer(const Automaton& automaton, const engine::RuleSet& rules, std::uint64_t seed,
                             std::uint64_t stream)
    : m_automaton(automaton), m_rules(rules), m_random(seed, stream), m_shoe(static_cast<std::size_t>(rules.cards())),
      m_cut(static_cast<std::size_t>(rules.cutPosition())) {
    fill(m_shoe, rules.newShoe());
    shuffle();
}

int CutCardDealer::draw() {
    const auto left = static_cast<std::uint32_t>(m_shoe.size() - m_drawn);
    m_exhausted = m_exhausted || left == 0;
    if (m_exhausted)
        return ten;
    const std::size_t at = m_drawn + m_random.below(left);
    std::swap(m_shoe[at], m_shoe[m_drawn]);
    return m_shoe[m_drawn++];
}

void CutCardDealer::shuffle() {
    m_drawn = 0;
    m_exhausted = false;
    if (m_rules.shuffle.burn == engine::Burn::None)
        return;
    for (int left = draw() + 1; left > 0; --left)
        (void)draw();
}

void CutCardDealer::deal(std::uint64_t rounds, Tally& tally) {
    while (rounds > 0) {
        const SimOutcome outcome = m_automaton.play([this] { return draw(); });
        if (!m_exhausted) {
            tally.add(outcome);
            --rounds;
        }
        if (m_drawn >= m_cut)
            shuffle();
    }
}

} // namespace openshoe::analysis
