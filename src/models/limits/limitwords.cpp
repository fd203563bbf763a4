// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/limitwords.h"

#include "models/words/amounts.h"
#include "models/words/dates.h"

#include <QCoreApplication>

namespace openshoe::models {

using storage::LimitKind;

namespace {

struct LimitWords {
    Q_DECLARE_TR_FUNCTIONS(openshoe::models::LimitWords)
};

} // namespace

QString minutesText(std::int64_t minutes) {
    constexpr std::int64_t hour = 60;
    if (minutes < hour)
        return LimitWords::tr("%1 min").arg(minutes);
    return minutes % hour == 0 ? LimitWords::tr("%1 h").arg(minutes / hour)
                               : LimitWords::tr("%1 h %2 min").arg(minutes / hour).arg(minutes % hour);
}

QString pauseText(const session::Pause& pause) {
    const QString until = momentText(pause.until);
    return pause.kind == LimitKind::Break ? LimitWords::tr("A break runs until %1.").arg(until)
                                          : LimitWords::tr("You have excluded yourself from play until %1.").arg(until);
}

QString hindranceText(const session::Hindrance& hindrance, const std::string& currency) {
    const QString until = momentText(hindrance.until);
    switch (hindrance.kind) {
    case LimitKind::Break:
    case LimitKind::Exclusion: return pauseText({.kind = hindrance.kind, .leftMs = 0, .until = hindrance.until});
    case LimitKind::Time:
        return LimitWords::tr("You have reached your time limit for today. The next day begins at %1.").arg(until);
    case LimitKind::Loss:
    case LimitKind::Stake:
    case LimitKind::Reminder: break;
    }
    const bool loss = hindrance.kind == LimitKind::Loss;
    if (hindrance.left.isPositive())
        return (loss ? LimitWords::tr("Your loss limit now allows stakes of at most %1.")
                     : LimitWords::tr("Your stake limit now allows stakes of at most %1."))
            .arg(moneyText(hindrance.left, currency));
    return (loss ? LimitWords::tr("You have reached your loss limit for today. The next day begins at %1.")
                 : LimitWords::tr("You have reached your stake limit for today. The next day begins at %1."))
        .arg(until);
}

QString limitValueText(LimitKind kind, const std::optional<std::int64_t>& value, const std::string& currency) {
    if (!value)
        return LimitWords::tr("no limit");
    return storage::isMoney(kind) ? moneyText(base::Money::minor(*value), currency) : minutesText(*value);
}

QString dayNetText(const session::PlayedDay& day) {
    QStringList nets;
    for (const auto& [currency, sum] : day.sums)
        nets << netMoneyText(sum.returned - sum.staked, currency);
    return nets.join(QStringLiteral(" · "));
}

} // namespace openshoe::models
