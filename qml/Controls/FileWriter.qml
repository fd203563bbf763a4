// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import OpenShoe.Theme

/// Asks where a file is to be written, and before another one is replaced; while it is written, a line that shows how far
/// it has come, then what it came to. Takes no room as long as there is nothing to say.
Item {
    id: root

    required property string title
    /// What the two forms are called, without their endings.
    required property string csvFilter
    required property string jsonFilter
    /// The file's name to begin with, without an ending.
    required property string suggestion
    /// Where the dialogue opens first.
    required property url folder
    property bool running: false
    property real progress: 0
    property string outcome: ""

    /// A file was chosen; one whose name has no ending that is known gets `ending`. `replace`: the one that is there may go.
    signal chosen(url file, string ending, bool replace)
    signal cancelAsked()

    function open(): void {
        dialog.currentFolder = root.folder
        dialog.selectedFile = root.folder + "/" + root.suggestion + ".csv"
        dialog.open()
    }
    /// `name` is the file's for a person.
    function askToReplace(file: url, name: string): void {
        question.file = file
        question.name = name
        question.open()
    }

    implicitHeight: running ? Math.max(words.implicitHeight, cancel.implicitHeight) : outcome !== "" ? words.implicitHeight : 0
    height: implicitHeight
    visible: height > 0

    Label {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - (root.running ? cancel.width + bar.width + 2 * Theme.spaceM : 0)
        text: root.running ? qsTr("Writing… %1 %").arg(Math.round(100 * root.progress)) : root.outcome
        role: "caption"
        muted: true
        wrapMode: Text.Wrap
        horizontalAlignment: root.running ? Text.AlignLeft : Text.AlignRight
    }
    Progress {
        id: bar
        anchors.right: cancel.left
        anchors.rightMargin: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        width: root.width / 4
        visible: root.running
        name: qsTr("Export")
        value: root.progress
    }
    Button {
        id: cancel
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        implicitHeight: Theme.controlHeightSmall
        visible: root.running
        text: qsTr("Cancel")
        onClicked: root.cancelAsked()
    }

    // The platform's own where it has one. What it would ask about a file that is there is asked here, wherever the
    // name came from.
    FileDialog {
        id: dialog
        objectName: "exportFile"
        title: root.title
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        rejectLabel: qsTr("Cancel")
        nameFilters: [root.csvFilter + " (*.csv)", root.jsonFilter + " (*.json)"]
        onAccepted: root.chosen(selectedFile, selectedNameFilter.index === 1 ? "json" : "csv", false)
    }
    // By name and number: what Qt 6.4 tells its tools of the dialogue leaves both out.
    Binding {
        target: dialog
        property: "options"
        value: 4 // FileDialog.DontConfirmOverwrite
    }
    Dialog {
        id: question
        property url file
        property string name: ""
        title: qsTr("Replace the file?")
        acceptText: qsTr("Replace")
        rejectText: qsTr("Cancel")
        onAccepted: root.chosen(file, "", true)

        contentItem: Label {
            text: qsTr("%1 is there already. What is in it would be lost.").arg(question.name)
            wrapMode: Text.Wrap
            width: Theme.space(110)
        }
    }
}
