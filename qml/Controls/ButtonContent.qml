// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// What stands on a button: icon, caption with a small line beneath, key. Centred; for the controls of this module.
Item {
    id: root

    property string text: ""
    property string detail: ""
    property string keyHint: ""
    property string iconName: ""
    property font font
    property color ink: Theme.text
    property color inkMuted: Theme.textMuted
    property real spacing: Theme.spaceS
    property bool mirrored: false

    implicitWidth: line.implicitWidth
    implicitHeight: line.implicitHeight

    Row {
        id: line
        anchors.centerIn: parent
        spacing: root.spacing

        Icon {
            name: root.iconName
            color: root.ink
            mirrored: root.mirrored
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            visible: root.text !== ""
            anchors.verticalCenter: parent.verticalCenter
            Text {
                text: root.text
                font: root.font
                color: root.ink
                anchors.horizontalCenter: parent.horizontalCenter
                Accessible.ignored: true
            }
            Text {
                text: root.detail
                visible: text !== ""
                font.family: Theme.fontFamily
                font.pixelSize: Theme.fontCaption
                color: root.inkMuted
                anchors.horizontalCenter: parent.horizontalCenter
                Accessible.ignored: true
            }
        }
        KeyHint {
            text: root.keyHint
            ink: root.inkMuted
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
