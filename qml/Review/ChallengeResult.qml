// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Two people's play of the same cards, decision by decision, and what came of it.
Dialog {
    id: root

    required property ChallengeController challenge
    signal saveAsked(string nickname)

    readonly property bool asked: challenge.stage === ChallengeStage.Compared
    onAskedChanged: asked ? open() : close()

    title: challenge.title
    acceptText: qsTr("Close")
    first: list // not Close: what has been played would be gone with a key pressed once too often
    onAccepted: challenge.close()
    onRejected: challenge.close()

    Column {
        id: content
        readonly property real room: root.parent ? root.parent.width : Theme.space(200)
        readonly property real tall: root.parent ? root.parent.height : Theme.space(200)
        width: Math.min(Theme.space(220), room - 4 * Theme.spaceXl)
        spacing: Theme.spaceS

        /// What is around the list, and the window's margin.
        readonly property real others: root.implicitHeaderHeight + root.implicitFooterHeight + root.bottomPadding
                                       + words.height + tools.height + 2 * spacing + 4 * Theme.spaceL

        Column {
            id: words
            width: parent.width
            spacing: Theme.spaceXs
            Label {
                width: parent.width
                text: root.challenge.running ? qsTr("Calculating what each decision was worth…")
                                             : root.challenge.verdict
                role: Label.Label
                strong: true
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
            }
            Repeater {
                model: root.challenge.totals
                Label {
                    required property string modelData
                    width: content.width
                    text: modelData
                    role: Label.Caption
                    wrapMode: Text.Wrap
                }
            }
        }
        RowList {
            id: list
            width: parent.width
            height: Math.max(Theme.space(20), Math.min(contentHeight, Theme.space(130), content.tall - content.others))
            name: qsTr("Decisions")
            model: root.challenge.rows
            delegate: ComparedLine {
                width: ListView.view.width
                theirName: root.challenge.theirName
                yourName: root.challenge.yourName
            }
        }
        Flow {
            id: tools
            width: parent.width
            spacing: Theme.spaceS
            Button {
                visible: root.challenge.unfinished
                text: qsTr("Play on")
                iconName: "play"
                onClicked: root.challenge.play()
            }
            TextField {
                id: nickname
                visible: root.challenge.savable
                width: Math.min(Theme.space(80), parent.width)
                prompt: qsTr("A nickname, if you want to give one")
                maximumLength: 20
                onAccepted: root.saveAsked(text)
            }
            Button {
                visible: root.challenge.savable
                text: qsTr("Save my answer…")
                iconName: "export"
                onClicked: root.saveAsked(nickname.text)
            }
        }
    }
}
