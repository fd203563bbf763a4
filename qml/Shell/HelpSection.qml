// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Table

/// The keys of one section.
Column {
    id: root

    required property string section
    required property HelpSheet sheet
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
        text: root.section
        role: "caption"
        strong: true
        muted: true
        bottomPadding: Theme.spaceXs
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: root.mine.length
        Item {
            id: line
            required property int index
            readonly property KeyAction entry: root.mine[index]
            width: root.width
            height: Math.max(words.implicitHeight, caps.implicitHeight) + Theme.space(0.5)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(String(entry.shown)).arg(entry.caption)
            Row {
                id: caps
                spacing: Theme.space(0.75)
                anchors.verticalCenter: parent.verticalCenter
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
            Label {
                id: words
                x: Theme.space(30)
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                text: line.entry.caption
                wrapMode: Text.Wrap
                lineHeight: 1
                Accessible.ignored: true
            }
        }
    }
}
