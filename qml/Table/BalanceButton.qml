// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// The wallet of the table's currency. Press it to top up or to choose another currency.
Pressable {
    id: control

    required property string amount
    required property string spoken
    property bool changeable: false

    text: spoken
    readonly property real beside: Theme.iconSize + Theme.iconSizeSmall + 2 * Theme.spaceS + leftPadding + rightPadding
    implicitWidth: words.implicitWidth + beside
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    implicitHeight: Theme.controlHeight
    focusPolicy: Qt.TabFocus

    Accessible.name: qsTr("Wallet")
    Accessible.description: spoken

    contentItem: Row {
        spacing: Theme.spaceS
        Icon {
            name: "wallet"
            color: Theme.accent
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: words
            text: control.amount
            role: "title"
            width: Math.min(implicitWidth, control.width - control.beside)
            fits: true
            anchors.verticalCenter: parent.verticalCenter
            Accessible.name: control.spoken
        }
        Icon {
            name: "chevron-down"
            color: Theme.textMuted
            size: Theme.iconSizeSmall
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: control.down ? Theme.surfacePressed : control.hovered ? Theme.surfaceHover : "transparent"
        FocusRing { shown: control.visualFocus }
    }
}
