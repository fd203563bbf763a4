// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Lobby
import OpenShoe.Models

/// The bar at the top of every page but the table: where one is, where one can go, who plays.
Rectangle {
    id: root

    required property AppController app
    required property PageList pages
    readonly property bool tight: width < Theme.space(270)

    implicitHeight: Theme.topBarHeight
    color: Theme.surface

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    Row {
        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceXs

        Icon {
            name: "shoe"
            color: Theme.accent
            size: Theme.iconSizeLarge
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            text: root.app.productName
            role: "title"
            font.family: Theme.printFamily
            rightPadding: Theme.spaceL
            anchors.verticalCenter: parent.verticalCenter
        }
        Repeater {
            model: root.pages.entries
            NavButton {
                required property PageEntry modelData
                visible: modelData.offered
                here: root.app.page === modelData.page
                text: modelData.title
                iconName: modelData.iconName
                wordless: root.tight
                onClicked: root.pages.go(modelData.page)
            }
        }
    }
    AccountButton {
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        accounts: root.app.accounts
    }
}
