// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import OpenShoe.Theme

/// Asks where to write a file and confirms before replacing one.
Item {
    id: root

    required property string title
    /// The names of the file formats, and their extensions.
    required property list<string> forms
    required property list<string> endings
    /// The suggested file name, without an extension.
    required property string suggestion
    /// The folder the dialogue opens in.
    required property url folder

    /// A file was chosen; if its name has no known extension, `ending` is to be appended. `replace`: an existing file
    /// may be overwritten.
    signal chosen(url file, string ending, bool replace)

    function open(): void {
        dialog.currentFolder = root.folder
        dialog.selectedFile = root.folder + "/" + root.suggestion + "." + root.endings[0]
        dialog.open()
    }
    /// `name` is the file's name for display.
    function askToReplace(file: url, name: string): void {
        question.file = file
        question.name = name
        question.open()
    }

    readonly property list<string> filters: {
        const all = []
        for (let i = 0; i < forms.length; ++i)
            all.push(forms[i] + " (*." + endings[i] + ")")
        return all
    }

    // The platform's own dialogue where there is one. Its question about overwriting is suppressed and asked here
    // instead, wherever the name came from.
    FileDialog {
        id: dialog
        objectName: "exportFile"
        title: root.title
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        rejectLabel: qsTr("Cancel")
        onAccepted: root.chosen(selectedFile, root.endings[Math.max(0, selectedNameFilter.index)], false)
    }
    // Set by name and number: Qt 6.4's type information for FileDialog omits these or declares them differently.
    Binding {
        target: dialog
        property: "options"
        value: 4 // FileDialog.DontConfirmOverwrite
    }
    Binding {
        target: dialog
        property: "nameFilters"
        value: root.filters
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
