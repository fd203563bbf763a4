// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

/// The actions for one game of the list.
Menu {
    id: root

    required property KeyMap keys
    property string gameId: ""
    property string name: ""
    property bool own: false
    property bool hidden: false
    property bool mayRise: false
    property bool mayFall: false
    property bool editable: false

    signal playAsked(string gameId)
    signal editAsked(string gameId)
    signal copyAsked(string gameId)
    signal renameAsked(string gameId, string name)
    signal moveAsked(string gameId, int by)
    signal hideAsked(string gameId, bool hidden)
    signal shareAsked(string gameId)
    signal deleteAsked(string gameId)

    /// Opens the menu for `line`, at this position within it.
    function openFor(line: GameLine, x: real, y: real): void {
        gameId = line.entryId
        name = line.name
        own = line.own
        hidden = line.hidden
        mayRise = line.mayRise
        mayFall = line.mayFall
        popup(line, Math.max(0, Math.min(x, line.width - width)), y)
    }

    title: qsTr("Options for %1").arg(name)

    /// A menu row that not every game has.
    component SomeRow: MenuRow {
        required property bool offered
        visible: offered
        enabled: offered
        height: offered ? implicitHeight : 0
    }

    MenuRow {
        text: qsTr("Play")
        iconName: "play"
        keyHint: root.keys.hints[RowIntent.PlayGame] ?? ""
        onTriggered: root.playAsked(root.gameId)
    }
    SomeRow {
        offered: root.editable
        text: qsTr("Edit the rules")
        iconName: "edit"
        onTriggered: root.editAsked(root.gameId)
    }
    MenuRow {
        text: qsTr("Copy")
        iconName: "copy"
        onTriggered: root.copyAsked(root.gameId)
    }
    SomeRow {
        offered: root.own
        text: qsTr("Rename…")
        iconName: "keyboard"
        keyHint: root.keys.hints[RowIntent.RenameGame] ?? ""
        onTriggered: root.renameAsked(root.gameId, root.name)
    }
    MenuRow {
        text: qsTr("Move up")
        iconName: "chevron-up"
        keyHint: root.keys.hints[RowIntent.RaiseGame] ?? ""
        enabled: root.mayRise
        onTriggered: root.moveAsked(root.gameId, -1)
    }
    MenuRow {
        text: qsTr("Move down")
        iconName: "chevron-down"
        keyHint: root.keys.hints[RowIntent.LowerGame] ?? ""
        enabled: root.mayFall
        onTriggered: root.moveAsked(root.gameId, 1)
    }
    MenuRow {
        text: root.hidden ? qsTr("Show in the lobby") : qsTr("Hide from the lobby")
        iconName: "eye"
        onTriggered: root.hideAsked(root.gameId, !root.hidden)
    }
    MenuRow {
        text: qsTr("Share as a file…")
        iconName: "export"
        onTriggered: root.shareAsked(root.gameId)
    }
    SomeRow {
        offered: root.own
        text: qsTr("Delete")
        iconName: "trash"
        keyHint: root.keys.hints[RowIntent.DeleteGame] ?? ""
        onTriggered: root.deleteAsked(root.gameId)
    }
}
