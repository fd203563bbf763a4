// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// One mistake in the list: the question as it was asked, and once it is pressed, the answer. Beside it, a button that
/// asks again at the table, or for a side bet taken shows the round.
Pressable {
    id: root

    required property int index
    required property list<string> hand
    required property list<string> dealer
    required property string question
    required property string place
    required property string kindText
    required property string markTitle
    required property int mark
    required property string answer
    required property bool askable
    required property string stateText

    /// Ask it at the table, or show its round.
    signal asked()

    readonly property bool current: ListView.isCurrentItem
    /// There is room for what is known about it beside the question.
    readonly property bool wide: width > Theme.space(150) && width > Theme.fontBody * 40

    implicitHeight: Math.max(words.implicitHeight, cards.implicitHeight, ask.implicitHeight) + 2 * Theme.spaceS
    focusPolicy: current || activeFocus ? Qt.TabFocus : Qt.NoFocus
    ListedRow {}
    text: qsTr("%1, %2, %3: %4. %5").arg(question).arg(kindText).arg(place).arg(markTitle).arg(stateText)
          + " " + (answer !== "" ? answer : qsTr("The answer is hidden."))
    Accessible.role: Accessible.ListItem

    background: Rectangle {
        color: root.down ? Theme.surfacePressed : root.hovered ? Theme.surfaceHover
             : root.answer !== "" ? Theme.surfaceRaised : "transparent"
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
        FocusRing {
            anchors.margins: 0
            shown: root.visualFocus
        }
    }
    Item {
        anchors.fill: parent
        Item {
            id: cards
            readonly property real cardWidth: Theme.space(8)
            anchors.left: parent.left
            anchors.leftMargin: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            width: root.hand.length > 0 ? Theme.space(38) : 0
            implicitHeight: root.hand.length > 0 ? Math.round(cardWidth * Theme.cardRatio) : 0
            height: implicitHeight
            SmallCards {
                id: held
                anchors.left: parent.left
                cards: root.hand
                cardWidth: cards.cardWidth
                room: Theme.space(22)
                decorative: true
            }
            Rectangle {
                anchors.left: held.right
                anchors.leftMargin: Theme.spaceS
                width: Theme.hairline
                height: parent.height
                color: Theme.line
                visible: root.dealer.length > 0
            }
            SmallCards {
                anchors.left: held.right
                anchors.leftMargin: 2 * Theme.spaceS
                cards: root.dealer
                cardWidth: cards.cardWidth
                room: Theme.space(12)
                decorative: true
            }
        }
        Column {
            id: words
            anchors.left: cards.right
            anchors.leftMargin: root.hand.length > 0 ? Theme.spaceM : 0
            anchors.right: ask.left
            anchors.rightMargin: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space(0.5)
            Label {
                anchors.left: parent.left
                width: parent.width - (root.wide ? state.width + Theme.spaceM : 0)
                text: root.question
                strong: true
                wrapMode: Text.Wrap
                lineHeight: 1
            }
            Label {
                anchors.left: parent.left
                width: parent.width - (root.wide ? state.width + Theme.spaceM : 0)
                text: root.place
                role: Label.Caption
                muted: true
                wrapMode: Text.Wrap
            }
            Label {
                width: parent.width
                text: root.wide ? "" : qsTr("%1 · %2 · %3", "a mark, a kind of hand, how far it is learned")
                                       .arg(root.markTitle).arg(root.kindText).arg(root.stateText)
                visible: text !== ""
                role: Label.Caption
                muted: true
                wrapMode: Text.Wrap
            }
            Label {
                width: parent.width
                text: root.answer
                visible: text !== ""
                wrapMode: Text.Wrap
                topPadding: Theme.space(0.5)
            }
        }
        Column {
            id: state
            anchors.right: ask.left
            anchors.rightMargin: Theme.spaceM
            anchors.top: words.top
            width: Math.min(Theme.space(80), parent.width / 3)
            visible: root.wide
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignRight
                text: qsTr("%1 · %2", "a mark, a kind of hand").arg(root.markTitle).arg(root.kindText)
                color: root.mark >= DecisionMark.Mistake ? Theme.lose : Theme.text
                lineHeight: 1
                fits: true
            }
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignRight
                text: root.stateText
                role: Label.Caption
                muted: true
                fits: true
            }
        }
        IconButton {
            id: ask
            anchors.right: parent.right
            anchors.rightMargin: Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            focusPolicy: root.current || activeFocus ? Qt.TabFocus : Qt.NoFocus
            iconName: root.askable ? "repeat" : "eye"
            text: root.askable ? qsTr("Ask this at the table: %1").arg(root.question)
                               : qsTr("Show the round: %1").arg(root.question)
            onClicked: root.asked()
        }
    }
}
