// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

SettingsGroup {
    id: root

    required property SettingsController settings
    required property string sought
    /// As the system, then what is prepared.
    readonly property list<string> codes: {
        const all = [""]
        for (let i = 0; i < settings.languages.length; ++i)
            all.push(settings.languages[i])
        return all
    }
    readonly property list<string> names: {
        const all = []
        for (let i = 0; i < codes.length; ++i)
            all.push(codes[i] === "" ? qsTr("As the system") : Qt.locale(codes[i]).nativeLanguageName || codes[i])
        return all
    }

    title: qsTr("Language")
    pages: ["language"]
    changedPages: settings.changedPages
    onResetAsked: settings.resetPage("language")

    SettingRow {
        sought: root.sought
        caption: qsTr("Language")
        description: qsTr("Changes at once.")
        ComboBox {
            name: qsTr("Language")
            model: root.names
            currentIndex: Math.max(0, root.codes.indexOf(root.settings.language))
            onActivated: index => root.settings.language = root.codes[index]
        }
    }
}
