// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks which files are to be read.
Item {
    id: root

    required property string title
    /// What the form of the files is called, and the ending of their names.
    required property string form
    required property string ending
    /// Where the dialogue opens first.
    required property url folder

    /// Those that were chosen.
    readonly property list<url> files: dialog.selectedFiles
    signal chosen()

    function open(): void {
        dialog.currentFolder = root.folder
        dialog.open()
    }

    // The platform's own where it has one.
    FileDialog {
        id: dialog
        objectName: "importFiles"
        title: root.title
        fileMode: FileDialog.OpenFiles
        acceptLabel: qsTr("Open")
        rejectLabel: qsTr("Cancel")
        onAccepted: root.chosen()
    }
    // By name: what Qt 6.4 tells its tools of the dialogue has it otherwise.
    Binding {
        target: dialog
        property: "nameFilters"
        value: [root.form + " (*." + root.ending + ")"]
    }
}
