// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A finished shoe: when it was used, commitment, revealed seed, whether the seed matches the commitment and the cards,
/// and what can be done with it.
Item {
    id: root

    required property int shoeId
    required property int number
    required property string game
    required property string commitment
    required property string seed
    required property string clientSeed
    required property string endedText
    required property string whenText
    required property int rounds
    /// A value of ShoeVerdict.
    required property int verdict
    required property string problem
    property FairnessController fairness

    readonly property bool good: verdict === ShoeVerdict.Verified
    readonly property bool bad: verdict === ShoeVerdict.Failed
    /// Only the current row's controls can be reached by Tab.
    readonly property int reach: ListView.isCurrentItem ? Qt.StrongFocus : Qt.ClickFocus

    implicitHeight: body.implicitHeight + 2 * Theme.spaceM
    Accessible.role: Accessible.ListItem
    Accessible.name: whenText === "" ? qsTr("Shoe %1, %2, %3").arg(number).arg(game).arg(endedText)
                                     : qsTr("Shoe %1, %2, %3, %4").arg(number).arg(game).arg(whenText).arg(endedText)
    Accessible.focusable: true
    activeFocusOnTab: ListView.isCurrentItem || activeFocus

    component Act: Button {
        implicitHeight: Theme.controlHeightSmall
        leftPadding: Theme.spaceM
        rightPadding: Theme.spaceM
        focusPolicy: root.reach
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusM
        color: Theme.surface
        border.width: Theme.hairline
        border.color: root.bad ? Theme.lose : Theme.line
    }
    Column {
        id: body
        x: Theme.spaceL
        y: Theme.spaceM
        width: parent.width - 2 * Theme.spaceL
        spacing: Theme.spaceXs
        Item {
            width: parent.width
            height: Math.max(badge.height, caption.implicitHeight)
            Label {
                id: caption
                anchors.left: parent.left
                anchors.right: badge.left
                anchors.rightMargin: Theme.spaceM
                anchors.verticalCenter: parent.verticalCenter
                wrapMode: Text.Wrap
                text: qsTr("Shoe %1 · %2").arg(root.number).arg(root.game)
                role: Label.Label
                strong: true
            }
            Badge {
                id: badge
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: root.verdict !== ShoeVerdict.Unknown
                text: root.good ? qsTr("verified") : root.bad ? qsTr("doesn't match") : qsTr("can't be checked")
                tone: root.good ? "win" : root.bad ? "lose" : "push"
                iconName: root.good ? "check" : "warning"
            }
        }
        Label {
            width: parent.width
            text: root.whenText === "" ? root.endedText : qsTr("%1 · %2").arg(root.whenText).arg(root.endedText)
            role: Label.Caption
            muted: true
            wrapMode: Text.Wrap
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: root.problem
            color: root.bad ? Theme.lose : Theme.push
            wrapMode: Text.Wrap
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceXs
            topPadding: Theme.spaceXs
            bottomPadding: Theme.spaceXs
            Act {
                text: qsTr("Verify")
                iconName: "shield"
                Accessible.name: qsTr("Verify shoe %1").arg(root.number)
                onClicked: root.fairness.verify(root.shoeId)
            }
            Act {
                text: qsTr("%Ln rounds", "", root.rounds)
                iconName: "rundown"
                visible: root.rounds > 0
                Accessible.name: qsTr("Show the %Ln rounds of shoe %1", "", root.rounds).arg(root.number)
                onClicked: root.fairness.showRounds(root.shoeId, root.number)
            }
            Act {
                text: qsTr("Work it out")
                iconName: "equals"
                Accessible.name: qsTr("Work out shoe %1, step by step").arg(root.number)
                onClicked: root.fairness.workOut(root.shoeId)
            }
            CopyRecord {
                implicitHeight: Theme.controlHeightSmall
                leftPadding: Theme.spaceM
                rightPadding: Theme.spaceM
                focusPolicy: root.reach
                Accessible.name: copied ? qsTr("Copied") : qsTr("Copy shoe %1 as JSON").arg(root.number)
                fairness: root.fairness
                shoeId: root.shoeId
            }
        }
        HexLine {
            width: parent.width
            label: qsTr("Commitment")
            copyText: qsTr("Copy commitment")
            copiedText: qsTr("Copied commitment")
            value: root.commitment
            reach: root.reach
        }
        HexLine {
            width: parent.width
            label: qsTr("Seed")
            copyText: qsTr("Copy seed")
            copiedText: qsTr("Copied seed")
            value: root.seed
            reach: root.reach
        }
        HexLine {
            width: parent.width
            label: qsTr("Client seed")
            copyText: qsTr("Copy client seed")
            copiedText: qsTr("Copied client seed")
            value: root.clientSeed
            reach: root.reach
        }
    }
}
