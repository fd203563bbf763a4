// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A strip between the bar and the felt that says what there is to say of the table's rules; the felt makes room for
/// it.
Rectangle {
    id: root

    required property TableRules rules
    readonly property bool shown: rules.text !== ""

    implicitHeight: shown ? Math.max(Theme.controlHeightSmall, words.implicitHeight + Theme.spaceS) : 0
    visible: shown
    color: Theme.surface

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    Icon {
        id: sign
        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        name: root.rules.warning ? "warning" : root.rules.waiting ? "clock" : "info"
        color: root.rules.warning ? Theme.lose : Theme.accent
        size: Theme.iconSizeSmall
    }
    Label {
        id: words
        anchors.left: sign.right
        anchors.leftMargin: Theme.spaceS
        anchors.right: close.left
        anchors.rightMargin: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        text: root.rules.text
        wrapMode: Text.Wrap
        maximumLineCount: 3
        elide: Text.ElideRight
        lineHeight: 1
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.rules.text
    }
    IconButton {
        id: close
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        implicitHeight: Theme.controlHeightSmall
        visible: !root.rules.waiting
        text: qsTr("Put away")
        iconName: "close"
        focusPolicy: Qt.TabFocus
        onClicked: root.rules.dismiss()
    }
}
