// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A hand in an expanded row: whose it is, its cards, total and outcome.
Item {
    id: root

    required property string label
    required property list<string> cards
    required property string total
    property string result: ""

    property real cardWidth: Theme.space(9)
    readonly property real labelWidth: Theme.space(15)

    implicitHeight: Math.max(strip.implicitHeight, name.implicitHeight) + Theme.spaceXs
    Accessible.role: Accessible.StaticText
    Accessible.name: result === "" ? qsTr("%1: %2").arg(label).arg(total)
                                   : qsTr("%1: %2, %3").arg(label).arg(total).arg(result)

    Label {
        id: name
        anchors.left: parent.left
        width: root.labelWidth
        anchors.verticalCenter: parent.verticalCenter
        text: root.label
        role: Label.Caption
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    SmallCards {
        id: strip
        anchors.left: parent.left
        anchors.leftMargin: root.labelWidth
        anchors.verticalCenter: parent.verticalCenter
        cards: root.cards
        cardWidth: root.cardWidth
        room: root.width - root.labelWidth - Theme.space(24)
    }
    Column {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        Label {
            anchors.right: parent.right
            text: root.total
            strong: true
            Accessible.ignored: true
        }
        Label {
            anchors.right: parent.right
            text: root.result
            visible: text !== ""
            role: Label.Caption
            muted: true
            Accessible.ignored: true
        }
    }
}
