// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// What somebody else at the table had: a line with their name, which unfolds their hands, side bets and decisions.
Column {
    id: root

    required property detailPerson person
    property real cardWidth: Theme.space(9)
    property bool unfolded: false

    spacing: Theme.spaceXs

    component Words: Item {
        id: words

        property string name
        property string outcome
        property bool unfolded: false
        property bool lit: false

        Icon {
            id: sign
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            name: words.unfolded ? "chevron-up" : "chevron-down"
            size: Theme.iconSizeSmall
            color: words.lit ? Theme.text : Theme.textMuted
        }
        Label {
            id: who
            anchors.left: sign.right
            anchors.leftMargin: Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            text: words.name
            role: Label.Caption
            strong: true
            Accessible.ignored: true
        }
        Label {
            anchors.left: who.right
            anchors.leftMargin: Theme.spaceM
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignRight
            text: words.outcome
            role: Label.Caption
            muted: true
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    Pressable {
        id: line
        width: root.width
        implicitHeight: Theme.controlHeightSmall
        text: root.person.name
        focusPolicy: Qt.TabFocus
        Accessible.name: root.person.outcome === "" ? root.person.name
                                                    : qsTr("%1: %2").arg(root.person.name).arg(root.person.outcome)
        Accessible.description: root.unfolded ? qsTr("Unfolded") : qsTr("Folded")
        onClicked: root.unfolded = !root.unfolded

        contentItem: Words {
            name: root.person.name
            outcome: root.person.outcome
            unfolded: root.unfolded
            lit: line.hovered
        }
        background: FocusRing {
            anchors.margins: 0
            shown: line.visualFocus
        }
    }

    // Nothing of it is there while it is folded.
    DetailHeading {
        text: qsTr("As dealt")
        visible: root.unfolded && root.person.handsInitial.length > 0
    }
    Repeater {
        model: root.unfolded ? root.person.handsInitial : []
        DetailHandRow {
            required property detailHand modelData
            width: root.width
            cardWidth: root.cardWidth
            label: modelData.label
            cards: modelData.cards
            total: modelData.total
            result: modelData.result
        }
    }
    DetailHeading {
        text: qsTr("At the end")
        visible: root.unfolded && root.person.handsFinal.length > 0
    }
    Repeater {
        model: root.unfolded ? root.person.handsFinal : []
        DetailHandRow {
            required property detailHand modelData
            width: root.width
            cardWidth: root.cardWidth
            label: modelData.label
            cards: modelData.cards
            total: modelData.total
            result: modelData.result
        }
    }
    DetailHeading {
        text: qsTr("Side bets")
        visible: root.unfolded && root.person.sideBets.length > 0
    }
    Repeater {
        model: root.unfolded ? root.person.sideBets : []
        SideBetRow {
            required property detailSideBet modelData
            width: root.width
            name: modelData.name
            cards: modelData.cards
            outcome: modelData.outcome
            payout: modelData.payoutText
            worth: modelData.worthText
            won: modelData.won
        }
    }
    DetailHeading {
        text: qsTr("Decisions")
        visible: root.unfolded && root.person.decisions.length > 0
    }
    Repeater {
        model: root.unfolded ? root.person.decisions : []
        DecisionRow {
            required property detailDecision modelData
            width: root.width
            decision: modelData.text
            mark: modelData.mark
            markText: modelData.markText
            costText: modelData.costText
        }
    }
}
