// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/feltwords.h"

#include "models/table/tablecontext.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/handwords.h"
#include "models/words/resultwords.h"
#include "models/words/terms.h"

#include <algorithm>

namespace openshoe::models {

using namespace engine;
using base::Money;

namespace {

Reading dealerReading(const PresentedTable& table) {
    return table.isOutcomeSaid() || table.isOver() ? Reading::Final : Reading::Open;
}

Cards dealerCards(const PresentedTable& table) {
    Cards seen;
    for (const PresentedTable::ShownCard& card : table.cards()) {
        if (card.seat == 0 && card.faceUp && !table.isCollecting())
            seen.add(card.card);
    }
    return seen;
}

QString dealerOutcome(const PresentedTable& table) {
    if (!table.isOutcomeSaid())
        return {};
    const Cards& cards = table.state().dealer.cards;
    const HandValue value = handValue(cards);
    if (isNatural(cards))
        return Table::tr("The dealer has blackjack");
    return value.isBust() ? Table::tr("The dealer busts with %1").arg(value.total)
                          : Table::tr("The dealer has %1").arg(value.total);
}

// "9:1"; two outcomes at once "4:1 + 11:1"; nothing if it didn't win.
QString oddsPaid(const RuleSet& rules, const Play& play) {
    const SideBet& bet = rules.sideBets[static_cast<std::size_t>(play.sideBet)];
    QStringList odds;
    for (const SideOutcome outcome : {play.outcome, play.second}) {
        if (const auto paid = outcome == SideOutcome::None ? std::nullopt : bet.oddsFor(outcome))
            odds << text(paid->text());
    }
    return odds.join(QStringLiteral(" + "));
}

// Each way in which a hand of theirs ended.
QString resultHelp(const PresentedTable& table, PlayerNumber me) {
    std::vector<Phrase> phrases;
    for (const Play& play : table.state().plays) {
        if (play.player != me || !isOnHand(play.kind))
            continue;
        const Phrase phrase{resultWord(play.result, &table.rules()),
                            termOf(table.rules(), groundOf(table.rules(), table.state(), play))};
        if (std::ranges::find(phrases, phrase) == phrases.end())
            phrases.push_back(phrase);
    }
    return explained(phrases);
}

RoundOutcome outcomeOf(const PresentedTable& table, PlayerNumber me) {
    const TableState& state = table.state();
    RoundOutcome outcome{.rules = &table.rules()};
    forEachHand(state, [&](SeatNumber seat, HandNumber hand, const Seat& there) {
        for (const StakeKind kind : {StakeKind::Main, StakeKind::Behind}) {
            if (const Play* play = state.find(kind, me, seat, hand))
                outcome.hands.push_back({play->result, handValue(there.hand(hand).cards).total});
        }
    });
    if (!state.dealer.cards.empty())
        outcome.dealer = handValue(state.dealer.cards).total;
    outcome.dealerBlackjack = isNatural(state.dealer.cards);
    for (const Play& play : state.plays) {
        if (play.player != me)
            continue;
        if (play.kind == StakeKind::Side)
            outcome.addSide(stakeName(table.rules(), play.kind, play.sideBet), play.result,
                            play.returned - play.stake, oddsPaid(table.rules(), play));
        else
            outcome.handsNet += play.returned - play.stake;
    }
    return outcome;
}

} // namespace

DealerWords dealerWords(const PresentedTable& table) {
    const Cards seen = dealerCards(table);
    const HandValue value = handValue(seen);
    const Reading reading = dealerReading(table);
    const bool natural = isNatural(seen);
    DealerWords words{.cards = seen.size(),
                      .totalText = natural ? Terms::tr("Blackjack") : totalText(value, reading)};
    words.name = value.total == 0 ? Table::tr("Dealer")
                                  : Table::tr("Dealer: %1").arg(natural ? Terms::tr("blackjack")
                                                                        : spokenTotal(value, reading));
    const DealerHand& dealer = table.state().dealer;
    if (dealer.hint && !dealer.holeTurned) {
        words.hintText = hintText(*dealer.hint);
        words.hintRangeText = hintRangeText(*dealer.hint);
        words.hint = holeHintOf(dealer.hint);
    }
    words.outcomeText = dealerOutcome(table);
    return words;
}

ResultWords resultWords(const PresentedTable& table, PlayerNumber me) {
    if (!table.isOver() || table.state().plays.empty())
        return {};
    const RoundOutcome outcome = outcomeOf(table, me);
    if (table.state().cancelled)
        return {.line = resultWord(PlayResult::Returned), .reason = resultWord(PlayResult::Returned),
                .kind = resultKindOf(outcome.net())};
    return {.line = resultLine(outcome),
            .net = outcome.isWatched() ? QString() : netText(outcome.net()),
            .reason = resultReason(outcome),
            .help = resultHelp(table, me),
            .kind = resultKindOf(outcome.net())};
}

QString balanceName(Money balance, const std::string& currency) {
    return Table::tr("Balance %1 %2").arg(plainAmount(balance), text(currency));
}

QString stakeName(const RuleSet& rules, StakeKind kind, int sideBet) {
    switch (kind) {
    case StakeKind::Main: return Table::tr("Stake");
    case StakeKind::Behind: return Table::tr("Behind");
    case StakeKind::Insurance: return Table::tr("Insurance");
    case StakeKind::Side: break;
    }
    return sideBetName(rules.sideBets[static_cast<std::size_t>(sideBet)]);
}

} // namespace openshoe::models
