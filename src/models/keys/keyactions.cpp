// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/keys/keyactions.h"

#include "models/words/terms.h"

#include <QCoreApplication>

namespace openshoe::models {

namespace {

/// The list. A member, so that lupdate finds its words in this context.
class KeyWords {
    Q_DECLARE_TR_FUNCTIONS(KeyWords)

public:
    static std::span<const KeyAction> all();
};

std::span<const KeyAction> KeyWords::all() {
    using enum KeyAction::Kind;
    using namespace KeyPlace;
    constexpr int lists = Rounds | Games | KeyRows;
    static constexpr const char* playing = QT_TR_NOOP("Playing");
    static constexpr const char* stakes = QT_TR_NOOP("Stakes");
    static constexpr const char* table = QT_TR_NOOP("Table");
    static constexpr const char* replay = QT_TR_NOOP("Replay");
    static constexpr const char* inLists = QT_TR_NOOP("In lists");
    static constexpr const char* rundown = QT_TR_NOOP("Rundown");
    static constexpr const char* games = QT_TR_NOOP("List of games");
    static constexpr const char* editing = QT_TR_NOOP("Editing rules");
    static constexpr const char* anywhere = QT_TR_NOOP("Anywhere");
    static constexpr const char* spots = QT_TR_NOOP("Go to spot 1 to 7");
    static constexpr const char* multiples = QT_TR_NOOP("Minimum, maximum, half or twice the stake on the spot");
    constexpr const char* own = nullptr; // a line of its own
    constexpr bool held = true;          // repeated while the key is held
    static constexpr KeyAction actions[]{
        {"hit", Intent::Hit, Table, playing, QT_TRANSLATE_NOOP("Terms", "Hit"), "H"},
        {"stand", Intent::Stand, Table, playing, QT_TRANSLATE_NOOP("Terms", "Stand"), "S"},
        {"double", Intent::Double, Table, playing, QT_TR_NOOP("Double (hand or stakes)"), "D"},
        {"split", Intent::Split, Table, playing, QT_TRANSLATE_NOOP("Terms", "Split"), "P"},
        {"surrender", Intent::Surrender, Table, playing, QT_TR_NOOP("Surrender, give up"), "R"},
        {"insurance", Intent::Insurance, Table, playing, QT_TRANSLATE_NOOP("Terms", "Insurance"), "I"},
        {"even-money", Intent::EvenMoney, Table, playing, QT_TRANSLATE_NOOP("Terms", "Even money"), "E"},
        {"each-hand", Intent::EachHand, Table, playing, QT_TR_NOOP("Choose insurance or even money hand by hand"), "O"},
        {"follow", Intent::Follow, Table, playing, QT_TR_NOOP("Follow a double or split"), "F"},
        {"no", Intent::No, Table, playing, QT_TR_NOOP("No; after the round, change the bets"), "N"},
        {"coach", Intent::Coach, Table, playing, QT_TR_NOOP("Ask the coach"), "K"},
        {"deal", Intent::Deal, Table, playing, QT_TR_NOOP("Deal or deal again; while cards move, show all at once"),
         "Space Return"},
        {"review", Intent::Review, Table, playing, QT_TR_NOOP("Review the last round"), "L"},

        {"repeat", Intent::Repeat, Table, stakes, QT_TR_NOOP("Repeat the last stakes"), "B"},
        {"undo", Intent::Undo, Table, stakes, QT_TR_NOOP("Undo"), "Z Ctrl+Z"},
        {"clear", Intent::Clear, Table, stakes, QT_TR_NOOP("Clear"), "C"},
        {"spot-1", Intent::Spot1, Table, stakes, QT_TR_NOOP("Go to spot 1"), "1", Free, spots},
        {"spot-2", Intent::Spot2, Table, stakes, QT_TR_NOOP("Go to spot 2"), "2", Free, spots},
        {"spot-3", Intent::Spot3, Table, stakes, QT_TR_NOOP("Go to spot 3"), "3", Free, spots},
        {"spot-4", Intent::Spot4, Table, stakes, QT_TR_NOOP("Go to spot 4"), "4", Free, spots},
        {"spot-5", Intent::Spot5, Table, stakes, QT_TR_NOOP("Go to spot 5"), "5", Free, spots},
        {"spot-6", Intent::Spot6, Table, stakes, QT_TR_NOOP("Go to spot 6"), "6", Free, spots},
        {"spot-7", Intent::Spot7, Table, stakes, QT_TR_NOOP("Go to spot 7"), "7", Free, spots},
        {"add-chip", Intent::AddChip, Table, stakes, QT_TR_NOOP("Put a chip on the spot"), "+ = Ins", Free, own, held},
        {"take-chip", Intent::TakeChip, Table, stakes, QT_TR_NOOP("Take a chip off the spot"), "- Del Backspace", Free,
         own, held},
        {"", Intent::Places, Table, stakes, QT_TR_NOOP("Next spot or side bet"), "Left Right Up Down",
         Shown},
        {"larger-chip", Intent::LargerChip, Table, stakes, QT_TR_NOOP("Next larger chip"), "] PgUp", Free, own,
         held},
        {"smaller-chip", Intent::SmallerChip, Table, stakes, QT_TR_NOOP("Next smaller chip"), "[ PgDown", Free,
         own, held},
        {"amount", Intent::Amount, Table, stakes, QT_TR_NOOP("Type an amount for the spot"), "A F2"},
        {"least", Intent::StakeLeast, Table, stakes, QT_TR_NOOP("Minimum stake on the spot"), "Home", Free,
         multiples},
        {"most", Intent::StakeMost, Table, stakes, QT_TR_NOOP("Maximum stake on the spot"), "End", Free, multiples},
        {"half", Intent::StakeHalf, Table, stakes, QT_TR_NOOP("Half the stake on the spot"), "/", Free, multiples},
        {"twice", Intent::StakeTwice, Table, stakes, QT_TR_NOOP("Twice the stake on the spot"), "*", Free, multiples},

        {"rules", Intent::Rules, Table, table, QT_TR_NOOP("See and change the rules"), "G"},
        {"pause", Intent::Pause, Table, table, QT_TR_NOOP("Pause or resume the table"), "W Pause Ctrl+W"},
        {"rundown", Intent::Rundown, Table | Replay, table, QT_TR_NOOP("Show or hide the Rundown"), "T"},
        {"mute", Intent::Mute, Table | Replay, table, QT_TR_NOOP("Sound on or off"), "M"},
        {"guide", Intent::Guide, Table, table, QT_TR_NOOP("How to play, next step"), "X"},
        {"count", Intent::Count, Table, table, QT_TR_NOOP("Say what your count is, when the table asks"), "V"},

        {"replay-play", ReplayIntent::Play, Replay, replay, QT_TR_NOOP("Play, pause"), "Space Return"},
        {"replay-back", ReplayIntent::Back, Replay, replay, QT_TR_NOOP("Back one step"), "Left", Free, own, held},
        {"replay-forward", ReplayIntent::Forward, Replay, replay, QT_TR_NOOP("Forward one step"), "Right", Free, own,
         held},
        {"replay-start", ReplayIntent::Start, Replay, replay, QT_TR_NOOP("To the start"), "Home"},
        {"replay-end", ReplayIntent::End, Replay, replay, QT_TR_NOOP("To the end"), "End"},
        {"replay-faster", ReplayIntent::Faster, Replay, replay, QT_TR_NOOP("Faster"), "+ ="},
        {"replay-slower", ReplayIntent::Slower, Replay, replay, QT_TR_NOOP("Slower"), "-"},
        {"replay-verify", ReplayIntent::Verify, Replay, replay, QT_TR_NOOP("Verify the shoe"), "V"},
        {"replay-elsewhere", ReplayIntent::Elsewhere, Replay, replay, QT_TR_NOOP("The same cards in other games"), "O"},
        {"", WindowIntent::Back, Replay, replay, QT_TR_NOOP("Stop the replay"), "", Mirror},

        {"", RowIntent::Rows, lists, inLists, QT_TR_NOOP("Next or previous row"), "Up Down PgUp PgDown Home End",
         Shown},
        {"row-menu", RowIntent::RowMenu, Games | KeyRows, inLists, QT_TR_NOOP("Options for the row"),
         "Menu Shift+F10"},
        {"", RowIntent::ChangeKey, KeyRows, inLists, QT_TR_NOOP("Change the key, in the list of keys"), "Return",
         Fixed},

        {"", RowIntent::OpenRound, Rounds, rundown, QT_TR_NOOP("Open and close the round"), "Return", Fixed},
        {"round-replay", RowIntent::ReplayRound, Rounds, rundown, QT_TR_NOOP("Replay the round"), "Space"},

        {"", RowIntent::PlayGame, Games, games, QT_TR_NOOP("Play"), "Return", Fixed},
        {"game-rename", RowIntent::RenameGame, Games, games, QT_TR_NOOP("Rename"), "F2"},
        {"game-delete", RowIntent::DeleteGame, Games, games, QT_TR_NOOP("Delete"), "Del"},
        {"game-up", RowIntent::RaiseGame, Games, games, QT_TR_NOOP("Move up"), "Ctrl+Up", Free, own, held},
        {"game-down", RowIntent::LowerGame, Games, games, QT_TR_NOOP("Move down"), "Ctrl+Down", Free, own, held},

        {"editor-redo", EditorIntent::Redo, Editor, editing, QT_TR_NOOP("Redo"), "Ctrl+Shift+Z", Free, own, held},
        {"editor-undo", EditorIntent::Undo, Editor, editing, QT_TR_NOOP("Undo"), "Ctrl+Z", Free, own, held},
        {"editor-save", EditorIntent::Save, Editor, editing, QT_TR_NOOP("Save"), "Ctrl+S"},
        {"editor-find", EditorIntent::Find, Editor, editing, QT_TR_NOOP("Find a rule"), "Ctrl+F"},
        {"editor-on", EditorIntent::Further, Editor, editing, QT_TR_NOOP("Scroll down the rules"), "PgDown", Free, own,
         held},
        {"editor-back", EditorIntent::Nearer, Editor, editing, QT_TR_NOOP("Scroll up the rules"), "PgUp", Free, own,
         held},
        {"", WindowIntent::Back, Editor, editing, QT_TR_NOOP("Leave the editor"), "", Mirror},

        {"help", WindowIntent::Help, Anywhere, anywhere, QT_TR_NOOP("All keys"), "F1 ?"},
        {"full-screen", WindowIntent::FullScreen, Anywhere, anywhere, QT_TR_NOOP("Full screen"), "F11"},
        {"back", WindowIntent::Back, Anywhere, anywhere, QT_TR_NOOP("Back"), "Esc Alt+Left"},
        {"", WindowIntent::NextControl, Anywhere, anywhere, QT_TR_NOOP("Next or previous control"),
         "Tab Shift+Tab", Shown},
        {"search", WindowIntent::Search, Pages, anywhere, QT_TR_NOOP("Search the page"), "Ctrl+F"},
        {"quit", WindowIntent::Quit, Anywhere, anywhere, QT_TR_NOOP("Quit"), "Ctrl+Q"},
        {"settings", WindowIntent::Settings, Anywhere, anywhere, QT_TR_NOOP("Settings"), "Ctrl+,"},
    };
    return actions;
}

} // namespace

std::span<const KeyAction> keyActions() {
    return KeyWords::all();
}

QString keyWords(const char* english) {
    // A play has the same words here as on its button.
    const QString said = KeyWords::tr(english);
    return said == QLatin1String(english) ? Terms::tr(english) : said;
}

} // namespace openshoe::models
