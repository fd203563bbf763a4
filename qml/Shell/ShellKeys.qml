// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

/// What the keyboard does everywhere.
KeyList {
    component Anywhere: KeyAction { section: qsTr("Anywhere") }

    actions: [
        Anywhere {
            intent: Intent.Help
            caption: qsTr("All keys")
            keys: [Qt.Key_F1, Qt.Key_Question]
            shown: ["F1", "?"]
        },
        Anywhere { intent: Intent.FullScreen; caption: qsTr("Full screen"); keys: [Qt.Key_F11]; shown: ["F11"] },
        Anywhere {
            intent: Intent.Back
            caption: qsTr("Back")
            keys: [Qt.Key_Escape, Qt.Key_Back]
            shown: [qsTr("Esc")]
        },
        Anywhere {
            intent: Intent.NextControl
            caption: qsTr("To the next control, the one before")
            keys: []
            shown: [qsTr("Tab"), qsTr("Shift+Tab")]
        },
        Anywhere { intent: Intent.Quit; caption: qsTr("Quit"); keys: [Qt.Key_Q]; shown: ["Ctrl", "Q"]; control: true }
    ]
}
