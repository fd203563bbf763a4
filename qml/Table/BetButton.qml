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

    implicitWidth: Math.max(tight ? Theme.space(12) : Theme.space(17), caption.implicitWidth + Theme.spaceM)
    implicitHeight: Theme.controlHeightLarge
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    opacity: enabled ? 1 : Theme.disabledOpacity

    Accessible.role: Accessible.Button
    Accessible.name: text

    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.space(1)
            name: control.iconName
            color: control.hovered ? Theme.accent : Theme.text
        }
        Text {
            id: caption
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.space(0.5)
            text: control.text
            color: control.hovered ? Theme.text : Theme.textMuted
            font.family: Theme.fontFamily
            font.pixelSize: Theme.fontCaption
            Accessible.ignored: true
        }
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
