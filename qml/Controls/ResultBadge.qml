// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// How a hand ended: an icon, a word, the amount. `result` is the outcome, not the wording.
Badge {
    /// "win", "lose" or "push".
    property string result: "push"
    /// The text shown; the plain word unless a more specific one is given ("Blackjack", "Surrendered").
    property string word: result === "win" ? qsTr("Win") : result === "lose" ? qsTr("Lose") : qsTr("Push")
    /// "+50.00", "−25.00", or empty.
    property string amount: ""

    tone: result
    iconName: result === "win" ? "plus" : result === "lose" ? "minus" : "equals"
    text: amount === "" ? word : qsTr("%1 %2").arg(word).arg(amount)
}
