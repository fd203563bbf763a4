// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/engine_player.h"

#include <stdexcept>

namespace openshoe::analysis {

using engine::PlayerNumber;
using engine::SeatNumber;
using engine::StakeKind;

namespace {

constexpr PlayerNumber player{0};
constexpr SeatNumber seat{1};

} // namespace

EnginePlayer::EnginePlayer(engine::RuleSet rules, BasicStrategy strategy, const Views& views)
    : m_rules(std::move(rules)), m_player(std::move(strategy), views) {
    // The largest stake, so that odds come out exact in minor units.
    m_stake = m_rules.limits[0].max;
    m_start.currency = m_rules.limits[0].currency;
    constexpr int enough = (engine::maxHands << engine::maxDoubles) + 1; // every hand doubled, and insured
    m_start.players.push_back({.id = "player", .balance = m_stake.times(enough), .trial = false});
}

bool EnginePlayer::apply(const engine::Command& command, std::span<const engine::Card> shoe) {
    const auto refusal = engine::applyTo(m_rules, m_state, command, shoe, m_events);
    if (refusal && *refusal != engine::Refusal::ShoeExhausted)
        throw std::logic_error(std::string("the engine refused a simulated round: ") + engine::name(*refusal));
    return !refusal;
}

std::optional<SimOutcome> EnginePlayer::play(std::span<const engine::Card> shoe) {
    // Opening a round resets the table; only the wallet has to be refilled.
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
        const engine::Act act{.player = player,
                              .seat = seat,
                              .hand = question->hand,
                              .action = m_player.decide(m_rules, m_state, *question),
                              .early = false};
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
