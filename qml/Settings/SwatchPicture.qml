// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A card back or a felt in small, its name beneath.
Item {
    id: root

    /// "back" or "felt".
    required property string kind
    required property string value
    required property string text
    required property bool chosen

    implicitWidth: Theme.space(16)
    implicitHeight: picture.height + caption.implicitHeight + Theme.spaceM

    Item {
        id: picture
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.spaceXs
        width: root.kind === "back" ? Theme.space(10) : Theme.space(16)
        height: root.kind === "back" ? Theme.space(14) : Theme.space(10)
        CardFace {
            visible: root.kind === "back"
            width: parent.width
            back: root.kind === "back" ? root.value : Theme.cardBack
        }
        Rectangle {
            anchors.fill: parent
            visible: root.kind === "felt"
            radius: Theme.radiusS
            color: root.value === "" ? Theme.surfaceSunken : Theme.feltNamed(root.value).base
            border.width: Theme.hairline
            border.color: Theme.outline
            Text {
                anchors.centerIn: parent
                text: root.value === "" ? "–" : "A♠"
                font.family: Theme.printFamily
                font.pixelSize: Theme.fontBody
                color: root.value === "" ? Theme.textMuted : Theme.feltNamed(root.value).ink
                Accessible.ignored: true
            }
        }
    }
    Text {
        id: caption
        anchors.top: picture.bottom
        anchors.topMargin: Theme.spaceXs
        anchors.horizontalCenter: parent.horizontalCenter
        text: root.text
        font.family: Theme.fontFamily
        font.pixelSize: Theme.fontCaption
        color: root.chosen ? Theme.accent : Theme.textMuted
        Accessible.ignored: true
    }
}
