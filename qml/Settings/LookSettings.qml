// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

SettingsGroup {
    id: root

    required property SettingsController settings
    required property string sought
    readonly property list<string> feltNames: {
        const all = [""]
        for (let i = 0; i < Theme.felts.length; ++i)
            all.push((Theme.felts[i] as FeltColours).name)
        return all
    }
    readonly property list<string> feltLabels: {
        const all = [qsTr("Each its own")]
        for (let i = 0; i < Theme.felts.length; ++i)
            all.push((Theme.felts[i] as FeltColours).label)
        return all
    }

    readonly property list<string> scales: {
        const all = []
        for (let i = 0; i < settings.interfaceScales.length; ++i)
            all.push(settings.interfaceScales[i])
        return all
    }
    readonly property list<string> scaleLabels: {
        const all = []
        for (let i = 0; i < scales.length; ++i)
            all.push(qsTr("%1 %").arg(scales[i]))
        return all
    }

    title: qsTr("Look")
    pages: ["look"]
    changedPages: settings.changedPages
    onResetAsked: settings.resetPage("look")

    ChoiceRow {
        sought: root.sought
        caption: qsTr("Colours")
        description: qsTr("System follows the desktop.")
        also: qsTr("colors scheme theme appearance dark light mode night day")
        values: ["system", "light", "dark"]
        labels: [qsTr("System"), qsTr("Light"), qsTr("Dark")]
        current: root.settings.scheme
        onChosen: value => root.settings.scheme = value
    }
    SliderRow {
        sought: root.sought
        caption: qsTr("Text size")
        also: qsTr("font letters zoom scale bigger smaller large")
        from: 0.8
        to: 1.6
        current: root.settings.textScale
        onMoved: value => root.settings.textScale = value
    }
    SettingRow {
        sought: root.sought
        caption: qsTr("Interface size")
        description: Theme.uiScale < Theme.chosenScale
                     ? qsTr("This window has room for %1 %.").arg(Math.round(Theme.uiScale * 100)) : ""
        also: qsTr("zoom scale dpi buttons bigger smaller larger everything")
        ComboBox {
            name: qsTr("Interface size")
            model: root.scaleLabels
            currentIndex: root.scales.indexOf(root.settings.interfaceScale)
            onActivated: index => root.settings.interfaceScale = root.scales[index]
        }
    }
    SwatchRow {
        sought: root.sought
        caption: qsTr("Card back")
        also: qsTr("deck pattern design")
        kind: "back"
        values: ["brass", "midnight", "claret"]
        labels: [qsTr("Brass"), qsTr("Midnight"), qsTr("Claret")]
        current: root.settings.cardBack
        onChosen: value => root.settings.cardBack = value
    }
    SwatchRow {
        sought: root.sought
        caption: qsTr("Felt")
        description: qsTr("Each game has its own; another can be laid on all tables.")
        also: qsTr("cloth colour color background")
        kind: "felt"
        values: root.feltNames
        labels: root.feltLabels
        current: root.settings.felt
        onChosen: value => root.settings.felt = value
    }
    SettingRow {
        sought: root.sought
        caption: qsTr("Four suit colours")
        description: qsTr("Clubs green, diamonds blue.")
        also: qsTr("4 color four-color deck hearts spades")
        CheckSwitch {
            name: qsTr("Four suit colours")
            checked: root.settings.fourColour
            onToggled: root.settings.fourColour = checked
        }
    }
}
