// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// What a Rundown row opens to: the hands as dealt and as they ended, the money, side bets, decisions, fairness.
Column {
    id: root

    required property RoundDetails details
    signal replayAsked()

    spacing: Theme.spaceXs
    visible: details !== null && details.ready

    component Line: Item {
        required property string label
        required property string value
        width: root.width
        implicitHeight: name.implicitHeight
        Label {
            id: name
            anchors.left: parent.left
            text: parent.label
            role: "caption"
            muted: true
        }
        Label {
            anchors.right: parent.right
            text: parent.value
            role: "caption"
            strong: true
        }
    }

    DetailHeading { text: qsTr("As dealt") }
    Repeater {
        model: root.details ? root.details.handsInitial : []
        DetailHandRow {
            required property detailHand modelData
            width: root.width
            label: modelData.label
            cards: modelData.cards
            total: modelData.total
        }
    }
    DetailHandRow {
        width: root.width
        visible: root.details !== null
        label: qsTr("Dealer")
        cards: root.details ? root.details.dealerInitial.cards : []
        total: root.details ? root.details.dealerInitial.total : ""
    }

    DetailHeading { text: qsTr("At the end") }
    Repeater {
        model: root.details ? root.details.handsFinal : []
        DetailHandRow {
            required property detailHand modelData
            width: root.width
            label: modelData.label
            cards: modelData.cards
            total: modelData.total
            result: modelData.result
        }
    }
    DetailHandRow {
        width: root.width
        label: qsTr("Dealer")
        cards: root.details ? root.details.dealerFinal.cards : []
        total: root.details ? root.details.dealerFinal.total : ""
    }

    DetailHeading { text: qsTr("Money") }
    Line {
        label: qsTr("Staked in all")
        value: root.details ? root.details.wageredText : ""
    }
    Line {
        label: qsTr("Paid out, stakes included")
        value: root.details ? root.details.returnedText : ""
    }

    DetailHeading {
        text: qsTr("Side bets")
        visible: root.details !== null && root.details.sideBets.length > 0
    }
    Repeater {
        model: root.details ? root.details.sideBets : []
        SideBetRow {
            required property detailSideBet modelData
            width: root.width
            name: modelData.name
            cards: modelData.cards
            outcome: modelData.outcome
            payout: modelData.payoutText
            won: modelData.won
        }
    }

    DetailHeading {
        text: qsTr("Decisions")
        visible: root.details !== null && root.details.decisions.length > 0
    }
    Repeater {
        model: root.details ? root.details.decisions : []
        Label {
            required property string modelData
            width: root.width
            text: modelData
            role: "caption"
            wrapMode: Text.Wrap
        }
    }

    DetailHeading { text: qsTr("Fairness") }
    Label {
        width: root.width
        text: root.details ? root.details.fairness : ""
        role: "caption"
        muted: true
        wrapMode: Text.WrapAnywhere
    }
    Item {
        width: root.width
        implicitHeight: replay.implicitHeight + Theme.spaceS
        Button {
            id: replay
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            text: qsTr("Replay")
            iconName: "play"
            implicitHeight: Theme.controlHeightSmall
            focusPolicy: Qt.TabFocus
            onClicked: root.replayAsked()
        }
    }
}
