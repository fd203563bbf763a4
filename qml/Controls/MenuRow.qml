// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// A menu row: icon, caption, key.
T.MenuItem {
    id: control

    property string iconName: ""
    property string keyHint: ""

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    hoverEnabled: true
    opacity: enabled ? 1 : Theme.disabledOpacity
    font.family: Theme.fontFamily
    font.pixelSize: Theme.fontLabel
    Accessible.role: Accessible.MenuItem
    Accessible.name: text
    Accessible.checkable: checkable
    Accessible.checked: checked
    Accessible.onPressAction: {
        if (!enabled)
            return
        if (checkable)
            toggle()
        triggered()
    }

    contentItem: MenuRowContent {
        text: control.text
        iconName: control.checkable ? (control.checked ? "check" : "") : control.iconName
        keyHint: control.keyHint
        font: control.font
        mirrored: control.mirrored
    }
    background: Rectangle {
        radius: Theme.radiusS
        color: control.highlighted || control.hovered ? Theme.surfaceHover : "transparent"
    }
}
