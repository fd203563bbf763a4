// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

/// Asks which files to read.
Item {
    id: root

    required property string title
    /// The name of the file format, and its extension.
    required property string form
    required property string ending
    /// The folder the dialogue opens in.
    required property url folder

    /// The chosen files.
    readonly property list<url> files: dialog.selectedFiles
    signal chosen()

    function open(): void {
        dialog.currentFolder = root.folder
        dialog.open()
    }

    // The platform's own dialogue where there is one.
    FileDialog {
        id: dialog
        objectName: "importFiles"
        title: root.title
        fileMode: FileDialog.OpenFiles
        acceptLabel: qsTr("Open")
        rejectLabel: qsTr("Cancel")
        onAccepted: root.chosen()
    }
    // Set by name: Qt 6.4's type information for FileDialog declares it differently.
    Binding {
        target: dialog
        property: "nameFilters"
        value: [root.form + " (*." + root.ending + ")"]
    }
}
