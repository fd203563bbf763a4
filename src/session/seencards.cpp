// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/seencards.h"

namespace openshoe::session {

using namespace engine;

void SeenCards::clear() {
    m_seen.clear();
    m_hidden.reset();
}

void SeenCards::follow(const Event& event) {
    if (const auto* opened = std::get_if<RoundOpened>(&event)) {
        if (opened->firstCard == 0)
            m_seen.clear();
        m_hidden.reset();
    } else if (const auto* burned = std::get_if<CardBurned>(&event)) {
        if (burned->shown)
            m_seen.push_back(burned->card);
    } else if (const auto* dealt = std::get_if<CardDealt>(&event)) {
        if (dealt->faceUp)
            m_seen.push_back(dealt->card);
        else
            m_hidden = dealt->card;
    } else if (std::holds_alternative<HoleTurned>(event) || std::holds_alternative<DealerExposed>(event)) {
        if (m_hidden)
            m_seen.push_back(*m_hidden);
        m_hidden.reset();
    }
}

std::optional<analysis::Decision> SeenCards::decision(const RuleSet& rules, const TableState& state,
                                                      const Question& question) const {
    if (question.kind == QuestionKind::FollowDouble || question.kind == QuestionKind::FollowSplit)
        return std::nullopt;
    const Seat& seat = state.seat(question.seat);
    const DealerHand& dealer = state.dealer;
    if (dealer.cards.size() < 2 || question.hand.index() >= static_cast<std::size_t>(seat.handCount))
        return std::nullopt;
    const Hand& hand = seat.hand(question.hand);
    if (hand.cards.size() < 2)
        return std::nullopt;
    analysis::Decision decision{.hand = hand.cards, .up = upCard(rules, dealer), .unseen = analysis::Shoe::full(rules.decks),
                                .fromSplit = hand.fromSplit, .hands = seat.handCount, .hint = dealer.hint,
                                .hole = std::nullopt};
    for (const Card card : m_seen) {
        if (!decision.unseen.remove(card))
            return std::nullopt;
    }
    if (dealer.holeTurned) {
        decision.hole = holeCard(rules, dealer);
        decision.unseen.add(*decision.hole);
    }
    return decision;
}

} // namespace openshoe::session
