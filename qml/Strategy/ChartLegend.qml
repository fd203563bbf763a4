// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// What the chart's letters and colours mean.
Flow {
    id: root

    readonly property list<string> codes: ["S", "H", "D", "Ds", "P", "R", "Rs", "Rp"]
    readonly property list<string> words: [qsTr("stand"), qsTr("hit"), qsTr("double, else hit"), qsTr("double, else stand"),
        qsTr("split"), qsTr("surrender, else hit"), qsTr("surrender, else stand"), qsTr("surrender, else split")]

    spacing: Theme.spaceM

    Repeater {
        model: root.codes.length
        Row {
            id: entry
            required property int index
            spacing: Theme.spaceXs
            ChartCell {
                code: root.codes[entry.index]
                width: Theme.space(7)
                height: Math.round(Theme.fontCaption * 1.6)
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: root.words[entry.index]
                role: "caption"
                muted: true
                lineHeight: 1
                Accessible.name: qsTr("%1: %2").arg(root.codes[entry.index]).arg(text)
            }
        }
    }
}
