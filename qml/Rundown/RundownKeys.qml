// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

/// What the keyboard does with the round at hand in the Rundown.
KeyList {
    component OfRounds: KeyAction { section: qsTr("Rundown") }

    actions: [
        OfRounds {
            intent: Intent.OpenRound
            caption: qsTr("Open and close the round")
            keys: [Qt.Key_Return, Qt.Key_Enter]
            shown: [qsTr("Enter")]
        },
        OfRounds {
            intent: Intent.ReplayRound
            caption: qsTr("Replay the round")
            keys: [Qt.Key_Space]
            shown: [qsTr("Space")]
        }
    ]
}
