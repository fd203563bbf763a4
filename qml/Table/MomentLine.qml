// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Models

/// The moments of a replayed round as a line of buttons. Time runs left to right in every layout.
Item {
    id: root

    required property TableReplay replay
    /// The text of the moment under the pointer; empty for none.
    property string pointedAt: ""

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Moments of the round")

    Repeater {
        model: root.replay.moments
        MomentTick {
            x: Math.round(moment * root.width / root.replay.moments.count)
            width: Math.round((moment + 1) * root.width / root.replay.moments.count) - x
            height: root.height
            chosen: root.replay.moment === moment
            happened: root.replay.moment >= moment
            onClicked: root.replay.go(moment)
            onHoveredChanged: root.pointedAt = hovered ? words : root.pointedAt === words ? "" : root.pointedAt
            Component.onDestruction: root.pointedAt = ""
        }
    }
}
