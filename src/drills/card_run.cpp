// SPDX-License-Identifier: GPL-3.0-or-later
#include "drills/card_run.h"

#include <algorithm>
#include <set>
#include <utility>

namespace openshoe::drills {

using engine::Card;
using engine::cardsPerDeck;

CardRun::CardRun(CardRunSetup setup, WeakSpots& spots, std::uint64_t seed)
    : m_setup(std::move(setup)), m_spots(spots), m_random(seed, 0), m_left(m_setup.newShoe().cards()),
      m_running(m_setup.system.startFor(m_setup.decks)), m_sides(m_setup.system.sideCounts.size(), 0) {
    m_shoe = counting::fullDecks(m_setup.newShoe());
}

std::string CardRun::itemOf(const counting::CountSystem& system, Card card) {
    constexpr std::string_view ranks = "A23456789T";
    const int point = engine::pointValue(card);
    std::string item(1, ranks[static_cast<std::size_t>(point - 1)]);
    for (int suit = 0; suit < 4; ++suit) {
        if (system.tag({card.rank, static_cast<engine::Suit>(suit)}) != system.tag(card))
            return item + card.text().back();
    }
    return item;
}

Card CardRun::draw() {
    std::array<int, cardsPerDeck> weights{};
    int all = 0;
    for (int i = 0; i < cardsPerDeck; ++i) {
        const auto at = static_cast<std::size_t>(i);
        weights[at] =
            m_shoe[at] * (m_setup.weakFirst ? m_spots.weight(itemOf(m_setup.system, Card::fromIndex(i))) : 1);
        all += weights[at];
    }
    int left = static_cast<int>(m_random.below(static_cast<std::uint32_t>(all)));
    std::size_t at = 0;
    while (left >= weights[at])
        left -= weights[at++];
    const Card card = Card::fromIndex(static_cast<int>(at));
    --m_shoe[at];
    --m_left;
    ++m_seen;
    m_running += m_setup.system.tag(card);
    for (std::size_t side = 0; side < m_sides.size(); ++side)
        m_sides[side] += m_setup.system.sideCounts[side].tags[at];
    m_stretch.push_back(card);
    return card;
}

// As much as a table uses: hands draw as most people play, to seventeen against a high card and to twelve against a low
// one; what a hand would be worth to play otherwise doesn't matter here.
void CardRun::dealTable() {
    const auto hands = static_cast<std::size_t>(m_setup.seats) + 1;
    m_shown.resize(hands);
    const auto deal = [this](std::vector<Card>& hand) {
        if (!isOver())
            hand.push_back(draw());
    };
    for (int round = 0; round < 2; ++round) {
        for (auto& hand : m_shown)
            deal(hand);
    }
    const auto drawTo = [&](std::vector<Card>& hand, int total) {
        while (!isOver() && engine::handValue(hand).total < total)
            deal(hand);
    };
    const auto& dealer = m_shown.back();
    const int up = dealer.empty() ? 1 : engine::pointValue(dealer.front());
    for (std::size_t hand = 0; hand + 1 < hands; ++hand)
        drawTo(m_shown[hand], up >= 2 && up <= 6 ? 12 : 17);
    drawTo(m_shown.back(), m_setup.dealerStandsOn);
    std::erase_if(m_shown, [](const auto& hand) { return hand.empty(); });
}

const CardRun::Hands& CardRun::next() {
    m_shown.clear();
    if (isOver())
        return m_shown;
    if (m_setup.atATime == CardRunSetup::wholeTable) {
        dealTable();
    } else {
        auto& cards = m_shown.emplace_back();
        for (int i = 0; i < m_setup.atATime && !isOver(); ++i)
            cards.push_back(draw());
    }
    return m_shown;
}

bool CardRun::asks() const {
    return !m_stretch.empty() && (isOver() || (m_setup.stretch > 0 && sinceAsked() >= m_setup.stretch));
}

void CardRun::answered(bool right, bool slow) {
    std::set<std::string> items;
    for (const Card card : m_stretch)
        items.insert(itemOf(m_setup.system, card));
    for (const std::string& item : items)
        m_spots.answered(item, right, slow);
    m_stretch.clear();
}

void Pace::answered(bool right) {
    m_seconds = std::clamp(m_seconds * (right ? 0.9 : 1.2), fastest, slowest);
}

} // namespace openshoe::drills
