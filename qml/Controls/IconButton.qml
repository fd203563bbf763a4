// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A button that shows only an icon. `text` is its name, for the tooltip and for screen readers.
Pressable {
    id: control

    property string iconName: ""
    property string keyHint: ""
    property real iconSize: Theme.iconSize
    property color ink: checked ? Theme.accent : hovered || down ? Theme.text : Theme.textMuted

    implicitWidth: Theme.controlHeight
    implicitHeight: Theme.controlHeight

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: control.iconName
            size: control.iconSize
            color: control.ink
            mirrored: control.mirrored
        }
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: control.down ? Theme.surfacePressed : control.checked ? Theme.accentSoft
             : control.hovered ? Theme.surfaceHover : "transparent"
        FocusRing { shown: control.visualFocus }
    }

    Tip {
        text: control.text
        keyHint: control.keyHint
        wanted: control.hovered || control.visualFocus
    }
}
