// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// The discard tray: an open box of smoked glass in which the cards out of play pile up.
Item {
    id: root

    /// The part of the shoe that lies here, 0 … 1.
    required property real filled
    /// The width of a card lying in it, and where its top left corner is.
    required property real cardWidth
    required property point rest
    /// Height of a whole shoe's pile, in widths of the tray, as it is seen slightly from the front.
    property real tallest: 0.2

    readonly property real rise: filled <= 0 ? 0 : Math.max(2, filled * width * tallest)
    readonly property real edge: Math.max(1.5, width * 0.018)

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Discard tray")

    TableThing {
        thing: "tray"
        width: root.width
    }
    Item {
        x: root.rest.x
        y: root.rest.y
        width: root.cardWidth
        height: Math.round(width * Theme.cardRatio)
        visible: root.filled > 0

        Image {
            source: "qrc:/openshoe/art/cards/shadow.png"
            anchors.centerIn: parent
            width: parent.width * 1.12
            height: parent.height * 1.12
            opacity: Theme.shadowLifted
        }
        // The edges of the cards beneath the top one, down to the tray.
        Repeater {
            model: Math.ceil(root.rise / root.edge)
            Rectangle {
                required property int index
                y: -index * root.edge
                width: root.cardWidth
                height: Math.round(width * Theme.cardRatio)
                radius: width * 0.06
                color: index % 2 === 0 ? Theme.cardEdge : Theme.cardEdgeShade
            }
        }
        CardFace {
            y: -root.rise
            width: root.cardWidth
        }
    }
}
