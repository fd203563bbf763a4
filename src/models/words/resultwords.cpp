// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/resultwords.h"

#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/terms.h"

#include <algorithm>

namespace openshoe::models {

using namespace engine;
using base::Money;

QString resultWord(PlayResult result, const RuleSet* rules) {
    switch (result) {
    case PlayResult::Blackjack: return Terms::tr("Blackjack");
    case PlayResult::Win: return Words::tr("Won");
    case PlayResult::Push: return Terms::tr("Push");
    case PlayResult::Lose: return Words::tr("Lost");
    case PlayResult::Bust: return Terms::tr("Bust");
    case PlayResult::Surrender: return rules && isGivenUp(*rules) ? Terms::tr("Given up") : Terms::tr("Surrendered");
    case PlayResult::EvenMoney: return Terms::tr("Even money");
    case PlayResult::Returned: return Words::tr("Returned");
    case PlayResult::Side: return Words::tr("Won");
    }
    return {};
}

QString resultName(PlayResult result, const RuleSet& rules) {
    switch (result) {
    case PlayResult::Blackjack: return Terms::tr("blackjack");
    case PlayResult::Win: return Words::tr("win");
    case PlayResult::Push: return Terms::tr("push");
    case PlayResult::Lose: return Words::tr("lose");
    case PlayResult::Bust: return Terms::tr("bust");
    case PlayResult::Surrender: return isGivenUp(rules) ? Terms::tr("given up") : Terms::tr("surrender");
    case PlayResult::EvenMoney: return Terms::tr("even money");
    case PlayResult::Returned: return Words::tr("returned");
    case PlayResult::Side: return Words::tr("win");
    }
    return {};
}

QString resultText(const RoundOutcome& outcome) {
    if (outcome.isWatched())
        return Words::tr("Watched", "a round in which the person staked nothing");
    if (outcome.hands.size() == 1)
        return resultWord(outcome.hands.front().result, outcome.rules);
    int won = 0;
    int pushed = 0;
    int lost = 0;
    int surrendered = 0;
    int returned = 0;
    for (const RoundOutcome::Hand& hand : outcome.hands) {
        switch (hand.result) {
        case PlayResult::Push: ++pushed; break;
        case PlayResult::Lose:
        case PlayResult::Bust: ++lost; break;
        case PlayResult::Surrender: ++surrendered; break;
        case PlayResult::Returned: ++returned; break;
        default: ++won;
        }
    }
    QStringList parts;
    if (won > 0)
        parts << Words::tr("%n won", "hands", won);
    if (pushed > 0)
        parts << Words::tr("%n pushes", "hands", pushed);
    if (lost > 0)
        parts << Words::tr("%n lost", "hands", lost);
    if (surrendered > 0)
        parts << (outcome.rules && isGivenUp(*outcome.rules) ? Words::tr("%n given up", "hands", surrendered)
                                                             : Words::tr("%n surrendered", "hands", surrendered));
    if (returned > 0)
        parts << Words::tr("%n returned", "hands", returned);
    return parts.join(QStringLiteral(", "));
}

void RoundOutcome::addSide(const QString& name, PlayResult result, Money net, const QString& odds) {
    sidesNet += net;
    auto known = std::ranges::find(sides, name, &SideBets::name);
    if (known == sides.end())
        known = sides.insert(sides.end(), {.name = name});
    ++known->bets;
    known->won += result == PlayResult::Side ? 1 : 0;
    known->lost += result == PlayResult::Lose ? 1 : 0;
    if (!odds.isEmpty() && !known->odds.contains(odds))
        known->odds << odds;
}

QStringList RoundOutcome::sidesWon() const {
    QStringList names;
    for (const SideBets& one : sides) {
        if (one.won > 0 && one.won == one.bets)
            names << one.name;
        else if (one.won > 0)
            names << Words::tr("%1 %2 of %3", "a side bet, how many of them won, and how many there were")
                         .arg(one.name)
                         .arg(one.won)
                         .arg(one.bets);
    }
    return names;
}

QStringList RoundOutcome::sidesLost() const {
    QStringList names;
    for (const SideBets& one : sides) {
        if (one.won == 0 && one.lost > 0)
            names << one.name;
    }
    return names;
}

// Only a blackjack is no worse than the dealer's, unless 21 always wins; a hand of fewer points may have been left its
// stake. And only by its many cards does a hand win that has fewer points.
QStringList handValues(const RoundOutcome& outcome) {
    QStringList values;
    for (const RoundOutcome::Hand& hand : outcome.hands) {
        const bool survives =
            hand.value == 21 && (hand.result == PlayResult::Push || hand.result == PlayResult::EvenMoney);
        const bool less =
            outcome.dealerBlackjack || (outcome.dealer && *outcome.dealer <= 21 && hand.value < *outcome.dealer);
        const bool always = hand.value == 21 && outcome.rules && outcome.rules->dealer.winsOn21();
        values << (outcome.dealerBlackjack && survives                 ? Terms::tr("blackjack")
                   : less && !always && hand.result == PlayResult::Win ? Terms::tr("Charlie")
                                                                       : QString::number(hand.value));
    }
    return values;
}

QString dealerValue(const RoundOutcome& outcome) {
    return outcome.dealerBlackjack ? Terms::tr("blackjack")
           : outcome.dealer        ? QString::number(*outcome.dealer)
                                   : QString();
}

QString partsText(const RoundOutcome& outcome) {
    return outcome.sides.empty()
               ? QString()
               : Words::tr("Hands %1, side bets %2").arg(netText(outcome.handsNet), netText(outcome.sidesNet));
}

namespace {

// Those that won, with what they pay: "TriLux 9:1, Poker 5:1 (1 of 3)".
QStringList wonWithOdds(const RoundOutcome& outcome) {
    QStringList parts;
    for (const RoundOutcome::SideBets& one : outcome.sides) {
        if (one.won == 0)
            continue;
        QString bet = QStringLiteral("%1 %2").arg(one.name, one.odds.join(QStringLiteral(" + "))).trimmed();
        if (one.won < one.bets)
            bet = Words::tr("%1 (%2 of %3)", "a side bet, how many of them won, and how many there were")
                      .arg(bet)
                      .arg(one.won)
                      .arg(one.bets);
        parts << bet;
    }
    return parts;
}

QString sidesText(const RoundOutcome& outcome) {
    const QString comma = QStringLiteral(", ");
    const QStringList won = wonWithOdds(outcome);
    if (!won.isEmpty())
        return won.join(comma);
    const QStringList lost = outcome.sidesLost();
    return lost.isEmpty() ? QString() : Words::tr("%1 lost", "side bets").arg(lost.join(comma));
}

// Beside the side bets: "hand lost", "2 won, 1 lost".
QString handsText(const RoundOutcome& outcome) {
    if (outcome.hands.size() != 1)
        return outcome.hands.empty() ? QString() : resultText(outcome);
    switch (outcome.hands.front().result) {
    case PlayResult::Win:
    case PlayResult::Side: return Words::tr("hand won");
    case PlayResult::Lose: return Words::tr("hand lost");
    case PlayResult::Push: return Words::tr("hand pushed");
    case PlayResult::Bust: return Words::tr("hand bust");
    default: return resultText(outcome);
    }
}

// 22 is no bust where it pushes.
bool hasDealerBust(const RoundOutcome& outcome) {
    const bool pushes = outcome.rules && outcome.rules->dealer.push22 != Push22::None && outcome.dealer == 22;
    return outcome.dealer && *outcome.dealer > 21 && !pushes;
}

} // namespace

QString resultReason(const RoundOutcome& outcome) {
    if (outcome.isWatched())
        return resultText(outcome);
    if (const QString sides = sidesText(outcome); !sides.isEmpty()) {
        const QString hands = handsText(outcome);
        return hands.isEmpty() ? sides : QStringLiteral("%1 · %2").arg(sides, hands);
    }
    if (!outcome.dealer || outcome.hands.empty())
        return resultText(outcome);
    const QString dealer = dealerValue(outcome);
    if (outcome.hands.size() == 1 && outcome.hands.front().result != PlayResult::Blackjack)
        return Words::tr("%1 · %2 against %3").arg(resultText(outcome), handValues(outcome).constFirst(), dealer);
    if (hasDealerBust(outcome) && outcome.hands.size() > 1)
        return Words::tr("Dealer busts: %1", "how the hands ended: 6 won").arg(resultText(outcome));
    return Words::tr("%1 against %2").arg(resultText(outcome), dealer);
}

QString resultLine(const RoundOutcome& outcome) {
    const QString reason = resultReason(outcome);
    return outcome.isWatched() ? reason : QStringLiteral("%1 · %2").arg(netText(outcome.net()), reason);
}

} // namespace openshoe::models
