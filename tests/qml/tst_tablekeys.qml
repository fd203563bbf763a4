// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import OpenShoe.Table

/// Every key means one thing, and the keys that the product promises are there.
TestCase {
    id: root

    name: "TableKeys"
    when: windowShown
    visible: true

    property string found

    TableKeys { id: keys }
    // The event is a real one: Qt takes nothing else for it from 6.8 on.
    Item {
        focus: true
        Keys.onPressed: event => root.found = keys.find(event)
    }

    function find(key: int, modifiers: int): string {
        found = "not asked"
        keyClick(key, modifiers)
        return found
    }

    function test_one_meaning(): void {
        const seen = {}
        for (let i = 0; i < keys.actions.length; ++i) {
            const action = keys.actions[i]
            verify(action.caption !== "" && action.section !== "" && action.shown.length > 0, action.actionId)
            for (const key of action.keys) {
                const name = key + (action.control ? "+Ctrl" : "")
                verify(seen[name] === undefined, name + " means " + seen[name] + " and " + action.actionId)
                seen[name] = action.actionId
            }
        }
    }
    function test_promised_data(): var {
        return [
            { tag: "hit", key: Qt.Key_H }, { tag: "stand", key: Qt.Key_S }, { tag: "double", key: Qt.Key_D },
            { tag: "split", key: Qt.Key_P }, { tag: "surrender", key: Qt.Key_R }, { tag: "insurance", key: Qt.Key_I },
            { tag: "even-money", key: Qt.Key_E }, { tag: "no", key: Qt.Key_N }, { tag: "undo", key: Qt.Key_Z },
            { tag: "clear", key: Qt.Key_C }, { tag: "repeat", key: Qt.Key_B }, { tag: "deal", key: Qt.Key_Space },
            { tag: "deal by Return", action: "deal", key: Qt.Key_Return }, { tag: "spot", key: Qt.Key_1 },
            { tag: "last spot", action: "spot", key: Qt.Key_7 },
            { tag: "add", key: Qt.Key_Plus }, { tag: "remove", key: Qt.Key_Minus }
        ]
    }
    function test_promised(data: var): void {
        compare(find(data.key, Qt.NoModifier), data.action ?? data.tag)
    }
    function test_control(): void {
        compare(find(Qt.Key_Z, Qt.ControlModifier), "undo")
        compare(find(Qt.Key_H, Qt.ControlModifier), "")
        compare(find(Qt.Key_H, Qt.AltModifier), "")
    }
}
