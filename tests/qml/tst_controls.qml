// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import OpenShoe.Theme
import OpenShoe.Controls

TestCase {
    id: testCase
    name: "Controls"
    when: windowShown
    width: 400
    height: 300
    visible: true

    Component { id: cardComponent; CardItem { width: 100 } }
    Component { id: buttonComponent; Button { text: "Deal" } }

    function test_card_keeps_its_proportion() {
        const card = createTemporaryObject(cardComponent, testCase) as CardItem
        compare(card.height, 140)
    }
}
