// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// Two answers to a question asked before something that can't be undone, in place of the bar's other buttons. The
/// question itself is written above them.
Row {
    id: root

    required property string acceptText
    required property string rejectText
    /// What the answers are about, for screen readers.
    required property string question
    property real buttonHeight: Theme.controlHeightLarge
    /// The maximum width.
    required property real room
    property string rejectKey: ""

    signal answered(bool yes)

    function takeFocus(): void { accept.forceActiveFocus(Qt.TabFocusReason) }

    spacing: Theme.spaceS

    component Answer: Button {
        height: root.buttonHeight
        width: Math.min(Math.max(Theme.space(36), implicitWidth), (root.room - root.spacing) / 2)
        large: true
        fit: true
    }

    Answer {
        id: accept
        text: root.acceptText
        Accessible.description: root.question
        onClicked: root.answered(true)
    }
    Answer {
        text: root.rejectText
        keyHint: root.rejectKey
        onClicked: root.answered(false)
    }
}
