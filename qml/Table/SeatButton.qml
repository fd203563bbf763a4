// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A small button on the rail.
Pressable {
    id: control

    property bool chosen: false

    implicitWidth: Math.max(implicitHeight, implicitContentWidth + Theme.spaceM)
    implicitHeight: Theme.space(6)
    focusPolicy: Qt.TabFocus
    font.family: Theme.fontFamily
    font.pixelSize: Theme.fontCaption
    font.weight: Theme.weightStrong

    contentItem: PlainText {
        text: control.text
        font: control.font
        color: control.chosen ? Theme.turnInk : Theme.plateText
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: height / 2
        color: control.chosen ? Theme.turn : control.hovered || control.down ? Qt.lighter(Theme.wood, 1.4) : Theme.plate
        border.width: control.visualFocus ? Theme.focusWidth : Theme.hairline
        border.color: control.visualFocus ? Theme.feltFocus : Theme.metal
    }
}
