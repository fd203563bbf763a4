// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The answers to the question being asked: only what the rules offer, each with its key and what it costs.
Row {
    id: root

    required property ActionsModel actions
    /// What is known of the answers, by Intent, stands beneath them; the best one (None: not known) stands out.
    required property list<string> worths
    required property int best
    /// Little room: the keys are left to the key sheet.
    property bool tight: false
    /// Why the answer that the pointer rests on can't be given; empty for no such.
    property string reason: ""

    signal chosen(int intent)

    spacing: Theme.spaceS

    Repeater {
        model: root.actions
        Button {
            id: button
            required property int intent
            required property string caption
            required property string keyText
            required property string costText
            required property string disabledReason
            required enabled

            text: caption
            readonly property string worth: root.worths[intent] ?? ""
            readonly property bool isBest: root.best === intent
            detail: costText !== "" && worth !== "" ? costText + " · " + worth : costText + worth
            keyHint: root.tight ? "" : keyText
            // No action stands out unless its worth is told: the table does not suggest how to play.
            kind: isBest ? "primary" : "secondary"
            large: true
            leftPadding: root.tight ? Theme.spaceM : Theme.spaceL
            rightPadding: leftPadding
            focusPolicy: Qt.TabFocus
            font.pixelSize: Theme.fontLabel
            Accessible.name: caption
            Accessible.description: enabled ? detail : disabledReason
            onClicked: root.chosen(intent)
            Component.onDestruction: root.reason = ""

            HoverHandler {
                onHoveredChanged: root.reason = hovered && !button.enabled ? button.disabledReason : ""
            }
        }
    }
}
