// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A strip for messages at the top of the felt. It lies over the dealer's rack, and never on cards.
Rectangle {
    id: root

    /// If empty, there is no strip.
    required property string text
    required property string iconName
    property bool warning: false
    /// The user can dismiss it.
    property bool canGo: true
    readonly property bool shown: text !== ""
    /// The height above the dealer's cards; 0 while none lie on the table. What doesn't fit there is shown when they
    /// have gone, until then in a tip.
    property real room: 0
    signal dismissed()

    implicitHeight: !shown ? 0 : room > 0 ? Math.min(room, Theme.controlHeightSmall)
                                          : Math.max(Theme.controlHeightSmall, words.implicitHeight + Theme.spaceS)
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
        maximumLineCount: root.room > 0 ? 1 : 3
        elide: Text.ElideRight
        role: root.room > 0 && root.room < Theme.controlHeightSmall ? Label.Caption : Label.Body
        lineHeight: 1
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.text
    }
    IconButton {
        id: close
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        implicitHeight: Math.min(Theme.controlHeightSmall, root.height)
        visible: root.canGo
        text: qsTr("Dismiss")
        iconName: "close"
        focusPolicy: Qt.TabFocus
        onClicked: root.dismissed()
    }
    HoverHandler { id: over }
    Tip {
        text: root.text
        wanted: over.hovered && words.truncated
    }
}
