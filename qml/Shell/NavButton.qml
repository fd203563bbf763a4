// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A link to a page, in the bar at the top.
Pressable {
    id: control

    property string iconName: ""
    property bool here: false
    property bool wordless: false
    /// The padding on either side.
    property real around: Theme.spaceM
    /// The width of the content with its caption (shown or not), and without.
    readonly property real wordyWidth: wordlessWidth + words.spacing + word.implicitWidth
    readonly property real wordlessWidth: icon.width

    implicitWidth: (wordless ? wordlessWidth : wordyWidth) + leftPadding + rightPadding
    implicitHeight: Theme.controlHeight
    leftPadding: around
    rightPadding: around
    Accessible.selected: here

    Row {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: control.leftPadding
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceS
        Icon {
            id: icon
            name: control.iconName
            color: control.here ? Theme.accent : control.hovered ? Theme.text : Theme.textMuted
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: word
            text: control.text
            visible: !control.wordless
            role: Label.Label
            strong: control.here
            color: control.here ? Theme.accent : control.hovered ? Theme.text : Theme.textMuted
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: control.down ? Theme.surfacePressed : control.hovered ? Theme.surfaceHover : "transparent"
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            width: parent.width - 2 * control.around
            height: Theme.space(0.5)
            radius: height / 2
            color: Theme.accent
            visible: control.here
        }
        FocusRing { shown: control.visualFocus }
    }
    Tip {
        text: control.text
        y: control.height + Theme.spaceXs
        wanted: control.wordless && control.hovered
    }
}
