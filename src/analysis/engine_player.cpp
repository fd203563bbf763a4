// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/engine_player.h"

#include <algorithm>
#include <stdexcept>

namespace openshoe::analysis {

using engine::Action;
using engine::HandNumber;
using engine::PlayerNumber;
using engine::QuestionKind;
using engine::SeatNumber;
using engine::StakeKind;

namespace {

constexpr PlayerNumber player{0};
constexpr SeatNumber seat{1};

std::size_t place(int up, int hole) { return static_cast<std::size_t>(up * pointKinds + hole); }

// Which of the views the player has with these cards of the dealer's.
template <typename View> std::size_t placeOf(const std::vector<View>& views, int up, int hole) {
    const auto sees = [&](const View& view) { return view.up == up && contains(view.holes, hole); };
    return static_cast<std::size_t>(std::find_if(views.begin(), views.end(), sees) - views.begin());
}

} // namespace

EnginePlayer::EnginePlayer(engine::RuleSet rules, BasicStrategy strategy, const Views& views)
    : m_rules(std::move(rules)), m_strategy(std::move(strategy)) {
    for (int up = 0; up < pointKinds; ++up) {
        for (int hole = 0; hole < pointKinds; ++hole)
            m_seen[place(up, hole)] = {.sight = placeOf(views.sights, up, hole),
                                       .column = placeOf(views.columns, up, hole)};
    }
    // The largest stake, so that odds come out exact in minor units.
    m_stake = m_rules.limits[0].max;
    m_start.currency = m_rules.limits[0].currency;
    m_start.players.push_back({.id = "player", .balance = m_stake.times(20), .trial = false});
}

bool EnginePlayer::apply(const engine::Command& command, std::span<const engine::Card> shoe) {
    const auto refusal = engine::applyTo(m_rules, m_state, command, shoe, m_events);
    if (refusal && *refusal != engine::Refusal::ShoeExhausted)
        throw std::logic_error(std::string("the engine refused a simulated round: ") + engine::name(*refusal));
    return !refusal;
}

const EnginePlayer::Seen& EnginePlayer::seenOf(engine::Card up, engine::Card hole) const {
    return m_seen[place(pointIndex(up), pointIndex(hole))];
}

Action EnginePlayer::decide(const engine::Question& question) const {
    const Seen& seen = seenOf(engine::upCard(m_rules, m_state.dealer), engine::holeCard(m_rules, m_state.dealer));
    if (question.kind == QuestionKind::Insurance)
        return m_strategy.insures[seen.sight] ? Action::Insurance : Action::Decline;
    if (question.kind == QuestionKind::EvenMoney)
        return m_strategy.takesEvenMoney[seen.sight] ? Action::EvenMoney : Action::Decline;
    if (question.kind == QuestionKind::Surrender) {
        return decideTurn(question, m_strategy.beforePeek[seen.sight]) == Action::Surrender ? Action::Surrender
                                                                                            : Action::Decline;
    }
    return decideTurn(question, m_strategy.columns[seen.column]);
}

Action EnginePlayer::decideTurn(const engine::Question& question, const TotalPlay& play) const {
    const auto& place = m_state.seat(seat);
    const auto& hand = place.hand(question.hand);
    const auto value = engine::handValue(hand.cards);
    const auto cls = static_cast<std::size_t>(TotalPlay::classOf(value.total, value.soft));
    const bool two = hand.cards.size() == 2;
    const auto pair = static_cast<std::size_t>(pointIndex(hand.cards[0]));
    const bool isPair = two && pointIndex(hand.cards[0]) == pointIndex(hand.cards[1]);
    const auto offered = [&](Action action) { return !engine::check(m_rules, m_state, question, action); };
    if (two && !hand.fromSplit && (isPair ? play.surrenderPair[pair] : play.surrender[cls]) &&
        offered(Action::Surrender))
        return Action::Surrender;
    if (isPair && play.splitInto[pair] > place.handCount && offered(Action::Split))
        return Action::Split;
    if (two && play.doubled[cls] && offered(Action::Double))
        return Action::Double;
    return play.hit[cls] && offered(Action::Hit) ? Action::Hit : Action::Stand;
}

std::optional<SimOutcome> EnginePlayer::play(std::span<const engine::Card> shoe) {
    // A round opened anew resets the table itself; only the wallet has to be filled again.
    const bool idle = m_state.phase == engine::Phase::Idle || m_state.phase == engine::Phase::Over;
    if (!idle || m_state.players.empty())
        m_state = m_start;
    m_state.players[0].balance = m_start.players[0].balance;
    m_events.clear();
    engine::changeShoe(m_rules, m_state, true);
    const engine::PlaceStake stake{
        .player = player, .seat = seat, .kind = StakeKind::Main, .sideBet = -1, .amount = m_stake};
    if (!apply(engine::OpenRound{}, shoe) || !apply(stake, shoe) || !apply(engine::Deal{}, shoe))
        return std::nullopt;
    while (const auto question = engine::question(m_rules, m_state)) {
        const engine::Act act{
            .player = player, .seat = seat, .hand = question->hand, .action = decide(*question), .early = false};
        if (!apply(act, shoe))
            return std::nullopt;
    }
    base::Money net;
    base::Money staked;
    for (const engine::Play& play : m_state.plays) {
        net += play.returned - play.stake;
        if (play.kind == StakeKind::Main)
            staked += play.stake;
    }
    const auto unit = static_cast<double>(m_stake.minorUnits());
    return SimOutcome{static_cast<double>(net.minorUnits()) / unit, static_cast<double>(staked.minorUnits()) / unit};
}

} // namespace openshoe::analysis
