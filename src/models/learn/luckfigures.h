// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/luck.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

/// What rounds, or one round, came to, told apart: the net is luck and what the play made was worth, and that is best
/// play less mistakes. Amounts with their sign, in one currency; they add up.
struct LuckFigures {
    Q_GADGET
    QML_VALUE_TYPE(luckFigures)
    /// There is something priced to tell of.
    Q_PROPERTY(bool known MEMBER known)
    /// "+340"
    Q_PROPERTY(QString net MEMBER net)
    /// What hands and side bets were worth before the first card, played best.
    Q_PROPERTY(QString hands MEMBER hands)
    Q_PROPERTY(QString sideBets MEMBER sideBets)
    /// What the mistakes cost: "−12.50".
    Q_PROPERTY(QString mistakes MEMBER mistakes)
    Q_PROPERTY(QString luck MEMBER luck)
    /// The spread that was to be expected: "±230".
    Q_PROPERTY(QString spread MEMBER spread)
    /// "Better than 71 of 100 such stretches"; why it can't be said where it can't.
    Q_PROPERTY(QString rarity MEMBER rarity)
    /// All of it in a sentence.
    Q_PROPERTY(QString sentence MEMBER sentence)
    /// Luck was on the player's side: 1, against him: −1, or neither.
    Q_PROPERTY(int side MEMBER side)

public:
    bool known = false;
    QString net;
    QString hands;
    QString sideBets;
    QString mistakes;
    QString luck;
    QString spread;
    QString rarity;
    QString sentence;
    int side = 0;
    friend bool operator==(const LuckFigures&, const LuckFigures&) = default;
};

/// Of so many priced rounds; none: nothing is known.
[[nodiscard]] LuckFigures luckFigures(const session::Luck& luck, std::int64_t rounds);
/// How much one round's luck is against the spread of its stakes.
[[nodiscard]] QString roundLuckText(const session::Luck& luck);
/// "better than 71 of 100", "worse than 60 of 100"; by `better`, the part that was less lucky.
[[nodiscard]] QString rarityText(double better);
/// A standard deviation in minor units: "±230".
[[nodiscard]] QString spreadText(double deviation);

} // namespace openshoe::models
