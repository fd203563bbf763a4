// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A game's rules being changed, with what the change is worth. Fills whatever it is put into: two columns where that is
/// wide, one where it is narrow.
FocusScope {
    id: root

    required property RuleEditorController editor
    /// The way back was chosen; the editor is closed by then, or its draft waits to be gone on with.
    signal closeAsked()

    Button {
        focus: true
        anchors.left: parent.left
        anchors.margins: Theme.spaceM
        text: qsTr("Back")
        kind: "ghost"
        iconName: "back"
        onClicked: {
            root.editor.close()
            root.closeAsked()
        }
    }
}
