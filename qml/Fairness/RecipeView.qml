// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The whole recipe, step by step, with the figures of a shoe; and the verifier that repeats it without this program.
Item {
    id: root

    required property FairnessController fairness

    /// A shoe has just been chosen: from its first step on.
    function begin(): void {
        list.currentIndex = 0
        list.positionViewAtBeginning()
        list.forceActiveFocus(Qt.TabFocusReason)
    }

    Item {
        id: head
        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        height: Math.max(whose.height, buttons.height) + Theme.spaceS
        Column {
            id: whose
            anchors.left: parent.left
            anchors.right: buttons.left
            anchors.rightMargin: Theme.spaceM
            Label {
                width: parent.width
                text: root.fairness.steps.title
                role: Label.Title
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
            }
            Label {
                width: parent.width
                text: qsTr("Everything below can be repeated with other tools. The verifier does it in any browser, "
                           + "offline and without this program: save it, then paste a shoe's JSON into it.")
                muted: true
                wrapMode: Text.Wrap
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: root.fairness.verifier.failed ? "" : root.fairness.verifier.outcome
                role: Label.Caption
                muted: true
                wrapMode: Text.WrapAnywhere
            }
        }
        Column {
            id: buttons
            anchors.right: parent.right
            spacing: Theme.spaceS
            Button {
                width: Math.max(implicitWidth, copy.implicitWidth)
                text: qsTr("Save the verifier…")
                iconName: "export"
                onClicked: dialog.open()
            }
            CopyRecord {
                id: copy
                width: parent.width
                visible: root.fairness.steps.shoeId !== 0
                fairness: root.fairness
                shoeId: root.fairness.steps.shoeId
            }
        }
    }
    SaveDialog {
        id: dialog
        title: qsTr("Save the verifier")
        forms: [qsTr("Page for a browser")]
        endings: ["html"]
        suggestion: "openshoe-verifier"
        folder: root.fairness.verifier.folder
        onChosen: (file, ending, replace) => root.fairness.verifier.save(file, ending, replace)
    }
    Connections {
        target: root.fairness.verifier
        function onReplaceAsked(file: url, name: string): void { dialog.askToReplace(file, name) }
    }
    RowList {
        id: list
        name: qsTr("How it works")
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        model: root.fairness.steps
        spacing: Theme.spaceS
        bottomMargin: Theme.spaceXl
        barBeside: true

        delegate: ShuffleStep {
            width: list.width
            ListedRow {}
        }
    }
}
