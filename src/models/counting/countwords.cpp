// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/counting/countwords.h"

#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/handwords.h"
#include "models/words/terms.h"

#include <QCoreApplication>

#include <cmath>

namespace openshoe::models {

using counting::Estimate;
using Kind = analysis::Switch::Kind;

namespace {

struct CountWords {
    Q_DECLARE_TR_FUNCTIONS(CountWords)
};

// Money beyond this is told in whole units, and beyond the other it is only a large number.
constexpr double wholeFrom = 1000;
constexpr double mostMoney = 9e15;

base::Money rounded(double money) {
    const double held = std::clamp(money, -mostMoney, mostMoney);
    return base::Money::minor(
        static_cast<std::int64_t>(std::abs(held) < wholeFrom ? std::llround(held * 100) : 100 * std::llround(held)));
}

QString capital(const QString& word) {
    return word.isEmpty() ? word : word[0].toUpper() + word.mid(1);
}

bool isPair(Kind kind) {
    return kind == Kind::StandPair || kind == Kind::DoublePair || kind == Kind::Split || kind == Kind::SurrenderPair ||
           kind == Kind::EarlySurrenderPair;
}

} // namespace

QString conventionText(const counting::CountSystem& system) {
    const auto& convention = system.convention;
    if (!convention.divides())
        return CountWords::tr("The running count decides, from %1 for a new shoe of one deck.")
            .arg(tagText(system.startFor(1) / static_cast<double>(counting::halvesPerPoint)));
    const QString per = convention.quarterDecks == 4
                            ? CountWords::tr("The running count is divided by the decks left.")
                            : CountWords::tr("The running count is divided by the decks left and multiplied by %1.")
                                  .arg(QLocale().toString(convention.quarterDecks / 4.0));
    const QString judged = convention.decks == Estimate::Exact ? CountWords::tr("They are known exactly.")
                           : convention.decks == Estimate::QuarterDeck
                               ? CountWords::tr("They are judged to quarter decks.")
                           : convention.decks == Estimate::HalfDeck ? CountWords::tr("They are judged to half decks.")
                                                                    : CountWords::tr("They are judged to whole decks.");
    const QString whole = convention.rounding == counting::Rounding::Floor
                              ? CountWords::tr("The result is rounded down.")
                          : convention.rounding == counting::Rounding::Truncate
                              ? CountWords::tr("The result is rounded towards 0.")
                              : CountWords::tr("The result is rounded to the nearest whole number.");
    return per + ' ' + judged + ' ' + whole;
}

QString countText(int count) {
    return netDecimalText(count, 0);
}

QString oftenText(double chance) {
    if (chance > 0.995)
        return CountWords::tr("almost always", "how often");
    if (chance < 0.0005)
        return CountWords::tr("almost never", "how often");
    if (chance < 0.005)
        return CountWords::tr("%n times in 1,000", "how often", static_cast<int>(std::lround(chance * 1000)));
    if (chance < 0.095 || chance > 0.905)
        return CountWords::tr("%n times in 100", "how often", static_cast<int>(std::lround(chance * 100)));
    return CountWords::tr("%n times in 10", "how often", static_cast<int>(std::lround(chance * 10)));
}

QString chanceText(double chance) {
    constexpr double nothing = 5e-6; // of the finest shown
    if (chance < nothing || chance > 1 - nothing)
        return percentText(std::round(chance), 0);
    return percentText(chance, chance < 0.001 ? 3 : chance < 0.1 ? 2 : 1);
}

QString netOf(double money, const std::string& currency) {
    return netMoneyText(rounded(money), currency);
}

QString sizeOf(double money, const std::string& currency) {
    return moneyText(rounded(std::abs(money)), currency);
}

QString dealtText(int decks, double penetration) {
    const double dealt = std::round(decks * penetration * 100) / 100;
    return CountWords::tr("%1 of %2 decks (%3)", "how many are dealt, of how many, as a percentage")
        .arg(QLocale().toString(dealt), numberText(decks), percentText(penetration, 0));
}

QString pointText(std::size_t point) {
    return point == analysis::ace ? QStringLiteral("A") : QString::number(point + 1);
}

QString rankHead(std::size_t rank) {
    static const QStringList faces{QStringLiteral("J"), QStringLiteral("Q"), QStringLiteral("K")};
    return rank < 10 ? pointText(rank) : faces.value(static_cast<qsizetype>(rank) - 10);
}

QString tagText(double tag) {
    return netDecimalText(tag, tag == std::round(tag) ? 0 : 1);
}

PlayWords playWords(const advantage::Survey& survey, const analysis::Switch& which) {
    const auto& views = survey.views;
    const auto view = static_cast<std::size_t>(which.view);
    const bool ofSight = analysis::isOfSight(which.kind);
    const int up = ofSight ? views.sights[view].up : views.first(which.view).up;
    const auto hint = ofSight ? views.sights[view].hint : views.first(which.view).hint;
    QString upText = pointText(static_cast<std::size_t>(up));
    if (!ofSight && views.first(which.view).open) {
        const analysis::OpenTotal open = analysis::openTotal(views.first(which.view));
        upText = spokenTotal({open.total, open.soft});
    }
    constexpr int softFrom = 22; // hard totals come first
    PlayWords words;
    if (isPair(which.kind)) {
        const QString card = pointText(static_cast<std::size_t>(which.place));
        words.hand = CountWords::tr("%1 %1 against %2", "a pair, the up card").arg(card, upText);
    } else if (which.kind == Kind::Insurance || which.kind == Kind::EvenMoney) {
        words.hand = CountWords::tr("%1 against %2", "a hand, the up card")
                         .arg(which.kind == Kind::Insurance ? Terms::tr("Insurance") : Terms::tr("Even money"), upText);
    } else {
        words.hand =
            CountWords::tr("%1 against %2", "a hand, the up card")
                .arg(which.place < softFrom ? numberText(which.place)
                                            : QStringLiteral("A ") + QString::number(which.place - softFrom - 11),
                     upText);
    }
    if (hint)
        words.hand = CountWords::tr("%1, %2", "a hand against a card, what is known of the hidden card")
                         .arg(words.hand, hintText(*hint));
    switch (which.kind) {
    case Kind::Stand:
    case Kind::StandPair:
        words.play = capital(Terms::tr("stand"));
        words.otherwise = Terms::tr("hit");
        break;
    case Kind::Double:
    case Kind::DoublePair:
        words.play = capital(Terms::tr("double"));
        words.otherwise = CountWords::tr("don't double");
        break;
    case Kind::Split:
        words.play = capital(Terms::tr("split"));
        words.otherwise = CountWords::tr("don't split");
        break;
    case Kind::Surrender:
    case Kind::SurrenderPair:
    case Kind::EarlySurrender:
    case Kind::EarlySurrenderPair:
        words.play = actionCaption(survey.rules, engine::Action::Surrender);
        words.otherwise = CountWords::tr("play on");
        break;
    case Kind::Insurance:
    case Kind::EvenMoney:
        words.play = CountWords::tr("Take it");
        words.otherwise = CountWords::tr("decline");
        break;
    }
    return words;
}

QString figureName(Figure figure) {
    switch (figure) {
    case Figure::PerHundred: return CountWords::tr("Win of 100 rounds");
    case Figure::PerHour: return CountWords::tr("Win of an hour");
    case Figure::Deviation: return CountWords::tr("Swing of an hour");
    case Figure::Ruin: return CountWords::tr("Risk of ruin");
    case Figure::TripRuin: return CountWords::tr("Ruin in this time");
    case Figure::NZero: return CountWords::tr("N0", "a figure's usual name");
    case Figure::Desirability: return CountWords::tr("DI", "a figure's usual name");
    case Figure::Score: return CountWords::tr("SCORE", "a figure's usual name");
    case Figure::Kelly: return CountWords::tr("Share of Kelly");
    case Figure::DoubleBeforeHalf: return CountWords::tr("Doubles before it halves");
    case Figure::AverageStake: return CountWords::tr("Average stake");
    case Figure::StandardError: return CountWords::tr("Standard error");
    case Figure::Played: return CountWords::tr("Rounds played");
    }
    return {};
}

QString figureMeaning(Figure figure) {
    switch (figure) {
    case Figure::PerHundred:
        return CountWords::tr("What 100 rounds at the table win on average, those without a stake included.");
    case Figure::PerHour: return CountWords::tr("The same for an hour at your pace.");
    case Figure::Deviation:
        return CountWords::tr(
            "The standard deviation of an hour: two hours in three end within this of their average.");
    case Figure::Ruin:
        return CountWords::tr("The chance of ever losing the whole bankroll if you play on for ever at these stakes.");
    case Figure::TripRuin:
        return CountWords::tr("The chance of losing the whole bankroll at some time within the hours above.");
    case Figure::NZero:
        return CountWords::tr("After so many rounds the average win is as large as one standard deviation. Fewer is "
                              "better.");
    case Figure::Desirability:
        return CountWords::tr("The desirability index: 1,000 times the average win of a round, divided by its standard "
                              "deviation.");
    case Figure::Score:
        return CountWords::tr("The desirability index squared: what 100 rounds would win in dollars with a bankroll of "
                              "10,000 and a risk of ruin of 13.5%.");
    case Figure::Kelly:
        return CountWords::tr("How your stakes compare to Kelly's, which make a bankroll grow fastest. More than 100% "
                              "risks more and grows less.");
    case Figure::DoubleBeforeHalf:
        return CountWords::tr(
            "The chance that the bankroll doubles before it halves, if the stakes always follow it in "
            "the same proportion.");
    case Figure::AverageStake:
        return CountWords::tr("The average first stake of a round at the table, those without a stake included.");
    case Figure::StandardError:
        return CountWords::tr("How far the win of 100 rounds above may be off, because it is from simulated rounds.");
    case Figure::Played: return CountWords::tr("The share of the rounds at the table in which you have a stake.");
    }
    return {};
}

} // namespace openshoe::models
