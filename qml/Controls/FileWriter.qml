// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// Asks where to write a file and confirms before replacing one. While the file is written a line shows the progress,
/// then the outcome. Takes no room when it has nothing to show.
Item {
    id: root

    required property string title
    /// Names of the two formats, without file extensions.
    required property string csvFilter
    required property string jsonFilter
    /// The suggested file name, without an extension.
    required property string suggestion
    /// The folder the dialogue opens in.
    required property url folder
    property bool running: false
    property real progress: 0
    property string outcome: ""

    /// A file was chosen; if its name has no known extension, `ending` is to be appended. `replace`: an existing file
    /// may be overwritten.
    signal chosen(url file, string ending, bool replace)
    signal cancelAsked()

    function open(): void { dialog.open() }
    /// `name` is the file's name for display.
    function askToReplace(file: url, name: string): void { dialog.askToReplace(file, name) }

    implicitHeight: running ? Math.max(words.implicitHeight, cancel.implicitHeight)
                            : outcome !== "" ? words.implicitHeight : 0
    height: implicitHeight
    visible: height > 0

    Label {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - (root.running ? cancel.width + bar.width + 2 * Theme.spaceM : 0)
        text: root.running ? qsTr("Writing… %1%").arg(Math.round(100 * root.progress)) : root.outcome
        role: Label.Caption
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
