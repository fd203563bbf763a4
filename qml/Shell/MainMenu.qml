// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

/// What doesn't belong to a round, from the table's menu button.
Menu {
    id: root

    required property AppController app
    title: qsTr("Menu")
    signal helpAsked()
    signal fullScreenAsked()

    MenuRow {
        text: qsTr("Lobby")
        iconName: "home"
        onTriggered: root.app.leaveTable()
    }
    MenuRow {
        text: qsTr("Play Record")
        iconName: "record"
        onTriggered: root.app.page = AppController.Record
    }
    MenuRow {
        text: qsTr("Rules")
        iconName: "rules"
        onTriggered: {
            root.app.rules.variantId = root.app.table.variantId
            root.app.page = AppController.Rules
        }
    }
    MenuRow {
        text: qsTr("Strategy")
        iconName: "strategy"
        onTriggered: {
            root.app.strategy.variantId = root.app.table.variantId
            root.app.page = AppController.Strategy
        }
    }
    MenuRow {
        text: qsTr("Fairness")
        iconName: "shield"
        onTriggered: root.app.page = AppController.Fairness
    }
    MenuRow {
        text: qsTr("Settings")
        iconName: "settings"
        keyHint: "Ctrl+,"
        onTriggered: root.app.page = AppController.Settings
    }
    MenuRow {
        text: qsTr("Keys")
        iconName: "keyboard"
        keyHint: "F1"
        onTriggered: root.helpAsked()
    }
    MenuRow {
        text: qsTr("Full screen")
        iconName: "fullscreen"
        keyHint: "F11"
        onTriggered: root.fullScreenAsked()
    }
    MenuRow {
        text: qsTr("Quit")
        iconName: "sign-out"
        keyHint: "Ctrl+Q"
        onTriggered: root.app.quit()
    }
}
