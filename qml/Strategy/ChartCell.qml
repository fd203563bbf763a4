// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// One answer in the chart: its letters on its colour, so that no information depends on colour alone. The larger the
/// answer's lead, the more solid the fill.
Rectangle {
    id: root

    /// S, H, D, Ds, P, R, Rs, Rp; empty in a legend.
    required property string code
    /// A value of Lead.
    required property int lead
    /// The best play depends on which cards make up the hand.
    required property bool departs
    /// Its figures are shown.
    property bool shown: false
    property real letters: Theme.fontCaption

    readonly property color ink: code === "S" ? Theme.push : code === "H" || code === "" ? Theme.text
        : code.charAt(0) === "D" ? Theme.accent : code === "P" ? Theme.win : Theme.lose
    readonly property color ground: code === "S" ? Theme.pushSoft : code === "H" || code === "" ? Theme.surfaceRaised
        : code.charAt(0) === "D" ? Theme.accentSoft : code === "P" ? Theme.winSoft : Theme.loseSoft

    color: lead === Lead.Clear ? ground : lead === Lead.Near ? Qt.alpha(ground, 0.5) : "transparent"
    radius: Theme.radiusS / 2
    border.width: activeFocus ? Theme.focusWidth : Theme.hairline
    border.color: activeFocus ? Theme.focus : shown ? Theme.text : lead === Lead.Clear ? ground
                                                                 : Qt.alpha(ink, Theme.faint(0.55))

    PlainText {
        anchors.centerIn: parent
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: root.code
        // Two letters in a narrow cell are smaller instead of running into their neighbours.
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.fontLeast
        font.family: Theme.fontFamily
        font.pixelSize: root.letters
        font.weight: root.code !== "H" && root.code !== "S" ? Theme.weightStrong : Theme.weightText
        color: root.ink
    }
    Rectangle {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.focusWidth
        width: Math.max(Theme.space(1.25), root.letters * 0.36)
        height: width
        radius: width / 2
        visible: root.departs
        color: root.ink
    }
}
