// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Replaces every page: what prevents play, and what can be done about it.
FocusScope {
    id: root

    required property TroubleController trouble
    signal quitAsked()

    /// Focuses the most helpful button; none while it isn't known which.
    function focusFirst(): void {
        const first = restore.visible && restore.enabled ? restore : retry.visible ? retry : anew.visible ? anew : quit
        if (first === anew && trouble.backups.examining)
            rest.forceActiveFocus()
        else
            first.forceActiveFocus(Qt.TabFocusReason)
    }

    Component.onCompleted: focusFirst()
    Connections {
        target: root.trouble
        function onChanged(): void {
            if (!root.trouble.busy)
                root.focusFirst()
        }
    }
    Connections {
        target: root.trouble.backups
        function onBestChanged(): void {
            if (rest.activeFocus)
                root.focusFirst()
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.room
    }
    Item {
        id: rest
        Accessible.ignored: true
    }
    Flickable {
        id: page
        anchors.fill: parent
        contentHeight: Math.max(height, panel.height + 2 * Theme.spaceXl)
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollBar { }

        FocusFollower { flickable: page }

        Panel {
            id: panel
            x: (page.width - width) / 2
            y: Math.max(Theme.spaceXl, (page.height - height) / 2)
            width: Math.min(page.width - 2 * Theme.spaceXl, Theme.space(184))
            padding: Theme.spaceXxl

            Column {
                id: column
                width: parent.width
                spacing: Theme.spaceL

                TroubleWords {
                    width: parent.width
                    trouble: root.trouble
                }
                Flow {
                    width: parent.width
                    spacing: Theme.spaceM
                    Button {
                        id: restore
                        visible: root.trouble.canReplace
                                 && (root.trouble.backups.count > 0 || root.trouble.backups.examining)
                        enabled: root.trouble.backups.bestPath !== "" && !root.trouble.busy
                        kind: "primary"
                        text: qsTr("Set it aside, use the backup")
                        detail: root.trouble.backups.bestPath !== "" ? qsTr("of %1").arg(root.trouble.backups.bestText)
                              : root.trouble.backups.examining ? qsTr("Reading the backups…")
                              : qsTr("None of them is intact")
                        Accessible.name: !enabled ? text
                            : qsTr("Set it aside and use the backup of %1").arg(root.trouble.backups.bestText)
                        onClicked: root.trouble.restore(root.trouble.backups.bestPath)
                    }
                    Button {
                        id: retry
                        visible: root.trouble.canRetry
                        enabled: !root.trouble.busy
                        kind: "primary"
                        text: qsTr("Try again")
                        onClicked: root.trouble.retry()
                    }
                    Button {
                        id: anew
                        visible: root.trouble.canReplace
                        enabled: !root.trouble.busy
                        large: restore.visible
                        font.pixelSize: Theme.fontLabel
                        text: qsTr("Set it aside, start afresh")
                        Accessible.name: qsTr("Set it aside and start afresh")
                        onClicked: root.trouble.beginAnew()
                    }
                    Button {
                        id: quit
                        kind: root.trouble.canRetry || root.trouble.canReplace ? "ghost" : "primary"
                        large: restore.visible
                        font.pixelSize: Theme.fontLabel
                        text: qsTr("Quit")
                        onClicked: root.quitAsked()
                    }
                }
                Column {
                    width: parent.width
                    visible: root.trouble.canReplace && root.trouble.backups.count > 1
                    Label {
                        width: parent.width
                        text: qsTr("All backups")
                        role: Label.Caption
                        muted: true
                        Accessible.role: Accessible.Heading
                    }
                    Repeater {
                        model: root.trouble.canReplace ? root.trouble.backups : null
                        CopyLine {
                            id: line
                            required property string path
                            width: column.width
                            usable: !root.trouble.busy
                            onChosen: root.trouble.restore(line.path)
                        }
                    }
                }
            }
        }
    }
}
