// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

/// The table itself, between the bars: felt, rail, what stands on it, cards and chips. Draws what the controller's
/// models say; a press on a place becomes the controller's slot.
Item {
    id: root

    required property TableController table

    readonly property color ink: felt.colours.ink
    readonly property int shoeCards: Math.max(1, table.decks * 52)
    readonly property bool betting: !table.replaying && table.phase !== TableController.Playing
    /// Where the keyboard or the pointer was last: keys that name no place mean this one.
    property int lastSeat: 0
    property int lastPlace: TableController.MainPlace
    readonly property int keySeat: lastSeat >= 1 && lastSeat <= table.seats.count ? lastSeat : 1
    readonly property TableGeometry geometry: TableGeometry {
        width: root.width
        height: root.height
        seats: root.table.seats.count
        sideBets: root.table.sideBets.count
        seatOneAtRight: root.table.sharedTable
    }

    clip: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Table")

    /// Puts the keyboard on a seat's main spot.
    function focusSpot(seat: int): void {
        const view = seats.itemAt(seat - 1) as SeatView
        if (view)
            view.focusPlace(-1)
    }
    function change(seat: int, place: int, how: string): void {
        switch (how) {
        case "min": table.minStake(seat, place); break
        case "half": table.halfStake(seat, place); break
        case "double": table.doubleStake(seat, place); break
        case "max": table.maxStake(seat, place); break
        case "add": table.addChip(seat, place); break
        default: table.removeChip(seat, place)
        }
    }
    function touch(seat: int, place: int): void {
        lastSeat = seat
        lastPlace = place
    }
    /// A key that means the place at hand: "add", "remove" or "amount".
    function perform(actionId: string): void {
        const view = seats.itemAt(keySeat - 1) as SeatView
        if (!betting || !view)
            return
        const place = lastSeat === 0 ? view.mainPlace : lastPlace
        if (actionId === "amount")
            editStake(keySeat, place, "")
        else
            change(keySeat, place, actionId)
    }
    function moveFocus(seat: int, sideBet: int, dx: int, dy: int): void {
        if (dy !== 0) {
            const next = sideBet < 0 ? (dy > 0 ? 0 : -1) : (dy > 0 ? sideBet : -1)
            focusPlace(seat, next)
        } else if (sideBet >= 0 && sideBet + dx >= 0 && sideBet + dx < table.sideBets.count) {
            focusPlace(seat, sideBet + dx)
        } else {
            const next = seat + (geometry.seatOneAtRight ? -dx : dx)
            if (next >= 1 && next <= table.seats.count)
                focusPlace(next, sideBet < 0 ? -1 : dx > 0 ? 0 : table.sideBets.count - 1)
        }
    }
    function focusPlace(seat: int, sideBet: int): void {
        const view = seats.itemAt(seat - 1) as SeatView
        if (view)
            view.focusPlace(sideBet)
    }
    function editStake(seat: int, place: int, start: string): void {
        if (!betting)
            return
        const at = geometry.spot(seat)
        const view = seats.itemAt(seat - 1) as SeatView
        editor.edit(seat, place, view ? view.placeName(place) : "", start, Qt.point(at.x, at.y - geometry.spotRadius))
    }

    Felt {
        id: felt
        anchors.fill: parent
        felt: root.table.felt
    }
    TapHandler {
        // A click on the felt takes the dealing to its end.
        enabled: root.table.animating
        onTapped: root.table.skip()
    }
    TablePrint {
        anchors.fill: parent
        geometry: root.geometry
        lines: root.table.feltLines
        ink: root.ink
    }
    TableRail { geometry: root.geometry }

    ChipTray {
        x: root.geometry.middle - width / 2
        width: root.geometry.trayWidth
        height: root.geometry.trayHeight
    }
    DiscardTray {
        x: root.geometry.tray.x - width / 2
        y: root.geometry.tray.y - height / 2
        width: root.geometry.cardWidth * 1.12
        height: root.geometry.shoeHeight
        cardWidth: root.geometry.cardWidth
        filled: 1 - root.table.cardsLeft / root.shoeCards
    }
    ShoeBox {
        x: root.geometry.shoe.x - width / 2
        y: root.geometry.shoe.y - height / 2
        width: root.geometry.shoeWidth
        height: root.geometry.shoeHeight
        cardWidth: root.geometry.cardWidth
        filled: root.table.cardsLeft / root.shoeCards
        caption: qsTr("%1 cards").arg(root.table.cardsLeft)
    }

    Repeater {
        id: seats
        model: root.table.seats
        SeatView {
            geometry: root.geometry
            sideBets: root.table.sideBets
            ink: root.ink
            shared: root.table.sharedTable
            betting: root.betting
            onChipAdded: (seat, sideBet) => root.table.addChip(seat, sideBet)
            onChipRemoved: (seat, sideBet) => root.table.removeChip(seat, sideBet)
            onAmountTyped: (seat, sideBet, start) => root.editStake(seat, sideBet, start)
            onMultiplied: (seat, sideBet, how) => root.change(seat, sideBet, how)
            onTouched: (seat, place) => root.touch(seat, place)
            onFocusMoved: (seat, sideBet, dx, dy) => root.moveFocus(seat, sideBet, dx, dy)
            onTakeAsked: seat => root.table.takeSeat(seat)
            onLeaveAsked: seat => root.table.leaveSeat(seat)
            onEarlyAsked: (seat, actionId) => root.table.early(seat, actionId)
        }
    }

    Item {
        anchors.fill: parent
        Repeater {
            model: root.table.stakes
            StakePile {
                geometry: root.geometry
                origin: Qt.point(root.width * 0.2, root.height + chipSize)
                editable: root.betting && player === 0
                onEditAsked: root.editStake(seat, kind === "behind" ? TableController.BehindPlace : sideBet, "")
            }
        }
    }

    Item {
        anchors.fill: parent
        Repeater {
            model: root.table.cards
            TableCard {
                geometry: root.geometry
                active: root.table.actions.count > 0 && seat > 0 && !dimmed
            }
        }
    }

    Repeater {
        model: root.table.hands
        HandMarks { geometry: root.geometry }
    }

    LateText {
        id: dealerTotal
        text: root.table.dealerTotalText
        cards: root.table.dealerCards
    }
    Plate {
        x: root.geometry.middle - width / 2
        y: root.geometry.dealerPlateY
        text: dealerTotal.shown
        fontSize: root.geometry.plateFont
        Accessible.role: Accessible.StaticText
        Accessible.name: root.table.dealerName
    }
    Plate {
        // The hint stays beside the dealer's cards as long as it matters.
        x: root.geometry.middle - root.geometry.cardWidth * 0.95 - width
        y: root.geometry.dealerTop + root.geometry.cardHeight * 0.5 - height / 2
        text: root.table.hintText
        tone: "accent"
        Accessible.role: Accessible.StaticText
        Accessible.name: root.table.hintText
    }
    FeltBanner {
        x: root.geometry.middle - width / 2
        y: (root.geometry.printTop + root.geometry.printBottom) / 2 - height / 2
        text: root.table.bannerText
        kind: root.table.bannerKind
    }

    // Over cards and totals, once: the side bets that win.
    Repeater {
        model: root.table.stakes
        Celebration {
            required property int seat
            required property int sideBet
            required property string sideBetName
            required property string outcomeText
            required property string netText
            required property bool celebrated
            x: sideBet < 0 ? 0 : root.geometry.sideX(seat, sideBet)
            y: root.geometry.sideY(seat)
            shown: celebrated
            title: qsTr("%1 · %2").arg(sideBetName).arg(outcomeText)
            payout: netText
            distance: root.geometry.cardHeight * 0.9
        }
    }

    AmountEditor {
        id: editor
        onTyped: (seat, sideBet, amount) => root.table.setStake(seat, sideBet, amount)
        onMultiplied: (seat, sideBet, how) => root.change(seat, sideBet, how)
    }
}
