// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Table

/// Every key, from the lists the keys themselves come from.
Dialog {
    id: root

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

    title: qsTr("Keys")
    acceptText: qsTr("Close")

    Flickable {
        id: page
        implicitWidth: Math.min(Theme.space(200), (root.parent ? root.parent.width : Theme.space(200)) - 4 * Theme.spaceXl)
        implicitHeight: Math.min(columns.implicitHeight, (root.parent ? root.parent.height : Theme.space(140)) - Theme.space(48))
        contentHeight: columns.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollBar { }
        Flow {
            id: columns
            width: page.width
            flow: Flow.LeftToRight
            spacing: Theme.spaceXl
            Repeater {
                model: root.sections
                HelpSection {
                    required property string modelData
                    width: (columns.width - columns.spacing) / 2
                    section: modelData
                    sheet: root
                }
            }
        }
    }
}
