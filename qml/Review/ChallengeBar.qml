// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models
import OpenShoe.Table

/// Replaces the bottom bar while a challenge is played: its answers, and the ways to go on.
Rectangle {
    id: root

    required property ChallengeController challenge
    required property TableQuiz quiz
    required property KeyMap keys

    readonly property bool tight: width < Theme.space(290)

    color: Theme.surface
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Challenge")

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    Label {
        id: status
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.spaceS
        width: Math.min(implicitWidth, parent.width - 2 * Theme.spaceL)
        text: root.challenge.text === "" ? root.challenge.title
            : qsTr("%1 · %2", "which round, what is asked").arg(root.challenge.title).arg(root.challenge.text)
        role: Label.Label
        strong: true
        color: Theme.accent
        elide: Text.ElideRight
        Accessible.role: Accessible.StaticText
    }
    ActionBar {
        anchors.left: parent.left
        anchors.leftMargin: Math.max(Theme.spaceL, Math.min((root.width - width) / 2 + cell + gap,
                                                            root.width - ways.width - width - 2 * Theme.spaceL))
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spaceS
        actions: root.quiz.actions
        keys: root.keys
        worths: []
        best: []
        room: root.width - stop.width - 3 * Theme.spaceL // the other way to go on takes the answers' place
        onChosen: intent => root.quiz.answer(intent)
    }
    Row {
        id: ways
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceL
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spaceS + (Theme.controlHeightLarge - Theme.controlHeight) / 2
        spacing: Theme.spaceS
        Button {
            text: root.challenge.nextText
            keyHint: root.tight ? "" : root.keys.hints[Intent.Deal] ?? ""
            kind: "primary"
            focusPolicy: Qt.TabFocus
            visible: text !== ""
            onClicked: root.challenge.next()
        }
        Button {
            id: stop
            text: root.tight ? "" : name
            keyHint: root.tight ? "" : root.keys.hints[WindowIntent.Back] ?? ""
            iconName: "close"
            focusPolicy: Qt.TabFocus
            readonly property string name: qsTr("Stop challenge")
            Accessible.name: name
            onClicked: root.challenge.stop()
            Tip {
                text: stop.name
                keyHint: root.keys.hints[WindowIntent.Back] ?? ""
                wanted: root.tight && stop.hovered
            }
        }
    }
}
