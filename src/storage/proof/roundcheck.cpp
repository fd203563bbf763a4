// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/proof/roundcheck.h"

#include "engine/round.h"
#include "engine/settlement.h"

#include <fmt/format.h>

namespace openshoe::storage {

using namespace engine;
using base::Money;
using base::said;
using What = Problem::What;

namespace {

base::Sentence bookName(BookKind kind) {
    switch (kind) {
    case BookKind::Wallet:
        //: Where money is booked, as the next three: "from wallet to stakes 10.00 are booked"
        return said("Errors", "wallet");
    case BookKind::Stakes: return said("Errors", "stakes");
    case BookKind::House: return said("Errors", "house");
    case BookKind::Company: break;
    }
    return said("Errors", "company");
}

// How the rules settle this play in the given state; nullopt if the state doesn't allow it.
std::optional<PlaySettled> settledByRules(const RuleSet& rules, const TableState& state, const PlaySettled& e) {
    const Cards& dealer = state.dealer.cards;
    if (e.seat.value < 1 || e.seat.value > maxSeats || e.hand.value < 1 ||
        e.hand.value > state.seat(e.seat).handCount || dealer.size() < (rules.dealer.dealsBoth() ? 2 : 1))
        return std::nullopt;
    const Hand& hand = state.seat(e.seat).hand(e.hand);
    PlaySettled right = e;
    if (e.kind == StakeKind::Side) {
        if (e.sideBet < 0 || e.sideBet >= static_cast<int>(rules.sideBets.size()))
            return std::nullopt;
        const SideBet& bet = rules.sideBets[static_cast<std::size_t>(e.sideBet)];
        const bool finished = state.phase == Phase::Dealer && !dealerDraws(rules, dealer);
        const auto& [first, second] = state.seat(e.seat).dealt;
        DecidingCards cards{.first = first, .second = second, .up = upCard(rules, state.dealer)};
        bool due = hand.cards.size() == 2;
        if (waitsForDealer(bet, cards)) {
            cards.hole = holeCard(rules, state.dealer);
            due = state.phase == Phase::Dealer && dealer.size() == 2;
            if (waitsForDealer(bet, cards)) {
                cards.dealer = endOf(dealer);
                due = finished;
            }
        }
        if (!due)
            return std::nullopt;
        const SideResult side = evaluate(bet, cards);
        right.result = side.outcome == SideOutcome::None ? PlayResult::Lose : PlayResult::Side;
        right.outcome = side.outcome;
        right.second = side.second;
        right.returned = returnedBy(bet, side, e.stake);
    } else if (e.kind == StakeKind::Insurance) {
        const Settlement s = settleInsurance(rules, dealer, e.stake);
        right.result = s.result;
        right.returned = s.returned;
    } else if (e.result == PlayResult::EvenMoney) {
        const Card up = upCard(rules, state.dealer);
        if (!hand.isBlackjack() ||
            !((up.rank == Rank::Ace && rules.evenMoney.onAce) || (pointValue(up) == 10 && rules.evenMoney.onTen)))
            return std::nullopt;
        right.returned = e.stake + e.stake;
    } else {
        const Play* placed = state.find(e.kind, e.player, e.seat, e.hand);
        Play play = placed ? *placed : Play{.player = e.player, .seat = e.seat, .hand = e.hand, .kind = e.kind};
        play.stake = e.stake; // whether that is what was placed is for the fold
        const Settlement s = settleOnHand(rules, state, play);
        right.result = s.result;
        right.returned = s.returned;
    }
    return right;
}

// Folds the log, checking every settlement and the sums at its end.
class LogCheck {
public:
    LogCheck(const StoredRound& round, const ProblemReporter& report) : m_round(round), m_report(report) {}

    std::optional<TableState> run() {
        const Events& events = m_round.events;
        for (std::size_t i = 0; i < events.size(); ++i) {
            if (std::holds_alternative<RoundOpened>(events[i]) != (i == 0) || m_state.phase == Phase::Over) {
                m_report(What::Events, said("Errors", "event {} lies outside the round").with(i));
                return std::nullopt;
            }
            if (const auto* settled = std::get_if<PlaySettled>(&events[i]))
                check(*settled);
            if (const auto* end = std::get_if<RoundSettled>(&events[i]))
                check(*end);
            if (auto folded = fold(m_state, events[i]); !folded) {
                m_report(What::Events, said("Errors", "event {} ({})").with(i, folded.error().said()));
                return std::nullopt;
            }
        }
        return std::move(m_state);
    }

private:
    void check(const PlaySettled& e) {
        const bool cancelled = std::holds_alternative<RoundCancelled>(m_round.events.back());
        if (cancelled && e.result == PlayResult::Returned) {
            if (e.returned != e.stake)
                m_report(What::Result, said("Errors", "seat {}: {} of a stake of {} was returned")
                                           .with(e.seat.value, e.returned.text(), e.stake.text()));
            return;
        }
        const auto right = settledByRules(m_round.rules, m_state, e);
        if (!right || *right != e)
            m_report(
                What::Result,
                right ? said("Errors", "seat {}, hand {}: the {} play is not settled by the rules ({} {}, not {} {})")
                            .with(e.seat.value, e.hand.value, name(e.kind), name(right->result), right->returned.text(),
                                  name(e.result), e.returned.text())
                      : said("Errors", "seat {}, hand {}: the {} play is not settled by the rules")
                            .with(e.seat.value, e.hand.value, name(e.kind)));
    }

    void check(const RoundSettled& e) {
        Money wagered;
        Money returned;
        for (const Play& play : m_state.plays) {
            wagered += play.stake;
            returned += play.returned;
        }
        if (e.wagered != wagered || e.returned != returned)
            m_report(What::Result, said("Errors", "its end says {} staked and {} returned, its plays {} and {}")
                                       .with(e.wagered.text(), e.returned.text(), wagered.text(), returned.text()));
    }

    const StoredRound& m_round;
    const ProblemReporter& m_report;
    TableState m_state;
};

void checkPlays(const StoredRound& round, const std::vector<StoredPlay>& right, const ProblemReporter& report) {
    if (round.plays.size() != right.size() || !round.numbersInOrder) {
        const base::Sentence detail =
            round.numbersInOrder ? said("Errors", "{} plays are on record, the log has {}")
                                 : said("Errors", "{} plays are on record, the log has {}; their numbers have a gap");
        report(What::Missing, detail.with(round.plays.size(), right.size()));
        return;
    }
    for (std::size_t i = 0; i < right.size(); ++i) {
        if (round.plays[i] != right[i])
            report(What::Result,
                   said("Errors", "play {} on record (stake {}, returned {}) is not the log's (stake {}, returned {})")
                       .with(i + 1, round.plays[i].stake.text(), round.plays[i].returned.text(), right[i].stake.text(),
                             right[i].returned.text()));
    }
}

void checkLine(const StoredRound& round, const TableState& state, const ProblemReporter& report) {
    const RoundRow& row = round.row;
    const bool over = state.phase == Phase::Over;
    const RoundState end = !over ? RoundState::Open : state.cancelled ? RoundState::Returned : RoundState::Settled;
    if (row.state != end)
        report(What::Result, said("Errors", "it is on record as {}, its log is {}").with(name(row.state), name(end)));
    if (row.currency != state.currency || row.variant != round.rules.id)
        report(What::Result, said("Errors", "it is on record as {} in {}, its log is {} in {}")
                                 .with(row.variant, row.currency, round.rules.id, state.currency));
    if (!over || row.state == RoundState::Open)
        return;
    if (row.ended && *row.ended < row.started)
        report(What::Result, said("Errors", "it ends before it starts"));
    const Outcome right = outcomeOf(round.rules, state, row.accountKey);
    if (round.hands != right.hands || row.dealer != right.dealer || round.sideBets != right.sideBets ||
        round.results != right.results)
        report(What::Result,
               said("Errors", "its line says {} against {} and side bets \"{}\", its log {} against {} and \"{}\"")
                   .with(round.hands, row.dealer.value_or(0), round.sideBets, right.hands, right.dealer.value_or(0),
                         right.sideBets));
    if (row.wagered != right.wagered || row.returned != right.returned)
        report(What::Result,
               said("Errors", "its line says {} staked and {} returned, its log {} and {}")
                   .with(row.wagered.text(), row.returned.text(), right.wagered.text(), right.returned.text()));
    if (row.cards != state.shoeDrawn - state.firstCard)
        report(What::Cards, said("Errors", "its line says {} cards, its log has {}")
                                .with(row.cards, state.shoeDrawn - state.firstCard));
    checkPlays(round, right.plays, report);
}

void checkBookings(const StoredRound& round, const ProblemReporter& report) {
    const auto right = bookingsOf(round.events, round.row.accountKey);
    if (!right || *right == round.bookings)
        return;
    base::Said detail;
    const auto amountIn = [](const Bookings& bookings, const BookPair& pair) {
        const auto at = bookings.find(pair);
        return at == bookings.end() ? Money{} : at->second;
    };
    Bookings all = *right;
    all.insert(round.bookings.begin(), round.bookings.end());
    for (const auto& [pair, amount] : all) {
        if (amountIn(*right, pair) == amountIn(round.bookings, pair))
            continue;
        base::Said one = said("Errors", "from {} to {} {} are booked, the log moves {}")
                             .with(bookName(pair.debit), bookName(pair.credit), amountIn(round.bookings, pair).text(),
                                   amountIn(*right, pair).text());
        //: Two findings
        detail = detail.empty() ? std::move(one) : said("Errors", "{}; {}").with(std::move(detail), std::move(one));
    }
    report(What::Books, detail);
}

} // namespace

std::optional<TableState> checkRound(const StoredRound& round, const ProblemReporter& report) {
    if (round.events.empty()) {
        report(What::Missing, said("Errors", "its log is missing"));
        return std::nullopt;
    }
    try {
        auto state = LogCheck(round, report).run();
        if (!state)
            return std::nullopt;
        checkLine(round, *state, report);
        checkBookings(round, report);
        return state;
    } catch (const base::MoneyOverflow&) {
        report(What::Events, said("Errors", "an amount larger than a wallet can hold"));
        return std::nullopt;
    }
}

} // namespace openshoe::storage
