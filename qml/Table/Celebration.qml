// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Theme

/// A winning side bet: its name and payout rise from the spot, once.
Item {
    id: root

    required property bool shown
    required property string title
    required property string payout
    required property real distance

    property real rise: 0

    width: 1
    height: 1
    visible: run.running
    z: 5000

    onShownChanged: if (shown && run.duration > 0) run.restart()
    Component.onCompleted: if (shown && run.duration > 0) run.restart()

    NumberAnimation {
        id: run
        target: root
        property: "rise"
        from: 0
        to: 1
        duration: Theme.celebration
        easing.type: Easing.OutCubic
    }

    Rectangle {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: Theme.reducedMotion ? -root.distance : -root.distance * root.rise
        width: column.implicitWidth + 2 * Theme.spaceL
        height: column.implicitHeight + Theme.spaceM
        radius: Theme.radiusL
        color: Theme.turn
        border.width: Theme.hairline
        border.color: Theme.turnInk
        opacity: root.rise < 0.12 ? root.rise / 0.12 : root.rise > 0.985 ? (1 - root.rise) / 0.015 : 1

        Column {
            id: column
            anchors.centerIn: parent
            PlainText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.title
                font.family: Theme.printFamily
                font.pixelSize: Theme.fontLabel
                font.weight: Theme.weightStrong
                color: Theme.turnInk
                Accessible.ignored: true
            }
            PlainText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.payout
                font.family: Theme.fontFamily
                font.pixelSize: Theme.fontTitle
                font.weight: Theme.weightStrong
                color: Theme.turnInk
                Accessible.ignored: true
            }
        }
    }
}
