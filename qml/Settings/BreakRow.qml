// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// Takes a break: a choice of its length, and a button that asks for confirmation.
SettingRow {
    id: root

    required property list<int> minutes
    required property list<string> labels
    signal beginAsked(int minutes)

    Row {
        spacing: Theme.spaceS
        ComboBox {
            id: length
            implicitWidth: Theme.space(34)
            implicitHeight: Theme.controlHeightSmall
            name: root.caption
            model: root.labels
        }
        Button {
            implicitHeight: Theme.controlHeightSmall
            text: qsTr("Start…")
            Accessible.name: qsTr("Start: %1").arg(root.caption)
            onClicked: root.beginAsked(root.minutes[length.currentIndex])
        }
    }
}
