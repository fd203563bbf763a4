// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The table with its bars, and room for a panel beside it. Takes every key of TableKeys while it is shown.
QuietZone {
    id: root

    quiet: table.replay.active || live.phase !== LiveRound.Betting

    required property AppController app

    readonly property TableController table: app.table
    readonly property TableBets bets: table.bets
    readonly property LiveRound live: table.live
    readonly property bool wide: width >= Theme.space(275)
    /// What a person last chose for the panel; narrow windows have a drawer instead.
    property bool rundownWanted: true
    readonly property bool panelShown: wide && rundownWanted
    /// What stands beside the table, and what a narrow window has in a drawer instead.
    property alias sidePanel: side.data
    property alias drawerPanel: slide.data
    readonly property alias felt: felt
    readonly property alias keys: tableKeys

    signal menuAsked(Item at)

    TableKeys { id: tableKeys }

    function toggleRundown(): void {
        if (wide)
            rundownWanted = !rundownWanted
        else if (drawer.visible)
            drawer.close()
        else
            drawer.open()
    }
    /// What to ask before that action: one of the answers, or "deal".
    function question(actionId: string): var {
        return actionId === "deal" ? bets.confirmation() : live.confirmation(actionId)
    }
    /// Asks first where the person wants to be asked.
    function asked(actionId: string): bool {
        const words = question(actionId)
        if (words.question !== "")
            confirm.ask(words.question, words.explanation, actionId)
        return words.question !== ""
    }
    function choose(actionId: string, byPointer: bool): void {
        if (asked(actionId))
            return
        if (byPointer)
            live.click(actionId)
        else
            live.act(actionId)
    }
    function deal(): void {
        if (table.shown.animating)
            table.shown.skip()
        else if (!bets.canDeal || !asked("deal"))
            bets.deal() // says why where it can't
    }
    function chipStep(step: int): void {
        bets.selectedChip = Math.max(0, Math.min(bets.chips.count - 1, bets.selectedChip + step))
    }
    function perform(actionId: string, key: int): void {
        const playing = live.phase === LiveRound.Playing
        switch (actionId) {
        case "deal": deal(); break
        case "spot": felt.focusSpot(key - Qt.Key_0); break
        case "add":
        case "remove":
        case "amount": felt.perform(actionId); break
        case "chip-up": chipStep(1); break
        case "chip-down": chipStep(-1); break
        case "rundown": toggleRundown(); break
        case "coach": app.coach.ask(); break
        case "mute": app.settings.soundOn = !app.settings.soundOn; break
        case "undo": bets.undo(); break
        case "clear": bets.clear(); break
        case "repeat": bets.repeatBets(); break
        case "double": playing ? choose("double", false) : bets.doubleBets(); break
        case "no": playing ? choose("decline", false) : bets.newBets(); break
        case "follow":
            choose("follow-double", false)
            choose("follow-split", false)
            break
        default: if (playing) choose(actionId, false)
        }
    }

    Keys.onPressed: event => {
        const actionId = tableKeys.find(event)
        if (actionId === "" || table.replay.active && actionId !== "deal")
            return
        event.accepted = true
        perform(actionId, event.key)
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.room
    }

    // Where the keyboard rests: every key of TableKeys comes from here, Tab goes on to the spots.
    Item {
        id: rest
        focus: true
        Accessible.ignored: true
    }
    // A press of the pointer brings the keyboard back from a button or field that it had gone to by Tab: the next Space
    // deals. A spot keeps it, Space isn't the spot's.
    Item {
        z: 1
        anchors.fill: parent
        Accessible.ignored: true
        PointHandler {
            acceptedButtons: Qt.LeftButton | Qt.RightButton | Qt.MiddleButton
            onActiveChanged: {
                if (active && root.activeFocus && !(root.Window.activeFocusItem as BetSpot))
                    rest.forceActiveFocus(Qt.MouseFocusReason)
            }
        }
    }

    // First in the tab order: what is played with; the bar above comes last.
    Item {
        anchors.top: topBar.bottom
        anchors.bottom: bottomBar.top
        anchors.left: parent.left
        width: parent.width - (root.panelShown ? Theme.sidePanelWidth : 0)
        TableFelt {
            id: felt
            anchors.fill: parent
            table: root.table
        }
    }
    BottomBar {
        id: bottomBar
        table: root.table
        coach: root.app.coach
        anchors.bottom: parent.bottom
        width: parent.width
        onChosen: actionId => root.choose(actionId, true)
        onDealAsked: root.deal()
    }
    Item {
        id: side
        anchors.top: topBar.bottom
        anchors.bottom: bottomBar.top
        anchors.right: parent.right
        width: Theme.sidePanelWidth
        visible: root.panelShown
    }
    TopBar {
        id: topBar
        width: parent.width
        table: root.table
        settings: root.app.settings
        rundownShown: root.panelShown || drawer.visible
        onLobbyAsked: root.app.seating.leave()
        onFairnessAsked: root.app.page = AppController.Fairness
        onRulesAsked: {
            root.app.rules.variantId = root.table.variantId
            root.app.page = AppController.Rules
        }
        onRundownAsked: root.toggleRundown()
        onMenuAsked: at => root.menuAsked(at)
        onCurrencyAsked: at => wallet.popup(at, LayoutMirroring.enabled ? at.width - wallet.width : 0, at.height)
    }

    Drawer {
        id: drawer
        width: Math.min(Theme.sidePanelWidth, root.width)
        height: root.height
        padding: 0
        Item {
            id: slide
            anchors.fill: parent
        }
    }
    WalletMenu {
        id: wallet
        table: root.table
        accounts: root.app.accounts
    }
    // What was asked about has gone, by the clock.
    function confirmStill(): void {
        if (confirm.visible && question(confirm.actionId).question !== confirm.title)
            confirm.reject()
    }
    Connections {
        target: root.live
        function onQuestionChanged(): void { root.confirmStill() }
    }
    Connections {
        target: root.bets
        function onAbilitiesChanged(): void { root.confirmStill() }
    }
    ConfirmDialog {
        id: confirm
        onConfirmed: actionId => actionId === "deal" ? root.bets.deal() : root.live.act(actionId)
    }
}
