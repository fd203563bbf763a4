// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Fairness
import OpenShoe.Lobby
import OpenShoe.Models
import OpenShoe.Record
import OpenShoe.Rules
import OpenShoe.Settings
import OpenShoe.Table

/// The page that is shown. The table stays as it is while another page is looked at; the others are made anew.
FocusScope {
    id: root

    required property AppController app
    readonly property bool atTable: app.page === AppController.Table
    readonly property TableScreen tableScreen: tableLoader.item as TableScreen

    signal menuAsked(Item at)

    /// The keyboard goes to the page that is shown.
    function takeFocus(): void {
        if (atTable) {
            tableLoader.forceActiveFocus()
            return
        }
        pageLoader.forceActiveFocus()
        const lobby = pageLoader.item as LobbyPage
        if (lobby)
            lobby.focusFirst()
    }
    onAtTableChanged: focusLater.restart()

    Timer {
        id: focusLater
        interval: 0
        onTriggered: root.takeFocus()
    }

    NavBar {
        id: nav
        width: parent.width
        visible: !root.atTable
        app: root.app
    }
    Loader {
        id: tableLoader
        anchors.fill: parent
        property bool wanted: root.atTable
        active: wanted || item !== null && root.app.table.seated
        visible: root.atTable
        enabled: visible
        focus: root.atTable
        sourceComponent: Component {
            TableScreen {
                app: root.app
                focus: true
                onMenuAsked: at => root.menuAsked(at)
            }
        }
    }
    Loader {
        id: pageLoader
        anchors.top: nav.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        active: !root.atTable
        focus: !root.atTable
        onLoaded: focusLater.restart()
        sourceComponent: {
            switch (root.app.page) {
            case AppController.Rules: return rulesPage
            case AppController.Record: return recordPage
            case AppController.Fairness: return fairnessPage
            case AppController.Settings: return settingsPage
            default: return lobbyPage
            }
        }
    }

    Component {
        id: lobbyPage
        LobbyPage {
            focus: true
            lobby: root.app.lobby
            accounts: root.app.accounts
            settings: root.app.settings
            ready: root.app.ready
            onPlayAsked: variantId => root.app.openGame(variantId)
        }
    }
    Component {
        id: rulesPage
        RulesPage {
            focus: true
            rules: root.app.rules
            lobby: root.app.lobby
        }
    }
    Component {
        id: recordPage
        RecordPage {
            focus: true
            record: root.app.record
            lobby: root.app.lobby
        }
    }
    Component {
        id: fairnessPage
        FairnessPage {
            focus: true
            fairness: root.app.fairness
        }
    }
    Component {
        id: settingsPage
        SettingsPage {
            focus: true
            settings: root.app.settings
            accounts: root.app.accounts
        }
    }
}
