// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme

/// The chips available for betting, smallest first, left to right in every layout.
Row {
    id: root

    property list<string> denominations: []
    /// The chip in hand.
    property string selected: ""
    property real chipSize: Theme.space(13)

    signal picked(string denomination)
    signal takenBack(string denomination)

    spacing: Theme.spaceS
    LayoutMirroring.enabled: false

    Repeater {
        model: root.denominations.length
        ChipButton {
            required property int index
            denomination: root.denominations[index]
            chipSize: root.chipSize
            selected: root.selected === denomination
            onPicked: root.picked(denomination)
            onTakenBack: root.takenBack(denomination)
        }
    }
}
