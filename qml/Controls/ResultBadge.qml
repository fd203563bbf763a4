// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// How a hand ended: a sign, a word, the amount. `result` is the side it fell to, not the wording.
Badge {
    /// "win", "lose" or "push".
    property string result: "push"
    /// What is written; the plain word unless a better one is given ("Blackjack", "Surrendered").
    property string word: result === "win" ? qsTr("Win") : result === "lose" ? qsTr("Lose") : qsTr("Push")
    /// "+50.00", "−25.00", or empty.
    property string amount: ""

    tone: result
    iconName: result === "win" ? "plus" : result === "lose" ? "minus" : "equals"
    text: amount === "" ? word : qsTr("%1 %2").arg(word).arg(amount)
}
