// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Models

/// The strip that announces a running break, that the last round's stakes can't be placed again, or, for those who
/// asked to be reminded, what has been played.
TableNote {
    id: root

    required property LimitsController limits
    required property TableController table
    readonly property bool over: table.live.phase === LiveRound.Over
    readonly property string hint: over && table.bets.canRepeat ? table.bets.dealHint : ""

    text: limits.pauseText !== "" ? limits.pauseText : hint !== "" ? hint : limits.reminderText
    iconName: "clock"
    canGo: text === limits.reminderText
    onDismissed: limits.putReminderAway()
}
