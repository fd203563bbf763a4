// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import OpenShoe.Models

/// The keys that the product promises.
TestCase {
    id: root

    name: "TableKeys"
    when: windowShown
    visible: true

    property int found

    KeyMap { id: keys }
    // Uses real key events: from Qt 6.8 on nothing else is accepted as a KeyEvent.
    Item {
        focus: true
        Keys.onPressed: event => root.found = keys.find(KeyPlace.Table, event.key, event.modifiers)
    }

    function find(key: int, modifiers: int): int {
        found = -1
        keyClick(key, modifiers)
        return found
    }

    function test_promised_data(): var {
        return [
            { tag: "hit", intent: Intent.Hit, key: Qt.Key_H },
            { tag: "stand", intent: Intent.Stand, key: Qt.Key_S },
            { tag: "double", intent: Intent.Double, key: Qt.Key_D },
            { tag: "split", intent: Intent.Split, key: Qt.Key_P },
            { tag: "surrender", intent: Intent.Surrender, key: Qt.Key_R },
            { tag: "insurance", intent: Intent.Insurance, key: Qt.Key_I },
            { tag: "even money", intent: Intent.EvenMoney, key: Qt.Key_E },
            { tag: "hand by hand", intent: Intent.EachHand, key: Qt.Key_O },
            { tag: "no", intent: Intent.No, key: Qt.Key_N },
            { tag: "undo", intent: Intent.Undo, key: Qt.Key_Z },
            { tag: "clear", intent: Intent.Clear, key: Qt.Key_C },
            { tag: "repeat", intent: Intent.Repeat, key: Qt.Key_B },
            { tag: "deal", intent: Intent.Deal, key: Qt.Key_Space },
            { tag: "deal by Return", intent: Intent.Deal, key: Qt.Key_Return },
            { tag: "spot", intent: Intent.Spot1, key: Qt.Key_1 },
            { tag: "last spot", intent: Intent.Spot7, key: Qt.Key_7 },
            { tag: "add a chip", intent: Intent.AddChip, key: Qt.Key_Plus },
            { tag: "take a chip", intent: Intent.TakeChip, key: Qt.Key_Minus },
            { tag: "rules", intent: Intent.Rules, key: Qt.Key_G }
        ]
    }
    function test_promised(data: var): void {
        compare(find(data.key, Qt.NoModifier), data.intent)
    }
    function test_control(): void {
        compare(find(Qt.Key_Z, Qt.ControlModifier), Intent.Undo)
        compare(find(Qt.Key_H, Qt.ControlModifier), Intent.None)
        compare(find(Qt.Key_H, Qt.AltModifier), Intent.None)
    }
}
