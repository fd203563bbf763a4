// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Games
import OpenShoe.Models

/// The built-in games and the user's own. Not affected by a reset.
Column {
    id: root

    required property GamesController games
    required property KeyMap keys
    required property string sought
    /// The maximum height of the list when there are very many games.
    required property real mostHeight
    readonly property int found: search.found ? 1 : 0
    readonly property SearchWords search: SearchWords {
        sought: root.sought
        text: qsTr("Games rules variants own table casino copy rename edit order hide lobby share import export "
                   + "take in file delete house edge")
    }

    width: parent ? parent.width : implicitWidth
    visible: found > 0
    spacing: Theme.spaceS

    Item {
        width: parent.width
        height: Theme.controlHeight
        Label {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Games")
            role: Label.Title
            Accessible.role: Accessible.Heading
        }
        Button {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            implicitHeight: Theme.controlHeightSmall
            text: qsTr("Import a file…")
            iconName: "plus"
            kind: "ghost"
            onClicked: list.askForFiles()
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
