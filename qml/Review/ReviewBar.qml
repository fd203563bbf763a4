// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models
import OpenShoe.Table

/// Replaces the bottom bar while a decision is reviewed: its answers, and the ways to go on.
Rectangle {
    id: root

    required property ReviewController review
    required property TableQuiz quiz
    required property KeyMap keys

    readonly property bool tight: width < Theme.space(290)
    readonly property bool asked: review.stage === ReviewStage.Asked

    color: Theme.surface
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Review")

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
        text: root.asked ? root.review.text
            : root.review.happened ? qsTr("This is what happened.")
            : root.review.stage === ReviewStage.Tried ? qsTr("This is what would have happened, not what did.")
            : root.review.stage === ReviewStage.Answered
                ? qsTr("Press another answer to see what would have happened.") : ""
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
        worths: root.review.worths
        best: root.review.best
        // Fixed, so that the answers don't move when more ways to go on appear.
        room: root.width - Theme.space(root.tight ? 60 : 110) - 3 * Theme.spaceL
        visible: root.review.stage !== ReviewStage.Ended
        onChosen: intent => root.quiz.answer(intent)
    }
    Row {
        id: ways
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceL
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spaceS + (Theme.controlHeightLarge - Theme.controlHeight) / 2
        spacing: Theme.spaceS
        IconButton {
            text: qsTr("Show the decision again")
            iconName: "repeat"
            focusPolicy: Qt.TabFocus
            visible: root.review.stage === ReviewStage.Tried
            onClicked: root.review.showAgain()
        }
        Button {
            text: root.review.nextText
            keyHint: root.tight ? "" : root.keys.hints[Intent.Deal] ?? ""
            kind: "primary"
            focusPolicy: Qt.TabFocus
            visible: text !== ""
            onClicked: root.review.next()
        }
        Button {
            id: stop
            text: root.tight ? "" : name
            keyHint: root.tight ? "" : root.keys.hints[WindowIntent.Back] ?? ""
            iconName: "close"
            focusPolicy: Qt.TabFocus
            readonly property string name: qsTr("Stop review")
            Accessible.name: name
            onClicked: root.review.stop()
            Tip {
                text: stop.name
                keyHint: root.keys.hints[WindowIntent.Back] ?? ""
                wanted: root.tight && stop.hovered
            }
        }
    }
}
