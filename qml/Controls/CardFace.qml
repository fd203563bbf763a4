// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import OpenShoe.Theme

/// The picture of one card's face or back, rendered at the exact pixel size. For shadow and movement see CardItem.
Image {
    id: face

    /// "AS", "TD"; empty shows the back.
    property string card: ""
    property string back: Theme.cardBack
    property bool fourColour: Theme.fourColour
    /// The id of another program's deck; "" for our own.
    property string deck: Theme.deck

    readonly property string faceId: deck !== "" ? "deck/" + encodeURIComponent(deck) + "/" + card
                                                : "face/" + card + (fourColour ? "?deck=four" : "")
    readonly property string backId: deck !== "" && Theme.deckBack !== ""
                                     ? "deck/" + encodeURIComponent(Theme.deckBack) + "/back" : "back/" + back

    width: Theme.space(25)
    height: Math.round(width * Theme.cardRatio)
    source: "image://openshoe/" + (card === "" ? backId : faceId)
    sourceSize.width: Math.max(1, Math.round(width * Screen.devicePixelRatio))
    sourceSize.height: Math.max(1, Math.round(height * Screen.devicePixelRatio))
    smooth: true
    antialiasing: true
}
