// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A stake on the felt. It stands on its place, and moves to the player or to the dealer's rack when it is settled;
/// winnings come from the rack and stand beside it.
Item {
    id: root

    required property TableGeometry geometry
    required property int seat
    required property int hand
    required property int handsOnSeat
    required property int kind
    required property int sideBet
    required property string sideBetName
    required property string amountText
    required property list<string> chipValues
    required property list<string> wonValues
    required property string accessibleName
    required property int resultKind
    required property string netText
    required property string outcomeText
    required property int where
    required property bool celebrated
    required property int player
    required property int order
    required property string monogram
    required property int colour
    required property int manner
    required property int deal

    /// Where the chips come from, in the felt's coordinates: the player's rack.
    property point origin: Qt.point(0, geometry.height)

    readonly property bool small: kind !== StakeOn.Main
    readonly property real chipSize: small ? geometry.sideChipSize : geometry.chipSize
    readonly property point home: geometry.stakePlace(kind, seat, sideBet, hand, handsOnSeat, order)
    readonly property point away: where === StakesModel.ToRack ? Qt.point(geometry.middle, geometry.trayHeight * 0.5)
                                : where === StakesModel.Collected ? origin : home
    readonly property bool paid: where === StakesModel.ToPlayer && (resultKind === ResultKind.Win
        || resultKind === ResultKind.Blackjack || resultKind === ResultKind.EvenMoney)
    readonly property bool leaving: where === StakesModel.ToRack || where === StakesModel.Collected
    /// It has left the felt and reached its destination.
    readonly property bool gone: leaving && standY === away.y
    readonly property bool leftOfSpot: home.x < geometry.spot(seat).x - 1
    /// Some of its chips are moving across the felt, to or from the dealer's rack.
    readonly property bool passing: leaving && !gone && visible || won > 0 && won < 1
    /// 1 (the winnings are in the dealer's rack) to 0 (they have arrived beside the stake).
    property real won: 0
    /// One's own bet behind or on the side has been settled: what it won or lost is written where it lay.
    readonly property bool told: player === 0 && netText !== "" && where !== StakesModel.Collected
                                 && (kind === StakeOn.Behind || kind === StakeOn.Side)
    /// The distance between stake and winnings.
    readonly property real apart: chipSize * (small || handsOnSeat > 1 ? 0.5 : 0.7) + (stack.width - chipSize) / 2
    /// The amount may be edited.
    property bool editable: false

    /// Several people stake at this table.
    property bool shared: false
    readonly property ResultTone result: ResultTone { kind: root.resultKind }

    /// The layer for what is to be read of it, above all chips.
    property Item marks: root

    signal editAsked()
    /// Changes the number of piles that are moving by ±1.
    signal passed(int by)

    /// How high its chips fly, in card widths: some people slide them, some toss them.
    readonly property real arc: manner === StakesModel.Tossed ? 0.8 : manner === StakesModel.Slid ? 0 : 0.25

    property real standX: away.x
    property real standY: away.y
    /// 0 (at the rack) to 1 (in place).
    property real flight: 0

    x: standX + (origin.x - standX) * (1 - flight)
    y: standY + (origin.y - standY) * (1 - flight) - Math.sin(Math.PI * flight) * geometry.cardWidth * arc
    z: home.y
    width: 1
    height: 1
    opacity: Theme.still ? flight : 1
    // A lost stake stays accessible until the table is cleared, although its chips are in the rack by then.
    visible: flight > 0 && (where !== StakesModel.Collected || !gone)

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
        easing.type: root.manner === StakesModel.Slid ? Easing.InOutSine
                   : root.manner === StakesModel.Tossed ? Easing.OutBack : Easing.OutCubic
    }
    onPaidChanged: {
        if (!paid || Theme.still)
            return
        won = 1
        payOut.restart()
    }
    NumberAnimation {
        id: payOut
        target: root
        property: "won"
        from: 1
        to: 0
        duration: Theme.collect
        easing.type: Easing.InOutCubic
    }
    onPassingChanged: passed(passing ? 1 : -1)
    Component.onDestruction: if (passing) passed(-1)
    Component.onCompleted: {
        if (arrive.duration > 0)
            arrive.start()
        else
            flight = 1
    }

    ChipStack {
        id: stack
        visible: !root.gone
        chips: root.chipValues
        tallest: 6
        columns: root.small || root.shared || root.handsOnSeat > 1 ? 1 : 2
        chipSize: root.chipSize
        x: -width / 2 - (root.wonValues.length > 0 ? root.apart * (1 - root.won) / 2 : 0)
        y: -stackHeight
    }
    // Winnings come from the dealer's rack, and are taken in together with the stake.
    ChipStack {
        chips: root.wonValues
        tallest: 6
        chipSize: root.chipSize
        x: (root.geometry.middle - root.standX) * root.won - width / 2 + root.apart * (1 - root.won) / 2
        y: (root.geometry.trayHeight - root.standY) * root.won - stackHeight
    }
    Item {
        id: markings
        parent: root.marks
        readonly property point at: root.told ? root.home : Qt.point(root.x, root.y)
        x: at.x - (root.marks === root ? root.x : 0)
        y: at.y - (root.marks === root ? root.y : 0)
        visible: root.visible
        opacity: root.opacity
        /// How far to the left and right of here marks stay on the felt.
        readonly property real leftmost: root.geometry.gap - at.x
        readonly property real rightmost: root.geometry.width - root.geometry.gap - at.x
        // The owner, where several people may bet on one place: beside a stake behind, away from the spot, so that many
        // can lie there; on the chips of the others, which have neighbours at both sides.
        Monogram {
            letter: root.kind === StakeOn.Main ? "" : root.monogram
            colour: root.colour
            size: plate.height
            x: Math.max(markings.leftmost, Math.min(markings.rightmost - width,
               root.kind !== StakeOn.Behind ? -width / 2 - root.chipSize * 0.5
               : root.leftOfSpot ? plate.x - width * 0.8 : plate.x + plate.width - width * 0.2))
            y: root.kind === StakeOn.Behind ? plate.y : plate.y - height * 0.9
            visible: letter !== "" && plate.visible
        }
        Plate {
            id: plate
            text: root.told ? root.netText : root.leaving || root.won > 0 ? "" : root.amountText
            fontSize: root.geometry.amountFont
            tone: root.told ? root.result.name : root.paid ? "win" : "plain"
            // One's own stakes have a brass edge where others stake too.
            edge: root.shared && root.player === 0 ? Theme.turn : Theme.plateLine
            // Beside the spot, towards the outside: the amount on the spot needs room too.
            // With its owner's mark it stays on the felt.
            readonly property real owner: root.monogram === "" ? 0 : height * 0.8
            x: root.kind !== StakeOn.Behind ? -width / 2
               : root.leftOfSpot ? Math.max(markings.leftmost + owner,
                                            Math.min(-width / 2, root.geometry.cardWidth * 0.3 - width))
                                 : Math.min(markings.rightmost - owner - width,
                                            Math.max(-width / 2, -root.geometry.cardWidth * 0.3))
            // That of a lost side bet takes the middle of its circle.
            y: root.told && root.leaving && root.kind === StakeOn.Side ? -(root.chipSize + height) / 2 : -height * 0.35

            TapHandler {
                enabled: root.editable
                // Takes an exclusive grab: otherwise the spot beneath would place a chip as well.
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: root.editAsked()
            }
        }
    }
}
