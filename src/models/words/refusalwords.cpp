// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/refusalwords.h"

#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/terms.h"

#include <algorithm>

namespace openshoe::models {

using namespace engine;

QString refusalText(Refusal refusal, const Limit* limit) {
    switch (refusal) {
    case Refusal::SeatTaken: return Words::tr("Someone is sitting there. Choose another spot.");
    case Refusal::SeatLimit: return Words::tr("You already have as many spots as one player may hold. Leave one "
                                              "first.");
    case Refusal::UnequalStakes: return Words::tr("Both of your spots must carry the same stake.");
    case Refusal::TrialNotSeated:
        return Words::tr("Trial accounts can't sit at this table. Choose a standard account in the lobby.");
    case Refusal::BehindOwnSeat: return Words::tr("That is your own spot. You can only bet behind other people.");
    case Refusal::BehindNotOffered: return Words::tr("This game has no betting behind.");
    case Refusal::SeatEmpty: return Words::tr("Nobody plays on that spot. Place the main stake first.");
    case Refusal::BelowMinimum:
        return limit ? Words::tr("Place at least %1.").arg(moneyText(limit->min, limit->currency))
                     : Words::tr("That is below the minimum. Place more.");
    case Refusal::AboveMaximum:
        return limit ? Words::tr("The maximum there is %1.").arg(moneyText(limit->max, limit->currency))
                     : Words::tr("That is above the maximum. Place less.");
    case Refusal::BadStep:
        return Words::tr("Stakes go in steps of %1.")
            .arg(limit ? moneyText(base::stakeStep, limit->currency) : amountText(base::stakeStep));
    case Refusal::InsufficientBalance:
        return Words::tr("Your balance doesn't cover that. Stake less, or top up in the lobby.");
    case Refusal::SideBetNotOffered: return Words::tr("That side bet isn't offered here.");
    case Refusal::SelfExcluded: return Words::tr("You have excluded yourself from play until the period is over.");
    case Refusal::LimitReached: return Words::tr("You have reached the limit you set for yourself.");
    case Refusal::NotYourTurn: return Words::tr("It isn't your turn. Wait until your hand is highlighted.");
    case Refusal::NotOffered: return Words::tr("The rules don't offer that here. Choose one of the actions shown.");
    case Refusal::WrongPhase: return Words::tr("Not now. Wait a moment.");
    case Refusal::UnknownPlayer:
    case Refusal::UnknownSeat: return Words::tr("There is no such spot at this table.");
    case Refusal::ShoeExhausted:
        return Words::tr("The shoe has no cards left for this round. The stakes are returned.");
    case Refusal::AmountOverflow: return Words::tr("That amount is too large to be counted. Stake less.");
    }
    return {};
}

QString silenceText(const RuleSet& rules, const TableState& state, const Question& asked, const Events& events) {
    switch (asked.kind) {
    case QuestionKind::Insurance: return Words::tr("Time's up: no insurance.");
    case QuestionKind::EvenMoney: return Words::tr("Time's up: no even money.");
    case QuestionKind::Surrender:
        return isGivenUp(rules) ? Words::tr("Time's up: not given up.") : Words::tr("Time's up: not surrendered.");
    case QuestionKind::FollowDouble:
    case QuestionKind::FollowSplit: return Words::tr("Time's up: not followed.");
    case QuestionKind::Turn: break;
    }
    const Hand& hand = state.seat(asked.seat).hand(asked.hand);
    const int total = handValue(hand.cards).total;
    const bool hit = std::any_of(events.begin(), events.end(), [](const Event& event) {
        const auto* drawn = std::get_if<HandHit>(&event);
        return drawn && drawn->cause == Cause::Silence;
    });
    return hit ? Words::tr("Time's up: hit, now %1.").arg(total) : Words::tr("Time's up: stood on %1.").arg(total);
}

QString problemText(const session::BetSlip::Problem& problem, const RuleSet& rules, const std::string& currency) {
    const QString spot = QString::number(problem.place.seat.value);
    const QString needed = moneyText(problem.needed, currency);
    switch (problem.refusal) {
    case Refusal::SeatEmpty:
        if (problem.place.kind == StakeKind::Side)
            return Words::tr("The side bet on spot %1 needs a stake on the spot.").arg(spot);
        if (problem.place.kind == StakeKind::Behind)
            return Words::tr("Nobody plays on spot %1 in the next round. Change the bets.").arg(spot);
        return Words::tr("Place at least %1.").arg(needed);
    case Refusal::BelowMinimum:
        if (problem.place.kind == StakeKind::Side) {
            const SideBet& bet = rules.sideBets[static_cast<std::size_t>(problem.place.sideBet)];
            return Words::tr("%1 takes at least %2.").arg(sideBetName(bet), needed);
        }
        return rules.table.seats == 1 ? Words::tr("Place at least %1.").arg(needed)
                                      : Words::tr("Place at least %1 on spot %2.").arg(needed, spot);
    default: return refusalText(problem.refusal);
    }
}

} // namespace openshoe::models
