// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A link to a section, in the list beside the rules.
Pressable {
    id: control

    /// This section is being read.
    property bool here: false

    implicitHeight: Theme.controlHeightSmall
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    Accessible.selected: here

    contentItem: Label {
        text: control.text
        fits: true
        strong: control.here
        muted: !control.here && !control.hovered
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: Theme.radiusS
        color: control.down ? Theme.surfacePressed : control.hovered ? Theme.surfaceHover : "transparent"
        Rectangle {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.space(0.5)
            height: parent.height - 2 * Theme.spaceXs
            radius: width / 2
            color: Theme.accent
            visible: control.here
        }
        FocusRing { shown: control.visualFocus }
    }
}
