// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import OpenShoe.Table

/// Every key means one thing, and the keys that the product promises are there.
TestCase {
    name: "TableKeys"

    TableKeys { id: keys }

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
            { tag: "deal", key: Qt.Key_Return }, { tag: "spot", key: Qt.Key_1 }, { tag: "spot", key: Qt.Key_7 },
            { tag: "add", key: Qt.Key_Plus }, { tag: "remove", key: Qt.Key_Minus }
        ]
    }
    function test_promised(data: var): void {
        compare(keys.find({ key: data.key, modifiers: Qt.NoModifier }), data.tag)
    }
    function test_control(): void {
        compare(keys.find({ key: Qt.Key_Z, modifiers: Qt.ControlModifier }), "undo")
        compare(keys.find({ key: Qt.Key_H, modifiers: Qt.ControlModifier }), "")
        compare(keys.find({ key: Qt.Key_H, modifiers: Qt.AltModifier }), "")
    }
}
