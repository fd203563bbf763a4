// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// Every key, from the lists the keys themselves come from.
Dialog {
    id: sheet

    required property list<KeyList> lists
    readonly property list<string> sections: {
        const names = []
        for (let i = 0; i < lists.length; ++i) {
            const actions = lists[i].actions
            for (let k = 0; k < actions.length; ++k) {
                if (names.indexOf(actions[k].section) < 0)
                    names.push(actions[k].section)
            }
        }
        return names
    }

    /// The keys of one section.
    component HelpSection: Column {
        id: block

        required property string section
        readonly property list<KeyAction> mine: {
            const found = []
            for (let i = 0; i < sheet.lists.length; ++i) {
                const actions = sheet.lists[i].actions
                for (let k = 0; k < actions.length; ++k) {
                    if (actions[k].section === section)
                        found.push(actions[k])
                }
            }
            return found
        }

        spacing: Theme.spaceXs

        Label {
            width: parent.width
            text: block.section
            role: "caption"
            strong: true
            muted: true
            bottomPadding: Theme.spaceXs
            Accessible.role: Accessible.Heading
        }
        Repeater {
            model: block.mine.length
            Item {
                id: line
                required property int index
                readonly property KeyAction entry: block.mine[index]
                width: block.width
                height: Math.max(words.implicitHeight, caps.implicitHeight) + Theme.space(0.5)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2").arg(String(entry.shown)).arg(entry.caption)
                Item {
                    id: caps
                    anchors.left: parent.left
                    anchors.verticalCenter: parent.verticalCenter
                    implicitWidth: keysInOrder.implicitWidth
                    implicitHeight: keysInOrder.implicitHeight
                    Row {
                        id: keysInOrder
                        spacing: Theme.space(0.75)
                        LayoutMirroring.enabled: false
                        Repeater {
                            model: line.entry.shown
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
                    anchors.leftMargin: Theme.space(30)
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.entry.caption
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
                model: sheet.sections
                HelpSection {
                    required property string modelData
                    width: (columns.width - columns.spacing) / 2
                    section: modelData
                }
            }
        }
    }
}
