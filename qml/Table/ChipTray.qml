// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme

/// The dealer's chip tray, seen from above: rows of chips on edge.
Item {
    id: root

    /// Columns, as Chip.denomination, from the left.
    property list<string> columns: ["5", "25", "100", "500", "100", "25", "5"]

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: -radius
        radius: height * 0.28
        color: Qt.darker(Theme.wood, 1.5)
        border.width: Theme.hairline
        border.color: Theme.metal
    }
    Row {
        id: row
        readonly property real cell: (root.width - root.height * 0.5) / root.columns.length
        x: root.height * 0.25
        y: -root.height * 0.2
        height: root.height * 0.98
        Repeater {
            model: root.columns.length
            Item {
                id: column
                required property int index
                width: row.cell
                height: row.height
                Rectangle {
                    x: 1
                    width: parent.width - 2
                    height: parent.height
                    radius: root.height * 0.12
                    color: Theme.chipEdge(root.columns[column.index])
                    clip: true
                    Repeater {
                        model: Math.max(0, Math.floor(column.width / 5))
                        Rectangle {
                            required property int index
                            x: 2 + index * 5
                            width: 1
                            height: column.height
                            color: Theme.shadow
                            opacity: 0.35
                        }
                    }
                    Rectangle {
                        width: parent.width
                        height: parent.height * 0.22
                        y: parent.height * 0.42
                        color: Theme.plateText
                        opacity: 0.55
                    }
                }
            }
        }
    }
}
