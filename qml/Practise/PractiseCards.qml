// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The cards of an exercise: a group in a row, or a table's hands with the dealer's above them.
Item {
    id: root

    required property PractiseController practise

    readonly property int count: practise.hands.length
    readonly property bool dealer: practise.dealerShown
    readonly property int players: Math.max(0, dealer ? count - 1 : count)
    /// Whatever is shown fits: two rows of hands at most.
    readonly property real rows: dealer && players > 0 ? 2 : 1
    readonly property real handWidth: Math.min(Theme.space(50),
                                               (width - Math.max(0, players - 1) * Theme.spaceM) / Math.max(1, players))
    readonly property real cardWidth: Math.max(1, Math.min(handWidth / 1.7, Theme.space(30),
                                                           (height - (rows - 1) * Theme.spaceM) / rows
                                                           / Theme.cardRatio))

    function cardsOf(hand: string): list<string> {
        return hand === "" ? [] : hand.split(" ")
    }

    // Cards keep their order, as at the table.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    SmallCards {
        anchors.top: parent.top
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.dealer && root.count > 0
        cards: root.cardsOf(visible ? root.practise.hands[root.count - 1] : "")
        cardWidth: root.cardWidth
        room: root.width
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.dealer ? root.height - height : (root.height - height) / 2
        spacing: Theme.spaceM
        Repeater {
            model: root.players
            Item {
                id: place
                required property int index
                readonly property string hand: root.practise.hands[index] ?? ""
                width: root.players > 1 ? root.handWidth : cards.implicitWidth
                height: Math.round(root.cardWidth * Theme.cardRatio)
                SmallCards {
                    id: cards
                    anchors.horizontalCenter: parent.horizontalCenter
                    cards: root.cardsOf(place.hand)
                    cardWidth: root.cardWidth
                    room: root.players > 1 ? root.handWidth : root.width
                }
            }
        }
    }
}
