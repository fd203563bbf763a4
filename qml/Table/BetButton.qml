// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls

/// A button for the stakes: icon over caption, its key in the tooltip.
T.Button {
    id: control

    property string iconName: ""
    property string keyHint: ""
    property bool tight: false

    implicitWidth: Math.max(tight ? Theme.space(12) : Theme.space(17), implicitContentWidth + Theme.spaceM)
    implicitHeight: Theme.controlHeightLarge
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    opacity: enabled ? 1 : Theme.disabledOpacity

    Accessible.role: Accessible.Button
    Accessible.onPressAction: if (enabled) clicked()
    Accessible.name: text

    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

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
        visible: control.hovered && !control.down
    }
}
