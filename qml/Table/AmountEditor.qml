// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Sets a stake by typing, or to the minimum, half, double or the maximum.
T.Popup {
    id: root

    property int seat: 1
    property int sideBet: TableBets.MainPlace
    property string place: ""

    signal typed(int seat, int sideBet, string amount)
    signal multiplied(int seat, int sideBet, int how)

    function edit(seatNumber: int, bet: int, spotName: string, start: string, centre: point): void {
        seat = seatNumber
        sideBet = bet
        place = spotName
        field.text = start
        x = Math.max(Theme.spaceS, Math.min(parent.width - width - Theme.spaceS, centre.x - width / 2))
        y = Math.max(Theme.spaceS, Math.min(parent.height - height - Theme.spaceS, centre.y - height - Theme.spaceL))
        open()
        field.forceActiveFocus()
    }

    padding: Theme.spaceM
    margins: Theme.spaceS
    implicitWidth: contentWidth + leftPadding + rightPadding
    implicitHeight: contentHeight + topPadding + bottomPadding
    focus: true
    modal: false
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    background: PopupSurface { }

    Column {
        spacing: Theme.spaceS
        Label {
            text: root.place
            role: Label.Caption
            muted: true
        }
        Row {
            spacing: Theme.spaceXs
            AmountField {
                id: field
                implicitWidth: Theme.space(28)
                prompt: qsTr("Amount")
                onAccepted: {
                    if (text !== "")
                        root.typed(root.seat, root.sideBet, text)
                    root.close()
                }
                onStepRequested: direction => {
                    root.multiplied(root.seat, root.sideBet, direction > 0 ? StakeChange.AddChip : StakeChange.TakeChip)
                }
            }
            Button {
                focusPolicy: Qt.TabFocus
                text: qsTr("Min")
                onClicked: root.multiplied(root.seat, root.sideBet, StakeChange.Least)
            }
            Button {
                focusPolicy: Qt.TabFocus
                text: "½"
                Accessible.name: qsTr("Half")
                onClicked: root.multiplied(root.seat, root.sideBet, StakeChange.Half)
            }
            Button {
                focusPolicy: Qt.TabFocus
                text: "×2"
                Accessible.name: qsTr("Twice")
                onClicked: root.multiplied(root.seat, root.sideBet, StakeChange.Twice)
            }
            Button {
                focusPolicy: Qt.TabFocus
                text: qsTr("Max")
                onClicked: root.multiplied(root.seat, root.sideBet, StakeChange.Most)
            }
        }
    }
}
