// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The answers to the question being asked: only those the rules offer, each with its key and its cost. Each answer has
/// a fixed place, empty while it isn't offered, and all places are the same size, so nothing moves when the question
/// changes or the coach's figures arrive.
Item {
    id: root

    required property ActionsModel actions
    required property KeyMap keys
    /// What is known about the worth of each answer, by Intent, shown beneath it; the best ones stand out.
    required property list<string> worths
    required property list<int> best
    /// The width available for all places.
    required property real room
    /// There is plenty of room: use larger buttons.
    property bool roomy: false
    /// Why the answer under the pointer can't be given; empty if it can.
    property string reason: ""

    readonly property int places: 7
    readonly property real gap: Theme.spaceS
    readonly property real cell: Math.floor(Math.min(Theme.space(roomy ? 44 : 36),
                                                     (room - (places - 1) * gap) / places))
    /// There is little room: leave the keys to the key sheet.
    readonly property bool tight: cell < Theme.space(29)

    signal chosen(int intent)

    implicitWidth: places * cell + (places - 1) * gap
    implicitHeight: roomy ? Theme.space(16) : Theme.controlHeightLarge

    function isAmongBest(intent: int): bool {
        for (let i = 0; i < best.length; ++i) {
            if (best[i] === intent)
                return true
        }
        return false
    }
    /// Answers that share a place are never offered together.
    function placeOf(intent: int): int {
        switch (intent) {
        case Intent.Hit: return 0
        case Intent.Stand: return 1
        case Intent.Double: return 2
        case Intent.Split: return 3
        case Intent.Surrender:
        case Intent.EachHand: return 4
        case Intent.Decline: return 6
        default: return 5
        }
    }

    Repeater {
        model: root.actions
        Button {
            id: button
            required property int intent
            required property string caption
            required property string costText
            required property string disabledReason
            required enabled

            anchors.left: root.left
            anchors.leftMargin: root.placeOf(intent) * (root.cell + root.gap)
            width: root.cell
            height: root.height
            text: caption
            readonly property string worth: root.worths[intent] ?? ""
            readonly property bool isBest: root.isAmongBest(intent)
            detail: costText !== "" && worth !== "" ? costText + " · " + worth : costText + worth
            keyHint: root.tight ? "" : root.keys.hints[intent] ?? ""
            // No action stands out unless its worth is shown: the table doesn't suggest how to play.
            kind: isBest ? "primary" : "secondary"
            large: true
            fit: true
            leftPadding: root.tight ? Theme.spaceXs : Theme.spaceM
            rightPadding: leftPadding
            focusPolicy: Qt.TabFocus
            font.pixelSize: root.roomy ? Theme.fontTitle : Theme.fontLabel
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
