// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "engine/names.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace openshoe::models {

// Values that models and QML distinguish, each enumeration in a namespace of its own: in QML `ResultKind.Win`. Models
// hand them out as numbers, since QML in Qt 6.4 has no types for them.

/// How a hand, a stake or a whole round ended for the person; None before the end.
namespace ResultKind {
Q_NAMESPACE
QML_ELEMENT
enum Value { None, Blackjack, Win, Push, Lose, Bust, Surrender, EvenMoney, Returned };
Q_ENUM_NS(Value)
} // namespace ResultKind

/// The result to search for; nothing for None.
[[nodiscard]] std::optional<engine::PlayResult> playResultOf(int resultKind);
/// The result as shown: a side bet that won is a win.
[[nodiscard]] ResultKind::Value resultKindOf(engine::PlayResult result);
/// For a whole round: win, lose or push, by the sign of its net.
[[nodiscard]] ResultKind::Value resultKindOf(base::Money net);

/// What a stake is for.
namespace StakeOn {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    Any = -1, ///< any of them, in a search
    Main,
    Behind,
    Insurance,
    Side,
};
Q_ENUM_NS(Value)
} // namespace StakeOn

[[nodiscard]] StakeOn::Value stakeOnOf(engine::StakeKind kind);
/// Nothing for Any.
[[nodiscard]] std::optional<engine::StakeKind> stakeKindOf(int stakeOn);

} // namespace openshoe::models
