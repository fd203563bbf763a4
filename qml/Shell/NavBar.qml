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
    readonly property bool tight: width < Theme.space(270)

    implicitHeight: Theme.topBarHeight
    color: Theme.surface

    component Place: NavButton {
        required property int page
        here: root.app.page === page
        wordless: root.tight
        onClicked: root.app.page = page
    }

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
            text: "Open Shoe"
            role: "title"
            font.family: Theme.printFamily
            rightPadding: Theme.spaceL
            anchors.verticalCenter: parent.verticalCenter
        }
        Place { page: AppController.Lobby; text: qsTr("Lobby"); iconName: "home" }
        NavButton {
            visible: root.app.table.seated
            text: qsTr("Table")
            iconName: "chip"
            wordless: root.tight
            onClicked: root.app.page = AppController.Table
        }
        Place { page: AppController.Record; text: qsTr("Play Record"); iconName: "record" }
        Place { page: AppController.Rules; text: qsTr("Rules"); iconName: "rules" }
        Place { page: AppController.Strategy; text: qsTr("Strategy"); iconName: "strategy" }
        Place { page: AppController.Fairness; text: qsTr("Fairness"); iconName: "shield" }
        Place { page: AppController.Settings; text: qsTr("Settings"); iconName: "settings" }
    }
    AccountButton {
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        accounts: root.app.accounts
    }
}
