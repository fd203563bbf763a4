// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/feltrows.h"

#include "engine/round.h"
#include "models/table/feltwords.h"
#include "models/table/personrows.h"
#include "models/table/tablecontext.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/handwords.h"
#include "models/words/results.h"
#include "models/words/resultwords.h"
#include "models/words/terms.h"
#include "session/company/people.h"
#include "session/round/me.h"
#include "session/table/tablesession.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace openshoe::models {

using namespace engine;
using base::Money;

namespace {

// A hand that gets no more cards is given by its total alone.
Reading readingOf(const PresentedTable& table, const Seat& seat, const Hand& hand) {
    const Phase phase = table.state().phase;
    return phase >= Phase::Dealer || (phase == Phase::Turns && isFinished(table.rules(), seat, hand)) ? Reading::Final
                                                                                                      : Reading::Open;
}

// Whether a blackjack pays more than others do.
bool paysMore(const RuleSet& rules, const Hand& blackjack) {
    return rules.paysSuitedBlackjack() && rules.suitedBlackjack.holds(blackjack.cards[0], blackjack.cards[1]);
}

// "soft 17", "blackjack", "26, bust", "18, Charlie", "21, pays 3 to 2".
QString spokenHand(const RuleSet& rules, const Hand& hand, Reading reading) {
    const HandValue value = handValue(hand.cards);
    if (hand.isBlackjack() && paysMore(rules, hand))
        return Table::tr("%1, pays %2", "a total and odds")
            .arg(Terms::tr("blackjack"), oddsText(rules.suitedBlackjack.pays));
    if (hand.isBlackjack())
        return Terms::tr("blackjack");
    const QString total = spokenTotal(value, reading);
    if (hasBonus(rules, hand))
        return Table::tr("%1, pays %2", "a total and odds").arg(total, oddsText(winningOdds(rules, hand)));
    if (isCharlie(rules, hand))
        return QStringLiteral("%1, %2").arg(total, Terms::tr("Charlie"));
    return value.isBust() ? QStringLiteral("%1, %2").arg(total, Terms::tr("bust")) : total;
}

// "21 · 3:2".
QString bonusText(base::Odds odds) {
    return QStringLiteral("21 · %1").arg(text(odds.text()));
}

// Marks whose stake it is, unless it is the person's own.
void markOwner(StakeRow& row, PlayerNumber whose, const std::string& id) {
    if (whose == session::me())
        return;
    const QString name = personName(id);
    row.monogram = monogramOf(name);
    row.colour = personColour(id);
    row.manner = static_cast<int>(session::mannerOf(session::characterOf(id)));
    row.accessibleName = Table::tr("%1: %2", "whose stake, and which").arg(name, row.accessibleName);
}

StakeRow stakeRow(const PresentedTable& table, const Play& play) {
    const TableState& state = table.state();
    const bool collecting = table.isCollecting();
    StakeRow row{.seat = play.seat.value,
                 .hand = play.hand.value,
                 .kind = stakeOnOf(play.kind),
                 .player = play.player.value,
                 .deal = collecting ? table.deal() - 1 : table.deal()};
    row.handsOnSeat = std::max(1, int(state.seat(play.seat).handCount));
    const bool side = play.kind == StakeKind::Side;
    const QString what = stakeName(table.rules(), play.kind, play.sideBet);
    const QString hand = handNumber(table.rules(), play.seat, play.hand, state.seat(play.seat).handCount);
    Money shown = play.stake;
    Money lies = play.stake;
    constexpr int tallestWin = 6;
    if (side) {
        row.sideBet = play.sideBet;
        row.sideBetName = what;
    }
    row.accessibleName =
        side ? Table::tr("%1, spot %2, %3").arg(what).arg(play.seat.value).arg(plainAmount(play.stake))
             : Table::tr("%1, hand %2, %3", "a stake, and how much").arg(what, hand, plainAmount(play.stake));
    const auto end = table.endOf(play);
    if (play.house.isPositive() && !end)
        row.accessibleName = Table::tr("%1, %2 staked by the house", "a stake, an amount")
                                 .arg(row.accessibleName, plainAmount(play.house));
    if (end) {
        const RuleSet& rules = table.rules();
        const QString outcome = side ? models::outcomeText(play.outcome, play.second) : resultWord(end->result, &rules);
        const QString spoken = side ? outcomeName(play.outcome, play.second) : resultName(end->result, rules);
        row.resultKind = resultKindOf(end->result);
        row.netText = models::netText(end->returned - play.stake);
        row.outcomeText = outcome;
        row.where = end->returned.isPositive() ? StakesModel::ToPlayer : StakesModel::ToRack;
        row.accessibleName =
            Table::tr("%1, hand %2: %3, %4", "a stake, how it ended, what came back")
                .arg(what, hand, spoken, plainAmount(end->returned));
        if (end->returned.isPositive()) {
            shown = end->returned;
            lies = std::min(play.stake, end->returned);
            row.wonValues = chipsFor(end->returned - lies, tallestWin);
        }
    }
    if (collecting && row.where != StakesModel::ToRack)
        row.where = StakesModel::Collected;
    const auto& won = table.celebrated();
    row.celebrated =
        side && won && won->seat == play.seat && won->sideBet == play.sideBet && won->player == play.player;
    row.amountText = amountText(shown);
    row.chipValues = chipsFor(lies);
    // The house's marker lies there until it is clear how the hand ends; of a loss it is taken in with the stake.
    if (play.house.isPositive() && (!end || !end->returned.isPositive()))
        row.chipValues << QString::fromLatin1(houseChip);
    if (play.house.isPositive() && !end)
        row.amountText = stakeText(play.stake, play.house);
    markOwner(row, play.player, state.player(play.player).id);
    return row;
}

} // namespace

std::optional<Question> attended(const PresentedTable& table, const std::optional<Question>& asked) {
    if (asked || !table.isInRound() || table.state().phase != Phase::Turns)
        return asked;
    const auto turn = question(table.rules(), table.state());
    return turn && turn->player != session::me() ? turn : std::nullopt;
}

std::vector<CardRow> cardRows(const PresentedTable& table, const std::optional<Question>& asked) {
    const TableState& state = table.state();
    const auto turn = attended(table, asked);
    std::vector<CardRow> rows;
    rows.reserve(table.cards().size());
    std::array<std::array<int, maxHands + 1>, maxSeats + 1> counts{};
    int handsInPlay = 0;
    for (const PresentedTable::ShownCard& card : table.cards()) {
        if (card.seat >= 0)
            ++counts[static_cast<std::size_t>(card.seat)][static_cast<std::size_t>(card.hand)];
    }
    for (const Seat& seat : state.seats)
        handsInPlay += seat.handCount;
    auto seen = counts;
    for (auto& seat : seen)
        seat.fill(0);
    for (const PresentedTable::ShownCard& card : table.cards()) {
        CardRow row{.cardId = card.id, .faceUp = card.faceUp, .seat = card.seat, .hand = card.hand};
        if (card.faceUp)
            row.code = text(card.card.text());
        row.burned = card.seat < 0 || table.isCollecting();
        row.glowing = card.glowing;
        row.accessibleName = card.faceUp ? cardName(card.card) : Table::tr("Hidden card");
        if (card.seat >= 0) {
            const auto s = static_cast<std::size_t>(card.seat);
            const auto h = static_cast<std::size_t>(card.hand);
            row.indexInHand = seen[s][h]++;
            row.handSize = counts[s][h];
        }
        if (card.seat == 0)
            row.owner = Table::tr("Dealer");
        if (card.seat > 0 && !table.isCollecting()) {
            const SeatNumber number{static_cast<std::uint8_t>(card.seat)};
            const Seat& seat = state.seat(number);
            const HandNumber hand{static_cast<std::uint8_t>(card.hand)};
            row.owner = handLabel(table.rules(), number, hand, seat.handCount);
            row.handsOnSeat = std::max(1, seat.handCount);
            if (seat.hand(hand).doubled())
                row.across = std::max(0, row.handSize - seat.hand(hand).doubledOn);
            const bool other = asked && (asked->seat.value != card.seat || asked->hand.value != card.hand);
            row.active = turn && turn->seat == number && turn->hand == hand && !table.isOut(number, hand);
            row.dimmed = (other && handsInPlay > 1) || table.isOut(number, hand);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<HandRow> handRows(const PresentedTable& table, const std::optional<Question>& asked, PlayerNumber me) {
    const TableState& state = table.state();
    const auto turn = attended(table, asked);
    const auto& decided = table.decided();
    std::vector<HandRow> rows;
    forEachHand(state, [&](SeatNumber number, HandNumber hand, const Seat& seat) {
        const HandValue value = handValue(seat.hand(hand).cards);
        if (value.total == 0)
            return;
        const Reading reading = readingOf(table, seat, seat.hand(hand));
        HandRow row{.seat = number.value, .hand = hand.value, .handsOnSeat = seat.handCount};
        row.cardCount = seat.hand(hand).cards.size();
        const RuleSet& rules = table.rules();
        row.totalText =
            seat.hand(hand).isBlackjack() && paysMore(rules, seat.hand(hand))
                ? QStringLiteral("%1 · %2").arg(Terms::tr("Blackjack"), text(rules.suitedBlackjack.pays.text()))
            : seat.hand(hand).isBlackjack()     ? Terms::tr("Blackjack")
            : hasBonus(rules, seat.hand(hand))  ? bonusText(winningOdds(rules, seat.hand(hand)))
            : isCharlie(rules, seat.hand(hand)) ? Terms::tr("Charlie")
                                                : totalText(value, reading);
        row.mine = seat.holder == me;
        row.active = turn && turn->seat == number && turn->hand == hand;
        // A seat's hands are played one after another: the last decision is about the one whose turn it is or was last.
        const bool last = turn && turn->seat == number ? row.active : hand.value == seat.handCount;
        if (last && decided && decided->seat == number && decided->player == seat.holder && !row.mine)
            row.decisionText = decisionText(table.rules(), decided->action);
        const QString label = handLabel(table.rules(), number, hand, seat.handCount);
        row.accessibleName =
            Table::tr("%1: %2", "a hand and its total").arg(label, spokenHand(table.rules(), seat.hand(hand), reading));
        if (const Play* play = state.find(StakeKind::Main, seat.holder.value_or(me), number, hand)) {
            row.stakeText = stakeText(play->stake, play->house);
            if (const auto end = table.endOf(*play)) {
                row.resultKind = resultKindOf(end->result);
                row.resultText =
                    QStringLiteral("%1 %2").arg(resultWord(end->result, &rules), netText(end->returned - play->stake));
                if (play->settled || end->result != PlayResult::Bust)
                    row.accessibleName =
                        Table::tr("%1: %2, %3").arg(label, resultName(end->result, rules), plainAmount(end->returned));
            }
        }
        rows.push_back(std::move(row));
    });
    return rows;
}

void putInOrder(std::vector<StakeRow>& rows) {
    std::map<std::tuple<int, StakeOn::Value, int, bool>, int> before;
    for (StakeRow& row : rows) {
        // The hands of a split seat lie at its two sides, and so do the bets behind them.
        const bool otherSide = row.kind == StakeOn::Behind && row.hand * 2 > row.handsOnSeat && row.handsOnSeat > 1;
        if (row.kind != StakeOn::Main)
            row.order = before[{row.seat, row.kind, row.sideBet, otherSide}]++;
    }
}

std::vector<StakeRow> stakeRows(const PresentedTable& table) {
    std::vector<StakeRow> rows;
    for (const Play& play : table.state().plays)
        rows.push_back(stakeRow(table, play));
    return rows;
}

std::vector<StakeRow> stakeRows(const PresentedTable& table, const session::Draft& draft, PlayerNumber whose,
                                const std::string& id) {
    std::vector<StakeRow> rows;
    for (const session::DraftStake& stake : draft.stakes) {
        const session::Place& place = stake.place;
        const QString what = stakeName(table.rules(), place.kind, place.sideBet);
        StakeRow row{.seat = place.seat.value,
                     .hand = 1,
                     .kind = stakeOnOf(place.kind),
                     .player = whose.value,
                     .deal = table.deal()};
        row.amountText = amountText(stake.amount);
        row.chipValues = chipsFor(stake.amount);
        if (place.kind == StakeKind::Side) {
            row.sideBet = place.sideBet;
            row.sideBetName = what;
        }
        row.accessibleName =
            Table::tr("%1, spot %2, %3").arg(what).arg(place.seat.value).arg(plainAmount(stake.amount));
        markOwner(row, whose, id);
        rows.push_back(std::move(row));
    }
    return rows;
}

void CardsModel::setRows(std::vector<CardRow> rows) {
    update(m_rows, std::move(rows));
}

void HandsModel::setRows(std::vector<HandRow> rows) {
    update(m_rows, std::move(rows));
}

void StakesModel::setRows(std::vector<StakeRow> rows) {
    update(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_cardsmodel.cpp"
#include "moc_handsmodel.cpp"
#include "moc_stakesmodel.cpp"
