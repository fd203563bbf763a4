// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomtable.h"

#include "engine/repeat.h"
#include "engine/rulekeys.h"
#include "engine/settlement.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

using namespace openshoe::engine;
using openshoe::base::Money;

namespace {

// Gives every rule a value it may have; names, looks and limits stay.
class RandomRule {
public:
    explicit RandomRule(std::uint64_t seed) : m_random(seed) {}

    template <typename T, typename... Form> void operator()(const RuleKey& key, T& value, Form... form) {
        if (isRule(key.role))
            set(value, form...);
    }

private:
    int below(int bound) { return static_cast<int>(m_random() % static_cast<unsigned>(bound)); }

    void set(bool& value) { value = below(2) == 0; }
    void set(int& value, Range<int> allowed) { value = allowed.least + below(allowed.most - allowed.least + 1); }
    void set(double& value, Range<double> allowed) {
        value = allowed.least + (allowed.most - allowed.least) * below(60) / 60;
    }
    template <typename E>
    requires std::is_enum_v<E>
    void set(E& value) { value = static_cast<E>(below(enumCount<E>)); }
    void set(openshoe::base::Odds& value) { value = {1 + below(5), 1 + below(5)}; }
    void set(RuleSet::EvenMoney& value) { value = {below(2) == 0, below(2) == 0}; }
    void set(std::vector<SideBet>& value) {
        for (SideBet& bet : value) {
            bet.kind = static_cast<SideBetKind>(below(enumCount<SideBetKind>));
            bet.pays.clear();
            const auto outcomes = outcomesOf(bet.kind);
            for (const SideOutcome outcome : outcomes) {
                if (below(2) == 0 || (bet.pays.empty() && outcome == outcomes.back()))
                    bet.pays.push_back({outcome, {1 + below(200), 1 + below(3)}});
            }
        }
    }
    void set(std::vector<Limit>&) {}
    template <typename T, typename... Form> void set(T&, Form...) {} // names

    std::mt19937_64 m_random;
};

} // namespace

RuleSet randomRules(RuleSet rules, std::uint64_t seed) {
    visitRules(rules, RandomRule(seed));
    rules.doubling.afterSplit = rules.doubling.afterSplit && rules.split.hands > 1;
    if (rules.charlie.wins == CharlieWins::AtOnce && rules.dealer.taken() != BlackjackTakes::All)
        rules.charlie.wins = CharlieWins::AtEnd;
    return rules;
}

// The same seed gives the same table with every compiler: expressions that draw twice do so in two steps.
RandomTable::RandomTable(RuleSet rules, std::uint64_t seed) : m_rules(std::move(rules)), m_random(seed) {
    const Limit& limit = m_rules.limits[static_cast<std::size_t>(below(static_cast<int>(m_rules.limits.size())))];
    m_state.currency = limit.currency;
    const int people = m_rules.table.behind ? 1 + below(6) : 1;
    for (int i = 0; i < people; ++i)
        addPerson();
    shuffle();
}

void RandomTable::addPerson() {
    const int place = static_cast<int>(m_state.players.size());
    const Money min = m_rules.limitIn(m_state.currency)->min;
    // From nothing at all to plenty: small wallets are where the fallbacks get tested.
    const int times = below(1 + 12 * (place + 1));
    const Money balance = Money::minor(min.minorUnits() * times + below(7));
    std::string id = std::to_string(place);
    id.insert(id.begin(), 'p');
    m_state.players.push_back(
        {.id = std::move(id), .balance = balance, .trial = m_rules.table.behind && below(5) == 0});
    m_atOpening += balance;
}

// Between rounds somebody may come to a shared table, and a wallet may be refilled or emptied.
void RandomTable::changePeople() {
    if (m_rules.table.behind && m_state.players.size() < 10 && below(20) == 0)
        addPerson();
    if (below(12) != 0)
        return;
    Money& balance = m_state.players[static_cast<std::size_t>(below(static_cast<int>(m_state.players.size())))].balance;
    m_atOpening -= balance;
    const int times = below(20);
    balance = Money::minor(m_rules.limitIn(m_state.currency)->min.minorUnits() * times + below(7));
    m_atOpening += balance;
}

void RandomTable::shuffle() {
    m_shoe.clear();
    for (int deck = 0; deck < m_rules.decks; ++deck) {
        for (int i = 0; i < cardsPerDeck; ++i)
            m_shoe.push_back(Card::fromIndex(i));
    }
    for (std::size_t i = m_shoe.size(); i > 1; --i) // by hand: std::shuffle differs between libraries
        std::swap(m_shoe[i - 1], m_shoe[static_cast<std::size_t>(below(static_cast<int>(i)))]);
    // Now and then a shoe full of troublesome cards: pairs, aces, tens.
    if (below(4) == 0) {
        for (Card& card : m_shoe) {
            if (below(2) == 0)
                card.rank = below(3) == 0 ? Rank::Ace : below(2) == 0 ? Rank::Eight : Rank::King;
        }
    }
    changeShoe(m_rules, m_state, below(2) == 0);
}

// Now and then a player or a seat that doesn't exist.
PlayerNumber RandomTable::randomPlayer() {
    const int people = static_cast<int>(m_state.players.size()) + (below(50) == 0 ? 2 : 0);
    return PlayerNumber{static_cast<std::uint16_t>(below(people))};
}

SeatNumber RandomTable::randomSeat() {
    const int number = below(50) == 0 ? below(256) : 1 + below(m_rules.table.seats);
    return SeatNumber{static_cast<std::uint8_t>(number)};
}

Command RandomTable::randomStake() {
    const Limit& limit = *m_rules.limitIn(m_state.currency);
    PlaceStake bet{.player = randomPlayer(), .seat = randomSeat()};
    bet.kind = std::array{StakeKind::Main, StakeKind::Main, StakeKind::Behind,
                          StakeKind::Side}[static_cast<std::size_t>(below(4))];
    bet.sideBet = below(static_cast<int>(m_rules.sideBets.size()) + 2) - 1;
    const Money around =
        bet.kind == StakeKind::Side && bet.sideBet >= 0 && bet.sideBet < static_cast<int>(m_rules.sideBets.size())
            ? m_rules.sideBets[static_cast<std::size_t>(bet.sideBet)].limits.front().min
            : limit.min;
    const int times = below(5);
    bet.amount = Money::minor(around.minorUnits() * times + (below(6) == 0 ? below(30) : 0));
    if (below(30) == 0)
        bet.amount = limit.max;
    if (below(60) == 0) {
        bet.amount =
            std::array{Money{}, Money::minor(-2), Money::minor(std::numeric_limits<std::int64_t>::max()),
                       Money::minor(std::numeric_limits<std::int64_t>::min())}[static_cast<std::size_t>(below(4))];
        if (below(4) == 0)
            bet.kind = StakeKind::Insurance;
    }
    // Half the time, do as someone who wants a second seat: stake the same again.
    if (bet.kind == StakeKind::Main && below(2) == 0) {
        for (int i = 1; i <= m_rules.table.seats; ++i) {
            const SeatNumber seat{static_cast<std::uint8_t>(i)};
            if (m_state.seat(seat).holder == bet.player && m_state.mainStake(seat).isPositive())
                bet.amount = m_state.mainStake(seat);
        }
    }
    return bet;
}

Act RandomTable::randomAct() {
    Act act{.player = randomPlayer(),
            .seat = randomSeat(),
            .hand = HandNumber{static_cast<std::uint8_t>(below(50) == 0  ? below(256)
                                                         : below(4) == 0 ? 1 + below(4)
                                                                         : 1)},
            .action = static_cast<Action>(below(actionCount)),
            .early = below(4) == 0};
    const auto asked = question(m_rules, m_state);
    if (!asked || below(4) == 0)
        return act;
    act.player = asked->player;
    act.seat = asked->seat;
    act.hand = asked->hand;
    const auto possible = offers(m_rules, m_state, *asked);
    if (!possible.empty() && below(8) != 0) {
        act.early = false;
        act.action = possible[static_cast<std::size_t>(below(static_cast<int>(possible.size())))].action;
    }
    return act;
}

Command RandomTable::randomCommand() {
    switch (m_state.phase) {
    case Phase::Idle:
    case Phase::Over: return below(10) == 0 ? Command(randomAct()) : Command(OpenRound{});
    case Phase::Betting:
        if (below(12) == 0)
            return LeaveSeat{randomPlayer(), randomSeat()};
        if (below(60) == 0)
            return Cancel{};
        return below(6) == 0 ? Command(Deal{}) : randomStake();
    default: break;
    }
    const int dice = below(100);
    if (dice == 0)
        return Cancel{};
    if (dice < 12)
        return Silence{};
    if (dice < 15)
        return dice == 12 ? Command(Deal{}) : dice == 13 ? Command(OpenRound{}) : randomStake();
    return randomAct();
}

std::string RandomTable::step() {
    if ((m_state.phase == Phase::Over || m_state.phase == Phase::Idle) &&
        (shoeIsSpent(m_rules, m_state) || m_shoe.size() - static_cast<std::size_t>(m_state.shoeDrawn) < 60)) {
        shuffle();
    }
    if (m_state.phase == Phase::Over)
        changePeople();
    const Command command = randomCommand();
    const bool opens =
        std::holds_alternative<OpenRound>(command) && (m_state.phase == Phase::Idle || m_state.phase == Phase::Over);
    const State before = m_state;
    const CommandResult result = apply(m_rules, m_state, command, m_shoe);
    Events events;
    const auto refusal = applyTo(m_rules, m_state, command, m_shoe, events);
    if (refusal == Refusal::ShoeExhausted || refusal == Refusal::AmountOverflow) {
        m_state = before;
        if (refusal == Refusal::ShoeExhausted)
            shuffle();
        return result.refusal == refusal && result.events.empty() ? std::string()
                                                                  : "a command that failed told something";
    }
    if (refusal != result.refusal || events != result.events)
        return "the same command on the same state gave other events";
    if (refusal)
        ++m_refusals;
    if (refusal && events.empty() && m_state != before)
        return "a refused command changed the state";
    if (opens) {
        m_log.clear();
        ++m_rounds;
        m_atOpening = {};
        for (const Player& player : m_state.players)
            m_atOpening += player.balance;
    }
    m_log.insert(m_log.end(), events.begin(), events.end());
    for (const Event& event : events)
        ++m_seen[event.index()];
    if (m_state.phase == Phase::Over && !events.empty()) {
        if (auto wrong = wrongWithLog(); !wrong.empty())
            return wrong;
    }
    return wrongWith(events);
}

// A finished round's log reveals its own commands: given again, they produce the same events and state.
std::string RandomTable::wrongWithLog() const {
    if (const std::string wrong = checkLog ? checkLog(m_log) : std::string(); !wrong.empty())
        return wrong;
    if (const std::string wrong = wrongWithForesight(); !wrong.empty())
        return wrong;
    const auto repeated = repeat(m_rules, m_log, m_shoe);
    if (!repeated)
        return "the log can't be repeated: " + repeated.error().text();
    return repeated->missing.empty() && repeated->state.plays == m_state.plays &&
                   repeated->state.players == m_state.players
               ? std::string()
               : "the log repeated is another round";
}

// What is certain before the dealer's hand is finished comes true; and nothing of its kind is noticed too late.
std::string RandomTable::wrongWithForesight() const {
    std::map<std::tuple<int, int, int, StakeKind>, Settlement> certain;
    State state;
    for (const Event& event : m_log) {
        if (const auto* settled = std::get_if<PlaySettled>(&event);
            settled && settled->result != PlayResult::Returned &&
            (settled->kind == StakeKind::Main || settled->kind == StakeKind::Behind)) {
            const auto told =
                certain.find({settled->player.value, settled->seat.value, settled->hand.value, settled->kind});
            const bool charlie = m_rules.charlie.wins == CharlieWins::AtOnce && settled->result == PlayResult::Win &&
                                 isCharlie(m_rules, state.seat(settled->seat).hand(settled->hand));
            const bool bonus = settled->result == PlayResult::Win && !isNatural(state.dealer.cards) &&
                               hasBonus(m_rules, state.seat(settled->seat).hand(settled->hand));
            const bool early = charlie || bonus || settled->result == PlayResult::Bust ||
                               settled->result == PlayResult::Surrender || settled->result == PlayResult::Blackjack;
            if (told == certain.end() ? early : told->second != Settlement{settled->result, settled->returned})
                return told == certain.end() ? "a result of the hand alone wasn't certain before it was settled"
                                             : "what was certain didn't come true";
        }
        if (!fold(state, event))
            return "the log doesn't fold";
        for (const Play& play : state.plays) {
            const std::tuple key{int(play.player.value), int(play.seat.value), int(play.hand.value), play.kind};
            if (const auto now = certainOf(m_rules, state, play))
                certain.insert_or_assign(key, *now);
            else if (!play.settled && certain.contains(key) && state.phase != Phase::Over)
                return "what was certain no longer is";
        }
    }
    return {};
}

std::string RandomTable::wrongWithBooks() const {
    Money wallets;
    Money onTable;
    Money house;
    for (const Player& player : m_state.players) {
        if (player.balance < Money{})
            return "a wallet is below zero";
        wallets += player.balance;
    }
    for (const Play& play : m_state.plays) {
        if (!play.played().isPositive())
            return "a play without a stake";
        if (play.house.isPositive() && m_rules.doubling.free == FreeDoubles::None &&
            m_rules.split.free == FreeSplits::None)
            return "the house staked what the rules don't offer";
        if (play.settled)
            house += play.stake - play.returned;
        else
            onTable += play.stake;
    }
    if (wallets + onTable + house != m_atOpening)
        return "a coin appeared or vanished";
    return {};
}

// Stakes placed before the cards are dealt must be valid: within limits and steps, on held seats, no more seats than a
// person may have, and the same stake on each.
std::string RandomTable::wrongWithStakes() const {
    for (const Play& play : m_state.plays) {
        const auto& limits = play.kind == StakeKind::Side
                                 ? m_rules.sideBets[static_cast<std::size_t>(play.sideBet)].limits
                                 : m_rules.limits;
        const auto limit = std::ranges::find_if(limits, [&](const Limit& l) { return l.currency == m_state.currency; });
        if (limit == limits.end() || play.stake < limit->min || play.stake > limit->max)
            return "a stake beyond the limits";
        if (!play.stake.isMultipleOf(openshoe::base::stakeStep))
            return "a stake off the step";
        const Seat& seat = m_state.seat(play.seat);
        if (!seat.holder || (play.kind == StakeKind::Main && seat.holder != play.player) ||
            (play.kind == StakeKind::Behind && (seat.holder == play.player || !m_rules.table.behind)))
            return "a stake on somebody else's place";
    }
    for (std::size_t i = 0; i < m_state.players.size(); ++i) {
        int seats = 0;
        Money stake;
        for (int s = 1; s <= maxSeats; ++s) {
            const SeatNumber number{static_cast<std::uint8_t>(s)};
            if (m_state.seat(number).holder != PlayerNumber{static_cast<std::uint16_t>(i)})
                continue;
            if (m_rules.table.behind && seats > 0 && m_state.mainStake(number) != stake)
                return "unequal stakes on a person's seats";
            stake = m_state.mainStake(number);
            ++seats;
        }
        if (seats > m_rules.table.seatsPerPlayer || (seats > 0 && m_state.players[i].trial))
            return "a seat for somebody who may not have it";
    }
    return {};
}

std::string RandomTable::wrongWith(const Events& events) const {
    if (!m_log.empty()) {
        const auto replayed = replay(m_log);
        if (!replayed)
            return "the round's log does not fold: " + replayed.error().text();
        State expected = m_state;
        if (m_state.phase == Phase::Over)
            expected.burnDue = replayed->burnDue; // a new shoe may have come since
        expected.shoeDrawn = replayed->shoeDrawn;
        if (!events.empty() && *replayed != expected)
            return "the fold of the round's events is another state";
    }
    if (auto wrong = wrongWithBooks(); !wrong.empty())
        return wrong;
    if (m_state.phase == Phase::Betting) {
        if (auto wrong = wrongWithStakes(); !wrong.empty())
            return wrong;
    }
    int cards = m_state.dealer.cards.size();
    for (const Seat& seat : m_state.seats) {
        if (seat.handCount > m_rules.split.hands || (seat.dealtIn && !seat.holder))
            return "more hands than the rules allow, or a hand nobody holds";
        for (int h = 0; h < seat.handCount; ++h) {
            const Hand& hand = seat.hands[static_cast<std::size_t>(h)];
            cards += hand.cards.size();
            if (hand.doubled() && hand.cards.size() > hand.doubledOn + hand.doubles)
                return "a doubled hand got more than one card for a double";
            if (hand.doubles > m_rules.mostDoubles())
                return "a hand was doubled too often";
            if (hand.doubled() && hand.doubledOn != 2 && m_rules.doubling.cards == DoubleCards::Two)
                return "a hand was doubled after a hit";
            if (hand.splitAces && m_rules.split.aces == SplitAces::OneCard && hand.cards.size() > 2)
                return "a split ace got more than one card";
            if (hand.splitAces && m_rules.split.aces != SplitAces::Free && hand.doubled())
                return "a split ace was doubled";
            if (const int most = m_rules.charlie.number(); most > 0 && hand.cards.size() > most)
                return "a Charlie got another card";
            if (hand.splitAces && m_rules.split.resplitAces && seat.handCount > m_rules.split.aceHands)
                return "aces became more hands than the rules allow";
        }
    }
    if (cards != m_state.drawn && m_state.phase != Phase::Betting)
        return "a card appeared or vanished";
    const auto asked = question(m_rules, m_state);
    const bool running = m_state.phase == Phase::Offers || m_state.phase == Phase::Turns;
    if (running != asked.has_value())
        return "the round waits for nobody, or asks when it is not running";
    if (m_state.phase == Phase::Dealing || m_state.phase == Phase::Dealer)
        return "a command stopped in the middle";
    return {};
}
