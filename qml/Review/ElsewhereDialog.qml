// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// What a round's cards would have paid in the other games, added one by one as they are computed. Each can be shown on
/// the table. Opens on request from any page.
Dialog {
    id: root

    required property ElsewhereController elsewhere

    title: qsTr("The same cards in other games")
    acceptText: qsTr("Close")
    scrolled: page
    onClosed: elsewhere.close()

    // At once rather than after the fade-out: a game reported in between would open the dialog again.
    onAccepted: elsewhere.close()
    onRejected: elsewhere.close()

    readonly property bool asked: elsewhere.shown
    onAskedChanged: {
        if (asked)
            open()
        else
            close()
    }

    Column {
        id: content
        spacing: Theme.spaceM
        readonly property real room: root.parent ? root.parent.width : Theme.space(200)

        Label {
            width: page.width
            text: root.elsewhere.playedText === "" ? root.elsewhere.title
                : qsTr("%1: %2", "a round, how it ended").arg(root.elsewhere.title).arg(root.elsewhere.playedText)
            role: Label.Label
            strong: true
            wrapMode: Text.Wrap
        }
        Label {
            width: page.width
            text: root.elsewhere.problem !== "" ? root.elsewhere.problem
                : qsTr("You play alone, with the shoe from this round's first card on, and make the best play from "
                       + "what you can see. The stakes are yours, or the nearest the game allows.")
            role: Label.Caption
            muted: root.elsewhere.problem === ""
            color: root.elsewhere.problem !== "" ? Theme.lose : Theme.textMuted
            wrapMode: Text.Wrap
        }
        Progress {
            width: page.width
            name: qsTr("Games calculated")
            value: root.elsewhere.progress
            opacity: root.elsewhere.running ? 1 : 0
        }
        ScrollPage {
            id: page
            width: Math.min(Theme.space(170), content.room - 4 * Theme.spaceXl)
            height: Math.min(Theme.space(130), (root.parent ? root.parent.height : Theme.space(200)) - Theme.space(75))
            contentHeight: lines.implicitHeight
            Column {
                id: lines
                width: page.width - Theme.spaceM
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Games")
                Repeater {
                    model: root.elsewhere.games
                    ElsewhereLine {
                        required property int index
                        width: lines.width
                        onReplayAsked: root.elsewhere.replay(index)
                    }
                }
            }
            FocusFollower { flickable: page }
        }
    }
}
