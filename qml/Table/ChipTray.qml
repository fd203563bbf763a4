// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The house's chip rack in front of the dealer, seen from above: rolls of chips in their channels, which grow when the
/// house wins and shrink when it pays.
Item {
    id: root

    /// How full it is, 0 … 1.
    required property real level
    /// The chips in play: their colours are those of the rolls.
    required property ChipsModel chips
    /// The denominations of the columns, as in Chip.denomination, from the left: the largest in the middle.
    readonly property list<string> columns: {
        const kinds = []
        for (let i = 0; i < held.made; ++i)
            kinds.push((held.itemAt(i) as ChipKind)?.colorKey ?? "")
        const last = kinds.length - 1
        return last < 0 ? [] : [3, 2, 1, 0, 1, 2, 3].map(down => kinds[Math.max(0, last - down)])
    }
    /// Offset of each column's level, so that the rolls differ in length.
    readonly property list<real> uneven: [0.04, -0.06, 0.08, 0.02, -0.04, 0.06, -0.08]

    /// The size of one unit of the picture's 368 × 30 grid.
    readonly property real unitX: width / 368
    readonly property real unitY: height / 30

    Accessible.ignored: true

    Repeater {
        id: held
        /// How many there are; `count` changes before they do.
        property int made: 0
        model: root.chips
        ChipKind { }
        onItemAdded: made += 1
        onItemRemoved: made -= 1
    }
    TableThing {
        thing: "rack"
        width: root.width
        height: root.height
    }
    Repeater {
        model: root.columns.length
        Item {
            id: channel
            required property int index
            readonly property int most: 14
            readonly property int chips: Math.max(1, Math.min(most, Math.round(most * (root.level
                                                                                       + root.uneven[index]))))
            readonly property real chip: width / most
            x: (7 + index * 51) * root.unitX
            y: 4 * root.unitY
            width: 47 * root.unitX
            height: 17 * root.unitY

            Rectangle {
                id: roll
                readonly property color tint: Theme.chipEdge(root.columns[channel.index])
                width: channel.chips * channel.chip
                height: parent.height
                radius: height * 0.12
                clip: true
                gradient: Gradient {
                    GradientStop { position: 0; color: Qt.darker(roll.tint, 1.5) }
                    GradientStop { position: 0.38; color: Qt.lighter(roll.tint, 1.35) }
                    GradientStop { position: 1; color: Qt.darker(roll.tint, 1.9) }
                }
                Behavior on width {
                    enabled: !Theme.still
                    NumberAnimation { duration: Theme.collect; easing.type: Easing.OutCubic }
                }
                Repeater {
                    model: channel.most
                    Item {
                        required property int index
                        x: index * channel.chip
                        width: channel.chip
                        height: roll.height
                        Rectangle {
                            width: parent.width
                            height: parent.height * 0.2
                            y: parent.height * (parent.index % 2 === 0 ? 0.3 : 0.46)
                            color: Theme.plateText
                            opacity: 0.7
                        }
                        Rectangle {
                            width: 1
                            height: parent.height
                            color: Theme.shadow
                            opacity: 0.5
                        }
                    }
                }
            }
        }
    }
}
