// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Decisions the user can make before a seat's turn, while the others think: each in the place that the same answer has
/// during the turn. They can be changed until the turn comes. With several seats, two more buttons say which is meant.
Item {
    id: root

    required property SeatsModel seats
    /// Where the answers to a question stand.
    required property ActionBar places

    /// The seat meant: the one picked, otherwise the first that is still undecided.
    readonly property int seat: offered(picked) ? picked : first(true) > 0 ? first(true) : first(false)
    property int picked: 0
    /// "In advance, seat 7: Stand"; empty if nothing can be decided now.
    readonly property string text: {
        const row = rowOf(seat)
        return !row ? "" : row.earlyText === "" ? qsTr("In advance, seat %1:").arg(seat)
                         : qsTr("In advance, seat %1: %2").arg(seat).arg(row.earlyText)
    }
    /// How many seats can decide now.
    readonly property int several: {
        let found = 0
        for (let i = 0; i < rows.made; ++i)
            found += (rows.itemAt(i) as EarlySeat)?.offered ? 1 : 0
        return found
    }

    signal chosen(int seat, int intent)

    function rowOf(seat: int): EarlySeat {
        return seat > 0 && seat <= rows.made ? rows.itemAt(seat - 1) as EarlySeat : null
    }
    function offered(seat: int): bool {
        return rowOf(seat)?.offered ?? false
    }
    function first(undecided: bool): int {
        for (let i = 0; i < rows.made; ++i) {
            const row = rows.itemAt(i) as EarlySeat
            if (row && row.offered && (!undecided || row.earlyText === ""))
                return row.seatNumber
        }
        return 0
    }

    Repeater {
        id: rows
        property int made: 0
        model: root.seats
        onItemAdded: made += 1
        onItemRemoved: made -= 1
        EarlySeat {
            width: root.width
            height: root.height
            visible: seatNumber === root.seat
            places: root.places
            onChosen: intent => {
                root.picked = seatNumber
                root.chosen(seatNumber, intent)
            }
        }
    }
    Column {
        anchors.right: root.left
        anchors.rightMargin: root.places.gap
        height: root.height
        width: root.places.cell
        visible: root.several > 1
        spacing: Theme.spaceXs / 2
        Repeater {
            model: root.seats
            Button {
                required property int seatNumber
                required property list<int> earlyActions
                width: root.places.cell
                height: (root.height - Theme.spaceXs / 2) / 2
                visible: earlyActions.length > 0
                text: qsTr("Seat %1").arg(seatNumber)
                kind: seatNumber === root.seat ? "primary" : "ghost"
                fit: true
                font.pixelSize: Theme.fontCaption
                leftPadding: root.places.padding
                rightPadding: leftPadding
                focusPolicy: Qt.TabFocus
                Accessible.name: qsTr("Decide in advance for seat %1").arg(seatNumber)
                Accessible.checkable: true
                Accessible.checked: seatNumber === root.seat
                onClicked: root.picked = seatNumber
            }
        }
    }
}
