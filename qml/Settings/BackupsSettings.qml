// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Backups of everything played: how many there are, making one now, restoring one.
Column {
    id: root

    required property BackupsModel backups
    required property string sought
    readonly property int found: search.found ? 1 : 0
    readonly property SearchWords search: SearchWords {
        sought: root.sought
        text: qsTr("Backups back up backup restore copy copies data save recover lost file")
    }

    width: parent ? parent.width : implicitWidth
    visible: found > 0
    spacing: Theme.spaceS

    Component.onCompleted: backups.reload()

    Label {
        width: parent.width
        text: qsTr("Backups")
        role: "title"
        height: Theme.controlHeight
        verticalAlignment: Text.AlignVCenter
        Accessible.role: Accessible.Heading
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
            SettingRow {
                caption: root.backups.busy ? qsTr("Backing up…") : qsTr("Back up")
                description: qsTr("One is made automatically on each day you play; the newest seven are kept.")
                Button {
                    implicitHeight: Theme.controlHeightSmall
                    text: qsTr("Back up now")
                    enabled: !root.backups.busy
                    onClicked: root.backups.makeNow()
                }
            }
            Repeater {
                model: root.backups
                SettingRow {
                    id: copy
                    required property string path
                    required property string timeText
                    required property string sizeText
                    caption: timeText
                    description: sizeText
                    Button {
                        implicitHeight: Theme.controlHeightSmall
                        text: qsTr("Restore…")
                        enabled: !root.backups.busy
                        Accessible.name: qsTr("Restore the backup of %1").arg(copy.timeText)
                        onClicked: question.ask(copy.path, copy.timeText)
                    }
                }
            }
        }
    }
    Dialog {
        id: question

        property string path: ""

        function ask(path: string, timeText: string): void {
            question.path = path
            title = qsTr("Go back to %1?").arg(timeText)
            open()
        }

        acceptText: qsTr("Restore")
        rejectText: qsTr("Cancel")
        onAccepted: root.backups.restore(path)

        contentWidth: Theme.space(110)
        contentItem: Label {
            text: qsTr("Accounts, money, rounds and shoes will be as they were at that time. What is there now is "
                       + "kept in the data folder, under another name.")
            wrapMode: Text.Wrap
        }
    }
}
