// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

/// What the keyboard does with the game at hand in the list of games.
KeyList {
    component OfGames: KeyAction { section: qsTr("List of games") }

    actions: [
        OfGames {
            intent: Intent.PlayGame
            caption: qsTr("Play")
            keys: [Qt.Key_Return, Qt.Key_Enter]
            shown: [qsTr("Enter")]
        },
        OfGames {
            intent: Intent.GameMenu
            caption: qsTr("What can be done with it")
            keys: [Qt.Key_Menu]
            shown: [qsTr("Menu")]
        },
        OfGames {
            intent: Intent.RenameGame
            caption: qsTr("Rename")
            keys: [Qt.Key_F2]
            shown: ["F2"]
        },
        OfGames {
            intent: Intent.DeleteGame
            caption: qsTr("Delete")
            keys: [Qt.Key_Delete]
            shown: [qsTr("Del")]
        },
        OfGames {
            intent: Intent.RaiseGame
            caption: qsTr("Move up")
            keys: [Qt.Key_Up]
            shown: ["Ctrl", "↑"]
            control: true
        },
        OfGames {
            intent: Intent.LowerGame
            caption: qsTr("Move down")
            keys: [Qt.Key_Down]
            shown: ["Ctrl", "↓"]
            control: true
        }
    ]
}
