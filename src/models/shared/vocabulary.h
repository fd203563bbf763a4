// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "engine/names.h"
#include "storage/rows.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace openshoe::models {

// What models and QML tell apart, as enumerations of one namespace each: in QML `ResultKind.Win`. Models give their
// values as numbers, since QML of Qt 6.4 has no types for them.

/// What a person wants done, by key or button. The first are the answers to a question at the table, in the
/// engine's order.
namespace Intent {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    None,
    Hit,
    Stand,
    Double, ///< while stakes are drafted: all of them
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
    Spot1,     ///< goes to the spot of that number
    Spot2,
    Spot3,
    Spot4,
    Spot5,
    Spot6,
    Spot7,
    Places,    ///< goes to the next place for stakes
    AddChip,   ///< to the place at hand
    TakeChip,  ///< from it
    Amount,    ///< types a stake for it
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
    UndoChange, ///< of the rules that are edited
    Redo,
    Save,
    Find,
    Further,  ///< on by about what is in sight
    Nearer,   ///< back by as much
    Rows,     ///< goes from row to row of a list
    RowMenu,  ///< what can be done with the row at hand
    ChangeKey, ///< of the row at hand in the list of keys
    PlayGame, ///< the one at hand in the list of games
    RenameGame,
    DeleteGame,
    RaiseGame, ///< one place up
    LowerGame,
    ReplayPlay, ///< or stops
    ReplayBack, ///< by a moment
    ReplayForward,
    ReplayStart,
    ReplayEnd,
    ReplayFaster,
    ReplaySlower,
    ReplayVerify,
    ReplayElsewhere, ///< its cards in other games
    OpenRound, ///< the one at hand in the Rundown, or closes it
    ReplayRound,
    Review,   ///< the round played last
    Pause,    ///< the table, or lets it go on
    EachHand, ///< what is asked for all hands is answered hand by hand
};
Q_ENUM_NS(Value)
} // namespace Intent

/// Where something can be done by key. What has the keyboard hears a key first, then what it stands in.
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
};
Q_ENUM_NS(Value)
} // namespace KeyPlace

[[nodiscard]] Intent::Value intentOf(engine::Action action);
/// The answer it gives; nothing where it gives none.
[[nodiscard]] std::optional<engine::Action> actionOf(int intent);

/// What becomes of a stake without an amount being typed.
namespace StakeChange {
Q_NAMESPACE
QML_ELEMENT
enum Value { Least, Half, Twice, Most, AddChip, TakeChip };
Q_ENUM_NS(Value)
} // namespace StakeChange

/// How a hand, a stake or a whole round ended for the person; None before that.
namespace ResultKind {
Q_NAMESPACE
QML_ELEMENT
enum Value { None, Blackjack, Win, Push, Lose, Bust, Surrender, EvenMoney, Returned };
Q_ENUM_NS(Value)
} // namespace ResultKind

/// The one that is looked for by it; nothing for None.
[[nodiscard]] std::optional<engine::PlayResult> playResultOf(int resultKind);
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

/// What a moment of a round that is shown once more is to the person.
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
    Any = -1, ///< where stakes are looked for
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

/// What stands in the list of games.
namespace GameEntry {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    BuiltIn,
    Own,      ///< a file in the player's folder
    Opened,   ///< a file elsewhere, known while the program runs
    Unusable, ///< a file that should be a game
    Deleted,  ///< it can be put back
};
Q_ENUM_NS(Value)
} // namespace GameEntry

/// The class of the dealer's hidden card, where the game tells it.
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

/// How a rule is changed where rules are edited.
namespace RuleEntry {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    Switch,   ///< on or off
    Choice,   ///< one of some words
    Several,  ///< any of some words
    Listed,   ///< any of many
    Number,   ///< typed, or by steps
    Line,     ///< text
    Pay,      ///< whether an outcome pays, and what
    Stakes,   ///< the smallest and the largest stake in a currency
    SideBet,  ///< a side bet as a whole; what follows is of it
    Addition, ///< one more of some, or back to what there was
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

/// How much the best play leads: under a hundredth of a stake, under a twentieth, more.
namespace Lead {
Q_NAMESPACE
QML_ELEMENT
enum Value { Close, Near, Clear };
Q_ENUM_NS(Value)
} // namespace Lead

/// How one rule set is for the player beside another; None while that is not known.
namespace Difference {
Q_NAMESPACE
QML_ELEMENT
enum Value { None, Same, Better, Worse };
Q_ENUM_NS(Value)
} // namespace Difference

/// How good a decision was, by what it cost; None where that isn't known.
namespace DecisionMark {
Q_NAMESPACE
QML_ELEMENT
enum Value { None, Best, Fine, Inaccuracy, Mistake, Blunder };
Q_ENUM_NS(Value)
} // namespace DecisionMark

[[nodiscard]] DecisionMark::Value decisionMarkOf(storage::Mark mark);

/// Where a decision made again stands.
namespace ReviewStage {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    None,
    Asked,    ///< its figures are hidden
    Answered, ///< they are shown, and another answer may be tried
    Tried,    ///< what would have come of another answer lies on the table
    Ended,    ///< all of them have been made
};
Q_ENUM_NS(Value)
} // namespace ReviewStage

/// What was found of a shoe.
namespace ShoeVerdict {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    Unknown,
    Verified,
    Failed,
    InUse, ///< not finished: its seed isn't shown yet
};
Q_ENUM_NS(Value)
} // namespace ShoeVerdict

/// What was found of a backup when it was read through.
namespace BackupState {
Q_NAMESPACE
QML_ELEMENT
enum Value { Unread, Whole, Unusable };
Q_ENUM_NS(Value)
} // namespace BackupState

} // namespace openshoe::models
