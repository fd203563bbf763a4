// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

SettingsGroup {
    id: root

    required property SettingsController settings
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
}
