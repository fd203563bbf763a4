// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/names.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace openshoe::models {

// Values that models and QML distinguish, each enumeration in a namespace of its own: in QML `BannerKind.Result`.
// Models hand them out as numbers, since QML in Qt 6.4 has no types for them.

/// What to do with a stake without typing an amount.
namespace StakeChange {
Q_NAMESPACE
QML_ELEMENT
enum Value { Least, Half, Twice, Most, AddChip, TakeChip };
Q_ENUM_NS(Value)
} // namespace StakeChange

/// What the line in the middle of the felt is about.
namespace BannerKind {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    None,
    Hint,      ///< the class of the hidden card
    Peek,      ///< the dealer has peeked and has no blackjack
    Golden,    ///< a golden rule
    Blackjack, ///< the dealer's
    Result,    ///< the round is returned
    Shuffle,   ///< a new shoe
};
Q_ENUM_NS(Value)
} // namespace BannerKind

/// What a moment in a replay is to the person.
namespace MomentKind {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    Event,
    Decision, ///< the person's own
    Result,   ///< the round's end
};
Q_ENUM_NS(Value)
} // namespace MomentKind

/// The class of the dealer's hidden card, if the game reveals it.
namespace HoleHint {
Q_NAMESPACE
QML_ELEMENT
enum Value { None, Small, Medium, Large };
Q_ENUM_NS(Value)
} // namespace HoleHint

[[nodiscard]] HoleHint::Value holeHintOf(std::optional<engine::HoleClass> hint);

/// How many other people are wanted at a table, in the session's order.
namespace CompanySize {
Q_NAMESPACE
QML_ELEMENT
enum Value { Nobody, Few, Full };
Q_ENUM_NS(Value)
} // namespace CompanySize

/// How long they take to decide, in the session's order.
namespace CompanyPace {
Q_NAMESPACE
QML_ELEMENT
enum Value { Quick, Usual, Leisurely };
Q_ENUM_NS(Value)
} // namespace CompanyPace

/// What verifying a shoe found.
namespace ShoeVerdict {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    Unknown,
    Verified,
    Failed,
    InUse,      ///< not finished: its seed isn't revealed yet
    Unreadable, ///< what was dealt from it can't be read
};
Q_ENUM_NS(Value)
} // namespace ShoeVerdict

} // namespace openshoe::models
