// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import OpenShoe.Theme

/// Asks where a file is to be written, and before another one is replaced.
Item {
    id: root

    required property string title
    /// What the forms of the file are called, and the endings of their names.
    required property list<string> forms
    required property list<string> endings
    /// The file's name to begin with, without an ending.
    required property string suggestion
    /// Where the dialogue opens first.
    required property url folder

    /// A file was chosen; one whose name has no ending that is known gets `ending`. `replace`: the one that is there
    /// may go.
    signal chosen(url file, string ending, bool replace)

    function open(): void {
        dialog.currentFolder = root.folder
        dialog.selectedFile = root.folder + "/" + root.suggestion + "." + root.endings[0]
        dialog.open()
    }
    /// `name` is the file's for a person.
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

    // The platform's own where it has one. What it would ask about a file that is there is asked here, wherever the
    // name came from.
    FileDialog {
        id: dialog
        objectName: "exportFile"
        title: root.title
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        rejectLabel: qsTr("Cancel")
        onAccepted: root.chosen(selectedFile, root.endings[Math.max(0, selectedNameFilter.index)], false)
    }
    // By name and number: what Qt 6.4 tells its tools of the dialogue leaves these out, or has them otherwise.
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
