// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A picture's figures.
Item {
    id: root

    required property Picture picture
    readonly property real rowHeight: Math.round(Theme.fontCaption * 2)
    readonly property list<int> parts: picture.widths
    readonly property int wholes: {
        let sum = 0
        for (let i = 0; i < parts.length; ++i)
            sum += parts[i]
        return Math.max(1, sum)
    }

    /// A row of cells whose widths are in the proportions of `parts`.
    component Cells: Row {
        id: cells
        required property list<string> texts
        property bool heading: false
        // By their number: labels stay while texts change. Qt 6.4 can crash when they are made anew in the middle of a
        // change of a row.
        Repeater {
            model: cells.texts.length
            Label {
                required property int index
                width: index < root.parts.length ? cells.width * root.parts[index] / root.wholes : 0
                height: cells.height
                text: cells.texts[index] ?? ""
                role: Label.Caption
                muted: cells.heading
                elide: Text.ElideRight
                lineHeight: 1
                rightPadding: index === 0 ? Theme.spaceS : 0
                horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
    }

    Cells {
        id: heads
        width: parent.width - Theme.spaceM
        height: root.rowHeight
        texts: root.picture.heads
        heading: true
    }
    RowList {
        id: list
        name: qsTr("%1, figures", "the table behind a picture").arg(root.picture.title)
        anchors.top: heads.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        model: root.picture.rows
        Accessible.role: Accessible.Table

        delegate: Item {
            id: row
            required property list<string> cells
            required property string accessibleName
            width: list.width - Theme.spaceM
            height: root.rowHeight
            Accessible.role: Accessible.Row
            Accessible.name: accessibleName
            Accessible.focusable: true
            ListedRow {}
            Rectangle {
                width: parent.width
                height: Theme.hairline
                color: Theme.line
            }
            Cells {
                anchors.fill: parent
                texts: row.cells
            }
        }
    }
}
