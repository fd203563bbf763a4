// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// The dealing shoe, its mouth towards the dealer. The pusher follows the remaining cards; the cut card stands among
/// them, and lies in front of the shoe once it has come out.
Item {
    id: root

    /// The number of cards in a full shoe, and of those left.
    required property int cards
    required property int cardsLeft
    /// How many cards are left when the cut card comes out; -1 for no cut card.
    required property int cutCardAt

    /// The size of one unit of the picture's 160 × 120 grid.
    readonly property real unit: width / 160
    readonly property real lid: (height - 120 * unit) / 2
    /// The space for the cards, from the mouth to the pusher.
    readonly property real reach: 86 * unit
    function depth(count: int): real {
        return cards > 0 ? reach * Math.max(0, Math.min(1, count / cards)) : 0
    }
    readonly property real block: depth(cardsLeft)
    readonly property bool cut: cutCardAt >= 0 && cardsLeft <= cutCardAt

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Shoe: %1").arg(qsTr("%1 cards").arg(root.cardsLeft))
    Accessible.description: cutCardAt < 0 ? "" : cut ? qsTr("The cut card is out: the last round of this shoe.")
                                                     : qsTr("%1 cards to the cut card").arg(cardsLeft - cutCardAt)

    // The cut card after it has come out: beneath the mouth, one end under the box.
    Rectangle {
        x: 12 * root.unit
        y: root.lid + 88 * root.unit
        width: 40 * root.unit
        height: 32 * root.unit
        rotation: -7
        radius: 3 * root.unit
        color: Theme.cutCard
        border.width: Theme.hairline
        border.color: Qt.darker(Theme.cutCard, 1.4)
        visible: root.cut
    }
    TableThing {
        thing: "shoe"
        y: root.lid
        width: root.width
    }
    Item {
        x: 46 * root.unit
        y: root.lid + 18 * root.unit
        width: 96 * root.unit
        height: 80 * root.unit
        Item {
            width: Math.round(root.block)
            height: parent.height
            clip: true
            TableThing {
                thing: "shoe-cards"
                width: 96 * root.unit
            }
        }
        // Standing among the cards, slightly taller than they are.
        Rectangle {
            x: Math.round(root.depth(root.cardsLeft - root.cutCardAt))
            y: -2 * root.unit
            width: Math.max(2, Math.round(2.4 * root.unit))
            height: parent.height + 2 * root.unit
            radius: width / 2
            color: Theme.cutCard
            visible: root.cutCardAt >= 0 && !root.cut
        }
        TableThing {
            thing: "shoe-pusher"
            x: Math.round(root.block)
            width: 10 * root.unit
        }
    }
    TableThing {
        thing: "shoe-front"
        y: root.lid
        width: root.width
    }
}
