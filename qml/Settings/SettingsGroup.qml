// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A group of settings: heading, rows, and a button that resets all of them.
SettingsPart {
    id: root

    default property alias rows: body.data

    /// The number of rows that match the search.
    readonly property int found: {
        let count = 0
        for (let i = 0; i < body.children.length; ++i) {
            const row = body.children[i] as SettingRow
            if (row && row.found)
                ++count
        }
        return count
    }

    /// The settings pages that this group shows, and all pages that differ from the defaults.
    required property list<string> pages
    required property list<string> changedPages
    readonly property bool changed: {
        for (let i = 0; i < pages.length; ++i) {
            if (changedPages.indexOf(pages[i]) >= 0)
                return true
        }
        return false
    }
    signal resetAsked()

    visible: found > 0

    Item {
        width: parent.width
        height: Theme.controlHeight
        Label {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            text: root.title
            role: Label.Title
            Accessible.role: Accessible.Heading
        }
        Button {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            implicitHeight: Theme.controlHeightSmall
            text: qsTr("Reset")
            iconName: "undo"
            kind: "ghost"
            Accessible.name: qsTr("Reset %1").arg(root.title)
            enabled: root.changed
            onClicked: root.resetAsked()
        }
    }
    Rectangle {
        width: parent.width
        height: body.height - Theme.hairline
        radius: Theme.radiusL
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line
        Column {
            id: body
            x: Theme.spaceL
            width: parent.width - 2 * Theme.spaceL
        }
    }
}
