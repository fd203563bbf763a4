// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// One row of a block of the chart: a hand against every up card.
Item {
    id: root

    required property string label
    required property list<string> cells
    required property list<int> leads
    required property list<bool> departs
    required property list<string> cellNames
    required property string accessibleName

    property real gap: 0
    property real labelWidth: 0
    property real cellWidth: 0
    /// The font size of the cells' letters.
    property real letters: Theme.fontCaption
    /// The column of the Tab stop, and the one whose figures are shown; −1: in another row.
    property int stop: -1
    property int shown: -1
    /// A cell got the focus.
    signal entered(int column)

    /// Moves the focus to a cell.
    function enter(column: int): void {
        places.itemAt(column)?.forceActiveFocus(Qt.TabFocusReason)
    }

    Accessible.role: Accessible.Row
    Accessible.name: accessibleName

    Label {
        anchors.left: parent.left
        width: root.labelWidth - Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        text: root.label
        role: Label.Caption
        font.pixelSize: root.letters
        strong: true
        lineHeight: 1
        Accessible.ignored: true
    }
    Repeater {
        id: places
        model: root.cells.length
        ChartCell {
            required property int index
            code: root.cells[index] ?? ""
            lead: root.leads[index] ?? Lead.Clear
            departs: root.departs[index] ?? false
            shown: root.shown === index
            anchors.left: root.left
            anchors.leftMargin: root.labelWidth + index * root.cellWidth
            letters: root.letters
            width: root.cellWidth - root.gap
            height: root.height - root.gap
            activeFocusOnTab: root.stop === index || activeFocus
            onActiveFocusChanged: if (activeFocus) root.entered(index)
            Accessible.role: Accessible.Cell
            Accessible.name: root.cellNames[index] ?? ""
            Accessible.focusable: true
        }
    }
}
