// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// What is asked, the answer, and whether it was right. A number is typed, or moved by its steps; one of several
/// answers is pressed, or its number.
FocusScope {
    id: root

    required property PractiseController practise

    readonly property bool asking: practise.stage === PractiseStage.Asking
    readonly property bool told: practise.stage === PractiseStage.Told
    readonly property bool numeric: practise.answers.length === 0
    /// One card is shown at a time.
    readonly property bool single: practise.hands.length === 1 && isCard(practise.hands[0])

    implicitHeight: words.implicitHeight

    function isCard(hand: string): bool {
        return hand.length <= 2
    }
    /// Where the answer is given.
    function takeFocus(): void {
        if (asking && numeric)
            field.forceActiveFocus()
        else if (asking)
            choices.itemAt(0)?.forceActiveFocus()
        else if (next.visible)
            next.forceActiveFocus()
        else
            rest.forceActiveFocus()
    }
    function move(direction: int): void {
        const now = Number(field.text.replace("−", "-").replace("½", ".5"))
        const value = (Number.isNaN(now) ? 0 : now) + direction * practise.step
        field.text = (value < 0 ? "−" : "") + String(Math.abs(value))
    }

    /// Another number is asked.
    readonly property string asked: practise.itemText + practise.question
    onAskedChanged: field.text = ""

    // Where nothing can be pressed, a key meant for the cards shouldn't press what was pressed last.
    Item { id: rest }

    Keys.onPressed: event => {
        const digit = event.key - Qt.Key_1
        if (root.asking && !root.numeric && digit >= 0 && digit < root.practise.answers.length) {
            root.practise.answerChoice(digit)
            event.accepted = true
        }
    }

    Column {
        id: words
        width: parent.width
        spacing: Theme.spaceM

        Label {
            width: parent.width
            visible: text !== ""
            text: root.practise.question
            role: Label.Title
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.asking && root.numeric
            spacing: Theme.spaceS
            IconButton {
                iconName: "minus"
                text: qsTr("Less")
                onClicked: root.move(-1)
            }
            AmountField {
                id: field
                width: Theme.space(28)
                name: root.practise.question
                problem: root.practise.problem
                focus: true
                onStepRequested: direction => root.move(direction)
                onAccepted: root.practise.answerNumber(text)
            }
            IconButton {
                iconName: "plus"
                text: qsTr("More")
                onClicked: root.move(1)
            }
            Button {
                text: qsTr("Answer")
                kind: "primary"
                onClicked: root.practise.answerNumber(field.text)
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.asking && !root.numeric
            spacing: Theme.spaceM
            Repeater {
                id: choices
                model: root.practise.answers
                Button {
                    required property string modelData
                    required property int index
                    width: Math.min(implicitWidth, (root.width - Theme.spaceM) / 2)
                    fit: true
                    text: modelData
                    keyHint: String(index + 1)
                    onClicked: root.practise.answerChoice(index)
                }
            }
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: root.practise.verdict
            role: Label.Title
            color: root.practise.right ? Theme.win : Theme.lose
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: root.practise.why
            muted: true
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
        Button {
            id: next
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.told || (root.practise.stage === PractiseStage.Showing && root.practise.ownPace)
            text: root.told ? qsTr("Go on") : root.single ? qsTr("Next card") : qsTr("Next cards")
            kind: "primary"
            onClicked: root.practise.goOn()
        }
    }
}
