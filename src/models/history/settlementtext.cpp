// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/settlementtext.h"

#include "engine/rounding.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"

#include <QCoreApplication>

namespace openshoe::models {

using namespace engine;

namespace {

struct Settlement {
    Q_DECLARE_TR_FUNCTIONS(Settlement)
};

} // namespace

QString groundText(const RuleSet& rules, Ground ground) {
    switch (ground) {
    case Ground::Blackjack: return Settlement::tr("A blackjack pays %1").arg(oddsText(rules.blackjackPays));
    case Ground::BothBlackjack: return Settlement::tr("Two blackjacks push");
    case Ground::DealerBlackjack:
        return rules.dealer.winsOn21() && !rules.dealer.blackjackEndsRound()
                   ? Settlement::tr("The dealer's blackjack beats every hand but a 21")
                   : Settlement::tr("The dealer's blackjack beats every other hand");
    case Ground::DealerBlackjackTakes: return Settlement::tr("The dealer's blackjack takes doubles and splits too");
    case Ground::Bust: return Settlement::tr("More than 21 loses at once");
    case Ground::Surrendered:
        return isGivenUp(rules) ? Settlement::tr("Half the stake of a hand given up is returned")
                                : Settlement::tr("Half of a surrendered stake is returned");
    case Ground::DealerBust: return Settlement::tr("The dealer is bust");
    case Ground::Push22: return Settlement::tr("The dealer's 22 is a push");
    case Ground::Paid22: return Settlement::tr("This hand is paid against the dealer's 22");
    case Ground::Higher: return Settlement::tr("The higher hand wins");
    case Ground::Equal: return Settlement::tr("Equal hands push");
    case Ground::Lower: return Settlement::tr("The dealer's hand is higher");
    case Ground::EvenMoney: return Settlement::tr("Even money is paid at once");
    case Ground::InsuranceWon: return Settlement::tr("Insurance pays %1").arg(oddsText(rules.insurance.pays));
    case Ground::InsuranceLost: return Settlement::tr("Without a dealer blackjack, insurance is lost");
    case Ground::SideBet: return Settlement::tr("What the side bet pays");
    case Ground::Cancelled: return Settlement::tr("A cancelled round returns every stake");
    case Ground::DealerBlackjackLeaves:
        return Settlement::tr("The dealer's blackjack doesn't take everything that was doubled or split");
    case Ground::TieLost: return Settlement::tr("The dealer wins when both have the same");
    case Ground::TieWon:
        return rules.dealer.winsOn21() ? Settlement::tr("Your 21 wins whatever the dealer has")
                                       : Settlement::tr("You win when both have 21");
    case Ground::SurrenderVoid: return Settlement::tr("Against the dealer's blackjack a surrender is void");
    case Ground::Charlie: return Settlement::tr("A hand of %n cards that isn't bust wins", "", rules.charlie.number());
    case Ground::Bonus: return Settlement::tr("Some hands of 21 pay more");
    }
    return {};
}

QString groundText(const RuleSet& rules, const Play& play, Ground ground) {
    const auto bonus = bonusPaid(rules, play);
    const QString why = bonus ? Settlement::tr("This 21 pays %1").arg(oddsText(*bonus))
                        : ground == Ground::Blackjack
                            ? Settlement::tr("A blackjack pays %1").arg(oddsText(blackjackPaid(rules, play)))
                            : groundText(rules, ground);
    return wasRoundedDown(rules, play)
               ? Settlement::tr("%1, rounded down to a multiple of %2", "what was paid, the least amount")
                     .arg(why, amountText(payoutStep))
               : why;
}

QString groundPlace(const RuleSet& rules, const Play& play, Ground ground) {
    if (ground != Ground::SideBet)
        return QString::fromLatin1(name(ground));
    return QStringLiteral("sideBets.%1.pays").arg(text(rules.sideBets[static_cast<std::size_t>(play.sideBet)].id));
}

} // namespace openshoe::models
