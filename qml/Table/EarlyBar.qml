// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Decisions the user can make before a seat's turn, while the others think, shown in words with the one chosen. They
/// can be changed until the turn comes.
Row {
    id: root

    required property SeatsModel seats
    property real buttonHeight: Theme.controlHeightLarge
    /// The maximum width: the captions are short if it is small, and the whole row is scaled down if they still don't
    /// fit.
    required property real room
    readonly property bool tight: room < Theme.space(250)

    signal chosen(int seat, int intent)

    spacing: Theme.spaceL
    scale: Math.min(1, room / Math.max(1, implicitWidth))

    Repeater {
        model: root.seats
        Row {
            id: seat
            required property int seatNumber
            required property list<int> earlyActions
            required property list<string> earlyCaptions
            required property string earlyText
            spacing: Theme.spaceXs
            visible: earlyActions.length > 0
            Label {
                height: root.buttonHeight
                verticalAlignment: Text.AlignVCenter
                rightPadding: Theme.spaceXs
                text: root.tight ? qsTr("Seat %1:").arg(seat.seatNumber)
                    : seat.earlyText === "" ? qsTr("Seat %1, in advance:").arg(seat.seatNumber)
                    : qsTr("Seat %1 will:", "do what was chosen").arg(seat.seatNumber)
                role: Label.Caption
                muted: true
                Accessible.ignored: true
            }
            Repeater {
                model: seat.earlyActions
                Button {
                    required property int index
                    required property int modelData
                    readonly property string caption: seat.earlyCaptions[index] ?? ""
                    readonly property bool taken: caption !== "" && seat.earlyText === caption
                    height: root.buttonHeight
                    text: caption
                    kind: taken ? "primary" : "secondary"
                    focusPolicy: Qt.TabFocus
                    Accessible.name: qsTr("%1 in advance, seat %2").arg(caption).arg(seat.seatNumber)
                    Accessible.checkable: true
                    Accessible.checked: taken
                    onClicked: root.chosen(seat.seatNumber, modelData)
                }
            }
        }
    }
}
