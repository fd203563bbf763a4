// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The guide's strip between the felt and the bar: the current step, and the buttons that lead on and end it. The table
/// makes room for it, so it covers nothing; its height doesn't depend on the step, so the table stays still.
Rectangle {
    id: root

    required property TableGuide guide
    required property KeyMap keys

    height: guide.shown ? Math.max(Theme.controlHeightSmall, lines.height * 2) + 2 * Theme.spaceXs : 0
    visible: guide.shown
    color: Theme.surface
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("How to play")

    FontMetrics {
        id: lines
        font.family: Theme.fontFamily
        font.pixelSize: Theme.fontBody
    }
    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    Icon {
        id: sign
        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        name: "help"
        color: Theme.accent
        size: Theme.iconSizeSmall
    }
    Label {
        id: count
        anchors.left: sign.right
        anchors.leftMargin: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        text: root.guide.stepText
        role: Label.Caption
        muted: true
        lineHeight: 1
    }
    Label {
        anchors.left: count.right
        anchors.leftMargin: Theme.spaceM
        anchors.right: on.visible ? on.left : close.left
        anchors.rightMargin: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        height: parent.height - 2 * Theme.spaceXs
        text: root.guide.text
        wrapMode: Text.Wrap
        // A translation that needs more than two lines is set smaller.
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.fontLeast
        lineHeight: 1
        verticalAlignment: Text.AlignVCenter
    }
    Button {
        id: on
        anchors.right: close.left
        anchors.rightMargin: Theme.spaceXs
        anchors.verticalCenter: parent.verticalCenter
        implicitHeight: Theme.controlHeightSmall
        text: root.guide.last ? qsTr("Done") : qsTr("Next")
        kind: "primary"
        keyHint: root.keys.hints[Intent.Guide] ?? ""
        visible: root.guide.canGoOn
        focusPolicy: Qt.TabFocus
        onClicked: root.guide.goOn()
    }
    IconButton {
        id: close
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        implicitHeight: Theme.controlHeightSmall
        text: qsTr("End the guide")
        keyHint: root.keys.hints[WindowIntent.Back] ?? ""
        iconName: "close"
        focusPolicy: Qt.TabFocus
        onClicked: root.guide.end()
    }
}
