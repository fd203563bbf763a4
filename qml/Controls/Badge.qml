// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A short word on a tinted ground, for panels and pages: marks in lists, states. On felt use Plate.
Rectangle {
    id: root

    property string text: ""
    /// "plain", "accent", "win", "lose" or "push".
    property string tone: "plain"
    /// An icon before the word, so that colour isn't the only signal.
    property string iconName: ""
    readonly property color ink: tone === "win" ? Theme.win
                               : tone === "lose" ? Theme.lose
                               : tone === "push" ? Theme.push
                               : tone === "accent" ? Theme.accent : Theme.textMuted

    implicitWidth: line.implicitWidth + Theme.spaceM
    implicitHeight: line.implicitHeight + Theme.space(1)
    radius: Theme.radiusS
    color: tone === "win" ? Theme.winSoft : tone === "lose" ? Theme.loseSoft : tone === "push" ? Theme.pushSoft
         : tone === "accent" ? Theme.accentSoft : Theme.surfaceSunken
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Row {
        id: line
        anchors.centerIn: parent
        spacing: Theme.space(1)
        Icon {
            name: root.iconName
            size: Theme.fontCaption
            color: root.ink
            anchors.verticalCenter: parent.verticalCenter
        }
        PlainText {
            text: root.text
            color: root.ink
            font.family: Theme.fontFamily
            font.pixelSize: Theme.fontCaption
            font.weight: Theme.weightStrong
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
}
