// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Where mistakes cost most: hard totals beside soft totals and pairs, or one below the other if there is little room.
/// The arrow keys go from cell to cell. The figures of the cell under the pointer, or else of the one that has the
/// focus, stand above; it can be pressed.
FocusScope {
    id: root

    required property MistakeBoard board
    /// What pressing a cell does, in a sentence.
    required property string hint
    /// It is as high as it needs to be, instead of scrolling in what it is given.
    property bool whole: false
    signal cellPressed(int row, int column)

    implicitHeight: view.y + view.contentHeight

    /// The cell that has the focus, and the one whose figures are shown. There may be fewer columns than there were.
    property int row: 2
    property int chosenColumn: 8
    readonly property int column: Math.min(chosenColumn, columnCount - 1)
    property int shownRow: row
    property int pointedColumn: column
    readonly property int shownColumn: Math.min(pointedColumn, columnCount - 1)

    readonly property bool beside: width > Theme.fontCaption * 4.8 * Math.max(10, columnCount)
    readonly property real blockWidth: beside ? (width - Theme.spaceXl) / 2 : width
    readonly property int columnCount: board.columns.length
    readonly property real labelWidth: Math.max(Theme.space(14), Theme.fontCaption * 4)
    readonly property real cellWidth: (blockWidth - labelWidth) / Math.max(1, columnCount)
    /// Cells too narrow for "H14", which has a column if there are more than the up cards: the letter stands above.
    readonly property bool narrow: columnCount > 10 && cellWidth < Theme.fontCaption * 2.1
    readonly property int headLines: narrow ? 2 : 1
    /// The lines above a block: its heading and the heads of its columns.
    readonly property int above: 1 + headLines
    /// The first line of each block, counted from the top of its column of blocks.
    readonly property list<int> lengths: board.lengths
    readonly property list<real> starts: beside ? [above, above, lengths[1] + 2 * above + 0.5]
        : [above, lengths[0] + 2 * above + 0.5, lengths[0] + lengths[1] + 3 * above + 1]
    readonly property real least: Math.round(Theme.fontCaption * 1.75)
    readonly property real all: Math.max(starts[0] + lengths[0], starts[2] + lengths[2])
    readonly property real lineHeight: Math.max(least, Math.min(whole ? Math.round(Theme.fontCaption * 2)
                                                                      : Math.floor(view.height / Math.max(1, all)),
                                                                cellWidth * 0.7))
    readonly property real letters: Math.max(Theme.fontCaption, Math.round(lineHeight * 0.5))

    function show(row: int, column: int): void {
        shownRow = row
        pointedColumn = column
    }
    function enter(row: int, column: int): void {
        (lines.itemAt(Math.max(0, Math.min(lines.count - 1, row))) as BoardRow)
            ?.enter(Math.max(0, Math.min(columnCount - 1, column)))
    }

    Keys.onRightPressed: enter(row, column + (LayoutMirroring.enabled ? -1 : 1))
    Keys.onLeftPressed: enter(row, column - (LayoutMirroring.enabled ? -1 : 1))
    Keys.onDownPressed: enter(row + 1, column)
    Keys.onUpPressed: enter(row - 1, column)
    Keys.onPressed: event => {
        event.accepted = true
        switch (event.key) {
        case Qt.Key_Home: enter(row, 0); break
        case Qt.Key_End: enter(row, columnCount - 1); break
        case Qt.Key_PageUp: enter(0, column); break
        case Qt.Key_PageDown: enter(lines.count - 1, column); break
        default: event.accepted = false
        }
    }

    Label {
        id: figures
        width: parent.width
        text: root.lengths.length > 0 ? root.board.nameAt(root.shownRow, root.shownColumn) : ""
        strong: true
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    Label {
        id: words
        anchors.top: figures.bottom
        width: parent.width
        text: qsTr("%1 %2", "two sentences").arg(root.board.text).arg(root.hint)
        role: Label.Caption
        muted: true
        wrapMode: Text.Wrap
    }
    Flickable {
        id: view
        anchors.top: words.bottom
        anchors.topMargin: Theme.spaceS
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        interactive: !root.whole
        boundsBehavior: Flickable.StopAtBounds
        contentHeight: root.all * root.lineHeight + Theme.spaceS
        T.ScrollBar.vertical: ScrollBar { beside: view }
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Where mistakes cost most")

        FocusFollower { flickable: view }
        HoverHandler {
            onHoveredChanged: if (!hovered) root.show(root.row, root.column)
        }
        Repeater {
            id: lines
            model: root.board
            BoardRow {
                id: line
                anchors.left: parent?.left
                anchors.leftMargin: root.beside && block > 0 ? root.width - root.blockWidth : 0
                y: (root.starts[block] + line.line) * root.lineHeight
                width: root.blockWidth
                height: root.lineHeight
                labelWidth: root.labelWidth
                cellWidth: root.cellWidth
                letters: root.letters
                stop: root.row === index ? root.column : -1
                shown: root.shownRow === index ? root.shownColumn : -1
                onEntered: column => {
                    root.row = index
                    root.chosenColumn = column
                    root.show(index, column)
                }
                onPressed: column => root.cellPressed(index, column)

                Label {
                    anchors.left: parent.left
                    y: -root.above * root.lineHeight
                    height: root.lineHeight
                    verticalAlignment: Text.AlignVCenter
                    visible: text !== ""
                    text: line.heading
                    role: Label.Label
                    strong: true
                    lineHeight: 1
                    Accessible.role: Accessible.Heading
                }
                Repeater {
                    model: line.heading === "" ? [] : root.board.columns
                    Label {
                        required property int index
                        required property string modelData
                        anchors.left: line.left
                        anchors.leftMargin: root.labelWidth + index * root.cellWidth
                        y: -height
                        width: root.cellWidth
                        height: root.headLines * root.lineHeight
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        text: root.narrow && modelData.length > 2 ? modelData[0] + "\n" + modelData.slice(1) : modelData
                        role: Label.Caption
                        font.pixelSize: root.narrow ? Theme.fontLeast : root.letters
                        fits: !root.narrow
                        muted: true
                        lineHeight: 1
                        Accessible.ignored: true
                    }
                }
                // Covers the gaps too, so that nothing changes on the way from one cell to the next.
                MouseArea {
                    anchors.right: parent.right
                    width: root.cellWidth * root.columnCount
                    height: parent.height
                    hoverEnabled: true
                    readonly property int column: Math.floor((LayoutMirroring.enabled ? width - mouseX : mouseX)
                                                             / root.cellWidth)
                    readonly property bool inside: containsMouse && column >= 0 && column < root.columnCount
                    onColumnChanged: if (inside) root.show(line.index, column)
                    onInsideChanged: if (inside) root.show(line.index, column)
                    onClicked: {
                        if (!inside)
                            return
                        line.enter(column)
                        root.cellPressed(line.index, column)
                    }
                }
            }
        }
    }
}
