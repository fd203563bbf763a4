// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A hand's result, lying across its cards: a word and a signed amount. Narrow places break it in two lines.
Rectangle {
    id: root

    required property string text
    /// "win", "lose" or "push".
    required property string tone
    /// Width it may take.
    required property real room

    property int fontSize: Theme.fontBody

    readonly property int cut: text.lastIndexOf(" ")
    readonly property bool broken: oneLine.advanceWidth + Theme.spaceM > room && cut > 0

    width: Math.min(Math.max(room, Theme.space(10)), label.implicitWidth + Theme.spaceM)
    height: label.implicitHeight + Theme.spaceXs
    radius: Theme.radiusS
    color: tone === "win" ? Theme.badgeWin : tone === "lose" ? Theme.badgeLose : Theme.badgePush
    border.width: Theme.hairline
    border.color: Theme.plateLine
    opacity: text === "" ? 0 : 1
    visible: opacity > 0
    scale: text === "" ? 0.9 : 1

    Behavior on opacity { NumberAnimation { duration: Theme.banner } }
    Behavior on scale {
        enabled: !Theme.still
        NumberAnimation { duration: Theme.banner; easing.type: Easing.OutCubic }
    }

    TextMetrics {
        id: oneLine
        font.family: Theme.fontFamily
        font.pixelSize: root.fontSize
        font.weight: Theme.weightStrong
        text: root.text
    }
    Text {
        id: label
        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.width - Theme.spaceXs)
        horizontalAlignment: Text.AlignHCenter
        text: root.broken ? root.text.slice(0, root.cut) + "\n" + root.text.slice(root.cut + 1) : root.text
        font.family: Theme.fontFamily
        font.pixelSize: root.broken ? Theme.fontCaption : root.fontSize
        font.weight: Theme.weightStrong
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        lineHeight: 0.95
        color: Theme.plateText
        Accessible.ignored: true
    }
}
