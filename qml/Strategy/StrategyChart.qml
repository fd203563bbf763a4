// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Models

/// The three blocks of the chart, which the arrow keys traverse as one. Shows the figures of the cell under the
/// pointer, or else of the cell that last had the focus.
FocusScope {
    id: root

    required property StrategyController strategy
    /// What stands under the hard totals, which have fewer rows than the other two together.
    default property alias under: slot.data

    /// The cell that has the focus.
    property int section: ChartSection.Hard
    property int row: 11
    property int column: 8
    /// The cell whose figures are shown.
    property int shownSection: section
    property int shownRow: row
    property int shownColumn: column

    readonly property ChartModel chart: section === ChartSection.Hard ? strategy.hard
                                       : section === ChartSection.Soft ? strategy.soft : strategy.pairs
    readonly property int softRows: strategy.soft.count
    /// The height available to the chart: its cells grow with their width up to this, but never below a readable size.
    property real room: 0
    readonly property int lines: Math.max(strategy.hard.count, strategy.soft.count + strategy.pairs.count + 3) + 2
    readonly property real cellHeight: Math.round(Math.max(hard.leastCell, Math.min(room / lines,
                                       width * 0.23 / Math.max(1, strategy.columns.length))))

    implicitHeight: Math.max(slot.y + slot.childrenRect.height,
                             soft.implicitHeight + Theme.spaceM + pairs.implicitHeight)

    Component.onCompleted: show(section, row, column)

    function show(section: int, row: int, column: int): void {
        shownSection = section
        shownRow = row
        shownColumn = column
        strategy.point(section, row, column)
    }
    function take(section: int, row: int, column: int): void {
        root.section = section
        root.row = row
        root.column = column
        show(section, row, column)
    }
    function enter(section: int, row: int, column: int): void {
        const block = section === ChartSection.Hard ? hard : section === ChartSection.Soft ? soft : pairs
        block.enter(row, Math.min(column, strategy.columns.length - 1))
    }
    function stepAside(by: int): void {
        const last = strategy.columns.length - 1
        if (column + by >= 0 && column + by <= last)
            enter(section, row, column + by)
        else if (by > 0 && section === ChartSection.Hard)
            enter(row < softRows ? ChartSection.Soft : ChartSection.Pairs,
                  row < softRows ? row : Math.min(row - softRows, strategy.pairs.count - 1), 0)
        else if (by < 0 && section !== ChartSection.Hard)
            enter(ChartSection.Hard,
                  Math.min(section === ChartSection.Soft ? row : softRows + row, strategy.hard.count - 1), last)
    }
    function stepDown(by: int): void {
        if (row + by >= 0 && row + by < chart.count)
            enter(section, row + by, column)
        else if (by > 0 && section === ChartSection.Soft)
            enter(ChartSection.Pairs, 0, column)
        else if (by < 0 && section === ChartSection.Pairs)
            enter(ChartSection.Soft, softRows - 1, column)
    }

    Keys.onRightPressed: stepAside(LayoutMirroring.enabled ? -1 : 1)
    Keys.onLeftPressed: stepAside(LayoutMirroring.enabled ? 1 : -1)
    Keys.onDownPressed: stepDown(1)
    Keys.onUpPressed: stepDown(-1)
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Home && event.key !== Qt.Key_End)
            return
        event.accepted = true
        enter(section, row, event.key === Qt.Key_Home ? 0 : strategy.columns.length - 1)
    }

    // There may be fewer columns for another game, or for other knowledge of the hole card.
    Connections {
        target: root.strategy
        function onFiguresChanged(): void {
            if (root.column >= root.strategy.columns.length && root.strategy.columns.length > 0)
                root.take(root.section, root.row, root.strategy.columns.length - 1)
        }
    }
    HoverHandler {
        onHoveredChanged: if (!hovered) root.show(root.section, root.row, root.column)
    }

    component Block: ChartBlock {
        id: block
        required property int part
        width: (root.width - Theme.spaceM) / 2
        height: implicitHeight
        cellHeight: root.cellHeight
        columns: root.strategy.columns
        stopRow: root.section === part ? root.row : -1
        stopColumn: root.section === part ? root.column : -1
        shownRow: root.shownSection === part ? root.shownRow : -1
        shownColumn: root.shownSection === part ? root.shownColumn : -1
        onPointed: (row, column) => root.show(block.part, row, column)
        onEntered: (row, column) => root.take(block.part, row, column)
    }
    Block {
        id: hard
        anchors.left: parent.left
        part: ChartSection.Hard
        chart: root.strategy.hard
    }
    Item {
        id: slot
        anchors.left: parent.left
        anchors.top: hard.bottom
        anchors.topMargin: Theme.spaceM
        width: hard.width
        height: childrenRect.height
    }
    Block {
        id: soft
        anchors.right: parent.right
        part: ChartSection.Soft
        chart: root.strategy.soft
    }
    Block {
        id: pairs
        anchors.right: parent.right
        anchors.top: soft.bottom
        anchors.topMargin: Theme.spaceM
        part: ChartSection.Pairs
        chart: root.strategy.pairs
    }
}
