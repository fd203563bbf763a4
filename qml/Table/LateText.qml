// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A total that is shown only when the card it includes has landed and turned over. Without a new card it is shown at
/// once: cards that moved to another hand, a total that has become final.
Item {
    id: root

    property string text: ""
    /// The number of cards counted in `text`.
    property int cards: 0
    property string shown: ""

    onTextChanged: together.start()
    onCardsChanged: together.start()
    Component.onCompleted: follow()

    function follow(): void {
        if (text === land.text && cards === land.cards)
            return
        // The previous card has landed by now.
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

    /// Text and cards change one after the other: wait for both.
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
