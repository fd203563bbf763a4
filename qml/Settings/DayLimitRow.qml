// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A limit of money for a day: an amount to be written and set, and a way to be without.
SettingRow {
    id: root

    /// The limit as it stands, to be written over; empty for none.
    required property string value
    /// It is to be raised or removed from the next day on.
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
        // What was to come can be taken back: the present value is chosen again.
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
