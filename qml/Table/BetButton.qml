// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A button of the betting bar: icon over caption, with its key in the tooltip.
Pressable {
    id: control

    property string iconName: ""
    property string keyHint: ""
    property bool tight: false

    implicitWidth: Math.max(tight ? Theme.space(12) : Theme.space(17), implicitContentWidth + Theme.spaceM)
    implicitHeight: Theme.controlHeightLarge
    focusPolicy: Qt.TabFocus

    contentItem: IconCaption {
        iconName: control.iconName
        text: control.text
        lit: control.hovered
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: control.down ? Theme.surfacePressed : control.hovered ? Theme.surfaceHover : "transparent"
        FocusRing { shown: control.visualFocus }
    }
    Tip {
        text: control.text
        keyHint: control.keyHint
        wanted: control.hovered
    }
}
