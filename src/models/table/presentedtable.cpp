// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/presentedtable.h"

#include "engine/settlement.h"
#include "models/table/tablecontext.h"
#include "models/table/tablevalues.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/handwords.h"
#include "session/round/decisions.h"

#include <algorithm>

namespace openshoe::models {

using namespace engine;

void PresentedTable::reset(std::shared_ptr<const RuleSet> rules, TableState state, Purse purse) {
    m_rules = std::move(rules);
    m_purse = purse;
    m_state = std::move(state);
    m_cards.clear();
    m_banner = {};
    m_dealersLine = betsPlease();
    m_celebrated.reset();
    m_decided.reset();
    m_houseNet = 0;
    m_nextCard = 1;
    ++m_deal;
    m_collecting = m_cleared = m_outcomeSaid = m_paying = false;
    m_landing.reset();
}

void PresentedTable::collect() {
    m_banner = {};
    m_dealersLine = betsPlease();
    m_celebrated.reset();
    m_decided.reset();
    if (!m_cleared)
        ++m_deal;
    m_collecting = m_cleared = true;
    m_outcomeSaid = m_paying = false;
    m_landing.reset();
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
    if (m_banner.kind != BannerKind::Golden)
        m_banner = {};
}

void PresentedTable::retranslate() {
    endBanner();
    m_dealersLine = isInRound() || isOver() ? DealerLine{} : betsPlease();
}

std::optional<Settlement> PresentedTable::endOf(const Play& play) const {
    if (play.settled)
        return Settlement{play.result, play.returned};
    if (m_landing == HandPlace{play.seat, play.hand})
        return std::nullopt;
    const auto certain = certainOf(*m_rules, m_state, play);
    const bool waits = certain && certain->result == PlayResult::Blackjack && !isPaidAtOnce(*m_rules, m_state, play);
    return waits ? std::nullopt : certain;
}

bool PresentedTable::isOut(SeatNumber seat, HandNumber hand) const {
    const Hand& cards = m_state.seat(seat).hand(hand);
    return cards.surrendered || (handValue(cards.cards).isBust() && m_landing != HandPlace{seat, hand});
}

std::optional<base::Money> PresentedTable::wallet(PlayerNumber player) const {
    return m_purse == Purse::Booked && player.value < m_state.players.size()
               ? std::optional(m_state.player(player).balance)
               : std::nullopt;
}

bool PresentedTable::isInRound() const {
    return m_state.phase != Phase::Idle && m_state.phase != Phase::Betting && m_state.phase != Phase::Over;
}

void PresentedTable::present(const Event& event) {
    updateDecision(event);
    try {
        if (!fold(m_state, event))
            return;
    } catch (const base::MoneyOverflow&) {
        return;
    }
    track(event);
    announce(event);
    if (auto line = models::dealersLine(*m_rules, m_state, event))
        m_dealersLine = *std::move(line);
}

// Tracks the latest decision; called before the event is folded.
void PresentedTable::updateDecision(const Event& event) {
    const auto* card = std::get_if<CardDealt>(&event);
    if (std::holds_alternative<HoleTurned>(event) || std::holds_alternative<TurnsStarted>(event) ||
        std::holds_alternative<TurnsEnded>(event) || std::holds_alternative<RoundOpened>(event) ||
        (card && card->seat.isDealer()))
        m_decided.reset();
    const auto answer = session::answerIn(m_state, event);
    if (!answer || answer->action == Action::Decline)
        return;
    std::visit(
        [&](const auto& e) {
            if constexpr (requires {
                              e.player;
                              e.seat;
                          })
                m_decided = {e.player, e.seat, answer->action};
            else if constexpr (requires { e.seat; })
                m_decided = {m_state.seat(e.seat).holder.value_or(PlayerNumber{}), e.seat, answer->action};
        },
        event);
}

void PresentedTable::track(const Event& event) {
    m_celebrated.reset();
    m_landing.reset();
    m_paying = false;
    const bool pays = std::holds_alternative<PlaySettled>(event) || std::holds_alternative<TwentyTwoPushed>(event);
    if (pays && m_state.phase == Phase::Dealer)
        sayOutcome(); // at the latest with the first hand paid
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
        if (dealt->seat.value > 0 && handValue(m_state.seat(dealt->seat).hand(dealt->hand).cards).isBust())
            m_landing = {dealt->seat, dealt->hand};
    } else if (const auto* burned = std::get_if<CardBurned>(&event)) {
        m_cards.push_back({.id = m_nextCard++, .card = burned->card, .faceUp = burned->shown, .seat = -1});
    } else if (const auto* split = std::get_if<HandSplit>(&event)) {
        splitCards(split->seat, split->hand);
    } else if (const auto* free = std::get_if<HandSplitFree>(&event)) {
        splitCards(free->seat, free->hand);
    } else if (std::holds_alternative<HoleTurned>(event) || std::holds_alternative<DealerExposed>(event)) {
        turnDealerCards();
    } else if (const auto* settled = std::get_if<PlaySettled>(&event)) {
        m_houseNet += double(settled->stake.minorUnits()) - double(settled->returned.minorUnits());
        if (settled->result == PlayResult::Side) {
            m_celebrated = *settled;
            glow(*settled);
        }
        const Play* play = m_state.find(settled->kind, settled->player, settled->seat, settled->hand);
        if (play && play->result == PlayResult::Blackjack && !isPaidAtOnce(*m_rules, m_state, *play))
            glowHand({settled->seat, settled->hand});
    } else if (std::holds_alternative<TwentyTwoPushed>(event)) {
        glowDealers();
    } else if (std::holds_alternative<TurnsStarted>(event)) {
        m_paying = std::ranges::any_of(
            m_state.plays, [&](const Play& play) { return isPaidAtOnce(*m_rules, m_state, play); });
    }
    if (std::holds_alternative<DealerExposed>(event))
        glowDealers();
}

// The golden rules are about the dealer's cards.
void PresentedTable::glowDealers() {
    for (ShownCard& card : m_cards)
        card.glowing = card.seat == 0;
}

void PresentedTable::glowHand(HandPlace place) {
    for (ShownCard& card : m_cards)
        card.glowing = card.glowing || (card.seat == place.seat.value && card.hand == place.hand.value);
}

void PresentedTable::glowPaid() {
    for (const Play& play : m_state.plays) {
        if (isPaidAtOnce(*m_rules, m_state, play))
            glowHand({play.seat, play.hand});
    }
}

void PresentedTable::splitCards(SeatNumber seat, HandNumber hand) {
    ShownCard* second = nullptr;
    for (ShownCard& card : m_cards) {
        if (card.seat != seat.value)
            continue;
        if (card.hand > hand.value)
            ++card.hand;
        else if (card.hand == hand.value)
            second = &card; // ends up as the last of its two cards
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
void PresentedTable::glow(const PlaySettled& won) {
    const SideBet& bet = m_rules->sideBets[static_cast<std::size_t>(won.sideBet)];
    const TakesPart part = takesPart(bet, won.outcome);
    const bool dealer = part.up || part.dealer;
    for (ShownCard& card : m_cards)
        card.glowing = (part.hand && card.seat == won.seat.value) || (dealer && card.seat == 0 && card.faceUp);
}

void PresentedTable::announce(const Event& event) {
    if (const auto* hint = std::get_if<HintGiven>(&event)) {
        m_banner = {hintText(hint->hole), BannerKind::Hint};
    } else if (std::holds_alternative<DealerExposed>(event)) {
        m_banner = {Table::tr("Dealer's golden rule: two gold cards, both shown"), BannerKind::Golden};
    } else if (std::holds_alternative<TwentyTwoPushed>(event)) {
        m_banner = {m_rules->dealer.push22 != Push22::All ? Table::tr("Player's golden rule: the dealer has 22")
                    : m_rules->charlie.number() > 0 || m_rules->bonus.any()
                        ? Table::tr("The dealer has 22: a push")
                        : Table::tr("The dealer has 22: every hand pushes"),
                    BannerKind::Golden};
    } else if (const auto* peeked = std::get_if<DealerPeeked>(&event)) {
        m_banner = peeked->blackjack ? Banner{Table::tr("The dealer has blackjack"), BannerKind::Blackjack}
                                     : Banner{Table::tr("No dealer blackjack"), BannerKind::Peek};
    } else if (const auto* burned = std::get_if<CardBurned>(&event)) {
        if (burned->shown)
            m_banner = {
                Table::tr("New shoe: %1 is shown, %2 burned").arg(cardName(burned->card)).arg(pointValue(burned->card)),
                BannerKind::Shuffle};
    } else if (std::holds_alternative<RoundCancelled>(event)) {
        m_banner = {Table::tr("The stakes are returned"), BannerKind::Result};
    } else if (m_celebrated ||
               (!std::holds_alternative<PlaySettled>(event) && !std::holds_alternative<TurnsStarted>(event) &&
                !std::holds_alternative<RoundSettled>(event))) {
        m_banner = {};
    }
}

} // namespace openshoe::models
