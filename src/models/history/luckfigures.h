// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/worth/luck.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

/// The net of one or more rounds split into its parts: luck, plus what the decisions made were worth, which is best
/// play less mistakes. Signed amounts in one currency; they add up.
struct LuckFigures {
    Q_GADGET
    QML_VALUE_TYPE(luckFigures)
    /// Whether anything has been priced.
    Q_PROPERTY(bool known MEMBER known)
    /// "+340"
    Q_PROPERTY(QString net MEMBER net)
    /// What the hands and the side bets were worth before the first card, with best play.
    Q_PROPERTY(QString hands MEMBER hands)
    Q_PROPERTY(QString sideBets MEMBER sideBets)
    /// What the mistakes cost: "−12.50".
    Q_PROPERTY(QString mistakes MEMBER mistakes)
    Q_PROPERTY(QString luck MEMBER luck)
    /// The expected spread: "±230".
    Q_PROPERTY(QString spread MEMBER spread)
    /// "Better than 71 of 100 such stretches", or why that can't be said.
    Q_PROPERTY(QString rarity MEMBER rarity)
    /// All of the above in one sentence.
    Q_PROPERTY(QString sentence MEMBER sentence)
    /// 1 if luck was on the player's side, −1 if it was against the player, 0 if neither.
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

/// For this many priced rounds; with none, nothing is known.
[[nodiscard]] LuckFigures luckFigures(const session::Luck& luck, std::int64_t rounds);
/// One round's luck compared with the spread of its stakes.
[[nodiscard]] QString roundLuckText(const session::Luck& luck);
/// "Better than 71 of 100 such stretches", "Worse than 60 of 100 such stretches". `better` is the share of stretches
/// that were less lucky.
[[nodiscard]] QString rarityText(double better);
/// A standard deviation in minor units: "±230".
[[nodiscard]] QString spreadText(double deviation);

} // namespace openshoe::models
