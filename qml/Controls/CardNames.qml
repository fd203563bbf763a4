// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// The spoken names of cards.
QtObject {
    readonly property list<string> ranks: [
        qsTr("Ace"), qsTr("Two"), qsTr("Three"), qsTr("Four"), qsTr("Five"), qsTr("Six"), qsTr("Seven"),
        qsTr("Eight"), qsTr("Nine"), qsTr("Ten"), qsTr("Jack"), qsTr("Queen"), qsTr("King")
    ]
    readonly property list<string> suits: [qsTr("spades"), qsTr("hearts"), qsTr("diamonds"), qsTr("clubs")]

    /// "TS" → "Ten of spades"; "" → "Hidden card".
    function spoken(card: string): string {
        if (card === "")
            return qsTr("Hidden card")
        return qsTr("%1 of %2").arg(ranks["A23456789TJQK".indexOf(card.charAt(0))])
                               .arg(suits["SHDC".indexOf(card.charAt(1))])
    }
}
