// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A card on the table: it leaves the shoe along a slight curve with a quarter turn, moves wherever its hand needs it,
/// and ends in the tray. Its position depends only on the model's properties.
Item {
    id: root

    required property TableGeometry geometry
    required property int cardId
    required property string code
    required property int seat
    required property int hand
    required property int indexInHand
    required property int handSize
    required property int handsOnSeat
    required property bool burned
    required property bool glowing
    required property string accessibleName
    required property string owner
    required property bool faceUp
    required property int across
    required property bool dimmed

    /// Part of the hand to act, whose cards are lifted.
    required property bool active

    readonly property bool gone: burned || seat < 0
    readonly property rect place: geometry.cardPlace(seat, hand, handsOnSeat, indexInHand, handSize, across)
    readonly property real goalX: gone ? geometry.trayRest.x : place.x
    readonly property real goalY: gone ? geometry.trayRest.y : place.y
    /// The dealer's hole card is tucked beneath the up card and slides out as it turns over.
    readonly property bool dealers: seat === 0 && !gone && flight === 1
    readonly property real slide: dealers && indexInHand < 2
                                  ? Math.sin(Math.PI * face.turned) * width * (indexInHand === 0 ? -0.7 : 0.8) : 0
    /// 0 (in the shoe) to 1 (in place).
    property real flight: 0
    /// Its current position, animated towards the goal.
    property real restX: goalX
    property real restY: goalY
    property bool landed: false
    /// 0 (on the felt) to 1 (in the tray, further away). A burned card has that size from the shoe on.
    property real inTray: gone ? 1 : 0

    width: gone ? geometry.cardWidth : place.width
    height: Math.round(width * Theme.cardRatio)
    visible: flight > 0
    x: restX + (geometry.shoeMouth.x - restX) * (1 - flight) + slide
    y: restY + (geometry.shoeMouth.y - restY) * (1 - flight) - Math.sin(Math.PI * flight) * geometry.cardWidth * 0.35
    z: gone ? 0 : (flight < 1 ? 500 : 0) + (dealers && face.turned < 0.5 && !faceUp ? 1 : 10) + indexInHand
    rotation: (1 - flight) * 90
    scale: gone ? 1 - (1 - geometry.trayScale) * inTray : 1 - (1 - geometry.shoeScale) * (1 - flight)
    transformOrigin: Item.Center
    opacity: Theme.still ? flight : 1

    CardItem {
        id: face
        width: root.width
        card: root.code
        // It is dealt face down and turns over where it lands.
        faceUp: root.faceUp && root.flight > 0.8
        across: root.indexInHand >= root.handSize - root.across
        dimmed: root.dimmed
        lifted: root.active && !root.gone
        ringed: root.glowing
        Accessible.name: root.accessibleName
        Accessible.description: root.owner
        Accessible.ignored: root.gone
    }

    Behavior on restX {
        enabled: root.landed && !Theme.still
        NumberAnimation { duration: root.gone ? Theme.collect : Theme.cardFlight; easing.type: Easing.InOutCubic }
    }
    Behavior on restY {
        enabled: root.landed && !Theme.still
        NumberAnimation { duration: root.gone ? Theme.collect : Theme.cardFlight; easing.type: Easing.InOutCubic }
    }
    Behavior on inTray {
        enabled: root.landed && !Theme.still
        NumberAnimation { duration: Theme.collect; easing.type: Easing.InOutCubic }
    }
    NumberAnimation {
        id: deal
        target: root
        property: "flight"
        to: 1
        duration: Theme.reducedMotion ? Theme.fade : Theme.cardFlight
        easing.type: Easing.OutCubic
        onFinished: root.landed = true
    }
    /// When the window is resized, cards jump to their new position without animation.
    Connections {
        target: root.geometry
        function onWidthChanged(): void { root.settle() }
        function onHeightChanged(): void { root.settle() }
    }
    Timer {
        id: rest
        interval: 0
        onTriggered: root.landed = true
    }
    function settle(): void {
        if (!landed)
            return
        landed = false
        rest.start()
    }

    Component.onCompleted: {
        if (deal.duration > 0) {
            if (Theme.reducedMotion)
                flight = 0.001
            deal.start()
        } else {
            flight = 1
            landed = true
        }
    }
}
