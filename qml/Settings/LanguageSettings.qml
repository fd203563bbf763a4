// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

SettingsGroup {
    id: root

    required property SettingsController settings
    required property string sought
    readonly property list<string> codes: [""].concat(settings.languages)

    title: qsTr("Language")
    onResetAsked: settings.resetPage("language")

    SettingRow {
        sought: root.sought
        caption: qsTr("Language")
        description: qsTr("Changes at once.")
        ComboBox {
            name: qsTr("Language")
            model: root.codes.map(code => code === "" ? qsTr("As the system") : Qt.locale(code).nativeLanguageName || code)
            currentIndex: Math.max(0, root.codes.indexOf(root.settings.language))
            onActivated: index => root.settings.language = root.codes[index]
        }
    }
}
