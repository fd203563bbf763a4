// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A strip for messages between the top bar and the felt, which makes room for it.
Rectangle {
    id: root

    /// If empty, there is no strip.
    required property string text
    required property string iconName
    property bool warning: false
    /// The user can dismiss it.
    property bool canGo: true
    readonly property bool shown: text !== ""
    signal dismissed()

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
        name: root.iconName
        color: root.warning ? Theme.lose : Theme.accent
        size: Theme.iconSizeSmall
    }
    Label {
        id: words
        anchors.left: sign.right
        anchors.leftMargin: Theme.spaceS
        anchors.right: close.left
        anchors.rightMargin: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        wrapMode: Text.Wrap
        maximumLineCount: 3
        elide: Text.ElideRight
        lineHeight: 1
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.text
    }
    IconButton {
        id: close
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        implicitHeight: Theme.controlHeightSmall
        visible: root.canGo
        text: qsTr("Dismiss")
        iconName: "close"
        focusPolicy: Qt.TabFocus
        onClicked: root.dismissed()
    }
}
