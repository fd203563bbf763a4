// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A daily money limit: a field with a Set button, and a button that removes the limit.
SettingRow {
    id: root

    /// The current limit, as the text to edit; empty for none.
    required property string value
    /// An increase or removal is pending for the next day.
    required property bool waiting
    signal setAsked(string amount)
    signal removeAsked()

    onValueChanged: field.text = value

    Row {
        spacing: Theme.spaceS
        AmountField {
            id: field
            implicitWidth: Theme.space(34)
            implicitHeight: Theme.controlHeightSmall
            name: root.caption
            prompt: qsTr("No limit")
            text: root.value
            onAccepted: if (setButton.enabled) root.setAsked(text)
        }
        Button {
            id: setButton
            implicitHeight: Theme.controlHeightSmall
            text: qsTr("Set")
            enabled: field.text !== "" && field.text !== root.value
            Accessible.name: qsTr("Set: %1").arg(root.caption)
            onClicked: root.setAsked(field.text)
        }
        // While a change is pending this cancels it, by setting the current value again.
        Button {
            implicitHeight: Theme.controlHeightSmall
            kind: "ghost"
            text: root.waiting ? qsTr("Keep") : qsTr("Remove")
            enabled: root.value !== ""
            Accessible.name: root.waiting ? qsTr("Keep as it is: %1").arg(root.caption)
                                          : qsTr("Remove: %1").arg(root.caption)
            onClicked: root.waiting ? root.setAsked(root.value) : root.removeAsked()
        }
    }
}
