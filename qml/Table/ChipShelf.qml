// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The user's chips, smallest first, left to right in every layout.
Row {
    id: root

    required property ChipsModel chips
    required property int selected
    required property real room

    readonly property real chipSize: Math.max(Theme.space(8), Math.min(Theme.space(13),
                                              (room - (chips.count - 1) * Theme.spaceXs) / Math.max(1, chips.count)))

    signal picked(int index)

    spacing: Math.max(Theme.space(0.5), Math.min(Theme.spaceS,
                                                     (room - chips.count * chipSize) / Math.max(1, chips.count - 1)))
    LayoutMirroring.enabled: false
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Chips")

    Repeater {
        model: root.chips
        ChipButton {
            id: chip
            required property int index
            required property string colorKey
            required property string accessibleName
            required property bool affordable
            required property string tipText

            denomination: colorKey
            tip: tipText
            chipSize: root.chipSize
            selected: root.selected === index
            opacity: affordable ? 1 : Theme.disabledOpacity
            Accessible.name: accessibleName
            onPicked: root.picked(index)
            onPressed: root.picked(index)
        }
    }
}
