// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The coach's verdict on the last decision, or a button to ask for it, in a corner of the table that no cards reach.
Item {
    id: root

    required property CoachController coach

    readonly property bool bad: coach.mark >= DecisionMark.Inaccuracy

    width: said.visible ? said.width : ask.width
    height: said.visible ? said.height : ask.height

    Rectangle {
        id: said
        width: Theme.space(46)
        height: lines.implicitHeight + 2 * Theme.spaceS
        radius: Theme.radiusM
        color: Theme.plate
        border.width: Theme.hairline
        border.color: Theme.plateLine
        visible: root.coach.mark !== DecisionMark.None
        Accessible.role: Accessible.AlertMessage
        Accessible.name: qsTr("%1: %2").arg(root.coach.markTitle).arg(root.coach.markText)
        Accessible.ignored: !visible

        Column {
            id: lines
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.spaceM
            Row {
                spacing: Theme.spaceXs
                Icon {
                    name: root.bad ? "warning" : "check"
                    color: title.color
                    size: Theme.iconSizeSmall
                    anchors.verticalCenter: parent.verticalCenter
                }
                PlainText {
                    id: title
                    text: root.coach.markTitle
                    font.family: Theme.fontFamily
                    font.pixelSize: Theme.fontBody
                    font.weight: Theme.weightStrong
                    color: root.bad ? Theme.plateLose : Theme.plateWin
                    Accessible.ignored: true
                }
            }
            PlainText {
                id: words
                width: parent.width
                text: root.coach.markText
                font.family: Theme.fontFamily
                font.pixelSize: Theme.fontCaption
                color: Theme.plateText
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
    Button {
        id: ask
        text: qsTr("Mark my last decision")
        iconName: "coach"
        visible: !said.visible && root.coach.canAskMark
        focusPolicy: Qt.TabFocus
        onClicked: root.coach.askMark()
    }
}
