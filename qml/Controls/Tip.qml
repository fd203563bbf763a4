// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// A tooltip that also shows the key. Put it into a control: `Tip { text: …; keyHint: …; visible: control.hovered }`.
T.ToolTip {
    id: control

    property string keyHint: ""

    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: -height - Theme.spaceXs
    margins: Theme.spaceXs
    padding: Theme.spaceS
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    implicitWidth: contentWidth + leftPadding + rightPadding
    implicitHeight: contentHeight + topPadding + bottomPadding
    delay: Theme.tooltipDelay
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent

    contentItem: Row {
        spacing: Theme.spaceS
        Text {
            text: control.text
            color: Theme.plateText
            font.family: Theme.fontFamily
            font.pixelSize: Theme.fontCaption
            anchors.verticalCenter: parent.verticalCenter
        }
        KeyHint {
            text: control.keyHint
            ink: Theme.plateMuted
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    background: Rectangle {
        radius: Theme.radiusS
        color: Theme.tip
        border.width: Theme.hairline
        border.color: Theme.plateLine
    }
}
