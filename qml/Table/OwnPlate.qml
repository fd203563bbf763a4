// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// One's own seat at a shared table, on the rail: a plate of brass with one's name and balance, brighter than the
/// others', and the button to get up.
Rectangle {
    id: root

    required property string name
    /// "4,935"; empty while the money is made up.
    required property string balance
    required property bool canLeave
    required property int seat
    property real fontSize: Theme.fontCaption
    /// The maximum width.
    property real room: Theme.space(30)

    signal leaveAsked()

    readonly property real textRoom: room - 2 * Theme.spaceS - (leave.visible ? leave.width + Theme.spaceXs : 0)

    implicitWidth: row.width + 2 * Theme.spaceS
    implicitHeight: Math.max(words.implicitHeight + Theme.spaceXs, leave.visible ? leave.height + Theme.spaceXs : 0)
    radius: Math.min(height / 2, Theme.space(3))
    color: Theme.turn
    border.width: Theme.hairline
    border.color: Theme.metal

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.spaceXs
        Column {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            component Line: PlainText {
                anchors.horizontalCenter: parent?.horizontalCenter
                width: Math.min(implicitWidth, root.textRoom)
                elide: Text.ElideRight
                font.family: Theme.fontFamily
                font.pixelSize: root.fontSize
                font.weight: Theme.weightStrong
                lineHeight: 0.9
                color: Theme.turnInk
            }
            Line { text: root.name }
            Line {
                text: root.balance
                visible: text !== ""
                Accessible.ignored: true // the bar above says it with its currency
            }
        }
        SeatButton {
            id: leave
            anchors.verticalCenter: parent.verticalCenter
            implicitHeight: Math.max(Theme.space(5), Math.round(root.fontSize * 1.6))
            font.pixelSize: root.fontSize
            visible: root.canLeave
            text: qsTr("Leave")
            Accessible.name: qsTr("Leave seat")
            Accessible.description: qsTr("Seat %1").arg(root.seat)
            onClicked: root.leaveAsked()
        }
    }
}
