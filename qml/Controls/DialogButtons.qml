// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// The row of buttons at a dialog's foot, the affirmative one first.
Item {
    id: root

    property string acceptText: ""
    property string rejectText: ""
    property bool acceptable: true
    readonly property Item first: accept.visible && accept.enabled ? accept : reject
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
            id: accept
            text: root.acceptText
            visible: text !== ""
            kind: "primary"
            enabled: root.acceptable
            onClicked: root.accepted()
        }
        Button {
            id: reject
            text: root.rejectText
            visible: text !== ""
            kind: "ghost"
            onClicked: root.rejected()
        }
    }
}
