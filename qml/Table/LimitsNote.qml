// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Models

/// The strip that says that a break runs, that the stakes of the last round can't be placed again, or what was played
/// when one asked to be reminded of that.
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
