// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A total that is said when the card it counts has landed and turned. Without a new card it is said at once: cards
/// that went to another hand, a total that has become final.
Item {
    id: root

    property string text: ""
    /// The cards that `text` counts.
    property int cards: 0
    property string shown: ""

    onTextChanged: together.start()
    onCardsChanged: together.start()
    Component.onCompleted: follow()

    function follow(): void {
        if (text === land.text && cards === land.cards)
            return
        // The card before has landed by now.
        if (land.running)
            shown = land.text
        land.stop()
        land.text = text
        const more = cards > land.cards
        land.cards = cards
        if (more && land.interval > 0)
            land.start()
        else
            shown = text
    }

    /// Text and cards change one after the other, and are looked at together.
    Timer {
        id: together
        interval: 0
        onTriggered: root.follow()
    }
    Timer {
        id: land
        property string text: ""
        property int cards: 0
        interval: Theme.cardFlight + Math.round(Theme.cardFlip / 2)
        onTriggered: root.shown = text
    }
}
