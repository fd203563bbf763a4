// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// Asks where a file is to be written, and before another one is replaced; while it is written, a line that shows how
/// far it has come, then what it came to. Takes no room as long as there is nothing to say.
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

    /// A file was chosen; one whose name has no ending that is known gets `ending`. `replace`: the one that is there
    /// may go.
    signal chosen(url file, string ending, bool replace)
    signal cancelAsked()

    function open(): void { dialog.open() }
    /// `name` is the file's for a person.
    function askToReplace(file: url, name: string): void { dialog.askToReplace(file, name) }

    implicitHeight: running ? Math.max(words.implicitHeight, cancel.implicitHeight)
                            : outcome !== "" ? words.implicitHeight : 0
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

    SaveDialog {
        id: dialog
        title: root.title
        forms: [root.csvFilter, root.jsonFilter]
        endings: ["csv", "json"]
        suggestion: root.suggestion
        folder: root.folder
        onChosen: (file, ending, replace) => root.chosen(file, ending, replace)
    }
}
