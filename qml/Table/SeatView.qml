// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A seat's printed places: the main spot, the side bets' circles above it, the name on the rail, and the seat's
/// buttons. It lies at the felt's origin; the geometry positions its parts.
Item {
    id: root

    required property TableGeometry geometry
    required property SideBetsModel sideBets
    required property color ink
    required property KeyMap keys
    required property bool shared
    /// The share of the time for a decision that is left; negative without a clock.
    property real clockFraction: -1
    property bool clockUrgent: false
    /// The person's balance, as written on their plate.
    required property string balance
    /// Stakes may be placed (during betting, or while the last outcome is still on the table).
    required property bool betting
    /// A question is waiting for an answer.
    required property bool asked
    required property int seatNumber
    required property bool mine
    required property bool open
    required property string occupant
    required property int mainPlace
    required property string spotName
    required property bool active
    required property bool canTake
    required property bool canLeave
    required property bool canStake
    required property bool canStakeSides
    required property list<int> earlyActions
    required property list<string> earlyCaptions
    required property string earlyText

    readonly property point at: geometry.spot(seatNumber)

    signal chipAdded(int seat, int sideBet)
    signal chipRemoved(int seat, int sideBet)
    signal amountTyped(int seat, int sideBet, string start)
    signal multiplied(int seat, int sideBet, int how)
    signal focusMoved(int seat, int sideBet, int dx, int dy)
    /// The last place to get the focus or a pointer action; `place` as in TableBets.
    signal touched(int seat, int place)
    signal takeAsked(int seat)
    signal leaveAsked(int seat)
    signal earlyAsked(int seat, int intent)

    function focusPlace(sideBet: int): void {
        const circle = sideBet >= 0 ? circles.itemAt(sideBet) : null
        if (circle)
            circle.forceActiveFocus(Qt.TabFocusReason)
        else
            main.forceActiveFocus(Qt.TabFocusReason)
    }

    /// Applies a key that names no place to `place`.
    function perform(place: int, intent: int): void {
        const circle = circles.itemAt(place) as BetSpot
        if (circle)
            circle.perform(intent)
        else
            main.perform(intent)
    }

    /// The name of a place, for the dialog in which a stake is typed.
    function placeName(place: int): string {
        const circle = circles.itemAt(place) as BetSpot
        return circle ? circle.spotName : qsTr("Spot %1").arg(seatNumber)
    }

    BetSpot {
        id: main
        keys: root.keys
        diameter: root.geometry.spotRadius * 2
        x: root.at.x - width / 2
        y: root.at.y - height / 2
        spotName: root.spotName
        caption: root.seatNumber
        ink: root.ink
        active: root.active
        mine: root.mine || root.open
        answering: root.betting
        open: root.betting && root.canStake
        onChipAdded: root.chipAdded(root.seatNumber, root.mainPlace)
        onChipRemoved: root.chipRemoved(root.seatNumber, root.mainPlace)
        onAmountTyped: start => root.amountTyped(root.seatNumber, root.mainPlace, start)
        onMultiplied: how => root.multiplied(root.seatNumber, root.mainPlace, how)
        onMoved: (dx, dy) => root.focusMoved(root.seatNumber, TableBets.MainPlace, dx, dy)
        onTouched: root.touched(root.seatNumber, root.mainPlace)
    }

    // The time for the decision runs around the hand's spot.
    TimeRing {
        anchors.centerIn: main
        width: main.width + 2 * (thickness + Theme.space(0.5))
        height: width
        thickness: Theme.space(1)
        share: root.active && root.asked ? root.clockFraction : 0
        color: root.clockUrgent ? Theme.plateLose : Theme.turn
        Accessible.ignored: true
    }

    Repeater {
        id: circles
        model: root.sideBets
        BetSpot {
            id: circle
            required property int sideBet
            required property string name
            required property string paysText
            required property string limitsText
            keys: root.keys
            // When another game's table replaces this one, the seat is destroyed before its circles, whose bindings run
            // once more.
            diameter: root?.geometry?.sideDiameter ?? 0
            x: root?.geometry ? root.geometry.sideX(root.seatNumber, sideBet) - width / 2 : 0
            y: root?.geometry ? root.geometry.sideY(root.seatNumber) - height / 2 : 0
            spotName: qsTr("%1, spot %2").arg(name).arg(root.seatNumber)
            caption: name
            tip: paysText === "" ? limitsText : qsTr("%1 (%2)").arg(paysText).arg(limitsText)
            ink: root.ink
            mine: root.mine || root.open || root.shared
            answering: root.betting
            open: root.betting && root.canStakeSides
            onChipAdded: root.chipAdded(root.seatNumber, sideBet)
            onChipRemoved: root.chipRemoved(root.seatNumber, sideBet)
            onAmountTyped: start => root.amountTyped(root.seatNumber, sideBet, start)
            onMultiplied: how => root.multiplied(root.seatNumber, sideBet, how)
            onMoved: (dx, dy) => root.focusMoved(root.seatNumber, sideBet, dx, dy)
            onTouched: root.touched(root.seatNumber, sideBet)

            HoverHandler { id: over }
            Tip {
                id: tip
                text: circle.paysText === ""
                      ? "" : circle.name + "\n" + circle.paysText.split(" · ").join("\n") + "\n" + circle.limitsText
                wanted: over.hovered || circle.activeFocus
                // Above all places, so that the neighbours' stakes stay in sight.
                y: (root?.geometry?.placesTop ?? 0) - circle.y - height - Theme.spaceXs
            }
            TapHandler {
                acceptedButtons: Qt.LeftButton | Qt.RightButton
                gesturePolicy: TapHandler.DragThreshold
                onPressedChanged: if (pressed) tip.dismiss()
            }
        }
    }

    // On the rail: one's own plate, or the button that takes the free chair.
    readonly property real railY: geometry.arcY(geometry.railA, geometry.railB, at.x - geometry.middle)
                                  - geometry.railWidth * 0.5
    OwnPlate {
        id: plate
        x: root.at.x - width / 2
        y: Math.min(root.geometry.height - height, root.railY - height / 2)
        visible: root.shared && root.mine && !early.visible
        name: root.occupant
        balance: root.balance
        canLeave: root.canLeave
        seat: root.seatNumber
        fontSize: root.geometry.amountFont
        room: root.geometry.cellWidth
        onLeaveAsked: root.leaveAsked(root.seatNumber)
    }
    SeatButton {
        id: seatButton
        x: root.at.x - width / 2
        y: Math.min(root.geometry.height - height, root.railY - height / 2)
        visible: root.shared && root.canTake
        text: qsTr("Take seat")
        Accessible.description: qsTr("Seat %1").arg(root.seatNumber)
        onClicked: root.takeAsked(root.seatNumber)
    }
    Row {
        id: early
        x: root.at.x - width / 2
        y: seatButton.y
        spacing: Theme.spaceXs
        visible: root.asked && root.earlyActions.length > 0 // otherwise the bar offers them in words
        Repeater {
            model: root.earlyActions
            SeatButton {
                required property int index
                required property int modelData
                readonly property string caption: root.earlyCaptions[index] ?? ""
                // The key for the same action during one's turn.
                text: root.keys.hints[modelData] ?? ""
                chosen: caption !== "" && root.earlyText === caption
                Accessible.name: qsTr("%1 in advance, seat %2").arg(caption).arg(root.seatNumber)
                onClicked: root.earlyAsked(root.seatNumber, modelData)
            }
        }
    }
}
