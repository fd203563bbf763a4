// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import OpenShoe.Theme
import OpenShoe.Controls

/// A small picture of a card, a card back or a felt, with its name beneath.
Item {
    id: root

    /// "deck" (value: "two" or "four" for our own, otherwise an id), "back" or "felt".
    required property string kind
    required property string value
    required property string text
    required property bool chosen

    readonly property bool foreign: kind === "deck" && value !== "two" && value !== "four"

    implicitWidth: Theme.space(16)
    implicitHeight: picture.height + caption.implicitHeight + Theme.spaceM

    Item {
        id: picture
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.spaceXs
        width: root.kind === "felt" ? Theme.space(16) : Theme.space(10)
        height: root.kind === "felt" ? Theme.space(10) : Theme.space(14)
        CardFace {
            visible: root.kind !== "felt" && !root.foreign
            width: parent.width
            deck: ""
            card: root.kind === "deck" ? "QD" : ""
            fourColour: root.value === "four"
            back: root.kind === "back" ? root.value : Theme.cardBack
        }
        Image {
            anchors.fill: parent
            visible: root.foreign
            source: root.foreign ? "image://openshoe/sample/" + encodeURIComponent(root.value) : ""
            sourceSize.width: Math.max(1, Math.round(width * Screen.devicePixelRatio))
            sourceSize.height: Math.max(1, Math.round(height * Screen.devicePixelRatio))
        }
        Rectangle {
            anchors.fill: parent
            visible: root.kind === "felt"
            radius: Theme.radiusS
            color: root.value === "" ? Theme.surfaceSunken : Theme.feltNamed(root.value).base
            border.width: Theme.hairline
            border.color: Theme.outline
            PlainText {
                anchors.centerIn: parent
                text: root.value === "" ? "–" : "A♠"
                font.family: Theme.printFamily
                font.pixelSize: Theme.fontBody
                color: root.value === "" ? Theme.textMuted : Theme.feltNamed(root.value).ink
                Accessible.ignored: true
            }
        }
    }
    PlainText {
        id: caption
        anchors.top: picture.bottom
        anchors.topMargin: Theme.spaceXs
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: root.text
        font.family: Theme.fontFamily
        font.pixelSize: Theme.fontCaption
        color: root.chosen ? Theme.accent : Theme.textMuted
        Accessible.ignored: true
    }
}
