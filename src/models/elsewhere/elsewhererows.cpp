// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elsewhere/elsewhererows.h"

#include "models/table/feltrows.h"
#include "models/table/feltwords.h"
#include "models/words/amounts.h"
#include "models/words/decisionwords.h"
#include "models/words/gamewords.h"
#include "models/words/terms.h"

#include <QCoreApplication>
#include <QLocale>

#include <memory>

namespace openshoe::models {

using namespace engine;
using base::Money;
using session::CardsPlayed;
using session::Elsewhere;
using session::StakeElsewhere;

namespace {

constexpr PlayerNumber me{0};

struct CaseWords {
    Q_DECLARE_TR_FUNCTIONS(Elsewhere)
};

PresentedTable tableOf(const RuleSet& rules, const Events& events) {
    PresentedTable table;
    table.reset(std::make_shared<const RuleSet>(rules), {});
    for (const Event& event : events)
        table.present(event);
    return table;
}

Money netOf(const CardsPlayed& played) {
    Money net;
    for (const Event& event : played.events) {
        if (const auto* settled = std::get_if<PlaySettled>(&event); settled && settled->player == me)
            net += settled->returned - settled->stake;
    }
    return net;
}

// "+1.50": the net per unit staked before the first card.
QString perUnit(Money net, Money staked) {
    if (staked.isZero())
        return {};
    const double units = static_cast<double>(net.minorUnits()) / static_cast<double>(staked.minorUnits());
    return netDecimalText(units, 2);
}

QString compared(const CardsPlayed& played, const Elsewhere& told) {
    const Money mine = netOf(played);
    const auto* opened = std::get_if<RoundOpened>(&played.events.front());
    if (told.isLikePlayed() && opened && opened->currency == told.currency) {
        const Money more = told.net() - mine;
        if (more.isZero())
            return CaseWords::tr("The same as you got");
        return (more.isPositive() ? CaseWords::tr("%1 more than you got") : CaseWords::tr("%1 less than you got"))
            .arg(moneyText(more.isPositive() ? more : Money{} - more, told.currency));
    }
    Money staked;
    Money there;
    for (const StakeElsewhere& stake : told.stakes) {
        staked += stake.amount;
        there += stake.taken;
    }
    return CaseWords::tr("%1 per unit staked; you got %2").arg(perUnit(told.net(), there), perUnit(mine, staked));
}

QString changed(const CardsPlayed& played, const Elsewhere& told) {
    QStringList parts;
    const auto* opened = std::get_if<RoundOpened>(&played.events.front());
    if (opened && opened->currency != told.currency)
        parts << CaseWords::tr("Played for %1.", "a currency").arg(currencyName(told.currency));
    for (const StakeElsewhere& stake : told.stakes) {
        const QString what = stakeName(played.rules, stake.place.kind, stake.place.sideBet);
        const int spot = stake.place.seat.value;
        if (stake.taken.isZero())
            parts << CaseWords::tr("%1 on spot %2 can't be placed there.").arg(what).arg(spot);
        else if (stake.taken != stake.amount)
            parts << CaseWords::tr("%1 on spot %2: %3 in place of %4.")
                         .arg(what)
                         .arg(spot)
                         .arg(amountText(stake.taken), amountText(stake.amount));
    }
    return parts.join(u' ');
}

QString decisions(const RuleSet& rules, const Events& events) {
    QStringList all;
    TableState state;
    for (const Event& event : events) {
        if (const auto decision = decisionWords(rules, state, event))
            all << decision->words;
        if (!fold(state, event))
            break;
    }
    return all.join(QStringLiteral(" · "));
}

QString withoutARound(Elsewhere::End end) {
    return end == Elsewhere::End::NoStake ? CaseWords::tr("None of your stakes can be placed there.")
                                          : CaseWords::tr("This would need cards that are still in the shoe. The "
                                                        "answer can be shown when the shoe ends.");
}

} // namespace

ElsewhereRow elsewhereRow(const CardsPlayed& played, const RuleSet& there, const Elsewhere& told) {
    ElsewhereRow row{.gameId = text(there.id), .gameName = gameName(there)};
    row.playable = told.end == Elsewhere::End::Played;
    if (!row.playable) {
        row.resultText = withoutARound(told.end);
        return row;
    }
    const PresentedTable table = tableOf(there, told.events);
    QStringList hands;
    for (const HandRow& hand : handRows(table, {}, me))
        hands << hand.totalText;
    row.hands = hands.join(QStringLiteral(", "));
    row.dealer =
        isNatural(table.state().dealer.cards) ? Terms::tr("blackjack") : dealerWords(table).totalText;
    const ResultWords result = resultWords(table, me);
    row.resultText = result.line;
    row.resultKind = result.kind;
    row.comparedText = compared(played, told);
    row.changedText = changed(played, told);
    row.decisionsText = decisions(there, told.events);
    return row;
}

QString playedResult(const CardsPlayed& played) {
    return resultWords(tableOf(played.rules, played.events), me).line;
}

} // namespace openshoe::models
