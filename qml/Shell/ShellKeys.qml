// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls

/// What the keyboard does everywhere.
KeyList {
    id: root

    readonly property string anywhere: qsTr("Anywhere")
    actions: [
        KeyAction { actionId: "help"; caption: qsTr("All keys"); section: root.anywhere; keys: [Qt.Key_F1, Qt.Key_Question]; shown: ["F1", "?"] },
        KeyAction { actionId: "fullscreen"; caption: qsTr("Full screen"); section: root.anywhere; keys: [Qt.Key_F11]; shown: ["F11"] },
        KeyAction { actionId: "back"; caption: qsTr("Back"); section: root.anywhere; keys: [Qt.Key_Escape, Qt.Key_Back]; shown: [qsTr("Esc")] },
        KeyAction { actionId: "next"; caption: qsTr("To the next control, the one before"); section: root.anywhere; keys: []; shown: [qsTr("Tab"), qsTr("Shift+Tab")] },
        KeyAction { actionId: "quit"; caption: qsTr("Quit"); section: root.anywhere; keys: [Qt.Key_Q]; shown: ["Ctrl", "Q"]; control: true }
    ]
}
