// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/spokenround.h"

#include "models/table/eventwords.h"
#include "models/table/feltrows.h"
#include "models/table/feltwords.h"
#include "models/table/tablecontext.h"
#include "models/table/tablevalues.h"
#include "models/words/handwords.h"

#include <algorithm>

namespace openshoe::models {

using namespace engine;

namespace {

const QString comma = QStringLiteral(", ");

QString handName(const PresentedTable& table, PlayerNumber me, SpokenRound::HandKey hand) {
    for (const HandRow& row : handRows(table, {}, me)) {
        if (row.seat == hand.first && row.hand == hand.second)
            return row.accessibleName;
    }
    return {};
}

/// The seat whose hand decided; nothing if the event is not a decision made in a turn.
std::optional<SeatNumber> decider(const Event& event) {
    return std::visit(
        [](const auto& e) -> std::optional<SeatNumber> {
            using E = std::decay_t<decltype(e)>;
            if constexpr (std::is_same_v<E, HandHit> || std::is_same_v<E, HandStood> ||
                          std::is_same_v<E, HandDoubled> || std::is_same_v<E, HandSplit> ||
                          std::is_same_v<E, HandDoubledFree> || std::is_same_v<E, HandSplitFree> ||
                          std::is_same_v<E, HandSurrendered>)
                return e.seat;
            else
                return std::nullopt;
        },
        event);
}

bool hasSideBets(const TableState& state, PlayerNumber player) {
    return std::any_of(state.plays.begin(), state.plays.end(),
                       [&](const Play& play) { return play.player == player && play.kind == StakeKind::Side; });
}

bool hasPlays(const TableState& state, PlayerNumber player) {
    return std::any_of(state.plays.begin(), state.plays.end(), [&](const Play& play) { return play.player == player; });
}

} // namespace

void SpokenRound::follow(const PresentedTable& table, const Event& event) {
    updateOutcome(table);
    if (std::holds_alternative<RoundOpened>(event)) {
        forget();
    } else if (const auto* dealt = std::get_if<CardDealt>(&event)) {
        tellCard(table, *dealt);
    } else if (const auto seat = decider(event)) {
        const bool mine = isMine(table, *seat);
        m_due = m_due || (!mine && !m_items.empty() && m_items.back().others.empty());
        closeCards(); // a split renumbers the hands
        if (!mine)
            tellOthers(table, {seat->value, 1});
    } else if (const auto* settled = std::get_if<PlaySettled>(&event)) {
        tellSettled(table, *settled);
    } else if (std::holds_alternative<HoleTurned>(event)) {
        sayOnce(eventWords(table, event, m_me));
        m_due = true;
    } else if (std::holds_alternative<TurnsEnded>(event)) {
        closeCards();
        m_due = true;
    } else if (std::holds_alternative<RoundSettled>(event) || std::holds_alternative<RoundCancelled>(event)) {
        tellEnd(table, event);
    } else if (!table.banner().text.isEmpty()) {
        sayOnce(table.banner().text); // a hint, a golden rule, a peek, a new shoe
    }
}

void SpokenRound::updateOutcome(const PresentedTable& table) {
    const QString outcome = dealerWords(table).outcomeText;
    if (outcome.isEmpty() || m_said.contains(outcome))
        return;
    sayOnce(outcome);
    m_due = true;
}

void SpokenRound::say(const QString& sentence) {
    if (sentence.isEmpty())
        return;
    closeCards();
    m_items.push_back({.sentence = sentence});
}

void SpokenRound::sayOnce(const QString& sentence) {
    if (m_said.contains(sentence))
        return;
    m_said << sentence;
    say(sentence);
}

bool SpokenRound::isMine(const PresentedTable& table, SeatNumber seat) const {
    return table.state().seat(seat).holder == m_me;
}

// The first cards come round the table one by one, but each hand is told as a whole.
void SpokenRound::tellCard(const PresentedTable& table, const CardDealt& dealt) {
    const bool dealers = dealt.seat.value == 0;
    if (dealers && !dealt.faceUp)
        return;
    const HandKey key{dealt.seat.value, dealers ? 1 : int(dealt.hand.value)};
    if (!dealers && !isMine(table, dealt.seat)) {
        if (table.state().phase == Phase::Turns)
            tellOthers(table, key);
        return;
    }
    const auto hasKey = [&](const Item& item) { return item.open && item.hand == key; };
    auto item = std::find_if(m_items.begin(), m_items.end(), hasKey);
    if (item == m_items.end()) {
        Item fresh{.hand = key, .open = true};
        const int hands = dealers ? 1 : table.state().seat(dealt.seat).handCount;
        fresh.label = dealers ? Table::tr("Dealer") : handLabel(table.rules(), dealt.seat, dealt.hand, hands);
        // In table order, the dealer last.
        const auto place = [](const HandKey& hand) { return hand.first == 0 ? HandKey{maxSeats + 1, 0} : hand; };
        item = std::find_if(m_items.begin(), m_items.end(),
                            [&](const Item& other) { return other.open && place(other.hand) > place(key); });
        item = m_items.insert(item, std::move(fresh));
    }
    item->cards << cardName(dealt.card);
    item->total = dealers ? QString() : handName(table, m_me, key);
}

void SpokenRound::tellOthers(const PresentedTable& table, HandKey hand) {
    if (m_items.empty() || m_items.back().others.empty()) {
        closeCards();
        m_items.push_back({});
    }
    const QString name = handName(table, m_me, hand);
    if (!name.isEmpty())
        m_items.back().others[hand] = name;
}

// Losing side bets are told together, with the round's result.
void SpokenRound::tellSettled(const PresentedTable& table, const PlaySettled& settled) {
    if (settled.player != m_me)
        return;
    if (settled.kind == StakeKind::Side) {
        if (settled.result != PlayResult::Side)
            return;
        say(settledStakeName(table, settled));
        m_due = true;
        return;
    }
    // That a hand is bust was told with the card that busted it.
    if (settled.kind != StakeKind::Main || settled.result != PlayResult::Bust)
        say(eventWords(table, settled, m_me));
}

void SpokenRound::tellEnd(const PresentedTable& table, const Event& event) {
    const TableState& state = table.state();
    if (std::holds_alternative<RoundCancelled>(event))
        sayOnce(table.banner().text);
    else if (!hasPlays(state, m_me) || hasSideBets(state, m_me))
        say(eventWords(table, event, m_me));
    const auto wallet = table.wallet(m_me);
    if (hasPlays(state, m_me) && wallet)
        say(balanceName(*wallet, state.currency));
    m_due = true;
}

void SpokenRound::closeCards() {
    for (Item& item : m_items)
        item.open = false;
}

QStringList SpokenRound::takeDue() {
    Item doing;
    const bool waits = !m_items.empty() && !m_items.back().others.empty();
    if (waits) {
        doing = std::move(m_items.back());
        m_items.pop_back();
    }
    QStringList sentences = takeAll();
    if (waits)
        m_items.push_back(std::move(doing));
    return sentences;
}

QStringList SpokenRound::takeAll(const HandKey& asked) {
    QStringList sentences;
    for (const Item& item : m_items)
        sentences << words(item, asked);
    m_items.clear();
    m_due = false;
    sentences.removeAll(QString());
    // The separator between two parts of a line becomes a pause when read aloud.
    sentences.replaceInStrings(QStringLiteral(" · "), comma);
    return sentences;
}

QString SpokenRound::words(const Item& item, const HandKey& asked) {
    if (!item.others.empty()) {
        QStringList all;
        for (const auto& [hand, name] : item.others)
            all << name;
        return all.join(comma);
    }
    if (item.cards.isEmpty())
        return item.sentence;
    const QString cards = item.cards.join(comma);
    if (item.total.isEmpty() || item.hand == asked)
        return Table::tr("%1: %2", "whose cards, and which").arg(item.label, cards);
    return item.total + comma + cards;
}

} // namespace openshoe::models
