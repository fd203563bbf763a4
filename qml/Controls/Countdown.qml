// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// Time left, as a ring that empties clockwise around the seconds. It moves only when `remaining` changes.
Item {
    id: root

    /// In seconds.
    property real remaining: 0
    property real total: 15
    property color color: urgent ? Theme.plateLose : Theme.turn
    property color ink: Theme.plateText
    property color ground: Theme.plate
    /// What the countdown is for, for screen readers.
    property string name: qsTr("Time left")
    readonly property bool urgent: remaining <= 5
    readonly property real share: total > 0 ? Math.max(0, Math.min(1, remaining / total)) : 0

    implicitWidth: Theme.space(10)
    implicitHeight: implicitWidth
    Accessible.role: Accessible.Clock
    Accessible.name: qsTr("%1: %2 s").arg(name).arg(Math.ceil(remaining))

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: root.ground
    }
    TimeRing {
        anchors.fill: parent
        share: root.share
        color: root.color
    }
    PlainText {
        anchors.centerIn: parent
        text: Math.ceil(root.remaining)
        color: root.ink
        font.family: Theme.fontFamily
        font.pixelSize: root.height * 0.38
        font.weight: Theme.weightStrong
        Accessible.ignored: true
    }
}
