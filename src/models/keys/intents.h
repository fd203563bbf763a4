// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/names.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace openshoe::models {

// Values that models and QML distinguish, each enumeration in a namespace of its own: in QML `Intent.Hit`. Models hand
// them out as numbers, since QML in Qt 6.4 has no types for them.

/// The pages of the window.
namespace Page {
Q_NAMESPACE
QML_ELEMENT
enum Value { Lobby, Table, Rules, Strategy, Rundown, Record, Statistics, Mistakes, Fairness, Settings };
Q_ENUM_NS(Value)
} // namespace Page

/// What a person wants done, by key or button. It begins with the answers to a question at the table, in the engine's
/// order.
namespace Intent {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    None,
    Hit,
    Stand,
    Double, ///< while stakes are drafted: doubles all of them
    Split,
    Surrender,
    Insurance,
    EvenMoney,
    Decline,
    FollowDouble,
    FollowSplit,
    Follow, ///< whichever of the two is asked
    No,     ///< declines; after the round: changes the bets
    Coach,
    Deal,
    Repeat,
    Undo,
    Clear,
    Spot1, ///< goes to the spot with that number
    Spot2,
    Spot3,
    Spot4,
    Spot5,
    Spot6,
    Spot7,
    Places,   ///< goes to the next place for a stake
    AddChip,  ///< to the current place
    TakeChip, ///< from the current place
    Amount,   ///< types a stake for the current place
    StakeLeast,
    StakeMost,
    StakeHalf,
    StakeTwice,
    LargerChip,
    SmallerChip,
    Rules,
    Rundown,
    Mute,
    Help,
    FullScreen,
    Back,
    NextControl,
    Quit,
    Settings,
    UndoChange, ///< in the rules being edited
    Redo,
    Save,
    Find,
    Further,   ///< scrolls on by about a page
    Nearer,    ///< scrolls back by as much
    Rows,      ///< goes from row to row in a list
    RowMenu,   ///< what can be done with the current row
    ChangeKey, ///< of the current row in the list of keys
    PlayGame,  ///< the current one in the list of games
    RenameGame,
    DeleteGame,
    RaiseGame, ///< up by one place
    LowerGame,
    ReplayPlay, ///< or pauses
    ReplayBack, ///< by one moment
    ReplayForward,
    ReplayStart,
    ReplayEnd,
    ReplayFaster,
    ReplaySlower,
    ReplayVerify,
    ReplayElsewhere, ///< its cards in other games
    OpenRound,       ///< opens or closes the current one in the Rundown
    ReplayRound,
    Review,   ///< the last round played
    Pause,    ///< pauses the table, or resumes it
    EachHand, ///< a question for all hands is answered hand by hand
    Search,   ///< goes to the page's search field
};
Q_ENUM_NS(Value)
} // namespace Intent

/// Where a key applies. A key goes to the focused item first, then to whatever contains it.
namespace KeyPlace {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    Anywhere = 1,
    Table = 2,
    Replay = 4,
    Rounds = 8,   ///< a row of the Rundown
    Games = 16,   ///< a row of the list of games
    KeyRows = 32, ///< a row of the list of keys
    Editor = 64,  ///< where rules are edited
    Pages = 128,  ///< a page, whatever has the focus on it
};
Q_ENUM_NS(Value)
} // namespace KeyPlace

[[nodiscard]] Intent::Value intentOf(engine::Action action);
/// The answer the intent gives; nothing if it isn't one.
[[nodiscard]] std::optional<engine::Action> actionOf(int intent);

} // namespace openshoe::models
