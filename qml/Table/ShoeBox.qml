// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme

/// The dealing shoe, its mouth towards the dealer: the fuller it is, the further the cards reach back.
Item {
    id: root

    required property real cardWidth
    /// 0 … 1: how much of the shoe is left.
    required property real filled
    /// "312 cards", written beneath.
    property string caption: ""

    readonly property real wall: Math.max(2, cardWidth * 0.05)

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Shoe: %1").arg(caption)

    // Shade on the felt.
    Rectangle {
        x: -root.wall
        y: root.wall
        width: parent.width + 2 * root.wall
        height: parent.height + root.wall
        radius: root.cardWidth * 0.14
        color: Theme.shadow
        opacity: Theme.shadowRest * 0.6
    }
    Rectangle {
        anchors.fill: parent
        radius: root.cardWidth * 0.11
        color: Theme.wood
        border.width: Theme.hairline
        border.color: Qt.lighter(Theme.wood, 1.5)
    }
    // The well with the cards on edge.
    Rectangle {
        id: well
        x: root.wall * 2
        y: root.wall * 2
        width: parent.width - 4 * root.wall
        height: parent.height - 4 * root.wall
        radius: root.wall
        color: Qt.darker(Theme.wood, 2.2)

        Rectangle {
            width: Math.max(root.wall * 2, parent.width * Math.min(1, root.filled))
            height: parent.height
            radius: root.wall * 0.6
            color: Qt.darker(Theme.plateText, 1.12)
            Repeater {
                model: Math.floor(parent.width / Math.max(3, root.wall * 0.9))
                Rectangle {
                    required property int index
                    x: index * Math.max(3, root.wall * 0.9) + 1
                    width: 1
                    height: well.height
                    color: Theme.shadow
                    opacity: 0.16
                }
            }
        }
    }
    // The wedge at the mouth.
    Rectangle {
        x: -root.wall * 1.6
        y: root.wall
        width: root.wall * 5
        height: parent.height - 2 * root.wall
        radius: root.wall
        color: Qt.lighter(Theme.wood, 1.25)
        border.width: Theme.hairline
        border.color: Theme.metal
    }
}
