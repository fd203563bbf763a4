// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// Reports that something happened to the game's file, and offers what can be done about it.
Rectangle {
    id: root

    required property string text
    property string acceptText: ""
    property string rejectText: ""
    signal accepted()
    signal rejected()

    implicitHeight: Math.max(words.implicitHeight, answers.implicitHeight) + 2 * Theme.spaceS
    radius: Theme.radiusM
    color: Theme.loseSoft

    Icon {
        id: sign
        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        name: "warning"
        color: Theme.lose
    }
    Label {
        id: words
        anchors.left: sign.right
        anchors.leftMargin: Theme.spaceM
        anchors.right: answers.left
        anchors.rightMargin: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
    }
    Row {
        id: answers
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceS
        Button {
            implicitHeight: Theme.controlHeightSmall
            text: root.acceptText
            visible: text !== ""
            onClicked: root.accepted()
        }
        Button {
            implicitHeight: Theme.controlHeightSmall
            text: root.rejectText
            visible: text !== ""
            onClicked: root.rejected()
        }
    }
}
