// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A finished shoe: commitment, revealed seed, and whether the seed matches the commitment and the cards.
Item {
    id: root

    required property int shoeId
    required property int number
    required property string game
    required property string commitment
    required property string seed
    required property string clientSeed
    required property string endedText
    /// A value of ShoeVerdict.
    required property int verdict
    required property string problem

    /// Only the current row's controls can be reached by Tab.
    readonly property int reach: ListView.isCurrentItem ? Qt.StrongFocus : Qt.ClickFocus

    signal verifyAsked(int shoeId)

    implicitHeight: body.implicitHeight + 2 * Theme.spaceM
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Shoe %1, %2, %3").arg(number).arg(game).arg(endedText)
    Accessible.focusable: true
    activeFocusOnTab: ListView.isCurrentItem || activeFocus

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusM
        color: Theme.surface
        border.width: Theme.hairline
        border.color: root.verdict === ShoeVerdict.Failed ? Theme.lose : Theme.line
    }
    Column {
        id: body
        x: Theme.spaceL
        y: Theme.spaceM
        width: parent.width - 2 * Theme.spaceL
        spacing: Theme.spaceXs
        Item {
            width: parent.width
            height: Math.max(Theme.controlHeightSmall, caption.implicitHeight)
            Label {
                id: caption
                anchors.left: parent.left
                anchors.right: end.left
                anchors.rightMargin: Theme.spaceM
                anchors.verticalCenter: parent.verticalCenter
                wrapMode: Text.Wrap
                text: qsTr("Shoe %1 · %2").arg(root.number).arg(root.game)
                role: Label.Label
                strong: true
            }
            Row {
                id: end
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.spaceM
                Label {
                    text: root.endedText
                    role: Label.Caption
                    muted: true
                    anchors.verticalCenter: parent.verticalCenter
                }
                Badge {
                    visible: root.verdict !== ShoeVerdict.Unknown
                    text: root.verdict === ShoeVerdict.Verified ? qsTr("verified") : qsTr("doesn't match")
                    tone: root.verdict === ShoeVerdict.Verified ? "win" : "lose"
                    iconName: root.verdict === ShoeVerdict.Verified ? "check" : "warning"
                    anchors.verticalCenter: parent.verticalCenter
                }
                Button {
                    implicitHeight: Theme.controlHeightSmall
                    text: qsTr("Verify")
                    Accessible.name: qsTr("Verify shoe %1").arg(root.number)
                    focusPolicy: root.reach
                    onClicked: root.verifyAsked(root.shoeId)
                }
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
        Label {
            width: parent.width
            visible: text !== ""
            text: root.problem
            color: Theme.lose
            wrapMode: Text.Wrap
        }
    }
}
