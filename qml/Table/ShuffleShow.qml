// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// Loading a new shoe: the cards from the tray fly into the shoe once, as packets.
Item {
    id: root

    required property TableGeometry geometry
    /// The shoe's sequence number; 0 while there is none.
    required property real shoeNumber

    property real before: 0
    /// 0 … 1.
    property real run: 0
    readonly property int packets: 5
    readonly property real spread: 0.5

    visible: going.running
    Accessible.ignored: true

    onShoeNumberChanged: {
        if (before > 0 && shoeNumber > 0 && before !== shoeNumber && !Theme.still)
            going.restart()
        before = shoeNumber
    }

    NumberAnimation {
        id: going
        target: root
        property: "run"
        from: 0
        to: 1
        duration: 2 * Theme.collect
    }
    Repeater {
        // The packets exist only during the animation.
        model: going.running ? root.packets : 0
        CardFace {
            required property int index
            readonly property real start: root.spread * index / (root.packets - 1)
            readonly property real way: Math.max(0, Math.min(1, (root.run - start) / (1 - root.spread)))
            readonly property real eased: way * way * (3 - 2 * way)
            width: root.geometry.cardWidth * root.geometry.trayScale
            x: root.geometry.tray.x + (root.geometry.shoe.x - root.geometry.tray.x) * eased - width / 2
            y: root.geometry.tray.y + (root.geometry.shoe.y - root.geometry.tray.y) * eased - height / 2
               - Math.sin(Math.PI * eased) * root.geometry.cardWidth * 0.25
            rotation: 90 * eased
            visible: way > 0 && way < 1
        }
    }
}
