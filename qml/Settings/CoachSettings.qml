// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

SettingsGroup {
    id: root

    required property SettingsController settings
    required property CountQuestion countQuestion
    required property SettingSearch sought

    title: qsTr("Coach")
    pages: ["coach"]
    changedPages: settings.changedPages
    onResetAsked: settings.resetPage("coach")

    CoachModes { id: modes }
    ChoiceRow {
        sought: root.sought
        caption: qsTr("Coach")
        description: qsTr("Knows the game's exact rules and the cards already seen.")
        also: qsTr("help hint advice strategy tips teach trainer")
        options: modes
        current: root.settings.coach
        onChosen: value => root.settings.coach = value
    }
    ChoiceRow {
        sought: root.sought
        caption: qsTr("Ask for my count")
        description: qsTr("Between rounds, in games that keep their shoe. Now and then means at the shuffle too.")
        also: qsTr("card counting running count true count quiz test practise train drill")
        options: Options {
            values: [CountAsking.Off, CountAsking.NowAndThen, CountAsking.EveryRound]
            labels: [qsTr("Off"), qsTr("Now and then"), qsTr("Every round")]
        }
        current: root.settings.countAsking
        onChosen: value => root.settings.countAsking = value
    }
    SettingRow {
        sought: root.sought
        caption: qsTr("Count system")
        description: qsTr("The one that the table asks for.")
        also: qsTr("card counting hi-lo high low knock-out ko system tags")
        ChoiceBox {
            name: qsTr("Count system")
            choices: root.countQuestion.systems
        }
    }
}
