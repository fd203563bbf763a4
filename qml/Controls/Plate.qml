// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A small dark plate that lies on the felt: totals, stakes, names. Readable on every felt.
Rectangle {
    id: root

    property string text: ""
    /// "plain", "accent", "win", "lose", "push" or "turn".
    property string tone: "plain"
    property real fontSize: Theme.fontBody
    property bool strong: true

    implicitWidth: label.implicitWidth + Theme.spaceM
    implicitHeight: label.implicitHeight + Theme.space(1)
    radius: height / 2
    color: tone === "turn" ? Theme.turn : Theme.plate
    border.width: tone === "turn" ? 0 : Theme.hairline
    border.color: Theme.plateLine
    visible: text !== ""

    Text {
        id: label
        anchors.centerIn: parent
        text: root.text
        font.family: Theme.fontFamily
        font.pixelSize: root.fontSize
        font.weight: root.strong ? Theme.weightStrong : Theme.weightText
        color: root.tone === "turn" ? Theme.turnInk
             : root.tone === "win" ? Theme.plateWin
             : root.tone === "lose" ? Theme.plateLose
             : root.tone === "push" ? Theme.platePush
             : root.tone === "accent" ? Theme.plateAccent : Theme.plateText
        Accessible.ignored: true
    }
}
