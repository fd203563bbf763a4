// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A dialog's title and its close button.
Item {
    id: root

    property string title: ""
    signal closeRequested()

    implicitWidth: label.implicitWidth + 2 * Theme.spaceXl + Theme.controlHeight
    implicitHeight: Theme.controlHeight + Theme.spaceL

    Label {
        id: label
        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceXl
        anchors.right: close.left
        anchors.verticalCenter: parent.verticalCenter
        text: root.title
        role: Label.Title
        elide: Text.ElideRight
    }
    IconButton {
        id: close
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        iconName: "close"
        text: qsTr("Close")
        onClicked: root.closeRequested()
    }
}
