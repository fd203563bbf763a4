// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Waits for the key to assign to an action. Any key is accepted except Esc, which cancels.
Dialog {
    id: root

    required property KeyRecorder recorder
    readonly property bool wanted: recorder.listening

    onWantedChanged: wanted ? open() : close()
    title: qsTr("Key for “%1”").arg(recorder.caption)
    first: place
    acceptText: ""
    rejectText: qsTr("Cancel")
    onRejected: recorder.cancel()

    Column {
        width: Theme.space(110)
        spacing: Theme.spaceM
        Rectangle {
            id: place
            width: parent.width
            height: Theme.controlHeightLarge * 1.5
            radius: Theme.radiusM
            color: Theme.surfaceRaised
            border.width: Theme.focusWidth
            border.color: activeFocus ? Theme.focus : Theme.line
            activeFocusOnTab: true
            Accessible.role: Accessible.HotkeyField
            Accessible.name: qsTr("Press the key for “%1”. Esc keeps the current one.").arg(root.recorder.caption)
            Accessible.description: root.recorder.problem
            Accessible.focusable: true

            Keys.onPressed: event => {
                if (event.key === Qt.Key_Escape && event.modifiers === Qt.NoModifier)
                    return
                event.accepted = true
                if (!event.isAutoRepeat)
                    root.recorder.press(event.key, event.modifiers)
            }
            Keys.onReleased: event => {
                event.accepted = true
                if (!event.isAutoRepeat)
                    root.recorder.release()
            }
            Label {
                anchors.centerIn: parent
                text: root.recorder.pressed !== "" ? root.recorder.pressed : qsTr("Press the new key")
                role: Label.Title
                muted: root.recorder.pressed === ""
                Accessible.ignored: true
            }
        }
        Label {
            width: parent.width
            height: Math.max(implicitHeight, 2 * Theme.fontBody * 1.5) // keeps the layout still when a message appears
            text: root.recorder.problem !== "" ? root.recorder.problem : qsTr("Esc keeps the current one.")
            color: root.recorder.problem !== "" ? Theme.lose : Theme.textMuted
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
    }
}
