// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import OpenShoe.Models
import OpenShoe.Theme
import OpenShoe.Table

/// A betting place by mouse, wheel, keys and the accessibility bus.
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
        open: true
        answering: true
    }
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
