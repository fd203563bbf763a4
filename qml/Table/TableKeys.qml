// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls

/// Everything the keyboard does at the table, once.
KeyList {
    component Playing: KeyAction { section: qsTr("Playing") }
    component Staking: KeyAction { section: qsTr("Stakes") }
    component Around: KeyAction { section: qsTr("Table") }

    actions: [
        Playing { actionId: "hit"; caption: qsTr("Hit"); keys: [Qt.Key_H]; shown: ["H"] },
        Playing { actionId: "stand"; caption: qsTr("Stand"); keys: [Qt.Key_S]; shown: ["S"] },
        Playing {
            actionId: "double"
            caption: qsTr("Double, also the stakes")
            keys: [Qt.Key_D]
            shown: ["D"]
        },
        Playing { actionId: "split"; caption: qsTr("Split"); keys: [Qt.Key_P]; shown: ["P"] },
        Playing { actionId: "surrender"; caption: qsTr("Surrender, give up"); keys: [Qt.Key_R]; shown: ["R"] },
        Playing { actionId: "insurance"; caption: qsTr("Insurance"); keys: [Qt.Key_I]; shown: ["I"] },
        Playing { actionId: "even-money"; caption: qsTr("Even money"); keys: [Qt.Key_E]; shown: ["E"] },
        Playing {
            actionId: "follow"
            caption: qsTr("Follow a double or split")
            keys: [Qt.Key_F]
            shown: ["F"]
        },
        Playing {
            actionId: "no"
            caption: qsTr("No; after the round: change the bets")
            keys: [Qt.Key_N]
            shown: ["N"]
        },
        Playing { actionId: "coach"; caption: qsTr("Ask the coach"); keys: [Qt.Key_K]; shown: ["K"] },
        Playing {
            actionId: "deal"
            caption: qsTr("Deal, deal again; while cards move: show all at once")
            keys: [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter]
            shown: [qsTr("Space"), qsTr("Enter")]
        },
        Staking { actionId: "repeat"; caption: qsTr("Repeat the last stakes"); keys: [Qt.Key_B]; shown: ["B"] },
        Staking {
            actionId: "undo"
            caption: qsTr("Undo")
            keys: [Qt.Key_Z]
            shown: ["Z", "Ctrl+Z"]
            either: true
        },
        Staking { actionId: "clear"; caption: qsTr("Clear"); keys: [Qt.Key_C]; shown: ["C"] },
        Staking {
            actionId: "spot"
            caption: qsTr("Go to spot 1 to 7")
            keys: [Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_4, Qt.Key_5, Qt.Key_6, Qt.Key_7]
            shown: ["1", "…", "7"]
        },
        Staking {
            actionId: "add"
            caption: qsTr("Put a chip on the spot")
            keys: [Qt.Key_Plus, Qt.Key_Equal]
            shown: ["+"]
        },
        Staking {
            actionId: "remove"
            caption: qsTr("Take a chip off the spot")
            keys: [Qt.Key_Minus]
            shown: ["−"]
        },
        Staking {
            actionId: "places"
            caption: qsTr("To the next place: spots and side bets")
            keys: []
            shown: ["←", "→", "↑", "↓"]
        },
        Staking {
            actionId: "chip-up"
            caption: qsTr("A larger chip in hand")
            keys: [Qt.Key_PageUp, Qt.Key_BracketRight]
            shown: ["]", qsTr("PgUp")]
        },
        Staking {
            actionId: "chip-down"
            caption: qsTr("A smaller chip in hand")
            keys: [Qt.Key_PageDown, Qt.Key_BracketLeft]
            shown: ["[", qsTr("PgDn")]
        },
        Staking {
            actionId: "amount"
            caption: qsTr("Type an amount for the spot")
            keys: [Qt.Key_F2, Qt.Key_A]
            shown: ["A", "F2"]
        },
        Staking {
            actionId: "multiples"
            caption: qsTr("Least, most, half, twice the stake on the spot")
            keys: []
            shown: [qsTr("Home"), qsTr("End"), "/", "*"]
        },
        Around {
            actionId: "rundown"
            caption: qsTr("Show or hide the Rundown")
            keys: [Qt.Key_T]
            shown: ["T"]
        },
        Around { actionId: "mute"; caption: qsTr("Sound on or off"); keys: [Qt.Key_M]; shown: ["M"] }
    ]
}
