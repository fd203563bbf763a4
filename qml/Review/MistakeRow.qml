// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// One mistake in the list. Pressing it asks the question again, or for a side bet taken shows the round.
Pressable {
    id: root

    required property int index
    required property int roundId
    required property string gameName
    required property string kindText
    required property string markTitle
    required property int mark
    required property string costText
    required property string stateText

    implicitHeight: lines.implicitHeight + 2 * Theme.spaceS
    focusPolicy: ListView.isCurrentItem || activeFocus ? Qt.TabFocus : Qt.NoFocus
    ListedRow {}
    text: qsTr("%1, %2, round %3: %4: %5 %6").arg(kindText).arg(gameName).arg(roundId).arg(markTitle).arg(costText)
          .arg(stateText)
    Accessible.role: Accessible.ListItem

    background: Rectangle {
        color: root.down ? Theme.surfacePressed : root.hovered ? Theme.surfaceHover : "transparent"
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
        Column {
            id: lines
            anchors.left: parent.left
            anchors.leftMargin: Theme.spaceM
            anchors.right: state.left
            anchors.rightMargin: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            Row {
                width: parent.width
                spacing: Theme.spaceS
                Label {
                    text: root.markTitle
                    strong: true
                    color: root.mark >= DecisionMark.Mistake ? Theme.lose : Theme.text
                }
                Label { text: root.kindText }
            }
            Label {
                width: parent.width
                text: root.costText
                muted: true
                fits: true
            }
        }
        Column {
            id: state
            anchors.right: parent.right
            anchors.rightMargin: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Theme.space(90), parent.width / 2)
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignRight
                text: qsTr("%1, round %2").arg(root.gameName).arg(root.roundId)
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
    }
}
