// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The table itself, between the bars: felt, rail, furniture, cards and chips. It draws what the controller's models
/// contain; a press on a place calls one of the controller's slots.
Item {
    id: root

    required property TableController table
    required property KeyMap keys

    /// Write the dealer's words beside the cards.
    property bool dealersWords: true
    readonly property color ink: Theme.contrast ? Theme.feltText : felt.colours.ink
    readonly property ShownTable shown: table.shown
    readonly property TableBets bets: table.bets
    readonly property TableCompany company: table.company
    readonly property bool betting: !table.live.aside && table.live.phase !== LiveRound.Playing
    /// Several people may bet on one spot.
    readonly property bool shared: table.sharedTable
    /// The place that last had the focus or a pointer action: keys that name no place apply to it.
    property int lastSeat: 0
    property int lastPlace: TableBets.MainPlace
    readonly property int keySeat: lastSeat >= 1 && lastSeat <= table.seats.count ? lastSeat : 1
    readonly property alias geometry: measures

    // The table isn't mirrored in right-to-left layouts.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    clip: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Table")

    /// Moves the focus to a seat's main spot.
    function focusSpot(seat: int): void {
        const view = seats.itemAt(seat - 1) as SeatView
        if (view)
            view.focusPlace(TableBets.MainPlace)
    }
    /// `how` is a value of StakeChange.
    function change(seat: int, place: int, how: int): void {
        switch (how) {
        case StakeChange.Least: bets.minStake(seat, place); break
        case StakeChange.Half: bets.halfStake(seat, place); break
        case StakeChange.Twice: bets.doubleStake(seat, place); break
        case StakeChange.Most: bets.maxStake(seat, place); break
        case StakeChange.AddChip: bets.addChip(seat, place); break
        case StakeChange.TakeChip: bets.removeChip(seat, place); break
        }
    }
    function touch(seat: int, place: int): void {
        lastSeat = seat
        lastPlace = place
    }
    /// A key that applies to the current place: AddChip, Amount, StakeLeast …
    function perform(intent: int): void {
        const view = seats.itemAt(keySeat - 1) as SeatView
        if (betting && view)
            view.perform(lastSeat === 0 ? view.mainPlace : lastPlace, intent)
    }
    function moveFocus(seat: int, sideBet: int, dx: int, dy: int): void {
        if (dy !== 0) {
            const next = sideBet < 0 ? (dy > 0 ? 0 : TableBets.MainPlace) : (dy > 0 ? sideBet : TableBets.MainPlace)
            focusPlace(seat, next)
        } else if (sideBet >= 0 && sideBet + dx >= 0 && sideBet + dx < table.sideBets.count) {
            focusPlace(seat, sideBet + dx)
        } else {
            const next = seat + (geometry.seatOneAtRight ? -dx : dx)
            if (next >= 1 && next <= table.seats.count)
                focusPlace(next, sideBet < 0 ? TableBets.MainPlace : dx > 0 ? 0 : table.sideBets.count - 1)
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
        // A click on the felt resumes a paused table; otherwise it completes the dealing, or hurries whoever is
        // thinking. In a replay it toggles between playing and paused.
        enabled: root.table.replay.active || root.table.pause.paused || root.shown.animating
                 || root.company.thinkingText !== ""
        onTapped: root.table.replay.active ? root.table.replay.playOrPause()
                : root.table.pause.paused ? root.table.pause.goOn()
                : root.shown.animating ? root.shown.skip() : root.company.hurry()
    }
    TablePrint {
        id: printed
        anchors.fill: parent
        geometry: root.geometry
        lines: root.table.feltLines
        ink: root.ink
    }
    Repeater {
        id: pays
        property int made: 0
        readonly property real share: {
            let least = 1
            for (let i = 0; i < made; ++i) {
                const print = itemAt(i) as PayPrint
                least = Math.min(least, print && print.visible ? print.fitting : 1)
            }
            return least
        }
        model: root.table.sideBets
        onItemAdded: made += 1
        onItemRemoved: made -= 1
        PayPrint {
            required property int sideBet
            readonly property rect place: root.geometry.payPlace(sideBet)
            x: place.x
            y: place.y
            width: place.width
            height: place.height
            ink: root.ink
            fontSize: root.geometry.amountFont
            share: pays.share
        }
    }
    TableRail { geometry: root.geometry }

    ChipTray {
        x: root.geometry.middle - width / 2
        y: root.geometry.gap / 2
        width: root.geometry.trayWidth
        height: root.geometry.trayHeight
        level: root.shown.rackLevel
        chips: root.bets.chips
    }
    LimitsSign {
        x: root.geometry.sign.x
        y: root.geometry.sign.y
        width: root.geometry.sign.width
        limits: root.table.limitsText
    }
    DiscardTray {
        x: root.geometry.tray.x - width / 2
        y: root.geometry.tray.y - height / 2
        width: root.geometry.shoeHeight * 0.8
        height: root.geometry.shoeHeight
        cardWidth: Math.round(root.geometry.cardWidth * root.geometry.trayScale)
        rest: Qt.point((width - cardWidth) / 2, root.geometry.trayRest.y - y
                       + root.geometry.cardHeight * (1 - root.geometry.trayScale) / 2)
        // The cards that have left the shoe and aren't on the table.
        filled: 1 - (root.shown.boxLeft + root.shown.cards.count) / root.shown.boxCards
    }
    ShoeBox {
        x: root.geometry.shoe.x - width / 2
        y: root.geometry.shoe.y - height / 2
        width: root.geometry.shoeWidth
        height: root.geometry.shoeHeight
        cards: root.shown.boxCards
        cardsLeft: root.shown.boxLeft
        cutCardAt: root.shown.boxCutAt
    }
    ShuffleShow {
        geometry: root.geometry
        shoeNumber: root.shown.boxNumber
    }

    Repeater {
        id: seats
        model: root.table.seats
        SeatView {
            geometry: root.geometry
            keys: root.keys
            sideBets: root.table.sideBets
            ink: root.ink
            shared: root.shared
            balance: root.shown.balanceAmount
            clockFraction: root.table.live.clockFraction
            clockUrgent: root.table.live.urgent
            betting: root.betting
            asked: root.table.live.actions.count > 0
            onChipAdded: (seat, sideBet) => root.bets.addChip(seat, sideBet)
            onChipRemoved: (seat, sideBet) => root.bets.removeChip(seat, sideBet)
            onAmountTyped: (seat, sideBet, start) => root.editStake(seat, sideBet, start)
            onMultiplied: (seat, sideBet, how) => root.change(seat, sideBet, how)
            onTouched: (seat, place) => root.touch(seat, place)
            onFocusMoved: (seat, sideBet, dx, dy) => root.moveFocus(seat, sideBet, dx, dy)
            onTakeAsked: seat => root.bets.takeSeat(seat)
            onLeaveAsked: seat => root.bets.leaveSeat(seat)
            onEarlyAsked: (seat, intent) => root.table.live.early(seat, intent)
        }
    }

    // After the spots, so that Tab comes there first; while cards lie on the felt, nothing covers them.
    Explained {
        x: root.geometry.middle - width / 2
        y: root.geometry.printTop
        width: 2 * root.geometry.printReach
        height: Math.max(0, root.geometry.printBottom - y)
        meaning: root.table.feltHelp
        words: printed.joined(0, printed.lines.length)
        quiet: root.table.live.aside || root.table.live.phase !== LiveRound.Betting
    }

    Repeater {
        model: root.company.people
        PersonPlate {
            id: person
            required property int standing
            readonly property bool seated: seat > 0
            readonly property point at: root.geometry.spot(seat)
            room: root.geometry.cellWidth
            fontSize: root.geometry.amountFont
            // People without a seat are placed in the corner that the rail leaves free.
            x: seated ? at.x - width / 2 : root.width - width - Theme.spaceS
            y: seated ? Math.min(root.height - height, root.geometry.arcY(root.geometry.railA, root.geometry.railB,
                            at.x - root.geometry.middle) - root.geometry.railWidth * 0.5 - height / 2)
                      : root.height - (height + Theme.spaceXs) * (1 + standing)
        }
    }

    Item {
        id: piles
        property int passing: 0
        anchors.fill: parent
        // While chips move, they pass above the cards.
        z: passing > 0 ? 1 : 0
        Item {
            id: stakeMarks
            z: root.height * 2 // a pile's z is its height on the felt
        }
        Repeater {
            model: root.shown.stakes
            StakePile {
                geometry: root.geometry
                origin: Qt.point(root.width * 0.2, root.height + chipSize)
                marks: stakeMarks
                shared: root.shared
                editable: root.betting && player === 0
                onPassed: by => piles.passing += by
                onEditAsked: root.editStake(seat, kind === StakeOn.Behind ? TableBets.BehindPlace : sideBet, "")
            }
        }
    }

    LateText {
        id: dealersCall
        text: root.shown.dealersLine
        cards: root.shown.dealerCards
    }
    DealerSpeech {
        x: root.geometry.speech.x
        y: root.geometry.speech.y
        width: root.geometry.speech.width
        height: root.geometry.speech.height
        words: root.dealersWords ? dealersCall.shown : ""
        toldElsewhere: root.shown.dealersLineTold
        fontSize: Math.min(root.geometry.plateFont * 1.15, Math.max(Theme.fontBody, width * 0.165))
    }
    Item {
        anchors.fill: parent
        Repeater {
            model: root.shown.cards
            TableCard { geometry: root.geometry }
        }
    }

    Repeater {
        model: root.shown.hands
        HandMarks {
            geometry: root.geometry
            z: 2 // chips pass below what they are paid for
        }
    }

    LateText {
        id: dealerTotal
        text: root.shown.dealerTotalText
        cards: root.shown.dealerCards
    }
    Plate {
        x: root.geometry.middle - width / 2
        y: root.geometry.dealerPlateY
        text: dealerTotal.shown
        fontSize: root.geometry.plateFont
        Accessible.role: Accessible.StaticText
        Accessible.name: root.shown.dealerName
    }
    Plate {
        // The hint stays beside the dealer's cards for as long as it matters.
        x: root.geometry.middle - root.geometry.cardWidth * 0.95 - width
        y: root.geometry.hintY - height / 2
        // Allow line breaks between words, not within a range.
        text: root.shown.hintRangeText.replace("\u2013", "\u2013\u2060")
        room: root.geometry.hintRoom
        fontSize: root.geometry.plateFont
        tone: "accent"
        Accessible.role: Accessible.StaticText
        Accessible.name: root.shown.hintText
    }
    FeltBanner {
        x: root.geometry.middle - width / 2
        y: root.geometry.bannerTop + (room - height) / 2
        room: root.geometry.bannerRoom
        text: root.shown.bannerText
        kind: root.shown.bannerKind
    }

    // Winning side bets, shown once beneath the cards that won them.
    Repeater {
        model: root.shown.stakes
        Celebration {
            required property int seat
            required property int sideBet
            required property string sideBetName
            required property string outcomeText
            required property string netText
            required property bool celebrated
            x: root.geometry.spot(seat).x
            y: root.geometry.spot(seat).y + root.geometry.spotRadius
            aside: sideBet < 0 ? 0 : root.geometry.sideX(seat, sideBet) - x
            room: root.geometry.cellWidth
            shown: celebrated
            title: qsTr("%1 · %2").arg(sideBetName).arg(outcomeText)
            payout: netText
            rising: y - root.geometry.totalY(seat) - root.geometry.plateHeight / 2 - root.geometry.gap
        }
    }

    AmountEditor {
        id: editor
        onTyped: (seat, sideBet, amount) => root.bets.setStake(seat, sideBet, amount)
        onMultiplied: (seat, sideBet, how) => root.change(seat, sideBet, how)
    }

    // Last, so that it is destroyed last: the items use it until they are gone.
    TableGeometry {
        id: measures
        width: root.width
        height: root.height
        seats: root.table.seats.count
        sideBets: root.table.sideBets.count
        seatOneAtRight: root.table.sharedTable
        named: root.shared
    }
}
