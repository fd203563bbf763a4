// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A setting with a range of values, shown as a percentage of `unit`.
SettingRow {
    id: root

    required property real current
    /// What has effect now, if that is less than what was chosen.
    property real inForce: current
    property real from: 0
    property real to: 1
    property real step: 0.05
    signal moved(real value)

    Row {
        spacing: Theme.spaceM
        Slider {
            name: root.caption
            from: root.from
            to: root.to
            stepSize: root.step
            value: root.current
            onMoved: root.moved(value)
        }
        Label {
            width: Theme.space(12)
            height: Theme.controlHeight
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: Text.AlignRight
            text: qsTr("%1%").arg(Math.round(Math.min(root.inForce, root.current) * 100))
        }
    }
}
