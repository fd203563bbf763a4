// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/eventwords.h"

#include "models/table/feltrows.h"
#include "models/table/feltwords.h"
#include "models/table/tablecontext.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/handwords.h"
#include "models/words/results.h"

namespace openshoe::models {

using namespace engine;
using base::Money;

namespace {

// Describes an event, given the table right after it. Where the table itself has words for it (a hint, a golden rule,
// the result) those are used; events without words here get none.
struct EventWordsOf {
    const PresentedTable& table;
    PlayerNumber me;

    QString operator()(const CardDealt& e) const {
        if (e.seat.value == 0)
            return e.faceUp ? Table::tr("%1 to the dealer", "a card").arg(cardName(e.card))
                            : Table::tr("A hidden card to the dealer");
        const int hands = table.state().seat(e.seat).handCount;
        return Table::tr("%1 to hand %2", "a card, a hand's number")
            .arg(cardName(e.card), handNumber(table.rules(), e.seat, e.hand, hands));
    }
    QString operator()(const CardBurned& e) const { return e.shown ? banner() : Table::tr("A card is burned"); }
    QString operator()(const BettingClosed&) const {
        Money total;
        for (const Play& play : table.state().plays) {
            if (play.player == me)
                total += play.stake;
        }
        return Table::tr("Stakes: %1").arg(moneyText(total, table.state().currency));
    }
    QString operator()(const HoleTurned&) const {
        return Table::tr("The dealer turns the %1").arg(cardName(holeCard(table.rules(), table.state().dealer)));
    }
    QString operator()(const HintGiven&) const { return banner(); }
    QString operator()(const DealerExposed&) const { return banner(); }
    QString operator()(const DealerPeeked&) const { return banner(); }
    QString operator()(const TwentyTwoPushed&) const { return banner(); }
    QString operator()(const RoundCancelled&) const { return banner(); }
    QString operator()(const PlaySettled& e) const {
        if (e.result == PlayResult::Side)
            return QStringLiteral("%1 · %2 · %3")
                .arg(stakeName(table.rules(), e.kind, e.sideBet), outcomeText(e.outcome, e.second),
                     netText(e.returned - e.stake));
        if (e.kind == StakeKind::Main) {
            for (const HandRow& row : handRows(table, {}, me)) {
                if (row.seat == e.seat.value && row.hand == e.hand.value)
                    return row.accessibleName;
            }
        }
        return settledStakeName(table, e);
    }
    QString operator()(const RoundSettled&) const {
        const QString line = resultWords(table, me).line;
        return line.isEmpty() ? Table::tr("The round is over") : line;
    }
    template <typename E> QString operator()(const E&) const { return {}; }

    [[nodiscard]] QString banner() const { return table.banner().text; }
};

} // namespace

QString settledStakeName(const PresentedTable& table, const PlaySettled& settled) {
    for (const StakeRow& row : stakeRows(table)) {
        if (row.player == settled.player.value && row.seat == settled.seat.value && row.hand == settled.hand.value &&
            row.kind == stakeOnOf(settled.kind) && (settled.kind != StakeKind::Side || row.sideBet == settled.sideBet))
            return row.accessibleName;
    }
    return {};
}

QString eventWords(const PresentedTable& table, const Event& event, PlayerNumber me) {
    return std::visit(EventWordsOf{table, me}, event);
}

} // namespace openshoe::models
