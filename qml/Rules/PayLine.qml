// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A row of a pay table: outcome, payout, probability.
Column {
    id: root

    required property string bet
    required property string outcome
    required property string pays
    required property string probabilityText
    required property string edgeText
    required property string edgeHelp
    property string betBefore: ""
    readonly property bool first: bet !== betBefore

    topPadding: first ? Theme.spaceM : 0

    Item {
        width: root.width
        height: Theme.controlHeightSmall
        visible: root.first
        Label {
            id: betName
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            text: root.bet
            role: Label.Label
            strong: true
            Accessible.role: Accessible.Heading
        }
        Label {
            id: edge
            anchors.left: betName.right
            anchors.leftMargin: Theme.spaceS
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignRight
            text: root.edgeText
            role: Label.Caption
            fits: true
            muted: true
        }
        Explained {
            anchors.fill: edge
            meaning: root.edgeHelp
            words: root.edgeText
        }
    }
    Rectangle {
        width: root.width
        height: Theme.hairline
        color: Theme.line
    }
    Item {
        id: line
        /// The outcome gets a line of its own if it wouldn't fit onto two lines beside the payout.
        readonly property bool parted: words.advanceWidth > 1.6 * beside
        readonly property real beside: width - pays.width - pays.anchors.rightMargin - Theme.spaceS
        width: root.width
        height: Theme.controlHeightSmall * (parted ? 1.7 : 1)
        Accessible.role: Accessible.StaticText
        Accessible.name: root.probabilityText === "" ? qsTr("%1 pays %2").arg(root.outcome).arg(root.pays)
            : qsTr("%1 pays %2, probability %3").arg(root.outcome).arg(root.pays).arg(root.probabilityText)
        FittingLabel {
            id: outcome
            anchors.left: parent.left
            width: line.parted ? parent.width : parent.beside
            text: root.outcome
            height: line.parted ? parent.height / 2 : parent.height
            Accessible.ignored: true
        }
        TextMetrics {
            id: words
            font: outcome.font
            text: outcome.text
        }
        Label {
            id: pays
            anchors.right: parent.right
            anchors.rightMargin: parent.width * 0.32
            anchors.bottom: parent.bottom
            height: line.parted ? parent.height / 2 : parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.pays
            strong: true
            Accessible.ignored: true
        }
        Label {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            height: pays.height
            width: pays.anchors.rightMargin - Theme.spaceS
            horizontalAlignment: Text.AlignRight
            text: root.probabilityText
            fits: true
            muted: true
            Accessible.ignored: true
        }
    }
}
