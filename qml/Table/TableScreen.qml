// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The table with its bars, and room for a panel beside it. Handles every key of KeyPlace.Table while it is shown.
QuietZone {
    id: root

    quiet: table.replay.active ? table.replay.playing : aside || live.phase !== LiveRound.Betting

    required property AppController app

    readonly property TableController table: app.table
    readonly property TableBets bets: table.bets
    readonly property LiveRound live: table.live
    readonly property bool wide: width >= Theme.space(275)
    /// The user's last choice for the panel; narrow windows have a drawer instead.
    property bool rundownWanted: true
    readonly property bool panelShown: wide && rundownWanted
    /// The content of the panel beside the table, and of the drawer that replaces it in a narrow window.
    property alias sidePanel: side.data
    property alias drawerPanel: slide.data
    /// The titles of the two drawers.
    required property string drawerTitle
    required property string rulesTitle
    /// The rules of the current game, to be read or edited, over the table.
    property alias rulesPanel: rules.panel
    readonly property bool rulesShown: rules.visible
    /// They are being edited.
    property bool rulesEdited: false
    /// Shown above the felt, and in place of the bar, while a decision is reviewed or a challenge played.
    property alias reviewNote: reviewStrip.data
    property alias reviewBar: reviewPlace.data
    /// The width that the rules drawer takes from a wide window.
    readonly property real drawerRoom: wide && rules.visible ? rules.width : 0
    readonly property alias felt: felt
    readonly property KeyMap keys: app.keys
    /// Another round is shown: a replay, or a decision under review.
    readonly property bool aside: live.aside
    /// The item that had the focus before that, and gets it back afterwards.
    property Item lastFocus: null
    property bool replaying: false
    readonly property Item focusNow: Window.activeFocusItem
    onFocusNowChanged: if (!replaying && !aside && activeFocus) lastFocus = focusNow
    onAsideChanged: {
        if (!aside) {
            focusBack.restart()
            return
        }
        replaying = true
        rest.forceActiveFocus(Qt.OtherFocusReason)
    }

    signal menuAsked(Item at)

    function toggleRundown(): void {
        if (wide)
            rundownWanted = !rundownWanted
        else if (drawer.visible)
            drawer.close()
        else
            drawer.open()
    }
    /// A draft that was left is gone on with.
    function openRules(): void {
        rulesEdited = app.editor.isOpen && app.editor.hasChanges && app.editor.gameId === table.rules.gameId
        rules.open()
    }
    /// If the game's file is gone its rules can't be edited: the table says so.
    function changeRules(): void {
        app.editor.open(table.rules.gameId)
        rulesEdited = app.editor.gameId === table.rules.gameId
        if (!rulesEdited)
            table.rules.remind()
    }
    function closeRules(): void {
        rules.close()
    }
    /// What the bar asks about before it is done: an answer, or the deal.
    property int pending: Intent.None
    readonly property bool asking: pending !== Intent.None
    function question(intent: int): var {
        return intent === Intent.Deal ? bets.confirmation() : live.confirmation(intent)
    }
    /// Asks for confirmation if the user wants to be asked. Returns whether it did.
    function asked(intent: int): bool {
        const words = question(intent)
        if (words.question === "")
            return false
        bottomBar.ask(words.question, words.explanation, words.accept, words.reject)
        pending = intent
        return true
    }
    function answered(yes: bool): void {
        const intent = pending
        if (!asking)
            return
        pending = Intent.None
        rest.forceActiveFocus(Qt.OtherFocusReason)
        if (yes && intent === Intent.Deal)
            bets.deal()
        else if (yes)
            live.act(intent)
    }
    function choose(intent: int, byPointer: bool): void {
        if (asked(intent))
            return
        if (byPointer)
            live.click(intent)
        else
            live.act(intent)
    }
    function lookElsewhere(): void {
        table.replay.pause()
        if (table.replay.roundId > 0)
            app.elsewhere.look(table.replay.roundId)
    }
    function performReplay(intent: int): bool {
        const replay = table.replay
        switch (intent) {
        case ReplayIntent.Play: replay.playOrPause(); break
        case ReplayIntent.Back: replay.back(); break
        case ReplayIntent.Forward: replay.step(); break
        case ReplayIntent.Start: replay.toStart(); break
        case ReplayIntent.End: replay.toEnd(); break
        case ReplayIntent.Faster: replay.faster(); break
        case ReplayIntent.Slower: replay.slower(); break
        case ReplayIntent.Verify: replay.verify(); break
        case ReplayIntent.Elsewhere: lookElsewhere(); break
        default: return performAside(intent)
        }
        return true
    }
    /// Actions outside the round, available during a replay and a review too.
    function performAside(intent: int): bool {
        switch (intent) {
        case Intent.Rundown: toggleRundown(); break
        case Intent.Mute: app.settings.soundOn = !app.settings.soundOn; break
        default: return false
        }
        return true
    }
    function deal(): void {
        if (table.pause.paused && live.phase === LiveRound.Playing)
            table.pause.goOn()
        else if (table.shown.animating)
            table.shown.skip()
        else if (table.company.thinkingText !== "")
            table.company.hurry()
        else if (!bets.canDeal || !asked(Intent.Deal))
            bets.deal() // reports why, if it can't
    }
    /// The keys while a decision is reviewed or a challenge played.
    function performReview(intent: int): void {
        switch (intent) {
        case Intent.Deal:
            if (table.shown.animating)
                table.shown.skip()
            else if (app.review.active)
                app.review.next()
            else
                app.challenge.next()
            break
        case Intent.No: table.quiz.answer(Intent.Decline); break
        default: if (!performAside(intent)) table.quiz.answer(intent)
        }
    }
    function chipStep(step: int): void {
        bets.selectedChip = Math.max(0, Math.min(bets.chips.count - 1, bets.selectedChip + step))
    }
    /// The keys while the bar asks for confirmation: everything else waits.
    function performAsked(intent: int): void {
        if (intent === Intent.No)
            answered(false)
        else
            performAside(intent)
    }
    function perform(intent: int): void {
        const playing = live.phase === LiveRound.Playing
        switch (intent) {
        case Intent.Deal: deal(); break
        case Intent.Spot1:
        case Intent.Spot2:
        case Intent.Spot3:
        case Intent.Spot4:
        case Intent.Spot5:
        case Intent.Spot6:
        case Intent.Spot7: felt.focusSpot(intent - Intent.Spot1 + 1); break
        case Intent.AddChip:
        case Intent.TakeChip:
        case Intent.StakeLeast:
        case Intent.StakeMost:
        case Intent.StakeHalf:
        case Intent.StakeTwice:
        case Intent.Amount: felt.perform(intent); break
        case Intent.LargerChip: chipStep(1); break
        case Intent.SmallerChip: chipStep(-1); break
        case Intent.Rules: openRules(); break
        case Intent.Pause: table.pause.toggle(); break
        case Intent.Guide: app.guide.active ? app.guide.goOn() : app.guide.begin(); break
        case Intent.Coach: app.coach.ask(); break
        case Intent.Count: countNote.takeFocus(); break
        case Intent.Review: app.review.reviewLast(); break
        case Intent.Undo: bets.undo(); break
        case Intent.Clear: bets.canNew ? bets.newBets() : bets.clear(); break
        case Intent.Repeat: bets.repeatBets(); break
        case Intent.Double: playing ? choose(Intent.Double, false) : bets.doubleBets(); break
        case Intent.No: playing ? choose(Intent.Decline, false) : bets.changeBets(); break
        default: if (!performAside(intent) && playing) choose(intent, false)
        }
    }

    Keys.onPressed: event => {
        const replaying = table.replay.active
        const intent = keys.find(replaying ? KeyPlace.Replay : KeyPlace.Table, event.key, event.modifiers)
        if (intent === Intent.None)
            return
        event.accepted = true
        if (replaying)
            performReplay(intent)
        else if (table.quiz.active)
            performReview(intent)
        else if (asking)
            performAsked(intent)
        else
            perform(intent)
    }
    Keys.onEscapePressed: event => {
        event.accepted = asking
        answered(false)
    }
    // Deferred, so that the bar the item was in is visible again.
    Timer {
        id: focusBack
        interval: 0
        onTriggered: {
            root.replaying = root.aside
            if (root.replaying)
                return
            const before = root.lastFocus && root.lastFocus.visible ? root.lastFocus : rest
            if (root.activeFocus)
                before.forceActiveFocus(Qt.OtherFocusReason)
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.room
    }

    // The resting place of the focus: every key of the table works from here. Tab goes to Deal if it can be pressed,
    // otherwise to the spots.
    Item {
        id: rest
        focus: true
        KeyNavigation.tab: root.bets.canDeal ? bottomBar.dealButton : null
        Accessible.ignored: true
    }
    // What had the keyboard has gone (a seat was taken, a question answered): it works from the resting place.
    Connections {
        target: root.focusNow
        function onVisibleChanged(): void { keeping.restart() }
    }
    // Deferred, so that a page or bar that hides it has done so wholly.
    Timer {
        id: keeping
        interval: 0
        onTriggered: {
            if (root.visible && root.activeFocus && !root.aside && !root.replaying && root.focusNow
                    && !root.focusNow.visible)
                rest.forceActiveFocus(Qt.OtherFocusReason)
        }
    }
    // While a round is played the spots are closed: return the focus to the resting place, one Tab from the next Deal.
    Connections {
        target: root.live
        function onPhaseChanged(): void {
            if (root.live.phase === LiveRound.Playing && root.Window.activeFocusItem as BetSpot)
                rest.forceActiveFocus(Qt.OtherFocusReason)
        }
    }
    // A pointer press takes the focus back from a button or field it had reached by Tab, so that the next Space deals.
    // A spot keeps it, because it doesn't handle Space.
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

    // First in the tab order: the table itself; the bar above comes last.
    Item {
        anchors.top: reviewStrip.bottom
        anchors.bottom: bottomBar.top
        anchors.left: parent.left
        width: parent.width - Math.max(root.panelShown ? Theme.sidePanelWidth : 0, root.drawerRoom)
        TableFelt {
            id: felt
            anchors.fill: parent
            anchors.bottomMargin: guideNote.height + countNote.height
            table: root.table
            keys: root.keys
            dealersWords: root.app.settings.dealersWords
        }
        GuideNote {
            id: guideNote
            anchors.bottom: parent.bottom
            width: parent.width
            guide: root.app.guide
            keys: root.keys
        }
        CountNote {
            id: countNote
            anchors.bottom: guideNote.top
            width: parent.width
            question: root.app.countQuestion
            keys: root.keys
            shown: !root.aside
            onFinished: rest.forceActiveFocus(Qt.OtherFocusReason)
        }
        GuideMarks {
            guide: root.app.guide
            felt: felt
            bar: bottomBar
        }
        CoachMark {
            anchors.left: parent.left
            anchors.bottom: countNote.top
            anchors.margins: Theme.spaceS
            coach: root.app.coach
            visible: !root.aside
        }
        // Over the dealer's rack: the table stays where it is.
        Column {
            id: notes
            // Cards lie on whole pixels.
            readonly property real room: root.table.shown.cards.count > 0 ? Math.floor(felt.geometry.dealerTop) : 0
            width: parent.width
            LimitsNote {
                id: limitsNote
                limits: root.app.limits
                table: root.table
                room: notes.room
                width: parent.width
            }
            RulesNote {
                rules: root.table.rules
                room: notes.room
                // Two don't fit above the cards.
                visible: shown && (notes.room === 0 || !limitsNote.shown)
                width: parent.width
            }
        }
    }
    BottomBar {
        id: bottomBar
        visible: !root.aside
        table: root.table
        coach: root.app.coach
        keys: root.keys
        asking: root.asking
        anchors.bottom: parent.bottom
        width: parent.width
        onAnswered: yes => root.answered(yes)
        onChosen: intent => root.choose(intent, true)
        onDealAsked: root.deal()
        onReviewAsked: root.app.review.reviewLast()
    }
    Item {
        id: reviewPlace
        anchors.fill: bottomBar
        visible: root.table.quiz.active
    }
    Item {
        id: reviewStrip
        anchors.top: topBar.bottom
        anchors.left: parent.left
        width: parent.width - root.drawerRoom
        height: root.table.quiz.active && children.length > 0 ? children[0].height : 0
        visible: root.table.quiz.active
    }
    ReplayBar {
        anchors.fill: bottomBar
        visible: root.table.replay.active
        replay: root.table.replay
        keys: root.keys
        onElsewhereAsked: root.lookElsewhere()
    }
    Item {
        id: side
        anchors.top: reviewStrip.bottom
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
        keys: root.keys
        rundownShown: root.panelShown || drawer.visible
        backEndsGuide: root.app.guide.shown
        stopText: root.app.review.active ? qsTr("Stop review") : qsTr("Stop challenge")
        onLobbyAsked: root.app.seating.leave()
        onFairnessAsked: root.app.go(Page.Fairness)
        onRulesAsked: root.openRules()
        onRundownAsked: root.toggleRundown()
        onMenuAsked: at => root.menuAsked(at)
        onCompanyAsked: at => company.popup(at, LayoutMirroring.enabled ? at.width - company.width : 0, at.height)
        onCurrencyAsked: at => wallet.popup(at, LayoutMirroring.enabled ? at.width - wallet.width : 0, at.height)
    }

    Drawer {
        id: drawer
        title: root.drawerTitle
        width: Math.min(Theme.sidePanelWidth, root.width)
        height: root.height
        padding: 0
        Item {
            id: slide
            anchors.fill: parent
        }
    }
    RulesDrawer {
        id: rules
        title: root.rulesTitle
        table: root.table
        top: topBar.height
        bottom: bottomBar.y
        wide: root.wide
        editing: root.rulesEdited
        onClosed: {
            if (root.rulesEdited && !root.app.editor.hasChanges)
                root.app.editor.close()
            root.rulesEdited = false
        }
    }
    // Another page is shown, or the data can't be used: a draft is kept until the drawer is opened again.
    onEnabledChanged: if (!enabled) closeRules()
    Connections {
        target: root.app.editor
        function onOpenChanged(): void { if (!root.app.editor.isOpen) root.rulesEdited = false }
        function onSaved(gameId: string): void { if (rules.visible) root.app.seating.goOnWith(gameId) }
    }
    CompanyMenu {
        id: company
        company: root.table.company
    }
    WalletMenu {
        id: wallet
        table: root.table
        accounts: root.app.accounts
    }
    // Closes the question once its subject is gone because the clock ran out.
    function confirmStill(): void {
        if (asking && question(pending).question !== bottomBar.askedText)
            answered(false)
    }
    Connections {
        target: root.live
        function onQuestionChanged(): void { root.confirmStill() }
    }
    Connections {
        target: root.bets
        function onAbilitiesChanged(): void { root.confirmStill() }
    }
}
