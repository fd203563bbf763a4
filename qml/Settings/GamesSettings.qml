// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Games
import OpenShoe.Models

/// The built-in games and the user's own. Not affected by a reset.
SettingsPart {
    id: root

    required property GamesController games
    required property RuleEditorController editor
    required property KeyMap keys
    required property SettingSearch sought
    title: qsTr("Games")
    /// The maximum height of the list when there are very many games.
    required property real mostHeight
    readonly property int found: search.found ? 1 : 0
    readonly property SearchWords search: SearchWords {
        sought: root.sought
        text: qsTr("Games rules variants own new table casino copy rename edit order hide lobby share import export "
                   + "take in file delete house edge")
    }

    visible: found > 0

    Item {
        width: parent.width
        height: Theme.controlHeight
        Label {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            text: root.title
            role: Label.Title
            Accessible.role: Accessible.Heading
        }
        Row {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.spaceS
            Button {
                id: making
                implicitHeight: Theme.controlHeightSmall
                text: qsTr("New game…")
                iconName: "plus"
                kind: "ghost"
                Accessible.role: Accessible.ButtonMenu
                onClicked: kinds.popup(making, 0, height)
            }
            Button {
                implicitHeight: Theme.controlHeightSmall
                text: qsTr("Import a file…")
                iconName: "folder"
                kind: "ghost"
                onClicked: list.askForFiles()
            }
        }
        // What the game starts from; all of it can be changed then.
        Menu {
            id: kinds
            title: qsTr("New game with the rules of")
            Instantiator {
                model: root.editor.presetNames
                delegate: MenuRow {
                    required property int index
                    required property string modelData
                    text: modelData
                    onTriggered: root.editor.openNew(index)
                }
                onObjectAdded: (index, row) => kinds.insertItem(index, row as MenuRow)
                onObjectRemoved: (index, row) => kinds.removeItem(row as MenuRow)
            }
        }
    }
    Rectangle {
        width: parent.width
        height: list.height + 2 * Theme.spaceXs
        radius: Theme.radiusL
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line
        GameList {
            id: list
            x: Theme.spaceS
            y: Theme.spaceXs
            width: parent.width - 2 * Theme.spaceS
            games: root.games
            keys: root.keys
            mostHeight: root.mostHeight
        }
    }
    Label {
        width: parent.width
        text: qsTr("You can also drop a rule file anywhere on the window. Hiding a game only removes it from the "
                   + "lobby.")
        role: Label.Caption
        muted: true
        wrapMode: Text.Wrap
    }
}
