// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A row of the board of mistakes: a hand against each of its columns. The more a cell cost, the more it is filled; the
/// number in it is how many mistakes were made there.
Item {
    id: root

    required property int index
    required property string label
    required property string heading
    required property int block
    required property int line
    required property list<double> parts
    required property list<string> counts
    required property list<string> names

    property real labelWidth: 0
    property real cellWidth: 0
    property real letters: Theme.fontCaption
    /// The column of the Tab stop, and the one whose figures are shown; −1: in another row.
    property int stop: -1
    property int shown: -1
    /// A cell got the focus; one was pressed.
    signal entered(int column)
    signal pressed(int column)

    /// Moves the focus to a cell.
    function enter(column: int): void {
        places.itemAt(column)?.forceActiveFocus(Qt.TabFocusReason)
    }

    Accessible.role: Accessible.Row
    Accessible.name: label

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
        model: root.counts.length
        Rectangle {
            id: cell
            required property int index
            readonly property real part: root.parts[index] ?? 0
            readonly property bool full: part > 0
            anchors.left: root.left
            anchors.leftMargin: root.labelWidth + index * root.cellWidth
            width: root.cellWidth - Theme.space(0.5)
            height: root.height - Theme.space(0.5)
            radius: Theme.radiusS / 2
            // Even the least cost is told from none.
            color: part > 0 ? Qt.alpha(Theme.lose, 0.12 + 0.78 * part) : Theme.surfaceRaised
            border.width: activeFocus ? Theme.focusWidth : Theme.hairline
            border.color: activeFocus ? Theme.focus : root.shown === index ? Theme.text : "transparent"
            activeFocusOnTab: root.stop === index || activeFocus
            onActiveFocusChanged: if (activeFocus) root.entered(index)
            Keys.onReturnPressed: root.pressed(index)
            Keys.onEnterPressed: root.pressed(index)
            Keys.onSpacePressed: root.pressed(index)
            Accessible.role: full ? Accessible.Button : Accessible.Cell
            Accessible.name: root.names[index] ?? ""
            Accessible.focusable: true
            // A screen reader offers a press only where there are mistakes.
            Connections {
                target: cell.full ? cell.Accessible : null
                function onPressAction(): void { root.pressed(cell.index) }
            }

            PlainText {
                anchors.centerIn: parent
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.counts[cell.index] ?? ""
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.fontLeast
                font.family: Theme.fontFamily
                font.pixelSize: root.letters
                font.weight: Theme.weightStrong
                color: cell.part > 0.7 ? Theme.surface : Theme.text
            }
        }
    }
}
