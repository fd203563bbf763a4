// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "engine/names.h"
#include "storage/rows/rows.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace openshoe::models {

// The values that models and QML distinguish, each enumeration in a namespace of its own: in QML `ResultKind.Win`.
// Models hand them out as numbers, since QML in Qt 6.4 has no types for them.

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

/// What to do with a stake without typing an amount.
namespace StakeChange {
Q_NAMESPACE
QML_ELEMENT
enum Value { Least, Half, Twice, Most, AddChip, TakeChip };
Q_ENUM_NS(Value)
} // namespace StakeChange

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
    SideBet,   ///< one that has won
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

/// The kinds of entries in the list of games.
namespace GameEntry {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    BuiltIn,
    Own,      ///< a file in the player's folder
    Opened,   ///< a file elsewhere, known only while the program runs
    Unusable, ///< a file that should hold a game
    Deleted,  ///< it can be restored
};
Q_ENUM_NS(Value)
} // namespace GameEntry

/// The class of the dealer's hidden card, if the game reveals it.
namespace HoleHint {
Q_NAMESPACE
QML_ELEMENT
enum Value { None, Small, Medium, Large };
Q_ENUM_NS(Value)
} // namespace HoleHint

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

/// How a rule is changed in the editor.
namespace RuleEntry {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    Switch,   ///< on or off
    Choice,   ///< one of several words
    Several,  ///< any of several words
    Listed,   ///< any of many
    Number,   ///< typed, or in steps
    Line,     ///< text
    Pay,      ///< whether an outcome pays, and what
    Stakes,   ///< the smallest and the largest stake in a currency
    SideBet,  ///< a side bet as a whole; its own entries follow
    Addition, ///< adds another, or resets to the previous state
};
Q_ENUM_NS(Value)
} // namespace RuleEntry

[[nodiscard]] HoleHint::Value holeHintOf(std::optional<engine::HoleClass> hint);

/// A block of the strategy chart.
namespace ChartSection {
Q_NAMESPACE
QML_ELEMENT
enum Value { Hard, Soft, Pairs };
Q_ENUM_NS(Value)
} // namespace ChartSection

/// How far the best play is ahead: by less than a hundredth of a stake, less than a twentieth, or more.
namespace Lead {
Q_NAMESPACE
QML_ELEMENT
enum Value { Close, Near, Clear };
Q_ENUM_NS(Value)
} // namespace Lead

/// How one rule set compares with another for the player; None while that isn't known.
namespace Difference {
Q_NAMESPACE
QML_ELEMENT
enum Value { None, Same, Better, Worse };
Q_ENUM_NS(Value)
} // namespace Difference

/// How good a decision was, judged by its cost; None if that isn't known.
namespace DecisionMark {
Q_NAMESPACE
QML_ELEMENT
enum Value { None, Best, Fine, Inaccuracy, Mistake, Blunder };
Q_ENUM_NS(Value)
} // namespace DecisionMark

[[nodiscard]] DecisionMark::Value decisionMarkOf(storage::Mark mark);

/// Where the review of a decision stands.
namespace ReviewStage {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    None,
    Asked,    ///< the figures are hidden
    Answered, ///< they are shown, and another answer may be tried
    Tried,    ///< the table shows what another answer would have led to
    Ended,    ///< all decisions have been made
};
Q_ENUM_NS(Value)
} // namespace ReviewStage

/// What verifying a shoe found.
namespace ShoeVerdict {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    Unknown,
    Verified,
    Failed,
    InUse, ///< not finished: its seed isn't revealed yet
};
Q_ENUM_NS(Value)
} // namespace ShoeVerdict

/// What reading a backup through found.
namespace BackupState {
Q_NAMESPACE
QML_ELEMENT
enum Value { Unread, Whole, Unusable };
Q_ENUM_NS(Value)
} // namespace BackupState

} // namespace openshoe::models
