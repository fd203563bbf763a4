// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// A line of a menu: icon, caption, key.
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

    contentItem: Item {
        implicitWidth: caption.anchors.leftMargin
                       + Math.max(Theme.space(36),
                                  caption.implicitWidth + (hint.visible ? hint.width + Theme.spaceM : 0))
        implicitHeight: Theme.iconSize
        Icon {
            name: control.checkable ? (control.checked ? "check" : "") : control.iconName
            color: Theme.textMuted
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            mirrored: control.mirrored
        }
        PlainText {
            id: caption
            anchors.left: parent.left
            anchors.leftMargin: Theme.iconSize + Theme.spaceM
            anchors.right: hint.visible ? hint.left : parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: control.text
            font: control.font
            color: Theme.text
            elide: Text.ElideRight
        }
        KeyHint {
            id: hint
            text: control.keyHint
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    background: Rectangle {
        radius: Theme.radiusS
        color: control.highlighted || control.hovered ? Theme.surfaceHover : "transparent"
    }
}
