// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/repeat.h"

#include <algorithm>

namespace openshoe::engine {

using base::said;

namespace {

Act playerAct(PlayerNumber player, SeatNumber seat, HandNumber hand, Action action) {
    return Act{.player = player, .seat = seat, .hand = hand, .action = action};
}

// The command in this state whose first event is log[at]. Only events that can come first have one; the others belong
// to a command that began earlier.
class CommandBehind {
public:
    CommandBehind(const TableState& state, const Events& log, std::size_t at)
        : m_state(state), m_log(log), m_at(at) {}

    // Betting.
    std::optional<Command> operator()(const StakePlaced& e) const {
        return PlaceStake{e.player, e.seat, e.kind, e.kind == StakeKind::Side ? e.sideBet : -1, e.amount};
    }
    std::optional<Command> operator()(const SeatTaken& e) const {
        PlaceStake place{.player = e.player, .seat = e.seat, .kind = StakeKind::Main, .sideBet = -1, .amount = {}};
        // If no stake follows, the seat was taken but the stake was refused.
        if (const auto* stake = next<StakePlaced>();
            stake && stake->kind == StakeKind::Main && stake->player == e.player && stake->seat == e.seat)
            place.amount = stake->amount;
        return place;
    }
    std::optional<Command> operator()(const StakeReturned&) const { return cleared(); }
    std::optional<Command> operator()(const SeatLeft&) const { return cleared(); }
    std::optional<Command> operator()(const BettingClosed&) const { return Deal{}; }

    // Decisions.
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
    std::optional<Command> operator()(const HandDoubledFree& e) const { return turn(e, Action::Double); }
    std::optional<Command> operator()(const HandSplitFree& e) const { return turn(e, Action::Split); }
    std::optional<Command> operator()(const HandSurrendered& e) const { return turn(e, Action::Surrender); }
    std::optional<Command> operator()(const Followed& e) const {
        const bool doubling = m_state.pending && m_state.pending->action == Action::Double;
        return playerAct(e.player, e.seat, e.hand, doubling ? Action::FollowDouble : Action::FollowSplit);
    }
    std::optional<Command> operator()(const FollowDeclined&) const { return Silence{}; }

    // The end of a round that could not go on.
    std::optional<Command> operator()(const PlaySettled& e) const {
        return e.result == PlayResult::Returned ? std::optional<Command>(Cancel{}) : std::nullopt;
    }
    std::optional<Command> operator()(const RoundCancelled&) const { return Cancel{}; }

    template <typename E> std::optional<Command> operator()(const E&) const { return std::nullopt; }

private:
    template <typename E> const E* next() const {
        return m_at + 1 < m_log.size() ? std::get_if<E>(&m_log[m_at + 1]) : nullptr;
    }
    // Seats are cleared when someone leaves, or when betting closes.
    std::optional<Command> cleared() const {
        std::size_t at = m_at;
        while (at < m_log.size() && std::holds_alternative<StakeReturned>(m_log[at]))
            ++at;
        if (at == m_log.size())
            return std::nullopt;
        if (const auto* left = std::get_if<SeatLeft>(&m_log[at]); left && left->reason == LeaveReason::Left)
            return LeaveSeat{left->player, left->seat};
        return Deal{};
    }
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
    const Events& m_log;
    std::size_t m_at;
};

tl::unexpected<base::Error> unrepeatable(std::size_t index, base::Said what) {
    return base::environmentError(said("Errors", "event {}").with(index), std::move(what));
}

class Repetition {
public:
    Repetition(const RuleSet& rules, const Events& log, std::span<const Card> shoe)
        : m_rules(rules), m_log(log), m_shoe(shoe) {}

    base::Result<RepeatResult> run() {
        if (auto folds = foldAll(); !folds)
            return tl::make_unexpected(folds.error());
        if (auto opened = open(); !opened)
            return tl::make_unexpected(opened.error());
        while (m_at < m_log.size()) {
            const auto command = std::visit(CommandBehind(m_repeated.state, m_log, m_at), m_log[m_at]);
            if (!command && isBetting())
                return foldTheRest();
            if (!command)
                return unrepeatable(m_at, said("Errors", "no command begins with this event"));
            if (auto given = give(*command); !given)
                return tl::make_unexpected(given.error());
        }
        return std::move(m_repeated);
    }

private:
    [[nodiscard]] bool isBetting() const { return m_repeated.state.phase == Phase::Betting; }

    // Refuses a damaged log, so that the engine never sees a state it could not have produced.
    base::Result<void> foldAll() const {
        TableState state;
        for (std::size_t i = 0; i < m_log.size(); ++i) {
            if (const auto folded = fold(state, m_log[i]); !folded)
                return unrepeatable(i, folded.error().what);
        }
        return {};
    }

    // Rebuilds the table before the round from the beginning of the log, then opens the round.
    base::Result<void> open() {
        const auto* opened = m_log.empty() ? nullptr : std::get_if<RoundOpened>(&m_log.front());
        if (!opened)
            return unrepeatable(0, said("Errors", "the round was never opened"));
        TableState& state = m_repeated.state;
        state.currency = opened->currency;
        state.shoeDrawn = opened->firstCard;
        state.burnDue = opened->burnDue;
        for (std::size_t i = 1; i < m_log.size(); ++i) {
            if (const auto* present = std::get_if<PlayerPresent>(&m_log[i])) {
                if (present->player.value != state.players.size())
                    return unrepeatable(i, said("Errors", "players are not numbered in order"));
                state.players.push_back({.id = present->id, .balance = present->balance, .trial = present->trial});
            } else if (const auto* held = std::get_if<SeatHeld>(&m_log[i])) {
                if (held->seat.value < 1 || held->seat.value > maxSeats)
                    return unrepeatable(i, said("Errors", "there is no such seat"));
                Seat& seat = state.seat(held->seat);
                seat.holder = held->player;
                seat.idle = held->idle;
            } else {
                break;
            }
        }
        return give(OpenRound{});
    }

    // Gives the command and compares the events it produces; if the log stops among them, the rest is missing.
    base::Result<void> give(const Command& command) {
        TableState before = m_repeated.state;
        Events events;
        auto refusal = applyTo(m_rules, m_repeated.state, command, m_shoe, events);
        // A stake on one of several seats may be part of an amount that was divided among them.
        if (const auto* place = std::get_if<PlaceStake>(&command); place && refusal == Refusal::InsufficientBalance) {
            PlaceStake whole = *place;
            whole.amount = whole.amount.times(std::ssize(before.seatsOf(whole.player)));
            m_repeated.state = before;
            events.clear();
            refusal = applyTo(m_rules, m_repeated.state, whole, m_shoe, events);
        }
        if (events.empty())
            return unrepeatable(
                m_at, refusal ? said("Errors", "the command behind this event is refused: {}").with(name(*refusal))
                              : said("Errors", "the command behind this event produces no event"));
        const std::size_t kept = std::min(events.size(), m_log.size() - m_at);
        const auto here = m_log.begin() + static_cast<std::ptrdiff_t>(m_at);
        const auto different = std::mismatch(here, here + static_cast<std::ptrdiff_t>(kept), events.begin()).first;
        if (different != here + static_cast<std::ptrdiff_t>(kept))
            return unrepeatable(static_cast<std::size_t>(different - m_log.begin()),
                                said("Errors", "the same command produces another event"));
        m_repeated.missing.assign(events.begin() + static_cast<std::ptrdiff_t>(kept), events.end());
        m_at += kept;
        return {};
    }

    base::Result<RepeatResult> foldTheRest() {
        for (; m_at < m_log.size(); ++m_at) {
            if (const auto folded = fold(m_repeated.state, m_log[m_at]); !folded)
                return unrepeatable(m_at, folded.error().what);
        }
        return std::move(m_repeated);
    }

    const RuleSet& m_rules;
    const Events& m_log;
    std::span<const Card> m_shoe;
    std::size_t m_at = 0;
    RepeatResult m_repeated;
};

} // namespace

std::vector<Card> drawnCards(const Events& log) {
    std::vector<Card> cards;
    for (const Event& event : log) {
        if (const auto* dealt = std::get_if<CardDealt>(&event))
            cards.push_back(dealt->card);
        else if (const auto* burned = std::get_if<CardBurned>(&event))
            cards.push_back(burned->card);
    }
    return cards;
}

base::Result<RepeatResult> repeat(const RuleSet& rules, const Events& log, std::span<const Card> shoe) {
    return Repetition(rules, log, shoe).run();
}

} // namespace openshoe::engine
