// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// The content of the wallet button. Its implicit width is that of the amount at full size, even while it is set
/// smaller.
Item {
    id: root

    required property string amount
    required property string spoken
    readonly property real beside: Theme.iconSize + Theme.iconSizeSmall + 2 * Theme.spaceS

    implicitWidth: words.implicitWidth + beside
    implicitHeight: Theme.iconSize

    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceS
        Icon {
            name: "wallet"
            color: Theme.accent
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: words
            text: root.amount
            role: Label.Title
            width: Math.min(implicitWidth, root.width - root.beside)
            height: root.height
            fits: true
            Accessible.name: root.spoken
        }
        Icon {
            name: "chevron-down"
            color: Theme.textMuted
            size: Theme.iconSizeSmall
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
