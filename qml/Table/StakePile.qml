// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A stake on the felt. It stands on its place, and goes to the player or to the dealer's tray when it is decided; what
/// is won comes from the tray and stands beside it.
Item {
    id: root

    required property TableGeometry geometry
    required property int seat
    required property int hand
    required property int handsOnSeat
    required property string kind
    required property int sideBet
    required property string sideBetName
    required property string amountText
    required property list<string> chipValues
    required property string accessibleName
    required property string resultKind
    required property string payoutText
    required property string outcomeText
    required property int where
    required property bool celebrated
    required property int player

    /// Where the chips come from, in the felt's coordinates: the player's rack.
    property point origin: Qt.point(0, geometry.height)

    readonly property bool small: kind !== "main"
    readonly property real chipSize: small ? geometry.sideChipSize : geometry.chipSize
    readonly property point home: geometry.stakePlace(kind, seat, sideBet, hand, handsOnSeat, player)
    readonly property point away: where === 1 ? Qt.point(home.x, geometry.height + chipSize)
                                : where === 2 ? Qt.point(geometry.middle, geometry.trayHeight * 0.5) : home
    property real standX: away.x
    property real standY: away.y
    /// 0 at the rack … 1 in place.
    property real flight: 0

    x: standX + (origin.x - standX) * (1 - flight)
    y: standY + (origin.y - standY) * (1 - flight) - Math.sin(Math.PI * flight) * geometry.cardWidth * 0.25
    z: home.y
    width: 1
    height: 1
    opacity: Theme.still ? flight : where === 0 || standY !== away.y ? 1 : 0
    visible: opacity > 0

    Accessible.role: Accessible.StaticText
    Accessible.name: accessibleName

    Behavior on standX {
        enabled: root.flight === 1 && !Theme.still
        NumberAnimation { duration: Theme.collect; easing.type: Easing.InOutCubic }
    }
    Behavior on standY {
        enabled: root.flight === 1 && !Theme.still
        NumberAnimation { duration: Theme.collect; easing.type: Easing.InOutCubic }
    }
    NumberAnimation {
        id: arrive
        target: root
        property: "flight"
        to: 1
        duration: Theme.chipFlight
        easing.type: Easing.OutCubic
    }
    Component.onCompleted: {
        if (arrive.duration > 0)
            arrive.start()
        else
            flight = 1
    }

    ChipStack {
        id: stack
        chips: root.chipValues
        chipSize: root.chipSize
        x: -width / 2
        y: -stackHeight
    }
    Plate {
        text: root.where === 0 ? root.amountText : ""
        fontSize: Theme.fontCaption
        tone: root.resultKind === "win" || root.resultKind === "blackjack" ? "win" : "plain"
        x: -width / 2
        y: -height * 0.35
    }
}
