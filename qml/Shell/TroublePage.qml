// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// What keeps the program from playing, and what to do about it. In place of every page.
Rectangle {
    id: root

    required property string trouble
    signal quitAsked()

    color: Theme.room

    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.spaceXl, Theme.space(150))
        padding: Theme.spaceXxl
        Column {
            id: column
            width: parent.width
            spacing: Theme.spaceL
            Icon {
                name: "warning"
                color: Theme.lose
                size: Theme.space(10)
            }
            Label {
                width: column.width
                text: qsTr("Play has stopped")
                role: "headline"
                font.family: Theme.printFamily
            }
            Label {
                width: column.width
                text: root.trouble
                wrapMode: Text.Wrap
                role: "label"
                Accessible.role: Accessible.AlertMessage
            }
            Label {
                width: column.width
                text: qsTr("Nothing is lost: stakes that weren't settled are in the books and come back.")
                wrapMode: Text.Wrap
                muted: true
            }
            Button {
                text: qsTr("Quit")
                kind: "primary"
                focus: true
                onClicked: root.quitAsked()
            }
        }
    }
}
