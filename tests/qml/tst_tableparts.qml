// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import OpenShoe.Models
import OpenShoe.Controls
import OpenShoe.Theme
import OpenShoe.Table

/// Cards, marks of hands, banners and celebrations on the felt.
TestCase {
    id: testCase
    name: "TableParts"
    when: windowShown
    width: 960
    height: 456
    visible: true

    TableGeometry {
        id: geo
        width: testCase.width
        height: testCase.height
        seats: 1
        sideBets: 0
    }
    Component {
        id: cardComponent
        TableCard {
            geometry: geo
            cardId: 1
            code: "AS"
            seat: 1
            hand: 1
            indexInHand: 0
            handSize: 2
            handsOnSeat: 1
            burned: false
            glowing: false
            accessibleName: "Ace of spades"
            owner: "Hand 1"
            faceUp: true
            across: 0
            active: false
            dimmed: false
        }
    }
    Component {
        id: marksComponent
        HandMarks {
            geometry: geo
            seat: 1
            hand: 1
            handsOnSeat: 1
            cardCount: 2
            totalText: "7 / 17"
            accessibleName: "Hand 1: soft 17"
            decisionText: ""
            active: true
            resultKind: ResultKind.None
            resultText: ""
        }
    }
    Component {
        id: lateComponent
        LateText { }
    }
    Component {
        id: resultComponent
        HandResult {
            total: "20"
            text: ""
            tone: "win"
            wordy: false
            room: 200
        }
    }
    Component {
        id: bannerComponent
        FeltBanner {
            room: 60
            text: ""
            kind: BannerKind.None
        }
    }
    Component {
        id: celebrationComponent
        Celebration {
            shown: false
            title: "Pair"
            payout: "+50.00"
            rising: 80
            room: 200
        }
    }

    function cleanup(): void {
        Theme.speed = DealingSpeed.Normal
        Theme.reducedMotion = false
    }
    function test_card_flies(): void {
        const card = createTemporaryObject(cardComponent, testCase, { faceUp: true }) as TableCard
        verify(card.flight < 1, "it starts in the shoe")
        tryCompare(card, "flight", 1, 2000)
        compare(card.x, geo.cardPlace(1, 1, 1, 0, 2, 0).x)
        compare(card.y, geo.cardPlace(1, 1, 1, 0, 2, 0).y)
        compare(card.rotation, 0)
        card.burned = true
        tryCompare(card, "x", geo.trayRest.x, 2000)
    }
    function test_card_at_once(): void {
        Theme.speed = DealingSpeed.Off
        const card = createTemporaryObject(cardComponent, testCase, { faceUp: true }) as TableCard
        compare(card.flight, 1)
        compare(card.x, geo.cardPlace(1, 1, 1, 0, 2, 0).x)
        card.handSize = 3
        compare(card.x, geo.cardPlace(1, 1, 1, 0, 3, 0).x)
    }
    function test_hole_card_lies_below(): void {
        Theme.speed = DealingSpeed.Off
        const up = createTemporaryObject(cardComponent, testCase,
                                         { seat: 0, indexInHand: 0, faceUp: true }) as TableCard
        const hole = createTemporaryObject(cardComponent, testCase,
                                           { seat: 0, indexInHand: 1, faceUp: false, code: "" }) as TableCard
        verify(hole.z < up.z)
        hole.code = "TD"
        hole.faceUp = true
        tryVerify(() => hole.z > up.z)
    }
    function test_marks(): void {
        const marks = createTemporaryObject(marksComponent, testCase) as HandMarks
        compare(marks.Accessible.name, "Hand 1: soft 17")
        compare(marks.tone, "turn")
        // What somebody has decided stands beside the total, where there is room for both.
        let plate = null
        for (let i = 0; i < marks.children.length; ++i)
            plate = plate ?? (marks.children[i] as Plate)
        tryCompare(plate, "text", "7 / 17", 1000)
        marks.decisionText = "Hit"
        compare(plate.text, "7 / 17 · Hit")
        marks.decisionText = "a decision in so many words that they would reach beyond the seat, and then some more of "
                           + "them, until there is no doubt"
        compare(plate.text, "7 / 17")
        marks.active = false
        marks.resultKind = ResultKind.Blackjack
        compare(marks.tone, "blackjack")
        marks.resultKind = ResultKind.Win
        compare(marks.tone, "win")
        marks.resultKind = ResultKind.Bust
        compare(marks.tone, "lose")
        marks.resultKind = ResultKind.Push
        compare(marks.tone, "push")
    }
    // Each card's total is shown before the next one's, whatever the dealing speed.
    function test_totals_follow_each_card(): void {
        const late = createTemporaryObject(lateComponent, testCase) as LateText
        compare(late.shown, "")
        late.text = "10"
        late.cards = 1
        wait(20)
        compare(late.shown, "", "the card has not landed")
        tryCompare(late, "shown", "10", 1000)
        late.text = "15"
        late.cards = 2
        wait(60)
        late.text = "20"
        late.cards = 3
        wait(20)
        compare(late.shown, "15", "the next card comes, so the one before has landed")
        tryCompare(late, "shown", "20", 1000)
    }
    function test_totals_without_a_new_card_are_said_at_once(): void {
        const late = createTemporaryObject(lateComponent, testCase, { text: "20", cards: 2 }) as LateText
        wait(50)
        compare(late.shown, "", "its cards are on their way")
        tryCompare(late, "shown", "20", 1000)
        late.text = "10" // split
        late.cards = 1
        wait(20)
        compare(late.shown, "10")
        late.text = "8 / 18"
        late.cards = 2
        tryCompare(late, "shown", "8 / 18", 1000)
        late.text = "18" // stood
        wait(20)
        compare(late.shown, "18")
        late.text = ""
        late.cards = 0
        wait(20)
        compare(late.shown, "")
    }
    function test_result_says_what_there_is_room_for(): void {
        const result = createTemporaryObject(resultComponent, testCase) as HandResult
        verify(!result.visible)
        result.text = "Won +1,250.00"
        tryCompare(result, "opacity", 1)
        compare(result.said, "20 · Won +1,250.00")
        for (const [room, said] of [[130, "20 · +1,250.00"], [80, "20 · +1,250.00"], [30, "+1,250.00"]]) {
            result.room = room
            compare(result.said, said)
            verify(result.width <= room, result.width)
        }
        result.text = ""
        compare(result.said, "+1,250.00", "while it fades")
    }
    // Beneath the cards, in line with the totals.
    function test_result_keeps_off_the_cards(): void {
        Theme.speed = DealingSpeed.Off
        const marks = createTemporaryObject(marksComponent, testCase,
            { active: false, resultKind: ResultKind.Win, resultText: "Won +50", totalText: "20" }) as HandMarks
        for (let i = 0; i < marks.children.length; ++i) {
            const part = marks.children[i]
            if (part.visible && part.height > 0)
                verify(marks.y + part.y >= geo.handBottom(1), part + " lies on the cards")
        }
    }
    function test_banner_keeps_words_while_it_fades(): void {
        const banner = createTemporaryObject(bannerComponent, testCase) as FeltBanner
        verify(!banner.visible)
        banner.text = "Hidden card is large"
        banner.kind = BannerKind.Hint
        tryCompare(banner, "opacity", 1)
        banner.text = ""
        compare(banner.shownText, "Hidden card is large")
        tryVerify(() => !banner.visible)
    }
    function test_celebration_runs_once(): void {
        const celebration = createTemporaryObject(celebrationComponent, testCase) as Celebration
        verify(!celebration.visible)
        celebration.shown = true
        verify(celebration.visible)
        tryVerify(() => !celebration.visible, 3000)
        compare(celebration.rise, 1)
    }
}
