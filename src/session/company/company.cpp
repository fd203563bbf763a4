// SPDX-License-Identifier: GPL-3.0-or-later
// Who comes, who stays, who leaves, and where they sit.
#include "session/company/company.h"

#include "session/company/companystakes.h"
#include "session/company/dice.h"
#include "session/company/people.h"
#include "session/round/me.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace openshoe::session {

using namespace engine;
using base::Money;

namespace {

class Gathering {
public:
    Gathering(const CompanyTable& table, const Draft& person)
        : m_table(table), m_person(person), m_limit(*table.rules->limitIn(table.currency)),
          m_personHeld(table.before->seatsOf(me())), m_dice(table.seed, "the table") {}

    CompanyDraft run() {
        someStay();
        surplusGoes();
        for (Guest& guest : m_company.guests)
            takeChair(guest);
        othersCome();
        giveWay();
        return std::move(m_company);
    }

private:
    [[nodiscard]] const TableState& before() const { return *m_table.before; }
    [[nodiscard]] bool isFull() const { return m_table.wish == CompanyWish::Full; }
    [[nodiscard]] Dice diceOf(std::string_view id) const { return {m_table.seed, id}; }

    // --- How many.

    [[nodiscard]] int seatsFor(int others) const {
        const int all = std::max(0, m_table.rules->table.seats - others);
        return isFull() ? all : std::min(all, 3);
    }
    [[nodiscard]] int personsSeats() const { return static_cast<int>(m_personHeld.size()); }
    // Seats for newcomers. One is kept for the person as long as they may take another.
    [[nodiscard]] int chairs() const {
        const bool mayTake = m_table.personMaySit && personsSeats() < m_table.rules->table.seatsPerPlayer;
        return seatsFor(personsSeats() + (mayTake ? 1 : 0));
    }
    [[nodiscard]] int standing() const { return isFull() ? 2 : 1; }
    [[nodiscard]] int taken() const {
        int seats = 0;
        for (const Guest& guest : m_company.guests)
            seats += static_cast<int>(guest.draft.seats.size());
        return seats;
    }
    [[nodiscard]] int standers() const {
        return static_cast<int>(std::ranges::count_if(
            m_company.guests, [](const Guest& guest) { return characterOf(guest.id).hands == 0; }));
    }

    // --- Who was here.

    [[nodiscard]] Money bankroll(const Character& character) const {
        return std::min(smallestStake(m_limit).times(character.units), m_limit.max).times(character.bankroll);
    }

    void someStay() {
        for (std::size_t i = 1; i < before().players.size(); ++i) {
            const Player& player = before().players[i];
            Guest guest{.id = player.id, .balance = player.balance};
            guest.held = before().seatsOf(PlayerNumber{static_cast<std::uint16_t>(i)});
            guest.draft.seats = guest.held;
            if (stays(guest))
                m_company.guests.push_back(std::move(guest));
        }
    }

    [[nodiscard]] bool stays(Guest& guest) const {
        const Character& character = characterOf(guest.id);
        const Dice dice = diceOf(guest.id);
        if (dice.roll(std::max(2, character.rounds), Toss::Goes) == 0)
            return false;
        const Money whole = bankroll(character);
        if (guest.balance > whole.times(4) && dice.inHundred(15, Toss::Goes, 1))
            return false; // with such winnings they go home
        if (character.hands > 0 && guest.held.empty() && dice.inHundred(60, Toss::Goes, 2))
            return false; // the seat is gone
        const auto seats = static_cast<std::int64_t>(std::max<std::size_t>(1, guest.held.size()));
        if (guest.balance >= smallestStake(m_limit).times(seats))
            return true;
        if (!character.buysAgain || !dice.inHundred(70, Toss::BuysAgain))
            return false;
        guest.balance += whole;
        guest.boughtIn = true;
        return true;
    }

    // If fewer are wanted, those who came last leave first.
    void surplusGoes() {
        auto& guests = m_company.guests;
        const auto goesLast = [&](auto&& isOne) {
            const auto last = std::find_if(guests.rbegin(), guests.rend(), isOne);
            if (last != guests.rend())
                guests.erase(std::next(last).base());
        };
        while (taken() > seatsFor(personsSeats()))
            goesLast([](const Guest& guest) { return !guest.draft.seats.empty(); });
        while (standers() > standing())
            goesLast([](const Guest& guest) { return characterOf(guest.id).hands == 0; });
    }

    // --- Who comes.

    void othersCome() {
        const bool opens = before().players.size() <= 1; // nobody was here: everybody comes at once
        const auto comes = [&](int most, std::uint64_t which) {
            int count = 0;
            for (int i = 0; i < most; ++i)
                count += opens || m_dice.inHundred(40, Toss::Comes, which + static_cast<std::uint64_t>(i)) ? 1 : 0;
            return count;
        };
        int seats = comes(chairs() - taken(), 0);
        int places = comes(standing() - standers(), 16);
        if (seats <= 0 && places <= 0)
            return;
        for (const Person* person : strangers()) {
            const int hands = person->character.hands;
            int& open = hands == 0 ? places : seats;
            if (open <= 0)
                continue;
            Guest guest{.id = person->id, .balance = bankroll(person->character), .isNew = true};
            if (hands > 0 && !takeChair(guest))
                continue;
            open -= std::max(1, static_cast<int>(guest.draft.seats.size()));
            m_company.guests.push_back(std::move(guest));
        }
    }

    // Everyone who wasn't here, in the order in which they would come.
    [[nodiscard]] std::vector<const Person*> strangers() const {
        std::vector<std::pair<std::uint64_t, const Person*>> all;
        for (const Person& person : people()) {
            if (!before().playerNamed(person.id))
                all.emplace_back(diceOf(person.id).of(Toss::Order), &person);
        }
        std::ranges::sort(all);
        std::vector<const Person*> list;
        std::ranges::transform(all, std::back_inserter(list), [](const auto& one) { return one.second; });
        return list;
    }

    // --- Chairs.

    [[nodiscard]] bool isFree(SeatNumber seat) const { return !contains(m_personHeld, seat) && !m_company.at(seat); }
    // Held by nobody: not by the person either, now or before.
    [[nodiscard]] std::vector<SeatNumber> freeChairs(const Guest& guest, bool personToo = false) const {
        std::vector<SeatNumber> free;
        for (int i = 1; i <= m_table.rules->table.seats; ++i) {
            const SeatNumber seat{static_cast<std::uint8_t>(i)};
            if (isFree(seat) && !contains(guest.draft.seats, seat) && !(personToo && contains(m_person.seats, seat)))
                free.push_back(seat);
        }
        return free;
    }

    // Someone without a chair takes one or two; false if there is none for them.
    bool takeChair(Guest& guest) const {
        const Character& character = characterOf(guest.id);
        const int most = std::min(character.hands, m_table.rules->table.seatsPerPlayer);
        const Money chip = smallestStake(m_limit);
        bool took = !guest.draft.seats.empty();
        while (!took || (guest.isNew && static_cast<int>(guest.draft.seats.size()) < most)) {
            const auto have = static_cast<int>(guest.draft.seats.size());
            const bool pays = guest.balance >= chip.times(have + 1);
            const auto free = freeChairs(guest);
            if (most == 0 || free.empty() || !pays || taken() + have >= chairs())
                break;
            const int at =
                diceOf(guest.id).roll(static_cast<int>(free.size()), Toss::Chair, static_cast<std::uint64_t>(have));
            guest.draft.seats.push_back(free[static_cast<std::size_t>(at)]);
            took = true;
        }
        return took;
    }

    // The person has taken a chair that someone only intended to take.
    void giveWay() {
        for (Guest& guest : m_company.guests) {
            for (SeatNumber& seat : guest.draft.seats) {
                if (contains(guest.held, seat) || !contains(m_person.seats, seat))
                    continue;
                const auto free = freeChairs(guest, true);
                seat = free.empty() ? SeatNumber{} : free.front();
            }
            std::erase(guest.draft.seats, SeatNumber{});
        }
        std::erase_if(m_company.guests, [](const Guest& guest) {
            return guest.isNew && guest.draft.seats.empty() && characterOf(guest.id).hands > 0;
        });
    }

    const CompanyTable& m_table;
    const Draft& m_person;
    const Limit& m_limit;
    std::vector<SeatNumber> m_personHeld;
    Dice m_dice;
    CompanyDraft m_company;
};

} // namespace

bool mayHaveCompany(const RuleSet& rules) {
    return rules.table.company && rules.table.behind;
}

std::uint64_t companySeed(const fairness::Seed& shoe, int firstCard) {
    std::uint64_t number = 0;
    for (const char c : shoe.commitment().substr(0, 16))
        number = number * 16 + static_cast<std::uint64_t>(c <= '9' ? c - '0' : c - 'a' + 10);
    return Dice::mixed(number + Dice::mixed(static_cast<std::uint64_t>(firstCard)));
}

const Guest* CompanyDraft::at(SeatNumber seat) const {
    const auto found = std::ranges::find_if(guests, [&](const Guest& g) { return contains(g.draft.seats, seat); });
    return found == guests.end() ? nullptr : &*found;
}

bool CompanyDraft::plays(SeatNumber seat) const {
    const Guest* guest = at(seat);
    return guest && guest->draft.at({seat, StakeKind::Main, -1}).isPositive();
}

bool CompanyDraft::anyonePlays() const {
    return std::ranges::any_of(
        guests, [this](const Guest& guest) { return !guest.draft.seats.empty() && plays(guest.draft.seats.front()); });
}

CompanyDraft companyDraft(const CompanyTable& table, const Draft& person) {
    if (table.wish == CompanyWish::Nobody || !mayHaveCompany(*table.rules) || table.before->players.empty() ||
        !table.rules->limitIn(table.currency))
        return {};
    CompanyDraft company = Gathering(table, person).run();
    layStakes(table, person, company);
    return company;
}

TableState seated(const TableState& before, const CompanyDraft& company) {
    TableState state = before;
    state.players.resize(1);
    for (int i = 1; i <= maxSeats; ++i) {
        const SeatNumber seat{static_cast<std::uint8_t>(i)};
        if (state.seat(seat).holder != me())
            state.seat(seat).clear();
    }
    for (const Guest& guest : company.guests) {
        const PlayerNumber number{static_cast<std::uint16_t>(state.players.size())};
        state.players.push_back({.id = guest.id, .balance = guest.balance});
        for (const SeatNumber seat : guest.held) {
            state.seat(seat).holder = number;
            state.seat(seat).idle = before.seat(seat).idle;
        }
    }
    return state;
}

std::vector<Command> openingCommands(const CompanyTable& table, const CompanyDraft& company, std::vector<Command> own) {
    std::vector<Command> commands{OpenRound{}};
    std::vector<Command> onHands; // those that need someone on the seat
    const auto sort = [&](std::vector<Command> list) {
        for (Command& command : list) {
            const auto* place = std::get_if<PlaceStake>(&command);
            (place && place->kind != StakeKind::Main ? onHands : commands).push_back(std::move(command));
        }
    };
    sort(std::move(own));
    for (std::size_t i = 0; i < company.guests.size(); ++i) {
        const Guest& guest = company.guests[i];
        const BetSlip slip({.rules = table.rules, .currency = table.currency, .wallet = guest.balance}, guest.draft);
        sort(slip.commands(PlayerNumber{static_cast<std::uint16_t>(i + 1)}, guest.held));
    }
    commands.insert(commands.end(), onHands.begin(), onHands.end());
    commands.emplace_back(Deal{});
    return commands;
}

} // namespace openshoe::session
