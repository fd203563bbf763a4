// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Controls
import OpenShoe.Games
import OpenShoe.Models
import OpenShoe.Review
import OpenShoe.Rules
import OpenShoe.Rundown
import OpenShoe.Table

/// Shows the current page. The table is kept while another page is shown; the other pages are created anew.
FocusScope {
    id: root

    required property AppController app
    readonly property bool atTable: app.page === Page.Table
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
        return page !== Page.Table && (app.page === page || (leadsTo(page) && !(page === Page.Lobby && tableKept)))
    }
    function leadsTo(page: int): bool {
        for (let i = 0; i < app.trail.length; ++i) {
            if (app.trail[i] === page)
                return true
        }
        return false
    }
    function titleOf(page: int): string {
        for (let i = 0; i < app.pages.length; ++i) {
            if (app.pages[i].page === page)
                return app.pages[i].title
        }
        return ""
    }
    /// The page shown; null at the table.
    function shown(): PageScope {
        for (let i = 0; i < places.count; ++i) {
            const place = places.itemAt(i) as Loader
            if (place && place.visible)
                return place.item as PageScope
        }
        return null
    }
    /// Goes to the search field of the page shown, if it has one.
    function search(): void {
        if (atTable && panel)
            panel.takeSearch()
        else
            shown()?.takeSearch()
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
        if (atTable)
            tables.itemAt(0)?.forceActiveFocus()
        else
            shown()?.takeFocus()
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
            drawerTitle: root.titleOf(Page.Rundown)
            rulesTitle: root.titleOf(Page.Rules)
            onMenuAsked: at => root.menuAsked(at)

            sidePanel: RundownPanel {
                anchors.fill: parent
                Component.onCompleted: root.panel = this
                Component.onDestruction: root.panel = null
                rundown: root.app.rundown
                keys: root.app.keys
                tableGame: root.app.table.gameName
                marksShown: root.app.settings.coach !== CoachMode.Off
                onCloseAsked: tableScreen.toggleRundown()
                onReplayAsked: roundId => root.app.rundown.replay(roundId)
                onReviewAsked: roundId => root.app.rundown.review(roundId)
                onElsewhereAsked: roundId => root.app.rundown.lookElsewhere(roundId)
            }
            reviewNote: ReviewNote {
                width: parent ? parent.width : 0
                height: root.app.review.active ? implicitHeight : 0
                visible: root.app.review.active
                review: root.app.review
            }
            reviewBar: [
                ReviewBar {
                    anchors.fill: parent
                    visible: root.app.review.active
                    review: root.app.review
                    quiz: root.app.table.quiz
                    keys: root.app.keys
                },
                ChallengeBar {
                    anchors.fill: parent
                    visible: root.app.challenge.stage === ChallengeStage.Playing
                    challenge: root.app.challenge
                    quiz: root.app.table.quiz
                    keys: root.app.keys
                }
            ]
            rulesPanel: [
                Repeater {
                    model: tableScreen.rulesShown && !tableScreen.rulesEdited ? 1 : 0
                    RulesPanel {
                        anchors.fill: parent
                        focus: true
                        rules: root.app.rulesAtTable
                        keys: root.app.keys
                        Component.onCompleted: forceActiveFocus(Qt.OtherFocusReason) // the editor may have had it
                        onChangeAsked: tableScreen.changeRules()
                        onCloseAsked: tableScreen.closeRules()
                    }
                },
                Repeater {
                    model: tableScreen.rulesShown && tableScreen.rulesEdited ? 1 : 0
                    RuleEditor {
                        anchors.fill: parent
                        focus: true
                        editor: root.app.editor
                        keys: root.app.keys
                        Component.onCompleted: forceActiveFocus(Qt.OtherFocusReason)
                    }
                }
            ]
            drawerPanel: RundownPanel {
                anchors.fill: parent
                rundown: root.app.rundown
                keys: root.app.keys
                tableGame: root.app.table.gameName
                marksShown: root.app.settings.coach !== CoachMode.Off
                onCloseAsked: tableScreen.toggleRundown()
                onReplayAsked: roundId => {
                    tableScreen.toggleRundown()
                    root.app.rundown.replay(roundId)
                }
                onReviewAsked: roundId => {
                    tableScreen.toggleRundown()
                    root.app.rundown.review(roundId)
                }
                onElsewhereAsked: roundId => {
                    tableScreen.toggleRundown()
                    root.app.rundown.lookElsewhere(roundId)
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
    }
    Item {
        id: space
        anchors.top: nav.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !root.atTable

        Repeater {
            id: places
            model: root.app.pages
            Loader {
                required property PageEntry modelData
                anchors.fill: parent
                focus: true
                visible: root.app.page === modelData.page
                enabled: visible
                active: root.keeps(modelData.page)
                Component.onCompleted: setSource(modelData.component, { controller: modelData.controller, focus: true })
            }
        }
    }
}
