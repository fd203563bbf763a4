// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/company/companystakes.h"

#include "engine/staking.h"
#include "session/company/dice.h"
#include "session/company/people.h"

#include <algorithm>

namespace openshoe::session {

using namespace engine;
using base::Money;

namespace {

// What someone staked in the round before, and its result.
struct Before {
    Money stake; ///< on one place, as originally laid; zero if there was none
    Money net;
};

Before beforeOf(const TableState& state, const std::string& id) {
    Before before;
    const auto number = state.playerNamed(id);
    if (!number || state.cancelled)
        return before;
    for (const Play& play : state.plays) {
        if (play.player != *number || play.kind == StakeKind::Side)
            continue;
        before.net += play.returned - play.stake;
        const bool first = play.hand.value == 1 && play.kind != StakeKind::Insurance;
        if (!first || (before.stake.isPositive() && play.kind == StakeKind::Behind))
            continue;
        before.stake = play.stake - play.raise;
    }
    return before;
}

// That amount in chips of the table's smallest stake; zero if not even one fits.
Money inChips(const Limit& limit, Money wanted, Money most) {
    const Money chip = smallestStake(limit);
    const Money amount = std::min({std::max(wanted, chip), limit.max, most});
    return amount < chip ? Money{} : amount.roundedDownTo(chip);
}

class Staking {
public:
    Staking(const CompanyTable& table, const Draft& person, CompanyDraft& company)
        : m_table(table), m_person(person), m_company(company), m_limit(*table.rules->limitIn(table.currency)) {}

    void run() {
        for (Guest& guest : m_company.guests) {
            if (!guest.draft.seats.empty() && !sitsOut(guest))
                layHands(guest);
        }
        // A table where everybody happens to sit out plays on anyway.
        const auto first =
            std::ranges::find_if(m_company.guests, [](const Guest& g) { return !g.draft.seats.empty(); });
        if (!m_company.anyonePlays() && first != m_company.guests.end())
            layHands(*first);
        for (Guest& guest : m_company.guests) {
            if (guest.draft.seats.empty() || m_company.plays(guest.draft.seats.front())) {
                layBehind(guest);
                laySideBet(guest);
            }
            std::ranges::sort(guest.draft.stakes, {}, &DraftStake::place);
        }
    }

private:
    [[nodiscard]] Dice diceOf(const Guest& guest) const { return {m_table.seed, guest.id}; }

    [[nodiscard]] bool sitsOut(const Guest& guest) const {
        if (guest.held.empty())
            return false; // whoever has just sat down wants to play
        const Dice dice = diceOf(guest);
        if (m_table.before->seat(guest.held.front()).idle)
            return !dice.inHundred(60, Toss::ComesBack);
        return dice.inHundred(characterOf(guest.id).sitsOut, Toss::SitsOut);
    }

    [[nodiscard]] Money wanted(const Guest& guest) const {
        const Character& character = characterOf(guest.id);
        const Money usual = std::min(smallestStake(m_limit).times(character.units), m_limit.max);
        const Before before = beforeOf(*m_table.before, guest.id);
        if (!before.stake.isPositive() || guest.boughtIn)
            return usual;
        const bool won = before.net.isPositive();
        const bool lost = before.net < Money{};
        switch (character.stakes) {
        case StakeStyle::Flat: break;
        case StakeStyle::PressesWins:
            if (won)
                return before.stake >= usual.times(4) ? usual : before.stake.times(2);
            return lost ? usual : before.stake;
        case StakeStyle::ChasesLosses:
            if (lost)
                return before.stake >= usual.times(8) ? usual : before.stake.times(2);
            return won ? usual : before.stake;
        }
        return diceOf(guest).inHundred(8, Toss::Stake) ? usual.times(2) : usual;
    }

    void layHands(Guest& guest) {
        const auto seats = static_cast<std::int64_t>(guest.draft.seats.size());
        const Money each = inChips(m_limit, wanted(guest), Money::minor(guest.balance.minorUnits() / seats));
        if (!each.isPositive())
            return;
        for (const SeatNumber seat : guest.draft.seats)
            guest.draft.stakes.push_back({{seat, StakeKind::Main, -1}, each});
    }

    [[nodiscard]] bool isDealt(SeatNumber seat) const {
        return m_company.plays(seat) || m_person.at({seat, StakeKind::Main, -1}).isPositive();
    }

    // Whose hand is liked best, of all those at the table but one's own, whether or not the person has staked yet. So a
    // stake by the person never moves anyone else's bet to another seat.
    [[nodiscard]] std::optional<SeatNumber> liked(const Guest& guest, Toss toss) const {
        const Dice dice = diceOf(guest);
        std::optional<SeatNumber> best;
        for (int i = 1; i <= m_table.rules->table.seats; ++i) {
            const SeatNumber seat{static_cast<std::uint8_t>(i)};
            const bool there = m_company.plays(seat) || contains(m_person.seats, seat);
            if (there && !contains(guest.draft.seats, seat) &&
                (!best || dice.of(toss, seat.value) > dice.of(toss, best->value)))
                best = seat;
        }
        return best && isDealt(*best) ? best : std::nullopt;
    }

    [[nodiscard]] static Money left(const Guest& guest) { return guest.balance - guest.draft.total(); }

    void layBehind(Guest& guest) {
        const Character& character = characterOf(guest.id);
        const Dice dice = diceOf(guest);
        if (!dice.inHundred(character.behind, Toss::Behind))
            return;
        const auto seat = liked(guest, Toss::BehindPlace);
        if (!seat)
            return;
        const bool stands = character.hands == 0;
        const Money amount = inChips(m_limit, stands ? wanted(guest) : wanted(guest).half(), left(guest));
        if (amount.isPositive())
            guest.draft.stakes.push_back({{*seat, StakeKind::Behind, -1}, amount});
    }

    void laySideBet(Guest& guest) {
        const auto& bets = m_table.rules->sideBets;
        const Dice dice = diceOf(guest);
        if (bets.empty() || !dice.inHundred(characterOf(guest.id).sideBets, Toss::SideBet))
            return;
        const int bet = dice.roll(static_cast<int>(bets.size()), Toss::SideChoice);
        const Limit* limit = limitOn(*m_table.rules, StakeKind::Side, bet, m_table.currency);
        if (!limit)
            return;
        const bool onOwn = !guest.draft.seats.empty() && !dice.inHundred(25, Toss::SidePlace);
        const auto seat = onOwn ? guest.draft.seats.front() : liked(guest, Toss::SidePlace);
        const Money chips = smallestStake(*limit).times(1 + dice.roll(5, Toss::SideBet, 1));
        const Money amount = inChips(*limit, chips, left(guest));
        if (seat && amount.isPositive())
            guest.draft.stakes.push_back({{*seat, StakeKind::Side, bet}, amount});
    }

    const CompanyTable& m_table;
    const Draft& m_person;
    CompanyDraft& m_company;
    const Limit& m_limit;
};

} // namespace

Money smallestStake(const Limit& limit) {
    const Money down = limit.min.roundedDownTo(base::stakeStep);
    return down == limit.min ? down : down + base::stakeStep;
}

void layStakes(const CompanyTable& table, const Draft& person, CompanyDraft& company) {
    Staking(table, person, company).run();
}

} // namespace openshoe::session
