// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "engine/names.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace openshoe::models {

// What models and QML tell apart, as enumerations of one namespace each: in QML `ResultKind.Win`. Models give their
// values as numbers, since QML of Qt 6.4 has no types for them.

/// How a hand, a stake or a whole round ended for the person; None before that.
namespace ResultKind {
Q_NAMESPACE
QML_ELEMENT
enum Value { None, Blackjack, Win, Push, Lose, Bust, Surrender, EvenMoney, Returned };
Q_ENUM_NS(Value)
} // namespace ResultKind

/// A result as it is shown: a won side bet is a win.
[[nodiscard]] ResultKind::Value resultKindOf(engine::PlayResult result);
/// A whole round's: win, lose or push, by the sign of what it came to.
[[nodiscard]] ResultKind::Value resultKindOf(base::Money net);

/// What the line in the middle of the felt is about.
namespace BannerKind {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    None,
    Hint,      ///< the class of the hidden card
    Peek,      ///< the dealer has looked for a blackjack in vain
    Golden,    ///< a golden rule
    Blackjack, ///< the dealer's
    SideBet,   ///< one that has won
    Result,    ///< the round is returned
    Shuffle,   ///< a new shoe
};
Q_ENUM_NS(Value)
} // namespace BannerKind

/// What a stake is for.
namespace StakeOn {
Q_NAMESPACE
QML_ELEMENT
enum Value { Main, Behind, Insurance, Side };
Q_ENUM_NS(Value)
} // namespace StakeOn

[[nodiscard]] StakeOn::Value stakeOnOf(engine::StakeKind kind);

/// The class of the dealer's hidden card, where the game tells it.
namespace HoleHint {
Q_NAMESPACE
QML_ELEMENT
enum Value { None, Small, Medium, Large };
Q_ENUM_NS(Value)
} // namespace HoleHint

[[nodiscard]] HoleHint::Value holeHintOf(std::optional<engine::HoleClass> hint);

} // namespace openshoe::models
