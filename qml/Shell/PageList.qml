// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Models

/// Every page of the window, in the order of the bar at the top.
QtObject {
    id: root

    required property AppController app

    readonly property list<PageEntry> entries: [
        PageEntry { page: AppController.Lobby; title: qsTr("Lobby"); iconName: "home" },
        PageEntry {
            page: AppController.Table
            title: qsTr("Table")
            iconName: "chip"
            offered: root.app.table.seated
            inMenu: false
        },
        PageEntry { page: AppController.Rundown; title: qsTr("Rundown"); iconName: "rundown" },
        PageEntry { page: AppController.Record; title: qsTr("Play Record"); iconName: "record" },
        PageEntry { page: AppController.Statistics; title: qsTr("Statistics"); iconName: "statistics" },
        PageEntry { page: AppController.Rules; title: qsTr("Rules"); iconName: "rules" },
        PageEntry { page: AppController.Strategy; title: qsTr("Strategy"); iconName: "strategy" },
        PageEntry { page: AppController.Mistakes; title: qsTr("Mistakes"); iconName: "coach" },
        PageEntry { page: AppController.Fairness; title: qsTr("Fairness"); iconName: "shield" },
        PageEntry {
            page: AppController.Settings
            title: qsTr("Settings")
            iconName: "settings"
            intent: Intent.Settings
        }
    ]

    function titleOf(page: int): string {
        for (let i = 0; i < entries.length; ++i) {
            if (entries[i].page === page)
                return entries[i].title
        }
        return ""
    }
    /// From the table, Rules and Strategy open for the game being played; going to the lobby leaves the table.
    function go(page: int): void {
        if (app.page === AppController.Table) {
            if (page === AppController.Lobby) {
                app.seating.leave()
                return
            }
            if (page === AppController.Rules)
                app.rules.variantId = app.table.variantId
            else if (page === AppController.Strategy)
                app.strategy.variantId = app.table.variantId
        }
        app.page = page
    }
    /// Opens the page that this key action leads to; false if there is none.
    function perform(intent: int): bool {
        for (let i = 0; i < entries.length; ++i) {
            if (intent !== Intent.None && entries[i].intent === intent) {
                go(entries[i].page)
                return true
            }
        }
        return false
    }
}
