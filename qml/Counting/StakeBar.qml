// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls

/// A rung of the ladder: what it is for, its stake as a bar that is dragged or moved by keys, and the amount.
T.Slider {
    id: control

    required property string caption
    required property string shareText
    required property string stakeText
    required property string accessibleName
    required property int place
    required property int last
    /// Rounds like these are watched without a stake.
    required property bool watched

    signal placeWanted(int place)

    // Screen readers read the ends of the range by these names.
    readonly property real minimumValue: from
    readonly property real maximumValue: to
    readonly property int leap: Math.max(2, Math.round(last / 8))

    from: 0
    to: last
    stepSize: 1
    value: place
    snapMode: T.Slider.SnapAlways
    live: true
    implicitHeight: Math.max(Theme.controlHeightSmall, words.implicitHeight + Theme.space(1))
    leftPadding: mirrored ? amount.width + Theme.spaceS : words.width + Theme.spaceS
    rightPadding: mirrored ? words.width + Theme.spaceS : amount.width + Theme.spaceS
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: watched ? Theme.dimmedOpacity : 1
    onMoved: placeWanted(Math.round(value))

    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("%1: %2", "what a stake is for, the stake").arg(accessibleName).arg(stakeText)
    Accessible.onIncreaseAction: placeWanted(place + 1)
    Accessible.onDecreaseAction: placeWanted(place - 1)

    Keys.onPressed: event => {
        event.accepted = true
        switch (event.key) {
        case Qt.Key_Home: placeWanted(0); break
        case Qt.Key_End: placeWanted(last); break
        case Qt.Key_PageUp: placeWanted(place + leap); break
        case Qt.Key_PageDown: placeWanted(place - leap); break
        default: event.accepted = false
        }
    }

    Column {
        id: words
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(control.width * 0.3)
        Label {
            width: parent.width
            text: control.caption
            fits: true
            lineHeight: 1
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: control.shareText
            role: Label.Caption
            muted: true
            fits: true
            lineHeight: 1
            Accessible.ignored: true
        }
    }
    Label {
        id: amount
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(control.width * 0.24)
        horizontalAlignment: Text.AlignRight
        text: control.watched ? "–" : control.stakeText
        strong: true
        fits: true
        Accessible.ignored: true
    }
    background: Rectangle {
        x: control.leftPadding
        y: (control.height - height) / 2
        width: control.availableWidth
        height: Math.round(control.height * 0.62)
        radius: Theme.radiusS
        color: Theme.surfaceSunken
        border.width: Theme.hairline
        border.color: Theme.outline
        Rectangle {
            readonly property real part: control.mirrored ? 1 - control.visualPosition : control.visualPosition
            x: control.mirrored ? parent.width - width : 0
            width: Math.max(Theme.space(2), Math.round(part * parent.width))
            height: parent.height
            radius: Theme.radiusS
            color: control.pressed ? Theme.accentPressed : control.hovered ? Theme.accentHover : Theme.accent
        }
        FocusRing {
            shown: control.visualFocus
            cornerRadius: Theme.radiusS
        }
    }
    handle: Item { }
}
