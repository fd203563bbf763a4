// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import OpenShoe.Models
import OpenShoe.Theme
import OpenShoe.Table

/// A betting spot by mouse, wheel, keys and accessible actions.
TestCase {
    id: testCase
    name: "BetSpot"
    when: windowShown
    width: 300
    height: 200
    visible: true

    BetSpot {
        id: spot
        x: 50
        y: 50
        spotName: "Spot 1, 25.00"
        caption: "1"
        diameter: 80
        ink: Theme.felt("green").ink
        keys: KeyMap { }
        open: true
        answering: true
    }
    TextMetrics { id: metrics }
    SignalSpy { id: added; target: spot; signalName: "chipAdded" }
    SignalSpy { id: removed; target: spot; signalName: "chipRemoved" }
    SignalSpy { id: typed; target: spot; signalName: "amountTyped" }
    SignalSpy { id: multiplied; target: spot; signalName: "multiplied" }
    SignalSpy { id: moved; target: spot; signalName: "moved" }
    SignalSpy { id: touched; target: spot; signalName: "touched" }

    function init(): void {
        spot.open = true
        spot.answering = true
        spot.forceActiveFocus()
        for (const spy of [added, removed, typed, multiplied, moved, touched])
            spy.clear()
    }
    function cleanup(): void {
        spot.caption = "1"
        spot.diameter = 80
    }
    function test_the_words_of_a_name_stay_whole_data(): var {
        return [
            { tag: "short", caption: "Pair", diameter: 60 },
            { tag: "two words", caption: "Dealer match", diameter: 60 },
            { tag: "long words", caption: "Straightforward combination", diameter: 72 },
            { tag: "small", caption: "Perfect pairs", diameter: 40 }
        ]
    }
    function test_the_words_of_a_name_stay_whole(data: var): void {
        spot.caption = data.caption
        spot.diameter = data.diameter
        const print = printIn(spot)
        verify(!print.truncated)
        metrics.font.family = print.font.family
        metrics.font.pixelSize = print.fontInfo.pixelSize
        for (const word of data.caption.split(" ")) {
            metrics.text = word
            verify(metrics.advanceWidth <= print.width, word + " is wider than its circle has room")
        }
    }
    function test_a_word_too_long_for_its_circle_is_cut(): void {
        spot.caption = "Donaudampfschifffahrtsgesellschaft"
        spot.diameter = 48
        const print = printIn(spot)
        verify(print.truncated)
        verify(print.contentWidth <= print.width + 1, print.contentWidth)
    }
    function printIn(item: Item): Text {
        for (let i = 0; i < item.children.length; ++i) {
            const print = item.children[i] as Text
            if (print)
                return print
        }
        return null
    }
    function test_name(): void {
        compare(spot.Accessible.role, Accessible.Button)
        compare(spot.Accessible.name, "Spot 1, 25.00")
    }
    function test_click(): void {
        mouseClick(spot)
        compare(added.count, 1)
        mouseClick(spot, 40, 40, Qt.RightButton)
        compare(removed.count, 1)
        mouseClick(spot, 40, 40, Qt.LeftButton, Qt.ShiftModifier)
        compare(removed.count, 2)
        compare(added.count, 1)
    }
    function test_wheel(): void {
        mouseWheel(spot, 40, 40, 0, 240)
        compare(added.count, 2)
        mouseWheel(spot, 40, 40, 0, -120)
        compare(removed.count, 1)
    }
    function test_keys(): void {
        keyClick(Qt.Key_Plus)
        compare(added.count, 1)
        keyClick(Qt.Key_Minus)
        compare(removed.count, 1)
        keyClick(Qt.Key_F2)
        keyClick(Qt.Key_A)
        compare(typed.count, 2)
        keyClick(Qt.Key_Asterisk)
        keyClick(Qt.Key_Home)
        compare(multiplied.count, 2)
        compare(multiplied.signalArguments[0][0], StakeChange.Twice)
        compare(multiplied.signalArguments[1][0], StakeChange.Least)
        keyClick(Qt.Key_Up)
        compare(moved.count, 1)
        compare(moved.signalArguments[0][1], 1)
    }
    function test_what_may_not_be_put_here_is_asked_for_all_the_same(): void {
        spot.open = false // the table answers with the reason
        mouseClick(spot)
        keyClick(Qt.Key_Plus)
        compare(added.count, 2)
        compare(touched.count, 2)
    }
    function test_closed(): void {
        spot.answering = false
        mouseClick(spot)
        mouseWheel(spot, 40, 40, 0, 240)
        keyClick(Qt.Key_Plus)
        compare(added.count, 0)
        compare(removed.count, 0)
    }
}
