// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme

/// A stack of chips, each adding its height, with the total beneath. The chips stand on the bottom of `stackHeight`.
/// Decoration only: the owner names it for screen readers.
Item {
    id: root

    /// From the table upwards, as in Chip.denomination.
    property list<string> chips: []
    /// Diameter of a chip.
    property real chipSize: Theme.space(9)
    /// Written beneath; empty for no total.
    property string total: ""
    /// The most chips shown; for a higher stack only the total is complete.
    property int tallest: 20

    /// The most stacks beside each other; a second one is begun where one would be too high.
    property int columns: 1

    readonly property int used: Math.max(1, Math.min(columns, Math.ceil(chips.length / tallest)))
    readonly property int shown: Math.min(chips.length, tallest * used)
    readonly property int high: Math.ceil(shown / used)
    readonly property real beside: chipSize * 0.9
    readonly property real step: Math.max(2, Math.round(chipSize * Theme.chipStep))
    readonly property real stackHeight: shown === 0
        ? 0 : Math.round(chipSize * (1 + Theme.chipStep)) + (high - 1) * step

    implicitWidth: Math.max(pile.width, plate.visible ? plate.implicitWidth : 0)
    implicitHeight: stackHeight + (plate.visible ? plate.implicitHeight + Theme.spaceXs : 0)

    Item {
        id: pile

        width: root.chipSize + (root.used - 1) * root.beside
        height: root.stackHeight
        anchors.horizontalCenter: parent.horizontalCenter

        Repeater {
            model: root.shown > 0 ? root.used : 0
            Image {
                required property int index
                source: "qrc:/openshoe/art/chips/shadow.png"
                width: root.chipSize * 1.36
                height: width
                x: index * root.beside + (root.chipSize - width) / 2
                y: pile.height - root.chipSize - (width - root.chipSize) / 2 + root.chipSize * 0.02
                opacity: Theme.shadowLifted
            }
        }

        Repeater {
            model: root.shown
            Chip {
                required property int index
                denomination: root.chips[root.chips.length - root.shown + index] ?? "1"
                readonly property int column: Math.floor(index / Math.max(1, root.high))
                width: root.chipSize
                x: column * root.beside
                y: pile.height - height - (index - column * root.high) * root.step
            }
        }
    }

    Plate {
        id: plate
        text: root.total
        anchors.top: pile.bottom
        anchors.topMargin: Theme.spaceXs
        anchors.horizontalCenter: parent.horizontalCenter
    }
}
