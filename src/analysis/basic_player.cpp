// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/basic_player.h"

#include <algorithm>

namespace openshoe::analysis {

using engine::Action;
using engine::QuestionKind;

namespace {

std::size_t place(int up, int hole) {
    return static_cast<std::size_t>(up * pointKinds + hole);
}

// The index of the player's view when the dealer has these cards.
template <typename View> std::size_t placeOf(const std::vector<View>& views, int up, int hole) {
    const auto sees = [&](const View& view) { return view.up == up && contains(view.holes, hole); };
    return static_cast<std::size_t>(std::find_if(views.begin(), views.end(), sees) - views.begin());
}

Action decideTurn(const engine::RuleSet& rules, const engine::TableState& state, const engine::Question& question,
                  const TotalPlay& play) {
    const auto& seat = state.seat(question.seat);
    const auto& hand = seat.hand(question.hand);
    const auto value = engine::handValue(hand.cards);
    const auto cls = static_cast<std::size_t>(TotalPlay::classOf(value.total, value.soft));
    const bool two = hand.cards.size() == 2;
    const auto pair = static_cast<std::size_t>(pointIndex(hand.cards[0]));
    const bool isPair = two && pointIndex(hand.cards[0]) == pointIndex(hand.cards[1]);
    const bool dealtPair = isPair && !hand.fromSplit;
    const auto offered = [&](Action action) { return !engine::check(rules, state, question, action); };
    if (hand.doubled()) {
        const AfterDouble wanted = hand.freeSplit ? AfterDouble::Stand : play.doubledPlay(hand.doubles, cls);
        const Action action = wanted == AfterDouble::Double      ? Action::Double
                              : wanted == AfterDouble::Surrender ? Action::Surrender
                                                                 : Action::Stand;
        return offered(action) ? action : Action::Stand;
    }
    // A pair that comes up after a split is split again, as long as it may be.
    const bool splits = isPair && play.splitInto[pair] > seat.handCount && offered(Action::Split);
    const bool surrenders = dealtPair ? play.surrenderPair[pair] : play.surrender[cls];
    if (surrenders && !(splits && hand.fromSplit) && offered(Action::Surrender))
        return Action::Surrender;
    if (splits)
        return Action::Split;
    const auto& doubled = hand.freeSplit ? play.freeDoubled : play.doubled;
    const auto& hit = hand.freeSplit ? play.freeHit : play.hit;
    if ((dealtPair ? play.doublePair[pair] : doubled[cls]) && offered(Action::Double))
        return Action::Double;
    return (dealtPair ? play.hitPair[pair] : hit[cls]) && offered(Action::Hit) ? Action::Hit : Action::Stand;
}

} // namespace

BasicPlayer::BasicPlayer(BasicStrategy strategy, const Views& views) : m_strategy(std::move(strategy)) {
    for (int up = 0; up < pointKinds; ++up) {
        for (int hole = 0; hole < pointKinds; ++hole)
            m_seen[place(up, hole)] = {
                .sight = placeOf(views.sights, up, hole),
                .group = static_cast<std::size_t>(views.groupOf(static_cast<int>(placeOf(views.columns, up, hole))))};
    }
}

Action BasicPlayer::decide(const engine::RuleSet& rules, const engine::TableState& state,
                           const engine::Question& question) const {
    const DealerView& seen = m_seen[place(pointIndex(engine::upCard(rules, state.dealer)),
                                          pointIndex(engine::holeCard(rules, state.dealer)))];
    const auto orDecline = [&](bool takes, Action action) {
        return takes && !engine::check(rules, state, question, action) ? action : Action::Decline;
    };
    switch (question.kind) {
    case QuestionKind::Insurance: return orDecline(m_strategy.insures[seen.sight], Action::Insurance);
    case QuestionKind::EvenMoney: return orDecline(m_strategy.takesEvenMoney[seen.sight], Action::EvenMoney);
    case QuestionKind::Surrender: {
        const Action wanted = decideTurn(rules, state, question, m_strategy.beforePeek[seen.sight]);
        return orDecline(wanted == Action::Surrender, Action::Surrender);
    }
    default: break;
    }
    return decideTurn(rules, state, question, m_strategy.groups[seen.group]);
}

} // namespace openshoe::analysis
