// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import QtQuick.Templates as T
import OpenShoe.Models
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

    /// The ending of the format chosen in the dialogue.
    function ending(): string {
        return endings[Math.max(0, dialog.selectedNameFilter.index)]
    }
    /// Saves what is typed; opens it, if it is a folder.
    function take(): void {
        const typed = field as T.TextField
        if (!dialog.visible || !typed)
            return
        const file = meant()
        if (names.isFolder(file)) {
            dialog.currentFolder = file
            written = ""
            typed.selectAll()
            return
        }
        if (file.toString() === "")
            return
        dialog.close()
        root.chosen(file, ending(), false)
    }

    /// The file that is typed, or else the name shown.
    function meant(): url {
        const shownName = (field as T.TextField)?.text ?? ""
        return names.fileFor(written !== "" ? written : shownName, dialog.currentFolder)
    }

    FileNames { id: names }
    /// What was typed last: of a path, the dialogue keeps the name alone.
    property string written: ""
    /// The name's field in Qt's own dialogue, shown where the desktop has none.
    property QtObject field: null
    Connections {
        target: root.field
        ignoreUnknownSignals: true
        function onAccepted(): void { root.take() }
        function onTextEdited(): void { root.written = (root.field as T.TextField)?.text ?? "" }
        function onTextChanged(): void {
            const now = (root.field as T.TextField)?.text ?? ""
            if (!root.written.endsWith(now)) // a file of the list was chosen
                root.written = ""
        }
    }
    // The dialogue takes the focus once it is shown; then the name gets it, without its ending selected.
    Timer {
        id: shown
        interval: 0
        onTriggered: {
            root.field = names.field()
            const typed = root.field as T.TextField
            root.written = ""
            if (!typed)
                return
            typed.forceActiveFocus(Qt.TabFocusReason)
            const dot = typed.text.lastIndexOf(".")
            typed.select(0, dot > 0 ? dot : typed.text.length)
        }
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
        onVisibleChanged: if (visible) shown.restart()
        onAccepted: {
            const file = root.field ? root.meant() : selectedFile
            root.chosen(file.toString() === "" ? selectedFile : file, root.ending(), false)
        }
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
            text: qsTr("%1 already exists. Its contents would be lost.").arg(question.name)
            wrapMode: Text.Wrap
            width: Theme.space(110)
        }
    }
}
