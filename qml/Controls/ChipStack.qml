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

    readonly property int shown: Math.min(chips.length, tallest)
    readonly property real step: Math.max(2, Math.round(chipSize * Theme.chipStep))
    readonly property real stackHeight: shown === 0
        ? 0 : Math.round(chipSize * (1 + Theme.chipStep)) + (shown - 1) * step

    implicitWidth: Math.max(chipSize, plate.visible ? plate.implicitWidth : 0)
    implicitHeight: stackHeight + (plate.visible ? plate.implicitHeight + Theme.spaceXs : 0)

    Item {
        id: pile

        width: root.chipSize
        height: root.stackHeight
        anchors.horizontalCenter: parent.horizontalCenter

        Image {
            visible: root.shown > 0
            source: "qrc:/openshoe/art/chips/shadow.png"
            width: root.chipSize * 1.36
            height: width
            x: (root.chipSize - width) / 2
            y: pile.height - root.chipSize - (width - root.chipSize) / 2 + root.chipSize * 0.02
            opacity: Theme.shadowLifted
        }

        Repeater {
            model: root.shown
            Chip {
                required property int index
                denomination: root.chips[root.chips.length - root.shown + index] ?? "1"
                width: root.chipSize
                y: pile.height - height - index * root.step
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
