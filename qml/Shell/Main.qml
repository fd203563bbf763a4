// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Games
import OpenShoe.Models
import OpenShoe.Review
import OpenShoe.Table

/// The window: passes the settings to the theme, shows the current page, and handles the keys that work everywhere.
T.ApplicationWindow {
    id: window

    required property AppController app
    /// The height of the banner at the table's foot: the table makes room for what exceeds its own bar.
    property real bannerHeight: 0
    /// The largest scale at which the window can still hold what every page needs, in steps of 5 %.
    readonly property real roomScale: Math.max(1, Math.floor(20 * Math.min(width / 768, height / 480)) / 20)
    /// For the title bar, on systems that draw one as they like.
    readonly property bool dark: Theme.dark
    readonly property bool troubled: app.trouble.kind !== TroubleController.None
    onTroubledChanged: {
        menu.close()
        help.close()
        leaving.close()
        if (!troubled)
            pages.takeFocusSoon()
    }

    width: 1280
    height: 800
    minimumWidth: 960
    minimumHeight: 600
    visible: true
    color: Theme.room
    title: app.page === Page.Table && app.table.gameName !== ""
           ? qsTr("%1 – %2", "a game, the program").arg(app.table.gameName).arg(app.productName) : app.productName
    font.family: Theme.fontFamily
    font.pixelSize: Theme.fontBody
    // Mirrors the whole window for right-to-left languages; exceptions are declared where they apply.
    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true

    Binding { target: Theme; property: "scheme"; value: window.app.settings.scheme }
    Binding { target: Theme; property: "contrast"; value: window.app.settings.contrast }
    Binding {
        target: Theme
        property: "speed"
        value: window.app.table.replay.active ? window.app.table.replay.speed : window.app.settings.animationSpeed
    }
    Binding { target: Theme; property: "reducedMotion"; value: window.app.settings.reducedMotion }
    Binding { target: Theme; property: "textScale"; value: window.app.settings.textScale }
    Binding { target: Theme; property: "chosenScale"; value: window.app.settings.interfaceScale / 100 }
    Binding { target: Theme; property: "roomScale"; value: window.roomScale }
    Binding { target: Theme; property: "deck"; value: window.app.decks.shown }
    Binding { target: Theme; property: "deckBack"; value: window.app.decks.backFrom }
    Binding { target: Theme; property: "cardBack"; value: window.app.settings.cardBack }
    Binding { target: Theme; property: "fourColour"; value: window.app.settings.fourColour }
    Binding { target: Theme; property: "feltChoice"; value: window.app.settings.felt }

    function toggleFullScreen(): void {
        visibility = visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }
    function back(): void {
        if (app.page === Page.Table && app.table.replay.active)
            app.table.replay.stop()
        else if (app.page === Page.Table && app.table.quiz.active)
            app.table.quiz.stop()
        else if (app.page === Page.Table && app.guide.shown)
            app.guide.end()
        else if (app.page === Page.Table)
            app.seating.leave()
        else if (app.page !== Page.Lobby)
            app.back()
    }
    function perform(intent: int): void {
        if (troubled && intent !== WindowIntent.FullScreen && intent !== WindowIntent.Quit
                && intent !== WindowIntent.Help)
            return
        switch (intent) {
        case WindowIntent.Help: help.visible ? help.close() : help.open(); break
        case WindowIntent.FullScreen: toggleFullScreen(); break
        case WindowIntent.Back: back(); break
        case WindowIntent.Quit: app.quit(); break
        case WindowIntent.Search: pages.search(); break
        default: app.perform(intent)
        }
    }

    Connections {
        target: window.app
        function onPageChanged(): void {
            if (window.app.page !== Page.Table)
                leaving.close() // already left: nothing to ask about
        }
    }
    Binding {
        target: window.app.keys
        property: "overPage"
        value: pages.beneath || (window.app.page === Page.Settings && window.app.editor.isOpen)
    }
    Connections {
        target: window.app.keys
        function onAnywhere(intent: int): void { window.perform(intent) }
    }
    Connections {
        target: window.app.seating
        function onLeavingAsked(consequence: string): void {
            leaving.ask(qsTr("Leave in the middle of the hand?"), consequence, qsTr("Leave"), qsTr("Stay"),
                        WindowIntent.Back)
        }
    }
    function showNotice(): void {
        if (app.notices.text !== "")
            toast.show(app.notices.text, app.notices.kind === Notices.Warning ? "lose" : "plain",
                       app.notices.actionText)
    }
    Component.onCompleted: {
        app.keys.watch(window)
        showNotice() // for notices that came before the window existed
    }
    Connections {
        target: window.app.notices
        function onChanged(): void { window.showNotice() }
    }

    Pages {
        id: pages
        anchors.fill: parent
        anchors.bottomMargin: Math.max(0, window.bannerHeight - Theme.bottomBarHeight)
        app: window.app
        focus: true
        visible: !window.troubled || window.app.trouble.atTable
        enabled: !window.troubled
        onMenuAsked: at => menu.popup(at, LayoutMirroring.enabled ? 0 : at.width - menu.width, at.height)
        Keys.onPressed: event => {
            const intent = window.app.keys.find(KeyPlace.Anywhere | KeyPlace.Pages, event.key, event.modifiers)
            if (intent === Intent.None)
                return
            event.accepted = true
            window.perform(intent)
        }
    }
    Repeater {
        model: window.troubled && !window.app.trouble.atTable ? 1 : 0
        TroublePage {
            anchors.fill: parent
            focus: true
            trouble: window.app.trouble
            onQuitAsked: window.app.quit()
        }
    }
    Repeater {
        model: window.troubled && window.app.trouble.atTable ? 1 : 0
        TroubleBanner {
            onHeightChanged: window.bannerHeight = height
            Component.onDestruction: window.bannerHeight = 0
            y: window.height - height
            width: window.width
            focus: true
            trouble: window.app.trouble
            onQuitAsked: window.app.quit()
        }
    }

    MainMenu {
        id: menu
        app: window.app
        onHelpAsked: help.open()
        onFullScreenAsked: window.toggleFullScreen()
    }
    ConfirmDialog {
        id: leaving
        onConfirmed: window.app.seating.leaveAnyway()
    }
    ElsewhereDialog {
        id: elsewhere
        elsewhere: window.app.elsewhere
    }
    Challenges {
        challenge: window.app.challenge
    }
    HelpSheet {
        id: help
        keys: window.app.keys
    }
    GameDrop {
        anchors.fill: parent
        z: 2 // above the page's bar
        enabled: !window.troubled
        games: window.app.games
        challenge: window.app.challenge
    }
    TakeInDialog {
        id: tookIn
        games: window.app.games
    }
    Connections {
        target: window.app.games
        function onTakeInAsked(): void { tookIn.open() }
    }
    Toast {
        id: toast
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.bottomBarHeight + Theme.spaceL
        onShownChanged: if (!shown) window.app.notices.dismiss()
        onActionTriggered: window.app.notices.act()
    }
}
