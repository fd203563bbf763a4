// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

/// What the keyboard does while rules are edited.
KeyList {
    id: root

    component Editing: KeyAction { section: qsTr("Editing rules") }

    actions: [
        Editing {
            intent: Intent.Redo
            caption: qsTr("Redo")
            keys: [Qt.Key_Z]
            shown: ["Ctrl", qsTr("Shift"), "Z"]
            control: true
            shift: true
        },
        Editing { intent: Intent.Undo; caption: qsTr("Undo"); keys: [Qt.Key_Z]; shown: ["Ctrl", "Z"]; control: true },
        Editing { intent: Intent.Save; caption: qsTr("Save"); keys: [Qt.Key_S]; shown: ["Ctrl", "S"]; control: true },
        Editing {
            intent: Intent.Find
            caption: qsTr("Find a rule")
            keys: [Qt.Key_F]
            shown: ["Ctrl", "F"]
            control: true
        },
        Editing {
            intent: Intent.Further
            caption: qsTr("On in the rules")
            keys: [Qt.Key_PageDown]
            shown: [qsTr("PgDn")]
        },
        Editing {
            intent: Intent.Nearer
            caption: qsTr("Back in the rules")
            keys: [Qt.Key_PageUp]
            shown: [qsTr("PgUp")]
        },
        Editing {
            intent: Intent.Back
            caption: qsTr("Leave the editor")
            keys: [Qt.Key_Escape, Qt.Key_Back]
            shown: [qsTr("Esc")]
        }
    ]

    /// The keys that do it, written for a tooltip.
    function together(intent: int): string {
        for (let i = 0; i < actions.length; ++i) {
            if (actions[i].intent === intent)
                return actions[i].together
        }
        return ""
    }
}
