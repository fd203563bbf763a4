// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Theme

/// A winning side bet: its name and payout rise from the spot to the hand's total, once. They stay within the seat's
/// column, so that neither the cards that won nor the neighbours' are covered.
Item {
    id: root

    required property bool shown
    required property string title
    required property string payout
    /// How far above this item its upper edge may rise.
    required property real rising
    /// How far to the side the bet lies, and the width of the column.
    property real aside: 0
    required property real room

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
        id: plate
        readonly property real way: Theme.reducedMotion ? 1 : root.rise
        x: Math.max(-root.room / 2, Math.min(root.room / 2 - width, root.aside - width / 2))
        y: -height / 2 - (root.rising - height / 2) * way
        width: Math.min(root.room, Math.max(title.implicitWidth, payout.implicitWidth) + 2 * Theme.spaceL)
        height: column.implicitHeight + Theme.spaceM
        radius: Theme.radiusL
        color: Theme.turn
        border.width: Theme.hairline
        border.color: Theme.turnInk
        opacity: root.rise < 0.12 ? root.rise / 0.12 : root.rise > 0.985 ? (1 - root.rise) / 0.015 : 1

        Column {
            id: column
            anchors.centerIn: parent
            width: plate.width - 2 * Theme.spaceS
            PlainText {
                id: title
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.title
                font.family: Theme.printFamily
                font.pixelSize: Theme.fontLabel
                font.weight: Theme.weightStrong
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 7
                color: Theme.turnInk
                Accessible.ignored: true
            }
            PlainText {
                id: payout
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.payout
                font.family: Theme.fontFamily
                font.pixelSize: Theme.fontTitle
                font.weight: Theme.weightStrong
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 7
                color: Theme.turnInk
                Accessible.ignored: true
            }
        }
    }
}
