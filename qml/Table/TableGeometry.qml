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
    /// Names and buttons stand on the rail.
    property bool named: false
    /// Seat 1 is at the dealer's left, the viewer's right; otherwise seats count from the viewer's left.
    property bool seatOneAtRight: true

    readonly property real middle: width / 2
    /// One to three hands and nothing on the rail: the cards take the room, and what stands around the dealer keeps its
    /// size.
    readonly property bool few: seats <= 3 && !named
    // Larger text doesn't widen what lies between things.
    readonly property real gap: Theme.spaceXs / Theme.grown
    /// Type on plates: larger on a large table, as elsewhere, but never so large that plates overlap.
    readonly property int plateFont: fontFor(Theme.fontBody)
    function fontFor(body: real): int {
        return Math.round(Math.min(Math.max(body, Math.min(body * 2, height * (few ? 0.023 : 0.017))), height * 0.033))
    }
    function plateFor(font: real): real { return Math.round(font * 1.4) + Theme.spaceXs }
    readonly property int amountFont: Math.round(plateFont * Theme.fontCaption / Theme.fontBody)
    readonly property real plateHeight: plateFor(plateFont)
    readonly property real railWidth: few ? Math.max(Theme.space(3) / Theme.grown,
                                                     Math.min(Theme.space(9), height * 0.025))
                                          : Math.max(Theme.space(6), Math.min(Theme.space(11), height * 0.055))
    readonly property real railEdge: few ? gap : Theme.spaceS

    // ---- The card's size: as large as the column (dealer, print, hand, side bets, spot), the seats and the row behind
    // ---- them allow -------------------------------------------------------------------------------------------------

    // As shares of a card's width: the dealer's rack, the print, a spot and a side bet's circle.
    readonly property real rackShare: few ? 0.17 : 0.3
    readonly property real printShare: (few ? 0.4 : 0.72) / Math.pow(Theme.grown, few ? 1 : 0.6)
    readonly property real spotShare: few ? 0.72 : 1
    readonly property real sideShare: few ? 0.47 : 0.64

    readonly property real columnCards: rackShare + 0.06 + 2 * Theme.cardRatio + printShare + Theme.cardLift + 0.02
                                         + spotShare + (sideBets > 0 ? sideShare + 0.04 : 0)
    // Larger text takes the print's room, not the cards'.
    readonly property real columnRest: (few ? 2 : 3) * plateFor(fontFor(Theme.fontBody / Theme.typeShare))
                                       + railWidth + railEdge + (few ? 6 : 7) * gap
    readonly property real widest: width * 0.94 / Math.max(1, seats)
    /// Of cards, side by side: the tray, the sign, the dealer's hand, the dealer's words and the shoe. With few hands
    /// all but the dealer's hand may be smaller.
    readonly property real rowCards: few ? 7.1 : 9.6
    readonly property real cardWidth: Math.round(Math.max(Theme.space(9), Math.min(Theme.space(few ? 80 : 60),
                                      (height - columnRest) / columnCards, width / rowCards, widest / 1.7)))
    /// The card that tray, sign and shoe are made for.
    readonly property real fixture: Math.min(cardWidth, (width - dealerRoom) / 6.4)
    readonly property real cardHeight: Math.round(cardWidth * Theme.cardRatio)

    // ---- Ellipses, all with the same centre -------------------------------------------------------------------------

    readonly property real centreY: height * 0.12
    readonly property real railA: width * 0.68
    readonly property real railB: height - railEdge - centreY
    readonly property real spotRadius: cardWidth * spotShare / 2
    /// From the rail's outer edge to the centre of a spot.
    readonly property real spotInset: railWidth + (few ? gap : plateHeight * 0.75 + 2 * gap) + spotRadius
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

    readonly property real trayHeight: Math.round(cardWidth * rackShare)
    readonly property real trayWidth: trayHeight * 15
    readonly property real dealerTop: trayHeight + (few ? 1 : 2) * gap + cardWidth * 0.06
    readonly property real dealerBottom: dealerTop + cardHeight
    readonly property real dealerPlateY: dealerBottom + gap
    /// The width for the dealer's cards, between tray and shoe.
    readonly property real dealerRoom: cardWidth * (few ? 2.7 : 3.2)

    readonly property real shoeWidth: fixture * 1.55
    readonly property real shoeHeight: fixture * 1.25
    readonly property real cornerDistance: Math.min(middle - shoeWidth * 0.75, Math.max(cardWidth * 3.9, width * 0.3))
    readonly property point shoe: Qt.point(middle + cornerDistance, gap + shoeHeight / 2 + Theme.spaceXs)
    readonly property point tray: Qt.point(middle - cornerDistance, gap + shoeHeight / 2 + Theme.spaceXs)
    /// Where a card leaves the shoe, as the card's top left corner.
    readonly property point shoeMouth: Qt.point(shoe.x - shoeWidth * 0.5 - cardWidth * 0.4, shoe.y - cardHeight * 0.42)
    /// Cards in the tray are seen from further away: they are this much smaller.
    readonly property real trayScale: 0.67 * fixture / cardWidth
    /// The same for a card that leaves the shoe.
    readonly property real shoeScale: fixture / cardWidth
    /// Where a card comes to rest there: its top left corner before it is scaled about its centre.
    readonly property point trayRest: Qt.point(tray.x - cardWidth / 2, tray.y - shoeHeight * 0.37
                                               - cardHeight * (1 - trayScale) / 2)

    /// The width for the hint about the hole card, between the tray and the dealer's two cards.
    readonly property real hintRoom: cornerDistance - cardWidth * 1.5 - 2 * gap
    readonly property real hintY: dealerTop + cardHeight * 0.78
    /// The sign with the limits, between the tray and the dealer's cards.
    readonly property rect sign: {
        const left = tray.x + fixture * 0.6
        const right = middle - dealerRoom / 2 - gap
        const wide = Math.round(Math.min(fixture * 1.35, right - left - gap))
        return Qt.rect((left + right - wide) / 2, dealerTop - gap, wide, wide / 2)
    }
    /// The dealer's words, between the dealer's cards and the shoe.
    readonly property rect speech: {
        const left = middle + dealerRoom / 2 + gap
        return Qt.rect(left, dealerTop, Math.max(1, shoe.x - shoeWidth * 0.62 - gap - left), cardHeight * 0.62)
    }

    // ---- A seat's column, from the spot upwards ---------------------------------------------------------------------

    readonly property real sideDiameter: sideBets > 0 ? cardWidth * sideShare : 0
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
    /// A hand's cards never reach above this: the dealer's things, and the line of print that says what insurance pays.
    function handCeiling(seat: int): real {
        return Math.max(dealersFloor(seat), printFloor(Math.abs(spot(seat).x - middle) - cellWidth / 2) + gap)
    }
    function dealersFloor(seat: int): real {
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
    /// How far down the print's first two lines reach that far from the middle; 0 beyond them.
    function printFloor(away: real): real {
        return away < printReach ? printArc((printTop + printBottom) / 2 + printSize * 0.75, Math.max(0, away)) : 0
    }
    /// The y coordinate, that far from the middle, of print whose lowest point is `base`.
    function printArc(base: real, away: real): real {
        const inset = (spotB + centreY - base) * 0.6
        return centreY + (base - centreY) * Math.sqrt(Math.max(0, 1 - Math.pow(away / (spotA - inset), 2)))
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

    /// Top left corner and width of a card (in `x`, `y` and `width`; `height` is unused). `across`: how many of the
    /// hand's cards, the last, lie across.
    function cardPlace(seat: int, hand: int, hands: int, index: int, count: int, across: int): rect {
        if (seat === 0) {
            const step = fanStep(dealerRoom, cardWidth, count)
            const left = middle - (cardWidth + (count - 1) * step) / 2
            return Qt.rect(Math.round(left + index * step), Math.round(dealerTop), cardWidth, 0)
        }
        const room = handRoom(hands)
        const upright = count - across
        const card = Math.round(cardWidth * handScale(seat, hands, upright))
        const step = fanStep(room, card, upright)
        const rise = riseStep(seat, step, card, upright)
        const centre = handX(seat, hand, hands)
        const top = handBottom(seat) - card * Theme.cardRatio
        if (index >= upright) {
            // The corner that tells a lying card is its right one: each lies a bit left of the one before.
            const lying = Math.round(Math.min(card, room / (Theme.cardRatio + 0.3 * (across - 1))))
            const shift = lying * 0.3
            const fromMiddle = (across - 1) / 2 - (index - upright)
            return Qt.rect(Math.round(centre - lying / 2 + fromMiddle * shift),
                           Math.round(top + card * Theme.cardRatio * 0.68 - lying * Theme.cardRatio / 2), lying, 0)
        }
        const left = centre - (card + (upright - 1) * step) / 2
        return Qt.rect(Math.round(left + index * step), Math.round(top - (upright - 1 - index) * rise), card, 0)
    }

    // ---- Chips ------------------------------------------------------------------------------------------------------

    readonly property real chipSize: Math.round(cardWidth * 0.54)
    readonly property real sideChipSize: Math.round(cardWidth * 0.42)
    /// From one bet behind to the next, in chips: as close as their amounts allow.
    readonly property real behindStep: Math.max(0.62, plateFor(amountFont) / sideChipSize + 0.04)
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
                            at.y - sideChipSize * (0.08 + order * behindStep))
        if (kind === StakeOn.Behind)
            return Qt.point(at.x - cardWidth * 0.8, at.y + sideChipSize * (0.25 - order * behindStep))
        const apart = Math.min(handRoom(hands) + gap, cardWidth * 0.9)
        return Qt.point(at.x + (hand - (hands + 1) / 2) * (seatOneAtRight ? -apart : apart), at.y + chipSize * 0.5)
    }

    /// Where a side bet's payouts are printed: at a single hand's sides, or between two or three; empty where there is
    /// no room for them.
    function payPlace(sideBet: int): rect {
        if (!few)
            return Qt.rect(0, 0, 0, 0)
        if (seats === 1) {
            const left = Math.ceil(sideBets / 2)
            const onLeft = sideBet < left
            const there = onLeft ? left : sideBets - left
            const place = onLeft ? sideBet : sideBet - left
            // Beside the two hands of a split.
            const inner = cardWidth * 1.8
            const outer = Math.min(middle - 2 * gap, inner + cardWidth * 1.9)
            const top = Math.max(hintY + plateHeight * 1.5, tray.y + shoeHeight / 2 + 2 * gap,
                                 printArc((printTop + printBottom) / 2 + printSize, inner))
            const high = (arcY(railA, railB, outer) - railWidth - 2 * gap - top) / there
            return Qt.rect(onLeft ? middle - outer : middle + inner, top + place * high + gap, outer - inner,
                           high - 2 * gap)
        }
        if (sideBet + 1 >= seats)
            return Qt.rect(0, 0, 0, 0)
        const one = Math.min(spot(sideBet + 1).x, spot(sideBet + 2).x)
        const wide = Math.abs(spot(sideBet + 1).x - spot(sideBet + 2).x)
        const taken = Math.max(2 * spotRadius, sideBets * (sideDiameter + gap)) + 2 * gap
        const top = (sideY(sideBet + 1) + sideY(sideBet + 2)) / 2 - sideDiameter / 2
        return Qt.rect(one + taken / 2, top, wide - taken, sideDiameter + 2 * spotRadius)
    }

    // ---- Print ------------------------------------------------------------------------------------------------------

    /// For a passing message: from the dealer's total to the cards in the middle, which aren't lifted meanwhile.
    readonly property real bannerTop: dealerPlateY + plateHeight + 1
    readonly property real bannerRoom: Math.max(1, handBottom(Math.ceil(seats / 2)) - cardHeight - 1 - bannerTop)
    readonly property real printTop: dealerPlateY + plateHeight + gap
    readonly property real printBottom: handBottom(Math.ceil(seats / 2)) - cardHeight * 1.02
                                       - cardWidth * Theme.cardLift
    /// How far from the middle print may reach before it runs under a hand.
    readonly property real printReach: {
        // Never beyond the outermost hands, whose cards reach as high as the print.
        let reach = seats > 1 ? Math.min(width * 0.4, Math.abs(spot(1).x - middle) - cardWidth * 0.8) : width * 0.4
        for (let seat = 1; seat <= spots.length; ++seat) {
            const away = Math.abs(spots[seat - 1].x - middle)
            const inner = Math.max(0, away - Math.max(cardWidth * 0.9, cellWidth / 2 + gap))
            // Compare the lowest print at the hand's inner edge, on its ellipse, with the hand when it is lifted.
            const low = printArc((printTop + printBottom) / 2 + printSize * 0.2, inner)
            if (away > cardWidth && handBottom(seat) - cardHeight - cardWidth * Theme.cardLift < low + printSize * 0.4)
                reach = Math.min(reach, inner)
        }
        return reach
    }
    readonly property real printRoom: printBottom - printTop
    readonly property real largestPrint: Math.min(cardWidth * 0.27, width * 0.028)
    readonly property real twoLines: Math.min(largestPrint, printRoom * 0.42)
    /// Only the first line is printed: with large text the others would be too small to read. The rules say them too.
    readonly property bool briefPrint: twoLines * 0.62 < Theme.fontLeast * 0.75
    // Not larger with larger text, which leaves it less room.
    readonly property real leastPrint: Theme.fontLeast / Theme.typeScale
    readonly property real printSize: Math.max(leastPrint, briefPrint ? Math.min(largestPrint, printRoom * 0.6)
                                                                      : twoLines)
}
