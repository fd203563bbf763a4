// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// What is said about a hand: its total beneath, its result across, a ring while it is to act.
Item {
    id: root

    required property TableGeometry geometry
    required property int seat
    required property int hand
    required property int handsOnSeat
    required property int cardCount
    required property string totalText
    required property string accessibleName
    required property bool active
    required property int resultKind
    required property string resultText

    readonly property real room: Math.max(geometry.handRoom(handsOnSeat), geometry.cardWidth * 0.8)
    readonly property bool settled: resultKind !== ResultKind.None
    readonly property string tone: {
        switch (resultKind) {
        case ResultKind.None: return active ? "turn" : "plain"
        case ResultKind.Win:
        case ResultKind.Blackjack:
        case ResultKind.EvenMoney: return "win"
        case ResultKind.Push:
        case ResultKind.Returned: return "push"
        default: return "lose"
        }
    }
    property real centreX: geometry.handX(seat, hand, handsOnSeat)

    x: centreX
    y: geometry.totalY(seat)
    Accessible.role: Accessible.StaticText
    Accessible.name: accessibleName
    // A box of its own for those who point at things: the plate.
    width: 1
    height: 1

    Behavior on centreX {
        enabled: !Theme.still
        NumberAnimation { duration: Theme.cardFlight; easing.type: Easing.InOutCubic }
    }

    LateText {
        id: late
        text: root.totalText
        cards: root.cardCount
    }
    Plate {
        id: total
        anchors.centerIn: parent
        text: late.shown
        tone: root.settled ? "plain" : root.tone
        fontSize: root.room < Theme.space(18) ? root.geometry.amountFont : root.geometry.plateFont
    }

    HandResult {
        x: -width / 2
        y: -root.geometry.plateHeight / 2 - root.geometry.gap - height - root.geometry.cardHeight * 0.12
        text: root.resultText
        tone: root.tone
        room: root.room
        fontSize: root.geometry.plateFont
    }
}
