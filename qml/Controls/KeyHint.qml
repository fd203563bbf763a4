// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// The shortcut for an action, as a small key cap.
Rectangle {
    id: root

    property string text: ""
    property color ink: Theme.textMuted

    implicitWidth: Math.max(implicitHeight, label.implicitWidth + Theme.spaceS)
    implicitHeight: label.implicitHeight + Theme.space(1)
    radius: Theme.radiusS
    color: "transparent"
    border.width: Theme.hairline
    border.color: Qt.alpha(ink, Theme.faint(0.55))
    visible: text !== ""

    PlainText {
        id: label
        anchors.centerIn: parent
        text: root.text
        color: root.ink
        font.family: Theme.fontFamily
        font.pixelSize: Theme.fontCaption
        Accessible.ignored: true
    }
}
