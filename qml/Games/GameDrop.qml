// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Imports rule files dropped anywhere here, and says so while they are dragged over it.
DropArea {
    id: root

    required property GamesController games

    keys: ["text/uri-list"]
    onEntered: drag => drag.accepted = drag.hasUrls
    onDropped: drop => {
        drop.accept(Qt.CopyAction)
        games.takeIn(drop.urls)
    }

    Rectangle {
        anchors.fill: parent
        visible: root.containsDrag
        color: Theme.scrim
    }
    PopupSurface {
        anchors.centerIn: parent
        visible: root.containsDrag
        width: words.implicitWidth + 2 * Theme.spaceXl
        height: words.implicitHeight + 2 * Theme.spaceXl
        Label {
            id: words
            anchors.centerIn: parent
            text: qsTr("Drop rule files here to add them to your games")
            role: Label.Title
        }
    }
}
