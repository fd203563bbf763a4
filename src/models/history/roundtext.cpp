// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/roundtext.h"

#include "engine/settlement.h"
#include "formats/roundjson.h"
#include "languages/translated.h"
#include "models/history/roundsheet.h"
#include "models/history/settlementtext.h"
#include "models/table/personrows.h"
#include "models/words/amounts.h"
#include "models/words/counttext.h"
#include "models/words/dates.h"
#include "models/words/decisionwords.h"
#include "models/words/gamewords.h"
#include "models/words/handwords.h"
#include "models/words/markwords.h"
#include "models/words/results.h"
#include "models/words/resultwords.h"
#include "models/words/terms.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <map>

namespace openshoe::models {

using namespace engine;

namespace {

struct Round {
    Q_DECLARE_TR_FUNCTIONS(Round)
};

RoundOutcome outcomeOf(const storage::RoundRow& row, const RoundParts& parts, const Archive& archive) {
    const std::vector<storage::PlayRow>& plays = parts.plays;
    RoundOutcome outcome{.dealer = row.dealer,
                         .dealerBlackjack = isNatural(parts.dealer),
                         .rules = plays.empty() ? nullptr : plays.front().rules.get()};
    for (std::size_t i = 0; i < row.results.size() && i < row.values.size(); ++i)
        outcome.hands.push_back({row.results[i], row.values[i]});
    for (const storage::PlayRow& play : plays) {
        if (play.kind == StakeKind::Side)
            outcome.addSide(archive.betName(play.bet, play.rules.get()), play.result, play.returned - play.stake);
    }
    outcome.handsNet = row.net() - outcome.sidesNet;
    return outcome;
}

QStringList codes(const Cards& cards) {
    QStringList list;
    for (const Card card : cards)
        list << text(card.text());
    return list;
}

// False if the event doesn't fit the state of the table.
bool follow(TableState& state, const Event& event) {
    try {
        return fold(state, event).has_value();
    } catch (const base::MoneyOverflow&) {
        return false;
    }
}

// Follows a log and notes what a person would want to read about it.
class Reader {
public:
    /// All must outlive it; `price` may be null.
    Reader(RoundDetails& details, const storage::RoundRecord& record, const storage::RoundPrice* price)
        : m_details(details), m_record(record), m_price(price) {}

    /// False if the log can't be followed to its end; what was reached is noted then.
    bool read() {
        bool whole = !m_record.events.empty();
        for (m_at = 0; m_at < m_record.events.size(); ++m_at) {
            const Event& event = m_record.events[m_at];
            TableState next = m_state;
            if (!follow(next, event)) {
                whole = false;
                break;
            }
            note(event);
            m_state = std::move(next);
            if (!m_initialNoted && m_state.phase == Phase::Offers)
                noteInitial();
        }
        noteFinal();
        return whole && m_state.phase == Phase::Over;
    }

private:
    [[nodiscard]] const RuleSet& rules() const { return m_record.rules; }

    QString label(SeatNumber seat, HandNumber hand) const {
        return handLabel(rules(), seat, hand, m_state.seat(seat).handCount);
    }

    /// Whose round it is; empty if they aren't at the table.
    [[nodiscard]] std::optional<PlayerNumber> own() const { return m_state.playerNamed(m_record.row.accountKey); }

    void addDecision(PlayerNumber player, const QString& line) {
        DetailDecision decision{.text = line};
        decision.place = static_cast<int>(m_at);
        const auto priced = [this](const storage::DecisionPrice& price) { return price.event == m_at; };
        if (m_price) {
            const auto found = std::find_if(m_price->decisions.begin(), m_price->decisions.end(), priced);
            if (found != m_price->decisions.end())
                mark(decision, *found);
        }
        m_shares[player].decisions << decision;
    }

    void mark(DetailDecision& decision, const storage::DecisionPrice& price) const {
        decision.mark = decisionMarkOf(price.mark());
        decision.markText = markWord(price.mark());
        if (price.mark() != storage::Mark::Best)
            decision.costText = Round::tr("%1 was worth %2 of the stake more", "an answer at the table")
                                    .arg(actionCaption(rules(), price.best), percentText(price.cost, 1));
    }

    void note(const Event& event) {
        if (const auto decision = decisionWords(rules(), m_state, event))
            addDecision(decision->player, decision->words);
    }

    static QString finalTotal(const Cards& cards) {
        return cards.empty() ? QString() : spokenTotal(handValue(cards), Reading::Final);
    }

    using NoteHand = std::function<void(PlayerNumber, const DetailHand&)>;

    // The hands that people play, then those they bet behind, each in the order of play.
    void eachHand(bool results, const NoteHand& note) const {
        for (const StakeKind kind : {StakeKind::Main, StakeKind::Behind}) {
            for (const SeatNumber seat : seatOrder(rules())) {
                for (int h = 1; h <= m_state.seat(seat).handCount; ++h) {
                    for (std::size_t p = 0; p < m_state.players.size(); ++p)
                        noteHand(PlayerNumber{static_cast<std::uint16_t>(p)}, kind, seat,
                                 HandNumber{static_cast<std::uint8_t>(h)}, results, note);
                }
            }
        }
    }
    void noteHand(PlayerNumber player, StakeKind kind, SeatNumber seat, HandNumber number, bool results,
                  const NoteHand& note) const {
        const Play* play = m_state.find(kind, player, seat, number);
        if (!play && (kind != StakeKind::Main || m_state.seat(seat).holder != player))
            return;
        const Hand& hand = m_state.seat(seat).hand(number);
        DetailHand row{.label = kind == StakeKind::Main ? label(seat, number) : behindLabel(seat, number),
                       .cards = codes(hand.cards),
                       .total = results ? finalTotal(hand.cards) : spokenTotal(handValue(hand.cards))};
        if (results && play && play->settled)
            row.result = QStringLiteral("%1 %2").arg(resultWord(play->result, &rules()),
                                                    netText(play->returned - play->stake));
        note(player, row);
    }

    QString behindLabel(SeatNumber seat, HandNumber hand) const {
        return Round::tr("Behind, %1", "whose hand").arg(label(seat, hand));
    }

    void noteInitial() {
        m_initialNoted = true;
        eachHand(false,
                 [this](PlayerNumber player, const DetailHand& hand) { m_shares[player].handsInitial << hand; });
        for (const SeatNumber seat : seatOrder(rules())) {
            if (m_state.seat(seat).handCount > 0)
                m_dealt[seat] = codes(m_state.seat(seat).hand(HandNumber{1}).cards);
        }
        QStringList cards = codes(m_state.dealer.cards);
        const bool open = rules().dealer.isOpen();
        const int hidden = rules().isFirstCardUp() ? 1 : 0;
        if (cards.size() > hidden && !open)
            cards[hidden].clear();
        const Card up = upCard(rules(), m_state.dealer);
        const HandValue seen = open ? handValue(m_state.dealer.cards) : handValue(std::span(&up, 1));
        m_details.dealerInitial = {.label = Round::tr("Dealer"), .cards = cards, .total = spokenTotal(seen)};
    }

    void noteFinal() {
        eachHand(true, [this](PlayerNumber player, const DetailHand& hand) {
            DetailPerson& share = m_shares[player];
            share.handsFinal << hand;
            if (!hand.result.isEmpty())
                share.outcome += (share.outcome.isEmpty() ? QString() : QStringLiteral(" · ")) + hand.result;
        });
        m_details.dealerFinal = {.label = Round::tr("Dealer"),
                                 .cards = codes(m_state.dealer.cards),
                                 .total = isNatural(m_state.dealer.cards) ? Terms::tr("blackjack")
                                                                          : finalTotal(m_state.dealer.cards)};
        for (const Play& play : m_state.plays) {
            if (play.kind != StakeKind::Side || !isKnown(play))
                continue;
            const SideBet& bet = rules().sideBets[static_cast<std::size_t>(play.sideBet)];
            DetailSideBet row{.name = sideBetLabel(play)};
            row.outcome = outcomeText(play.outcome, play.second);
            row.payoutText = moneyText(play.returned, m_record.row.currency);
            row.won = play.returned.isPositive();
            row.worthText = worthText(play);
            TakesPart part = takesPart(bet, play.outcome);
            const auto& [first, second] = m_state.seat(play.seat).dealt;
            if (play.outcome == SideOutcome::None) { // lost at once: what came later had no part in it
                DecidingCards known{.first = first, .second = second, .up = upCard(rules(), m_state.dealer)};
                part.hole = part.hole && waitsForDealer(bet, known);
                known.hole = holeCard(rules(), m_state.dealer);
                part.dealer = part.dealer && waitsForDealer(bet, known);
            }
            if (const auto dealt = m_dealt.find(play.seat); part.hand && dealt != m_dealt.end())
                row.cards = dealt->second;
            if (part.dealer)
                row.cards << codes(m_state.dealer.cards);
            else if (part.hole)
                row.cards << codes(m_state.dealer.cards).first(2);
            else if (part.up && !row.cards.isEmpty())
                row.cards << text(upCard(rules(), m_state.dealer).text());
            m_shares[play.player].sideBets << row;
        }
        share();
        noteSettlements();
        noteFairness();
    }

    // What is the person's own comes first and in full; the others keep their names, in the order of their seats.
    void share() {
        const auto me = own();
        std::vector<PlayerNumber> order;
        const auto add = [&](PlayerNumber player) {
            if (std::ranges::find(order, player) == order.end())
                order.push_back(player);
        };
        for (const SeatNumber seat : seatOrder(rules())) {
            if (const auto holder = m_state.seat(seat).holder)
                add(*holder);
        }
        for (const auto& [player, share] : m_shares)
            add(player);
        for (const PlayerNumber player : order) {
            const auto found = m_shares.find(player);
            if (found == m_shares.end())
                continue;
            DetailPerson& share = found->second;
            if (player == me) {
                m_details.handsInitial = share.handsInitial;
                m_details.handsFinal = share.handsFinal;
                m_details.sideBets = share.sideBets;
                m_details.decisions = share.decisions;
            } else if (player.value < m_state.players.size()) {
                share.name = personName(m_state.player(player).id);
                m_details.others << share;
            }
        }
    }

    // Prices number the person's plays in their listed order.
    QString worthText(const Play& play) const {
        const auto me = own();
        if (!m_price || play.player != me)
            return {};
        int number = 0;
        for (const Play& listed : formats::sortedPlays(m_state)) {
            number += listed.player == me ? 1 : 0;
            if (listed == play)
                break;
        }
        const auto found = std::ranges::find(m_price->sideBets, number, &storage::SideBetPrice::play);
        return found == m_price->sideBets.end() ? QString()
                                                : Round::tr("Worth %1 of its stake before the first card", "a side bet")
                                                      .arg(percentText(found->expectation, 1));
    }

    // If another game's log got into this round's place, it may name a side bet that this game doesn't have.
    bool isKnown(const Play& play) const {
        return play.kind != StakeKind::Side || (play.sideBet >= 0 && play.sideBet < std::ssize(rules().sideBets));
    }

    QString playLabel(const Play& play) const {
        const QString hand = label(play.seat, play.hand);
        switch (play.kind) {
        case StakeKind::Main: return hand;
        case StakeKind::Behind: return behindLabel(play.seat, play.hand);
        case StakeKind::Insurance: return Round::tr("Insurance, %1", "whose hand").arg(hand);
        case StakeKind::Side: break;
        }
        return sideBetLabel(play);
    }

    QString sideBetLabel(const Play& play) const {
        return Round::tr("%1, hand %2", "a side bet and whose")
            .arg(sideBetName(rules().sideBets[static_cast<std::size_t>(play.sideBet)]),
                 handNumber(rules(), play.seat, HandNumber{1}, 1));
    }

    [[nodiscard]] QString stakeOf(const Play& play) const {
        const std::string& currency = m_record.row.currency;
        const QString own = moneyText(play.stake, currency);
        return play.house.isPositive() ? Round::tr("%1, %2 staked by the house", "a stake, an amount")
                                             .arg(own, moneyText(play.house, currency))
                                       : own;
    }

    // Hands and insurance bets in table order, then side bets.
    void noteSettlements() {
        const auto me = own();
        for (const bool sides : {false, true}) {
            for (const Play& play : m_state.plays) {
                if (!play.settled || play.player != me || (play.kind == StakeKind::Side) != sides || !isKnown(play))
                    continue;
                const Ground ground = groundOf(rules(), m_state, play);
                const QString result =
                    play.result == PlayResult::Side ? outcomeText(play.outcome, play.second)
                                                      : resultWord(play.result, &rules());
                m_details.settlements << DetailSettlement{
                    .label = playLabel(play),
                    .stake = stakeOf(play),
                    .result = QStringLiteral("%1 %2").arg(result, netText(play.returned - play.stake)),
                    .ground = groundText(rules(), play, ground),
                    .place = groundPlace(rules(), play, ground)};
            }
        }
    }

    void noteFairness() {
        const storage::ShoeRow& shoe = m_record.shoe;
        QStringList parts{Round::tr("Shoe %1").arg(shoe.seed.number),
                          Round::tr("cards %1 to %2")
                              .arg(m_record.row.firstCard + 1)
                              .arg(m_record.row.firstCard + m_record.row.cards),
                          Round::tr("commitment %1").arg(text(shoe.commitment)),
                          shoe.finished ? Round::tr("seed %1").arg(text(shoe.seed.seed.hex()))
                                        : Round::tr("seed shown when the shoe ends")};
        if (!shoe.seed.clientSeed.text().empty())
            parts << Round::tr("client seed %1").arg(text(shoe.seed.clientSeed.text()));
        m_details.fairness = parts.join(QStringLiteral(" · "));
    }

    RoundDetails& m_details;
    const storage::RoundRecord& m_record;
    const storage::RoundPrice* m_price;
    std::size_t m_at = 0; ///< the event being read
    TableState m_state;
    bool m_initialNoted = false;
    std::map<PlayerNumber, DetailPerson> m_shares; ///< what each had, the person's own included
    std::map<SeatNumber, QStringList> m_dealt;     ///< the first cards on each seat
};

} // namespace

QString playResultText(const storage::PlayRow& play) {
    if (play.kind != StakeKind::Side || play.result != PlayResult::Side)
        return resultWord(play.result, play.rules.get());
    QStringList outcomes;
    for (const QString& one : text(play.outcome).split(u'+'))
        outcomes << outcomeText(fromName<SideOutcome>(one.toStdString()).value_or(SideOutcome::None),
                                SideOutcome::None);
    return outcomes.join(QStringLiteral(" + "));
}

namespace {

void setCards(RoundParts& parts, const TableState& state) {
    parts.dealer = state.dealer.cards;
    std::vector<std::pair<int, int>> seen;
    for (const storage::PlayRow& play : parts.plays) {
        const std::pair place{int(play.seat), int(play.hand)};
        const bool exists = play.seat >= 1 && play.seat <= maxSeats && play.hand >= 1 && play.hand <= maxHands;
        if (!isOnHand(play.kind) || !exists || std::ranges::find(seen, place) != seen.end())
            continue;
        seen.push_back(place);
        const SeatNumber seat{static_cast<std::uint8_t>(play.seat)};
        const Cards& cards = state.seat(seat).hand(HandNumber{static_cast<std::uint8_t>(play.hand)}).cards;
        if (cards.size() > 0) // returned before a card was dealt, or its log can't be read
            parts.hands.push_back(cards);
    }
}

} // namespace

RoundParts partsOf(const storage::FinishedRound& round) {
    RoundParts parts{.plays = round.plays};
    setCards(parts, round.table);
    return parts;
}

RoundParts readParts(storage::Tables& tables, const storage::RoundRow& row) {
    RoundParts parts{.plays = tables.plays.ofRound(row.id).value_or(std::vector<storage::PlayRow>())};
    const auto record = tables.rounds.record(row.id);
    TableState state;
    parts.damaged = !record || record->events.empty() ||
                    !std::all_of(record->events.begin(), record->events.end(),
                                 [&](const Event& event) { return follow(state, event); }) ||
                    state.phase != Phase::Over;
    setCards(parts, state);
    if (const auto price = tables.prices.find(row.id); price && *price) {
        parts.worst = (*price)->worst();
        if ((*price)->trouble.empty())
            parts.luck = session::luckOf(**price);
    }
    parts.note = tables.notes.find(storage::NoteStore::About::Round, row.id).value_or(storage::Note());
    return parts;
}

RoundRead readRound(storage::Tables& tables, storage::RoundId round) {
    return {.row = tables.rounds.find(round).value_or(std::nullopt),
            .record = tables.rounds.record(round),
            .price = tables.prices.find(round).value_or(std::nullopt),
            .note = tables.notes.find(storage::NoteStore::About::Round, round).value_or(storage::Note()),
            .countBefore = tables.ownCounts.before(round).value_or(std::nullopt),
            .countAfter = tables.ownCounts.after(round).value_or(std::nullopt)};
}

RundownRow rundownRow(const storage::RoundRow& stored, const RoundParts& parts, const Archive& archive) {
    const RoundOutcome outcome = outcomeOf(stored, parts, archive);
    RundownRow row{.roundId = stored.id,
                   .numberText = Round::tr("Round %1").arg(numberText(stored.id)),
                   .gameName = archive.gameName(stored.variant, outcome.rules),
                   .timeText = momentText(stored.started),
                   .clockText = timeOfDayText(stored.started)};
    for (const Cards& hand : parts.hands)
        row.hands << codes(hand).join(u' ');
    row.dealerCards = codes(parts.dealer).join(u' ');
    row.handValues = handValues(outcome).join(QStringLiteral(", "));
    row.dealerValue = dealerValue(outcome);
    row.resultText = stored.state == storage::RoundState::Returned ? resultWord(PlayResult::Returned)
                                                                   : resultText(outcome);
    row.resultKind = resultKindOf(stored.net());
    row.netText = netMoneyText(stored.net(), stored.currency);
    row.partsText = partsText(outcome);
    row.sideBetsWon = outcome.sidesWon();
    row.sideBetsLost = outcome.sidesLost();
    row.recovered = stored.recovered;
    row.damaged = parts.damaged;
    setMark(row, parts.worst);
    setNote(row, parts.note);
    return row;
}

void setNote(RundownRow& row, const storage::Note& note) {
    row.note = note.text.simplified();
    row.tags = note.tags;
}

void setRank(RundownRow& row, const storage::RoundRow& stored, const RoundParts& parts, storage::RoundOrder order) {
    if (!parts.luck)
        return;
    if (order == storage::RoundOrder::Costliest)
        row.rankText = Round::tr("Mistakes cost %1").arg(moneyText(parts.luck->mistakes, stored.currency));
    else if (order == storage::RoundOrder::Luckiest || order == storage::RoundOrder::Unluckiest)
        row.rankText = Round::tr("Luck %1").arg(netMoneyText(parts.luck->luck, stored.currency));
}

void fillNote(RoundDetails& details, const storage::Note& note) {
    details.note = note.text;
    details.tags = note.tags.join(QStringLiteral(", "));
}

void setMark(RundownRow& row, std::optional<storage::Mark> worst) {
    row.mistake = worst && *worst >= storage::firstMistake ? markWord(*worst) : QString();
    row.accessibleName = Round::tr("Round %1, %2, %3 against %4, %5, %6")
                             .arg(row.roundId)
                             .arg(row.gameName, row.handValues, row.dealerValue, row.resultText, row.netText);
    QStringList more;
    for (const QString& bet : std::as_const(row.sideBetsWon))
        more << Round::tr("%1 won", "a side bet").arg(bet);
    for (const QString& bet : std::as_const(row.sideBetsLost))
        more << Round::tr("%1 lost", "a side bet").arg(bet);
    if (row.recovered)
        more << Round::tr("recovered");
    if (row.damaged)
        more << Round::tr("damaged");
    more.prepend(row.accessibleName);
    row.accessibleName = more.join(Round::tr(", ", "between what is told of a round"));
}

void fillDetails(RoundDetails& details, const RoundRead& read) {
    fillNote(details, read.note);
    details.counts.clear();
    const engine::Pack pack = read.record ? read.record->rules.pack : engine::Pack::Full;
    if (read.countBefore)
        details.counts
            << Round::tr("Before the round: %1", "what was said of a count").arg(ownCountText(*read.countBefore, pack));
    if (read.countAfter)
        details.counts
            << Round::tr("After the round: %1", "what was said of a count").arg(ownCountText(*read.countAfter, pack));
    if (read.row) {
        details.startedText = dateTimeText(read.row->started);
        details.endedText = read.row->ended ? dateTimeText(*read.row->ended) : QString();
        details.wageredText = moneyText(read.row->wagered, read.row->currency);
        details.returnedText = moneyText(read.row->returned, read.row->currency);
    }
    if (read.price && read.price->trouble.empty() && read.price->up > 0) {
        const session::Luck luck = session::luckOf(*read.price);
        details.luck = luckFigures(luck, 1);
        details.luckText = roundLuckText(luck);
    }
    if (!read.record)
        details.trouble =
            Round::tr("The cards of this round can't be read: %1").arg(languages::translated(read.record.error()));
    else if (!Reader(details, *read.record, read.price ? &*read.price : nullptr).read())
        details.trouble = Round::tr("The record of this round can't be read to the end. It is shown as far as it goes; "
                                    "the money is as it was booked.");
    if (read.row && read.record)
        details.sheet = roundSheet(details, *read.row, gameName(read.record->rules));
    details.exporter()->setReady(!details.handsFinal.isEmpty());
}

} // namespace openshoe::models

#include "moc_rounddetails.cpp"
