// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQml.Models
import OpenShoe.Controls
import OpenShoe.Models

/// The other pages and the actions outside the round, opened by the table's menu button.
Menu {
    id: root

    required property AppController app
    title: qsTr("Menu")
    signal helpAsked()
    signal fullScreenAsked()

    Instantiator {
        model: {
            const shown = []
            for (let i = 0; i < root.app.pages.length; ++i) {
                if (root.app.pages[i].page !== Page.Table)
                    shown.push(root.app.pages[i])
            }
            return shown
        }
        delegate: MenuRow {
            required property PageEntry modelData
            // From the table the lobby is where one goes for another game.
            text: modelData.page === Page.Lobby ? qsTr("Change game") : modelData.title
            iconName: modelData.iconName
            keyHint: root.app.keys.hints[modelData.intent] ?? ""
            onTriggered: root.app.go(modelData.page)
        }
        onObjectAdded: (index, object) => root.insertItem(index, object as MenuRow)
        onObjectRemoved: (index, object) => root.removeItem(object as MenuRow)
    }
    MenuRow {
        text: qsTr("How to play")
        iconName: "help"
        keyHint: root.app.keys.hints[Intent.Guide] ?? ""
        enabled: root.app.table.seated && !root.app.table.live.aside
        onTriggered: root.app.guide.begin()
    }
    MenuRow {
        text: qsTr("Open a challenge…")
        iconName: "folder"
        onTriggered: root.app.challenge.askForFile()
    }
    MenuRow {
        text: qsTr("Keys")
        iconName: "keyboard"
        keyHint: root.app.keys.hints[WindowIntent.Help] ?? ""
        onTriggered: root.helpAsked()
    }
    MenuRow {
        text: qsTr("Full screen")
        iconName: "fullscreen"
        keyHint: root.app.keys.hints[WindowIntent.FullScreen] ?? ""
        onTriggered: root.fullScreenAsked()
    }
    MenuRow {
        text: qsTr("Quit")
        iconName: "sign-out"
        keyHint: root.app.keys.hints[WindowIntent.Quit] ?? ""
        onTriggered: root.app.quit()
    }
}
