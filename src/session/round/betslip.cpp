// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/round/betslip.h"

#include "engine/staking.h"

#include <algorithm>
#include <map>
#include <utility>

namespace openshoe::session {

using base::Money;
using engine::Holder;
using engine::Refusal;
using engine::SeatNumber;
using engine::StakeKind;

namespace {

bool isMain(const DraftStake& stake) { return stake.place.kind == StakeKind::Main; }

} // namespace

bool contains(const std::vector<SeatNumber>& seats, SeatNumber seat) {
    return std::ranges::find(seats, seat) != seats.end();
}

Money Draft::at(const Place& place) const {
    for (const DraftStake& stake : stakes) {
        if (stake.place == place)
            return stake.amount;
    }
    return {};
}

Draft Draft::of(const engine::Events& round, engine::PlayerNumber player, std::vector<SeatNumber> seats) {
    std::map<Place, Money> amounts;
    const auto place = [](const auto& e) {
        return Place{e.seat, e.kind, e.kind == StakeKind::Side ? e.sideBet : -1};
    };
    for (const engine::Event& event : round) {
        if (const auto* placed = std::get_if<engine::StakePlaced>(&event); placed && placed->player == player)
            amounts[place(*placed)] += placed->amount;
        else if (const auto* back = std::get_if<engine::StakeReturned>(&event); back && back->player == player)
            amounts.erase(place(*back));
    }
    Draft draft{.seats = std::move(seats)};
    for (const auto& [at, amount] : amounts)
        draft.stakes.push_back({at, amount});
    return draft;
}

Money Draft::total() const {
    Money sum;
    for (const DraftStake& stake : stakes)
        sum += stake.amount;
    return sum;
}

const engine::Limit* BetSlip::limit(const Place& place) const {
    return engine::limitOn(*m_table.rules, place.kind, place.sideBet, m_table.currency);
}

std::optional<Refusal> BetSlip::checkTakeSeat(SeatNumber seat) const {
    if (!engine::isSeat(*m_table.rules, seat))
        return Refusal::UnknownSeat;
    const bool mine = contains(m_draft.seats, seat);
    const Holder holder = contains(m_table.others, seat) ? Holder::Other : mine ? Holder::Player : Holder::Nobody;
    if (const auto refusal = engine::checkMain(*m_table.rules, holder, static_cast<int>(m_draft.seats.size()),
                                               m_table.trial))
        return refusal;
    if (!mine && !m_draft.seats.empty() && left() < m_draft.at({m_draft.seats.front(), StakeKind::Main, -1}))
        return Refusal::InsufficientBalance;
    return std::nullopt;
}

std::optional<Refusal> BetSlip::takeSeat(SeatNumber seat) {
    if (!shared())
        return Refusal::NotOffered;
    if (const auto refusal = checkTakeSeat(seat))
        return refusal;
    if (contains(m_draft.seats, seat))
        return std::nullopt;
    Draft next = m_draft;
    const Money first = next.seats.empty() ? Money{} : next.at({next.seats.front(), StakeKind::Main, -1});
    sitDown(next, seat);
    write(next, {seat, StakeKind::Main, -1}, first);
    commit(std::move(next));
    return std::nullopt;
}

void BetSlip::leaveSeat(SeatNumber seat) {
    Draft next = m_draft;
    std::erase(next.seats, seat);
    std::erase_if(next.stakes, [&](const DraftStake& s) { return s.place.seat == seat; });
    commit(std::move(next));
}

// Nobody bets behind their own seat.
void BetSlip::sitDown(Draft& draft, SeatNumber seat) {
    draft.seats.push_back(seat);
    std::erase_if(draft.stakes, [&](const DraftStake& stake) { return stake.place == Place{seat, StakeKind::Behind}; });
}

bool BetSlip::otherPlays(SeatNumber seat) const {
    return (contains(m_table.others, seat) || contains(m_table.wanted, seat)) && !contains(m_table.waiting, seat);
}

void BetSlip::setOthers(std::vector<SeatNumber> others, std::vector<SeatNumber> wanted,
                        std::vector<SeatNumber> waiting) {
    m_table.others = std::move(others);
    m_table.wanted = std::move(wanted);
    m_table.waiting = std::move(waiting);
    std::erase_if(m_draft.seats, [&](SeatNumber seat) { return contains(m_table.others, seat); });
    std::erase_if(m_draft.stakes,
                  [&](const DraftStake& stake) { return checkWhose(m_draft, stake.place).has_value(); });
}

// Shared games: whether the draft's own seats and the other people's allow a stake there.
std::optional<Refusal> BetSlip::checkWhose(const Draft& draft, const Place& place) const {
    const Holder holder = contains(draft.seats, place.seat) ? Holder::Player
                          : otherPlays(place.seat)          ? Holder::Other
                                                            : Holder::Nobody;
    switch (place.kind) {
    case StakeKind::Main:
        return contains(m_table.others, place.seat) ? std::optional(Refusal::SeatTaken) : std::nullopt;
    case StakeKind::Behind: return engine::checkBehind(*m_table.rules, holder);
    case StakeKind::Side: return engine::checkSide(holder);
    case StakeKind::Insurance: break;
    }
    return Refusal::NotOffered;
}

std::optional<Refusal> BetSlip::checkPlace(const Place& place) const {
    if (!engine::isSeat(*m_table.rules, place.seat))
        return Refusal::UnknownSeat;
    switch (place.kind) {
    case StakeKind::Main:
        if (shared())
            return checkTakeSeat(place.seat);
        return engine::checkMain(*m_table.rules, m_draft.at(place).isPositive() ? Holder::Player : Holder::Nobody,
                                 static_cast<int>(std::ranges::count_if(m_draft.stakes, isMain)), m_table.trial);
    case StakeKind::Behind: return checkWhose(m_draft, place);
    case StakeKind::Side:
        if (!limit(place))
            return Refusal::SideBetNotOffered;
        return shared() ? checkWhose(m_draft, place) : std::nullopt;
    case StakeKind::Insurance: break;
    }
    return Refusal::NotOffered;
}

void BetSlip::write(Draft& draft, const Place& place, Money amount) const {
    std::erase_if(draft.stakes, [&](const DraftStake& s) { return s.place == place; });
    if (!amount.isPositive())
        return;
    const auto after =
        std::find_if(draft.stakes.begin(), draft.stakes.end(), [&](const DraftStake& s) { return place < s.place; });
    draft.stakes.insert(after, DraftStake{place, amount});
}

void BetSlip::commit(Draft next) {
    if (next == m_draft)
        return;
    constexpr std::size_t historyLength = 200;
    if (m_history.size() == historyLength)
        m_history.erase(m_history.begin());
    m_history.push_back(std::move(m_draft));
    m_draft = std::move(next);
}

BetSlip::Answer BetSlip::place(const Place& place, Money amount, bool divide) {
    const Money before = at(place);
    Answer answer{.amount = before};
    answer.refusal = checkPlace(place);
    if (answer.refusal)
        return answer;
    const Money max = limit(place)->max;
    if (amount > max) {
        amount = max;
        answer.clipped = true;
    }
    if (!amount.isMultipleOf(base::stakeStep)) {
        answer.refusal = Refusal::BadStep;
        return answer;
    }
    Draft next = m_draft;
    std::vector<SeatNumber> seats{place.seat};
    if (shared() && place.kind == StakeKind::Main) {
        if (!contains(next.seats, place.seat))
            sitDown(next, place.seat);
        seats = next.seats;
    }
    Money onSeats;
    for (const SeatNumber seat : seats)
        onSeats += next.at({seat, place.kind, place.sideBet});
    const Money free = left() + onSeats;
    const auto count = static_cast<std::int64_t>(seats.size());
    if (divide)
        amount = before + engine::eachOf(amount - before, count, free - before.times(count));
    if (free < amount.times(count)) {
        answer.refusal = Refusal::InsufficientBalance;
        return answer;
    }
    for (const SeatNumber seat : seats)
        write(next, {seat, place.kind, place.sideBet}, amount);
    answer.amount = amount;
    commit(std::move(next));
    return answer;
}

BetSlip::Answer BetSlip::add(const Place& at, Money amount) {
    const bool second =
        shared() && at.kind == StakeKind::Main && !m_draft.seats.empty() && !contains(m_draft.seats, at.seat);
    if (const Money first = second ? this->at({m_draft.seats.front(), StakeKind::Main, -1}) : Money{};
        first.isPositive()) {
        const auto refusal = takeSeat(at.seat);
        return {.refusal = refusal, .amount = refusal ? Money{} : first};
    }
    const Money before = this->at(at);
    Answer answer = place(at, before + amount, true);
    if (!answer.refusal && answer.amount == before)
        answer.refusal = answer.clipped ? Refusal::AboveMaximum : Refusal::InsufficientBalance;
    return answer;
}

BetSlip::Answer BetSlip::set(const Place& at, Money amount) {
    if (amount.isZero()) {
        if (!this->at(at).isPositive())
            return {};
    }
    return place(at, amount, false);
}

BetSlip::Answer BetSlip::takeOff(const Place& at, Money amount) {
    const Money before = this->at(at);
    return set(at, amount >= before ? Money{} : before - amount);
}

Money BetSlip::most(const Place& at) const {
    const engine::Limit* limits = limit(at);
    if (!limits)
        return {};
    std::int64_t seats = 1;
    Money free = left() + this->at(at);
    if (at.kind == StakeKind::Main && !m_draft.seats.empty()) {
        seats = static_cast<std::int64_t>(m_draft.seats.size()) + (contains(m_draft.seats, at.seat) ? 0 : 1);
        free = left() + m_draft.at({m_draft.seats.front(), StakeKind::Main, -1})
                            .times(static_cast<std::int64_t>(m_draft.seats.size()));
    }
    return std::min(limits->max, Money::minor(free.minorUnits() / seats)).roundedDownTo(base::stakeStep);
}

void BetSlip::undo() {
    if (m_history.empty())
        return;
    m_draft = std::move(m_history.back());
    m_history.pop_back();
}

void BetSlip::clear() {
    Draft next = m_draft;
    next.stakes.clear();
    commit(std::move(next));
}

BetSlip::Answer BetSlip::doubleAll() {
    Answer answer;
    Draft next = m_draft;
    for (DraftStake& stake : next.stakes) {
        const Money max = limit(stake.place)->max;
        answer.clipped = answer.clipped || stake.amount.times(2) > max;
        stake.amount = std::min(stake.amount.times(2), max);
    }
    if (next.total() > m_table.wallet) {
        answer.refusal = Refusal::InsufficientBalance;
        return answer;
    }
    answer.amount = next.total();
    commit(std::move(next));
    return answer;
}

BetSlip::Answer BetSlip::repeat(const Draft& before) {
    if (before.total() > m_table.wallet)
        return {.refusal = Refusal::InsufficientBalance, .amount = before.total()};
    commit(before);
    return {.amount = before.total()};
}

std::optional<BetSlip::Problem> BetSlip::problemIn(const Draft& draft) const {
    if (draft.stakes.empty())
        return Problem{Refusal::SeatEmpty, {}, m_table.rules->limitIn(m_table.currency)->min};
    for (const DraftStake& stake : draft.stakes) {
        const engine::Limit* limits = limit(stake.place);
        if (!limits)
            return Problem{Refusal::SideBetNotOffered, stake.place, {}};
        if (const auto refusal = engine::checkTotal(*limits, stake.amount))
            return Problem{*refusal, stake.place, refusal == Refusal::BelowMinimum ? limits->min : limits->max};
        if (const auto refusal = shared() ? checkWhose(draft, stake.place) : std::nullopt)
            return Problem{*refusal, stake.place, {}};
        const bool needsMain = !shared() || contains(draft.seats, stake.place.seat);
        if (needsMain && !draft.at({stake.place.seat, StakeKind::Main, -1}).isPositive())
            return Problem{Refusal::SeatEmpty, stake.place, {}};
    }
    if (draft.total() > m_table.wallet)
        return Problem{Refusal::InsufficientBalance, {}, draft.total()};
    return std::nullopt;
}

std::vector<engine::Command> BetSlip::commands(engine::PlayerNumber player, const std::vector<SeatNumber>& held) const {
    std::vector<engine::Command> list;
    if (shared()) {
        for (const SeatNumber seat : held) {
            if (!contains(m_draft.seats, seat))
                list.emplace_back(engine::LeaveSeat{player, seat});
        }
    }
    const auto stake = [&](const DraftStake& s) {
        list.emplace_back(engine::PlaceStake{player, s.place.seat, s.place.kind, s.place.sideBet, s.amount});
    };
    // The engine mirrors a stake on one held seat to the other; a newly taken seat must name the same amount.
    bool mirrored = false;
    for (const bool heldFirst : {true, false}) {
        for (const DraftStake& s : m_draft.stakes) {
            if (s.place.kind != StakeKind::Main || (shared() && contains(held, s.place.seat)) != heldFirst)
                continue;
            if (!heldFirst || !mirrored)
                stake(s);
            mirrored = heldFirst;
        }
    }
    for (const StakeKind kind : {StakeKind::Behind, StakeKind::Side}) {
        for (const DraftStake& s : m_draft.stakes) {
            if (s.place.kind == kind)
                stake(s);
        }
    }
    return list;
}

} // namespace openshoe::session
