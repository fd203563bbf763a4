// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/reviewwords.h"

#include "base/worth.h"
#include "models/strategy/chartwords.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/handwords.h"

#include <QCoreApplication>

#include <cmath>

namespace openshoe::models {

using namespace engine;
using session::Exercise;

namespace {

struct Review {
    Q_DECLARE_TR_FUNCTIONS(Review)
};

QString part(double of) {
    return percentText(of, 1);
}

std::optional<analysis::Chances> chancesOf(const Exercise& exercise, Action answer) {
    const auto play = analysis::playOf(answer);
    return play && exercise.outcomes ? exercise.outcomes->of(*play) : std::nullopt;
}

// The first half of the sentence: what the answer comes to.
QString fateText(const Exercise& exercise, Action answer) {
    const QString worth = part(exercise.worth(answer).value_or(0));
    const auto chances = chancesOf(exercise, answer);
    const QString total =
        exercise.seen.decision ? totalText(handValue(exercise.seen.decision->hand), Reading::Final) : QString();
    const QString loses = chances ? part(chances->loss) : QString();
    switch (answer) {
    case Action::Hit:
        if (chances)
            return Review::tr("Hitting on %1 loses %2 of the time here").arg(total, loses);
        return Review::tr("Hitting is worth %1 of the stake here").arg(worth);
    case Action::Stand:
        if (chances)
            return Review::tr("Standing on %1 loses %2 of the time here").arg(total, loses);
        return Review::tr("Standing is worth %1 of the stake here").arg(worth);
    case Action::Double:
        if (chances)
            return Review::tr("Doubling on %1 loses %2 of the time here").arg(total, loses);
        return Review::tr("Doubling is worth %1 of the stake here").arg(worth);
    case Action::Split: return Review::tr("Splitting is worth %1 of the stake here, all hands together").arg(worth);
    case Action::Surrender:
        // A blackjack found late may take all of it.
        return base::isEqual(exercise.worth(answer).value_or(-0.5), -0.5)
                   ? Review::tr("Giving the hand up always costs half the stake")
                   : Review::tr("Giving the hand up is worth %1 of the stake here").arg(worth);
    case Action::Insurance: return Review::tr("Insurance is worth %1 of its stake here").arg(worth);
    case Action::EvenMoney: return Review::tr("Even money pays the stake once, whatever the dealer has");
    case Action::Decline: return Review::tr("Declining is worth %1 of the stake here").arg(worth);
    case Action::FollowDouble:
    case Action::FollowSplit: return Review::tr("Following is worth %1 of the stake here").arg(worth);
    }
    return {};
}

// The second half: the other answer compared with it.
QString moreText(Action other, const QString& by) {
    switch (other) {
    case Action::Hit: return Review::tr("hitting is worth %1 of the stake more").arg(by);
    case Action::Stand: return Review::tr("standing is worth %1 of the stake more").arg(by);
    case Action::Double: return Review::tr("doubling is worth %1 of the stake more").arg(by);
    case Action::Split: return Review::tr("splitting is worth %1 of the stake more").arg(by);
    case Action::Surrender: return Review::tr("giving it up is worth %1 of the stake more").arg(by);
    case Action::Insurance: return Review::tr("insurance is worth %1 of its stake more").arg(by);
    case Action::EvenMoney: return Review::tr("even money is worth %1 of the stake more").arg(by);
    case Action::Decline: return Review::tr("declining is worth %1 of the stake more").arg(by);
    case Action::FollowDouble:
    case Action::FollowSplit: return Review::tr("following is worth %1 of the stake more").arg(by);
    }
    return {};
}

QString lessText(Action other, const QString& by) {
    switch (other) {
    case Action::Hit: return Review::tr("hitting is worth %1 of the stake less").arg(by);
    case Action::Stand: return Review::tr("standing is worth %1 of the stake less").arg(by);
    case Action::Double: return Review::tr("doubling is worth %1 of the stake less").arg(by);
    case Action::Split: return Review::tr("splitting is worth %1 of the stake less").arg(by);
    case Action::Surrender: return Review::tr("giving it up is worth %1 of the stake less").arg(by);
    case Action::Insurance: return Review::tr("insurance is worth %1 of its stake less").arg(by);
    case Action::EvenMoney: return Review::tr("even money is worth %1 of the stake less").arg(by);
    case Action::Decline: return Review::tr("declining is worth %1 of the stake less").arg(by);
    case Action::FollowDouble:
    case Action::FollowSplit: return Review::tr("following is worth %1 of the stake less").arg(by);
    }
    return {};
}

// The best of the other answers.
std::optional<Action> nextTo(const Exercise& exercise, Action answer) {
    std::optional<Action> next;
    for (int i = 0; i < actionCount; ++i) {
        const auto action = static_cast<Action>(i);
        const auto worth = exercise.worth(action);
        if (action != answer && worth && (!next || *worth > *exercise.worth(*next)))
            next = action;
    }
    return next;
}

base::Money rounded(double minorUnits) {
    return base::Money::minor(static_cast<std::int64_t>(std::llround(minorUnits)));
}

} // namespace

QString reasonText(const Exercise& exercise, Action answer) {
    const auto other = nextTo(exercise, answer);
    const QString first = fateText(exercise, answer);
    if (!other)
        return Review::tr("%1.", "a sentence").arg(first);
    const double more = base::evened(*exercise.worth(*other) - exercise.worth(answer).value_or(0));
    if (more == 0)
        return Review::tr("%1; “%2” is worth the same.", "two halves of a sentence, the second about an answer")
            .arg(first, actionCaption(exercise.round->rules, *other));
    const QString by = part(std::abs(more));
    return Review::tr("%1; %2.", "two halves of a sentence")
        .arg(first, more > 0 ? moreText(*other, by) : lessText(*other, by));
}

QString figuresText(const Exercise& exercise, Action answer) {
    const QString worth = worthText(exercise.worth(answer).value_or(0));
    const QString caption = actionCaption(exercise.round->rules, answer);
    if (const auto chances = chancesOf(exercise, answer))
        return Review::tr("%1 %2: wins %3, pushes %4, loses %5")
            .arg(caption, worth, part(chances->win), part(chances->push), part(chances->loss));
    // The split hands meet the same dealer: how often they win, push and lose together isn't calculated, only their
    // worth.
    if (answer == Action::Split)
        return Review::tr("%1 %2: all hands together, each wins or loses by itself").arg(caption, worth);
    return QStringLiteral("%1 %2").arg(caption, worth);
}

QString priceText(const Exercise& exercise, Action answer) {
    const double worth = exercise.worth(answer).value_or(0);
    const auto* opened = std::get_if<RoundOpened>(&exercise.round->events.front());
    const base::Money amount = rounded(worth * static_cast<double>(exercise.price.stake.minorUnits()));
    return Review::tr("%1 stakes, %2", "a number, an amount")
        .arg(worthText(worth), netMoneyText(amount, opened ? opened->currency : std::string()));
}

QString whatIfText(const Exercise& exercise, Action tried, const base::Result<session::Ending>& ending,
                   const QString& currency) {
    const std::string code = currency.toStdString();
    const QString caption = actionCaption(exercise.round->rules, tried);
    const QString average = worthText(exercise.worth(tried).value_or(0));
    if (ending && tried == exercise.seen.answer)
        return Review::tr("%1 was your answer, and the round came to %2; on average that answer is worth %3 of the "
                          "stake.")
            .arg(caption, netMoneyText(ending->net, code), average);
    if (ending && !exercise.seen.answer)
        return Review::tr("What if: %1. On these cards the hand would come to %2; on average the answer is worth %3 of "
                          "the stake.")
            .arg(caption, netMoneyText(ending->net, code), average);
    if (!ending)
        return Review::tr(
                   "What if: %1. On average %2 of the stake; how it would have ended is shown when this shoe ends.")
            .arg(caption, average);
    return Review::tr("What if: %1. It didn't happen. On these cards the round would have come to %2 instead of %3; on "
                      "average the answer is worth %4 of the stake.")
        .arg(caption, netMoneyText(ending->net, code), netMoneyText(session::endingPlayed(exercise).net, code),
             average);
}

QString summaryText(const storage::RoundPrice& price, base::Money net) {
    const double luck = static_cast<double>(net.minorUnits()) - (price.atStart() - price.cost);
    QString told = Review::tr("When it was played, the decisions cost %1 in all; %2 was luck.")
                       .arg(amountText(rounded(price.cost)), netText(rounded(luck)));
    if (!price.sideBets.empty())
        told = Review::tr("%1 The side bets were worth %2 before the first card.")
                   .arg(told, netText(rounded(price.sideAtStart)));
    return told;
}

} // namespace openshoe::models
