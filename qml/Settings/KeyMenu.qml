// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

/// The actions for one row of the key list.
Menu {
    id: root

    required property KeyRecorder recorder
    required property KeyMap keys
    property string actionId: ""
    property string caption: ""
    property bool hasKeys: false
    property bool changed: false

    /// Opens the menu for `line`, at this position within it.
    function openFor(line: KeyLine, x: real, y: real): void {
        actionId = line.actionId
        caption = line.caption
        hasKeys = line.caps.length > 0
        changed = line.changed
        popup(line, Math.max(0, Math.min(x, line.width - width)), y)
    }

    title: qsTr("Options for %1").arg(caption)

    MenuRow {
        text: qsTr("Change the key…")
        iconName: "keyboard"
        keyHint: root.keys.hints[RowIntent.ChangeKey] ?? ""
        onTriggered: root.recorder.change(root.actionId)
    }
    MenuRow {
        text: qsTr("Add a key…")
        iconName: "plus"
        onTriggered: root.recorder.add(root.actionId)
    }
    MenuRow {
        text: qsTr("Remove its keys")
        iconName: "trash"
        enabled: root.hasKeys
        onTriggered: root.recorder.clear(root.actionId)
    }
    MenuRow {
        text: qsTr("Reset")
        iconName: "undo"
        enabled: root.changed
        onTriggered: root.recorder.reset(root.actionId)
    }
}
