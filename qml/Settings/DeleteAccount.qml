// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Deletes an account in two steps: what goes, and whether its record is written to a file first; then, once that file
/// is chosen, the confirmation. A line shows how far it has got if it takes longer than a moment.
Item {
    id: root

    required property AccountDeletion deletion

    function confirm(): void {
        sure.checked = false
        confirmation.open()
    }

    Connections {
        target: root.deletion
        function onAsked(): void {
            exported.checked = true
            question.open()
        }
        function onReplaceAsked(file: url, name: string): void { files.askToReplace(file, name) }
        function onFileChosen(): void { root.confirm() }
    }
    Dialog {
        id: question

        readonly property bool possible: root.deletion.obstacle === ""

        title: qsTr("Delete %1?").arg(root.deletion.name)
        acceptText: possible ? qsTr("Continue…") : ""
        rejectText: possible ? qsTr("Cancel") : qsTr("Close")
        first: possible ? exported : null
        onAccepted: {
            root.deletion.chooseNone()
            if (exported.checked)
                files.open()
            else
                root.confirm()
        }

        Column {
            width: Theme.space(110)
            spacing: Theme.spaceM
            Label {
                width: parent.width
                text: root.deletion.contentsText
                wrapMode: Text.Wrap
            }
            Label {
                width: parent.width
                visible: !question.possible
                text: root.deletion.obstacle
                strong: true
                wrapMode: Text.Wrap
            }
            SwitchRow {
                id: exported
                width: parent.width
                visible: question.possible
                text: qsTr("Export its record first")
                description: qsTr("Everything it has played, as a JSON file.")
            }
        }
    }
    SaveDialog {
        id: files
        title: qsTr("Export the record")
        forms: [qsTr("JSON")]
        endings: ["json"]
        suggestion: root.deletion.suggestion
        folder: root.deletion.folder
        onChosen: (file, ending, replace) => root.deletion.choose(file, replace)
    }
    Dialog {
        id: confirmation

        title: qsTr("Delete %1 for good?").arg(root.deletion.name)
        acceptText: qsTr("Delete for good")
        rejectText: qsTr("Cancel")
        acceptable: sure.checked
        first: sure
        onAccepted: root.deletion.start()

        Column {
            width: Theme.space(110)
            spacing: Theme.spaceM
            Label {
                width: parent.width
                text: root.deletion.fileName === ""
                      ? qsTr("Its record is not exported. This can't be undone.")
                      : qsTr("First its record is written to %1. If that fails, nothing is deleted.")
                        .arg(root.deletion.fileName)
                wrapMode: Text.Wrap
            }
            SwitchRow {
                id: sure
                width: parent.width
                text: qsTr("Yes, delete %1 and all it has played").arg(root.deletion.name)
            }
        }
    }
    Timer {
        interval: 1000
        running: root.deletion.running
        onTriggered: waiting.open()
    }
    Dialog {
        id: waiting

        readonly property bool wanted: root.deletion.running
        onWantedChanged: if (!wanted) close()

        title: root.deletion.writing ? qsTr("Exporting the record…") : qsTr("Deleting the account…")
        acceptText: ""
        rejectText: root.deletion.writing ? qsTr("Stop") : ""
        closePolicy: T.Popup.NoAutoClose
        onRejected: root.deletion.stop()

        contentWidth: Theme.space(110)
        contentItem: Progress {
            name: waiting.title
            value: root.deletion.progress
        }
    }
}
