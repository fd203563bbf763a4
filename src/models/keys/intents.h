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
enum Value { Lobby, Table, Rules, Strategy, Rundown, Record, Statistics, Mistakes, Counting, Fairness, Settings };
Q_ENUM_NS(Value)
} // namespace Page

// What a person wants done, by key or button: one enumeration for each place where it is done. Their values follow each
// other, so that a number is enough to tell them apart (KeyMap.hints, KeyMap.find()).

/// At the table. It begins with the answers to a question, in the engine's order.
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
    Follow,   ///< whichever of the two is asked
    No,       ///< declines; after the round: changes the bets
    EachHand, ///< a question for all hands is answered hand by hand
    Coach,
    Deal,
    Review, ///< the last round played
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
    Pause, ///< pauses the table, or resumes it
    Rundown,
    Mute,
    Guide, ///< explains a hand while it is played; goes on to its next step
    Count, ///< says what the count is, when the table asks
};
Q_ENUM_NS(Value)
} // namespace Intent

/// In a replay.
namespace ReplayIntent {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    Play = Intent::Count + 1, ///< or pauses
    Back,                    ///< by one moment
    Forward,
    Start,
    End,
    Faster,
    Slower,
    Verify,
    Elsewhere, ///< its cards in other games
};
Q_ENUM_NS(Value)
} // namespace ReplayIntent

/// In a list, with the current row: a round, a game, a key.
namespace RowIntent {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    Rows = ReplayIntent::Elsewhere + 1, ///< goes from row to row
    RowMenu,                            ///< what can be done with it
    OpenRound,                          ///< opens or closes it
    ReplayRound,
    PlayGame,
    RenameGame,
    DeleteGame,
    RaiseGame, ///< up by one place
    LowerGame,
    ChangeKey,
};
Q_ENUM_NS(Value)
} // namespace RowIntent

/// In the rules being edited.
namespace EditorIntent {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    Undo = RowIntent::ChangeKey + 1,
    Redo,
    Save,
    Find,
    Further, ///< scrolls on by about a page
    Nearer,  ///< scrolls back by as much
};
Q_ENUM_NS(Value)
} // namespace EditorIntent

/// Anywhere in the window.
namespace WindowIntent {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    Help = EditorIntent::Nearer + 1,
    FullScreen,
    Back,
    NextControl,
    Quit,
    Settings,
    Search, ///< goes to the page's search field
};
Q_ENUM_NS(Value)
} // namespace WindowIntent

/// How many there are.
inline constexpr int intentCount = WindowIntent::Search + 1;

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
