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

    /// The keys of one section.
    component HelpSection: Column {
        id: block

        required property string title
        required property KeyRowsModel lines

        spacing: Theme.spaceXs

        Label {
            width: parent.width
            text: block.title
            role: "caption"
            strong: true
            muted: true
            bottomPadding: Theme.spaceXs
            Accessible.role: Accessible.Heading
        }
        Repeater {
            model: block.lines
            Item {
                id: line
                required property string caption
                required property list<string> caps
                required property string accessibleName
                width: block.width
                height: Math.max(words.implicitHeight, keyCaps.implicitHeight) + Theme.space(0.5)
                Accessible.role: Accessible.StaticText
                Accessible.name: accessibleName
                Item {
                    id: keyCaps
                    anchors.left: parent.left
                    anchors.verticalCenter: parent.verticalCenter
                    implicitWidth: keysInOrder.implicitWidth
                    implicitHeight: keysInOrder.implicitHeight
                    Row {
                        id: keysInOrder
                        spacing: Theme.space(0.75)
                        LayoutMirroring.enabled: false
                        Repeater {
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
                    anchors.leftMargin: Math.max(Theme.space(30), keyCaps.implicitWidth + Theme.spaceM)
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.caption
                    wrapMode: Text.Wrap
                    lineHeight: 1
                    Accessible.ignored: true
                }
            }
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
            Repeater {
                model: sheet.keys.sheet
                HelpSection {
                    width: (columns.width - columns.spacing) / 2
                }
            }
        }
    }
}
