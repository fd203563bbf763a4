// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import OpenShoe.Theme
import OpenShoe.Table
import OpenShoe.Models

/// Everything on the table has room: hands stay clear of bars, plates, spots and each other at every size.
TestCase {
    id: testCase
    name: "TableGeometry"

    TableGeometry {
        id: geo
        width: 960
        height: 456
        seats: 1
        sideBets: 0
    }

    function set(data: var): void {
        geo.width = data.width
        geo.height = data.height
        geo.seats = data.seats
        geo.sideBets = data.sideBets
    }
    /// The area that a card covers, upright or lying across.
    function covered(seat: int, hand: int, hands: int, index: int, count: int, across: int): rect {
        const place = geo.cardPlace(seat, hand, hands, index, count, across)
        const height = place.width * Theme.cardRatio
        if (index < count - across)
            return Qt.rect(place.x, place.y, place.width, height)
        return Qt.rect(place.x + (place.width - height) / 2, place.y + (height - place.width) / 2, height, place.width)
    }
    function handBox(seat: int, hand: int, hands: int, count: int, across: int): rect {
        let left = 1e9
        let top = 1e9
        let right = -1e9
        let bottom = -1e9
        for (let i = 0; i < count; ++i) {
            const card = covered(seat, hand, hands, i, count, across)
            left = Math.min(left, card.x)
            top = Math.min(top, card.y)
            right = Math.max(right, card.x + card.width)
            bottom = Math.max(bottom, card.y + card.height)
        }
        return Qt.rect(left, top, right - left, bottom - top)
    }
    function overlap(a: rect, b: rect): real {
        return Math.min(Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
                        Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
    }

    function sizes(): var {
        return [[960, 456], [960, 656], [1280, 656], [2240, 1296], [3520, 2016]]
    }
    function test_room_data(): var {
        const rows = []
        for (const size of sizes()) {
            for (const game of [["classic", 1, 0, 2], ["down-under", 1, 3, 2], ["rundown", 3, 2, 2],
                                ["rundown, four hands", 3, 2, 4], ["boxes", 5, 0, 2], ["deluxe", 7, 1, 2]])
                rows.push({ tag: game[0] + " " + size[0] + "×" + size[1], width: size[0], height: size[1],
                            seats: game[1], sideBets: game[2], hands: game[3] })
        }
        return rows
    }

    function test_room(data: var): void {
        set(data)
        verify(geo.cardWidth >= 40, "cards of " + geo.cardWidth)
        const dealer = handBox(0, 1, 1, 8, 0)
        verify(dealer.y >= geo.trayHeight, "the dealer's cards lie before the tray")
        for (const across of [0, 1, 2, 3]) {
            for (const count of across > 0 ? [2 + across] : [1, 2, 6, 9]) {
                const boxes = []
                for (let seat = 1; seat <= data.seats; ++seat) {
                    for (let hand = 1; hand <= data.hands; ++hand) {
                        const box = handBox(seat, hand, data.hands, count, across)
                        const what = "seat " + seat + " hand " + hand + " of " + count
                                   + (across > 0 ? " with " + across + " across" : "") + ": " + box
                        verify(box.x >= 0 && box.x + box.width <= geo.width, what + " leaves the felt")
                        verify(box.y >= 0, what + " goes under the bar")
                        verify(box.y + box.height <= geo.totalY(seat) - geo.plateHeight / 2, what + " covers its total")
                        verify(overlap(box, dealer) <= 0, what + " touches the dealer's " + dealer)
                        verify(overlap(box, geo.speech) <= 0, what + " touches the dealer's words " + geo.speech)
                        verify(overlap(box, geo.sign) <= 0, what + " touches the sign " + geo.sign)
                        for (const x of [box.x, Math.max(box.x, Math.min(geo.middle, box.x + box.width)),
                                         box.x + box.width])
                            verify(box.y >= geo.printFloor(Math.abs(x - geo.middle)), what + " covers the print")
                        for (const other of boxes)
                            verify(overlap(box, other) <= 1, what + " touches " + other)
                        boxes.push(box)
                    }
                }
            }
        }
    }

    // The items around the dealer's cards don't overlap, and have room for their text.
    function test_furniture_data(): var {
        return test_room_data()
    }
    function test_furniture(data: var): void {
        set(data)
        const things = [
            Qt.rect(geo.tray.x - geo.shoeHeight * 0.4, geo.tray.y - geo.shoeHeight / 2, geo.shoeHeight * 0.8,
                    geo.shoeHeight),
            geo.sign, handBox(0, 1, 1, 8, 0), geo.speech,
            Qt.rect(geo.shoe.x - geo.shoeWidth / 2, geo.shoe.y - geo.shoeHeight / 2, geo.shoeWidth, geo.shoeHeight)
        ]
        for (let i = 0; i < things.length; ++i) {
            verify(things[i].x >= 0 && things[i].x + things[i].width <= geo.width && things[i].y >= 0, things[i])
            for (let k = 0; k < i; ++k)
                verify(overlap(things[i], things[k]) <= 0, things[i] + " touches " + things[k])
        }
        verify(geo.speech.width >= 60 && geo.sign.width >= 44, geo.speech + " " + geo.sign)
        // The hint lies beneath the sign, beside the dealer's first two cards.
        verify(geo.hintY - geo.plateHeight >= geo.sign.y + geo.sign.height, "the hint touches the sign")
    }
    // The text beneath a hand ends where its neighbour's begins.
    function test_marks_keep_apart_data(): var {
        return test_room_data()
    }
    function test_marks_keep_apart(data: var): void {
        set(data)
        const marks = []
        for (let seat = 1; seat <= data.seats; ++seat) {
            for (let hand = 1; hand <= data.hands; ++hand) {
                const wide = geo.markRoom(data.hands)
                const box = Qt.rect(geo.handX(seat, hand, data.hands) - wide / 2,
                                    geo.totalY(seat) - geo.plateHeight / 2, wide, geo.plateHeight)
                for (const other of marks)
                    verify(overlap(box, other) <= 0, box + " touches " + other)
                marks.push(box)
            }
        }
    }

    // Stakes behind a seat with many hands aren't hidden by the cards of the next seat, which has as many.
    function test_behind_many_hands_data(): var {
        return sizes().map(size => ({ tag: size.join("x"), width: size[0], height: size[1] }))
    }
    function test_behind_many_hands(data: var): void {
        set({ width: data.width, height: data.height, seats: 7, sideBets: 1 })
        const chip = geo.sideChipSize
        for (let seat = 1; seat <= 7; ++seat) {
            for (const [hand, next] of [[1, seat - 1], [4, seat + 1]]) {
                for (let order = 0; next >= 1 && next <= 7 && order < 4; ++order) {
                    const foot = geo.stakePlace(StakeOn.Behind, seat, -1, hand, 4, order)
                    const chips = Qt.rect(foot.x - chip / 2, foot.y - chip, chip, chip)
                    for (let other = 1; other <= 4; ++other) {
                        const cards = handBox(next, other, 4, 2, 0)
                        verify(overlap(chips, cards) <= 0, "behind seat " + seat + ", " + chips + " and " + cards)
                    }
                }
            }
        }
    }

    function test_spots_data(): var {
        return test_room_data()
    }
    function test_spots(data: var): void {
        set(data)
        const steps = []
        for (let seat = 1; seat <= data.seats; ++seat) {
            const at = geo.spot(seat)
            verify(at.x - geo.spotRadius >= 0 && at.x + geo.spotRadius <= geo.width)
            const rail = geo.arcY(geo.railA, geo.railB, at.x - geo.middle) - geo.railWidth
            verify(at.y + geo.spotRadius <= rail + 1, "spot " + seat + " keeps off the rail: " + at.y + " " + rail)
            verify(geo.totalY(seat) + geo.plateHeight / 2 <= at.y - geo.spotRadius)
            if (seat > 1)
                steps.push(Math.hypot(at.x - geo.spot(seat - 1).x, at.y - geo.spot(seat - 1).y))
        }
        for (const step of steps)
            fuzzyCompare(step, steps[0], steps[0] * 0.02, "equal distances: " + steps)
    }
    function test_seat_one(): void {
        set({ width: 1280, height: 656, seats: 7, sideBets: 1 })
        geo.seatOneAtRight = true
        verify(geo.spot(1).x > geo.spot(7).x)
        geo.seatOneAtRight = false
        verify(geo.spot(1).x < geo.spot(7).x)
        geo.seatOneAtRight = true
    }
    /// Of each card that lies across, the corner that names it stays in sight.
    function test_doubledAgain(): void {
        for (const size of sizes()) {
            set({ width: size[0], height: size[1], seats: 1, sideBets: 0 })
            for (const across of [2, 3]) {
                for (let i = 2; i < 1 + across; ++i) {
                    const before = covered(1, 1, 1, i, 2 + across, across)
                    const after = covered(1, 1, 1, i + 1, 2 + across, across)
                    verify(before.x - after.x >= 0.25 * after.height, size + ": " + (before.x - after.x))
                }
            }
        }
    }
    function test_fan(): void {
        set({ width: 1280, height: 656, seats: 1, sideBets: 0 })
        const first = geo.cardPlace(1, 1, 1, 0, 2, 0)
        const second = geo.cardPlace(1, 1, 1, 1, 2, 0)
        fuzzyCompare(second.x - first.x, geo.cardWidth * Theme.cardFan, 1.01)
    }
}
