// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

/// Everything the keyboard does at the table, once.
KeyList {
    component Playing: KeyAction { section: qsTr("Playing") }
    component Staking: KeyAction { section: qsTr("Stakes") }
    component Around: KeyAction { section: qsTr("Table") }

    actions: [
        Playing { intent: Intent.Hit; caption: qsTr("Hit"); keys: [Qt.Key_H]; shown: ["H"] },
        Playing { intent: Intent.Stand; caption: qsTr("Stand"); keys: [Qt.Key_S]; shown: ["S"] },
        Playing {
            intent: Intent.Double
            caption: qsTr("Double, also the stakes")
            keys: [Qt.Key_D]
            shown: ["D"]
        },
        Playing { intent: Intent.Split; caption: qsTr("Split"); keys: [Qt.Key_P]; shown: ["P"] },
        Playing { intent: Intent.Surrender; caption: qsTr("Surrender, give up"); keys: [Qt.Key_R]; shown: ["R"] },
        Playing { intent: Intent.Insurance; caption: qsTr("Insurance"); keys: [Qt.Key_I]; shown: ["I"] },
        Playing { intent: Intent.EvenMoney; caption: qsTr("Even money"); keys: [Qt.Key_E]; shown: ["E"] },
        Playing {
            intent: Intent.EachHand
            caption: qsTr("Choose insurance or even money hand by hand")
            keys: [Qt.Key_O]
            shown: ["O"]
        },
        Playing {
            intent: Intent.Follow
            caption: qsTr("Follow a double or split")
            keys: [Qt.Key_F]
            shown: ["F"]
        },
        Playing {
            intent: Intent.No
            caption: qsTr("No; after the round: change the bets")
            keys: [Qt.Key_N]
            shown: ["N"]
        },
        Playing { intent: Intent.Coach; caption: qsTr("Ask the coach"); keys: [Qt.Key_K]; shown: ["K"] },
        Playing {
            intent: Intent.Deal
            caption: qsTr("Deal, deal again; while cards move: show all at once")
            keys: [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter]
            shown: [qsTr("Space"), qsTr("Enter")]
        },
        Playing {
            intent: Intent.Review
            caption: qsTr("Review the round played last")
            keys: [Qt.Key_L]
            shown: ["L"]
        },
        Staking { intent: Intent.Repeat; caption: qsTr("Repeat the last stakes"); keys: [Qt.Key_B]; shown: ["B"] },
        Staking {
            intent: Intent.Undo
            caption: qsTr("Undo")
            keys: [Qt.Key_Z]
            shown: ["Z", "Ctrl+Z"]
            either: true
        },
        Staking { intent: Intent.Clear; caption: qsTr("Clear"); keys: [Qt.Key_C]; shown: ["C"] },
        Staking {
            intent: Intent.Spot
            caption: qsTr("Go to spot 1 to 7")
            keys: [Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_4, Qt.Key_5, Qt.Key_6, Qt.Key_7]
            shown: ["1", "…", "7"]
        },
        Staking {
            intent: Intent.AddChip
            caption: qsTr("Put a chip on the spot")
            keys: [Qt.Key_Plus, Qt.Key_Equal]
            shown: ["+"]
        },
        Staking {
            intent: Intent.TakeChip
            caption: qsTr("Take a chip off the spot")
            keys: [Qt.Key_Minus]
            shown: ["−"]
        },
        Staking {
            intent: Intent.Places
            caption: qsTr("To the next place: spots and side bets")
            keys: []
            shown: ["←", "→", "↑", "↓"]
        },
        Staking {
            intent: Intent.LargerChip
            caption: qsTr("A larger chip in hand")
            keys: [Qt.Key_PageUp, Qt.Key_BracketRight]
            shown: ["]", qsTr("PgUp")]
        },
        Staking {
            intent: Intent.SmallerChip
            caption: qsTr("A smaller chip in hand")
            keys: [Qt.Key_PageDown, Qt.Key_BracketLeft]
            shown: ["[", qsTr("PgDn")]
        },
        Staking {
            intent: Intent.Amount
            caption: qsTr("Type an amount for the spot")
            keys: [Qt.Key_F2, Qt.Key_A]
            shown: ["A", "F2"]
        },
        Staking {
            intent: Intent.Multiples
            caption: qsTr("Least, most, half, twice the stake on the spot")
            keys: []
            shown: [qsTr("Home"), qsTr("End"), "/", "*"]
        },
        Around {
            intent: Intent.Rules
            caption: qsTr("The rules: see and change them")
            keys: [Qt.Key_G]
            shown: ["G"]
        },
        Around {
            intent: Intent.Pause
            caption: qsTr("Let the table wait, or go on")
            keys: [Qt.Key_W, Qt.Key_Pause]
            shown: ["W", qsTr("Pause")]
            either: true
        },
        Around {
            intent: Intent.Rundown
            caption: qsTr("Show or hide the Rundown")
            keys: [Qt.Key_T]
            shown: ["T"]
        },
        Around { intent: Intent.Mute; caption: qsTr("Sound on or off"); keys: [Qt.Key_M]; shown: ["M"] }
    ]
}
