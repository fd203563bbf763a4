// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

SettingsGroup {
    id: root

    required property SettingsController settings
    required property SettingSearch sought

    title: qsTr("Spreadsheet files")
    pages: ["spreadsheet"]
    changedPages: settings.changedPages
    onResetAsked: settings.resetPage("spreadsheet")

    readonly property Options separators: Options {
        values: [CellSeparator.System, CellSeparator.Comma, CellSeparator.Semicolon, CellSeparator.Tab]
        labels: [qsTr("System"), qsTr("Comma"), qsTr("Semicolon"), qsTr("Tab")]
    }
    readonly property Options signs: Options {
        values: [DecimalSign.System, DecimalSign.Point, DecimalSign.Comma]
        labels: [qsTr("System"), qsTr("Point"), qsTr("Comma")]
    }

    ChoiceRow {
        sought: root.sought
        caption: qsTr("Between cells")
        description: qsTr("In the CSV files you export. If all of a line ends up in one cell, choose another.")
        also: qsTr("csv excel export separator delimiter columns")
        options: root.separators
        current: root.settings.cellSeparator
        onChosen: value => root.settings.cellSeparator = value
    }
    ChoiceRow {
        sought: root.sought
        caption: qsTr("Decimal sign")
        description: qsTr("If amounts are taken for text or dates, choose another.")
        also: qsTr("csv excel export number point comma amounts")
        options: root.signs
        current: root.settings.decimalSign
        onChosen: value => root.settings.decimalSign = value
    }
    SettingRow {
        sought: root.sought
        caption: qsTr("Byte-order mark")
        description: qsTr("Tells Excel that names and notes are UTF-8. Turn it off for programs that stumble over it.")
        also: qsTr("csv excel export bom utf-8 unicode encoding accents")
        CheckSwitch {
            name: qsTr("Byte-order mark")
            checked: root.settings.byteOrderMark
            onToggled: root.settings.byteOrderMark = checked
        }
    }
}
