// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/presentedtable.h"

#include "engine/settlement.h"
#include "models/shared/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace openshoe::models {

using namespace engine;
using base::Money;

namespace {

struct Table {
    Q_DECLARE_TR_FUNCTIONS(Table)
};

QString kindOf(PlayResult result) {
    switch (result) {
    case PlayResult::Side: return QStringLiteral("win");
    case PlayResult::EvenMoney: return QStringLiteral("win");
    default: return QString::fromLatin1(name(result));
    }
}

// In the order in which a person reads the table: by seat, then hand.
template <typename F> void forEachHand(const TableState& state, F&& f) {
    for (int i = 1; i <= maxSeats; ++i) {
        const SeatNumber seat{static_cast<std::uint8_t>(i)};
        for (int h = 1; h <= state.seat(seat).handCount; ++h)
            f(seat, HandNumber{static_cast<std::uint8_t>(h)}, state.seat(seat));
    }
}

} // namespace

void PresentedTable::reset(const RuleSet& rules, TableState state) {
    m_rules = &rules;
    m_state = std::move(state);
    m_cards.clear();
    m_banner = {};
    m_celebrated.reset();
    m_nextCard = 1;
    ++m_deal;
    m_collecting = m_cleared = m_outcomeSaid = false;
}

void PresentedTable::collect() {
    m_banner = {};
    m_celebrated.reset();
    if (!m_cleared)
        ++m_deal;
    m_collecting = m_cleared = true;
    m_outcomeSaid = false;
    for (Seat& seat : m_state.seats)
        seat.handCount = 0;
    m_state.dealer = {};
}

void PresentedTable::clear() {
    collect();
    m_cards.clear();
    m_collecting = false;
}

void PresentedTable::endBanner() {
    if (m_banner.kind != u"golden")
        m_banner = {};
}

bool PresentedTable::isInRound() const {
    return m_state.phase != Phase::Idle && m_state.phase != Phase::Betting && m_state.phase != Phase::Over;
}

void PresentedTable::present(const Event& event) {
    try {
        if (!fold(m_state, event))
            return;
    } catch (const base::MoneyOverflow&) {
        return;
    }
    track(event);
    announce(event);
}

void PresentedTable::track(const Event& event) {
    m_celebrated.reset();
    for (ShownCard& card : m_cards)
        card.glowing = false;
    if (std::holds_alternative<RoundOpened>(event)) {
        m_cards.clear();
        m_collecting = m_cleared = m_outcomeSaid = false;
    } else if (const auto* dealt = std::get_if<CardDealt>(&event)) {
        m_cards.push_back({.id = m_nextCard++,
                           .card = dealt->card,
                           .faceUp = dealt->faceUp,
                           .seat = dealt->seat.value,
                           .hand = dealt->hand.value});
    } else if (const auto* burned = std::get_if<CardBurned>(&event)) {
        m_cards.push_back({.id = m_nextCard++, .card = burned->card, .faceUp = burned->shown, .seat = -1});
    } else if (const auto* split = std::get_if<HandSplit>(&event)) {
        splitCards(*split);
    } else if (std::holds_alternative<HoleTurned>(event) || std::holds_alternative<DealerExposed>(event)) {
        turnDealerCards();
    } else if (const auto* settled = std::get_if<PlaySettled>(&event)) {
        if (settled->result == PlayResult::Side) {
            m_celebrated = *settled;
            glow(settled->seat);
        }
    }
}

void PresentedTable::splitCards(const HandSplit& split) {
    ShownCard* second = nullptr;
    for (ShownCard& card : m_cards) {
        if (card.seat != split.seat.value)
            continue;
        if (card.hand > split.hand.value)
            ++card.hand;
        else if (card.hand == split.hand.value)
            second = &card; // the last of its two
    }
    if (second)
        ++second->hand;
}

void PresentedTable::turnDealerCards() {
    for (ShownCard& card : m_cards) {
        if (card.seat == 0)
            card.faceUp = true;
    }
}

// The cards that won it: the hand's, the dealer's, or both.
void PresentedTable::glow(SeatNumber seat) {
    const SideBet& bet = m_rules->sideBets[static_cast<std::size_t>(m_celebrated->sideBet)];
    const bool hand = !waitsForDealer(bet.kind);
    const bool dealer = !hand || withUpCard(bet, m_celebrated->outcome);
    for (ShownCard& card : m_cards)
        card.glowing = (hand && card.seat == seat.value) || (dealer && card.seat == 0 && card.faceUp);
}

void PresentedTable::announce(const Event& event) {
    if (const auto* hint = std::get_if<HintGiven>(&event)) {
        m_banner = {hintText(hint->hole), QStringLiteral("hint")};
    } else if (std::holds_alternative<DealerExposed>(event)) {
        m_banner = {Table::tr("Dealer's golden rule: two gold cards, both shown"), QStringLiteral("golden")};
    } else if (std::holds_alternative<TwentyTwoPushed>(event)) {
        m_banner = {Table::tr("Player's golden rule: the dealer has 22"), QStringLiteral("golden")};
    } else if (const auto* peeked = std::get_if<DealerPeeked>(&event)) {
        m_banner = peeked->blackjack ? Banner{Table::tr("The dealer has blackjack"), QStringLiteral("blackjack")}
                                     : Banner{Table::tr("No dealer blackjack"), QStringLiteral("peek")};
    } else if (const auto* burned = std::get_if<CardBurned>(&event)) {
        if (burned->shown)
            m_banner = {
                Table::tr("New shoe: %1 is shown, %2 burned").arg(cardName(burned->card)).arg(pointValue(burned->card)),
                QStringLiteral("shuffle")};
    } else if (m_celebrated) {
        const PlaySettled& won = *m_celebrated;
        m_banner = {QStringLiteral("%1 · %2 · %3")
                        .arg(sideBetName(m_rules->sideBets[static_cast<std::size_t>(won.sideBet)]),
                             models::outcomeText(won.outcome, won.second), netText(won.returned - won.stake)),
                    QStringLiteral("sidebet")};
    } else if (std::holds_alternative<RoundCancelled>(event)) {
        m_banner = {Table::tr("The round is returned"), QStringLiteral("result")};
    } else if (!std::holds_alternative<PlaySettled>(event) && !std::holds_alternative<TurnsStarted>(event) &&
               !std::holds_alternative<RoundSettled>(event)) {
        m_banner = {};
    }
}

HandValue PresentedTable::dealerValue() const {
    Cards seen;
    for (const ShownCard& card : m_cards) {
        if (card.seat == 0 && card.faceUp && !m_collecting)
            seen.add(card.card);
    }
    return handValue(seen);
}

int PresentedTable::dealerCards() const {
    return static_cast<int>(std::count_if(m_cards.begin(), m_cards.end(), [this](const ShownCard& card) {
        return card.seat == 0 && card.faceUp && !m_collecting;
    }));
}

Reading PresentedTable::dealerReading() const {
    return m_outcomeSaid || isOver() ? Reading::Final : Reading::Open;
}

QString PresentedTable::dealerTotalText() const {
    return totalText(dealerValue(), dealerReading());
}

QString PresentedTable::dealerName() const {
    const HandValue value = dealerValue();
    return value.total == 0 ? Table::tr("Dealer") : Table::tr("Dealer: %1").arg(spokenTotal(value, dealerReading()));
}

QString PresentedTable::outcomeText() const {
    if (!m_outcomeSaid)
        return {};
    const HandValue value = handValue(m_state.dealer.cards);
    if (isNatural(m_state.dealer.cards))
        return Table::tr("The dealer has blackjack");
    return value.isBust() ? Table::tr("The dealer busts with %1").arg(value.total)
                          : Table::tr("The dealer has %1").arg(value.total);
}

// A hand that gets no more cards.
Reading PresentedTable::readingOf(const Hand& hand) const {
    const bool doubled = hand.doubled && hand.cards.size() > 2;
    return hand.stood || hand.surrendered || doubled || m_state.phase == Phase::Dealer || m_state.phase == Phase::Over
               ? Reading::Final
               : Reading::Open;
}

RoundOutcome PresentedTable::outcome(PlayerNumber me) const {
    RoundOutcome outcome;
    forEachHand(m_state, [&](SeatNumber seat, HandNumber hand, const Seat& there) {
        for (const StakeKind kind : {StakeKind::Main, StakeKind::Behind}) {
            if (const Play* play = m_state.find(kind, me, seat, hand))
                outcome.hands.push_back({play->result, handValue(there.hand(hand).cards).total});
        }
    });
    if (!m_state.dealer.cards.empty())
        outcome.dealer = handValue(m_state.dealer.cards).total;
    outcome.dealerBlackjack = isNatural(m_state.dealer.cards);
    for (const Play& play : m_state.plays) {
        if (play.player != me)
            continue;
        const Money net = play.returned - play.stake;
        if (play.kind != StakeKind::Side) {
            outcome.handsNet += net;
            continue;
        }
        outcome.sides = true;
        outcome.sidesNet += net;
        const QString bet = nameOf(play.kind, play.sideBet);
        if (play.returned.isZero() && !outcome.sidesLost.contains(bet))
            outcome.sidesLost << bet;
    }
    return outcome;
}

QString PresentedTable::resultKind(PlayerNumber me) const {
    if (!isOver() || m_state.plays.empty())
        return {};
    const Money won = outcome(me).net();
    if (won.isZero())
        return QStringLiteral("push");
    return won.isPositive() ? QStringLiteral("win") : QStringLiteral("lose");
}

QString PresentedTable::resultLine(PlayerNumber me) const {
    if (!isOver() || m_state.plays.empty())
        return {};
    return m_state.cancelled ? resultWord(PlayResult::Returned) : models::resultLine(outcome(me));
}

std::vector<CardRow> PresentedTable::cardRows(const std::optional<Question>& asked) const {
    std::vector<CardRow> rows;
    rows.reserve(m_cards.size());
    std::array<std::array<int, maxHands + 1>, maxSeats + 1> counts{};
    int handsInPlay = 0;
    for (const ShownCard& card : m_cards) {
        if (card.seat >= 0)
            ++counts[static_cast<std::size_t>(card.seat)][static_cast<std::size_t>(card.hand)];
    }
    for (const Seat& seat : m_state.seats)
        handsInPlay += seat.handCount;
    auto seen = counts;
    for (auto& seat : seen)
        seat.fill(0);
    for (const ShownCard& card : m_cards) {
        CardRow row{.cardId = card.id, .faceUp = card.faceUp, .seat = card.seat, .hand = card.hand};
        if (card.faceUp)
            row.code = text(card.card.text());
        row.burned = card.seat < 0 || m_collecting;
        row.glowing = card.glowing;
        row.accessibleName = card.faceUp ? cardName(card.card) : Table::tr("Hidden card");
        if (card.seat >= 0) {
            const auto s = static_cast<std::size_t>(card.seat);
            const auto h = static_cast<std::size_t>(card.hand);
            row.indexInHand = seen[s][h]++;
            row.handSize = counts[s][h];
        }
        if (card.seat > 0 && !m_collecting) {
            const Seat& seat = m_state.seat(SeatNumber{static_cast<std::uint8_t>(card.seat)});
            row.handsOnSeat = std::max(1, seat.handCount);
            row.across = row.indexInHand == 2 && seat.hand(HandNumber{static_cast<std::uint8_t>(card.hand)}).doubled;
            row.dimmed = asked && handsInPlay > 1 && (asked->seat.value != card.seat || asked->hand.value != card.hand);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<HandRow> PresentedTable::handRows(const std::optional<Question>& asked, PlayerNumber me) const {
    std::vector<HandRow> rows;
    forEachHand(m_state, [&](SeatNumber number, HandNumber hand, const Seat& seat) {
        const HandValue value = handValue(seat.hand(hand).cards);
        if (value.total == 0)
            return;
        const Reading reading = readingOf(seat.hand(hand));
        HandRow row{.seat = number.value, .hand = hand.value, .handsOnSeat = seat.handCount};
        row.cardCount = seat.hand(hand).cards.size();
        row.totalText = totalText(value, reading);
        row.mine = seat.holder == me;
        row.active = asked && asked->seat == number && asked->hand == hand;
        const QString label = handLabel(*m_rules, number, hand, seat.handCount);
        row.accessibleName = QStringLiteral("%1: %2").arg(label, spokenTotal(value, reading));
        if (const Play* play = m_state.find(StakeKind::Main, seat.holder.value_or(me), number, hand)) {
            row.stakeText = amountText(play->stake);
            if (play->settled) {
                row.resultKind = QString::fromLatin1(name(play->result));
                row.resultText =
                    QStringLiteral("%1 %2").arg(resultWord(play->result), netText(play->returned - play->stake));
                row.accessibleName =
                    Table::tr("%1: %2, %3").arg(label, resultName(play->result), plainAmount(play->returned));
            }
        }
        rows.push_back(std::move(row));
    });
    return rows;
}

QString PresentedTable::nameOf(StakeKind kind, int sideBet) const {
    switch (kind) {
    case StakeKind::Main: return Table::tr("Stake");
    case StakeKind::Behind: return Table::tr("Behind");
    case StakeKind::Insurance: return Table::tr("Insurance");
    case StakeKind::Side: break;
    }
    return sideBetName(m_rules->sideBets[static_cast<std::size_t>(sideBet)]);
}

StakeRow PresentedTable::stakeRow(const Play& play) const {
    StakeRow row{.seat = play.seat.value,
                 .hand = play.hand.value,
                 .kind = QString::fromLatin1(name(play.kind)),
                 .player = play.player.value,
                 .deal = m_collecting ? m_deal - 1 : m_deal};
    row.handsOnSeat = std::max(1, int(m_state.seat(play.seat).handCount));
    const bool side = play.kind == StakeKind::Side;
    const QString what = nameOf(play.kind, play.sideBet);
    const QString hand = handLabel(*m_rules, play.seat, play.hand, m_state.seat(play.seat).handCount);
    Money shown = play.stake;
    if (side) {
        row.sideBet = play.sideBet;
        row.sideBetName = what;
    }
    row.accessibleName =
        side ? Table::tr("%1, spot %2, %3").arg(what).arg(play.seat.value).arg(plainAmount(play.stake))
             : Table::tr("%1, %2, %3").arg(what, hand.toLower(), plainAmount(play.stake));
    if (play.settled) {
        const QString outcome = side ? models::outcomeText(play.outcome, play.second) : resultWord(play.result);
        const QString spoken = side ? outcome.toLower() : resultName(play.result);
        row.resultKind = kindOf(play.result);
        row.netText = models::netText(play.returned - play.stake);
        row.outcomeText = outcome;
        row.where = play.returned.isPositive() ? StakesModel::ToPlayer : StakesModel::ToRack;
        row.accessibleName =
            Table::tr("%1, %2: %3, %4").arg(what, hand.toLower(), spoken, plainAmount(play.returned));
        if (play.returned.isPositive())
            shown = play.returned;
    }
    if (m_collecting && row.where != StakesModel::ToRack)
        row.where = StakesModel::Collected;
    row.celebrated = side && m_celebrated && m_celebrated->seat == play.seat && m_celebrated->sideBet == play.sideBet &&
                     m_celebrated->player == play.player;
    row.amountText = amountText(shown);
    row.chipValues = chipsFor(shown);
    return row;
}

std::vector<StakeRow> PresentedTable::stakeRows() const {
    std::vector<StakeRow> rows;
    for (const Play& play : m_state.plays)
        rows.push_back(stakeRow(play));
    return rows;
}

std::vector<StakeRow> PresentedTable::stakeRows(const session::Draft& draft, PlayerNumber me) const {
    std::vector<StakeRow> rows;
    for (const session::DraftStake& stake : draft.stakes) {
        const session::Place& place = stake.place;
        const QString what = nameOf(place.kind, place.sideBet);
        StakeRow row{.seat = place.seat.value,
                     .hand = 1,
                     .kind = QString::fromLatin1(name(place.kind)),
                     .player = me.value,
                     .deal = m_deal};
        row.amountText = amountText(stake.amount);
        row.chipValues = chipsFor(stake.amount);
        if (place.kind == StakeKind::Side) {
            row.sideBet = place.sideBet;
            row.sideBetName = what;
        }
        row.accessibleName =
            Table::tr("%1, spot %2, %3").arg(what).arg(place.seat.value).arg(plainAmount(stake.amount));
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace openshoe::models
