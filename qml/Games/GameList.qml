// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// All games with their actions, unusable files, and deleted games. Shown in full unless there are very many.
Item {
    id: root

    required property GamesController games
    required property KeyMap keys
    /// The maximum height with very many games: beyond it the list scrolls by itself.
    required property real mostHeight
    readonly property int many: 30

    implicitHeight: list.count > many ? mostHeight : list.contentHeight
    height: implicitHeight

    function askForFiles(): void { files.open() }
    function showFolder(entryId: string): void {
        if (!Qt.openUrlExternally(games.folderOf(entryId)))
            games.tellFolder(entryId)
    }

    RowList {
        id: list
        name: qsTr("Games")
        anchors.fill: parent
        model: root.games.list
        interactive: contentHeight > height
        reuseItems: false // Qt 6.4 exposes rows waiting for reuse to screen readers
        keyNavigationEnabled: true

        delegate: GameLine {
            id: line
            width: ListView.view ? ListView.view.width : implicitWidth
            atHand: ListView.isCurrentItem
            last: index === list.count - 1
            ListedRow {}
            editable: root.games.editable
            onClicked: list.currentIndex = index
            onPlayAsked: root.games.play(entryId)
            onEditAsked: root.games.edit(entryId)
            onMenuAsked: (x, y) => {
                list.currentIndex = index
                menu.openFor(line, x, y)
            }
            onPutBackAsked: root.games.putBack(entryId)
            onTryAgainAsked: root.games.tryAgain(entryId)
            onFolderAsked: root.showFolder(entryId)
            onDeleteAsked: root.games.remove(entryId)
            Keys.onPressed: event => {
                event.accepted = true
                switch (root.keys.find(KeyPlace.Games, event.key, event.modifiers)) {
                case RowIntent.PlayGame: press(); break
                case RowIntent.RowMenu: askForMenu(); break
                case RowIntent.RenameGame: if (own) renaming.ask(entryId, name); break
                case RowIntent.DeleteGame: if (own || kind === GameEntry.Unusable) root.games.remove(entryId); break
                case RowIntent.RaiseGame: root.games.move(entryId, -1); break
                case RowIntent.LowerGame: root.games.move(entryId, 1); break
                default: event.accepted = false
                }
            }
        }
    }
    Connections {
        target: root.games
        function onCopied(place: int): void {
            list.currentIndex = place
            list.forceActiveFocus(Qt.OtherFocusReason)
        }
        function onReplaceAsked(file: url, name: string): void { sharing.askToReplace(file, name) }
    }

    GameMenu {
        id: menu
        keys: root.keys
        editable: root.games.editable
        onPlayAsked: gameId => root.games.play(gameId)
        onEditAsked: gameId => root.games.edit(gameId)
        onCopyAsked: gameId => root.games.copy(gameId)
        onRenameAsked: (gameId, name) => renaming.ask(gameId, name)
        onMoveAsked: (gameId, by) => root.games.move(gameId, by)
        onHideAsked: (gameId, hidden) => root.games.setHidden(gameId, hidden)
        onShareAsked: gameId => sharing.ask(gameId)
        onDeleteAsked: gameId => root.games.remove(gameId)
    }
    Dialog {
        id: renaming

        property string gameId: ""

        function ask(gameId: string, name: string): void {
            renaming.gameId = gameId
            title = qsTr("Rename %1").arg(name)
            newName.text = name
            open()
            newName.selectAll()
        }

        first: newName
        acceptText: qsTr("Rename")
        rejectText: qsTr("Cancel")
        acceptable: newName.text.trim() !== "" && newName.problem === ""
        onAccepted: root.games.rename(gameId, newName.text)

        Item { // leaves room beneath the field for an error message
            implicitWidth: Theme.space(90)
            implicitHeight: newName.height + Theme.space(12)
            TextField {
                id: newName
                width: parent.width
                name: qsTr("Name")
                maximumLength: 100
                problem: text.trim() === "" ? "" : root.games.problemOfName(text)
                onAccepted: if (renaming.acceptable) renaming.accept()
            }
        }
    }
    SaveDialog {
        id: sharing

        property string gameId: ""

        function ask(gameId: string): void {
            sharing.gameId = gameId
            open()
        }

        title: qsTr("Share as a file")
        forms: [qsTr("Rule file")]
        endings: ["json"]
        suggestion: gameId === "" ? "" : root.games.fileNameOf(gameId)
        folder: root.games.documents
        onChosen: (file, ending, replace) => root.games.share(gameId, file, replace)
    }
    OpenDialog {
        id: files
        title: qsTr("Import rule files")
        form: qsTr("Rule file")
        ending: "json"
        folder: root.games.documents
        onChosen: root.games.takeIn(files.files)
    }
}
