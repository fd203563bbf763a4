// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

SettingsGroup {
    id: root

    required property SettingsController settings
    required property SettingSearch sought
    readonly property list<string> codes: settings.languages
    readonly property list<string> names: settings.languageNames

    title: qsTr("Language")
    pages: ["language"]
    changedPages: settings.changedPages
    onResetAsked: settings.resetPage("language")

    SettingRow {
        sought: root.sought
        caption: qsTr("Language")
        also: qsTr("translation tongue locale")
        // With one language there is nothing to choose.
        ComboBox {
            visible: root.codes.length > 1
            name: qsTr("Language")
            model: root.names
            currentIndex: root.codes.indexOf(root.settings.language)
            onActivated: index => root.settings.language = root.codes[index]
        }
        Label {
            visible: root.codes.length === 1
            text: root.names[0] ?? ""
        }
    }

    SettingRow {
        sought: root.sought
        offered: root.settings.language !== "en"
        caption: qsTr("Playing terms in English")
        description: qsTr("Hit, Stand, Split and so on, as they are called at tables all over the world.")
        also: qsTr("terms vocabulary words jargon english hit stand split double")
        CheckSwitch {
            name: qsTr("Playing terms in English")
            checked: root.settings.englishTerms
            onToggled: root.settings.englishTerms = checked
        }
    }
}
