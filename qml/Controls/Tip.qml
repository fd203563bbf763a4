// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// A tooltip that also shows the key. Put it into a control: `Tip { text: …; keyHint: …; wanted: control.hovered }`. It
/// closes when the control is pressed or once there was time to read it, and can open again after `wanted` was false.
T.ToolTip {
    id: control

    property string keyHint: ""
    /// The control has the pointer over it, or the focus.
    property bool wanted: false
    property bool dismissed: false
    readonly property QuietZone zone: {
        for (let at = parent; at; at = at.parent) {
            const zone = at as QuietZone
            if (zone)
                return zone
        }
        return null
    }

    function dismiss(): void {
        dismissed = true
    }

    onWantedChanged: if (!wanted) dismissed = false
    visible: wanted && !dismissed && text !== "" && !(zone && zone.quiet)

    Connections {
        target: control.parent as T.AbstractButton
        function onPressed(): void { control.dismiss() }
        function onClicked(): void { control.dismiss() }
    }

    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: -height - Theme.spaceXs
    margins: Theme.spaceXs
    padding: Theme.spaceS
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    implicitWidth: contentWidth + leftPadding + rightPadding
    implicitHeight: contentHeight + topPadding + bottomPadding
    delay: Theme.tooltipDelay
    timeout: Math.max(Theme.toastTime, text.length * Theme.toastTimePerLetter)
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent

    contentItem: Row {
        spacing: Theme.spaceS
        PlainText {
            width: Math.min(implicitWidth, Theme.space(110))
            wrapMode: Text.Wrap
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
