// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A short message above the page's foot that disappears by itself. One at a time: a new one replaces the old.
Rectangle {
    id: root

    property string text: ""
    /// "plain", "win", "lose".
    property string tone: "plain"
    /// Caption of one action the user can take about it, or empty.
    property string actionText: ""
    /// A longer message wraps.
    property real maximumWidth: parent ? parent.width - 2 * Theme.spaceXl : Theme.space(150)
    readonly property bool shown: renewed || timer.running || action.activeFocus || hover.hovered
    /// Set while the timer restarts, so that `shown` doesn't turn false in between.
    property bool renewed: false
    signal actionTriggered()

    function show(message: string, kind: string, actionCaption: string) {
        text = message
        tone = kind
        actionText = actionCaption
        timer.interval = Math.max(Theme.toastTime, message.length * Theme.toastTimePerLetter)
        renewed = true
        timer.restart()
        renewed = false
    }
    function hide() {
        timer.stop()
    }

    implicitWidth: row.implicitWidth + 2 * Theme.spaceL
    implicitHeight: Math.max(Theme.controlHeightLarge, row.implicitHeight + Theme.spaceM)
    radius: Theme.radiusM
    color: Theme.tip
    border.width: Theme.hairline
    border.color: Theme.plateLine
    opacity: shown ? 1 : 0
    visible: opacity > 0

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Behavior on opacity {
        NumberAnimation { duration: Theme.gentle }
    }
    Timer {
        id: timer
        interval: Theme.toastTime
    }
    HoverHandler { id: hover }

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.spaceM
        Icon {
            id: sign
            name: root.tone === "win" ? "check" : root.tone === "lose" ? "warning" : "info"
            color: root.tone === "win" ? Theme.plateWin : root.tone === "lose" ? Theme.plateLose : Theme.plateAccent
            anchors.verticalCenter: parent.verticalCenter
        }
        PlainText {
            text: root.text
            color: Theme.plateText
            font.family: Theme.fontFamily
            font.pixelSize: Theme.fontBody
            width: Math.min(implicitWidth, root.maximumWidth - 2 * Theme.spaceL - sign.width - row.spacing
                            - (action.visible ? action.width + row.spacing : 0))
            wrapMode: Text.Wrap
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        Button {
            id: action
            text: root.actionText
            visible: text !== ""
            onClicked: {
                // First: a message that is gone takes its action with it.
                root.actionTriggered()
                root.hide()
            }
        }
    }
}
