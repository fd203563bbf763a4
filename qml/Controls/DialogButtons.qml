// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// The line of buttons at a dialog's foot.
Item {
    id: root

    property string acceptText: ""
    property string rejectText: ""
    property bool acceptable: true
    signal accepted()
    signal rejected()

    implicitWidth: row.implicitWidth + 2 * Theme.spaceXl
    implicitHeight: visible ? row.implicitHeight + Theme.spaceXl : 0
    visible: acceptText !== "" || rejectText !== ""

    Row {
        id: row
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceXl
        spacing: Theme.spaceS
        Button {
            text: root.rejectText
            visible: text !== ""
            kind: "ghost"
            onClicked: root.rejected()
        }
        Button {
            text: root.acceptText
            visible: text !== ""
            kind: "primary"
            enabled: root.acceptable
            onClicked: root.accepted()
        }
    }
}
