// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Controls
import OpenShoe.Theme

/// How a hand ended: its total, a word and a signed amount on one plate beneath the cards, in place of the total. Where
/// there isn't room for all of it, either the word or the total goes, then the letters get smaller; the signed amount
/// stays.
Rectangle {
    id: root

    /// "20".
    required property string total
    /// "Won +50": words, then the amount after the last space; empty until the hand is settled.
    required property string text
    /// "blackjack", "win", "lose" or "push".
    required property string tone
    /// The word says more than the total, and stays where there is no room for both.
    required property bool wordy
    /// The maximum width.
    required property real room

    property int fontSize: Theme.fontBody

    readonly property int cut: text.lastIndexOf(" ")
    readonly property string amount: text.slice(cut + 1)
    readonly property string all: total === "" ? text : total + " · " + text
    readonly property string brief: wordy ? text : total === "" ? amount : total + " · " + amount
    /// The text shown; the last one while it fades out.
    property string said: ""
    readonly property string saying: text === "" ? "" : fits(allWidth, 1) ? all
        : fits(briefWidth, Theme.fontLeast / fontSize) ? brief : amount
    onSayingChanged: if (saying !== "") said = saying
    Component.onCompleted: said = saying

    /// Whether the words fit if their letters are `scale` times as large.
    function fits(words: TextMetrics, scale: real): bool {
        return words.advanceWidth * Math.min(1, scale) + Theme.spaceM <= room
    }

    width: Math.min(room, label.implicitWidth + Theme.spaceM)
    height: Math.round(fontSize * 1.4) + Theme.spaceXs
    radius: height / 2
    color: tone === "blackjack" ? Theme.turn : tone === "win" ? Theme.badgeWin
         : tone === "lose" ? Theme.badgeLose : Theme.badgePush
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

    component Measured: TextMetrics {
        font.family: Theme.fontFamily
        font.pixelSize: root.fontSize
        font.weight: Theme.weightStrong
    }
    Measured {
        id: allWidth
        text: root.all
    }
    Measured {
        id: briefWidth
        text: root.brief
    }
    PlainText {
        id: label
        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.width - Theme.spaceXs)
        horizontalAlignment: Text.AlignHCenter
        text: root.said
        font.family: Theme.fontFamily
        font.pixelSize: root.fontSize
        font.weight: Theme.weightStrong
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.fontLeast
        color: root.tone === "blackjack" ? Theme.turnInk : Theme.plateText
        Accessible.ignored: true
    }
}
