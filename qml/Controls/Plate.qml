// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A small dark plate on the felt: totals, stakes, names. Readable on every felt.
Rectangle {
    id: root

    property string text: ""
    /// "plain", "accent", "win", "lose", "push" or "turn".
    property string tone: "plain"
    property real fontSize: Theme.fontBody
    property bool strong: true
    property color edge: Theme.plateLine
    /// The maximum width: longer text wraps. 0 for no limit.
    property real room: 0

    implicitWidth: Math.ceil(room > 0 ? label.contentWidth : label.implicitWidth) + Theme.spaceM
    implicitHeight: label.implicitHeight + Theme.space(1)
    radius: Math.min(height, fontSize * 2) / 2
    color: tone === "turn" ? Theme.turn : Theme.plate
    border.width: tone === "turn" ? 0 : Theme.hairline
    border.color: edge
    visible: text !== ""

    PlainText {
        id: label
        anchors.centerIn: parent
        width: root.room > 0 ? Math.min(implicitWidth, root.room - Theme.spaceM) : implicitWidth
        wrapMode: root.room > 0 ? Text.WordWrap : Text.NoWrap
        horizontalAlignment: Text.AlignHCenter
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
