// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Imports rule files dropped anywhere here, or opens a challenge, and says so while they are dragged over it.
DropArea {
    id: root

    required property GamesController games
    required property ChallengeController challenge

    keys: ["text/uri-list"]
    onEntered: drag => drag.accepted = drag.hasUrls
    onDropped: drop => {
        drop.accept(Qt.CopyAction)
        const others = challenge.takeFrom(drop.urls)
        if (others.length > 0)
            games.takeIn(others)
    }

    Rectangle {
        anchors.fill: parent
        visible: root.containsDrag
        color: Theme.scrim
    }
    PopupSurface {
        anchors.centerIn: parent
        visible: root.containsDrag
        width: words.width + 2 * Theme.spaceXl
        height: words.implicitHeight + 2 * Theme.spaceXl
        Label {
            id: words
            anchors.centerIn: parent
            width: Math.min(implicitWidth, root.width - 4 * Theme.spaceXl)
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Drop rule files here to add them to your games, or a challenge to play it")
            role: Label.Title
        }
    }
}
