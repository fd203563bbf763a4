// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A challenge that was opened: what it is, and what can be done with it.
Dialog {
    id: root

    required property ChallengeController challenge

    readonly property bool asked: challenge.stage === ChallengeStage.Offered
    onAskedChanged: asked ? open() : close()

    title: challenge.title
    acceptText: qsTr("Play")
    rejectText: qsTr("Close")
    scrolled: page
    onAccepted: {
        challenge.play()
        if (asked) // not now: a round is being played
            open()
    }
    onRejected: challenge.close()

    Column {
        id: content
        readonly property real room: root.parent ? root.parent.width : Theme.space(200)
        readonly property real tall: root.parent ? root.parent.height : Theme.space(200)
        spacing: Theme.spaceM

        ScrollPage {
            id: page
            width: Math.min(Theme.space(150), content.room - 4 * Theme.spaceXl)
            height: Math.min(lines.implicitHeight, content.tall - Theme.space(60))
            contentHeight: lines.implicitHeight
            activeFocusOnTab: contentHeight > height
            FocusRing {
                parent: page
                anchors.margins: 0
                shown: page.activeFocus
            }
            Column {
                id: lines
                width: page.width - Theme.spaceM
                spacing: Theme.spaceM
                Repeater {
                    model: root.challenge.lines
                    Label {
                        required property string modelData
                        width: lines.width
                        text: modelData
                        wrapMode: Text.Wrap
                    }
                }
                Label {
                    width: parent.width
                    text: qsTr("You play it with money of its own: your wallet, your rounds and your statistics stay "
                               + "as they are. Each round begins with the same card as it did there, and the others "
                               + "at the table play as they did. Afterwards both plays are shown side by side.")
                    role: Label.Caption
                    muted: true
                    wrapMode: Text.Wrap
                }
            }
        }
        Button {
            visible: root.challenge.answered
            text: qsTr("Show the answer in it")
            iconName: "equals"
            onClicked: root.challenge.compare()
        }
    }
}
