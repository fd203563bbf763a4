// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// A row of an opened list or menu.
T.ItemDelegate {
    id: control

    property bool chosen: false

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    hoverEnabled: true
    font.family: Theme.fontFamily
    font.pixelSize: Theme.fontLabel
    font.weight: chosen ? Theme.weightStrong : Theme.weightText
    Accessible.role: Accessible.ListItem
    Accessible.onPressAction: if (enabled) clicked()
    Accessible.name: text
    Accessible.selected: chosen

    contentItem: PlainText {
        text: control.text
        font: control.font
        color: control.chosen ? Theme.accent : Theme.text
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }
    background: Rectangle {
        radius: Theme.radiusS
        color: control.highlighted || control.hovered ? Theme.surfaceHover : "transparent"
    }
}
