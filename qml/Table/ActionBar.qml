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

    /// Where the answers offered are.
    readonly property rect offered: {
        let from = width
        let to = 0
        for (let i = 0; i < buttons.made; ++i) {
            const button = buttons.itemAt(i)
            from = button ? Math.min(from, button.x) : from
            to = button ? Math.max(to, button.x + button.width) : to
        }
        return Qt.rect(from, 0, Math.max(0, to - from), height)
    }
    /// How many answers an ordinary turn can have in this game: a place for each, and two for the other questions.
    property int turnPlaces: 5
    readonly property int places: turnPlaces + 2
    readonly property real gap: Theme.spaceS
    /// As wide as an ordinary turn in the middle of the room and the two others beside it allow; where that isn't much,
    /// the turn is a little off the middle instead.
    readonly property real cell: Math.floor(Math.min(Theme.space(roomy ? 44 : 36),
        Math.max((room / 2 - (turnPlaces + 3) / 2 * gap) / (turnPlaces / 2 + 2),
                 Math.min(Theme.space(27), (room - (places - 1) * gap) / places))))
    /// There is little room: leave the keys to the key sheet.
    readonly property bool tight: cell < Theme.space(26)
    /// The letters and padding of an answer.
    readonly property real padding: tight ? Theme.spaceXs : Theme.spaceM
    readonly property real fontSize: roomy ? Theme.fontTitle : Theme.fontLabel

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
        case Intent.Surrender: return 4
        case Intent.EachHand: return turnPlaces - 1
        case Intent.Decline: return turnPlaces + 1
        default: return turnPlaces
        }
    }
    /// How far from the leading edge the answer's place begins.
    function leftOf(intent: int): real { return placeOf(intent) * (cell + gap) }

    Repeater {
        id: buttons
        /// How many there are; `count` changes before they do.
        property int made: 0
        model: root.actions
        onItemAdded: made += 1
        onItemRemoved: made -= 1
        Button {
            id: button
            required property int intent
            required property string caption
            required property string costText
            required property string disabledReason
            required enabled

            anchors.left: root.left
            anchors.leftMargin: root.leftOf(intent)
            width: root.cell
            height: root.height
            text: caption
            readonly property string worth: root.worths[intent] ?? ""
            readonly property bool isBest: root.isAmongBest(intent)
            detail: costText !== "" && worth !== "" ? costText + " · " + worth : costText + worth
            readonly property string key: root.tight ? "" : root.keys.hints[intent] ?? ""
            // Rather no key than words in small letters.
            keyHint: letters.advanceWidth * 0.9 > availableWidth - spacing - cap.implicitWidth ? "" : key
            // No action stands out unless its worth is shown: the table doesn't suggest how to play.
            kind: isBest ? "primary" : "secondary"
            large: true
            fit: true
            leftPadding: root.padding
            rightPadding: leftPadding
            focusPolicy: Qt.TabFocus
            font.pixelSize: root.fontSize
            Accessible.name: caption
            Accessible.description: enabled ? detail : disabledReason
            onClicked: root.chosen(intent)
            Component.onDestruction: root.reason = ""

            TextMetrics {
                id: letters
                text: button.caption
                font: button.font
            }
            KeyHint {
                id: cap
                visible: false
                text: button.key
            }
            HoverHandler {
                onHoveredChanged: root.reason = hovered && !button.enabled ? button.disabledReason : ""
            }
        }
    }
}
