// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A challenge is to be made of a round: of what, and in whose name.
Dialog {
    id: root

    required property ChallengeController challenge
    signal saveAsked(string nickname)

    readonly property bool asked: challenge.stage === ChallengeStage.Making
    onAskedChanged: asked ? open() : close()

    title: qsTr("Challenge somebody")
    acceptText: qsTr("Save the file…")
    rejectText: qsTr("Cancel")
    first: nickname
    onAccepted: saveAsked(nickname.text)
    onRejected: challenge.close()

    Column {
        id: content
        readonly property real room: root.parent ? root.parent.width : Theme.space(200)
        width: Math.min(Theme.space(130), room - 4 * Theme.spaceXl)
        spacing: Theme.spaceM

        Label {
            width: parent.width
            text: qsTr("Somebody else gets the same cards, rules and stakes. When they have played them, the program "
                       + "shows their play beside yours, decision by decision.")
            wrapMode: Text.Wrap
        }
        Segmented {
            visible: root.challenge.shoeRounds > 1
            name: qsTr("What to send")
            labels: [qsTr("This round"), qsTr("%Ln rounds of its shoe", "", root.challenge.shoeRounds)]
            currentIndex: root.challenge.wholeShoe ? 1 : 0
            onActivated: index => root.challenge.wholeShoe = index === 1
        }
        TextField {
            id: nickname
            width: parent.width
            prompt: qsTr("A nickname, if you want to give one")
            maximumLength: 20
            onAccepted: root.accept()
        }
        Label {
            width: parent.width
            text: qsTr("Nothing else about you is in the file. Its cards are sealed: nobody sees them by looking into "
                       + "it, but somebody who knows how programs work could.")
            role: Label.Caption
            muted: true
            wrapMode: Text.Wrap
        }
    }
}
