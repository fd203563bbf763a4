// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

SettingsGroup {
    id: root

    required property SettingsController settings
    required property SettingSearch sought

    title: qsTr("Sound")
    pages: ["sound"]
    changedPages: settings.changedPages
    onResetAsked: settings.resetPage("sound")

    SettingRow {
        sought: root.sought
        caption: qsTr("Sound")
        also: qsTr("mute silent quiet volume audio noise")
        CheckSwitch {
            name: qsTr("Sound")
            checked: root.settings.soundOn
            onToggled: root.settings.soundOn = checked
        }
    }
    SliderRow {
        sought: root.sought
        caption: qsTr("Volume")
        description: qsTr("Of all sounds.")
        also: qsTr("master loudness sound audio")
        enabled: root.settings.soundOn
        current: root.settings.volumeMaster
        onMoved: value => root.settings.volumeMaster = value
    }
    SliderRow {
        sought: root.sought
        caption: qsTr("Volume of cards")
        also: qsTr("loudness sound audio")
        enabled: root.settings.soundOn
        current: root.settings.volumeCards
        onMoved: value => root.settings.volumeCards = value
    }
    SliderRow {
        sought: root.sought
        caption: qsTr("Volume of chips")
        also: qsTr("loudness sound audio")
        enabled: root.settings.soundOn
        current: root.settings.volumeChips
        onMoved: value => root.settings.volumeChips = value
    }
    SliderRow {
        sought: root.sought
        caption: qsTr("Volume of cues")
        description: qsTr("A button, a refusal, the clock running out.")
        also: qsTr("loudness sound audio")
        enabled: root.settings.soundOn
        current: root.settings.volumeCues
        onMoved: value => root.settings.volumeCues = value
    }
    SliderRow {
        sought: root.sought
        caption: qsTr("Volume of results")
        also: qsTr("loudness sound audio")
        enabled: root.settings.soundOn
        current: root.settings.volumeResults
        onMoved: value => root.settings.volumeResults = value
    }
    SettingRow {
        sought: root.sought
        caption: qsTr("Room tone")
        description: qsTr("The quiet hum of a room with people in it, while the window is shown.")
        also: qsTr("room ambience background noise murmur sound audio")
        enabled: root.settings.soundOn
        CheckSwitch {
            name: qsTr("Room tone")
            checked: root.settings.roomOn
            onToggled: root.settings.roomOn = checked
        }
    }
    SliderRow {
        sought: root.sought
        caption: qsTr("Volume of the room tone")
        also: qsTr("ambience background loudness sound audio")
        enabled: root.settings.soundOn && root.settings.roomOn
        current: root.settings.volumeRoom
        onMoved: value => root.settings.volumeRoom = value
    }
}
