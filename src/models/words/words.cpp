// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/words.h"

#include "analysis/rule_costs.h"
#include "engine/holeclass.h"
#include "languages/translated.h"
#include "models/words/terms.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace openshoe::models {

using namespace engine;
using base::Money;

namespace {

/// The translation context of all these words.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace

QString cardName(Card card) {
    static constexpr std::array ranks{
        QT_TRANSLATE_NOOP("Words", "Ace"),   QT_TRANSLATE_NOOP("Words", "Two"),   QT_TRANSLATE_NOOP("Words", "Three"),
        QT_TRANSLATE_NOOP("Words", "Four"),  QT_TRANSLATE_NOOP("Words", "Five"),  QT_TRANSLATE_NOOP("Words", "Six"),
        QT_TRANSLATE_NOOP("Words", "Seven"), QT_TRANSLATE_NOOP("Words", "Eight"), QT_TRANSLATE_NOOP("Words", "Nine"),
        QT_TRANSLATE_NOOP("Words", "Ten"),   QT_TRANSLATE_NOOP("Words", "Jack"),  QT_TRANSLATE_NOOP("Words", "Queen"),
        QT_TRANSLATE_NOOP("Words", "King")};
    static constexpr std::array suits{QT_TRANSLATE_NOOP("Words", "spades"), QT_TRANSLATE_NOOP("Words", "hearts"),
                                      QT_TRANSLATE_NOOP("Words", "diamonds"), QT_TRANSLATE_NOOP("Words", "clubs")};
    return Words::tr("%1 of %2")
        .arg(Words::tr(ranks[static_cast<std::size_t>(card.rank) - 1]),
             Words::tr(suits[static_cast<std::size_t>(card.suit)]));
}

namespace {

constexpr HandValue loneAce{11, true};

} // namespace

QString totalText(HandValue value, Reading reading) {
    if (value.total == 0)
        return {};
    if (value == loneAce)
        return Words::tr("Ace");
    if (value.soft && value.total < 21 && reading == Reading::Open)
        return QStringLiteral("%1 / %2").arg(value.total - 10).arg(value.total);
    return QString::number(value.total);
}

QString spokenTotal(HandValue value, Reading reading) {
    if (value == loneAce)
        return Words::tr("ace");
    return value.soft && value.total < 21 && reading == Reading::Open ? Words::tr("soft %1").arg(value.total)
                                                                      : QString::number(value.total);
}

QString oddsText(base::Odds odds) {
    return Words::tr("%1 to %2").arg(odds.pays).arg(odds.to);
}

bool isGivenUp(const RuleSet& rules) {
    return rules.surrender.when == SurrenderWhen::Early;
}

QString actionCaption(const RuleSet& rules, Action action) {
    switch (action) {
    case Action::Hit: return Terms::tr("Hit");
    case Action::Stand: return Terms::tr("Stand");
    case Action::Double: return Terms::tr("Double");
    case Action::Split: return Terms::tr("Split");
    case Action::Surrender:
        return isGivenUp(rules) ? Terms::tr("Give up") : Terms::tr("Surrender");
    case Action::Insurance: return Terms::tr("Insurance");
    case Action::EvenMoney: return Terms::tr("Even money");
    case Action::Decline: return Words::tr("No");
    case Action::FollowDouble: return Terms::tr("Follow double");
    case Action::FollowSplit: return Terms::tr("Follow split");
    }
    return {};
}

QString resultWord(PlayResult result, const RuleSet* rules) {
    switch (result) {
    case PlayResult::Blackjack: return Terms::tr("Blackjack");
    case PlayResult::Win: return Words::tr("Won");
    case PlayResult::Push: return Terms::tr("Push");
    case PlayResult::Lose: return Words::tr("Lost");
    case PlayResult::Bust: return Terms::tr("Bust");
    case PlayResult::Surrender:
        return rules && isGivenUp(*rules) ? Terms::tr("Given up") : Terms::tr("Surrendered");
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

QString markWord(storage::Mark mark) {
    switch (mark) {
    case storage::Mark::Best: return Words::tr("Best", "a decision");
    case storage::Mark::Fine: return Words::tr("Fine", "a decision");
    case storage::Mark::Inaccuracy: return Words::tr("Inaccuracy", "a decision");
    case storage::Mark::Mistake: return Words::tr("Mistake", "a decision");
    case storage::Mark::Blunder: return Words::tr("Blunder", "a decision");
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

void RoundOutcome::addSide(const QString& name, PlayResult result, Money net) {
    sidesNet += net;
    auto known = std::ranges::find(sides, name, &SideBets::name);
    if (known == sides.end())
        known = sides.insert(sides.end(), {.name = name});
    ++known->bets;
    known->won += result == PlayResult::Side ? 1 : 0;
    known->lost += result == PlayResult::Lose ? 1 : 0;
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

// Only a blackjack is no worse than the dealer's.
QStringList handValues(const RoundOutcome& outcome) {
    QStringList values;
    for (const RoundOutcome::Hand& hand : outcome.hands) {
        const bool survives = hand.result == PlayResult::Push || hand.result == PlayResult::EvenMoney;
        values << (outcome.dealerBlackjack && survives ? Terms::tr("blackjack") : QString::number(hand.value));
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

// Which side bets won comes first: they are what one looks for.
QString sidesText(const RoundOutcome& outcome) {
    const QString comma = QStringLiteral(", ");
    const QString won = outcome.sidesWon().join(comma);
    const QString lost = outcome.sidesLost().join(comma);
    if (won.isEmpty() && lost.isEmpty())
        return partsText(outcome);
    if (lost.isEmpty())
        return Words::tr("%1 (%2 won)", "the money of hands and side bets, and which side bets")
            .arg(partsText(outcome), won);
    if (won.isEmpty())
        return Words::tr("%1 (%2 lost)", "the money of hands and side bets, and which side bets")
            .arg(partsText(outcome), lost);
    return Words::tr("%1 (%2 won; %3 lost)", "the money of hands and side bets, and which side bets")
        .arg(partsText(outcome), won, lost);
}

} // namespace

QString resultLine(const RoundOutcome& outcome) {
    QString line;
    if (outcome.isWatched())
        return resultText(outcome);
    if (!outcome.sides.empty()) {
        line = sidesText(outcome);
    } else if (!outcome.dealer) {
        line = resultText(outcome);
    } else {
        const QString dealer = dealerValue(outcome);
        const bool one = outcome.hands.size() == 1 && outcome.hands.front().result != PlayResult::Blackjack;
        line = one ? Words::tr("%1 · %2 against %3")
                         .arg(resultText(outcome), handValues(outcome).constFirst(), dealer)
                   : Words::tr("%1 against %2").arg(resultText(outcome), dealer);
    }
    return QStringLiteral("%1 · %2").arg(line, netText(outcome.net()));
}

QString outcomeText(SideOutcome outcome, SideOutcome second) {
    const QString one = languages::translated(infoOf(outcome).caption);
    return second == SideOutcome::None ? one : one + QStringLiteral(" + ") + outcomeText(second, SideOutcome::None);
}

QString outcomeName(SideOutcome outcome, SideOutcome second) {
    const QString one = formats::sideOutcomeName(outcome);
    return second == SideOutcome::None ? one : one + QStringLiteral(" + ") + formats::sideOutcomeName(second);
}

QString hintText(HoleClass hole) {
    switch (hole) {
    case HoleClass::Small: return Words::tr("Hidden card is small");
    case HoleClass::Medium: return Words::tr("Hidden card is medium");
    case HoleClass::Large: return Words::tr("Hidden card is large");
    }
    return {};
}

QString hintRangeText(HoleClass hole) {
    const PointRange points = pointsOf(hole);
    const QString most = points.most == 11 ? Words::tr("ace") : QString::number(points.most);
    const QString cards = QStringLiteral("%1\u2013%2").arg(points.least).arg(most);
    switch (hole) {
    case HoleClass::Small: return Words::tr("Hidden card: small, %1").arg(cards);
    case HoleClass::Medium: return Words::tr("Hidden card: medium, %1").arg(cards);
    case HoleClass::Large: return Words::tr("Hidden card: large, %1").arg(cards);
    }
    return {};
}


QString handNumber(const RuleSet& rules, SeatNumber seat, HandNumber hand, int handsOnSeat) {
    if (rules.table.seats == 1)
        return QString::number(hand.value);
    return handsOnSeat <= 1 ? QString::number(seat.value) : QStringLiteral("%1.%2").arg(seat.value).arg(hand.value);
}

QString handLabel(const RuleSet& rules, SeatNumber seat, HandNumber hand, int handsOnSeat) {
    return Words::tr("Hand %1").arg(handNumber(rules, seat, hand, handsOnSeat));
}

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

QString feltName(const RuleSet& rules) {
    return rules.look.felt ? QString::fromLatin1(name(*rules.look.felt)) : QString();
}

QStringList feltLines(const RuleSet& rules) {
    QStringList lines;
    lines << Words::tr("Blackjack pays %1").arg(oddsText(rules.blackjackPays));
    const DealerRule& drawing = rules.dealer.drawing;
    lines << (drawing.hitsSoft ? Words::tr("Dealer must draw to %1 and hit soft %2")
                               : Words::tr("Dealer must draw to %1 and stand on all %2s"))
                 .arg(drawing.standsOn - 1)
                 .arg(drawing.standsOn);
    if (rules.insurance.offered)
        lines << Words::tr("Insurance pays %1").arg(oddsText(rules.insurance.pays));
    if (rules.dealer.push22 != Push22::None)
        lines << Words::tr("Dealer's 22 pushes");
    return lines;
}

QStringList currenciesOf(const RuleSet& rules) {
    QStringList all;
    for (const Limit& limit : rules.limits)
        all << text(limit.currency);
    return all;
}

QString summaryText(const RuleSet& rules) {
    using analysis::Trait;
    std::vector<std::pair<double, QString>> parts;
    const auto say = [&](Trait trait, const QString& words) {
        parts.emplace_back(analysis::roughCost(trait, rules), words);
    };
    say(Trait::BlackjackPays, Words::tr("Blackjack pays %1").arg(oddsText(rules.blackjackPays)));
    say(Trait::Decks, Words::tr("%n decks", "", rules.decks));
    const DealerRule& drawing = rules.dealer.drawing;
    say(Trait::DealerDraws,
        (drawing.hitsSoft ? Words::tr("dealer hits soft %1") : Words::tr("dealer stands on %1")).arg(drawing.standsOn));
    say(Trait::Peek, rules.dealer.peek ? Words::tr("dealer peeks") : Words::tr("no peek"));
    if (rules.doubling.on != DoubleOn::AnyTwo)
        say(Trait::DoubleOn, rules.doubling.on == DoubleOn::NineToEleven ? Words::tr("doubles on 9 to 11 only")
                                                                         : Words::tr("doubles on 10 and 11 only"));
    if (rules.split.hands == 1)
        say(Trait::Splitting, Words::tr("no splits"));
    else if (!rules.doubling.afterSplit)
        say(Trait::DoubleAfterSplit, Words::tr("no doubles after a split"));
    if (rules.dealer.push22 != Push22::None)
        say(Trait::Push22, Words::tr("22 pushes"));
    if (rules.table.seatsPerPlayer > 1) // neither costs nor gains
        parts.emplace_back(0, Words::tr("up to %n hands", "", rules.table.seatsPerPlayer));
    if (rules.surrender.when != SurrenderWhen::None)
        say(Trait::Surrender, isGivenUp(rules) ? Words::tr("hands can be given up") : Words::tr("surrender"));
    std::ranges::stable_sort(parts, std::ranges::greater(), &std::pair<double, QString>::first);
    QStringList line;
    for (const auto& [cost, words] : parts)
        line << words;
    if (!rules.sideBets.empty()) {
        QStringList names;
        for (const SideBet& bet : rules.sideBets)
            names << sideBetName(bet);
        line << names.join(QStringLiteral(", "));
    }
    return line.join(QStringLiteral(" · "));
}

} // namespace openshoe::models
