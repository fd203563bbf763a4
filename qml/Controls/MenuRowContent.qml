// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// The content of a menu row: icon, caption, key.
Item {
    id: root

    property string text: ""
    property string iconName: ""
    property string keyHint: ""
    property font font
    property bool mirrored: false

    implicitWidth: caption.anchors.leftMargin
                   + Math.max(Theme.space(36), caption.implicitWidth + (hint.visible ? hint.width + Theme.spaceM : 0))
    implicitHeight: Theme.iconSize

    Icon {
        name: root.iconName
        color: Theme.textMuted
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        mirrored: root.mirrored
    }
    PlainText {
        id: caption
        anchors.left: parent.left
        anchors.leftMargin: Theme.iconSize + Theme.spaceM
        anchors.right: hint.visible ? hint.left : parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        font: root.font
        color: Theme.text
        elide: Text.ElideRight
    }
    KeyHint {
        id: hint
        text: root.keyHint
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
    }
}
