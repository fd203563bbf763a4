// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls

/// Everything the keyboard does at the table, once.
KeyList {
    id: root

    readonly property string play: qsTr("Playing")
    readonly property string stake: qsTr("Stakes")
    actions: [
        KeyAction { actionId: "hit"; caption: qsTr("Hit"); section: root.play; keys: [Qt.Key_H]; shown: ["H"] },
        KeyAction { actionId: "stand"; caption: qsTr("Stand"); section: root.play; keys: [Qt.Key_S]; shown: ["S"] },
        KeyAction { actionId: "double"; caption: qsTr("Double, also the stakes"); section: root.play; keys: [Qt.Key_D]; shown: ["D"] },
        KeyAction { actionId: "split"; caption: qsTr("Split"); section: root.play; keys: [Qt.Key_P]; shown: ["P"] },
        KeyAction { actionId: "surrender"; caption: qsTr("Surrender, give up"); section: root.play; keys: [Qt.Key_R]; shown: ["R"] },
        KeyAction { actionId: "insurance"; caption: qsTr("Insurance"); section: root.play; keys: [Qt.Key_I]; shown: ["I"] },
        KeyAction { actionId: "even-money"; caption: qsTr("Even money"); section: root.play; keys: [Qt.Key_E]; shown: ["E"] },
        KeyAction { actionId: "follow"; caption: qsTr("Follow a double or split"); section: root.play; keys: [Qt.Key_F]; shown: ["F"] },
        KeyAction { actionId: "no"; caption: qsTr("No; after the round: change the bets"); section: root.play; keys: [Qt.Key_N]; shown: ["N"] },
        KeyAction { actionId: "coach"; caption: qsTr("Ask the coach"); section: root.play; keys: [Qt.Key_K]; shown: ["K"] },
        KeyAction { actionId: "deal"; caption: qsTr("Deal, deal again; while cards move: show all at once"); section: root.play; keys: [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter]; shown: [qsTr("Space"), qsTr("Enter")] },
        KeyAction { actionId: "repeat"; caption: qsTr("Repeat the last stakes"); section: root.stake; keys: [Qt.Key_B]; shown: ["B"] },
        KeyAction { actionId: "undo"; caption: qsTr("Undo"); section: root.stake; keys: [Qt.Key_Z]; shown: ["Z", "Ctrl+Z"]; either: true },
        KeyAction { actionId: "clear"; caption: qsTr("Clear"); section: root.stake; keys: [Qt.Key_C]; shown: ["C"] },
        KeyAction { actionId: "spot"; caption: qsTr("Go to spot 1 to 7"); section: root.stake; keys: [Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_4, Qt.Key_5, Qt.Key_6, Qt.Key_7]; shown: ["1", "…", "7"] },
        KeyAction { actionId: "add"; caption: qsTr("Put a chip on the spot"); section: root.stake; keys: [Qt.Key_Plus, Qt.Key_Equal]; shown: ["+"] },
        KeyAction { actionId: "remove"; caption: qsTr("Take a chip off the spot"); section: root.stake; keys: [Qt.Key_Minus]; shown: ["−"] },
        KeyAction { actionId: "places"; caption: qsTr("To the next place: spots and side bets"); section: root.stake; keys: []; shown: ["←", "→", "↑", "↓"] },
        KeyAction { actionId: "chip-up"; caption: qsTr("A larger chip in hand"); section: root.stake; keys: [Qt.Key_PageUp, Qt.Key_BracketRight]; shown: ["]", qsTr("PgUp")] },
        KeyAction { actionId: "chip-down"; caption: qsTr("A smaller chip in hand"); section: root.stake; keys: [Qt.Key_PageDown, Qt.Key_BracketLeft]; shown: ["[", qsTr("PgDn")] },
        KeyAction { actionId: "amount"; caption: qsTr("Type an amount for the spot"); section: root.stake; keys: [Qt.Key_F2, Qt.Key_A]; shown: ["A", "F2"] },
        KeyAction { actionId: "multiples"; caption: qsTr("Least, most, half, twice the stake on the spot"); section: root.stake; keys: []; shown: [qsTr("Home"), qsTr("End"), "/", "*"] },
        KeyAction { actionId: "rundown"; caption: qsTr("Show or hide the Rundown"); section: qsTr("Table"); keys: [Qt.Key_T]; shown: ["T"] },
        KeyAction { actionId: "mute"; caption: qsTr("Sound on or off"); section: qsTr("Table"); keys: [Qt.Key_M]; shown: ["M"] }
    ]
}
