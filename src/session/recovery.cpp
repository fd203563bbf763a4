// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/recovery.h"

#include <algorithm>
#include <string>

namespace openshoe::session {

using namespace engine;

namespace {

Act playerAct(PlayerNumber player, SeatNumber seat, HandNumber hand, Action action) {
    return Act{.player = player, .seat = seat, .hand = hand, .action = action};
}

// The command whose first event this is, in that state. Only what can come first is named; other events follow from
// a command before them.
class CommandBehind {
public:
    explicit CommandBehind(const TableState& state) : m_state(state) {}

    std::optional<Command> operator()(const BettingClosed&) const { return Deal{}; }
    std::optional<Command> operator()(const InsuranceTaken& e) const {
        return playerAct(e.player, e.seat, HandNumber{1}, Action::Insurance);
    }
    std::optional<Command> operator()(const EvenMoneyTaken& e) const {
        return playerAct(e.player, e.seat, HandNumber{1}, Action::EvenMoney);
    }
    std::optional<Command> operator()(const OfferDeclined& e) const {
        return decided(e.cause, playerAct(e.player, e.seat, HandNumber{1}, Action::Decline));
    }
    std::optional<Command> operator()(const EarlyRegistered& e) const {
        Act act = playerAct(holder(e.seat), e.seat, HandNumber{1}, e.action);
        act.early = true;
        return act;
    }
    std::optional<Command> operator()(const HandHit& e) const { return turn(e, Action::Hit); }
    std::optional<Command> operator()(const HandStood& e) const { return turn(e, Action::Stand); }
    std::optional<Command> operator()(const HandDoubled& e) const { return turn(e, Action::Double); }
    std::optional<Command> operator()(const HandSplit& e) const { return turn(e, Action::Split); }
    std::optional<Command> operator()(const HandSurrendered& e) const { return turn(e, Action::Surrender); }
    std::optional<Command> operator()(const Followed& e) const {
        const bool doubling = m_state.pending && m_state.pending->action == Action::Double;
        return playerAct(e.player, e.seat, e.hand, doubling ? Action::FollowDouble : Action::FollowSplit);
    }
    std::optional<Command> operator()(const FollowDeclined&) const { return Silence{}; }
    std::optional<Command> operator()(const PlaySettled& e) const {
        return e.result == PlayResult::Returned ? std::optional<Command>(Cancel{}) : std::nullopt;
    }
    std::optional<Command> operator()(const RoundCancelled&) const { return Cancel{}; }
    template <typename E> std::optional<Command> operator()(const E&) const { return std::nullopt; }

private:
    template <typename E> std::optional<Command> turn(const E& e, Action action) const {
        return decided(e.cause, playerAct(holder(e.seat), e.seat, e.hand, action));
    }
    static std::optional<Command> decided(Cause cause, const Act& act) {
        if (cause == Cause::Silence)
            return Silence{};
        return act;
    }
    PlayerNumber holder(SeatNumber seat) const {
        if (seat.value < 1 || seat.value > maxSeats)
            return {};
        return m_state.seat(seat).holder.value_or(PlayerNumber{});
    }

    const TableState& m_state;
};

tl::unexpected<base::Error> unrepeatable(std::size_t index, const std::string& what) {
    return base::environmentError("event " + std::to_string(index), what);
}

std::optional<Refusal> run(const RuleSet& rules, TableState& state, const Command& command, std::span<const Card> shoe,
                           Events& events) {
    return applyTo(rules, state, command, shoe, events);
}

} // namespace

base::Result<Recovery> recover(const RuleSet& rules, const Events& log, std::span<const Card> shoe, bool finish) {
    Recovery recovery;
    TableState& state = recovery.state;
    std::size_t at = 0;
    // Until the betting is closed each event stands for itself.
    for (; at < log.size() && !std::holds_alternative<BettingClosed>(log[at]); ++at) {
        if (state.phase != Phase::Idle && state.phase != Phase::Betting)
            break;
        const bool cancels =
            std::holds_alternative<PlaySettled>(log[at]) || std::holds_alternative<RoundCancelled>(log[at]);
        if (cancels)
            break;
        if (const auto folded = fold(state, log[at]); !folded)
            return unrepeatable(at, folded.error().what);
    }
    if (at == log.size()) {
        if (state.phase == Phase::Idle)
            return unrepeatable(at, "the round was never opened");
        (void)run(rules, state, Cancel{}, shoe, recovery.missing);
        return recovery;
    }
    while (at < log.size()) {
        const auto command = std::visit(CommandBehind(state), log[at]);
        if (!command)
            return unrepeatable(at, "no command begins with this event");
        Events events;
        if (const auto refusal = run(rules, state, *command, shoe, events))
            return unrepeatable(at, std::string("the command behind this event is refused: ") + name(*refusal));
        const std::size_t kept = std::min(events.size(), log.size() - at);
        const auto here = log.begin() + static_cast<std::ptrdiff_t>(at);
        const auto same = std::mismatch(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(kept), here);
        if (same.second != here + static_cast<std::ptrdiff_t>(kept))
            return unrepeatable(static_cast<std::size_t>(same.second - log.begin()),
                                "the same command gives another event now");
        if (kept == 0)
            return unrepeatable(at, "the command behind this event gives no event now");
        recovery.missing.insert(recovery.missing.end(), events.begin() + static_cast<std::ptrdiff_t>(kept),
                                events.end());
        at += kept;
    }
    while (finish && state.phase != Phase::Over) {
        if (const auto refusal = run(rules, state, Silence{}, shoe, recovery.missing))
            return unrepeatable(log.size(), std::string("the rule for silence is refused: ") + name(*refusal));
    }
    return recovery;
}

} // namespace openshoe::session
