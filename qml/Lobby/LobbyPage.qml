// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The games, each on its felt. Typing finds one, arrow keys go from one to the next.
FocusScope {
    id: root

    required property LobbyModel lobby
    required property AccountsModel accounts
    required property SettingsController settings
    required property bool ready

    signal playAsked(string variantId)

    readonly property int shownColumns: Math.max(1, Math.min(3, Math.floor((width - Theme.spaceL) / Theme.space(72))))
    readonly property real pageWidth: Math.min(width - 2 * Theme.spaceXl, shownColumns * Theme.space(124))
    /// Two rows fill the window where they can.
    readonly property real cardHeight: Math.max(Theme.space(51), Math.min(Theme.space(84),
                                       (height - content.y - grid.y - Theme.spaceXl - grid.spacing) / 2))
    readonly property real cellWidth: (pageWidth - (shownColumns - 1) * grid.spacing) / shownColumns
    /// Two cards a game, one game after the other.
    readonly property list<string> emblems: ["AS", "KH", "QD", "JD", "TC", "AC", "8H", "8S", "AD", "QS", "KC", "AH"]

    function fits(name: string): bool {
        return search.text === "" || name.toLowerCase().indexOf(search.text.toLowerCase()) >= 0
    }
    readonly property int found: {
        let count = 0
        for (let i = 0; i < games.count; ++i) {
            const card = games.itemAt(i) as GameCard
            if (card && fits(card.name))
                ++count
        }
        return count
    }

    Flickable {
        id: page
        anchors.fill: parent
        contentHeight: content.height + 2 * Theme.spaceXl
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollBar { }

        Column {
            id: content
            x: (page.width - width) / 2
            y: Theme.spaceXl
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
                        role: "headline"
                        font.family: Theme.printFamily
                    }
                    Label {
                        anchors.left: parent.left
                        text: qsTr("Play money. Every shuffle is fixed before you stake and can be checked by anyone.")
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

            Grid {
                id: grid
                width: parent.width
                columns: root.shownColumns
                spacing: Theme.spaceL
                Repeater {
                    id: games
                    model: root.lobby
                    GameCard {
                        required property int index
                        width: root.cellWidth
                        height: root.cardHeight
                        visible: root.fits(name)
                        emblem: [root.emblems[index * 2 % 12], root.emblems[(index * 2 + 1) % 12]]
                        onPlayAsked: id => root.playAsked(id)
                        onCurrencyChosen: (id, currency) => root.settings.setCurrencyFor(id, currency)
                        Keys.onRightPressed: root.step(index, root.onwards)
                        Keys.onLeftPressed: root.step(index, -root.onwards)
                        Keys.onDownPressed: root.step(index, root.shownColumns)
                        Keys.onUpPressed: root.step(index, -root.shownColumns)
                    }
                }
            }
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                visible: root.found === 0
                muted: true
                text: games.count > 0 ? qsTr("No game is called “%1”.").arg(search.text)
                    : root.ready ? qsTr("There are no games: the files under “variants” are missing.")
                    : qsTr("Opening the books…")
            }
        }
    }

    /// Where the right arrow leads.
    readonly property int onwards: LayoutMirroring.enabled ? -1 : 1
    function step(from: int, by: int): void {
        let next = from + by
        while (next >= 0 && next < games.count) {
            const card = games.itemAt(next) as GameCard
            if (card && card.visible) {
                card.focusPlay()
                const top = card.mapToItem(content, 0, 0).y
                const least = top + card.height + 2 * Theme.spaceXl - page.height
                page.contentY = Math.max(0, Math.min(page.contentHeight - page.height,
                                                     Math.max(Math.min(page.contentY, top), least)))
                return
            }
            next += by > 0 ? 1 : -1
        }
    }
    /// The keyboard begins at the first game.
    function focusFirst(): void { step(-1, 1) }
}
