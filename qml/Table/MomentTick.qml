// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// One moment of a replayed round on the moment line: a segment, marked where the player decided and where the round
/// ended.
Choice {
    id: root

    required property int moment
    required property string words
    required property int kind
    /// This moment is in the past of the one shown.
    required property bool happened

    text: words
    // The replay's own keys move along the line.
    focusPolicy: Qt.NoFocus

    contentItem: Item {
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 2 * Theme.hairline
            height: root.hovered || root.chosen ? Theme.space(3) : Theme.space(1.5)
            radius: Math.min(width, height) / 4
            color: root.hovered ? Theme.accentHover : root.happened ? Theme.accent : Theme.outline
        }
        // A diamond marks a decision, a square the end.
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: parent.top
            width: Theme.space(1.5)
            height: width
            rotation: root.kind === MomentKind.Decision ? 45 : 0
            visible: root.kind !== MomentKind.Event
            color: Theme.text
        }
    }
}
