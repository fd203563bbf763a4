// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The hard totals, the soft totals or the pairs, against every up card.
Item {
    id: root

    required property ChartModel chart
    required property list<string> columns
    /// The Tab stop, where the focus is or would go; −1: elsewhere in the chart.
    property int stopRow: -1
    property int stopColumn: -1
    /// The cell whose figures are shown; −1: elsewhere.
    property int shownRow: -1
    property int shownColumn: -1
    /// The pointer entered a cell.
    signal pointed(int row, int column)
    /// A cell got the focus or was clicked.
    signal entered(int row, int column)

    readonly property real gap: Theme.space(0.5)
    readonly property real labelWidth: Math.max(Theme.space(11), letters * 3.4)
    readonly property real cellWidth: columns.length > 0 ? (width - labelWidth) / columns.length : 0
    /// The same in all blocks of a chart.
    property real cellHeight: leastCell
    readonly property real leastCell: Math.round(Theme.fontCaption * 1.75)
    readonly property real letters: Math.max(Theme.fontCaption, Math.round(cellHeight * 0.5))

    implicitHeight: heading.height + head.height + lines.height
    Accessible.role: Accessible.Table
    Accessible.name: chart.heading

    /// Moves the focus to a cell.
    function enter(row: int, column: int): void {
        (rows.itemAt(row) as ChartRow)?.enter(column)
    }

    Label {
        id: heading
        width: root.width
        text: root.chart.heading
        role: Label.Label
        strong: true
        bottomPadding: Theme.spaceXs
        Accessible.role: Accessible.Heading
    }
    Row {
        id: head
        anchors.top: heading.bottom
        anchors.left: parent.left
        anchors.leftMargin: root.labelWidth
        Repeater {
            model: root.columns
            Label {
                required property string modelData
                width: root.cellWidth
                height: root.cellHeight
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: modelData
                role: Label.Caption
                font.pixelSize: root.letters
                muted: true
                lineHeight: 1
                Accessible.ignored: true
            }
        }
    }
    Column {
        id: lines
        anchors.top: head.bottom
        width: parent.width
        Repeater {
            id: rows
            model: root.chart
            ChartRow {
                required property int index
                width: root.width
                height: root.cellHeight
                gap: root.gap
                labelWidth: root.labelWidth
                cellWidth: root.cellWidth
                letters: root.letters
                stop: root.stopRow === index ? root.stopColumn : -1
                shown: root.shownRow === index ? root.shownColumn : -1
                onEntered: column => root.entered(index, column)
            }
        }
    }
    // Covers the gaps too, so that nothing changes on the way from one cell to the next.
    MouseArea {
        anchors.right: parent.right
        y: lines.y
        width: root.width - root.labelWidth
        height: lines.height
        hoverEnabled: true
        readonly property int row: Math.floor(mouseY / root.cellHeight)
        readonly property int column: Math.floor((LayoutMirroring.enabled ? width - mouseX : mouseX) / root.cellWidth)
        readonly property bool inside: containsMouse && row >= 0 && row < root.chart.count
                                       && column >= 0 && column < root.columns.length
        onRowChanged: if (inside) root.pointed(row, column)
        onColumnChanged: if (inside) root.pointed(row, column)
        onInsideChanged: if (inside) root.pointed(row, column)
        onClicked: if (inside) root.enter(row, column)
    }
}
