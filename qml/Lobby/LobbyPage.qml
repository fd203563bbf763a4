// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The games, each on its own felt. Typing searches, arrow keys move between games.
PageScope {
    id: root

    required property LobbyModel controller

    /// Three columns; more if the window is wide enough to keep the cards large and there would be more than two rows.
    readonly property int most: games.count > 6 ? Math.max(3, Math.floor(width / Theme.space(120))) : 3
    readonly property int fitting: Math.floor((width - Theme.spaceL) / (Theme.space(72) * Theme.typeShare))
    readonly property int shownColumns: Math.max(1, Math.min(most, fitting))
    readonly property real margin: height < Theme.space(160) ? Theme.spaceL : Theme.spaceXl
    readonly property real pageWidth: Math.min(width - 2 * Theme.spaceXl, shownColumns * Theme.space(220))
    /// Two rows fill the window if possible.
    readonly property real cardHeight: Math.max(Theme.space(53) * Math.pow(Theme.typeShare, 2),
        Math.min(cellWidth * 0.82, (height - 2 * margin - grid.y - grid.spacing) / 2))
    readonly property real cellWidth: (pageWidth - (shownColumns - 1) * grid.spacing) / shownColumns
    /// Two cards per game, in order.
    readonly property list<string> emblems: ["AS", "KH", "QD", "JD", "TC", "AC", "8H", "8S", "AD", "QS", "KC", "AH"]

    function takeSearch(): void {
        search.forceActiveFocus(Qt.ShortcutFocusReason)
        search.selectAll()
    }

    Binding {
        target: root.controller.cards
        property: "sought"
        value: search.text
        // Otherwise newer Qt resets the value while the page is destroyed, which re-creates half of it.
        restoreMode: Binding.RestoreNone
    }

    Flickable {
        id: page
        anchors.fill: parent
        contentHeight: content.height + 2 * root.margin
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollBar { }
        // There may be a thousand games: load more before the end of those shown is in sight.
        function showEnough(): void {
            if (contentY + 1.5 * height > contentHeight)
                root.controller.cards.showMore()
        }
        onContentYChanged: showEnough()
        onContentHeightChanged: showEnough()
        onHeightChanged: showEnough()
        FocusFollower { flickable: page }

        Column {
            id: content
            x: (page.width - width) / 2
            y: root.margin
            width: root.pageWidth
            spacing: Theme.spaceL

            Item {
                width: parent.width
                height: Math.max(titles.height, search.height)
                Column {
                    id: titles
                    anchors.left: parent.left
                    spacing: Theme.space(0.5)
                    Label {
                        anchors.left: parent.left
                        text: qsTr("Choose a table")
                        role: Label.Headline
                        font.family: Theme.printFamily
                    }
                    Label {
                        anchors.left: parent.left
                        width: Math.min(implicitWidth, content.width - Theme.space(40) - Theme.spaceL)
                        wrapMode: Text.Wrap
                        text: qsTr("Play money. Every shuffle is fixed before you bet, and anyone can check it.")
                        muted: true
                    }
                }
                TextField {
                    id: search
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(Theme.space(56), parent.width - titles.width - Theme.spaceL)
                    visible: width > Theme.space(24)
                    prompt: qsTr("Find a game")
                    iconName: "search"
                }
            }

            Repeater {
                model: root.controller.firstStart ? 1 : 0
                FirstStart {
                    width: content.width
                    lobby: root.controller
                    accounts: root.controller.accounts
                    settings: root.controller.settings
                    onPlayAsked: id => root.controller.play(id)
                    onLearnAsked: id => root.controller.learn(id)
                }
                // Keep the focus on the page.
                onItemRemoved: (index, item) => {
                    if (item.activeFocus)
                        root.focusFirst()
                }
            }
            Panel {
                id: pauseLine
                width: parent.width
                padding: Theme.spaceM
                visible: root.controller.limits.pauseText !== ""
                contentItem: Row {
                    spacing: Theme.spaceM
                    Icon {
                        name: "clock"
                        color: Theme.accent
                        size: Theme.iconSize
                    }
                    Label {
                        width: pauseLine.availableWidth - Theme.iconSize - Theme.spaceM
                        text: root.controller.limits.pauseText
                        wrapMode: Text.Wrap
                        Accessible.role: Accessible.AlertMessage
                        Accessible.name: text
                    }
                }
            }
            Grid {
                id: grid
                width: parent.width
                columns: root.shownColumns
                spacing: Theme.spaceL
                Repeater {
                    id: games
                    model: root.controller.cards
                    GameCard {
                        required property int index
                        width: root.cellWidth
                        height: root.cardHeight
                        // An item being removed has index -1.
                        readonly property int place: Math.max(0, index) * 2 % root.emblems.length
                        emblem: [root.emblems[place], root.emblems[place + 1]]
                        hourly: root.controller.hourly
                        onPlayAsked: id => root.controller.play(id)
                        onReckonAsked: id => root.controller.reckon(id)
                        onCurrencyChosen: (id, currency) => root.controller.settings.setCurrencyFor(id, currency)
                        Keys.onRightPressed: root.step(index, root.onwards)
                        Keys.onLeftPressed: root.step(index, -root.onwards)
                        Keys.onDownPressed: root.step(index, root.shownColumns)
                        Keys.onUpPressed: root.step(index, -root.shownColumns)
                    }
                }
            }
            BriefWait {
                id: late
                running: !root.controller.read
            }
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                visible: games.count === 0 && (root.controller.read || late.passed)
                muted: true
                text: search.text !== "" ? qsTr("No game matches “%1”.").arg(search.text)
                    : root.controller.read ? qsTr("Every game is hidden. You can show them again on the Settings page.")
                    : qsTr("Opening the books…")
            }
        }
    }

    /// The step for the right arrow key.
    readonly property int onwards: LayoutMirroring.enabled ? -1 : 1
    function step(from: int, by: int): void {
        if (from + by >= games.count)
            controller.cards.showMore()
        const card = games.itemAt(from + by) as GameCard
        if (!card)
            return
        card.focusPlay()
        const top = card.mapToItem(content, 0, 0).y
        page.contentY = Math.max(0, Math.min(page.contentHeight - page.height,
                                             Math.max(page.contentY + Math.min(0, top - page.contentY),
                                                      top + card.height + 2 * margin - page.height)))
    }
    function takeFocus(): void {
        forceActiveFocus()
        focusFirst()
    }
    /// Moves the focus to the first game.
    function focusFirst(): void { step(-1, 1) }
    Connections {
        target: root.controller
        // The games have come; an earlier request for the focus found none of them.
        function onReadChanged(): void {
            if (root.Window.activeFocusItem === root)
                root.focusFirst()
        }
    }
}
