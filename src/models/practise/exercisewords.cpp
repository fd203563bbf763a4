// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/practise/exercisewords.h"

#include "models/practise/practisewords.h"
#include "models/words/amounts.h"
#include "models/words/handwords.h"

#include <QCoreApplication>

#include <cmath>

namespace openshoe::models {

using counting::halvesPerPoint;
using counting::quartersADeck;
using drills::CountExercise;
using drills::Drill;
using engine::Card;

namespace {

struct ExerciseTexts {
    Q_DECLARE_TR_FUNCTIONS(CountExercise)
};

QString capital(const QString& sentence) {
    return sentence.left(1).toUpper() + sentence.mid(1);
}

QString codeOf(Card card) {
    return QString::fromStdString(card.text());
}

bool isAsked(const CountExercise& exercise) {
    return exercise.stage() == CountExercise::Stage::Asking || exercise.stage() == CountExercise::Stage::Told;
}

PlayItem askedPlay(const CountExercise& exercise) {
    return PlayItem::from(exercise.setup().playItems[exercise.asked().play.play]);
}

// As the right one is told, or as it was typed.
QString givenText(const CountExercise& exercise, double given) {
    const bool decks = exercise.setup().drill == Drill::Tray;
    if (given == std::floor(given))
        return decks && given >= 0 ? decksText(static_cast<int>(given)) : halfPointsText(static_cast<int>(given));
    return decks ? decimalText(given / quartersADeck, 2) : formats::netDecimalText(given / halvesPerPoint, 2);
}

QString bestText(const CountExercise& exercise, const CountExercise::Answer& answer) {
    if (exercise.setup().drill == Drill::Tray)
        return decksText(answer.best);
    return answer.side ? numberText(answer.best / halvesPerPoint) : halfPointsText(answer.best);
}

// Cards and their tags; not of so many that nobody would read them.
QString goneByText(const CountExercise& exercise) {
    constexpr std::size_t most = 16;
    if (exercise.setup().drill == Drill::Deck || exercise.since().size() > most)
        return {};
    QStringList tags;
    for (const Card card : exercise.since())
        tags << paper::cardsText({codeOf(card)}) + QChar(QChar::Nbsp) +
                    halfPointsText(exercise.setup().system.tag(card));
    return ExerciseTexts::tr("Gone by since then: %1.").arg(tags.join(QStringLiteral(", ")));
}

QString trayReason(const CountExercise& exercise) {
    const int cards = exercise.asked().tray.cards;
    const QString there = ExerciseTexts::tr("%Ln cards lie there.", "", cards);
    const int aQuarter = exercise.setup().system.convention.cardsAQuarter();
    const int off = static_cast<int>(std::lround(exercise.last()->given * aQuarter)) - cards;
    if (off == 0)
        return there;
    return there + u' ' +
           (off > 0 ? ExerciseTexts::tr("Your answer is %Ln cards more.", "", off)
                    : ExerciseTexts::tr("Your answer is %Ln cards fewer.", "", -off));
}

QString trueCountReason(const CountExercise& exercise) {
    const auto& asked = exercise.asked().trueCount;
    const counting::Convention& convention = exercise.setup().system.convention;
    const auto left = counting::decksLeft(convention, asked.cards);
    const QString decks = left.of == 1 ? decksText(left.quarters) : decimalText(left.decks(), 2);
    const double exact = counting::exactCount(convention, asked.running, asked.cards);
    const QString sum = ExerciseTexts::tr("%1 with %2 decks left: %3", "a running count, a number, a quotient")
                            .arg(halfPointsText(asked.running), decks, formats::netDecimalText(exact, 2));
    switch (convention.rounding) {
    case counting::Rounding::Floor: return ExerciseTexts::tr("%1, rounded down.").arg(sum);
    case counting::Rounding::Truncate: return ExerciseTexts::tr("%1, rounded towards 0.").arg(sum);
    case counting::Rounding::Nearest: break;
    }
    return ExerciseTexts::tr("%1, rounded to the nearest.").arg(sum);
}

QString playReason(const CountExercise& exercise) {
    const PlayItem item = askedPlay(exercise);
    const advantage::IndexPlay& play = exercise.setup().plays[exercise.asked().play.play];
    const QString sentence = play.atOrAbove
                                 ? ExerciseTexts::tr("%1 against %2: %3 at %4 or above, otherwise %5.",
                                                     "a hand, the dealer's card, a play, a count, another play")
                                 : ExerciseTexts::tr("%1 against %2: %3 at %4 or below, otherwise %5.",
                                                     "a hand, the dealer's card, a play, a count, another play");
    return capital(sentence.arg(item.handText(), item.upText(), item.playText(), shownCountText(play.count),
                                item.otherwiseText()));
}

} // namespace

QString itemNumberText(const CountExercise& exercise) {
    const Drill drill = exercise.setup().drill;
    if (drill == Drill::Deck)
        return ExerciseTexts::tr("%Ln cards gone by", "", exercise.seen());
    const int now = exercise.score().items + (exercise.stage() == CountExercise::Stage::Told ? 0 : 1);
    return ExerciseTexts::tr("%1 of %2").arg(numberText(now), numberText(drills::questionsOf(drill)));
}

QStringList shownHands(const CountExercise& exercise) {
    if (isAsked(exercise) && exercise.setup().drill == Drill::Plays) {
        const PlayItem item = askedPlay(exercise);
        return {item.cards().join(u' '), item.upCard()};
    }
    if (isAsked(exercise) && exercise.setup().drill == Drill::Insurance)
        return {QStringLiteral("AC")};
    QStringList hands;
    for (const auto& hand : exercise.hands()) {
        QStringList cards;
        for (const Card card : hand)
            cards << codeOf(card);
        hands << cards.join(u' ');
    }
    return hands;
}

QString spokenCardText(const CountExercise& exercise) {
    const bool spoken = exercise.setup().drill == Drill::Spoken && exercise.stage() == CountExercise::Stage::Showing;
    return spoken ? cardName(exercise.since().back()) : QString();
}

double trayHeight(const CountExercise& exercise) {
    const bool shown = isAsked(exercise) && exercise.setup().drill == Drill::Tray;
    return shown ? exercise.asked().tray.cards / static_cast<double>(exercise.setup().newShoe().cards()) : -1;
}

QString trayHeightText(const CountExercise& exercise) {
    const double height = trayHeight(exercise);
    return height < 0 ? QString()
                      : ExerciseTexts::tr("Discard tray: the pile is %1 as high as the whole shoe of %Ln decks", "",
                                          exercise.setup().decks)
                            .arg(percentText(height, 0));
}

QString questionText(const CountExercise& exercise) {
    if (!isAsked(exercise))
        return {};
    const CountExercise::Asked& asked = exercise.asked();
    switch (exercise.setup().drill) {
    case Drill::Running:
    case Drill::Deck:
    case Drill::Spoken:
        return asked.side ? ExerciseTexts::tr("Side count, %1: how many have gone by?")
                                .arg(sideCountName(exercise.setup().system, *asked.side))
                          : ExerciseTexts::tr("What is the running count?");
    case Drill::Tray: return ExerciseTexts::tr("How many decks are in the tray?");
    case Drill::TrueCount:
        return ExerciseTexts::tr("Running count %1, %Ln cards left: what is the true count?", "", asked.trueCount.cards)
            .arg(halfPointsText(asked.trueCount.running));
    case Drill::Plays: {
        const PlayItem item = askedPlay(exercise);
        return capital(
            ExerciseTexts::tr("%1 against %2, the count is %3. What do you do?", "a hand, the dealer's card, a count")
                .arg(item.handText(), item.upText(), shownCountText(asked.play.count)));
    }
    case Drill::Insurance:
        return ExerciseTexts::tr("The dealer shows an ace, the count is %1. Take insurance?")
            .arg(shownCountText(asked.insurance.count));
    }
    return {};
}

QStringList answerTexts(const CountExercise& exercise) {
    if (!isAsked(exercise))
        return {};
    if (exercise.setup().drill == Drill::Plays) {
        const PlayItem item = askedPlay(exercise);
        return {capital(item.playText()), capital(item.otherwiseText())};
    }
    if (exercise.setup().drill == Drill::Insurance)
        return {ExerciseTexts::tr("Take insurance"), ExerciseTexts::tr("No insurance")};
    return {};
}

QString verdictText(const CountExercise& exercise) {
    if (!exercise.last() || !isAsked(exercise))
        return {};
    const CountExercise::Answer& answer = *exercise.last();
    const QStringList choices = answerTexts(exercise);
    if (!choices.isEmpty()) {
        const QString& best = choices[answer.best];
        return answer.right ? ExerciseTexts::tr("Right: %1").arg(best)
                            : ExerciseTexts::tr("Not this time: %1").arg(best);
    }
    const QString best = bestText(exercise, answer);
    return answer.right ? ExerciseTexts::tr("Right: %1").arg(best)
                        : ExerciseTexts::tr("Not %1: it is %2").arg(givenText(exercise, answer.given), best);
}

QString reasonText(const CountExercise& exercise) {
    if (!exercise.last() || !isAsked(exercise))
        return {};
    switch (exercise.setup().drill) {
    case Drill::Running:
    case Drill::Deck:
    case Drill::Spoken: return goneByText(exercise);
    case Drill::Tray: return trayReason(exercise);
    case Drill::TrueCount: return trueCountReason(exercise);
    case Drill::Plays: return playReason(exercise);
    case Drill::Insurance:
        return ExerciseTexts::tr("It is worth taking from %1 on: there it wins more than it costs.")
            .arg(shownCountText(exercise.setup().insuredFrom.value_or(0)));
    }
    return {};
}

QStringList scoreTexts(Drill drill, const CountExercise::Score& score) {
    if (score.items == 0)
        return {};
    constexpr double oneSecond = 1000;
    QStringList lines{ExerciseTexts::tr("%1 of %2 right: %3")
                          .arg(numberText(score.right), numberText(score.items),
                               percentText(static_cast<double>(score.right) / score.items, 0))};
    const double seconds = static_cast<double>(score.spent) / oneSecond;
    if (score.cards == 0)
        return lines << ExerciseTexts::tr("Time for an answer: %1").arg(secondsText(seconds / score.items));
    const double aCard = seconds / score.cards;
    lines << ExerciseTexts::tr("Time for a card: %1").arg(secondsText(aCard));
    if (drill != Drill::Spoken)
        lines << ExerciseTexts::tr("A deck at this pace: %1; the mark of the trade is %2")
                     .arg(secondsText(aCard * engine::cardsPerDeck), secondsText(drills::Pace::secondsADeck));
    return lines;
}

} // namespace openshoe::models
