// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// An icon over its caption.
Item {
    id: root

    required property string iconName
    required property string text
    property bool lit: false

    implicitWidth: Math.max(Theme.iconSize, Math.ceil(words.advanceWidth) + 1)
    implicitHeight: Theme.iconSize + caption.implicitHeight + Theme.space(0.5)

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        y: (root.height - root.implicitHeight) / 2
        name: root.iconName
        color: root.lit ? Theme.accent : Theme.text
    }
    PlainText {
        id: caption
        width: root.width
        horizontalAlignment: Text.AlignHCenter
        y: (root.height + root.implicitHeight) / 2 - height
        text: root.text
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.fontLeast
        color: root.lit ? Theme.text : Theme.textMuted
        font.family: Theme.fontFamily
        font.pixelSize: Theme.fontCaption
        Accessible.ignored: true
    }
    TextMetrics {
        id: words
        font: caption.font
        text: caption.text
    }
}
