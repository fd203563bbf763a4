// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A round's cards in one game: the result, how they were played, and which stakes differ.
Item {
    id: root

    required property string gameName
    required property bool sameGame
    required property string resultText
    required property int resultKind
    required property string comparedText
    required property string changedText
    required property string decisionsText
    required property bool playable

    signal replayAsked()

    implicitHeight: words.implicitHeight + 2 * Theme.spaceM
    Accessible.role: Accessible.ListItem
    Accessible.name: game.text + ", " + resultText

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    Column {
        id: words
        anchors.left: parent.left
        anchors.right: show.left
        anchors.rightMargin: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceXs
        Label {
            id: game
            width: parent.width
            text: root.sameGame ? qsTr("%1, best play", "a game").arg(root.gameName) : root.gameName
            role: Label.Label
            strong: true
            elide: Text.ElideRight
        }
        Label {
            width: parent.width
            text: root.resultText
            color: root.resultKind === ResultKind.Win ? Theme.win
                 : root.resultKind === ResultKind.Lose ? Theme.lose
                 : root.playable ? Theme.text : Theme.textMuted
            wrapMode: Text.Wrap
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: root.comparedText
            role: Label.Caption
            wrapMode: Text.Wrap
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: root.changedText
            role: Label.Caption
            muted: true
            wrapMode: Text.Wrap
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: root.decisionsText
            role: Label.Caption
            muted: true
            wrapMode: Text.Wrap
        }
    }
    Button {
        id: show
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Show")
        iconName: "play"
        visible: root.playable
        width: implicitWidth
        Accessible.name: qsTr("Show it in %1", "a game").arg(root.gameName)
        onClicked: root.replayAsked()
    }
}
