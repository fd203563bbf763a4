// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Under which name what the Rundown is narrowed to is saved.
Dialog {
    id: root

    required property SavedFilters saved
    readonly property bool replaces: saved.has(field.text)

    title: qsTr("Save these filters")
    acceptText: replaces ? qsTr("Replace") : qsTr("Save")
    rejectText: qsTr("Cancel")
    acceptable: field.text.trim() !== "" && (replaces || !saved.full)
    onAboutToShow: field.text = ""
    first: field
    onAccepted: saved.save(field.text)

    TextField {
        id: field
        width: Theme.space(90)
        prompt: qsTr("Name")
        maximumLength: root.saved.longestName
        problem: root.saved.full && text.trim() !== "" && !root.replaces
                 ? qsTr("There is no room for another. Delete one first, or replace one by its name.") : ""
        onAccepted: if (root.acceptable) root.accept()
    }
}
