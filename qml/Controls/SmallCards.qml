// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme

/// A small drawing of a hand: cards fanned, more tightly if there is little room.
Item {
    id: root

    /// "AS", "TD"; "" for a face-down card.
    required property list<string> cards
    property real cardWidth: Theme.space(9)
    property real room: Theme.space(40)
    /// Named elsewhere: not for screen readers.
    property bool decorative: false

    readonly property real step: cards.length <= 1 ? 0
        : Math.min(cardWidth * 0.52, (room - cardWidth) / (cards.length - 1))

    implicitWidth: cards.length === 0 ? 0 : cardWidth + (cards.length - 1) * step
    implicitHeight: Math.round(cardWidth * Theme.cardRatio)

    Repeater {
        model: root.cards.length
        CardItem {
            required property int index
            x: Math.round(index * root.step)
            readonly property string shown: root.cards[index] ?? "" // an item being removed has none
            width: root.cardWidth
            card: shown
            faceUp: shown !== ""
            flipDuration: 0
            decorative: root.decorative
        }
    }
}
