// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// The content of a button: icon, caption with a small line beneath, key. Centred; used by this module's controls.
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
    /// Set text smaller that is too long for the given width.
    property bool fit: false
    readonly property real beside: (icon.visible ? icon.width + spacing : 0) + (key.visible ? key.width + spacing : 0)
    readonly property real room: width - beside

    // Always the width of the text at full size, even while it is set smaller.
    implicitWidth: words.visible ? beside + Math.max(caption.implicitWidth, small.visible ? small.implicitWidth : 0)
                                 : line.implicitWidth
    implicitHeight: line.implicitHeight

    Row {
        id: line
        anchors.centerIn: parent
        spacing: root.spacing

        Icon {
            id: icon
            name: root.iconName
            color: root.ink
            mirrored: root.mirrored
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: words
            visible: root.text !== ""
            anchors.verticalCenter: parent.verticalCenter
            PlainText {
                id: caption
                text: root.text
                width: root.fit ? Math.min(implicitWidth, root.room) : implicitWidth
                font: root.font
                fontSizeMode: root.fit ? Text.HorizontalFit : Text.FixedSize
                minimumPixelSize: Theme.fontLeast
                verticalAlignment: Text.AlignVCenter
                color: root.ink
                anchors.horizontalCenter: parent.horizontalCenter
                Accessible.ignored: true
            }
            PlainText {
                id: small
                text: root.detail
                visible: text !== ""
                width: root.fit ? Math.min(implicitWidth, root.room) : implicitWidth
                fontSizeMode: root.fit ? Text.HorizontalFit : Text.FixedSize
                minimumPixelSize: Theme.fontLeast
                verticalAlignment: Text.AlignVCenter
                font.family: Theme.fontFamily
                font.pixelSize: Theme.fontCaption
                color: root.inkMuted
                anchors.horizontalCenter: parent.horizontalCenter
                Accessible.ignored: true
            }
        }
        KeyHint {
            id: key
            text: root.keyHint
            ink: root.inkMuted
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
