// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// The button that opens a table. It lies on felt, so it is brass in both schemes.
Pressable {
    id: control

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spaceL
    rightPadding: Theme.spaceL

    contentItem: Row {
        spacing: Theme.spaceS
        Icon {
            name: "play"
            color: Theme.turnInk
            anchors.verticalCenter: parent.verticalCenter
        }
        PlainText {
            text: control.text
            color: Theme.turnInk
            font.family: Theme.fontFamily
            font.pixelSize: Theme.fontLabel
            font.weight: Theme.weightStrong
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: control.down ? Qt.darker(Theme.feltAccent, 1.15)
             : control.hovered ? Qt.lighter(Theme.feltAccent, 1.1) : Theme.feltAccent
        FocusRing {
            shown: control.visualFocus
            border.color: Theme.feltFocus
        }
    }
}
