// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// All keys as currently assigned.
Dialog {
    id: sheet

    required property KeyMap keys
    /// The width of the widest line's keys side by side.
    property real widest: 0
    /// Where the words of every line begin: beside the widest keys, unless these would leave too little room for words
    /// and stand in two rows.
    readonly property real wordsAt: Math.max(Theme.space(30), Math.min(widest + Theme.spaceM,
                                                                       columns.columnWidth * 0.36))

    /// The keys of one section.
    component HelpSection: Column {
        id: block

        required property string title
        required property KeyRowsModel lines
        spacing: Theme.spaceXs

        Label {
            width: parent.width
            text: block.title
            role: Label.Caption
            strong: true
            muted: true
            bottomPadding: Theme.spaceXs
            Accessible.role: Accessible.Heading
        }
        Repeater {
            model: block.lines
            HelpLine { width: block.width }
        }
    }

    /// One action: its keys, and what it does.
    component HelpLine: Item {
        id: line

        required property string caption
        required property list<string> caps
        required property string accessibleName
        readonly property real keysWidth: {
            let sum = 0
            for (let i = 0; i < keyCaps.count; ++i)
                sum += (keyCaps.itemAt(i)?.width ?? 0) + (i > 0 ? keysInOrder.spacing : 0)
            return sum
        }
        onKeysWidthChanged: sheet.widest = Math.max(sheet.widest, keysWidth)

        height: Math.max(words.implicitHeight, keysInOrder.implicitHeight) + Theme.space(0.5)
        Accessible.role: Accessible.StaticText
        Accessible.name: accessibleName

        Item {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(line.keysWidth, sheet.wordsAt - Theme.spaceM)
            height: keysInOrder.implicitHeight
            Flow {
                id: keysInOrder
                width: parent.width
                spacing: Theme.space(0.75)
                LayoutMirroring.enabled: false
                Repeater {
                    id: keyCaps
                    model: line.caps
                    KeyHint {
                        required property string modelData
                        text: modelData
                        ink: Theme.text
                    }
                }
            }
        }
        Label {
            id: words
            anchors.left: parent.left
            anchors.leftMargin: sheet.wordsAt
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: line.caption
            wrapMode: Text.Wrap
            lineHeight: 1
            Accessible.ignored: true
        }
    }

    title: qsTr("Keys")
    acceptText: qsTr("Close")
    scrolled: page

    ScrollPage {
        id: page
        implicitWidth: Math.min(Theme.space(200),
                                (sheet.parent ? sheet.parent.width : Theme.space(200)) - 4 * Theme.spaceXl)
        implicitHeight: Math.min(columns.implicitHeight,
                                 (sheet.parent ? sheet.parent.height : Theme.space(140)) - Theme.space(48))
        contentHeight: columns.implicitHeight
        Flow {
            id: columns
            width: page.width
            flow: Flow.LeftToRight
            spacing: Theme.spaceXl
            readonly property real columnWidth: (width - spacing) / 2
            Repeater {
                model: sheet.keys.sheet
                HelpSection {
                    width: columns.columnWidth
                }
            }
        }
    }
}
