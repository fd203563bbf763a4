// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The text beneath a hand: its total, replaced by the result when the hand is over. Nothing covers the cards.
Item {
    id: root

    required property TableGeometry geometry
    required property int seat
    required property int hand
    required property int handsOnSeat
    required property int cardCount
    required property string totalText
    required property string accessibleName
    /// What somebody else has just decided about it.
    required property string decisionText
    required property bool active
    required property int resultKind
    required property string resultText

    readonly property real room: geometry.markRoom(handsOnSeat)
    readonly property real fontSize: room < Theme.space(18) ? geometry.amountFont : geometry.plateFont
    readonly property bool settled: resultKind !== ResultKind.None
    readonly property string tone: resultKind === ResultKind.Blackjack ? "blackjack"
                                 : settled ? result.name : active ? "turn" : "plain"
    readonly property ResultTone result: ResultTone { kind: root.resultKind }
    property real centreX: geometry.handX(seat, hand, handsOnSeat)

    x: centreX
    y: geometry.totalY(seat)
    Accessible.role: Accessible.StaticText
    Accessible.name: accessibleName
    // Not empty, so that accessibility tools that point at an item find the plate.
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
        anchors.centerIn: parent
        text: root.decisionText === "" || late.shown === "" || both.advanceWidth + Theme.spaceM > root.room ? late.shown
                                                                                                         : both.text
        tone: root.settled ? "plain" : root.tone
        fontSize: root.fontSize
        visible: text !== "" && !root.settled
    }
    TextMetrics {
        id: both
        text: qsTr("%1 · %2", "a hand's total, and what its player decided").arg(late.shown).arg(root.decisionText)
        font.family: Theme.fontFamily
        font.pixelSize: root.fontSize
        font.weight: Theme.weightStrong
    }
    HandResult {
        anchors.centerIn: parent
        total: root.resultKind === ResultKind.Blackjack ? "" : root.totalText // once is enough
        text: root.resultText
        wordy: root.resultKind === ResultKind.Surrender || root.resultKind === ResultKind.Returned
               || root.resultKind === ResultKind.Bust || root.resultKind === ResultKind.Blackjack
        tone: root.tone
        room: root.room
        fontSize: root.fontSize
    }
}
