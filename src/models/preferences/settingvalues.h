// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

// What the settings distinguish; numbers for QML, as the vocabulary's.

/// The window's colours.
namespace ColourScheme {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    System, ///< as the desktop's
    Light,
    Dark
};
Q_ENUM_NS(Value)
} // namespace ColourScheme

/// How fast cards are dealt, in the session's order.
namespace DealingSpeed {
Q_NAMESPACE
QML_ELEMENT
enum Value { Off, Fast, Normal, Slow };
Q_ENUM_NS(Value)
} // namespace DealingSpeed

/// When the coach speaks.
namespace CoachMode {
Q_NAMESPACE
QML_ELEMENT
enum Value { Off, OnRequest, Always };
Q_ENUM_NS(Value)
} // namespace CoachMode

/// When the table asks for the person's own count.
namespace CountAsking {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    Off,
    NowAndThen, ///< and at the shuffle
    EveryRound
};
Q_ENUM_NS(Value)
} // namespace CountAsking

/// What stands between the cells of a spreadsheet's line.
namespace CellSeparator {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    System, ///< a semicolon where the decimal sign is a comma
    Comma,
    Semicolon,
    Tab
};
Q_ENUM_NS(Value)
} // namespace CellSeparator

/// The decimal sign of a spreadsheet's amounts.
namespace DecimalSign {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    System, ///< as this computer writes numbers
    Point,
    Comma
};
Q_ENUM_NS(Value)
} // namespace DecimalSign

/// How long a clock runs; any other value is a number of seconds.
namespace ClockTime {
Q_NAMESPACE
QML_ELEMENT
enum Value { OfTheGame = -1, Off = 0 };
Q_ENUM_NS(Value)
} // namespace ClockTime

} // namespace openshoe::models
