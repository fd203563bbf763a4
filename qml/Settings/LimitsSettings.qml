// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The limits that users set for their own play. Not affected by a reset.
SettingsPart {
    id: root

    required property LimitsController limits
    required property AccountsModel accounts
    required property SettingSearch sought
    title: qsTr("Play limits")
    readonly property int found: search.found ? 1 : 0
    readonly property SearchWords search: SearchWords {
        sought: root.sought
        text: qsTr("Play limits loss lose stake money time a day remind reminder break pause stop exclude exclusion "
                   + "self-exclusion today limit responsible") + " " + heading.text
    }

    readonly property list<string> times: ["0", "15", "30", "45", "60", "90", "120", "180", "240", "360", "480"]
    readonly property list<string> timeLabels: [qsTr("No limit"), qsTr("15 minutes"), qsTr("30 minutes"),
        qsTr("45 minutes"), qsTr("1 hour"), qsTr("1½ hours"), qsTr("2 hours"), qsTr("3 hours"), qsTr("4 hours"),
        qsTr("6 hours"), qsTr("8 hours")]
    readonly property list<string> reminders: ["0", "10", "15", "20", "30", "45", "60"]
    readonly property list<string> reminderLabels: [qsTr("Never"), qsTr("Every 10 minutes"), qsTr("Every 15 minutes"),
        qsTr("Every 20 minutes"), qsTr("Every 30 minutes"), qsTr("Every 45 minutes"), qsTr("Every hour")]

    visible: found > 0

    Label {
        id: heading
        width: parent.width
        text: root.title
        role: Label.Title
        height: Theme.controlHeight
        verticalAlignment: Text.AlignVCenter
        Accessible.role: Accessible.Heading
    }
    Rectangle {
        width: parent.width
        height: body.height - Theme.hairline
        radius: Theme.radiusL
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line
        Column {
            id: body
            x: Theme.spaceL
            width: parent.width - 2 * Theme.spaceL
            SettingRow {
                caption: qsTr("Today")
                description: root.limits.todayText
            }
            SettingRow {
                caption: qsTr("Limits of %1").arg(root.accounts.currentName)
                description: qsTr("Lowering a limit takes effect at once; raising or removing one takes a day. A round "
                                  + "in progress is played to the end, doubles, splits and insurance included.")
                ComboBox {
                    name: qsTr("Currency of the limits")
                    model: root.accounts.currencyNames
                    currentIndex: root.limits.currencyIndex
                    onActivated: index => root.limits.currencyIndex = index
                }
            }
            DayLimitRow {
                caption: qsTr("Daily loss limit")
                description: root.limits.loss.text
                value: root.limits.loss.value
                waiting: root.limits.loss.waiting
                onSetAsked: amount => root.limits.setLoss(amount)
                onRemoveAsked: root.limits.removeLoss()
            }
            DayLimitRow {
                caption: qsTr("Daily stake limit")
                description: root.limits.stake.text
                value: root.limits.stake.value
                waiting: root.limits.stake.waiting
                onSetAsked: amount => root.limits.setStake(amount)
                onRemoveAsked: root.limits.removeStake()
            }
            SettingRow {
                caption: qsTr("Daily time limit")
                description: root.limits.time.text
                ComboBox {
                    name: qsTr("Daily time limit")
                    model: root.timeLabels
                    currentIndex: Math.max(0, root.times.indexOf(root.limits.time.value))
                    onActivated: index => root.limits.setTime(Number(root.times[index]))
                }
            }
            SettingRow {
                caption: qsTr("Remind me")
                description: qsTr("Between rounds the table shows the time played and the net result.")
                ComboBox {
                    name: qsTr("Remind me")
                    model: root.reminderLabels
                    currentIndex: Math.max(0, root.reminders.indexOf(root.limits.reminder.value))
                    onActivated: index => root.limits.setReminder(Number(root.reminders[index]))
                }
            }
            BreakRow {
                caption: qsTr("Take a break")
                description: root.limits.pauseText !== "" ? root.limits.pauseText
                                                          : qsTr("Nothing is dealt until it is over.")
                minutes: [15, 60, 4 * 60, 12 * 60, 24 * 60, 3 * 24 * 60, 7 * 24 * 60]
                labels: [qsTr("15 minutes"), qsTr("1 hour"), qsTr("4 hours"), qsTr("12 hours"), qsTr("1 day"),
                    qsTr("3 days"), qsTr("7 days")]
                onBeginAsked: minutes => question.ask(minutes, false)
            }
            BreakRow {
                caption: qsTr("Exclude yourself from play")
                description: qsTr("A longer break, on this computer and for every account here.")
                minutes: [7 * 24 * 60, 30 * 24 * 60, 90 * 24 * 60, 182 * 24 * 60, 365 * 24 * 60, 5 * 365 * 24 * 60]
                labels: [qsTr("7 days"), qsTr("30 days"), qsTr("90 days"), qsTr("Half a year"), qsTr("1 year"),
                    qsTr("5 years")]
                onBeginAsked: minutes => question.ask(minutes, true)
            }
        }
    }
    Dialog {
        id: question

        property int minutes: 0
        property bool exclusion: false

        function ask(length: int, excluded: bool): void {
            minutes = length
            exclusion = excluded
            title = excluded ? qsTr("Exclude yourself until %1?").arg(root.limits.endOf(length))
                             : qsTr("Take a break until %1?").arg(root.limits.endOf(length))
            open()
        }

        acceptText: exclusion ? qsTr("Exclude me") : qsTr("Take the break")
        rejectText: qsTr("Cancel")
        onAccepted: exclusion ? root.limits.exclude(minutes) : root.limits.beginBreak(minutes)

        contentWidth: Theme.space(110)
        contentItem: Label {
            text: qsTr("It can't be ended or shortened: not by any setting, another account or changing the clock "
                       + "while the computer is running. Other data folders on this computer observe it too. What the "
                       + "program can't see: another computer, another user of this one, files deleted by hand, or a "
                       + "clock that is wrong after a restart and stays wrong.")
            wrapMode: Text.Wrap
        }
    }
}
