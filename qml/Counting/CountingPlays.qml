// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The plays that follow the count, those that earn most first.
Item {
    id: root

    required property CountPlays plays
    required property real pageWidth
    required property string conventionText

    readonly property real handWidth: pageWidth * 0.2
    readonly property real playWidth: pageWidth * 0.32
    readonly property real countWidth: pageWidth * 0.14
    readonly property real depthWidth: pageWidth * 0.14

    component Part: Label {
        rightPadding: Theme.spaceS
        fits: true
        Accessible.ignored: true
    }
    component Cells: Item {
        id: cells
        required property string hand
        required property string play
        required property string count
        required property string byDepth
        required property string share
        property bool heading: false
        height: Math.round(Theme.fontBody * 2)
        Row {
            id: row
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            Part {
                width: root.handWidth
                text: cells.hand
                muted: cells.heading
            }
            Part {
                width: root.playWidth
                text: cells.play
                muted: cells.heading
            }
            Part {
                width: root.countWidth
                text: cells.count
                muted: cells.heading
                strong: !cells.heading
            }
            Part {
                width: root.depthWidth
                text: cells.byDepth
                muted: true
            }
        }
        Label {
            anchors.right: parent.right
            anchors.rightMargin: Theme.spaceL
            anchors.left: row.right
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignRight
            text: cells.share
            muted: cells.heading
            fits: true
            Accessible.ignored: true
        }
    }

    Item {
        id: column
        x: (parent.width - width) / 2
        width: root.pageWidth
        height: parent.height
        Label {
            id: note
            width: parent.width
            text: root.plays.noteText
            wrapMode: Text.Wrap
            muted: true
        }
        Cells {
            id: heads
            anchors.top: note.bottom
            width: parent.width
            visible: root.plays.rows.count > 0
            heading: true
            hand: qsTr("Hand")
            play: qsTr("Play")
            count: qsTr("At a count of")
            byDepth: qsTr("By depth")
            share: qsTr("Of all gain")
        }
        RowList {
            id: list
            name: qsTr("Plays that follow the count")
            anchors.top: heads.bottom
            anchors.bottom: convention.top
            width: parent.width
            visible: count > 0
            model: root.plays.rows
            delegate: Item {
                id: line
                required property string hand
                required property string play
                required property string count
                required property string byDepth
                required property string share
                required property string accessibleName
                width: list.width
                height: cells.height
                Accessible.role: Accessible.ListItem
                Accessible.name: accessibleName
                Accessible.focusable: true
                activeFocusOnTab: ListView.isCurrentItem || activeFocus
                ListedRow { }
                Rectangle {
                    width: parent.width
                    height: Theme.hairline
                    color: Theme.line
                }
                Cells {
                    id: cells
                    width: parent.width
                    hand: line.hand
                    play: line.play
                    count: line.count
                    byDepth: line.byDepth
                    share: line.share
                }
            }
        }
        Label {
            id: convention
            anchors.bottom: parent.bottom
            width: parent.width
            bottomPadding: Theme.spaceS
            topPadding: Theme.spaceXs
            text: root.conventionText
            role: Label.Caption
            muted: true
            wrapMode: Text.Wrap
        }
    }
}
