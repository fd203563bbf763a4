// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The strip between the felt and the bar in which the table asks for the person's own count, and says whether it was
/// right. Nothing has to be answered: the next deal passes it over. It takes the keyboard only when asked to.
FocusScope {
    id: root

    required property CountQuestion question
    required property KeyMap keys
    /// The table isn't set aside for something else.
    required property bool shown

    readonly property bool asking: question.stage === CountStage.Asked
    readonly property bool open: shown && question.stage !== CountStage.None
    readonly property string problem: question.countProblem !== "" ? question.countProblem : question.decksProblem
    /// The words and what is typed beside each other, or above each other.
    readonly property bool beside: answers.implicitWidth + Theme.space(50) < width - 2 * Theme.spaceL

    /// The table has the keyboard again.
    signal finished()

    /// Where the answer is typed; what has been told goes.
    function takeFocus(): void {
        if (!open)
            return
        if (asking)
            count.forceActiveFocus(Qt.TabFocusReason)
        else
            question.pass()
    }
    function answer(): void {
        question.answer(count.text, decks.text)
        if (!asking)
            finished()
        else if (question.countProblem !== "")
            count.forceActiveFocus(Qt.OtherFocusReason)
        else if (question.decksProblem !== "")
            decks.forceActiveFocus(Qt.OtherFocusReason)
    }
    function pass(): void {
        const typing = activeFocus
        question.pass()
        if (typing)
            finished()
    }

    height: open ? lines.height + 2 * Theme.spaceXs : 0
    visible: open
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Your count")
    Keys.onEscapePressed: finished()
    // A field hands these on; at the table they would deal.
    Keys.onReturnPressed: event => event.accepted = true
    Keys.onEnterPressed: event => event.accepted = true
    onAskingChanged: {
        count.text = ""
        decks.text = ""
    }

    FontMetrics {
        id: fonts
        font.family: Theme.fontFamily
        font.pixelSize: Theme.fontLabel
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.surface
    }
    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    Flow {
        id: lines
        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 2 * Theme.spaceL
        spacing: Theme.spaceXs
        Item {
            width: root.beside ? lines.width - answers.width - lines.spacing : lines.width
            height: root.beside ? Math.max(words.implicitHeight, answers.implicitHeight) : words.implicitHeight
            Icon {
                id: sign
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                name: root.asking ? "count" : root.question.right ? "check" : "warning"
                color: root.asking ? Theme.accent : root.question.right ? Theme.win : Theme.lose
                size: Theme.iconSizeSmall
            }
            Label {
                id: words
                anchors.left: sign.right
                anchors.leftMargin: Theme.spaceS
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: root.problem !== "" ? root.problem : root.question.text
                color: root.problem !== "" ? Theme.lose : Theme.text
                wrapMode: Text.Wrap
                lineHeight: 1
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }
        Row {
            id: answers
            spacing: Theme.spaceXs
            component Typed: AmountField {
                implicitWidth: Math.min(Math.max(Theme.space(17), fonts.advanceWidth(prompt) + startRoom + endRoom
                                                                  + Theme.spaceS), lines.width * 0.32)
                implicitHeight: Theme.controlHeightSmall
                visible: root.asking
                onAccepted: root.answer()
            }
            Typed {
                id: count
                focus: true
                name: qsTr("Running count")
                prompt: qsTr("Count")
                onStepRequested: direction => text = root.question.countMoved(text, direction)
            }
            Typed {
                id: decks
                visible: root.asking && root.question.decksAsked
                name: qsTr("Decks left")
                prompt: qsTr("Decks left")
                onStepRequested: direction => text = root.question.decksMoved(text, direction)
            }
            Button {
                implicitHeight: Theme.controlHeightSmall
                visible: root.asking
                kind: "primary"
                text: qsTr("Answer")
                keyHint: root.activeFocus ? "" : root.keys.hints[Intent.Count] ?? ""
                onClicked: root.activeFocus || count.text !== "" ? root.answer() : root.takeFocus()
            }
            IconButton {
                implicitHeight: Theme.controlHeightSmall
                text: root.asking ? qsTr("Not now") : qsTr("Dismiss")
                keyHint: root.asking ? "" : root.keys.hints[Intent.Count] ?? ""
                iconName: "close"
                focusPolicy: Qt.TabFocus
                onClicked: root.pass()
            }
        }
    }
}
