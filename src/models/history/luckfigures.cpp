// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/luckfigures.h"

#include "models/words/amounts.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace openshoe::models {

using base::Money;

namespace {

struct LuckWords {
    Q_DECLARE_TR_FUNCTIONS(LuckWords)
};

} // namespace

QString rarityText(double better) {
    const bool good = better >= 0.5;
    // Nobody is better than all: some stretches are always luckier.
    const auto hundredth = static_cast<int>(std::lround(100 * (good ? better : 1 - better)));
    const QString number = numberText(std::min(hundredth, 99));
    return good ? LuckWords::tr("Better than %1 of 100 such stretches", "luck").arg(number)
                : LuckWords::tr("Worse than %1 of 100 such stretches", "luck").arg(number);
}

QString spreadText(double deviation) {
    return LuckWords::tr("±%1", "a standard deviation").arg(amountText(Money::minor(std::llround(deviation))));
}

QString roundLuckText(const session::Luck& luck) {
    const QString spread = spreadText(luck.deviation);
    const double size = std::abs(static_cast<double>(luck.luck.minorUnits()));
    if (size <= luck.deviation)
        return LuckWords::tr("Stakes like these vary by %1: the luck was within that.").arg(spread);
    return size <= 2 * luck.deviation
               ? LuckWords::tr("Stakes like these vary by %1: the luck was up to twice that.").arg(spread)
               : LuckWords::tr("Stakes like these vary by %1: the luck was more than twice that.").arg(spread);
}

LuckFigures luckFigures(const session::Luck& luck, std::int64_t rounds) {
    LuckFigures figures{.known = rounds > 0,
                        .net = netText(luck.net),
                        .hands = netText(luck.hands),
                        .sideBets = netText(luck.sideBets),
                        .mistakes = netText(luck.mistakes.times(-1)),
                        .luck = netText(luck.luck),
                        .spread = spreadText(luck.deviation),
                        .side = luck.luck.isZero()       ? 0
                                : luck.luck.isPositive() ? 1
                                                         : -1};
    if (luck.better)
        figures.rarity = rarityText(*luck.better);
    else if (rounds < session::fewestToCompare)
        figures.rarity =
            LuckWords::tr("After %1 rounds, this shows how rare such luck is.").arg(session::fewestToCompare);
    figures.sentence = LuckWords::tr("Net %1: luck %2, hands played best %3, side bets %4, mistakes %5.")
                           .arg(figures.net, figures.luck, figures.hands, figures.sideBets, figures.mistakes);
    return figures;
}

} // namespace openshoe::models

#include "moc_luckfigures.cpp"
