// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Models

/// Where everything lies on the felt, computed from the available size. Draws nothing; all values are in the felt's own
/// coordinates. The table is a large ellipse of which the players' half is seen: the spots lie on an ellipse inside the
/// rail's, equally spaced; everything belonging to a seat stands in one column above its spot.
QtObject {
    id: geo

    required property real width
    required property real height
    required property int seats
    required property int sideBets
    /// Seat 1 is at the dealer's left, the viewer's right; otherwise seats count from the viewer's left.
    property bool seatOneAtRight: true

    readonly property real middle: width / 2
    readonly property real gap: Theme.spaceXs
    /// Type on plates: larger on a large table, as elsewhere, but never so large that plates overlap.
    readonly property int plateFont: Math.round(Math.min(
        Math.max(Theme.fontBody, Math.min(Theme.fontBody * 2, height * 0.017)), height * 0.033))
    readonly property int amountFont: Math.round(plateFont * Theme.fontCaption / Theme.fontBody)
    readonly property real plateHeight: Math.round(plateFont * 1.4) + Theme.spaceXs
    readonly property real railWidth: Math.max(Theme.space(6), Math.min(Theme.space(11), height * 0.055))
    readonly property real railEdge: Theme.spaceS

    // ---- The card's size: as large as the column (dealer, print, hand, side bets, spot), the seats and the row behind
    // ---- them allow -------------------------------------------------------------------------------------------------

    readonly property real columnCards: 0.36 + 2 * Theme.cardRatio + 0.72 + Theme.cardLift + 1.02
                                         + (sideBets > 0 ? 0.68 : 0)
    readonly property real columnRest: 3 * plateHeight + railWidth + railEdge + 7 * gap
    readonly property real widest: width * 0.94 / Math.max(1, seats)
    /// Of cards, side by side: the tray, the sign, the dealer's hand, the dealer's words and the shoe.
    readonly property real rowCards: 9.6
    readonly property real cardWidth: Math.round(Math.max(Theme.space(9), Math.min(Theme.space(60),
                                      (height - columnRest) / columnCards, width / rowCards, widest / 1.7)))
    readonly property real cardHeight: Math.round(cardWidth * Theme.cardRatio)

    // ---- Ellipses, all with the same centre -------------------------------------------------------------------------

    readonly property real centreY: height * 0.12
    readonly property real railA: width * 0.68
    readonly property real railB: height - railEdge - centreY
    readonly property real spotRadius: cardWidth * 0.5
    /// From the rail's outer edge to the centre of a spot.
    readonly property real spotInset: railWidth + plateHeight * 0.75 + 2 * gap + spotRadius
    readonly property real spotA: railA - spotInset
    readonly property real spotB: railB - spotInset
    /// Distance between neighbouring spots along the arc.
    readonly property real pitch: Math.min(widest * 1.02, cardWidth * 4)

    /// The y coordinate of an ellipse's lower arc (semi-axes a, b) at horizontal distance dx from the middle.
    function arcY(a: real, b: real, dx: real): real {
        const part = Math.min(1, Math.abs(dx) / a)
        return centreY + b * Math.sqrt(1 - part * part)
    }

    /// The centres of the spots, indexed by seat - 1.
    readonly property list<point> spots: {
        const result = []
        if (pitch <= 0) // no room yet
            return result
        for (let i = 0; i < seats; ++i) {
            // Walk along the arc from its lowest point in small steps.
            const steps = i - (seats - 1) / 2
            const way = Math.abs(steps) * pitch
            let angle = 0
            const parts = Math.max(1, Math.ceil(way / 6))
            for (let k = 0; k < parts; ++k)
                angle += way / parts / Math.hypot(spotA * Math.cos(angle), spotB * Math.sin(angle))
            const side = (steps < 0 ? -1 : 1) * (seatOneAtRight ? -1 : 1)
            result.push(Qt.point(middle + side * spotA * Math.sin(angle), centreY + spotB * Math.cos(angle)))
        }
        return result
    }
    function spot(seat: int): point {
        return seat >= 1 && seat <= spots.length ? spots[seat - 1] : Qt.point(middle, centreY + spotB)
    }

    // ---- Dealer -----------------------------------------------------------------------------------------------------

    readonly property real trayHeight: Math.round(cardWidth * 0.3)
    readonly property real trayWidth: cardWidth * 4.6
    readonly property real dealerTop: trayHeight + 2 * gap + cardWidth * 0.06
    readonly property real dealerBottom: dealerTop + cardHeight
    readonly property real dealerPlateY: dealerBottom + gap
    /// The width for the dealer's cards, between tray and shoe.
    readonly property real dealerRoom: cardWidth * 3.2

    readonly property real shoeWidth: cardWidth * 1.55
    readonly property real shoeHeight: cardWidth * 1.25
    readonly property real cornerDistance: Math.min(middle - shoeWidth * 0.75, Math.max(cardWidth * 3.9, width * 0.3))
    readonly property point shoe: Qt.point(middle + cornerDistance, gap + shoeHeight / 2 + Theme.spaceXs)
    readonly property point tray: Qt.point(middle - cornerDistance, gap + shoeHeight / 2 + Theme.spaceXs)
    /// Where a card leaves the shoe, as the card's top left corner.
    readonly property point shoeMouth: Qt.point(shoe.x - shoeWidth * 0.5 - cardWidth * 0.4, shoe.y - cardHeight * 0.42)
    /// Cards in the tray are seen from further away: they are this much smaller.
    readonly property real trayScale: 0.67
    /// Where a card comes to rest there: its top left corner before it is scaled about its centre.
    readonly property point trayRest: Qt.point(tray.x - cardWidth / 2, tray.y - shoeHeight * 0.37
                                               - cardHeight * (1 - trayScale) / 2)

    /// The width for the hint about the hole card, between the tray and the dealer's two cards.
    readonly property real hintRoom: cornerDistance - cardWidth * 1.5 - 2 * gap
    readonly property real hintY: dealerTop + cardHeight * 0.78
    /// The sign with the limits, between the tray and the dealer's cards.
    readonly property rect sign: {
        const left = tray.x + cardWidth * 0.6
        const right = middle - dealerRoom / 2 - gap
        const wide = Math.round(Math.min(cardWidth * 1.35, right - left - gap))
        return Qt.rect((left + right - wide) / 2, dealerTop - gap, wide, wide / 2)
    }
    /// The dealer's words, between the dealer's cards and the shoe.
    readonly property rect speech: {
        const left = middle + dealerRoom / 2 + gap
        return Qt.rect(left, dealerTop, Math.max(1, shoe.x - shoeWidth * 0.62 - gap - left), cardHeight * 0.62)
    }

    // ---- A seat's column, from the spot upwards ---------------------------------------------------------------------

    readonly property real sideDiameter: sideBets > 0 ? cardWidth * 0.64 : 0
    function sideX(seat: int, sideBet: int): real {
        return spot(seat).x + (sideBet - (sideBets - 1) / 2) * (sideDiameter + gap)
    }
    function sideY(seat: int): real {
        return spot(seat).y - spotRadius - gap * 0.75 - sideDiameter / 2
    }
    /// The top of the highest seat's circles: no stake lies above it.
    readonly property real placesTop: {
        let top = height
        for (let seat = 1; seat <= spots.length; ++seat)
            top = Math.min(top, sideY(seat) - sideDiameter / 2)
        return top
    }
    /// The centre of the plate with a hand's total.
    function totalY(seat: int): real {
        return spot(seat).y - spotRadius - (sideBets > 0 ? sideDiameter + gap : 0) - gap - plateHeight / 2
    }
    function handBottom(seat: int): real {
        return totalY(seat) - plateHeight / 2 - gap - Math.round(cardWidth * 0.05)
    }
    /// A hand's cards never reach above this.
    function handCeiling(seat: int): real {
        const dx = Math.abs(spot(seat).x - middle)
        if (dx < (dealerRoom + cellWidth) / 2)
            return dealerPlateY + plateHeight + gap
        const sideways = spot(seat).x - middle
        if (sideways < 0 && sideways + cellWidth / 2 > sign.x - middle)
            return sign.y + sign.height + gap
        if (sideways > 0 && sideways - cellWidth / 2 < speech.x + speech.width - middle)
            return speech.y + speech.height + gap
        return Math.abs(dx - cornerDistance) < (shoeWidth + cellWidth) / 2 ? shoe.y + shoeHeight / 2 + 2 * gap : gap
    }
    /// The width for a seat's cards.
    readonly property real cellWidth: {
        let closest = cardWidth * 5
        for (let i = 1; i < spots.length; ++i)
            closest = Math.min(closest, Math.abs(spots[i].x - spots[i - 1].x))
        return closest - 1.5 * gap
    }
    function handRoom(hands: int): real {
        return hands <= 1 ? cellWidth : Math.min(cardWidth * 2.2, (cellWidth - (hands - 1) * gap * 1.5) / hands)
    }
    /// The width for the text beneath a hand, up to its neighbours on the same seat and on the next one.
    function markRoom(hands: int): real {
        return hands <= 1 ? cellWidth : handRoom(hands) + gap
    }
    /// The cards of a seat with many hands are scaled down where they wouldn't fit otherwise.
    function cardScale(hands: int): real {
        return Math.min(1, handRoom(hands) / cardWidth)
    }
    function handX(seat: int, hand: int, hands: int): real {
        const apart = handRoom(hands) + 1.5 * gap
        return spot(seat).x + (hand - (hands + 1) / 2) * (seatOneAtRight ? -apart : apart)
    }

    /// Offset to the next card of a fanned hand; if it is less than a readable corner, the hand also steps upwards.
    function fanStep(room: real, card: real, count: int): real {
        return count <= 1 ? 0 : Math.max(0, Math.min(card * Theme.cardFan, (room - card) / (count - 1)))
    }
    function riseStep(seat: int, step: real, card: real, count: int): real {
        if (seat === 0 || count <= 1 || step >= card * 0.19)
            return 0
        const free = handBottom(seat) - card * Theme.cardRatio - handCeiling(seat) - card * Theme.cardLift
        return Math.max(0, Math.min(card * 0.26, free / (count - 1)))
    }
    /// The scale of a hand's cards: reduced only where some card's corner would be hidden otherwise.
    function handScale(seat: int, hands: int, upright: int): real {
        const widest = cardScale(hands)
        let scale = widest
        for (; scale > 0.62 * widest; scale -= 0.04) {
            const card = cardWidth * scale
            const step = fanStep(handRoom(hands), card, upright)
            if (upright <= 1 || step >= card * 0.19 || riseStep(seat, step, card, upright) >= card * 0.24)
                break
        }
        return scale
    }

    /// Top left corner and width of a card (in `x`, `y` and `width`; `height` is unused).
    function cardPlace(seat: int, hand: int, hands: int, index: int, count: int, across: bool): rect {
        if (seat === 0) {
            const step = fanStep(dealerRoom, cardWidth, count)
            const left = middle - (cardWidth + (count - 1) * step) / 2
            return Qt.rect(Math.round(left + index * step), Math.round(dealerTop), cardWidth, 0)
        }
        const room = handRoom(hands)
        const upright = across ? count - 1 : count
        const card = Math.round(cardWidth * handScale(seat, hands, upright))
        const step = fanStep(room, card, upright)
        const rise = riseStep(seat, step, card, upright)
        const centre = handX(seat, hand, hands)
        const top = handBottom(seat) - card * Theme.cardRatio
        if (across && index === count - 1) {
            const lying = Math.round(Math.min(card, room / Theme.cardRatio))
            return Qt.rect(Math.round(centre - lying / 2),
                           Math.round(top + card * Theme.cardRatio * 0.68 - lying * Theme.cardRatio / 2), lying, 0)
        }
        const left = centre - (card + (upright - 1) * step) / 2
        return Qt.rect(Math.round(left + index * step), Math.round(top - (upright - 1 - index) * rise), card, 0)
    }

    // ---- Chips ------------------------------------------------------------------------------------------------------

    readonly property real chipSize: Math.round(cardWidth * 0.54)
    readonly property real sideChipSize: Math.round(cardWidth * 0.42)
    /// The bottom centre of a stack; `order` numbers the stakes of several people on one place.
    function stakePlace(kind: int, seat: int, sideBet: int, hand: int, hands: int, order: int): point {
        const at = spot(seat)
        if (kind === StakeOn.Side)
            return Qt.point(sideX(seat, sideBet) + Math.min(order, 3) * sideDiameter * 0.8,
                            sideY(seat) + sideChipSize * 0.5)
        if (kind === StakeOn.Insurance)
            return Qt.point(at.x + cardWidth * 0.86, at.y + sideChipSize * 0.2)
        // Beside the hands of a split seat, each on its hand's side; not as far as the hands of the next seat, which
        // may have as many and would cover the second such stake.
        const beside = hands > 2 && order > 0
                ? (cellWidth + gap - sideChipSize) / 2
                : Math.max(cardWidth * 0.93, Math.min(cardWidth * 1.12, cellWidth - cardWidth * 0.42))
        if (kind === StakeOn.Behind && hands > 1)
            return Qt.point(at.x + (hand > hands / 2 === seatOneAtRight ? -1 : 1) * beside,
                            at.y + sideChipSize * (0.6 - order * 0.95))
        if (kind === StakeOn.Behind)
            return Qt.point(at.x - cardWidth * 0.8, at.y + sideChipSize * (0.6 - order * 0.95))
        const apart = Math.min(handRoom(hands) + gap, cardWidth * 0.9)
        return Qt.point(at.x + (hand - (hands + 1) / 2) * (seatOneAtRight ? -apart : apart), at.y + chipSize * 0.5)
    }

    // ---- Print ------------------------------------------------------------------------------------------------------

    readonly property real printTop: dealerPlateY + plateHeight + gap
    readonly property real printBottom: handBottom(Math.ceil(seats / 2)) - cardHeight * 1.02
                                       - cardWidth * Theme.cardLift
    /// How far from the middle print may reach before it runs under a hand.
    readonly property real printReach: {
        // Never beyond the outermost hands, whose cards reach as high as the print.
        let reach = seats > 1 ? Math.min(width * 0.4, Math.abs(spot(1).x - middle) - cardWidth * 0.8) : width * 0.4
        for (let seat = 1; seat <= spots.length; ++seat) {
            const away = Math.abs(spots[seat - 1].x - middle)
            // Compare the lowest print at that distance, on its ellipse, with the hand when it is lifted.
            const base = (printTop + printBottom) / 2 + printSize * 0.2
            const inset = (spotB + centreY - base) * 0.6
            const low = centreY + (base - centreY) * Math.sqrt(Math.max(0, 1 - Math.pow(away / (spotA - inset), 2)))
            if (away > cardWidth && handBottom(seat) - cardHeight - cardWidth * Theme.cardLift < low + printSize * 0.4)
                reach = Math.min(reach, away - cardWidth * 0.9)
        }
        return reach
    }
    readonly property real printSize: Math.max(Theme.space(3), Math.min(cardWidth * 0.27,
                                                                        (printBottom - printTop) * 0.42, width * 0.028))
}
