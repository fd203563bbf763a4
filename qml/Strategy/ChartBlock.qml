// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The hard totals, the soft ones or the pairs, against every up card. Up and down go through its lines for a reader.
FocusScope {
    id: root

    required property string title
    required property ChartModel chart
    required property list<string> columns

    readonly property real gap: Theme.space(0.5)
    readonly property real labelWidth: Theme.space(11)
    readonly property real cellWidth: columns.length > 0 ? (width - labelWidth) / columns.length : 0
    readonly property real cellHeight: Math.round(Theme.fontCaption * 1.75)
    property int line: 0

    implicitHeight: heading.height + head.height + lines.height
    activeFocusOnTab: true
    Keys.onDownPressed: line = Math.min(line + 1, chart.count - 1)
    Keys.onUpPressed: line = Math.max(line - 1, 0)
    Accessible.role: Accessible.Table
    Accessible.name: title
    Accessible.description: (rows.itemAt(line) as ChartRow)?.accessibleName ?? ""

    component ChartRow: Item {
        id: row
        required property int index
        required property string label
        required property list<string> cells
        required property string accessibleName
        readonly property bool lit: root.activeFocus && root.line === index

        width: root.width
        height: root.cellHeight
        Accessible.role: Accessible.Row
        Accessible.name: accessibleName

        Label {
            width: root.labelWidth - Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignRight
            text: row.label
            role: "caption"
            strong: true
            lineHeight: 1
            Accessible.ignored: true
        }
        Repeater {
            model: row.cells
            ChartCell {
                required property int index
                required property string modelData
                code: modelData
                x: root.labelWidth + index * root.cellWidth
                width: root.cellWidth - root.gap
                height: root.cellHeight - root.gap
            }
        }
        Rectangle {
            anchors.fill: parent
            anchors.rightMargin: root.gap
            color: "transparent"
            visible: row.lit
            radius: Theme.radiusS
            border.width: Theme.focusWidth
            border.color: Theme.focus
        }
    }

    Label {
        id: heading
        text: root.title
        role: "label"
        strong: true
        bottomPadding: Theme.spaceXs
        Accessible.role: Accessible.Heading
    }
    Row {
        id: head
        anchors.top: heading.bottom
        x: root.labelWidth
        Repeater {
            model: root.columns
            Label {
                required property string modelData
                width: root.cellWidth
                height: root.cellHeight
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: modelData
                role: "caption"
                muted: true
                lineHeight: 1
                Accessible.ignored: true
            }
        }
    }
    Column {
        id: lines
        anchors.top: head.bottom
        width: parent.width
        Repeater {
            id: rows
            model: root.chart
            ChartRow { }
        }
    }
}
