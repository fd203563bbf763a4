// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// The discard tray: an open box of smoked glass with the cards that are out of play.
Item {
    id: root

    required property real cardWidth
    /// 0 … 1: how much of the shoe lies here.
    required property real filled

    readonly property real wall: Math.max(2, cardWidth * 0.05)
    readonly property real pileWidth: Math.min(cardWidth * 0.82, (height - 4 * wall) / Theme.cardRatio)

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Discard tray")

    Rectangle {
        anchors.fill: parent
        radius: root.cardWidth * 0.1
        color: Theme.dim
        border.width: root.wall
        border.color: Qt.alpha(Theme.plateText, 0.14)
    }
    Repeater {
        model: root.filled <= 0 ? 0 : Math.ceil(root.filled * 5)
        CardFace {
            required property int index
            width: root.pileWidth
            x: (root.width - width) / 2 + index * 1.5 - 3
            y: (root.height - height) / 2 - index * 1.5 + 2
        }
    }
}
