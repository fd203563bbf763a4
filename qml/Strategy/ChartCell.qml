// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// One answer of the chart: its letters on its colour. The letters say it too, so no colour has to be told apart.
Rectangle {
    id: root

    /// S, H, D, Ds, P, R, Rs, Rp.
    required property string code

    color: code === "S" ? Theme.pushSoft : code === "H" ? Theme.surfaceRaised
         : code.charAt(0) === "D" ? Theme.accentSoft : code === "P" ? Theme.winSoft : Theme.loseSoft
    radius: Theme.radiusS / 2

    Label {
        anchors.centerIn: parent
        text: root.code
        role: "caption"
        lineHeight: 1
        color: root.code === "S" ? Theme.push : root.code === "H" ? Theme.text
             : root.code.charAt(0) === "D" ? Theme.accent : root.code === "P" ? Theme.win : Theme.lose
        strong: root.code !== "H" && root.code !== "S"
        Accessible.ignored: true
    }
}
