// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

SettingsGroup {
    id: root

    required property SettingsController settings
    required property DecksController decks
    required property SettingSearch sought
    readonly property list<string> feltNames: {
        const all = [""]
        for (let i = 0; i < Theme.felts.length; ++i)
            all.push((Theme.felts[i] as FeltColours).name)
        return all
    }
    readonly property list<string> feltLabels: {
        const all = [qsTr("Each game's own")]
        for (let i = 0; i < Theme.felts.length; ++i)
            all.push((Theme.felts[i] as FeltColours).label)
        return all
    }

    readonly property Options schemes: Options {
        values: [ColourScheme.System, ColourScheme.Light, ColourScheme.Dark]
        labels: [qsTr("System"), qsTr("Light"), qsTr("Dark")]
    }
    readonly property Options scales: Options {
        values: root.settings.interfaceScales
        labels: {
            const all = []
            for (let i = 0; i < values.length; ++i)
                all.push(qsTr("%1%").arg(values[i]))
            return all
        }
    }

    /// Our own decks, followed by those found on this computer.
    readonly property list<string> deckValues: withOurs(["two", "four"], decks.offered)
    readonly property list<string> deckLabels: withOurs([qsTr("Two colours"), qsTr("Four colours")], decks.names)
    function withOurs(ours: list<string>, found: list<string>): list<string> {
        const all = []
        for (let i = 0; i < ours.length; ++i)
            all.push(ours[i])
        for (let i = 0; i < found.length; ++i)
            all.push(found[i])
        return all
    }
    Component.onCompleted: decks.look()

    title: qsTr("Look")
    pages: ["look"]
    changedPages: settings.changedPages
    onResetAsked: settings.resetPage("look")

    ChoiceRow {
        sought: root.sought
        caption: qsTr("Colours")
        description: qsTr("System follows the desktop.")
        also: qsTr("colors scheme theme appearance dark light mode night day")
        options: root.schemes
        current: root.settings.scheme
        onChosen: value => root.settings.scheme = value
    }
    SettingRow {
        sought: root.sought
        caption: qsTr("High contrast")
        description: root.settings.contrastIsDesktops ? qsTr("Follows the desktop until you choose here.")
                                                      : qsTr("Black and white with strong edges, in light and dark.")
        also: qsTr("accessibility colors colours black white readable edges")
        CheckSwitch {
            name: qsTr("High contrast")
            checked: root.settings.contrast
            onToggled: root.settings.contrast = checked
        }
    }
    SliderRow {
        sought: root.sought
        caption: qsTr("Text size")
        description: Theme.typeScale < Theme.wantedType - 0.005
                     ? qsTr("This window has room for %1%.")
                           .arg(Math.round(100 * Theme.typeScale / Theme.chosenScale))
                     : root.settings.textIsDesktops ? qsTr("Follows the desktop until you choose here.") : ""
        also: qsTr("font letters zoom scale bigger smaller large")
        from: 0.8
        to: 2
        current: root.settings.textScale
        inForce: Theme.typeScale < Theme.wantedType - 0.005 ? Theme.typeScale / Theme.chosenScale : current
        onMoved: value => root.settings.textScale = value
    }
    SettingRow {
        sought: root.sought
        caption: qsTr("Interface size")
        description: Theme.uiScale < Theme.chosenScale
                     ? qsTr("This window has room for %1%.").arg(Math.round(Theme.uiScale * 100)) : ""
        also: qsTr("zoom scale dpi buttons bigger smaller larger everything")
        ComboBox {
            name: qsTr("Interface size")
            model: root.scales.labels
            currentIndex: root.scales.indexOf(root.settings.interfaceScale)
            onActivated: index => root.settings.interfaceScale = root.scales.values[index]
        }
    }
    SwatchRow {
        sought: root.sought
        caption: qsTr("Cards")
        description: root.decks.problem !== "" ? root.decks.problem
                   : qsTr("Our own, and those of other card games on this computer.")
        also: qsTr("deck four suit colours 4 color four-color clubs green diamonds blue hearts spades kde gnome faces")
        kind: "deck"
        values: root.deckValues
        labels: root.deckLabels
        current: root.decks.problem === "" && root.settings.deck !== "" ? root.settings.deck
               : root.settings.fourColour ? "four" : "two"
        onChosen: value => {
            const own = value === "two" || value === "four"
            if (own)
                root.settings.fourColour = value === "four"
            root.settings.deck = own ? "" : value
        }
    }
    SwatchRow {
        sought: root.sought
        offered: root.decks.backFrom === ""
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
        description: qsTr("Each game has its own; you can choose one for all tables.")
        also: qsTr("cloth colour color background")
        kind: "felt"
        values: root.feltNames
        labels: root.feltLabels
        current: root.settings.felt
        onChosen: value => root.settings.felt = value
    }
}
