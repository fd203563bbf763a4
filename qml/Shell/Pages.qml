// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Fairness
import OpenShoe.Games
import OpenShoe.Lobby
import OpenShoe.Models
import OpenShoe.Record
import OpenShoe.Review
import OpenShoe.Rules
import OpenShoe.Rundown
import OpenShoe.Settings
import OpenShoe.Statistics
import OpenShoe.Strategy
import OpenShoe.Table

/// Shows the current page. The table is kept while another page is shown; the other pages are created anew.
FocusScope {
    id: root

    required property AppController app
    required property PageList places
    readonly property bool atTable: app.page === AppController.Table
    signal menuAsked(Item at)

    /// Nobody can answer at the table: another page is shown, the window is put away, or a menu or dialogue takes the
    /// keys.
    readonly property bool away: !atTable || beneath || Window.visibility === Window.Minimized
                                 || Window.visibility === Window.Hidden
    onAwayChanged: app.table.pause.setAway(away)
    Component.onCompleted: app.table.pause.setAway(away)

    /// The table is kept, visible or not, while the user is seated.
    readonly property bool tableKept: atTable || app.table.seated
    /// Released slightly later than the table is left: the items on it are removed first, and need its geometry until
    /// then.
    property bool tableDrawn: false
    onTableKeptChanged: if (tableKept) { letGo.stop(); tableDrawn = true } else letGo.restart()
    Timer {
        id: letGo
        interval: 100
        onTriggered: root.tableDrawn = false
    }

    /// A page is kept while Back leads to it: hidden, with all that is open, chosen and typed there. The lobby isn't
    /// kept while one sits at a table.
    function keeps(page: int): bool {
        return app.page === page || (leadsTo(page) && !(page === AppController.Lobby && tableKept))
    }
    function leadsTo(page: int): bool {
        for (let i = 0; i < app.trail.length; ++i) {
            if (app.trail[i] === page)
                return true
        }
        return false
    }
    /// The page in `place`, or null.
    function shownIn(place: Item): Item {
        for (let i = 0; i < place.children.length; ++i) {
            const page = place.children[i] as FocusScope
            if (page && page.visible)
                return page
        }
        return null
    }
    /// Goes to the search field of the page shown, if it has one.
    function search(): void {
        const page = shownIn(space)
        const lobby = page as LobbyPage
        const settings = page as SettingsPage
        const rounds = page as RundownPage
        if (atTable && panel)
            panel.takeSearch()
        else if (lobby)
            lobby.takeSearch()
        else if (settings)
            settings.takeSearch()
        else if (rounds)
            rounds.takeSearch()
    }
    /// The panel beside the table.
    property RundownPanel panel: null
    /// A menu or dialogue has the focus, and keeps it until it closes.
    readonly property bool beneath: {
        for (let item = root.Window.activeFocusItem; item; item = item.parent) {
            if (item === T.Overlay.overlay)
                return true
        }
        return false
    }
    property bool focusOwed: false
    onActiveFocusChanged: if (activeFocus && focusOwed) takeFocusSoon()
    // No page has the focus: in Qt 6.11 a table being released takes it from the page that got it in the meantime.
    readonly property bool astray: Window.activeFocusItem === root
    onAstrayChanged: if (astray) takeFocusSoon()
    /// Gives the focus to the page shown.
    function takeFocus(): void {
        focusOwed = beneath
        if (focusOwed)
            return
        const page = atTable ? tables.itemAt(0) : shownIn(space)
        if (page)
            page.forceActiveFocus()
        const lobby = page as LobbyPage
        if (lobby)
            lobby.focusFirst()
    }
    function takeFocusSoon(): void {
        focusLater.restart()
    }
    Connections {
        target: root.app
        function onPageChanged(): void { root.takeFocusSoon() }
    }
    Timer {
        id: focusLater
        interval: 0
        running: true
        onTriggered: root.takeFocus()
    }

    // A Loader can't hold a bound component in Qt 6.4; a Repeater of one or none does the same.
    Repeater {
        id: tables
        model: root.tableDrawn ? 1 : 0
        TableScreen {
            id: tableScreen
            anchors.fill: parent
            app: root.app
            focus: true
            visible: root.atTable
            enabled: visible
            drawerTitle: root.places.titleOf(AppController.Rundown)
            rulesTitle: root.places.titleOf(AppController.Rules)
            onMenuAsked: at => root.menuAsked(at)

            sidePanel: RundownPanel {
                anchors.fill: parent
                Component.onCompleted: root.panel = this
                Component.onDestruction: root.panel = null
                rundown: root.app.rundown
                keys: root.app.keys
                onCloseAsked: tableScreen.toggleRundown()
                onReplayAsked: roundId => root.app.rundown.replay(roundId)
                onReviewAsked: roundId => root.app.review.reviewRound(roundId)
                onElsewhereAsked: roundId => root.app.elsewhere.look(roundId)
            }
            reviewNote: ReviewNote {
                width: parent ? parent.width : 0
                height: implicitHeight
                review: root.app.review
            }
            reviewBar: ReviewBar {
                anchors.fill: parent
                review: root.app.review
                quiz: root.app.table.quiz
                keys: root.app.keys
            }
            rulesPanel: Repeater {
                model: tableScreen.rulesShown && root.app.editor.isOpen ? 1 : 0
                RuleEditor {
                    anchors.fill: parent
                    focus: true
                    editor: root.app.editor
                    keys: root.app.keys
                    onCloseAsked: tableScreen.closeRules()
                }
            }
            drawerPanel: RundownPanel {
                anchors.fill: parent
                rundown: root.app.rundown
                keys: root.app.keys
                onCloseAsked: tableScreen.toggleRundown()
                onReplayAsked: roundId => {
                    tableScreen.toggleRundown()
                    root.app.rundown.replay(roundId)
                }
                onReviewAsked: roundId => {
                    tableScreen.toggleRundown()
                    root.app.review.reviewRound(roundId)
                }
                onElsewhereAsked: roundId => {
                    tableScreen.toggleRundown()
                    root.app.elsewhere.look(roundId)
                }
            }
        }
    }
    NavBar {
        id: nav
        z: 1 // content scrolls beneath it
        width: parent.width
        visible: !root.atTable
        app: root.app
        pages: root.places
    }
    Item {
        id: space
        anchors.top: nav.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !root.atTable

        Repeater {
            model: root.keeps(AppController.Lobby) ? 1 : 0
            LobbyPage {
                anchors.fill: parent
                focus: true
                visible: root.app.page === AppController.Lobby
                enabled: visible
                lobby: root.app.lobby
                accounts: root.app.accounts
                settings: root.app.settings
                limits: root.app.limits
                onPlayAsked: variantId => root.app.seating.open(variantId)
            }
        }
        Repeater {
            model: root.keeps(AppController.Rules) ? 1 : 0
            RulesPage {
                anchors.fill: parent
                focus: true
                visible: root.app.page === AppController.Rules
                enabled: visible
                rules: root.app.rules
                lobby: root.app.lobby
                onCompareAsked: {
                    root.app.strategy.variantId = root.app.rules.variantId
                    root.app.strategy.comparison.shown = true
                    root.app.page = AppController.Strategy
                }
            }
        }
        Repeater {
            model: root.keeps(AppController.Strategy) ? 1 : 0
            StrategyPage {
                anchors.fill: parent
                focus: true
                visible: root.app.page === AppController.Strategy
                enabled: visible
                strategy: root.app.strategy
                lobby: root.app.lobby
            }
        }
        Repeater {
            model: root.keeps(AppController.Rundown) ? 1 : 0
            RundownPage {
                anchors.fill: parent
                focus: true
                visible: root.app.page === AppController.Rundown
                enabled: visible
                rundown: root.app.pastRounds
                pricing: root.app.pricing
                keys: root.app.keys
                onReplayAsked: roundId => root.app.pastRounds.replay(roundId)
                onReviewAsked: roundId => root.app.review.reviewRound(roundId)
                onElsewhereAsked: roundId => root.app.elsewhere.look(roundId)
            }
        }
        Repeater {
            model: root.keeps(AppController.Record) ? 1 : 0
            RecordPage {
                anchors.fill: parent
                focus: true
                visible: root.app.page === AppController.Record
                enabled: visible
                record: root.app.record
            }
        }
        Repeater {
            model: root.keeps(AppController.Mistakes) ? 1 : 0
            MistakesPage {
                anchors.fill: parent
                focus: true
                visible: root.app.page === AppController.Mistakes
                enabled: visible
                mistakes: root.app.mistakes
            }
        }
        Repeater {
            model: root.keeps(AppController.Statistics) ? 1 : 0
            StatisticsPage {
                anchors.fill: parent
                focus: true
                visible: root.app.page === AppController.Statistics
                enabled: visible
                statistics: root.app.statistics
                pricing: root.app.pricing
            }
        }
        Repeater {
            model: root.keeps(AppController.Fairness) ? 1 : 0
            FairnessPage {
                anchors.fill: parent
                focus: true
                visible: root.app.page === AppController.Fairness
                enabled: visible
                fairness: root.app.fairness
            }
        }
        Repeater {
            model: root.keeps(AppController.Settings) ? 1 : 0
            SettingsPage {
                anchors.fill: parent
                focus: true
                visible: root.app.page === AppController.Settings
                enabled: visible
                settings: root.app.settings
                decks: root.app.decks
                keys: root.app.keys
                keyRecorder: root.app.keyRecorder
                accounts: root.app.accounts
                limits: root.app.limits
                backups: root.app.backups
                editor: root.app.editor
                games: root.app.games
            }
        }
    }
}
