// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A new account: its name, and whether it is a trial account.
Dialog {
    id: root

    signal created(string name, bool trial)

    title: qsTr("New account")
    acceptText: qsTr("Create")
    rejectText: qsTr("Cancel")
    acceptable: nameField.text.trim() !== ""
    onAboutToShow: {
        nameField.text = ""
        trialSwitch.checked = false
    }
    first: nameField
    onAccepted: created(nameField.text.trim(), trialSwitch.checked)

    Column {
        spacing: Theme.spaceM
        TextField {
            id: nameField
            width: Theme.space(90)
            prompt: qsTr("Name")
            maximumLength: 40
            onAccepted: if (root.acceptable) root.accept()
        }
        SwitchRow {
            id: trialSwitch
            width: Theme.space(90)
            text: qsTr("Trial account")
            description: qsTr("Plays like any other account, but can't take a seat at a shared table.")
        }
    }
}
