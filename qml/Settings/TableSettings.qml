// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

SettingsGroup {
    id: root

    required property SettingsController settings
    required property SettingSearch sought

    title: qsTr("Table")
    pages: ["table", "company", "clocks"]
    changedPages: settings.changedPages
    onResetAsked: {
        settings.resetPage("table")
        settings.resetPage("company")
        settings.resetPage("clocks")
    }

    DealingSpeeds { id: speeds }
    Options {
        id: clocks
        values: [ClockTime.OfTheGame, ClockTime.Off, 10, 15, 20, 30, 60]
        labels: [qsTr("Set by the game"), qsTr("Off"), qsTr("10 seconds"), qsTr("15 seconds"), qsTr("20 seconds"),
                 qsTr("30 seconds"), qsTr("60 seconds")]
    }
    ChoiceRow {
        sought: root.sought
        caption: qsTr("Dealing speed")
        description: qsTr("Off shows everything at once.")
        also: qsTr("animation pace duration quick")
        options: speeds
        current: root.settings.animationSpeed
        onChosen: value => root.settings.animationSpeed = value
    }
    SettingRow {
        sought: root.sought
        caption: qsTr("Reduced motion")
        description: root.settings.motionIsDesktops
                     ? qsTr("Cards and chips fade in instead of moving. Follows the desktop until you choose here.")
                     : qsTr("Cards and chips fade in instead of moving.")
        also: qsTr("animation movement")
        CheckSwitch {
            name: qsTr("Reduced motion")
            checked: root.settings.reducedMotion
            onToggled: root.settings.reducedMotion = checked
        }
    }
    SettingRow {
        sought: root.sought
        caption: qsTr("Dealer's calls")
        description: qsTr("Shows beside the cards what the dealer calls out.")
        also: qsTr("subtitles voice speech croupier")
        CheckSwitch {
            name: qsTr("Dealer's calls")
            checked: root.settings.dealersWords
            onToggled: root.settings.dealersWords = checked
        }
    }
    SettingRow {
        sought: root.sought
        caption: qsTr("Ask before surrendering")
        also: qsTr("confirm confirmation question warn give up")
        CheckSwitch {
            name: qsTr("Ask before surrendering")
            checked: root.settings.confirmSurrender
            onToggled: root.settings.confirmSurrender = checked
        }
    }
    SettingRow {
        sought: root.sought
        caption: qsTr("Ask before staking the whole wallet")
        also: qsTr("confirm confirmation question warn all in bet everything")
        CheckSwitch {
            name: qsTr("Ask before staking the whole wallet")
            checked: root.settings.confirmAllIn
            onToggled: root.settings.confirmAllIn = checked
        }
    }
    SettingRow {
        sought: root.sought
        caption: qsTr("Other people at the table")
        description: qsTr("At shared tables. You choose how many, and their pace, at the table.")
        also: qsTr("company players seats bots opponents alone pace thinking")
        CheckSwitch {
            name: qsTr("Other people at the table")
            checked: root.settings.company
            onToggled: root.settings.company = checked
        }
    }
    SettingRow {
        sought: root.sought
        caption: qsTr("Time to bet")
        also: qsTr("clock timer countdown seconds stake")
        description: qsTr("A time chosen here applies at every table, even where the game has no clock.")
        ComboBox {
            name: qsTr("Time to bet")
            model: clocks.labels
            currentIndex: Math.max(0, clocks.indexOf(root.settings.betClock))
            onActivated: index => root.settings.betClock = clocks.values[index]
        }
    }
    SettingRow {
        sought: root.sought
        caption: qsTr("Time for a decision")
        also: qsTr("clock timer countdown seconds")
        ComboBox {
            name: qsTr("Time for a decision")
            model: clocks.labels
            currentIndex: Math.max(0, clocks.indexOf(root.settings.decisionClock))
            onActivated: index => root.settings.decisionClock = clocks.values[index]
        }
    }
}
