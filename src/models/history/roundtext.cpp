// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/roundtext.h"

#include "engine/settlement.h"
#include "models/shared/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace openshoe::models {

using namespace engine;

namespace {

struct Round {
    Q_DECLARE_TR_FUNCTIONS(Round)
};

RoundOutcome outcomeOf(const storage::RoundRow& row, const std::vector<storage::PlayRow>& plays,
                       const Archive& archive) {
    RoundOutcome outcome{.dealer = row.dealer};
    for (std::size_t i = 0; i < row.results.size() && i < row.values.size(); ++i)
        outcome.hands.push_back({row.results[i], row.values[i]});
    for (const storage::PlayRow& play : plays) {
        if (play.kind != StakeKind::Side)
            continue;
        outcome.sides = true;
        outcome.sidesNet += play.returned - play.stake;
        const QString bet = archive.betName(play.bet, play.rules.get());
        if (play.returned.isZero() && !outcome.sidesLost.contains(bet))
            outcome.sidesLost << bet;
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

// Follows a log and notes what a person would want to read of it afterwards.
class Reader {
public:
    Reader(RoundDetails& details, const storage::RoundRecord& record) : m_details(details), m_record(record) {}

    void read() {
        for (const Event& event : m_record.events) {
            note(event);
            try {
                if (!fold(m_state, event))
                    return;
            } catch (const base::MoneyOverflow&) {
                return;
            }
            if (!m_initialNoted && m_state.phase == Phase::Offers)
                noteInitial();
        }
        noteFinal();
    }

private:
    [[nodiscard]] const RuleSet& rules() const { return m_record.rules; }

    QString label(SeatNumber seat, HandNumber hand) const {
        return handLabel(rules(), seat, hand, m_state.seat(seat).handCount);
    }

    // A whole sentence for each: what stands where in it is the language's.
    QString decided(Action action) const {
        switch (action) {
        case Action::Hit: return Round::tr("%1: hit on %2 against %3");
        case Action::Stand: return Round::tr("%1: stand on %2 against %3");
        case Action::Double: return Round::tr("%1: double on %2 against %3");
        case Action::Split: return Round::tr("%1: split on %2 against %3");
        case Action::Surrender:
            return rules().surrender.when == SurrenderWhen::Early ? Round::tr("%1: give up on %2 against %3")
                                                                  : Round::tr("%1: surrender on %2 against %3");
        case Action::Insurance: return Round::tr("%1: insurance on %2 against %3");
        case Action::EvenMoney: return Round::tr("%1: even money on %2 against %3");
        case Action::Decline:
        case Action::FollowDouble:
        case Action::FollowSplit: break;
        }
        return QStringLiteral("%1: %2, %3");
    }

    void decision(SeatNumber seat, HandNumber hand, Action action, Cause cause) {
        const HandValue value = handValue(m_state.seat(seat).hand(hand).cards);
        const Card up = upCard(rules(), m_state.dealer);
        const QString line = decided(action).arg(label(seat, hand), spokenTotal(value), cardName(up));
        m_details.decisions << (cause == Cause::Silence ? Round::tr("%1 (no answer)", "a decision").arg(line)
                                : cause == Cause::Early ? Round::tr("%1 (early)", "a decision").arg(line)
                                                        : line);
    }

    void note(const Event& event) {
        if (const auto* e = std::get_if<HandHit>(&event))
            decision(e->seat, e->hand, Action::Hit, e->cause);
        else if (const auto* stood = std::get_if<HandStood>(&event))
            decision(stood->seat, stood->hand, Action::Stand, stood->cause);
        else if (const auto* doubled = std::get_if<HandDoubled>(&event))
            decision(doubled->seat, doubled->hand, Action::Double, doubled->cause);
        else if (const auto* split = std::get_if<HandSplit>(&event))
            decision(split->seat, split->hand, Action::Split, split->cause);
        else if (const auto* gone = std::get_if<HandSurrendered>(&event))
            decision(gone->seat, gone->hand, Action::Surrender, gone->cause);
        else if (const auto* insured = std::get_if<InsuranceTaken>(&event))
            decision(insured->seat, HandNumber{1}, Action::Insurance, Cause::Player);
        else if (const auto* even = std::get_if<EvenMoneyTaken>(&event))
            decision(even->seat, HandNumber{1}, Action::EvenMoney, Cause::Player);
        else if (const auto* no = std::get_if<OfferDeclined>(&event))
            m_details.decisions << declined(no->question).arg(label(no->seat, HandNumber{1}));
    }

    QString declined(QuestionKind kind) const {
        if (kind == QuestionKind::EvenMoney)
            return Round::tr("%1: no even money");
        if (kind == QuestionKind::Insurance)
            return Round::tr("%1: no insurance");
        return rules().surrender.when == SurrenderWhen::Early ? Round::tr("%1: not given up")
                                                              : Round::tr("%1: no surrender");
    }

    QList<DetailHand> hands(bool results) const {
        QList<DetailHand> list;
        for (const SeatNumber seat : seatOrder(rules())) {
            for (int h = 1; h <= m_state.seat(seat).handCount; ++h) {
                const HandNumber number{static_cast<std::uint8_t>(h)};
                const Hand& hand = m_state.seat(seat).hand(number);
                DetailHand row{.label = label(seat, number),
                               .cards = codes(hand.cards),
                               .total = spokenTotal(handValue(hand.cards), results ? Reading::Final : Reading::Open)};
                const Play* play =
                    m_state.find(StakeKind::Main, m_state.seat(seat).holder.value_or(PlayerNumber{}), seat, number);
                if (results && play && play->settled)
                    row.result =
                        QStringLiteral("%1 %2").arg(resultWord(play->result), netText(play->returned - play->stake));
                list << row;
            }
        }
        return list;
    }

    void noteInitial() {
        m_initialNoted = true;
        m_details.handsInitial = hands(false);
        QStringList cards = codes(m_state.dealer.cards);
        const int hidden = rules().table.dealerFirstCard == FirstCard::Up ? 1 : 0;
        if (cards.size() > hidden)
            cards[hidden].clear();
        const Card up = upCard(rules(), m_state.dealer);
        m_details.dealerInitial = {
            .label = Round::tr("Dealer"), .cards = cards, .total = spokenTotal(handValue(std::span(&up, 1)))};
    }

    void noteFinal() {
        m_details.handsFinal = hands(true);
        m_details.dealerFinal = {.label = Round::tr("Dealer"),
                                 .cards = codes(m_state.dealer.cards),
                                 .total = spokenTotal(handValue(m_state.dealer.cards), Reading::Final)};
        for (const Play& play : m_state.plays) {
            if (play.kind != StakeKind::Side)
                continue;
            const SideBet& bet = rules().sideBets[static_cast<std::size_t>(play.sideBet)];
            DetailSideBet row{.name = Round::tr("%1, hand %2", "a side bet and whose")
                                          .arg(sideBetName(bet), handNumber(rules(), play.seat, HandNumber{1}, 1))};
            row.outcome = outcomeText(play.outcome, play.second);
            row.payoutText = moneyText(play.returned, m_record.row.currency);
            row.won = play.returned.isPositive();
            if (waitsForDealer(bet.kind)) {
                row.cards = codes(m_state.dealer.cards);
            } else if (const auto hand = initialHand(play.seat); !hand.isEmpty()) {
                row.cards = hand;
                if (withUpCard(bet, play.outcome))
                    row.cards << text(upCard(rules(), m_state.dealer).text());
            }
            m_details.sideBets << row;
        }
        noteFairness();
    }

    QStringList initialHand(SeatNumber seat) const {
        const QString wanted = handLabel(rules(), seat, HandNumber{1}, 1);
        for (const DetailHand& hand : m_details.handsInitial) {
            if (hand.label == wanted)
                return hand.cards;
        }
        return {};
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
    TableState m_state;
    bool m_initialNoted = false;
};

} // namespace

QString playResultText(const storage::PlayRow& play) {
    if (play.kind != StakeKind::Side || play.result != PlayResult::Side)
        return resultWord(play.result);
    QStringList outcomes;
    for (const QString& one : text(play.outcome).split(u'+'))
        outcomes << outcomeText(fromName<SideOutcome>(one.toStdString()).value_or(SideOutcome::None),
                                SideOutcome::None);
    return outcomes.join(QStringLiteral(" + "));
}

RundownRow rundownRow(const storage::RoundRow& stored, const std::vector<storage::PlayRow>& plays,
                      const Archive& archive) {
    const RuleSet* played = plays.empty() ? nullptr : plays.front().rules.get();
    RundownRow row{.roundId = stored.id,
                   .gameName = archive.gameName(stored.variant, played),
                   .timeText = timeText(stored.started)};
    QStringList values;
    for (const int value : stored.values)
        values << QString::number(value);
    row.handValues = values.join(QStringLiteral(", "));
    row.dealerValue = stored.dealer ? QString::number(*stored.dealer) : QString();
    const RoundOutcome outcome = outcomeOf(stored, plays, archive);
    row.resultText = stored.state == storage::RoundState::Returned ? resultWord(PlayResult::Returned)
                                                                   : resultText(outcome);
    row.resultKind = resultKindOf(stored.net());
    row.netText = netMoneyText(stored.net(), stored.currency);
    row.partsText = partsText(outcome);
    for (const std::string& bet : stored.sideBets)
        row.sideBetsWon << archive.betName(bet, played);
    row.sideBetsLost = outcome.sidesLost;
    row.recovered = stored.recovered;
    row.accessibleName = Round::tr("Round %1, %2, %3 against %4, %5, %6")
                             .arg(stored.id)
                             .arg(row.gameName, row.handValues, row.dealerValue, row.resultText, row.netText);
    QStringList more;
    for (const QString& bet : std::as_const(row.sideBetsWon))
        more << Round::tr("%1 won", "a side bet").arg(bet);
    for (const QString& bet : std::as_const(row.sideBetsLost))
        more << Round::tr("%1 lost", "a side bet").arg(bet);
    if (row.recovered)
        more << Round::tr("recovered");
    more.prepend(row.accessibleName);
    row.accessibleName = more.join(Round::tr(", ", "between what is told of a round"));
    return row;
}

void fillDetails(RoundDetails& details, const storage::RoundRecord& record) {
    details.wageredText = moneyText(record.row.wagered, record.row.currency);
    details.returnedText = moneyText(record.row.returned, record.row.currency);
    Reader(details, record).read();
}

} // namespace openshoe::models
