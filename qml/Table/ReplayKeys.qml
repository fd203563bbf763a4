// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

/// What the keyboard does while a round is shown once more.
KeyList {
    component Replaying: KeyAction { section: qsTr("Replay") }

    actions: [
        Replaying {
            intent: Intent.ReplayPlay
            caption: qsTr("Play, pause")
            keys: [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter]
            shown: [qsTr("Space"), qsTr("Enter")]
        },
        Replaying { intent: Intent.ReplayBack; caption: qsTr("Back by a moment"); keys: [Qt.Key_Left]; shown: ["←"] },
        Replaying { intent: Intent.ReplayForward; caption: qsTr("On by a moment"); keys: [Qt.Key_Right]; shown: ["→"] },
        Replaying {
            intent: Intent.ReplayStart
            caption: qsTr("To the start")
            keys: [Qt.Key_Home]
            shown: [qsTr("Home")]
        },
        Replaying { intent: Intent.ReplayEnd; caption: qsTr("To the end"); keys: [Qt.Key_End]; shown: [qsTr("End")] },
        Replaying {
            intent: Intent.ReplayFaster
            caption: qsTr("Faster")
            keys: [Qt.Key_Plus, Qt.Key_Equal]
            shown: ["+"]
        },
        Replaying { intent: Intent.ReplaySlower; caption: qsTr("Slower"); keys: [Qt.Key_Minus]; shown: ["−"] },
        Replaying { intent: Intent.ReplayVerify; caption: qsTr("Verify the shoe"); keys: [Qt.Key_V]; shown: ["V"] },
        Replaying {
            intent: Intent.ReplayElsewhere
            caption: qsTr("The same cards in other games")
            keys: [Qt.Key_O]
            shown: ["O"]
        },
        Replaying { intent: Intent.Back; caption: qsTr("Stop the replay"); keys: []; shown: [qsTr("Esc")] }
    ]
}
