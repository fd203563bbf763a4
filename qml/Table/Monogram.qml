// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Theme

/// Somebody at the table, as a letter on a disc in their colour.
Rectangle {
    id: root

    required property string letter
    required property int colour
    property real size: Theme.iconSize
    /// Highlighted: it is their turn.
    property bool active: false

    width: size
    height: size
    radius: size / 2
    color: Theme.people[colour] ?? Theme.plate
    border.width: active ? Theme.focusWidth : Theme.hairline
    border.color: active ? Theme.turn : Theme.plateLine

    PlainText {
        anchors.centerIn: parent
        text: root.letter
        font.family: Theme.fontFamily
        font.pixelSize: Math.max(1, Math.round(root.size * 0.48))
        font.weight: Theme.weightStrong
        color: Theme.plateText
        Accessible.ignored: true
    }
}
