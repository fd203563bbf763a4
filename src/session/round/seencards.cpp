// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/round/seencards.h"

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

namespace {

// Of the stake, what doubling it now would add.
double shareOfDouble(const RuleSet& rules, const TableState& state, const Question& question) {
    const bool follows = question.kind == QuestionKind::FollowDouble;
    const Play* play = state.find(question.on, question.player, question.seat, question.hand);
    if (!play || (!follows && question.kind != QuestionKind::Turn))
        return 1;
    const Hand& hand = state.seat(question.seat).hand(question.hand);
    if (hand.freeSplit && hand.doubled() && play->house.isPositive()) // it isn't doubled again
        return static_cast<double>(play->stake.minorUnits()) / static_cast<double>(play->house.minorUnits());
    const base::Money cost = costOf(rules, state, question, follows ? Action::FollowDouble : Action::Double);
    return cost.isPositive() ? static_cast<double>(cost.minorUnits()) / static_cast<double>(play->played().minorUnits())
                             : 1; // the house stakes all of it
}

} // namespace

std::optional<analysis::Decision> SeenCards::decision(const RuleSet& rules, const TableState& state,
                                                      const Question& question) const {
    const Seat& seat = state.seat(question.seat);
    const DealerHand& dealer = state.dealer;
    if (dealer.cards.size() < (rules.dealer.dealsBoth() ? 2 : 1) ||
        question.hand.index() >= static_cast<std::size_t>(seat.handCount))
        return std::nullopt;
    analysis::Decision decision{.hand = seat.hand(question.hand).cards, .up = upCard(rules, dealer), .unseen = {},
                                .fromSplit = seat.hand(question.hand).fromSplit, .hands = seat.handCount,
                                .hint = dealer.hint, .hole = std::nullopt};
    decision.free = seat.hand(question.hand).freeSplit;
    decision.doubled = seat.hand(question.hand).doublesDealt();
    decision.doubleShare = shareOfDouble(rules, state, question);
    if (question.kind == QuestionKind::FollowSplit) {
        const std::size_t second = question.hand.index() + 1;
        if (second >= static_cast<std::size_t>(seat.handCount) || seat.hands[second].cards.size() == 0)
            return std::nullopt;
        decision.hand.add(seat.hands[second].cards[0]);
        decision.hands = seat.handCount - 1;
        decision.fromSplit = decision.hands > 1;
    }
    if (decision.hand.size() < 2)
        return std::nullopt;
    const auto unseen = analysis::Shoe::without(rules.newShoe(), m_seen);
    if (!unseen)
        return std::nullopt;
    decision.unseen = *unseen;
    if (dealer.holeTurned && dealer.cards.size() > 1) {
        decision.hole = holeCard(rules, dealer);
        decision.unseen.add(*decision.hole);
    }
    return decision;
}

} // namespace openshoe::session
