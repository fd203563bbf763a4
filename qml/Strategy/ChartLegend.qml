// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The meaning of the chart's letters, fills and marks.
Flow {
    id: root

    required property LegendModel legend

    spacing: Theme.spaceM

    component Entry: Row {
        id: entry
        required property string code
        required property int lead
        required property bool departs
        required property string words

        spacing: Theme.spaceXs
        ChartCell {
            code: entry.code
            lead: entry.lead
            departs: entry.departs
            width: Theme.space(7)
            height: Math.round(Theme.fontCaption * 1.6)
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: entry.words
            role: Label.Caption
            muted: true
            lineHeight: 1
            Accessible.name: entry.code === "" ? text : qsTr("%1: %2").arg(entry.code).arg(text)
        }
    }
    Repeater {
        model: root.legend
        Entry { }
    }
}
